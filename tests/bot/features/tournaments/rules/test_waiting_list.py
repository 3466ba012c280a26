"""The waiting list: more entrants than places, late entry, and players moving up."""

from typing import Any

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.rules.rounds import WAITING_REVISION
from bot.features.tournaments.rules.waiting_list import waiting_list
from tests.bot.features.tournaments.rules.test_sign_up import (
    ORGANISER,
    draw,
    enter,
    open_duels,
    play_round,
    refusal_of,
    start_check_in,
)
from tests.bot.features.tournaments.rules.world import DAY, settings


def test_entrants_beyond_the_cap_wait_in_order_and_move_up() -> None:
    event = open_duels(6, most=4)
    assert waiting_list(event) == (5, 6)
    event = apply(event, acts.Withdrew(id="out", by=2, player=2))
    assert waiting_list(event) == (6,)
    event = enter(event, 2)
    assert waiting_list(event) == (6, 2)  # players who enter again are last in line


def test_waiting_players_replace_absent_ones() -> None:
    event = draw(start_check_in(open_duels(7, most=4), 1, 3, 5, 6, 7))
    assert sorted(event.stages[0].players) == [1, 3, 5, 6]
    assert waiting_list(event) == ()
    assert waiting_list(apply(event, acts.Cancelled(id="cancel"))) == ()


def test_a_mini_cup_has_no_waiting_list() -> None:
    event = enter(apply(Event(settings("mini-cup", 3, most=3)), acts.Opened(id="open")), *range(1, 9))
    assert waiting_list(event) == ()


@pytest.mark.parametrize(("half", "points"), [(False, 0), (True, 30)])
def test_late_entrants_get_nothing_or_half_a_bye_for_each_missed_round(half: bool, points: int) -> None:
    event = play_round(draw(start_check_in(open_duels(6, late=2, late_half=half), *range(1, 7))))
    event = enter(event, 7)
    assert event.active() >= {7}
    (line,) = (one for one in stage_standings(event, 0) if one.player == 7)
    assert line.values[0] == points
    assert [bye.half for bye in event.stages[0].byes if bye.player == 7] == [True] * half
    event = draw(event)
    (second,) = event.stages[0].rounds[1:]
    assert 7 in {*second.byes, *(player for table in second.tables for player in table.players)}
    assert refusal_of(event, acts.Entered(id="8 enters", by=8, player=8)) == "phase-running"
    added = apply(event, acts.Entered(id="8 is added", by=ORGANISER, player=8))
    assert 8 in added.stages[0].players  # organisers may add players as long as a round is to come
    assert refusal_of(draw(play_round(added)), acts.Entered(id="9 is added", by=ORGANISER, player=9)) == "phase-running"


def test_late_entry_needs_a_free_place_and_a_new_player() -> None:
    event = draw(start_check_in(open_duels(6, late=3, most=6), *range(1, 7)))
    assert refusal_of(event, acts.Entered(id="again", by=1, player=1)) == "entered-already"
    assert waiting_list(enter(event, 7)) == (7,)
    event = apply(event, acts.Dropped(id="1 leaves", by=1, player=1))
    assert refusal_of(event, acts.Entered(id="again", by=1, player=1)) == "entered-and-left"
    assert 7 in enter(event, 7).stages[0].players


def start_with_waiting_list(**more: Any) -> Event:
    """Run the first round of six players, with 7 and 8 on the waiting list."""
    return draw(start_check_in(open_duels(8, most=6, **{"late": 2, "rounds": 3, **more}), *range(1, 9)))


def move_up(event: Event) -> Event:
    """Apply the first due step, by which players move up."""
    step = next_steps(event, 10 * DAY)[0]
    assert isinstance(step.act, acts.MovedUp)
    return apply(event, step.act)


def test_the_waiting_list_moves_up_in_order_after_the_start() -> None:
    event = start_with_waiting_list(late_half=True)
    assert waiting_list(event) == (7, 8)
    assert not any(isinstance(step.act, acts.MovedUp) for step in next_steps(event, 10 * DAY))
    assert refusal_of(event, acts.Entered(id="again", by=7, player=7)) == "entered-already"
    added = apply(event, acts.Edited(id="one more", by=ORGANISER, most=7))
    later = enter(added, 9)
    assert waiting_list(later) == (7, 8, 9), "new entrants join the end of the list"
    assert refusal_of(later, acts.Entered(id="9 again", by=9, player=9)) == "entered-already"
    event = move_up(later)
    assert (event.stages[0].players[6:], waiting_list(event)) == ((7,), (8, 9))
    assert event.stages[0].rounds[0].half_byes == (7,)
    event = move_up(apply(event, acts.Dropped(id="1 leaves", by=1, player=1)))
    assert (event.stages[0].players[6:], waiting_list(event)) == ((7, 8), (9,))
    event = apply(event, acts.Dropped(id="9 leaves", by=9, player=9))
    assert (waiting_list(event), waiting_list(enter(event, 9))) == ((), (9,))
    second = draw(play_round(event)).stages[0].rounds[1]
    assert {7, 8} <= {*second.byes, *(player for table in second.tables for player in table.players)}


def test_only_the_first_of_the_list_move_up_and_only_to_free_places() -> None:
    event = apply(start_with_waiting_list(), acts.Edited(id="one more", by=ORGANISER, most=7))
    for players in ((), (8,), (7, 8)):
        assert refusal_of(event, acts.MovedUp(id="up", players=players)) == "not-entered"
    assert waiting_list(apply(event, acts.MovedUp(id="up", players=(7,)))) == (8,)


def test_the_waiting_list_ends_with_late_entry() -> None:
    event = draw(play_round(start_with_waiting_list()))
    assert waiting_list(event) == ()
    left = apply(event, acts.Dropped(id="1 leaves", by=1, player=1))
    assert not any(isinstance(step.act, acts.MovedUp) for step in next_steps(left, 10 * DAY))


def test_late_entrants_do_not_wait_up_to_revision_6() -> None:
    event = start_with_waiting_list(revision=WAITING_REVISION - 1)
    event = enter(apply(event, acts.Dropped(id="1 leaves", by=1, player=1)), 9)
    assert (event.stages[0].players[6:], waiting_list(event)) == ((9,), (7, 8))


def test_formats_with_fixed_rounds_have_no_late_entry() -> None:
    event = apply(Event(settings("round-robin", 2, late=3)), acts.Opened(id="open"))
    event = draw(start_check_in(enter(event, *range(1, 6)), *range(1, 6)))
    assert refusal_of(event, acts.Entered(id="6 enters", by=6, player=6)) == "phase-running"
