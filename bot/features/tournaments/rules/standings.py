"""Standings: points, then tie-breaks in the tournament's order, computed from a record of results by player.

Duels use FIDE's tie-breaks (Handbook C.07, articles 8, 9 and 16), in sixtieths of a point. An opponent's rounds after
the last one that they were there for count as draws. A round in which a player had no opponent counts as one against an
opponent with as many points as the player has at the end, at most half of all.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from msgspec import Struct

from bot.features.tournaments.rules import scoring
from bot.features.tournaments.rules.byes import BYE_POINTS, Bye
from bot.features.tournaments.rules.duplicate import DUPLICATE, allowances
from bot.features.tournaments.rules.rounds import lot

MIN_MATCH_RATE: Final = Fraction(1, 5)
BYE_OPPONENTS: Final = 3
Value = int | Fraction
DEFAULT_ORDER: Final = ("points", "wins", "opponents", "share", "head_to_head", "lot")

TEAM_ORDER: Final = ("points", "board_points", "buchholz", "sonneborn_berger", "head_to_head", "lot")
"""The criteria of teams: match points, board points, and the tie-breaks of duels with match points."""

DUEL_ORDER: Final = ("points", "buchholz_cut_1", "buchholz", "sonneborn_berger", "head_to_head", "lot")
"""The usual order of criteria in duels."""


class OpponentRound(NamedTuple):
    """A round of a duellist: the opponent's final points as they count, the points won, and absence."""

    score: int
    points: int
    is_absent: bool


class StageRecord:
    """Everything that counts in the standings of some players; a function of the results and byes alone."""

    def __init__(
        self,
        players: Sequence[int],
        results: Iterable[scoring.TableResult],
        byes: Iterable[Bye] = (),
        scheme: str = "places",
        *,
        full_rates: bool = True,
        bye_score: int = 0,
    ) -> None:
        """Without `full_rates`, as up to revision 4, match rates are shares of the most points given at each table.

        `bye_score` is what a bye adds to the board points of a team.
        """
        self.players = list(players)
        self.scheme = scheme
        self._full_rates = full_rates
        self._bye_score = bye_score
        self.games: dict[int, list[tuple[scoring.TableResult, int]]] = {player: [] for player in players}
        self.byes: dict[int, list[Bye]] = {player: [] for player in players}
        self.rounds = 0
        self._rates: dict[int, Fraction] = {}
        self._points: dict[int, int] = {}
        self._opponent_points: dict[int, int] = {}
        self._opponent_rounds: dict[int, list[OpponentRound]] = {}
        for result in results:
            if scheme == DUPLICATE and not result.compared:  # a round that others still play tells nothing
                continue
            self.rounds = max(self.rounds, result.round)
            for player, points in zip(result.players, scoring.points_of(result, scheme), strict=True):
                if player in self.games:
                    self.games[player].append((result, points))
        for bye in byes:
            self.rounds = max(self.rounds, bye.round)
            if bye.player in self.byes:
                self.byes[bye.player].append(bye)
        self._allowances = allowances(self.games) if scheme == DUPLICATE else {}

    def points(self, player: int) -> int:
        """Return the points in sixtieths, byes included, and in a duplicate tournament the allowance for opponents."""
        if player not in self._points:
            byes = sum(map(self.points_of_bye, self.byes[player]))
            games = sum(points for _, points in self.games[player])
            self._points[player] = self._allowances.get(player, 0) + games + byes
        return self._points[player]

    def board_points(self, player: int) -> int:
        """Return the sum of a team's scores, in sixtieths of a point."""
        scores = (result.scores[result.players.index(player)] for result, _ in self.games[player])
        return sum(scores, self._bye_score * len(self.byes[player]))

    def points_as_opponent(self, player: int) -> int:
        """Return the points that count for opponents: rounds after the last one the player was there for are draws."""
        if player not in self._opponent_points:
            there = [result.round for result, _ in self.games[player]] + [bye.round for bye in self.byes[player]]
            missed = self.rounds - max(there, default=0)
            self._opponent_points[player] = self.points(player) + missed * scoring.POINT_UNIT // 2
        return self._opponent_points[player]

    def opponent_rounds(self, player: int) -> list[OpponentRound]:
        """Return each game and each round without one; if all games of a group start together, a round has several."""
        if player not in self._opponent_rounds:
            self._opponent_rounds[player] = [*self._rounds_of(player)]
        return self._opponent_rounds[player]

    def _rounds_of(self, player: int) -> Iterator[OpponentRound]:
        own = min(self.points(player), self.rounds * scoring.POINT_UNIT // 2)
        for result, points in self.games[player]:
            first, second = result.players
            yield OpponentRound(self.points_as_opponent(second if first == player else first), points, is_absent=False)
        for bye in self.byes[player]:
            yield OpponentRound(own, self.points_of_bye(bye), is_absent=bye.half)
        there = {result.round for result, _ in self.games[player]} | {bye.round for bye in self.byes[player]}
        for _ in range(self.rounds - len(there)):
            yield OpponentRound(own, 0, is_absent=True)

    @property
    def bye_points(self) -> int:
        """Points of a bye, in sixtieths."""
        return scoring.POINT_UNIT * BYE_POINTS[self.scheme]

    def points_of_bye(self, bye: Bye) -> int:
        """Return the points of one bye, in sixtieths."""
        return self.bye_points // 2 if bye.half else self.bye_points

    def rounds_counted(self, player: int) -> int:
        """Return the number of games and byes."""
        return len(self.games[player]) + len(self.byes[player])

    def mean(self, player: int) -> Fraction:
        """Return the points per game."""
        return Fraction(self.points(player), max(1, self.rounds_counted(player)))

    def best(self, player: int, count: int) -> int:
        """Return the sum of a player's best results, so that playing more never hurts."""
        points = [points for _, points in self.games[player]] + [*map(self.points_of_bye, self.byes[player])]
        return sum(sorted(points, reverse=True)[:count])

    def wins(self, player: int) -> Fraction:
        """Return the number of first places; a shared one counts as a fraction."""
        places = [(result.counted, result.players.index(player)) for result, _ in self.games[player]]
        return sum((Fraction(1, counted.count(1)) for counted, seat in places if counted[seat] == 1), Fraction(0))

    def match_rate(self, player: int) -> Fraction:
        """Return the share of all points that were possible, at least `MIN_MATCH_RATE`."""
        if player not in self._rates:
            self._rates[player] = self._match_rate(player)
        return self._rates[player]

    def _match_rate(self, player: int) -> Fraction:
        most = sum(self._most(result) for result, _ in self.games[player])
        most += sum(map(self.points_of_bye, self.byes[player]))
        return max(Fraction(self.points(player), most) if most else MIN_MATCH_RATE, MIN_MATCH_RATE)

    def _most(self, result: scoring.TableResult) -> int:
        """Return the points of an unshared first place at a table; with old rates, the most that was given there."""
        if self._full_rates:
            return _first_place(self.scheme, len(result.players))
        return max(scoring.points_of_places(self.scheme, result.counted))

    def opponents(self, player: int) -> list[int]:
        """Return the opponents, each once, in ascending order."""
        return sorted({other for result, _ in self.games[player] for other in result.players if other != player})

    def opponents_rate(self, player: int) -> Fraction:
        """Return the mean match rate of the opponents; each bye adds three of `MIN_MATCH_RATE`."""
        rates = [self.match_rate(other) for other in self.opponents(player) if other in self.games]
        rates += [MIN_MATCH_RATE] * (BYE_OPPONENTS * len(self.byes[player]))
        return sum(rates, Fraction(0)) / len(rates) if rates else MIN_MATCH_RATE

    def share(self, player: int) -> Fraction:
        """Return the mean share of the tables' scores, over the games that have scores."""
        shares = [share for result, _ in self.games[player] if (share := scoring.share_of(result, player)) is not None]
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)

    def ahead(self, player: int, other: int) -> tuple[int, Fraction]:
        """Return how often two have met, and how often the first was ahead; a shared place counts half."""
        met, ahead = 0, Fraction(0)
        for result, _ in self.games[player]:
            if other in result.players:
                places = result.counted
                own, theirs = places[result.players.index(player)], places[result.players.index(other)]
                met += 1
                ahead += Fraction((own < theirs) * 2 + (own == theirs), 2)
        return met, ahead


@cache
def _first_place(scheme: str, seats: int) -> int:
    return max(scoring.points_of_places(scheme, tuple(range(1, seats + 1))))


def buchholz(record: StageRecord, player: int, *, cut: int = 0) -> int:
    """Return the sum of the opponents' points, without the `cut` lowest."""
    return _sum_without_lowest([(score, score, away) for score, _, away in record.opponent_rounds(player)], cut)


def sonneborn_berger(record: StageRecord, player: int) -> int:
    """Return the sum of the opponents' points, each times the result against them, in sixtieths of a point."""
    return sum(score * points for score, points, _ in record.opponent_rounds(player)) // scoring.POINT_UNIT


def _sum_without_lowest(parts: list[tuple[int, int, bool]], cut: int) -> int:
    """Return the sum without the `cut` lowest values; rounds in which the player was absent are cut first."""
    left = list(parts)
    for _ in range(min(cut, len(left))):
        lowest = min(left, key=lambda part: (part[0], part[1]))
        away = [part for part in left if part[2]]
        chosen = min(away, key=lambda part: (part[1], part[0])) if away else lowest
        left.remove(lowest if lowest[1] > chosen[1] else chosen)
    return sum(value for _, value, _ in left)


class StandingsLine(Struct, frozen=True):
    """A player's line. `values` are those of the criteria.

    `decided_by` is the criterion that puts the player behind the line before. Players level in everything share a
    rank, and have no such criterion.
    """

    rank: int
    player: int
    values: tuple[Value, ...]
    decided_by: str = ""


def standings(
    record: StageRecord, order: Iterable[str] = DEFAULT_ORDER, seed: str = "", last: Container[int] = frozenset()
) -> tuple[StandingsLine, ...]:
    """Return all players, best first; `last` are ranked behind all others, whatever the criteria say."""
    criteria = tuple(order)
    parted = [sorted(one for one in record.players if (one in last) is behind) for behind in (False, True)]
    groups: list[tuple[list[int], str]] = [(group, "left" if number else "") for number, group in enumerate(parted)]
    groups = [(group, decided_by) for group, decided_by in groups if group]
    values: dict[int, list[Value]] = {player: [] for player in record.players}
    for name in criteria:
        refined: list[tuple[list[int], str]] = []
        for group, decided_by in groups:
            found = dict(zip(group, CRITERIA[name](record, group, seed), strict=True))
            for player, value in found.items():
                values[player].append(value)
            for position, value in enumerate(sorted(set(found.values()), reverse=True)):
                tied = [player for player in group if found[player] == value]
                refined.append((tied, decided_by if position == 0 else name))
        groups = refined
    lines, rank = [], 1
    for group, decided_by in groups:
        lines += [
            StandingsLine(rank, player, tuple(values[player]), "" if position else decided_by)
            for position, player in enumerate(group)
        ]
        rank += len(group)
    return tuple(lines)


class StandingsCut(Struct, frozen=True):
    """The players above a line, those tied across it, and the criterion that decides (empty in a tie)."""

    through: tuple[int, ...]
    tied: tuple[int, ...]
    decided_by: str


def cut_after(lines: Sequence[StandingsLine], count: int) -> StandingsCut:
    """Return the best `count` players; those tied across the line are named, and none of them goes through."""
    if count >= len(lines):
        return StandingsCut(tuple(line.player for line in lines), (), "")
    border = lines[count].rank
    if lines[count - 1].rank != border:
        return StandingsCut(tuple(line.player for line in lines[:count]), (), lines[count].decided_by)
    through = tuple(line.player for line in lines if line.rank < border)
    return StandingsCut(through, tuple(line.player for line in lines if line.rank == border), "")


Criterion = Callable[[StageRecord, Sequence[int], str], Sequence[Value]]
"""Function from tied players to values, of which more is better; the text is the tournament's seed."""


def _single(value: Callable[[StageRecord, int], Value]) -> Criterion:
    return lambda record, players, seed: [value(record, player) for player in players]


def _head_to_head(record: StageRecord, players: Sequence[int], seed: str) -> Sequence[Value]:
    """Return how often each was ahead of the other tied players; 0 for all unless all have met equally often."""
    group = {*players}
    met = [_meetings(record, one, group) for one in players]
    counts = {count for times in met for count in times.values()}
    if len(counts) != 1 or any(len(times) != len(group) - 1 for times in met):
        return [0] * len(players)
    return [sum((record.ahead(one, other)[1] for other in players if other != one), Fraction(0)) for one in players]


def _meetings(record: StageRecord, player: int, group: Container[int]) -> Counter[int]:
    others = (other for result, _ in record.games[player] for other in result.players if other != player)
    return Counter(other for other in others if other in group)


CRITERIA: Final[Mapping[str, Criterion]] = {
    "points": _single(StageRecord.points),
    "mean": _single(StageRecord.mean),
    "board_points": _single(StageRecord.board_points),
    "wins": _single(StageRecord.wins),
    "opponents": _single(StageRecord.opponents_rate),
    "share": _single(StageRecord.share),
    "head_to_head": _head_to_head,
    "buchholz_cut_1": _single(lambda record, player: buchholz(record, player, cut=1)),
    "buchholz": _single(buchholz),
    "sonneborn_berger": _single(sonneborn_berger),
    "best_1": _single(lambda record, player: record.best(player, 1)),
    "best_2": _single(lambda record, player: record.best(player, 2)),
    "best_3": _single(lambda record, player: record.best(player, 3)),
    "lot": lambda record, players, seed: [lot(seed, "tie", player) for player in players],
}
"""Criteria by the name stored in the settings."""

UNITLESS_CRITERIA: Final = ("wins", "opponents", "share", "head_to_head", "lot")
"""Criteria whose values are not sixtieths of a point."""
