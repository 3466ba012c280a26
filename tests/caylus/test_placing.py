"""Phase 2: placing workers, what it costs, and passing (docs/rules/caylus.md 3.2)."""

import pytest

from engine.caylus.placing import PlaceWorker
from engine.caylus.state import NO_SEAT
from tests.caylus.table import BLUE, GREEN, ORANGE, RED, Table, table

SPECIAL = ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn"]
START_ROAD = [f"n_{id}@{n}" for n, id in enumerate(("farm", "forest", "sawmill", "quarry", "market", "carpenter"), 1)]


def spent(game: Table, seat: int) -> int:
    return 10 - game.player(seat).deniers


@pytest.mark.decision("1")
def test_every_place_is_offered_and_passing() -> None:
    game = table(road={9: ("w_mason", 1)})
    road = [*START_ROAD, "f_peddler@7", "f_carpenter@8", "w_mason@9", "f_gold_mine@16"]
    assert game.offered == [*SPECIAL, "castle", *road, "pass"]
    assert {option.group for option in game.options} == {"special", "road", ""}
    assert game.option("w_mason@9").data == {"building": "w_mason", "space": 9, "owner": 1, "cost": 1, "beyond": 3}
    assert game.option("f_carpenter@8").data["beyond"] == 2
    assert "beyond" not in game.option("n_carpenter@6").data
    assert game.option("inn").data == {"building": "inn", "space": None, "owner": None, "cost": 1}


def test_players_act_in_turn_order() -> None:
    game = table(order=[2, 0, 3, 1])
    acting = []
    for _ in range(5):
        acting.append(game.asked)
        game.do(f"{game.asked} {game.offered[0]}")
    assert acting == ["2 place", "0 place", "3 place", "1 place", "2 place"]


def test_a_worker_goes_to_the_place_and_its_price_to_the_stock() -> None:
    game = table().do("0 place f_gold_mine@16")
    assert game.state.space(16).worker == 0
    assert (game.player(0).workers, spent(game, 0)) == (5, 1)
    (event,) = game.events_of("placed")
    assert event.data == {"building": "f_gold_mine", "space": 16, "cost": 1, "owner": None}


def test_players_who_have_passed_are_skipped_and_the_last_one_goes_on() -> None:
    game = table(3).do("0 place castle", "1 place pass", "2 place pass", "0 place inn", "0 place gate")
    assert game.asked == "0 place"
    game.do("0 place pass")
    assert game.state.passed == [1, 2, 0]
    assert game.asked == "0 gate"


def test_only_the_first_to_pass_gets_a_denier() -> None:
    game = table().do("0 place pass", "1 place pass")
    assert [game.player(seat).deniers for seat in (0, 1)] == [11, 10]
    assert [event.data for event in game.events_of("passed")] == [
        {"place": 1, "deniers": 1},
        {"place": 2, "deniers": 0},
    ]


def test_a_new_turn_empties_the_passing_order() -> None:
    game = table(passed=[3, 1])
    assert game.state.passed == []


@pytest.mark.ruling(38)
@pytest.mark.parametrize("passed", range(5))
def test_a_place_costs_one_more_for_each_player_who_has_passed(passed: int) -> None:
    game = table(5, doing=[PlaceWorker(4)], passed=range(passed))
    game.do("4 place castle")
    assert spent(game, 4) == 1 + passed


def test_an_own_tile_costs_one() -> None:
    game = table(doing=[PlaceWorker(3)], passed=[0, 1, 2], road={9: ("w_mason", 3)}).do("3 place w_mason@9")
    assert spent(game, 3) == 1
    assert game.player(3).vp == 10
    assert not game.events_of("owner_vp")


def test_anothers_tile_brings_its_owner_a_point_who_may_have_passed() -> None:
    game = table(doing=[PlaceWorker(3)], passed=[0], road={9: ("w_mason", 0), 10: ("s_bank", 0)})
    game.do("3 place w_mason@9", "1 place s_bank@10")
    assert game.player(0).vp == 12
    assert game.player(0).sources["owner"] == 2
    assert game.events_of("owner_vp")[0].data == {"building": "w_mason", "space": 9, "vp": 1, "by": 3}


@pytest.mark.ruling(5)
def test_the_resident_of_the_inn_pays_one_everywhere() -> None:
    game = table(doing=[PlaceWorker(3)], passed=[0, 1, 2], workers={"inn": (NO_SEAT, 3)}, road={9: ("w_mason", 0)})
    assert {option.data["cost"] for option in game.options if option.data} == {1}
    game.do("3 place w_mason@9", "3 place castle")
    assert spent(game, 3) == 2
    assert game.player(0).vp == 11


def test_the_left_circle_of_the_inn_makes_nothing_cheaper() -> None:
    game = table(doing=[PlaceWorker(3)], passed=[0, 1, 2], workers={"inn": (3, NO_SEAT)})
    assert game.option("castle").data["cost"] == 4


@pytest.mark.ruling(3)
def test_one_player_may_hold_both_circles_of_the_inn() -> None:
    game = table(workers={"inn": (NO_SEAT, 0)}).do("0 place inn")
    assert game.state.special["inn"] == [0, 0]
    assert game.why("inn").kind == "occupied"


def test_a_place_holds_one_worker() -> None:
    game = table(workers={7: 2, "gate": 3})
    assert game.why("f_peddler@7").data["by"] == 2
    assert (game.why("f_peddler@7").kind, game.why("f_peddler@7").data["space"]) == ("occupied", 7)
    assert (game.why("gate").kind, game.why("gate").data["by"]) == ("occupied", 3)
    assert game.why("gate").data["space"] is None


def test_stables_take_the_lowest_free_circle_one_worker_of_a_player() -> None:
    game = table(workers={"stables": 2}).do("0 place stables")
    assert game.state.special["stables"] == [2, 0, NO_SEAT]
    game.do("1 place gate", "2 place inn", "3 place stables")
    assert game.why("stables").kind == "already_there"
    game.do("0 place castle")
    assert (game.asked, game.why("stables").kind) == ("1 place", "all_taken")


def test_castle_takes_the_lowest_free_number_one_worker_of_a_player() -> None:
    game = table(workers={"castle": (2, 1)}).do("0 place castle")
    assert game.state.castle[:3] == [2, 1, 0]
    assert game.why("castle").kind == "already_there"


@pytest.mark.parametrize("id", ["residence", "p_statue"])
def test_no_worker_goes_to_residences_and_prestige_tiles(id: str) -> None:
    game = table(road={9: (id, 0)})
    assert game.why(f"{id}@9").kind == "no_work_here"


def test_no_worker_goes_to_an_empty_space() -> None:
    assert not any(key.endswith("@9") for key in table().offered)
    assert table().why("w_mason@9").kind == "not_offered"


def test_without_money_or_workers_there_is_only_passing() -> None:
    poor = table(hands={0: {"denier": 0}})
    assert poor.offered == ["pass"]
    refused = poor.why("inn")
    assert (refused.kind, refused.data["cost"], refused.data["have"]) == ("too_dear", 1, 0)
    idle = table(workers={1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0})
    assert idle.offered == ["pass"]
    assert idle.why("castle").kind == "no_worker"


def test_the_last_denier_pays_for_a_place() -> None:
    game = table(hands={0: {"denier": 1}}).do("0 place castle")
    assert (game.state.castle[0], game.player(0).deniers) == (0, 0)


def test_only_the_guest_of_the_inn_is_in_the_way() -> None:
    refused = table(workers={"inn": (2, 3)}).why("inn")
    assert (refused.kind, refused.data["by"]) == ("occupied", 2)


def test_what_can_be_paid_depends_on_the_place() -> None:
    game = table(doing=[PlaceWorker(3)], passed=[0, 1], hands={3: {"denier": 2}}, road={9: ("w_mason", 3)})
    assert game.offered == ["w_mason@9", "pass"]


@pytest.mark.ruling(1)
def test_a_worker_may_go_where_its_owner_can_pay_for_nothing() -> None:
    game = table(provost=8).do("0 place f_carpenter@8").decline(until="build")
    assert game.offered == ["none"]
    game.do("0 build none")
    assert game.state.space(8).worker == NO_SEAT
    assert game.events_of("declined")[-1].data == {"building": "f_carpenter", "space": 8}
    assert game.player(0).workers == 6


def test_a_point_for_the_owner_stays_though_the_tile_is_never_activated() -> None:
    game = table(road={20: ("w_mason", 1)}).do("0 place w_mason@20").finish_turn()
    assert game.events_of("unused")[0].data == {"building": "w_mason", "space": 20}
    assert (game.player(1).vp, game.player(0).workers) == (11, 6)


@pytest.mark.ruling(13)
def test_a_tile_built_by_a_joust_takes_no_worker_this_turn() -> None:
    game = table(
        phase="special",
        scored=1,
        bailiff=12,
        workers={"joust_field": 0, "gate": 1},
        favours={0: {"buildings": 1}},
        hands={0: {"cloth": 1, "food": 1}},
    )
    assert game.asked == "1 gate"
    assert not any(key.endswith("@9") for key in game.offered)
    game.do("1 gate back", "0 joust pay", "0 favour buildings", "0 works w_market.food")
    assert game.standing(9) == ("w_market", 0)
    assert game.asked == "0 provost"
    game.finish_turn()
    assert "w_market@9" in game.offered


@pytest.mark.example(1)
def test_example_of_placing() -> None:
    road = {9: ("w_mason", GREEN), 10: ("w_farm_food", RED)}
    game = table(workers={"castle": BLUE}, road=road)
    game.do(f"{BLUE} place pass", f"{GREEN} place f_peddler@7", f"{ORANGE} place pass", f"{RED} place w_mason@9")
    assert [game.player(seat).deniers for seat in range(4)] == [11, 8, 10, 7]
    assert game.player(GREEN).vp == 11
    game.do(f"{GREEN} place pass", f"{RED} place w_farm_food@10", f"{RED} place castle")
    assert game.player(RED).deniers == 7 - 1 - 4
    assert game.state.castle[:2] == [BLUE, RED]
    assert game.player(RED).vp == 10
