"""Common fields of every game's view, filled in by the core."""

import pytest
from msgspec import structs

from engine.core.flow import Frame, Position
from engine.core.types import CHANCE, Action, Decision, Option, Outcome, Seat
from tests.toys import Raid
from tests.toys.raid import CARDS, RaidView, State


class CarelessRaid(Raid):
    """Raid whose rules fill in the common fields of a view wrongly."""

    def see(self, state: State, seat: Seat | None) -> RaidView:
        leaked = Decision(1, "choose", structs.replace(ASK, options=tuple(map(Option, state.hands[0]))))
        wrong = Outcome((1, 1), (0, 0), ({}, {}), "leaked")
        return structs.replace(
            super().see(state, seat), decisions=(leaked,), asked=(CHANCE,), viewer=0, phase="leaked", outcome=wrong
        )


GAME = CarelessRaid()
START = GAME.start(GAME.setup(2, {"gold": "3"}))
ASK = GAME.decisions(START)[0].ask
CHOOSING = GAME.apply(START, Action(CHANCE, "shuffle", CARDS))[0]
"""A position in which both players are asked at once to commit one of their own cards."""


def test_no_game_can_show_a_closed_question() -> None:
    spectator, first, second = (GAME.view(CHOOSING, seat) for seat in (None, 0, 1))
    assert spectator.decisions == ()
    assert [decision.ask.seat for decision in first.decisions] == [0]
    assert [decision.ask.seat for decision in second.decisions] == [1]


def test_no_viewer_sees_a_question_to_chance() -> None:
    for seat in (None, 0, 1):
        view = GAME.view(START, seat)
        assert (view.decisions, view.asked) == ((), ())


def test_the_core_fills_in_what_all_views_have() -> None:
    view = GAME.view(CHOOSING, 1)
    assert (view.game, view.viewer, view.turn, view.phase) == ("raid", 1, 1, "choosing")
    assert (view.options, view.asked, view.outcome) == ({"gold": "3"}, (0, 1), None)


def test_a_view_shares_nothing_with_its_position() -> None:
    position = GAME.copy(CHOOSING)
    view = GAME.view(position, 0)
    position.state.options["gold"] = "5"
    assert view.options == {"gold": "3"}


def test_a_view_takes_open_questions_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    known, view = GAME.decisions(CHOOSING), GAME.view(CHOOSING, 0)

    def refuse(position: Position[State, Frame[State]]) -> None:
        pytest.fail("the questions were found again")

    monkeypatch.setattr(GAME, "decisions", refuse)
    assert GAME.view(CHOOSING, 0, known) == view
