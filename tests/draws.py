"""Random numbers chosen by a test."""


class Draws:
    """Generator that returns the given numbers."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)
