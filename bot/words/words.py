"""The words of one language at one table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.words.catalogue import Catalogue


class Words:
    """Finds sentences in one language; knows the players' names when it is bound to a table."""

    def __init__(self, catalogue: "Catalogue", locale: str, names: Sequence[str] = ()) -> None:
        self.locale = locale
        self._catalogue = catalogue
        self._names = tuple(names)

    def __call__(self, id: str, /, **args: str | int) -> str:
        """Give the sentence `id`; one missing in this language comes in English, one missing there as its id."""
        return self._catalogue.format(self.locale, id, tuple(args.items()))

    def has(self, id: str) -> bool:
        """Whether this language has the sentence `id`."""
        return self._catalogue.has(self.locale, id)

    def seat(self, seat: int) -> str:
        """Name the player at `seat`, 0 first; without a name at this table, by number from 1."""
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self("seat-name", number=seat + 1)

    def at(self, names: Sequence[str]) -> "Words":
        """The same language at the table of the players `names`, by seat."""
        return Words(self._catalogue, self.locale, names)
