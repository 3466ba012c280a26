"""Sources and uses of resources, and the questions about them (docs/rules/catan_cards.md 3.4, 3.8, 4.18)."""

import pytest

from engine.catan_cards.resources import Pay, Take
from tests.catan_cards.table import Cards, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_rulings import ALL, set_counters


def test_an_empty_colonial_base_is_no_place_to_pay_from() -> None:
    game = table(doing=[Pay(0, {"gold": 1}, "build")], cards={0: {"d31x": "colonial_base"}}, goods={0: {"gold": 2}})
    assert (game.asked, game.goods(0)) == ("0 draw", {"gold": 1})


def test_no_player_is_asked_where_all_of_a_kind_is_paid() -> None:
    goods = {0: {"gold": 1}}
    game = table(doing=[Pay(0, {"gold": 2}, "build")], goods=goods, third={0: ("gold.3", "wool.5")})
    assert (game.asked, game.goods(0)) == ("0 draw", {})
    choice = table(doing=[Pay(0, {"gold": 1}, "build")], goods=goods, third={0: ("gold.3", "wool.5")})
    assert (choice.asked, choice.keys) == ("0 pay", {"d31", "u35"})


def test_a_merchant_who_stops_has_taken_one_resource() -> None:
    game = table(hands={0: ["merchant"]}, goods={1: {"wool": 2, "ore": 1}}).do(
        "0 act merchant", "0 rob ore", "0 rob none"
    )
    assert [one.data["gain"] for one in game.events_of("robbed")] == [{"ore": 1}]


def test_at_the_trade_face_each_kind_of_the_opponent_is_offered_once() -> None:
    game = roll_face(
        "trade", cards={0: {"u30a": "fleet_ore"}}, goods={0: {"wool": 3}, 1: {"wool": 1, "ore": 2, "gold": 1}}
    )
    assert sorted(game.offered) == ["gold", "ore"]
    assert game.option("gold").data["gain"] == {"gold": 1}


ABBEYS: dict[int, Cards] = {0: {"u30a": "abbey", "u32a": "abbey"}}


def test_a_player_with_no_more_than_superstition_costs_is_not_asked() -> None:
    game = turn_up("ev_superstition", cards=ABBEYS, goods={0: {"wool": 1, "ore": 1}})
    assert (game.asked, game.goods(0)) == ("0 draw", {})
    assert [(one.seat, one.data) for one in game.events_of("lost")] == [
        (0, {"pay": {kind: 1}, "source": "ev_superstition"}) for kind in ("wool", "ore")
    ]
    single = turn_up("ev_superstition", cards=ABBEYS, goods={0: {"wool": 3}})
    assert (single.asked, single.goods(0)) == ("0 draw", {"wool": 1})


def test_superstition_may_take_the_gold_of_a_base_and_tells_it_as_gold() -> None:
    cards: Cards = {**ABBEYS[0], "d31x": "colonial_base"}
    game = turn_up("ev_superstition", cards={0: cards}, goods={0: {"wool": 1}}, given=set_counters(2))
    assert (game.asked, game.keys, game.option("d31x").data["left"]) == ("0 lose", {"u31", "d31x"}, 2)
    game.do("0 lose d31x", "0 lose d31x")
    assert (game.goods(0), [one.data["pay"] for one in game.events_of("lost")]) == ({"wool": 1}, [{"gold": 1}] * 2)


def test_without_abbeys_superstition_takes_nothing() -> None:
    game = turn_up("ev_superstition", goods={0: {"wool": 1}, 1: {"ore": 3}})
    assert (game.goods(0), game.goods(1), game.events_of("lost")) == ({"wool": 1}, {"ore": 3}, [])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_league_of_either_player_earns_when_the_other_trades(seat: int) -> None:
    game = table(goods={seat: {"wool": 3}}, cards={1 - seat: {"u30a": "merchants_league"}}, active=seat)
    game.do(f"{seat} act trade.wool", f"{seat} receive gold")
    assert (game.goods(seat), game.goods(1 - seat)) == ({"gold": 1}, {"gold": 1})


def test_an_unknown_resource_is_not_refused_for_lack_of_room() -> None:
    game = table(doing=[Take(0, 1, "plenty")], goods={0: {"wool": 3}})
    assert (game.why("spy").kind, game.why("wool").kind) == ("not_offered", "no_room")


def test_a_bank_trade_serves_no_other_player() -> None:
    game = table(goods={0: {"wool": 3}}).do("0 act trade.wool", "0 receive gold")
    assert (game.asked, game.goods(0), game.goods(1)) == ("0 act", {"gold": 1}, {})


def test_room_for_what_is_paid_alone_is_no_room_for_a_trade() -> None:
    game = table(goods={0: ALL}, third={0: ("wool.5", "gold.3")})
    game.player(0).regions["u35"].stored = 0
    assert game.why("trade.wool").kind == "no_room"
    assert "trade.ore" in game.keys


def test_an_offer_needs_something_of_the_own() -> None:
    assert table(goods={1: {"wool": 1}}).why("offer").kind == "nothing_to_swap"


def test_a_kind_that_is_given_is_not_asked_for() -> None:
    game = table(goods={0: {"wool": 1, "ore": 1}, 1: {"wool": 1, "ore": 1}}).do("0 act offer", "0 offer_give wool")
    assert game.keys == {"ore", "none"}


def test_a_caravan_carries_resources_that_find_room_elsewhere() -> None:
    game = table(hands={0: ["caravan"]}, goods={0: {**ALL, "wool": 2}}).do("0 act caravan")
    assert game.keys == {"lumber", "brick", "grain", "ore", "gold"}, "one at a time, and no wool for wool"


def test_a_merchant_gives_one_resource_however_much_room_there_is() -> None:
    game = table(hands={0: ["merchant"]}, goods={0: {"brick": 3}, 1: {"ore": 1}}).do("0 act merchant", "0 give brick")
    assert (game.goods(0), game.goods(1)) == ({"brick": 2, "ore": 1}, {"brick": 1})
