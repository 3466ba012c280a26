"""The income at the beginning of a turn (docs/rules/magna_carta.md 3, phase 1)."""

from typing import ClassVar

from engine.core.flow import Play
from engine.core.phases import Phase
from engine.core.purse import pay_incomes
from engine.core.types import Seat
from engine.magna_carta.cards import CARDS
from engine.magna_carta.state import State
from engine.magna_carta.tables import INCOME_DENIERS


class Income(Phase[State], tag="income"):
    """Phase 1: every player gets 2 deniers and the income of their residences and hotel."""

    phase: ClassVar[str] = "income"

    def begin(self, play: Play[State]) -> None:
        """Pay all players, clockwise from the first."""
        pay_incomes(play, income)


def income(state: State, seat: Seat) -> int:
    """Return the current income of a seat in phase 1; a residence under a prestige card yields nothing."""
    return INCOME_DENIERS + sum([CARDS[slot.face].income for slot in state.road if slot.owner == seat])
