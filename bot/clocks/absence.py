"""Who plays a seat: its person, a computer player for one turn or for good, or a substitute."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import Struct

from bot.clocks.presets import HOUR

LONGEST_STEP: Final = 300
"""Seconds between two readings that still count as time that passed; the bot reads its clock every minute."""


class Gap(Struct, frozen=True):
    """A stretch of time that counts for nobody."""

    since: int
    until: int


class Instants(Struct, frozen=True):
    """The latest reading of the machine's clock, and the instant that it stands for.

    Store it with every sweep: what follows the last one that was stored, until the bot is back, counts for nobody.
    """

    reading: int
    instant: int

    def read(self, reading: int) -> tuple["Instants", Gap | None]:
        """Take a reading in.

        A step of at most `LONGEST_STEP` is time that passed. Anything else (the clock was set, the machine slept) only
        brings the instant up to the reading, and what lies between is a gap; a clock that was set back leaves the instant
        where it is, from which it goes on with the next reading.
        """
        step = reading - self.reading
        if 0 <= step <= LONGEST_STEP:
            return Instants(reading, self.instant + step), None
        return self.resumed(reading)

    def resumed(self, reading: int) -> tuple["Instants", Gap | None]:
        """Take in the first reading after a start: whatever lies between is a gap."""
        instant = max(self.instant, reading)
        gap = Gap(self.instant, instant) if instant > self.instant else None
        return Instants(reading, instant), gap

    def reading_of(self, instant: int) -> int:
        """What the machine's clock will show at an instant, for countdowns that people see."""
        return instant - self.instant + self.reading


Holder = Literal["owner", "excused", "computer", "substitute", "conceded", "invited"]
"""Who plays a seat now.

`owner` and `substitute` play themselves. `excused`: a computer player answers this turn alone. `computer`: it plays until
the seat's person comes back or a substitute sits down. `conceded`: it plays to the end. `invited`: it has had
the seat from the start.
"""

Person = Literal["owner", "substitute"]
"""Whose seat it is: the substitute's from the moment at which one sits down."""

Change = Literal["excuse", "play", "pass_on", "take_back", "substitute", "concede"]

PLAYED_BY_COMPUTER: Final[frozenset[Holder]] = frozenset({"excused", "computer", "conceded", "invited"})

CHANGES: Final[dict[Change, tuple[frozenset[Holder], Holder | None]]] = {
    "excuse": (frozenset({"owner", "substitute"}), "excused"),
    "play": (frozenset({"excused"}), None),
    "pass_on": (frozenset({"owner", "substitute", "excused"}), "computer"),
    "take_back": (frozenset({"excused", "computer"}), None),
    "substitute": (frozenset({"computer"}), "substitute"),
    "concede": (frozenset({"owner", "substitute", "excused", "computer"}), "conceded"),
}
"""From which holders a change is possible, and to which it leads; None is the seat's person."""

Worth = Literal["counts", "if_better", "none", "last"]
"""What a result is worth to a seat's person: nothing is ever lost by having been away."""


def possible(holder: Holder, change: Change) -> bool:
    """Whether a seat with this holder can change hands so."""
    return holder in CHANGES[change][0]


def changed(holder: Holder, person: Person, change: Change) -> Holder:
    """The holder after a change; a change that is not possible leaves the seat as it is."""
    froms, to = CHANGES[change]
    if holder not in froms:
        return holder
    return person if to is None else to


def worth(holder: Holder, person: Person) -> Worth:
    """What the result of an ended match is worth to the seat's person."""
    if holder == "conceded":
        return "last"
    if holder in ("computer", "invited"):
        return "none"
    return "if_better" if person == "substitute" else "counts"


def conceding_ends(seats: int) -> bool:
    """Whether conceding ends a match of so many seats instead of handing the seat to a computer player."""
    return seats == 2


A_YEAR: Final = 14 * 24
"""Hours of vacation in a calendar year of UTC."""


def hours(seconds: int) -> int:
    """How many hours a vacation of so many seconds uses: one that has begun counts whole."""
    return max(0, -(-seconds // HOUR))


def usable(left: int, announced: Gap | None, now: int) -> int:
    """Of the hours that a player has left, those that a match may use from now on: until the announced return."""
    if announced is None or not announced.since <= now < announced.until:
        return 0
    return min(left, hours(announced.until - now))


def available(spans: Iterable[Gap], outages: Iterable[Gap], now: int) -> int:
    """For how many hours a player could be away from now on.

    `spans` are the vacations used on the server in all matches, one that still runs ending now: an hour used in several
    matches at once counts once, and an outage does not count. Next year's hours follow those of this year if they reach
    so far.
    """
    used, down = _joined(spans), _joined(outages)
    this_year = _left(used, down, _year(now, 0), _year(now, 1))
    to_new_year = (_year(now, 1) - now) // HOUR
    if this_year < to_new_year:
        return this_year
    return to_new_year + _left(used, down, _year(now, 1), _year(now, 2))


def _left(used: list[Gap], down: list[Gap], first: int, end: int) -> int:
    """The hours of a year that are left."""
    taken = 0
    for span in used:
        since, until = max(span.since, first), min(span.until, end)
        away = sum(max(0, min(gap.until, until) - max(gap.since, since)) for gap in down)
        taken += hours(until - since - away)
    return max(0, A_YEAR - taken)


def _joined(spans: Iterable[Gap]) -> list[Gap]:
    """The same time without overlaps, in order."""
    joined: list[Gap] = []
    for span in sorted(spans, key=lambda span: span.since):
        if joined and span.since <= joined[-1].until:
            joined[-1] = Gap(joined[-1].since, max(joined[-1].until, span.until))
        else:
            joined.append(span)
    return joined


def _year(now: int, later: int) -> int:
    """The first instant of this year, or of a later one."""
    return round(datetime(datetime.fromtimestamp(now, UTC).year + later, 1, 1, tzinfo=UTC).timestamp())
