"""`provost lab duplicate`: compare tournaments of computer players of known strengths by duplicate and ordinary scoring.

Kendall's tau between strength and final standings says which scoring finds the stronger players. A pool has the games
of every line-up of strengths for some deals, and tournaments draw theirs from it: the tables of a duplicate round from
one deal, those of an ordinary round from a deal each.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import combinations, islice, product
from math import sqrt
from pathlib import Path
from statistics import mean, variance
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, structs

from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import Unusable, flag, option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.duplicate import DUPLICATE, DUPLICATE_ORDER, compare
from bot.features.tournaments.rules.pairing import draw_round
from bot.features.tournaments.rules.rounds import History, draw_order, lot
from bot.features.tournaments.rules.scoring import DUEL, TableResult
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import standings
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER, DUEL_ORDER
from bot.match.selfplay import play_out
from bot.words import Words
from engine.core.dealer import Dealer
from engine.core.setup import Setup
from engine.core.types import Decision, Outcome
from engine.minds.levels import Player, by_policy
from engine.minds.playing import MAX_GAME_ANSWERS
from engine.minds.rollout import generator
from engine.minds.search import Table
from engine.minds.weights import mind_for

LAPSES: Final = (70, 45, 25, 10, 0)  # percentages of random answers of the five strengths, the weakest first
TENTHS: Final = 3  # temperature of the policy by which all of them answer otherwise

LINEUP_COPIES: Final[Mapping[int, int]] = {DUEL: 2}
"""Games of each line-up on a deal by seats, 1 if not listed: a round of duels often has the same line-up twice."""

GAME_SEED_BYTES: Final = 6

TAU_BATCHES: Final = 20
"""Parts of the tournaments; each draws from the deals with replacement, so that the interval includes their choice."""

POOL_HALVES: Final = ("all", "even", "odd")
"""Names of the deals to draw from, so that a scoring can be chosen on one half and judged on the other."""

Z: Final = 1.96
ORDINARY: Final = "ordinary"
KINDS: Final = (ORDINARY, DUPLICATE)


def parse_lapses(text: str) -> tuple[int, ...]:
    """Parse the percentages of random answers, such as `70,45,25,10,0`, the weakest first."""
    found = tuple(map(whole, text.split(",")))
    if len(found) < 2 or max(found) > 100 or sorted(set(found), reverse=True) != [*found]:
        raise Unusable("cli-error-lapses", value=text)
    return found


def parse_half(text: str) -> str:
    """Parse one of `POOL_HALVES`."""
    if text not in POOL_HALVES:
        raise Unusable("cli-error-half", value=text)
    return text


class DuplicateOptions(NamedTuple):
    """The options of `provost lab duplicate`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    players: int = option("N", whole, 20)
    rounds: int = option("R", whole, 5)
    tournaments: int = option("N", whole, 2_000)
    deals: int = option("N", whole, 40)
    half: str = option("NAME", parse_half, "all")
    lapses: tuple[int, ...] = option("P,…", parse_lapses, LAPSES)
    pool: Path | None = option("FILE", Path)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    json: bool = flag()


class TauReport(Struct, frozen=True):
    """Kendall's tau of each tournament, by kind; each of `TAU_BATCHES` parts has its own draw from the deals."""

    game: str
    seats: int
    players: int
    rounds: int
    deals: int
    taus: dict[str, tuple[tuple[float, ...], ...]]


def duplicate(words: Words, /, *, given: DuplicateOptions = together(DuplicateOptions)) -> int:
    """Play tournaments of both kinds, and print how well their standings agree with the strengths."""
    rules, setup = set_up(words, given.game, given.seats, given.options)
    least = min(given.rounds, given.tournaments // TAU_BATCHES)
    if given.players < setup.seats * 2 or given.players % setup.seats or least < 1:
        raise Misused(words("cli-error-duplicate-players", seats=setup.seats, batches=TAU_BATCHES))
    mind = mind_for(rules, setup)
    if mind is None:
        raise Misused(words("cli-error-duplicate-weights", game=given.game))
    kept = [number for number in range(given.deals) if given.half in ("all", ("even", "odd")[number % 2])]
    if len(kept) < given.rounds:
        raise Misused(words("cli-error-duplicate-deals", rounds=given.rounds))
    maker = PoolMaker(Table(rules, setup.seats, mind), setup, given.lapses, given.seed)
    games = pooled(words, maker, given.deals, given.pool)
    field = Field(setup.seats, len(given.lapses), given.players, given.rounds, [games[number] for number in kept])
    size = given.tournaments // TAU_BATCHES
    taus = {kind: tuple(field.batch(kind, f"{given.seed} {at}", size) for at in range(TAU_BATCHES)) for kind in KINDS}
    report = TauReport(given.game, setup.seats, given.players, given.rounds, len(kept), taus)
    if given.json:
        print(msgspec.json.encode(report).decode())
        return 0
    gains = [[two - one for one, two in zip(*batches, strict=True)] for batches in zip(*taus.values(), strict=True)]
    for kind, values in (*taus.items(), ("gain", gains)):
        middle, reach = interval(values)
        count = size * TAU_BATCHES
        print(words("cli-duplicate-tau", kind=kind, tau=f"{middle:+.3f}", reach=f"{reach:.3f}", count=count))
    return 0


def interval(batches: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the mean, and half of its 95 % interval.

    What batches differ by, beyond the tournaments in them, is the choice of deals.
    """
    size = len(batches[0])
    within = mean([variance(batch) if size > 1 else 0.0 for batch in batches])
    between = max(0.0, variance([mean(batch) for batch in batches]) - within / size)
    return mean(map(mean, batches)), Z * sqrt(between + within / size / len(batches))


class PooledGame(NamedTuple):
    """The places and scores of a game, by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


PooledDeal = tuple[PooledGame, ...]  # the games of a deal, by line-up and copy


class PoolHead(Struct, frozen=True):
    """The first line of a pool file: where its games come from. Each further line has a deal."""

    setup: Setup
    lapses: tuple[int, ...]
    seed: int


class PoolMaker(NamedTuple):
    """Plays the games of a pool; everything follows from the seed."""

    table: Table
    setup: Setup
    lapses: tuple[int, ...]
    seed: int

    @property
    def head(self) -> PoolHead:
        """The first line of the file."""
        return PoolHead(self.setup, self.lapses, self.seed)

    def deal(self, number: int) -> PooledDeal:
        """Play the games of a deal."""
        secret = sha256(f"{self.seed} {number}".encode()).digest()
        return tuple(self._game(secret, number, at, lineup) for at, lineup in enumerate(self._lineups()))

    def _lineups(self) -> Iterator[tuple[int, ...]]:
        for lineup in product(range(len(self.lapses)), repeat=self.setup.seats):
            for _ in range(LINEUP_COPIES.get(self.setup.seats, 1)):
                yield lineup

    def _game(self, secret: bytes, number: int, at: int, lineup: Sequence[int]) -> PooledGame:
        seed = int.from_bytes(sha256(f"{self.seed} {number} {at}".encode()).digest()[:GAME_SEED_BYTES])
        players = [partial(by_policy, tenths=TENTHS, lapses=self.lapses[one] / 100) for one in lineup]
        outcome = play(self.table, self.setup, Dealer(secret, by_occasion=True), players, seed)
        if outcome is None:  # a game without an end is a draw
            return PooledGame((1,) * len(players), (0,) * len(players))
        return PooledGame(outcome.ranks, outcome.scores)


def pooled(words: Words, maker: PoolMaker, deals: int, path: Path | None) -> list[PooledDeal]:
    """Return the games of the first deals: those in the file, and others that are played now and added to it."""
    found = list[PooledDeal]()
    if path is not None and path.exists():
        head, *lines = path.read_bytes().splitlines()
        if msgspec.json.decode(head, type=PoolHead) != maker.head:
            raise CommandRefused(words("cli-error-other-pool", path=str(path)))
        found = [msgspec.json.decode(line, type=PooledDeal) for line in lines[:deals]]
    elif path is not None:
        path.write_bytes(msgspec.json.encode(maker.head) + b"\n")
    for number in range(len(found), deals):
        found.append(maker.deal(number))
        if path is not None:
            with path.open("ab") as file:
                file.write(msgspec.json.encode(found[-1]) + b"\n")
    return found


class Field(NamedTuple):
    """The players of a tournament, of each strength in turn, and the deals for their games."""

    seats: int
    strengths: int
    players: int
    rounds: int
    deals: Sequence[PooledDeal]

    def batch(self, kind: str, name: str, size: int) -> tuple[float, ...]:
        """Play some tournaments with one draw from the deals; return tau of each."""
        drawn = [self.deals[lot(name, "deals", at) % len(self.deals)] for at in range(len(self.deals))]
        field = self._replace(deals=drawn)
        return tuple(field.tau(kind, f"{name} {number}") for number in range(size))

    def tau(self, kind: str, name: str) -> float:
        """Play a tournament, and return Kendall's tau between strengths and standings."""
        order = DUPLICATE_ORDER if kind == DUPLICATE else DUEL_ORDER if self.seats == DUEL else DEFAULT_ORDER
        lines = standings(self._played(kind, name), order, f"{name} {kind}")
        return kendall([(line.player % self.strengths, -line.rank) for line in lines])

    def _played(self, kind: str, name: str) -> StageRecord:
        history, results, byes = History(self.seats), list[TableResult](), list[Bye]()
        scheme = DUPLICATE if kind == DUPLICATE else "duel" if self.seats == DUEL else "places"
        people, deals = range(self.players), draw_order(name, range(len(self.deals)))
        for number in range(1, self.rounds + 1):
            record = StageRecord(people, results, byes, scheme)
            scores = {player: record.points(player) for player in people}
            one = draw_round(people, scores, history, f"{name}:{number}")
            history.add(one)
            byes += [Bye(number, player) for player in one.byes]
            if kind == DUPLICATE:
                found = self._results(number, one.tables, [deals[number - 1]] * len(one.tables), name)
                found = [structs.replace(one, compared=own) for one, own in zip(found, compare(found), strict=True)]
            else:
                each = [lot(name, number, at) % len(self.deals) for at in range(len(one.tables))]
                found = self._results(number, one.tables, each, name)
            results += found
        return StageRecord(people, results, byes, scheme)

    def _results(
        self, number: int, tables: Sequence[Sequence[int]], deals: Sequence[int], name: str
    ) -> list[TableResult]:
        """Return the results of a round; tables with the same line-up and deal get different copies."""
        before, found = Counter[tuple[int, int]](), list[TableResult]()
        copies, first = LINEUP_COPIES.get(self.seats, 1), lot(name, number, "copy")
        for players, deal in zip(tables, deals, strict=True):
            lineup = 0
            for player in players:
                lineup = lineup * self.strengths + player % self.strengths
            copy = (first + before[deal, lineup]) % copies
            before[deal, lineup] += 1
            game = self.deals[deal][lineup * copies + copy]
            found.append(TableResult(number, tuple(players), game.ranks, game.scores))
        return found


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
