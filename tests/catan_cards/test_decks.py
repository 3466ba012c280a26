"""What can be handed in for the tournament game (rules/catan_cards.md 2.4)."""

from collections import Counter

import pytest

from engine.catan_cards.decks import DECKBUILDING, FREE, POOL
from engine.catan_cards.game import CatanCards
from engine.core.decks import numbered
from engine.core.types import CHANCE, Action


def test_a_player_owns_96_cards_and_chooses_4_of_11_events() -> None:
    assert len(POOL) == 96
    assert len(FREE) == 11
    owned = Counter(POOL)
    assert (owned["harbor"], owned["triumphal_arch"], owned["wizard_alliance"]) == (2, 2, 2)
    assert "ev_year_end" not in FREE
    assert [(part.kind, part.size) for part in DECKBUILDING.parts] == [("deck", 33), ("event_deck", 4)]


@pytest.mark.parametrize("name", DECKBUILDING.ready)
def test_ready_made_decks_can_be_handed_in(name: str) -> None:
    deck = DECKBUILDING.ready[name]
    assert DECKBUILDING.problems(deck) == ()
    game = CatanCards()
    position = game.start(game.setup(2, {"mode": "tournament"}))
    for seat in (1, 0):
        for part in DECKBUILDING.parts:
            action = Action(seat, part.kind, tuple(numbered(deck[part.name])))
            position, _ = game.apply(position, action)
    assert {decision.kind for decision in game.decisions(position)} == {"opening"}
    assert {decision.ask.seat for decision in game.decisions(position)} == {0, 1}


def test_both_hand_in_at_once_and_neither_sees_the_others_choice() -> None:
    game = CatanCards()
    position = game.start(game.setup(2, {"mode": "tournament"}))
    decisions = game.decisions(position)
    assert [(one.ask.seat, one.kind) for one in decisions] == [
        (seat, kind) for seat in range(2) for kind in ("deck", "event_deck")
    ]
    assert all(one.ask.secret and not one.ask.open and one.ask.seat != CHANCE for one in decisions)
