"""The lines of a clock, each with its effect, and `fold`, which replays all lines of a match.

Lines are only ever added, and stored as readable JSON. No line names a user: the user is stored beside it.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Literal

import msgspec
from msgspec import Struct, structs

from bot.clocks.clock import LOW_BANK_PARTS, Clock, SeatClock
from bot.clocks.paces import HOUR, Pace
from bot.clocks.seat_holders import Change, changed
from bot.clocks.waking_hours import Waking

MIN_REOPENED_SECONDS: Final = HOUR


class Gap(Struct, frozen=True):
    """A stretch of time that counts for no one, such as an outage; also a vacation."""

    since: int
    until: int


class Line(Struct, frozen=True, tag_field="line"):
    """An event on a clock at an instant; `by_person` is True for the acts of a person."""

    at: int
    by_person: ClassVar[bool] = False

    def passed(self, clock: Clock) -> Clock:
        """Return the clock at the instant of the line."""
        return clock.advanced(self.at)

    def change(self, clock: Clock) -> Clock:
        """Return the clock after the line; the given clock is at the line's instant."""
        return clock


class SeatLine(Line, frozen=True):
    """A line about one seat."""

    seat: int

    def change(self, clock: Clock) -> Clock:
        """Change the line's seat."""
        return clock.with_seat(self.seat, self.of_seat(clock.seats[self.seat], clock))

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        """Return the seat after the line."""
        return seat


class TurnLine(SeatLine, frozen=True):
    """A line about the turn of a seat."""

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        """Change the turn, if there is one."""
        if seat.turn is None:
            return seat
        return structs.replace(seat, turn=structs.replace(seat.turn, **self.of_turn(clock.now)))

    def of_turn(self, now: int) -> dict[str, int | None]:
        """Return the fields of the turn that change."""
        return {}


class HolderLine(SeatLine, frozen=True):
    """A line by which a seat changes its holder, which ends its turn."""

    change_of_holder: ClassVar[Change]

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        """Change the holder; an impossible change has no effect."""
        holder = changed(seat.holder, seat.person, self.change_of_holder)
        return seat if holder == seat.holder else structs.replace(seat, holder=holder, turn=None, before=None)


class ClockStarted(Line, frozen=True, tag="started"):
    """The first line. It has all numbers of the pace, so that later changes of the presets do not affect the match."""

    seats: int
    pace: Pace
    computers: tuple[int, ...] = ()

    def clock(self) -> Clock:
        """Return the clock as it starts; a seat given to a computer player has no person who could return."""
        person = SeatClock(self.pace.bank, self.pace.excuses)
        computer = structs.replace(person, holder="invited")
        seats = (computer if seat in self.computers else person for seat in range(self.seats))
        return Clock(self.pace, self.at, tuple(seats))


class Asked(SeatLine, frozen=True, tag="asked"):
    """A turn begins."""

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return seat.asked(clock.now, clock.pace)


class Moved(SeatLine, frozen=True, tag="moved"):
    """A turn ends with the person's own answers, including those by standing orders."""

    by_person = True

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return seat.moved(clock.pace)


class PlayedFor(SeatLine, frozen=True, tag="played_for"):
    """A turn ends with a computer player's answers, or one without a choice: nothing is added to the bank."""

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return structs.replace(seat.without_turn(), before=None)


class Withdrawn(SeatLine, frozen=True, tag="withdrawn"):
    """A turn ends because its question is no longer asked, as after an undo."""

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return seat.without_turn()


class Reopened(SeatLine, frozen=True, tag="reopened"):
    """An undo reopens the seat's last turn, with the time that it had and without what it added to the bank."""

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        if seat.before is None or seat.turn is not None:
            return seat.asked(clock.now, clock.pace)
        before = structs.replace(seat.before, holder=seat.holder, person=seat.person, waking=seat.waking)
        turn = before.turn
        if turn is None:
            return before.asked(clock.now, clock.pace)
        nothing_left = turn.free == 0 and (turn.first or not before.bank)
        if nothing_left:  # e.g. after a move on vacation: the undo must not cause a miss at once
            before = structs.replace(before, turn=structs.replace(turn, free=MIN_REOPENED_SECONDS, bank_since=None))
        return before


class WakingSet(SeatLine, frozen=True, tag="waking_set"):
    """The player sets waking hours. They apply from the next turn on, so that no current deadline moves."""

    by_person = True
    waking: Waking

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return structs.replace(seat, waking=self.waking)


class Reminded(TurnLine, frozen=True, tag="reminded"):
    """A turn without a bank is near its end."""

    def of_turn(self, now: int) -> dict[str, int | None]:
        return {"remind": None}


class BankStarted(TurnLine, frozen=True, tag="bank_started"):
    """The free time is over, and the bank starts to run."""

    def of_turn(self, now: int) -> dict[str, int | None]:
        return {"bank_since": now}


class BankLow(TurnLine, frozen=True, tag="bank_low"):
    """The bank is low."""

    def of_turn(self, now: int) -> dict[str, int | None]:
        return {"low": None}


class VacationBegun(TurnLine, frozen=True, tag="vacation_begun"):
    """The bank is empty, and the player's vacation is used instead, at most `hours` of it."""

    hours: int

    def of_turn(self, now: int) -> dict[str, int | None]:
        return {"vacation": self.hours * HOUR, "granted": self.hours * HOUR, "vacation_since": now}


class VacationEnded(TurnLine, frozen=True, tag="vacation_ended"):
    """The turn stops using vacation; `hours` of it were used, counting a started one."""

    hours: int

    def of_turn(self, now: int) -> dict[str, int | None]:
        return {"vacation": None, "vacation_since": None}


class Excused(HolderLine, frozen=True, tag="excused"):
    """The seat missed its turn, which is excused: a computer player answers this turn."""

    change_of_holder = "excuse"

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return structs.replace(super().of_seat(seat, clock), excuses=max(0, seat.excuses - 1), timely=0)


class PassedOn(HolderLine, frozen=True, tag="passed_on"):
    """The seat missed its turn, and a computer player plays it from now on."""

    change_of_holder = "pass_on"
    cause: Literal["first_move", "missed", "arbiter"] = "missed"

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        return structs.replace(super().of_seat(seat, clock), timely=0, fresh=False)


class TakenBack(HolderLine, frozen=True, tag="taken_back"):
    """The seat's person returns."""

    by_person = True
    change_of_holder = "take_back"


class Substituted(HolderLine, frozen=True, tag="substituted"):
    """A substitute takes over the seat, with a full bank and no excuses."""

    by_person = True
    change_of_holder = "substitute"

    def of_seat(self, seat: SeatClock, clock: Clock) -> SeatClock:
        taken = super().of_seat(seat, clock)
        return taken if taken is seat else structs.replace(taken, person="substitute", bank=clock.pace.bank, excuses=0)


class Conceded(HolderLine, frozen=True, tag="conceded"):
    """The seat's person concedes, and a computer player plays it to the end."""

    by_person = True
    change_of_holder = "concede"


class BankAdded(Line, frozen=True, tag="bank_added"):
    """An organiser adds time to the bank of some seats, even above the cap."""

    by_person = True
    seats: tuple[int, ...]
    seconds: int

    def change(self, clock: Clock) -> Clock:
        """Add the time. A bank that is not running is low by its new size; a first turn has none, and is extended."""
        for number in self.seats:
            seat, turn = clock.seats[number], clock.seats[number].turn
            if turn is not None and turn.first:
                longer = structs.replace(turn, free=(turn.free or 0) + self.seconds)
                clock = clock.with_seat(number, structs.replace(seat, turn=longer))
                continue
            bank = seat.bank + self.seconds
            before = seat.before and structs.replace(seat.before, bank=seat.before.bank + self.seconds)
            if turn is not None and turn.free is not None and turn.bank_since is None:
                turn = structs.replace(turn, remind=None, low=bank // LOW_BANK_PARTS)
            clock = clock.with_seat(number, structs.replace(seat, bank=bank, turn=turn, before=before))
        return clock


class Outage(Line, frozen=True, tag="outage"):
    """The bot was down from `since` on, and that time counts for no one."""

    since: int

    def passed(self, clock: Clock) -> Clock:
        reached = clock.advanced(min(self.since, self.at))
        return structs.replace(reached, now=max(reached.now, self.at))


class OutOfReach(Outage, frozen=True, tag="out_of_reach"):
    """Players cannot press where the match is played, perhaps since `since`, so the clock stops.

    `why` is one of `bot.match.clock_keeper.UNREACHABLE_REASONS`; a second line means that the reason has changed.
    """

    why: str

    def change(self, clock: Clock) -> Clock:
        since = self.since if clock.away_since is None else clock.away_since
        return structs.replace(clock, out_of_reach=self.why, away_since=since)


class InReach(Line, frozen=True, tag="in_reach"):
    """Players can press again, and the clock runs on with all the time that they had."""

    def change(self, clock: Clock) -> Clock:
        return structs.replace(clock, out_of_reach="", away_since=None)


class ClockPaused(Line, frozen=True, tag="paused"):
    """All clocks of the match stop, until an instant or until they are resumed."""

    by_person = True
    until: int | None = None

    def change(self, clock: Clock) -> Clock:
        if clock.status not in ("live", "paused"):
            return clock
        return structs.replace(clock, status="paused", until=self.until)


class ClockResumed(Line, frozen=True, tag="resumed"):
    """A paused or sleeping match goes on."""

    by_person = True

    def change(self, clock: Clock) -> Clock:
        return clock if clock.status == "ended" else structs.replace(clock, status="live", until=None)


class PauseOver(ClockResumed, frozen=True, tag="pause_over"):
    """A pause has reached its end."""

    by_person = False


class Asleep(Line, frozen=True, tag="asleep"):
    """No person has touched the match for a long time: its clocks stop until a player wakes it."""

    def change(self, clock: Clock) -> Clock:
        return structs.replace(clock, status="asleep", until=None)


class Ended(Line, frozen=True, tag="ended"):
    """The match is over."""

    def change(self, clock: Clock) -> Clock:
        return structs.replace(clock, status="ended", until=None)


AnyLine = (
    ClockStarted | Asked | Moved | PlayedFor | Withdrawn | Reopened | WakingSet | Reminded | BankStarted | BankLow
    | VacationBegun | VacationEnded | Excused | PassedOn | TakenBack | Substituted | Conceded | BankAdded | Outage
    | ClockPaused | ClockResumed | PauseOver | Asleep | Ended | OutOfReach | InReach
)  # fmt: skip
"""Every kind of line that is stored."""

_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def written(line: Line) -> str:
    """Encode a line for the store."""
    return msgspec.json.encode(line).decode()


def read(text: str) -> AnyLine:
    """Decode a stored line. Raises `msgspec.DecodeError` if it is malformed."""
    return _decoder.decode(text)


def fold(lines: Sequence[Line], outages: Iterable[Gap] = ()) -> Clock:
    """Return the clock after all lines of a match and the bot's outages, which are given in order.

    Raises `ValueError` if the first line is not `ClockStarted`.
    """
    if not lines or not isinstance(lines[0], ClockStarted):
        raise ValueError("the lines of a clock begin with its start")
    clock = lines[0].clock()
    down = [Outage(gap.until, gap.since) for gap in reversed([*outages])]
    for line in lines[1:]:
        while down and down[-1].at <= line.at:
            clock = applied(clock, down.pop())
        clock = applied(clock, line)
    for outage in reversed(down):
        clock = applied(clock, outage)
    return clock


def applied(clock: Clock, line: Line) -> Clock:
    """Return the clock after one more line."""
    clock = line.change(line.passed(clock))
    return structs.replace(clock, idle=0) if line.by_person else clock
