"""Balanced groups: the whole stage starts at once, and everybody plays as many games as a table has seats."""

from collections.abc import Sequence

from bot.events.designs.groups import group_sizes, group_tables
from bot.events.formats.seeding import snake
from bot.events.pairing.history import Round


def groups(seeded: Sequence[int], seats: int) -> tuple[tuple[int, ...], ...]:
    """The groups, filled from the best seed on, to and fro, so that none is stronger than it need be.

    Raises:
        ValueError: these players make no groups; `feasibility` says so beforehand.
    """
    sizes = group_sizes(len(seeded), seats)
    if sizes is None:
        raise ValueError("no groups for this number of players")
    return snake(seeded, sizes)


def group_stage(drawn: Sequence[Sequence[int]], seats: int) -> Round:
    """All tables of all groups. They start together, so everybody is at several."""
    return Round(tuple(table for group in drawn for table in group_tables(group, seats)))
