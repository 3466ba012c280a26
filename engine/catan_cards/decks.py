"""Decks of the tournament game: the cards that a player owns, and ready-made decks (docs/rules/catan_cards.md 2.4)."""

from collections import Counter
from typing import Final

from engine.catan_cards.catalogue import CARDS, UNUSED_CARDS, copies, events
from engine.catan_cards.tables import DECK_SIZE, FREE_EVENTS, GUEST_EVENTS, HOST_EVENTS
from engine.core.deckbuilding import Deckbuilding, DeckPart

CARD_POOL: Final = (*copies(CARDS.values(), "base"), *copies(CARDS.values(), "traders"))
"""Every card that a player owns and may put into a deck: 96."""

REQUIRED_EVENTS: Final = (HOST_EVENTS, GUEST_EVENTS)
"""Required events by seat; the host is seat 0."""


def _free() -> tuple[str, ...]:
    """Return a player's optional events: none of the host's, and one less of the other required ones."""
    owned = Counter(events(traders=True)) - Counter(HOST_EVENTS)
    return tuple(owned.elements())


OPTIONAL_EVENTS: Final = _free()
"""Events that a player may choose: 11."""


def _knights() -> dict[str, int]:
    """Return a deck of knights, without the most expensive and the merchant, and cards that go with them."""
    away = ("knight_karl", "knight_sven")
    knights = {id: 1 for id, card in CARDS.items() if card.unit == "knight" and id not in away}
    great = {"library": 2, "church": 2, "colossus": 1, "aqueduct": 2, "town_hall": 2, "bath_house": 2}
    small = {"smithy": 1, "garrison": 3, "foundry": 1, "grain_mill": 1, "woolen_mill": 1}
    others = {"barbarian_camp": 1, "bishop": 1, "herb_woman": 1, "black_knight": 2}
    return {**knights, **great, **small, **others}


def _merchants() -> dict[str, int]:
    """Return a deck of every fleet, with harbors and the houses that profit from them."""
    fleets = {id: 1 for id, card in CARDS.items() if card.unit in ("trade_fleet", "fleet")}
    harbors = {"harbor": 2, "merchants_league": 1, "exchange": 1, "trading_outpost": 1, "colonial_base": 1}
    residences = {id: 1 for id, card in CARDS.items() if card.counts}
    houses = {"wine_cellar": 1, "merchant_guild": 1, "mint": 1, "knight_sven": 1}
    halls = {"secret_brotherhood": 1, "library": 1, "town_hall": 2, "bath_house": 1}
    actions = {"christoph": 1, "gunther": 1, "merchant": 2, "sigismund": 1, "chamberlain": 1, "bishop": 1}
    return {**fleets, **harbors, **residences, **houses, **halls, **actions}


def _builders() -> dict[str, int]:
    """Return a deck of mills and great buildings: points that no attack takes away."""
    mills = {id: 1 for id, card in CARDS.items() if card.doubles and id != "exchange"}
    great = {"aqueduct": 2, "bath_house": 2, "church": 1, "library": 2, "town_hall": 2, "colossus": 1, "mint": 1}
    small = {"garrison": 2, "abbey": 2, "counting_house": 1, "marketplace": 1, "knight_conrad": 1, "alchemist": 1}
    actions = {"neighbour_help": 1, "chamberlain": 2, "scout": 2, "bishop": 2, "caravan": 1, "ancient_wisdom": 1}
    return {**mills, **great, **small, **actions}


def _ready(cards: dict[str, int], *events: str) -> dict[str, tuple[str, ...]]:
    return {"deck": tuple(Counter(cards).elements()), "events": events}


DECKBUILDING: Final = Deckbuilding(
    parts=(
        DeckPart(
            "deck",
            "deck",
            CARD_POOL,
            DECK_SIZE,
            groups={card: CARDS[card].colour for card in CARD_POOL},
            costs={card: CARDS[card].cost for card in CARD_POOL},
            useless=frozenset(UNUSED_CARDS),
        ),
        DeckPart("events", "event_deck", OPTIONAL_EVENTS, FREE_EVENTS),
    ),
    ready={
        "knights": _ready(_knights(), "ev_barbarian_invasion", "ev_conflict", "ev_progress", "ev_progress"),
        "merchants": _ready(_merchants(), "ev_fair_voyage", "ev_fair_voyage", "ev_progress", "ev_progress"),
        "builders": _ready(_builders(), "ev_productive_year", "ev_productive_year", "ev_progress", "ev_master_builder"),
    },
)
"""A deck is 33 cards for the stacks and 4 events for the common event deck."""
