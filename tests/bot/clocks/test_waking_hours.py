"""Waking hours, which follow the wall clock over nights and changes of the clocks."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import ALL_DAY, MINUTE, Waking, common, hindrance, proposed
from tests.bot.clocks.zones import CHANGES, beginnings, is_awake, wakings

LENGTHS = st.integers(0, 3 * DAY // MINUTE).map(lambda minutes: minutes * MINUTE)


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp())


@given(st.data(), wakings(), LENGTHS)
def test_awake_counts_the_minutes_that_the_wall_clock_shows(data: st.DataObject, waking: Waking, length: int) -> None:
    since = data.draw(beginnings(waking.zone))
    counted = sum(MINUTE * is_awake(waking, instant) for instant in range(since, since + length, MINUTE))
    assert waking.awake(since, since + length) == counted


@given(st.data(), wakings(), st.integers(0, 2 * DAY), st.integers(0, 2 * DAY))
def test_awake_seconds_of_two_stretches_add_up(data: st.DataObject, waking: Waking, first: int, second: int) -> None:
    since = data.draw(beginnings(waking.zone))
    middle, end = since + first, since + first + second
    assert waking.awake(since, middle) + waking.awake(middle, end) == waking.awake(since, end)


@given(st.data(), wakings(), st.integers(1, 2 * DAY))
def test_after_is_the_first_instant_by_which_the_time_has_passed(
    data: st.DataObject, waking: Waking, long: int
) -> None:
    since = data.draw(beginnings(waking.zone))
    end = waking.after(since, long)
    assert waking.awake(since, end) == long
    assert waking.awake(since, end - 1) == long - 1


@pytest.mark.parametrize("waking", [ALL_DAY, Waking("Europe/Rome", 480, 1320)])
def test_no_time_is_over_at_once(waking: Waking) -> None:
    night = at("2026-01-10T02:00:00+01:00")
    assert waking.after(night, 0) == night
    assert waking.awake(night, night) == 0


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Rome", "2026-03-29T00:00:00+01:00", 23),
        ("Europe/Rome", "2026-10-25T00:00:00+02:00", 25),
        ("Australia/Lord_Howe", "2026-04-05T00:00:00+11:00", 24.5),
        ("America/Sao_Paulo", "2018-11-04T01:00:00-02:00", 23),
    ],
)
def test_a_day_is_as_long_as_its_wall_clock_runs(zone: str, day: str, hours: float) -> None:
    almost_all = Waking(zone, 0, 23 * 60)
    assert almost_all.awake(at(day), at(day) + round(hours * HOUR)) == round((hours - 1) * HOUR)


def test_waking_hours_that_begin_in_a_missing_hour_begin_with_the_next() -> None:
    waking = Waking("Europe/Rome", 2 * 60 + 30, 22 * 60)
    assert waking.after(at("2026-03-29T00:00:00+01:00"), 1) == at("2026-03-29T03:00:00+02:00") + 1


def test_a_repeated_hour_counts_twice() -> None:
    waking = Waking("Europe/Rome", 2 * 60, 10 * 60 + 30)
    assert waking.awake(at("2026-10-25T00:00:00+02:00"), at("2026-10-25T12:00:00+01:00")) == 9.5 * HOUR


def test_waking_hours_reach_over_midnight() -> None:
    waking = Waking("Asia/Kolkata", 18 * 60, 4 * 60)
    assert waking.after(at("2026-05-01T18:00:00+05:30"), 10 * HOUR) == at("2026-05-02T04:00:00+05:30")
    assert waking.awake(at("2026-05-02T04:00:00+05:30"), at("2026-05-02T18:00:00+05:30")) == 0


def test_a_zone_that_is_unknown_here_is_utc() -> None:
    here, there = Waking("Nowhere/City", 480, 1320), Waking("UTC", 480, 1320)
    assert here.awake(0, 5 * HOUR * 5) == there.awake(0, 5 * HOUR * 5)


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "key"),
    [
        ("Europe/Rome", 480, 1320, None),
        ("Europe/Rome", 0, 0, None),
        ("Europe/Rome", 1320, 360, None),
        ("Nowhere/City", 480, 1320, "waking-unknown-zone"),
        ("../etc/passwd", 480, 1320, "waking-unknown-zone"),
        ("Europe", 480, 1320, "waking-unknown-zone"),
        ("", 480, 1320, "waking-unknown-zone"),
        ("UTC", -1, 1320, "waking-no-time-of-day"),
        ("UTC", 480, 1440, "waking-no-time-of-day"),
        ("UTC", 480, 959, "waking-too-short"),
        ("UTC", 1320, 359, "waking-too-short"),
    ],
)
def test_hindrance_names_the_fault_of_waking_hours(zone: str, begins: int, ends: int, key: str | None) -> None:
    assert hindrance(zone, begins, ends) == key


def presses(zone: str, hours: range, days: int) -> list[int]:
    first = datetime(2026, 3, 25, tzinfo=UTC)
    shown = [first + timedelta(days=day, hours=hour) for day in range(days) for hour in hours]
    shift = {"UTC": 0, "Asia/Kathmandu": 5.75 * HOUR}[zone]
    return [round(time.timestamp() - shift) for time in shown]


def test_proposed_waking_hours_leave_out_the_quiet_night() -> None:
    assert proposed(presses("UTC", range(7, 23), 6), "UTC") == Waking("UTC", 7 * 60, 23 * 60)


def test_proposed_waking_hours_are_those_of_the_zone() -> None:
    night_owl = presses("Asia/Kathmandu", range(12, 27), 6)
    assert proposed(night_owl, "Asia/Kathmandu") == Waking("Asia/Kathmandu", 11 * 60, 3 * 60)


def test_of_equally_quiet_nights_the_usual_one_is_proposed() -> None:
    assert proposed(presses("UTC", range(18, 23), 6), "UTC") == Waking("UTC", 7 * 60, 23 * 60)


@pytest.mark.parametrize(("hours", "days"), [(range(10, 12), 6), (range(24), 2)])
def test_too_few_presses_propose_nothing(hours: range, days: int) -> None:
    assert proposed(presses("UTC", hours, days), "UTC") is None


@pytest.mark.parametrize("zone", sorted(CHANGES))
def test_proposed_waking_hours_can_be_set(zone: str) -> None:
    found = proposed([hour * HOUR for hour in range(0, 400, 3)], zone)
    assert found is not None
    assert hindrance(found.zone, found.begins, found.ends) is None


@given(st.data(), st.lists(wakings(), min_size=1, max_size=3))
def test_common_hours_are_the_minutes_in_which_all_are_awake(data: st.DataObject, wakings: list[Waking]) -> None:
    since = data.draw(beginnings(wakings[0].zone))
    minutes = range(since, since + DAY, MINUTE)
    assert common(wakings, since) == sum(MINUTE * all(is_awake(one, instant) for one in wakings) for instant in minutes)


def test_day_and_night_workers_have_their_breakfasts_in_common() -> None:
    day, night = Waking("Europe/Rome", 7 * 60, 23 * 60), Waking("Europe/Rome", 20 * 60, 8 * 60)
    assert common([day, night], at("2026-06-01T12:00+02:00")) == 4 * HOUR
    assert common([ALL_DAY, day], at("2026-06-01T12:00+02:00")) == 16 * HOUR
