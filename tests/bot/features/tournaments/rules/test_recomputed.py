"""Standings computed a second time, slowly and from nothing but who sat where and who came in which place.

More tournaments: `PROVOST_STANDINGS=2000 pytest tests/bot/features/tournaments/rules/test_recomputed.py`.
"""

from fractions import Fraction
from functools import cmp_to_key
from hashlib import sha256
from itertools import combinations
from random import Random

import pytest
from msgspec import Struct

from bot.features.tournaments.rules.scoring import Bye, TableResult
from bot.features.tournaments.rules.standings import DEFAULT_ORDER, DUEL_ORDER, StageRecord, standings
from tests.sizes import size

TOURNAMENTS = size("STANDINGS", 40)

AWARDS: dict[str, dict[int, tuple[int, ...]]] = {
    "places": {2: (10, 0), 3: (10, 4, 1), 4: (10, 6, 3, 1), 5: (10, 7, 4, 3, 1), 6: (10, 7, 6, 4, 2, 1)},
    "wbc": {2: (1000, 100), 3: (1000, 100, 10), 4: (1000, 100, 10, 1), 5: (1000, 100, 10, 1, 0)},
    "duel": {2: (1, 0)},
}
BYES = {"places": 6, "wins": 5, "wbc": 100, "duel": 1}
FLOOR = Fraction(1, 5)


class Played(Struct):
    """A table in words of this test: the players from the first to the last place, those level together."""

    round: int
    ranking: list[list[int]]
    scores: dict[int, int]
    gone: set[int]

    @property
    def players(self) -> list[int]:
        return [player for group in self.ranking for player in group]


class Told(Struct):
    """A tournament: who plays, what was played, who had a bye in which round, the scheme, and the seed of lots."""

    players: list[int]
    tables: list[Played]
    byes: list[tuple[int, int]]
    scheme: str
    seed: str
    left: set[int]

    def gains(self, table: Played) -> dict[int, Fraction]:
        """The points of every player at a table; those level share what their places are worth."""
        found: dict[int, Fraction] = {}
        taken = 0
        for group in table.ranking:
            places = range(taken, taken + len(group))
            for player in group:
                if self.scheme == "wins":
                    found[player] = Fraction(0 if taken else 5 if len(group) == 1 else 1)
                else:
                    worths = AWARDS[self.scheme][len(table.players)]
                    found[player] = Fraction(sum(worths[place] for place in places), len(group))
            taken += len(group)
        return found

    def points(self, player: int) -> Fraction:
        total = Fraction(BYES[self.scheme] * sum(one == player for _, one in self.byes))
        for table in self.tables:
            total += self.gains(table).get(player, 0)
        return total

    def wins(self, player: int) -> Fraction:
        firsts = [table.ranking[0] for table in self.tables]
        return sum((Fraction(1, len(first)) for first in firsts if player in first), Fraction(0))

    def rate(self, player: int) -> Fraction:
        could = Fraction(BYES[self.scheme] * sum(one == player for _, one in self.byes))
        for table in self.tables:
            if player in table.players:
                could += 5 if self.scheme == "wins" else AWARDS[self.scheme][len(table.players)][0]
        return max(FLOOR, self.points(player) / could) if could else FLOOR

    def opponents(self, player: int) -> Fraction:
        met = {other for table in self.tables if player in table.players for other in table.players} - {player}
        rates = [self.rate(other) for other in met & {*self.players}]
        rates += [FLOOR] * (3 * sum(one == player for _, one in self.byes))
        return sum(rates, Fraction(0)) / len(rates) if rates else FLOOR

    def share(self, player: int) -> Fraction:
        shares = []
        for table in self.tables:
            if player in table.scores and player not in table.gone:
                values = table.scores.values()
                low, high, total = min(values), max(values), sum(values)
                own = table.scores[player]
                if low >= 0 and total > 0:
                    shares.append(Fraction(own * len(values), total))
                else:
                    shares.append(Fraction(own - low, high - low) if high > low else Fraction(1))
        return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)

    def lot(self, player: int) -> int:
        return int.from_bytes(sha256(f"{self.seed}:tie:{player}".encode()).digest()[:8])

    def rounds(self) -> int:
        return max([0, *(table.round for table in self.tables), *(number for number, _ in self.byes)])

    def there(self, player: int) -> set[int]:
        return {table.round for table in self.tables if player in table.players} | {
            number for number, one in self.byes if one == player
        }

    def as_opponent(self, player: int) -> Fraction:
        missed = self.rounds() - max(self.there(player), default=0)
        return self.points(player) + Fraction(missed, 2)

    def duels(self, player: int) -> list[tuple[Fraction, Fraction, bool]]:
        """For each game and each round without one: what counts of the opponent, what was won, and absence."""
        own = min(self.points(player), Fraction(self.rounds(), 2))
        found = []
        for table in self.tables:
            if player in table.players:
                (other,) = {*table.players} - {player}
                found.append((self.as_opponent(other), self.gains(table)[player], False))
        found += [(own, Fraction(1), False) for _, one in self.byes if one == player]
        return found + [(own, Fraction(0), True)] * (self.rounds() - len(self.there(player)))

    def buchholz(self, player: int) -> Fraction:
        return sum((score for score, _, _ in self.duels(player)), Fraction(0))

    def buchholz_cut_1(self, player: int) -> Fraction:
        parts = self.duels(player)
        away = [score for score, _, absent in parts if absent]
        least = min(away or [score for score, _, _ in parts], default=Fraction(0))
        return self.buchholz(player) - least

    def sonneborn_berger(self, player: int) -> Fraction:
        return sum((score * won for score, won, _ in self.duels(player)), Fraction(0))

    def direct(self, group: list[int]) -> dict[int, Fraction]:
        """How often each of those tied was ahead of the others, if all have met equally often."""
        times, ahead = set(), dict.fromkeys(group, Fraction(0))
        for one, other in combinations(group, 2):
            met = 0
            for table in self.tables:
                if {one, other} <= {*table.players}:
                    met += 1
                    mine, theirs = (next(n for n, some in enumerate(table.ranking) if p in some) for p in (one, other))
                    ahead[one] += Fraction(1, 2) if mine == theirs else int(mine < theirs)
                    ahead[other] += Fraction(1, 2) if mine == theirs else int(mine > theirs)
            times.add(met)
        return ahead if len(times) == 1 else dict.fromkeys(group, Fraction(0))


def ranked(told: Told, order: tuple[str, ...]) -> list[tuple[int, int, str]]:
    """Rank, player and what decided, by splitting groups of equals again and again."""
    groups = [(sorted({*told.players} - told.left), ""), (sorted(told.left), "left")]
    groups = [(group, why) for group, why in groups if group]
    for name in order:
        split: list[tuple[list[int], str]] = []
        for group, why in groups:
            direct = told.direct(group) if name == "head_to_head" else {}
            values = {one: direct[one] if direct else Fraction(getattr(told, name)(one)) for one in group}

            def compare(one: int, other: int, values: dict[int, Fraction] = values) -> int:
                return (values[one] < values[other]) - (values[one] > values[other]) or one - other

            parts: list[list[int]] = []
            for player in sorted(group, key=cmp_to_key(compare)):
                if parts and values[parts[-1][0]] == values[player]:
                    parts[-1].append(player)
                else:
                    parts.append([player])
            split += [(part, name if number else why) for number, part in enumerate(parts)]
        groups = split
    lines, rank = [], 1
    for group, why in groups:
        lines += [(rank, player, why if player == group[0] else "") for player in group]
        rank += len(group)
    return lines


def invented(number: int, *, duels: bool) -> Told:
    """A tournament with ties, negative scores, seats that were given up, byes, absences and players who left."""
    chance = Random(f"standings {number} {duels}")
    players = chance.sample(range(1, 99), chance.randint(2 if duels else 5, 13))
    scheme = "duel" if duels else chance.choice(("places", "wins", "wbc"))
    tables: list[Played] = []
    byes: list[tuple[int, int]] = []
    for round_number in range(1, chance.randint(1, 6) + 1):
        there = [player for player in players if chance.random() < 0.9]
        chance.shuffle(there)
        while there:
            seats = 2 if duels else chance.choice((2, 3, 4, 5))
            some, there = there[:seats], there[seats:]
            if len(some) < 2:
                byes += [(round_number, player) for player in some]
            elif chance.random() < 0.95:
                tables.append(result_of(chance, round_number, some))
    away = {player for player in players if chance.random() < 0.1}
    return Told(players, tables, byes, scheme, f"seed {number}", away)


def result_of(chance: Random, number: int, players: list[int]) -> Played:
    """A result; players who gave up are last, as one tie."""
    gone = {player for player in players if chance.random() < 0.1}
    order = [player for player in players if player not in gone]
    chance.shuffle(order)
    ranking: list[list[int]] = []
    for player in order:
        if ranking and chance.random() < 0.25:
            ranking[-1].append(player)
        else:
            ranking.append([player])
    scores = {player: chance.randint(-3 if chance.random() < 0.1 else 0, 40) for player in players}
    return Played(number, ranking + ([sorted(gone)] if gone else []), scores if chance.random() < 0.8 else {}, gone)


def as_result(table: Played, chance: Random) -> TableResult:
    """The same as the bot stores it: by seat, with the places as the match ended, whatever those who left have."""
    seats = table.players
    chance.shuffle(seats)
    above = {player: sum(map(len, table.ranking[:at])) for at, group in enumerate(table.ranking) for player in group}
    places = tuple(1 + above[player] for player in seats)
    scores = tuple(table.scores[player] for player in seats) if table.scores else ()
    return TableResult(table.round, tuple(seats), places, scores, tuple(sorted(table.gone)))


@pytest.mark.parametrize("duels", [False, True])
def test_standings_are_the_same_when_they_are_computed_from_nothing(*, duels: bool) -> None:
    order = DUEL_ORDER if duels else DEFAULT_ORDER
    reasons = set()
    for number in range(TOURNAMENTS):
        told = invented(number, duels=duels)
        results = [as_result(table, Random(number)) for table in told.tables]
        record = StageRecord(told.players, results, [Bye(at, one) for at, one in told.byes], told.scheme)
        found = standings(record, order, told.seed, told.left)
        expected = ranked(told, order)
        assert [(line.rank, line.player, line.decided_by) for line in found] == expected, number
        reasons |= {line.decided_by for line in found}
        for line in found:
            values = dict(zip(order, line.values, strict=True))
            assert Fraction(values["points"], 60) == told.points(line.player), number
            for name in ("buchholz", "buchholz_cut_1", "sonneborn_berger") if duels else ():
                assert Fraction(values[name], 60) == getattr(told, name)(line.player), (number, name)
            for name in () if duels else ("wins", "opponents", "share"):
                assert values[name] == getattr(told, name)(line.player), (number, name)
    assert reasons >= {"points", "lot", "left", *order[1:3]}
