"""`provost lab duplicate`: play tournaments of computer players of known strengths, with and without duplicate scoring.

Kendall's tau between strength and final standings says which scoring finds the stronger players.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import combinations, islice
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, structs

from bot.cli.errors import Misused
from bot.cli.options import flag, option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.features.tournaments.rules.duplicate import DUPLICATE, DUPLICATE_ORDER, compare
from bot.features.tournaments.rules.pairing import draw_round
from bot.features.tournaments.rules.rounds import History
from bot.features.tournaments.rules.scoring import DUEL, Bye, TableResult
from bot.features.tournaments.rules.standings import DEFAULT_ORDER, DUEL_ORDER, StageRecord, standings
from bot.match.selfplay import play_out
from bot.words import Words
from engine.core.dealer import Dealer
from engine.core.setup import Setup
from engine.core.types import Decision, Outcome
from engine.minds.features import AnyGame
from engine.minds.players import Player, by_policy
from engine.minds.playing import MAX_GAME_ANSWERS
from engine.minds.rollout import generator
from engine.minds.search import Table
from engine.minds.weights import mind_for

LAPSES: Final = (0.7, 0.45, 0.25, 0.1, 0.0)
"""Shares of random answers of the five strengths, the weakest first."""

TENTHS: Final = 3
"""Temperature of the policy by which all of them answer otherwise."""

Z: Final = 1.96

ORDINARY: Final = "ordinary"
KINDS: Final = (ORDINARY, DUPLICATE)


class DuplicateOptions(NamedTuple):
    """The options of `provost lab duplicate`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    players: int = option("N", whole, 10)
    rounds: int = option("R", whole, 5)
    tournaments: int = option("N", whole, 10)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    json: bool = flag()


class TauReport(Struct, frozen=True):
    """Kendall's tau of each tournament, by kind."""

    game: str
    seats: int
    players: int
    rounds: int
    taus: dict[str, tuple[float, ...]]


def duplicate(words: Words, /, *, given: DuplicateOptions = together(DuplicateOptions)) -> int:
    """Play tournaments of both kinds, and print how well their standings agree with the strengths."""
    rules, setup = set_up(words, given.game, given.seats, given.options)
    if given.players < setup.seats * 2 or given.players % setup.seats or min(given.rounds, given.tournaments) < 1:
        raise Misused(words("cli-error-duplicate-players", seats=setup.seats))
    mind = mind_for(rules, setup)
    if mind is None:
        raise Misused(words("cli-error-duplicate-weights", game=given.game))
    field = Field(rules, setup, Table(rules, setup.seats, mind), given.players, given.rounds)
    taus = {kind: tuple(field.tau(kind, f"{given.seed} {at}") for at in range(given.tournaments)) for kind in KINDS}
    report = TauReport(given.game, setup.seats, given.players, given.rounds, taus)
    if given.json:
        print(msgspec.json.encode(report).decode())
        return 0
    gains = [two - one for one, two in zip(*(taus[kind] for kind in KINDS), strict=True)]
    for kind, values in (*taus.items(), ("gain", gains)):
        middle, reach = interval(values)
        print(words("cli-duplicate-tau", kind=kind, tau=f"{middle:+.3f}", reach=f"{reach:.3f}", count=len(values)))
    return 0


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half of its 95 % interval."""
    return mean(values), Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


class Field(NamedTuple):
    """The players of a tournament: a fifth of them of each strength, in turn."""

    game: AnyGame
    setup: Setup
    table: Table
    players: int
    rounds: int

    def tau(self, kind: str, name: str) -> float:
        """Play a tournament, and return Kendall's tau between strengths and standings."""
        record = self._played(kind, name)
        lines = standings(record, self._order(kind), f"{name} {kind}")
        return kendall([(strength(line.player), -line.rank) for line in lines])

    def _order(self, kind: str) -> Sequence[str]:
        if kind == DUPLICATE:
            return DUPLICATE_ORDER
        return DUEL_ORDER if self.setup.seats == DUEL else DEFAULT_ORDER

    def _played(self, kind: str, name: str) -> StageRecord:
        history, results, byes = History(self.setup.seats), list[TableResult](), list[Bye]()
        scheme = DUPLICATE if kind == DUPLICATE else "duel" if self.setup.seats == DUEL else "places"
        people = range(self.players)
        for number in range(1, self.rounds + 1):
            record = StageRecord(people, results, byes, scheme)
            scores = {} if kind == DUPLICATE else {player: record.points(player) for player in people}
            one = draw_round(people, scores, history, f"{name}:{number}")
            history.add(one)
            byes += [Bye(number, player) for player in one.byes]
            found = [
                self._result(kind, f"{name} {number}", number, at, players) for at, players in enumerate(one.tables)
            ]
            if kind == DUPLICATE:
                found = [structs.replace(one, compared=own) for one, own in zip(found, compare(found), strict=True)]
            results += found
        return StageRecord(people, results, byes, scheme)

    def _result(self, kind: str, name: str, number: int, at: int, players: Sequence[int]) -> TableResult:
        deal = name if kind == DUPLICATE else f"{name} {at}"
        dealer = Dealer(sha256(deal.encode()).digest(), by_occasion=kind == DUPLICATE)
        seed = int.from_bytes(sha256(f"{name} {at} {kind}".encode()).digest()[:6])
        outcome = play(self.table, self.setup, dealer, [player_of(strength(one)) for one in players], seed)
        if outcome is None:  # a game without an end is a draw
            return TableResult(number, tuple(players), (1,) * len(players), (0,) * len(players))
        return TableResult(number, tuple(players), outcome.ranks, outcome.scores)


def strength(player: int) -> int:
    """Return the strength of a player, 0 for the weakest."""
    return player % len(LAPSES)


def player_of(strength: int) -> Player:
    """Return a computer player of this strength."""
    return partial(by_policy, tenths=TENTHS, lapses=LAPSES[strength])


def play(table: Table, setup: Setup, dealer: Dealer, players: Sequence[Player], seed: int) -> Outcome | None:
    """Play a game with this dealer; return None if it takes too long."""
    game: Any = table.game
    working, source = game.resume_quietly(game.begin(setup)), generator(seed)

    def answer(decision: Decision) -> tuple[str, ...]:
        return players[decision.ask.seat](table, working.position, decision, source)

    for _ in islice(play_out(working, dealer, answer), MAX_GAME_ANSWERS):
        pass
    outcome: Outcome | None = game.outcome(working.position)
    return outcome


def kendall(pairs: Sequence[tuple[int, int]]) -> float:
    """Return Kendall's tau-b of pairs of values."""
    signs = [
        ((one[0] > two[0]) - (one[0] < two[0]), (one[1] > two[1]) - (one[1] < two[1]))
        for one, two in combinations(pairs, 2)
    ]
    spread = sqrt(sum(first != 0 for first, _ in signs) * sum(second != 0 for _, second in signs))
    return sum(first * second for first, second in signs) / spread if spread else 0.0
