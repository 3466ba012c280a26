"""What the pictures of an event are drawn from: texts in their places, in whatever language; nothing here draws."""

from hashlib import blake2b

from msgspec import Struct, msgpack


class SheetRow(Struct, frozen=True):
    """A line of standings: the rank, the name, and a text for each column."""

    rank: int
    name: str
    values: tuple[str, ...]


class Sheet(Struct, frozen=True, tag=True):
    """Standings, best first, perhaps of several divisions. Behind the first `cut` lines, unless 0, is who does not go on; `more` says what is left out."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    cut: int = 0
    more: str = ""


class Side(Struct, frozen=True):
    """Somebody at a table of a bracket: who it is, the name, the place once it is known, and whether they go on."""

    player: int
    name: str
    place: str = ""
    through: bool = False


Column = tuple[str, tuple[tuple[Side, ...], ...]]
"""A round of a bracket, or part of one: its title, and the sides of each table."""


class Bracket(Struct, frozen=True, tag=True):
    """The rounds of a knock-out, the first one first, their tables in the order of the bracket."""

    title: str
    note: str
    rounds: tuple[Column, ...]


EventPicture = Sheet | Bracket


def key(shown: EventPicture, theme: str) -> bytes:
    """The same for pictures with equal bytes."""
    return blake2b(msgpack.encode((shown, theme))).digest()
