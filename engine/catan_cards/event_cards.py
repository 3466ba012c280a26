"""Event cards: revealing one, and the dogmas that end with it (docs/rules/catan_cards.md 1.6, 3.2)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.cards import base_events, traders_events
from engine.catan_cards.consequences import check_consequences
from engine.catan_cards.piles import discard
from engine.catan_cards.state import NO_SEAT, State
from engine.core.flow import Frame, Play
from engine.core.types import Seat

EVENT_EFFECTS: Final[dict[str, Callable[[Play[State]], None]]] = {
    **base_events.BASE_EVENTS,
    **traders_events.TRADERS_EVENTS,
}
"""Effects of all event cards."""


class Reveal(Frame[State], tag="reveal"):
    """The reveal of the top event card, which goes back under the deck."""

    def run(self, play: Play[State]) -> None:
        """Resolve the card; after a year's end another one may be revealed (4.27)."""
        state = play.state
        state.card = state.events.pop(0)
        state.events.append(state.card)
        play.report("event_card", building=state.card)
        if state.card == base_events.YEAR_END and state.options["year_end_redraw"] == "on":
            play.then(Reveal())
        EVENT_EFFECTS[state.card](play)


class DogmasEnd(Frame[State], tag="dogmas_end"):
    """The end of the dogmas that the active player has laid, once an event was rolled (4.9, 4.10)."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """Discard them all; the buildings count again."""
        state, ended = play.state, False
        for _, built in state.built():
            if built.dogma == self.seat:
                built.dogma = NO_SEAT
                discard(state, self.seat, "dogma")
                play.report("dogma_lifted", self.seat, building=built.card, by=1 - self.seat)
                ended = True
        if ended:
            check_consequences(play)
