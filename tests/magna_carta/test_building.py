"""Phase 2: building cards and prestige cards, and paying with gold (docs/rules/magna_carta.md, phase 2)."""

import pytest

from engine.core.goods import Goods
from engine.magna_carta.cards import CARDS, PLAYER_COLOURS, deck
from engine.magna_carta.state import Slot
from tests.magna_carta.table import Table, residence, table

RICH: Goods = {"food": 9, "wood": 9, "stone": 9, "gold": 9}
CARRYING = {"small_farm": "food", "small_sawmill": "wood", "small_quarry": "stone"}


def builder(card: str, seats: int = 2, **hand: int) -> Table:
    """Give seat 0 one card in hand and these goods."""
    return table(seats, hands={0: [card]}, goods={0: hand})


def payments(game: Table, id: str) -> dict[str, object]:
    """Return the ways to pay for a card, by the offered keys."""
    return {option.key: option.data["pay"] for option in game.options if option.key.partition(".")[0] == id}


@pytest.mark.example(4)
def test_a_large_quarry_goes_to_the_end_of_the_road_for_a_food_and_two_stone() -> None:
    game = builder("large_quarry", food=1, stone=3)
    assert game.option("large_quarry").data == {
        "building": "large_quarry",
        "pay": {"food": 1, "stone": 2},
        "vp": CARDS["large_quarry"].points,
    }
    game.do("0 act large_quarry")
    assert game.state.road[-1] == Slot("large_quarry", 0)
    assert (game.cubes(0), game.deniers(0), game.player(0).hand) == ({"stone": 1}, 10, [])
    told = {"building": "large_quarry", "space": 3, "pay": {"food": 1, "stone": 2}}
    assert [(event.seat, event.data) for event in game.events_of("built")] == [(0, told)]


@pytest.mark.parametrize("id", deck(PLAYER_COLOURS, beginner=False))
def test_a_card_costs_what_its_table_says(id: str) -> None:
    cost = {"food": 0, "wood": 0, "stone": 0, "gold": 0} | {k: n for k, n in CARDS[id].cost.items() if k != "any"}
    cost["food"] += CARDS[id].cost.get("any", 0)
    game = builder(id, **cost)
    (key,) = payments(game, id)
    assert game.do(f"0 act {key}").cubes(0) == {}
    for kind, amount in cost.items():
        if amount:
            poorer = builder(id, **{**cost, kind: amount - 1})
            assert (payments(poorer, id), poorer.why(key).kind) == ({}, "cannot_pay")


@pytest.mark.parametrize(("seats", "cubes"), [(2, 2), (3, 4), (4, 4)])
@pytest.mark.parametrize("id", CARRYING)
def test_a_small_card_gets_its_cubes(id: str, seats: int, cubes: int) -> None:
    game = builder(id, seats, **RICH).do(f"0 act {id}")
    assert game.state.road[-1] == Slot(id, 0, cubes=cubes)


def test_only_small_cards_get_cubes() -> None:
    assert builder("large_farm", **RICH).do("0 act large_farm").state.road[-1].cubes == 0


def test_any_player_can_go_to_a_new_card_at_once() -> None:
    game = builder("market", **RICH).do("0 act market.food")
    assert "market@3" in game.offered
    game.do("1 act market@3")
    assert game.state.road[-1].worker == 1


def test_only_cards_in_hand_can_be_built() -> None:
    game = table(hands={0: ["bank"], 1: ["church"]}, goods={0: RICH})
    assert [option.key for option in game.options if option.group == "build"] == ["bank"]
    for key in ("church", "market.food", "small_farm"):
        building = key.partition(".")[0]
        assert (game.why(key).kind, game.why(key).data) == ("not_in_hand", {"building": building})


def test_building_costs_no_deniers() -> None:
    game = table(hands={0: ["bank"]}, goods={0: {**RICH, "denier": 0}}, road=[residence(0)])
    assert {"bank", "statue"} <= set(game.offered)


@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ({"food": 1, "wood": 1, "gold": 3}, {"food": 1, "wood": 1}),
        ({"food": 1, "gold": 1}, {"food": 1, "gold": 1}),
        ({"wood": 2, "gold": 2}, {"wood": 1, "gold": 1}),
        ({"gold": 2}, {"gold": 2}),
        ({"gold": 5, "stone": 5}, {"gold": 2}),
    ],
)
@pytest.mark.ruling(11)
def test_gold_pays_for_the_cubes_that_are_lacking_and_for_no_other(held: Goods, paid: Goods) -> None:
    assert payments(builder("small_farm", **held), "small_farm") == {"small_farm": paid}


def test_without_enough_gold_nothing_is_built() -> None:
    game = builder("bank", wood=1, stone=1, food=9)
    reason = game.why("bank")
    assert (reason.kind, reason.data["pay"]) == ("cannot_pay", {"wood": 1, "stone": 2})
    assert reason.data["have"] == {"wood": 1, "stone": 1, "gold": 0}, "and not the food, which is no help"


def test_what_any_cube_would_cost_is_described() -> None:
    assert builder("peddler", gold=1).why("peddler.food").data["pay"] == {"food": 1, "wood": 1}
    assert builder("peddler", gold=1).why("peddler.wood").data["pay"] == {"wood": 2}


def test_nothing_replaces_gold() -> None:
    road = [residence(0)]
    poor = table(road=road, goods={0: {"food": 9, "wood": 9, "stone": 9}})
    assert {poor.why(id).kind for id in ("theatre", "statue", "hotel", "cathedral")} == {"cannot_pay"}
    one = table(road=road, goods={0: {"wood": 1, "gold": 1}})
    assert one.why("theatre").kind == "cannot_pay"
    two = table(road=road, goods={0: {"wood": 1, "gold": 2}})
    assert payments(two, "theatre") == {"theatre": {"wood": 1, "gold": 2}}
    many = table(road=road, goods={0: {"gold": 8}})
    assert payments(many, "cathedral") == {"cathedral": {"gold": 8}}


@pytest.mark.parametrize("id", ["peddler", "market"])
@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ({"wood": 2}, {"wood": {"wood": 2}}),
        ({"wood": 1, "food": 1}, {"food": {"food": 1, "wood": 1}}),
        ({"wood": 1, "gold": 1}, {"gold": {"wood": 1, "gold": 1}}),
        (
            {"food": 1, "wood": 2, "stone": 1, "gold": 1},
            {
                "food": {"food": 1, "wood": 1},
                "wood": {"wood": 2},
                "stone": {"wood": 1, "stone": 1},
                "gold": {"wood": 1, "gold": 1},
            },
        ),
        ({"food": 1, "gold": 1}, {"food": {"food": 1, "gold": 1}}),
        ({"gold": 2}, {"gold": {"gold": 2}}),
        ({"wood": 1}, {}),
        ({"food": 5, "stone": 5}, {}),
    ],
)
@pytest.mark.ruling(11)
def test_any_cube_that_leaves_the_rest_payable_may_pay_any(id: str, held: Goods, paid: dict[str, Goods]) -> None:
    assert payments(builder(id, **held), id) == {f"{id}.{kind}": cubes for kind, cubes in paid.items()}


def test_a_card_of_any_cube_is_paid_as_chosen() -> None:
    game = builder("peddler", food=1, wood=2, gold=1).do("0 act peddler.gold")
    assert game.cubes(0) == {"food": 1, "wood": 1}
    assert game.events_of("built")[0].data["pay"] == {"wood": 1, "gold": 1}


@pytest.mark.example(5)
def test_a_statue_is_laid_on_a_residence_for_two_stone_and_a_gold() -> None:
    game = table(road=[Slot("market", 1), residence(0)], goods={0: {"stone": 2, "gold": 1}})
    offered = game.option("statue").data
    assert offered == {"building": "statue", "pay": {"stone": 2, "gold": 1}, "vp": CARDS["statue"].points, "space": 6}
    game.do("0 act statue")
    assert (game.faces[4:], game.cubes(0), game.deniers(0)) == (["market", "statue"], {}, 10)
    assert "statue" not in game.state.prestige
    told = {key: value for key, value in offered.items() if key != "vp"}
    assert [(event.seat, event.data) for event in game.events_of("prestige_built")] == [(0, told)]
    assert game.why("statue@6").kind == "no_work_here"


@pytest.mark.ruling(10)
def test_a_prestige_card_covers_the_leftmost_residence_that_shows() -> None:
    road = [residence(1), residence(0, "bank", prestige="hotel"), residence(0), residence(0, "church")]
    game = table(road=road, goods={0: RICH}).do("0 act statue")
    assert game.faces[4:] == ["residence", "hotel", "statue", "residence"]
    assert game.events_of("prestige_built")[0].data["space"] == 7


def test_a_prestige_card_needs_an_own_residence_that_shows() -> None:
    game = table(road=[residence(1), residence(0, prestige="hotel"), Slot("market", 0)], goods={0: RICH})
    assert [option.key for option in game.options if option.group == "prestige"] == []
    assert (game.why("statue").kind, game.why("statue").data) == ("no_residence", {})


def test_a_prestige_card_is_built_once() -> None:
    game = table(2, road=[residence(0), residence(1)], goods={0: RICH, 1: RICH}).do("0 act statue")
    assert (game.why("statue").kind, game.why("statue").data) == ("already_built", {"building": "statue"})


@pytest.mark.parametrize("id", deck(("prestige",), beginner=False))
def test_every_prestige_card_can_be_built_for_its_cost(id: str) -> None:
    cost = CARDS[id].cost
    game = table(road=[residence(0)], goods={0: cost})
    assert payments(game, id) == {id: cost}
    assert game.do(f"0 act {id}").cubes(0) == {}
    for kind, amount in cost.items():
        poorer = table(road=[residence(0)], goods={0: {**cost, kind: amount - 1}})
        assert poorer.why(id).kind == "cannot_pay"
