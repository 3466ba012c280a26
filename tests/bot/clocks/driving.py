"""Match clock driven as by the bot: a machine's clock, outages and sweeps, with every line read back from its text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bot.clocks.clock import Clock, Deadlines, deadlines
from bot.clocks.clock_log import ClockStarted, Gap, Line, Outage, applied, fold, read, written
from bot.clocks.deadlines import Update, next_instant
from bot.clocks.paces import PRESETS, Pace
from bot.match.clock_keeper import Instants

STEADY = PRESETS["steady"]


class Drive:
    """Clock on a machine that shows `now`; `vacations` maps a seat to the hours that its player may use."""

    def __init__(self, now: int = 0, seats: int = 2, pace: Pace = STEADY, computers: tuple[int, ...] = ()) -> None:
        self.lines: list[Line] = [ClockStarted(now, seats, pace, computers)]
        self.outages: list[Gap] = []
        self.clock: Clock = fold(self.lines)
        self.instants = Instants(now, now)
        self.vacations: Mapping[int, int] = {}

    def update(self) -> Update:
        """Return an empty update of now, to fill and to give to `store`."""
        return Update(self.clock, self.instants.instant, self.vacations)

    def store(self, update: Update) -> list[Line]:
        """Store an update's lines, and return them."""
        self.lines += update.lines
        self.clock = update.clock
        assert fold([read(written(line)) for line in self.lines], self.outages).advanced(self.clock.now) == self.clock
        at = next_instant(self.clock)
        assert at is None or at > self.clock.now
        return update.lines

    def sweep(self) -> list[Line]:
        """Add the lines that are due."""
        return self.store(self.update())

    def pass_time(self, seconds: int) -> list[Line]:
        """Pass time, with a sweep at every instant at which something is due and at least once an hour."""
        end = self.instants.instant + seconds
        lines: list[Line] = []
        while (now := self.instants.instant) < end:
            step = min(end - now, 3600, max(1, (next_instant(self.clock) or end) - now))
            self.instants = Instants(self.instants.reading + step, now + step)
            lines += self.sweep()
        return lines

    def set_reading(self, reading: int, *, started: bool = False) -> None:
        """Set the machine's clock, after a jump or, with `started`, after an outage."""
        self.instants, gap = self.instants.resumed(reading) if started else self.instants.read(reading)
        if gap is not None:
            self.outages.append(gap)
            self.clock = applied(self.clock, Outage(gap.until, gap.since))

    def down(self, seconds: int) -> None:
        """Take the bot down for that many seconds."""
        self.set_reading(self.instants.reading + seconds, started=True)

    def act(self, change: Callable[[Update], object]) -> list[Line]:
        """Apply an act now, and return the lines that it adds."""
        update = self.update()
        change(update)
        return self.store(update)

    def ask(self, *seats: int) -> list[Line]:
        """Ask these seats."""
        return self.act(lambda update: update.ask(seats))

    def answer(self, seat: int, then: Collection[int] = (), *, by_person: bool = True) -> list[Line]:
        """End a seat's turn, and ask others."""
        update = self.update()
        update.finish_turn(seat, by_person=by_person)
        update.ask(then)
        return self.store(update)

    def deadlines(self, seat: int) -> Deadlines:
        """Return the countdowns of a seat."""
        found = deadlines(self.clock, seat)
        assert found is not None
        return found


def settled_drive(seats: int = 2, pace: Pace = STEADY, now: int = 0) -> Drive:
    """Return a clock on which every seat has just made its first move."""
    drive = Drive(now, seats, pace)
    for seat in range(seats):
        drive.ask(seat)
        drive.answer(seat)
    return drive
