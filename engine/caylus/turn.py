"""The setup, the turn with its seven phases, and the end of the game (docs/rules/caylus.md 3.0, 3.7)."""

from typing import ClassVar

from engine.caylus.activation import Buildings
from engine.caylus.buildings import NEUTRAL_BUILDINGS
from engine.caylus.castle import CaylusCastlePhase
from engine.caylus.income import CaylusIncome, CaylusPhase
from engine.caylus.placing import Placing
from engine.caylus.provost import CaylusProvostPhase
from engine.caylus.scoring import Sections, result, score_final
from engine.caylus.special_buildings import Specials
from engine.caylus.state import State
from engine.caylus.tables import SECTIONS, START_DENIERS
from engine.core.flow import Frame, Play
from engine.core.types import CHANCE, Ask, Option


class NeutralTiles(Frame[State], tag="neutral"):
    """The random neutral tiles on road spaces 1 to 6."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of all six."""
        count = len(NEUTRAL_BUILDINGS)
        return Ask(CHANCE, tuple(map(Option, NEUTRAL_BUILDINGS)), count, count, ordered=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        for space, tile in zip(play.state.road, picks, strict=False):
            space.building = tile


class FirstOrder(Frame[State], tag="first_order"):
    """The random first turn order, and the starting deniers that depend on it."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of all seats."""
        count = len(play.state.players)
        return Ask(CHANCE, tuple(Option(str(seat)) for seat in range(count)), count, count, ordered=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Set the turn order and pay the starting deniers."""
        state = play.state
        state.order = [int(seat) for seat in picks]
        for seat, deniers in zip(state.order, START_DENIERS[len(picks)], strict=True):
            state.players[seat].deniers = deniers
        play.report("order", order=list(picks))


class CaylusTurn(Frame[State], tag="turn"):
    """A turn: seven phases, and then perhaps another turn."""

    def run(self, play: Play[State]) -> None:
        play.state.turn += 1
        play.report("turn", turn=play.state.turn)
        play.then(
            CaylusIncome(),
            Placing(),
            Specials(),
            CaylusProvostPhase(),
            Buildings(),
            CaylusCastlePhase(),
            CaylusEndOfTurn(),
            CaylusNextTurn(),
        )


class CaylusEndOfTurn(CaylusPhase, tag="end_of_turn"):
    """Phase 7: the bailiff moves, the provost joins it, sections are scored."""

    phase: ClassVar[str] = "end"

    def begin(self, play: Play[State]) -> None:
        """Move the bailiff, then score the castle."""
        state = play.state
        state.bailiff = bailiff_next(state)
        state.provost = state.bailiff
        play.report("bailiff", to=state.bailiff)
        play.then(Sections())


def bailiff_next(state: State) -> int:
    """Return the next space of the bailiff: 2 spaces on if the provost is ahead of it, else 1."""
    return state.bailiff + (2 if state.provost > state.bailiff else 1)


class CaylusNextTurn(Frame[State], tag="next_turn"):
    """The start of another turn, unless the towers have been scored."""

    def run(self, play: Play[State]) -> None:
        """Start it, or score the end of the game (3.9)."""
        state = play.state
        if state.scored < len(SECTIONS):
            if len(state.players) == 2:
                state.order.reverse()
            play.then(CaylusTurn())
            return
        state.phase = "over"
        for seat in state.order:
            score_final(play, seat)
        outcome = result(state)
        play.report("over", winners=[str(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1])
        play.mark_snapshot()
