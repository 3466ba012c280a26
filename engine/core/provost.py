"""The provost's moves along the numbered cards or spaces of a road, why others are not possible, and an order."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple, Protocol, TypeVar

from engine.core.flow import Frame, Play
from engine.core.orders import Terms, reaching
from engine.core.purse import Purses
from engine.core.types import Ask, Data, Decision, Merit, Option, Reason, Seat

CHEAP_STEPS: Final = 2
"""Steps of the provost that others are likely to pay for to cut a worker off."""

NOBODY: Final = -1
"""The worker of a place where there is none."""

OUT_OF_REACH: Final = -1
"""Cost, in the data of a merit, of what players cannot pay for."""


class RoadPlace(Protocol):
    """A card or space of a road; `worker` is the seat of the worker there, if any."""

    worker: Seat


class Walked(Purses, Protocol):
    """A state with a provost on a road."""

    provost: int

    @property
    def road(self) -> Sequence[RoadPlace]:
        """Return the cards or spaces for the provost, number 1 first."""


W = TypeVar("W", bound=Walked)


class Walk(Frame[W]):
    """The choice to leave the provost, or to pay a denier for each step, at most `reach`."""

    reach: ClassVar[int]
    seat: Seat

    def ask(self, play: Play[W]) -> Ask:
        """Offer every move that stays on the road and can be paid."""
        state = play.state
        reach = min(self.reach, state.players[self.seat].deniers)
        return Ask(self.seat, offers(state.provost, len(state.road), reach, 1))

    def answer(self, play: Play[W], picks: tuple[str, ...]) -> None:
        state, move = play.state, int(picks[0])
        state.players[self.seat].deniers -= abs(move)
        state.provost += move
        play.report("provost", self.seat, move=move, to=state.provost, cost=abs(move))

    def wishes(self, play: Play[W]) -> Iterable[Option]:
        """Return every move of that length."""
        return moves(play.state.provost, self.reach, 1)

    def why(self, play: Play[W], key: str) -> Reason | None:
        """Return the reason why the provost cannot move there."""
        state, move = play.state, read(key)
        if move is None or abs(move) > self.reach:
            return None
        return reason(move, state.provost, len(state.road), state.players[self.seat].deniers)


@cache
def offers(at: int, last: int, reach: int, price: int) -> tuple[Option, ...]:
    """Return the moves up to `reach` each way that stay between 1 and `last`, each step for `price` deniers."""
    return tuple(option for option in moves(at, reach, price) if 1 <= at + int(option.key) <= last)


def moves(at: int, reach: int, price: int) -> Iterator[Option]:
    """Yield every move up to `reach` each way, including those off the road."""
    for move in range(-reach, reach + 1):
        to = at + move
        yield Option(
            f"{move:+d}" if move else "0", "provost", data={"to": to, "cost": abs(move) * price}, spot=f"road.{to}"
        )


def read(key: str) -> int | None:
    """Parse any text as a move, or None if it is not one."""
    try:
        return int(key)
    except ValueError:
        return None


def reason(move: int, at: int, last: int, deniers: int | None) -> Reason | None:
    """Return the reason why a move is not possible; `deniers` are those of the seat, or None if moving is free."""
    if not 1 <= at + move <= last:
        return Reason("off_road", {"to": at + move, "most": last})
    if deniers is not None and abs(move) > deniers:
        return Reason("no_money", {"cost": abs(move), "have": deniers})
    return None


def protect(state: Walked, decision: Decision, terms: Terms) -> str | None:
    """Move the provost just far enough to reach as many of the seat's workers as the order's amount pays for.

    With the amount 0, let the seat decide if one of its workers is out of reach.
    """
    spaces = [number for number, place in enumerate(state.road, start=1) if place.worker == decision.ask.seat]
    return reaching(decision.ask.options, state.provost, spaces, terms.amount)


class Stakes(NamedTuple):
    """Worth to a player as it is expected to play, in tenths of a point.

    `own` is that of an own worker in the provost's reach, `other` that of cutting off another's, `step` the cost of a
    step.
    """

    own: int
    other: int
    step: int


def expected_move(state: Walked, decision: Decision, stakes: Stakes) -> str:
    """Return the move of the provost that a seat is expected to choose, without regard to later moves."""
    worth = {
        at: stakes.own if place.worker == decision.ask.seat else -stakes.other
        for at, place in enumerate(state.road, start=1)
        if place.worker >= 0
    }

    def rate(option: Option) -> tuple[int, int]:
        to = _number(option, "to")
        steps = abs(to - state.provost)
        return sum([worker for at, worker in worth.items() if at <= to]) - stakes.step * steps, -steps

    return max(decision.ask.options, key=rate).key


class LaterMovers(NamedTuple):
    """The seats that may still move the provost this turn, and how far each of them may move him."""

    seats: Sequence[Seat]
    reach: int


def merits(
    state: Walked, seat: Seat, faces: Sequence[str], move: Option, other: Option, later: LaterMovers
) -> Iterator[Merit]:
    """Yield what a move of the provost does and another one does not: workers that it reaches, cuts off or keeps safe.

    `faces` are the buildings along the road.
    """
    to, instead = (_number(option, "to") for option in (move, other))
    back = sum([min(later.reach, state.players[mover].deniers) for mover in later.seats])

    def about(numbers: Sequence[int]) -> Data:
        return {**_named(state, faces, numbers), "count": len(numbers), "to": to, "back": back > 0}

    workers = [(number, place.worker) for number, place in enumerate(state.road, start=1) if place.worker >= 0]
    touched = [(number, worker) for number, worker in workers if min(to, instead) < number <= max(to, instead)]
    mine = [number for number, worker in touched if worker == seat]
    theirs = [number for number, worker in touched if worker != seat]
    price = _number(other, "cost") - _number(move, "cost")
    if mine and to < instead and not theirs:
        yield Merit("provost_loses", about(mine))
    if mine and to > instead:
        stays = to == state.provost
        yield Merit("provost_keep", {**about(mine), "to": instead}) if stays else Merit("provost_reach", about(mine))
    if theirs and to < instead:
        is_free = not _number(move, "cost") + _number(other, "cost")
        farthest = state.provost + (later.reach if is_free else min(later.reach, state.players[seat].deniers))
        lost = any(to < number <= max(instead, farthest) for number, worker in workers if worker == seat)
        yield Merit("provost_shut", {**about(theirs), "own": lost})
    safe = [number for number, worker in workers if worker == seat and number <= min(instead, to - back)]
    endangered = [number for number in safe if number > max(1, instead - back)]
    if endangered:
        yield Merit("provost_safe", {**about(endangered), "least": to - back})
    yield from _guards(state, seat, faces, move, other, later)
    if price > 0 and not touched:
        reach = min(later.reach, state.players[seat].deniers)
        lowest = max(1, state.provost - reach)
        is_alone = not any(
            state.provost < number <= state.provost + reach if worker == seat else lowest < number <= state.provost
            for number, worker in workers
        )
        yield Merit("provost_idle", {"to": instead, "cost": price, "alone": is_alone})
    elif price > 0 and theirs and not mine and to > instead:
        undo = _undoing(state, later, theirs[0], instead)
        yield Merit("provost_dear", {**about(theirs), "to": instead, "cost": price, "undo": undo})
    yield from _undone(state, seat, move, later)


def _undoing(state: Walked, later: LaterMovers, space: int, at: int) -> int:
    """Return the deniers for which the player of a worker can bring the provost back to it; 0 if that is not possible."""
    steps, player = space - at, state.road[space - 1].worker
    return steps if player in later.seats and steps <= min(later.reach, state.players[player].deniers) else 0


def _guards(
    state: Walked, seat: Seat, faces: Sequence[str], move: Option, other: Option, later: LaterMovers
) -> Iterator[Merit]:
    """Yield the cost for others to cut off the seat's last worker after a move, if it is low, and that after another.

    The latter is 0 if the worker is cut off already, and `OUT_OF_REACH` if they cannot come that far.
    """
    to, instead = (_number(option, "to") for option in (move, other))
    paying = [mover for mover in later.seats if state.players[mover].deniers]
    own = [number for number, place in enumerate(state.road, start=1) if place.worker == seat and 1 < number <= to]
    steps = to - own[-1] + 1 if own else 0
    reach = sum([min(later.reach, state.players[mover].deniers) for mover in paying])
    if 0 < steps <= reach:
        least = instead - own[-1] + 1
        instead_cost = OUT_OF_REACH if least > reach else max(0, least)
        data = {**_named(state, faces, own[-1:]), **_cost_for(paying, steps), "least": instead_cost}
        if 0 < least < steps:
            yield Merit("provost_guard", data)
        elif steps <= CHEAP_STEPS:
            yield Merit("provost_open", data)


def _undone(state: Walked, seat: Seat, move: Option, later: LaterMovers) -> Iterator[Merit]:
    """Yield the cost for others to undo a move that cuts off their workers, if it is lower than that of the move."""
    to = _number(move, "to")
    shut = [
        (number, place.worker)
        for number, place in enumerate(state.road, start=1)
        if to < number <= state.provost and place.worker >= 0 and place.worker != seat
    ]
    undoing = shut[0][0] - to if shut else 0
    able = [
        mover
        for mover in later.seats
        if mover in [worker for _, worker in shut] and state.players[mover].deniers >= undoing
    ]
    if able and _number(move, "cost") > undoing:
        yield Merit("provost_undone", _cost_for(able, undoing))


def _named(state: Walked, faces: Sequence[str], numbers: Sequence[int]) -> Data:
    """Return places of the road with their buildings and the first worker's seat, as the data of a merit."""
    return {"places": [f"{number}:{faces[number - 1]}" for number in numbers], "by": state.road[numbers[0] - 1].worker}


def _cost_for(seats: Sequence[Seat], deniers: int) -> Data:
    """Return what some seats pay, as the data of a merit."""
    return {"deniers": deniers, "asked": [str(seat) for seat in seats], "count": len(seats)}


def _number(option: Option, key: str) -> int:
    found = option.data[key]
    assert isinstance(found, int)
    return found


def exposed(state: Walked, seat: Seat, passed: Sequence[Seat], option: Option) -> Iterator[Merit]:
    """Yield that a worker beside the provost does nothing if another player pays for one step back.

    Yield nothing if the seat is the last to move him and can pay to bring him back.
    """
    rivals = [player for other, player in enumerate(state.players) if other != seat]
    is_safe = _is_last(state, seat, passed) and state.players[seat].deniers > _cost(option)
    if option.data.get("space") == state.provost > 1 and any(player.deniers for player in rivals) and not is_safe:
        yield Merit("exposed")


def _is_last(state: Walked, seat: Seat, passed: Sequence[Seat]) -> bool:
    """Return True if a seat will be the last to move the provost: all others have passed."""
    return {*passed, seat} == {*range(len(state.players))}


def brought(state: Walked, seat: Seat, passed: Sequence[Seat], option: Option, reach: int) -> Iterator[Merit]:
    """Yield that the seat, which will be the last to move the provost, can bring it to a place beyond it."""
    away, cost = _number(option, "beyond"), _number(option, "cost")
    if _is_last(state, seat, passed) and away <= min(reach, state.players[seat].deniers - cost):
        yield Merit("last_mover", {"deniers": away})


def keeps_move(
    state: Walked, seat: Seat, passed: Sequence[Seat], faces: Sequence[str], answers: tuple[Option, Option], reach: int
) -> Iterator[Merit]:
    """Yield a move of the provost by the seat, the last to move him, that it can pay for after one of two answers alone.

    It brings him to a worker of the seat, or cuts off that of another player and none of the seat. Of the second
    answer, it is a merit that it spends the deniers.
    """
    held = [state.players[seat].deniers - _cost(option) for option in answers]
    if not _is_last(state, seat, passed) or held[0] == held[1]:
        return
    own = max(
        [at for at, place in enumerate(state.road, start=1) if place.worker == seat and at <= state.provost], default=1
    )
    for at, place in enumerate(state.road, start=1):
        is_beyond = place.worker == seat and at > state.provost
        is_behind = place.worker not in (seat, NOBODY) and own < at <= state.provost
        steps = at - state.provost if is_beyond else state.provost - at + 1
        if (is_beyond or is_behind) and min(held) < steps <= min(reach, max(held)):
            data: Data = {**_named(state, faces, [at]), "deniers": steps, "own": is_beyond, "to": at - is_behind}
            yield Merit("keeps_move" if held[0] > held[1] else "spends_move", data)
            return


def _cost(option: Option) -> int:
    found = option.data.get("cost")
    return found if isinstance(found, int) else 0
