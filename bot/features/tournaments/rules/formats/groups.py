"""Balanced groups: the whole stage starts at once, and everybody plays as many games as a table has seats."""

from collections.abc import Sequence
from itertools import permutations

from bot.features.tournaments.rules.designs.groups import group_sizes, group_tables
from bot.features.tournaments.rules.formats.keeping_apart import Misplaced, kept_apart, nowhere
from bot.features.tournaments.rules.formats.seeding import snake
from bot.features.tournaments.rules.pairing.history import Excluded, Round


def groups(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> tuple[tuple[int, ...], ...]:
    """The groups, filled from the best seed on, to and fro, so that none is stronger than it need be.

    Those excluded from meeting change places with players near their seed, as far as there are groups enough.

    Raises:
        ValueError: these players make no groups; `feasibility` says so beforehand.
    """
    sizes = group_sizes(len(seeded), seats)
    if sizes is None:
        raise ValueError("no groups for this number of players")
    return apart_in_groups(seeded, snake(range(len(seeded)), sizes), seats, excluded)


def apart_in_groups(
    seeded: Sequence[int],
    places: Sequence[Sequence[int]],
    seats: int,
    excluded: Excluded,
    misplaced: Misplaced = nowhere,
) -> tuple[tuple[int, ...], ...]:
    """The groups, given by their places, after exchanges that leave the fewest games between those excluded from meeting."""
    met = (
        {pair for table in group_stage(places, seats).tables for pair in permutations(table, 2)} if excluded else set()
    )
    players = kept_apart(seeded, excluded, lambda one, other: int((one, other) in met), misplaced)
    return tuple(tuple(players[place] for place in group) for group in places)


def group_stage(drawn: Sequence[Sequence[int]], seats: int) -> Round:
    """All tables of all groups. They start together, so everybody is at several."""
    return Round(tuple(table for group in drawn for table in group_tables(group, seats)))
