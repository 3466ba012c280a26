"""Trading with the bank and with the opponent (docs/rules/catan_cards.md 3.4, 4.15, 4.16)."""

import pytest

from engine.catan_cards.trading import MAX_OFFERS
from engine.core.goods import Goods
from engine.core.types import Reason
from tests.catan_cards.table import Cards, Table, table


def test_the_bank_gives_one_for_three() -> None:
    game = table(goods={0: {"wool": 3}})
    assert game.option("trade.wool").data == {"pay": {"wool": 3}}
    game.do("0 act trade.wool")
    assert (game.asked, "wool" in game.keys, len(game.offered)) == ("0 receive", False, 5)
    game.do("0 receive gold")
    assert game.goods(0) == {"gold": 1}
    assert game.events_of("traded")[0].data == {"pay": {"wool": 3}}
    assert game.events_of("took")[0].data == {"gain": {"gold": 1}, "source": "bank"}


@pytest.mark.parametrize(
    ("cards", "rates"),
    [
        ({}, {"wool": 3, "gold": 3}),
        ({"u30a": "fleet_wool"}, {"wool": 2, "gold": 3}),
        ({"u30a": "fleet_gold"}, {"wool": 3, "gold": 2}),
        ({"u30a": "mint", "u30b": "fleet_gold"}, {"wool": 3, "gold": 1}),
    ],
)
def test_fleets_and_a_mint_trade_better(cards: Cards, rates: dict[str, int]) -> None:
    game = table(goods={0: {"wool": 3, "gold": 3}}, cards={0: cards})
    for kind, rate in rates.items():
        assert game.option(f"trade.{kind}").data == {"pay": {kind: rate}}


def test_the_bank_is_refused_for_a_reason() -> None:
    game = table(goods={0: {"wool": 2}})
    assert game.why("trade.wool").data == {"pay": {"wool": 3}, "have": {"wool": 2}}
    full = table(goods={0: dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)})
    assert full.why("trade.wool").kind == "no_room"
    assert full.why("trade.spy").kind == "not_offered"


def table_with_residence(counter: int, card: str = "res_cloth") -> Table:
    """Set the number of trades that a residence has seen."""
    place = {"res_cloth": "u31x", "res_coin": "d33x", "res_paper": "u29x"}[card]

    def seen(state: object) -> None:
        built.counter = counter

    game = table(cards={0: {place: card}}, goods={0: {"wool": 3, "ore": 3, "lumber": 3}})
    built = game.built(0, card)
    seen(None)
    return game


@pytest.mark.parametrize(("card", "kind"), [("res_cloth", "wool"), ("res_coin", "ore"), ("res_paper", "lumber")])
def test_a_residence_counts_trades_of_its_kind_up_to_three(card: str, kind: str) -> None:
    for before, after in ((0, 1), (3, 3)):
        game = table_with_residence(before, card).do(f"0 act trade.{kind}", "0 receive gold")
        assert game.built(0, card).counter == after
        assert [event.data for event in game.events_of("counted")] == [{"building": card, "number": 1}] * (not before)
    other = "ore" if kind == "wool" else "wool"
    assert table_with_residence(0, card).do(f"0 act trade.{other}", "0 receive gold").built(0, card).counter == 0


LEAGUE: dict[int, Cards] = {1: {"u30a": "merchants_league"}}


@pytest.mark.parametrize(("mirror", "kind"), [("received", "gold"), ("paid", "wool")])
def test_a_league_gets_the_same_as_the_other_trades(mirror: str, kind: str) -> None:
    game = table(cards=LEAGUE, goods={0: {"wool": 3}}, options={"guild_mirror": mirror})
    game.do("0 act trade.wool", "0 receive gold")
    assert game.goods(1) == {kind: 1}
    assert game.events_of("took")[-1].data["source"] == "merchants_league"


def test_a_league_earns_nothing_from_caravans_or_from_trades_between_players() -> None:
    game = table(cards=LEAGUE, goods={0: {"wool": 2}, 1: {"ore": 1}}, hands={0: ["caravan"]})
    game.do("0 act caravan", "0 swap wool", "0 take gold", "0 act offer", "0 offer_give wool", "0 offer_get ore")
    game.do("1 answer_offer accept")
    assert (game.goods(0), game.goods(1)) == ({"gold": 1, "ore": 1}, {"wool": 1})


def test_christoph_trades_the_kind_of_a_fleet_one_for_one_for_a_turn() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "harbor", "u32a": "fleet_wool", "d32a": "fleet_ore"}}
    game = table(cards={**cards, **LEAGUE}, goods={0: {"wool": 2}}, hands={0: ["christoph"]}).do("0 act christoph")
    assert (game.asked, game.offered) == ("0 christoph", ["wool", "ore"])
    game.do("0 christoph wool")
    assert game.events_of("christoph")[0].data == {"pay": {"wool": 1}}
    game.do("0 act trade.wool", "0 receive gold", "0 act trade.wool", "0 receive ore")
    assert (game.goods(0), game.goods(1)) == ({"gold": 1, "ore": 1}, {"gold": 1, "ore": 1})
    game.do("0 act end", "0 draw 1", "0 draw 1", "0 draw 1")
    assert game.state.christoph == []


def test_christoph_needs_a_harbor_and_a_fleet() -> None:
    game = table(cards={0: {"u30a": "harbor"}}, hands={0: ["christoph"]})
    assert game.why("christoph").kind == "too_few_units"
    assert table(cards={0: {"u30a": "fleet_ore"}}, hands={0: ["christoph"]}).why("christoph").kind == "needs_building"
    single = table(cards={0: {"u30a": "fleet_ore", "u32a": "harbor"}}, hands={0: ["christoph"]})
    assert single.do("0 act christoph").state.christoph == ["ore"]


def table_with_goods() -> Table:
    """Give seat 0 wool and ore, and seat 1 grain."""
    return table(goods={0: {"wool": 2, "ore": 1}, 1: {"grain": 3, "ore": 3}})


def test_an_offer_is_up_to_three_resources_that_find_room() -> None:
    game = table_with_goods().do("0 act offer")
    assert (game.asked, game.offered) == ("0 offer_give", ["wool", "2wool", "none"])
    assert game.option("2wool").group == "two"
    game.do("0 offer_give 2wool")
    assert game.keys == {"grain", "ore", "2grain", "grain.ore", "2ore", "3grain", "2grain.ore", "grain.2ore", "none"}
    assert game.option("grain.ore").data == {"pay": {"wool": 2}, "gain": {"grain": 1, "ore": 1}}


def test_an_accepted_offer_is_carried_out() -> None:
    game = table_with_goods().do("0 act offer", "0 offer_give 2wool", "0 offer_get grain.ore")
    assert (game.asked, game.offered) == ("1 answer_offer", ["accept", "decline"])
    assert game.option("accept").data == {"gain": {"wool": 2}, "pay": {"grain": 1, "ore": 1}, "by": 0}
    game.do("1 answer_offer accept")
    assert (game.goods(0), game.goods(1)) == ({"grain": 1, "ore": 2}, {"wool": 2, "grain": 2, "ore": 2})
    assert game.events_of("accepted")[0].data == {"gain": {"wool": 2}, "pay": {"grain": 1, "ore": 1}, "by": 0}


def test_a_declined_offer_is_not_made_again_in_the_same_turn() -> None:
    game = table_with_goods().do("0 act offer", "0 offer_give wool", "0 offer_get grain", "1 answer_offer decline")
    assert game.events_of("declined")[0].data == {"gain": {"wool": 1}, "pay": {"grain": 1}, "by": 0}
    game.do("0 act offer", "0 offer_give wool")
    assert "grain" not in game.keys
    assert (game.why("grain").kind, game.why("x").kind) == ("already_declined", "not_offered")
    assert game.why("wool.grain") == Reason("same_kind", {"gain": {"wool": 1}})
    game.do("0 offer_get none")
    assert game.asked == "0 act"


def test_an_offer_can_be_dropped_and_needs_something_on_both_sides() -> None:
    game = table_with_goods().do("0 act offer", "0 offer_give none")
    assert (game.asked, game.events_of("offered")) == ("0 act", [])
    assert table(goods={0: {"wool": 1}}).why("offer").kind == "nothing_to_swap"


def swap(game: Table, times: int) -> Table:
    """Offer a wool for an ore, and the ore for the wool again."""
    for number in range(times):
        give, get = ("wool", "ore") if number % 2 == 0 else ("ore", "wool")
        game.do("0 act offer", f"0 offer_give {give}", f"0 offer_get {get}", "1 answer_offer accept")
    return game


@pytest.mark.ruling(44)
def test_a_turn_has_eight_offers() -> None:
    goods: dict[int, Goods] = {0: {"wool": 1}, 1: {"ore": 1}}
    game = swap(table(goods=goods), MAX_OFFERS)
    assert "offer" not in game.keys
    assert game.why("offer") == Reason("no_offers_left", {"most": 8})
    assert "offer" in swap(table(goods=goods, rules=2), 2 * MAX_OFFERS).keys


def test_merchants_do_not_count_trades_between_players() -> None:
    game = table(cards={0: {"u31x": "res_cloth"}}, goods={0: {"wool": 1}, 1: {"ore": 1}})
    game.do("0 act offer", "0 offer_give wool", "0 offer_get ore", "1 answer_offer accept")
    assert game.built(0, "res_cloth").counter == 0
