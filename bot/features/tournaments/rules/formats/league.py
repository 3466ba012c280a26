"""A league's seasons: divisions of balanced groups, promotion and relegation, a season away, newcomers at the bottom."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct

from bot.features.tournaments.rules.designs.groups import BASE_BLOCKS, group_sizes
from bot.features.tournaments.rules.formats.groups import apart_in_groups
from bot.features.tournaments.rules.pairing.history import Excluded

Divisions = tuple[tuple[int, ...], ...]

DUEL_DIVISIONS: Final = tuple(range(5, 16))
"""Sizes of divisions where two play."""


class Season(Struct, frozen=True):
    """The divisions of a season, best first, and the division kept by each player who stays away for it."""

    divisions: Divisions
    away: Mapping[int, int] = {}


def arranged(
    divisions: Sequence[Sequence[int]], present: Sequence[int], seats: int, excluded: Excluded = frozenset()
) -> Divisions:
    """The divisions of those who are present; who is in none joins at the bottom, in the order given.

    Those excluded from meeting are in different divisions where that moves nobody from where they belong.

    Raises:
        ValueError: these players make no divisions.
    """
    here = set(present)
    stood = {player: division for division, group in enumerate(divisions) for player in group if player in here}
    fresh = [player for player in present if player not in stood]
    levels = [*stood.values(), *([max(0, len(divisions) - 1)] * len(fresh))]
    cut = _divided([*stood, *fresh], levels, stood, seats)
    belongs = dict(zip((*stood, *fresh), levels, strict=True))

    def far_or_moved(player: int, division: int) -> int:
        far = abs(stood.get(player, division) - division) > 1
        return far * len(present) + (belongs[player] != division)

    return _apart(cut, seats, excluded, far_or_moved)


def _apart(divisions: Divisions, seats: int, excluded: Excluded, misplaced: Callable[[int, int], int]) -> Divisions:
    """The divisions after exchanges; `misplaced` says what counts against a player being in one."""
    order = [player for group in divisions for player in group]
    division_of = [number for number, group in enumerate(divisions) for _ in group]
    places = _cut(range(len(order)), [len(group) for group in divisions])
    return apart_in_groups(
        order, places, seats, excluded, lambda seed, place: misplaced(order[seed], division_of[place])
    )


def movers(size: int) -> int:
    """How many of a division go up or down: a sixth, rounded up. As many cross a border up as down: the fewer of the two."""
    return -(-size // 6)


def first_season(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> Season:
    """Divisions by seed, the largest first; duels have divisions of about ten. Nobody belongs anywhere yet.

    Raises:
        ValueError: these players make no divisions; `feasibility` says so beforehand.
    """
    sizes = duel_divisions(len(seeded)) if seats == 2 else group_sizes(len(seeded), seats)
    if not sizes:
        raise ValueError("no divisions for this number of players")
    return Season(_apart(_cut(seeded, sizes), seats, excluded, lambda player, division: 0))


def duel_divisions(players: int) -> tuple[int, ...]:
    """Divisions of duels, as near to ten as can be; none for fewer than five players."""
    size, larger = divmod(players, max(1, round(players / 10)))
    number = max(1, round(players / 10))
    return (size + 1,) * larger + (size,) * (number - larger) if players >= DUEL_DIVISIONS[0] else ()


def next_season(
    before: Season,
    ranked: Sequence[Sequence[int]],
    seats: int,
    *,
    pausing: Collection[int] = (),
    leaving: Collection[int] = (),
    returning: Collection[int] = (),
    newcomers: Sequence[int] = (),
) -> Season:
    """The divisions after a season, from its final ranks by division.

    Who pauses keeps the division for one season, and loses it by pausing again. Divisions are filled in the order of
    the league. Who came down stands first there and who came up last, so that one that grew or shrank may at most take
    the move back, and moves nobody twice.
    """
    places = _placed(ranked)
    gone = {*pausing, *leaving}
    back = [Place(division, _BACK, 0, player) for player, division in before.away.items() if player in returning]
    order = sorted([*(place for place in places if place.player not in gone), *back])
    players = [place.player for place in order] + list(newcomers)
    levels = [place.division for place in order] + [len(ranked) - 1] * len(newcomers)
    away = {place.player: place.division for place in places if place.player in pausing}
    stood = {player: division for division, group in enumerate(ranked) for player in group}
    return Season(_divided(players, levels, stood, seats), away)


class Place(NamedTuple):
    """Where a player stands in the league before it is cut into divisions."""

    division: int
    part: int
    rank: int
    player: int


_DOWN, _BACK, _STAYED, _UP = range(4)


def _placed(ranked: Sequence[Sequence[int]]) -> list[Place]:
    """Everybody's division after going up or down, and the order there."""
    places = []
    counts = [0, *(min(movers(len(one)), movers(len(other))) for one, other in pairwise(ranked)), 0]
    for division, players in enumerate(ranked):
        for rank, player in enumerate(players):
            if rank < counts[division]:
                places.append(Place(division - 1, _UP, rank, player))
            elif rank >= len(players) - counts[division + 1]:
                places.append(Place(division + 1, _DOWN, rank, player))
            else:
                places.append(Place(division, _STAYED, rank, player))
    return places


def _divided(order: Sequence[int], levels: Sequence[int], stood: Mapping[int, int], seats: int) -> Divisions:
    """The order cut into divisions so that as few as can be are two from where they stood, then from where they belong.

    A division as small as a table, where the same people play every game, is made only where nothing else helps.

    Raises:
        ValueError: these players make no divisions; `feasibility` says so beforehand.
    """
    sizes = (seats, *BASE_BLOCKS[seats]) if seats in BASE_BLOCKS else DUEL_DIVISIONS

    @cache
    def best(start: int, division: int) -> tuple[int, int, int, tuple[int, ...]] | None:
        """How many are too far, the divisions of one table, how many are elsewhere, and the sizes from here on."""
        if start == len(order):
            return 0, 0, 0, ()
        found = []
        for size in sizes:
            after = best(start + size, division + 1) if start + size <= len(order) else None
            if after is not None:
                here = range(start, start + size)
                far = sum(abs(stood.get(order[place], division) - division) > 1 for place in here)
                moved = sum(levels[place] != division for place in here)
                found.append((after[0] + far, after[1] + (size == seats), after[2] + moved, (size, *after[3])))
        return min(found, default=None)

    cut = best(0, 0)
    if cut is None:
        raise ValueError("no divisions for this number of players")
    return _cut(order, cut[3])


def _cut(order: Sequence[int], sizes: Sequence[int]) -> Divisions:
    divisions, start = [], 0
    for size in sizes:
        divisions.append(tuple(order[start : start + size]))
        start += size
    return tuple(divisions)
