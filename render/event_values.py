"""The contents of pictures beside games: standings, brackets split into pages, and the squares of a daily deal.

Nothing here draws.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from msgspec import Struct, msgpack, structs


class SheetRow(Struct, frozen=True):
    """A line of standings: the rank, the name, and a text for each column."""

    rank: int
    name: str
    values: tuple[str, ...]


class Sheet(Struct, frozen=True, tag=True):
    """Standings, best first, perhaps of several divisions.

    Players below the first `cut` lines, unless 0, do not go on; `more` is the note on omitted lines.
    """

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[SheetRow, ...]
    cut: int = 0
    more: str = ""


class Side(Struct, frozen=True):
    """A player at a table of a bracket: name, place if it is known, and whether the player goes through.

    The name of a player who is not known yet is empty. `score` is shown instead of the sign of a duel's winner, and
    `seed` before the name, unless 0.
    """

    player: int
    name: str
    place: str = ""
    through: bool = False
    score: str = ""
    seed: int = 0


Column = tuple[str, tuple[tuple[Side, ...], ...]]
"""A round of a bracket, or part of one: its title, and the sides of each table."""


class Bracket(Struct, frozen=True, tag=True):
    """The rounds of a knock-out, the first one first, their tables in the order of the bracket.

    In a tree each table leads to one of the next round; a table without sides keeps its place free for a bye. `third`
    is the match for third place, below the final.
    """

    title: str
    note: str
    rounds: tuple[Column, ...]
    is_tree: bool = False
    third: Column | None = None


class Squares(Struct, frozen=True, tag=True):
    """The marks of a user's choices in a daily deal, a row for each turn: 2 for a good one, 1 for a fair one, 0.

    `legend` are the words for the marks, the best first; `streak` is a note on days in a row, or empty.
    """

    title: str
    day: str
    rows: tuple[tuple[int, ...], ...]
    legend: tuple[str, ...]
    streak: str = ""


EventPicture = Sheet | Bracket | Squares


def key(shown: EventPicture, theme: str) -> bytes:
    """Return a key that is the same for pictures with equal bytes."""
    return blake2b(msgpack.encode((shown, theme))).digest()


LINES_IN_COLUMN: Final = 10
"""Lines in a column of standings that can be read on a phone, of which there may be two."""

MAX_SIDES: Final = 12
MAX_COLUMNS: Final = 3
"""Limits of the sides in a column of a bracket, and of the columns on a page, that can be read on a phone."""


def pages(bracket: Bracket) -> tuple[Bracket, ...]:
    """Split a bracket into pages that can be read: those of the round in play first, then the latest rounds.

    Large rounds have several columns.
    """
    made: list[Sequence[Column]] = []
    page: list[Column] = []
    for one in reversed(bracket.rounds):
        columns = _split(one)
        if len(page) + len(columns) <= MAX_COLUMNS:
            page = columns + page
        else:
            made += [page] if page else []
            *whole, page = (columns[at : at + MAX_COLUMNS] for at in range(0, len(columns), MAX_COLUMNS))
            made += whole
    latest, *earlier = (structs.replace(bracket, rounds=tuple(columns)) for columns in (*made, page))
    shown = (latest, *(structs.replace(one, third=None) for one in earlier))
    playing = _in_play(bracket)
    return tuple(sorted(shown, key=lambda one: playing not in (title for title, _ in one.rounds)))


def _in_play(bracket: Bracket) -> str:
    """Return the title of the last round of which every player is known; of the first one if there is none."""
    known = [title for title, tables in bracket.rounds if all(side.name for sides in tables for side in sides)]
    return known[-1] if known else bracket.rounds[0][0]


def _split(one: Column) -> list[Column]:
    """Split a round into columns that are small enough, and of like length."""
    title, tables = one
    most = MAX_SIDES // max(map(len, tables), default=1)
    count = max(1, -(-len(tables) // most))
    long = max(1, -(-len(tables) // count))
    parts = (tables[at : at + long] for at in range(0, len(tables), long))
    return [(title, part) for part in parts if any(part)]
