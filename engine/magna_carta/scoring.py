"""The turn and its phases, the end of the turn, and the end of the game (rules/magna_carta.md 3, phase 6 and End)."""

from typing import ClassVar

from engine.core.flow import Frame
from engine.core.phases import Phase
from engine.core.types import Outcome, Seat, ranks
from engine.magna_carta.actions import Actions
from engine.magna_carta.cards import CARDS, PLAIN
from engine.magna_carta.castle import CastlePhase, tokens_left, worth
from engine.magna_carta.provost import ProvostPhase
from engine.magna_carta.road import Road
from engine.magna_carta.state import SOURCES, State
from engine.magna_carta.tables import CUBES_PER_POINT, DENIERS_PER_POINT, GOLD_POINTS, PROVOST_ADVANCE
from engine.magna_carta.turn import Income, Table


class Turn(Frame[State], tag="turn"):
    """A turn: six phases, five under the Beginner rules, and then perhaps another turn."""

    def run(self, play: Table) -> None:
        """Begin it."""
        state = play.state
        state.turn += 1
        for player in state.players:
            player.batches = 0
        play.tell("turn", turn=state.turn)
        provost = () if state.beginner else (ProvostPhase(),)
        play.then(Income(), Actions(), *provost, Road(), CastlePhase(), EndOfTurn(), NextTurn())


class EndOfTurn(Phase[State], tag="end_of_turn"):
    """Phase 6: the provost goes on, and the next player clockwise becomes the first."""

    phase: ClassVar[str] = "end"

    def begin(self, play: Table) -> None:
        """Move both."""
        state = play.state
        if not state.beginner:
            before = state.provost
            state.provost = min(before + PROVOST_ADVANCE, len(state.road))
            play.tell("advance", provost=before, to=state.provost)
        state.first = state.order[1]
        play.tell("first_player", state.first)


class NextTurn(Frame[State], tag="next_turn"):
    """Another turn, as long as there are castle tokens."""

    def run(self, play: Table) -> None:
        """Go on, or count the points."""
        state = play.state
        if tokens_left(state):
            play.then(Turn())
            return
        state.phase = "over"
        for seat in state.order:
            found = sources(state, seat)
            play.tell(
                "final",
                seat,
                gold=found["gold"],
                cubes=found["cubes"],
                deniers=found["deniers"],
                vp=sum(found.values()),
            )
        outcome = result(state)
        play.tell("over", winners=[str(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1])
        play.scene()


def sources(state: State, seat: Seat) -> dict[str, int]:
    """What a seat's tokens and cards are worth as they lie, by source; at the end of the game its goods too."""
    player = state.players[seat]
    found = dict.fromkeys(SOURCES, 0)
    found["castle"] = worth(player.tokens)
    for face in (*[slot.face for slot in state.road if slot.owner == seat], *player.prestige):
        card = CARDS[face]
        found[_SOURCE[card.colour]] += card.points
    if state.phase == "over":
        found["gold"] = player.cubes["gold"] * GOLD_POINTS
        found["cubes"] = sum(player.cubes[kind] for kind in PLAIN) // CUBES_PER_POINT
        found["deniers"] = player.deniers // DENIERS_PER_POINT
    return found


_SOURCE = {"wood": "buildings", "stone": "buildings", "residence": "residences", "prestige": "prestige"}


def result(state: State) -> Outcome:
    """Ranks and scores; ties are shared. There is one way to end: the castle's tokens are gone."""
    found = tuple(sources(state, seat) for seat in range(len(state.players)))
    scores = tuple(sum(parts.values()) for parts in found)
    return Outcome(ranks(scores), scores, found, "castle")
