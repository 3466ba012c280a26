"""Acts in any order lead to the same clock, and the clock stays sound."""

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.clocks.clock import deadlines
from bot.clocks.deadlines import Update
from bot.clocks.paces import HOUR, PRESETS
from bot.clocks.waking_hours import Waking
from tests.bot.clocks.driving import Drive

SEATS = 3

Act = Callable[[Update, int], object]

ACTS: dict[str, Act] = {
    "ask": lambda update, seat: update.ask({seat}),
    "ask_all": lambda update, seat: update.ask(range(SEATS)),
    "move": lambda update, seat: update.finish_turn(seat, by_person=True),
    "play_for": lambda update, seat: update.finish_turn(seat, by_person=False),
    "reopen": lambda update, seat: update.reopen_turn(seat),
    "pass_on": lambda update, seat: update.pass_on(seat),
    "take_back": lambda update, seat: update.take_back(seat),
    "substitute": lambda update, seat: update.substitute(seat),
    "concede": lambda update, seat: update.concede(seat),
    "waking": lambda update, seat: update.set_waking(seat, Waking("Europe/Rome", 480, 1320)),
    "add_bank": lambda update, seat: update.add_bank({seat}, HOUR),
    "pause": lambda update, seat: update.pause(),
    "resume": lambda update, seat: update.resume(),
}
STEPS = st.lists(
    st.tuples(st.sampled_from([*ACTS, "down", "set_back"]), st.integers(0, SEATS - 1), st.integers(0, 60 * HOUR)),
    max_size=40,
)


@settings(max_examples=200)
@given(STEPS, st.sampled_from(sorted(PRESETS)), st.integers(0, 30))
def test_every_order_of_acts_leaves_a_sound_clock(steps: list[tuple[str, int, int]], pace: str, hours: int) -> None:
    drive = Drive(1_790_000_000, SEATS, PRESETS[pace])
    drive.vacations = dict.fromkeys(range(SEATS), hours)
    for name, number, seconds in steps:
        drive.pass_time(seconds)
        if name == "down":
            drive.down(seconds)
        elif name == "set_back":
            drive.set_reading(drive.instants.reading - seconds)
        else:
            update = drive.update()
            ACTS[name](update, number)
            drive.store(update)
        for place, seat in enumerate(drive.clock.seats):
            assert seat.bank >= 0
            assert 0 <= seat.excuses <= drive.clock.pace.excuses
            assert seat.turn is None or not seat.for_computer
            assert seat.turn is None or seat.turn.vacation is None or not seat.bank
            found = deadlines(drive.clock, place)
            assert found is None or found.passes_on_at > drive.clock.now


@settings(max_examples=100)
@given(st.lists(st.tuples(st.sampled_from(["move", "undo"]), st.integers(0, 30 * HOUR)), max_size=30))
def test_undo_never_leaves_more_bank_than_the_remaining_moves_have_earned(steps: list[tuple[str, int]]) -> None:
    drive = Drive(pace=PRESETS["brisk"])
    drive.ask(0)
    stand = 0
    for name, seconds in steps:
        drive.pass_time(seconds)
        update = drive.update()
        if name == "move" and update.clock.seats[0].turn is not None:
            update.finish_turn(0, by_person=True)
            update.ask({1})
            stand += 1
        elif name == "undo" and update.clock.seats[0].before is not None:
            update.reopen_turn(0)
            update.ask({0})
            stand -= 1
        else:
            update.ask({0})
        drive.store(update)
        assert drive.clock.seats[0].bank <= 24 * HOUR + stand * 2 * HOUR
