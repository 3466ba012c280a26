"""Merits of answers in Caylus, found by position and rules."""

from typing import Any

import pytest

from engine.caylus.activation import BuildTile, BuyFromPeddler, HireTileLawyer, ProduceGoods, SellOneCube, TradeGoods
from engine.caylus.favours import Favour, PrestigeSite
from engine.caylus.provost import MoveProvost
from engine.core.goods import Goods
from engine.core.provost import NOBODY, OUT_OF_REACH
from tests.caylus.table import CAYLUS, Places, Table, table

COMMON_KINDS = frozenset({"brings", "castle_waits", "either", "exposed"})
BATCH = {"food": 1, "wood": 1, "stone": 1}


def find_merits(game: Table, key: str, other: str) -> list[tuple[str, Any]]:
    """Return the merits of an answer compared with another one, without those in `COMMON_KINDS`."""
    found = CAYLUS.merits(game.position, game.decision, (key,), (other,))
    return [(merit.kind, merit.data) for merit in found if merit.kind not in COMMON_KINDS]


def kinds(game: Table, key: str, other: str = "pass") -> list[str]:
    """Return the kinds of the merits of an answer."""
    return [kind for kind, _ in find_merits(game, key, other)]


def placing(hand: Goods | None = None, workers: Places | None = None, **more: Any) -> Table:
    """Return a match in which two players place workers, the first of them with these cubes."""
    return table(2, hands={0: hand or {}}, workers=workers, provost=8, **more)


def test_answers_of_several_picks_have_no_merits() -> None:
    game = placing()
    assert CAYLUS.merits(game.position, game.decision, (), ("pass",)) == ()
    assert CAYLUS.merits(game.position, game.decision, ("inn",), ()) == ()


def test_a_cube_completes_a_batch() -> None:
    game = placing({"food": 1, "wood": 1})
    assert find_merits(game, "n_quarry@4", "pass")[0] == (
        "batch", {"gain": {"stone": 1}, "vp": 5, "others": False, "pay": BATCH, "there": False}
    )  # fmt: skip
    game = placing({"food": 1}, {4: 0, "castle": 0})
    assert find_merits(game, "n_forest@2", "pass")[0] == (
        "batch", {"gain": {"wood": 1}, "vp": 5, "others": True, "pay": BATCH, "there": True}
    )  # fmt: skip
    game = placing({"food": 1, "wood": 1}, {"castle": (1, 1, 1, 1, 1)})
    assert find_merits(game, "n_quarry@4", "pass")[0] == (
        "batch_later", {"gain": {"stone": 1}, "vp": 5, "others": False, "pay": BATCH}
    ), "the castle is full of workers"  # fmt: skip
    game = placing({"food": 1, "wood": 1, "denier": 1})
    assert kinds(game, "n_quarry@4") == ["batch_later", "first"], "nothing is left for the castle"
    game = placing({"food": 2, "wood": 2, "stone": 1})
    assert find_merits(game, "n_quarry@4", "pass")[0][1]["pay"] == {}, "it is one more"
    full = ((0,) * 6, (0,) * 10, (0,) * 14)
    assert kinds(placing({"food": 1, "wood": 1}, houses=full), "n_quarry@4")[0] == "first"
    assert kinds(placing({"food": 1, "wood": 1}, houses=full), "castle") == []


def test_a_peddler_may_bring_what_is_missing() -> None:
    game = placing({"food": 1, "wood": 1})
    assert find_merits(game, "f_peddler@7", "pass")[0][1]["gain"] == {"stone": 1}
    assert find_merits(game, "f_peddler@7", "pass")[0][1]["cost"] == 2
    poor = placing({"food": 1, "wood": 1, "denier": 2})
    assert kinds(poor, "f_peddler@7") == ["no_use"]
    seller: Any = {8: ("w_peddler", -1)}
    found = find_merits(placing({"food": 1}, road=seller), "w_peddler@8", "pass")[0]
    assert (found[0], found[1]["gain"], found[1]["cost"]) == ("batch", {"wood": 1, "stone": 1}, 2), "he sells two"
    found = find_merits(placing({"food": 1, "denier": 2}, road=seller), "w_peddler@8", "pass")[0]
    assert (found[0], found[1]["cost"]) == ("nearer_batch", 1)
    assert kinds(placing({"food": 1, "wood": 1}, {7: 0}), "n_quarry@4") == ["last_source"], "he may buy the stone"
    assert kinds(placing({"food": 1, "wood": 1, "denier": 1}, {7: 0}), "n_quarry@4")[0] == "batch_later"


def test_the_last_free_source_of_a_cube_is_named() -> None:
    held = {"wood": 3, "stone": 3}
    assert find_merits(placing(held, {7: 1}), "n_quarry@4", "pass") == [("last_source", {"gain": {"stone": 1}})]
    assert find_merits(placing(held), "n_quarry@4", "pass") == [], "the peddler sells it"
    assert find_merits(placing(held, {7: 1}), "n_sawmill@3", "pass") == [], "the forest is free"
    assert find_merits(placing(held, {2: 1, 7: 1}), "n_sawmill@3", "pass") == [("last_source", {"gain": {"wood": 1}})]


def test_a_builder_offers_the_buildings_that_can_be_paid() -> None:
    built = {"building": "w_mason", "pay": {"wood": 1, "food": 1}, "vp": 4}
    game = placing({"wood": 1, "food": 1}, road={9: ("w_market", 0), 10: ("w_peddler", 0)})
    assert find_merits(game, "n_carpenter@6", "pass") == [("build", built)]
    game = placing({"food": 1}, {3: 0}, road={9: ("w_market", 0), 10: ("w_peddler", 0)})
    assert find_merits(game, "n_carpenter@6", "pass") == [("build_with", built)]
    assert kinds(placing({"wood": 1, "food": 1}, {8: 0}), "n_carpenter@6") == [], "another worker builds"
    assert kinds(placing(), "n_carpenter@6") == ["no_use"]
    residence = placing({"food": 3, "gold": 1}, road={8: ("s_architect", 0), 9: ("residence", 0)})
    assert find_merits(residence, "s_architect@8", "pass")[0][1]["building"] == "p_granary"
    assert kinds(placing({"food": 3, "gold": 1}, road={8: ("s_architect", 0)}), "s_architect@8") == ["no_use"]


def test_a_cube_lets_another_worker_build() -> None:
    game = placing({"food": 1}, {6: 0}, road={9: ("w_market", 0), 10: ("w_peddler", 0)})
    assert find_merits(game, "n_sawmill@3", "pass")[0] == (
        "lets_build", {"gain": {"wood": 1}, "building": "w_mason", "vp": 4, "space": 6, "known": ["n_carpenter"]}
    )  # fmt: skip
    assert kinds(placing({"food": 1}, {6: 0}, road={7: "n_sawmill"}), "n_sawmill@7") == ["nearer_batch", "first"], (
        "it comes too late"
    )
    assert kinds(placing({}, {6: 0}), "n_sawmill@3")[0] == "first", "it is not enough"


def test_places_before_the_bridge_say_what_they_bring() -> None:
    game = placing({"food": 1, "wood": 1, "stone": 1, "cloth": 1})
    assert find_merits(game, "trading_post", "pass") == [("trading_post", {"deniers": 3, "cost": 1})]
    assert find_merits(game, "joust_field", "pass") == [
        ("joust_field", {"pay": {"denier": 1, "cloth": 1}, "vp": 1, "deniers": 3})
    ]
    assert kinds(placing({}), "joust_field") == []
    dear = table(2, hands={0: {"denier": 9}, 1: {"denier": 9}}).do("0 place inn", "1 place pass")
    assert kinds(dear, "trading_post") == [], "the worker costs as much"
    assert kinds(game, "inn") == ["inn"]
    assert kinds(game, "gate") == ["gate"]
    assert kinds(game, "pass", "inn") == []
    made = {"count": 1, "vp": 5, "others": False, "last": True, "spends": False, "passes": True}
    assert find_merits(game, "castle", "pass") == [("castle", made)]
    assert find_merits(placing({"food": 1, "wood": 1}, {4: 0}), "castle", "pass") == [("castle_with", made)]
    assert kinds(placing(), "castle") == []
    building = placing({"food": 1, "wood": 1, "stone": 1}, {6: 0})
    assert find_merits(building, "castle", "pass") == [("castle", {**made, "others": True, "last": False})], (
        "the carpenter may spend them"
    )
    nearly = placing({"food": 2, "wood": 2, "stone": 2}, houses=((1,) * 5, (), ()))
    assert find_merits(nearly, "castle", "pass")[0][1] == made


def test_in_the_last_turn_nothing_is_for_the_next_one() -> None:
    last: Any = {"scored": 2, "bailiff": 23}
    full = ((), (), (0,) * 14)
    assert kinds(placing({"food": 1, "wood": 1}, {"castle": (1,) * 5}, **last), "n_quarry@4")[0] == "first"
    assert kinds(placing({"food": 1}, **last), "n_quarry@4") == ["first"]
    assert kinds(placing(**last), "inn") == kinds(placing(scored=2, bailiff=20, houses=full), "inn") == []
    assert kinds(table(3, order=(1, 0, 2), **last).do("1 place pass"), "stables") == []
    assert kinds(placing(scored=2, bailiff=22), "inn") == ["inn"]


def test_the_castle_can_wait_while_it_can_be_paid_for() -> None:
    def find_waits(game: Table, key: str) -> list[bool]:
        (castle,) = [data["last"] for kind, data in find_merits(game, "castle", key)]
        found = {one.kind: one.data for one in CAYLUS.merits(game.position, game.decision, (key,), ("pass",))}
        prices.append(found.get("castle_waits", {}).get("cost"))
        return [castle, "castle_waits" in found]

    prices, batch = list[Any](), {"food": 1, "wood": 1, "stone": 1}
    assert find_waits(placing(batch), "trading_post") == find_waits(placing(batch), "n_sawmill@3") == [False, True]
    assert find_waits(placing({**batch, "denier": 3}), "trading_post") == [True, False], (
        "it costs 3 once seat 1 has passed"
    )
    assert find_waits(placing({**batch, "denier": 2}, {"inn": (-1, 0)}), "trading_post") == [False, True]
    assert find_waits(placing(batch, dict.fromkeys(range(1, 6), 0)), "trading_post") == [True, False], "the last worker"
    assert find_waits(placing(batch), "n_market@5") == [False, False], "it takes a cube"
    three = table(3, hands={0: {**batch, "denier": 3}})
    assert find_waits(three, "trading_post") == [False, True], "it costs 2 once one has passed"
    builder = placing(batch, {6: 0})
    assert find_waits(builder, "trading_post") == [False, False], "the carpenter may take the cubes"
    assert [price for price in prices if price is not None] == [3, 3, 0, 0], "what a pass makes much dearer is named"
    gate = table(2, "special", provost=8, workers={"gate": 0}, hands={0: batch})
    assert find_merits(gate, "castle", "back")[0][1]["last"] is False


def test_another_place_may_use_up_the_cubes_for_the_castle() -> None:
    game = placing({"food": 1, "wood": 1, "stone": 1})
    (castle,) = [data for kind, data in find_merits(game, "castle", "n_carpenter@6") if kind == "castle"]
    assert (castle["last"], castle["spends"]) == (True, True)
    rich = placing({"food": 2, "wood": 2, "stone": 1})
    (castle,) = [data for kind, data in find_merits(rich, "castle", "n_carpenter@6") if kind == "castle"]
    assert (castle["last"], castle["spends"]) == (False, False)


def test_the_stables_are_for_players_who_do_not_play_first() -> None:
    assert find_merits(table(3, order=(1, 0, 2)).do("1 place pass"), "stables", "pass") == [("stables", {"place": 1})]
    assert find_merits(
        table(3, order=(1, 2, 0), workers={"stables": 1}).do("1 place pass", "2 place pass"), "stables", "pass"
    ) == [("stables", {"place": 2})]
    assert find_merits(table(3), "stables", "pass") == [("stables_keep", {"place": 1})]


def test_the_guild_reaches_workers_and_cuts_them_off() -> None:
    game = placing({}, {7: 1})
    assert find_merits(game, "merchants_guild", "pass") == [
        ("guild_shut", {"building": "f_peddler", "space": 7, "by": 1, "to": 6})
    ]
    game = placing({}, {9: 0, 7: 1, 8: 0}, road={9: ("w_mason", 0)})
    assert find_merits(game, "merchants_guild", "pass")[0] == ("guild_reach", {"building": "w_mason", "space": 9})
    assert find_merits(placing({}, {5: 1}), "merchants_guild", "pass") == [("guild", {"most": 3})], "he is out of reach"


def test_markets_and_exchanges_say_what_they_bring() -> None:
    assert find_merits(placing({"food": 1}), "n_market@5", "pass") == [("sale", {"deniers": 4, "cost": 1})]
    assert kinds(placing(), "n_market@5") == ["no_use"]
    church, lawyer, alchemist = (placing({}, road={8: (id, 0)}) for id in ("s_church", "w_lawyer", "s_alchemist"))
    assert find_merits(church, "s_church@8", "pass") == [("trade", {"pay": {"denier": 2}, "gain": {"vp": 3}})]
    assert kinds(placing({"denier": 2}, road={8: ("s_church", 0)}), "s_church@8") == ["no_use"]
    assert kinds(lawyer, "w_lawyer@8") == kinds(alchemist, "s_alchemist@8") == ["no_use"]
    for id, held in (("w_lawyer", 0), ("s_tailor", 1), ("s_alchemist", 1)):
        to_come = placing({"cloth": held}, {1: 0}, road={8: (id, 0)})
        assert kinds(to_come, f"{id}@8") == [], "the farm may bring what is missing"
    lawyer, alchemist = (placing({"cloth": 2}, road={8: (id, 0)}) for id in ("w_lawyer", "s_alchemist"))
    assert find_merits(lawyer, "w_lawyer@8", "pass") == [
        ("lawyer", {"pay": {"denier": 1, "cloth": 1}, "vp": 2, "deniers": 1})
    ]
    assert find_merits(alchemist, "s_alchemist@8", "pass") == [("trade_cubes", {"count": 2, "gain": {"gold": 1}})]


def test_beyond_the_provost_only_the_last_to_move_him_has_a_merit() -> None:
    game = table(2, provost=6, hands={0: {"denier": 9}}).do("0 place inn", "1 place pass")
    assert find_merits(game, "f_peddler@7", "pass") == [("last_mover", {"deniers": 1})]
    assert kinds(game, "f_gold_mine@16") == []
    assert kinds(table(2, provost=6), "f_peddler@7") == []
    gate = table(2, "special", provost=6, workers={"gate": 0})
    assert kinds(gate, "f_peddler@7", "back") == []


def test_a_worker_beside_the_provost_can_be_cut_off_for_a_denier() -> None:
    def is_exposed(key: str, **deniers: int) -> bool:
        game = table(2, provost=8, hands={1: deniers} if deniers else {})
        return any(one.kind == "exposed" for one in CAYLUS.merits(game.position, game.decision, (key,), ("pass",)))

    assert is_exposed("f_carpenter@8")
    assert not is_exposed("f_peddler@7")
    assert not is_exposed("f_carpenter@8", denier=0)


def test_deniers_may_be_kept_for_the_provost() -> None:
    def find_moves(workers: Places, key: str, other: str, denier: int = 3, *passed: int) -> list[tuple[str, Any]]:
        game = placing({"denier": denier}, workers, road={11: ("n_market", NOBODY)})
        game.state.passed = [*passed]
        return [one for one in find_merits(Table(game.position), key, other) if one[0].endswith("_move")]

    back: dict[str, Any] = {"places": ["6:n_carpenter"], "by": 1, "deniers": 3, "own": False, "to": 5}
    assert find_moves({6: 1}, "pass", "inn", 3, 1) == [("keeps_move", back)]
    assert find_moves({6: 1}, "inn", "pass", 3, 1) == [("spends_move", back)]
    assert find_moves({6: 1}, "pass", "inn", 3) == [], "the other player may move him later"
    assert find_moves({6: 1, 7: 0}, "pass", "inn", 3, 1) == [], "it would cut off one of the seat's"
    assert find_moves({6: 1}, "pass", "inn", 9, 1) == [], "there are enough"
    assert find_moves({5: 1}, "pass", "inn", 4, 1) == [], "it is too far"
    assert find_moves({6: 1}, "gate", "inn", 3, 1) == [], "they cost as much"
    assert find_moves({6: 1, "trading_post": 0}, "pass", "inn", 3, 1) == [], "the trading post pays first"
    assert find_moves({6: 1, "merchants_guild": 1}, "pass", "inn", 3, 1) == [], "the guild moves him first"
    beyond = {**back, "places": ["11:n_market"], "by": 0, "own": True, "to": 11}
    assert find_moves({11: 0}, "pass", "inn", 3, 1) == [("keeps_move", beyond)]


def test_the_cost_of_a_batch_is_named() -> None:
    one = {"food": 1, "wood": 1, "stone": 1}
    game = placing(one, {"castle": 0})
    built, fewer = find_merits(game, "n_carpenter@6", "pass")
    assert (built[0], fewer) == ("build", ("fewer_batches", {"count": 1, "pay": built[1]["pay"]}))
    assert kinds(placing({**one, "food": 2, "wood": 2}, {"castle": 0}), "n_carpenter@6") == ["build"]
    assert kinds(placing(one, {"castle": (1, 1, 1, 1, 1)}), "n_carpenter@6") == ["build"], "the castle is full"
    assert kinds(placing({"food": 1}, {3: 0, "castle": 0}), "n_carpenter@6") == ["build_with"], "it is still to come"
    taking = {"count": 1, "pay": {"wood": 1, "food": 1}}
    both = placing({"food": 1, "cloth": 1}, {3: 0, "castle": 0})
    assert find_merits(both, "n_carpenter@6", "pass")[1] == ("fewer_batches", taking), "so is the wood of the batch"
    assert kinds(placing({"food": 2, "wood": 1, "stone": 1}, {"castle": 0}), "n_market@5") == ["sale"]
    assert kinds(placing(one, {"castle": 0}), "n_market@5") == ["no_use"], "every cube is for the batch"
    assert kinds(placing({}, {3: 0, "castle": 0}), "n_market@5") == ["sale"], "a cube comes before"
    assert "sale" not in kinds(placing({"gold": 1}), "n_market@5"), "gold is worth more than it brings there"
    assert kinds(placing({}, {6: 0, "castle": 0}), "n_market@5") == ["no_use"]
    assert kinds(placing(one, {"castle": (1, 1, 1, 1, 1)}), "n_market@5") == ["sale"]


def test_deniers_are_kept_for_cubes_that_a_worker_buys() -> None:
    def find_kept(other: str, workers: Places, **hand: int) -> list[tuple[str, Any]]:
        found = find_merits(placing({"denier": 2, **hand}, workers), "pass", other)
        return [one for one in found if one[0] != "alike"]

    bought = ("buys_batch", {"count": 1, "vp": 5})
    castle: Places = {7: 0, "castle": 0}
    assert find_kept("inn", castle, food=1, wood=1) == [bought]
    assert find_kept("inn", castle, food=1, wood=1, denier=3) == [], "two are left"
    assert find_kept("trading_post", castle, food=1, wood=1) == [], "it brings more"
    assert find_kept("n_quarry@4", castle, food=1, wood=1) == [], "the cube itself"
    assert find_kept("inn", {7: 0}, food=1, wood=1) == [], "nobody is at the castle"
    tile = {"building": "w_market", "vp": 4, "space": 8, "known": ["f_carpenter"]}
    assert find_kept("inn", {7: 0, 8: 0}, food=1) == [("buys_tile", tile)]
    assert find_kept("inn", {7: 0, 8: 0, "castle": 0}, food=1, stone=1)[0][0] == "buys_tile", "it is built first"


def test_deniers_of_the_trading_post_buy_cubes_for_a_batch() -> None:
    def find_made(workers: Places, **hand: int) -> list[tuple[object, object]]:
        game = placing({"denier": 1, **hand}, {7: 0, **workers})
        return [
            (data.get("count"), data.get("vp"))
            for kind, data in find_merits(game, "trading_post", "pass")
            if kind == "lets_buy"
        ]

    assert find_made({"castle": 0}, food=1, wood=1) == [(1, 5)]
    assert find_made({"castle": 0}, food=1) == [(None, None)]
    assert find_made({}, food=1, wood=1) == [(None, None)], "nobody is at the castle"
    assert find_made({"castle": 0, 8: 0}, food=1, wood=1) == [(None, None)], "the cubes may go into a building"


def test_deniers_for_the_provost_may_be_needed_for_cubes() -> None:
    game = moving({7: 0, 8: 1, 6: 1, "castle": 0}, last=True)
    game.state.players[0].deniers = 2
    game.state.players[0].cubes = {**game.state.players[0].cubes, "food": 1, "wood": 1}
    assert find_merits(game, "0", "-1")[0] == ("buys_batch", {"count": 1, "vp": 5})
    assert kinds(game, "-1", "0")[0] != "buys_batch"
    game.state.players[0].deniers = 9
    assert kinds(game, "0", "-2")[0] == "leaves_batches", "it is not the deniers"


def moving(workers: Places, *, deniers: int = 5, last: bool = False, provost: int = 8, bailiff: int = 6) -> Table:
    """Return a match in which seat 0 may move the provost: last of all, or before seat 1, who has these deniers."""
    passed = (1, 0) if last else (0, 1)
    hands = {1: {"denier": deniers}}
    game = table(
        2, "provost", doing=[MoveProvost(0), *([] if last else [MoveProvost(1)])],
        passed=passed, workers=workers, provost=provost, bailiff=bailiff, hands=hands, road={9: ("w_mason", 0)},
    )  # fmt: skip
    assert game.asked == "0 provost"
    return game


def test_a_move_of_the_provost_reaches_workers() -> None:
    assert find_merits(moving({9: 0}), "+1", "0") == [
        ("provost_reach", {"places": ["9:w_mason"], "by": 0, "count": 1, "to": 9, "back": True, "won": 0}),
        (
            "provost_open",
            {"places": ["9:w_mason"], "by": 0, "count": 1, "deniers": 1, "asked": ["1"], "least": 0, "won": 0},
        ),
    ]
    assert find_merits(moving({8: 0}), "0", "-1")[0] == (
        "provost_keep", {"places": ["8:f_carpenter"], "by": 0, "count": 1, "to": 7, "back": True, "won": 0}
    )  # fmt: skip


def test_a_move_of_the_provost_may_cost_a_batch() -> None:
    game = table(
        2, "provost", doing=[MoveProvost(0)], passed=(1, 0), workers={8: 0, "castle": 0}, provost=8, bailiff=6,
        hands={0: {"food": 1, "wood": 1, "denier": 5}}, road={8: ("w_quarry", 0)},
    )  # fmt: skip
    assert find_merits(game, "0", "-1")[0] == ("leaves_batches", {"count": 1, "left": 0})
    fewer = [one for one in find_merits(game, "-1", "0") if one[0] == "fewer_batches"]
    assert fewer == [("fewer_batches", {"count": 1, "pay": {}, "vp": 5})]
    assert "leaves_batches" not in kinds(game, "+1", "0")


def test_a_move_of_the_provost_cuts_workers_off() -> None:
    shut = {"places": ["8:f_carpenter"], "by": 1, "to": 7, "back": False, "own": False, "count": 1}
    assert find_merits(moving({8: 1}, last=True), "-1", "0")[0] == ("provost_shut", shut)
    assert find_merits(moving({8: 1, 7: 0}, last=True), "-2", "0")[0][1]["own"] is True
    dear = {"places": ["8:f_carpenter"], "by": 1, "to": 7, "back": False, "cost": 1, "count": 1, "undo": 0}
    assert find_merits(moving({8: 1}, last=True), "0", "-1") == [("provost_dear", dear)]
    assert find_merits(moving({8: 1, 7: 1}, last=True), "0", "-2")[0][1]["places"] == ["7:f_peddler", "8:f_carpenter"]
    assert kinds(moving({9: 1}, last=True), "0", "+1") == ["provost_shut"]


def test_cutting_off_a_worker_may_be_undone() -> None:
    def find_cost(key: str, deniers: int) -> object:
        return find_merits(moving({8: 1}, deniers=deniers), "0", key)[0][1]["undo"]

    assert [find_cost("-1", 1), find_cost("-2", 2)] == [1, 2]
    assert find_cost("-2", 1) == 0, "it costs the player more than that"


def test_what_keeps_a_worker_safe_is_named_before_the_price() -> None:
    assert kinds(moving({7: 0, 8: 1}), "0", "-1")[:2] == ["provost_guard", "provost_dear"]


def test_staying_where_no_worker_is_touched_saves_deniers() -> None:
    assert find_merits(moving({}), "0", "-1") == [("provost_idle", {"to": 7, "cost": 1, "alone": True})]
    for space, seat, alone in ((5, 1, True), (6, 1, False), (9, 1, True), (9, 0, False), (6, 0, True), (12, 0, True)):
        (idle,) = (one for one in find_merits(moving({space: seat}), "0", "-1") if one[0] == "provost_idle")
        assert idle[1]["alone"] == alone, (space, seat)
    (idle,) = (one for one in find_merits(moving({1: 1}, provost=3), "0", "-1") if one[0] == "provost_idle")
    assert idle[1]["alone"], "the provost cannot stop before the first space"
    assert find_merits(moving({}), "-1", "0") == []


def test_a_move_of_the_provost_may_lose_a_worker_of_the_same_player() -> None:
    lost = {"places": ["8:f_carpenter"], "by": 0, "count": 1, "to": 7, "back": False, "won": 0}
    assert find_merits(moving({8: 0}, last=True), "-1", "0")[0] == ("provost_loses", lost)
    assert "provost_loses" not in kinds(moving({8: 0, 7: 1}, last=True), "-2", "0"), "it is said with theirs"


def test_a_worker_is_safe_where_the_others_cannot_push_the_provost_below_it() -> None:
    safe = {"places": ["5:n_market"], "by": 0, "count": 1, "to": 8, "back": True, "least": 5, "won": 0}
    assert ("provost_safe", safe) in find_merits(moving({5: 0}), "0", "-1")
    assert "provost_safe" in kinds(moving({7: 0}, deniers=1), "0", "-1")
    assert "provost_safe" not in kinds(moving({7: 0}, deniers=0), "0", "-1")
    assert "provost_safe" not in kinds(moving({1: 0}, provost=4), "0", "-1"), "the provost cannot leave the road"


def test_a_worker_near_the_provost_can_be_cut_off() -> None:
    at_risk = {"places": ["8:f_carpenter"], "by": 0, "count": 1, "asked": ["1"], "won": 4}

    def find_risks(key: str, other: str, deniers: int = 5, **hand: int) -> list[tuple[str, Any]]:
        game = moving({8: 0, 5: 0}, deniers=deniers)
        game.state.players[0].cubes = {**game.state.players[0].cubes, **hand}
        return [found for found in find_merits(game, key, other) if found[0] in ("provost_guard", "provost_open")]

    assert find_risks("0", "+1", wood=1, food=1) == [("provost_open", {**at_risk, "deniers": 1, "least": 2})]
    assert find_risks("+1", "0", wood=1, food=1) == [("provost_guard", {**at_risk, "deniers": 2, "least": 1})]
    assert find_risks("0", "+3")[0][1]["least"] == OUT_OF_REACH, "seat 1 moves him by 3 at most"
    assert find_risks("0", "+1", wood=1)[0][1]["won"] == 0, "it can build nothing"
    assert find_risks("+1", "0", deniers=1) == find_risks("0", "+1", deniers=0) == [], "seat 1 cannot pay for it"
    assert "provost_open" not in kinds(moving({6: 0}), "0", "+1"), "three steps are dear"
    assert "provost_open" in kinds(moving({7: 0}), "0", "+1")


def test_the_points_at_stake_are_those_left_after_workers_before() -> None:
    def find_stake(**hand: int) -> object:
        game = moving({6: 0, 9: 0}, last=True)
        game.state.players[0].cubes = {**game.state.players[0].cubes, **hand}
        return find_merits(game, "+1", "0")[0][1]["won"]

    assert find_stake(wood=1, food=2, stone=1) == 6
    assert find_stake(wood=1, food=1, stone=1) == 0, "the carpenter takes the food"


def test_a_move_that_is_cheaply_undone_is_useless() -> None:
    undone = ("provost_undone", {"deniers": 1, "asked": ["1"], "count": 1})
    assert undone in find_merits(moving({6: 1}), "-3", "0")
    assert "provost_undone" not in kinds(moving({8: 1}), "-1", "0"), "it costs as much"
    assert "provost_undone" not in kinds(moving({6: 1}, last=True), "-3", "0")
    assert "provost_undone" not in kinds(moving({6: 1}, deniers=0), "-3", "0")


def test_the_bailiff_goes_further_behind_the_provost() -> None:
    assert find_merits(moving({}, last=True, provost=10, bailiff=10), "+1", "0") == [
        ("scored_now", {"section": "dungeon", "to": 12, "back": False})
    ]
    assert find_merits(moving({}, last=True), "0", "-2") == [("bailiff_far", {"to": 8, "back": False})]
    assert find_merits(moving({}), "-2", "0") == [("bailiff_near", {"to": 7, "back": True})]


def test_the_guild_asks_before_the_players_who_have_passed() -> None:
    game = table(2, "special", provost=8, workers={"merchants_guild": 0, 8: 0, 5: 0}, hands={1: {"denier": 1}})
    assert kinds(game, "0", "-1") == ["provost_keep", "provost_open"]
    assert kinds(game, "0", "-2") == ["provost_keep", "provost_open", "bailiff_far"]


def delivering(
    castle: tuple[int, ...] = (0,), cubes: Goods | None = None, theirs: Goods | None = None, **more: Any
) -> Table:
    """Return a match in which seat 0 is asked for a batch at the castle."""
    return table(2, "castle", workers={"castle": castle}, hands={0: cubes or BATCH, 1: theirs or {}}, **more)


def test_a_batch_may_bring_the_favour_too() -> None:
    made = {"gain": {"vp": 5}, "favours": 1, "alone": True, "houses": 1, "section": "dungeon"}
    rest = {"step": False, "lost": 2}
    assert find_merits(delivering(), "food.wood.stone", "stop") == [("deliver", {**made, **rest})]
    assert kinds(delivering(), "stop", "food.wood.stone") == []
    for theirs, favours in (({}, 1), (BATCH, 1), ({"food": 2, "wood": 2, "stone": 2}, 0)):
        found = find_merits(delivering((0, 1), theirs=theirs), "food.wood.stone", "stop")[0][1]
        assert (found["alone"], found["favours"]) == (False, favours), "of equals the first one has it"
    twice = delivering(cubes={"food": 2, "wood": 2, "stone": 2}).do("0 batch food.wood.stone")
    found = find_merits(twice, "food.wood.stone", "stop")[0][1]
    assert (found["favours"], found["houses"], found["step"], found["lost"]) == (0, 2, True, 0), "it is his already"
    full = delivering((0, 1), theirs={"food": 9, "wood": 9, "stone": 9}, houses=((), (), (1,) * 13), scored=2)
    assert find_merits(full, "food.wood.stone", "stop")[0][1]["favours"] == 1, "there is room for no other"


def test_the_gold_of_a_batch_is_kept_if_it_is_worth_as_much() -> None:
    cubes = {"food": 1, "wood": 1, "gold": 1, "stone": 2}
    game = delivering(cubes=cubes)
    assert find_merits(game, "food.wood.gold", "stop")[-1] == ("spends_gold", {"pay": {"gold": 1}, "vp": 3})
    needed = delivering(cubes={"food": 2, "wood": 1, "stone": 2, "gold": 1})
    assert "keeps_gold" not in kinds(needed, "food.wood.stone", "food.stone.gold"), "the next batch takes it"
    assert find_merits(game, "food.wood.stone", "food.wood.gold")[0] == ("keeps_gold", {"have": {"gold": 1}, "vp": 3})
    assert kinds(game, "stop", "food.wood.gold") == []
    late = delivering(cubes=cubes, scored=2)
    assert kinds(late, "stop", "food.wood.gold") == ["keeps_gold"]
    plenty = delivering(cubes={"food": 1, "wood": 1, "stone": 3, "cloth": 1})
    assert find_merits(plenty, "food.wood.stone", "food.wood.cloth")[1] == (
        "pays_plenty", {"pay": {"stone": 1}, "lost": {"cloth": 1}, "have": {"stone": 3, "cloth": 1}}
    )  # fmt: skip


def test_the_most_points_on_offer_are_named() -> None:
    game = table(2, "road", doing=[BuildTile(0, 6)], workers={6: 0}, hands={0: {"wood": 1, "food": 1}})
    equals = ["w_market", "w_peddler"]
    assert find_merits(game, "w_mason", "w_quarry") == [
        ("most_points", {"vp": 4, "favours": 0, "deniers": 0, "equals": equals})
    ]
    assert kinds(game, "w_quarry", "w_mason") == kinds(game, "none", "w_mason") == []


def test_a_building_is_chosen_for_its_favour_or_for_the_cubes_left() -> None:
    held = {"stone": 1, "cloth": 1, "food": 3, "wood": 1}
    game = table(2, "road", doing=[BuildTile(0, 9)], workers={9: 0}, hands={0: held}, road={9: ("w_mason", 0)})
    assert find_merits(game, "s_church", "s_park") == [("building_brings", {"vp": 3, "favours": 1, "deniers": 0})]
    assert kinds(game, "s_park", "s_tailor") == ["pays_plenty"]
    at: Places = {9: 0, "castle": 0}
    game = table(2, "road", doing=[BuildTile(0, 9)], workers=at, hands={0: held}, road={9: ("w_mason", 0)})
    assert find_merits(game, "none", "s_tailor") == [("leaves_batches", {"count": 1, "left": 0})]
    cathedral = table(2, "road", doing=[BuildTile(0, 9)], workers={9: 0}, road={9: ("s_architect", 0), 10: ("residence", 0)},
                      hands={0: {"wood": 3, "food": 3, "gold": 1}})  # fmt: skip
    assert find_merits(cathedral, "p_library", "none") == [
        ("most_points", {"vp": 10, "favours": 0, "deniers": 1, "equals": ["p_granary"]})
    ]


def test_a_residence_is_made_of_a_building_that_is_not_needed() -> None:
    road = {9: ("w_lawyer", 0), 10: ("w_quarry", 0)}
    game = table(2, "road", doing=[HireTileLawyer(0, 9)], workers={9: 0}, hands={0: {"cloth": 1}}, road=road)
    brings = ("residence", {"vp": 2, "deniers": 1})
    assert find_merits(game, "n_forest@2", "w_quarry@10") == [("keeps_tile", {"building": "w_quarry"}), brings]
    assert find_merits(game, "w_quarry@10", "n_forest@2") == find_merits(game, "n_forest@2", "none") == [brings]
    assert kinds(game, "none", "n_forest@2") == []
    residences: Any = {9: ("s_architect", 0), 10: ("residence", 0), 11: ("residence", 0)}
    site = table(2, "road", doing=[PrestigeSite(0, "p_granary")], road=residences, hands={0: {"food": 3, "gold": 1}})
    assert kinds(site, "residence@10", "residence@11") == ["any_residence"]


def test_a_favour_says_what_it_brings_and_what_comes_next() -> None:
    def ask_favour(phase: str = "castle", favours: Goods | None = None, **more: Any) -> Table:
        hand = {"wood": 2, "food": 1, "stone": 1, "cloth": 1, **more.pop("hand", {})}
        return table(2, phase, doing=[Favour(0)], favours={0: favours or {}}, hands={0: hand}, **more)

    game = ask_favour()
    assert find_merits(game, "prestige", "deniers") == [
        ("favour_points", {"vp": 1, "most": 2, "stopped": False, "deniers": 4, "cubes": 0})
    ]
    coins: dict[str, Any] = {"deniers": 3, "have": 10, "most": 4, "stopped": False}
    assert find_merits(game, "deniers", "prestige") == [("favour_deniers", coins)]
    (stopped,) = find_merits(ask_favour(favours={"deniers": 2}), "deniers", "prestige")
    assert stopped == ("favour_deniers", {**coins, "deniers": 4, "most": 0, "stopped": True})
    assert find_merits(game, "resources", "prestige") == [
        ("batch_later", {"gain": {"food": 1}, "vp": 5, "others": False, "pay": {}}),
        ("short_of_food", {"have": {"food": 1}}),
        ("favour_cubes", {"gain": {"food": 1}, "count": 1}),
    ]
    assert find_merits(game, "prestige", "resources")[0][1]["cubes"] == 3
    assert "first" in kinds(ask_favour(hand={"food": 0}), "resources", "prestige")
    assert find_merits(game, "buildings", "prestige") == [("favour_later", {})]
    near = ask_favour(scored=2, hand={"wood": 1, "stone": 0, "cloth": 0}, favours={"resources": 1})
    assert kinds(near, "resources", "prestige")[0] == "batch_later"
    near.state.phase = "end"
    assert kinds(near, "resources", "prestige") == ["first", "favour_cubes"], "the game is over"
    high = ask_favour(favours=dict.fromkeys(("prestige", "deniers", "resources", "buildings"), 4), scored=2)
    assert find_merits(high, "prestige", "deniers") == [
        ("favour_points", {"vp": 5, "most": 0, "stopped": False, "deniers": 4, "cubes": 0})
    ]
    assert find_merits(high, "prestige", "resources")[0][1]["cubes"] == 0, "there may be gold among them"
    assert find_merits(high, "resources", "prestige")[-1] == (
        "favour_cubes", {"gain": dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 1), "count": 5}
    )  # fmt: skip
    built = {"building": "s_architect", "pay": {"food": 1}, "vp": 6}
    assert find_merits(high, "buildings", "prestige") == [("favour_builds", built)]
    built_up: Any = {9: ("w_market", 1), 10: ("w_peddler", 1), 11: ("w_lawyer", 1), 12: ("s_church", 1)}
    few = ask_favour(favours={"buildings": 4}, scored=1, hand={"wood": 0, "food": 0, "stone": 0}, road=built_up)
    house = {"pay": {"cloth": 1}, "vp": 2, "deniers": 1}
    assert find_merits(few, "buildings", "prestige") == [("favour_residence", house)]
    none = ask_favour(favours={"buildings": 4}, scored=1, hand={"wood": 0, "food": 0, "stone": 0, "cloth": 0})
    assert kinds(none, "buildings", "prestige") == []
    closed = ask_favour(favours={"prestige": 1})
    assert find_merits(closed, "prestige", "deniers") == [
        ("favour_points", {"vp": 2, "most": 0, "stopped": True, "deniers": 4, "cubes": 0})
    ], "the next column opens later"
    last = ask_favour("end", scored=2)
    assert find_merits(last, "prestige", "deniers") == [
        ("favour_points", {"vp": 1, "most": 0, "stopped": False, "deniers": 4, "cubes": 0})
    ]
    assert kinds(last, "buildings", "prestige") == [], "there will be no next one"


def test_a_worker_at_the_joust_field_pays_for_a_favour() -> None:
    game = table(2, "special", workers={"joust_field": 0}, hands={0: {"cloth": 1}}, favours={0: {"prestige": 1}})
    assert find_merits(game, "pay", "none") == [("favour", {"vp": 2, "deniers": 3})]
    assert kinds(game, "none", "pay") == []
    simple = table(2, "special", workers={"joust_field": 0}, hands={0: {"cloth": 1}}, options={"favours": "simplified"})
    assert find_merits(simple, "pay", "none") == [("favour", {"vp": 3, "deniers": 0})]


def test_the_resident_of_the_inn_stays_for_cheaper_workers_or_leaves() -> None:
    game = table(2, "special", workers={"inn": (-1, 0)})
    assert find_merits(game, "stay", "leave") == [("inn", {})]
    assert find_merits(game, "leave", "stay") == [("inn_leave", {})]


def test_deniers_and_cubes_are_taken_for_an_exchange_further_on() -> None:
    def ask_sale(workers: Places, road: Any, **held: int) -> Table:
        game = table(
            2, "road", doing=[SellOneCube(0, 5)], workers={5: 0, **workers}, hands={0: held}, road=road, provost=10
        )
        game.state.active = 5
        return Table(game.position)

    bank = {9: ("s_bank", 0)}
    assert find_merits(ask_sale({9: 0}, bank, food=1, denier=1), "food", "none")[0] == (
        "lets_trade", {"gain": {"denier": 4}, "pay": {"denier": 5}, "have": {"gold": 2}, "space": 9, "known": ["s_bank"]}
    )  # fmt: skip
    assert "lets_trade" not in kinds(ask_sale({9: 0}, bank, food=1, denier=5), "food", "none"), "it can already"
    assert find_merits(ask_sale({7: 0}, {}, food=1, denier=1), "food", "none")[0] == (
        "lets_buy", {"gain": {"denier": 4}, "pay": {"denier": 2}, "have": {}, "space": 7, "known": ["f_peddler"]}
    )  # fmt: skip
    spent = ask_sale({7: 0, 9: 0}, bank, food=1, denier=3)
    assert find_merits(spent, "food", "none")[0][1]["pay"] == {"denier": 5}, "the peddler takes two before"
    assert find_merits(placing({"denier": 2}, {9: 0}, road=bank), "trading_post", "pass")[0][0] == "trading_post"
    assert (
        kinds(table(2, workers={9: 0}, road=bank, provost=9, hands={0: {"denier": 2}}), "trading_post")[0]
        == "lets_trade"
    )


def test_food_is_taken_where_it_is_short() -> None:
    def taking(**held: int) -> list[str]:
        game = table(2, "road", doing=[ProduceGoods(0, 5)], workers={5: 0}, hands={0: held}, road={5: "n_farm"})
        return kinds(game, "food", "cloth")

    assert "short_of_food" in taking(food=1, wood=1, stone=1)
    assert "short_of_food" not in taking(food=2, wood=1, stone=1)
    assert "short_of_food" not in taking(wood=2)


def test_a_cube_is_spared_if_the_batches_stay_the_same() -> None:
    held = {"food": 2, "wood": 2, "stone": 2, "cloth": 1, "gold": 1}
    game = table(2, "road", doing=[SellOneCube(0, 5)], workers={5: 0, "castle": 0}, hands={0: held})
    assert find_merits(game, "wood", "none")[0] == ("spare_cube", {"count": 2})
    assert kinds(game, "wood", "gold") == ["keeps_gold", "sale_pays"]
    assert find_merits(game, "wood", "food")[0] == ("leaves_batches", {"count": 2, "left": 1})
    assert kinds(game, "food", "none") == ["fewer_batches"], "a sale that costs a batch does not pay"
    full = table(
        2,
        "road",
        doing=[SellOneCube(0, 5)],
        workers={5: 0, "castle": 0},
        hands={0: held},
        houses=((1,) * 6, (1,) * 10, (1,) * 14),
    )
    assert kinds(full, "wood", "none") == ["sale_pays"]


def test_an_exchange_pays_off_by_the_end_of_the_game() -> None:
    def ask_trade(id: str, **held: int) -> Table:
        return table(2, "road", doing=[TradeGoods(0, 9)], workers={9: 0}, hands={0: held}, road={9: (id, 0)}, provost=9)

    church = {"gain": {"vp": 3}, "gold": 0, "deniers": 4, "cubes": 3}
    assert find_merits(ask_trade("s_church"), "small", "none") == [("pays_points", church)]
    tailor = find_merits(ask_trade("s_tailor", cloth=2), "small", "none")
    assert tailor == [("pays_points", {"gain": {"vp": 4}, "gold": 0, "deniers": 0, "cubes": 3})]
    bank = find_merits(ask_trade("s_bank"), "large", "small")
    assert ("brings_more", {"gain": {"gold": 2}, "have": {"gold": 1}}) in bank
    assert ("pays_gold", {"gain": {"gold": 2}, "deniers": 12, "cubes": 9}) in bank
    assert find_merits(ask_trade("s_jeweler", gold=1), "small", "none")[0][1]["gold"] == 3
    assert kinds(ask_trade("s_church"), "none", "small") == []


def test_the_gain_of_the_owner_of_a_building_is_named() -> None:
    road: Any = {9: ("s_farm", 1), 10: ("w_quarry", 1), 11: ("w_mason", 0)}
    game = table(2, road=road, provost=12)
    farm = {"by": 1, "vp": 1, "gain": {"food": 1}, "have": {"cloth": 1}}
    assert find_merits(game, "s_farm@9", "pass")[-1] == ("owner_takes", farm)
    assert find_merits(game, "w_quarry@10", "pass")[-1] == ("owner_takes", {**farm, "gain": {}, "have": {}})
    assert "owner_takes" not in kinds(game, "w_mason@11") + kinds(game, "n_forest@2")
    assert find_merits(table(2, road=road), "s_farm@9", "pass") == [("owner_takes", {**farm, "gain": {}, "have": {}})]


def test_cubes_still_to_come_count_the_own_share_and_the_deniers() -> None:
    share: Any = {9: ("s_workshop", 0)}
    game = table(2, hands={0: {"food": 1, "wood": 1, "denier": 9}}, workers={9: 1}, road=share, provost=9)
    assert kinds(game, "castle") == ["castle_with"], "the owner takes a stone"
    bank: Any = {9: ("s_bank", 0)}
    rich = table(2, hands={0: {"food": 1, "wood": 1, "denier": 3}}, workers={9: 0}, road=bank, provost=9)
    assert kinds(rich, "castle") == ["castle_with"], "it buys a gold"
    poor = table(2, hands={0: {"food": 1, "wood": 1, "denier": 2}}, workers={9: 0}, road=bank, provost=9)
    assert kinds(poor, "castle") == [], "its worker costs too much"


def test_gold_is_saved_where_a_cube_does_as_well() -> None:
    at: Places = {"castle": 0}
    game = placing({"food": 1, "wood": 1, "gold": 1}, at)
    assert find_merits(game, "n_quarry@4", "pass")[0] == ("saves_gold", {"gain": {"stone": 1}, "count": 1})
    assert "saves_gold" not in kinds(placing({"food": 1, "wood": 1, "gold": 1}, {8: 0, "castle": 0}), "n_quarry@4")


def test_a_batch_comes_nearer() -> None:
    taken: Places = {6: 1, 8: 1}
    game = placing({"wood": 1}, taken)
    assert find_merits(game, "n_quarry@4", "pass")[0] == (
        "nearer_batch", {"gain": {"stone": 1}, "food": True, "count": 1}
    )  # fmt: skip
    game = placing({"food": 1}, taken)
    assert find_merits(game, "n_quarry@4", "pass")[0] == (
        "nearer_batch", {"gain": {"stone": 1}, "food": False, "count": 1}
    )  # fmt: skip
    second = {"food": 2, "wood": 1, "stone": 1}
    assert find_merits(placing(second), "n_quarry@4", "pass")[0] == (
        "nearer_batch", {"gain": {"stone": 1}, "food": False, "count": 2}
    )  # fmt: skip
    assert kinds(placing(second, {6: 0}), "n_quarry@4") == [], "the carpenter may take the cubes"
    assert kinds(placing({**second, "cloth": 1}), "n_quarry@4")[0] == "batch"


def test_a_cube_pays_for_a_building_of_one_more_worker() -> None:
    mason = {"building": "w_mason", "pay": {"wood": 1, "food": 1}, "vp": 4}
    built: Any = {9: ("w_market", 0), 10: ("w_peddler", 0)}
    game = placing({"food": 1}, road=built)
    assert find_merits(game, "n_sawmill@3", "pass")[0] == (
        "would_build", {"gain": {"wood": 1}, **mason, "space": 6, "known": ["n_carpenter"]}
    )  # fmt: skip
    assert find_merits(placing({"food": 1}, {6: 1}, road=built), "n_sawmill@3", "pass")[0][1]["space"] == 8
    later = ("builds_later", {"gain": {"wood": 1}, **mason, "known": ["n_carpenter"]})
    assert find_merits(placing({"food": 1}, {6: 1, 8: 1}, road=built), "n_sawmill@3", "pass")[1] == later
    poor = placing({"food": 1, "denier": 1}, road=built)
    assert kinds(poor, "n_sawmill@3") == ["nearer_batch", "builds_later", "first"], "it cannot pay for the worker"
    paid = kinds(placing({"food": 1, "wood": 1}, road=built), "n_sawmill@3")
    assert "would_build" not in paid, "it can be built without"
    assert "builds_later" not in paid
    batch = kinds(placing({"food": 2, "wood": 1, "stone": 1, "denier": 2}, road=built), "n_farm@1")
    assert not {"would_build", "builds_later"} & {*batch}, "the cubes are for the castle"
    assert "builds_later" not in kinds(placing({"food": 1}, {6: 0}, road=built), "n_quarry@4")


def test_a_first_cube_is_counted_towards_a_batch() -> None:
    def find_first(game: Table, key: str = "n_farm@1") -> tuple[int, bool]:
        (data,) = [data for kind, data in find_merits(game, key, "pass") if kind == "first"]
        return data["left"], data["built"]

    assert find_first(placing({}), "n_quarry@4") == (2, False)
    assert find_first(placing({"food": 2, "wood": 1}, {8: 0})) == (1, True), "the carpenter takes the wood"
    assert find_first(placing({"food": 1, "wood": 1}, {8: 0, 6: 0})) == (2, True), "he takes the food too"
    assert find_first(placing({"food": 2, "wood": 1}, {8: 0}, houses=((0,) * 6, (0,) * 10, (0,) * 14))) == (0, True)


def test_two_workers_build_one_after_the_other() -> None:
    game = placing({"food": 2, "wood": 2}, {6: 0})
    again = {"building": "w_peddler", "pay": {"wood": 1, "food": 1}, "vp": 4, "places": ["6:n_carpenter"]}
    assert find_merits(game, "f_carpenter@8", "pass") == [("build_second", again)]
    assert kinds(placing({"food": 1, "wood": 1}, {6: 0}), "f_carpenter@8") == [], "that is enough for one"
    assert kinds(placing({"food": 2, "wood": 2}, {8: 0}), "n_carpenter@6") == []


def test_cubes_are_chosen_by_need() -> None:
    game = table(2, "road", doing=[ProduceGoods(0, 2)], workers={2: 0}, hands={0: {"food": 1, "wood": 3}}, provost=8)
    game.state.active = 2
    assert find_merits(game, "food", "wood") == [
        ("fewer_held", {"have": {"food": 1, "wood": 3}}), ("short_of_food", {"have": {"food": 1}}), ("food_staple", {}),
        ("alike", {}),
    ]  # fmt: skip
    assert kinds(game, "wood", "food") == ["alike"]
    game = table(2, "road", doing=[ProduceGoods(0, 2)], workers={2: 0, 3: 0}, hands={0: {"food": 3}}, provost=8)
    game.state.active = 2
    assert "none_held" not in kinds(game, "wood", "food"), "the sawmill brings some"
    game = table(2, "road", doing=[BuyFromPeddler(0, 7)], workers={7: 0, 8: 0}, hands={0: {"wood": 3}}, provost=8)
    game.state.active = 7
    assert kinds(game, "stone", "none") == ["nearer_batch", "first"]
    assert kinds(game, "cloth", "wood") == ["nearer_batch", "first", "none_held", "alike"]
    assert kinds(game, "none", "stone") == []


@pytest.mark.parametrize(("key", "told"), [("food", ["plenty", "sale_pays"]), ("wood", ["sale_pays"]), ("none", [])])
def test_plentiful_cubes_are_sold(key: str, told: list[str]) -> None:
    game = table(2, "road", doing=[SellOneCube(0, 5)], workers={5: 0}, hands={0: {"food": 3, "wood": 1}})
    assert kinds(game, key, "food") == told


def test_the_last_merit_is_what_a_worker_brings() -> None:
    game = placing({"food": 2, "wood": 1})
    *_, last = CAYLUS.merits(game.position, game.decision, ("n_forest@2",), ("pass",))
    assert (last.kind, last.data) == ("either", {"gain": {"food": 1}, "have": {"wood": 1}, "count": 0})
    *_, last = CAYLUS.merits(game.position, game.decision, ("n_sawmill@3",), ("pass",))
    assert (last.kind, last.data) == ("brings", {"gain": {"wood": 1}})


def test_points_of_a_batch_are_named_unless_the_section_may_be_full_by_then() -> None:
    game = placing({"food": 1, "wood": 1}, houses=((1,) * 4, (), ()))
    assert find_merits(game, "n_quarry@4", "pass")[0][1]["vp"] == 5
    game = placing({"food": 1, "wood": 1}, houses=((1,) * 5, (), ()))
    assert find_merits(game, "n_quarry@4", "pass")[0][1]["vp"] == 0


def test_points_at_the_castle_are_named_if_a_place_is_sure() -> None:
    held = {"food": 1, "wood": 1, "stone": 1}
    for built, castle, vp in ((4, (1,), 5), (5, (), 5), (5, (1,), 0)):
        game = placing(held, {"castle": castle}, houses=((1,) * built, (), ()))
        assert find_merits(game, "castle", "pass") == [
            ("castle", {"count": 1, "vp": vp, "others": False, "last": True, "spends": False, "passes": True})
        ]


def test_answers_after_which_the_same_can_be_scored_are_alike() -> None:
    held = {"food": 1, "wood": 1}
    at: Places = {4: 0, "castle": 0}
    assert "alike" in kinds(placing(held, at), "n_sawmill@3"), "the quarry completes the batch"
    assert "alike" in kinds(placing(held, at), "pass", "n_sawmill@3")
    assert "alike" not in kinds(placing(held, {"castle": 0}), "n_quarry@4"), "it makes a batch"
    assert "alike" not in kinds(placing(held, {4: 0}), "n_sawmill@3"), "the castle is to come"
    assert "alike" not in kinds(placing(held, at), "inn")
    assert "alike" not in kinds(placing({}, {"castle": 0}), "f_carpenter@8")

    def taking(workers: Places, **held: int) -> Table:
        game = table(2, "road", doing=[ProduceGoods(0, 2)], workers={2: 0, **workers}, hands={0: held}, provost=8)
        game.state.active = 2
        return Table(game.position)

    assert "alike" in kinds(taking({8: 0}, food=1, wood=1), "food", "wood"), "either pays for the building"
    assert "alike" not in kinds(taking({8: 0}, food=1), "wood", "food")
    assert "alike" in kinds(taking({"castle": 0}, stone=1), "food", "wood")
    assert "alike" not in kinds(taking({"castle": 0, 8: 0}, food=1, wood=1, stone=1), "food", "wood"), "one or both"
