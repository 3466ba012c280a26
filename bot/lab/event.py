"""`provost lab event`: a whole event with made-up results, to see what its pairings, seats and byes come to."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Final

import msgspec
from msgspec import Struct

from bot.cli.errors import Misused, Refused
from bot.cli.options import flag, option, whole
from bot.features.tournaments.rules.feasibility import Finding, findings, usual_count
from bot.features.tournaments.rules.groups import Queue, Waiting, cup_size, group_stage, groups, ready, round_robin
from bot.features.tournaments.rules.knockout import bracket, going_on, knockout_round, playoff, survivors
from bot.features.tournaments.rules.league import first_season, next_season
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS
from bot.features.tournaments.rules.pairing import draw_round, seat_tables
from bot.features.tournaments.rules.rounds import History, Round, draw_order, lot
from bot.features.tournaments.rules.schedule import schedule
from bot.features.tournaments.rules.scoring import Bye, TableResult
from bot.features.tournaments.rules.standings import DEFAULT_ORDER, StageRecord, StandingsLine, standings
from bot.words import Words


def event(
    words: Words,
    /,
    *,
    format: str = option("F", required=True),  # noqa: A002 - the option's name
    players: int = option("N", whole, required=True),
    table: int = option("K", whole, required=True),
    rounds: int | None = option("R", whole),
    seed: int = option("S", whole, 1),
    json: bool = flag(),
) -> int:
    """Hold an event of a format and print its figures; what cannot be had is said."""
    if format not in TOURNAMENT_FORMATS:
        raise Misused(words("cli-error-event-format", format=format, formats=", ".join(TOURNAMENT_FORMATS)))
    try:
        held = simulate(format, players, table, rounds, str(seed), perf_counter)
    except Infeasible as infeasible:
        raise Refused(" ".join(_sentence(finding, words) for finding in infeasible.findings)) from None
    if json:
        print(msgspec.json.encode(held).decode())
        return 0
    for finding in findings(format, players, table, usual_count(format, players, table) if rounds is None else rounds):
        print(_sentence(finding, words))
    print(
        words(
            "cli-event-simulated",
            rounds=held.rounds,
            tables=held.tables,
            repeats=held.repeats,
            short=held.short_tables,
            byes=held.byes,
            spread=held.seat_spread,
            least=held.games_min,
            most=held.games_max,
            seconds=f"{held.seconds_per_round:.3f}",
        )
    )
    return 0


def _sentence(finding: Finding, words: Words) -> str:
    return words(f"event-finding-{finding.key}", **finding.figures)


SKILL: Final = 1 << 64


LUCK: Final = 2
"""Results are skill, evenly spread over the players, and up to `LUCK` times as much luck."""


class Infeasible(Exception):
    """The event cannot be held; `findings` say why and what is the nearest."""

    def __init__(self, found: Sequence[Finding]) -> None:
        super().__init__(", ".join(finding.key for finding in found))
        self.findings = tuple(found)


class Simulation(Struct, frozen=True):
    """The figures of an event. `seconds_per_round` is the slowest round's drawing.

    `repeats` are meetings after the first, over all pairs; `seat_spread` is the worst player's, who may have had one
    seat that much more often than another; a table of fewer seats than asked for is short.
    """

    format: str
    players: int
    rounds: int
    tables: int
    repeats: int
    short_tables: int
    byes: int
    seat_spread: int
    games_min: int
    games_max: int
    seconds_per_round: float


def simulate(
    name: str, players: int, seats: int, rounds: int | None, seed: str, clock: Callable[[], float] = lambda: 0.0
) -> Simulation:
    """Hold an event; `clock` gives seconds.

    Raises:
        Infeasible: there is no such event.
    """
    many = usual_count(name, players, seats) if rounds is None else rounds
    fatal = [finding for finding in findings(name, players, seats, many) if finding.fatal]
    if fatal:
        raise Infeasible(fatal)
    event = Simulated(players, seats, many, seed)
    slowest, before = 0.0, clock()
    for one in _PLAYED[name](event):
        slowest = max(slowest, clock() - before)
        event.play(one)
        before = clock()
    return event.summary(name, slowest)


class Simulated:
    """An event being held: its rounds, and results by lot."""

    def __init__(self, players: int, seats: int, rounds: int, seed: str) -> None:
        self.players = range(1, players + 1)
        self.seats = seats
        self.rounds = rounds
        self.seed = seed
        self.seeded = draw_order(seed, self.players, "seeding")
        self.played: list[Round] = []
        self.results: list[TableResult] = []
        self.byes: list[Bye] = []
        self.history = History(seats)

    def play(self, one: Round) -> None:
        """Make up the results of a round."""
        self.played.append(one)
        self.history.add(one)
        number = len(self.played)
        self.byes += [Bye(number, player) for player in one.byes]
        for position, table in enumerate(one.tables):
            self.results.append(TableResult(number, table, self._places(table, number, position)))

    def _places(self, table: Iterable[int], *labels: int) -> tuple[int, ...]:
        values = [
            player * SKILL // len(self.players) + LUCK * lot(self.seed, "result", *labels, player) for player in table
        ]
        return tuple(1 + sum(other < value for other in values) for value in values)

    def last(self) -> list[TableResult]:
        """The results of the last round."""
        return [result for result in self.results if result.round == len(self.played)]

    def ranked(
        self, players: Sequence[int], results: Iterable[TableResult] | None = None, order: Sequence[str] = DEFAULT_ORDER
    ) -> tuple[StandingsLine, ...]:
        """The standings of some players, over all results or some."""
        record = StageRecord(
            players, self.results if results is None else results, self.byes if results is None else ()
        )
        return standings(record, order, self.seed)

    def scores(self) -> dict[int, int]:
        """Points so far."""
        record = StageRecord(self.players, self.results, self.byes)
        return {player: record.points(player) for player in self.players}

    def summary(self, name: str, slowest: float) -> Simulation:
        """The figures."""
        tables = [table for one in self.played for table in one.tables]
        games = [self.history.games(player) for player in self.players]
        return Simulation(
            name,
            len(self.players),
            len(self.played),
            len(tables),
            self.history.repeats(),
            sum(len(table) < self.seats for table in tables),
            len(self.byes),
            max(self.history.unevenness(player) for player in self.players),
            min(games),
            max(games),
            slowest,
        )


def _groups(event: Simulated) -> Iterator[Round]:
    yield group_stage(groups(event.seeded, event.seats), event.seats)


def _schedule(event: Simulated) -> Iterator[Round]:
    yield from schedule(event.seeded, event.seats, event.rounds, event.seed)


def _swiss(event: Simulated) -> Iterator[Round]:
    for number in range(event.rounds):
        yield draw_round(event.players, event.scores(), event.history, f"{event.seed}:{number}")


def _heats(event: Simulated) -> Iterator[Round]:
    for number in range(event.rounds):
        yield draw_round(event.players, {}, event.history, f"{event.seed}:{number}")
    order = ("best_3", *DEFAULT_ORDER)
    going = advance([line.player for line in event.ranked(event.players, order=order)], event.seats)
    staying = going.through
    while len(staying) > 1:
        one = playoff(staying, event.seats) if len(staying) > event.seats else Round((tuple(staying),))
        yield seat_tables(one.tables, event.history, one.byes)
        staying = one.byes + tuple(_winner(result) for result in event.last())


def _winner(result: TableResult) -> int:
    return result.players[result.places.index(1)]


def _knockout(event: Simulated) -> Iterator[Round]:
    staying: tuple[int, ...] = tuple(event.seeded)
    while len(staying) > 1:
        one = knockout_round(staying, event.seats)
        yield seat_tables(one.tables, event.history, one.byes)
        keys = {
            player: (place, number, seat)
            for number, result in enumerate(event.last())
            for seat, (player, place) in enumerate(zip(result.players, result.places, strict=True))
        }
        staying = going_on(event.played[-1], keys)[: survivors(one, event.seats)]


def _elimination(event: Simulated) -> Iterator[Round]:
    branches = list(bracket(event.seeded))
    while branches:
        games = tuple((one, other) for one, other in branches if one is not None and other is not None)
        resting = tuple(one for one, other in branches if one is not None and other is None)
        yield seat_tables(games, event.history, resting)
        winners = {player: _winner(result) for result in event.last() for player in result.players}
        staying = [winners.get(one or 0, one) for one, _ in branches]
        branches = list(zip(staying[::2], staying[1::2], strict=False))


def _round_robin(event: Simulated) -> Iterator[Round]:
    yield from round_robin(event.seeded)


def _league(event: Simulated) -> Iterator[Round]:
    divisions = first_season(event.seeded, event.seats)
    for _ in range(event.rounds):
        yield group_stage(divisions, event.seats)
        last = event.last()
        ranked = [[line.player for line in event.ranked(players, last)] for players in divisions]
        divisions = next_season(ranked, event.seats)


def _mini_cups(event: Simulated) -> Iterator[Round]:
    size, cups, waiting = cup_size(event.seats), list[tuple[int, ...]](), list[Waiting]()
    for now, player in enumerate(event.seeded):
        waiting.append(Waiting(player, now, now))
        if cup := ready(Queue(size, tuple(waiting)), now):
            waiting = [one for one in waiting if one.player not in cup]
            cups.append(cup)
    yield group_stage(cups, event.seats)


_PLAYED: Final[Mapping[str, Callable[[Simulated], Iterator[Round]]]] = {
    "groups": _groups,
    "schedule": _schedule,
    "swiss": _swiss,
    "heats": _heats,
    "knockout": _knockout,
    "elimination": _elimination,
    "round-robin": _round_robin,
    "league": _league,
    "mini-cup": _mini_cups,
}


class Advance(Struct, frozen=True):
    """The players of the semifinal or final, and the ordered alternates for those who do not appear."""

    seats: int
    through: tuple[int, ...]
    alternates: tuple[int, ...]


def advance(ranked: Sequence[int], seats: int) -> Advance:
    """The most that fill a square of tables or one table, never more than half of those who took part.

    At tables of four: sixteen, else one final of four; at tables of three: nine, else three.
    """
    half = len(ranked) // 2
    count = next((count for count in (seats * seats, seats) if count <= half), min(seats, len(ranked)))
    return Advance(count, tuple(ranked[:count]), tuple(ranked[count:]))
