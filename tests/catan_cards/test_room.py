"""Payments before a card takes effect, which free room for its resources (docs/rules/catan_cards.md 4.17, 4.37)."""

from collections.abc import Mapping

import pytest

from engine.catan_cards.state import State
from engine.core.goods import Goods
from tests.catan_cards.table import Cards, Table, chance, table
from tests.catan_cards.test_rulings import ALL

TOLL: Cards = {"c31x": ("barbarian_camp", 1)}
SAILORS: Cards = {"u30a": "fleet_ore", "u30b": "fleet_wool", "d30a": "knight_otto", "d30b": "knight_falk"}
AHEAD: Cards = {"u30a": "colossus"}
"""Two points more than two cities and the token of two knights."""

GOLD: dict[int, Goods] = {0: {"gold": 3}, 1: {"gold": 1}}
FULL: dict[int, Goods] = {0: ALL, 1: {"gold": 1}}


def table_with_toll(card: str, goods: Mapping[int, Goods], *, rules: int = 4, cards: Cards | None = None) -> Table:
    """Host a camp at seat 0 after its first card of the turn, so that the next card costs 1 gold."""

    def played(state: State) -> None:
        state.players[0].played = 1

    own = {**TOLL, **(cards or {})}
    return table(hands={0: [card]}, cards={0: own, 1: AHEAD}, goods=goods, rules=rules, given=played)


@pytest.mark.ruling(17)
@pytest.mark.ruling(37)
def test_svens_own_gold_makes_room_for_gold() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "knight_sven"}}
    game = table(cards=cards, goods=GOLD).do("0 act use.knight_sven")
    assert [one.data["gain"] for one in game.events_of("robbed")] == [{"gold": 1}]
    assert (game.asked, game.goods(0), game.goods(1), game.discard) == (
        "0 act", {"gold": 2}, {"gold": 1}, ["knight_sven"],
    )  # fmt: skip
    assert table(cards=cards, goods=GOLD, rules=3).why("use.knight_sven").kind == "nothing_to_take"


@pytest.mark.ruling(37)
@pytest.mark.parametrize("card", ["merchant", "brigands"])
def test_a_toll_makes_room_for_gold_of_the_other(card: str) -> None:
    game = table_with_toll(card, GOLD).do(f"0 act {card}")
    if card == "brigands":
        game.do(*["1 react none"] * (game.asked == "1 react"), chance("duel", 1))
    assert [one.data["gain"] for one in game.events_of("robbed")] == [{"gold": 1}]
    assert table_with_toll(card, GOLD, rules=3).why(card).kind == "nothing_to_take"
    free = table(hands={0: [card]}, cards={1: AHEAD}, goods=GOLD)
    assert free.why(card).kind == "nothing_to_take", "nothing is paid"


@pytest.mark.ruling(37)
@pytest.mark.parametrize("card", ["gunther", "eryn", "campaign"])
def test_a_toll_makes_room_when_all_is_full(card: str) -> None:
    cards = SAILORS if card != "eryn" else {}
    game = table_with_toll(card, FULL, cards=cards).do(f"0 act {card}")
    assert (game.asked, game.goods(0), game.discard) == ("0 act", ALL, [card])
    assert game.events_of("took")[0].data["gain"] == {"gold": 1}
    assert table_with_toll(card, FULL, rules=3, cards=cards).why(card).kind == "no_room"


@pytest.mark.ruling(37)
def test_the_chamberlains_own_gold_makes_room_when_all_is_full() -> None:
    hall: dict[int, Cards] = {0: {"u30a": "town_hall"}}
    game = table(hands={0: ["chamberlain"]}, cards=hall, goods=FULL).do("0 act chamberlain")
    assert (game.asked, game.goods(0)) == ("0 act", ALL)
    assert table(hands={0: ["chamberlain"]}, cards=hall, goods=FULL, rules=3).why("chamberlain").kind == "no_room"


@pytest.mark.ruling(37)
def test_a_toll_makes_room_for_a_caravans_resources() -> None:
    game = table_with_toll("caravan", FULL).do("0 act caravan")
    assert game.keys == {"lumber", "brick", "wool", "grain", "ore"}, "one of each at most: there is room for one gold"
    game.do("0 swap wool")
    assert game.goods(0) == {**ALL, "wool": 2}
    assert table_with_toll("caravan", FULL, rules=3).why("caravan").kind == "nothing_to_swap"


@pytest.mark.ruling(37)
@pytest.mark.parametrize(("place", "swapped"), [("d31", True), ("d31x", False)])
def test_a_toll_out_of_a_colonial_base_makes_no_room(place: str, swapped: bool) -> None:
    """The card has been played all the same, and the turn goes on."""

    def stored(state: State) -> None:
        state.players[0].played = 1
        state.players[0].cards[-1].counter = 1

    cards: dict[int, Cards] = {0: {**TOLL, "d31x": "colonial_base"}, 1: AHEAD}
    game = table(hands={0: ["caravan"]}, cards=cards, goods=FULL, given=stored)
    game.do("0 act caravan", f"0 pay {place}")
    assert (game.asked, game.discard) == ("0 swap" if swapped else "0 act", ["caravan"])
    assert game.goods(0)["gold"] == 3


@pytest.mark.ruling(37)
def test_gold_that_lies_in_a_colonial_base_alone_frees_no_region() -> None:
    def stored(state: State) -> None:
        state.players[0].cards[-1].counter = 1

    cards: dict[int, Cards] = {0: {"u30a": "knight_sven", "d31x": "colonial_base"}}
    goods: dict[int, Goods] = {0: {"wool": 3}, 1: {"wool": 1}}
    assert table(cards=cards, goods=goods, given=stored).why("use.knight_sven").kind == "nothing_to_take"
