"""A match's clock as the bot would drive it: a machine's clock, outages, sweeps, and every line read from its text again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bot.clocks.clock import Clock, Deadlines, deadlines
from bot.clocks.deadlines import Update, next_instant
from bot.clocks.lines import ClockStarted, Gap, Line, Outage, applied, fold, read, written
from bot.clocks.paces import PRESETS, Pace
from bot.match.clock_keeper import Instants

STEADY = PRESETS["steady"]


class Drive:
    """A clock on a machine that shows `now`; `vacations` is the hours that players may use, by seat."""

    def __init__(self, now: int = 0, seats: int = 2, pace: Pace = STEADY, computers: tuple[int, ...] = ()) -> None:
        self.lines: list[Line] = [ClockStarted(now, seats, pace, computers)]
        self.outages: list[Gap] = []
        self.clock: Clock = fold(self.lines)
        self.instants = Instants(now, now)
        self.vacations: Mapping[int, int] = {}

    def update(self) -> Update:
        """What an act adds now; to be given to `store`."""
        return Update(self.clock, self.instants.instant, self.vacations)

    def store(self, update: Update) -> list[Line]:
        """Keep an update's lines; returns them."""
        self.lines += update.lines
        self.clock = update.clock
        assert fold([read(written(line)) for line in self.lines], self.outages).advanced(self.clock.now) == self.clock
        at = next_instant(self.clock)
        assert at is None or at > self.clock.now
        return update.lines

    def sweep(self) -> list[Line]:
        """Add what is due."""
        return self.store(self.update())

    def passes(self, seconds: int) -> list[Line]:
        """Let time pass while the bot sweeps at every instant at which something is due, and each hour else."""
        end = self.instants.instant + seconds
        lines: list[Line] = []
        while (now := self.instants.instant) < end:
            step = min(end - now, 3600, max(1, (next_instant(self.clock) or end) - now))
            self.instants = Instants(self.instants.reading + step, now + step)
            lines += self.sweep()
        return lines

    def shows(self, reading: int, *, started: bool = False) -> None:
        """The machine's clock shows this after a jump, or with `started` after the bot was down."""
        self.instants, gap = self.instants.resumed(reading) if started else self.instants.read(reading)
        if gap is not None:
            self.outages.append(gap)
            self.clock = applied(self.clock, Outage(gap.until, gap.since))

    def down(self, seconds: int) -> None:
        """The bot is down for so long."""
        self.shows(self.instants.reading + seconds, started=True)

    def act(self, change: Callable[[Update], object]) -> list[Line]:
        """Add what a single act adds now; returns its lines."""
        update = self.update()
        change(update)
        return self.store(update)

    def ask(self, *seats: int) -> list[Line]:
        """The match asks these seats."""
        return self.act(lambda update: update.ask(seats))

    def answer(self, seat: int, then: Collection[int] = (), *, by_person: bool = True) -> list[Line]:
        """A seat's turn ends, and others are asked."""
        update = self.update()
        update.finish_turn(seat, by_person=by_person)
        update.ask(then)
        return self.store(update)

    def deadlines(self, seat: int) -> Deadlines:
        """The countdowns of a seat that has some."""
        found = deadlines(self.clock, seat)
        assert found is not None
        return found


def settled(seats: int = 2, pace: Pace = STEADY, now: int = 0) -> Drive:
    """A clock whose seats have all made their first move, at once."""
    drive = Drive(now, seats, pace)
    for seat in range(seats):
        drive.ask(seat)
        drive.answer(seat)
    return drive
