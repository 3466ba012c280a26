"""What pictures and texts need of a language: sentences by id and the players' names."""

from typing import Protocol


class Words(Protocol):
    """The words of one language at one table."""

    locale: str

    def __call__(self, id: str, /, **args: str | int) -> str:
        """Give the sentence `id`; numbers stay numbers, so that a language can choose its plural."""
        ...

    def has(self, id: str) -> bool:
        """Whether this language has the sentence `id`."""
        ...

    def seat(self, seat: int) -> str:
        """Name the player at `seat`, 0 first."""
        ...
