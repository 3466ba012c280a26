"""Floating vacation: used by the hour when a bank would run out, for at most fourteen days a year."""

from datetime import UTC, datetime

from bot.clocks.clock_log import BankAdded, ClockPaused, Excused, Gap, Moved, VacationBegun, VacationEnded
from bot.clocks.paces import DAY, HOUR, PRESETS
from bot.clocks.vacation import VACATION_HOURS_PER_YEAR, available, hours, usable
from tests.bot.clocks.driving import Drive, settled_drive

JUNE = round(datetime(2026, 6, 1, tzinfo=UTC).timestamp())
NEW_YEAR = round(datetime(2027, 1, 1, tzinfo=UTC).timestamp())


def drive_on_vacation(left: int) -> Drive:
    """Return a match in which the bank of seat 0 has just run out, with `left` hours of vacation."""
    drive = settled_drive()
    drive.vacations = {0: left}
    drive.ask(0)
    drive.pass_time(90 * HOUR)
    return drive


def test_vacation_begins_where_the_bank_runs_out() -> None:
    drive = settled_drive()
    drive.vacations = {0: 5}
    drive.ask(0)
    lines = drive.pass_time(95 * HOUR)
    assert lines[-3:] == [VacationBegun(90 * HOUR, 0, 5), VacationEnded(95 * HOUR, 0, 5), Excused(95 * HOUR, 0)]


def test_vacation_moves_the_deadline() -> None:
    drive = drive_on_vacation(10)
    assert drive.deadlines(0).passes_on_at == 100 * HOUR
    assert drive.deadlines(0).free_until == 12 * HOUR


def test_a_player_who_comes_back_has_used_the_hours_that_have_begun() -> None:
    drive = drive_on_vacation(10)
    drive.pass_time(2 * HOUR + 1)
    assert drive.answer(0) == [VacationEnded(92 * HOUR + 1, 0, 3), Moved(92 * HOUR + 1, 0)]
    assert drive.clock.seats[0].bank == 6 * HOUR


def test_an_outage_uses_no_vacation() -> None:
    drive = drive_on_vacation(10)
    drive.down(6 * HOUR)
    assert drive.deadlines(0).passes_on_at == 106 * HOUR


def test_a_pause_ends_vacation_which_begins_again_after_it() -> None:
    drive = drive_on_vacation(10)
    assert drive.act(lambda update: update.pause()) == [VacationEnded(90 * HOUR, 0, 0), ClockPaused(90 * HOUR)]
    drive.pass_time(50 * HOUR)
    assert drive.act(lambda update: update.resume())[-1] == VacationBegun(140 * HOUR, 0, 10)


def test_vacation_waits_while_there_is_bank_again() -> None:
    drive = drive_on_vacation(10)
    drive.pass_time(HOUR)
    assert drive.act(lambda update: update.add_bank([0], 4 * HOUR)) == [
        VacationEnded(91 * HOUR, 0, 1),
        BankAdded(91 * HOUR, (0,), 4 * HOUR),
    ]
    drive.vacations = {0: 9}
    assert drive.pass_time(4 * HOUR)[-1] == VacationBegun(95 * HOUR, 0, 9)


def test_a_match_may_allow_no_vacation() -> None:
    drive = settled_drive(pace=PRESETS["steady"].without_vacation())
    drive.vacations = {0: 10}
    drive.ask(0)
    assert drive.pass_time(90 * HOUR)[-1] == Excused(90 * HOUR, 0)


def test_an_hour_that_has_begun_counts_whole() -> None:
    assert [hours(seconds) for seconds in (0, 1, HOUR, HOUR + 1)] == [0, 1, 1, 2]


def test_vacation_is_used_between_the_announced_days_alone() -> None:
    away = Gap(JUNE, JUNE + 3 * DAY)
    assert usable(100, None, JUNE) == 0
    assert usable(100, away, JUNE - 1) == 0
    assert usable(100, away, JUNE) == 72
    assert usable(50, away, JUNE) == 50
    assert usable(100, away, JUNE + 3 * DAY - 1) == 1
    assert usable(100, away, JUNE + 3 * DAY) == 0


def test_a_year_has_fourteen_days() -> None:
    assert available((), (), JUNE) == VACATION_HOURS_PER_YEAR == 14 * 24


def test_hours_used_in_several_matches_at_once_count_once() -> None:
    spans = [Gap(JUNE, JUNE + 10 * HOUR), Gap(JUNE + 5 * HOUR, JUNE + 12 * HOUR), Gap(JUNE + HOUR, JUNE + 2 * HOUR)]
    assert available(spans, (), JUNE + DAY) == VACATION_HOURS_PER_YEAR - 12


def test_vacations_apart_count_each_with_its_last_hour() -> None:
    spans = [Gap(JUNE, JUNE + 60), Gap(JUNE + DAY, JUNE + DAY + HOUR + 1)]
    assert available(spans, (), JUNE + 2 * DAY) == VACATION_HOURS_PER_YEAR - 3


def test_hours_in_which_the_bot_was_down_are_not_used() -> None:
    outages = [Gap(JUNE - HOUR, JUNE + HOUR), Gap(JUNE + 4 * HOUR, JUNE + 6 * HOUR)]
    assert available([Gap(JUNE, JUNE + 10 * HOUR)], outages, JUNE + DAY) == VACATION_HOURS_PER_YEAR - 7


def test_last_years_vacation_is_forgotten() -> None:
    assert available([Gap(JUNE, JUNE + 14 * DAY)], (), NEW_YEAR + 1) == VACATION_HOURS_PER_YEAR


def test_vacation_goes_on_into_the_new_year() -> None:
    assert available((), (), NEW_YEAR - 3 * DAY) == 3 * 24 + VACATION_HOURS_PER_YEAR
    spent = [Gap(JUNE, JUNE + 14 * DAY)]
    assert available(spent, (), NEW_YEAR - 3 * DAY) == 0


def test_a_vacation_over_new_year_is_taken_from_both_years() -> None:
    spans = [Gap(NEW_YEAR - DAY, NEW_YEAR + DAY)]
    assert available(spans, (), NEW_YEAR + DAY) == VACATION_HOURS_PER_YEAR - 24


def test_no_more_can_be_used_than_a_year_has() -> None:
    assert available([Gap(JUNE, JUNE + 20 * DAY)], (), JUNE + 20 * DAY) == 0
