"""Redeals of hidden cards: cards on their way, cards that are looked at, and unknown decks."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.catan_cards.building import CardSite, NewRegions
from engine.catan_cards.cards.base_actions import Spy
from engine.catan_cards.cards.base_events import Conflict, ConflictStack
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.decks import CARD_POOL, OPTIONAL_EVENTS
from engine.catan_cards.piles import Bury, ExchangeStack, Search
from engine.catan_cards.state import State
from engine.core.flow import Frame, Position
from engine.core.redealing import below, redealt, shuffled, without
from engine.core.types import CHANCE
from engine.minds.rollout import dealt
from tests.catan_cards.table import CATAN, table

HAND = ["abbey", "church", "spy", "garrison"]
SEEDS = range(8)


def redeal(doing: Frame[State], seat: int | None, seed: int, mode: str = "themed") -> tuple[Any, State, State]:
    """Redeal for a seat; return the frame, the state, and the state before; seat 1 has four cards."""
    game = table(mode, doing=[doing], hands={0: ["merchant", "smithy"], 1: HAND})
    other = CATAN.redeal(game.position, seat, Random(seed))
    return other.stack[-1].frames[0], other.state, game.state


def test_numbers_are_below_the_limit() -> None:
    source = Random(1)
    assert {below(3, source) for _ in range(99)} == {0, 1, 2}


def test_an_order_depends_on_the_cards_and_not_on_how_they_lay() -> None:
    assert shuffled("abcde", Random(3)) == shuffled("edcba", Random(3)) != shuffled("abcde", Random(4))
    one, two = ["a", "b"], ["c"]
    redealt([one, two], Random(5))
    assert (sorted(one + two), len(one)) == (["a", "b", "c"], 2)
    assert without("aabc", "ac") == ["a", "b"]


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_a_conflict_takes_are_known_to_the_player_who_chose_them(seed: int) -> None:
    taken = ["abbey", "church"]
    frame, after, _ = redeal(ConflictStack(0, taken), 0, seed)
    assert frame.cards == taken
    assert Counter(taken) <= Counter(after.players[1].hand)
    frame, after, before = redeal(ConflictStack(0, taken), 1, seed)
    assert after.players[1].hand == before.players[1].hand
    assert Counter(frame.cards) <= Counter(HAND)
    frame, after, _ = redeal(ConflictStack(0, taken), None, seed)
    assert Counter(frame.cards) <= Counter(after.players[1].hand)


@pytest.mark.parametrize("moving", [Bury, ExchangeStack])
def test_a_card_on_its_way_is_another_of_the_new_hand(moving: type[Bury] | type[ExchangeStack]) -> None:
    found = set()
    for seed in SEEDS:
        frame, after, _ = redeal(moving(1, "abbey"), 0, seed)
        assert frame.card in after.players[1].hand
        found.add(frame.card)
        assert redeal(moving(1, "abbey"), 1, seed)[0].card == "abbey"
    assert len(found) > 3


def test_a_card_that_waits_for_its_site_can_still_go_there() -> None:
    found = set()
    for seed in SEEDS:
        frame, after, _ = redeal(CardSite(1, "abbey"), 0, seed)
        assert CARDS[frame.card].placed
        assert frame.card in after.players[1].hand
        found.add(frame.card)
    assert len(found) > 3
    assert redeal(CardSite(1, "harbor", row=True), 0, 1)[0].card == "harbor"


def test_cards_that_are_looked_at_stay() -> None:
    for looking in (Spy(0), Conflict(0)):
        _, after, before = redeal(looking, 0, 1)
        assert after.players[1].hand == before.players[1].hand
        assert after.stacks != before.stacks
        assert redeal(looking, None, 1)[1].players[1].hand != before.players[1].hand
    _, after, before = redeal(Search(0, 1, "hand"), 0, 1)
    assert after.stacks[0] == before.stacks[0]
    assert redeal(Search(0, 1, "hand"), 1, 1)[1].stacks[0] != before.stacks[0]


def test_the_region_that_is_shown_stays_on_top() -> None:
    _, after, before = redeal(NewRegions(0, 35), 0, 1)
    assert after.region_stack[0] == before.region_stack[0]
    assert sorted(after.region_stack) == sorted(before.region_stack) != after.region_stack


@pytest.mark.parametrize("hidden", [[], ["spy", "abbey"]])
def test_sets_stay_apart_as_far_as_they_go(hidden: list[str]) -> None:
    position = CATAN.start(CATAN.setup(2, {"mode": "themed"}))
    play = CATAN.fork(position)
    while play.state.turn == 0:
        decision = play.decisions[0]
        ask = decision.ask
        play.answer(decision, dealt(ask, Random(1)))
    # a base card can be under the traders' cards only if a player has put it there
    play.state.stacks[4] += hidden
    state = CATAN.redeal(play.position, 0, Random(4)).state
    assert [len(stack) for stack in state.stacks] == [len(stack) for stack in play.state.stacks]
    traders = [card for card in (*state.stacks[4], *state.stacks[5]) if not CARDS[card].base]
    unseen = [card for cards in (*state.stacks, state.players[1].hand) for card in cards if not CARDS[card].base]
    assert len(traders) + sum(not CARDS[card].base for card in state.players[1].hand) == len(unseen)


def play_tournament(turns: int) -> Position[Any, Any]:
    """Play a tournament game at random for that many turns."""
    play, source = CATAN.fork(CATAN.begin(CATAN.setup(2, {"mode": "tournament"}))), Random(3)
    while play.state.turn < turns:
        play.answer(play.decisions[0], dealt(play.decisions[0].ask, source))
    return play.position


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("turns", [1, 12])
def test_an_unknown_deck_is_made_of_any_cards(seat: int | None, turns: int) -> None:
    position = play_tournament(turns)
    before = position.state
    after = CATAN.redeal(position, seat, Random(2)).state
    assert list(CATAN.violations(Position(after, position.stack))) == list(CATAN.violations(position))
    assert before.submitted is not None
    assert after.submitted is not None
    for other in range(2):
        assert len(after.submitted.decks[other]) == len(before.submitted.decks[other])
        if other == seat:
            assert after.submitted.decks[other] == before.submitted.decks[other]
            assert after.submitted.events[other] == before.submitted.events[other]
        else:
            assert sorted(after.submitted.decks[other]) != sorted(before.submitted.decks[other])
            assert Counter(after.submitted.events[other]) <= Counter(OPTIONAL_EVENTS)


def test_decks_are_hidden_as_soon_as_they_are_handed_in() -> None:
    play = CATAN.fork(CATAN.begin(CATAN.setup(2, {"mode": "tournament"})))
    for _ in range(4):
        play.answer(play.decisions[0], dealt(play.decisions[0].ask, Random(1)))
    state = CATAN.redeal(play.position, 0, Random(2)).state
    assert state.submitted is not None
    assert Counter(state.submitted.decks[1]) <= Counter(CARD_POOL)
    assert state.submitted.decks[1] != play.state.submitted.decks[1]  # type: ignore[union-attr] # a tournament game
    assert play.decisions[0].ask.seat != CHANCE


def test_an_event_that_lies_open_is_among_those_of_the_other() -> None:
    position = play_tournament(3)
    state = position.state
    assert state.submitted is not None
    rest = without(state.events, state.submitted.events[1])
    only = next((card for card in OPTIONAL_EVENTS if card not in rest), None)
    if only is None:
        only = "ev_master_builder"
        state.events = [card for card in state.events if card != only]
        state.submitted.events[0] = [card for card in state.submitted.events[0] if card != only]
        state.submitted.events[1] = [card for card in state.submitted.events[1] if card != only]
    state.card = only
    for seed in SEEDS:
        after = CATAN.redeal(position, 0, Random(seed)).state
        assert after.submitted is not None
        assert only in after.submitted.events[1]
