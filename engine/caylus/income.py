"""Phase 1, and the common beginning of all phases (docs/rules/caylus.md 3.1)."""

from typing import ClassVar

from engine.caylus.buildings import BUILDINGS
from engine.caylus.state import State
from engine.caylus.tables import INCOME_DENIERS
from engine.core import phases
from engine.core.flow import Play
from engine.core.purse import pay_incomes
from engine.core.types import Seat


class CaylusPhase(phases.Phase[State]):
    """One of the seven phases of a turn, in each of which every favour line may be used again."""

    def run(self, play: Play[State]) -> None:
        for player in play.state.players:
            player.used = []
        super().run(play)


class CaylusIncome(CaylusPhase, tag="income"):
    """Phase 1: every player gets 2 deniers, and the income of residences and prestige tiles (3.1)."""

    phase: ClassVar[str] = "income"

    def begin(self, play: Play[State]) -> None:
        """Pay all players, in turn order."""
        pay_incomes(play, income)


def income(state: State, seat: Seat) -> int:
    """Return the current income of a seat in phase 1."""
    return INCOME_DENIERS + sum([BUILDINGS[space.building].income for space in state.road if space.owner == seat])
