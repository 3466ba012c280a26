"""Balanced groups: the whole stage starts at once, and everybody plays as many games as a table has seats."""

from collections.abc import Sequence

from bot.events.designs.groups import group_sizes, group_tables
from bot.events.formats.seeding import snake
from bot.events.pairing.history import Excluded, Round


def groups(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> tuple[tuple[int, ...], ...]:
    """The groups, filled from the best seed on, to and fro, so that none is stronger than it need be.

    Those excluded from meeting change places with players near their seed, as far as there are groups enough.

    Raises:
        ValueError: these players make no groups; `feasibility` says so beforehand.
    """
    sizes = group_sizes(len(seeded), seats)
    if sizes is None:
        raise ValueError("no groups for this number of players")
    return _apart(snake(seeded, sizes), seeded, excluded)


def _apart(
    drawn: tuple[tuple[int, ...], ...], seeded: Sequence[int], excluded: Excluded
) -> tuple[tuple[int, ...], ...]:
    """The groups after the exchanges that leave the fewest excluded pairs in one, each with the nearest seed."""
    seed = {player: place for place, player in enumerate(seeded)}
    while together := [player for group in drawn for player in group if _meets(player, group, excluded)]:
        before = _together(drawn, excluded)
        found = []
        for player in together:
            for other in seeded:
                after = _exchanged(drawn, player, other)
                if (left := _together(after, excluded)) < before:
                    found.append((left, abs(seed[player] - seed[other]), seed[player], seed[other], after))
        if not found:
            break
        drawn = min(found)[-1]
    return drawn


def _meets(player: int, group: Sequence[int], excluded: Excluded) -> bool:
    return any((player, other) in excluded for other in group)


def _together(drawn: Sequence[Sequence[int]], excluded: Excluded) -> int:
    """How often an excluded pair is in one group, counted from both."""
    return sum((one, other) in excluded for group in drawn for one in group for other in group)


def _exchanged(drawn: tuple[tuple[int, ...], ...], one: int, other: int) -> tuple[tuple[int, ...], ...]:
    swap = {one: other, other: one}
    return tuple(tuple(swap.get(player, player) for player in group) for group in drawn)


def group_stage(drawn: Sequence[Sequence[int]], seats: int) -> Round:
    """All tables of all groups. They start together, so everybody is at several."""
    return Round(tuple(table for group in drawn for table in group_tables(group, seats)))
