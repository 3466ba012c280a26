"""Phase 3: in passing order, everybody may pay to move the provost once (rules/magna_carta.md 3, phase 3)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.core import track
from engine.core.flow import Frame
from engine.core.phases import Phase
from engine.core.types import Ask, Option, Reason, Seat
from engine.magna_carta.state import State
from engine.magna_carta.tables import PROVOST_RANGE
from engine.magna_carta.turn import Table


class ProvostPhase(Phase[State], tag="provost_phase"):
    """Phase 3, which the Beginner rules leave out."""

    phase: ClassVar[str] = "provost"

    def begin(self, play: Table) -> None:
        """Each exactly once."""
        play.then(*map(Provost, play.state.passed))


class Provost(Frame[State], tag="provost"):
    """Leave the provost, or pay a denier for each card that it goes."""

    seat: Seat

    def ask(self, play: Table) -> Ask:
        """Every move that stays on the road and can be paid."""
        state = play.state
        reach = min(PROVOST_RANGE, state.players[self.seat].deniers)
        return Ask(self.seat, track.offers(state.provost, len(state.road), reach, 1))

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Pay and move."""
        state, move = play.state, int(picks[0])
        state.players[self.seat].deniers -= abs(move)
        state.provost += move
        play.tell("provost", self.seat, move=move, to=state.provost, cost=abs(move))

    def wishes(self, play: Table) -> Iterable[Option]:
        """Every move of that length."""
        return track.moves(play.state.provost, PROVOST_RANGE, 1)

    def why(self, play: Table, key: str) -> Reason | None:
        """Say what keeps the provost from going there."""
        state, move = play.state, track.read(key)
        if move is None or abs(move) > PROVOST_RANGE:
            return None
        return track.reason(move, state.provost, len(state.road), state.players[self.seat].deniers)
