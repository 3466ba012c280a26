"""Merits of answers in Caylus: what position and rules say for them."""

from typing import Any

import pytest

from engine.caylus.activation import BuildTile, BuyFromPeddler, ProduceGoods, SellOneCube
from engine.caylus.provost import MoveProvost
from engine.core.goods import Goods
from tests.caylus.table import CAYLUS, Places, Table, table

BATCH = {"food": 1, "wood": 1, "stone": 1}


def said(game: Table, key: str, other: str) -> list[tuple[str, Any]]:
    """What is said for an answer rather than for another one, but for what a building always brings."""
    found = CAYLUS.merits(game.position, game.decision, (key,), (other,))
    return [(merit.kind, merit.data) for merit in found if merit.kind not in ("brings", "either")]


def kinds(game: Table, key: str, other: str = "pass") -> list[str]:
    """The kinds of what is said."""
    return [kind for kind, _ in said(game, key, other)]


def placing(hand: Goods | None = None, workers: Places | None = None, **more: Any) -> Table:
    """Two players placing workers, the first with these cubes."""
    return table(2, hands={0: hand or {}}, workers=workers, provost=8, **more)


def test_answers_of_several_picks_have_no_merits() -> None:
    game = placing()
    assert CAYLUS.merits(game.position, game.decision, (), ("pass",)) == ()
    assert CAYLUS.merits(game.position, game.decision, ("inn",), ()) == ()


def test_a_cube_completes_a_batch() -> None:
    game = placing({"food": 1, "wood": 1})
    assert said(game, "n_quarry@4", "pass")[0] == (
        "batch", {"gain": {"stone": 1}, "vp": 5, "others": False, "pay": BATCH, "there": False}
    )  # fmt: skip
    game = placing({"food": 1}, {4: 0, "castle": 0})
    assert said(game, "n_forest@2", "pass")[0] == (
        "batch", {"gain": {"wood": 1}, "vp": 5, "others": True, "pay": BATCH, "there": True}
    )  # fmt: skip
    game = placing({"food": 1, "wood": 1}, {"castle": (1, 1, 1, 1, 1)})
    assert said(game, "n_quarry@4", "pass")[0] == (
        "batch_later", {"gain": {"stone": 1}, "vp": 5, "others": False, "pay": BATCH}
    ), "the castle is full of workers"  # fmt: skip
    game = placing({"food": 1, "wood": 1, "denier": 1})
    assert kinds(game, "n_quarry@4") == ["batch_later", "first"], "nothing is left for the castle"
    game = placing({"food": 2, "wood": 2, "stone": 1})
    assert said(game, "n_quarry@4", "pass")[0][1]["pay"] == {}, "it is one more"
    full = ((0,) * 6, (0,) * 10, (0,) * 14)
    assert kinds(placing({"food": 1, "wood": 1}, houses=full), "n_quarry@4")[0] == "first"
    assert kinds(placing({"food": 1, "wood": 1}, houses=full), "castle") == []


def test_a_peddler_may_bring_what_is_missing() -> None:
    game = placing({"food": 1, "wood": 1})
    assert said(game, "f_peddler@7", "pass")[0][1]["gain"] == {"stone": 1}
    assert said(game, "f_peddler@7", "pass")[0][1]["cost"] == 2
    poor = placing({"food": 1, "wood": 1, "denier": 2})
    assert kinds(poor, "f_peddler@7") == []
    assert kinds(placing({"food": 1, "wood": 1}, {7: 0}), "n_quarry@4") == ["last_source"], "he may buy the stone"
    assert kinds(placing({"food": 1, "wood": 1, "denier": 1}, {7: 0}), "n_quarry@4")[0] == "batch_later"


def test_the_last_free_source_of_a_cube_is_said() -> None:
    held = {"wood": 3, "stone": 3}
    assert said(placing(held, {7: 1}), "n_quarry@4", "pass") == [("last_source", {"gain": {"stone": 1}})]
    assert said(placing(held), "n_quarry@4", "pass") == [], "the peddler sells it"
    assert said(placing(held, {7: 1}), "n_sawmill@3", "pass") == [], "the forest is free"
    assert said(placing(held, {2: 1, 7: 1}), "n_sawmill@3", "pass") == [("last_source", {"gain": {"wood": 1}})]


def test_a_builder_can_build_what_is_paid_for() -> None:
    built = {"building": "w_mason", "pay": {"wood": 1, "food": 1}, "vp": 4}
    game = placing({"wood": 1, "food": 1}, road={9: ("w_market", 0), 10: ("w_peddler", 0)})
    assert said(game, "n_carpenter@6", "pass") == [("build", built)]
    game = placing({"food": 1}, {3: 0}, road={9: ("w_market", 0), 10: ("w_peddler", 0)})
    assert said(game, "n_carpenter@6", "pass") == [("build_with", built)]
    assert kinds(placing({"wood": 1, "food": 1}, {8: 0}), "n_carpenter@6") == [], "another worker builds"
    assert kinds(placing(), "n_carpenter@6") == []
    residence = placing({"food": 3, "gold": 1}, road={8: ("s_architect", 0), 9: ("residence", 0)})
    assert said(residence, "s_architect@8", "pass")[0][1]["building"] == "p_granary"
    assert kinds(placing({"food": 3, "gold": 1}, road={8: ("s_architect", 0)}), "s_architect@8") == []


def test_a_cube_lets_another_worker_build() -> None:
    game = placing({"food": 1}, {6: 0}, road={9: ("w_market", 0), 10: ("w_peddler", 0)})
    assert said(game, "n_sawmill@3", "pass")[0] == (
        "lets_build", {"gain": {"wood": 1}, "building": "w_mason", "vp": 4, "space": 6, "known": ["n_carpenter"]}
    )  # fmt: skip
    assert kinds(placing({"food": 1}, {6: 0}, road={7: "n_sawmill"}), "n_sawmill@7")[0] == "first", "it comes too late"
    assert kinds(placing({}, {6: 0}), "n_sawmill@3")[0] == "first", "it is not enough"


def test_places_before_the_bridge_say_what_they_bring() -> None:
    game = placing({"food": 1, "wood": 1, "stone": 1, "cloth": 1})
    assert said(game, "trading_post", "pass") == [("trading_post", {"deniers": 3, "cost": 1})]
    assert said(game, "joust_field", "pass") == [("joust_field", {"pay": {"denier": 1, "cloth": 1}})]
    assert kinds(placing({}), "joust_field") == []
    assert kinds(game, "inn") == ["inn"]
    assert kinds(game, "gate") == kinds(game, "pass", "inn") == []
    assert said(game, "castle", "pass") == [("castle", {"count": 1, "vp": 5})]
    assert said(placing({"food": 1, "wood": 1}, {4: 0}), "castle", "pass") == [("castle_with", {"count": 1, "vp": 5})]
    assert kinds(placing(), "castle") == []
    assert kinds(placing({"food": 1, "wood": 1, "stone": 1}, {6: 0}), "castle") == [], "the carpenter may spend them"
    nearly = placing({"food": 2, "wood": 2, "stone": 2}, houses=((1,) * 5, (), ()))
    assert said(nearly, "castle", "pass")[0][1] == {"count": 1, "vp": 5}


def test_the_stables_are_for_those_who_do_not_play_first() -> None:
    assert said(table(3, order=(1, 0, 2)).do("1 place pass"), "stables", "pass") == [("stables", {"place": 1})]
    assert said(
        table(3, order=(1, 2, 0), workers={"stables": 1}).do("1 place pass", "2 place pass"), "stables", "pass"
    ) == [("stables", {"place": 2})]
    assert kinds(table(3), "stables") == []


def test_the_guild_reaches_workers_and_cuts_them_off() -> None:
    game = placing({}, {7: 1})
    assert said(game, "merchants_guild", "pass") == [
        ("guild_shut", {"building": "f_peddler", "space": 7, "by": 1, "to": 6})
    ]
    game = placing({}, {9: 0, 7: 1, 8: 0}, road={9: ("w_mason", 0)})
    assert said(game, "merchants_guild", "pass") == [("guild_reach", {"building": "w_mason", "space": 9})]
    assert kinds(placing({}, {5: 1}), "merchants_guild") == [], "he is out of reach"


def test_markets_and_exchanges_say_what_they_bring() -> None:
    assert said(placing({"food": 1}), "n_market@5", "pass") == [("sale", {"deniers": 4, "cost": 1})]
    assert kinds(placing(), "n_market@5") == []
    church, lawyer, alchemist = (placing({}, road={8: (id, 0)}) for id in ("s_church", "w_lawyer", "s_alchemist"))
    assert said(church, "s_church@8", "pass") == [("trade", {"pay": {"denier": 2}, "gain": {"vp": 3}})]
    assert kinds(placing({"denier": 2}, road={8: ("s_church", 0)}), "s_church@8") == []
    assert kinds(lawyer, "w_lawyer@8") == kinds(alchemist, "s_alchemist@8") == []


def test_beyond_the_provost_only_the_last_to_move_him_has_a_merit() -> None:
    game = table(2, provost=6, hands={0: {"denier": 9}}).do("0 place inn", "1 place pass")
    assert said(game, "f_peddler@7", "pass") == [("last_mover", {"deniers": 1})]
    assert kinds(game, "f_gold_mine@16") == []
    assert kinds(table(2, provost=6), "f_peddler@7") == []
    gate = table(2, "special", provost=6, workers={"gate": 0})
    assert kinds(gate, "f_peddler@7", "back") == []


def moving(workers: Places, *, deniers: int = 5, last: bool = False, provost: int = 8, bailiff: int = 6) -> Table:
    """Seat 0 is asked about the provost, the last or before seat 1, who has these deniers."""
    passed = (1, 0) if last else (0, 1)
    hands = {1: {"denier": deniers}}
    game = table(
        2, "provost", doing=[MoveProvost(0), *([] if last else [MoveProvost(1)])],
        passed=passed, workers=workers, provost=provost, bailiff=bailiff, hands=hands, road={9: ("w_mason", 0)},
    )  # fmt: skip
    assert game.asked == "0 provost"
    return game


def test_a_move_of_the_provost_reaches_workers() -> None:
    assert said(moving({9: 0}), "+1", "0") == [
        ("provost_reach", {"building": "w_mason", "space": 9, "by": 0, "to": 9, "back": True})
    ]
    assert said(moving({8: 0}), "0", "-1")[0] == (
        "provost_keep", {"building": "f_carpenter", "space": 8, "by": 0, "to": 7, "back": True}
    )  # fmt: skip


def test_a_move_of_the_provost_cuts_workers_off() -> None:
    shut = {"building": "f_carpenter", "space": 8, "by": 1, "to": 7, "back": False, "own": False, "count": 1}
    assert said(moving({8: 1}, last=True), "-1", "0")[0] == ("provost_shut", shut)
    assert said(moving({8: 1, 7: 0}, last=True), "-2", "0")[0][1]["own"] is True
    dear = {"building": "f_carpenter", "space": 8, "by": 1, "to": 7, "back": False, "cost": 1, "count": 1}
    assert said(moving({8: 1}, last=True), "0", "-1") == [("provost_dear", dear)]
    assert said(moving({8: 1, 7: 1}, last=True), "0", "-2")[0][1]["count"] == 2
    assert kinds(moving({9: 1}, last=True), "0", "+1") == ["provost_shut"]


def test_staying_where_no_worker_is_touched_saves_deniers() -> None:
    assert said(moving({}), "0", "-1") == [("provost_idle", {"to": 7, "cost": 1})]
    assert said(moving({}), "-1", "0") == []


def test_a_worker_is_safe_where_the_others_cannot_push_the_provost_below_it() -> None:
    assert ("provost_safe", {"building": "n_market", "space": 5, "by": 0, "to": 8, "back": True, "least": 5}) in said(
        moving({5: 0}), "0", "-1"
    )
    assert "provost_safe" in kinds(moving({7: 0}, deniers=1), "0", "-1")
    assert "provost_safe" not in kinds(moving({7: 0}, deniers=0), "0", "-1")
    assert "provost_safe" not in kinds(moving({1: 0}, provost=4), "0", "-1"), "nobody is pushed off the road"


def test_the_bailiff_goes_further_behind_the_provost() -> None:
    assert said(moving({}, last=True, provost=10, bailiff=10), "+1", "0") == [
        ("scored_now", {"section": "dungeon", "to": 12, "back": False})
    ]
    assert said(moving({}, last=True), "0", "-2") == [("bailiff_far", {"to": 8, "back": False})]
    assert said(moving({}), "-2", "0") == [("bailiff_near", {"to": 7, "back": True})]


def test_the_guild_asks_before_all_who_have_passed() -> None:
    game = table(2, "special", provost=8, workers={"merchants_guild": 0, 8: 0, 5: 0}, hands={1: {"denier": 1}})
    assert kinds(game, "0", "-1") == ["provost_keep"]
    assert kinds(game, "0", "-2") == ["provost_keep", "bailiff_far"]


def test_a_batch_may_bring_the_favour_too() -> None:
    for castle, favours in (((0,), 1), ((0, 1), 0)):
        game = table(2, "castle", workers={"castle": castle}, hands={0: {"food": 1, "wood": 1, "stone": 1}})
        assert said(game, "food.wood.stone", "stop") == [("deliver", {"gain": {"vp": 5}, "favours": favours})]
        assert kinds(game, "stop", "food.wood.stone") == []


def test_the_most_points_on_offer_are_said() -> None:
    game = table(2, "road", doing=[BuildTile(0, 6)], workers={6: 0}, hands={0: {"wood": 1, "food": 1}})
    assert said(game, "w_mason", "w_quarry") == [("most_points", {"vp": 4, "building": "w_mason"})]
    assert kinds(game, "w_quarry", "w_mason") == kinds(game, "none", "w_mason") == []


def test_cubes_are_chosen_for_what_they_are_needed_for() -> None:
    game = table(2, "road", doing=[ProduceGoods(0, 2)], workers={2: 0}, hands={0: {"food": 1, "wood": 3}}, provost=8)
    assert said(game, "food", "wood") == [("fewer_held", {"have": {"food": 1, "wood": 3}}), ("alike", {})]
    assert kinds(game, "wood", "food") == ["alike"]
    game = table(2, "road", doing=[BuyFromPeddler(0, 7)], workers={7: 0, 8: 0}, hands={0: {"wood": 3}}, provost=8)
    game.state.active = 7
    assert kinds(game, "stone", "none") == ["first"]
    assert kinds(game, "cloth", "wood") == ["first", "alike"]
    assert kinds(game, "none", "stone") == []


@pytest.mark.parametrize(("key", "told"), [("food", ["plenty"]), ("wood", []), ("none", [])])
def test_cubes_are_sold_of_which_there_is_plenty(key: str, told: list[str]) -> None:
    game = table(2, "road", doing=[SellOneCube(0, 5)], workers={5: 0}, hands={0: {"food": 3, "wood": 1}})
    assert kinds(game, key, "food") == told


def test_in_the_last_place_it_is_said_what_a_worker_brings() -> None:
    game = placing({"food": 2, "wood": 1})
    *_, last = CAYLUS.merits(game.position, game.decision, ("n_forest@2",), ("pass",))
    assert (last.kind, last.data) == ("either", {"gain": {"food": 1}, "have": {"wood": 1}})
    *_, last = CAYLUS.merits(game.position, game.decision, ("n_sawmill@3",), ("pass",))
    assert (last.kind, last.data) == ("brings", {"gain": {"wood": 1}})


def test_points_of_a_batch_are_named_unless_the_section_may_be_full_by_then() -> None:
    game = placing({"food": 1, "wood": 1}, houses=((1,) * 4, (), ()))
    assert said(game, "n_quarry@4", "pass")[0][1]["vp"] == 5
    game = placing({"food": 1, "wood": 1}, houses=((1,) * 5, (), ()))
    assert said(game, "n_quarry@4", "pass")[0][1]["vp"] == 0


def test_points_at_the_castle_are_named_if_a_place_is_sure() -> None:
    held = {"food": 1, "wood": 1, "stone": 1}
    for built, castle, vp in ((4, (1,), 5), (5, (), 5), (5, (1,), 0)):
        game = placing(held, {"castle": castle}, houses=((1,) * built, (), ()))
        assert said(game, "castle", "pass") == [("castle", {"count": 1, "vp": vp})]


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
