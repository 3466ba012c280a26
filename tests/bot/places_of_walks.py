"""The server and channels of a random walk: where players can press, and that they lose nothing where they cannot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bot.clocks.clock import Clock
from bot.clocks.clock_log import (
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
"""Clock events that must not happen while a channel is out of reach."""


ANOTHER_TURN = (Moved, PlayedFor, Withdrawn, Reopened, HolderLine)


class Discord(Reach):
    """A server and its channels; `chance` decides what the bot knows without asking."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.server = True
        self.joined = True
        self.channels: dict[int, str] = {}
        self.since: int | None = None
        self.left: dict[tuple[int, int], int] = {}
        self.length = 0

    def why(self, channel: int) -> str:
        """Return the reason why a channel is out of reach, or ""."""
        return self.channels.get(channel, "") if self.server and self.joined else SERVER

    def known(self, row: MatchRow) -> str | None:
        """Return the reason if it is cached; archived threads never are."""
        why = self.why(row.channel_id)
        return why if why == SERVER or self.chance.random() < 0.5 else None

    async def ask(self, row: MatchRow) -> str:
        return self.why(row.channel_id)

    def change(self, what: str, channel: int) -> None:
        """Change the server or a channel."""
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
        """Record the remaining times when a channel goes out of reach, and check that none is lost when it returns.

        A turn that has ended meanwhile, or that an undo has changed, counts as another one.
        """
        if bool(self.why(channel)) == (self.since is not None):
            return
        if self.since is None:
            self.since, self.left, self.length = now, times_left(clock.advanced(now)), len(lines)
            return
        self.since, had = None, self.left
        changed = {line.seat for line in lines[self.length :] if isinstance(line, ANOTHER_TURN)}
        has = {turn: time for turn, time in times_left(clock).items() if turn[0] not in changed}
        assert all(has[turn] >= had[turn] for turn in has.keys() & had.keys()), "no time is lost"

    def blames(self, lines: Iterable[Line]) -> list[Line]:
        """Return the new lines that blame a player while the channel is out of reach."""
        return [
            line
            for line in lines
            if isinstance(line, BLAMING)
            and self.since is not None
            and line.at > self.since
            and not (isinstance(line, PassedOn) and line.cause == "arbiter")
        ]


def times_left(clock: Clock) -> dict[tuple[int, int], int]:
    """Return the time left without vacation, by seat and by the start of its turn."""
    return {
        (number, seat.turn.since): (seat.turn.free or 0) + (0 if seat.turn.first else seat.bank)
        for number, seat in enumerate(clock.seats)
        if seat.turn is not None
    }
