"""Caylus as a game: its options, its verbs, and the position shown to a viewer."""

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from engine.caylus import castle, favours, invariants, placing, resources, road, scoring, special, turn
from engine.caylus.buildings import RESIDENCE
from engine.caylus.preferences import PREFERENCES
from engine.caylus.state import State, new_state
from engine.caylus.tables import SECTIONS
from engine.caylus.turn import income
from engine.caylus.upcasts import LIFTS
from engine.caylus.view import CaylusView, PlayerView, SectionView, SpaceView, SpecialView
from engine.core.flow import Frame, Position, Slot
from engine.core.game import Choice, Game, Setup, Verb
from engine.core.phases import PhaseEnd
from engine.core.preferences import Preferences
from engine.core.sight import asked, known, readable
from engine.core.types import Decision, Outcome, Seat
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


class Caylus(Game[State, Frame[State], CaylusView]):
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

    def outcome(self, position: Position[State, Frame[State]]) -> Outcome | None:
        """Ranks and scores when the towers have been scored."""
        return scoring.result(position.state) if position.state.phase == "over" else None

    def violations(
        self, position: Position[State, Frame[State]], earlier: Position[State, Frame[State]] | None = None
    ) -> Iterator[str]:
        """Name every invariant of the rules page that is broken; `earlier` is the position before the last action."""
        yield from invariants.violations(position.state)
        if earlier is not None:
            yield from invariants.broken_between(earlier.state, position.state)

    def see(
        self, position: Position[State, Frame[State]], seat: Seat | None, decisions: tuple[Decision, ...]
    ) -> CaylusView:
        """Everything: Caylus hides nothing."""
        state = position.state
        homes = [space.owner for space in state.road if space.building == RESIDENCE]
        return CaylusView(
            viewer=seat,
            options=state.options.copy(),
            turn=state.turn,
            phase=state.phase,
            bailiff=state.bailiff,
            provost=state.provost,
            bailiff_next=scoring.bailiff_next(state),
            active=state.active or None,
            road=tuple(
                [
                    _space(number, space.building, space.owner, space.worker, space.pending)
                    for number, space in enumerate(state.road, start=1)
                ]
            ),
            special=tuple(SpecialView(id, tuple(map(known, circles))) for id, circles in state.special.items()),
            castle=tuple(map(known, state.castle)),
            castle_built=tuple(state.castle_built),
            sections=tuple(
                SectionView(section.id, section.parts, section.vp, tuple(houses), index < state.scored)
                for index, (section, houses) in enumerate(zip(SECTIONS, state.houses, strict=True))
            ),
            section=state.section.id if state.section else None,
            columns=state.columns,
            players=tuple([_player(state, seat, homes.count(seat)) for seat in range(len(state.players))]),
            order=tuple(state.order),
            passed=tuple(state.passed),
            stock=state.stock.copy(),
            decisions=readable(decisions, seat),
            asked=asked(decisions),
            outcome=self.outcome(position),
        )


@lru_cache(maxsize=4096)
def _space(number: int, building: str, owner: Seat, worker: Seat, pending: Seat) -> SpaceView:
    """A road space as it is seen; most are as they were a moment ago, and a view is made after every phase."""
    return SpaceView(number, building or None, known(owner), known(worker), known(pending))


def _player(state: State, seat: Seat, residences: int) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        vp=player.vp,
        deniers=player.deniers,
        cubes=player.cubes.copy(),
        workers=player.workers,
        favours=player.favours.copy(),
        income=income(state, seat),
        passed=state.passed.index(seat) + 1 if seat in state.passed else None,
        residences=residences,
        sources=player.sources.copy(),
    )
