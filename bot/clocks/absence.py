"""Time that counts for no one, and people who are away: outages and instants, seat holders, and vacation.

`Instants` turns readings of the machine's clock into instants without outages. `Holder` and `HOLDER_CHANGES` say who
plays a seat while its person is away. `usable` and `available` count hours of vacation.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import Struct

from bot.clocks.paces import HOUR

MAX_READING_STEP: Final = 300  # maximum seconds that count between two readings; the bot reads its clock every minute


class Gap(Struct, frozen=True):
    """A stretch of time that counts for no one, such as an outage; also a vacation."""

    since: int
    until: int


class Instants(Struct, frozen=True):
    """The latest reading of the machine's clock, and the instant that it corresponds to.

    Store it with every sweep: the time between the last stored one and the bot's return is an outage.
    """

    reading: int
    instant: int

    def read(self, reading: int) -> tuple["Instants", Gap | None]:
        """Return the instants after a reading, and the gap that it reveals, if any.

        A step of at most `MAX_READING_STEP` is time that passed. Anything else (the clock was set, the machine slept)
        moves the instant up to the reading, with a gap in between. If the clock was set back, the instant stays and
        goes on from there.
        """
        step = reading - self.reading
        if 0 <= step <= MAX_READING_STEP:
            return Instants(reading, self.instant + step), None
        return self.resumed(reading)

    def resumed(self, reading: int) -> tuple["Instants", Gap | None]:
        """Return the instants after the first reading since a start; all time in between is a gap."""
        instant = max(self.instant, reading)
        gap = Gap(self.instant, instant) if instant > self.instant else None
        return Instants(reading, instant), gap

    def reading_of(self, instant: int) -> int:
        """Return what the machine's clock will show at an instant, for countdowns in messages."""
        return instant - self.instant + self.reading


Holder = Literal["owner", "excused", "computer", "substitute", "conceded", "invited"]
"""The current player of a seat.

`owner` and `substitute` play themselves. `excused`: a computer player answers this turn only. `computer`: one plays
until the person returns or a substitute takes over. `conceded`: one plays to the end. `invited`: one has played from
the start.
"""

Person = Literal["owner", "substitute"]
"""The person that a seat belongs to: the substitute from the moment of taking over."""

Change = Literal["excuse", "play", "pass_on", "take_back", "substitute", "concede"]

PLAYED_BY_COMPUTER: Final[frozenset[Holder]] = frozenset({"excused", "computer", "conceded", "invited"})

HOLDER_CHANGES: Final[dict[Change, tuple[frozenset[Holder], Holder | None]]] = {
    "excuse": (frozenset({"owner", "substitute"}), "excused"),
    "play": (frozenset({"excused"}), None),
    "pass_on": (frozenset({"owner", "substitute", "excused"}), "computer"),
    "take_back": (frozenset({"excused", "computer"}), None),
    "substitute": (frozenset({"computer"}), "substitute"),
    "concede": (frozenset({"owner", "substitute", "excused", "computer"}), "conceded"),
}
"""By change, the holders that it is possible from, and the new holder; None is the seat's person."""


def possible(holder: Holder, change: Change) -> bool:
    """Return True if a seat with this holder can change in this way."""
    return holder in HOLDER_CHANGES[change][0]


def changed(holder: Holder, person: Person, change: Change) -> Holder:
    """Return the holder after a change. An impossible change has no effect."""
    froms, to = HOLDER_CHANGES[change]
    if holder not in froms:
        return holder
    return person if to is None else to


Worth = Literal["counts", "if_better", "none", "last"]
"""The worth of a result to a seat's person. Being away never costs anything."""


def worth(holder: Holder, person: Person) -> Worth:
    """Return what the result of an ended match is worth to the seat's person."""
    if holder == "conceded":
        return "last"
    if holder in ("computer", "invited"):
        return "none"
    return "if_better" if person == "substitute" else "counts"


def conceding_ends(seats: int) -> bool:
    """Return True if conceding ends a match of that many seats, instead of passing the seat to a computer player."""
    return seats == 2


VACATION_HOURS_PER_YEAR: Final = 14 * 24  # hours of vacation in a calendar year (UTC)


def usable(left: int, announced: Gap | None, now: int) -> int:
    """Return the number of remaining hours that a match may use between now and the announced return."""
    if announced is None or not announced.since <= now < announced.until:
        return 0
    return min(left, hours(announced.until - now))


def available(spans: Iterable[Gap], outages: Iterable[Gap], now: int) -> int:
    """Return for how many hours from now a player could be on vacation.

    `spans` are the vacations used in all matches on the server; one that is running ends now. An hour used in several
    matches counts once, and outages do not count. Next year's hours are added if this year's last until then.
    """
    used, down = _joined(spans), _joined(outages)
    this_year = _left(used, down, _year(now, 0), _year(now, 1))
    to_new_year = (_year(now, 1) - now) // HOUR
    if this_year < to_new_year:
        return this_year
    return to_new_year + _left(used, down, _year(now, 1), _year(now, 2))


def hours(seconds: int) -> int:
    """Return the hours of vacation that a number of seconds uses; a started hour counts in full."""
    return max(0, -(-seconds // HOUR))


def _left(used: list[Gap], down: list[Gap], first: int, end: int) -> int:
    """Return the hours of a year that are left."""
    taken = 0
    for span in used:
        since, until = max(span.since, first), min(span.until, end)
        away = sum(max(0, min(gap.until, until) - max(gap.since, since)) for gap in down)
        taken += hours(until - since - away)
    return max(0, VACATION_HOURS_PER_YEAR - taken)


def _joined(spans: Iterable[Gap]) -> list[Gap]:
    """Return the spans in order, with overlapping ones merged."""
    joined: list[Gap] = []
    for span in sorted(spans, key=lambda span: span.since):
        if joined and span.since <= joined[-1].until:
            joined[-1] = Gap(joined[-1].since, max(joined[-1].until, span.until))
        else:
            joined.append(span)
    return joined


def _year(now: int, later: int) -> int:
    """Return the first instant of this year, or of one `later` years on."""
    return round(datetime(datetime.fromtimestamp(now, UTC).year + later, 1, 1, tzinfo=UTC).timestamp())
