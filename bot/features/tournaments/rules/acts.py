"""Acts: what can happen to a tournament, by people or by the steps that are due.

An act is identified by its `id`; applying it a second time changes nothing. Acts of the bot have the id of their
step.
"""

from msgspec import Struct


class TournamentAct(Struct, frozen=True, tag_field="kind", kw_only=True):
    """An act with its author (`by`, 0 for the bot), time and reason."""

    id: str
    by: int = 0
    at: int = 0
    reason: str = ""


class OfPlayer(TournamentAct, frozen=True):
    """An act about one player of the tournament."""

    player: int


class OfPlayers(TournamentAct, frozen=True):
    """An act about several players."""

    players: tuple[int, ...]


class OfTable(TournamentAct, frozen=True):
    """An act about a table, by its key."""

    table: str


class OfRound(TournamentAct, frozen=True):
    """An act about a round of a stage, by its number."""

    stage: int
    number: int


class Opened(TournamentAct, frozen=True, tag="opened"):
    """Sign-up opens."""


class Entered(OfPlayer, frozen=True, tag="entered"):
    """A player enters, or enters again."""


class MovedUp(OfPlayers, frozen=True, tag="moved_up"):
    """Players from the waiting list get places in a running tournament, in the rounds to come."""


class Withdrew(OfPlayer, frozen=True, tag="withdrew"):
    """A player withdraws before the start."""


class EntriesClosed(TournamentAct, frozen=True, tag="entries_closed"):
    """Sign-up closes; entrants must check in."""


class Mustered(TournamentAct, frozen=True, tag="mustered"):
    """The entrants have been asked, in these messages, to check in."""

    messages: tuple[int, ...] = ()


class Delayed(TournamentAct, frozen=True, tag="delayed"):
    """The start moves, because entrants could not check in for the usual time."""

    starts: int


class SignUpReopened(TournamentAct, frozen=True, tag="reopened"):
    """Organisers reopen sign-up; those who enter now need not check in."""


class Reinstated(OfPlayer, frozen=True, tag="reinstated"):
    """Organisers bring back a player who was dropped or disqualified."""


class Edited(TournamentAct, frozen=True, tag="edited"):
    """Organisers change settings before the first draw, also later those of `round`; empty fields change nothing."""

    name: str = ""
    closes: int = 0
    starts: int = 0
    round_seconds: int = 0
    pace: str = ""
    round: int = 0
    most: int = 0
    about: str | None = None
    late: int | None = None
    late_half: bool | None = None


class Appeared(OfPlayer, frozen=True, tag="appeared"):
    """A player checks in."""


class KeptApart(OfPlayers, frozen=True, tag="kept_apart"):
    """Organisers keep players apart as far as the format can; in the past a player could do this alone."""


class AskedApart(OfPlayers, frozen=True, tag="asked_apart"):
    """The first player claims to share a household with the second, who has yet to agree."""


class AgreedApart(OfPlayers, frozen=True, tag="agreed_apart"):
    """The second player agrees to share a household with the first; they are kept apart as far as the format can."""


class LetMeet(OfPlayers, frozen=True, tag="let_meet"):
    """Organisers allow two players to meet who were kept apart."""


class Assisted(OfPlayer, frozen=True, tag="assisted"):
    """A user becomes an assistant, with the powers of the organiser."""


class Unassisted(OfPlayer, frozen=True, tag="unassisted"):
    """A user is no longer an assistant."""


class Seeded(TournamentAct, frozen=True, tag="seeded"):
    """The entrants have seeds: `players` in this order, then the others in the order of entering."""

    players: tuple[int, ...] = ()


class SeedsSwapped(OfPlayers, frozen=True, tag="seeds_swapped"):
    """Organisers exchange the seeds of two players before the draw."""


class Teamed(OfPlayer, frozen=True, tag="teamed"):
    """An entrant joins a team at a board, or founds it; an empty name means that they leave theirs."""

    team: str = ""
    board: int = 0


class Scheduled(TournamentAct, frozen=True, tag="scheduled"):
    """The tournament is in the server's calendar; `entry` is 0 if that is not allowed."""

    entry: int = 0


class Concluded(OfRound, frozen=True, tag="concluded"):
    """The end of a round has been announced; `players` are tied, and the organisers have to choose among them."""

    players: tuple[int, ...] = ()


class Filled(OfPlayers, frozen=True, tag="filled"):
    """A mini-cup has its players, who need not check in; the others wait for the next cup."""


class TournamentStarted(TournamentAct, frozen=True, tag="started"):
    """The tournament starts with as many present players as the format takes; with too few it is cancelled."""


class Cancelled(TournamentAct, frozen=True, tag="cancelled"):
    """The tournament is cancelled, before or during play."""


class Drawn(OfRound, frozen=True, tag="drawn"):
    """The next round of a stage is drawn; its tables follow from the tournament itself."""


class Redrawn(OfRound, frozen=True, tag="redrawn"):
    """Organisers have a round drawn again before its first move, with other lots."""


class Exchanged(OfPlayers, frozen=True, tag="exchanged"):
    """Organisers exchange two players between their tables, before the first move at these."""


class Launched(OfTable, frozen=True, tag="launched"):
    """The match of a table exists."""

    match: str


class NotLaunched(OfTable, frozen=True, tag="not_launched"):
    """The match of a table could not be made several times; `why` names the error. Attempts continue."""

    why: str


class Announced(OfRound, frozen=True, tag="announced"):
    """All players of a round have been given their links, in these messages."""

    messages: tuple[int, ...] = ()


class Reported(OfTable, frozen=True, tag="reported"):
    """A match has ended; `places` and `scores` are by seat. A series goes on until it is decided."""

    places: tuple[int, ...]
    scores: tuple[int, ...] = ()


class Ruled(OfTable, frozen=True, tag="ruled"):
    """The organisers rule on the places of a table, also in a closed round from which no other was drawn."""

    places: tuple[int, ...]


class Dropped(OfPlayer, frozen=True, tag="dropped"):
    """A player leaves: their seats at open tables are given up, and later rounds are drawn without them."""


class GaveUp(OfTable, frozen=True, tag="gave_up"):
    """A player or substitute has left one table to a computer player; the player stays in the tournament."""

    player: int


class OrganisersCalled(OfTable, frozen=True, tag="organisers_called"):
    """A player asks the organisers to look at a table."""


class CalledOff(OfTable, frozen=True, tag="called_off"):
    """The match of a table was cancelled and has no result; the organisers rule."""


class Warned(TournamentAct, frozen=True, tag="warned"):
    """The organisers have been pinged about tables that need them."""

    tables: tuple[str, ...]


class DeadlineNear(TournamentAct, frozen=True, tag="deadline_near"):
    """The players of open tables have been reminded of the deadline."""

    tables: tuple[str, ...]


class Disqualified(OfPlayer, frozen=True, tag="disqualified"):
    """The organisers remove a player."""


class Replaced(OfTable, frozen=True, tag="replaced"):
    """A substitute plays a player's seat at one open table, which counts as given up."""

    player: int
    substitute: int


class TookOver(OfPlayer, frozen=True, tag="took_over"):
    """A substitute takes over a player's entry, with its points and its place."""

    substitute: int


class Extended(TournamentAct, frozen=True, tag="extended"):
    """Open tables get more time: these, or all if `tables` is empty."""

    seconds: int
    tables: tuple[str, ...] = ()


class TournamentPaused(TournamentAct, frozen=True, tag="paused"):
    """The bot pauses, and so do the clocks of the matches of these tables; None (in old acts) means all."""

    tables: tuple[str, ...] | None = None


class TournamentResumed(TournamentAct, frozen=True, tag="resumed"):
    """The bot resumes; the deadlines of open tables move by the length of the pause."""


class RoundClosed(OfRound, frozen=True, tag="round_closed"):
    """The standings of a round are fixed."""


class Advanced(TournamentAct, frozen=True, tag="advanced"):
    """The players above the cut go on to a new stage, with the `chosen` ones of those tied across it."""

    stage: int
    chosen: tuple[int, ...] = ()


class Settled(OfRound, frozen=True, tag="settled"):
    """The organisers choose which of the players tied after a knock-out round go on."""

    chosen: tuple[int, ...] = ()


class TitleShared(OfRound, frozen=True, tag="shared"):
    """The players who tied for the first place of the final share it."""


class PlayedAgain(OfRound, frozen=True, tag="played_again"):
    """The players who tied for the first place of the final play another one, or the tied or cancelled duel of `table` goes on anew."""

    table: str = ""


class Finished(TournamentAct, frozen=True, tag="finished"):
    """The tournament is over."""


AnyAct = (
    Opened | Entered | MovedUp | Withdrew | EntriesClosed | Mustered | Delayed | SignUpReopened | Reinstated | Edited | Appeared
    | KeptApart | AskedApart | AgreedApart | LetMeet | Assisted | Unassisted | Seeded | SeedsSwapped | Teamed
    | Scheduled | Concluded | Filled | TournamentStarted | Cancelled | Drawn | Redrawn | Exchanged | Launched
    | NotLaunched | Announced | Reported | Ruled | Dropped | GaveUp | OrganisersCalled | CalledOff | Warned | DeadlineNear | Disqualified | Replaced
    | TookOver | Extended | TournamentPaused | TournamentResumed | RoundClosed | Advanced | Settled | TitleShared
    | PlayedAgain | Finished
)  # fmt: skip
