"""Undo without consent: of nothing that has shown a stack or turned up a region."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from engine.catan_cards.game import CatanCards
from engine.catan_cards.piles import MASTER_BUILDER
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS
from engine.catan_cards.view import CatanCardsView
from engine.core.dealer import Dealer
from engine.core.match import Match
from engine.core.notation import read_entry
from engine.core.seal import SECRET_BYTES
from engine.core.types import Action
from tests.catan_cards.table import CATAN, Table, table
from tests.catan_cards.test_hand import end_actions


@contextmanager
def play_from(begun: Table, *lines: str) -> Iterator[Match[State, CatanCardsView]]:
    """Play some lines of a match that begins at a position."""
    dealer = Dealer(bytes(SECRET_BYTES))
    with patch.object(CatanCards, "begin", lambda game, setup: CATAN.copy(begun.position)):
        match: Match[State, CatanCardsView] = Match.new(CATAN, CATAN.setup(2), dealer)[0]
        for line in lines:
            action = read_entry(line)
            assert isinstance(action, Action)
            match.play(action, dealer)
        yield match


def is_free(begun: Table, *lines: str, keep: int = 0) -> bool:
    """Return True if seat 0 may freely undo all but the first `keep` of some lines played from a position."""
    with play_from(begun, *lines) as match:
        return match.undo_is_free(0, keep)


def test_the_stack_of_the_opening_hand_is_not_chosen_anew_once_seen() -> None:
    dealer = Dealer(bytes(SECRET_BYTES))
    match: Match[State, CatanCardsView] = Match.new(CATAN, CATAN.setup(2), dealer)[0]
    for seat in range(2):
        match.play(Action(seat, "arrange", ("rest",)), dealer)
    seat = match.decisions[0].ask.seat
    match.play(Action(seat, "opening_stack", ("1",)), dealer)
    assert not match.undo_is_free(seat)


def test_a_search_is_not_taken_back_once_the_stack_has_been_seen() -> None:
    begun = end_actions(("spy", "scout"), wool=2, ore=1)
    assert is_free(begun, "0 draw search.2")
    assert is_free(begun, "0 draw search.2", "0 lose u31")
    assert not is_free(begun, "0 draw search.2", "0 lose u31", "0 lose d33")
    assert not is_free(end_actions(wool=2), "0 exchange spy", "0 exchange_stack search.2")


def test_a_stack_seen_by_the_master_builder_is_not_changed_for_another() -> None:
    begun = table(phase="event", event=MASTER_BUILDER).do("0 act end").decline(until="before_roll")
    begun.do("1 before_roll roll", "chance event_die event", "chance production_die 1")
    assert begun.asked == "1 master_builder"
    begun.do("1 master_builder none")
    assert not is_free(begun, "0 master_builder 1")


def test_a_region_that_was_turned_up_is_not_taken_back() -> None:
    begun = table(goods={0: CENTRE_COSTS["settlement"] | CENTRE_COSTS["road"]}).do("0 act road.left")
    begun.position.state.players[0].regions["u29"].stored = 1
    for region in begun.state.players[0].regions.values():
        region.stored = 1
    assert not is_free(begun, "0 act settlement.left")
    assert not is_free(begun, "0 act settlement.left", "0 region_side upper", keep=1)


def test_choices_that_showed_nothing_hidden_are_free_to_undo() -> None:
    begun = table(goods={0: {"brick": 2, "lumber": 1}})
    assert is_free(begun, "0 act road.left")


def test_a_card_not_yet_in_play_is_not_in_a_running_record() -> None:
    begun = table(hands={0: ["abbey"]}, goods={0: {"lumber": 1, "brick": 1, "ore": 1}})
    with play_from(begun, "0 act abbey") as match:
        assert match.secrets() == {0}, "others do not know the card while its site is asked"
        match.undo(0)
        assert match.secrets() == {0}, "and it is in the hand again"
    with play_from(begun, "0 act abbey", "0 site u30a") as match:
        assert match.secrets() == frozenset()
        match.undo(0, 0)
        assert match.secrets() == frozenset(), "everybody has seen it stand"
