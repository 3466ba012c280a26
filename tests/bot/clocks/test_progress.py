"""Matches with a clock never get stuck, for any absence of any length."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.clocks.clock_log import Excused, Line, Moved, PassedOn
from bot.clocks.deadlines import next_instant
from bot.clocks.paces import DAY, HOUR, PRESETS
from tests.bot.clocks.driving import Drive

SEATS = 4
TURNS = 40

FOREVER = 1000 * DAY
DELAYS = st.lists(
    st.one_of(st.integers(0, 2 * DAY), st.just(FOREVER), st.just(4 * DAY)), min_size=TURNS, max_size=TURNS
)
ASKED = st.lists(st.sets(st.integers(0, SEATS - 1), min_size=1), min_size=TURNS, max_size=TURNS)


def answer_for_computers(drive: Drive, waiting: set[int]) -> None:
    """Answer for the seats that computer players hold."""
    for seat in sorted(waiting):
        if drive.clock.seats[seat].for_computer:
            waiting.discard(seat)
            drive.answer(seat, waiting, by_person=False)


def play(drive: Drive, asked: Sequence[set[int]], delays: Sequence[Sequence[int]]) -> list[Line]:
    """Play as many turns as `asked` has; each asks some seats at once, which answer after their delays."""
    for turn, seats in enumerate(asked):
        drive.ask(*seats)
        waiting = set(seats)
        answers = {seat: drive.clock.now + delays[seat][turn] for seat in seats}
        answer_for_computers(drive, waiting)
        while waiting:
            due = next_instant(drive.clock)
            soonest = min(answers[seat] for seat in waiting)
            assert due is not None
            drive.pass_time(max(0, min(due, soonest) - drive.clock.now))
            answer_for_computers(drive, waiting)
            for seat in sorted(waiting):
                if answers[seat] <= drive.clock.now:
                    waiting.discard(seat)
                    drive.answer(seat, waiting)
    return drive.lines


@settings(max_examples=30)
@given(
    ASKED, st.lists(DELAYS, min_size=SEATS, max_size=SEATS), st.sampled_from(["brisk", "steady", "slow", "per_move"])
)
def test_a_match_with_a_clock_reaches_its_end(asked: list[set[int]], delays: list[list[int]], pace: str) -> None:
    drive = Drive(seats=SEATS, pace=PRESETS[pace])
    lines = play(drive, asked, delays)
    assert drive.clock.status == "live"
    assert all(seat.turn is None for seat in drive.clock.seats)
    for seat in range(SEATS):
        mine = [line for line in lines if isinstance(line, (Excused, PassedOn, Moved)) and line.seat == seat]
        passed = [line for line in mine if isinstance(line, PassedOn)]
        assert len(passed) <= 1
        assert not passed or mine[-1] == passed[0]
        excused = sum(isinstance(line, Excused) for line in mine)
        moved = sum(isinstance(line, Moved) for line in mine)
        assert excused <= 2 + moved // 10


def test_a_seat_that_vanishes_stops_a_steady_match_for_five_days_in_all() -> None:
    drive = Drive(seats=2, pace=PRESETS["steady"])
    play(drive, [{0, 1}] * 20, [[0] * 20, [0] + [FOREVER] * 19])
    assert drive.clock.now < 6 * DAY
    assert drive.clock.now == (12 + 78 + 12 + 12) * HOUR
