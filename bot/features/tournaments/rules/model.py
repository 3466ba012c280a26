"""The life of an event as data: everything that is stored, and all that its runner goes by.

Times are seconds since 1970, players are numbers of the caller's choice, and tables are known by `stage.round.table`.
"""

from collections.abc import Container, Mapping

from msgspec import Struct

from bot.features.tournaments.rules.pairing.history import Round, pairs
from bot.features.tournaments.rules.results import Bye, Result
from bot.features.tournaments.rules.standings import ORDER


class Settings(Struct, frozen=True):
    """What an event is, fixed before it is opened.

    `format` is one of `feasibility.FORMATS`, `order` names criteria of `standings.CRITERIA`, `cut` is how many go on to
    a knock-out after the rounds. Who has entered must appear within `muster` seconds before `starts`. Groups and leagues
    have one round in which all tables start. `pace` is the clock of every game. `divisions` are a league's, as `seasons.following`
    made them; of those in them, `away` did not play the season before and lose their place unless they play this one.
    `role` is a role that the champion is given, 0 for none. Rounds are drawn in the way of `revision`: `draw.REVISION` for a new event. Who enters must have an account of so many days, be a member of the server for so many, and have finished so many matches.
    So many players are `expected`, 0 where that is not known. Without `vacation` none stops a clock.
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
    order: tuple[str, ...] = ORDER
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

    @property
    def dated(self) -> bool:
        """Whether it starts at a date, rather than by the organiser's hand."""
        return self.starts < self.opens


class Entry(Struct, frozen=True):
    """Somebody who has entered, in the order of entering. `state` is one of `entered`, `present`, `dropped`, `disqualified`."""

    player: int
    state: str = "entered"


class EventTable(Struct, frozen=True):
    """One game. `sitting` is who plays each seat: somebody else where a player has been replaced.

    `match` is empty until the game has been launched; `called_off` if it came to no result. `given_up` are players whose seat
    others play, or nobody. `unlaunched` says why the game could not be made several times, until it is. `warned` is the need, as `parts.need` has it, to which the organisers were called last.
    """

    key: str
    players: tuple[int, ...]
    sitting: tuple[int, ...]
    deadline: int
    match: str = ""
    given_up: tuple[int, ...] = ()
    result: Result | None = None
    called_off: bool = False
    warned: int = 0
    unlaunched: str = ""


class Row(Struct, frozen=True):
    """A line of standings as they were when a round closed; values are written as whole numbers or fractions."""

    rank: int
    player: int
    values: tuple[str, ...]
    decided_by: str


class EventRound(Struct, frozen=True):
    """A round: its tables, and its standings once it is closed; only a ruling changes them then.

    `chosen` are who goes on from a round of a knock-out of those whom nothing else parts.
    """

    number: int
    tables: tuple[EventTable, ...]
    byes: tuple[int, ...] = ()
    announced: bool = False
    closed: bool = False
    rows: tuple[Row, ...] = ()
    chosen: tuple[int, ...] = ()


class Stage(Struct, frozen=True):
    """Rounds of one format among the same players, given in the order of their seeds, and the groups or divisions of it."""

    format: str
    players: tuple[int, ...]
    rounds: tuple[EventRound, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()


class Logged(Struct, frozen=True):
    """A line of the public log; `table` and `players` are what it is about, if it names any."""

    id: str
    kind: str
    by: int
    at: int
    reason: str = ""
    table: str = ""
    players: tuple[int, ...] = ()


class Event(Struct, frozen=True):
    """An event. `phase` is one of `draft`, `open`, `muster`, `running`, `finished`, `cancelled`.

    It was paused last at `paused_at`; while it is paused, `stopped` are the tables whose clocks were stopped for that, None for all. `scheduled` is its entry in the server's calendar, 0 for none. `assistants` rule as the organiser does; `apart` are pairs of players who said that they share a household.
    `mixed` is the id that is mixed into the seed of its draws, once sign-up is closed; `asking` are the messages that asked who is there.
    `requests` are pairs of whom the first has asked the second to say that they share a household; `last_entry` is the id of the last act of entering.
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

    @property
    def draw_seed(self) -> str:
        """The seed of all lots: what was sealed at the opening, and an id that Discord gave after sign-up was closed."""
        return f"{self.settings.seed}:{self.mixed}" if self.mixed else self.settings.seed

    def players(self, *states: str) -> tuple[int, ...]:
        """Players in these states, in the order of entering."""
        return tuple(entry.player for entry in self.entries if entry.state in states)

    def active(self) -> frozenset[int]:
        """Who is still in it."""
        return frozenset(self.players("entered", "present"))

    def excluded(self) -> frozenset[tuple[int, int]]:
        """Every two that may not meet, in both orders."""
        return pairs(self.households())

    def households(self) -> tuple[tuple[int, ...], ...]:
        """Players who are not to meet, from before this event and said in it."""
        return (*self.settings.exclusions, *self.apart)

    def open_tables(self) -> tuple[EventTable, ...]:
        """Tables without a result."""
        return tuple(table for table in self.tables() if table.result is None)

    def tables(self) -> tuple[EventTable, ...]:
        """All tables, oldest first."""
        return tuple(table for stage in self.stages for one in stage.rounds for table in one.tables)


def gave_up(one: EventRound, active: Container[int]) -> frozenset[int]:
    """Those who have left the event, and played no match of a round to its end."""
    return frozenset(player for table in one.tables for player in table.given_up if player not in active)


def left_unplayed(stage: Stage, active: Container[int]) -> frozenset[int]:
    """Those who have left the event, and played no match of a stage to its end."""
    playing = {
        player
        for one in stage.rounds
        for table in one.tables
        for player in table.players
        if player not in table.given_up
    }
    return frozenset(player for player in stage.players if player not in active and player not in playing)


def played(one: EventRound) -> Round:
    """A round as pairing sees it."""
    return Round(tuple(table.players for table in one.tables), one.byes)


def results(stage: Stage) -> tuple[Result, ...]:
    """The results of a stage so far."""
    return tuple(table.result for one in stage.rounds for table in one.tables if table.result is not None)


def byes(stage: Stage) -> tuple[Bye, ...]:
    """The byes of a stage so far."""
    return tuple(Bye(one.number, player) for one in stage.rounds for player in one.byes)
