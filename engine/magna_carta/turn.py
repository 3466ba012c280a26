"""The setup, the turn with its phases, and the end of the game (docs/rules/magna_carta.md 2 and 3).

Phase 3, the provost, is here; its moves are in `engine.core.provost`.
"""

from typing import ClassVar

from engine.core import provost
from engine.core.flow import Frame, Play
from engine.core.phases import Phase
from engine.core.types import CHANCE, Ask, Option, Seat
from engine.magna_carta.actions import Actions
from engine.magna_carta.activation import Road
from engine.magna_carta.cards import N_PEDDLER, deck
from engine.magna_carta.castle import CastlePhase, tokens_left
from engine.magna_carta.deck import Deck, Drawing, discard_hand, draw
from engine.magna_carta.income import Income
from engine.magna_carta.scoring import result, sources
from engine.magna_carta.state import Slot, State
from engine.magna_carta.tables import FIRST_HAND_SIZE, PROVOST_ADVANCE, PROVOST_RANGE

KEEP = Option("keep", "exchange")
EXCHANGE = Option("exchange", "exchange")


def opening(seats: int) -> list[Frame[State]]:
    """Return the frames before the first turn, in order."""
    every = range(seats)
    return [
        Neutral(),
        *map(Deck, every),
        *(Drawing(seat, FIRST_HAND_SIZE, FIRST_HAND_SIZE) for seat in every),
        FirstHands(),
        First(),
    ]


class Neutral(Frame[State], tag="neutral"):
    """The random neutral cards to the left of the peddler: one fewer than there are players."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for the cards, in order."""
        others = [id for id in deck(("neutral",), beginner=play.state.beginner) if id != N_PEDDLER]
        count = len(play.state.players) - 1
        return Ask(CHANCE, tuple(map(Option, others)), count, count, ordered=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Lay them out, and put the provost at the peddler."""
        state = play.state
        state.road = [Slot(card) for card in (*picks, N_PEDDLER)]
        state.provost = 0 if state.beginner else len(state.road)


class FirstHands(Frame[State], tag="first_hands"):
    """The first hands of all players at once, because the choices do not depend on each other (U6)."""

    def run(self, play: Play[State]) -> None:
        play.together(*map(ExchangeFirstHand, range(len(play.state.players))))


class ExchangeFirstHand(Frame[State], tag="exchange"):
    """The choice to put the first hand aside and draw another, once in the game (2.5)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer to keep or exchange any hand. The question is not `open`, so that it is shown beside the hand."""
        return Ask(self.seat, (KEEP, EXCHANGE), open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Draw the same number of new cards, or keep the hand."""
        if picks[0] == KEEP.key:
            play.report("kept_hand", self.seat)
            return
        count = discard_hand(play, self.seat)
        play.report("exchanged_hand", self.seat, count=count)
        draw(play, self.seat, count)


class First(Frame[State], tag="first"):
    """The choice of the first player by chance."""

    def ask(self, play: Play[State]) -> Ask:
        return Ask(CHANCE, tuple(Option(str(seat)) for seat in range(len(play.state.players))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Set the first player."""
        play.state.first = int(picks[0])
        play.report("first_player", play.state.first)


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


class MoveProvost(provost.Walk[State], tag="provost"):
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
