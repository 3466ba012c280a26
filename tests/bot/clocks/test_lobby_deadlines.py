"""Deadlines of lobbies, musters, and suggestions of lobbies."""

import pytest
from msgspec import structs

from bot.clocks.clock_log import Gap
from bot.clocks.lobby_deadlines import (
    Lobby,
    Muster,
    NextStep,
    Replacement,
    in_order,
    later,
    lobby_step,
    muster_step,
    reaches_minimum,
    replacements,
)
from bot.clocks.paces import DAY, HOUR

LOBBY = Lobby("abc", 0, least=2, seats=4, taken=1)


def test_a_lobby_asks_its_owner_after_seven_days() -> None:
    assert lobby_step(LOBBY) == NextStep(7 * DAY, "ask_owner")


def test_a_lobby_whose_owner_does_not_answer_closes() -> None:
    assert lobby_step(structs.replace(LOBBY, asked_at=7 * DAY)) == NextStep(9 * DAY, "close")


def test_a_lobby_that_is_kept_closes_a_week_later_without_asking_again() -> None:
    assert lobby_step(structs.replace(LOBBY, asked_at=7 * DAY, kept_at=8 * DAY)) == NextStep(15 * DAY, "close")


def test_an_outage_ages_no_lobby() -> None:
    outages = [Gap(-HOUR, HOUR), Gap(2 * DAY, 2 * DAY + 6 * HOUR), Gap(7 * DAY, 8 * DAY)]
    assert lobby_step(LOBBY, outages) == NextStep(8 * DAY + 7 * HOUR, "ask_owner")


@pytest.mark.parametrize(
    ("outages", "end"),
    [
        ([], 10),
        ([Gap(-5, 0)], 10),
        ([Gap(-5, 2)], 12),
        ([Gap(10, 20)], 10),
        ([Gap(9, 20)], 21),
        ([Gap(3, 5), Gap(11, 14)], 15),
    ],
)
def test_seconds_count_only_while_the_bot_is_up(outages: list[Gap], end: int) -> None:
    assert later(0, 10, outages) == end


@pytest.mark.parametrize(("before", "taken", "learns"), [(1, 2, True), (2, 3, False), (1, 4, False), (0, 1, False)])
def test_the_owner_learns_once_that_the_lobby_can_start(before: int, taken: int, learns: bool) -> None:
    assert reaches_minimum(structs.replace(LOBBY, taken=taken), before) == learns


def test_a_muster_starts_at_once_when_all_are_there() -> None:
    assert muster_step(Muster(0, (7, 8), frozenset({7, 8})), HOUR) == NextStep(HOUR, "start")


def test_a_muster_replaces_after_a_day_in_which_the_bot_was_up() -> None:
    muster = Muster(0, (7, 8), frozenset({7}))
    assert muster_step(muster, HOUR) == NextStep(24 * HOUR, "replace")
    assert muster_step(muster, HOUR, [Gap(HOUR, 3 * HOUR)]) == NextStep(26 * HOUR, "replace")


def test_reserves_take_the_seats_of_the_missing_then_computer_players() -> None:
    muster = Muster(0, (7, 8, 9), frozenset({8}), reserves=(7, 5))
    assert replacements(muster) == (Replacement(7, 5), Replacement(9, None))


def test_more_reserves_than_needed_stay_reserves() -> None:
    assert replacements(Muster(0, (7, 8), frozenset({8}), reserves=(4, 5))) == (Replacement(7, 4),)


def test_the_lobby_that_starts_next_is_suggested_first() -> None:
    now = 3 * DAY
    fresh = Lobby("fresh", now - HOUR, 2, 4, 3)
    stale = Lobby("stale", now - 7 * DAY, 2, 4, 3)
    full = Lobby("full", now - 2 * DAY, 2, 4, 4)
    one_missing = Lobby("one", now - DAY, 3, 4, 2)
    two_missing = Lobby("two", now - 2 * DAY, 4, 4, 2)
    can_start = Lobby("can", now - DAY, 2, 4, 2)
    assert in_order([fresh, stale, full, two_missing, one_missing], now) == [one_missing, two_missing, stale, fresh]
    assert in_order([one_missing, can_start], now) == [can_start, one_missing]
    assert in_order([full], now) == []
