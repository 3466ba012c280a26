"""Balanced groups, round robins, and mini-cups, which are one group.

In a balanced group every player plays as many games as a table has seats, and sits in each seat once. Table i of a
group of v players seats player `(d[j] + i) mod v` in seat j, where d is the base block. Every two players of the group
meet equally often. The order of the block decides who sits next to whom.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.model import DAY, Event
from bot.features.tournaments.rules.rounds import Excluded, Misplaced, Round, keep_apart, nowhere, snake

BASE_BLOCKS: Final[Mapping[int, Mapping[int, tuple[int, ...]]]] = {
    3: {4: (0, 2, 1), 7: (0, 1, 3)},
    4: {5: (0, 1, 3, 2), 7: (2, 5, 6, 4), 13: (0, 1, 3, 9)},
    5: {6: (0, 1, 4, 3, 2), 11: (1, 3, 9, 5, 4), 21: (0, 1, 4, 14, 16)},
    6: {7: (0, 1, 4, 3, 5, 2), 11: (0, 2, 7, 6, 10, 8), 31: (1, 5, 11, 24, 25, 27)},
}

DUEL_GAMES: Final = 4
"""Games of each player in a group of duels, which may have any size from five."""

PAUSED_AFTER: Final = 3 * DAY

REMOVED_AFTER: Final = 14 * DAY
"""Seconds without a sign of life after which a player in a queue is skipped, and removed."""


def meetings(seats: int, size: int) -> int:
    """Return how often two players of a group meet; duels meet at most once."""
    return 1 if seats == 2 else seats * (seats - 1) // (size - 1)


def group_sizes(players: int, seats: int) -> tuple[int, ...] | None:
    """Return the sizes of the groups for these players, largest first, or None if there are none.

    As few groups of the smallest size as possible, in which the same people meet most often, then as many as
    possible of the largest.
    """
    if seats == 2:
        return (players,) if players > DUEL_GAMES else None
    if seats not in BASE_BLOCKS:
        return None
    return _fewest(players, tuple(BASE_BLOCKS[seats]))


@cache
def _fewest(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return a sum of the sizes with as few as possible of the first, then of the next."""
    smallest, *larger = sizes
    if not larger:
        return (smallest,) * (players // smallest) if players % smallest == 0 else None
    for count in range(players // smallest + 1):
        rest = _fewest(players - count * smallest, tuple(larger))
        if rest is not None:
            return rest + (smallest,) * count
    return None


def group_tables(group: Sequence[int], seats: int) -> list[tuple[int, ...]]:
    """Return the tables of one group, players in seat order; a group the size of a table plays once for each seat."""
    size = len(group)
    blocks = [(0, 1), (0, 2)] if seats == 2 else [BASE_BLOCKS[seats].get(size, tuple(range(seats)))]
    return [tuple(group[(step + start) % size] for step in block) for block in blocks for start in range(size)]


def groups(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> tuple[tuple[int, ...], ...]:
    """Return groups of equal strength, filled from the best seed on in snake order.

    Excluded players change places with players of similar seed, as far as there are enough groups. Raises
    `ValueError` if these players make no groups; `feasibility` finds that beforehand.
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
    """Return the groups, given by their places, after exchanges that minimise games between excluded players."""
    tables = group_stage(places, seats).tables if excluded else ()
    met = {pair for table in tables for pair in permutations(table, 2)}
    players = keep_apart(seeded, excluded, lambda one, other: int((one, other) in met), misplaced)
    return tuple(tuple(players[place] for place in group) for group in places)


def group_stage(drawn: Sequence[Sequence[int]], seats: int) -> Round:
    """Return all tables of all groups. They start together, so each player is at several."""
    return Round(tuple(table for group in drawn for table in group_tables(group, seats)))


def round_robin(players: Sequence[int]) -> tuple[Round, ...]:
    """Return the rounds of a round robin with even sides; of an odd number of players one rests in each."""
    size = len(players) + len(players) % 2
    rounds = []
    for number in range(size - 1):
        pairs = [_sides(size, number, step) for step in range(size // 2)]
        missing = [pair for pair in pairs if max(pair) >= len(players)]
        tables = tuple((players[one], players[other]) for one, other in pairs if (one, other) not in missing)
        rounds.append(Round(tables, tuple(players[min(pair)] for pair in missing)))
    return tuple(rounds)


def early_round_robin(players: Sequence[int], excluded: Excluded) -> tuple[Round, ...]:
    """Return the round robin in which excluded players meet as early as possible, when no result is known yet."""
    rounds = round_robin(range(len(players)))
    meeting = {frozenset(table): number for number, one in enumerate(rounds) for table in one.tables}
    return round_robin(keep_apart(players, excluded, lambda one, other: meeting[frozenset((one, other))]))


def _sides(size: int, number: int, step: int) -> tuple[int, int]:
    """Return one pair of a round: the last player meets each in turn, the others meet across the circle."""
    turning = size - 1
    here = number * (size // 2) % turning
    if step == 0:
        return (here, turning) if number % 2 == 0 else (turning, here)
    return (here + step) % turning, (here - step) % turning


class Waiting(Struct, frozen=True):
    """A player in the queue; times are in seconds."""

    player: int
    joined: int
    seen: int


class Queue(Struct, frozen=True):
    """The waiting players in the order of joining, and pairs that never play in the same cup."""

    size: int
    waiting: tuple[Waiting, ...] = ()
    blocked: frozenset[tuple[int, int]] = frozenset()


def expired(queue: Queue, now: int) -> tuple[int, ...]:
    """Return the players who are removed because they have not been seen for too long."""
    return tuple(one.player for one in queue.waiting if now - one.seen >= REMOVED_AFTER)


def ready(queue: Queue, now: int) -> tuple[int, ...]:
    """Return the players of the next cup, or none: the first to join, skipping unseen and blocked ones."""
    active = [one.player for one in queue.waiting if now - one.seen < PAUSED_AFTER]
    return next(_cups(queue, active, ()), ())


def _cups(queue: Queue, active: Sequence[int], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(chosen) == queue.size:
        yield chosen
        return
    for position, player in enumerate(active):
        if len(active) - position < queue.size - len(chosen):
            return
        if not any((player, other) in queue.blocked or (other, player) in queue.blocked for other in chosen):
            yield from _cups(queue, active[position + 1 :], (*chosen, player))


def cup_size(seats: int) -> int:
    """Return the number of players in a mini-cup: the smallest group."""
    return next(size for size in range(seats + 1, 99) if group_sizes(size, seats) == (size,))


def cup_queue(tournament: Event, now: int) -> Queue:
    """Return the queue of a mini-cup, with the first and last time that each player entered."""
    pressed: dict[int, list[int]] = {}
    for line in tournament.log:
        if line.kind == "entered":
            pressed.setdefault(line.players[0], []).append(line.at)
    times = [(player, pressed.get(player, [now])) for player in tournament.players("entered")]
    waiting = tuple(Waiting(player, min(ats), max(ats)) for player, ats in times)
    return Queue(cup_size(tournament.settings.seats), waiting, tournament.excluded())
