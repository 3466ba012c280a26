"""Wishes of players of the Catan Card Game while another question than the actions of the turn is open."""

import pytest

from engine.catan_cards.dice import BeforeRoll
from engine.catan_cards.state import State
from engine.core.types import Reason
from tests.catan_cards.table import CATAN, table

RICH = dict.fromkeys(("lumber", "wool", "grain", "brick", "gold", "ore"), 3)


@pytest.mark.parametrize(
    ("phase", "active", "goods", "reason"),
    [
        ("roll", 0, RICH, Reason("later", {"phase": "actions"})),
        ("hand", 0, RICH, Reason("too_late", {"phase": "actions"})),
        ("roll", 1, RICH, Reason("later_turn")),
    ],
)
def test_actions_outside_their_phase_have_a_reason(
    phase: str, active: int, goods: dict[str, int], reason: Reason
) -> None:
    game = table(phase=phase, active=active, goods={0: goods}, villages={0: (30,)})
    found = {one.option.key: one for one in CATAN.later(game.position, 0)}
    assert found["city.30"].reason == reason
    assert "end" not in found
    assert {one.kind for one in found.values()} == {"act"}


def test_before_the_roll_a_city_names_the_missing_goods() -> None:
    game = table(phase="roll", villages={0: (30,)})
    found = {one.option.key: one.reason for one in CATAN.later(game.position, 0)}
    assert found["city.30"].kind not in ("later", "too_late", "later_turn")


def test_the_rate_of_a_christoph_is_not_foreseen_by_the_other_player() -> None:
    """The rate is the active player's for this turn: a premove at that price would break at its question."""

    def played(state: State) -> None:
        state.christoph = ["wool"]

    game = table(phase="hand", goods={0: {"wool": 3}, 1: {"wool": 3}}, given=played)
    later = {one.option.key: one.option for one in CATAN.later(game.position, 1)}
    foreseen = {one.key: one for one in CATAN.foreseen(game.position, 1)["act"]}
    assert [options["trade.wool"].data["pay"] for options in (later, foreseen)] == [{"wool": 3}] * 2
    assert game.option("trade.wool").data["pay"] == {"wool": 1}


@pytest.mark.parametrize(("phase", "active", "told"), [("roll", 0, False), ("roll", 1, True), ("production", 0, True)])
def test_an_alchemist_is_not_refused_while_it_can_be_played(phase: str, active: int, *, told: bool) -> None:
    game = table(doing=[BeforeRoll(active)], phase=phase, active=active, hands={0: ["alchemist"]})
    assert ("alchemist" in [one.option.key for one in CATAN.later(game.position, 0)]) == told


@pytest.mark.parametrize(("phase", "turn"), [("actions", 5), ("setup", 0)])
def test_nothing_is_later_in_the_actions_or_before_the_first_turn(phase: str, turn: int) -> None:
    assert not [*CATAN.later(table(phase=phase, turn=turn).position, 0)]
