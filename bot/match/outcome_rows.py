"""The outcome of a match, as rows that are written once at its end."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct, structs

from bot.clocks.clock import Clock
from bot.clocks.clock_log import (
    ClockStarted,
    Conceded,
    Excused,
    Gap,
    Line,
    Moved,
    Outage,
    PassedOn,
    PlayedFor,
    SeatLine,
    Substituted,
    TakenBack,
    Withdrawn,
    applied,
    read,
)
from bot.match.match import SeatedMatch
from bot.match.settings import is_rated
from engine.core.types import Seat
from storage.clocks import ClockChange, ClockRow
from storage.log import LogRow
from storage.match_results import OutcomeRow, PlaceRow, ResultRow, TurnRow
from storage.matches import MatchRow, SeatRow

Ending = Literal["own_end", "agreed", "conceded", "early", "arbiter", "cancelled", "expired"]
"""The end of a match: by its rules, by agreement, by conceding, early because no person is left, or by an arbiter; of a
lobby, by its owner or age.
"""

TURN_ENDINGS: tuple[type[Line], ...] = (Moved, PlayedFor, Withdrawn, Excused, PassedOn)  # lines that end a turn

RATED_HOLDERS: tuple[str, ...] = ("owner", "excused")
"""Holders of a seat that still belongs to the person who began in it."""


class ByWhom(Struct, frozen=True):
    """A line of a clock with the user who caused it."""

    line: Line
    user: int | None


def with_outcome(
    change: ClockChange,
    match: SeatedMatch,
    clock: Clock,
    lines: Iterable[ClockRow],
    log: Iterable[LogRow],
    ending: Ending,
) -> ClockChange:
    """Return the last change of a match's clock with the outcome. `lines` and `log` are all that is stored."""
    done = [ByWhom(read(row.text), row.by_user) for row in lines]
    ranks: Sequence[int] | None = None
    if ending == "conceded":
        ranks = [2 if seat.holder == "conceded" else 1 for seat in clock.seats]
    elif ending == "own_end" and (ended := match.game.outcome(match.core.position)) is not None:
        ranks = ended.ranks
    return structs.replace(
        change,
        next_at=None,
        outcome=outcome(match.row, done, clock, match.seats, ending),
        turns=turns(done, match.seats, match.outages, log),
        result=result(match.row, ranks, done, clock, match.seats) if ranks and is_rated(match.row) else None,
    )


def outcome(
    row: MatchRow, lines: Sequence[ByWhom], clock: Clock, seats: Sequence[SeatRow], ending: Ending
) -> OutcomeRow[int]:
    """Return the outcome of a match.

    Its first people are those who made or undid the first move of a seat, or resigned before it.
    """
    first = tuple(user for _, user in sorted(_first_by_seat(lines, seats).items()) if user is not None)
    moved = next((one.line.at for one in lines if isinstance(one.line, Moved)), None)
    there = {
        seat.user_id
        for seat in seats
        if seat.user_id is not None and clock.seats[seat.seat].holder in ("owner", "excused", "substitute")
    }
    stayed = tuple(user for user in first if user in there)
    return OutcomeRow(row.game, row.created_at, clock.now, ending, moved, first, stayed)


def result(
    row: MatchRow, ranks: Sequence[int], lines: Sequence[ByWhom], clock: Clock, seats: Sequence[SeatRow]
) -> ResultRow:
    """Return the places of a match at its end. Seats that were given up or taken over are not rated.

    A player whose concession ends a match keeps the seat, and is rated once both players have moved.
    """
    played = not any(seat.fresh for seat in clock.seats)
    first, places = _first_by_seat(lines, seats), []
    for seat in seats:
        person, holder = first.get(seat.seat), clock.seats[seat.seat].holder
        stayed = holder in RATED_HOLDERS or (holder == "conceded" and played)
        rated = person is not None and person == seat.user_id and stayed
        places.append(PlaceRow(person, ranks[seat.seat], rated))
    return ResultRow(row.guild_id, row.game, clock.now, tuple(places))


def _first_by_seat(lines: Sequence[ByWhom], seats: Sequence[SeatRow]) -> dict[Seat, int | None]:
    """Return, by seat, who made or undid its first move, or resigned before it; None is a computer player."""
    found: dict[Seat, int | None] = {}
    for one in lines:
        if isinstance(one.line, Substituted):
            found.setdefault(one.line.seat, None)
        elif isinstance(one.line, Moved | TakenBack | Conceded) and one.user is not None:
            found.setdefault(one.line.seat, one.user)
    for seat in seats:
        if seat.user_id is not None:
            found.setdefault(seat.seat, seat.user_id)
    return found


def turns(
    lines: Sequence[ByWhom], seats: Sequence[SeatRow], outages: Iterable[Gap], log: Iterable[LogRow]
) -> tuple[TurnRow[int], ...]:
    """Return every turn of a person that was timed, in the order of their ends."""
    presses = [(line.at, line.by_user) for line in log if line.by_user is not None and not line.auto]
    return tuple(_turns(lines, {seat.seat: seat.user_id for seat in seats}, list(outages), presses))


def _turns(
    lines: Sequence[ByWhom], users: dict[Seat, int | None], outages: list[Gap], presses: list[tuple[int, int]]
) -> Iterator[TurnRow[int]]:
    persons = {one.line.seat: one.user for one in reversed(lines) if isinstance(one.line, Moved)}
    start = lines[0].line
    assert isinstance(start, ClockStarted)
    clock, down, n = start.clock(), [Outage(gap.until, gap.since) for gap in reversed(outages)], 0
    for one in lines[1:]:
        while down and down[-1].at <= one.line.at:
            clock = applied(clock, down.pop())
        line = one.line
        if isinstance(line, Substituted):
            persons[line.seat] = one.user
        if isinstance(line, SeatLine) and isinstance(line, TURN_ENDINGS):
            turn = clock.advanced(line.at).seats[line.seat].turn
            if turn is not None and not isinstance(line, Withdrawn):
                person = one.user if one.user is not None else persons.get(line.seat, users.get(line.seat))
                count = sum(turn.since <= at <= line.at and user == person for at, user in presses)
                missed = isinstance(line, Excused | PassedOn)
                yield TurnRow(n, person, turn.since, line.at, turn.awake, turn.free is not None, missed, count)
                n += 1
        clock = applied(clock, line)
