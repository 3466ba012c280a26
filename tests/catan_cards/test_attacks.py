"""Attack cards, and the cards played against them (docs/rules/catan_cards.md 1.6, 3.7, 4.4 to 4.6)."""

import pytest

from engine.core.goods import Goods
from tests.catan_cards.table import Cards, Table, chance, table

STANDING: dict[int, Cards] = {
    0: {"u30a": "abbey", "u32a": "smithy", "d30a": "knight_conrad"},
    1: {"u30a": "library", "u32a": "sawmill", "d30a": "knight_falk", "d32a": "knight_karl"},
}


def attack(card: str, *, defence: tuple[str, ...] = ("spy",), **said: object) -> Table:
    """Play an attack card with seat 0 against seat 1, whose hand is `defence`."""
    cards = said.get("cards", STANDING)
    goods = said.get("goods", {})
    assert isinstance(cards, dict)
    assert isinstance(goods, dict)
    return table(hands={0: [card], 1: defence}, cards=cards, goods=goods).do(f"0 act {card}")


def test_in_the_tournament_game_any_hand_could_hold_any_card() -> None:
    game = table("tournament", hands={0: ["arsonist"], 1: ["spy"]}, cards=STANDING, discard=["bishop", "bishop"])
    assert game.do("0 act arsonist").asked == "1 react"


def test_an_attack_is_announced_before_its_target_and_may_be_answered() -> None:
    game = attack("arsonist", defence=("bishop", "spy"))
    assert game.discard == ["arsonist"]
    assert (game.asked, game.offered) == ("1 react", ["bishop", "none"])
    assert not game.decision.ask.open
    assert game.option("bishop").data == {"building": "bishop", "source": "arsonist"}


def test_the_defender_is_asked_without_the_card_too() -> None:
    game = attack("arsonist")
    assert (game.asked, game.offered) == ("1 react", ["none"])
    assert game.why("bishop").kind == "not_in_hand"
    assert game.why("herb_woman").kind == "not_offered"


def test_no_defence_is_asked_for_with_no_hand_or_all_copies_open() -> None:
    assert attack("arsonist", defence=()).asked == "chance duel"
    seen = table(hands={0: ["arsonist"], 1: ["spy"]}, cards=STANDING, discard=["bishop", "bishop"])
    assert seen.do("0 act arsonist").asked == "chance duel"
    held = table(hands={0: ["arsonist"], 1: ["spy"]}, cards=STANDING, discard=["bishop"])
    assert held.do("0 act arsonist").asked == "1 react"


@pytest.mark.parametrize(("pips", "won"), [(1, True), (5, True), (6, False)])
def test_an_attack_fails_with_a_six(pips: int, won: bool) -> None:
    game = attack("arsonist").do("1 react none", chance("duel", pips))
    assert game.asked == ("0 return" if won else "1 return")
    assert game.events_of("duel")[0].data == {"building": "arsonist", "number": pips, "won": won}


@pytest.mark.parametrize(("pips", "won"), [(2, True), (3, False)])
@pytest.mark.parametrize(("card", "counter"), [("arsonist", "bishop"), ("black_knight", "herb_woman")])
def test_against_a_counter_card_only_one_and_two_succeed(card: str, counter: str, pips: int, won: bool) -> None:
    game = attack(card, defence=(counter,)).do(f"1 react {counter}", chance("duel", pips))
    assert game.discard == [card, counter]
    assert game.events_of("duel")[0].data["won"] is won


def test_a_fire_sends_a_building_of_the_attackers_choice_to_its_owners_hand() -> None:
    game = attack("arsonist").do("1 react none", chance("duel", 3))
    assert game.keys == {"1.u30a", "1.u32a"}
    assert game.option("1.u30a").data == {
        "building": "library", "owner": 1, "source": "arsonist",
        "side": "upper", "at": 1, "centre": "city", "regions": ["lumber", "wool"],
    }  # fmt: skip
    game.do("0 return 1.u32a")
    assert game.hand(1) == ["sawmill", "spy"]
    assert game.standing(1) == {"u30a": "library", "d30a": "knight_falk", "d32a": "knight_karl"}
    assert game.events_of("returned")[0].data == {"building": "sawmill", "source": "arsonist"}
    assert game.asked == "0 act"


def test_a_failed_fire_costs_a_building_of_the_defenders_choice() -> None:
    game = attack("arsonist").do("1 react none", chance("duel", 6))
    assert (game.asked, game.keys) == ("1 return", {"0.u30a", "0.u32a"})
    game.do("1 return 0.u30a")
    assert game.hand(0) == ["abbey"]


def test_no_buildings_no_risk_and_a_single_target_needs_no_choice() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "library"}}
    failed = attack("arsonist", cards=cards).do("1 react none", chance("duel", 6))
    assert (failed.asked, failed.events_of("returned")) == ("0 act", [])
    done = attack("arsonist", cards=cards).do("1 react none", chance("duel", 1))
    assert (done.asked, done.hand(1)) == ("0 act", ["library", "spy"])


def test_a_fire_needs_a_building_to_hit() -> None:
    game = table(hands={0: ["arsonist", "black_knight", "brigands"]}, cards={1: {"u30a": "triumphal_arch"}})
    for card in ("arsonist", "black_knight"):
        assert game.why(card).kind == "no_target"
    assert game.why("brigands").kind == "nothing_to_take"


def test_a_fire_never_hits_an_arch_and_puts_a_harbor_back_into_the_row() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "triumphal_arch", "u32a": "harbor", "d32a": "abbey"}}
    game = attack("arsonist", cards=cards).do("1 react none", chance("duel", 1))
    assert game.keys == {"1.u32a", "1.d32a"}
    game.do("0 return 1.u32a")
    assert (game.hand(1), sorted(game.state.row)) == (["spy"], ["harbor", "harbor", "triumphal_arch"])


def test_a_fire_hits_its_owners_cards_abroad_but_not_hosted_ones() -> None:
    abroad: dict[int, Cards] = {0: {"u30a": ("trading_outpost", 1), "d30a": "abbey"}, 1: {"u30a": "library"}}
    game = attack("arsonist", cards=abroad).do("1 react none", chance("duel", 1))
    assert game.keys == {"0.u30a", "1.u30a"}
    game.do("0 return 0.u30a")
    assert (game.hand(1), game.standing(0)) == (["spy", "trading_outpost"], {"d30a": "abbey"})


def test_a_colonial_base_loses_its_gold_and_a_residence_its_trades_in_a_fire() -> None:
    game = table(
        hands={0: ["arsonist"]},
        cards={1: {"d31x": "colonial_base", "u29x": "res_paper", "u30a": "harbor"}},
    )
    game.built(1, "colonial_base").counter = 2
    game.built(1, "res_paper").counter = 3
    game.do("0 act arsonist", chance("duel", 1), "0 return 1.d31x")
    assert game.goods(1) == {}
    game = game.do("0 act end")
    assert "colonial_base" in game.hand(1)


def test_a_knight_sent_home_takes_the_token_with_it() -> None:
    game = attack("black_knight")
    assert game.state.knight == 1
    game.do("1 react none", chance("duel", 4))
    assert game.keys == {"1.d30a", "1.d32a"}
    game.do("0 return 1.d32a")
    assert (game.state.knight, game.hand(1)) == (0, ["knight_karl", "spy"])
    assert game.events_of("token")[0].data == {"token": "knight"}


def test_a_failed_black_knight_costs_a_knight() -> None:
    game = attack("black_knight").do("1 react none", chance("duel", 6))
    assert game.hand(0) == ["knight_conrad"]


def test_the_owner_of_a_returned_card_puts_away_the_excess_at_once() -> None:
    game = attack("arsonist", defence=("spy", "merchant", "scout")).do("1 react none", chance("duel", 1))
    game.do("0 return 1.u32a")
    assert game.hand(1) == ["merchant", "sawmill", "scout", "spy"]
    assert game.asked == "0 act", "a library keeps four"
    burnt = attack("arsonist", defence=("spy", "merchant", "scout")).do("1 react none", chance("duel", 1))
    burnt.do("0 return 1.u30a")
    assert (burnt.asked, burnt.keys) == ("1 bury", {"library", "spy", "merchant", "scout"})
    burnt.do("1 bury spy")
    assert burnt.asked == "1 bury_stack"
    burnt.do("1 bury_stack 2")
    assert (burnt.asked, burnt.state.stacks[1]) == ("0 act", ["spy"])
    assert burnt.events_of("buried")[0].data == {"stack": 2}


def test_the_attackers_own_limit_is_checked_in_the_hand_phase() -> None:
    game = table(hands={0: ["arsonist", "spy", "merchant", "scout"], 1: ["spy"]}, cards=STANDING)
    game.do("0 act arsonist", "1 react none", chance("duel", 6), "1 return 0.u30a")
    assert (game.asked, len(game.hand(0))) == ("0 act", 4)
    game.do("0 act end")
    assert game.asked == "0 bury"


BOTH: dict[int, Goods] = {0: {"ore": 3, "wool": 3, "grain": 1}, 1: {"ore": 2, "wool": 1, "brick": 1}}


def test_brigands_let_the_winner_take_two_resources_that_fit() -> None:
    game = attack("brigands", goods=BOTH).do("1 react none", chance("duel", 1))
    assert game.asked == "0 act", "only brick finds room"
    assert (game.goods(0)["brick"], game.goods(1)) == (1, {"ore": 2, "wool": 1})


def test_brigands_that_fail_let_the_defender_take_two() -> None:
    game = attack("brigands", goods=BOTH).do("1 react none", chance("duel", 6))
    assert (game.asked, game.keys) == ("1 rob", {"ore", "wool", "grain"})
    assert game.option("ore").data == {
        "gain": {"ore": 1}, "source": "brigands", "left": 2, "owner": 0,
        "side": "lower", "at": 3, "region": "ore", "number": 3, "have": 2,
    }  # fmt: skip
    assert game.why("lumber").kind == "opponent_has_none"
    assert game.denied == dict.fromkeys(("lumber", "brick", "gold"), "opponent_has_none")
    assert game.why("spy").kind == "not_offered"
    game.do("1 rob wool")
    assert game.option("wool").data["left"] == 1
    game.do("1 rob ore")
    assert game.goods(1) == {"ore": 3, "wool": 2, "brick": 1}
    assert game.goods(0) == {"ore": 2, "wool": 2, "grain": 1}
    assert game.events_of("robbed")[1].data == {
        "gain": {"ore": 1}, "pay": {"ore": 1}, "by": 0, "source": "brigands",
    }  # fmt: skip


def test_counter_cards_and_scouts_are_not_played_by_themselves() -> None:
    game = table(hands={0: ["bishop", "herb_woman", "scout"]})
    assert {game.why(card).kind for card in ("bishop", "herb_woman")} == {"only_as_answer"}
    assert game.why("scout").kind == "only_with_settlement"
    assert game.why("spy").kind == "not_in_hand"
