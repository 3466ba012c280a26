"""Invariants of every position of Caylus (docs/rules/caylus.md, Invariants)."""

from typing import Final

from engine.caylus.buildings import BUILDINGS, CRAFT_COLOURS
from engine.caylus.state import NO_SEAT, State, first_stock
from engine.caylus.tables import (
    BAILIFF_START,
    BUILD_ORDER,
    FAVOUR_LINES,
    INN_RIGHT,
    PHASES,
    ROAD_SPACES,
    SECTIONS,
    WORKERS,
)
from engine.core.invariants import Invariants
from engine.core.types import Seat


def nothing_negative(state: State) -> bool:
    """Check that cubes, deniers and points are never below zero."""
    return all(min(player.deniers, player.vp, *player.cubes.values()) >= 0 for player in state.players)


def points_add_up(state: State) -> bool:
    """Check that the sources of points add up to the points."""
    return all(player.vp == sum(player.sources.values()) for player in state.players)


def six_workers(state: State) -> bool:
    """Check that each player has six workers, in hand and on the board."""
    out = [*abroad(state), state.special["inn"][INN_RIGHT]]
    return all(player.workers + out.count(seat) == WORKERS for seat, player in enumerate(state.players))


def abroad(state: State) -> list[Seat]:
    """Return the owners of all placed workers except in the right circle of the inn, which keeps one overnight."""
    return [worker for worker in (*before_bridge(state), *on_road(state), *state.castle) if worker != NO_SEAT]


def before_bridge(state: State) -> list[Seat]:
    """Return the circles of the special buildings but the inn's right one."""
    circles = [worker for id, workers in state.special.items() if id != "inn" for worker in workers]
    return circles + state.special["inn"][:INN_RIGHT]


def on_road(state: State) -> list[Seat]:
    """Return the worker of every road space."""
    return [space.worker for space in state.road]


def tiles_kept(state: State) -> bool:
    """Check that stock and road together have as many copies of every tile as at the start."""
    standing = [space.building for space in state.road]
    full = first_stock(state.options)
    return all(count >= 0 and count + standing.count(id) == full[id] for id, count in state.stock.items())


def houses_fit(state: State) -> bool:
    """Check that no section holds more houses than it has parts."""
    return all(len(houses) <= section.parts for section, houses in zip(SECTIONS, state.houses, strict=True))


def markers_on_road(state: State) -> bool:
    """Check that the provost is on the road, and that the bailiff has moved 1 or 2 spaces for every completed turn."""
    moves = ended_turns(state)
    return 1 <= state.provost <= ROAD_SPACES and moves <= state.bailiff - BAILIFF_START <= 2 * moves


def ended_turns(state: State) -> int:
    """Count the moves of the bailiff; he moves at the start of phase 7."""
    return max(0, state.turn - 1) + (state.phase in ("end", "over"))


def favours_open(state: State) -> bool:
    """Check that no marker is beyond the open columns."""
    return all(0 <= column <= state.columns for player in state.players for column in player.favours.values())


def lines_once(state: State) -> bool:
    """Check that no player has used a favour line twice in a phase."""
    return all(len({*player.used}) == len(player.used) <= len(FAVOUR_LINES) for player in state.players)


def workers_at_work(state: State) -> bool:
    """Check that workers are on working buildings, lawyers wait for workers, and stables and castle hold one each."""
    for space in state.road:
        idle = not space.building or BUILDINGS[space.building].effect is None
        if (space.worker != NO_SEAT and idle) or (space.pending != NO_SEAT and space.worker == NO_SEAT):
            return False
    once = [[seat for seat in circles if seat != NO_SEAT] for circles in (state.special["stables"], state.castle)]
    return all(len({*seats}) == len(seats) for seats in once)


def workers_home(state: State) -> bool:
    """Check that places are empty after their phase: special buildings after 3, road after 5, castle after 6."""
    now = PHASES.index(state.phase)
    places = {"special": before_bridge(state), "road": on_road(state), "castle": state.castle}
    return all({*workers} == {NO_SEAT} for phase, workers in places.items() if PHASES.index(phase) < now)


def owners_fit(state: State) -> bool:
    """Check that craft tiles, residences and prestige tiles have an owner, and other buildings have none."""
    owned = (*CRAFT_COLOURS, "residence", "prestige")
    return all(
        (space.owner != NO_SEAT) == bool(space.building and BUILDINGS[space.building].colour in owned)
        for space in state.road
    )


def built_spaces(state: State) -> int:
    """Count the building spaces that are built on."""
    return sum(bool(state.space(number).building) for number in BUILD_ORDER)


def bailiff_advances(earlier: State, later: State) -> bool:
    """Check that the bailiff moves 1 or 2 spaces at the end of a turn, and never otherwise."""
    moves = ended_turns(later) - ended_turns(earlier)
    return moves <= later.bailiff - earlier.bailiff <= 2 * moves


def road_fills(earlier: State, later: State) -> bool:
    """Check that buildings on the road stay there."""
    return built_spaces(earlier) <= built_spaces(later)


def sections_in_order(earlier: State, later: State) -> bool:
    """Check that a scored section stays scored."""
    return earlier.scored <= later.scored


def turn_begins_clear(earlier: State, later: State) -> bool:
    """Check that no player has a placed worker at the start of a turn."""
    return later.turn == earlier.turn or not abroad(later)


INVARIANTS: Final = Invariants[State](
    states=(
        nothing_negative,
        points_add_up,
        six_workers,
        tiles_kept,
        houses_fit,
        markers_on_road,
        favours_open,
        lines_once,
        workers_at_work,
        workers_home,
        owners_fit,
    ),
    moves=(
        bailiff_advances,
        road_fills,
        sections_in_order,
        turn_begins_clear,
    ),
)
