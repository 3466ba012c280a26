"""Lines of a clock as text, and the clock that they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import structs

from bot.clocks.clock import Clock
from bot.clocks.instants import Gap
from bot.clocks.lines import (
    Asked,
    Asleep,
    BankAdded,
    BankLow,
    BankStarted,
    Conceded,
    Ended,
    Excused,
    InReach,
    Line,
    Moved,
    Outage,
    OutOfReach,
    PassedOn,
    Paused,
    PauseOver,
    PlayedFor,
    Reminded,
    Reopened,
    Resumed,
    Started,
    Substituted,
    TakenBack,
    VacationBegun,
    VacationEnded,
    WakingSet,
    Withdrawn,
)

AnyLine = (
    Started | Asked | Moved | PlayedFor | Withdrawn | Reopened | WakingSet | Reminded | BankStarted | BankLow
    | VacationBegun | VacationEnded | Excused | PassedOn | TakenBack | Substituted | Conceded | BankAdded | Outage
    | Paused | Resumed | PauseOver | Asleep | Ended | OutOfReach | InReach
)  # fmt: skip
"""Every kind of line that is stored."""

_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def written(line: Line) -> str:
    """A line as it is stored."""
    return msgspec.json.encode(line).decode()


def read(text: str) -> AnyLine:
    """A stored line; raises `msgspec.DecodeError` for a text that is none."""
    return _decoder.decode(text)


def applied(clock: Clock, line: Line) -> Clock:
    """The clock after one more line."""
    clock = line.change(line.passed(clock))
    return structs.replace(clock, idle=0) if line.by_person else clock


def fold(lines: Sequence[Line], outages: Iterable[Gap] = ()) -> Clock:
    """The clock after all lines of a match, and the outages of the bot, which are given in their order.

    Raises `ValueError` if the first line is not `Started`.
    """
    if not lines or not isinstance(lines[0], Started):
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
