"""Carpenter, mason and architect, and the road to build on (docs/rules/caylus.md 2, 3.5b)."""

import pytest

from engine.caylus.buildings import BY_COLOUR, Building
from engine.caylus.tables import BUILD_ORDER
from engine.core.goods import Goods
from tests.caylus.table import CAYLUS, Table, table

RICH: Goods = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
WOOD = ["w_farm_food", "w_farm_cloth", "w_quarry", "w_sawmill", "w_mason", "w_lawyer"]
KINDS = ["food", "wood", "stone", "cloth", "gold"]
FULL = dict.fromkeys(BUILD_ORDER, ("residence", 3))


def carpenter(hand: Goods) -> Table:
    """Put seat 0's worker on the fixed carpenter, before phase 5."""
    return table(phase="road", provost=8, workers={8: 0}, hands={0: hand})


def mason(hand: Goods, jeweler: str = "off") -> Table:
    """Put seat 0's worker on seat 1's mason on space 9."""
    options = {"jeweler": jeweler}
    road = {9: ("w_mason", 1)}
    return table(phase="road", provost=9, workers={9: 0}, road=road, hands={0: hand}, options=options)


def architect(hand: Goods, residences: tuple[int, ...] = (10,)) -> Table:
    """Put seat 0's worker on seat 0's architect on space 9, with seat 0's residences on the given spaces."""
    road = {9: ("s_architect", 0), **dict.fromkeys(residences, ("residence", 0))}
    return table(phase="road", provost=9, workers={9: 0}, road=road, hands={0: hand})


@pytest.mark.decision("7b")
def test_a_carpenter_builds_any_wood_tile_with_any_cube_or_none() -> None:
    game = carpenter(RICH)
    peddlers = [f"{id}.{kind}" for id in ("w_market", "w_peddler") for kind in KINDS]
    assert set(game.offered) == {*WOOD, *peddlers, "none"}
    assert game.option("w_lawyer").data == {
        "building": "w_lawyer",
        "pay": {"wood": 1, "cloth": 1},
        "vp": 4,
        "favours": 0,
        "space": 9,
    }
    assert set(table(phase="road", provost=8, workers={6: 0}, hands={0: RICH}).offered) == set(game.offered)


@pytest.mark.decision("7b")
def test_a_mason_builds_any_stone_tile_or_none() -> None:
    stone = [building.id for building in BY_COLOUR["stone"] if building.id != "s_jeweler"]
    assert mason(RICH).offered == [*stone, "none"]
    assert mason(RICH, jeweler="on").offered == [*stone, "s_jeweler", "none"]
    assert mason({}).offered == ["none"]


@pytest.mark.parametrize("building", [*BY_COLOUR["wood"], *BY_COLOUR["stone"]], ids=lambda building: building.id)
def test_every_tile_is_built_for_its_cost_points_and_favours(building: Building) -> None:
    id = building.id
    game = carpenter(RICH) if building.colour == "wood" else mason(RICH, jeweler="on")
    key = f"{id}.gold" if "any" in building.cost else id
    stock, number = game.state.stock[id], 9 if building.colour == "wood" else 10
    game.do(f"0 build {key}")
    paid = {"gold" if kind == "any" else kind: amount for kind, amount in building.cost.items()}
    assert game.cubes(0) == {kind: 9 - paid.get(kind, 0) for kind in KINDS}
    assert (game.player(0).vp, game.player(0).sources["buildings"]) == (10 + building.vp, building.vp)
    assert (game.standing(number), game.state.stock[id]) == ((id, 0), stock - 1)
    told = {"building": id, "space": number, "pay": paid, "vp": building.vp}
    assert game.events_of("built")[0].data == told
    assert game.asked == ("0 favour" if building.favours else "0 place")


@pytest.mark.example(10)
def test_the_neutral_carpenter_builds_a_farm() -> None:
    game = table(phase="road", workers={6: 0}, hands={0: {"food": 1, "wood": 1}}).do("0 build w_farm_food")
    assert (game.standing(9), game.cubes(0), game.player(0).vp) == (("w_farm_food", 0), {}, 12)


def test_the_lowest_free_space_is_built_on_and_fixed_buildings_are_skipped() -> None:
    road = dict.fromkeys((9, 10, 12, 13, 14, 15), ("residence", 1))
    game = table(phase="road", provost=8, workers={8: 0, 6: 1}, road=road, hands={0: RICH, 1: RICH})
    game.do("1 build w_mason", "0 build w_quarry")
    assert (game.standing(11), game.standing(17)) == (("w_mason", 1), ("w_quarry", 0))
    assert BUILD_ORDER == (9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28)


def test_the_whole_cost_must_be_in_hand() -> None:
    assert carpenter({"wood": 1}).offered == ["none"]
    assert carpenter({"wood": 2}).offered == ["w_market.wood", "w_peddler.wood", "none"]
    assert carpenter({"wood": 2}).do("0 build w_market.wood").cubes(0) == {}
    assert carpenter({"wood": 1, "gold": 1}).offered == ["w_market.gold", "w_peddler.gold", "none"]
    refused = carpenter({"wood": 1}).why("w_market.wood")
    assert (refused.kind, refused.data["pay"]) == ("cannot_pay", {"wood": 2})
    assert carpenter({"wood": 2}).why("w_market").kind == "not_offered"


@pytest.mark.ruling(18)
@pytest.mark.parametrize("key", ["w_mason", "w_sawmill"])
def test_a_carpenter_builds_one_tile(key: str) -> None:
    assert carpenter(RICH).do(f"0 build {key}").asked == "0 place"


@pytest.mark.ruling(18)
def test_mason_and_architect_build_one_tile() -> None:
    assert mason(RICH).do("0 build s_bank").asked == "0 place"
    built = architect(RICH, residences=(10, 11)).do("0 build p_granary", "0 site residence@10")
    assert built.asked == "0 place"


def test_a_tile_out_of_stock_cannot_be_built() -> None:
    game = table(phase="road", provost=8, workers={8: 0}, road={9: ("w_mason", 2)}, hands={0: RICH})
    assert "w_mason" not in game.offered
    assert game.why("w_mason").kind == "out_of_stock"
    assert game.why("s_bank").kind == "wrong_colour"
    assert game.why("p_statue").data == {"building": "p_statue"}
    assert game.why("n_farm").kind == "not_offered"


def test_a_jeweler_that_is_not_in_the_game_is_not_listed() -> None:
    without, lacking = mason(RICH), mason({})
    assert (without.why("s_jeweler").kind, "s_jeweler" in lacking.denied) == ("not_offered", False)
    later = {one.option.key for one in CAYLUS.later(table(phase="placing").position, 0)}
    assert ("s_bank" in later, "s_jeweler" in later) == (True, False)
    assert mason({}, jeweler="on").denied["s_jeweler"] == "cannot_pay"


def test_there_are_two_architects_to_build() -> None:
    road = {9: ("w_mason", 1), 10: ("s_architect", 2)}
    game = table(phase="road", provost=9, workers={9: 0}, road=road, hands={0: RICH}).do("0 build s_architect")
    assert (game.standing(11), game.state.stock["s_architect"]) == (("s_architect", 0), 0)


@pytest.mark.decision("7b")
def test_on_a_full_road_no_tile_is_built() -> None:
    game = table(phase="road", provost=8, workers={8: 0}, road=FULL, hands={0: RICH})
    assert game.offered == ["none"]
    assert game.why("w_mason").kind == "road_full"


def test_on_a_full_road_prestige_is_still_built() -> None:
    road = FULL | {9: ("s_architect", 0), 10: ("residence", 0)}
    game = table(phase="road", provost=9, workers={9: 0}, road=road, hands={0: RICH})
    game.do("0 build p_granary", "0 site residence@10")
    assert game.standing(10) == ("p_granary", 0)
    poor = table(phase="road", provost=9, workers={9: 0}, road=road)
    assert poor.why("p_granary").kind == "cannot_pay"


@pytest.mark.decision("7c")
def test_an_architect_builds_what_can_be_paid_on_a_residence_or_nothing() -> None:
    prestige = [building.id for building in BY_COLOUR["prestige"]]
    assert architect(RICH).offered == [*prestige, "none"]
    assert architect({"food": 3, "gold": 1}).offered == ["p_granary", "none"]
    poor = architect({"food": 3})
    assert (poor.why("p_granary").kind, poor.why("p_granary").data["pay"]) == ("cannot_pay", {"food": 3, "gold": 1})
    homeless = architect(RICH, residences=())
    assert (homeless.offered, homeless.why("p_granary").kind) == (["none"], "no_residence")
    assert architect(RICH).why("w_mason").kind == "wrong_colour"
    foreign = table(
        phase="road", provost=9, workers={9: 0}, road={9: ("s_architect", 0), 10: ("residence", 1)}, hands={0: RICH}
    )
    assert foreign.offered == ["none"]
    assert foreign.do("0 build none").events_of("declined")[0].data == {"building": "s_architect", "space": 9}


@pytest.mark.parametrize("building", BY_COLOUR["prestige"], ids=lambda building: building.id)
def test_every_prestige_tile_replaces_a_residence_for_its_cost(building: Building) -> None:
    id = building.id
    game = architect(RICH).do(f"0 build {id}", "0 site residence@10")
    assert game.cubes(0) == {kind: 9 - building.cost.get(kind, 0) for kind in KINDS if building.cost.get(kind, 0) < 9}
    assert (game.player(0).vp, game.player(0).sources["prestige"]) == (10 + building.vp, building.vp)
    assert (game.standing(10), game.state.stock[id]) == ((id, 0), 0)
    for line in ("prestige", "deniers")[: building.favours]:
        game.do(f"0 favour {line}")
    assert game.asked == "0 place"
    assert game.events_of("income")[0].data["deniers"] == 2 + building.income


@pytest.mark.ruling(15)
def test_the_owner_picks_the_residence_for_a_prestige_tile() -> None:
    game = architect(RICH, residences=(10, 12, 20)).do("0 build p_hotel")
    assert (game.asked, game.offered) == ("0 site", ["residence@10", "residence@12", "residence@20"])
    game.do("0 site residence@12")
    assert [game.standing(number)[0] for number in (10, 12, 20)] == ["residence", "p_hotel", "residence"]


@pytest.mark.example(11)
def test_a_statue_brings_seven_points_and_a_favour() -> None:
    game = architect({"stone": 2, "gold": 1}).do("0 build p_statue", "0 site residence@10")
    assert (game.cubes(0), game.player(0).vp, game.asked) == ({}, 17, "0 favour")


def test_a_lawyer_is_worth_three_where_that_is_chosen() -> None:
    game = table(phase="road", provost=8, workers={8: 0}, hands={0: RICH}, options={"lawyer_vp": "3"})
    assert game.option("w_lawyer").data["vp"] == 3
    assert game.do("0 build w_lawyer").player(0).vp == 13
