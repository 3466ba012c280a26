"""What may happen to an event: done by people, or by the runner's steps.

An act is known by its `id`: applied a second time it changes nothing. Those of the runner have the id of their step.
"""

from msgspec import Struct


class Act(Struct, frozen=True, tag_field="kind", kw_only=True):
    """An act with its author (`by`, 0 for the runner), time and reason."""

    id: str
    by: int = 0
    at: int = 0
    reason: str = ""


class OfPlayer(Act, frozen=True):
    """An act about one player of the event."""

    player: int


class OfRound(Act, frozen=True):
    """An act about a round of a stage, by its number."""

    stage: int
    number: int


class Opened(Act, frozen=True, tag="opened"):
    """Players may enter from now on."""


class Entered(OfPlayer, frozen=True, tag="entered"):
    """A player enters, or enters again."""


class Withdrew(OfPlayer, frozen=True, tag="withdrew"):
    """A player takes the entry back, before the start."""


class EntriesClosed(Act, frozen=True, tag="entries_closed"):
    """Sign-up ends: players who have entered must appear."""


class Mustered(Act, frozen=True, tag="mustered"):
    """The entrants have been asked to say that they are here, in these messages."""

    messages: tuple[int, ...] = ()


class Appeared(OfPlayer, frozen=True, tag="appeared"):
    """A player is here."""


class KeptApart(Act, frozen=True, tag="kept_apart"):
    """Organisers keep players apart, where the format can help it; once a player could do that alone."""

    players: tuple[int, ...]


class AskedApart(Act, frozen=True, tag="asked_apart"):
    """The first player says that the two share a household; the second has yet to agree."""

    players: tuple[int, ...]


class AgreedApart(Act, frozen=True, tag="agreed_apart"):
    """The second player agrees with the first: they share a household and are not to meet, where the format can help it."""

    players: tuple[int, ...]


class LetMeet(Act, frozen=True, tag="let_meet"):
    """Organisers let two players meet who were kept apart."""

    players: tuple[int, ...]


class Assisted(OfPlayer, frozen=True, tag="assisted"):
    """A player becomes an assistant, who rules as the organiser does."""


class Unassisted(OfPlayer, frozen=True, tag="unassisted"):
    """An assistant is none any more."""


class Scheduled(Act, frozen=True, tag="scheduled"):
    """The event stands in the server's calendar, or cannot: then `entry` is 0."""

    entry: int = 0


class Concluded(OfRound, frozen=True, tag="concluded"):
    """The end of a round has been announced; `players` are those tied whom the organisers have to choose of."""

    players: tuple[int, ...] = ()


class Filled(Act, frozen=True, tag="filled"):
    """A mini-cup has its players, who are in it without having to appear; the others wait for the next one."""

    players: tuple[int, ...]


class Started(Act, frozen=True, tag="started"):
    """The event starts with as many of the players who appeared as the format can have; with too few it is cancelled."""


class Cancelled(Act, frozen=True, tag="cancelled"):
    """The event does not take place, or no further."""


class Drawn(OfRound, frozen=True, tag="drawn"):
    """The next round of a stage; its tables follow from the event itself."""


class Launched(Act, frozen=True, tag="launched"):
    """A table's game exists."""

    table: str
    match: str


class NotLaunched(Act, frozen=True, tag="not_launched"):
    """A table's game could not be made several times, for which `why` is a word of the program; it is tried again."""

    table: str
    why: str


class Announced(OfRound, frozen=True, tag="announced"):
    """All players of a round have been given their links at once."""


class Reported(Act, frozen=True, tag="reported"):
    """A game has ended; places by seat."""

    table: str
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()


class Ruled(Act, frozen=True, tag="ruled"):
    """The organisers decide a table's places; in a closed round too, as long as no player has gone on or out by it."""

    table: str
    places: tuple[int, ...]


class Dropped(OfPlayer, frozen=True, tag="dropped"):
    """A player leaves: seats at open tables are given up, and later rounds are drawn without them."""


class GaveUp(Act, frozen=True, tag="gave_up"):
    """A player or a substitute has left one table, which a computer player goes on with; the player stays in the event."""

    table: str
    player: int


class CalledOff(Act, frozen=True, tag="called_off"):
    """A table's game was called off and has no result; the organisers rule."""

    table: str


class Warned(Act, frozen=True, tag="warned"):
    """The organisers have been called to tables that need them."""

    tables: tuple[str, ...]


class Disqualified(OfPlayer, frozen=True, tag="disqualified"):
    """The organisers remove a player."""


class Replaced(Act, frozen=True, tag="replaced"):
    """A substitute plays a player's seat at one open table, which counts as given up."""

    table: str
    player: int
    substitute: int


class TookOver(OfPlayer, frozen=True, tag="took_over"):
    """A substitute takes over a player's entry, with its points and its place."""

    substitute: int


class Extended(Act, frozen=True, tag="extended"):
    """Open tables have more time: one, all (no `tables`), or those of a player."""

    seconds: int
    tables: tuple[str, ...] = ()


class Paused(Act, frozen=True, tag="paused"):
    """The runner waits, and the clocks of these tables' matches; None, from before it was noted, is of all."""

    tables: tuple[str, ...] | None = None


class Resumed(Act, frozen=True, tag="resumed"):
    """The runner goes on; open tables have the time of the pause on top."""


class RoundClosed(OfRound, frozen=True, tag="round_closed"):
    """A round's standings are fixed."""


class Advanced(Act, frozen=True, tag="advanced"):
    """The players above the cut go on to a new stage, and `chosen` of those tied across it."""

    stage: int
    chosen: tuple[int, ...] = ()


class Settled(OfRound, frozen=True, tag="settled"):
    """The organisers choose which of the players tied after a round of a knock-out go on."""

    chosen: tuple[int, ...] = ()


class Finished(Act, frozen=True, tag="finished"):
    """Nothing more is played."""


AnyAct = (
    Opened
    | Entered
    | Withdrew
    | EntriesClosed
    | Mustered
    | Appeared
    | KeptApart
    | AskedApart
    | AgreedApart
    | LetMeet
    | Assisted
    | Unassisted
    | Scheduled
    | Concluded
    | Filled
    | Started
    | Cancelled
    | Drawn
    | Launched
    | NotLaunched
    | Announced
    | Reported
    | Ruled
    | Dropped
    | GaveUp
    | CalledOff
    | Warned
    | Disqualified
    | Replaced
    | TookOver
    | Extended
    | Paused
    | Resumed
    | RoundClosed
    | Advanced
    | Settled
    | Finished
)
