"""Where a match of a random walk is played, whether anybody can press there, and what that must not cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bot.clocks.clock import Clock
from bot.clocks.lines import (
    BankLow,
    BankStarted,
    Excused,
    HolderLine,
    Line,
    Moved,
    PassedOn,
    PlayedFor,
    Reminded,
    Reopened,
    VacationBegun,
    Withdrawn,
)
from bot.match.clock_keeper import FORBIDDEN, GONE, LOCKED, SERVER, Reach
from storage.matches import MatchRow

BLAMING = (Reminded, BankStarted, BankLow, VacationBegun, Excused, PassedOn)
"""What nothing of may fall into a time in which nobody could press."""


ANOTHER_TURN = (Moved, PlayedFor, Withdrawn, Reopened, HolderLine)


class Discord(Reach):
    """A server and its channels, as they are; what the bot knows without asking depends on `chance`."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.server = True
        self.joined = True
        self.channels: dict[int, str] = {}
        self.since: int | None = None
        self.left: dict[tuple[int, int], int] = {}
        self.length = 0

    def why(self, channel: int) -> str:
        """Why nobody can press in a channel."""
        return self.channels.get(channel, "") if self.server and self.joined else SERVER

    def known(self, row: MatchRow) -> str | None:
        """An archived thread is in no cache."""
        why = self.why(row.channel_id)
        return why if why == SERVER or self.chance.random() < 0.5 else None

    async def ask(self, row: MatchRow) -> str:
        return self.why(row.channel_id)

    def change(self, what: str, channel: int) -> None:
        """Something happens on Discord."""
        match what:
            case "unavailable" | "available":
                self.server = what == "available"
            case "removed" | "joined":
                self.joined = what == "joined"
            case "locked" | "forbidden" | "gone":
                self.channels[channel] = {"locked": LOCKED, "forbidden": FORBIDDEN, "gone": GONE}[what]
            case _:
                if self.channels.get(channel) != GONE:
                    self.channels.pop(channel, None)

    def watch(self, channel: int, clock: Clock, now: int, lines: Sequence[Line]) -> None:
        """Note what everybody has left when nobody can press any more, and check that all of it is there when somebody can.

        A turn that has ended meanwhile, or that an undo has changed, is another one.
        """
        if bool(self.why(channel)) == (self.since is not None):
            return
        if self.since is None:
            self.since, self.left, self.length = now, left(clock.advanced(now)), len(lines)
            return
        self.since, had = None, self.left
        changed = {line.seat for line in lines[self.length :] if isinstance(line, ANOTHER_TURN)}
        has = {turn: time for turn, time in left(clock).items() if turn[0] not in changed}
        assert all(has[turn] >= had[turn] for turn in has.keys() & had.keys()), "no time is lost"

    def blames(self, lines: Iterable[Line]) -> list[Line]:
        """Those of new lines that fall into the time in which nobody can press."""
        return [
            line
            for line in lines
            if isinstance(line, BLAMING)
            and self.since is not None
            and line.at > self.since
            and not (isinstance(line, PassedOn) and line.cause == "arbiter")
        ]


def left(clock: Clock) -> dict[tuple[int, int], int]:
    """By seat and by the instant at which its turn began the time that is left, but for vacation."""
    return {
        (number, seat.turn.since): (seat.turn.free or 0) + (0 if seat.turn.first else seat.bank)
        for number, seat in enumerate(clock.seats)
        if seat.turn is not None
    }
