"""Phase 4, the move of the provost (docs/rules/caylus.md 3.4).

`activation` stops at him, and `turn` moves the bailiff.
"""

from typing import ClassVar

from engine.caylus.income import CaylusPhase
from engine.caylus.state import State
from engine.caylus.tables import PROVOST_RANGE
from engine.core import provost
from engine.core.flow import Play
from engine.core.types import Reason


class CaylusProvostPhase(CaylusPhase, tag="provost_phase"):
    """Phase 4: in passing order, each player may pay to move the provost (3.4)."""

    phase: ClassVar[str] = "provost"

    def begin(self, play: Play[State]) -> None:
        play.then(*map(MoveProvost, play.state.passed))


class MoveProvost(provost.Walk[State], tag="provost"):
    """The choice to leave the provost, or to pay a denier for each space (decision point 6)."""

    reach: ClassVar[int] = PROVOST_RANGE

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why the provost cannot move there."""
        return provost_reason(play.state, key, PROVOST_RANGE, play.state.players[self.seat].deniers)


def provost_reason(state: State, key: str, reach: int, deniers: int | None) -> Reason | None:
    """Return the reason why a move of the provost is not possible; `deniers` is None if it is free."""
    move = provost.read(key)
    if move is None:
        return None
    if abs(move) > reach:
        return Reason("too_far", {"most": reach})
    return provost.reason(move, state.provost, len(state.road), deniers)
