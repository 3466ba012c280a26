"""Clocks that stop while no press is possible, from the last moment at which one was, without a loss of time."""

from bot.clocks.clock import Deadlines, deadlines
from bot.clocks.clock_log import (
    Asleep,
    BankStarted,
    ClockPaused,
    InReach,
    OutOfReach,
    PauseOver,
    VacationEnded,
    read,
    written,
)
from bot.clocks.deadlines import MIN_REACH_RETRY, Seen, Update, next_instant
from bot.clocks.paces import DAY, HOUR
from tests.bot.clocks.driving import Drive, settled_drive


def check_reach(drive: Drive, why: str, until: int) -> Update:
    """Return an update with the result of a check of the channel."""
    return Update(drive.clock, drive.instants.instant, drive.vacations, Seen(why, until))


def unreachable_drive(after: int = 20 * HOUR) -> Drive:
    """Return a match with a question from `after` seconds ago in which no press has been possible since."""
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(after)
    assert drive.store(check_reach(drive, "server", after)) == [OutOfReach(after, after, "server")]
    return drive


def test_a_clock_stops_while_no_press_is_possible_and_then_runs_on() -> None:
    drive = unreachable_drive()
    assert deadlines(drive.clock, 0) is None
    assert drive.pass_time(20 * DAY) == []
    drive.store(check_reach(drive, "", 0))
    assert drive.lines[-1] == InReach(20 * HOUR + 20 * DAY)
    assert drive.deadlines(0).passes_on_at == 90 * HOUR + 20 * DAY


def test_a_late_notice_counts_from_the_last_possible_press() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.instants = type(drive.instants)(12 * HOUR, 12 * HOUR)
    assert drive.store(check_reach(drive, "locked", 2 * HOUR)) == [OutOfReach(12 * HOUR, 2 * HOUR, "locked")]
    drive.store(check_reach(drive, "", 0))
    assert drive.deadlines(0).free_until == 12 * HOUR + 10 * HOUR


def test_a_deadline_before_that_moment_has_passed() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.instants = type(drive.instants)(13 * HOUR, 13 * HOUR)
    lines = drive.store(check_reach(drive, "server", 13 * HOUR))
    assert lines == [BankStarted(12 * HOUR, 0), OutOfReach(13 * HOUR, 13 * HOUR, "server")]


def test_another_reason_leaves_the_time_as_it_is() -> None:
    drive = unreachable_drive()
    drive.pass_time(DAY)
    drive.store(check_reach(drive, "gone", drive.clock.now))
    assert (drive.clock.out_of_reach, drive.clock.away_since) == ("gone", 20 * HOUR)
    assert drive.store(check_reach(drive, "gone", drive.clock.now)) == []


def test_the_channel_is_checked_after_an_hour_then_at_least_daily() -> None:
    drive = unreachable_drive()
    assert next_instant(drive.clock) == 20 * HOUR + MIN_REACH_RETRY
    later = drive.clock.advanced(20 * HOUR + 5 * HOUR)
    assert next_instant(later) == later.now + 5 * HOUR
    later = drive.clock.advanced(20 * HOUR + 5 * DAY)
    assert next_instant(later) == later.now + DAY


def test_a_pause_that_ends_meanwhile_is_over_when_presses_are_possible_again() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.act(lambda update: update.pause(DAY))
    drive.store(check_reach(drive, "server", 0))
    assert drive.pass_time(3 * DAY) == []
    assert drive.store(check_reach(drive, "", 0)) == [InReach(3 * DAY), PauseOver(3 * DAY)]
    assert drive.deadlines(0) == Deadlines(3 * DAY + 12 * HOUR, 3 * DAY + 90 * HOUR)


def test_a_pause_that_begins_meanwhile_goes_on_afterwards() -> None:
    drive = unreachable_drive()
    drive.act(lambda update: update.pause())
    assert isinstance(drive.lines[-1], ClockPaused)
    drive.store(check_reach(drive, "", 0))
    assert drive.clock.status == "paused"
    assert drive.pass_time(10 * DAY) == []


def test_an_answer_meanwhile_counts_and_takes_no_time() -> None:
    drive = unreachable_drive()
    drive.pass_time(DAY)
    drive.answer(0, then=(1,))
    assert drive.pass_time(DAY) == []
    drive.store(check_reach(drive, "", 0))
    now = drive.instants.instant
    assert drive.deadlines(1).free_until == now + 12 * HOUR


def test_vacation_is_not_used_meanwhile() -> None:
    drive = settled_drive()
    drive.vacations = {0: 100}
    drive.ask(0)
    drive.pass_time(95 * HOUR)
    lines = drive.store(check_reach(drive, "server", 95 * HOUR))
    assert lines == [VacationEnded(95 * HOUR, 0, 5), OutOfReach(95 * HOUR, 95 * HOUR, "server")]


def test_only_time_with_possible_presses_puts_a_match_to_sleep() -> None:
    drive = settled_drive()
    drive.act(lambda update: update.pause())
    drive.store(check_reach(drive, "server", 0))
    assert drive.pass_time(60 * DAY) == []
    drive.store(check_reach(drive, "", 0))
    lines = drive.pass_time(31 * DAY)
    assert [type(line) for line in lines] == [Asleep]


def test_the_lines_are_stored_as_text_for_ever() -> None:
    assert written(OutOfReach(9, 7, "locked")) == '{"line":"out_of_reach","at":9,"since":7,"why":"locked"}'
    assert written(InReach(9)) == '{"line":"in_reach","at":9}'
    assert read('{"line":"out_of_reach","at":9,"since":7,"why":"locked"}') == OutOfReach(9, 7, "locked")


def test_nothing_is_due_in_a_match_that_ended_meanwhile() -> None:
    drive = unreachable_drive()
    drive.act(lambda update: update.end())
    assert next_instant(drive.clock) is None
