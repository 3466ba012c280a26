"""One of the actions: placing a worker on the road (docs/rules/magna_carta.md 3, action C)."""

from collections.abc import Iterator
from functools import cache

from engine.core.flow import Play
from engine.core.types import Data, Option, Reason, Seat
from engine.core.visibility import seat_or_none
from engine.magna_carta.cards import CARDS
from engine.magna_carta.state import NOBODY, Slot, State
from engine.magna_carta.tables import ACTION_COST


def hindrance(state: State, seat: Seat, slot: Slot) -> str | None:
    """Name what hinders a placement, None when nothing does."""
    player = state.players[seat]
    if not player.workers:
        return "no_worker"
    return find_obstacle(slot) or ("no_money" if player.deniers < ACTION_COST else None)


def find_obstacle(slot: Slot) -> str | None:
    """Name what hinders a placement whoever places, None when nothing does."""
    if CARDS[slot.face].primary is None:
        return "no_work_here"
    return None if slot.worker == NOBODY else "occupied"


def offers(state: State, seat: Seat) -> list[Option]:
    """Offer every card where a worker can be placed, beyond the provost too."""
    player = state.players[seat]
    if not player.workers or player.deniers < ACTION_COST:
        return []
    return [
        _option(slot.face, number, slot.owner, beyond(state, number))
        for number, slot in enumerate(state.road, start=1)
        if find_obstacle(slot) is None
    ]


def beyond(state: State, number: int) -> int:
    """Cards by which a slot lies beyond the provost, where no work is done as he stands; 0 where there is no provost."""
    return number - state.provost if number > state.provost and not state.beginner else 0


def wishes(state: State) -> Iterator[Option]:
    """Every card on the road."""
    for number, slot in enumerate(state.road, start=1):
        yield _option(slot.face, number, slot.owner, beyond(state, number))


@cache
def _option(face: str, number: int, owner: Seat, beyond: int) -> Option:
    """Offer a card; `beyond` are the cards by which it lies beyond the provost, where no work is done as he stands."""
    data: Data = {"building": face, "space": number, "cost": ACTION_COST, "owner": seat_or_none(owner)}
    if beyond:
        data["beyond"] = beyond
    return Option(f"{face}@{number}", "place", "worker", data, f"road.{number}")


def reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Explain what hinders a placement; None when nothing does, or when the key names no card on the road."""
    number = state.number(key)
    if not number:
        return None
    slot = state.slot(number)
    match hindrance(state, seat, slot):
        case "occupied":
            return Reason("occupied", {"building": slot.face, "by": slot.worker})
        case "no_work_here":
            return Reason("no_work_here", {"building": slot.face})
        case "no_money":
            return Reason("no_money", {"cost": ACTION_COST, "have": state.players[seat].deniers})
        case kind:
            return Reason(kind) if kind else None


def act(play: Play[State], seat: Seat, key: str) -> None:
    """Pay, and stand a worker on the card."""
    state = play.state
    number = state.number(key)
    slot = state.slot(number)
    state.players[seat].deniers -= ACTION_COST
    state.players[seat].workers -= 1
    slot.worker = seat
    play.report("placed", seat, building=slot.face, space=number, cost=ACTION_COST, owner=seat_or_none(slot.owner))
