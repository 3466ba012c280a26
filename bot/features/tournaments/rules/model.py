"""The data of a tournament, functions that find its parts, and functions that replace them.

Times are seconds since 1970, players are numbers chosen by the caller, and tables have keys `stage.round.table`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.duplicate import DUPLICATE
from bot.features.tournaments.rules.rounds import Round, pairs
from bot.features.tournaments.rules.scoring import TableResult
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER

DAY: Final = 86_400

TOURNAMENT_FORMATS: Final = (
    "groups", "schedule", "swiss", "heats", "league", "knockout", "elimination", "double-elimination", "round-robin",
    "mini-cup", "teams",
)  # fmt: skip

FORMATS_WITHOUT_CUT: Final = ("league", "knockout", "elimination", "double-elimination", "mini-cup", "teams")
"""Formats that no knock-out follows: they are knock-outs, or have a next season or cup instead."""

BRACKETS: Final = ("elimination", "double-elimination")
"""Formats of duels in which a seed has its way to the final."""

KNOCKOUTS: Final = ("knockout", *BRACKETS)
"""Formats in which a round decides who plays the next one."""

SERIES_OF: Final = ("all", "knockout", "final")
"""Duels that may be series of games: all, those of the knock-out, or the final alone."""

SINGLE_FORMATS: Final = ("swiss", "schedule", "heats")
"""Formats whose rounds each player plays alone, so that players may enter late and exchange tables."""

FORMATS_WITH_ROUNDS: Final = (*SINGLE_FORMATS, "teams")
"""Formats with a number of rounds chosen by the organiser; the others determine their own."""


class RoundPlan(Struct, frozen=True):
    """Settings of one round, counted over all stages: its time in seconds and its clock, if given."""

    round: int
    seconds: int = 0
    pace: str = ""


class Settings(Struct, frozen=True):
    """The settings of a tournament; some can be edited until the first draw.

    `format` is one of `TOURNAMENT_FORMATS`, `order` names criteria of `tie_breaks.CRITERIA`, and `cut` is how many go on
    to a knock-out after the rounds. Entrants must check in within `muster` seconds before `starts`. Groups and leagues
    have one round in which all tables start. `pace` is the clock of every match. `divisions` are a league's, as
    `league.next_settings` made them; players in `away` did not play the season before and lose their place unless they play
    this one. `role` is a role for the champion, or 0 for none. `revision` is the version of drawing: `rounds.REVISION`
    for a new tournament. Entrants need an account of `account_days`, membership of `member_days` and `finished`
    matches. `expected` is the number of players, or 0 if unknown. Without `vacation`, vacations do not stop clocks.
    More than `most` entrants wait for a place. Players may enter until the draw of round `late`; rounds that they
    missed count as half-point byes if `late_half`, otherwise as nothing. `about` is the organiser's description,
    `announce_role` a role that is pinged when sign-up opens. With `fill`, computer players take the free seats of short
    tables. `plans` are rounds with another time or clock. `seeding` is one of `entries.SEEDINGS`. With `third`, a
    bracket has a match for third place; duels are won by most of `best_of` games, all or those of `series`. Teams have
    `boards` players.
    """

    name: str
    game: str
    format: str
    seats: int
    rounds: int
    opens: int
    closes: int
    starts: int
    round_seconds: int
    seed: str
    options: Mapping[str, str] = {}
    pace: str = "steady"
    scheme: str = "places"
    order: tuple[str, ...] = DEFAULT_ORDER
    cut: int = 0
    least: int = 5
    most: int = 1_024
    muster: int = 86_400
    automatic: bool = True
    exclusions: tuple[tuple[int, ...], ...] = ()
    divisions: tuple[tuple[int, ...], ...] = ()
    away: tuple[int, ...] = ()
    account_days: int = 0
    member_days: int = 0
    finished: int = 0
    role: int = 0
    revision: int = 1
    expected: int = 0
    vacation: bool = True
    late: int = 0
    late_half: bool = False
    about: str = ""
    announce_role: int = 0
    fill: bool = False
    plans: tuple[RoundPlan, ...] = ()
    seeding: str = "lot"
    third: bool = False
    best_of: int = 1
    boards: int = 0
    series: str = "all"

    @property
    def duplicate(self) -> bool:
        """True if all tables of a round have the same deal, and results are compared by seat."""
        return self.scheme == DUPLICATE

    @property
    def dated(self) -> bool:
        """True if the tournament starts at a date, False if the organiser starts it."""
        return self.starts < self.opens

    def seconds_of(self, number: int) -> int:
        """Return the time of a round, counted over all stages."""
        return next((plan.seconds for plan in self.plans if plan.round == number and plan.seconds), self.round_seconds)

    def pace_of(self, number: int) -> str:
        """Return the clock of a round, counted over all stages."""
        return next((plan.pace for plan in self.plans if plan.round == number and plan.pace), self.pace)

    def seconds_after(self, drawn: int, rounds: int) -> int:
        """Return the time of a number of rounds after those that are drawn."""
        return sum(self.seconds_of(drawn + number) for number in range(1, rounds + 1))


class Entry(Struct, frozen=True):
    """A player's entry. `state` is one of `entered`, `present`, `dropped`, `disqualified`."""

    player: int
    state: str = "entered"


class Team(Struct, frozen=True):
    """Players who enter together, by board."""

    name: str
    players: tuple[int, ...]


class EventTable(Struct, frozen=True):
    """The match of some players, by seat.

    `sitting` are the people in the seats: a substitute if a player has been replaced. `match` is empty until the
    match has been launched; `called_off` is True if it came to no result. `given_up` are players whose seat is
    played by others, or stays empty. `unlaunched` says why the match could not be made, until it is. `warned` is
    the `table_trouble` about which the organisers were last pinged. `part` of a bracket is `upper` or `lower`, `final` or
    `third`, or empty where there are no parts. `games` are the places by player in the finished games of a series,
    and `launch` numbers the matches that the table has had, `again` those of them that were tied and played again.
    `reminded` is the deadline of which its players were last reminded. If the organisers have `ruled` on the result,
    `overruled` are the places by player in what was played before.
    """

    key: str
    players: tuple[int, ...]
    sitting: tuple[int, ...]
    deadline: int
    match: str = ""
    given_up: tuple[int, ...] = ()
    result: TableResult | None = None
    called_off: bool = False
    warned: int = 0
    unlaunched: str = ""
    part: str = ""
    games: tuple[tuple[int, ...], ...] = ()
    launch: int = 1
    again: int = 0
    reminded: int = 0
    ruled: bool = False
    overruled: tuple[tuple[int, ...], ...] = ()

    @property
    def played(self) -> tuple[tuple[int, ...], ...]:
        """The places by player in the finished games, whatever the organisers ruled."""
        if self.ruled or self.result is None:
            return self.overruled or self.games
        return self.games or (self.result.places,)

    @property
    def match_key(self) -> str:
        """The key under which the table's current match is stored."""
        return self.key if self.launch == 1 else f"{self.key}.{self.launch}"

    @property
    def games_won(self) -> tuple[int, ...]:
        """The games that each player of a series has won so far; a draw counts for neither."""
        decided = [game for game in self.games if min(game) < max(game)]
        return tuple(sum(game[at] == 1 for game in decided) for at in range(len(self.players)))

    def in_seats(self, by_player: tuple[int, ...]) -> tuple[int, ...]:
        """Return what is by player in the order of seats, or the other way round: sides change after each game."""
        return by_player[::-1] if len(self.games) % 2 else by_player

    def seat_of(self, user: int) -> int:
        """Return the seat of a person in the current match."""
        return self.in_seats(self.sitting).index(user)


class StandingsRow(Struct, frozen=True):
    """A line of the standings when a round closed; values are written as whole numbers or fractions."""

    rank: int
    player: int
    values: tuple[str, ...]
    decided_by: str


class EventRound(Struct, frozen=True):
    """A round: its tables, and its standings once it is closed, after which only a ruling changes them.

    `chosen` are the players who go on from a tie in a knock-out round; after a tie in a final `shared` are those who
    share the title, and `again` those who play again. `half_byes` are late entrants who get half the points of a bye,
    and `pace` is the clock of the matches. `redrawn` is the id that was mixed in when the round was drawn again,
    and `messages` have the links to its tables.
    """

    number: int
    tables: tuple[EventTable, ...]
    byes: tuple[int, ...] = ()
    announced: bool = False
    closed: bool = False
    rows: tuple[StandingsRow, ...] = ()
    chosen: tuple[int, ...] = ()
    half_byes: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()
    again: tuple[int, ...] = ()
    pace: str = ""
    redrawn: str = ""
    messages: tuple[int, ...] = ()


class Stage(Struct, frozen=True):
    """Rounds of one format among the same players by seed, with groups, divisions or teams, which may have `names`.

    `salt` is mixed into the lots of the next round, when a round is drawn again.
    """

    format: str
    players: tuple[int, ...]
    rounds: tuple[EventRound, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    salt: str = ""
    names: tuple[str, ...] = ()

    @property
    def tables(self) -> tuple[EventTable, ...]:
        """All tables, oldest first."""
        return tuple(table for one in self.rounds for table in one.tables)

    @property
    def results(self) -> tuple[TableResult, ...]:
        """The results so far."""
        return tuple(table.result for table in self.tables if table.result is not None)

    @property
    def byes(self) -> tuple[Bye, ...]:
        """The byes so far."""
        halves = (Bye(one.number, player, half=True) for one in self.rounds for player in one.half_byes)
        return (*(Bye(one.number, player) for one in self.rounds for player in one.byes), *halves)


class Logged(Struct, frozen=True):
    """A line of the public log about its `table` and `players`; a ruling gave `places` to those who were `seated`."""

    id: str
    kind: str
    by: int
    at: int
    reason: str = ""
    table: str = ""
    players: tuple[int, ...] = ()
    seconds: int = 0
    tables: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    seated: tuple[int, ...] = ()


class Turnout(Struct, frozen=True):
    """Entrants at the start: `missed` check-in with a place, `absent` without one, `moved` up, or still `waits`."""

    missed: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()


class Event(Struct, frozen=True):
    """A tournament.

    `phase` is one of `draft`, `open`, `muster`, `running`, `finished`, `cancelled`. `paused_at` is the time of the
    last pause; during it `stopped` are the tables whose clocks were stopped, or None for all. `assistants` have the
    powers of the organiser. `apart` are players of one household, and `requests` pairs of whom the first has asked
    the second to confirm one. `scheduled` is the entry in the server's calendar, or 0 for none. `mixed` is the id that
    is mixed into the seed of its draws once sign-up is closed; `asking` are the messages that asked players to
    check in, `last_entry` is the id of the last act of entering, and `reopened` counts how often sign-up was reopened.
    `seeds` are the entrants by seed if those are not drawn by lot, and `teams` those that have formed before the start.
    `finished_at` is the time of the latest end, and `corrected` counts how often a result was corrected after one.
    `beginning` says who was there at the start.
    """

    settings: Settings
    phase: str = "draft"
    paused: bool = False
    paused_at: int = 0
    entries: tuple[Entry, ...] = ()
    stages: tuple[Stage, ...] = ()
    log: tuple[Logged, ...] = ()
    assistants: tuple[int, ...] = ()
    apart: tuple[tuple[int, ...], ...] = ()
    scheduled: int = 0
    stopped: tuple[str, ...] | None = None
    mixed: str = ""
    asking: tuple[int, ...] = ()
    requests: tuple[tuple[int, ...], ...] = ()
    last_entry: str = ""
    reopened: int = 0
    seeds: tuple[int, ...] = ()
    teams: tuple[Team, ...] = ()
    finished_at: int = 0
    corrected: int = 0
    beginning: Turnout = Turnout()

    @property
    def draw_seed(self) -> str:
        """The seed of all lots: the one sealed at the opening, and a Discord id from after sign-up was closed."""
        return f"{self.settings.seed}:{self.mixed}" if self.mixed else self.settings.seed

    def players(self, *states: str) -> tuple[int, ...]:
        """Return the players in these states, in the order of entering."""
        return tuple(entry.player for entry in self.entries if entry.state in states)

    def active(self) -> frozenset[int]:
        """Return the players still in the tournament."""
        return frozenset(self.players("entered", "present"))

    def staying(self, players: Iterable[int]) -> tuple[int, ...]:
        """Return those of these players who are still in the tournament."""
        active = self.active()
        return tuple(player for player in players if player in active)

    def drawn(self) -> int:
        """Return the number of rounds drawn so far, over all stages."""
        return sum(len(stage.rounds) for stage in self.stages)

    def excluded(self) -> frozenset[tuple[int, int]]:
        """Return all pairs that may not meet, in both orders."""
        return pairs(self.households())

    def households(self) -> tuple[tuple[int, ...], ...]:
        """Return the groups of players to keep apart, from earlier tournaments and from this one."""
        return (*self.settings.exclusions, *self.apart)

    def open_tables(self) -> tuple[EventTable, ...]:
        """Return the tables without a result."""
        return tuple(table for table in self.tables() if table.result is None)

    def table(self, key: str) -> EventTable | None:
        """Return a table by its key; None for one that there is no more."""
        return next((table for table in self.tables() if table.key == key), None)

    def tables(self) -> tuple[EventTable, ...]:
        """Return all tables, oldest first."""
        return tuple(table for stage in self.stages for table in stage.tables)


def as_round(one: EventRound) -> Round:
    """Return a round in the form that pairing uses."""
    return Round(tuple(table.players for table in one.tables), one.byes)


class ActRefused(Exception):
    """An act does not fit the tournament; the message is a key, `event-refused-<key>` in the words."""


def in_phase(tournament: Event, *phases: str) -> None:
    """Raise `ActRefused` unless the tournament is in one of these phases."""
    if tournament.phase not in phases:
        raise ActRefused(f"phase-{tournament.phase}")


def find_stage(tournament: Event, number: int) -> Stage:
    """Return a stage by its number, from 0."""
    if number >= len(tournament.stages):
        raise ActRefused("no-round")
    return tournament.stages[number]


def find_round(tournament: Event, stage: int, number: int) -> EventRound:
    """Return a round of a stage by its number, from 1."""
    rounds = find_stage(tournament, stage).rounds
    if not 1 <= number <= len(rounds):
        raise ActRefused("no-round")
    return rounds[number - 1]


def find_table(tournament: Event, key: str) -> tuple[Stage, EventRound, EventTable]:
    """Return a table with its round and stage."""
    for stage in tournament.stages:
        for one in stage.rounds:
            for table in one.tables:
                if table.key == key:
                    return stage, one, table
    raise ActRefused("no-table")


CANCELLED_TABLE: Final = -1  # trouble of a table whose match was cancelled
UNLAUNCHED_TABLE: Final = -2  # trouble of a table whose match cannot be made


def table_trouble(table: EventTable, now: int) -> int:
    """Return why a table needs the organisers: the deadline that has passed, or one of the above; 0 if it does not."""
    if table.result is not None:
        return 0
    if table.unlaunched:
        return UNLAUNCHED_TABLE
    return CANCELLED_TABLE if table.called_off else table.deadline * (now > table.deadline)


def with_state(tournament: Event, player: int, state: str) -> Event:
    """Return the tournament with another state of a player's entry."""
    entries = tuple(Entry(player, state) if entry.player == player else entry for entry in tournament.entries)
    return replace(tournament, entries=entries)


def with_rounds(tournament: Event, stage: int, rounds: tuple[EventRound, ...]) -> Event:
    """Return the tournament with other rounds in a stage."""
    stages = (replace(one, rounds=rounds) if number == stage else one for number, one in enumerate(tournament.stages))
    return replace(tournament, stages=tuple(stages))


def with_round(tournament: Event, stage: int, one: EventRound, **changes: Any) -> Event:
    """Return the tournament with changes of a round."""
    rounds = tournament.stages[stage].rounds
    changed = replace(one, **changes)
    return with_rounds(tournament, stage, tuple(changed if other.number == one.number else other for other in rounds))


def with_table(tournament: Event, table: EventTable, **changes: Any) -> Event:
    """Return the tournament with changes of a table."""
    stage, number, position = (int(part) - 1 for part in table.key.split("."))
    one = tournament.stages[stage].rounds[number]
    tables = (*one.tables[:position], replace(table, **changes), *one.tables[position + 1 :])
    return with_round(tournament, stage, one, tables=tables)
