"""Times of day, as people write them."""

import pytest

from bot.clocks.waking_hours import minutes_of, time_of


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        *(("8", 480), ("08:30", 510), ("8.30", 510), ("8,30", 510), ("8h", 480), ("8h30", 510), (" 22H ", 1320)),
        *(("8am", 480), ("8:30 AM", 510), ("10pm", 1320), ("10 p.m.", 1320), ("12am", 0), ("12pm", 720)),
        *(("0", 0), ("24", 0), ("24:00", 0)),
    ],
)
def test_times_of_day_are_read_as_people_write_them(typed: str, minutes: int) -> None:
    assert minutes_of(typed) == minutes


@pytest.mark.parametrize("typed", ["", "25", "24:01", "8:60", "8:5", "13pm", "0am", "noon", "-1", "8 9", "830"])
def test_other_texts_are_no_time_of_day(typed: str) -> None:
    assert minutes_of(typed) is None


def test_a_time_of_day_is_written_with_two_figures_each() -> None:
    assert time_of(65) == "01:05"
