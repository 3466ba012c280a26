"""The view of a game of Caylus: a frozen value of ids and numbers, read by pictures, text and players."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.caylus.buildings import (
    BUILDINGS,
    RESIDENCE,
    Build,
    Building,
    BuyOffer,
    Effect,
    LawyerOffice,
    MakeGoods,
    SellOffer,
    TradeOffer,
    points,
)
from engine.caylus.income import income
from engine.caylus.state import State
from engine.caylus.tables import (
    FAVOUR_BUILDINGS,
    FAVOUR_DISCOUNT,
    FAVOUR_GAINS,
    FAVOUR_LINES,
    FAVOUR_RESOURCES,
    OPEN_COLUMNS,
    PHASES,
    SECTIONS,
    SIMPLIFIED_FAVOUR_VP,
    SPECIAL_SLOTS,
    STABLES_MIN_SEATS,
)
from engine.caylus.turn import bailiff_next
from engine.core.types import Seat
from engine.core.view import View, seat_or_none

__all__ = [
    "CATALOGUE",
    "FAVOUR_BUILDINGS",
    "FAVOUR_DISCOUNT",
    "FAVOUR_GAINS",
    "FAVOUR_LINES",
    "FAVOUR_RESOURCES",
    "OPEN_COLUMNS",
    "SECTIONS",
    "SIMPLIFIED_FAVOUR_VP",
    "SPECIAL_SLOTS",
    "STABLES_MIN_SEATS",
    "Build",
    "Building",
    "BuyOffer",
    "CaylusView",
    "Effect",
    "LawyerOffice",
    "MakeGoods",
    "PlayerView",
    "SectionView",
    "SellOffer",
    "SpaceView",
    "SpecialView",
    "TradeOffer",
    "points",
]

CATALOGUE: Final = BUILDINGS
"""Printed values of every building, known to all viewers."""


class SpaceView(Struct, frozen=True):
    """A road space, 1 to 28: its building, owner and worker.

    `owner` is a seat for craft tiles, residences and prestige tiles; None for neutral and fixed tiles. `pending` is
    the seat whose lawyer turns the tile into a residence once its worker has left (docs/rules/caylus.md 3.5c).
    """

    number: int
    building: str | None
    owner: Seat | None
    worker: Seat | None
    pending: Seat | None


class SpecialView(Struct, frozen=True):
    """A special building and the seats in its circles, or None for an empty one. The inn has two: left, then right."""

    id: str
    workers: tuple[Seat | None, ...]


class SectionView(Struct, frozen=True):
    """A castle section: `houses` are the owners in the order of building, at most `parts` of them."""

    id: str
    parts: int
    vp: int
    houses: tuple[Seat, ...]
    scored: bool


class PlayerView(Struct, frozen=True):
    """One player: all of it is public in Caylus.

    `workers` are those in hand; `favours` maps a line (prestige, deniers, resources, buildings) to the marker's
    column, 0 to 5; `income` is what the next phase 1 pays; `passed` is the place in the passing order, 1 first;
    `residences` counts residences; `sources` splits the score by origin.
    """

    seat: Seat
    vp: int
    deniers: int
    cubes: dict[str, int]
    workers: int
    favours: dict[str, int]
    income: int
    passed: int | None
    residences: int
    sources: dict[str, int]


class CaylusView(View, frozen=True, kw_only=True):
    """A whole position as one viewer sees it; `viewer` None is a spectator.

    `phase` is one of income, placing, special, provost, road, castle, end, over. `active` is the road space being
    activated. `castle` holds the seats on the castle's numbered spaces, `castle_built` the batches each seat gave this
    turn. `section` is the current castle section, or None when all are scored. `columns` counts the open columns of the
    favour table. `stock` counts the remaining tiles by building id, 0 included. `decisions` are the
    open questions this viewer may read; `asked` are all seats that owe an answer. `bailiff_next` is where the bailiff
    would go if the turn ended now.
    """

    bailiff: int
    provost: int
    bailiff_next: int
    active: int | None
    road: tuple[SpaceView, ...]
    special: tuple[SpecialView, ...]
    castle: tuple[Seat | None, ...]
    castle_built: tuple[int, ...]
    sections: tuple[SectionView, ...]
    section: str | None
    columns: int
    players: tuple[PlayerView, ...]
    order: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    stock: dict[str, int]


def _batches(state: State) -> tuple[int, ...]:
    """Return the batches of this turn by seat. Until phase 6 begins, the state counts those of the turn before."""
    given = PHASES.index(state.phase) >= PHASES.index("castle")
    return tuple(state.castle_built) if given else (0,) * len(state.players)


def see(state: State, seat: Seat | None) -> CaylusView:
    """Return the view of a seat; Caylus hides nothing."""
    homes = [space.owner for space in state.road if space.building == RESIDENCE]
    return CaylusView(
        bailiff=state.bailiff,
        provost=state.provost,
        bailiff_next=bailiff_next(state),
        active=state.active or None,
        road=tuple(
            [
                _space(number, space.building, space.owner, space.worker, space.pending)
                for number, space in enumerate(state.road, start=1)
            ]
        ),
        special=tuple(SpecialView(id, tuple(map(seat_or_none, circles))) for id, circles in state.special.items()),
        castle=tuple(map(seat_or_none, state.castle)),
        castle_built=_batches(state),
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
    )


@lru_cache(maxsize=4096)
def _space(number: int, building: str, owner: Seat, worker: Seat, pending: Seat) -> SpaceView:
    """Return the view of a road space. Cached, because few change between two views."""
    return SpaceView(number, building or None, seat_or_none(owner), seat_or_none(worker), seat_or_none(pending))


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
