"""Caylus as a game: its options, verbs, frames and standing orders, and what a seat may want to do later in a turn."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.caylus import (
    activation,
    castle,
    construction,
    favour_resources,
    favours,
    income,
    placing,
    provost,
    scoring,
    special_buildings,
    turn,
)
from engine.caylus.buildings import BUILDINGS, BY_COLOUR, CUBES, Build
from engine.caylus.castle import BATCH_COSTS
from engine.caylus.computers import (
    DRAWBACKS,
    PREFERENCES,
    expect_move,
    find_facts,
    find_overlooked,
    find_remarks,
    find_useless,
)
from engine.caylus.invariants import INVARIANTS
from engine.caylus.merits import find_merits
from engine.caylus.placing import PASS
from engine.caylus.state import State, new_state
from engine.caylus.styles import STYLES
from engine.caylus.tables import CASTLE, NO_BATCH_PENALTY, PHASES, PROVOST_RANGE, USUAL_TURNS
from engine.caylus.view import CaylusView, see
from engine.core.computer_facts import Facts
from engine.core.computer_preferences import Preferences
from engine.core.flow import Frame, Position, position_of
from engine.core.game import Game
from engine.core.invariants import Invariants
from engine.core.orders import Orderable, Premove, Terms, nothing_else, unless
from engine.core.passing import has_passed
from engine.core.phases import PhaseEnd
from engine.core.presentation import DailyTurns, Showcase, Verb
from engine.core.provost import protect
from engine.core.purse import can_pay, unaffordable
from engine.core.setup import OptionChoice, Setup
from engine.core.types import Decision, Later, Merit, Option, Outcome, Reason, Seat


def deliver(state: State, decision: Decision, terms: Terms) -> str:
    """Give a batch of the cubes that the seat has most of, so that more batches can follow; stop if none is left."""
    offered = [option.key for option in decision.ask.options if option.key in BATCH_COSTS]
    cubes = state.players[decision.ask.seat].cubes

    def plenty(key: str) -> tuple[list[int], bool]:
        return sorted((cubes.get(kind, 0) for kind in BATCH_COSTS[key]), reverse=True), "gold" not in BATCH_COSTS[key]

    return max(offered, key=plenty, default="stop")


ORDERS: Final = (
    nothing_else("place", PASS.key),
    unless("pass", "place", PASS.key, by_phase=True),
    Orderable("provost", ("provost",), protect, most=PROVOST_RANGE, on_card=True),
    Orderable("castle", ("batch",), deliver),
)
"""Standing orders that players may give."""

ROAD_PHASE: Final = "road"
"""The phase in which buildings are built."""


def find_later(state: State, seat: Seat) -> Iterator[Later]:
    """Yield what the seat may want to do later in the turn: build, and deliver (docs/rules/caylus.md 3.5b, 3.6)."""
    if _is_to_come(state, ROAD_PHASE):
        for colour in BY_COLOUR:
            reason = _builder_missing(state, seat, colour)
            for option in _list_ways(state, seat, colour):
                hindrance = reason or construction.reason(state, seat, option.key, colour)
                yield Later("build", option, hindrance or Reason("later", {"phase": ROAD_PHASE}))
    if _is_to_come(state, CASTLE):
        for option in castle.batches(state):
            hindrance = _castle_hindrance(state, seat, option.key)
            yield Later("batch", option, hindrance or Reason("later", {"phase": CASTLE}))


def _is_to_come(state: State, phase: str) -> bool:
    return PHASES.index(state.phase) < PHASES.index(phase)


def _builder_missing(state: State, seat: Seat, colour: str) -> Reason | None:
    """Return why no worker of the seat will build a colour: none is placed, or the provost stops short of it."""
    builders = [id for id, building in BUILDINGS.items() if building.effect == Build(colour)]
    found = [
        number
        for number, space in enumerate(state.road, start=1)
        if space.worker == seat and space.building in builders
    ]
    if found:
        beyond = found[0] - state.provost
        return Reason("later_beyond", {"phase": ROAD_PHASE, "beyond": beyond}) if beyond > 0 else None
    on_road = [space.building for space in state.road if space.building in builders]
    return Reason("later_worker", {"phase": ROAD_PHASE, "known": list(dict.fromkeys(on_road or builders))})


def _list_ways(state: State, seat: Seat, colour: str) -> Iterator[Option]:
    """Yield one option for each tile of a colour: the first that the seat can afford, or else the first way to pay."""
    ways: dict[str, list[Option]] = {}
    for option in construction.wishes(state, colour):
        ways.setdefault(option.key.partition(".")[0], []).append(option)
    for several in ways.values():
        payable = (one for one in several if can_pay(state, seat, construction.cost_of(one.key, False)))
        yield next(payable, several[0])


def _castle_hindrance(state: State, seat: Seat, key: str) -> Reason | None:
    if castle.building_site(state) is None:
        return Reason("castle_full")
    if seat not in state.castle:
        return Reason("later_worker", {"phase": CASTLE, "known": [CASTLE]})
    return unaffordable(state, seat, castle.BATCH_COSTS[key])


Frames = (
    turn.NeutralTiles
    | turn.FirstOrder
    | PhaseEnd
    | income.CaylusIncome
    | placing.Placing
    | placing.PlaceWorker
    | placing.Gate
    | special_buildings.Specials
    | special_buildings.TradingPost
    | special_buildings.Guild
    | special_buildings.Joust
    | special_buildings.Stables
    | special_buildings.Inn
    | provost.CaylusProvostPhase
    | provost.MoveProvost
    | activation.Buildings
    | activation.RoadWalk
    | activation.WorkerLeaves
    | activation.ReturnWorkers
    | activation.ProduceGoods
    | activation.Bonus
    | activation.SellOneCube
    | activation.BuyFromPeddler
    | activation.TradeGoods
    | activation.BuildTile
    | activation.HireTileLawyer
    | favours.Favour
    | favours.Works
    | favours.PrestigeSite
    | favour_resources.Resources
    | favour_resources.SwapFavour
    | castle.CaylusCastlePhase
    | castle.Batch
    | castle.BestBuilder
    | turn.CaylusTurn
    | turn.CaylusEndOfTurn
    | scoring.Sections
    | scoring.SectionDone
    | turn.CaylusNextTurn
)
"""All frames of the game. A saved frame is identified by its tag."""


class Caylus(Game[State, CaylusView]):
    """The rules of Caylus (2005), with the two-player rules, simplified favours and the Jeweler as options."""

    name: ClassVar[str] = "caylus"
    command: ClassVar[str] = "caylus"
    seats: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[OptionChoice, ...]] = (
        OptionChoice("favours", ("royal", "simplified")),
        OptionChoice("jeweler", ("off", "on")),
        OptionChoice("lawyer_vp", ("4", "3")),
        OptionChoice("gate_inn", ("on", "off")),
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
    consequences: ClassVar[frozenset[str]] = frozenset({"best_builder"})
    notable: ClassVar[frozenset[str]] = frozenset(
        {"provost", "guild", "inn_ejected", "unused", "section_penalty", "favour_lost"}
    )
    preferences: ClassVar[Preferences] = PREFERENCES
    styles: ClassVar[Mapping[str, Mapping[str, int]]] = STYLES
    scoring: ClassVar[frozenset[str]] = frozenset(
        {
            *(
                "batch",
                "buys_batch",
                "buys_tile",
                "build",
                "build_second",
                "build_with",
                "castle",
                "castle_with",
                "lets_build",
            ),
            *("provost_keep", "provost_reach", "provost_safe"),
        }
    )
    forfeits: ClassVar[Mapping[str, int]] = dict.fromkeys(
        ("batch", "buys_batch", "castle", "castle_with"), NO_BATCH_PENALTY
    )
    completing: ClassVar[frozenset[str]] = frozenset({"provost_keep", "provost_reach"})
    faint: ClassVar[frozenset[str]] = frozenset({"food_staple", "gate"})
    drawbacks: ClassVar[frozenset[str]] = DRAWBACKS
    unvalued: ClassVar[frozenset[str]] = frozenset(
        {"turn", "ahead", "trailing", "rivals", "built", "best_built", "builders", "rich", "idle"}
    )
    achievements: ClassVar[tuple[str, ...]] = ("favour_sum", "prestige", "stones", "tiles", "houses")
    goods: ClassVar[tuple[str, ...]] = ("deniers", *CUBES)
    # A policy trained on games without moves of the provost is certain that he stays, so it is not trusted here.
    doubted: ClassVar[frozenset[str]] = frozenset({"provost"})
    goal_answers: ClassVar[Mapping[str, str]] = {"place": CASTLE}
    daily: ClassVar[DailyTurns] = DailyTurns(3, last=2, most=4)
    showcases: ClassVar[tuple[Showcase, ...]] = (
        Showcase(1, "place"),
        Showcase(3, "batch"),
        Showcase(4, "build"),
    )
    invariants: ClassVar[Invariants[Any]] = INVARIANTS
    orders: ClassVar[tuple[Orderable, ...]] = ORDERS
    premoves: ClassVar[Mapping[str, Premove]] = {
        "place": Premove(placing.PlaceWorker, by_phase=True, is_done=has_passed)
    }
    position_type: ClassVar[object] = Position[State, Frames]

    def foreseen(self, position: Position[State, Frame[State]], seat: Seat) -> dict[str, tuple[Option, ...]]:
        """Return the options at the prices of the next placing phase, which begins with no seat having passed (3.2)."""
        if position.state.phase != placing.Placing.phase:
            position = self.copy(position)
            position.state.passed = []
        return super().foreseen(position, seat)

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        state = new_state(setup.seats, setup.options)
        return position_of(state, turn.NeutralTiles(), turn.FirstOrder(), turn.CaylusTurn())

    def insight(self, position: Position[State, Frame[State]], seat: Seat) -> Facts:
        """Return the facts about a seat that computer players judge a position by."""
        return find_facts(position.state, seat)

    def remarks(self, position: Position[State, Frame[State]], decision: Decision) -> Callable[[Option], str] | None:
        """Return remarks on the places of workers, and on the reach of the provost."""
        return find_remarks(position.state, decision)

    def expected_answer(self, position: Position[State, Frame[State]], decision: Decision) -> str | None:
        """Return the move of the provost that a seat is expected to choose; a policy is certain that he stays."""
        return expect_move(position.state, decision)

    def overlooked(self, position: Position[State, Frame[State]], decision: Decision) -> Collection[str]:
        """Return the joust field where a seat can use it well."""
        return find_overlooked(position.state, decision)

    def useless(self, position: Position[State, Frame[State]], decision: Decision) -> Collection[str]:
        """Return places where nothing is left to be built."""
        return find_useless(position.state, decision)

    def usual_turns(self, setup: Setup) -> int | None:
        return USUAL_TURNS.get(setup.seats)

    def standing(self, view: CaylusView) -> tuple[int, ...]:
        return tuple(player.vp for player in view.players)

    def later(self, position: Position[State, Frame[State]], seat: Seat) -> Iterable[Later]:
        """Return what the seat may want to build, and to deliver to the castle, later in the turn."""
        return find_later(position.state, seat)

    def merits(
        self, position: Position[State, Frame[State]], decision: Decision, picks: Sequence[str], other: Sequence[str]
    ) -> Iterable[Merit]:
        """Return batches, buildings, and workers kept or cut off that speak for an answer."""
        return find_merits(position.state, decision, picks, other)

    def result(self, state: State) -> Outcome:
        return scoring.result(state)

    def see(self, state: State, seat: Seat | None) -> CaylusView:
        return see(state, seat)
