"""Dice rolls, and the effect of an Alchemist on them (docs/rules/catan_cards.md 1.4, 3.1, 3.2)."""

from typing import Final

from engine.catan_cards.playing_cards import play_card, play_hindrance
from engine.catan_cards.reactions import PIPS_OPTIONS
from engine.catan_cards.state import State
from engine.catan_cards.tables import FACES, PIPS
from engine.core.deckbuilding import number_copies, strip_number
from engine.core.flow import Frame, Play
from engine.core.types import CHANCE, Ask, Option, Reason, Seat

ALCHEMIST: Final = "alchemist"

ROLL_KEY: Final = "roll"


class BeforeRoll(Frame[State], tag="before_roll"):
    """The moment before the roll, when an Alchemist may fix the production die (3.1)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer to roll, and the six numbers of an Alchemist that may be played."""
        options = [Option(ROLL_KEY, "roll")]
        if ALCHEMIST in play.state.players[self.seat].hand and play_hindrance(play.state, self.seat, ALCHEMIST) is None:
            options += _alchemist()
        return Ask(self.seat, tuple(options), open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Fix the die if a number was chosen."""
        number = picks[0].rpartition(".")[2]
        if number != ROLL_KEY:
            play.state.fixed = int(number)
            play_card(play, self.seat, ALCHEMIST)

    def wishes(self, play: Play[State]) -> list[Option]:
        """Return the Alchemist if it is in hand."""
        return _alchemist() if ALCHEMIST in play.state.players[self.seat].hand else []

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why an Alchemist cannot be played."""
        if key not in [option.key for option in _alchemist()]:
            return None
        if ALCHEMIST not in play.state.players[self.seat].hand:
            return Reason("not_in_hand", {"building": ALCHEMIST})
        return play_hindrance(play.state, self.seat, ALCHEMIST)


def _alchemist() -> list[Option]:
    return [
        Option(f"{ALCHEMIST}.{pips}", "play", ALCHEMIST, {"building": ALCHEMIST, "number": pips}, f"number.{pips}")
        for pips in range(1, PIPS + 1)
    ]


class EventDie(Frame[State], tag="event_die"):
    """A roll of the event die."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for one of six faces, two of which are the same."""
        return Ask(CHANCE, FACE_OPTIONS, occasion=f"{play.state.turn}")

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.face = strip_number(picks[0])


FACE_OPTIONS: Final = tuple(map(Option, number_copies(FACES)))


class ProductionDie(Frame[State], tag="production_die"):
    """A roll of the production die, unless an Alchemist has fixed it."""

    def ask(self, play: Play[State]) -> Ask | None:
        return None if play.state.fixed else Ask(CHANCE, PIPS_OPTIONS, occasion=f"{play.state.turn}")

    def run(self, play: Play[State]) -> None:
        self.answer(play, (str(play.state.fixed),))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        state = play.state
        state.pips = int(picks[0])
        play.report("rolled", state.active, face=state.face, number=state.pips)
