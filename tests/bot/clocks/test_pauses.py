"""Pauses, which end in time and neither take nor give any."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.clocks.clock import Deadlines, deadlines
from bot.clocks.clock_log import Asked, BankStarted, ClockPaused, ClockResumed, PauseOver, read, written
from bot.clocks.deadlines import next_instant
from bot.clocks.paces import DAY, HOUR
from tests.bot.clocks.driving import Drive, settled_drive


def paused_drive(seconds: int) -> Drive:
    """Return a match with a question from 20 hours ago, paused now."""
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(20 * HOUR)
    drive.act(lambda update: update.pause(seconds))
    return drive


def test_a_pause_ends_by_itself_and_takes_no_time() -> None:
    drive = paused_drive(3 * DAY)
    assert next_instant(drive.clock) == 20 * HOUR + 3 * DAY
    assert drive.pass_time(3 * DAY) == [PauseOver(20 * HOUR + 3 * DAY)]
    assert drive.deadlines(0).passes_on_at == 90 * HOUR + 3 * DAY
    assert drive.clock.status == "live"
    assert drive.clock.until is None


def test_a_pause_can_be_ended_before_its_time() -> None:
    drive = paused_drive(3 * DAY)
    drive.pass_time(DAY)
    drive.act(lambda update: update.resume())
    assert drive.deadlines(0).passes_on_at == 90 * HOUR + DAY
    assert not [line for line in drive.pass_time(3 * DAY) if isinstance(line, PauseOver)]


def test_a_pause_can_be_made_longer_and_be_without_an_end() -> None:
    drive = paused_drive(DAY)
    drive.act(lambda update: update.pause(5 * DAY))
    assert next_instant(drive.clock) == 20 * HOUR + 5 * DAY
    drive.act(lambda update: update.pause())
    assert drive.pass_time(10 * DAY) == []


def test_a_question_during_a_pause_takes_no_time_before_its_end() -> None:
    drive = paused_drive(2 * DAY)
    drive.answer(0, then=(1,))
    assert isinstance(drive.lines[-1], Asked)
    assert drive.pass_time(2 * DAY) == [PauseOver(20 * HOUR + 2 * DAY)]
    assert drive.deadlines(1).free_until == 32 * HOUR + 2 * DAY


def test_nothing_is_due_in_a_match_that_ended_in_a_pause() -> None:
    drive = paused_drive(2 * DAY)
    drive.act(lambda update: update.end())
    assert next_instant(drive.clock) is None


def test_a_pause_that_ends_while_the_bot_is_down_ends_at_its_return() -> None:
    drive = paused_drive(DAY)
    drive.pass_time(12 * HOUR)
    drive.down(3 * DAY)
    back = 32 * HOUR + 3 * DAY
    assert drive.sweep() == [PauseOver(back)]
    assert drive.deadlines(0).passes_on_at == 70 * HOUR + back


def test_a_pause_of_an_older_program_has_no_end() -> None:
    assert read('{"line":"paused","at":5}') == ClockPaused(5)
    assert read(written(PauseOver(7))) == PauseOver(7)
    assert not PauseOver.by_person
    assert ClockResumed.by_person


@settings(max_examples=60)
@given(st.integers(0, 80 * HOUR), st.integers(1, 14), st.lists(st.integers(0, 6 * DAY), max_size=12))
def test_a_pause_moves_deadlines_by_its_length(before: int, days: int, steps: list[int]) -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(before)
    expected = drive.deadlines(0)
    drive.act(lambda update: update.pause(days * DAY))
    for step in steps:
        drive.pass_time(step)
        if drive.clock.status == "live":
            break
        assert deadlines(drive.clock, 0) is None
    else:
        drive.pass_time(max(0, (drive.clock.until or 0) - drive.clock.now))
    assert [line for line in drive.lines if isinstance(line, PauseOver)]
    moved = deadlines(drive.clock, 0)
    passed = expected.passes_on_at + days * DAY
    assert moved is None or drive.clock.seats[0].turn is None or moved.passes_on_at == passed or before < 12 * HOUR
    started = [line.at for line in drive.lines if isinstance(line, BankStarted)]
    if moved is not None and not started:
        assert moved == Deadlines(expected.free_until + days * DAY, passed)
