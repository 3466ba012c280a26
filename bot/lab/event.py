"""`provost event simulate`: simulate a whole tournament with random results, to measure its pairings, seats and byes."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import flag, option, together, whole
from bot.features.tournaments.rules.brackets import bracket, double_elimination
from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.feasibility import USUAL_BOARDS, Finding, findings, usual_count
from bot.features.tournaments.rules.groups import Queue, Waiting, cup_size, group_stage, groups, ready, round_robin
from bot.features.tournaments.rules.knockout import going_on, knockout_round, playoff, survivors
from bot.features.tournaments.rules.league import first_season, next_season
from bot.features.tournaments.rules.model import (
    TOURNAMENT_FORMATS,
    Entry,
    Event,
    EventRound,
    EventTable,
    Settings,
    Stage,
)
from bot.features.tournaments.rules.pairing import draw_round, seat_tables
from bot.features.tournaments.rules.rounds import REVISION, History, Round, draw_order, lot
from bot.features.tournaments.rules.schedule import schedule
from bot.features.tournaments.rules.scoring import TableResult
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import StandingsLine, standings
from bot.features.tournaments.rules.teams import TEAMS, draw_teams, team_history, team_record
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER
from bot.words import Words

SKILL: Final = 1 << 64

LUCK: Final = 2
"""The weight of luck: a result is the player's skill, evenly spread, plus up to `LUCK` times as much luck."""


class EventOptions(NamedTuple):
    """The options of `provost event simulate`."""

    format: str = option("F", required=True)
    players: int = option("N", whole, required=True)
    table: int = option("K", whole, required=True)
    rounds: int | None = option("R", whole)
    boards: int = option("B", whole, USUAL_BOARDS)
    seed: int = option("S", whole, 1)
    json: bool = flag()


def simulate(words: Words, /, *, given: EventOptions = together(EventOptions)) -> int:
    """Simulate a tournament and print its figures and the findings about it."""
    name, players, seats, rounds = given.format, given.players, given.table, given.rounds
    if name not in TOURNAMENT_FORMATS:
        raise Misused(words("cli-error-event-format", format=name, formats=", ".join(TOURNAMENT_FORMATS)))
    try:
        held = simulate_tournament(name, players, seats, rounds, str(given.seed), perf_counter, boards=given.boards)
    except Infeasible as infeasible:
        raise CommandRefused(" ".join(_sentence(finding, words) for finding in infeasible.findings)) from None
    if given.json:
        print(msgspec.json.encode(held).decode())
        return 0
    many = usual_count(name, players, seats, given.boards) if rounds is None else rounds
    for finding in findings(name, players, seats, many, given.boards):
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


class Infeasible(Exception):
    """A tournament that cannot be held. The `findings` say why, and what is the nearest possible."""

    def __init__(self, found: Sequence[Finding]) -> None:
        super().__init__(", ".join(finding.key for finding in found))
        self.findings = tuple(found)


class Simulation(Struct, frozen=True):
    """The figures of a tournament. `seconds_per_round` is the time of the slowest draw.

    `repeats` counts meetings after the first, over all pairs. `seat_spread` is the worst difference between how often
    a player had one seat and another. A short table has fewer seats than intended.
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


def simulate_tournament(
    name: str,
    players: int,
    seats: int,
    rounds: int | None,
    seed: str,
    clock: Callable[[], float] = lambda: 0.0,
    *,
    boards: int = USUAL_BOARDS,
) -> Simulation:
    """Simulate a tournament; `clock` gives seconds, teams have `boards` players.

    Raises `Infeasible` if there is no such tournament.
    """
    many = usual_count(name, players, seats, boards) if rounds is None else rounds
    fatal = [finding for finding in findings(name, players, seats, many, boards) if finding.fatal]
    if fatal:
        raise Infeasible(fatal)
    event = SimulatedTournament(players, seats, many, seed, boards)
    slowest, before = 0.0, clock()
    for one in _PLAYED[name](event):
        slowest = max(slowest, clock() - before)
        event.play(one)
        before = clock()
    return event.summary(name, slowest)


class SimulatedTournament:
    """A tournament in progress, with random results."""

    def __init__(self, players: int, seats: int, rounds: int, seed: str, boards: int = USUAL_BOARDS) -> None:
        self.players = range(1, players + 1)
        self.seats = seats
        self.rounds = rounds
        self.boards = boards
        self.seed = seed
        self.seeded = draw_order(seed, self.players, "seeding")
        self.played: list[Round] = []
        self.results: list[TableResult] = []
        self.byes: list[Bye] = []
        self.history = History(seats)

    def play(self, one: Round) -> None:
        """Play a round with random results."""
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
        """Return the results of the last round."""
        return [result for result in self.results if result.round == len(self.played)]

    def ranked(
        self, players: Sequence[int], results: Iterable[TableResult] | None = None, order: Sequence[str] = DEFAULT_ORDER
    ) -> tuple[StandingsLine, ...]:
        """Return the standings of some players, over all results or the given ones."""
        record = StageRecord(
            players, self.results if results is None else results, self.byes if results is None else ()
        )
        return standings(record, order, self.seed)

    def scores(self) -> dict[int, int]:
        """Return the points so far by player."""
        record = StageRecord(self.players, self.results, self.byes)
        return {player: record.points(player) for player in self.players}

    def summary(self, name: str, slowest: float) -> Simulation:
        """Return the figures."""
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


def _groups(event: SimulatedTournament) -> Iterator[Round]:
    yield group_stage(groups(event.seeded, event.seats), event.seats)


def _schedule(event: SimulatedTournament) -> Iterator[Round]:
    yield from schedule(event.seeded, event.seats, event.rounds, event.seed)


def _swiss(event: SimulatedTournament) -> Iterator[Round]:
    for number in range(event.rounds):
        yield draw_round(event.players, event.scores(), event.history, f"{event.seed}:{number}")


def _heats(event: SimulatedTournament) -> Iterator[Round]:
    for number in range(event.rounds):
        yield draw_round(event.players, {}, event.history, f"{event.seed}:{number}")
    order = ("best_3", *DEFAULT_ORDER)
    staying = advance([line.player for line in event.ranked(event.players, order=order)], event.seats)
    while len(staying) > 1:
        one = playoff(staying, event.seats) if len(staying) > event.seats else Round((tuple(staying),))
        yield seat_tables(one.tables, event.history, one.byes)
        staying = one.byes + tuple(_winner(result) for result in event.last())


def _winner(result: TableResult) -> int:
    return result.players[result.places.index(1)]


def _knockout(event: SimulatedTournament) -> Iterator[Round]:
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


def _elimination(event: SimulatedTournament) -> Iterator[Round]:
    branches = list(bracket(event.seeded))
    while branches:
        games = tuple((one, other) for one, other in branches if one is not None and other is not None)
        resting = tuple(one for one, other in branches if one is not None and other is None)
        yield seat_tables(games, event.history, resting)
        winners = {player: _winner(result) for result in event.last() for player in result.players}
        staying = [winners.get(one or 0, one) for one, _ in branches]
        branches = list(zip(staying[::2], staying[1::2], strict=False))


def _double_elimination(event: SimulatedTournament) -> Iterator[Round]:
    settings = Settings("", "", "double-elimination", 2, 1, 0, 0, 0, 0, event.seed, revision=REVISION)
    entries = tuple(Entry(player, "present") for player in event.seeded)
    rounds: tuple[EventRound, ...] = ()
    while True:
        stage = Stage("double-elimination", tuple(event.seeded), rounds)
        held = Event(settings, phase="running", entries=entries, stages=(stage,))
        one = double_elimination(held, stage).following
        if one is None:
            return
        yield seat_tables(one.tables, event.history, one.byes)
        last = zip(event.played[-1].tables, event.last(), one.parts, strict=True)
        tables = tuple(EventTable("", table, table, 0, result=result, part=part) for table, result, part in last)
        rounds = (*rounds, EventRound(len(event.played), tables, one.byes, closed=True))


def _round_robin(event: SimulatedTournament) -> Iterator[Round]:
    yield from round_robin(event.seeded)


def _league(event: SimulatedTournament) -> Iterator[Round]:
    divisions = first_season(event.seeded, event.seats)
    for _ in range(event.rounds):
        yield group_stage(divisions, event.seats)
        last = event.last()
        ranked = [[line.player for line in event.ranked(players, last)] for players in divisions]
        divisions = next_season(ranked, event.seats)


def _teams(event: SimulatedTournament) -> Iterator[Round]:
    last = len(event.seeded) - event.boards
    groups = tuple(tuple(event.seeded[at : at + event.boards]) for at in range(0, last + 1, event.boards))
    rounds: tuple[EventRound, ...] = ()
    for number in range(1, event.rounds + 1):
        stage = Stage(TEAMS, tuple(event.seeded), rounds, groups)
        record = team_record(stage)
        scores = {group[0]: record.points(group[0]) for group in groups}
        yield draw_teams(groups, scores, team_history(stage), f"{event.seed}:{number}")
        tables = tuple(EventTable("", one.players, one.players, 0, result=one) for one in event.last())
        rounds = (*rounds, EventRound(number, tables, event.played[-1].byes, closed=True))


def _mini_cups(event: SimulatedTournament) -> Iterator[Round]:
    size, cups, waiting = cup_size(event.seats), list[tuple[int, ...]](), list[Waiting]()
    for now, player in enumerate(event.seeded):
        waiting.append(Waiting(player, now, now))
        if cup := ready(Queue(size, tuple(waiting)), now):
            waiting = [one for one in waiting if one.player not in cup]
            cups.append(cup)
    yield group_stage(cups, event.seats)


_PLAYED: Final[Mapping[str, Callable[[SimulatedTournament], Iterator[Round]]]] = {
    "groups": _groups,
    "schedule": _schedule,
    "swiss": _swiss,
    "heats": _heats,
    "knockout": _knockout,
    "elimination": _elimination,
    "double-elimination": _double_elimination,
    "round-robin": _round_robin,
    "league": _league,
    "mini-cup": _mini_cups,
    TEAMS: _teams,
}


def advance(ranked: Sequence[int], seats: int) -> tuple[int, ...]:
    """Return the players of the largest final, a square of tables or one table, for at most half of the players.

    At tables of four: sixteen, else one final of four. At tables of three: nine, else three.
    """
    half = len(ranked) // 2
    count = next((count for count in (seats * seats, seats) if count <= half), min(seats, len(ranked)))
    return tuple(ranked[:count])
