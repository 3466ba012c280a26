"""Goals of a game of Caylus Magna Carta that its records reach together."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import goods
from engine.core.types import Action, Event
from engine.magna_carta.cards import ANY, CARDS, CUBES, PLAIN_CUBES, PLAYER_COLOURS, RESIDENCE, FromCard, deck
from engine.magna_carta.castle import tokens_left
from engine.magna_carta.state import NO_SEAT, State
from engine.magna_carta.tables import NO_BATCH_LOSS, PROVOST_ADVANCE, PROVOST_RANGE

EVENTS: Final = [
    "turn",
    "income",
    "kept_hand",
    "exchanged_hand",
    "drew",
    "replaced",
    "got",
    "reshuffled",
    "placed",
    "built",
    "prestige_built",
    "passed",
    "provost",
    "produced",
    "bonus",
    "exchanged",
    "tokens",
    "declined",
    "unused",
    "lawyer_paid",
    "residence",
    "batches",
    "no_batch",
    "most_batches",
    "tokens_lost",
    "advance",
    "first_player",
    "phase",
    "final",
    "over",
]
"""Every kind of event."""

TAKING: Final = ("batches", "tokens", "tokens_lost")
"""Events that take tokens off the castle."""

JOKER: Final = ("built", "prestige_built", "lawyer_paid", "batches")
"""Events of payments in which gold replaces other cubes."""

CHOICES: Final = {
    "buy": [
        goods.key(cubes)
        for count in (1, 2)
        for kinds in (PLAIN_CUBES, ("gold",))
        for cubes in goods.multisets(kinds, count)
    ],
    "sell": CUBES,
    "swap": PLAIN_CUBES,
    "tokens": ("1", "2"),
}
"""The picks of phase 4, by the kind of the question."""


def all_goals() -> Iterator[str]:
    """Yield every goal of the records."""
    yield from (f"published {kind}" for kind in EVENTS)
    yield from (f"built {id}" for id in (*deck((*PLAYER_COLOURS, "prestige"), beginner=False), RESIDENCE))
    yield from (f"used {id} as worker" for id, card in CARDS.items() if card.primary)
    yield from (f"used {id} as owner" for id, card in CARDS.items() if card.secondary)
    yield from (f"{kind} {key}" for kind, keys in CHOICES.items() for key in keys)
    yield from (f"any paid in {kind}" for kind in CUBES)
    yield from (f"gold as joker: {kind}" for kind in JOKER)
    yield from (f"provost {move}" for move in range(-PROVOST_RANGE, PROVOST_RANGE + 1))
    yield from (f"advance {steps}" for steps in range(PROVOST_ADVANCE + 1))
    yield from (f"tokens lost {count}" for count in range(1, NO_BATCH_LOSS + 1))
    yield from (f"emptied by {kind}" for kind in TAKING)
    yield from ("empty card", "pile runs out while replacing", "residence under a worker")
    yield from ("batches from two sections", "as many batches as another", "prestige in front", "ended castle")


def goals_of_answer(state: State, action: Action) -> Iterator[str]:
    """Yield the goals that an answer reaches."""
    pick = action.picks[0]
    if action.kind in (*CHOICES, "lawyer") and pick != "none":
        slot = state.slot(state.active)
        yield f"used {slot.face} as {'worker' if slot.worker == action.seat else 'owner'}"
        if action.kind != "lawyer":
            yield f"{action.kind} {pick}"
        elif state.slot(int(pick.partition("@")[2])).worker != NO_SEAT:
            yield "residence under a worker"
    if action.kind == "act" and "." in pick:
        yield f"any paid in {pick.partition('.')[2]}"
    if action.kind == "provost":
        yield f"provost {int(pick)}"


def goals_of_events(events: Sequence[Event], state: State) -> Iterator[str]:
    """Yield the goals that the events of one answer reach; `state` is that after it."""
    kinds = [event.kind for event in events]
    if "replaced" in kinds and "got" not in kinds:
        yield "pile runs out while replacing"
    for event in events:
        yield from _goals_of_building(event)
        yield from _goals_of_effect(event, events, state)
        yield from _goals_of_tokens(event, state)
        if event.kind == "advance":
            yield f"advance {_number(event, 'to') - _number(event, 'provost')}"


def _goals_of_building(event: Event) -> Iterator[str]:
    """Yield the goals of building and paying."""
    pay, id = event.data.get("pay"), str(event.data.get("building"))
    building = event.kind in ("built", "prestige_built")
    if building:
        yield f"built {id}"
    if event.kind == "residence":
        yield f"built {RESIDENCE}"
    if event.kind == "prestige_built" and event.data["space"] is None:
        yield "prestige in front"
    cost = CARDS[id].cost if building else {}
    if event.kind in JOKER and isinstance(pay, dict) and ANY not in cost and pay.get("gold", 0) > cost.get("gold", 0):
        yield f"gold as joker: {event.kind}"


def _goals_of_effect(event: Event, events: Sequence[Event], state: State) -> Iterator[str]:
    """Yield the goals of a card's own effect."""
    if event.kind not in ("produced", "bonus"):
        return
    id, space = str(event.data["building"]), _number(event, "space")
    yield f"used {id} as {'worker' if event.kind == 'produced' else 'owner'}"
    owned = state.slot(space).owner not in (NO_SEAT, event.seat)
    served = any(other.kind == "bonus" and other.data["space"] == space for other in events)
    if event.kind == "produced" and isinstance(CARDS[id].secondary, FromCard) and owned and not served:
        yield "empty card"


def _goals_of_tokens(event: Event, state: State) -> Iterator[str]:
    """Yield the goals of taking tokens."""
    if event.kind in TAKING and not tokens_left(state):
        yield f"emptied by {event.kind}"
    if event.kind == "tokens_lost":
        yield f"tokens lost {_number(event, 'count')}"
    if event.kind == "batches" and _number(event, "vp") % _number(event, "count"):
        yield "batches from two sections"
    given = [player.batches for player in state.players]
    if event.kind == "most_batches" and given.count(_number(event, "count")) > 1:
        yield "as many batches as another"


def _number(event: Event, key: str) -> int:
    value = event.data[key]
    assert isinstance(value, int)
    return value
