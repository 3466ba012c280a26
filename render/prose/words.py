"""The interface to a language for pictures and texts: sentences by id and the players' names."""

from typing import Protocol


class Words(Protocol):
    """The words of one language at one match."""

    locale: str

    def __call__(self, id: str, /, **args: str | int) -> str:
        """Return the sentence `id`; numbers stay numbers, so that a language can choose its plural."""
        ...

    def has(self, id: str) -> bool:
        """Return True if this language has the sentence `id`."""
        ...

    def seat(self, seat: int) -> str:
        """Return the name of the player at `seat`, 0 first."""
        ...
