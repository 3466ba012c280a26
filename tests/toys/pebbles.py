"""Pebbles: two players take one or two pebbles in turn, and the one who takes the last pebble wins.

Nothing is hidden, and every line of play can be walked.
"""

from typing import ClassVar

from msgspec import Struct

from engine.core.flow import Frame, Play, Position, position_of
from engine.core.game import Game
from engine.core.presentation import Verb
from engine.core.setup import OptionChoice, Setup
from engine.core.types import Ask, Option, Outcome, Reason, Seat, ranks
from engine.core.view import View

PEBBLES = ("a", "b", "c", "d")
MAX_TAKEN = 2


class State(Struct):
    """The pebbles of each seat, the seat that took last, and the number of turns."""

    taken: dict[str, Seat] = {}
    last: Seat = -1
    turn: int = 1
    phase: str = "taking"
    options: dict[str, str] = {}


class PebblesView(View, frozen=True, kw_only=True):
    """View with everything in the game."""

    taken: dict[str, Seat]


class Take(Frame[State], tag="take"):
    """Frame in which a seat takes one or two of the remaining pebbles."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        left = tuple(Option(pebble, "take", spot=pebble) for pebble in PEBBLES if pebble not in play.state.taken)
        return Ask(self.seat, left, most=min(MAX_TAKEN, len(left)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.taken.update(dict.fromkeys(picks, self.seat))
        play.state.last = self.seat
        play.state.turn += 1
        play.report("took", self.seat, pebbles=list(picks))
        if len(play.state.taken) < len(PEBBLES):
            play.then(Take(1 - self.seat))

    def wishes(self, play: Play[State]) -> tuple[Option, ...]:
        return tuple(map(Option, PEBBLES))

    def why(self, play: Play[State], key: str) -> Reason | None:
        return Reason("gone", {"by": play.state.taken[key]}) if key in play.state.taken else None


class Opening(Frame[State], tag="opening"):
    """Frame with an event before the first question."""

    def run(self, play: Play[State]) -> None:
        play.report("laid_out", pebbles=list(PEBBLES))
        play.mark_snapshot()


class Pebbles(Game[State, PebblesView]):
    """Game of pebbles; the first player is an option of the match."""

    name: ClassVar[str] = "pebbles"
    command: ClassVar[str] = "pebbles"
    seats: ClassVar[range] = range(2, 3)
    options: ClassVar[tuple[OptionChoice, ...]] = (OptionChoice("first", ("0", "1")),)
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("take", "pebbles"),)
    position_type: ClassVar[object] = Position[State, Opening | Take]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        return position_of(State(options=setup.options), Opening(), Take(int(setup.options["first"])))

    def result(self, state: State) -> Outcome:
        scores = tuple(int(state.last == seat) for seat in range(2))
        return Outcome(ranks(scores), scores, tuple({"last": score} for score in scores), "taken")

    def see(self, state: State, seat: Seat | None) -> PebblesView:
        return PebblesView(taken=state.taken.copy())
