"""Merits of buildings, units and action cards, and of their places."""

from typing import Any

import pytest

from engine.catan_cards.building import CardSite
from engine.catan_cards.reactions import Return
from engine.catan_cards.state import NO_SEAT, Built
from engine.catan_cards.tables import RESOURCES as KINDS
from tests.catan_cards.merits import acting, find_merits, kinds
from tests.catan_cards.table import Table, table

VILLAGES = {0: (30, 32), 1: (30, 32)}
"""Two settlements each, and no city."""


TRADES: dict[str, Any] = {"strength": 0, "tournament": 0, "trade": 1, "count": 1, "left": 0}
"""One trade point against none."""


@pytest.mark.parametrize(
    ("card", "merits"),
    [
        ("garrison", [("unit", {**TRADES, "token": "windmill"}), ("guards", {"count": 6})]),
        ("fleet_ore", [("unit", {**TRADES, "token": "windmill", "have": {"ore": 2}})]),
        ("foundry", [("doubles", {"count": 1, "kind": "ore"})]),
        ("abbey", [("holds_more", {"count": 1})]),
        ("smithy", []),
    ],
)
def test_a_card_says_what_it_adds(card: str, merits: list[tuple[str, Any]]) -> None:
    game = acting((card,), villages=(30, 32), lumber=3, brick=3, ore=3, wool=3, grain=3)
    assert find_merits(game, card, "end") == merits


def test_a_garrison_guards_what_is_left_once_it_is_paid_for() -> None:
    few = acting(("garrison",), villages=(30, 32), lumber=1, brick=1, wool=2)
    assert "guards" not in kinds(few, "garrison", "end"), "brigands come for more than seven"
    (guards,) = [
        one
        for one in find_merits(acting(("garrison",), villages=(30, 32), lumber=3, brick=3), "garrison", "end")
        if one[0] == "guards"
    ]
    assert guards == ("guards", {"count": 2}), "3 are there, and 1 of them has to pay for it"


def test_points_come_first() -> None:
    game = acting(("library", "church"), lumber=3, brick=3, ore=3, grain=3)
    assert find_merits(game, "library", "end")[0] == ("scores", {"vp": 1, "count": 1})
    assert find_merits(game, "church", "end")[0] == ("scores", {"vp": 1, "count": 0})
    village = acting(villages=(30,), ore=3, grain=2)
    assert find_merits(village, "city.30", "end") == [("grows", {"vp": 1})]
    village.player(0).centre.append("road")
    goods = {"lumber": 3, "brick": 3, "wool": 3, "grain": 3}
    for region in village.player(0).regions.values():
        region.stored = goods.get(region.kind, 0)
    village = Table(village.position)
    assert find_merits(village, "settlement.right", "end") == [("founds", {"vp": 1, "count": 2})]


def test_a_card_that_takes_a_token_says_so() -> None:
    cards = {1: {"u30a": "knight_conrad", "u32a": "garrison"}}
    goods = {0: {"lumber": 3, "ore": 3, "grain": 3, "wool": 3, "brick": 3}}
    hand = ("knight_walter", "knight_siegfried", "marketplace", "fleet_ore", "harbor")
    game = table(hands={0: hand}, cards=cards, goods=goods)
    assert find_merits(game, "knight_walter", "end") == [
        ("takes_knight", {"token": "knight", "count": 3, "left": 2, "by": 1, "vp": 1}),
        ("unit", {"strength": 3, "tournament": 1, "trade": 0, "count": 3, "left": 2}),
    ]
    assert find_merits(game, "marketplace", "end")[0] == (
        "takes_windmill",
        {"token": "windmill", "count": 2, "left": 1, "by": 1, "vp": 1},
    )
    assert find_merits(game, "fleet_ore", "end")[0] == (
        "breaks_windmill",
        {"token": "windmill", "count": 1, "left": 1, "by": 1, "won": 1},
    )
    assert kinds(game, "knight_siegfried", "end") == ["unit"]
    village = table(hands={0: ("garrison",)}, cards={0: {"u30a": "garrison"}}, goods=goods, villages=VILLAGES)
    assert find_merits(village, "city.30", "end") == [
        ("takes_windmill", {"token": "windmill", "count": 1, "left": 0, "vp": 2}),
        ("grows", {"vp": 1}),
    ]


def test_what_another_unit_adds_as_well_is_no_reason_but_its_price_is() -> None:
    goods = {0: {"ore": 3, "grain": 3, "wool": 3, "lumber": 3, "brick": 2}}
    hand = ("knight_siegfried", "knight_pippin", "fleet_ore", "harbor")
    game = table(hands={0: hand}, goods=goods, cards={1: {"u30a": "knight_walter"}})
    assert find_merits(game, "knight_siegfried", "knight_pippin") == [("costs_less", {"count": 1, "left": 3, "won": 0})]
    assert kinds(game, "knight_pippin", "knight_siegfried") == ["unit"]
    assert kinds(game, "fleet_ore", "knight_siegfried") == ["takes_windmill", "unit"]
    assert kinds(game, "knight_siegfried", "fleet_ore") == ["unit"], "a fleet takes a token"
    assert kinds(game, "knight_siegfried", "road.left") == ["unit"]
    village = table(hands={0: ("knight_siegfried",)}, goods=goods, villages=VILLAGES)
    assert kinds(village, "knight_siegfried", "city.30") == ["takes_knight", "unit"]


def test_a_wine_cellar_brings_resources() -> None:
    game = acting(("wine_cellar",), villages=(30, 32), lumber=1, grain=1)
    assert find_merits(game, "wine_cellar", "end") == [("fills_cellar", {"count": 2})]


def test_a_smithy_strengthens_every_knight() -> None:
    game = table(hands={0: ("smithy",)}, cards={0: {"u30a": "knight_conrad"}}, goods={0: {"ore": 3, "lumber": 3}})
    assert find_merits(game, "smithy", "end") == [
        ("unit", {"strength": 1, "tournament": 0, "trade": 0, "count": 3, "left": 0})
    ]


def test_an_exchange_doubles_every_kind() -> None:
    game = table(hands={0: ("exchange",)}, cards={0: {"u30a": "harbor"}}, goods={0: dict.fromkeys(KINDS, 3)})
    assert ("doubles", {"count": 2}) in find_merits(game, "exchange", "end")
    game = table(doing=[CardSite(0, "exchange")], hands={0: ("exchange",)}, cards={0: {"u30a": "harbor"}})
    assert "site_alike" in kinds(game, "d30a", "d32a")


def test_a_foreign_card_and_a_brown_one_have_no_merits_yet() -> None:
    game = table(hands={0: ("trading_outpost",)}, cards={0: {"u30a": "harbor"}}, goods={0: dict.fromkeys(KINDS, 3)})
    assert kinds(game, "trading_outpost", "end") == []
    game = table(
        doing=[CardSite(0, "res_paper")],
        hands={0: ("res_paper",)},
        cards={0: {"u30a": "harbor"}},
        third={0: ("lumber.6", "wool.5")},
    )
    assert kinds(game, *game.offered[:2]) == []


def test_an_action_card_says_what_it_does() -> None:
    hand = ("arsonist", "spy", "merchant", "caravan", "gunther")
    cards = {0: {"u30a": "fleet_ore", "d30a": "fleet_wool"}, 1: {"u30a": "abbey"}}
    game = table(hands={0: hand, 1: ("scout", "abbey")}, cards=cards, goods={0: {"lumber": 1}, 1: {"ore": 1}})
    assert find_merits(game, "arsonist", "end") == [("duel", {"by": 1, "most": 5, "least": 2, "level": 2})]
    assert find_merits(game, "spy", "end") == [("spies", {"by": 1, "count": 2})]
    assert find_merits(game, "merchant", "end") == [("takes", {"by": 1, "most": 1})]
    assert find_merits(game, "caravan", "end") == [("swaps", {"most": 1})]
    assert kinds(game, "gunther", "end") == kinds(game, "demolish", "end") == []


def test_a_black_knight_may_bring_down_a_token() -> None:
    def attacking(*mine: str) -> list[str]:
        own = dict(zip(("u30a", "d30a"), mine, strict=False))
        cards = {0: own, 1: {"u30a": "knight_conrad", "u32a": "knight_siegfried"}}
        return kinds(table(hands={0: ("black_knight",)}, cards=cards), "black_knight", "end")

    assert attacking() == attacking("knight_walter", "knight_otto") == ["duel"]
    assert attacking("knight_hagen") == ["duel_token", "duel"]


def placing(card: str, *hand: str, **more: Any) -> Table:
    """Seat 0 placing a card, with others in hand."""
    return table(doing=[CardSite(0, card)], hands={0: (card, *hand)}, **more)


def test_a_card_is_put_where_it_doubles_something() -> None:
    game = placing("foundry")
    assert find_merits(game, "d32a", "u32a") == [("site_doubles", {"count": 1, "kind": "ore"})]
    assert kinds(game, "u32a", "d32a") == []


def test_a_card_that_does_the_same_anywhere_leaves_the_better_places_free() -> None:
    assert kinds(placing("fleet_ore"), "u30a", "d32a") == ["site_alike"]
    assert kinds(placing("abbey"), "u30a", "d32a") == ["site_alike"]
    city = placing("abbey", villages={0: (30,)})
    assert find_merits(city, "u30a", "u32a") == [
        ("site_city", {"count": 4}),
        ("site_alike", {"place": "u30a", "tied": False}),
    ]
    assert kinds(city, "u32a", "u30a") == ["site_alike"]
    mill = placing("abbey", "foundry", villages=VILLAGES)
    assert find_merits(mill, "u30a", "d32a") == [
        ("site_spares", {"building": "foundry"}),
        ("site_alike", {"place": "u30a", "tied": False}),
    ]
    assert kinds(placing("abbey", "foundry", villages=VILLAGES), "u30a", "u32a") == ["site_alike"]
    assert kinds(placing("flavo"), "u30a", "d32a") == []


def test_a_place_between_two_regions_of_a_kind_is_left_to_a_mill() -> None:
    game = placing("abbey")
    for place, kind in (("u29", "ore"), ("d29", "brick"), ("d31", "brick")):
        game.player(0).regions[place].kind = kind
    assert find_merits(Table(game.position), "u30a", "d30a") == [
        ("site_pair", {"region": "brick"}),
        ("site_alike", {"place": "u30a", "tied": False}),
    ]
    game.player(0).cards.append(Built("brick_factory", "d30b", 0))
    assert kinds(Table(game.position), "u30a", "d30a") == ["site_alike"]
    assert kinds(placing("abbey"), "u30a", "d30a") == ["site_alike"]


def test_a_garrison_is_put_where_most_is_stored() -> None:
    game = placing("garrison", goods={0: {"lumber": 2}})
    assert find_merits(game, "u30a", "d30a") == [("site_guards", {"count": 2, "left": 0})]
    assert kinds(game, "d30a", "u30a") == []


def test_a_bath_house_and_a_church_are_put_where_they_protect_most() -> None:
    game = placing("bath_house", goods={0: {"lumber": 2}})
    assert find_merits(game, "u30a", "u32a") == [("site_plague", {"count": 2, "left": 0})]
    game = placing("church", cards={0: {"u32a": "knight_conrad"}}, options={"church_scope": "city"})
    assert find_merits(game, "d32a", "d30a") == [("site_units", {"count": 1, "left": 0})]
    game = placing("knight_walter", cards={0: {"u32a": "church"}}, options={"church_scope": "city"})
    assert kinds(game, "d32a", "d30a") == ["site_sheltered"]
    assert kinds(game, "d30a", "d32a") == []


def test_a_card_that_costs_the_opponent_most_goes_back() -> None:
    cards = {1: {"u30a": "library", "u32a": "abbey", "d30a": "knight_conrad", "d32a": "knight_siegfried"}}
    fire = table(doing=[Return(0, "arsonist")], cards=cards)
    assert find_merits(fire, "1.u30a", "1.u32a") == [
        ("costs_points", {"by": 1, "vp": 1}),
        ("dear_again", {"by": 1, "pay": {"lumber": 2, "ore": 2, "brick": 1}}),
    ]
    assert kinds(fire, "1.u32a", "1.u30a") == []
    fleet = table(
        doing=[Return(0, "ev_civil_war")],
        cards={1: {"u30a": "fleet_ore", "u32a": "knight_siegfried"}},
        villages=VILLAGES,
    )
    trade = {"by": 1, "count": 1, "left": 0, "tournament": 0}
    assert find_merits(fleet, "1.u30a", "1.u32a")[0] == ("costs_trade", trade)
    mine = {0: {"u30a": "knight_hagen"}}
    knights = table(doing=[Return(0, "black_knight")], cards={**cards, **mine})
    assert find_merits(knights, "1.d30a", "1.d32a") == [
        ("costs_token", {"by": 1, "token": "knight"}),
        ("weakens", {"by": 1, "count": 2, "left": 1, "tournament": 1}),
        ("dear_again", {"by": 1, "pay": {"grain": 1, "ore": 1}}),
    ]
    stronger = table(
        doing=[Return(0, "black_knight")], cards={**cards, 0: {"u30a": "knight_baroc", "d30a": "knight_hagen"}}
    )
    assert find_merits(stronger, "1.d30a", "1.d32a")[0] == ("gains_token", {"token": "knight", "vp": 1})
    knights.state.knight = NO_SEAT
    assert kinds(Table(knights.position), "1.d30a", "1.d32a")[0] == "denies_token", "the opponent would take it"
    war = table(doing=[Return(0, "ev_civil_war"), Return(1, "ev_civil_war")], cards={**cards, **mine})
    assert find_merits(war, "1.d30a", "1.d32a")[0] == (
        "may_cost_token",
        {"by": 1, "token": "knight", "count": 1, "left": 1},
    ), "another return follows"
    assert kinds(war, "1.d30a", "1.d32a")[1:] == ["weakens", "dear_again"]
    assert "may_cost_token" not in kinds(war, "1.d32a", "1.d30a")
