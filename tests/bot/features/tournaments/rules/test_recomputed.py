"""Standings compared with an independent and slow computation.

More tournaments: `PROVOST_STANDINGS=2000 pytest tests/bot/features/tournaments/rules/test_recomputed.py`.
"""

from fractions import Fraction
from random import Random

import pytest

from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.scoring import TableResult
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER, DUEL_ORDER
from tests.bot.features.tournaments.rules.slow_standings import RankedTable, Record, rank_players
from tests.sizes import size

TOURNAMENTS = size("STANDINGS", 40)


def random_record(number: int, *, duels: bool) -> Record:
    """Return a tournament with ties, negative scores, given-up seats, byes, absences and players who left."""
    chance = Random(f"standings {number} {duels}")
    players = chance.sample(range(1, 99), chance.randint(2 if duels else 5, 13))
    scheme = "duel" if duels else chance.choice(("places", "wins", "wbc"))
    tables: list[RankedTable] = []
    byes: list[tuple[int, int]] = []
    halves: list[tuple[int, int]] = []
    for round_number in range(1, chance.randint(1, 6) + 1):
        there = [player for player in players if chance.random() < 0.9]
        chance.shuffle(there)
        while there:
            seats = 2 if duels else chance.choice((2, 3, 4, 5))
            some, there = there[:seats], there[seats:]
            if len(some) < 2:
                (halves if chance.random() < 0.3 else byes).extend((round_number, player) for player in some)
            elif chance.random() < 0.95:
                tables.append(result_of(chance, round_number, some))
    away = {player for player in players if chance.random() < 0.1}
    return Record(players, tables, byes, scheme, f"seed {number}", away, halves)


def result_of(chance: Random, number: int, players: list[int]) -> RankedTable:
    """Draw a result; players who gave up tie for the last place."""
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
    return RankedTable(
        number, ranking + ([sorted(gone)] if gone else []), scores if chance.random() < 0.8 else {}, gone
    )


def stored_result(table: RankedTable, chance: Random) -> TableResult:
    """Return the result as the bot stores it: by seat, with places at the end of the match, even of those who left."""
    seats = table.players
    chance.shuffle(seats)
    above = {player: sum(map(len, table.ranking[:at])) for at, group in enumerate(table.ranking) for player in group}
    places = tuple(1 + above[player] for player in seats)
    scores = tuple(table.scores[player] for player in seats) if table.scores else ()
    return TableResult(table.round, tuple(seats), places, scores, tuple(sorted(table.gone)))


@pytest.mark.parametrize("duels", [False, True])
def test_standings_equal_an_independent_computation(*, duels: bool) -> None:
    order = DUEL_ORDER if duels else DEFAULT_ORDER
    reasons = set()
    for number in range(TOURNAMENTS):
        told = random_record(number, duels=duels)
        results = [stored_result(table, Random(number)) for table in told.tables]
        byes = [Bye(at, one) for at, one in told.byes] + [Bye(at, one, half=True) for at, one in told.halves]
        record = StageRecord(told.players, results, byes, told.scheme)
        found = standings(record, order, told.seed, told.left)
        expected = rank_players(told, order)
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
