"""Free time, the bank and the two countdowns, line by line."""

import msgspec
import pytest
from msgspec import structs

from bot.clocks.clock import DORMANT_SECONDS, Clock, Deadlines, deadlines
from bot.clocks.clock_log import (
    Asked,
    Asleep,
    BankAdded,
    BankLow,
    BankStarted,
    ClockStarted,
    Excused,
    Gap,
    Moved,
    PassedOn,
    Reminded,
    Withdrawn,
    applied,
    fold,
    read,
    written,
)
from bot.clocks.deadlines import due, next_instant
from bot.clocks.paces import DAY, DEFAULT_PACE, HOUR, PRESETS, Pace
from bot.clocks.waking_hours import Waking
from tests.bot.clocks.driving import Drive, settled_drive

NIGHTS = Waking("UTC", 8 * 60, 20 * 60)


def test_steady_gives_12_hours_free_and_then_72_and_6_of_the_bank() -> None:
    drive = settled_drive()
    drive.ask(0)
    assert drive.deadlines(0).free_until == 12 * HOUR
    assert drive.deadlines(0).passes_on_at == (12 + 78) * HOUR
    assert next_instant(drive.clock) == 12 * HOUR


def test_free_time_stops_at_night_and_the_bank_does_not() -> None:
    drive = settled_drive()
    drive.act(lambda update: update.set_waking(0, NIGHTS))
    drive.pass_time(14 * HOUR)
    drive.ask(0)
    assert drive.deadlines(0).free_until == (24 + 14) * HOUR
    assert drive.deadlines(0).passes_on_at == (24 + 14 + 78) * HOUR


def test_the_last_hours_of_a_bank_do_not_run_at_night() -> None:
    """Drain a bank that would be empty at two in the morning."""
    drive = settled_drive()
    drive.act(lambda update: update.set_waking(0, NIGHTS))
    drive.pass_time(8 * HOUR)
    drive.ask(0)
    assert drive.deadlines(0) == Deadlines(20 * HOUR, (20 + 74 + 10 + 4) * HOUR)
    assert next(line.at for line in drive.pass_time(10 * DAY) if isinstance(line, Excused)) == (20 + 74 + 10 + 4) * HOUR


def test_a_small_bank_is_low_when_a_fifth_of_it_is_left_in_waking_hours() -> None:
    pace = structs.replace(PRESETS["steady"], bank=5 * HOUR, added=0)
    drive = settled_drive(pace=pace)
    drive.act(lambda update: update.set_waking(0, NIGHTS))
    drive.pass_time(19 * HOUR)
    drive.ask(0)
    lines = drive.pass_time(3 * DAY)
    started, low, missed = (line.at for line in lines if isinstance(line, BankStarted | BankLow | Excused))
    assert started == (24 + 19) * HOUR
    assert (low, missed) == ((48 + 8 + 3) * HOUR, (48 + 8 + 4) * HOUR)


def test_a_match_that_began_before_has_its_bank_run_in_all_hours() -> None:
    given = read('{"line":"started","at":0,"seats":2,"pace":{"free":43200,"bank":259200,"waking":true}}')
    assert isinstance(given, ClockStarted)
    assert given.pace.awake == 0


def test_waking_hours_change_from_the_next_turn_on() -> None:
    drive = settled_drive()
    drive.ask(0)
    before = drive.deadlines(0)
    drive.act(lambda update: update.set_waking(0, NIGHTS))
    assert drive.deadlines(0) == before


def test_a_move_adds_to_the_bank_up_to_the_cap() -> None:
    drive = settled_drive()
    for _ in range(5):
        drive.ask(0)
        drive.answer(0)
    assert drive.clock.seats[0].bank == 96 * HOUR


def test_free_time_that_is_left_is_not_saved() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(HOUR)
    drive.answer(0, [0])
    assert drive.deadlines(0).free_until == 13 * HOUR


def test_the_start_of_the_bank_and_the_loss_of_80_percent_are_announced() -> None:
    drive = settled_drive()
    drive.ask(0)
    free_until, passes_on_at = 12 * HOUR, 90 * HOUR
    assert drive.pass_time(90 * HOUR) == [
        BankStarted(free_until, 0),
        BankLow(passes_on_at - 78 * HOUR // 5, 0),
        Excused(passes_on_at, 0),
    ]


def test_free_until_stays_when_the_bank_runs() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(20 * HOUR)
    assert drive.deadlines(0).free_until == 12 * HOUR
    assert drive.deadlines(0).passes_on_at == 90 * HOUR


def test_a_late_sweep_writes_the_instants_at_which_things_were_due() -> None:
    often, late = settled_drive(), settled_drive()
    for drive in (often, late):
        drive.ask(0)
    lines = often.pass_time(100 * HOUR)
    assert [*due(late.clock, 100 * HOUR, {})] == lines


def test_several_seats_that_are_asked_at_once_have_a_clock_each() -> None:
    drive = settled_drive(3)
    drive.ask(0, 1, 2)
    drive.pass_time(20 * HOUR)
    drive.answer(1, [0, 2])
    assert drive.clock.seats[1].bank == 76 * HOUR
    drive.pass_time(10 * HOUR)
    assert [seat.bank for seat in drive.clock.seats] == [60 * HOUR, 76 * HOUR, 60 * HOUR]
    assert deadlines(drive.clock, 1) is None


def test_a_turn_goes_on_through_several_questions() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(5 * HOUR)
    assert drive.ask(0) == []
    assert drive.deadlines(0).free_until == 12 * HOUR


def test_an_empty_bank_leaves_the_free_time_and_a_reminder() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(90 * HOUR)
    drive.answer(0, by_person=False)
    drive.ask(0)
    now = 90 * HOUR
    assert drive.pass_time(20 * HOUR) == [Reminded(now + 12 * HOUR * 4 // 5, 0), Excused(now + 12 * HOUR, 0)]


def test_a_clock_per_move_has_no_bank_and_counts_all_hours() -> None:
    drive = settled_drive(pace=Pace(48 * HOUR))
    drive.ask(0)
    assert drive.deadlines(0).free_until == drive.deadlines(0).passes_on_at == 48 * HOUR
    assert [type(line) for line in drive.pass_time(48 * HOUR)] == [Reminded, Excused]


def test_without_a_clock_only_sleep_is_due() -> None:
    drive = Drive(pace=PRESETS["none"])
    drive.ask(0)
    assert deadlines(drive.clock, 0) is None
    assert next_instant(drive.clock) == DORMANT_SECONDS
    assert drive.pass_time(DORMANT_SECONDS) == [Asleep(DORMANT_SECONDS)]


def test_a_first_move_is_reminded_at_16_hours_and_replaced_at_40() -> None:
    drive = Drive()
    drive.ask(0)
    assert drive.deadlines(0).free_until == drive.deadlines(0).passes_on_at == 40 * HOUR
    drive.vacations = {0: 100}
    assert drive.pass_time(50 * HOUR) == [Reminded(16 * HOUR, 0), PassedOn(40 * HOUR, 0, "first_move")]
    assert drive.clock.seats[0].bank == 72 * HOUR


def test_a_computer_player_has_no_turn() -> None:
    drive = Drive(computers=(1,))
    assert drive.ask(1) == []
    assert drive.clock.seats[1].for_computer


def test_pauses_take_no_time() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(20 * HOUR)
    drive.act(lambda update: update.pause())
    assert deadlines(drive.clock, 0) is None
    assert drive.pass_time(100 * HOUR) == []
    drive.act(lambda update: update.resume())
    assert drive.deadlines(0).passes_on_at == 190 * HOUR


def test_an_outage_takes_no_time_and_sends_no_notice() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(10 * HOUR)
    drive.down(6 * HOUR)
    assert drive.sweep() == []
    assert drive.deadlines(0).free_until == 18 * HOUR
    assert drive.deadlines(0).passes_on_at == 96 * HOUR


def test_an_outage_begins_after_the_last_line_before_it() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.lines += [Moved(100, 0), Asked(110, 0)]
    clock = fold(drive.lines, [Gap(60, 6 * HOUR)])
    assert deadlines(clock, 0) == Deadlines(18 * HOUR, (18 + 84) * HOUR)


def test_a_line_of_the_instant_at_which_the_bot_is_back_follows_the_outage() -> None:
    drive = settled_drive()
    drive.ask(0)
    clock = fold([*drive.lines, Asked(6 * HOUR, 1)], [Gap(0, 6 * HOUR)])
    assert deadlines(clock, 0) == deadlines(clock, 1) == Deadlines(18 * HOUR, 96 * HOUR)


def test_a_first_move_that_is_overdue_costs_no_bank() -> None:
    drive = Drive()
    drive.ask(0)
    assert fold(drive.lines, [Gap(50 * HOUR, 60 * HOUR)]).seats[0].bank == 72 * HOUR


def test_an_organiser_adds_to_banks_over_the_cap() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(20 * HOUR)
    assert drive.act(lambda update: update.add_bank([0, 1], 48 * HOUR)) == [BankAdded(20 * HOUR, (0, 1), 48 * HOUR)]
    assert [seat.bank for seat in drive.clock.seats] == [118 * HOUR, 126 * HOUR]
    drive.answer(0)
    assert drive.clock.seats[0].bank == 118 * HOUR


def test_an_organiser_makes_a_first_turn_longer() -> None:
    drive = Drive()
    drive.ask(0)
    drive.pass_time(10 * HOUR)
    drive.act(lambda update: update.add_bank([0, 1], 24 * HOUR))
    assert drive.deadlines(0) == Deadlines(64 * HOUR, 64 * HOUR)
    assert [seat.bank for seat in drive.clock.seats[:2]] == [72 * HOUR, 96 * HOUR]
    assert [type(line) for line in drive.pass_time(53 * HOUR)] == [Reminded]
    assert [type(line) for line in drive.pass_time(HOUR)] == [PassedOn]


def test_a_bank_given_to_an_empty_one_is_announced_as_usual() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(90 * HOUR)
    drive.answer(0, [0], by_person=False)
    drive.act(lambda update: update.add_bank([0], 10 * HOUR))
    assert [type(line) for line in drive.pass_time(22 * HOUR)] == [BankStarted, BankLow, Excused]


def test_a_question_that_an_undo_takes_away_is_withdrawn() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(HOUR)
    drive.answer(0, [1])
    bank = drive.clock.seats[0].bank
    drive.pass_time(HOUR)
    update = drive.update()
    update.reopen_turn(0)
    update.ask([0])
    lines = drive.store(update)
    assert lines[-1] == Withdrawn(2 * HOUR, 1)
    assert drive.deadlines(0).free_until == 13 * HOUR
    assert drive.clock.seats[0].bank == bank - 6 * HOUR


def test_undo_and_redo_in_a_circle_gain_no_time() -> None:
    drive = settled_drive()
    drive.ask(0)
    start = drive.deadlines(0)
    for _ in range(5):
        drive.answer(0, [1])
        update = drive.update()
        update.reopen_turn(0)
        update.ask([0])
        drive.store(update)
    assert drive.deadlines(0) == start


def test_a_turn_that_cannot_be_reopened_starts_again() -> None:
    drive = Drive()
    drive.ask(0)
    drive.pass_time(HOUR)
    drive.act(lambda update: update.reopen_turn(0))
    assert drive.deadlines(0).passes_on_at == 41 * HOUR


def test_lines_about_a_turn_that_is_not_owed_change_nothing() -> None:
    clock = settled_drive().clock
    for line in (Reminded(0, 0), BankStarted(0, 0), BankLow(0, 0)):
        assert applied(clock, line) == clock


def test_a_seat_that_is_asked_again_keeps_its_turn() -> None:
    drive = settled_drive()
    drive.ask(0)
    assert applied(drive.clock, Asked(0, 0)) == drive.clock


def test_after_the_end_nothing_is_due() -> None:
    drive = settled_drive()
    drive.ask(0)
    update = drive.update()
    update.end()
    update.resume()
    drive.store(update)
    assert next_instant(drive.clock) is None
    assert drive.pass_time(DORMANT_SECONDS) == []


def test_a_match_without_a_move_for_30_days_sleeps_and_can_be_woken() -> None:
    drive = settled_drive(pace=PRESETS["none"])
    drive.ask(0)
    drive.down(6 * HOUR)
    assert drive.pass_time(2 * DORMANT_SECONDS) == [Asleep(DORMANT_SECONDS + 6 * HOUR)]
    drive.act(lambda update: update.resume())
    assert next_instant(drive.clock) == drive.clock.now + DORMANT_SECONDS


def test_a_paused_match_falls_asleep_as_well() -> None:
    drive = settled_drive()
    drive.act(lambda update: update.pause())
    assert drive.pass_time(DORMANT_SECONDS) == [Asleep(DORMANT_SECONDS)]


def test_a_line_can_be_read_by_a_person() -> None:
    assert written(Asked(1763800000, 2)) == '{"line":"asked","at":1763800000,"seat":2}'
    assert read('{"line":"bank_added","at":5,"seats":[1],"seconds":60}') == BankAdded(5, (1,), 60)


def test_a_clock_can_be_kept_beside_its_lines() -> None:
    drive = settled_drive()
    drive.ask(0)
    drive.pass_time(20 * HOUR)
    assert msgspec.json.decode(msgspec.json.encode(drive.clock), type=Clock) == drive.clock


def test_lines_that_do_not_begin_with_the_start_are_refused() -> None:
    with pytest.raises(ValueError, match="begin with its start"):
        fold([Asked(1, 0)])


def test_a_match_keeps_the_numbers_that_it_started_with() -> None:
    assert PRESETS[DEFAULT_PACE] == settled_drive().clock.pace
    assert '"bank":259200' in written(Drive().lines[0])
