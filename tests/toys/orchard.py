"""Orchard: players plant trees, which cost an apple, and pick apples; after ten rounds the apples count.

Computer players get nothing but its view, so their features come from a walk over it.
"""

from typing import ClassVar

from msgspec import Struct

from engine.core.flow import Frame, FrameSlot, Play, Position
from engine.core.game import Game
from engine.core.presentation import Verb
from engine.core.setup import OptionChoice, Setup
from engine.core.types import Ask, Option, Outcome, Seat, ranks
from engine.core.view import View

ROUNDS = 10
START = 3


class Farmer(Struct):
    """Belongings of a player."""

    apples: int = START
    trees: int = 0


class State(Struct):
    """The farmers, and the number of rounds that are over."""

    options: dict[str, str]
    farmers: list[Farmer]
    turn: int = 0
    phase: str = "farming"


class FarmerView(Struct, frozen=True):
    """Belongings of a player, open to all."""

    seat: Seat
    apples: int
    trees: int


class OrchardView(View, frozen=True, kw_only=True):
    """View with everything in the game."""

    farmers: tuple[FarmerView, ...]


class Round(Frame[State], tag="round"):
    """Frame in which every seat acts once, in order; after the last round the game is over."""

    def run(self, play: Play[State]) -> None:
        state = play.state
        if state.turn < ROUNDS:
            state.turn += 1
            play.then(*map(Work, range(len(state.farmers))), Round())
        else:
            state.phase = "over"


class Work(Frame[State], tag="work"):
    """Frame in which a seat plants, picks, or looks at the trees."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        plant = [Option("plant", "work", data={"cost": 1})] * (play.state.farmers[self.seat].apples > 0)
        return Ask(self.seat, (*plant, Option("pick", "work"), Option("look", "work", idle=True)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        farmer = play.state.farmers[self.seat]
        if picks[0] == "plant":
            farmer.apples -= 1
            farmer.trees += 1
        elif picks[0] == "pick":
            farmer.apples += farmer.trees
        play.report("worked", self.seat)


class Orchard(Game[State, OrchardView]):
    """Game of planting and picking."""

    name: ClassVar[str] = "orchard"
    command: ClassVar[str] = "orchard"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[OptionChoice, ...]] = ()
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("work", "what"),)
    position_type: ClassVar[object] = Position[State, Round | Work]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        return Position(State(setup.options, [Farmer() for _ in range(setup.seats)]), [FrameSlot([Round()], [0])])

    def see(self, state: State, seat: Seat | None) -> OrchardView:
        farmers = enumerate(state.farmers)
        return OrchardView(farmers=tuple(FarmerView(at, farmer.apples, farmer.trees) for at, farmer in farmers))

    def result(self, state: State) -> Outcome:
        apples = tuple(farmer.apples for farmer in state.farmers)
        return Outcome(ranks(apples), apples, tuple({"apples": count} for count in apples), "rounds")
