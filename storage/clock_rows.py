"""What the store keeps of clocks and of what comes before and after a match; instants are seconds since 1970."""

from collections.abc import Sequence

from msgspec import Struct

from storage.result_rows import ResultRow


class ClockRow(Struct, frozen=True):
    """A line of a match's clock, counted from 0; `by_user` is who did it. The store does not interpret `text`."""

    n: int
    text: str
    by_user: int | None = None


class VacationRow(Struct, frozen=True):
    """Vacation that a user has used in a match of a server; `until` is None while it runs."""

    user_id: int
    match_id: str
    since: int
    guild_id: int | None = None
    until: int | None = None


class OutcomeRow(Struct, frozen=True):
    """What became of a match or lobby, written once; `first` and `stayed` are users, kept by their pseudonyms."""

    game: str
    opened_at: int
    ended_at: int
    ending: str
    first_move_at: int | None = None
    first: tuple[int, ...] = ()
    stayed: tuple[int, ...] = ()


class TurnRow(Struct, frozen=True):
    """A turn of an ended match, written once; `person` is a user, kept by a pseudonym, None for a computer player.

    `awake` counts the seconds that it waited in waking hours.
    """

    n: int
    person: int | None
    asked_at: int
    ended_at: int | None
    awake: int
    has_deadline: bool
    missed: bool
    presses: int = 0


class ArbiterRow(Struct, frozen=True):
    """What an arbiter of that `name` did in a match, and why, when the log had so many lines (`seq`).

    `seat` is whom it concerned, None for all; `hours` is the time that was given. `removed` is the user whose seat was
    taken, `seated` who was given it. A user whose data were deleted is None.
    """

    kind: str
    seq: int
    by_user: int | None
    name: str
    reason: str
    at: int
    seat: int | None = None
    hours: int = 0
    removed: int | None = None
    seated: int | None = None


class ClockChange(Struct, frozen=True):
    """What a change of a match adds to its clock, all of it or nothing, in the change's own transaction.

    `next_at` is when something is due next; None is never. `vacations` are kept in the place of those that began when they
    did. `outcome`, `turns` and `result` come with the match's end, `act` with what an arbiter does.
    """

    lines: Sequence[ClockRow] = ()
    next_at: int | None = None
    vacations: Sequence[VacationRow] = ()
    outcome: OutcomeRow | None = None
    turns: Sequence[TurnRow] = ()
    result: ResultRow | None = None
    act: ArbiterRow | None = None


class InstantsRow(Struct, frozen=True):
    """The machine's clock as it was read last, and the instant that this stands for."""

    reading: int
    instant: int


class GapRow(Struct, frozen=True):
    """A stretch of time in which the bot was down."""

    since: int
    until: int


class ReserveRow(Struct, frozen=True):
    """A user who would take a seat that becomes free, and since when."""

    user_id: int
    name: str
    at: int


class FigureRow(Struct, frozen=True):
    """An outcome as it is kept: people by their pseudonyms."""

    match: str
    game: str
    opened_at: int
    first_move_at: int | None
    ended_at: int
    ending: str
    first: tuple[str, ...]
    stayed: tuple[str, ...]


class TurnFigureRow(Struct, frozen=True):
    """A turn as it is kept: its person by pseudonym."""

    match: str
    person: str | None
    asked_at: int
    ended_at: int | None
    awake: int
    has_deadline: bool
    missed: bool
    presses: int


class PostedNoticeRow(Struct, frozen=True):
    """A message to one person that was posted; the store does not interpret `body`."""

    message_id: int
    channel_id: int
    match_id: str
    user_id: int
    body: bytes
