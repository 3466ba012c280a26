"""The state of a game of Caylus, and small changes to it that all rules share (docs/rules/caylus.md 1.1)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.caylus.buildings import BUILDINGS, CUBES, STOCK_COLOURS
from engine.caylus.tables import (
    BAILIFF_START,
    CASTLE_SLOTS,
    FAVOUR_LINES,
    FIXED_BUILDINGS,
    OPEN_COLUMNS,
    ROAD_SPACES,
    SECTIONS,
    SPECIAL_BUILDINGS,
    SPECIAL_SLOTS,
    START_CUBES,
    WORKERS,
    CastleSection,
)
from engine.core.goods import Goods
from engine.core.types import Seat

NO_SEAT: Final[Seat] = -1
"""No owner or no worker, in place of a seat."""

SOURCES: Final = (
    "buildings",
    "residences",
    "prestige",
    "owner",
    "castle",
    "favours",
    "exchanges",
    "penalties",
    "gold",
    "cubes",
    "deniers",
)
"""Sources of points; penalties count downwards."""


class Space(Struct):
    """A road space: its building, owner and worker, and the seat whose lawyer waits for the worker to leave."""

    building: str = ""
    owner: Seat = NO_SEAT
    worker: Seat = NO_SEAT
    pending: Seat = NO_SEAT


class Player(Struct):
    """A player: `workers` in hand, marker columns by favour line, lines `used` in this phase, points by source."""

    deniers: int = 0
    cubes: Goods = {}
    vp: int = 0
    workers: int = WORKERS
    favours: dict[str, int] = {}
    used: list[str] = []
    sources: dict[str, int] = {}


class State(Struct):
    """Everything on the table.

    `road` is indexed by space - 1; `houses` holds the owners by section in the order of building; `scored` counts the
    scored sections, so it is also the index of the current one; `castle_built` counts batches of this turn by seat.
    `stock` counts the tiles that are left to build; residences are not among them, since their supply is unlimited.
    """

    options: dict[str, str]
    players: list[Player]
    order: list[Seat]
    road: list[Space]
    special: dict[str, list[Seat]]
    castle: list[Seat]
    castle_built: list[int]
    houses: list[list[Seat]]
    stock: dict[str, int]
    passed: list[Seat] = []
    scored: int = 0
    turn: int = 0
    phase: str = "income"
    bailiff: int = BAILIFF_START
    provost: int = BAILIFF_START
    active: int = 0

    def space(self, number: int) -> Space:
        """Return the road space of that number, 1 to 28."""
        return self.road[number - 1]

    @property
    def columns(self) -> int:
        """Return the number of open columns of the favour table (1.9)."""
        return OPEN_COLUMNS[self.scored]

    @property
    def section(self) -> CastleSection | None:
        """Return the current castle section, or None once all have been scored."""
        return SECTIONS[self.scored] if self.scored < len(SECTIONS) else None


def new_state(seats: int, options: dict[str, str]) -> State:
    """Return the state before chance puts the neutral tiles and the first turn order (3.0)."""
    road = [Space(FIXED_BUILDINGS.get(number, "")) for number in range(1, ROAD_SPACES + 1)]
    return State(
        options=dict(options),
        players=[
            Player(
                cubes={kind: START_CUBES.get(kind, 0) for kind in CUBES},
                favours=dict.fromkeys(FAVOUR_LINES, 0),
                sources=dict.fromkeys(SOURCES, 0),
            )
            for _ in range(seats)
        ],
        order=list(range(seats)),
        road=road,
        special={id: [NO_SEAT] * SPECIAL_SLOTS.get(id, 1) for id in SPECIAL_BUILDINGS},
        castle=[NO_SEAT] * CASTLE_SLOTS,
        castle_built=[0] * seats,
        houses=[[] for _ in SECTIONS],
        stock=first_stock(options),
    )


def first_stock(options: dict[str, str]) -> dict[str, int]:
    """Return the copies of each tile for the whole game; the jeweler only if it is chosen (1.6, 3.12)."""
    stock = {id: building.copies for id, building in BUILDINGS.items() if building.colour in STOCK_COLOURS}
    if options["jeweler"] == "off":
        stock["s_jeweler"] = 0
    return stock


def score(state: State, seat: Seat, vp: int, source: str) -> int:
    """Add points, or take them away down to 0; return the real change (ruling 25)."""
    player = state.players[seat]
    change = max(vp, -player.vp)
    player.vp += change
    player.sources[source] += change
    return change


def gain(state: State, seat: Seat, income: Goods, source: str) -> None:
    """Take cubes, deniers and points from the stock; points count for that source."""
    player = state.players[seat]
    for kind, amount in income.items():
        if kind == "denier":
            player.deniers += amount
        elif kind == "vp":
            score(state, seat, amount, source)
        else:
            player.cubes[kind] += amount
