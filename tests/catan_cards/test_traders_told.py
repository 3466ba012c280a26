"""Full events, options and refusals of Barbarians & Traders, for either seat (docs/rules/catan_cards.md 1.7, 2.4, 3.9)."""

from collections.abc import Callable

import pytest

from bot.interaction.translator import CATALOGUE
from engine.catan_cards.card_values import CARDS_OPTION
from engine.catan_cards.state import State
from engine.core.types import Data, Seat
from render.prose.phrases import option_label
from tests.catan_cards.table import Cards, Table, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_rulings import ALL, set_counters

GREAT: Cards = {
    "u30a": "colossus", "u30b": "fleet_wool", "d30a": "fleet_ore", "d30b": "aqueduct",
    "u32a": "aqueduct", "u32b": "library", "d32a": "knight_otto", "d32b": "triumphal_arch",
}  # fmt: skip
"""With two cities, both tokens and an arch at 1 point: 12 points."""


def data_of_events(game: Table, kind: str) -> list[tuple[Seat | None, Data]]:
    """Return the seats and data of events of a kind."""
    return [(one.seat, one.data) for one in game.events_of(kind)]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_dogma_is_laid_on_the_opponents_buildings_by_either_seat(seat: Seat) -> None:
    cards: dict[int, Cards] = {seat: {"u30a": "church"}, 1 - seat: {"u30a": "library", "u32a": "church"}}
    game = table("tournament", hands={seat: ["dogma", "dogma"]}, cards=cards, active=seat).do(f"{seat} act dogma")
    assert game.keys == {f"{1 - seat}.u30a", f"{1 - seat}.u32a"}
    game.do(f"{seat} dogma {1 - seat}.u30a", f"{seat} act dogma")
    assert data_of_events(game, "dogma_laid") == [
        (seat, {"building": card, "by": 1 - seat}) for card in ("library", "church")
    ], "the second one finds its only target"
    assert game.points(1 - seat) == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_a_dogma_without_a_target_tells_whose_buildings_are_missing(seat: Seat) -> None:
    game = table(hands={seat: ["dogma"]}, cards={seat: {"u30a": "church"}}, active=seat)
    assert (game.why("dogma").kind, game.why("dogma").data) == ("no_target", {"building": "dogma", "by": 1 - seat})


@pytest.mark.parametrize("seat", [0, 1])
def test_eryn_counts_from_the_side_of_her_player(seat: Seat) -> None:
    ahead: Cards = {"u30a": "church", "u32a": "library"}
    game = table(hands={seat: ["eryn"]}, cards={1 - seat: ahead}, active=seat).do(f"{seat} act eryn")
    game.do(f"{seat} take ore", f"{seat} take wool")
    assert data_of_events(game, "took") == [(seat, {"gain": {kind: 1}, "source": "eryn"}) for kind in ("ore", "wool")]
    assert game.asked == f"{seat} act"
    devout = table(hands={seat: ["eryn"]}, cards={seat: {"u30a": "abbey"}, 1 - seat: ahead}, active=seat)
    assert devout.why("eryn").data == {"building": "abbey"}
    leading = table(hands={seat: ["eryn"]}, cards={seat: {"u30a": "church"}}, active=seat)
    assert (leading.why("eryn").kind, leading.why("eryn").data) == ("not_fewer_points", {"have": 5, "most": 4})


@pytest.mark.ruling(37)
def test_one_region_with_room_is_enough_for_a_card_that_brings_resources() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "fleet_ore", "u32a": "fleet_wool"}}
    game = table(hands={0: ["gunther"]}, cards=cards, goods={0: {**ALL, "ore": 2}}).do("0 act gunther")
    assert (game.goods(0), data_of_events(game, "took")) == (ALL, [(0, {"gain": {"ore": 1}, "source": "gunther"})])


def test_gunther_christoph_and_a_campaign_name_the_missing_cards() -> None:
    game = table(hands={0: ["gunther", "christoph", "campaign"]}, cards={0: {"u30a": "harbor"}})
    for card in ("gunther", "christoph", "campaign"):
        assert (game.why(card).kind, game.why(card).data) == ("too_few_units", {"building": card})


def test_christoph_names_the_kinds_that_he_may_trade() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "harbor", "u32a": "fleet_ore", "d30a": "fleet_wool"}}
    game = table(hands={0: ["christoph"]}, cards=cards).do("0 act christoph")
    assert [option.data for option in game.options] == [
        {"pay": {kind: 1}, "building": "christoph"} for kind in ("wool", "ore")
    ]
    assert data_of_events(game.do("0 christoph ore"), "christoph") == [(0, {"pay": {"ore": 1}})]


def test_the_chamberlain_takes_one_gold_of_several() -> None:
    game = table(hands={0: ["chamberlain"]}, cards={0: {"u30a": "town_hall"}}, goods={0: {"gold": 3}})
    game.do("0 act chamberlain", "0 take ore", "0 take ore")
    assert (game.goods(0), game.asked) == ({"gold": 2, "ore": 2}, "0 act")


def test_the_help_of_neighbours_is_an_event() -> None:
    mills: dict[int, Cards] = {0: {"u30a": "sawmill", "u32a": "grain_mill"}}
    game = table(hands={0: ["neighbour_help"]}, cards=mills).do("0 act neighbour_help")
    assert {option.data["source"] for option in game.options} == {"neighbour_help"}
    game.do("0 neighbour_help u33")
    assert data_of_events(game, "took") == [(0, {"gain": {"grain": 3}, "source": "neighbour_help"})]


def test_a_defeat_by_barbarians_costs_nothing_where_there_is_no_gold() -> None:
    game = turn_up("ev_barbarian_invasion", goods={0: {"ore": 1}, 1: {"gold": 1}})
    assert data_of_events(game, "lost") == [(1, {"pay": {"gold": 1}, "source": "ev_barbarian_invasion"})]
    assert [data["won"] for _, data in data_of_events(game, "invaded")] == [False, False]


@pytest.mark.parametrize("active", [0, 1])
def test_an_arch_that_rises_wins_at_once_in_either_turn(active: Seat) -> None:
    cards: dict[int, Cards] = {0: GREAT}
    game = turn_up("ev_barbarian_invasion", cards=cards, active=active, given=set_counters(1))
    assert (game.points(0), game.asked) == (12, "0 reward")
    assert (game.do("0 reward triumphal_arch").asked, game.state.winner) == ("over", 0)
    assert data_of_events(game, "arch") == [(0, {"vp": 2})]


def test_a_favourable_voyage_names_its_resources() -> None:
    game = turn_up("ev_fair_voyage", cards={1: {"u30a": "fleet_ore"}}, goods={1: {"ore": 2}})
    assert data_of_events(game, "took") == [(1, {"gain": {"ore": 1}, "source": "ev_fair_voyage"})]


def test_a_favourable_voyage_brings_a_fleet_three_whatever_its_room() -> None:
    game = turn_up("ev_fair_voyage", cards={0: {"u30a": "fleet_wool"}}, third={0: ("wool.5", "wool.6")})
    game.do("0 take wool.u31", "0 take wool.u35", "0 take wool.u31")
    assert (game.goods(0), game.asked) == ({"wool": 3}, "0 draw")


def table_with_jester(seat: Seat = 0, *, gold: int = 1, given: Callable[[State], None] = lambda state: None) -> Table:
    """Roll a tournament, with an abbey and the jester at a seat, in the tournament game."""
    goods = {1 - seat: {"gold": gold}}
    return roll_face(
        "tournament", mode="tournament", cards={seat: {"u32a": "abbey", "u30a": "flavo"}}, goods=goods, given=given
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_a_jester_tells_what_he_brings_and_may_be_put_on_every_site(seat: Seat) -> None:
    game = table_with_jester(seat)
    kinds = {0: ("lumber", "wool"), 1: ("lumber", "wool")}[seat]
    assert data_of_events(game, "took") == [(seat, {"gain": {kind: 1}, "source": "flavo"}) for kind in kinds]
    assert game.asked == f"{1 - seat} flavo"
    assert game.option("none").data == {"building": "flavo", "by": seat}
    game.do(f"{1 - seat} flavo accept")
    assert game.asked == f"{seat} flavo_site"
    assert game.option("d32a").spot == f"site.{1 - seat}.d32a"
    game.do(f"{seat} flavo_site d32a")
    assert data_of_events(game, "jester") == [(1 - seat, {"building": "flavo", "by": seat})]
    assert (game.standing(seat), game.standing(1 - seat)) == ({"u32a": "abbey"}, {"d32a": "flavo"})


@pytest.mark.ruling(35)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_jester_not_passed_on_goes_to_the_discard_of_his_player(seat: Seat) -> None:
    game = table_with_jester(seat, gold=0)
    assert game.state.discards == [["flavo"] if pile == seat else [] for pile in range(2)]
    assert data_of_events(game, "jester_gone") == [(seat, {"building": "flavo"})]


def test_the_value_of_a_corrected_jester_moves_on_with_him() -> None:
    def merry(state: State) -> None:
        state.options[CARDS_OPTION] = "flavo:trade=2"

    game = table_with_jester(given=merry)
    assert game.state.windmill == 0
    assert game.do("1 flavo accept", "0 flavo_site u30a").state.windmill == 1
    assert data_of_events(game, "token") == [(1, {"token": "windmill"})]


def test_an_impossible_ability_has_a_full_reason() -> None:
    assert (table().why("use.scriptorium").kind, table().why("use.scriptorium").data) == (
        "not_standing",
        {"building": "scriptorium"},
    )
    poor = table(cards={0: {"u30a": "knight_sven"}}, goods={1: {"ore": 1}})
    assert poor.why("use.knight_sven").data == {"pay": {"gold": 1}, "have": {"gold": 0}}
    game = table(cards={0: {"u30a": "scriptorium"}}, given=lambda state: state.used.append("scriptorium"))
    assert game.why("use.scriptorium").data == {"building": "scriptorium"}


def test_sven_is_seen_to_leave() -> None:
    game = table(cards={0: {"u30a": "knight_sven"}}, goods={0: {"gold": 1}, 1: {"ore": 1, "wool": 1}})
    game.do("0 act use.knight_sven", "0 rob ore", "0 rob wool", "0 give ore")
    assert data_of_events(game, "demolished") == [(0, {"building": "knight_sven"})]


def play_first_cards(state: State) -> None:
    """Play a card of each player in this turn."""
    for player in state.players:
        player.played = 1


@pytest.mark.ruling(34)
@pytest.mark.parametrize(("rules", "pay"), [(1, {"pay": {"gold": 1}}), (2, {})])
def test_an_answer_shows_its_cost_at_a_camp(rules: int, pay: Data) -> None:
    cards: dict[int, Cards] = {0: {"c31x": ("barbarian_camp", 1), "u30a": "abbey"}}
    hands = {0: ["bishop"], 1: ["arsonist"]}
    game = table(hands=hands, cards=cards, goods={0: {"gold": 1}}, rules=rules, active=1, given=play_first_cards)
    game.do("1 act arsonist")
    assert game.option("bishop").data == {"building": "bishop", "source": "arsonist", **pay}
    label = option_label(CATALOGUE.words("en"), "catan_cards", "react", game.option("bishop"))
    assert label == ("Play the Bishop · 1 gold" if pay else "Play the Bishop")
    assert game.do("0 react bishop").goods(0) == ({} if pay else {"gold": 1})


def test_a_settlement_with_a_scout_shows_its_cost_at_a_camp() -> None:
    camp: dict[int, Cards] = {0: {"c31x": ("barbarian_camp", 1)}}
    game = table(hands={0: ["scout"]}, cards=camp, goods={0: ALL}).do("0 act road.right")
    assert game.option("settlement.right.scout").data["pay"] == game.option("settlement.right").data["pay"]
    second = table(hands={0: ["scout"]}, cards=camp, goods={0: ALL}, given=play_first_cards).do("0 act road.right")
    settlement = {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}
    assert second.option("settlement.right").data["pay"] == settlement
    assert second.option("settlement.right.scout").data["pay"] == {**settlement, "gold": 1}
    before = dict(second.goods(0))
    second.do("0 act settlement.right.scout")
    assert {kind: before[kind] - second.goods(0).get(kind, 0) for kind in before} == {
        **dict.fromkeys(ALL, 0), **settlement, "gold": 1,
    }  # fmt: skip
    poor = table(hands={0: ["scout"]}, cards=camp, goods={0: {**ALL, "gold": 0}}, given=play_first_cards).do(
        "0 act road.right"
    )
    assert "settlement.right" in poor.keys
    assert (poor.why("settlement.right.scout").kind, poor.why("settlement.right.scout").data["pay"]) == (
        "cannot_pay",
        {"gold": 1},
    )


@pytest.mark.ruling(34)
@pytest.mark.parametrize(("rules", "options"), [(1, {"camp_counts_reactions": "off"}), (2, {})])
def test_cards_of_the_own_turn_count_for_a_camp_in_any_case(rules: int, options: dict[str, str]) -> None:
    cards: dict[int, Cards] = {0: {"c31x": ("barbarian_camp", 1), "u30a": "fleet_ore", "u32a": "fleet_wool"}}
    game = table(hands={0: ["gunther", "spy"]}, cards=cards, rules=rules, options=options).do("0 act gunther")
    game.do("0 take ore", "0 take ore")
    assert (game.why("spy").kind, game.why("spy").data) == ("cannot_pay", {"pay": {"gold": 1}, "have": {"gold": 0}})
