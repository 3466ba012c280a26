"""Dealing again what a seat cannot see: the other's hand, the stacks, and the order of events and regions.

In the themed game the cards of a set come first to the stacks that were dealt from it. In the tournament game the
other's deck is unknown too: it may be any cards that a player owns. Cards that the seat is looking at stay.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from engine.catan_cards import building, opening, piles
from engine.catan_cards.cards import base_actions, base_events
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.decks import CARD_POOL, OPTIONAL_EVENTS
from engine.catan_cards.principality import places
from engine.catan_cards.state import State
from engine.catan_cards.tables import STACKS
from engine.core.flow import Position
from engine.core.redealing import Source, shuffled, without
from engine.core.types import Seat

Moving = building.CardSite | piles.Bury | piles.ExchangeStack
"""Frames with a card that their seat has chosen and still has in hand."""


def redeal(position: Position[State, Any], seat: Seat | None, source: Source) -> None:
    """Deal again, in place, everything that `seat` cannot see."""
    state = position.state
    drawn = any(isinstance(frame, building.NewRegions) for frame in _frames(position))
    state.region_stack[drawn:] = shuffled(state.region_stack[drawn:], source)
    others = [other for other in range(len(state.players)) if other != seat]
    if state.mode == "tournament":
        for other in others:
            _choose_events(state, other, source)
            _choose_deck(position, seat, other, source)
        if seat is not None:
            _deal(position, _Unseen(position, seat, [], state.own_stacks(seat)), source)
    else:
        _deal(position, _Unseen(position, seat, others, state.own_stacks(0)), source)
    state.events = shuffled(state.events, source)
    for frame in _frames(position):
        if isinstance(frame, base_events.ConflictStack) and frame.seat != seat:
            frame.cards = shuffled(state.players[1 - frame.seat].hand, source)[: len(frame.cards)]


class _Unseen:
    """Stacks and hands, by number and seat, whose cards `seat` cannot see."""

    def __init__(
        self, position: Position[State, Any], seat: Seat | None, others: list[Seat], numbers: Sequence[int]
    ) -> None:
        state = position.state
        seen = [*_looked_at(position, seat)]
        self.seat = seat
        self.stacks = {number: state.stack(number) for number in numbers if not _among(state.stack(number), seen)}
        self.hands = {
            other: state.players[other].hand for other in others if not _among(state.players[other].hand, seen)
        }
        self.cards = [*chain(*self.stacks.values(), *self.hands.values())]


def _deal(position: Position[State, Any], unseen: _Unseen, source: Source, pool: Sequence[str] = ()) -> None:
    """Deal `unseen.cards` again in place, filling up from the pool if there are too few."""
    certain, spare = list(unseen.cards), list(pool)
    size = sum(map(len, (*unseen.stacks.values(), *unseen.hands.values())))
    held: dict[Seat, list[str]] = {}

    def take(other: Seat, card: str) -> None:
        held[other].append(card)
        (certain if card in certain else spare).remove(card)

    for other in unseen.hands:
        held[other] = []
        for frame in _frames(position):
            if isinstance(frame, base_events.ConflictStack) and frame.seat == unseen.seat:
                for card in frame.cards:
                    take(other, card)
            elif isinstance(frame, Moving) and frame.seat == other and not _lies_open(frame):
                frame.card = _fitting(position, frame, shuffled([*certain, *spare], source))
                take(other, frame.card)
    rest = size - sum(map(len, held.values())) - len(certain)
    cards = shuffled([*certain, *shuffled(spare, source)[:rest]], source)
    for other, hand in unseen.hands.items():
        hand[:] = [*held[other], *(cards.pop() for _ in range(len(hand) - len(held[other])))]
    _stack(position.state, unseen.stacks, cards)


def _stack(state: State, stacks: dict[int, list[str]], cards: list[str]) -> None:
    """Deal cards into stacks of their former height; cards of a set go to its own stacks first."""
    sets = [name for name, count in STACKS[state.mode] for _ in range(count)]
    piles = {"traders": [card for card in cards if not CARDS[card].base]} if state.mode == "themed" else {}
    others = [card for card in cards if not piles or CARDS[card].base]
    for number, stack in stacks.items():
        pile = piles.get(sets[number - 1], others)
        beside = others if pile is not others else piles.get("traders", others)
        stack[:] = [(pile or beside).pop() for _ in stack]


def _fitting(position: Position[State, Any], frame: Moving, cards: list[str]) -> str:
    """Return the first of these cards that its seat could have chosen there."""
    if not isinstance(frame, building.CardSite):
        return cards[0]
    state, asked = position.state, frame in position.stack[-1].frames
    found = (card for card in cards if CARDS[card].placed and len(places(state, frame.seat, CARDS[card])) > asked)
    return next(found, frame.card)


def _lies_open(frame: Moving) -> bool:
    return isinstance(frame, building.CardSite) and frame.row


def _choose_events(state: State, other: Seat, source: Source) -> None:
    """Give the opponent random events, including the face-up one if it can only be the opponent's."""
    assert state.submitted is not None
    chosen = state.submitted.events[other]
    rest = without(state.events, chosen)
    shown = [state.card] if chosen and state.card and state.card not in rest else []
    spare = shuffled(without(OPTIONAL_EVENTS, shown), source)
    state.submitted.events[other] = [*shown, *spare[: len(chosen) - len(shown)]]
    state.events = [*rest, *state.submitted.events[other]]


def _choose_deck(position: Position[State, Any], seat: Seat | None, other: Seat, source: Source) -> None:
    """Give the opponent a random deck that includes the cards seen so far."""
    state = position.state
    assert state.submitted is not None
    decks, hand = state.submitted.decks, state.players[other].hand
    if not state.turn and not any(map(state.stack, state.own_stacks(other))):
        decks[other] = shuffled(CARD_POOL, source)[: len(decks[other])]
        hand[:] = decks[other][: len(hand)]
        return
    unseen, own = _Unseen(position, seat, [other], state.own_stacks(other)), decks[1 - other]
    seen = without(_lying(state), unseen.cards)
    unseen.cards = without(own, seen)
    _deal(position, unseen, source, without(CARD_POOL, without(seen, own)))
    decks[other] = without(_lying(state), own)


def _lying(state: State) -> list[str]:
    """Return every card of the match, wherever it is."""
    hands = (player.hand for player in state.players)
    lying = [*chain(*state.stacks, *state.discards, state.sold, *hands)]
    for _, built in state.built():
        lying += [built.card] if built.active else [built.card, "dogma"]
    return lying


def _frames(position: Position[State, Any]) -> Iterator[Struct]:
    """Yield all frames that are still to be done."""
    for slot in position.stack:
        yield from slot.frames


HAND_LOOKED_AT = base_actions.Spy | base_events.Conflict
"""Frames whose seat is looking at the opponent's hand."""


def _looked_at(position: Position[State, Any], seat: Seat | None) -> Iterator[list[str]]:
    """Yield the stacks or hands that the seat is looking through."""
    state = position.state
    for frame in _frames(position):
        if isinstance(frame, piles.Search | opening.Opening) and frame.seat == seat and frame.stack:
            yield state.stack(frame.stack)
        if isinstance(frame, HAND_LOOKED_AT) and frame.seat == seat:
            yield state.players[1 - frame.seat].hand


def _among(cards: list[str], lists: list[list[str]]) -> bool:
    """Return True if the list itself, not an equal one, is among those."""
    return any(cards is other for other in lists)
