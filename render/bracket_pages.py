"""A bracket on pages that can be read: the latest rounds on the first one, earlier ones after it, large ones in columns."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from render.event_values import Bracket, Column

MOST_TABLES: Final = 8
MOST_SIDES: Final = 16
"""What a column may have to be readable."""

MOST_COLUMNS: Final = 4
"""Columns that a page has room for."""


def pages(bracket: Bracket) -> tuple[Bracket, ...]:
    """All rounds on as many pages as it takes, the latest rounds first."""
    made: list[Sequence[Column]] = []
    page: list[Column] = []
    for one in reversed(bracket.rounds):
        columns = _columns(one)
        if len(page) + len(columns) <= MOST_COLUMNS:
            page = columns + page
        else:
            made += [page] if page else []
            *whole, page = (columns[at : at + MOST_COLUMNS] for at in range(0, len(columns), MOST_COLUMNS))
            made += whole
    return tuple(structs.replace(bracket, rounds=tuple(columns)) for columns in (*made, page))


def _columns(one: Column) -> list[Column]:
    """A round as columns that are small enough, and of like length."""
    title, tables = one
    most = min(MOST_TABLES, MOST_SIDES // max(map(len, tables), default=1))
    count = max(1, -(-len(tables) // most))
    long = max(1, -(-len(tables) // count))
    return [(title, tables[at : at + long]) for at in range(0, len(tables), long)]
