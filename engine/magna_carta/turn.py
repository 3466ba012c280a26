"""The turn: its phases, the moves of the provost, and the end of the game (docs/rules/magna_carta.md 3)."""

from typing import ClassVar

from engine.core import track
from engine.core.flow import Frame, Play
from engine.core.phases import Phase
from engine.magna_carta.actions import Actions
from engine.magna_carta.castle import CastlePhase, tokens_left
from engine.magna_carta.income import Income
from engine.magna_carta.road import Road
from engine.magna_carta.scoring import result, sources
from engine.magna_carta.state import State
from engine.magna_carta.tables import PROVOST_ADVANCE, PROVOST_RANGE


class PlayTurn(Frame[State], tag="turn"):
    """A turn: six phases, five under the Beginner rules, and then perhaps another turn."""

    def run(self, play: Play[State]) -> None:
        state = play.state
        state.turn += 1
        for player in state.players:
            player.batches = 0
        play.report("turn", turn=state.turn)
        provost = () if state.beginner else (ProvostPhase(),)
        play.then(Income(), Actions(), *provost, Road(), CastlePhase(), EndOfTurn(), NextTurn())


class ProvostPhase(Phase[State], tag="provost_phase"):
    """Phase 3: in passing order, each player may pay to move the provost once; not under the Beginner rules."""

    phase: ClassVar[str] = "provost"

    def begin(self, play: Play[State]) -> None:
        play.then(*map(MoveProvost, play.state.passed))


class MoveProvost(track.Walk[State], tag="provost"):
    """The choice to leave the provost, or to pay for each card that it moves."""

    reach: ClassVar[int] = PROVOST_RANGE


class EndOfTurn(Phase[State], tag="end_of_turn"):
    """Phase 6: the provost goes on, and the next player clockwise becomes the first."""

    phase: ClassVar[str] = "end"

    def begin(self, play: Play[State]) -> None:
        state = play.state
        if not state.beginner:
            before = state.provost
            state.provost = min(before + PROVOST_ADVANCE, len(state.road))
            play.report("advance", provost=before, to=state.provost)
        state.first = state.order[1]
        play.report("first_player", state.first)


class NextTurn(Frame[State], tag="next_turn"):
    """The start of another turn, as long as there are castle tokens."""

    def run(self, play: Play[State]) -> None:
        """Start it, or score the end of the game."""
        state = play.state
        if tokens_left(state):
            play.then(PlayTurn())
            return
        state.phase = "over"
        for seat in state.order:
            found = sources(state, seat)
            play.report(
                "final",
                seat,
                gold=found["gold"],
                cubes=found["cubes"],
                deniers=found["deniers"],
                vp=sum(found.values()),
            )
        outcome = result(state)
        play.report("over", winners=[str(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1])
        play.mark_snapshot()
