"""Roads, settlements, cities and regions, and the Scout (docs/rules/catan_cards.md 1.3, 2.1, 3.4, 4.26)."""

import pytest

from engine.catan_cards.building import RegionShuffle
from engine.catan_cards.cards.base_events import EventShuffle
from engine.catan_cards.principality import describe_place
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS
from engine.core.flow import Frame
from tests.catan_cards.table import Table, table

PLENTY = {"lumber": 2, "brick": 3, "wool": 1, "grain": 3, "ore": 3}


def table_with_plenty(*hand: str, villages: tuple[int, ...] = (), regions: tuple[str, ...] = ()) -> Table:
    """Give seat 0 the resources for anything once; `regions` are on top of their stack."""
    game = table(hands={0: hand}, goods={0: PLENTY}, villages={0: villages})
    stack = game.state.region_stack
    stack[:] = [*regions, *(region for region in stack if region not in regions)]
    return game


def test_a_road_is_laid_at_either_end() -> None:
    game = table_with_plenty()
    assert game.option("road.left").data == {
        "building": "road", "pay": CENTRE_COSTS["road"], "side": "left", "source": None,
    }  # fmt: skip
    game.do("0 act road.left")
    assert game.player(0).centre == ["road", "city", "road", "city"]
    assert (game.player(0).left, game.state.supply["road"]) == (29, 6)
    assert game.goods(0) == {"lumber": 1, "brick": 1, "wool": 1, "grain": 3, "ore": 3}
    assert game.events_of("founded")[0].data == {"building": "road", "side": "middle", "at": 1, "centre": "road"}
    assert game.why("road.left").kind == "no_road_end"
    assert game.why("road.right").kind == "cannot_pay"
    assert game.why("road").kind == "no_road_end"


def test_a_settlement_needs_an_open_road_and_brings_two_regions() -> None:
    game = table_with_plenty(regions=("gold.3", "wool.6"))
    assert game.why("settlement.right").kind == "no_open_road"
    game.do("0 act road.right", "0 act settlement.right")
    assert (game.asked, game.offered) == ("0 region_side", ["upper", "lower"])
    assert game.option("lower").data == {"region": "gold", "number": 3, "side": "lower"}
    assert game.option("lower").spot == "region.0.d35"
    game.do("0 region_side lower")
    regions = game.player(0).regions
    assert (regions["d35"].kind, regions["d35"].number, regions["d35"].stored) == ("gold", 3, 0)
    assert (regions["u35"].kind, regions["u35"].number) == ("wool", 6)
    assert [event.data["side"] for event in game.events_of("region")] == ["lower", "upper"]
    assert (game.points(0), game.goods(0)) == (5, {"grain": 2, "ore": 3})
    assert len(game.state.region_stack) == 9


def test_a_settlement_on_the_left_keeps_all_places() -> None:
    game = table_with_plenty(regions=("gold.3", "wool.6")).do(
        "0 act road.left", "0 act settlement.left", "0 region_side upper"
    )
    assert (game.player(0).left, set(game.player(0).regions) >= {"u27", "d27", "u29"}) == (28, True)
    assert game.player(0).regions["u27"].kind == "gold"


def test_a_scout_chooses_both_regions_and_the_rest_is_shuffled() -> None:
    game = table_with_plenty("scout").do("0 act road.right")
    assert game.option("settlement.right.scout").data["source"] == "scout"
    game.do("0 act settlement.right.scout")
    assert (game.asked, game.discard) == ("0 scout", ["scout"])
    assert len(game.offered) == 11
    assert game.option("gold.3").data == {"region": "gold", "number": 3, "side": "upper"}
    game.do("0 scout gold.3")
    assert game.option("wool.6").data["side"] == "lower"
    assert "gold.3" not in game.keys
    game.do("0 scout wool.6")
    assert game.asked == "chance shuffle_regions"
    order = sorted(game.state.region_stack, reverse=True)
    game.do("chance shuffle_regions " + " ".join(order))
    assert (game.state.region_stack, game.asked) == (order, "0 act")
    assert game.player(0).regions["u35"].kind == "gold"


def test_a_scout_is_never_gated_but_must_be_held() -> None:
    game = table(hands={0: ["scout"]}, goods={0: {**PLENTY, "brick": 3}}, villages={0: (30, 32), 1: (30, 32)})
    game.do("0 act road.right")
    assert "settlement.right.scout" in game.keys
    assert table_with_plenty().do("0 act road.right").why("settlement.right.scout").kind == "not_in_hand"


def test_a_city_covers_an_own_settlement() -> None:
    game = table_with_plenty(villages=(30,))
    assert game.option("city.30").data == {"building": "city", "pay": {"ore": 3, "grain": 2}, "at": 1}
    assert [game.why(key).kind for key in ("city.32", "city.31", "city.x", "city")] == ["no_settlement"] * 4
    game.do("0 act city.30")
    assert (game.player(0).centre, game.points(0)) == (["city", "road", "city"], 4)
    assert game.events_of("founded")[0].data == {"building": "city", "side": "middle", "at": 1, "centre": "city"}


@pytest.mark.parametrize(
    ("piece", "key"), [("road", "road.left"), ("settlement", "settlement.left"), ("city", "city.30")]
)
def test_an_empty_supply_ends_the_building_of_a_piece(piece: str, key: str) -> None:
    game = table_with_plenty(villages=(30,))
    game.state.supply[piece] = 0
    assert game.why(key).data == {"building": piece}
    assert game.why(key).kind == "supply_empty"


@pytest.mark.parametrize(("regions", "kind"), [(0, "no_regions_left"), (1, "no_regions_left"), (2, None)])
def test_a_settlement_wants_two_regions_a_road_or_city_none(regions: int, kind: str | None) -> None:
    game = table_with_plenty(villages=(30,)).do("0 act road.right")
    del game.state.region_stack[regions:]
    game.player(0).regions["d29"].stored = 3
    assert ("settlement.right" in game.keys) == (kind is None)
    assert kind is None or game.why("settlement.right").kind == kind
    assert "city.30" in game.keys
    assert table_with_plenty(villages=(30,), regions=("gold.3", "wool.6")).keys >= {"road.left", "city.30"}


def test_places_are_counted_from_the_left_wherever_the_row_has_grown() -> None:
    game = table(goods={0: {"lumber": 3, "brick": 3}}, villages={0: (30, 32)}, third={0: ("gold.3", "wool.6")})
    game.do("0 act road.left")
    assert [one.data["at"] for one in game.events_of("founded")] == [1]
    for region in game.player(0).regions.values():
        region.stored = 3
    assert [game.option(f"city.{at}").data["at"] for at in (30, 32, 34)] == [1, 2, 3]
    game.do("0 act road.right").decline(until="act")
    assert [one.data["at"] for one in game.events_of("founded")] == [1, 4]
    game.do("0 act settlement.left").decline(until="region_side").do("0 region_side upper")
    assert [(one.data["side"], one.data["at"]) for one in game.events_of("region")] == [("upper", 1), ("lower", 1)]
    assert [game.option(f"city.{at}").data["at"] for at in (28, 30, 34)] == [1, 2, 4]


def test_places_are_counted_from_the_left_beside_a_road_that_leads_on() -> None:
    goods = {"lumber": 3, "brick": 3, "ore": 2, "gold": 1}
    game = table(hands={0: ["abbey"]}, goods={0: goods}).do("0 act road.left", "0 act abbey")
    assert [option.data["at"] for option in game.options] == [1, 1, 2, 2]
    regions = {place: describe_place(game.player(0), place)["at"] for place in ("u29", "u31", "u33")}
    assert regions == {"u29": 1, "u31": 2, "u33": 3}
    assert [describe_place(game.player(0), place)["at"] for place in ("c29", "c31", "c29x", "c31x")] == [1, 2, 1, 2]
    assert [describe_place(game.player(1), place)["at"] for place in ("u29", "u31", "c31", "c31x")] == [1, 2, 1, 1]


@pytest.mark.parametrize("doing", [RegionShuffle(), EventShuffle()])
def test_the_order_of_shuffled_cards_stays_secret(doing: Frame[State]) -> None:
    ask = table(doing=[doing]).decision.ask
    assert (ask.open, ask.ordered, ask.secret, ask.least == ask.most == len(ask.options)) == (False, True, True, True)


def test_a_cost_out_of_several_regions_is_asked_for_one_at_a_time() -> None:
    game = table(goods={0: {"lumber": 1, "brick": 2}}, third={0: ("brick.1", "wool.5")}).do("0 act road.right")
    assert (game.asked, game.keys) == ("0 pay", {"d29", "u35"})
    assert (game.option("d29").data["left"], game.option("u35").data["number"]) == (2, 1)
    game.do("0 pay d29", "0 pay u35")
    assert [game.player(0).regions[place].stored for place in ("d29", "u35")] == [1, 1]
