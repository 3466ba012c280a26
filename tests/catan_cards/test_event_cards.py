"""The event cards of both sets (docs/rules/catan_cards.md 1.6, 1.7, 3.2, 4.2, 4.3, 4.11 to 4.14, 4.27)."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from engine.catan_cards.event_cards import Reveal
from engine.catan_cards.state import State
from engine.core.goods import Goods
from tests.catan_cards.table import CATAN, Cards, Table, table


def turn_up(
    card: str,
    *,
    mode: str = "themed",
    active: int = 0,
    rules: int = CATAN.rules,
    cards: Mapping[int, Cards] | None = None,
    goods: Mapping[int, Goods] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    options: Mapping[str, str] | None = None,
    villages: Mapping[int, Sequence[int]] | None = None,
    discard: Sequence[str] = (),
    dogmas: Mapping[int, Sequence[str]] | None = None,
    third: Mapping[int, tuple[str, str]] | None = None,
    given: Callable[[State], None] = lambda state: None,
) -> Table:
    """Turn up an event card in the active player's turn."""
    return table(
        mode,
        doing=[Reveal()],
        active=active,
        rules=rules,
        event=card,
        cards=cards,
        goods=goods,
        hands=hands,
        options=options,
        villages=villages,
        discard=discard,
        dogmas=dogmas,
        third=third,
        given=given,
    )


def test_an_event_card_goes_under_its_deck() -> None:
    game = turn_up("ev_progress")
    assert (game.state.events[-1], game.state.card) == ("ev_progress", "ev_progress")
    assert game.events_of("event_card")[0].data == {"building": "ev_progress"}


WAR: dict[int, Cards] = {
    0: {"u30a": "knight_otto", "u32a": "fleet_wool", "u32b": "abbey"},
    1: {"u30a": "knight_falk", "d30a": "fleet_ore", "d32a": "treasure_fleet"},
}


def test_in_a_civil_war_each_sends_home_a_unit_of_the_other() -> None:
    game = turn_up("ev_civil_war", mode="base", cards={0: WAR[0], 1: {"u30a": "knight_falk", "d30a": "fleet_ore"}})
    assert (game.asked, game.keys) == ("0 return", {"1.u30a", "1.d30a"})
    game.do("0 return 1.d30a")
    assert (game.asked, game.keys) == ("1 return", {"0.u30a", "0.u32a"})
    game.do("1 return 0.u30a")
    assert (game.hand(0), game.hand(1)) == (["knight_otto"], ["fleet_ore"])


def test_sigismund_protects_all_trade_fleets_of_the_player_asked() -> None:
    game = turn_up("ev_civil_war", cards=WAR, hands={0: ["spy"], 1: ["sigismund"]})
    assert (game.asked, game.offered) == ("0 react", ["none"])
    game.do("0 react none")
    assert (game.asked, game.offered) == ("1 react", ["sigismund", "none"])
    game.do("1 react sigismund")
    assert game.asked == "1 return", "of seat 1 only the knight is left to hit"
    assert game.hand(1) == ["knight_falk"]
    assert game.discard == ["sigismund"]
    assert game.events_of("played")[0].data["source"] == "ev_civil_war"


def test_a_player_without_trade_fleets_is_not_asked_for_sigismund() -> None:
    game = turn_up("ev_civil_war", cards={0: {"u30a": "knight_otto"}}, hands={0: ["sigismund"]})
    assert game.events_of("played") == []
    assert game.hand(0) == ["knight_otto", "sigismund"]


@pytest.mark.parametrize(("scope", "keys"), [("city", {"1.u32a"}), ("principality", set())])
def test_a_church_protects_the_units_of_its_city(scope: str, keys: set[str]) -> None:
    cards: dict[int, Cards] = {1: {"u30a": "church", "u30b": "knight_otto", "d30a": "fleet_ore", "u32a": "knight_falk"}}
    game = turn_up("ev_civil_war", mode="base", cards=cards, options={"church_scope": scope})
    assert game.hand(1) == (["knight_falk"] if keys else [])


def test_a_church_under_a_dogma_protects_no_unit() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "church", "u30b": "knight_otto"}}
    game = turn_up("ev_civil_war", cards=cards, dogmas={1: ["u30a"]})
    assert game.hand(1) == ["knight_otto"]


def test_a_flagship_protects_the_trade_fleets_of_its_city_and_itself() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "flagship", "u30b": "fleet_ore", "u32a": "fleet_wool", "d30a": "flavo"}}
    assert turn_up("ev_civil_war", cards=cards).hand(1) == ["fleet_wool"]


@pytest.mark.parametrize(("targets", "hand"), [("trade_fleets", []), ("any_fleet", ["treasure_fleet"])])
def test_a_treasure_fleet_can_be_hit_only_where_that_was_agreed(targets: str, hand: list[str]) -> None:
    cards: dict[int, Cards] = {1: {"u30a": "treasure_fleet"}}
    assert turn_up("ev_civil_war", cards=cards, options={"civil_war_targets": targets}).hand(1) == hand


def test_after_a_civil_war_both_reduce_their_hands_the_roller_first() -> None:
    full = ["spy", "merchant", "scout"]
    game = turn_up("ev_civil_war", mode="base", cards=WAR_BASE, hands={0: full, 1: ["bishop", "caravan", "church"]})
    game.do("0 return 1.d30a", "1 return 0.u30a")
    assert game.asked == "0 bury"
    game.do("0 bury spy", "0 bury_stack 1")
    assert game.asked == "1 bury"


WAR_BASE: dict[int, Cards] = {
    0: {"u30a": "knight_otto", "u32a": "fleet_wool"},
    1: {"u30a": "knight_falk", "d30a": "fleet_ore"},
}


def test_in_a_conflict_the_stronger_puts_away_two_cards_of_the_other() -> None:
    game = turn_up("ev_conflict", cards={1: {"u30a": "knight_otto"}}, hands={0: ["spy", "church", "spy"]})
    assert (game.asked, game.keys) == ("1 conflict", {"spy", "spy.2", "church"})
    ask = game.decision.ask
    assert (ask.least, ask.most, ask.open, ask.secret) == (2, 2, False, True)
    game.do("1 conflict church spy.2")
    assert game.asked == "1 conflict_stack"
    game.do("1 conflict_stack 3")
    assert (game.hand(0), game.state.stacks[2]) == (["spy"], ["church", "spy"])
    assert game.events_of("conflict")[0].data == {"count": 2, "stack": 3, "by": 0}
    assert game.events_of("taken")[0].seen_by == (0,)


def test_a_conflict_without_a_holder_or_a_hand_is_nothing() -> None:
    assert turn_up("ev_conflict", hands={0: ["spy"]}).asked == "0 draw", "the turn goes on"
    assert turn_up("ev_conflict", cards={1: {"u30a": "knight_otto"}}).asked == "0 draw"
    lonely = turn_up("ev_conflict", cards={1: {"u30a": "knight_otto"}}, hands={0: ["spy"]})
    assert lonely.decision.ask.least == 1


def fill_two_stacks(state: State) -> None:
    """Fill two stacks."""
    state.stacks[1] = [state.stacks[0].pop() for _ in range(3)]


def test_a_master_builder_lets_both_look_through_a_stack_each() -> None:
    game = turn_up("ev_master_builder", hands={0: ["spy"]}, given=fill_two_stacks)
    assert (game.asked, game.offered) == ("0 master_builder", ["1", "2", "none"])
    game.do("0 master_builder 2")
    assert (game.asked, len(game.offered), game.offered[-1]) == ("0 search", 4, "none")
    taken = game.offered[1]
    game.do(f"0 search {taken}")
    assert (game.asked, game.keys) == ("0 return_card", {"spy", taken})
    assert game.events_of("searched")[0].data == {"stack": 2, "count": 1, "source": "ev_master_builder"}
    game.do("0 return_card spy", "0 bury_stack 5")
    assert (game.hand(0), game.state.stacks[4]) == ([taken], ["spy"])
    assert (game.asked, game.offered) == ("1 master_builder", ["1", "5", "none"])
    game.do("1 master_builder 1", "1 search none")
    assert game.events_of("searched")[1].data["count"] == 0


def test_a_master_builder_may_be_sent_away_or_find_no_stack() -> None:
    game = turn_up("ev_master_builder", given=fill_two_stacks).do("0 master_builder none")
    assert (game.asked, game.offered) == ("1 master_builder", ["1", "2", "none"])
    single = turn_up("ev_master_builder").do("0 master_builder 1", "0 search none")
    assert single.asked == "0 draw", "the only stack is not for both"


def test_a_plague_costs_a_resource_of_every_region_beside_a_city_once() -> None:
    stock: Goods = {"lumber": 2, "wool": 1, "grain": 1, "ore": 0}
    game = turn_up("ev_plague", goods={0: stock, 1: stock}, villages={1: (30,)})
    assert game.goods(0) == {"lumber": 1}
    assert game.goods(1) == {"lumber": 2}
    assert game.events_of("lost")[0].data == {"pay": {"lumber": 1, "wool": 1, "grain": 1}, "source": "ev_plague"}


@pytest.mark.parametrize("card", ["ev_plague", "ev_productive_year"])
def test_an_event_without_effect_is_silent(card: str) -> None:
    game = turn_up(card)
    assert (game.events_of("lost"), game.events_of("produced")) == ([], [])


def test_an_aqueduct_keeps_the_plague_away_and_a_bath_house_from_its_city() -> None:
    stock: Goods = {"lumber": 1, "wool": 1, "grain": 1}
    game = turn_up("ev_plague", goods={0: stock, 1: stock}, cards={0: {"u30a": "aqueduct"}, 1: {"u30a": "bath_house"}})
    assert (game.goods(0), game.goods(1)) == (stock, {"lumber": 1, "wool": 1})


def test_a_productive_year_brings_a_resource_for_every_garrison() -> None:
    game = turn_up("ev_productive_year", cards={0: {"u30a": "garrison", "u32a": "garrison"}}, goods={0: {"lumber": 3}})
    assert game.goods(0) == {"lumber": 3, "wool": 2, "grain": 1}
    assert game.events_of("produced")[0].data == {"gain": {"wool": 2, "grain": 1}}


def test_progress_brings_a_resource_for_every_abbey_and_library() -> None:
    game = turn_up("ev_progress", cards={0: {"u30a": "abbey", "u32a": "library"}, 1: {"u30a": "abbey"}})
    game.do("0 take wool", "0 take wool")
    assert game.asked == "1 take"


def test_a_years_end_shuffles_the_events_after_the_wine_cellars() -> None:
    game = turn_up("ev_year_end", cards={1: {"u30a": "wine_cellar"}})
    game.do("1 take wool", "1 take gold")
    assert game.asked == "chance shuffle_events"
    order = list(reversed(game.offered))
    game.do("chance shuffle_events " + " ".join(order))
    assert [card.partition(".")[0] for card in order] == game.state.events
    assert game.asked == "0 draw", "no event follows"


def test_another_event_follows_a_years_end_where_that_was_agreed() -> None:
    game = turn_up("ev_year_end", options={"year_end_redraw": "on"})
    order = sorted(game.offered, key=lambda key: key != "ev_progress")
    game.do("chance shuffle_events " + " ".join(order))
    assert [event.data["building"] for event in game.events_of("event_card")] == ["ev_year_end", "ev_progress"]


def test_superstition_costs_a_resource_for_every_abbey() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "abbey", "u32a": "abbey"}}
    game = turn_up("ev_superstition", cards=cards, goods={0: {"wool": 2, "gold": 2}, 1: {"ore": 1}})
    assert (game.asked, game.keys) == ("0 lose", {"u31", "d31"})
    assert game.option("u31").data == {
        "left": 2, "source": "ev_superstition",
        "side": "upper", "at": 2, "region": "wool", "number": 3, "have": 2,
    }  # fmt: skip
    game.do("0 lose u31", "0 lose d31")
    assert (game.goods(0), game.goods(1)) == ({"wool": 1, "gold": 1}, {"ore": 1})
    poor = turn_up("ev_superstition", cards=cards, goods={0: {"wool": 1}})
    assert (poor.asked, poor.goods(0)) == ("0 draw", {})


def invade(units: Cards, tie: str = "defeat", **goods: int) -> Table:
    """Attack these units of seat 0 with barbarians of strength 2, for one road and one abbey."""
    cards: dict[int, Cards] = {0: {"d32a": "abbey", **units}}
    return turn_up("ev_barbarian_invasion", cards=cards, goods={0: goods}, options={"barbarian_tie": tie})


THREE: Cards = {"u30a": "knight_otto", "u30b": "fleet_wool", "u32a": "flavo"}
TWO: Cards = {"u30a": "knight_otto", "u30b": "treasure_fleet"}


def test_more_units_than_roads_and_abbeys_defeat_the_barbarians() -> None:
    game = invade(THREE, gold=2)
    assert game.events_of("invaded")[0].data == {"number": 2, "count": 3, "won": True, "outcome": None}
    assert (game.asked, game.goods(0)) == ("0 take", {"gold": 2})
    game.do("0 take wool", "0 take wool")
    assert game.goods(0) == {"gold": 2, "wool": 2}


@pytest.mark.parametrize(("tie", "gold"), [("defeat", 0), ("victory", 2)])
def test_as_many_are_defeated_unless_that_was_agreed_otherwise(tie: str, gold: int) -> None:
    game = invade(TWO, tie, gold=2)
    assert game.goods(0).get("gold", 0) == gold
    assert game.events_of("invaded")[0].data["won"] == bool(gold)


def test_defeat_costs_all_gold_that_of_a_colonial_base_too() -> None:
    def full(state: State) -> None:
        state.players[0].cards[0].counter = 2

    cards: dict[int, Cards] = {0: {"d31x": "colonial_base"}}
    game = turn_up("ev_barbarian_invasion", cards=cards, goods={0: {"gold": 3, "ore": 1}}, given=full)
    assert game.goods(0) == {"ore": 1}
    assert game.events_of("lost")[0].data == {"pay": {"gold": 5}, "source": "ev_barbarian_invasion"}


def test_an_arch_rises_with_a_victory_until_it_is_complete() -> None:
    game = invade({**THREE, "d30a": "triumphal_arch"})
    assert (game.asked, game.offered) == ("0 reward", ["triumphal_arch", "resources"])
    assert [option.data for option in game.options] == [
        {"building": "triumphal_arch", "vp": 1, "source": "ev_barbarian_invasion"},
        {"count": 2, "source": "ev_barbarian_invasion"},
    ]
    before = game.points(0)
    game.do("0 reward triumphal_arch")
    assert (game.points(0), game.events_of("arch")[0].data) == (before + 1, {"vp": 1})
    other = invade({**THREE, "d30a": "triumphal_arch"}).do("0 reward resources")
    assert other.asked == "0 take"

    def complete(state: State) -> None:
        state.players[0].cards[-1].counter = 3

    cards: dict[int, Cards] = {0: {**THREE, "d30a": "triumphal_arch"}}
    assert turn_up("ev_barbarian_invasion", cards=cards, given=complete).asked == "0 take"


def test_a_favourable_voyage_lands_the_fleets_first_then_the_cellars() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "fleet_wool", "u32a": "wine_cellar"}, 1: {"u30a": "fleet_ore"}}
    game = turn_up("ev_fair_voyage", cards=cards, goods={0: {"wool": 1}})
    assert (game.goods(0), game.goods(1)) == ({"wool": 3}, {"ore": 3})
    assert (game.asked, game.option("gold").data["source"]) == ("0 take", "wine_cellar")


BOTH_CELLARS: dict[int, Cards] = {0: {"u30a": "wine_cellar"}, 1: {"u30a": "wine_cellar"}}
BOTH_ABBEYS: dict[int, Cards] = {0: {"u30a": "abbey"}, 1: {"u30a": "abbey"}}
BOTH_ARMED: dict[int, Cards] = {
    0: {"u30a": "knight_otto", "u32a": "knight_conrad", "d30a": "fleet_ore"},
    1: {"u30a": "knight_falk", "u32a": "knight_hagen", "d30a": "fleet_wool"},
}


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("mode", "card", "cards", "question"),
    [
        ("tournament", "ev_year_end", BOTH_CELLARS, "take"),
        ("themed", "ev_superstition", BOTH_ABBEYS, "lose"),
        ("themed", "ev_barbarian_invasion", BOTH_ARMED, "take"),
        ("themed", "ev_fair_voyage", BOTH_ARMED, "take"),
        ("themed", "ev_progress", BOTH_ABBEYS, "take"),
    ],
)
def test_an_event_asks_the_active_player_first(
    mode: str, card: str, cards: dict[int, Cards], question: str, active: int
) -> None:
    """Each player has two regions that a voyage could fill, and two that a Superstition could empty."""
    goods: dict[int, Goods] = {0: {"wool": 1, "ore": 1}, 1: {"wool": 1, "ore": 1}}
    third = {0: ("ore.4", "ore.5"), 1: ("wool.5", "wool.6")}
    game = turn_up(card, mode=mode, active=active, cards=cards, goods=goods, third=third)
    asked = [game.asked]
    while game.asked == f"{active} {question}":
        asked.append(game.do(f"{game.asked} {game.offered[0]}").asked)
    assert (asked[0], asked[-1]) == (f"{active} {question}", f"{1 - active} {question}")
