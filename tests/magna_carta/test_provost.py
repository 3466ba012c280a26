"""Phase 3: the provost (docs/rules/magna_carta.md, phase 3)."""

import pytest

from engine.magna_carta.state import Slot
from tests.magna_carta.table import BLUE, GREEN, ORANGE, RED, residence, table

ROAD = [Slot("market", 0), residence(1), residence(0, prestige="statue"), Slot("bank", 1), Slot("church", 2)]
"""Slots 5 to 9 of a road for four."""


@pytest.mark.decision("3")
def test_each_moves_the_provost_once_in_the_order_of_passing() -> None:
    game = table(phase="provost", passed=[2, 0, 3, 1], road=ROAD)
    assert game.decision.ask.open
    asked = []
    for move in ("+2", "0", "-3", "+1"):
        asked.append(game.asked)
        game.do(f"{game.asked} {move}")
    assert asked == ["2 provost", "0 provost", "3 provost", "1 provost"]
    assert (game.asked, game.state.provost) == ("over", 4)
    assert [game.deniers(seat) for seat in range(4)] == [10, 9, 8, 7]


@pytest.mark.decision("3")
def test_a_move_is_up_to_three_cards_for_a_denier_each() -> None:
    game = table(phase="provost", road=ROAD, provost=5)
    assert game.offered == ["-3", "-2", "-1", "0", "+1", "+2", "+3"]
    assert [option.data for option in game.options] == [{"to": to, "cost": abs(to - 5)} for to in range(2, 9)]
    assert [option.spot for option in game.options] == [f"road.{to}" for to in range(2, 9)]
    game.do("0 provost -2")
    assert (game.state.provost, game.deniers(0)) == (3, 8)
    told = [(event.seat, event.data) for event in game.events_of("provost")]
    assert told == [(0, {"move": -2, "to": 3, "cost": 2})]
    assert game.why("+4").kind == "not_offered"


def test_residences_and_prestige_cards_are_steps() -> None:
    game = table(phase="provost", road=ROAD, provost=5).do("0 provost +2")
    assert game.faces[game.state.provost - 1] == "statue"


def test_the_provost_stays_on_the_road() -> None:
    game = table(phase="provost", road=ROAD, provost=8)
    assert game.offered == ["-3", "-2", "-1", "0", "+1"]
    assert (game.why("+2").kind, game.why("+2").data) == ("off_road", {"to": 10, "most": 9})
    start = table(phase="provost", road=ROAD, provost=2)
    assert (start.offered, start.why("-2").kind) == (["-1", "0", "+1", "+2", "+3"], "off_road")


def test_moves_are_within_the_purse() -> None:
    game = table(phase="provost", road=ROAD, goods={0: {"denier": 1}})
    assert game.offered == ["-1", "0", "+1"]
    assert (game.why("+2").kind, game.why("+2").data) == ("no_money", {"cost": 2, "have": 1})
    assert {game.why("-3").kind, game.why("-2").kind} == {"no_money"}
    assert game.game.unavailable(game.position, 0)[0][0].data == {"to": 1, "cost": 3}
    assert table(phase="provost", road=ROAD[:3], goods={0: {"denier": 1}}).why("+3").kind == "no_money"


@pytest.mark.parametrize("key", ["-4", "+4", "far", ""])
def test_there_is_no_move_beyond_three_cards(key: str) -> None:
    game = table(phase="provost", road=ROAD, provost=2, goods={0: {"denier": 1}})
    assert game.why(key).kind == "not_offered"


def test_staying_is_free() -> None:
    game = table(phase="provost", road=ROAD).do("0 provost 0")
    assert (game.deniers(0), game.state.provost, game.asked) == (10, 4, "1 provost")


@pytest.mark.ruling(23)
def test_the_first_card_always_works() -> None:
    game = table(2, phase="provost", going_on=True, workers={1: 0, 2: 1})
    game.do("0 provost -1")
    assert (game.offered, game.why("-1").kind) == (["0", "+1"], "off_road")
    game.do("1 provost 0")
    assert [(event.seat, event.data["space"]) for event in game.events_of("produced")] == [(0, 1)]
    assert [(event.seat, event.data["space"]) for event in game.events_of("unused")] == [(1, 2)]


@pytest.mark.example(1)
def test_example_of_the_provost() -> None:
    road = [Slot("bank", RED), Slot("large_quarry", BLUE)]
    game = table(phase="provost", going_on=True, passed=[ORANGE, GREEN, BLUE, RED], road=road, workers={6: GREEN})
    game.do(f"{ORANGE} provost 0", f"{GREEN} provost +1", f"{BLUE} provost +1", f"{RED} provost -1")
    assert [(event.data["cost"], event.data["to"]) for event in game.events_of("provost")] == [
        (0, 4),
        (1, 5),
        (1, 6),
        (1, 5),
    ]
    assert [event.data for event in game.events_of("unused")] == [{"building": "large_quarry", "space": 6}]
    assert (game.events_of("produced"), game.events_of("bonus"), game.cubes(GREEN), game.cubes(BLUE)) == (
        [],
        [],
        {},
        {},
    )
    assert game.player(GREEN).workers == 4
