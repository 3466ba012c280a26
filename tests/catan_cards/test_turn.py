"""Turns begin without traces of the one before (docs/rules/catan_cards.md 3.0 to 3.2)."""

import pytest

from engine.catan_cards.cards.abilities import CLOTH
from engine.catan_cards.event_cards import Reveal
from engine.catan_cards.event_die import EventFace
from engine.catan_cards.piles import Search
from engine.catan_cards.state import State
from engine.catan_cards.turn import PlayerTurn, TurnPhase
from tests.catan_cards.table import CATAN, Cards, Table, table
from tests.catan_cards.test_rulings import TWO, set_counters


def leave_marks(state: State) -> None:
    """Leave the marks of a turn everywhere."""
    state.face, state.card, state.pips, state.fixed = "event", "ev_plague", 3, 4
    state.used, state.declined, state.christoph, state.shielded = [CLOTH], ["wool>ore"], ["wool"], [0, 1]
    for player in state.players:
        player.played = 2


def begin_next_turn() -> Table:
    """Begin a turn of seat 1 after such a turn of seat 0."""
    return table(doing=[PlayerTurn()], given=leave_marks)


def test_a_turn_begins_with_neither_dice_nor_event_card() -> None:
    game = begin_next_turn()
    view = CATAN.view(game.position, None)
    assert (view.face, view.card, view.number, view.fixed) == (None, None, None, None)
    assert (view.turn, view.active, view.phase, game.asked) == (10, 1, "roll", "1 before_roll")
    assert (game.events_of("turn")[0].seat, game.events_of("turn")[0].data) == (1, {"turn": 10})


def test_used_declined_and_played_cards_are_forgotten_with_the_turn() -> None:
    state = begin_next_turn().state
    assert (state.used, state.declined, state.christoph, state.shielded) == ([], [], [], [])
    assert [player.played for player in state.players] == [0, 0]


def test_the_phases_of_a_turn_follow_each_other() -> None:
    game = table(doing=[PlayerTurn()], hands={0: ["spy"] * 3, 1: ["merchant", "scout", "caravan"]})
    game.do("1 before_roll roll", "chance event_die tournament", "chance production_die 1")
    assert (game.state.phase, game.asked) == ("actions", "1 act")
    game.do("1 act end")
    assert (game.state.phase, game.asked) == ("hand", "1 exchange")
    game.do("1 exchange none")
    assert (game.asked, game.state.turn) == ("0 before_roll", 11)
    assert [(one.data["phase"], one.data["turn"]) for one in game.events_of("phase")] == [
        ("production", 10), ("actions", 10), ("hand", 10),
    ]  # fmt: skip


def test_full_paper_merchants_bring_one_resource_and_no_more() -> None:
    cards: dict[int, Cards] = {0: {"u29x": "res_paper"}}
    game = table(doing=[TurnPhase("start"), TurnPhase("roll")], cards=cards, given=set_counters(3)).do("0 take ore")
    assert (game.asked, game.goods(0)) == ("0 before_roll", {"ore": 1})


def test_a_search_that_was_paid_for_needs_no_card_in_return() -> None:
    game = table(doing=[Search(0, 1, "hand")]).do("0 search spy")
    assert (game.asked, game.hand(0)) == ("0 draw", ["spy"])


HOSTED: Cards = {"c31x": ("barbarian_camp", 1), "u30a": "fleet_ore"}


@pytest.mark.parametrize(("gold", "offered"), [(0, ["none"]), (1, ["sigismund", "none"])])
def test_an_answer_after_a_card_of_the_own_turn_pays_the_camp(gold: int, offered: list[str]) -> None:
    """The host has played an Alchemist before rolling a Civil War (4.34)."""

    def played(state: State) -> None:
        state.players[0].played = 1

    game = table(
        doing=[Reveal()], event="ev_civil_war", cards={0: HOSTED}, hands={0: ["sigismund"]}, goods={0: {"gold": gold}},
        given=played,
    )  # fmt: skip
    assert game.offered == offered
    if "sigismund" in offered:
        assert game.do("0 react sigismund").goods(0) == {}


@pytest.mark.parametrize(("rules", "options"), [(1, {"camp_counts_reactions": "off"}), (2, {})])
def test_cards_of_the_own_turn_pay_the_camp_in_any_case(rules: int, options: dict[str, str]) -> None:
    game = table(
        cards={0: HOSTED}, hands={0: ["caravan", "spy"]}, goods={0: {"wool": 1}}, rules=rules, options=options,
    )  # fmt: skip
    game.do("0 act caravan", "0 swap wool", "0 take ore")
    assert game.why("spy").kind == "cannot_pay"


def test_a_camp_charges_a_scout_too_but_no_settlement() -> None:
    def played(state: State) -> None:
        state.players[0].played = 1

    goods = {**TWO, "gold": 0}
    game = table(cards={0: HOSTED}, hands={0: ["scout"]}, goods={0: goods}, given=played).do("0 act road.right")
    game.player(0).regions["d29"].stored = 1
    assert "settlement.right" in game.keys
    assert game.why("settlement.right.scout").data == {"pay": {"gold": 1}, "have": {"gold": 0}}


def test_a_camp_charges_no_residence() -> None:
    """Two gold are enough for full cloth merchants after a card that was played (1.7, 3.6)."""

    def played(state: State) -> None:
        state.players[0].played = 1
        set_counters(3)(state)

    cards: Cards = {**HOSTED, "u31x": "res_cloth"}
    game = table(cards={0: cards}, goods={0: {"gold": 2}}, given=played).do("0 act use.res_cloth", "0 swap 2gold")
    assert (game.asked, game.goods(0)) == ("0 take", {})


def test_the_player_who_rolls_an_event_gets_its_card() -> None:
    def shown(state: State) -> None:
        state.face = "event"

    game = table(doing=[EventFace()], event="ev_plague", given=shown)
    assert [one.data for one in game.events_of("event_card")] == [{"building": "ev_plague"}]
