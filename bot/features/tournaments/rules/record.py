"""The results of a stage, indexed by player: what tie-breaks read."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from bot.features.tournaments.rules.results import SCHEMES, Bye, Result, points_of, share_of
from bot.features.tournaments.rules.scoring import BYES, UNIT

FLOOR: Final = Fraction(1, 5)
"""The least that an opponent counts for."""

BYE_OPPONENTS: Final = 3
"""Opponents at the floor that a bye counts as."""


class Record:
    """Everything that counts in the standings of some players; a function of the results and byes alone."""

    def __init__(
        self,
        players: Sequence[int],
        results: Iterable[Result],
        byes: Iterable[Bye] = (),
        scheme: str = "places",
        *,
        full_rates: bool = True,
    ) -> None:
        """Without `full_rates`, as up to revision 4, match rates are parts of the most that was given at each table."""
        self.players = list(players)
        self.scheme = scheme
        self._full_rates = full_rates
        self.games: dict[int, list[tuple[Result, int]]] = {player: [] for player in players}
        self.byes: dict[int, list[Bye]] = {player: [] for player in players}
        self.rounds = 0
        for result in results:
            self.rounds = max(self.rounds, result.round)
            for player, points in zip(result.players, points_of(result, scheme), strict=True):
                if player in self.games:
                    self.games[player].append((result, points))
        for bye in byes:
            self.rounds = max(self.rounds, bye.round)
            if bye.player in self.byes:
                self.byes[bye.player].append(bye)

    def points(self, player: int) -> int:
        """Sixtieths of a point, byes included."""
        return sum(points for _, points in self.games[player]) + self.bye_points * len(self.byes[player])

    @property
    def bye_points(self) -> int:
        """Sixtieths of a point that a bye gives."""
        return UNIT * BYES[self.scheme]

    def rounds_counted(self, player: int) -> int:
        """Games and byes."""
        return len(self.games[player]) + len(self.byes[player])

    def mean(self, player: int) -> Fraction:
        """Points a game."""
        return Fraction(self.points(player), max(1, self.rounds_counted(player)))

    def best(self, player: int, count: int) -> int:
        """The sum of a player's best results, so that playing more never hurts."""
        points = [points for _, points in self.games[player]] + [self.bye_points] * len(self.byes[player])
        return sum(sorted(points, reverse=True)[:count])

    def wins(self, player: int) -> Fraction:
        """First places, a shared one in parts."""
        places = [(result.counted, result.players.index(player)) for result, _ in self.games[player]]
        return sum((Fraction(1, counted.count(1)) for counted, seat in places if counted[seat] == 1), Fraction(0))

    def match_rate(self, player: int) -> Fraction:
        """The part of all the points that could be had, at least the floor."""
        most = sum(self._most(result) for result, _ in self.games[player])
        most += self.bye_points * len(self.byes[player])
        return max(Fraction(self.points(player), most) if most else FLOOR, FLOOR)

    def _most(self, result: Result) -> int:
        """The points of an unshared first place at a table; with older rates, the most that was given there."""
        places = range(1, len(result.players) + 1) if self._full_rates else result.counted
        return max(SCHEMES[self.scheme]([*places]))

    def opponents(self, player: int) -> list[int]:
        """Whom a player has met, each once, in ascending order."""
        return sorted({other for result, _ in self.games[player] for other in result.players if other != player})

    def opponents_rate(self, player: int) -> Fraction:
        """The mean match rate of the opponents; each bye adds three at the floor."""
        rates = [self.match_rate(other) for other in self.opponents(player) if other in self.games]
        rates += [FLOOR] * (BYE_OPPONENTS * len(self.byes[player]))
        return sum(rates, Fraction(0)) / len(rates) if rates else FLOOR

    def share(self, player: int) -> Fraction:
        """The mean share of the tables' scores, over the games that have scores."""
        shares = [share for result, _ in self.games[player] if (share := share_of(result, player)) is not None]
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)

    def ahead(self, player: int, other: int) -> tuple[int, Fraction]:
        """How often two have met, and how often the first was ahead, a shared place counting half."""
        met, ahead = 0, Fraction(0)
        for result, _ in self.games[player]:
            if other in result.players:
                places = result.counted
                own, theirs = places[result.players.index(player)], places[result.players.index(other)]
                met += 1
                ahead += Fraction((own < theirs) * 2 + (own == theirs), 2)
        return met, ahead
