"""Spots of options for places on the board, which pictures and buttons name alike."""

from engine.catan_cards.dice import BeforeRoll
from tests.catan_cards.table import Table, table

RICH = {"brick": 3, "lumber": 3, "wool": 3, "grain": 3, "ore": 3, "gold": 3}


def spots(game: Table) -> dict[str, str]:
    """Return the spot of each offered option."""
    return {option.key: option.spot for option in game.options}


def test_a_road_is_at_the_end_of_the_row_that_it_makes_longer() -> None:
    shown = spots(table(goods={0: RICH}))
    assert (shown["road.left"], shown["road.right"]) == ("axis.0.c29", "axis.0.c33")


def test_a_settlement_is_beyond_the_road_with_and_without_a_scout() -> None:
    game = table(active=1, goods={1: RICH}, hands={1: ["scout"]}).do("1 act road.left")
    for region in game.player(1).regions.values():
        region.stored = 3
    shown = spots(game)
    assert shown["settlement.left"] == shown["settlement.left.scout"] == "axis.1.c28"


def test_a_settlement_that_still_lacks_its_road_is_at_the_same_place() -> None:
    game = table(goods={0: RICH}, hands={0: ["scout"]})
    shown = {option.key: option.spot for option, _ in game.game.unavailable(game.position, 0)}
    assert shown["settlement.left"] == shown["settlement.left.scout"] == "axis.0.c28"
    assert shown["settlement.right"] == "axis.0.c34"


def test_an_ability_is_used_at_its_card() -> None:
    shown = spots(table(goods={0: {"gold": 1}, 1: RICH}, cards={0: {"u30a": "knight_sven"}}))
    assert shown["use.knight_sven"] == "site.0.u30a"


def test_given_resources_have_spots_in_ones_own_goods() -> None:
    game = table("base", hands={0: ["merchant"]}, goods={0: {"grain": 1}, 1: {"ore": 3, "wool": 1}})
    game.do("0 act merchant", "0 rob ore", "0 rob wool")
    assert spots(game) == {kind: f"goods.0.{kind}" for kind in ("wool", "grain", "ore")}


def test_an_alchemists_numbers_and_a_scouts_regions_have_spots() -> None:
    shown = spots(table(doing=[BeforeRoll(0)], phase="roll", hands={0: ["alchemist"]}))
    assert (shown["alchemist.6"], shown["roll"]) == ("number.6", "")
    game = table(goods={0: RICH}, hands={0: ["scout"]}).do("0 act road.left")
    for region in game.player(0).regions.values():
        region.stored = 3
    game.do("0 act settlement.left.scout")
    assert all(spot == f"choice.{key}" for key, spot in spots(game).items())
    assert game.asked == "0 scout"
