"""Production (docs/rules/catan_cards.md 1.2, 3.3, 4.24)."""

from collections.abc import Mapping

import pytest

from engine.catan_cards.production import ProduceRegions
from engine.catan_cards.state import State
from engine.core.goods import Goods
from tests.catan_cards.table import Cards, Table, table


def produce(
    pips: int,
    *,
    cards: Mapping[int, Cards] | None = None,
    goods: Mapping[int, Goods] | None = None,
    third: Mapping[int, tuple[str, str]] | None = None,
) -> Table:
    """Show that number on the production die."""

    def shown(state: State) -> None:
        state.pips = pips

    return table(doing=[ProduceRegions()], cards=cards, goods=goods, third=third, given=shown)


def test_every_region_with_the_number_gets_one_of_its_kind() -> None:
    game = produce(4)
    assert (game.goods(0), game.goods(1)) == ({"lumber": 1}, {"wool": 1})
    assert [(event.seat, event.data) for event in game.events_of("produced")] == [
        (0, {"gain": {"lumber": 1}}),
        (1, {"gain": {"wool": 1}}),
    ]


def test_resources_without_room_are_lost() -> None:
    game = produce(4, goods={0: {"lumber": 3}})
    assert (game.goods(0), [event.seat for event in game.events_of("produced")]) == ({"lumber": 3}, [1])


@pytest.mark.parametrize(
    ("cards", "lumber"),
    [
        ({"u30a": "sawmill"}, 2),
        ({"u32a": "sawmill"}, 1),
        ({"d30a": "sawmill"}, 1),
        ({"u30a": "woolen_mill"}, 1),
        ({"u30a": "exchange"}, 2),
        ({"u30a": "exchange", "u30b": "sawmill"}, 3),
    ],
)
def test_a_mill_doubles_its_kind_beside_it_and_an_exchange_any(cards: Cards, lumber: int) -> None:
    assert produce(4, cards={0: cards}).goods(0) == {"lumber": lumber}


def test_worked_numbers() -> None:
    mill: dict[int, Cards] = {0: {"u30a": "woolen_mill"}}
    assert produce(3, cards=mill, goods={0: {"wool": 2}}).goods(0) == {"wool": 3}
    both: dict[int, Cards] = {0: {"u30a": "exchange", "u30b": "sawmill"}}
    assert produce(4, cards=both).goods(0) == {"lumber": 3}, "four, but there is room for three"


def test_an_exchange_stays_when_its_harbor_leaves() -> None:
    game = table(cards={0: {"u30a": "exchange", "u32a": "harbor"}}).do("0 act demolish", "0 demolish u32a")
    assert game.standing(0) == {"u30a": "exchange"}


def test_a_colonial_base_stores_gold_of_its_own_even_beside_a_full_region() -> None:
    cards: dict[int, Cards] = {0: {"d31x": "colonial_base"}}
    assert produce(6, cards=cards).goods(0) == {"gold": 2}
    full = produce(6, cards=cards, goods={0: {"gold": 3}})
    assert (full.built(0, "colonial_base").counter, full.events_of("produced")[0].data) == (1, {"gain": {"gold": 1}})
    assert produce(5, cards=cards).goods(0) == {"brick": 1}


def test_a_colonial_base_holds_three_and_its_gold_pays() -> None:
    def full(state: State) -> None:
        state.players[0].cards[0].counter, state.pips = 3, 6

    cards: dict[int, Cards] = {0: {"d31x": "colonial_base"}}
    game = table(doing=[ProduceRegions()], cards=cards, goods={0: {"gold": 3}}, given=full)
    assert game.goods(0) == {"gold": 6}
    paying = table(cards=cards, goods={0: {"gold": 2}}, given=full).do("0 act trade.gold")
    assert paying.keys == {"d31", "d31x"}
    assert paying.option("d31x").data["building"] == "colonial_base"
    assert (paying.option("d31x").data["have"], paying.option("d31x").spot) == (3, "brown.0.d31x")
    paying.do("0 pay d31x", "0 pay d31x", "0 pay d31x", "0 receive wool")
    assert (paying.built(0, "colonial_base").counter, paying.goods(0)) == (0, {"gold": 2, "wool": 1})


OUTPOST: dict[int, Cards] = {1: {"u30a": ("trading_outpost", 0)}}


def test_an_outpost_brings_one_of_its_neighbours_products() -> None:
    game = produce(5, cards=OUTPOST)
    assert (game.goods(0), game.goods(1)) == ({"brick": 1, "lumber": 1}, {"lumber": 1})
    assert game.events_of("took")[0].data == {"gain": {"lumber": 1}, "source": "trading_outpost"}
    full = produce(5, cards=OUTPOST, goods={1: {"lumber": 3}})
    assert full.goods(0) == {"brick": 1, "lumber": 1}


def test_an_outpost_brings_only_one_where_a_mill_doubles() -> None:
    game = produce(5, cards={1: {"u30a": ("trading_outpost", 0), "u30b": "sawmill"}})
    assert (game.goods(0)["lumber"], game.goods(1)["lumber"]) == (1, 2)


def test_a_player_with_two_regions_for_an_outposts_resource_chooses() -> None:
    game = produce(5, cards=OUTPOST, third={0: ("lumber.1", "ore.4")})
    assert (game.asked, game.keys) == ("0 take", {"lumber.u29", "lumber.u35"})
