"""Actions and abilities of Barbarians & Traders (docs/rules/catan_cards.md 1.7, 3.0, 4.16 to 4.23)."""

from collections.abc import Callable

import pytest

from engine.catan_cards.state import State
from engine.catan_cards.turn import TurnPhase
from tests.catan_cards.table import Cards, Table, table

LIBRARY: dict[int, Cards] = {0: {"u30a": "library"}}


def set_first_counter(value: int) -> Callable[[State], None]:
    """Set the counter of the first card of seat 0."""

    def set_counter(state: State) -> None:
        state.players[0].cards[0].counter = value

    return set_counter


def test_ancient_wisdom_uses_any_discarded_card_but_a_building_at_once() -> None:
    discard = ["church", "spy", "knight_otto", "spy"]
    game = table(hands={0: ["ancient_wisdom"], 1: ["bishop"]}, cards=LIBRARY, discard=discard)
    game.do("0 act ancient_wisdom")
    assert (game.asked, game.offered) == ("0 retrieve", ["spy", "knight_otto"])
    assert game.option("spy").data == {"building": "spy", "source": "ancient_wisdom"}
    assert game.option("spy").spot == "discard.spy"
    game.do("0 retrieve spy", "0 act spy")
    assert game.asked == "0 spy"
    assert game.events_of("retrieved")[0].data == {"building": "spy", "source": "ancient_wisdom"}


def test_ancient_wisdom_cannot_fetch_itself_and_needs_a_library_that_counts() -> None:
    game = table(hands={0: ["ancient_wisdom"]}, cards=LIBRARY, discard=["church"])
    assert game.why("ancient_wisdom").data == {"building": "ancient_wisdom"}
    assert game.why("ancient_wisdom").kind == "no_card_to_retrieve"
    under = table(hands={0: ["ancient_wisdom"]}, cards=LIBRARY, discard=["spy"], dogmas={0: ["u30a"]})
    assert under.why("ancient_wisdom").kind == "needs_building"


def test_in_the_tournament_game_wisdom_reads_the_opponents_discard() -> None:
    hands = {0: ["ancient_wisdom"], 1: ["ancient_wisdom"]}
    game = table("tournament", hands=hands, cards=LIBRARY, discard=["spy"])
    assert game.why("ancient_wisdom").kind == "no_card_to_retrieve"
    other = table("tournament", hands=hands, cards={1: {"u30a": "library"}}, discard=["spy"], active=1)
    other.do("1 act ancient_wisdom", "1 retrieve spy")
    assert (other.hand(1), other.state.discards) == (["spy"], [[], ["ancient_wisdom"]])


def test_the_chamberlain_gives_two_resources_for_a_gold() -> None:
    hall: dict[int, Cards] = {0: {"u30a": "town_hall"}}
    game = table(hands={0: ["chamberlain"]}, cards=hall, goods={0: {"gold": 1}})
    assert game.option("chamberlain").data == {"building": "chamberlain", "pay": {"gold": 1}}
    game.do("0 act chamberlain", "0 take wool", "0 take gold")
    assert game.goods(0) == {"wool": 1, "gold": 1}
    assert table(hands={0: ["chamberlain"]}, cards=hall).why("chamberlain").kind == "cannot_pay"
    assert table(hands={0: ["chamberlain"]}).why("chamberlain").kind == "needs_building"


@pytest.mark.parametrize(
    ("buildings", "taken"),
    [({"u30a": "church"}, 1), ({"u30a": "church", "u30b": "library", "d30a": "colossus", "d32a": "bath_house"}, 4)],
)
def test_eryn_brings_a_resource_for_every_point_behind_up_to_four(buildings: Cards, taken: int) -> None:
    game = table(hands={0: ["eryn"]}, cards={1: buildings}).do("0 act eryn")
    for _ in range(taken):
        game.do("0 take wool" if game.goods(0).get("wool", 0) < 3 else "0 take gold")
    assert (game.asked, sum(game.goods(0).values())) == ("0 act", taken)


def test_eryn_comes_only_to_a_player_who_is_behind_without_an_abbey() -> None:
    assert table(hands={0: ["eryn"]}).why("eryn").data == {"have": 4, "most": 4}
    ahead: dict[int, Cards] = {0: {"u30a": "abbey"}, 1: {"u30a": "church"}}
    assert table(hands={0: ["eryn"]}, cards=ahead).why("eryn").kind == "has_abbey"


def test_gunther_needs_two_trade_fleets_and_brings_two_resources() -> None:
    one: dict[int, Cards] = {0: {"u30a": "fleet_ore", "u32a": "treasure_fleet"}}
    assert table(hands={0: ["gunther"]}, cards=one).why("gunther").kind == "too_few_units"
    two: dict[int, Cards] = {0: {"u30a": "fleet_ore", "u32a": "fleet_wool"}}
    game = table(hands={0: ["gunther"]}, cards=two).do("0 act gunther", "0 take wool", "0 take wool")
    assert game.goods(0) == {"wool": 2}


def test_neighbours_fill_a_region_beside_its_mill() -> None:
    mills: dict[int, Cards] = {0: {"u30a": "sawmill", "u32a": "grain_mill"}}
    game = table(hands={0: ["neighbour_help"]}, cards=mills, goods={0: {"lumber": 1}}).do("0 act neighbour_help")
    assert (game.asked, game.keys) == ("0 neighbour_help", {"u29", "u33"})
    game.do("0 neighbour_help u29")
    assert (game.goods(0), game.events_of("took")[0].data["gain"]) == ({"lumber": 3}, {"lumber": 2})
    single = table(hands={0: ["neighbour_help"]}, cards={0: {"u32a": "woolen_mill"}}).do("0 act neighbour_help")
    assert single.goods(0) == {"wool": 3}


@pytest.mark.parametrize("mill", ["foundry", "brick_factory"])
def test_neighbours_do_not_help_in_mountains_hills_or_full_regions(mill: str) -> None:
    game = table(
        hands={0: ["neighbour_help"]}, cards={0: {"d30a": mill, "d32a": mill}} if mill == "" else {0: {"d30a": mill}}
    )
    assert game.why("neighbour_help").kind == "no_mill"
    full = table(hands={0: ["neighbour_help"]}, cards={0: {"u30a": "sawmill"}}, goods={0: {"lumber": 3}})
    assert full.why("neighbour_help").kind == "no_mill"


def test_sigismund_brings_a_trade_fleet_back_from_the_discard_to_the_hand() -> None:
    discard = ["spy", "fleet_ore", "treasure_fleet", "fleet_wool"]
    villages = {0: (30, 32), 1: (30, 32)}
    game = table(hands={0: ["sigismund"]}, discard=discard, villages=villages).do("0 act sigismund")
    assert game.offered == ["fleet_ore", "fleet_wool"]
    game.do("0 retrieve fleet_wool")
    assert (game.hand(0), game.discard) == (["fleet_wool"], ["spy", "fleet_ore", "treasure_fleet", "sigismund"])
    assert table(hands={0: ["sigismund"]}, discard=["spy"]).why("sigismund").kind == "no_card_to_retrieve"


ARMY: Cards = {"u30a": "knight_otto", "u32a": "knight_falk", "d30a": "treasure_fleet"}


def test_a_campaign_brings_resources_or_raises_the_arch() -> None:
    game = table(hands={0: ["campaign"]}, cards={0: ARMY}).do("0 act campaign")
    assert (game.asked, game.option("wool").data["source"]) == ("0 take", "campaign")
    arch = table(hands={0: ["campaign"]}, cards={0: {**ARMY, "d32a": "triumphal_arch"}}).do("0 act campaign")
    assert arch.offered == ["triumphal_arch", "resources"]
    before = arch.points(0)
    assert arch.do("0 reward triumphal_arch").points(0) == before + 1


@pytest.mark.parametrize("missing", ["u30a", "u32a", "d30a"])
def test_a_campaign_needs_two_knights_and_a_fleet(missing: str) -> None:
    army = {place: card for place, card in ARMY.items() if place != missing}
    assert table(hands={0: ["campaign"]}, cards={0: army}).why("campaign").data == {"building": "campaign"}


def table_with_sven(since: int = 3, *, early: bool = False) -> Table:
    """Put Sven in play with seat 0 since a turn."""

    def placed(state: State) -> None:
        state.players[0].cards[0].since = since

    villages = {0: (30, 32), 1: (30, 32)} if early else {}
    return table(
        cards={0: {"u30a": "knight_sven"}},
        goods={0: {"gold": 1}, 1: {"wool": 2, "ore": 1}},
        given=placed,
        villages=villages,
    )


def test_sven_acts_as_a_merchant_for_a_gold_and_leaves() -> None:
    game = table_with_sven(early=True)
    assert game.option("use.knight_sven").data == {"building": "knight_sven", "pay": {"gold": 1}}
    game.do("0 act use.knight_sven", "0 rob wool", "0 rob none")
    assert (game.standing(0), game.discard, game.goods(0)) == ({}, ["knight_sven"], {})
    assert game.goods(1) == {"wool": 2, "ore": 1}, "the wool goes back, for there is nothing else"
    assert game.events_of("used")[0].data == {"building": "knight_sven"}
    assert game.state.knight == -1


def test_sven_waits_a_turn_and_needs_gold_and_something_to_take() -> None:
    assert table_with_sven(9).why("use.knight_sven").data == {"building": "knight_sven"}
    assert table_with_sven(9).why("use.knight_sven").kind == "too_soon"
    poor = table(cards={0: {"u30a": "knight_sven"}}, goods={1: {"wool": 1}})
    assert poor.why("use.knight_sven").kind == "cannot_pay"
    idle = table(cards={0: {"u30a": "knight_sven"}}, goods={0: {"gold": 1}})
    assert idle.why("use.knight_sven").kind == "nothing_to_take"
    assert table().why("use.knight_sven").kind == "not_standing"
    assert table().why("use.spy").kind == "not_offered"


def test_full_cloth_merchants_swap_two_equal_resources_once_a_turn() -> None:
    cards: dict[int, Cards] = {0: {"u31x": "res_cloth"}}
    game = table(cards=cards, goods={0: {"wool": 2, "ore": 3}}, given=set_first_counter(3)).do("0 act use.res_cloth")
    assert (game.asked, game.keys) == ("0 swap", {"2wool", "2ore"})
    game.do("0 swap 2ore", "0 take gold", "0 take wool")
    assert game.goods(0) == {"wool": 3, "ore": 1, "gold": 1}
    assert game.why("use.res_cloth").kind == "already_used"
    low = table(cards=cards, goods={0: {"wool": 2}}, given=set_first_counter(2))
    assert low.why("use.res_cloth").data == {"building": "res_cloth", "number": 2, "most": 3}
    poor = table(cards=cards, goods={0: {"wool": 1}}, given=set_first_counter(3))
    assert poor.why("use.res_cloth").kind == "nothing_to_swap"


@pytest.mark.parametrize(("trades", "asked"), [(3, "0 take"), (2, "0 before_roll")])
def test_full_paper_merchants_bring_a_resource_at_the_start_of_the_turn(trades: int, asked: str) -> None:
    cards: dict[int, Cards] = {0: {"u29x": "res_paper"}}
    assert (
        table(doing=[TurnPhase("start"), TurnPhase("roll")], cards=cards, given=set_first_counter(trades)).asked
        == asked
    )


def test_a_scriptorium_draws_a_card_once_a_turn_even_above_the_limit() -> None:
    hand = ["spy", "merchant", "scout"]
    game = table(hands={0: hand}, cards={0: {"u30a": "scriptorium"}}).do("0 act use.scriptorium")
    assert (game.asked, game.offered) == ("0 draw_stack", ["1"])
    top = game.state.stacks[0][0]
    game.do("0 draw_stack 1")
    assert game.hand(0) == sorted([*hand, top])
    assert game.why("use.scriptorium").kind == "already_used"
    assert game.do("0 act end").asked == "0 bury"


def test_a_scriptorium_without_stacks_is_idle() -> None:
    def empty(state: State) -> None:
        state.sold, state.stacks[0] = state.stacks[0], []

    game = table(cards={0: {"u30a": "scriptorium"}}, given=empty)
    assert game.why("use.scriptorium").kind == "no_cards_left"


def test_a_brotherhood_sells_action_cards_even_those_that_cannot_be_played() -> None:
    hand = ["bishop", "church", "alchemist"]
    game = table(hands={0: hand}, cards={0: {"u30a": "secret_brotherhood"}}).do("0 act use.secret_brotherhood")
    assert (game.asked, game.offered) == ("0 sell", ["bishop", "alchemist", "none"])
    assert not game.decision.ask.open
    game.do("0 sell alchemist", "0 take gold")
    assert (game.state.sold, game.discard, game.goods(0)) == (["alchemist"], [], {"gold": 1})
    game.do("0 act use.secret_brotherhood", "0 sell none")
    assert game.events_of("sold")[0].data == {"building": "alchemist"}
    none = table(hands={0: ["church"]}, cards={0: {"u30a": "secret_brotherhood"}})
    assert none.why("use.secret_brotherhood").kind == "no_action_card"
