"""The results of a stage by player, from which points and tie-breaks are computed.

Of duels, an opponent's rounds after the last one that they were there for count as draws. A round in which a player had
no opponent counts as one against an opponent with as many points as the player has at the end, at most half of all.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from bot.features.tournaments.rules import scoring
from bot.features.tournaments.rules.byes import BYE_POINTS, Bye
from bot.features.tournaments.rules.duplicate import DUPLICATE, allowances

MIN_MATCH_RATE: Final = Fraction(1, 5)
BYE_OPPONENTS: Final = 3


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
