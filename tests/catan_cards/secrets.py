"""Secrets of the Catan Card Game."""

from collections.abc import Iterator
from typing import Any, Final

from engine.catan_cards import opening, piles
from engine.catan_cards.cards import base_actions, base_events
from engine.catan_cards.state import State
from engine.core.flow import Position
from engine.core.types import Seat

FRAMES_SHOWING_HAND: Final = base_actions.Spy | base_events.Conflict | base_events.ConflictStack
"""Frames whose seat sees the opponent's hand."""


NAMESAKES: Final = {"dogma", "brigands", "exchange"}
"""Ids that are no secret, because they also name the backs on the board, a face of the die, or the reason of a draw."""


class CatanCardsSecrets:
    """The other's hand, the stacks, and the order of events and regions; cards that one is looking at are no secret."""

    def hidden(self, position: Position[Any, Any], viewer: Seat | None) -> set[str]:
        """Return the cards of hands and stacks without a copy that the viewer can see."""
        state: State = position.state
        hidden = [cards for places in unseen(position, viewer) for cards in places]
        seen = {built.card for _, built in state.built()} | NAMESAKES
        hands = [player.hand for player in state.players]
        for cards in (*state.discards, state.sold, state.row, *state.stacks, *hands):
            if not any(cards is other for other in hidden):
                seen |= {*cards}
        return {card for cards in hidden for card in cards} - seen


def frames(position: Position[Any, Any]) -> Iterator[object]:
    """Return all frames still to be done."""
    for slot in position.stack:
        yield from slot.frames


def unseen(position: Position[Any, Any], viewer: Seat | None) -> Iterator[list[list[str]]]:
    """Yield groups of lists of exchangeable cards; in the tournament game each player has stacks of their own."""
    state: State = position.state
    looked_at = list(_looked_at(position, viewer))
    for owners in [(0,), (1,)] if state.mode == "tournament" else [(0, 1)]:
        numbers = sorted({number for seat in owners for number in state.own_stacks(seat)})
        hands = [state.players[seat].hand for seat in owners if seat != viewer]
        group = [state.stack(number) for number in numbers] + hands
        yield [cards for cards in group if not any(cards is seen for seen in looked_at)]


def _looked_at(position: Position[Any, Any], viewer: Seat | None) -> Iterator[list[str]]:
    """Return the stack or hand that the viewer is looking through."""
    state: State = position.state
    for frame in frames(position):
        if isinstance(frame, piles.Search | opening.Opening) and frame.seat == viewer and frame.stack:
            yield state.stack(frame.stack)
        if isinstance(frame, FRAMES_SHOWING_HAND) and frame.seat == viewer:
            yield state.players[1 - frame.seat].hand
