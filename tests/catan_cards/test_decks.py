"""Decks that can be handed in for the tournament game (docs/rules/catan_cards.md 2.4)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import pytest

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.decks import CARD_POOL, DECKBUILDING, OPTIONAL_EVENTS
from engine.catan_cards.game import CatanCards
from engine.core.deckbuilding import number_copies
from engine.core.types import CHANCE, Action, Reason

KNIGHTS: Final = tuple(card.id for card in CARDS.values() if card.unit == "knight")
FLEETS: Final = tuple(card.id for card in CARDS.values() if card.unit == "trade_fleet")


def test_a_player_owns_96_cards_and_chooses_4_of_11_events() -> None:
    assert len(CARD_POOL) == 96
    assert len(OPTIONAL_EVENTS) == 11
    owned = Counter(CARD_POOL)
    assert (owned["harbor"], owned["triumphal_arch"], owned["wizard_alliance"]) == (2, 2, 2)
    assert "ev_year_end" not in OPTIONAL_EVENTS
    assert [(part.kind, part.size) for part in DECKBUILDING.parts] == [("deck", 33), ("event_deck", 4)]


@pytest.mark.parametrize("name", DECKBUILDING.ready)
def test_ready_made_decks_can_be_handed_in(name: str) -> None:
    deck = DECKBUILDING.ready[name]
    assert DECKBUILDING.problems(deck) == ()
    game = CatanCards()
    position = game.start(game.setup(2, {"mode": "tournament"}))
    for seat in (1, 0):
        for part in DECKBUILDING.parts:
            action = Action(seat, part.kind, tuple(number_copies(deck[part.name])))
            position, _ = game.apply(position, action)
    assert {decision.kind for decision in game.decisions(position)} == {"opening"}
    assert {decision.ask.seat for decision in game.decisions(position)} == {0, 1}


SUPPORTING_CARDS: Final = {
    "ev_productive_year": ("garrison",),
    "ev_fair_voyage": FLEETS,
    "ev_conflict": KNIGHTS,
    "ev_progress": ("abbey", "library"),
    "ev_barbarian_invasion": KNIGHTS,
    "triumphal_arch": ("ev_barbarian_invasion", "campaign"),
    "wine_cellar": ("ev_fair_voyage",),
    "smithy": KNIGHTS,
    "res_coin": KNIGHTS,
    "harbor": FLEETS,
    "flagship": FLEETS,
    "christoph": FLEETS,
    "gunther": FLEETS,
    "sigismund": FLEETS,
    "campaign": FLEETS,
    "neighbour_help": ("sawmill", "woolen_mill", "grain_mill"),
}
"""The cards one of which makes a card useful, by that card."""


@pytest.mark.parametrize("name", DECKBUILDING.ready)
def test_every_card_of_a_ready_made_deck_has_a_supporting_card(name: str) -> None:
    deck = DECKBUILDING.ready[name]
    owned = {*deck["deck"], *deck["events"]}
    idle = [card for card in owned if card in SUPPORTING_CARDS and not owned & {*SUPPORTING_CARDS[card]}]
    unable = [card for card in owned if CARDS[card].needs and not owned & {*CARDS[card].needs}]
    assert (idle, unable, "wizard_alliance" in owned) == ([], [], False)
    points = sum(CARDS[card].vp for card in deck["deck"])
    tokens = bool(owned & {*KNIGHTS}) + bool(owned & {"harbor", "marketplace"})
    assert points + tokens >= 7, "three cities are worth the rest"


def problems_of(deck: Sequence[str], events: Sequence[str] = OPTIONAL_EVENTS[:4]) -> list[Reason]:
    """Return the problems of a deck."""
    return list(DECKBUILDING.problems({"deck": deck, "events": events}))


def test_a_deck_has_33_cards_and_4_events_of_the_copies_there_are() -> None:
    whole = CARD_POOL[:33]
    assert problems_of(whole) == []
    assert problems_of(whole[1:]) == [Reason("deck_size", {"count": 32, "most": 33})]
    assert problems_of(CARD_POOL[:34]) == [Reason("deck_size", {"count": 34, "most": 33})]
    assert problems_of(whole, OPTIONAL_EVENTS[:5]) == [Reason("events_size", {"count": 5, "most": 4})]
    two = [card for card in CARD_POOL if card != "harbor"][:30]
    assert problems_of([*two, *["harbor"] * 3]) == [
        Reason("deck_copies", {"building": "harbor", "count": 3, "most": 2})
    ]
    for stranger in ("road", "ev_plague", "unknown"):
        assert problems_of([*whole[1:], stranger]) == [Reason("deck_unknown", {"key": stranger})]
    plagues = ["ev_plague", "ev_plague", *OPTIONAL_EVENTS[-2:]]
    assert problems_of(whole, plagues) == [Reason("events_copies", {"building": "ev_plague", "count": 2, "most": 1})]
    for owed in ("ev_civil_war", "ev_year_end", "abbey"):
        assert problems_of(whole, [*OPTIONAL_EVENTS[-3:], owed]) == [Reason("events_unknown", {"key": owed})]
    assert [reason.kind for reason in DECKBUILDING.problems({})] == ["deck_size", "events_size"]


def test_both_hand_in_at_once_and_neither_sees_the_others_choice() -> None:
    game = CatanCards()
    position = game.start(game.setup(2, {"mode": "tournament"}))
    decisions = game.decisions(position)
    assert [(one.ask.seat, one.kind) for one in decisions] == [
        (seat, kind) for seat in range(2) for kind in ("deck", "event_deck")
    ]
    assert all(one.ask.secret and not one.ask.open and one.ask.seat != CHANCE for one in decisions)
    for one, cards in zip(decisions, (CARD_POOL, OPTIONAL_EVENTS) * 2, strict=True):
        assert [option.data for option in one.ask.options] == [{"building": card} for card in cards]
