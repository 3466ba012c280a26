"""What a player may want later in the turn: to build, and to deliver to the castle (docs/rules/caylus.md 3.5b, 3.6)."""

from collections.abc import Iterator
from typing import Final

from engine.caylus import castle, construction
from engine.caylus.buildings import BUILDINGS, BY_COLOUR, Build
from engine.caylus.state import State
from engine.caylus.tables import CASTLE, PHASES
from engine.core.purse import can_pay, unaffordable
from engine.core.types import Later, Option, Reason, Seat

ROAD: Final = "road"
"""The phase in which is built."""


def later(state: State, seat: Seat) -> Iterator[Later]:
    """Every tile of the stock and every batch, as long as their phase is still to come."""
    if _comes(state, ROAD):
        for colour in BY_COLOUR:
            reason = _builder_missing(state, seat, colour)
            for option in _one_way_each(state, seat, colour):
                hindrance = reason or construction.reason(state, seat, option.key, colour)
                yield Later("build", option, hindrance or Reason("later", {"phase": ROAD}))
    if _comes(state, CASTLE):
        for option in castle.batches(state):
            hindrance = _castle_hindrance(state, seat, option.key)
            yield Later("batch", option, hindrance or Reason("later", {"phase": CASTLE}))


def _comes(state: State, phase: str) -> bool:
    return PHASES.index(state.phase) < PHASES.index(phase)


def _builder_missing(state: State, seat: Seat, colour: str) -> Reason | None:
    """That a worker is needed where tiles of a colour are built, or that the provost does not reach the seat's there."""
    builders = [id for id, building in BUILDINGS.items() if building.effect == Build(colour)]
    found = [
        number
        for number, space in enumerate(state.road, start=1)
        if space.worker == seat and space.building in builders
    ]
    if found:
        beyond = found[0] - state.provost
        return Reason("later_beyond", {"phase": ROAD, "beyond": beyond}) if beyond > 0 else None
    on_road = [space.building for space in state.road if space.building in builders]
    return Reason("later_worker", {"phase": ROAD, "known": list(dict.fromkeys(on_road or builders))})


def _one_way_each(state: State, seat: Seat, colour: str) -> Iterator[Option]:
    """Each tile of a colour once: with the first way to pay that the seat can, else the first."""
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
    return unaffordable(state, seat, castle.COSTS[key])
