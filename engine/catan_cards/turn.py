"""The turn and its phases (docs/rules/catan_cards.md 3)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.actions import TakeAction
from engine.catan_cards.building import FULL_TRADES
from engine.catan_cards.consequences import BY_TIME, check_consequences, end
from engine.catan_cards.dice import BeforeRoll, EventDie, ProductionDie
from engine.catan_cards.event_die import EventFace
from engine.catan_cards.piles import ExchangeCard, Refill, Trim
from engine.catan_cards.principality import own
from engine.catan_cards.production import ProduceRegions
from engine.catan_cards.resources import Take
from engine.catan_cards.scoring import hand_limit, score
from engine.catan_cards.state import NO_SEAT, State
from engine.core.flow import Frame, Play
from engine.core.phases import PhaseEnd

PAPER: Final = "res_paper"


class PlayerTurn(Frame[State], tag="turn"):
    """A player's turn; the seats alternate."""

    def run(self, play: Play[State]) -> None:
        """Begin the turn. In the base game points from the other's turn may win it at once."""
        state = play.state
        if state.turn == int(state.options["turn_limit"]):
            play.then(TimeUp())
            return
        if state.turn:
            state.active = 1 - state.active
        state.turn += 1
        state.face = state.card = ""
        state.pips = state.fixed = 0
        state.used, state.declined, state.shielded, state.christoph = [], [], [], []
        for player in state.players:
            player.played = 0
        play.report("turn", state.active, turn=state.turn)
        play.then(*(TurnPhase(phase) for phase in PHASE_FRAMES), PlayerTurn())
        check_consequences(play)


class TimeUp(Frame[State], tag="time_up"):
    """The end of the last agreed turn, an option that no rulebook has: more points win."""

    def run(self, play: Play[State]) -> None:
        """End the game; equal points share the victory."""
        scores = [score(play.state, seat) for seat in range(2)]
        leader = NO_SEAT if scores[0] == scores[1] else scores.index(max(scores))
        end(play, leader, BY_TIME)


class TurnPhase(Frame[State], tag="phase"):
    """One phase of a turn."""

    phase: str

    def run(self, play: Play[State]) -> None:
        """Begin the phase, and mark its end unless only the dice have been rolled."""
        play.state.phase = self.phase
        play.then(*PHASE_FRAMES[self.phase](play.state), *([PhaseEnd()] if self.phase in PICTURED_PHASES else []))


PICTURED_PHASES: Final = ("production", "actions", "hand")
"""Phases whose end is worth a picture."""


def _start(state: State) -> list[Frame[State]]:
    """Return the resource of a full residence of paper merchants (3.0)."""
    full = [paper for paper in own(state, state.active, PAPER) if paper.counter == FULL_TRADES]
    return [Take(state.active, 1, PAPER) for _ in full]


def _hand(state: State) -> list[Frame[State]]:
    """Return the frames to trim and exchange, or to refill, the hand (3.5)."""
    seat = state.active
    if len(state.players[seat].hand) < hand_limit(state, seat):
        return [Refill(seat)]
    return [Trim(seat), ExchangeCard(seat)]


PHASE_FRAMES: Final[dict[str, Callable[[State], list[Frame[State]]]]] = {
    "start": _start,
    "roll": lambda state: [BeforeRoll(state.active), EventDie(), ProductionDie()],
    "event": lambda state: [EventFace()],
    "production": lambda state: [ProduceRegions()],
    "actions": lambda state: [TakeAction(state.active)],
    "hand": _hand,
}
"""Frames of each phase, in the order of the turn."""
