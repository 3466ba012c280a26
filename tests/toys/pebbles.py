"""Pebbles: two players take one or two pebbles in turn, and whoever takes the last one wins. Nothing is hidden.

So small that every line of play can be walked.
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
MOST = 2


class State(Struct):
    """Who took which pebble, who took the last, and in how many turns."""

    taken: dict[str, Seat] = {}
    last: Seat = -1
    turn: int = 1
    phase: str = "taking"
    options: dict[str, str] = {}


class PebblesView(View, frozen=True, kw_only=True):
    """All there is, for everybody."""

    taken: dict[str, Seat]


class Take(Frame[State], tag="take"):
    """Take one or two of the pebbles that are left."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        left = tuple(Option(pebble, "take", spot=pebble) for pebble in PEBBLES if pebble not in play.state.taken)
        return Ask(self.seat, left, most=min(MOST, len(left)))

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
    """Something to be told before the first question."""

    def run(self, play: Play[State]) -> None:
        play.report("laid_out", pebbles=list(PEBBLES))
        play.mark_snapshot()


class Pebbles(Game[State, PebblesView]):
    """The game; the first player is an option of the match."""

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
