"""Phase 2, placing workers, and the gate, which places once more (docs/rules/caylus.md 3.2, 3.3a)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from engine.caylus.buildings import BUILDINGS
from engine.caylus.income import CaylusPhase
from engine.caylus.state import NO_SEAT, State, score
from engine.caylus.tables import (
    CASTLE,
    FIRST_PASS,
    INN_COST,
    INN_LEFT,
    INN_RIGHT,
    OWN_TILE_COST,
    OWNER_VP,
    SPECIAL_BUILDINGS,
    STABLES_MIN_SEATS,
    TWO_SEATS_PASSED_COST,
)
from engine.core.flow import Frame, Play
from engine.core.passing import next_seat, take_number
from engine.core.types import Ask, Data, Option, Reason, Seat
from engine.core.view import seat_or_none

PASS = Option("pass", "pass")
BACK = Option("back", "gate")


class Placing(CaylusPhase, tag="placing"):
    """Phase 2: in turn order, one worker or a pass each, until all have passed."""

    phase: ClassVar[str] = "placing"

    def begin(self, play: Play[State]) -> None:
        """Empty the passing scale, and ask the first player."""
        play.state.passed = []
        play.then(PlaceWorker(play.state.order[0]))


class PlaceWorker(Frame[State], tag="place"):
    """The choice to place a worker or to pass (decision point 1)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every place that is open to the seat and that it can pay for, and passing."""
        state, seat = play.state, self.seat
        player = state.players[seat]
        if player.workers == 0:
            return Ask(seat, (PASS,))
        own, others = cost(state, seat, seat), cost(state, seat, NO_SEAT)
        held, provost = player.deniers, state.provost
        options = [
            place_option(*target, others, 0)
            for target in _BEFORE_THE_BRIDGE
            if others <= held and find_obstacle(state, seat, target) is None
        ]
        # A random game spends half its time here; calling `find_obstacle` for each space would take half as long again.
        options += [
            place_option(space.building, number, space.owner, price, number - provost if number > provost else 0)
            for number, space in enumerate(state.road, start=1)
            if space.worker == NO_SEAT
            and space.building in _WORKPLACES
            and (price := own if space.owner == seat else others) <= held
        ]
        return Ask(seat, (*options, PASS))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Place or pass, then ask the next player who has not passed."""
        state, seat = play.state, self.seat
        if picks[0] == PASS.key:
            take_number(play, seat, FIRST_PASS)
        else:
            place = target_of(state, picks[0])
            price = cost(state, seat, place[2])
            state.players[seat].deniers -= price
            state.players[seat].workers -= 1
            put_worker(play, seat, place, "placed", price)
        after = next_seat(state, seat)
        if after is not None:
            play.then(PlaceWorker(after))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        state = play.state
        return [
            place_option(*target, cost(state, self.seat, target[2]), beyond(state, target)) for target in targets(state)
        ]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why a placement is not possible."""
        target = find_target(play.state, key)
        return target and reason(play.state, self.seat, target)


class Gate(Frame[State], tag="gate"):
    """The gate's worker, who moves on for free or is taken back (decision point 2)."""

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every place that is open to the worker's owner, whatever it costs, and taking it back."""
        state = play.state
        seat = state.special["gate"][0]
        if seat == NO_SEAT:
            return None
        options = [
            gate_option(*target, beyond(state, target))
            for target in targets(state)
            if gate_obstacle(state, seat, target) is None
        ]
        return Ask(seat, (*options, BACK))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Move on or go home."""
        state = play.state
        seat = state.special["gate"][0]
        state.special["gate"][0] = NO_SEAT
        if picks[0] == BACK.key:
            state.players[seat].workers += 1
            play.report("gate_back", seat)
        else:
            put_worker(play, seat, target_of(state, picks[0]), "gate_moved", 0)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        return [gate_option(*target, beyond(play.state, target)) for target in targets(play.state)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why the move is not possible."""
        if key == "gate":
            return Reason("gate_itself")
        state = play.state
        seat = state.special["gate"][0]
        target = find_target(state, key)
        kind = target and gate_obstacle(state, seat, target)
        return Reason(kind, facts(state, seat, target)) if target and kind else None


Target = tuple[str, int, Seat]
"""A place for a worker: building or `castle`, road space or 0, owner or `NO_SEAT`."""

_BEFORE_THE_BRIDGE: list[Target] = [(id, 0, NO_SEAT) for id in (*SPECIAL_BUILDINGS, CASTLE)]

_WORKPLACES = frozenset(id for id, building in BUILDINGS.items() if building.effect is not None)


def targets(state: State) -> list[Target]:
    """Return every place, with the owner of its tile."""
    road = [(space.building, number, space.owner) for number, space in enumerate(state.road, start=1) if space.building]
    return _BEFORE_THE_BRIDGE + road


def cost(state: State, seat: Seat, owner: Seat) -> int:
    """Return the deniers that a placement costs (3.2, 3.10)."""
    if state.special["inn"][INN_RIGHT] == seat:
        return INN_COST
    if owner == seat:
        return OWN_TILE_COST
    if len(state.players) == 2:
        return TWO_SEATS_PASSED_COST if state.passed else 1
    return 1 + len(state.passed)


def hindrance(state: State, seat: Seat, target: Target) -> str | None:
    """Return the id of the obstacle to a paid placement, or None if there is none."""
    player = state.players[seat]
    if player.workers == 0:
        return "no_worker"
    return find_obstacle(state, seat, target) or ("too_dear" if cost(state, seat, target[2]) > player.deniers else None)


def find_obstacle(state: State, seat: Seat, target: Target) -> str | None:
    """Return the id of the obstacle to a placement whatever it costs, or None if there is none (3.2)."""
    id, number, _ = target
    if number:
        if id not in _WORKPLACES:
            return "no_work_here"
        return None if state.road[number - 1].worker == NO_SEAT else "occupied"
    circles = state.castle if id == CASTLE else state.special[id]
    if id in (CASTLE, "stables"):
        if id == "stables" and len(state.players) < STABLES_MIN_SEATS:
            return "two_players"
        if seat in circles:
            return "already_there"
        return None if NO_SEAT in circles else "all_taken"
    return None if circles[INN_LEFT] == NO_SEAT else "occupied"


def gate_obstacle(state: State, seat: Seat, target: Target) -> str | None:
    """Return the id of the obstacle to the gate's worker; by an option it cannot join the seat's resident (ruling 39).

    Positions that were saved before there was the option do not have it.
    """
    joins_resident = target[0] == "inn" and state.special["inn"][INN_RIGHT] == seat
    if joins_resident and state.options.get("gate_inn") == "off":
        return "already_there"
    return find_obstacle(state, seat, target)


def reason(state: State, seat: Seat, target: Target) -> Reason | None:
    """Return the reason why a paid placement is not possible."""
    kind = hindrance(state, seat, target)
    return Reason(kind, facts(state, seat, target)) if kind else None


def facts(state: State, seat: Seat, target: Target) -> Data:
    """Return the data of a place that is not on offer, for its reason."""
    id, number, owner = target
    worker = state.space(number).worker if number else (state.castle if id == CASTLE else state.special[id])[0]
    return {
        "building": id,
        "space": number or None,
        "by": seat_or_none(worker),
        "cost": cost(state, seat, owner),
        "have": state.players[seat].deniers,
    }


def beyond(state: State, target: Target) -> int:
    """Return the distance of a road place beyond the provost, where buildings do not work now; otherwise 0."""
    number, provost = target[1], state.provost
    return number - provost if number > provost else 0


@cache
def place_option(id: str, number: int, owner: Seat, price: int, beyond: int) -> Option:
    """Return the option of a paid placement."""
    data = _data(id, number, owner, price, beyond)
    return Option(place_key(id, number), "place", _group(number), data, _spot(id, number))


@cache
def gate_option(id: str, number: int, owner: Seat, beyond: int) -> Option:
    """Return the option of a place for the gate's worker."""
    data = _data(id, number, owner, None, beyond)
    return Option(place_key(id, number), "gate", _group(number), data, _spot(id, number))


def place_key(id: str, number: int) -> str:
    """Return the key of a place: `inn`, `castle`, `w_mason@9`."""
    return f"{id}@{number}" if number else id


def _group(number: int) -> str:
    return "road" if number else "special"


def _spot(id: str, number: int) -> str:
    return f"road.{number}" if number else CASTLE if id == CASTLE else f"special.{id}"


def _data(id: str, number: int, owner: Seat, price: int | None, beyond: int) -> Data:
    data: Data = {
        "building": id,
        "space": number or None,
        "owner": seat_or_none(owner),
        "cost": price,
    }
    return {**data, "beyond": beyond} if beyond else data


def target_of(state: State, key: str) -> Target:
    """Parse the key of an offered place."""
    id, _, number = key.partition("@")
    return (id, int(number), state.space(int(number)).owner) if number else (id, 0, NO_SEAT)


def find_target(state: State, key: str) -> Target | None:
    """Parse any text as a place, or None if there is no such place."""
    return next((target for target in targets(state) if place_key(*target[:2]) == key), None)


def put_worker(play: Play[State], seat: Seat, target: Target, event: str, price: int) -> None:
    """Put a worker, already out of the hand, on a place; the owner of another's tile gets a point."""
    state = play.state
    id, number, owner = target
    if number:
        state.space(number).worker = seat
    else:
        circles = state.castle if id == CASTLE else state.special[id]
        circles[circles.index(NO_SEAT)] = seat
    play.report(event, seat, building=id, space=number or None, cost=price, owner=seat_or_none(owner))
    if owner not in (NO_SEAT, seat):
        score(state, owner, OWNER_VP, "owner")
        play.report("owner_vp", owner, building=id, space=number, vp=OWNER_VP, by=seat)
