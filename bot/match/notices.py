"""Notices to one person: what of a clock concerns whose seat it is, as it waits in the outbox."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.clocks.clock import Clock, SeatClock, Turn
from bot.clocks.lines import (
    Asked,
    Asleep,
    BankLow,
    BankStarted,
    Excused,
    Line,
    PassedOn,
    PauseOver,
    Reminded,
    Resumed,
    SeatLine,
    VacationBegun,
)
from bot.clocks.standing import Order
from bot.match.settings import FULL_AT
from engine.core.types import Seat
from storage.follows import Place
from storage.matches import MatchRow, SeatRow
from storage.messages import USER_TARGET, OutboxEntry

NOTICES: Final = "notices"
"""The preference that says where somebody wants notices."""

THREAD, DIRECT, TURNS, DIGEST = "thread", "direct", "turns", "digest"
WHERE: Final = (THREAD, DIRECT, TURNS, DIGEST)
"""In the channel of the match, in direct messages, there at the beginning of each turn too, or in one of these a day."""

TURN: Final = "turn"
"""The notice that a turn has begun, for whoever wants one in a direct message beside the call on the card."""

PASSED_ON: Final = "passed_on"
"""The notice that a computer player has the seat of whoever reads it, until its player takes it back."""

KINDS: Final[dict[type[Line], str]] = {
    Reminded: "reminded",
    BankStarted: "bank_started",
    BankLow: "bank_low",
    VacationBegun: "vacation",
    Excused: "excused",
    PassedOn: PASSED_ON,
    Asleep: "asleep",
}
"""The lines of a clock that somebody is notified of, by the names of their notices."""

AT_TURN: Final = frozenset({TURN, *(KINDS[kind] for kind in (Reminded, BankStarted, BankLow, VacationBegun))})
"""The notices of a turn that whoever reads them still owes."""

ABOUT_TURN: Final = AT_TURN | {KINDS[Excused]}
"""The notices of a turn, and of one that was missed."""

LOBBY_MINIMUM: Final = "lobby_minimum"
"""The notice that a lobby has players enough to start, though not yet all."""

LOBBY_OPENED: Final = "lobby_opened"
"""The notice that a lobby has opened which somebody may look for."""

LOBBY_OLD: Final = "lobby_old"
"""The notice that asks the owner what is to become of a lobby that does not fill, which is always given where that is."""

LOBBY: Final = frozenset({LOBBY_MINIMUM, LOBBY_OPENED, LOBBY_OLD})
"""The notices that are true only while the lobby gathers its players."""

FOLLOWED: Final = "followed"
"""The notice of an update for somebody who follows a match."""

SEATED: Final = "seated"
"""The notice that somebody who has waited for a seat has one."""

TAKEN_OVER: Final = "taken_over"
"""The notice that somebody else has the seat that a user had."""

REMOVED: Final = "removed"
"""The notice that an arbiter has taken the seat that a user had, which a computer player has now."""

ORDER: Final = "order"
"""The notice that a standing order has come to an end: for its player's eyes alone, since nobody else knows of it."""


class MatchUpdate(Struct, frozen=True, array_like=True):
    """What a reader is shown of a match: the entries after the `first` and up to the `last` step, and where.

    `to_the_end` is of a match that is over: nothing comes after it.
    """

    place: Place
    first: int
    last: int
    to_the_end: bool = False


class Notice(Struct, frozen=True, array_like=True):
    """What a user is to read; `since` is when the turn began that it is about, None where it is about none.

    `update` is what somebody who follows a match is shown of it.
    One about an `order` has it, and `why` it has come to its end.
    """

    kind: str
    seat: Seat | None = None
    since: int | None = None
    update: MatchUpdate | None = None
    order: Order | None = None
    why: str = ""


pack: Final[Callable[[Notice], bytes]] = msgspec.msgpack.Encoder().encode
"""Writes a notice for the outbox."""

unpack: Final = msgspec.msgpack.Decoder(Notice).decode
"""Reads a notice from the outbox."""


def target(user_id: int) -> str:
    """The outbox target of a user."""
    return f"{USER_TARGET}{user_id}"


def seat_notices(seat: Seat, before: int | None, after: int | None, by: int | None, at: int) -> list[OutboxEntry]:
    """What who had a seat `before` and who has it `after` that read, unless they did it themselves; None is a computer player."""
    kinds = {before: REMOVED if after is None else TAKEN_OVER, after: SEATED}
    return [
        OutboxEntry(target(user), pack(Notice(kind, seat)), at)
        for user, kind in kinds.items()
        if user is not None and user != by
    ]


def user_of(target: str) -> int | None:
    """The user that a target of the outbox names, None for everybody at a match."""
    user = target.removeprefix(USER_TARGET)
    return int(user) if user != target and user.isdecimal() else None


def notices(
    lines: Iterable[Line], seats: Iterable[SeatRow], turns: dict[Seat, int], by: int | None, at: int
) -> list[OutboxEntry]:
    """What the lines of a clock give people to read; `turns` is by seat when the turn began that it owes.

    Of their own turn those read nothing who act now, `by`: that they were late is over with that, and no computer player has moved.
    """
    users = {seat.seat: seat.user_id for seat in seats if seat.user_id is not None}
    return [
        OutboxEntry(target(users[seat]), pack(notice), at)
        for line in lines
        for seat, notice in _of_line(line, users, turns)
        if seat in users and not (users[seat] == by and notice.kind in ABOUT_TURN)
    ]


def turn_notices(
    lines: Sequence[Line], seats: Iterable[SeatRow], clock: Clock, by: int | None, at: int
) -> dict[int, OutboxEntry]:
    """By user: what those read, if they want to, whose turn has begun, or goes on after a pause, but not who did that, `by`."""
    asked = {line.seat: line.at for line in lines if isinstance(line, Asked)}
    goes_on = clock.runs and any(isinstance(line, Resumed | PauseOver) for line in lines)
    found = {}
    for row in seats:
        turn = clock.seats[row.seat].turn
        if turn is not None and (goes_on or asked.get(row.seat) == turn.since) and row.user_id not in (None, by):
            found[row.user_id] = OutboxEntry(target(row.user_id), pack(Notice(TURN, row.seat, turn.since)), at)
    return found


def _of_line(line: Line, users: Iterable[Seat], turns: dict[Seat, int]) -> Iterator[tuple[Seat, Notice]]:
    kind = KINDS.get(type(line))
    if kind is None or (isinstance(line, PassedOn) and line.cause == "arbiter"):  # who takes a seat says so
        return
    if isinstance(line, SeatLine):
        yield line.seat, Notice(kind, line.seat, turns.get(line.seat))
    else:
        yield from ((seat, Notice(kind)) for seat in users)


def is_true(notice: Notice, user: int, row: MatchRow, seats: Sequence[SeatRow], clock: Clock | None) -> bool:
    """Whether a notice says what still holds for a user: the turn is still owed, the seat still away, and still theirs."""
    if notice.kind in LOBBY:
        full = bool(row.settings.get(FULL_AT))
        return row.status == "lobby" and not (full and notice.kind != LOBBY_OLD)
    if notice.kind == ORDER:
        return row.status == "live"
    if row.status != "live" or clock is None:
        return False
    if notice.kind == "asleep":
        return clock.status == "asleep"
    if notice.kind in AT_TURN and not clock.runs:
        return False  # its deadline moves on as long as the clock stands
    if notice.seat is None or notice.seat >= len(clock.seats):
        return False
    return _holds_of_seat(notice, user, seats[notice.seat].user_id, clock.seats[notice.seat])


def _holds_of_seat(notice: Notice, user: int, person: int | None, seat: SeatClock) -> bool:
    """Whether a notice to a user holds of a seat that is a person's, or None where a computer player has it for now."""
    if notice.kind == TAKEN_OVER:
        return person is not None and person != user
    if notice.kind == REMOVED:
        return person != user
    if notice.kind == PASSED_ON:
        return seat.holder == "computer" and person in (user, None)
    if person != user:
        return False
    if notice.kind in (SEATED, "excused"):
        return True
    return seat.turn is not None and seat.turn.since == notice.since and _is_latest(notice.kind, seat.turn)


def _is_latest(kind: str, turn: Turn) -> bool:
    """Whether nothing has come since of what a turn leads to: what a notice says of its end holds no longer then."""
    if kind == "bank_started" and turn.low is None:
        return False
    return (turn.vacation is not None) is (kind == "vacation")
