"""The waiting list: more entrants than places, late entry, and how those who wait move up."""

from typing import Any

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.rules.rounds import WAITING_REVISION
from bot.features.tournaments.rules.runner import next_steps
from bot.features.tournaments.rules.waiting_list import waiting_list
from tests.bot.features.tournaments.rules.test_sign_up import (
    ORGANISER,
    drawn,
    entered,
    mustering,
    opened,
    played,
    refused,
)
from tests.bot.features.tournaments.rules.world import DAY, settings


def test_entrants_beyond_the_cap_wait_in_order_and_move_up() -> None:
    event = opened(6, most=4)
    assert waiting_list(event) == (5, 6)
    event = apply(event, acts.Withdrew(id="out", by=2, player=2))
    assert waiting_list(event) == (6,)
    event = entered(event, 2)
    assert waiting_list(event) == (6, 2)  # who enters again is last in line


def test_those_who_wait_replace_those_who_are_not_here() -> None:
    event = drawn(mustering(opened(7, most=4), 1, 3, 5, 6, 7))
    assert sorted(event.stages[0].players) == [1, 3, 5, 6]
    assert waiting_list(event) == ()
    assert waiting_list(apply(event, acts.Cancelled(id="cancel"))) == ()


def test_a_mini_cup_has_no_waiting_list() -> None:
    event = entered(apply(Event(settings("mini-cup", 3, most=3)), acts.Opened(id="open")), *range(1, 9))
    assert waiting_list(event) == ()


@pytest.mark.parametrize(("half", "points"), [(False, 0), (True, 30)])
def test_late_entrants_get_nothing_or_half_a_bye_for_each_missed_round(half: bool, points: int) -> None:
    event = played(drawn(mustering(opened(6, late=2, late_half=half), *range(1, 7))))
    event = entered(event, 7)
    assert event.active() >= {7}
    (line,) = (one for one in stage_standings(event, 0) if one.player == 7)
    assert line.values[0] == points
    assert [bye.half for bye in event.stages[0].byes if bye.player == 7] == [True] * half
    event = drawn(event)
    (second,) = event.stages[0].rounds[1:]
    assert 7 in {*second.byes, *(player for table in second.tables for player in table.players)}
    assert refused(event, acts.Entered(id="8 enters", by=8, player=8)) == "phase-running"
    added = apply(event, acts.Entered(id="8 is added", by=ORGANISER, player=8))
    assert 8 in added.stages[0].players  # organisers may add somebody as long as a round is to come
    assert refused(drawn(played(added)), acts.Entered(id="9 is added", by=ORGANISER, player=9)) == "phase-running"


def test_who_enters_late_is_not_in_already_and_finds_a_place() -> None:
    event = drawn(mustering(opened(6, late=3, most=6), *range(1, 7)))
    assert refused(event, acts.Entered(id="again", by=1, player=1)) == "entered-already"
    assert waiting_list(entered(event, 7)) == (7,)
    event = apply(event, acts.Dropped(id="1 leaves", by=1, player=1))
    assert refused(event, acts.Entered(id="again", by=1, player=1)) == "entered-and-left"
    assert 7 in entered(event, 7).stages[0].players


def running_with_a_list(**more: Any) -> Event:
    """The first round of six, while 7 and 8 are on the waiting list."""
    return drawn(mustering(opened(8, most=6, **{"late": 2, "rounds": 3, **more}), *range(1, 9)))


def moved(event: Event) -> Event:
    """The event after the first step that is due, by which players move up."""
    step = next_steps(event, 10 * DAY)[0]
    assert isinstance(step.act, acts.MovedUp)
    return apply(event, step.act)


def test_the_waiting_list_moves_up_in_order_after_the_start() -> None:
    event = running_with_a_list(late_half=True)
    assert waiting_list(event) == (7, 8)
    assert not any(isinstance(step.act, acts.MovedUp) for step in next_steps(event, 10 * DAY))
    assert refused(event, acts.Entered(id="again", by=7, player=7)) == "entered-already"
    added = apply(event, acts.Edited(id="one more", by=ORGANISER, most=7))
    later = entered(added, 9)
    assert waiting_list(later) == (7, 8, 9), "anybody new joins the end of the list"
    assert refused(later, acts.Entered(id="9 again", by=9, player=9)) == "entered-already"
    event = moved(later)
    assert (event.stages[0].players[6:], waiting_list(event)) == ((7,), (8, 9))
    assert event.stages[0].rounds[0].half_byes == (7,)
    event = moved(apply(event, acts.Dropped(id="1 leaves", by=1, player=1)))
    assert (event.stages[0].players[6:], waiting_list(event)) == ((7, 8), (9,))
    event = apply(event, acts.Dropped(id="9 leaves", by=9, player=9))
    assert (waiting_list(event), waiting_list(entered(event, 9))) == ((), (9,))
    second = drawn(played(event)).stages[0].rounds[1]
    assert {7, 8} <= {*second.byes, *(player for table in second.tables for player in table.players)}


def test_only_the_first_of_the_list_move_up_and_only_to_free_places() -> None:
    event = apply(running_with_a_list(), acts.Edited(id="one more", by=ORGANISER, most=7))
    for players in ((), (8,), (7, 8)):
        assert refused(event, acts.MovedUp(id="up", players=players)) == "not-entered"
    assert waiting_list(apply(event, acts.MovedUp(id="up", players=(7,)))) == (8,)


def test_nobody_waits_once_late_entry_is_over() -> None:
    event = drawn(played(running_with_a_list()))
    assert waiting_list(event) == ()
    left = apply(event, acts.Dropped(id="1 leaves", by=1, player=1))
    assert not any(isinstance(step.act, acts.MovedUp) for step in next_steps(left, 10 * DAY))


def test_up_to_revision_6_late_entrants_do_not_wait_for_the_list() -> None:
    event = running_with_a_list(revision=WAITING_REVISION - 1)
    event = entered(apply(event, acts.Dropped(id="1 leaves", by=1, player=1)), 9)
    assert (event.stages[0].players[6:], waiting_list(event)) == ((9,), (7, 8))


def test_formats_whose_rounds_are_not_chosen_take_nobody_late() -> None:
    event = apply(Event(settings("round-robin", 2, late=3)), acts.Opened(id="open"))
    event = drawn(mustering(entered(event, *range(1, 6)), *range(1, 6)))
    assert refused(event, acts.Entered(id="6 enters", by=6, player=6)) == "phase-running"
