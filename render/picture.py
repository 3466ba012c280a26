"""What a picture is drawn from, as one value."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from msgspec import msgpack

from engine.core.view import View
from render.canvas.theme import THEMES, Theme
from render.prose.words import Words

SEATS: Final = 5
"""The most that a game has."""

POSTER: Final = "poster"
"""The picture of 11:7 that answers the present question, large enough for a chat message (docs/decisions/rendering.md)."""

FULL: Final = "full"
"""The whole board, to be looked at in its own size."""

HAND: Final = "hand"
"""The viewer's own hand, as a poster."""

DAY: Final = "day"
"""The theme where none is chosen."""

NAMED: Final = "stack."
"""What the spots of places begin with that are named by their own number instead of a letter."""

ALPHABET: Final = 26

OFFERED: Final = "choice."
"""What the spots of options begin with that a picture lays out beside one another, numbered from 1."""

Mark = tuple[str, str]
"""A spot on the board and the letter of the option that takes effect there, as `letter` gives it."""

V_co = TypeVar("V_co", bound=View, covariant=True)


def letter(number: int) -> str:
    """What names the option of this number, counted from 0: A to Z, then AA, AB and so on."""
    before, last = divmod(number, ALPHABET)
    return (letter(before - 1) if before else "") + chr(ord("A") + last)


@dataclass(frozen=True)
class Picture(Generic[V_co]):
    """All that a picture depends on: equal values give equal bytes, and equal bytes are drawn once (`render.pool`).

    `marks` are written at their spots, unknown spots are ignored. With `before`, an earlier position of the same match,
    the picture shows what has changed since.
    """

    view: V_co
    words: Words
    theme: str = DAY
    marks: tuple[Mark, ...] = ()
    shape: str = POSTER
    before: V_co | None = None

    @property
    def earlier(self) -> V_co:
        """The position that changes are measured from: the view itself where there is none before it."""
        return self.view if self.before is None else self.before

    @property
    def colours(self) -> Theme:
        """The theme by its name. Raises KeyError for an unknown one."""
        return THEMES[self.theme]

    @property
    def key(self) -> bytes:
        """The same for equal pictures: of the words, the language and the players' names count."""
        names = [self.words.seat(seat) for seat in range(SEATS)]
        parts = (self.view, self.words.locale, names, self.theme, self.marks, self.shape, self.before)
        return blake2b(msgpack.encode(parts)).digest()
