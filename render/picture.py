"""The input of a picture, as one value."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from msgspec import msgpack

from engine.core.view import View
from render.canvas.theme import THEMES, Theme
from render.prose.words import Words

MAX_SEATS: Final = 5
"""Maximum number of seats in a game."""

POSTER: Final = "poster"
"""The picture of 11:7 for the current question, readable in a message (docs/decisions/rendering.md)."""

FULL: Final = "full"
"""The whole board, for viewing in its own size."""

HAND: Final = "hand"
"""The viewer's own hand, as a poster."""

DEFAULT_THEME: Final = "day"
"""The default theme."""

NUMBERED_SPOT: Final = "stack."
"""Prefix of the spots whose numbers are in the picture anyway, so that they need no mark."""

ROAD_SPOT: Final = "road."
DIE_SPOT: Final = "number."
"""Prefixes of the spots on a road and of faces of a die, whose marks are their numbers."""

ALPHABET: Final = 26

LAID_OUT_SPOT: Final = "choice."
"""Prefix of the spots of options that a picture lays out side by side, numbered from 1."""

Mark = tuple[str, str]
"""A spot on the board, and the letters or number that name it."""

V_co = TypeVar("V_co", bound=View, covariant=True)


def letter(number: int) -> str:
    """Return a letter by its number from 0: A to Z, then AA, AB and so on."""
    before, last = divmod(number, ALPHABET)
    return (letter(before - 1) if before else "") + chr(ord("A") + last)


def lettered(spots: Iterable[str]) -> dict[str, str]:
    """Return a letter for each spot, in their order."""
    return {spot: letter(number) for number, spot in enumerate(spots)}


def own_number(spot: str) -> str:
    """Return the number of a spot on a road or of a face of a die; empty for other spots."""
    return spot.rpartition(".")[2] if spot.startswith((ROAD_SPOT, DIE_SPOT)) else ""


@dataclass(frozen=True)
class Picture(Generic[V_co]):
    """The input of a picture: equal values give equal bytes, and equal bytes are drawn once (`render.pool`).

    `marks` are written at their spots, unknown spots are ignored. With `before`, an earlier position of the same match,
    the picture shows what has changed since.
    """

    view: V_co
    words: Words
    theme: str = DEFAULT_THEME
    marks: tuple[Mark, ...] = ()
    shape: str = POSTER
    before: V_co | None = None

    @property
    def earlier(self) -> V_co:
        """Return the position from which changes are measured: the view itself if there is no earlier one."""
        return self.view if self.before is None else self.before

    @property
    def colours(self) -> Theme:
        """Return the theme by its name. Raises KeyError for an unknown one."""
        return THEMES[self.theme]

    @property
    def key(self) -> bytes:
        """Return a key that is the same for equal pictures; of the words, language and players' names count."""
        names = [self.words.seat(seat) for seat in range(MAX_SEATS)]
        parts = (self.view, self.words.locale, names, self.theme, self.marks, self.shape, self.before)
        return blake2b(msgpack.encode(parts)).digest()
