"""Seasons of a league: divisions of balanced groups, promotion and relegation, newcomers at the bottom."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.features.tournaments.rules.groups import BASE_BLOCKS, apart_in_groups, group_sizes
from bot.features.tournaments.rules.model import Event, Settings
from bot.features.tournaments.rules.ranking import group_ranks
from bot.features.tournaments.rules.rounds import REVISION, Excluded, even_sizes

Divisions = tuple[tuple[int, ...], ...]

DUEL_DIVISIONS: Final = tuple(range(5, 16))
"""Sizes of divisions in a league of duels."""

_DOWN, _STAYED, _UP = range(3)


def arrange(
    divisions: Sequence[Sequence[int]], present: Sequence[int], seats: int, excluded: Excluded = frozenset()
) -> Divisions:
    """Return the divisions of the present players; newcomers join at the bottom, in the order given.

    Excluded players are in different divisions if that moves no player out of the right one. Raises `ValueError` if
    these players make no divisions.
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
    """Return the divisions after exchanges; `misplaced` is the penalty for a player in a division."""
    order = [player for group in divisions for player in group]
    division_of = [number for number, group in enumerate(divisions) for _ in group]
    places = _cut(range(len(order)), [len(group) for group in divisions])
    return apart_in_groups(
        order, places, seats, excluded, lambda seed, place: misplaced(order[seed], division_of[place])
    )


def movers(size: int) -> int:
    """Return how many players of a division may move: a sixth, rounded up. As many cross a border up as down."""
    return -(-size // 6)


def first_season(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> Divisions:
    """Return divisions by seed, the largest first; duels have divisions of about ten.

    Raises `ValueError` if these players make no divisions; `feasibility` finds that beforehand.
    """
    sizes = duel_divisions(len(seeded)) if seats == 2 else group_sizes(len(seeded), seats)
    if not sizes:
        raise ValueError("no divisions for this number of players")
    return _apart(_cut(seeded, sizes), seats, excluded, lambda player, division: 0)


def duel_divisions(players: int) -> tuple[int, ...]:
    """Return the sizes of divisions of duels, as close to ten as possible; none for fewer than five players."""
    return even_sizes(players, max(1, round(players / 10))) if players >= DUEL_DIVISIONS[0] else ()


def next_season(ranked: Sequence[Sequence[int]], seats: int) -> Divisions:
    """Return the divisions after a season, from its final ranks by division.

    Relegated players come first in their new division and promoted ones last.
    """
    places = sorted(_placed(ranked))
    stood = {player: division for division, group in enumerate(ranked) for player in group}
    return _divided([place.player for place in places], [place.division for place in places], stood, seats)


class LeaguePlace(NamedTuple):
    """A player's place in the league before it is cut into divisions."""

    division: int
    part: int
    rank: int
    player: int


def _placed(ranked: Sequence[Sequence[int]]) -> list[LeaguePlace]:
    """Return the places after promotion and relegation."""
    places = []
    counts = [0, *(min(movers(len(one)), movers(len(other))) for one, other in pairwise(ranked)), 0]
    for division, players in enumerate(ranked):
        for rank, player in enumerate(players):
            if rank < counts[division]:
                places.append(LeaguePlace(division - 1, _UP, rank, player))
            elif rank >= len(players) - counts[division + 1]:
                places.append(LeaguePlace(division + 1, _DOWN, rank, player))
            else:
                places.append(LeaguePlace(division, _STAYED, rank, player))
    return places


def _divided(order: Sequence[int], levels: Sequence[int], stood: Mapping[int, int], seats: int) -> Divisions:
    """Cut the order into divisions, moving players as little as possible.

    As few players as possible end up two divisions from where they were, then from where they belong. A division
    the size of a table, in which the same people play every game, is made only as a last resort. Raises
    `ValueError` if these players make no divisions.
    """
    sizes = (seats, *BASE_BLOCKS[seats]) if seats in BASE_BLOCKS else DUEL_DIVISIONS

    @cache
    def best(start: int, division: int) -> tuple[int, int, int, tuple[int, ...]] | None:
        """Return the best cut from here: players too far off, divisions of one table, players moved, and sizes."""
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


def next_settings(tournament: Event, seed: str) -> Settings:
    """Return the settings of the season after a finished one, with unchanged dates.

    Divisions are those after promotion and relegation. A player who stayed away keeps their division for one
    season.
    """
    settings = tournament.settings
    divisions = [list(division) for division in next_season(group_ranks(tournament, 0), settings.seats)]
    played, away = {*tournament.stages[0].players}, []
    for number, division in enumerate(settings.divisions):
        for player in division:
            if player not in played and player not in settings.away:
                divisions[min(number, len(divisions) - 1)].append(player)
                away.append(player)
    divided = tuple(map(tuple, divisions))
    exclusions = tournament.households()
    return replace(settings, seed=seed, divisions=divided, away=tuple(away), exclusions=exclusions, revision=REVISION)
