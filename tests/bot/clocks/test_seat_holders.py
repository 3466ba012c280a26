"""Missed turns, and who plays a seat after them."""

import pytest

from bot.clocks.clock_log import Asked, Conceded, Excused, Line, Moved, PassedOn, PlayedFor, Substituted, TakenBack
from bot.clocks.paces import HOUR, Pace
from bot.clocks.seat_holders import HOLDER_CHANGES, Holder, Person, changed, conceding_ends, possible, worth
from tests.bot.clocks.driving import Drive, settled_drive

HOURLY = Pace(HOUR)


def miss_turn(drive: Drive, seat: int = 0) -> Line:
    """Miss a turn with a seat; return the line that follows."""
    drive.ask(seat)
    line = drive.pass_time(HOUR)[-1]
    if drive.clock.seats[seat].holder == "excused":
        drive.answer(seat, by_person=False)
    return line


def drive_with_absent_player() -> Drive:
    """Return a match in which seat 0 has passed on."""
    drive = settled_drive(3, HOURLY)
    for _ in range(3):
        miss_turn(drive)
    return drive


def test_two_misses_are_excused_and_the_third_passes_the_seat_on() -> None:
    drive = settled_drive(pace=HOURLY)
    assert [miss_turn(drive) for _ in range(3)] == [Excused(HOUR, 0), Excused(2 * HOUR, 0), PassedOn(3 * HOUR, 0)]
    assert drive.clock.seats[0].holder == "computer"


def test_a_computer_player_answers_an_excused_turn_alone() -> None:
    drive = settled_drive(pace=HOURLY)
    drive.ask(0)
    drive.pass_time(HOUR)
    assert drive.clock.seats[0].for_computer
    assert drive.ask(0) == []
    assert drive.answer(0, [1], by_person=False) == [PlayedFor(HOUR, 0), Asked(HOUR, 1)]
    assert drive.clock.seats[0].holder == "owner"


def test_an_excused_turn_that_an_undo_takes_away_is_the_players_again() -> None:
    drive = settled_drive(pace=HOURLY)
    drive.ask(0)
    drive.pass_time(HOUR)
    drive.ask(1)
    assert drive.clock.seats[0].holder == "owner"


def test_a_player_who_answers_before_the_computer_player_takes_the_seat_back() -> None:
    drive = settled_drive(pace=HOURLY)
    drive.ask(0)
    drive.pass_time(HOUR)
    assert drive.answer(0) == [TakenBack(HOUR, 0), Moved(HOUR, 0)]
    assert (drive.clock.seats[0].holder, drive.clock.seats[0].excuses) == ("owner", 1)


def test_ten_timely_moves_give_one_excuse_back() -> None:
    drive = settled_drive(pace=HOURLY)
    miss_turn(drive)
    miss_turn(drive)
    counts = []
    for _ in range(21):
        drive.ask(0)
        drive.answer(0)
        counts.append(drive.clock.seats[0].excuses)
    assert counts == [0] * 9 + [1] * 10 + [2] * 2
    assert drive.clock.seats[0].timely == 0


def test_a_miss_restarts_the_count_of_ten_moves() -> None:
    drive = settled_drive(pace=HOURLY)
    miss_turn(drive)
    for _ in range(9):
        drive.ask(0)
        drive.answer(0)
    miss_turn(drive)
    drive.ask(0)
    drive.answer(0)
    assert (drive.clock.seats[0].excuses, drive.clock.seats[0].timely) == (0, 1)


def test_the_owner_may_come_back_until_a_substitute_sits_down() -> None:
    drive = drive_with_absent_player()
    update = drive.update()
    assert update.take_back(0)
    update.ask([0])
    drive.store(update)
    assert drive.clock.seats[0].holder == "owner"
    assert isinstance(miss_turn(drive), PassedOn)


def test_a_substitute_has_a_new_bank_and_no_excuses() -> None:
    drive = settled_drive()
    drive.ask(0)
    update = drive.update()
    assert not update.substitute(0)
    assert update.pass_on(0)
    assert not update.pass_on(0)
    assert update.substitute(0)
    drive.store(update)
    seat = drive.clock.seats[0]
    assert (seat.holder, seat.person, seat.bank, seat.excuses) == ("substitute", "substitute", 72 * HOUR, 0)
    update = drive.update()
    assert not update.take_back(0)


def test_a_substitute_who_vanishes_may_come_back_and_the_owner_is_gone() -> None:
    drive = drive_with_absent_player()
    drive.act(lambda update: update.substitute(0))
    assert isinstance(miss_turn(drive), PassedOn)
    update = drive.update()
    assert update.take_back(0)
    assert drive.store(update)[-1] == TakenBack(drive.clock.now, 0)
    assert drive.clock.seats[0].holder == "substitute"


def test_a_player_who_came_back_has_no_second_deadline_for_a_first_move() -> None:
    drive = Drive()
    drive.ask(0)
    drive.pass_time(40 * HOUR)
    update = drive.update()
    update.take_back(0)
    update.ask([0])
    drive.store(update)
    assert drive.deadlines(0).free_until == 52 * HOUR


def test_a_seat_that_conceded_stays_with_the_computer_player() -> None:
    drive = drive_with_absent_player()
    update = drive.update()
    assert update.concede(0)
    assert update.concede(1)
    assert not update.concede(1)
    assert not update.take_back(0)
    assert not update.substitute(0)
    lines = drive.store(update)
    assert lines == [Conceded(drive.clock.now, 0), Conceded(drive.clock.now, 1)]


def test_a_line_that_is_not_possible_changes_nothing() -> None:
    seats = settled_drive().clock
    assert Substituted(0, 0).change(seats) == seats
    assert TakenBack(0, 0).change(seats) == seats


@pytest.mark.parametrize("holder", ["conceded", "invited"])
def test_a_permanent_seat_of_a_computer_player_never_changes_hands(holder: Holder) -> None:
    assert not [change for change in HOLDER_CHANGES if possible(holder, change)]
    assert {changed(holder, "owner", change) for change in HOLDER_CHANGES} == {holder}


@pytest.mark.parametrize(
    ("holder", "person", "expected"),
    [
        ("owner", "owner", "counts"),
        ("excused", "owner", "counts"),
        ("computer", "owner", "none"),
        ("computer", "substitute", "none"),
        ("invited", "owner", "none"),
        ("substitute", "substitute", "if_better"),
        ("excused", "substitute", "if_better"),
        ("conceded", "owner", "last"),
    ],
)
def test_being_away_is_never_worth_less_than_nothing(holder: Holder, person: Person, expected: str) -> None:
    assert worth(holder, person) == expected


def test_conceding_ends_a_match_of_two_alone() -> None:
    assert conceding_ends(2)
    assert not conceding_ends(3)
