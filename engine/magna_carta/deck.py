"""Decks: shuffles, draws, and new piles (docs/rules/magna_carta.md 2, 3 and ruling 3).

`turn` exchanges a first hand, and `actions` a hand as an action.
"""

from engine.core.flow import Frame, Play
from engine.core.types import Ask, Seat, shuffle
from engine.magna_carta.cards import PLAYER_COLOURS, deck
from engine.magna_carta.state import State


class Deck(Frame[State], tag="deck"):
    """A shuffle of all cards of a player into a pile."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of the deck, top card first."""
        return shuffle(deck(PLAYER_COLOURS, beginner=play.state.beginner), f"{self.seat}")

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.players[self.seat].pile = [*reversed(picks)]


class Drawing(Frame[State], tag="drawing"):
    """A draw of `count` cards, `left` of them still to be drawn; only their owner sees them."""

    seat: Seat
    count: int
    left: int

    def run(self, play: Play[State]) -> None:
        """Take cards from the pile, and the rest from a new pile."""
        player = play.state.players[self.seat]
        taken = min(self.left, len(player.pile))
        player.hand += [player.pile.pop() for _ in range(taken)]
        if taken < self.left:
            play.then(Reshuffle(self.seat), Drawing(self.seat, self.count, self.left - taken))
        else:
            play.report("got", self.seat, seen_by=(self.seat,), cards=player.hand[-self.count :])


class Reshuffle(Frame[State], tag="reshuffle"):
    """A shuffle of a player's discarded cards into a new pile."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of the discarded cards, top card first."""
        return shuffle(play.state.players[self.seat].discard, f"{self.seat}")

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        player = play.state.players[self.seat]
        player.pile, player.discard = [*reversed(picks)], []
        play.report("reshuffled", self.seat, count=len(picks))


def draw(play: Play[State], seat: Seat, count: int) -> None:
    """Draw cards next; pile and discard must have enough."""
    play.then(Drawing(seat, count, count))


def discard_hand(play: Play[State], seat: Seat) -> int:
    """Put the whole hand face up on the discard pile; return the number of cards."""
    player = play.state.players[seat]
    count = len(player.hand)
    player.discard += player.hand
    player.hand = []
    return count
