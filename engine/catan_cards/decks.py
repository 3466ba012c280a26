"""Decks of the tournament game: what a player owns, and whether a deck is valid (rules/catan_cards.md 2.4)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.catan_cards.cards.catalogue import CARDS, copies, events
from engine.catan_cards.tables import DECK, FREE_EVENTS, GUEST_EVENTS, HOST_EVENTS
from engine.core.types import Reason

POOL: Final = (*copies(CARDS.values(), "base"), *copies(CARDS.values(), "traders"))
"""Every card that a player owns and may put into a deck: 96."""

REQUIRED: Final = (HOST_EVENTS, GUEST_EVENTS)
"""By seat, the events that each has to put in; the host is seat 0."""


def _free() -> tuple[str, ...]:
    """What is left of a player's events: none of those that only the host puts in, one less of the others."""
    owned = Counter(events(traders=True)) - Counter(HOST_EVENTS)
    return tuple(owned.elements())


FREE: Final = _free()
"""The events that a player may choose: 11."""


class Deck(Struct, frozen=True):
    """What a player hands in for a tournament game."""

    cards: tuple[str, ...]
    events: tuple[str, ...]


def problems(deck: Deck) -> tuple[Reason, ...]:
    """Say everything that is wrong with a deck; a valid one has no problems."""
    return (
        *_wrong("deck", deck.cards, POOL, DECK),
        *_wrong("events", deck.events, FREE, FREE_EVENTS),
    )


def _wrong(kind: str, chosen: Sequence[str], owned: Sequence[str], size: int) -> list[Reason]:
    found = [] if len(chosen) == size else [Reason(f"{kind}_size", {"count": len(chosen), "most": size})]
    most = Counter(owned)
    for card, count in Counter(chosen).items():
        if card not in most:
            found.append(Reason(f"{kind}_unknown", {"key": card}))
        elif count > most[card]:
            found.append(Reason(f"{kind}_copies", {"building": card, "count": count, "most": most[card]}))
    return found
