"""Two players, simplified favours, and later printings (docs/rules/caylus.md 3.10 to 3.12)."""

from typing import Final

import pytest

from engine.caylus.favours import Favour
from engine.caylus.placing import PlaceWorker
from engine.caylus.state import NO_SEAT
from tests.caylus.table import CAYLUS, NEUTRAL, Places, Table, table


def test_two_players_begin_with_five_deniers_each() -> None:
    game = Table(CAYLUS.start(CAYLUS.setup(2))).do(f"chance neutral {' '.join(NEUTRAL)}", "chance first_order 1 0")
    assert [player.deniers for player in game.state.players] == [5 + 2, 5 + 2]


def test_two_players_do_not_use_the_stables() -> None:
    game = table(2)
    assert "stables" not in game.offered
    assert game.why("stables").kind == "two_players"
    assert "stables" in table(3).offered


@pytest.mark.ruling(37)
def test_two_players_do_not_reach_the_stables_from_the_gate() -> None:
    game = table(2, phase="special", workers={"gate": 0})
    assert "stables" not in game.offered
    assert game.why("stables").kind == "two_players"


def test_two_players_swap_the_turn_order_every_turn() -> None:
    game = table(2)
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        game.finish_turn()
    assert asked == ["0 place", "1 place", "0 place"]


def test_the_order_stays_with_three_players() -> None:
    assert table(3, order=[2, 0, 1]).finish_turn().state.order == [2, 0, 1]


def test_once_one_of_two_has_passed_the_other_pays_three() -> None:
    road = {9: ("w_mason", 0), 10: ("w_sawmill", 1)}
    game = table(2, doing=[PlaceWorker(1)], passed=[0], road=road)
    prices = {option.key: option.data["cost"] for option in game.options if option.data}
    assert prices.pop("w_sawmill@10") == 1
    assert set(prices.values()) == {3}
    assert {table(2, road=road).option(key).data["cost"] for key in prices} == {1}


def test_the_resident_of_the_inn_pays_one_with_two_players_too() -> None:
    game = table(2, doing=[PlaceWorker(1)], passed=[0], workers={"inn": (NO_SEAT, 1)})
    assert {option.data["cost"] for option in game.options if option.data} == {1}


def test_the_first_of_two_to_pass_gets_a_denier() -> None:
    game = table(2).do("0 place pass", "1 place castle", "1 place pass")
    assert [player.deniers for player in game.state.players] == [11, 7]


def test_the_castle_numbers_break_the_tie_with_two_players() -> None:
    hand = {"food": 1, "wood": 1, "cloth": 1}
    game = table(2, phase="castle", workers={"castle": (1, 0)}, hands={0: hand, 1: hand})
    game.do("1 batch food.wood.cloth", "1 batch stop", "0 batch food.wood.cloth", "0 batch stop")
    assert game.asked == "1 favour"


SIMPLE = {"favours": "simplified"}


def test_a_simplified_favour_is_three_points_at_once() -> None:
    game = table(phase="special", options=SIMPLE, workers={"joust_field": 0}, hands={0: {"cloth": 1}})
    game.do("0 joust pay")
    assert (game.player(0).vp, game.player(0).sources["favours"], game.asked) == (13, 3, "0 provost")
    assert game.events_of("favour_simple")[0].data == {"vp": 3}


def test_simplified_favours_have_no_limit() -> None:
    game = table(phase="castle", options=SIMPLE, doing=[Favour(0)] * 6)
    assert game.player(0).vp == 10 + 18
    assert set(game.player(0).favours.values()) == {0}


def test_simplified_favours_of_buildings_best_builder_and_sections() -> None:
    church = {"stone": 1, "cloth": 1}
    game = table(phase="road", options=SIMPLE, provost=9, road={9: ("w_mason", 0)}, workers={9: 0}, hands={0: church})
    assert game.do("0 build s_church").player(0).vp == 10 + 3 + 3
    monument = {"stone": 4, "gold": 2}
    road = {9: ("s_architect", 0), 10: ("residence", 0)}
    game = table(phase="road", options=SIMPLE, provost=9, road=road, workers={9: 0}, hands={0: monument})
    assert game.do("0 build p_monument", "0 site residence@10").player(0).vp == 10 + 14 + 6
    batch = {"food": 1, "wood": 1, "stone": 1}
    game = table(phase="castle", options=SIMPLE, workers={"castle": 0}, hands={0: batch})
    assert game.do("0 batch food.wood.stone", "0 batch stop").player(0).vp == 10 + 5 + 3
    game = table(phase="end", options=SIMPLE, scored=1, bailiff=17, houses=([], [0] * 5, []))
    assert game.player(0).vp == 10 + 9


@pytest.mark.parametrize(("option", "copies"), [("off", 0), ("on", 1)])
def test_the_jeweler_is_an_option(option: str, copies: int) -> None:
    assert table(options={"jeweler": option}).state.stock["s_jeweler"] == copies


RESIDENT: Final[Places] = {"gate": 0, "inn": (NO_SEAT, 0)}


@pytest.mark.ruling(39)
@pytest.mark.parametrize("option", ["on", "off"])
def test_the_gates_worker_joins_the_own_resident_unless_agreed_otherwise(option: str) -> None:
    game = table(phase="special", workers=RESIDENT, options={"gate_inn": option})
    assert ("inn" in game.offered) == (option == "on")
    if option == "on":
        assert game.do("0 gate inn").state.special["inn"] == [NO_SEAT, 0]
        assert game.player(0).workers == 5, "the one in the right circle has gone home"
    else:
        assert (game.why("inn").kind, game.denied["inn"]) == ("already_there", "already_there")


@pytest.mark.ruling(39)
@pytest.mark.parametrize("resident", [NO_SEAT, 1])
def test_the_gates_worker_goes_to_an_inn_without_the_own_resident(resident: int) -> None:
    workers: Places = {"gate": 0, "inn": (NO_SEAT, resident)}
    assert "inn" in table(phase="special", workers=workers, options={"gate_inn": "off"}).offered


@pytest.mark.ruling(39)
def test_one_player_may_hold_both_circles_by_a_paid_placement_all_the_same() -> None:
    assert "inn" in table(workers={"inn": (NO_SEAT, 0)}, options={"gate_inn": "off"}).offered


@pytest.mark.ruling(39)
def test_a_position_that_was_saved_before_the_option_plays_on_as_before() -> None:
    game = table(phase="special", workers=RESIDENT)
    del game.state.options["gate_inn"]
    (decision,) = CAYLUS.decisions(CAYLUS.load(CAYLUS.save(game.position)))
    assert "inn" in {option.key for option in decision.ask.options}


def test_the_base_game_is_the_default() -> None:
    assert CAYLUS.setup(4).options == {"favours": "royal", "jeweler": "off", "lawyer_vp": "4", "gate_inn": "on"}
