"""Building wood, stone and prestige tiles, and the reasons why they cannot be built (docs/rules/caylus.md 3.5b)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.caylus.buildings import ANY, BUILDINGS, BY_COLOUR, CUBES, RESIDENCE, points
from engine.caylus.state import State, first_stock, score
from engine.caylus.tables import BUILD_ORDER, FAVOUR_DISCOUNT
from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.purse import can_pay, pay, unaffordable
from engine.core.types import NOTHING, Data, Option, Reason, Seat

NO_BUILDING = Option(NOTHING, "build")


def free_space(state: State) -> int:
    """Return the lowest space to build on, or 0 if the road is full (2)."""
    return next((number for number in BUILD_ORDER if not state.road[number - 1].building), 0)


def residences(state: State, seat: Seat) -> list[int]:
    """Return the spaces of a seat's residences."""
    return [
        number
        for number, space in enumerate(state.road, start=1)
        if space.building == RESIDENCE and space.owner == seat
    ]


@cache
def ways(colour: str, discounted: bool) -> tuple[tuple[str, str, Goods], ...]:
    """Return every way to build a tile of a colour: (key, building, cost), one for each kind of an "any" cube."""
    discount = FAVOUR_DISCOUNT[colour] if discounted else {}
    return tuple(_ways(colour, discount))


def _ways(colour: str, discount: Goods) -> Iterator[tuple[str, str, Goods]]:
    for building in BY_COLOUR[colour]:
        cost = {kind: amount - discount.get(kind, 0) for kind, amount in building.cost.items() if kind != ANY}
        if ANY not in building.cost:
            yield building.id, building.id, {kind: amount for kind, amount in cost.items() if amount}
            continue
        for kind in CUBES:
            whole = {**cost, kind: cost.get(kind, 0) + 1}
            yield f"{building.id}.{kind}", building.id, {kind: amount for kind, amount in whole.items() if amount}


def offers(state: State, seat: Seat, colour: str, *, discounted: bool = False) -> list[Option]:
    """Return every tile of a colour that a seat can build now, with each way to pay for it."""
    if colour == "prestige":
        space = 0
        if not residences(state, seat):
            return []
    else:
        space = free_space(state)
        if not space:
            return []
    return [
        _offer(key, id, colour, points(state.options, id), space, discounted)
        for key, id, cost in ways(colour, discounted)
        if state.stock[id] and can_pay(state, seat, cost)
    ]


def wishes(state: State, colour: str, *, discounted: bool = False) -> list[Option]:
    """Return every tile of a colour with each way to pay for it, possible or not."""
    space = 0 if colour == "prestige" else free_space(state)
    return [
        _offer(key, id, colour, points(state.options, id), space, discounted)
        for key, id, _ in ways(colour, discounted)
        if in_game(state, id)
    ]


def in_game(state: State, id: str) -> bool:
    """Return True if the options of the match include a tile (3.12)."""
    return first_stock(state.options)[id] > 0


@cache
def _offer(key: str, id: str, colour: str, vp: int, space: int, discounted: bool) -> Option:
    data: Data = {
        "building": id,
        "pay": cost_of(key, discounted),
        "vp": vp,
        "favours": BUILDINGS[id].favours,
        "space": space or None,
    }
    return Option(key, "build", colour, data, f"stock.{id}")


@cache
def cost_of(key: str, discounted: bool) -> Goods:
    """Return the cost of a way to build."""
    colour = BUILDINGS[key.partition(".")[0]].colour
    return next(cost for way, _, cost in ways(colour, discounted) if way == key)


def build_tile(play: Play[State], seat: Seat, key: str, *, discounted: bool) -> int:
    """Build a wood or stone tile on the first free space; return the number of favours."""
    number = free_space(play.state)
    play.state.space(number).owner = seat
    return _build(play, seat, number, key, cost_of(key, discounted))


def build_prestige(play: Play[State], seat: Seat, id: str, number: int) -> int:
    """Replace a residence, and its income, with a prestige tile; return the number of favours."""
    return _build(play, seat, number, id, cost_of(id, False))


def _build(play: Play[State], seat: Seat, number: int, key: str, cost: Goods) -> int:
    state, id = play.state, key.partition(".")[0]
    source, event = ("prestige", "prestige_built") if BUILDINGS[id].colour == "prestige" else ("buildings", "built")
    pay(state, seat, cost)
    state.stock[id] -= 1
    state.space(number).building = id
    vp = score(state, seat, points(state.options, id), source)
    play.report(event, seat, building=id, space=number, pay=cost, vp=vp)
    return BUILDINGS[id].favours


def colour_of(key: str) -> str | None:
    """Return the colour of the building that a key names; None if it names nothing that is built from stock."""
    building = BUILDINGS.get(key.partition(".")[0])
    return building.colour if building and building.colour in BY_COLOUR else None


def reason(state: State, seat: Seat, key: str, wanted: str, *, discounted: bool = False) -> Reason | None:
    """Return why a tile cannot be built by an action for the colour `wanted`."""
    id = key.partition(".")[0]
    if colour_of(key) is None or not in_game(state, id):
        return None
    if colour_of(key) != wanted:
        return Reason("wrong_colour", {"building": id})
    if not state.stock[id]:
        return Reason("out_of_stock", {"building": id})
    if wanted == "prestige" and not residences(state, seat):
        return Reason("no_residence")
    if wanted != "prestige" and not free_space(state):
        return Reason("road_full")
    cost = next((cost for way, _, cost in ways(wanted, discounted) if way == key), None)
    return unaffordable(state, seat, cost) if cost else None
