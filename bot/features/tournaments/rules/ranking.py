"""Rankings: the standings of a stage, the cut after it, the final ranking, and the ranks that are still possible."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.brackets import double_elimination
from bot.features.tournaments.rules.knockout import is_final, round_cuts, round_ranking
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventRound, Stage
from bot.features.tournaments.rules.rounds import SEALED_REVISION
from bot.features.tournaments.rules.scoring import SCHEMES, places_of
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import StandingsCut, StandingsLine, cut_after, standings
from bot.features.tournaments.rules.teams import TEAMS, members, team_record, teams_by_player

MAX_OUTCOMES: Final = 6_000
"""With more outcomes of tables that share players, possible ranks are only a bound."""

UNREACHED: Final = 1 << 40
"""Total, below any real one, of a player who can no longer reach the level."""

Table = tuple[int, ...]


def stage_standings(tournament: Event, stage: int, without: str = "") -> tuple[StandingsLine, ...]:
    """Return the standings of a stage from its results so far, optionally without a criterion."""
    order = [name for name in tournament.settings.order if name != without]
    return _standings(tournament, stage, tournament.stages[stage].players, order)


def _standings(
    tournament: Event, stage: int, players: Sequence[int], order: Sequence[str]
) -> tuple[StandingsLine, ...]:
    """Return the standings of some players; from revision 5 on those who left without playing come last."""
    one, sealed = tournament.stages[stage], tournament.settings.revision >= SEALED_REVISION
    if one.format == TEAMS:
        left = left_unplayed(one, tournament.active())
        last = frozenset({group[0] for group in one.groups if left >= {*group}})
        return standings(team_record(one), order, tournament.draw_seed, last)
    record = StageRecord(players, one.results, one.byes, tournament.settings.scheme, full_rates=sealed)
    last = left_unplayed(one, tournament.active()) if sealed else frozenset()
    return standings(record, order, tournament.draw_seed, last)


def stage_cut(tournament: Event, stage: int) -> StandingsCut:
    """Return the cut after a stage among the remaining players. Players whom only the lot would separate are tied."""
    active = tournament.active()
    lines = stage_standings(tournament, stage, without="lot")
    return cut_after([line for line in lines if line.player in active], tournament.settings.cut)


def group_standings(tournament: Event, stage: int) -> tuple[tuple[StandingsLine, ...], ...]:
    """Return the standings of each group or division of a stage separately."""
    order, groups = tournament.settings.order, tournament.stages[stage].groups
    return tuple(_standings(tournament, stage, group, order) for group in groups)


def group_ranks(tournament: Event, stage: int) -> tuple[tuple[int, ...], ...]:
    """Return the players of each group or division, best first, as `league.next_season` takes them."""
    return tuple(tuple(line.player for line in group) for group in group_standings(tournament, stage))


def parted_standings(tournament: Event, stage: int) -> tuple[tuple[StandingsLine, ...], ...]:
    """Return the standings that count: for a league those of each division, best first; otherwise those of all."""
    is_league = tournament.stages[stage].format == "league"
    return group_standings(tournament, stage) if is_league else (stage_standings(tournament, stage),)


def final_ranking(tournament: Event) -> tuple[int, ...]:
    """Return all players, best first, by the last stage and the last round of a knock-out that they played to its end."""
    ranking: list[int] = []
    for number in range(len(tournament.stages) - 1, -1, -1):
        ranking += [player for player in _stage_ranking(tournament, number) if player not in ranking]
    return tuple(ranking)


def final_places(tournament: Event) -> tuple[tuple[int, ...], ...]:
    """Return the final ranking with the players of a team together."""
    places, team_of = dict[int, list[int]](), dict[int, int]()
    if tournament.settings.format == TEAMS and tournament.stages:
        team_of = teams_by_player(tournament.stages[0])
    for player in final_ranking(tournament):
        places.setdefault(team_of.get(player, player), []).append(player)
    return tuple(map(tuple, places.values()))


def champions(tournament: Event) -> tuple[int, ...]:
    """Return who has or shares the title, but for players who were disqualified or left a shared final."""
    ranking, rounds = final_ranking(tournament), tournament.stages[-1].rounds if tournament.stages else ()
    shared = rounds[-1].shared if rounds else ()
    gave_up = {player for table in rounds[-1].tables for player in table.given_up} if shared else set()
    left = gave_up.intersection(tournament.players("dropped"))
    sharing = tuple(player for player in shared if player not in left)
    first = sharing if ranking[:1] and ranking[0] in sharing else ranking[:1] and members(tournament, ranking[0])
    return tuple(player for player in first if player not in tournament.players("disqualified"))


def ranked_places(tournament: Event) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the final places with their ranks; all who share the title are first."""
    first = champions(tournament)
    places = enumerate(final_places(tournament), 1)
    return tuple((1 if {*players} & {*first} else rank, players) for rank, players in places)


def _stage_ranking(tournament: Event, number: int) -> list[int]:
    stage = tournament.stages[number]
    if stage.format not in KNOCKOUTS:
        lines = (line for part in parted_standings(tournament, number) for line in part)
        return [player for line in lines for player in members(tournament, line.player)]
    alone, sealed = _alone(tournament, number), tournament.settings.revision >= SEALED_REVISION
    ranking = [] if alone is None else [alone]
    if stage.format == "double-elimination" and alone is None and not any(map(is_final, stage.rounds)):
        champion = double_elimination(tournament, stage).champion
        ranking = [champion] if champion is not None and champion in tournament.active() else []
    for one in range(len(stage.rounds), 0, -1):
        away = gave_up(stage.rounds[one - 1], tournament.active()) if sealed else ()
        ranking += [player for player in round_ranking(tournament, number, one) if player not in (*ranking, *away)]
    return [*ranking, *(player for player in stage.players if player not in ranking)]


def _alone(tournament: Event, stage: int) -> int | None:
    """Return the only player left in a knock-out without a final, after the others have left."""
    rounds = tournament.stages[stage].rounds
    if not rounds or is_final(rounds[-1]):
        return None
    through = {player for cut in round_cuts(tournament, stage, len(rounds)) for player in cut.through}
    going = [*rounds[-1].byes, *through]
    ranked = tournament.staying(round_ranking(tournament, stage, len(rounds)))
    return next((player for player in ranked if player in going), None)


class Possible(Struct, frozen=True):
    """The best and the worst rank; ties count in favour of the best and against the worst."""

    best: int
    worst: int


@cache
def outcomes(seats: int, scheme: str) -> tuple[tuple[int, ...], ...]:
    """Return every way in which a table can divide its points, ties included."""
    places = {places_of(scores) for scores in product(range(seats), repeat=seats)}
    return tuple(sorted({SCHEMES[scheme](one) for one in places}))


def possible_ranks(
    points: Mapping[int, int], tables: Iterable[Table], scheme: str = "places", later: int = 0
) -> dict[int, Possible]:
    """Return the final ranks that each player can still reach, from the points so far and the open tables.

    `later` is the most that a player may get in rounds whose tables are not known yet. The best rank is never too
    low. Ranks are exact if the open tables that share players have few outcomes, otherwise a bound. As results come in,
    a range never widens, and once exact it stays exact.
    """
    groups = [_Group(group, points, scheme) for group in connected(tables)]
    busy = {player for group in groups for player in group.players}
    idle = [player for player in points if player not in busy]
    ranks = {}
    for player, own in points.items():
        mine = next((group for group in groups if player in group.players), None)
        most, least = (own, own) if mine is None else (own + mine.highest[player], own + mine.lowest[player])
        above, level = most + later + 1, least - later
        best = sum(points[other] >= above for other in idle if other != player)
        worst = sum(points[other] >= level for other in idle if other != player)
        for group in groups:
            me = player if group is mine else None
            best += group.reaching(above, me, few=True)
            worst += group.reaching(level, me, few=False)
        ranks[player] = Possible(1 + best, 1 + worst)
    return ranks


def connected(tables: Iterable[Table]) -> list[list[Table]]:
    """Return the tables in sets that share no player."""
    sets: list[tuple[set[int], list[Table]]] = []
    for table in tables:
        joined, held = set(table), [table]
        apart = []
        for players, others in sets:
            if players & joined:
                joined |= players
                held = others + held
            else:
                apart.append((players, others))
        sets = [*apart, (joined, held)]
    return [held for _, held in sets]


class _Group:
    """Open tables that share players."""

    def __init__(self, tables: Sequence[Table], points: Mapping[int, int], scheme: str) -> None:
        self._tables = tables
        self._points = points
        self._rows = [outcomes(len(table), scheme) for table in tables]
        self._exact = prod(map(len, self._rows)) <= MAX_OUTCOMES
        self.players = sorted({player for table in tables for player in table})
        self.lowest = dict.fromkeys(self.players, 0)
        self.highest = dict.fromkeys(self.players, 0)
        for table, rows in zip(tables, self._rows, strict=True):
            for player in table:
                self.lowest[player] += min(map(min, rows))
                self.highest[player] += max(map(max, rows))
        self._known: dict[tuple[int, int | None, bool], int] = {}

    def reaching(self, level: int, me: int | None, *, few: bool) -> int:
        """Return how many others reach this level: the fewest or the most, while `me` wins all or loses all."""
        key = level, me, few
        if key not in self._known:
            self._known[key] = self._counted(level, me, few=few) if self._exact else self._bound(level, me, few=few)
        return self._known[key]

    def _bound(self, level: int, me: int | None, *, few: bool) -> int:
        gain = self.lowest if few else self.highest
        return sum(self._points[player] + gain[player] >= level for player in self.players if player != me)

    def _counted(self, level: int, me: int | None, *, few: bool) -> int:
        """Count over all outcomes; totals are tracked only while they can still end on either side of the level."""
        others = [player for player in self.players if player != me]
        index = {player: position for position, player in enumerate(others)}
        rest = [self.highest[player] for player in others]
        states = {
            tuple(self._sorted(self._points[player], level, gain) for player, gain in zip(others, rest, strict=True))
        }
        for table, rows in zip(self._tables, self._rows, strict=True):
            seats = [(seat, index[player]) for seat, player in enumerate(table) if player != me]
            for _, position in seats:
                rest[position] -= max(map(max, rows))
            gains = {tuple(row[seat] for seat, _ in seats) for row in _best_or_worst(rows, table, me, best=few)}
            places = [position for _, position in seats]
            states = set(self._after(states, gains, places, level, rest))
        return (min if few else max)(sum(total >= level for total in state) for state in states)

    def _after(
        self, states: set[Table], gains: set[Table], places: list[int], level: int, rest: list[int]
    ) -> Iterator[Table]:
        for state in states:
            for gain in gains:
                totals = list(state)
                for position, points in zip(places, gain, strict=True):
                    totals[position] = self._sorted(totals[position] + points, level, rest[position])
                yield tuple(totals)

    @staticmethod
    def _sorted(total: int, level: int, rest: int) -> int:
        """Return the total, replaced by `level` if it has been reached and by `-UNREACHED` if it no longer can be."""
        if total >= level:
            return level
        return total if total + rest >= level else -UNREACHED


def _best_or_worst(
    rows: tuple[tuple[int, ...], ...], table: Table, me: int | None, *, best: bool
) -> Iterator[tuple[int, ...]]:
    """Yield the outcomes in which `me` has the most or the least; all outcomes of a table without `me`."""
    if me not in table:
        yield from rows
        return
    own = table.index(me)
    extreme = (max if best else min)(row[own] for row in rows)
    yield from (row for row in rows if row[own] == extreme)


def gave_up(one: EventRound, active: Container[int]) -> frozenset[int]:
    """Return the players who have left the tournament and played no match of a round to its end."""
    return frozenset(player for table in one.tables for player in table.given_up if player not in active)


def left_unplayed(stage: Stage, active: Container[int]) -> frozenset[int]:
    """Return the players who have left the tournament and played no match of a stage to its end."""
    playing = {player for table in stage.tables for player in table.players if player not in table.given_up}
    return frozenset(player for player in stage.players if player not in active and player not in playing)
