"""Phase 5: production, markets, peddlers and exchanges along the road (docs/rules/caylus.md 3.5)."""

from math import comb

import pytest

from engine.caylus.state import NO_SEAT
from engine.core.goods import Goods
from tests.caylus.table import Places, Table, table


def at_work(building: str, hand: Goods | None = None, **more: int) -> Table:
    """Put seat 0's worker on seat 0's building on space 9, before phase 5."""
    options = {"jeweler": "on"} if building == "s_jeweler" else {}
    hands = {0: {**(hand or {}), **more}}
    road = {9: (building, 0 if building[0] in "ws" else NO_SEAT)}
    return table(phase="road", provost=9, options=options, road=road, workers={9: 0}, hands=hands)


def test_buildings_are_activated_from_space_1_to_the_provost() -> None:
    workers: Places = {4: 0, 3: 1, 16: 2, 9: 3}
    game = table(phase="road", provost=9, road={9: ("w_sawmill", 0)}, workers=workers)
    assert [(event.data["space"], event.seat) for event in game.events_of("produced")] == [(3, 1), (4, 0), (9, 3)]
    assert [(event.data["space"], event.seat) for event in game.events_of("unused")] == [(16, 2)]
    assert [game.cubes(seat) for seat in range(4)] == [{"stone": 1}, {"wood": 1}, {}, {"wood": 2}]
    assert {game.player(seat).workers for seat in range(4)} == {6}


def test_space_28_has_no_effect_when_the_provost_is_far() -> None:
    game = table(phase="road", provost=9, road={1: "n_quarry", 28: ("w_sawmill", 0)}, workers={1: 1, 28: 0})
    assert [(event.data["space"], event.seat) for event in game.events_of("unused")] == [(28, 0)]
    assert (game.cubes(0), game.cubes(1)) == ({}, {"stone": 1})


def test_space_1_is_always_activated() -> None:
    game = table(phase="road", provost=1, workers={1: 0})
    assert game.asked == "0 produce"


def test_the_worker_stays_until_the_effect_is_over() -> None:
    game = table(phase="road", workers={1: 0})
    assert (game.state.space(1).worker, game.state.active) == (0, 1)
    game.do("0 produce food")
    assert (game.state.space(1).worker, game.state.active) == (NO_SEAT, 0)


@pytest.mark.parametrize(
    ("building", "yielded"),
    [
        ("n_sawmill", {"wood": 1}),
        ("n_quarry", {"stone": 1}),
        ("w_sawmill", {"wood": 2}),
        ("w_quarry", {"stone": 2}),
        ("s_farm", {"food": 2, "cloth": 1}),
        ("s_park", {"food": 1, "wood": 2}),
        ("s_workshop", {"stone": 2, "cloth": 1}),
    ],
)
def test_production_is_compulsory_and_asks_no_player(building: str, yielded: Goods) -> None:
    game = at_work(building)
    assert game.cubes(0) == yielded
    assert game.events_of("produced")[0].data["gain"] == yielded
    assert game.asked == "0 place"


def test_the_gold_mine_gives_a_gold() -> None:
    assert table(phase="road", provost=16, workers={16: 0}).cubes(0) == {"gold": 1}


@pytest.mark.decision("7a")
@pytest.mark.parametrize(
    ("building", "choices"),
    [
        ("n_farm", {"food": {"food": 1}, "cloth": {"cloth": 1}}),
        ("n_forest", {"food": {"food": 1}, "wood": {"wood": 1}}),
        ("w_farm_food", {"2food": {"food": 2}, "cloth": {"cloth": 1}}),
        ("w_farm_cloth", {"2cloth": {"cloth": 2}, "food": {"food": 1}}),
    ],
)
def test_production_with_or_is_chosen(building: str, choices: dict[str, Goods]) -> None:
    game = at_work(building)
    assert (game.asked, game.offered) == ("0 produce", list(choices))
    for key, yielded in choices.items():
        assert game.option(key).data == {"building": building, "gain": yielded}
        assert at_work(building).do(f"0 produce {key}").cubes(0) == yielded
    assert game.why("gold").kind == "not_offered"


@pytest.mark.decision("8")
@pytest.mark.parametrize(
    ("building", "kinds"),
    [("s_farm", ["food", "cloth"]), ("s_park", ["wood", "food"]), ("s_workshop", ["stone", "cloth"])],
)
def test_the_owner_of_a_stone_production_tile_takes_a_cube(building: str, kinds: list[str]) -> None:
    for kind in kinds:
        game = table(phase="road", provost=9, road={9: (building, 1)}, workers={9: 0})
        assert sum(game.cubes(0).values()) == 3
        assert (game.asked, game.offered) == ("1 bonus", kinds)
        assert game.option(kind).data == {"building": building, "gain": {kind: 1}}
        game.do(f"1 bonus {kind}")
        assert game.cubes(1) == {kind: 1}
        assert game.events_of("bonus")[0].data == {"building": building, "space": 9, "gain": {kind: 1}}


def test_the_owner_of_a_wood_tile_gets_nothing_on_activation() -> None:
    game = table(phase="road", provost=9, road={9: ("w_quarry", 1)}, workers={9: 0})
    assert (game.cubes(1), game.player(1).vp) == ({}, 10)


@pytest.mark.ruling(34)
def test_no_cube_for_the_owner_beyond_the_provost() -> None:
    game = table(phase="road", provost=8, road={9: ("s_farm", 1)}, workers={9: 0})
    assert (game.cubes(0), game.cubes(1), game.asked) == ({}, {}, "0 place")


@pytest.mark.decision("7e")
@pytest.mark.parametrize(("building", "deniers"), [("n_market", 4), ("w_market", 6)])
def test_a_market_buys_one_cube_of_any_kind(building: str, deniers: int) -> None:
    game = at_work(building, wood=1, gold=2)
    assert game.offered == ["wood", "gold", "none"]
    assert game.option("gold").data == {"building": building, "pay": {"gold": 1}, "gain": {"denier": deniers}}
    assert (game.why("food").kind, game.why("food").data["pay"]) == ("cannot_pay", {"food": 1})
    game.do("0 sell gold")
    assert (game.cubes(0), game.events_of("exchanged")[0].data["gain"]) == ({"wood": 1, "gold": 1}, {"denier": deniers})
    assert game.player(0).deniers == 10 + deniers + 2


@pytest.mark.decision("7e")
def test_a_market_without_a_cube_or_declined() -> None:
    assert at_work("n_market").offered == ["none"]
    game = at_work("n_market", wood=1).do("0 sell none")
    assert (game.cubes(0), game.events_of("declined")[0].data) == ({"wood": 1}, {"building": "n_market", "space": 9})


@pytest.mark.decision("7f")
def test_the_fixed_peddler_sells_one_cube_for_two_deniers() -> None:
    game = table(phase="road", provost=7, workers={7: 0}, hands={0: {"denier": 2}})
    assert game.offered == ["food", "wood", "stone", "cloth", "none"]
    game.do("0 buy cloth")
    assert (game.cubes(0), game.player(0).deniers) == ({"cloth": 1}, 0 + 2)
    poor = table(phase="road", provost=7, workers={7: 0}, hands={0: {"denier": 1}})
    assert poor.offered == ["none"]
    assert poor.why("gold").kind == "not_offered"
    assert (poor.why("food").kind, poor.why("food").data["pay"]) == ("cannot_pay", {"denier": 2})


@pytest.mark.decision("7g")
def test_the_wooden_peddler_sells_one_cube_for_one_or_two_for_two() -> None:
    game = at_work("w_peddler")
    assert len(game.offered) == 4 + 10 + 1
    assert {str(option.data.get("pay")) for option in game.options} == {"{'denier': 1}", "{'denier': 2}", "None"}
    assert not any("gold" in key for key in game.offered)
    game.do("0 buy food.cloth")
    assert (game.cubes(0), game.player(0).deniers) == ({"food": 1, "cloth": 1}, 8 + 2)
    assert at_work("w_peddler").do("0 buy 2stone").cubes(0) == {"stone": 2}
    assert at_work("w_peddler").do("0 buy stone").player(0).deniers == 9 + 2
    assert at_work("w_peddler", denier=1).offered == ["food", "wood", "stone", "cloth", "none"]
    assert at_work("w_peddler", denier=0).offered == ["none"]


TRADES: list[tuple[str, Goods, Goods, Goods, Goods]] = [
    ("s_church", {"denier": 2}, {"vp": 3}, {"denier": 4}, {"vp": 5}),
    ("s_tailor", {"cloth": 2}, {"vp": 4}, {"cloth": 3}, {"vp": 6}),
    ("s_bank", {"denier": 2}, {"gold": 1}, {"denier": 5}, {"gold": 2}),
    ("s_jeweler", {"gold": 1}, {"vp": 5}, {"gold": 2}, {"vp": 9}),
]


@pytest.mark.decision("7h")
@pytest.mark.parametrize(("building", "less", "small", "more", "large"), TRADES)
def test_an_exchange_is_small_or_large_or_declined(
    building: str, less: Goods, small: Goods, more: Goods, large: Goods
) -> None:
    for key, pay, gain in (("small", less, small), ("large", more, large)):
        game = at_work(building, {"denier": 0} | more)
        assert game.offered == ["small", "large", "none"]
        before = {**game.cubes(0), "denier": game.player(0).deniers, "vp": 10}
        game.do(f"0 trade {key}")
        after = {**game.cubes(0), "denier": game.player(0).deniers - 2, "vp": game.player(0).vp}
        expected = {kind: before.get(kind, 0) - pay.get(kind, 0) + gain.get(kind, 0) for kind in {*before, *gain}}
        assert after == {kind: amount for kind, amount in expected.items() if amount or kind in ("denier", "vp")}
        assert game.events_of("exchanged")[0].data == {"building": building, "space": 9, "pay": pay, "gain": gain}
    assert at_work(building, {"denier": 0} | less).offered == ["small", "none"]
    poor = at_work(building, denier=0)
    assert poor.offered == ["none"]
    assert (poor.why("large").kind, poor.why("large").data["pay"]) == ("cannot_pay", more)


@pytest.mark.decision("7i")
def test_the_alchemist_takes_two_or_four_cubes_that_are_not_gold() -> None:
    rich = at_work("s_alchemist", food=4, wood=4, stone=4, cloth=4, gold=4)
    assert [option.group for option in rich.options] == ["small"] * comb(5, 2) + ["large"] * comb(7, 4) + [""]
    assert not any("gold" in key for key in rich.offered)
    game = at_work("s_alchemist", food=1, wood=1, gold=3)
    assert game.offered == ["food.wood", "none"]
    assert game.why("2food").kind == "cannot_pay"
    game.do("0 trade food.wood")
    assert game.cubes(0) == {"gold": 4}
    large = at_work("s_alchemist", food=2, cloth=2)
    assert large.offered == ["2food", "food.cloth", "2cloth", "2food.2cloth", "none"]
    assert large.do("0 trade 2food.2cloth").cubes(0) == {"gold": 2}
    assert at_work("s_alchemist", food=1).offered == ["none"]


@pytest.mark.ruling(16)
def test_gold_replaces_no_other_cube() -> None:
    hand = {"gold": 20, "food": 1, "wood": 1}
    assert at_work("s_tailor", hand).offered == ["none"]
    assert at_work("s_alchemist", hand).offered == ["food.wood", "none"]
    assert at_work("w_mason", hand).offered == ["none"]
    assert at_work("s_farm", hand).cubes(0)["gold"] == 20
    wood = at_work("n_carpenter", {"gold": 20, "wood": 1})
    assert wood.offered == ["w_market.gold", "w_peddler.gold", "none"]
    assert "gold" in at_work("w_market", hand).offered


@pytest.mark.ruling(12)
def test_a_tile_built_in_phase_5_is_not_activated_this_turn() -> None:
    game = table(phase="road", provost=9, workers={6: 0}, hands={0: {"wood": 1, "food": 1}})
    game.do("0 build w_quarry")
    assert game.standing(9) == ("w_quarry", 0)
    assert game.asked == "0 place"
    assert not game.events_of("produced")
