"""Goals of a game of the Catan Card Game that its records reach together."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.catan_cards.cards.abilities import ABILITIES
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.state import State
from engine.catan_cards.tables import FACES, TOKENS
from engine.core.types import Action, Event

EVENTS: Final = [
    *("first_player", "arranged", "deck_in", "events_in", "opened", "got", "turn", "rolled", "brigands_wait"),
    *("event_card", "produced", "took", "lost", "robbed", "gave", "founded", "region", "built", "demolished"),
    *("destroyed", "token", "traded", "offered", "accepted", "declined", "played", "duel", "returned"),
    *("dogma_laid", "dogma_lifted", "swapped", "hand_seen", "spied", "taken", "conflict", "retrieved", "sold"),
    *("used", "arch", "jester", "jester_gone", "counted", "christoph", "drew", "searched", "buried", "invaded"),
    *("phase", "over"),
]
"""Every kind of event."""

QUESTIONS: Final = [
    *("deck", "event_deck", "arrange", "opening_stack", "opening", "before_roll", "act", "site", "region_side"),
    *("scout", "offer_give", "offer_get", "answer_offer", "demolish", "take", "receive", "rob", "pay", "lose", "swap"),
    *("give", "react", "return", "dogma", "spy", "conflict", "conflict_stack", "retrieve", "christoph"),
    *(
        "neighbour_help",
        "reward",
        "flavo",
        "flavo_site",
        "sell",
        "draw_stack",
        "master_builder",
        "search",
        "return_card",
        "bury",
    ),
    *("bury_stack", "draw", "exchange", "exchange_stack"),
]
"""Every kind of question."""

FALLING_CARDS: Final = [card.id for card in CARDS.values() if card.foreign]
"""The cards that fall when their host grows."""


def all_goals() -> Iterator[str]:
    """Yield every goal of the records."""
    yield from (f"published {kind}" for kind in EVENTS)
    yield from (f"asked {kind}" for kind in QUESTIONS)
    yield from (f"built {card.id}" for card in CARDS.values() if card.placed and card.kind != "wizard")
    yield from (f"played {card.id}" for card in CARDS.values() if card.kind == "action")
    yield from (f"event_card {card.id}" for card in CARDS.values() if card.kind == "event")
    yield from (f"used {id}" for id in ABILITIES)
    yield from (f"destroyed {id}" for id in FALLING_CARDS)
    yield from (f"rolled {face}" for face in dict.fromkeys(FACES))
    yield from (f"token {token}" for token in TOKENS)
    yield from (f"duel {won}" for won in (True, False))
    yield from (f"invaded {won}" for won in (True, False))
    yield from ("token leaves", "ended points", "ended turns")


def goals_of_answer(state: State, action: Action) -> Iterator[str]:
    """Yield the goals that an answer reaches."""
    yield f"asked {action.kind}"


DISTINGUISHING_FIELDS: Final = {
    **dict.fromkeys(("built", "played", "event_card", "used", "destroyed"), "building"),
    "rolled": "face",
    "token": "token",
    "duel": "won",
    "invaded": "won",
}
"""The field that distinguishes cases, by kind of event."""


def goals_of_events(events: Sequence[Event], state: State) -> Iterator[str]:
    """Yield the goals that the events of one answer reach."""
    for event in events:
        if event.kind in DISTINGUISHING_FIELDS:
            yield f"{event.kind} {event.data[DISTINGUISHING_FIELDS[event.kind]]}"
        if event.kind == "token" and event.seat is None:
            yield "token leaves"
