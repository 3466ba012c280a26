"""A whole event of any format with made-up results: what its pairings, seats and byes come to."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.feasibility import Finding, cup_size, findings
from bot.features.tournaments.rules.formats.groups import group_stage, groups
from bot.features.tournaments.rules.formats.heats import advance
from bot.features.tournaments.rules.formats.knockout import going_on, knockout_round, survivors
from bot.features.tournaments.rules.formats.league import first_season, next_season
from bot.features.tournaments.rules.formats.mini_cup import Queue, joined, left, ready
from bot.features.tournaments.rules.formats.round_robin import round_robin
from bot.features.tournaments.rules.formats.schedule import schedule
from bot.features.tournaments.rules.formats.seeding import bracket
from bot.features.tournaments.rules.formats.swiss import playoff, usual_rounds
from bot.features.tournaments.rules.lots import drawn, lot
from bot.features.tournaments.rules.pairing.draw import draw_round, seat_tables
from bot.features.tournaments.rules.pairing.history import History, Round
from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.results import Bye, Result
from bot.features.tournaments.rules.standings import ORDER, Standing, standings

SKILL: Final = 1 << 64
LUCK: Final = 2
"""Results are skill, even over the players, and luck, up to so many times as much."""


class Infeasible(Exception):
    """The event cannot be held so; `findings` say why and what is nearest."""

    def __init__(self, found: Sequence[Finding]) -> None:
        super().__init__(", ".join(finding.key for finding in found))
        self.findings = tuple(found)


class Simulation(Struct, frozen=True):
    """What an event came to. `seconds_per_round` is the slowest round's drawing.

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


def usual_count(name: str, players: int, seats: int) -> int:
    """Rounds, or heats, or seasons, where none are asked for; the other formats know theirs."""
    usual = usual_rounds(players, seats)
    return {"swiss": usual, "schedule": usual, "heats": 3, "league": 3}.get(name, 1)


class Simulated:
    """An event being held: its rounds, and results by lot."""

    def __init__(self, players: int, seats: int, rounds: int, seed: str) -> None:
        self.players = range(1, players + 1)
        self.seats = seats
        self.rounds = rounds
        self.seed = seed
        self.seeded = drawn(seed, self.players, "seeding")
        self.played: list[Round] = []
        self.results: list[Result] = []
        self.byes: list[Bye] = []
        self.history = History(seats)

    def play(self, one: Round) -> None:
        """Make up the results of a round."""
        self.played.append(one)
        self.history.add(one)
        number = len(self.played)
        self.byes += [Bye(number, player) for player in one.byes]
        for position, table in enumerate(one.tables):
            self.results.append(Result(number, table, self._places(table, number, position)))

    def _places(self, table: Iterable[int], *labels: int) -> tuple[int, ...]:
        values = [
            player * SKILL // len(self.players) + LUCK * lot(self.seed, "result", *labels, player) for player in table
        ]
        return tuple(1 + sum(other < value for other in values) for value in values)

    def last(self) -> list[Result]:
        """The results of the last round."""
        return [result for result in self.results if result.round == len(self.played)]

    def ranked(
        self, players: Sequence[int], results: Iterable[Result] | None = None, order: Sequence[str] = ORDER
    ) -> tuple[Standing, ...]:
        """The standings of some players, over all results or some."""
        record = Record(players, self.results if results is None else results, self.byes if results is None else ())
        return standings(record, order, self.seed)

    def scores(self) -> dict[int, int]:
        """Points so far."""
        record = Record(self.players, self.results, self.byes)
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
    order = ("best_3", *ORDER)
    going = advance([line.player for line in event.ranked(event.players, order=order)], event.seats)
    staying = going.through
    while len(staying) > 1:
        one = playoff(staying, event.seats) if len(staying) > event.seats else Round((tuple(staying),))
        yield seat_tables(one.tables, event.history, one.byes)
        staying = one.byes + tuple(_winner(result) for result in event.last())


def _winner(result: Result) -> int:
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
    season = first_season(event.seeded, event.seats)
    for _ in range(event.rounds):
        yield group_stage(season.divisions, event.seats)
        last = event.last()
        ranked = [[line.player for line in event.ranked(players, last)] for players in season.divisions]
        season = next_season(season, ranked, event.seats)


def _mini_cups(event: Simulated) -> Iterator[Round]:
    queue, cups = Queue(cup_size(event.seats)), []
    for now, player in enumerate(event.seeded):
        queue = joined(queue, player, now)
        if cup := ready(queue, now):
            queue = left(queue, *cup)
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
