"""Setup: the neutral cards, the exchange of the first hand, the first player (docs/rules/magna_carta.md 2)."""

from engine.core.flow import Frame, Play
from engine.core.types import CHANCE, Ask, Option, Seat
from engine.magna_carta.cards import N_PEDDLER, deck
from engine.magna_carta.deck import Deck, Drawing, discard_hand, draw
from engine.magna_carta.state import Slot, State
from engine.magna_carta.tables import FIRST_HAND_SIZE


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


KEEP = Option("keep", "exchange")
EXCHANGE = Option("exchange", "exchange")


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
