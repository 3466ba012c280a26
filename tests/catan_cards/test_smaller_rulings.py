"""Small decisions that the course of play does not spell out (docs/rules/catan_cards.md 4.28 to 4.43)."""

import pytest

from engine.catan_cards.event_die import EventFace
from engine.catan_cards.principality import find
from engine.catan_cards.state import State
from engine.catan_cards.turn import TurnPhase
from tests.catan_cards.table import Cards, chance, table
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_production import produce
from tests.catan_cards.test_rulings import ALL, TWO, set_counters


@pytest.mark.ruling(28)
def test_an_attack_is_answered_before_its_target_is_named() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "knight_otto", "u32a": "knight_falk"}}
    game = table(hands={0: ["black_knight"], 1: ["herb_woman"]}, cards=cards).do("0 act black_knight")
    assert (game.asked, game.option("herb_woman").data) == (
        "1 react",
        {"building": "herb_woman", "source": "black_knight"},
    )
    assert game.do("1 react herb_woman", chance("duel", 2)).asked == "0 return"


@pytest.mark.ruling(29)
def test_two_mills_of_a_kind_double_once() -> None:
    mills: Cards = {"u30a": "woolen_mill", "u32a": "woolen_mill"}

    def shown(state: State) -> None:
        state.pips = 3

    game = table("tournament", doing=[TurnPhase("production")], cards={0: mills}, given=shown)
    assert game.goods(0) == {"wool": 2}


@pytest.mark.ruling(30)
def test_a_full_region_serves_base_and_outpost_but_doubling_does_not() -> None:
    base = produce(6, cards={0: {"d31x": "colonial_base"}}, goods={0: {"gold": 3}})
    assert base.goods(0) == {"gold": 4}
    hosted: Cards = {"u30a": ("trading_outpost", 1), "u30b": "sawmill"}
    outpost = produce(4, cards={0: hosted}, goods={0: {"lumber": 3}})
    assert (outpost.goods(0), outpost.goods(1)) == ({"lumber": 3}, {"lumber": 1, "wool": 1})


@pytest.mark.ruling(31)
@pytest.mark.parametrize(("turn", "ore"), [(4, 0), (5, 1)])
def test_baroc_brings_nothing_while_brigands_stay_away(turn: int, ore: int) -> None:
    game = roll_face("brigands", mode="themed", turn=turn, cards={0: {"u30a": "knight_baroc"}})
    assert (game.goods(0).get("ore", 0), bool(game.events_of("brigands_wait"))) == (ore, not ore)


@pytest.mark.ruling(32)
def test_an_arch_that_was_pulled_down_begins_anew() -> None:
    game = table(cards={0: {"u30a": "triumphal_arch"}}, goods={0: ALL}, given=set_counters(2))
    assert game.points(0) == 6
    game.do("0 act demolish", "0 demolish u30a", "0 act row.triumphal_arch", "0 site u30a")
    assert game.points(0) == 4


@pytest.mark.ruling(33)
@pytest.mark.parametrize(("mode", "asked"), [("base", "chance duel"), ("tournament", "1 react")])
def test_no_player_is_asked_for_a_card_that_is_visible_elsewhere(mode: str, asked: str) -> None:
    cards: dict[int, Cards] = {1: {"u30a": "abbey"}}
    seen = table(mode, hands={0: ["arsonist"], 1: ["spy"]}, cards=cards, discard=["bishop", "bishop"])
    assert seen.do("0 act arsonist").asked == asked
    assert table(mode, hands={0: ["arsonist"]}, cards=cards).do("0 act arsonist").asked == "chance duel"


@pytest.mark.ruling(34)
def test_answers_count_for_a_camp_in_the_own_turn_too() -> None:
    def shown(state: State) -> None:
        state.face = "event"

    game = table(
        hands={0: ["sigismund", "gunther"]},
        cards={0: {"c31x": ("barbarian_camp", 1), "u30a": "fleet_ore", "u32a": "fleet_wool"}},
        goods={0: {"gold": 1}},
        doing=[EventFace(), TurnPhase("actions")],
        event="ev_civil_war",
        given=shown,
    )
    game.do("0 react sigismund")
    assert (game.asked, game.option("gunther").data["pay"]) == ("0 act", {"gold": 1})


@pytest.mark.ruling(35)
@pytest.mark.parametrize(("giver", "discard"), [(-1, 1), (0, 0)])
def test_a_rejected_jester_goes_back_to_the_player_who_passed_him(giver: int, discard: int) -> None:
    def passed(state: State) -> None:
        state.face = "tournament"
        find(state, 1, "u30a").giver = giver

    game = table("tournament", cards={1: {"u30a": "flavo"}}, doing=[EventFace()], given=passed)
    assert (game.state.discards[discard], game.state.discards[1 - discard]) == (["flavo"], [])


@pytest.mark.ruling(36)
def test_an_offer_is_at_most_three_resources_and_no_kind_on_both_sides() -> None:
    game = table(goods={0: {"wool": 3, "ore": 2}, 1: {"brick": 3}}).do("0 act offer")
    assert "3wool" in game.keys
    game.do("0 offer_give wool")
    assert game.keys == {"brick", "2brick", "3brick", "none"}


FULL = {0: ALL, 1: TWO}


@pytest.mark.ruling(37)
@pytest.mark.parametrize(("card", "kind"), [
    ("gunther", "no_room"),
    ("eryn", "no_room"),
    ("campaign", "no_room"),
    ("merchant", "nothing_to_take"),
    ("brigands", "nothing_to_take"),
    ("caravan", "nothing_to_swap"),
    ("neighbour_help", "no_mill"),
])  # fmt: skip
def test_a_card_that_could_do_nothing_is_refused(card: str, kind: str) -> None:
    own: Cards = {
        "u30a": "fleet_ore", "u30b": "fleet_wool", "d30a": "knight_otto", "d30b": "knight_falk",
        "u32a": "town_hall", "d32a": "sawmill",
    }  # fmt: skip
    other: Cards = {"u30a": "colossus", "u32a": "library", "d30a": "church", "d32a": "church"}
    game = table(hands={0: [card]}, cards={0: own, 1: other}, goods=FULL)
    assert game.why(card).kind == kind


@pytest.mark.ruling(37)
def test_a_campaign_may_raise_an_arch_when_nothing_finds_room() -> None:
    cards: Cards = {"u30a": "fleet_ore", "d30a": "knight_otto", "d30b": "knight_falk", "u32a": "triumphal_arch"}
    game = table(hands={0: ["campaign"]}, cards={0: cards}, goods=FULL).do("0 act campaign", "0 reward triumphal_arch")
    assert game.built(0, "triumphal_arch").counter == 1


@pytest.mark.ruling(38)
def test_a_second_christoph_does_not_undo_the_first() -> None:
    cards: Cards = {"u30a": "fleet_ore", "u30b": "fleet_wool", "u32a": "harbor", "d30a": "library"}
    game = table(hands={0: ["christoph", "ancient_wisdom"]}, cards={0: cards}, goods={0: {"ore": 1, "wool": 1}})
    game.do("0 act christoph", "0 christoph ore", "0 act ancient_wisdom", "0 retrieve christoph")
    game.do("0 act christoph", "0 christoph wool")
    assert [game.option(f"trade.{kind}").data["pay"] for kind in ("ore", "wool")] == [{"ore": 1}, {"wool": 1}]


@pytest.mark.ruling(39)
@pytest.mark.parametrize(("church", "ranks"), [(None, (1, 1)), (0, (1, 2)), (1, (2, 1))])
def test_a_match_ends_with_its_last_turn_and_more_points_win(church: int | None, ranks: tuple[int, int]) -> None:
    cards: dict[int, Cards] = {} if church is None else {church: {"u30a": "church"}}
    game = table("base", turn=60, options={"turn_limit": "60"}, cards=cards, hands={0: ["spy", "scout", "merchant"]})
    game.do("0 act end", "0 exchange none")
    outcome = game.game.outcome(game.position)
    assert outcome is not None
    assert (outcome.ranks, outcome.ended) == (ranks, "turns")


@pytest.mark.ruling(7)
def test_an_outpost_falls_before_its_host_lays_the_regions_of_a_settlement() -> None:
    hosted: Cards = {"u30a": ("trading_outpost", 1), "u32a": "church", "d32a": "church"}
    game = table(goods={0: ALL}, cards={0: hosted}).do("0 act road.right")
    game.player(0).regions["u29"].stored = game.player(0).regions["d29"].stored = 3
    game.do("0 act settlement.right")
    assert (game.asked, game.points(0), game.discard) == ("0 region_side", 7, ["trading_outpost"])


GREAT = {
    "u30a": "colossus", "u30b": "church", "d30a": "church", "d30b": "aqueduct",
    "u32a": "aqueduct", "u32b": "library", "d32a": "town_hall",
}  # fmt: skip


def test_a_settlement_wins_when_its_regions_are_laid() -> None:
    game = table(goods={0: ALL}, cards={0: GREAT}).do("0 act road.right")
    game.player(0).regions["u29"].stored = game.player(0).regions["d29"].stored = 3
    assert game.points(0) == 12
    game.do("0 act settlement.right")
    assert (game.asked, game.points(0)) == ("0 region_side", 13)
    game.do("0 region_side upper")
    assert (game.asked, game.state.winner, len(game.player(0).regions)) == ("over", 0, 8)
