"""Caylus as a game: its options, its verbs, and the position shown to a viewer."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from engine.caylus import (
    castle,
    favours,
    income,
    insight,
    later,
    opening,
    orders,
    placing,
    resources,
    road,
    scoring,
    special,
    turn,
)
from engine.caylus.invariants import INVARIANTS
from engine.caylus.preferences import PREFERENCES
from engine.caylus.state import State, new_state
from engine.caylus.view import CaylusView, see
from engine.core.flow import Frame, Position, position_of
from engine.core.game import Game
from engine.core.insight import Facts
from engine.core.invariants import Invariants
from engine.core.orders import Orderable, Premove
from engine.core.phases import PhaseEnd
from engine.core.preferences import Preferences
from engine.core.presentation import Verb
from engine.core.setup import Choice, Setup
from engine.core.showcase import Showcase
from engine.core.types import Decision, Later, Option, Outcome, Seat

Frames = (
    opening.Neutral
    | opening.FirstOrder
    | PhaseEnd
    | income.Income
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
    | turn.Turn
    | turn.EndOfTurn
    | scoring.Sections
    | scoring.SectionDone
    | turn.NextTurn
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
        Choice("gate_inn", ("on", "off")),
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
    drawbacks: ClassVar[frozenset[str]] = insight.DRAWBACKS
    # whose policy learned from games in which nobody moved the provost is certain that he stays
    doubted: ClassVar[frozenset[str]] = frozenset({"provost"})
    showcases: ClassVar[tuple[Showcase, ...]] = (
        Showcase(4, "place"),
        Showcase(1, "place"),
        Showcase(3, "batch"),
        Showcase(4, "build"),
    )
    invariants: ClassVar[Invariants[Any]] = INVARIANTS
    orders: ClassVar[tuple[Orderable, ...]] = orders.ORDERS
    premoves: ClassVar[Mapping[str, Premove]] = {"place": Premove(placing.Place, by_phase=True)}
    position_type: ClassVar[object] = Position[State, Frames]

    def foreseen(self, position: Position[State, Frame[State]], seat: Seat) -> dict[str, tuple[Option, ...]]:
        """Places cost what they will when placing begins anew: who has passed is forgotten by then (3.2)."""
        if position.state.phase != placing.Placing.phase:
            position = self.copy(position)
            position.state.passed = []
        return super().foreseen(position, seat)

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        state = new_state(setup.seats, setup.options)
        return position_of(state, opening.Neutral(), opening.FirstOrder(), turn.Turn())

    def insight(self, position: Position[State, Frame[State]], seat: Seat) -> Facts:
        """What computer players notice about a seat."""
        return insight.insight(position.state, seat)

    def remarks(self, position: Position[State, Frame[State]], decision: Decision) -> Callable[[Option], str] | None:
        """What computer players notice of where a worker goes and of what the provost reaches."""
        return insight.remarks(position.state, decision)

    def later(self, position: Position[State, Frame[State]], seat: Seat) -> Iterable[Later]:
        """What can be built, and delivered to the castle, when its phase comes."""
        return later.later(position.state, seat)

    def result(self, state: State) -> Outcome:
        return scoring.result(state)

    def see(self, state: State, seat: Seat | None) -> CaylusView:
        return see(state, seat)
