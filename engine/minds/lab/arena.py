"""Measurement of players: contests at many tables, ratings, and the influence of seats."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any, Final

from msgspec import Struct, structs

from engine.core.flow import Position
from engine.core.redealing import below
from engine.core.setup import Setup
from engine.core.types import Decision, Outcome, Seat
from engine.minds.features import AnyGame
from engine.minds.levels import Player
from engine.minds.playing import played
from engine.minds.playouts import Chance, share, won
from engine.minds.rollout import generator
from engine.minds.search import Mind, Table

RESAMPLES: Final = 400
"""Number of resamples of the tables for the intervals."""

FIT_ROUNDS: Final = 60
"""Iterations of the rating fit."""

ELO_SCALE: Final = 400.0
ELO_BASE: Final = 10.0

ERROR_ODDS: Final = 19.0
"""The odds at which a sequential test ends: one answer of twenty is wrong."""

MIN_TESTED: Final = 20
"""Tables before a sequential test may end."""

Clock = Callable[[], float]
"""Returns the time, in seconds of work."""


class LevelStanding(Struct, frozen=True):
    """A level's result: tables won and played, mean score, Elo with its 95 % interval, milliseconds a decision.

    Shared wins count in part. The last level of the field has Elo 0, or `builder` if it is there.
    """

    level: str
    wins: float
    tables: int
    score: float
    elo: int
    low: int
    high: int
    ms: float


class Verdict(Struct, frozen=True):
    """The end of a sequential test whether a level is this much stronger than the others: `yes`, `no` or `open`."""

    level: str
    elo: int
    stronger: str


class Standings(Struct, frozen=True, omit_defaults=True):
    """The standings of all levels, and the verdict if there was a test."""

    game: str
    tables: int
    players: tuple[LevelStanding, ...]
    verdict: Verdict | None = None


class Result(Struct, frozen=True):
    """A table's result: the levels by seat, the outcome, and the seats in the order of `PlayedGame.order`."""

    levels: tuple[str, ...]
    outcome: Outcome
    order: tuple[Seat, ...]


class Timed:
    """A player whose time is measured."""

    def __init__(self, player: Player, clock: Clock) -> None:
        self.player, self.clock = player, clock
        self.spent = 0.0
        self.answers = 0

    def __call__(
        self, table: Table, position: Position[Any, Any], decision: Decision, source: Random
    ) -> tuple[str, ...]:
        """Answer, and add the time."""
        begun = self.clock()
        picks = self.player(table, position, decision, source)
        self.spent += self.clock() - begun
        self.answers += 1
        return picks


def ignore(result: Result) -> None:
    """Do nothing with a result."""


@dataclass(frozen=True)
class Contest:
    """A contest: tables of a field of levels, one a seat, rotated by a seat from table to table.

    `after` is called with the result of each table. With `tested`, the contest ends as soon as a sequential test of no
    difference against that many Elo has decided whether the first level is stronger than the others.
    """

    game: AnyGame
    setup: Setup
    mind: Mind
    field: Sequence[str]
    players: Mapping[str, Player]
    tables: int
    seed: int
    after: Callable[[Result], None] = ignore
    tested: int | None = None


def compete(contest: Contest, clock: Clock) -> Standings:
    """Play a contest, and rate its levels."""
    timed = {level: Timed(contest.players[level], clock) for level in dict.fromkeys(contest.field)}
    found, verdict = _until_decided(replace(contest, players=timed))
    levels, source = list(timed), generator(contest.seed)
    zero = "builder" if "builder" in timed else levels[-1]
    elos = ratings(found, levels, zero)
    drawn = [ratings([found[below(len(found), source)] for _ in found], levels, zero) for _ in range(RESAMPLES)]
    return Standings(
        contest.game.name,
        len(found),
        tuple(
            _standing(level, found, timed[level], elos[level], sorted(one[level] for one in drawn)) for level in levels
        ),
        verdict,
    )


def results(contest: Contest) -> Iterator[Result]:
    """Play a contest, and yield its results; a game that takes too long is left out."""
    game, setup, field = contest.game, contest.setup, contest.field
    for number in range(contest.tables):
        shift = number % len(field)
        levels = (*field[shift:], *field[:shift])
        table, source = Table(game, setup.seats, contest.mind), generator(contest.seed * 1_000_003 + number)
        players = [contest.players[level] for level in levels]
        game_played = played(table, game.fork(game.begin(setup)), players, {}, source)
        if game_played is not None:
            result = Result(levels, game_played.outcome, game_played.order)
            contest.after(result)
            yield result


def _until_decided(contest: Contest) -> tuple[list[Result], Verdict | None]:
    """Play until a sequential test has decided, if there is one, or to the last table."""
    found, shares, first, elo = list[Result](), list[float](), contest.field[0], contest.tested
    for result in results(contest):
        found.append(result)
        if elo is not None:
            shares.append(share_beaten(result, first))
            evidence = log_odds(shares, elo)
            if len(found) >= MIN_TESTED and abs(evidence) >= math.log(ERROR_ODDS):
                return found, Verdict(first, elo, "yes" if evidence > 0 else "no")
    return found, None if elo is None else Verdict(first, elo, "open")


def share_beaten(result: Result, level: str) -> float:
    """Return the share of the pairs of a level's seat and another's in which the level's came first; ties are half."""
    ranks, own = result.outcome.ranks, [each == level for each in result.levels]
    pairs = [(one, two) for one in range(len(ranks)) for two in range(len(ranks)) if own[one] and not own[two]]
    return sum([(ranks[one] < ranks[two]) + 0.5 * (ranks[one] == ranks[two]) for one, two in pairs]) / len(pairs)


def log_odds(shares: Sequence[float], elo: int) -> float:
    """Return the logarithm of how much likelier these shares are with this lead in Elo than with none.

    The shares of tables count as normal, with their own variance and that of two drawn ones.
    """
    mean, expected = sum(shares) / len(shares), 1 / (1 + math.pow(ELO_BASE, -elo / ELO_SCALE))
    variance = (sum([(one - mean) ** 2 for one in shares]) + 0.5) / (len(shares) + 1)
    return (expected - 0.5) * (2 * mean - 0.5 - expected) * len(shares) / (2 * variance)


def _standing(level: str, results: Sequence[Result], timed: Timed, elo: float, drawn: Sequence[float]) -> LevelStanding:
    wins, scores = 0.0, list[int]()
    for result in results:
        ranks = result.outcome.ranks
        for seat, other in enumerate(result.levels):
            if other == level:
                wins += (ranks[seat] == 1) / ranks.count(1)
                scores.append(result.outcome.scores[seat])
    edge = len(drawn) // 40
    return LevelStanding(
        level,
        round(wins, 2),
        len(results),
        round(sum(scores) / max(1, len(scores)), 1),
        round(elo),
        round(drawn[edge]),
        round(drawn[-1 - edge]),
        round(1000 * timed.spent / max(1, timed.answers), 2),
    )


def ratings(results: Sequence[Result], levels: Sequence[str], zero: str) -> dict[str, float]:
    """Return Elo by level, from the order of places at the same tables (Bradley and Terry).

    Every pair gets one drawn table more, so that an unbeaten level is not infinitely strong.
    """
    index = {level: number for number, level in enumerate(levels)}
    beaten = [[0.5 * (one != two) for two in levels] for one in levels]
    for result in results:
        ranks = result.outcome.ranks
        for one, two in combinations(range(len(ranks)), 2):
            first, second = index[result.levels[one]], index[result.levels[two]]
            if first != second:
                part = (ranks[one] < ranks[two]) + 0.5 * (ranks[one] == ranks[two])
                beaten[first][second] += part
                beaten[second][first] += 1 - part
    strength = [1.0] * len(levels)
    for _ in range(FIT_ROUNDS):
        strength = [_stronger(number, beaten, strength) for number in range(len(levels))]
        strength = [value / strength[index[zero]] for value in strength]
    return {level: ELO_SCALE * _log(strength[index[level]]) for level in levels}


def _stronger(number: int, beaten: list[list[float]], strength: list[float]) -> float:
    met = sum(
        [
            (beaten[number][other] + beaten[other][number]) / (strength[number] + strength[other])
            for other in range(len(strength))
            if other != number
        ]
    )
    return sum(beaten[number]) / met if met else 1.0


def _log(value: float) -> float:
    return math.log(value, ELO_BASE)


class Balance(Struct, frozen=True):
    """The share of tables won (shared wins in part) and the mean score of each seat, with some options.

    Seats are in turn order, as it is at the beginning.
    """

    options: Mapping[str, str]
    tables: int
    seats: tuple[Chance, ...]
    scores: tuple[float, ...]


def balance(contest: Contest) -> Balance:
    """Play a contest, and count wins and scores in turn order."""
    setup, found = contest.setup, list(results(contest))
    places = range(setup.seats)
    wins = [sum([won(one.outcome, one.order[place]) for one in found]) for place in places]
    points = [sum([one.outcome.scores[one.order[place]] for one in found]) for place in places]
    return Balance(
        setup.options,
        len(found),
        tuple([share(each, len(found)) for each in wins]),
        tuple([round(each / max(1, len(found)), 1) for each in points]),
    )


def variants(game: AnyGame, setup: Setup, fixed: Mapping[str, str]) -> Iterator[Setup]:
    """Yield a setup, then a variant for each other value of each option that is not fixed and makes a difference."""
    yield setup
    for choice in game.relevant_choices(setup.options, setup.rules):
        for value in choice.values:
            if choice.id not in fixed and value != setup.options[choice.id]:
                yield structs.replace(setup, options={**setup.options, choice.id: value})
