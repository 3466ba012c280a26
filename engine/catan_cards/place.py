"""Places in a principality, named by a short text in states, records and pictures (docs/rules/catan_cards.md 2.1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

UPPER, MIDDLE, LOWER = "u", "c", "d"
SLOTS: Final = ("x", "y")
"""The slots of a region or a road, the inner one first."""


class CardPlace(Struct, frozen=True):
    """A place: above, in or below the row of settlements and roads; the number of its column; its slot, if it has one.

    Even columns have settlements and cities, odd ones roads and regions. The slots `a` and `b` are sites, `x` and `y`
    lie at a region or on a road.

    Example:
        `Place.parse("u31x")` is the first slot of the region above column 31, and `str` of it is the text again.
    """

    side: str
    column: int
    slot: str = ""

    @staticmethod
    @cache
    def parse(text: str) -> CardPlace:
        """Parse the name of a place.

        Raises:
            ValueError: it has no column.
        """
        column = text[1:].rstrip("abxy")
        return CardPlace(text[0], int(column), text[1 + len(column) :])

    def __str__(self) -> str:
        return f"{self.side}{self.column}{self.slot}"

    @property
    def in_row(self) -> bool:
        """Return True for places in the row of settlements, cities and roads."""
        return self.side == MIDDLE

    @property
    def at_settlement(self) -> bool:
        """Return True for places in a column of settlements and cities, not of roads and regions."""
        return self.column % 2 == 0

    @property
    def at_region(self) -> bool:
        """Return True for slots of a region, where brown cards are."""
        return self.slot in SLOTS and not self.in_row

    @property
    def region(self) -> str:
        """Return the name of the region that a brown card belongs to."""
        return f"{self.side}{self.column}"
