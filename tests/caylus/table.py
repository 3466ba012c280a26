"""Positions of Caylus, laid out as on a table, and moves written as in a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.caylus.activation import Buildings
from engine.caylus.buildings import CUBES
from engine.caylus.castle import CaylusCastlePhase
from engine.caylus.game import Caylus
from engine.caylus.income import CaylusIncome
from engine.caylus.placing import Placing
from engine.caylus.provost import CaylusProvostPhase
from engine.caylus.special_buildings import Specials
from engine.caylus.state import NO_SEAT, Player, Space, State, new_state
from engine.caylus.tables import BAILIFF_START, CASTLE
from engine.caylus.turn import CaylusEndOfTurn, CaylusNextTurn
from engine.core.flow import Frame, position_of
from engine.core.goods import Goods
from engine.core.phases import PhaseEnd
from engine.core.types import Seat
from tests.tabletop import Tabletop

CAYLUS: Final = Caylus()
BLUE, GREEN, ORANGE, RED = range(4)
"""The players of the worked examples."""

NEUTRAL: Final = ("n_farm", "n_forest", "n_sawmill", "n_quarry", "n_market", "n_carpenter")
"""Tiles on spaces 1 to 6 by default."""

PURSE: Final[Goods] = {"denier": 10, "vp": 10}
"""Deniers and points of each player by default; they have no cubes."""

Places = Mapping[int | str, Seat | Sequence[Seat]]
"""Seats by place: one for a road space, or those in the circles of a special building or the castle."""

PHASES: Final[dict[str, Frame[State]]] = {
    "income": CaylusIncome(),
    "placing": Placing(),
    "special": Specials(),
    "provost": CaylusProvostPhase(),
    "road": Buildings(),
    "castle": CaylusCastlePhase(),
    "end": CaylusEndOfTurn(),
}


class Table(Tabletop[State]):
    """A position of Caylus being played."""

    game = CAYLUS

    def player(self, seat: Seat) -> Player:
        """Return a player's belongings."""
        return self.state.players[seat]

    def cubes(self, seat: Seat) -> Goods:
        """Return the cubes that a player has, without the kinds of which there are none."""
        return {kind: amount for kind, amount in self.player(seat).cubes.items() if amount}

    def standing(self, number: int) -> tuple[str, Seat]:
        """Return the tile on a road space, and its owner."""
        space = self.state.space(number)
        return space.building, space.owner


def table(
    seats: int = 4,
    phase: str = "placing",
    *,
    doing: Sequence[Frame[State]] = (),
    options: Mapping[str, str] | None = None,
    order: Sequence[Seat] | None = None,
    passed: Sequence[Seat] | None = None,
    road: Mapping[int, str | tuple[str, Seat]] | None = None,
    workers: Places | None = None,
    hands: Mapping[Seat, Goods] | None = None,
    favours: Mapping[Seat, Goods] | None = None,
    used: Mapping[Seat, Sequence[str]] | None = None,
    houses: Sequence[Sequence[Seat]] = ((), (), ()),
    scored: int = 0,
    bailiff: int = BAILIFF_START,
    provost: int | None = None,
) -> Table:
    """Lay out a position at the beginning of a phase, or in its middle with the frames of `doing` still to be done.

    `road` puts tiles on spaces, with their owner; `workers` are on road spaces, special buildings (`"inn": (left,
    right)`) and `"castle"`; `hands` are cubes, `denier` and `vp`, on top of `PURSE`; `favours` are columns by line.
    """
    state = new_state(seats, CAYLUS.setup(seats, dict(options or {})).options)
    state.order = list(order or range(seats))
    state.phase, state.scored, state.bailiff = phase, scored, bailiff
    state.turn = bailiff - BAILIFF_START + (phase != "end" or not doing)
    state.provost = provost or bailiff
    state.houses = [list(section) for section in houses]
    after_placing = list(PHASES).index(phase) > list(PHASES).index("placing")
    state.passed = list(passed if passed is not None else state.order if after_placing else [])
    _lay_road(state, {**dict(enumerate(NEUTRAL, start=1)), **(road or {})})
    _stand(state, workers or {})
    for seat in range(seats):
        _hand(state.players[seat], {**PURSE, **(hands or {}).get(seat, {})})
        state.players[seat].favours.update((favours or {}).get(seat, {}))
        state.players[seat].used = list((used or {}).get(seat, []))
    left = list(PHASES.values())[list(PHASES).index(phase) + bool(doing) :]
    frames = [*doing, *([PhaseEnd()] if doing else []), *left, CaylusNextTurn()]
    return Table(position_of(state, *frames))


def _lay_road(state: State, road: Mapping[int, str | tuple[str, Seat]]) -> None:
    for number, tile in road.items():
        building, owner = (tile, NO_SEAT) if isinstance(tile, str) else tile
        state.road[number - 1] = Space(building, owner)
        if building in state.stock:
            state.stock[building] -= 1


def _stand(state: State, workers: Places) -> None:
    for place, standing in workers.items():
        seats = [standing] if isinstance(standing, int) else list(standing)
        if isinstance(place, int):
            state.space(place).worker = seats[0]
        else:
            circles = state.castle if place == CASTLE else state.special[place]
            circles[: len(seats)] = seats
        for seat in seats:
            if seat != NO_SEAT:
                state.players[seat].workers -= 1


def _hand(player: Player, goods: Goods) -> None:
    player.deniers, player.vp = goods["denier"], goods["vp"]
    player.sources["exchanges"] = player.vp
    for kind in CUBES:
        player.cubes[kind] = goods.get(kind, 0)
