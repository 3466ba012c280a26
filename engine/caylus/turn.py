"""The turn and its seven phases, set-up and income (rules/caylus.md 3.0, 3.1)."""

from typing import ClassVar

from engine.caylus.buildings import BUILDINGS, NEUTRAL
from engine.caylus.state import State
from engine.caylus.tables import INCOME, START_DENIERS
from engine.core import phases
from engine.core.flow import Frame, Play
from engine.core.purse import pay_incomes
from engine.core.types import CHANCE, Ask, Option, Seat

Table = Play[State]


class Neutral(Frame[State], tag="neutral"):
    """Chance puts the neutral tiles on road spaces 1 to 6."""

    def ask(self, play: Table) -> Ask:
        """All six in any order."""
        count = len(NEUTRAL)
        return Ask(CHANCE, tuple(map(Option, NEUTRAL)), count, count, ordered=True)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Lay them out."""
        for space, tile in zip(play.state.road, picks, strict=False):
            space.building = tile


class FirstOrder(Frame[State], tag="first_order"):
    """Chance decides the first turn order, and with it the deniers to start with."""

    def ask(self, play: Table) -> Ask:
        """All seats in any order."""
        count = len(play.state.players)
        return Ask(CHANCE, tuple(Option(str(seat)) for seat in range(count)), count, count, ordered=True)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Seat the players and hand out the money."""
        state = play.state
        state.order = [int(seat) for seat in picks]
        for seat, deniers in zip(state.order, START_DENIERS[len(picks)], strict=True):
            state.players[seat].deniers = deniers
        play.tell("order", order=list(picks))


class Phase(phases.Phase[State]):
    """One of the seven phases of a turn; each favour line may be used anew."""

    def run(self, play: Table) -> None:
        """Begin the phase."""
        for player in play.state.players:
            player.used = []
        super().run(play)


class Income(Phase, tag="income"):
    """Phase 1: every player gets 2 deniers and what residences and prestige tiles bring (3.1)."""

    phase: ClassVar[str] = "income"

    def begin(self, play: Table) -> None:
        """Pay everybody, in turn order."""
        pay_incomes(play, income)


def income(state: State, seat: Seat) -> int:
    """What a seat gets in phase 1 as things stand."""
    return INCOME + sum([BUILDINGS[space.building].income for space in state.road if space.owner == seat])
