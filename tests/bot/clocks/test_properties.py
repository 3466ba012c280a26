"""No player gains or loses a second against the rules, over changes of the clocks, nights, vacations and outages."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.clocks.clock import deadlines
from bot.clocks.clock_log import BankLow, BankStarted, Excused, Line, VacationBegun, VacationEnded, applied
from bot.clocks.deadlines import due, next_instant
from bot.clocks.paces import DAY, HOUR, PRESETS, Pace
from bot.clocks.waking_hours import MINUTE, Waking
from tests.bot.clocks.driving import Drive
from tests.bot.clocks.zones import beginnings, is_awake, wakings

PACES = st.sampled_from([PRESETS["brisk"], PRESETS["steady"]])
OUTAGES = st.lists(st.integers(0, 4 * 24 * 60), min_size=2, max_size=2)
"""Minutes from the question to the beginning of each outage of six hours."""


def minutes_up(start: int, down: list[tuple[int, int]]) -> Iterator[int]:
    """Yield the minutes from `start` on in which the bot is up."""
    now = start
    while True:
        if not any(since <= now < until for since, until in down):
            yield now
        now += MINUTE


def expected_ends(waking: Waking, pace: Pace, bank: int, hours: int, up: Iterator[int]) -> tuple[int, int, int]:
    """Count minute by minute when the free time, the bank and the vacation end."""
    assert pace.free is not None
    ends, left = [], pace.free
    now = 0
    while left:
        now = next(up)
        left -= MINUTE * is_awake(waking, now)
    ends.append(now + MINUTE)
    left = bank
    while left:
        now = next(up)
        left -= MINUTE * (left > pace.awake or is_awake(waking, now))
    ends.append(now + MINUTE)
    for _ in range(hours * HOUR // MINUTE):
        now = next(up)
    ends.append(now + MINUTE)
    return ends[0], ends[1], ends[2]


@st.composite
def drives(draw: st.DrawFn) -> Drive:
    """Draw a match close to a change of the clocks, in which seat 0 has waking hours and will be asked."""
    waking = draw(wakings())
    drive = Drive(draw(beginnings(waking.zone)), pace=draw(PACES))
    update = drive.update()
    update.set_waking(0, waking)
    update.ask([0])
    update.finish_turn(0, by_person=True)
    drive.store(update)
    return drive


@settings(max_examples=60)
@given(drives(), OUTAGES, st.integers(0, 30))
def test_deadlines_are_those_counted_minute_by_minute(drive: Drive, outages: list[int], hours: int) -> None:
    start = drive.clock.now
    first, second = sorted(outages)
    down = [(start + first * MINUTE, start + first * MINUTE + 6 * HOUR)]
    down.append((max(down[0][1], start + second * MINUTE), max(down[0][1], start + second * MINUTE) + 6 * HOUR))
    seat = drive.clock.seats[0]
    waking, bank = seat.waking, seat.bank
    times = expected_ends(waking, drive.clock.pace, bank, hours, minutes_up(start, down))

    drive.vacations = {0: hours}
    lines = drive.ask(0)
    for since, until in down:
        lines += drive.pass_time(since - drive.instants.instant)
        drive.down(until - since)
        quiet = drive.sweep()
        assert all(line.at == until for line in quiet)
        lines += quiet
    lines += drive.pass_time(20 * DAY)

    by_kind = {type(line): line.at for line in lines}
    assert (by_kind[BankStarted], by_kind[VacationBegun] if hours else by_kind[Excused]) in pairs_of_instants(
        times[:2], down
    )
    assert by_kind[Excused] in possible_instants(times[2], down)
    assert (VacationEnded in by_kind) == (hours > 0)
    assert BankLow in by_kind


def possible_instants(instant: int, down: list[tuple[int, int]]) -> set[int]:
    """Return the instants at which an event may be noted: its own, and the end of an outage that begins then."""
    found = {instant}
    for since, until in down:
        found |= {until for one in found if one == since}
    return found


def pairs_of_instants(times: tuple[int, ...], down: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return all pairs of such instants."""
    return {(one, other) for one in possible_instants(times[0], down) for other in possible_instants(times[1], down)}


@settings(max_examples=60)
@given(drives(), st.data())
def test_sweeping_more_often_changes_nothing(drive: Drive, data: st.DataObject) -> None:
    drive.ask(0)
    clock, start, end = drive.clock, drive.clock.now, drive.clock.now + 12 * DAY
    at_once = due(clock, end, {0: 10})
    vacations = {0: 10}
    often: list[Line] = []
    for now in [*sorted(data.draw(st.lists(st.integers(start, end), max_size=30))), end]:
        new = due(clock, now, vacations)
        if any(isinstance(line, VacationEnded) for line in new):
            vacations = {}
        for line in new:
            clock = applied(clock, line)
        clock = clock.advanced(now)
        often += new
    assert (*often,) == at_once
    after = next_instant(clock)
    assert after is None or after > end


@settings(max_examples=60)
@given(drives(), st.lists(st.integers(0, 8 * HOUR), max_size=40))
def test_deadlines_stay_while_time_passes(drive: Drive, steps: list[int]) -> None:
    drive.ask(0)
    before = drive.deadlines(0)
    for step in steps:
        drive.pass_time(step)
        found = deadlines(drive.clock, 0)
        if found is None:
            assert drive.clock.now >= before.passes_on_at
            return
        assert found == before


@settings(max_examples=60)
@given(drives(), st.integers(0, 4 * DAY), st.integers(0, 2 * DAY))
def test_a_clock_set_back_by_a_day_neither_gives_nor_takes(drive: Drive, before: int, after: int) -> None:
    other = Drive(drive.clock.now)
    other.lines, other.clock = [*drive.lines], drive.clock
    for one in (drive, other):
        one.ask(0)
        one.pass_time(before)
    drive.set_reading(drive.instants.reading - DAY)
    assert drive.sweep() == []
    drive.pass_time(after)
    other.pass_time(after)
    assert drive.lines == other.lines
    assert drive.clock == other.clock
    drive.set_reading(drive.instants.reading + DAY)
    assert drive.sweep() == []
    assert drive.clock == other.clock


@settings(max_examples=60)
@given(drives(), st.integers(0, 5 * DAY), st.integers(1, 3 * DAY), st.integers(0, DAY))
def test_every_second_is_free_asleep_bank_vacation_or_a_gap(drive: Drive, up: int, down: int, more: int) -> None:
    drive.vacations = {0: 200}
    drive.ask(0)
    start, before = drive.clock.now, drive.clock.seats[0]
    for since, passes in ((start, up), (start + up + down, more)):
        drive.pass_time(since + passes - drive.instants.instant)
        if since == start:
            drive.down(down)
            drive.sweep()
    after = drive.clock.seats[0]
    assert before.turn is not None
    assert after.turn is not None, "two hundred hours of vacation last longer"
    free = (before.turn.free or 0) - (after.turn.free or 0)
    free_until = min(drive.deadlines(0).free_until, drive.clock.now)
    runs_evenly, last = max(0, before.bank - drive.clock.pace.awake), start + up
    slows = free_until + runs_evenly + (down if free_until <= last < free_until + runs_evenly else 0)
    empty = next((line.at for line in drive.lines if isinstance(line, VacationBegun)), drive.clock.now)
    asleep = sum(
        max(0, end - since) - before.waking.awake(since, max(since, end))
        for first, stop in ((start, free_until), (slows, empty))
        for since, end in ((first, min(stop, last)), (max(first, last + down), stop))
    )
    used = (before.bank - after.bank) + (after.turn.granted - (after.turn.vacation or 0))
    assert free + asleep + used + down == drive.clock.now - start


@settings(max_examples=60)
@given(drives(), st.integers(0, 6 * DAY), st.integers(MINUTE, 20 * DAY))
def test_an_outage_makes_nothing_due(drive: Drive, up: int, down: int) -> None:
    drive.ask(0)
    drive.pass_time(up)
    before = deadlines(drive.clock, 0)
    drive.down(down)
    assert drive.sweep() == []
    after = deadlines(drive.clock, 0)
    if before is not None:
        assert after is not None
        assert after.passes_on_at >= before.passes_on_at
        assert after.free_until >= before.free_until
