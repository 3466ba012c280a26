"""Preferences of a computer player that builds in the Catan Card Game."""

from engine.catan_cards.cards.base_actions import Give
from engine.catan_cards.cards.traders_events import Reward
from engine.catan_cards.piles import ExchangeCard, Refill, Search, Trim
from engine.catan_cards.principality import LEFT, extend
from engine.catan_cards.reactions import React
from engine.catan_cards.resources import Lose, Rob, Take
from engine.catan_cards.state import State
from engine.catan_cards.trading import AnswerOffer
from engine.core.goods import Goods
from tests.catan_cards.table import Table, table

PLENTY: Goods = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)
VILLAGES = {0: (30, 32)}


def in_action_phase(*hand: str, villages: tuple[int, ...] = (), goods: Goods) -> Table:
    """Put seat 0 in the action phase, with two cities except for `villages`."""
    return table("base", hands={0: hand, 1: ["bishop"]}, goods={0: goods}, villages={0: villages})


def test_buildings_with_points_come_first() -> None:
    game = in_action_phase("library", "garrison", "spy", villages=(30,), goods=PLENTY)
    ratings = game.ratings
    order = ["city.30", "library", "road.left", "spy", "garrison", "end"]
    assert [key for key, _ in sorted(ratings.items(), key=lambda one: -one[1]) if key in order] == order
    assert game.preferred == ["city.30"]


def test_a_road_is_laid_where_there_is_none() -> None:
    def laid(state: State) -> None:
        extend(state.players[0], LEFT, "road")

    assert table("base", goods={0: PLENTY}).preferred == ["road.left", "road.right"]
    game = table("base", goods={0: PLENTY}, given=laid)
    assert game.preferred == ["settlement.left"]
    assert game.ratings["road.right"] < game.ratings["end"]


def test_a_road_is_idle_once_settlements_or_their_regions_are_sold_out() -> None:
    def sold_out(state: State) -> None:
        state.supply["settlement"] = 0

    def without_regions(state: State) -> None:
        del state.region_stack[1:]

    assert not table("base", goods={0: PLENTY}).option("road.left").idle
    for given in (sold_out, without_regions):
        game = table("base", goods={0: PLENTY}, given=given)
        assert game.option("road.left").idle
        assert game.ratings["road.left"] < game.ratings["end"]


def test_nothing_sets_the_next_building_back() -> None:
    short = in_action_phase("smithy", villages=(30,), goods={"ore": 2, "grain": 2, "lumber": 1}).ratings
    assert short["smithy"] < short["end"]
    spare = in_action_phase("garrison", villages=(30,), goods={"ore": 2, "grain": 2, "lumber": 1, "brick": 1}).ratings
    assert spare["garrison"] > spare["end"]


def test_the_bank_is_asked_for_what_the_next_building_lacks() -> None:
    game = in_action_phase(villages=(30,), goods={"ore": 2, "grain": 3, "wool": 3})
    assert game.preferred == ["trade.wool"]
    assert game.ratings["trade.grain"] < game.ratings["end"]
    assert game.do("0 act trade.wool").preferred == ["ore"]


def test_idle_things_are_left_alone() -> None:
    ratings = table(goods={0: {"ore": 2}, 1: {"wool": 1}}, cards={0: {"u30a": "abbey"}}).ratings
    assert max(ratings["offer"], ratings["demolish"]) < ratings["end"]


def test_the_last_sites_of_cities_are_kept_for_points() -> None:
    full = {
        "u30a": "abbey",
        "u30b": "garrison",
        "d30a": "smithy",
        "d30b": "garrison",
        "u32a": "abbey",
        "u32b": "garrison",
    }
    game = table("base", cards={0: full}, hands={0: ["marketplace", "church"]}, goods={0: PLENTY})
    assert game.ratings["marketplace"] < game.ratings["end"] < game.ratings["church"]
    free = table("base", hands={0: ["marketplace"]}, goods={0: PLENTY})
    assert free.ratings["marketplace"] > free.ratings["end"]


def test_an_arch_is_built_for_the_points_to_come() -> None:
    ratings = table(goods={0: {**PLENTY, "grain": 0}}).ratings
    assert ratings["row.triumphal_arch"] > ratings["row.harbor"]
    assert table(doing=[Reward(0, "ev_barbarian_invasion")], cards={0: {"u30a": "triumphal_arch"}}).preferred == [
        "triumphal_arch"
    ]


def test_a_mill_goes_beside_its_regions_and_other_cards_to_settlements() -> None:
    mill = in_action_phase("sawmill", villages=(30,), goods={"lumber": 2}).do("0 act sawmill")
    assert mill.preferred == ["u30a"]
    knight = in_action_phase("knight_siegfried", villages=(30,), goods={"ore": 1}).do("0 act knight_siegfried")
    assert knight.preferred == ["u30a", "d30a"]


def test_the_resource_taken_is_a_missing_or_a_scarce_one() -> None:
    held: Goods = {"ore": 2, "grain": 2, "lumber": 1, "wool": 2, "brick": 2, "gold": 2}
    assert table("base", doing=[Take(0, 1, "plenty")], goods={0: held}, villages=VILLAGES).preferred == ["ore"]
    assert table("base", doing=[Take(0, 1, "plenty")], goods={0: {**held, "ore": 3}}, villages=VILLAGES).preferred == [
        "lumber"
    ]
    robbing = table(
        "base",
        doing=[Rob(0, 1, "trade")],
        goods={0: {"grain": 2, "ore": 2}, 1: {"ore": 1, "wool": 1}},
        villages=VILLAGES,
    )
    assert robbing.preferred == ["ore"]


def test_the_resource_given_up_is_not_needed_for_the_next_building() -> None:
    held: Goods = {"ore": 2, "grain": 2, "wool": 2}
    assert table("base", doing=[Lose(0, 1, "search")], goods={0: held}, villages=VILLAGES).preferred == ["u31"]
    assert table("base", doing=[Give(0, "merchant")], goods={0: held}, villages=VILLAGES).preferred == ["wool"]


def test_without_a_next_building_there_is_nothing_to_save_for() -> None:
    def supplied(state: State) -> None:
        state.supply = dict.fromkeys(state.supply, 0)

    held: Goods = {**PLENTY, "brick": 1, "ore": 1}
    assert table("base", doing=[Take(0, 1, "plenty")], goods={0: held}).preferred == ["brick"]
    assert table("base", doing=[Take(0, 1, "plenty")], goods={0: held}, given=supplied).preferred == ["brick", "ore"]


def test_a_player_with_plenty_looks_through_stacks() -> None:
    few = table("base", doing=[Refill(0)], goods={0: {"wool": 3}}).ratings
    many = table("base", doing=[Refill(0)], goods={0: PLENTY}).ratings
    assert few["1"] > few["search.1"]
    assert many["1"] < many["search.1"]


def test_the_best_card_is_chosen_and_the_worst_put_away() -> None:
    hand = ["colossus", "bishop", "knight_siegfried", "library"]
    assert table("base", doing=[Trim(0)], hands={0: hand}).preferred == ["knight_siegfried"]
    assert table("base", doing=[ExchangeCard(0)], hands={0: hand}).preferred == ["knight_siegfried"]
    assert table("base", doing=[ExchangeCard(0)], hands={0: ["colossus"]}).preferred == ["none"]
    assert table("base", doing=[Search(0, 1, "hand")]).preferred == ["colossus"]
    assert table("base", doing=[React(0, "bishop", "arsonist")], hands={0: ["bishop"]}).preferred == ["bishop"]
    assert table("base", doing=[React(0, "bishop", "arsonist")], hands={0: ["spy"]}).preferred == ["none"]


def test_an_offer_is_accepted_if_it_brings_the_next_building_nearer() -> None:
    def offered(gain: Goods) -> Table:
        doing = [AnswerOffer(0, gain, {"wool": 1})]
        return table(
            "base", doing=doing, active=1, goods={0: {"ore": 2, "grain": 2, "wool": 1}, 1: PLENTY}, villages=VILLAGES
        )

    assert offered({"ore": 1}).preferred == ["accept"]
    assert offered({"gold": 3}).preferred == ["decline"]


def test_a_sold_out_piece_is_no_aim() -> None:
    game = in_action_phase(goods=PLENTY)
    assert game.game.moot_facts(game.position) == frozenset()
    game.state.supply["city"] = 0
    assert game.game.moot_facts(game.position) == {"lacks_city"}
    del game.state.region_stack[1:]
    assert game.game.moot_facts(game.position) == {"lacks_city", "lacks_settlement", "lacks_road", "open_roads"}
