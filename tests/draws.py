"""Numbers that are drawn as a test wants them."""


class Draws:
    """Stands in for a generator: its numbers are the given ones."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)
