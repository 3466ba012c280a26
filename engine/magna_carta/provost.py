"""Phase 3: in passing order, everybody may pay to move the provost once (docs/rules/magna_carta.md 3, phase 3)."""

from typing import ClassVar

from engine.core import track
from engine.core.flow import Play
from engine.core.phases import Phase
from engine.magna_carta.state import State
from engine.magna_carta.tables import PROVOST_RANGE


class ProvostPhase(Phase[State], tag="provost_phase"):
    """Phase 3, which the Beginner rules leave out."""

    phase: ClassVar[str] = "provost"

    def begin(self, play: Play[State]) -> None:
        play.then(*map(Provost, play.state.passed))


class Provost(track.Walk[State], tag="provost"):
    """Leave the provost, or pay for each card that it goes."""

    reach: ClassVar[int] = PROVOST_RANGE
