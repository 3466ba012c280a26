"""A clock stands while nobody can press, from the last moment at which somebody could, and loses nothing by it."""

from bot.clocks.clock import Deadlines, deadlines
from bot.clocks.deadlines import MIN_REACH_RETRY, Seen, Update, next_instant
from bot.clocks.lines import (
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
from bot.clocks.paces import DAY, HOUR
from tests.bot.clocks.driving import Drive, settled


def seen(drive: Drive, why: str, until: int) -> Update:
    """What a look at where the match is played adds now."""
    return Update(drive.clock, drive.instants.instant, drive.vacations, Seen(why, until))


def cut_off(after: int = 20 * HOUR) -> Drive:
    """A match that was asked something so long ago, and that nobody can press in since."""
    drive = settled()
    drive.ask(0)
    drive.passes(after)
    assert drive.store(seen(drive, "server", after)) == [OutOfReach(after, after, "server")]
    return drive


def test_a_clock_stands_while_nobody_can_press_and_runs_on_after_it() -> None:
    drive = cut_off()
    assert deadlines(drive.clock, 0) is None
    assert drive.passes(20 * DAY) == []
    drive.store(seen(drive, "", 0))
    assert drive.lines[-1] == InReach(20 * HOUR + 20 * DAY)
    assert drive.deadlines(0).passes_on_at == 90 * HOUR + 20 * DAY


def test_what_is_noticed_late_counts_from_when_somebody_could_press() -> None:
    drive = settled()
    drive.ask(0)
    drive.instants = type(drive.instants)(12 * HOUR, 12 * HOUR)
    assert drive.store(seen(drive, "locked", 2 * HOUR)) == [OutOfReach(12 * HOUR, 2 * HOUR, "locked")]
    drive.store(seen(drive, "", 0))
    assert drive.deadlines(0).free_until == 12 * HOUR + 10 * HOUR


def test_a_deadline_before_that_moment_has_passed() -> None:
    drive = settled()
    drive.ask(0)
    drive.instants = type(drive.instants)(13 * HOUR, 13 * HOUR)
    lines = drive.store(seen(drive, "server", 13 * HOUR))
    assert lines == [BankStarted(12 * HOUR, 0), OutOfReach(13 * HOUR, 13 * HOUR, "server")]


def test_another_reason_leaves_the_time_as_it_is() -> None:
    drive = cut_off()
    drive.passes(DAY)
    drive.store(seen(drive, "gone", drive.clock.now))
    assert (drive.clock.out_of_reach, drive.clock.away_since) == ("gone", 20 * HOUR)
    assert drive.store(seen(drive, "gone", drive.clock.now)) == []


def test_it_is_asked_again_after_an_hour_and_ever_more_seldom_but_once_a_day() -> None:
    drive = cut_off()
    assert next_instant(drive.clock) == 20 * HOUR + MIN_REACH_RETRY
    later = drive.clock.advanced(20 * HOUR + 5 * HOUR)
    assert next_instant(later) == later.now + 5 * HOUR
    later = drive.clock.advanced(20 * HOUR + 5 * DAY)
    assert next_instant(later) == later.now + DAY


def test_a_pause_that_ends_meanwhile_is_over_when_somebody_can_press() -> None:
    drive = settled()
    drive.ask(0)
    drive.act(lambda update: update.pause(DAY))
    drive.store(seen(drive, "server", 0))
    assert drive.passes(3 * DAY) == []
    assert drive.store(seen(drive, "", 0)) == [InReach(3 * DAY), PauseOver(3 * DAY)]
    assert drive.deadlines(0) == Deadlines(3 * DAY + 12 * HOUR, 3 * DAY + 90 * HOUR)


def test_a_pause_that_begins_meanwhile_goes_on_afterwards() -> None:
    drive = cut_off()
    drive.act(lambda update: update.pause())
    assert isinstance(drive.lines[-1], ClockPaused)
    drive.store(seen(drive, "", 0))
    assert drive.clock.status == "paused"
    assert drive.passes(10 * DAY) == []


def test_what_is_answered_meanwhile_counts_and_takes_no_time() -> None:
    drive = cut_off()
    drive.passes(DAY)
    drive.answer(0, then=(1,))
    assert drive.passes(DAY) == []
    drive.store(seen(drive, "", 0))
    now = drive.instants.instant
    assert drive.deadlines(1).free_until == now + 12 * HOUR


def test_vacation_is_not_used_meanwhile() -> None:
    drive = settled()
    drive.vacations = {0: 100}
    drive.ask(0)
    drive.passes(95 * HOUR)
    lines = drive.store(seen(drive, "server", 95 * HOUR))
    assert lines == [VacationEnded(95 * HOUR, 0, 5), OutOfReach(95 * HOUR, 95 * HOUR, "server")]


def test_a_match_falls_asleep_by_time_in_which_somebody_could_press() -> None:
    drive = settled()
    drive.act(lambda update: update.pause())
    drive.store(seen(drive, "server", 0))
    assert drive.passes(60 * DAY) == []
    drive.store(seen(drive, "", 0))
    lines = drive.passes(31 * DAY)
    assert [type(line) for line in lines] == [Asleep]


def test_the_lines_are_stored_as_text_for_ever() -> None:
    assert written(OutOfReach(9, 7, "locked")) == '{"line":"out_of_reach","at":9,"since":7,"why":"locked"}'
    assert written(InReach(9)) == '{"line":"in_reach","at":9}'
    assert read('{"line":"out_of_reach","at":9,"since":7,"why":"locked"}') == OutOfReach(9, 7, "locked")


def test_nothing_is_due_in_a_match_that_ended_meanwhile() -> None:
    drive = cut_off()
    drive.act(lambda update: update.end())
    assert next_instant(drive.clock) is None
