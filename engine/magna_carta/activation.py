"""Phase 4: cards with a worker take effect, along the road up to the provost (docs/rules/magna_carta.md 3, phase 4)."""

from typing import ClassVar

from engine.core.flow import Frame, Play
from engine.core.phases import Phase
from engine.magna_carta import lawyer
from engine.magna_carta.cards import CARDS
from engine.magna_carta.effects import EFFECT_FRAMES
from engine.magna_carta.state import NO_SEAT, State


class Road(Phase[State], tag="road"):
    """Phase 4: activation of the road from its first card to the provost, under the Beginner rules to its last."""

    phase: ClassVar[str] = "road"

    def begin(self, play: Play[State]) -> None:
        """Walk up the road, return the workers beyond the provost, and turn the lawyers' cards."""
        play.then(WalkCards(1), HandBack(), Flip())


class WalkCards(Frame[State], tag="walk"):
    """The walk along the road to the next worker, and no further than the provost."""

    space: int

    def run(self, play: Play[State]) -> None:
        """Activate the next card with a worker: for the worker's owner, then for the card's owner if different."""
        state = play.state
        last = len(state.road) if state.beginner else state.provost
        for number in range(self.space, last + 1):
            slot = state.slot(number)
            if slot.worker != NO_SEAT:
                state.active = number
                card = CARDS[slot.face]
                frames: list[Frame[State]] = [EFFECT_FRAMES[type(card.primary)](slot.worker, number)]
                if slot.owner not in (NO_SEAT, slot.worker):
                    frames.append(EFFECT_FRAMES[type(card.secondary)](slot.owner, number))
                play.then(*frames, Leave(number), WalkCards(number + 1))
                return
        state.active = 0


class Leave(Frame[State], tag="leave"):
    """The way home of a worker."""

    space: int

    def run(self, play: Play[State]) -> None:
        send_home(play.state, self.space)


class HandBack(Frame[State], tag="hand_back"):
    """The return of workers beyond the provost, without effect or refund."""

    def run(self, play: Play[State]) -> None:
        """Clear every card that still has a worker."""
        for number, slot in enumerate(play.state.road, start=1):
            if slot.worker != NO_SEAT:
                play.report("unused", slot.worker, building=slot.face, space=number)
                send_home(play.state, number)


class Flip(Frame[State], tag="flip"):
    """The transformation of all pending cards into residences at once (ruling 4)."""

    def run(self, play: Play[State]) -> None:
        lawyer.flip(play)


def send_home(state: State, number: int) -> None:
    """Return the worker on a card to its owner."""
    slot = state.slot(number)
    state.players[slot.worker].workers += 1
    slot.worker = NO_SEAT
