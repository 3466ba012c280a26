"""Rulings on trade and single cards, and the worked examples (docs/rules/catan_cards.md 4.15 to 4.27)."""

import pytest

from engine.catan_cards.event_die import exposed_goods
from engine.catan_cards.scoring import trade
from engine.catan_cards.state import State
from engine.core.goods import Goods
from tests.catan_cards.table import Cards, Table, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_production import produce
from tests.catan_cards.test_rulings import ALL, TWO, set_counters

LEAGUE: dict[int, Cards] = {
    0: {"u30a": "mint", "u32a": "harbor", "d30a": "fleet_wool"},
    1: {"u30a": "merchants_league"},
}


@pytest.mark.ruling(15)
@pytest.mark.parametrize(("moves", "income"), [
    (["0 act trade.wool", "0 receive ore"], {"ore": 1}),
    (["0 act trade.gold", "0 receive ore"], {"ore": 1}),
    (["0 act christoph", "0 act trade.wool", "0 receive grain"], {"grain": 1}),
    (["0 act caravan", "0 swap wool", "0 take ore"], {}),
    (["0 act use.res_cloth", "0 swap 2wool", "0 take ore", "0 take ore"], {}),
    (["0 act offer", "0 offer_give wool", "0 offer_get brick", "1 answer_offer accept"], {"wool": 1}),
])  # fmt: skip
def test_the_league_earns_in_bank_trades_only(moves: list[str], income: Goods) -> None:
    cards: dict[int, Cards] = {**LEAGUE, 0: {**LEAGUE[0], "u31x": "res_cloth"}}
    goods = {0: {"wool": 2, "gold": 2}, 1: {"brick": 1}}
    game = table(hands={0: ["caravan", "christoph"]}, cards=cards, goods=goods, given=set_counters(3)).do(*moves)
    assert {kind: amount for kind, amount in game.goods(1).items() if kind != "brick"} == income


@pytest.mark.ruling(16)
@pytest.mark.parametrize(("moves", "trades"), [
    (["0 act trade.wool", "0 receive ore"], 1),
    (["0 act christoph", "0 act trade.wool", "0 receive ore", "0 act trade.wool", "0 receive ore"], 2),
    (["0 act trade.lumber", "0 receive wool"], 0),
    (["0 act caravan", "0 swap 2wool", "0 take ore", "0 take ore"], 0),
    (["0 act offer", "0 offer_give wool", "0 offer_get brick", "1 answer_offer accept"], 0),
])  # fmt: skip
def test_a_residence_counts_bank_trades_one_by_one(moves: list[str], trades: int) -> None:
    cards: Cards = {"u31x": "res_cloth", "u32a": "harbor", "d30a": "fleet_wool"}
    goods = {0: {"wool": 2, "lumber": 3}, 1: {"brick": 1}}
    game = table(hands={0: ["caravan", "christoph"]}, cards={0: cards}, goods=goods).do(*moves)
    assert game.built(0, "res_cloth").counter == trades


@pytest.mark.ruling(17)
def test_sven_waits_for_a_later_turn_and_leaves_after_taking_one() -> None:
    placing = table(hands={0: ["knight_sven"]}, goods={0: TWO, 1: TWO})
    placing.do("0 act knight_sven", "0 site u30a")
    assert placing.why("use.knight_sven").kind == "too_soon"
    cards: dict[int, Cards] = {0: {"u30a": "knight_sven"}}
    empty = table(cards=cards, goods={0: {"gold": 1}})
    assert empty.why("use.knight_sven").kind == "nothing_to_take"
    early = table(cards=cards, goods={0: {"gold": 1}, 1: {"ore": 2}}, villages={0: (30, 32), 1: (30, 32)})
    early.do("0 act use.knight_sven", "0 rob none")
    assert (early.standing(0), early.discard, early.goods(1)) == ({}, ["knight_sven"], {"ore": 2})
    assert (early.goods(0), early.events_of("gave")[0].data["pay"]) == ({}, {"ore": 1})


@pytest.mark.ruling(18)
def test_a_treasure_fleet_may_bring_three_of_a_kind() -> None:
    game = roll_face("plenty", mode="themed", cards={0: {"u30a": "treasure_fleet"}})
    game.do("0 take ore", "0 take ore", "0 take ore")
    assert (game.goods(0), game.asked) == ({"ore": 3}, "1 take")


@pytest.mark.ruling(18)
def test_gold_of_a_colonial_base_pays_can_be_taken_and_is_lost() -> None:
    cards: dict[int, Cards] = {0: {"d31x": "colonial_base"}}
    robbed = table(hands={1: ["merchant"]}, cards=cards, active=1, given=set_counters(2)).do(
        "1 act merchant", "1 rob none"
    )
    assert robbed.goods(0) == {"gold": 2}
    paying = table(hands={0: ["flavo"]}, cards=cards, goods={0: {"wool": 1}}, given=set_counters(3))
    paying.do("0 act flavo", "0 site u30a")
    assert paying.goods(0) == {"wool": 1, "gold": 1}
    assert turn_up("ev_barbarian_invasion", cards=cards, given=set_counters(3)).goods(0) == {}
    taking = table(cards=cards, goods={0: {"gold": 3, "wool": 3}}, given=set_counters(0)).do("0 act trade.wool")
    assert "gold" not in taking.keys, "only its own production fills a base"


@pytest.mark.ruling(19)
def test_a_scriptoriums_card_may_be_used_at_once_and_the_hand_waits() -> None:
    hand = ("merchant", "spy", "bishop")

    def topped(state: State) -> None:
        state.stacks[0].remove("abbey")
        state.stacks[0].insert(0, "abbey")

    game = table(hands={0: hand}, cards={0: {"u30a": "scriptorium"}}, goods={0: TWO}, given=topped)
    game.do("0 act use.scriptorium", "0 draw_stack 1")
    assert (game.asked, "abbey" in game.keys, game.why("use.scriptorium").kind) == ("0 act", True, "already_used")
    game.do("0 act end", "0 bury spy", "0 bury_stack 1")
    assert game.asked == "0 exchange"


@pytest.mark.ruling(20)
def test_an_unplayable_card_can_be_sold_and_is_gone_for_good() -> None:
    game = table(
        hands={0: ["black_knight", "bishop", "abbey", "ancient_wisdom"]},
        cards={0: {"u30a": "secret_brotherhood", "d30a": "library"}}, villages={1: (30, 32)},
    )  # fmt: skip
    assert game.why("black_knight").kind == "no_target"
    game.do("0 act use.secret_brotherhood")
    assert game.keys == {"black_knight", "bishop", "ancient_wisdom", "none"}
    game.do("0 sell black_knight", "0 take ore")
    assert (game.goods(0), game.state.sold, game.discard) == ({"ore": 1}, ["black_knight"], [])
    assert game.why("ancient_wisdom").kind == "no_card_to_retrieve"


@pytest.mark.ruling(21)
def test_ancient_wisdom_fetches_any_card_but_buildings_and_itself() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "library", "c31x": ("barbarian_camp", 1)}}
    lying = ("abbey", "spy", "knight_otto", "dogma")
    hands = {0: ["ancient_wisdom"], 1: ["bishop"]}
    game = table(hands=hands, cards=cards, discard=lying, goods={0: {"gold": 1}})
    game.do("0 act ancient_wisdom")
    assert game.keys == {"spy", "knight_otto", "dogma"}
    game.do("0 retrieve spy")
    assert game.option("spy").data["pay"] == {"gold": 1}, "the second card of the turn"


@pytest.mark.ruling(22)
@pytest.mark.parametrize(("mode", "lying"), [("themed", 0), ("tournament", 0), ("tournament", 1)])
def test_sigismund_brings_a_trade_fleet_back_from_the_own_discard(mode: str, lying: int) -> None:
    def discarded(state: State) -> None:
        state.stacks[4 * lying if mode == "tournament" else 0].remove("fleet_ore")
        state.discards[lying].append("fleet_ore")

    game = table(mode, hands={0: ["sigismund"]}, villages={0: (30, 32), 1: (30, 32)}, given=discarded)
    if lying:
        assert game.why("sigismund").kind == "no_card_to_retrieve"
    else:
        assert game.do("0 act sigismund", "0 retrieve fleet_ore").hand(0) == ["fleet_ore"]


@pytest.mark.ruling(23)
def test_eryn_helps_only_a_player_who_is_behind_without_an_abbey() -> None:
    ahead: Cards = {"u30a": "colossus", "u32a": "church", "d30a": "church", "d32a": "aqueduct"}
    equal = table(hands={0: ["eryn"]})
    assert equal.why("eryn").data == {"have": 4, "most": 4}
    devout = table(hands={0: ["eryn"]}, cards={0: {"u30a": "abbey"}, 1: ahead})
    assert devout.why("eryn").kind == "has_abbey"
    game = table(hands={0: ["eryn"]}, cards={1: ahead}).do("0 act eryn", *["0 take ore"] * 3, "0 take wool")
    assert (game.asked, game.goods(0)) == ("0 act", {"ore": 3, "wool": 1})


@pytest.mark.ruling(24)
@pytest.mark.example(1)
def test_production_is_capped_at_three() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "sawmill", "u30b": "exchange"}}
    assert produce(4, cards=cards).goods(0) == {"lumber": 3}
    assert produce(3, cards={0: {"u30a": "woolen_mill"}}, goods={0: {"wool": 2}}).goods(0) == {"wool": 3}


@pytest.mark.ruling(24)
@pytest.mark.example(2)
@pytest.mark.parametrize(("stored", "counted"), [
    ({"lumber": 3, "wool": 0, "grain": 3, "ore": 1, "brick": 1}, 5),
    ({"lumber": 3, "wool": 1, "grain": 3, "ore": 1}, 4),
    ({"lumber": 3, "wool": 3, "grain": 1, "ore": 1}, 2),
])  # fmt: skip
def test_brigands_count_unguarded_resources(stored: Goods, counted: int) -> None:
    game = roll_face("brigands", cards={0: {"u30a": "garrison"}}, goods={0: stored, 1: stored})
    assert (exposed_goods(game.state, 0), game.events_of("lost")[0].seat) == (counted, 1)
    assert game.goods(0) == {kind: amount for kind, amount in stored.items() if amount}
    assert not {"ore", "wool"} & game.goods(1).keys()


@pytest.mark.ruling(24)
@pytest.mark.example(3)
def test_a_hand_of_four_is_reduced_and_then_exchanged() -> None:
    game = table(hands={0: ["spy", "merchant", "scout", "bishop"]}).do("0 act end", "0 bury spy", "0 bury_stack 2")
    assert game.asked == "0 exchange"
    game.do("0 exchange scout", "0 exchange_stack 2")
    assert game.hand(0) == ["bishop", "merchant", "spy"], "the card that was just put there"


@pytest.mark.example(4)
@pytest.mark.parametrize(("harbors", "points"), [(0, 4), (1, 9), (2, 14)])
def test_every_harbor_counts_every_trade_fleet(harbors: int, points: int) -> None:
    fleets: Cards = {"u30a": "fleet_ore", "d30a": "fleet_wool", "u32a": "fleet_gold", "d32a": "fleet_brick"}
    docks: Cards = dict(list({"u30b": "harbor", "u32b": "harbor"}.items())[:harbors])
    assert trade(table("tournament", cards={0: {**fleets, **docks}}).state, 0) == points


@pytest.mark.ruling(25)
def test_a_merchant_may_give_what_was_just_taken_if_there_is_room() -> None:
    game = table(hands={0: ["merchant"]}, goods={0: {"wool": 1}, 1: {"wool": 3, "ore": 1}})
    game.do("0 act merchant", "0 rob ore", "0 rob none")
    assert (game.asked, game.goods(0)) == ("0 act", {"wool": 1}), "there is room for the ore alone"


@pytest.mark.ruling(26)
def test_five_settlements_leave_a_region() -> None:
    game = table(villages={0: (30, 32)}, goods={0: ALL})
    area = game.player(0)
    for _ in range(5):
        for region in area.regions.values():
            region.stored = 3
        game.do("0 act road.right")
        game = answer_until_action(game)
        game.do("0 act settlement.right")
        game = answer_until_action(game)
        area = game.player(0)
    assert (len(game.state.region_stack), game.state.supply["settlement"]) == (1, 0)
    assert (game.why("settlement.right").kind, game.points(0)) == ("supply_empty", 7)


def answer_until_action(game: Table) -> Table:
    """Take the first option of every question until the next action."""
    while game.asked != "0 act":
        game.do(f"{game.asked} {game.offered[0]}")
    return game


@pytest.mark.ruling(27)
@pytest.mark.parametrize(("redraw", "cards"), [("off", 1), ("on", 2)])
def test_no_other_event_follows_new_year_unless_agreed(redraw: str, cards: int) -> None:
    game = turn_up("ev_year_end", options={"year_end_redraw": redraw})
    assert game.asked == "chance shuffle_events"
    game.do("chance shuffle_events ev_plague " + " ".join(key for key in game.offered if key != "ev_plague"))
    assert len(game.events_of("event_card")) == cards
