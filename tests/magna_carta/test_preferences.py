"""Preferences of a computer player that builds in Caylus Magna Carta."""

from engine.core.goods import Goods
from engine.magna_carta.state import Slot
from tests.magna_carta.table import Table, residence, table

BATCH: Goods = {"food": 2, "wood": 2, "stone": 2}


def acting(*road: Slot, hand: tuple[str, ...] = (), rules: str = "standard", **goods: int) -> Table:
    """Ask seat 0 to act, with the provost at the end of the road."""
    return table(road=road, hands={0: hand}, rules=rules, goods={0: goods}, provost=4 + len(road))


def worker_on_card(id: str, **goods: int) -> Table:
    """Put seat 0's worker on the own card, in phase 4."""
    return table(phase="road", road=[Slot(id, 0)], workers={5: 0}, provost=5, goods={0: goods})


def test_cards_with_points_come_before_workers() -> None:
    game = acting(residence(0), hand=("market", "bank"), wood=2, stone=2, gold=1)
    ratings = game.ratings
    assert game.preferred == ["theatre", "statue"]
    assert ratings["theatre"] > ratings["bank"] > ratings["market.wood"] > ratings["n_forest@2"]


def test_a_worker_makes_what_is_lacking() -> None:
    ratings = acting(Slot("large_quarry", 1), Slot("gold_mine", 1), food=1).ratings
    assert ratings["large_quarry@5"] > ratings["n_forest@2"] > ratings["n_park@1"]
    assert ratings["gold_mine@6"] > ratings["pass"]


def test_money_is_wanted_by_the_poor_and_spent_by_the_rich() -> None:
    road = (Slot("market", 1), Slot("church", 1), Slot("lawyer", 1))
    poor, rich = (acting(*road, denier=deniers, stone=1).ratings for deniers in (3, 9))
    assert poor["market@5"] > rich["market@5"]
    for key in ("church@6", "n_peddler@4"):
        assert rich[key] > rich["pass"] > poor[key]
    assert poor["lawyer@7"] == rich["lawyer@7"] > rich["pass"]


def test_a_worker_beyond_the_provost_is_worth_less_where_there_is_one() -> None:
    road = [Slot("large_farm", 1), Slot("large_sawmill", 1), Slot("large_quarry", 1)]
    far = table(road=road, provost=4).ratings
    near = table(road=road, rules="beginner").ratings
    assert far["large_quarry@7"] < far["large_farm@5"] < near["large_farm@5"] == near["large_quarry@7"]


def test_a_small_hand_is_filled_if_there_is_money() -> None:
    few, many = acting(hand=("market",)), acting(hand=("market", "bank", "church"))
    assert few.ratings["draw"] > few.ratings["pass"] > many.ratings["draw"] == few.ratings["replace"]
    assert acting(denier=3).ratings["draw"] == 0


def test_an_exchange_has_to_bring_more_than_it_costs() -> None:
    assert worker_on_card("market", food=3, gold=1).preferred == ["food"]
    assert worker_on_card("bank", gold=1).preferred == ["2gold"]
    assert worker_on_card("church").preferred == ["2"]
    assert table(phase="road", workers={4: 0}, goods={0: {"food": 1, "stone": 1}}).preferred == ["wood"]


def test_cards_with_few_points_become_residences_until_there_are_two() -> None:
    def hiring(*road: Slot) -> Table:
        cards = [Slot("lawyer", 1), Slot("small_farm", 0, cubes=4), Slot("bank", 0), *road]
        return table(phase="road", road=cards, workers={5: 0}, provost=5, goods={0: {"food": 1}})

    assert hiring().preferred == ["small_farm@6"]
    assert hiring(residence(0, "large_farm"), residence(0, "large_quarry")).preferred == ["none"]


def test_all_batches_are_offered() -> None:
    assert table(phase="castle", goods={0: BATCH}).preferred == ["2"]


def test_the_provost_is_paid_for_own_workers_alone() -> None:
    road = [Slot("large_farm", 1), Slot("large_quarry", 1)]
    game = table(phase="provost", road=road, workers={5: 0, 6: 1}, provost=4)
    assert game.preferred == ["+1"]
    assert game.do("0 provost +1").preferred == ["+1"]
