"""Notices to single users: what they read about clocks, lobbies, seats, orders and matches they follow."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.clocks.clock import Clock, SeatClock, Turn
from bot.clocks.clock_log import (
    Asked,
    Asleep,
    BankLow,
    BankStarted,
    ClockResumed,
    Excused,
    Line,
    PassedOn,
    PauseOver,
    Reminded,
    SeatLine,
    VacationBegun,
)
from bot.match.settings import FULL_AT
from bot.match.standing_orders import Order
from engine.core.types import Seat
from storage.follows import Place
from storage.matches import MatchRow, SeatRow
from storage.messages import USER_TARGET, OutboxEntry

NOTICES: Final = "notices"  # the preference for where a user wants notices

THREAD, DIRECT, TURNS, DIGEST = "thread", "direct", "turns", "digest"
NOTICE_PLACES: Final = (THREAD, DIRECT, TURNS, DIGEST)
"""The channel of the match; direct messages; those and one at the start of each turn; or one message a day."""

TURN_BEGUN_NOTICE: Final = "turn"
"""The notice that a turn has begun, for users who want one in a direct message besides the ping on the card."""

PASSED_ON_NOTICE: Final = "passed_on"
"""The notice that a computer player has the reader's seat until the reader takes it back."""

NOTICE_KINDS: Final[dict[type[Line], str]] = {
    Reminded: "reminded",
    BankStarted: "bank_started",
    BankLow: "bank_low",
    VacationBegun: "vacation",
    Excused: "excused",
    PassedOn: PASSED_ON_NOTICE,
    Asleep: "asleep",
}
"""Kinds of notices, by the line of a clock that causes them."""

OPEN_TURN_NOTICES: Final = frozenset(
    {TURN_BEGUN_NOTICE, *(NOTICE_KINDS[kind] for kind in (Reminded, BankStarted, BankLow, VacationBegun))}
)
"""Notices that are true only while the reader still owes the turn."""

TURN_NOTICES: Final = OPEN_TURN_NOTICES | {NOTICE_KINDS[Excused]}
"""Notices about a turn, including one that was missed; the turn's own player does not need them after acting."""

LOBBY_MINIMUM: Final = "lobby_minimum"  # the notice that a lobby has enough players to start, but not yet all
LOBBY_OPENED: Final = "lobby_opened"  # the notice to seekers that a lobby has opened

LOBBY_OLD: Final = "lobby_old"
"""The notice that asks the owner about a lobby that does not fill. It always appears in the lobby's channel."""

LOBBY_NOTICES: Final = frozenset({LOBBY_MINIMUM, LOBBY_OPENED, LOBBY_OLD})
"""Notices that are true only while the lobby gathers its players."""

UPDATE_NOTICE: Final = "followed"  # the notice of an update to a user who follows a match
SEATED_NOTICE: Final = "seated"  # the notice that a user on the waiting list has a seat
TAKEN_OVER_NOTICE: Final = "taken_over"  # the notice that another user has taken over the reader's seat
REMOVED_NOTICE: Final = "removed"  # the notice that an arbiter has given the reader's seat to a computer player

ORDER_ENDED_NOTICE: Final = "order"
"""The notice that a standing order has ended. Only its player reads it, since only that player knows of the order."""


class MatchUpdate(Struct, frozen=True, array_like=True):
    """An update on a match for a reader: the entries after step `first` up to step `last`, and where to show them.

    `to_the_end` is True if the match is over, so that nothing follows.
    """

    place: Place
    first: int
    last: int
    to_the_end: bool = False


class SeatRuling(Struct, frozen=True, array_like=True):
    """An arbiter's public name and reason for giving a seat to another, and the names of both.

    `counts` says how the result counts in a tournament: for the `entry` that the other has taken over, or only at this
    `table`.
    """

    by: str
    reason: str
    before: str
    after: str
    counts: str = ""


class Notice(Struct, frozen=True, array_like=True):
    """A notice to one user. `since` is when the turn began that it is about, if it is about one.

    `update` is set for followers of a match, `order` and `why` for the end of a standing order, `ruling` for a seat that
    an arbiter has given to another.
    """

    kind: str
    seat: Seat | None = None
    since: int | None = None
    update: MatchUpdate | None = None
    order: Order | None = None
    why: str = ""
    ruling: SeatRuling | None = None


pack: Final[Callable[[Notice], bytes]] = msgspec.msgpack.Encoder().encode  # encodes a notice for the outbox

unpack: Final = msgspec.msgpack.Decoder(Notice).decode  # decodes a notice from the outbox


def target(user_id: int) -> str:
    """Return the outbox target of a user."""
    return f"{USER_TARGET}{user_id}"


def user_of(target: str) -> int | None:
    """Return the user that an outbox target names, or None for the target of everyone at a match."""
    user = target.removeprefix(USER_TARGET)
    return int(user) if user != target and user.isdecimal() else None


def notices(
    lines: Iterable[Line], seats: Iterable[SeatRow], turns: dict[Seat, int], by: int | None, at: int
) -> list[OutboxEntry]:
    """Return the notices that new lines of a clock cause. `turns` is when each seat's open turn began.

    The user who acts now, `by`, gets none about their own turn, which is no longer late.
    """
    users = {seat.seat: seat.user_id for seat in seats if seat.user_id is not None}
    return [
        OutboxEntry(target(users[seat]), pack(notice), at)
        for line in lines
        for seat, notice in _of_line(line, users, turns)
        if seat in users and not (users[seat] == by and notice.kind in TURN_NOTICES)
    ]


def _of_line(line: Line, users: Iterable[Seat], turns: dict[Seat, int]) -> Iterator[tuple[Seat, Notice]]:
    kind = NOTICE_KINDS.get(type(line))
    if kind is None or (isinstance(line, PassedOn) and line.cause == "arbiter"):  # seat_notices covers it
        return
    if isinstance(line, SeatLine):
        yield line.seat, Notice(kind, line.seat, turns.get(line.seat))
    else:
        yield from ((seat, Notice(kind)) for seat in users)


def turn_notices(
    lines: Sequence[Line], seats: Iterable[SeatRow], clock: Clock, by: int | None, at: int
) -> dict[int, OutboxEntry]:
    """Return, by user, the notice of a turn that has begun or resumed after a pause, except to `by`, who caused it."""
    asked = {line.seat: line.at for line in lines if isinstance(line, Asked)}
    goes_on = clock.runs and any(isinstance(line, ClockResumed | PauseOver) for line in lines)
    found = {}
    for row in seats:
        turn = clock.seats[row.seat].turn
        if turn is not None and (goes_on or asked.get(row.seat) == turn.since) and row.user_id not in (None, by):
            found[row.user_id] = OutboxEntry(
                target(row.user_id), pack(Notice(TURN_BEGUN_NOTICE, row.seat, turn.since)), at
            )
    return found


def seat_notices(
    seat: Seat, before: int | None, after: int | None, by: int | None, at: int, ruling: SeatRuling | None = None
) -> list[OutboxEntry]:
    """Return the notices to the users who had a seat `before` and have it `after`; None is a computer player.

    The user who made the change, `by`, gets none.
    """
    kinds = {before: REMOVED_NOTICE if after is None else TAKEN_OVER_NOTICE, after: SEATED_NOTICE}
    return [
        OutboxEntry(target(user), pack(Notice(kind, seat, ruling=ruling)), at)
        for user, kind in kinds.items()
        if user is not None and user != by
    ]


def is_true(notice: Notice, user: int, row: MatchRow, seats: Sequence[SeatRow], clock: Clock | None) -> bool:
    """Return True if a notice is still true for a user, as when the turn is still owed or the seat still away."""
    if notice.kind in LOBBY_NOTICES:
        full = bool(row.settings.get(FULL_AT))
        return row.status == "lobby" and not (full and notice.kind != LOBBY_OLD)
    if notice.kind == ORDER_ENDED_NOTICE:
        return row.status == "live"
    if row.status != "live" or clock is None:
        return False
    if notice.kind == "asleep":
        return clock.status == "asleep"
    if notice.kind in OPEN_TURN_NOTICES and not clock.runs:
        return False  # the deadline moves while the clock is stopped
    if notice.seat is None or notice.seat >= len(clock.seats):
        return False
    return _holds_of_seat(notice, user, seats[notice.seat].user_id, clock.seats[notice.seat])


def _holds_of_seat(notice: Notice, user: int, person: int | None, seat: SeatClock) -> bool:
    """Return True if a notice about a seat still holds. `person` is the seat's user, or None for a computer player."""
    if notice.kind == TAKEN_OVER_NOTICE:
        return person is not None and person != user
    if notice.kind == REMOVED_NOTICE:
        return person != user
    if notice.kind == PASSED_ON_NOTICE:
        return seat.holder == "computer" and person in (user, None)
    if person != user:
        return False
    if notice.kind in (SEATED_NOTICE, "excused"):
        return True
    return seat.turn is not None and seat.turn.since == notice.since and _is_latest(notice.kind, seat.turn)


def _is_latest(kind: str, turn: Turn) -> bool:
    """Return True if the turn has reached no later stage (bank, vacation) that makes the notice obsolete."""
    if kind == "bank_started" and turn.low is None:
        return False
    return (turn.vacation is not None) is (kind == "vacation")
