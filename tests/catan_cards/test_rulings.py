"""Rulings on attacks, foreign cards, dogmas, barbarians and wars (docs/rules/catan_cards.md 4.1 to 4.14)."""

from collections.abc import Callable

import pytest

from bot.interaction.translator import CATALOGUE
from engine.catan_cards.event_die import EventFace
from engine.catan_cards.scoring import hand_limit, trade
from engine.catan_cards.state import State
from engine.core.goods import Goods
from render.prose.phrases import event_line
from tests.catan_cards.table import Cards, Table, chance, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face

ALL: Goods = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)
TWO: Goods = dict.fromkeys(ALL, 2)
BOTH_FOUNDRIES: dict[int, Cards] = {0: {"u30a": "foundry"}, 1: {"u30a": "brick_factory"}}


def set_counters(number: int, seat: int = 0) -> Callable[[State], None]:
    """Set every counter in a principality to this number."""

    def counted(state: State) -> None:
        for built in state.players[seat].cards:
            built.counter = number

    return counted


def roll_event(state: State) -> None:
    """Roll an event."""
    state.face = "event"


def play_arsonist(pips: int, *hand: str, **said: dict[int, Cards]) -> Table:
    """Play an Arsonist with seat 0 against seat 1, who has this hand."""
    game = table(hands={0: ["arsonist", "spy", "merchant", "scout"], 1: hand}, cards=said.get("cards", BOTH_FOUNDRIES))
    return game.do("0 act arsonist", "1 react none", chance("duel", pips))


@pytest.mark.ruling(1)
@pytest.mark.parametrize(("brick", "ore"), [(1, 3), (2, 0)])
def test_protected_regions_are_not_counted_but_robbed(brick: int, ore: int) -> None:
    goods = {0: {"wool": 3, "grain": 3, "ore": 3, "gold": 3, "brick": brick}}
    game = roll_face("brigands", cards={0: {"u32a": "garrison"}}, goods=goods)
    assert (game.goods(0).get("ore", 0), game.goods(0).get("wool", 0)) == (ore, ore)


@pytest.mark.ruling(1)
@pytest.mark.parametrize(("stored", "ore"), [(1, 3), (2, 0)])
def test_gold_of_a_colonial_base_counts_for_brigands(stored: int, ore: int) -> None:
    goods = {0: {"ore": 3, "grain": 3}}
    game = roll_face(
        "brigands", mode="themed", cards={0: {"d31x": "colonial_base"}}, goods=goods, given=set_counters(stored)
    )
    assert (game.goods(0).get("ore", 0), game.goods(0)["gold"]) == (ore, stored)


@pytest.mark.ruling(2)
def test_two_garrisons_beside_a_region_are_worth_two() -> None:
    game = turn_up("ev_productive_year", mode="base", cards={0: {"u30a": "garrison", "u32b": "garrison"}})
    assert game.goods(0) == {"lumber": 1, "wool": 2, "grain": 1}


@pytest.mark.ruling(3)
def test_plague_hits_a_shared_region_once_and_one_bath_house_saves_it() -> None:
    game = turn_up("ev_plague", mode="base", goods={0: TWO, 1: TWO}, cards={1: {"u32a": "bath_house"}})
    assert game.goods(0) == dict.fromkeys(ALL, 1)
    assert game.goods(1) == {**TWO, "lumber": 1, "brick": 1}


@pytest.mark.ruling(4)
def test_a_returned_card_counts_at_once_for_the_opponent_later_for_oneself() -> None:
    other = ("spy", "caravan", "bishop")
    assert play_arsonist(1, *other).asked == "1 bury"
    failed = play_arsonist(6, *other)
    assert (failed.asked, len(failed.hand(0))) == ("0 act", 4)
    assert failed.do("0 act end").asked == "0 bury"


@pytest.mark.ruling(4)
@pytest.mark.parametrize("card", ["abbey", "library", "merchants_league"])
def test_losing_a_card_holder_shrinks_the_opponents_hand_at_once(card: str) -> None:
    game = play_arsonist(2, "spy", "caravan", "bishop", "bishop", cards={1: {"u30a": card}})
    assert (game.asked, len(game.hand(1))) == ("1 bury", 5)
    game.do("1 bury spy", "1 bury_stack 1")
    assert game.asked == "1 bury", "the limit is three again"


@pytest.mark.ruling(5)
@pytest.mark.parametrize(("pips", "loser"), [(1, 1), (6, 0)])
def test_a_fire_hits_own_buildings_anywhere_whichever_way_it_goes(pips: int, loser: int) -> None:
    standing: dict[int, Cards] = {
        0: {"u30a": "triumphal_arch", "d30a": "abbey", "u32a": ("trading_outpost", 1), "u30b": "knight_otto"},
        1: {"u30a": "triumphal_arch", "d30a": "foundry", "c31x": ("barbarian_camp", 0), "u30b": "knight_falk"},
    }
    found = {1: {"1.d30a", "0.u32a"}, 0: {"0.d30a", "1.c31x"}}
    assert play_arsonist(pips, "spy", cards=standing).keys == found[loser]


@pytest.mark.ruling(5)
def test_a_burnt_harbor_lies_in_the_row_again_and_in_no_hand() -> None:
    game = play_arsonist(1, "spy", cards={1: {"u30a": "harbor"}})
    assert (game.hand(1), game.state.row.count("harbor")) == (["spy"], 2)
    assert (game.events_of("returned"), game.events_of("demolished")[0].data) == (
        [],
        {"building": "harbor", "source": "arsonist"},
    )


def test_a_burnt_harbor_is_reported_as_a_fire_a_removed_one_is_not() -> None:
    words = CATALOGUE.words("en").at(("Ada", "Bruno"))
    burnt = play_arsonist(1, "spy", cards={1: {"u30a": "harbor"}}).events_of("demolished")[0]
    removed = table(cards={0: {"u30a": "harbor"}}).do("0 act demolish", "0 demolish u30a").events_of("demolished")[0]
    assert event_line(words, "catan_cards", burnt) == (
        "Bruno's Harbour burns down and goes back beside the stacks (Arsonist)."
    )
    assert event_line(words, "catan_cards", removed) == "Ada removes the Harbour."


@pytest.mark.ruling(5)
@pytest.mark.parametrize(
    ("place", "card", "gold"), [("d31x", "colonial_base", 0), ("u31x", "res_cloth", 2), ("u30a", "library", 2)]
)
def test_a_fire_takes_the_gold_of_a_base_and_the_dogma_on_a_building(place: str, card: str, gold: int) -> None:
    cards: dict[int, Cards] = {1: {"d31x": "colonial_base", "u31x": "res_cloth", "u30a": "library"}}
    game = table(hands={0: ["arsonist"]}, cards=cards, dogmas={1: ["u30a"]}, given=set_counters(2, 1))
    game.do("0 act arsonist", chance("duel", 1), f"0 return 1.{place}")
    assert (game.hand(1), game.goods(1).get("gold", 0)) == ([card], gold)
    assert ("dogma" in game.discard) == (card == "library")


@pytest.mark.ruling(5)
def test_a_residence_that_is_built_again_begins_to_count_anew() -> None:
    cards: Cards = {"u31x": "res_cloth", "u30a": "harbor"}
    game = table(hands={1: ["arsonist"], 0: ["spy"]}, cards={0: cards}, goods={0: TWO}, active=1, given=set_counters(3))
    game.do("1 act arsonist", "0 react none", chance("duel", 1), "1 return 0.u31x", "1 act end")
    game.decline(until="before_roll").do("0 before_roll roll", chance("event_die", "tournament"))
    game.do(chance("production_die", 6), "0 act res_cloth")
    assert game.built(0, "res_cloth").counter == 0


@pytest.mark.ruling(6)
def test_cards_that_needed_a_building_stay_without_it_but_no_new_one_comes() -> None:
    cards: Cards = {"u30a": "harbor", "u32a": "exchange", "d32a": "town_hall"}
    game = table(hands={0: ["treasure_fleet", "chamberlain"]}, cards={0: cards}, goods={0: TWO})
    assert game.keys >= {"treasure_fleet", "chamberlain"}
    game.do("0 act demolish", "0 demolish u30a", "0 act demolish", "0 demolish d32a")
    assert game.standing(0) == {"u32a": "exchange"}
    assert [game.why(card).kind for card in ("treasure_fleet", "chamberlain")] == ["needs_building"] * 2


@pytest.mark.ruling(7)
def test_a_token_can_be_what_makes_a_host_too_strong_for_an_outpost() -> None:
    hosted: Cards = {"u30a": ("trading_outpost", 0), "u32a": "church", "d32a": "aqueduct"}
    game = table(hands={1: ["knight_siegfried"]}, goods={1: ALL}, cards={1: hosted}, active=1)
    assert game.points(1) == 6
    game.do("1 act knight_siegfried", "1 site d30a")
    assert (game.points(1), game.discard, "u30a" in game.standing(1)) == (7, ["trading_outpost"], False)


@pytest.mark.ruling(7)
def test_a_smithy_can_be_what_makes_a_host_too_strong_for_a_camp() -> None:
    hosted: Cards = {"u30a": "knight_gotz", "u32a": "knight_hagen", "c31x": ("barbarian_camp", 0)}
    game = table(hands={1: ["smithy"]}, goods={1: ALL}, cards={1: hosted}, active=1)
    game.do("1 act smithy", "1 site d30a")
    assert (game.discard, "c31x" in game.standing(1)) == (["barbarian_camp"], False)


@pytest.mark.ruling(7)
def test_no_foreign_card_is_placed_with_a_host_who_is_too_strong() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "harbor", "u32a": "smithy"}, 1: {"u30a": "knight_karl", "u32a": "colossus"}}
    game = table(hands={0: ["trading_outpost", "barbarian_camp"]}, goods={0: ALL}, cards=cards)
    assert [game.why(card).kind for card in ("trading_outpost", "barbarian_camp")] == ["host_too_strong"] * 2


@pytest.mark.ruling(8)
def test_an_outpost_takes_a_site_that_its_host_cannot_clear() -> None:
    cards: dict[int, Cards] = {0: {"u30a": ("trading_outpost", 1), "d30a": "abbey"}}
    game = table(hands={0: ["foundry"]}, goods={0: ALL}, cards=cards, villages={0: (30, 32)}).do("0 act foundry")
    assert game.keys == {"u32a", "d32a"}
    game.do("0 site u32a", "0 act demolish")
    assert (game.keys, game.why("u30a").kind) == ({"d30a", "u32a", "none"}, "foreign_card")


CHURCH_AND_LIBRARY: dict[int, Cards] = {0: {"u30a": "church"}, 1: {"u30a": "library", "u32a": "church"}}


@pytest.mark.ruling(9)
def test_a_dogma_ends_points_limit_and_dependent_cards() -> None:
    free, hand = table(cards=CHURCH_AND_LIBRARY), ["ancient_wisdom", "knight_johanna"]
    bound = table(cards=CHURCH_AND_LIBRARY, dogmas={1: ["u30a", "u32a"]}, hands={1: hand}, active=1)
    assert (free.points(1), bound.points(1)) == (6, 4)
    assert (hand_limit(free.state, 1), hand_limit(bound.state, 1)) == (4, 3)
    assert [bound.why(card).kind for card in hand] == ["needs_building"] * 2


@pytest.mark.ruling(9)
def test_a_church_under_a_dogma_protects_no_unit_in_a_civil_war() -> None:
    units: Cards = {"u30a": "church", "u30b": "knight_otto"}
    assert turn_up("ev_civil_war", cards={0: units}).standing(0) == units
    assert turn_up("ev_civil_war", cards={0: units}, dogmas={0: ["u30a"]}).standing(0) == {"u30a": "church"}


@pytest.mark.ruling(9)
def test_a_building_bears_one_dogma_and_may_be_pulled_down_under_it() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "church"}, 1: {"u30a": "library"}}
    assert table(hands={0: ["dogma"]}, cards=cards, dogmas={1: ["u30a"]}).why("dogma").kind == "no_target"
    game = table("tournament", cards=cards, dogmas={1: ["u30a"]}, active=1).do("1 act demolish", "1 demolish u30a")
    assert game.state.discards == [["dogma"], ["library"]]


@pytest.mark.ruling(9)
def test_points_that_come_back_with_the_end_of_a_dogma_win() -> None:
    rich: Cards = {
        "u30a": "library", "u30b": "colossus", "d30a": "church", "d30b": "aqueduct",
        "u32a": "aqueduct", "u32b": "bath_house", "d32a": "town_hall", "d32b": "bath_house",
    }  # fmt: skip
    cards: dict[int, Cards] = {0: {"u30a": "church"}, 1: rich}
    game = table(cards=cards, dogmas={1: ["u30a"]}, doing=[EventFace()], event="ev_plague", given=roll_event)
    assert (game.asked, game.points(1), game.state.winner) == ("over", 13, 1)


@pytest.mark.ruling(10)
@pytest.mark.parametrize(("roller", "bound"), [(0, False), (1, True)])
def test_only_its_player_ends_a_dogma_by_rolling_an_event(roller: int, bound: bool) -> None:
    game = table(
        cards=CHURCH_AND_LIBRARY, dogmas={1: ["u32a"]}, active=roller, doing=[EventFace()], event="ev_plague", given=roll_event
    )  # fmt: skip
    assert (game.built(1, "church").active, game.discard == ["dogma"]) == (not bound, not bound)


@pytest.mark.ruling(11)
@pytest.mark.parametrize(("tie", "gold"), [("defeat", 0), ("victory", 3)])
def test_knights_fleets_and_jester_are_units_and_a_tie_is_a_defeat(tie: str, gold: int) -> None:
    cards: Cards = {
        "u30a": "flavo", "u32a": "treasure_fleet", "u32b": "flagship", "d30a": "abbey", "d30b": "abbey",
        "c31x": ("barbarian_camp", 1), "d32a": ("trading_outpost", 1),
    }  # fmt: skip
    game = turn_up("ev_barbarian_invasion", cards={0: cards}, goods={0: {"gold": 3}}, options={"barbarian_tie": tie})
    told = next(one for one in game.events_of("invaded") if one.seat == 0)
    assert told.data == {"number": 3, "count": 3, "won": tie == "victory", "outcome": None}
    assert game.goods(0).get("gold", 0) == gold


@pytest.mark.ruling(12)
@pytest.mark.parametrize(("level", "asked"), [(2, "0 reward"), (3, "0 take")])
def test_an_arch_at_its_top_leaves_the_resources_only(level: int, asked: str) -> None:
    cards: Cards = {"u30a": "knight_otto", "u32a": "knight_falk", "d30a": "triumphal_arch"}
    assert turn_up("ev_barbarian_invasion", cards={0: cards}, given=set_counters(level)).asked == asked


@pytest.mark.ruling(12)
def test_without_an_arch_a_victory_over_barbarians_brings_two_resources() -> None:
    game = turn_up("ev_barbarian_invasion", cards={0: {"u30a": "knight_otto", "u32a": "knight_falk"}})
    game.do("0 take wool", "0 take ore")
    assert game.goods(0) == {"wool": 1, "ore": 1}


SAILING: Cards = {
    "u30a": "treasure_fleet",
    "u30b": "flavo",
    "u32a": "flagship",
    "d30a": "knight_otto",
    "d30b": "fleet_ore",
}


@pytest.mark.ruling(13)
@pytest.mark.parametrize(
    ("targets", "keys"), [("trade_fleets", {"0.d30a", "0.d30b"}), ("any_fleet", {"0.d30a", "0.d30b", "0.u30a"})]
)
def test_a_civil_war_hits_knights_and_trade_fleets(targets: str, keys: set[str]) -> None:
    game = turn_up("ev_civil_war", cards={0: SAILING}, options={"civil_war_targets": targets})
    assert (game.asked, game.keys) == ("1 return", keys)


@pytest.mark.ruling(13)
def test_only_trade_fleets_count_but_for_a_campaign() -> None:
    hand = ["gunther", "christoph", "campaign"]
    cards: Cards = {
        "u30a": "treasure_fleet",
        "u32a": "flagship",
        "d30a": "knight_otto",
        "d30b": "knight_falk",
        "d32a": "harbor",
    }
    game = table(hands={0: hand}, cards={0: cards})
    assert trade(game.state, 0) == 1, "the harbor's own"
    assert [game.why(card).kind for card in hand[:2]] == ["too_few_units"] * 2
    assert "campaign" in game.keys
    assert turn_up("ev_fair_voyage", cards={0: cards}).goods(0) == {}


@pytest.mark.ruling(14)
@pytest.mark.parametrize(
    ("scope", "left"), [("city", {"u30a": "church"}), ("principality", {"u30a": "church", "u32a": "fleet_ore"})]
)
def test_a_church_protects_its_own_city_unless_agreed_otherwise(scope: str, left: dict[str, str]) -> None:
    game = turn_up("ev_civil_war", cards={0: {"u30a": "church", "u32a": "fleet_ore"}}, options={"church_scope": scope})
    assert game.standing(0) == left
    heathen = turn_up("ev_civil_war", cards={0: {"u32a": "fleet_ore"}}, options={"church_scope": scope})
    assert heathen.standing(0) == {}
