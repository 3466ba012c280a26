"""The lawyer: turning a tile into a residence, now or when its worker has left (docs/rules/caylus.md 3.5c)."""

from collections.abc import Iterator
from functools import cache

from engine.caylus.buildings import BUILDINGS, CRAFT_COLOURS, RESIDENCE
from engine.caylus.state import NO_SEAT, State, score
from engine.caylus.tables import LAWYER_FAVOUR_COST
from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.purse import can_pay, pay, unaffordable
from engine.core.types import Option, Reason, Seat
from engine.core.view import seat_or_none


def hindrance(state: State, seat: Seat, number: int) -> str | None:
    """Return the id of what keeps a space from becoming the seat's residence, or None if nothing does."""
    space = state.space(number)
    if not space.building:
        return "empty_space"
    colour = BUILDINGS[space.building].colour
    if colour == "fixed":
        return "fixed_building"
    if colour == "residence":
        return "already_residence"
    if colour == "prestige":
        return "prestige_building"
    if space.pending != NO_SEAT:
        return "pending"
    if colour in CRAFT_COLOURS and space.owner != seat:
        return "foreign_tile"
    if space.building == "w_lawyer":
        return "lawyer_tile"
    return None


def offers(state: State, seat: Seat, cost: Goods, verb: str) -> list[Option]:
    """Return every tile that a seat may turn into its residence, if it can pay for one."""
    if not can_pay(state, seat, cost):
        return []
    return [
        _offer(space.building, number, "denier" in cost, verb)
        for number, space in enumerate(state.road, start=1)
        if space.building and hindrance(state, seat, number) is None
    ]


def wishes(state: State, cost: Goods, verb: str) -> Iterator[Option]:
    """Yield every tile on the road, possible as a residence or not."""
    for number, space in enumerate(state.road, start=1):
        if space.building:
            yield _offer(space.building, number, "denier" in cost, verb)


@cache
def _offer(id: str, number: int, full_price: bool, verb: str) -> Option:
    cost = price(full_price)
    return Option(f"{id}@{number}", verb, RESIDENCE, {"building": id, "space": number, "pay": cost}, f"road.{number}")


def price(full: bool) -> Goods:
    """Return the price: a denier and a cloth; by royal favour the cloth alone (1.7)."""
    return BUILDINGS[RESIDENCE].cost if full else LAWYER_FAVOUR_COST


def hire(play: Play[State], seat: Seat, key: str, cost: Goods) -> None:
    """Pay the lawyer. The tile changes at once, or once the worker on it has left."""
    state = play.state
    number = int(key.partition("@")[2])
    space = state.space(number)
    pay(state, seat, cost)
    play.report("lawyer_paid", seat, building=space.building, space=number, pay=cost)
    if space.worker == NO_SEAT:
        transform(play, number, seat)
    else:
        space.pending = seat


def transform(play: Play[State], number: int, seat: Seat) -> None:
    """Turn the tile into a residence: a craft tile returns to its stock, a neutral one leaves the game (U5)."""
    state = play.state
    space = state.space(number)
    old = space.building
    if BUILDINGS[old].colour in CRAFT_COLOURS:
        state.stock[old] += 1
    space.building, space.owner, space.pending = RESIDENCE, seat, NO_SEAT
    vp = score(state, seat, BUILDINGS[RESIDENCE].vp, "residences")
    play.report("residence", seat, building=old, space=number, vp=vp)


def reason(state: State, seat: Seat, key: str, cost: Goods) -> Reason | None:
    """Return the reason why a tile cannot become a residence."""
    named, _, place = key.partition("@")
    number = next((number for number in range(1, len(state.road) + 1) if str(number) == place), 0)
    if not number or state.space(number).building not in (named, ""):
        return None
    space = state.space(number)
    kind = hindrance(state, seat, number)
    if kind is None:
        return unaffordable(state, seat, cost)
    by = space.pending if kind == "pending" else space.owner
    return Reason(kind, {"building": space.building or None, "space": number, "by": seat_or_none(by)})
