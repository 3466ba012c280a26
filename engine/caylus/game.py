"""Caylus as a game: its options, its verbs, and the position shown to a viewer."""

from collections.abc import Iterator
from typing import ClassVar

from engine.caylus import castle, favours, invariants, placing, resources, road, scoring, special, turn
from engine.caylus.preferences import PREFERENCES
from engine.caylus.state import State, new_state
from engine.caylus.upcasts import LIFTS
from engine.caylus.view import CaylusView, see
from engine.core.flow import Frame, Position, Slot
from engine.core.game import Game, Verb
from engine.core.phases import PhaseEnd
from engine.core.preferences import Preferences
from engine.core.setup import Choice, Setup
from engine.core.types import Outcome, Seat
from engine.core.upcast import Lifts

Frames = (
    turn.Neutral
    | turn.FirstOrder
    | PhaseEnd
    | turn.Income
    | placing.Placing
    | placing.Place
    | placing.Gate
    | special.Specials
    | special.TradingPost
    | special.Guild
    | special.Joust
    | special.Stables
    | special.Inn
    | special.ProvostPhase
    | special.Provost
    | road.Buildings
    | road.Walk
    | road.Leave
    | road.HandBack
    | road.Produce
    | road.Bonus
    | road.SellCube
    | road.BuyCubes
    | road.TradeGoods
    | road.BuildTile
    | road.HireLawyer
    | favours.Favour
    | favours.Works
    | favours.Site
    | resources.Resources
    | resources.Swap
    | castle.CastlePhase
    | castle.Batch
    | castle.BestBuilder
    | scoring.Turn
    | scoring.EndOfTurn
    | scoring.Sections
    | scoring.SectionDone
    | scoring.NextTurn
)
"""Every frame of the game, by its tag when saved."""


class Caylus(Game[State, CaylusView]):
    """The rules of Caylus (2005), with the two-player rules, simplified favours and the Jeweler as options."""

    name: ClassVar[str] = "caylus"
    command: ClassVar[str] = "caylus"
    seats: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[Choice, ...]] = (
        Choice("favours", ("royal", "simplified")),
        Choice("jeweler", ("off", "on")),
        Choice("lawyer_vp", ("4", "3")),
    )
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("place", "where"),
        Verb("pass"),
        Verb("gate", "where"),
        Verb("provost", "move"),
        Verb("joust", "answer"),
        Verb("inn", "answer"),
        Verb("take", "what"),
        Verb("build", "what"),
        Verb("lawyer", "where"),
        Verb("sell", "what"),
        Verb("buy", "what"),
        Verb("trade", "what"),
        Verb("castle", "give"),
        Verb("favour", "line"),
    )
    preferences: ClassVar[Preferences] = PREFERENCES
    lifts: ClassVar[Lifts] = LIFTS
    position_type: ClassVar[object] = Position[State, Frames]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        """Lay out the table; chance comes first."""
        first: list[Frame[State]] = [turn.Neutral(), turn.FirstOrder(), scoring.Turn()]
        return Position(new_state(setup.seats, setup.options), [Slot([frame], [0]) for frame in reversed(first)])

    def result(self, state: State) -> Outcome:
        return scoring.result(state)

    def violations(
        self, position: Position[State, Frame[State]], earlier: Position[State, Frame[State]] | None = None
    ) -> Iterator[str]:
        """Name every invariant of the rules page that is broken; `earlier` is the position before the last action."""
        yield from invariants.violations(position.state)
        if earlier is not None:
            yield from invariants.broken_between(earlier.state, position.state)

    def see(self, state: State, seat: Seat | None) -> CaylusView:
        return see(state, seat)
