"""Preferences of a computer player that builds in Caylus."""

import pytest

from engine.caylus.castle import Batch
from engine.caylus.favours import Favour, Works
from engine.caylus.special_buildings import Guild, Joust
from engine.core.goods import Goods
from tests.caylus.table import BLUE, GREEN, Places, Table, table

Road = dict[int, str | tuple[str, int]]
BATCH: Goods = {"food": 1, "wood": 1, "stone": 1}
RICH: Goods = {"food": 2, "wood": 2, "stone": 2, "cloth": 2, "gold": 2}


def placing(hand: Goods, road: Road | None = None) -> Table:
    """Ask Blue to place a worker, with the provost far down the road."""
    return table(road=road, hands={BLUE: hand}, provost=20)


def test_a_player_with_a_batch_goes_to_the_castle() -> None:
    assert placing(BATCH).preferred == ["castle"]
    assert placing({"food": 1, "wood": 1}).ratings["castle"] < 0


def test_the_production_of_own_workers_counts_for_a_batch() -> None:
    making = table(hands={BLUE: {"food": 1, "wood": 1}}, workers={4: BLUE, 5: BLUE, 3: GREEN})
    assert making.preferred == ["castle"]


def test_a_poor_player_goes_where_there_is_money() -> None:
    poor, rich = (placing({"denier": deniers}, {9: "w_market"}).ratings for deniers in (3, 9))
    assert poor["trading_post"] > rich["trading_post"]
    assert poor["w_market@9"] > poor["n_market@5"] > rich["n_market@5"]
    assert poor["f_peddler@7"] < rich["f_peddler@7"]


def test_a_worker_makes_what_is_lacking() -> None:
    ratings = placing({"food": 1, "stone": 1, "cloth": 1}).ratings
    assert ratings["n_sawmill@3"] > ratings["n_quarry@4"]
    assert ratings["f_gold_mine@16"] > ratings["n_sawmill@3"]


def test_a_worker_beyond_the_provost_is_worth_less_a_useless_one_passes() -> None:
    near, far = (table(provost=space).ratings["f_gold_mine@16"] for space in (16, 14))
    assert near > far
    nothing = table(hands={BLUE: {"food": 1, "wood": 1, "cloth": 1}}, provost=1, passed=[1, 2, 3])
    assert nothing.ratings["n_market@5"] < nothing.ratings["pass"]


def test_a_worker_builds_where_it_can_pay() -> None:
    assert placing({"wood": 1, "food": 1}).preferred == ["n_carpenter@6", "f_carpenter@8"]
    ratings = placing({"gold": 2, "wood": 3}, {9: "s_architect", 10: ("residence", BLUE), 11: "w_mason"}).ratings
    assert ratings["s_architect@9"] > ratings["n_carpenter@6"] > ratings["w_mason@11"]
    assert placing({"gold": 2, "wood": 3}, {9: "s_architect"}).ratings["s_architect@9"] < 0


def test_a_worker_trades_what_it_has() -> None:
    road: Road = {9: "s_tailor", 10: "s_church", 11: "w_lawyer"}
    ratings = placing({"cloth": 2}, road).ratings
    assert ratings["s_tailor@9"] > ratings["s_church@10"] > 0
    assert ratings["w_lawyer@11"] > ratings["joust_field"] > 0
    bare = placing({"denier": 1}, road).ratings
    assert max(bare[key] for key in ("s_tailor@9", "s_church@10", "w_lawyer@11", "joust_field")) < 0


@pytest.mark.parametrize(("space", "houses"), [(9, 1), (10, 2)])
def test_two_residences_are_enough(space: int, houses: int) -> None:
    road: Road = dict.fromkeys(range(11, 11 + houses), ("residence", BLUE))
    game = table(
        phase="road", road={**road, space: "w_lawyer"}, workers={space: BLUE}, hands={BLUE: {"cloth": 1}}, provost=space
    )
    assert ("none" in game.preferred) == (houses == 2)


def test_the_tile_with_most_points_and_favours_is_built() -> None:
    game = table(doing=[Works(BLUE)], phase="end", favours={BLUE: {"buildings": 3}}, hands={BLUE: RICH})
    ratings = game.ratings
    assert ratings["s_church"] == ratings["s_bank"] > ratings["s_farm"] > ratings["w_quarry"] > ratings["none"]


def test_the_last_batch_is_kept_for_the_castle() -> None:
    def building(castle: tuple[int, ...]) -> Table:
        workers: Places = {6: BLUE, "castle": castle}
        return table(phase="road", workers=workers, hands={BLUE: BATCH}, provost=6)

    assert "none" not in building(()).preferred
    assert building((BLUE,)).preferred == ["none"]


def test_a_batch_is_given_of_what_can_be_spared() -> None:
    game = table(
        doing=[Batch(BLUE)], phase="castle", workers={"castle": (BLUE,)}, hands={BLUE: {**RICH, "wood": 4, "stone": 3}}
    )
    assert game.preferred == ["food.wood.stone"]


def test_a_market_gets_what_there_is_most_of() -> None:
    game = table(phase="road", workers={5: BLUE}, hands={BLUE: {"food": 3, "gold": 1}}, provost=6)
    assert game.preferred == ["food"]


def test_the_last_deniers_are_dear() -> None:
    def buying(deniers: int) -> Table:
        return table(phase="road", workers={7: BLUE}, hands={BLUE: {**RICH, "wood": 0, "denier": deniers}}, provost=7)

    assert buying(5).preferred == ["wood"]
    assert "none" in buying(2).preferred


def test_the_provost_is_paid_for_own_workers_alone() -> None:
    game = table(phase="provost", workers={8: BLUE, 7: GREEN}, passed=[BLUE, GREEN, 2, 3])
    assert game.preferred == ["0", "+2"]
    assert game.do("0 provost 0").preferred == ["+1"]


def test_favours_bring_points_and_a_joust_favours() -> None:
    game = table(doing=[Joust()], phase="special", workers={"joust_field": BLUE}, hands={BLUE: {"cloth": 1}})
    assert game.preferred == ["pay"]
    assert table(doing=[Favour(BLUE)], phase="castle").preferred == ["prestige"]


def test_the_guild_moves_the_provost_to_own_workers() -> None:
    game = table(doing=[Guild()], phase="special", workers={"merchants_guild": BLUE, 8: BLUE})
    assert set(game.preferred) == {"+2", "+3"}
