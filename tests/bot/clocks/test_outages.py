"""Instants that never run backwards, and gaps that cost no player time."""

from bot.clocks.clock_log import Gap
from bot.clocks.paces import DAY, HOUR
from bot.match.clock_keeper import MAX_READING_STEP, Instants

START = Instants(1000, 1000)


def test_small_steps_are_time_that_passes() -> None:
    assert START.read(1060) == (Instants(1060, 1060), None)
    assert START.read(1000 + MAX_READING_STEP)[1] is None


def test_a_clock_set_back_leaves_the_instant_and_goes_on_from_there() -> None:
    now, gap = START.read(1000 - DAY)
    assert (now.instant, gap) == (1000, None)
    now, gap = now.read(1060 - DAY)
    assert (now.instant, gap) == (1060, None)


def test_a_clock_that_is_set_right_again_is_no_time() -> None:
    back, _ = START.read(1000 - DAY)
    now, gap = back.read(1060)
    assert (now, gap) == (Instants(1060, 1060), Gap(1000, 1060))


def test_a_clock_set_forward_is_a_gap() -> None:
    assert START.read(1000 + DAY) == (Instants(1000 + DAY, 1000 + DAY), Gap(1000, 1000 + DAY))


def test_time_before_a_start_is_a_gap_of_any_length() -> None:
    assert START.resumed(1030) == (Instants(1030, 1030), Gap(1000, 1030))
    assert START.resumed(1000) == (START, None)
    assert START.resumed(1000 - HOUR) == (Instants(1000 - HOUR, 1000), None)


def test_countdowns_follow_the_clock_that_the_machine_shows() -> None:
    back, _ = START.read(1000 - DAY)
    assert back.reading_of(back.instant + HOUR) == 1000 - DAY + HOUR
    assert START.reading_of(5000) == 5000
