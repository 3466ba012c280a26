"""Phase 2: one action at a time, clockwise, until all have passed (docs/rules/magna_carta.md 3, phase 2; 4).

Each kind of action has functions of its own below: placing a worker (C), drawing and replacing (A, B), building (D, E).
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import ClassVar

from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.passing import next_seat, take_number
from engine.core.phases import Phase
from engine.core.purse import cannot_pay, pay
from engine.core.types import Ask, Data, Option, Reason, Seat
from engine.core.view import seat_or_none
from engine.magna_carta.cards import CARDS, CUBES, PLAYER_COLOURS, deck
from engine.magna_carta.deck import discard_hand, draw
from engine.magna_carta.payment import costs, payment, ways
from engine.magna_carta.state import NO_SEAT, Slot, State
from engine.magna_carta.tables import ACTION_COST, FIRST_PASS, SMALL_CARD_CUBES

PASS = Option("pass", "pass")


class Actions(Phase[State], tag="actions"):
    """Phase 2: the first player begins."""

    phase: ClassVar[str] = "actions"

    def begin(self, play: Play[State]) -> None:
        play.state.passed = []
        play.then(Act(play.state.first))


class Act(Frame[State], tag="act"):
    """The choice of an action: draw, replace the hand, place a worker, build, or pass.

    The question is closed, because it reveals the hand.
    """

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every action that the seat can take."""
        state, seat = play.state, self.seat
        options = (
            *_hand_offers(state, seat),
            *_placing_offers(state, seat),
            *_building_offers(state, seat),
            PASS,
        )
        return Ask(seat, options, open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Act, then ask the next player who has not passed."""
        seat, key = self.seat, picks[0]
        if key == PASS.key:
            take_number(play, seat, FIRST_PASS)
        after = next_seat(play.state, seat)
        if after is not None:
            play.then(Act(after))
        if key in HAND_KEYS:
            _change_hand(play, seat, key)
        elif "@" in key:
            _place(play, seat, key)
        elif key != PASS.key:
            _build(play, seat, key)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every action, possible or not."""
        state, seat = play.state, self.seat
        return (*_hand_wishes(state, seat), *_placing_wishes(state), *_building_wishes(state, seat))

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why an action is not possible."""
        state, seat = play.state, self.seat
        return _hand_reason(state, seat, key) or _placing_reason(state, seat, key) or _building_reason(state, seat, key)


def _placing_hindrance(state: State, seat: Seat, slot: Slot) -> str | None:
    """Return the id of the obstacle to a placement by this seat; None if there is none."""
    player = state.players[seat]
    if not player.workers:
        return "no_worker"
    return find_obstacle(slot) or ("no_money" if player.deniers < ACTION_COST else None)


def find_obstacle(slot: Slot) -> str | None:
    """Return the id of the obstacle to a placement by any seat; None if there is none."""
    if CARDS[slot.face].primary is None:
        return "no_work_here"
    return None if slot.worker == NO_SEAT else "occupied"


def _placing_offers(state: State, seat: Seat) -> list[Option]:
    """Return every card on which a worker can be placed, beyond the provost too."""
    player = state.players[seat]
    if not player.workers or player.deniers < ACTION_COST:
        return []
    return [
        _placing_option(slot.face, number, slot.owner, _beyond(state, number))
        for number, slot in enumerate(state.road, start=1)
        if find_obstacle(slot) is None
    ]


def _beyond(state: State, number: int) -> int:
    """Return the distance of a slot beyond the provost, where cards do not work; 0 in games without a provost."""
    return number - state.provost if number > state.provost and not state.beginner else 0


def _placing_wishes(state: State) -> Iterator[Option]:
    """Yield every card on the road."""
    for number, slot in enumerate(state.road, start=1):
        yield _placing_option(slot.face, number, slot.owner, _beyond(state, number))


@cache
def _placing_option(face: str, number: int, owner: Seat, beyond: int) -> Option:
    """Return the option to place a worker on a card, `beyond` spaces past the provost."""
    data: Data = {"building": face, "space": number, "cost": ACTION_COST, "owner": seat_or_none(owner)}
    if beyond:
        data["beyond"] = beyond
    return Option(f"{face}@{number}", "place", "worker", data, f"road.{number}")


def _placing_reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Return the reason why a worker cannot be placed; None if it can, or if the key names no card on the road."""
    number = state.number(key)
    if not number:
        return None
    slot = state.slot(number)
    match _placing_hindrance(state, seat, slot):
        case "occupied":
            return Reason("occupied", {"building": slot.face, "by": slot.worker})
        case "no_work_here":
            return Reason("no_work_here", {"building": slot.face})
        case "no_money":
            return Reason("no_money", {"cost": ACTION_COST, "have": state.players[seat].deniers})
        case kind:
            return Reason(kind) if kind else None


def _place(play: Play[State], seat: Seat, key: str) -> None:
    """Pay, and place a worker on the card."""
    state = play.state
    number = state.number(key)
    slot = state.slot(number)
    state.players[seat].deniers -= ACTION_COST
    state.players[seat].workers -= 1
    slot.worker = seat
    play.report("placed", seat, building=slot.face, space=number, cost=ACTION_COST, owner=seat_or_none(slot.owner))


HAND_KEYS = ("draw", "replace")


def _hand_hindrance(state: State, seat: Seat, key: str) -> str | None:
    """Return the id of the obstacle to drawing or replacing; None if there is none (rulings 1 and 2)."""
    player = state.players[seat]
    if key == "replace" and not player.hand:
        return "no_hand"
    if not player.pile and not player.discard:
        return "no_cards_left"
    return "no_money" if player.deniers < ACTION_COST else None


def _hand_offers(state: State, seat: Seat) -> Iterator[Option]:
    """Yield the possible ways to change the hand."""
    for key in HAND_KEYS:
        if _hand_hindrance(state, seat, key) is None:
            yield _hand_option(key, len(state.players[seat].hand))


def _hand_wishes(state: State, seat: Seat) -> Iterator[Option]:
    """Yield both ways to change the hand, possible or not."""
    for key in HAND_KEYS:
        yield _hand_option(key, len(state.players[seat].hand))


@cache
def _hand_option(key: str, hand: int) -> Option:
    return Option(key, key, data={"cost": ACTION_COST, "count": hand} if key == "replace" else {"cost": ACTION_COST})


def _hand_reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Return the reason why the hand cannot be changed; None if it can, or if the key is not in `HAND_KEYS`."""
    kind = _hand_hindrance(state, seat, key) if key in HAND_KEYS else None
    if kind == "no_money":
        return Reason(kind, {"cost": ACTION_COST, "have": state.players[seat].deniers})
    return Reason(kind) if kind else None


def _change_hand(play: Play[State], seat: Seat, key: str) -> None:
    """Pay, and draw one card, or as many as are discarded."""
    play.state.players[seat].deniers -= ACTION_COST
    if key == "draw":
        count, event = 1, "drew"
    else:
        count, event = discard_hand(play, seat), "replaced"
    play.report(event, seat, count=count, cost=ACTION_COST)
    draw(play, seat, count)


PRESTIGE = "prestige"


def _site(state: State, seat: Seat) -> int:
    """Return the number of a seat's first residence without a prestige card; 0 if there is none (ruling 10)."""
    for number, slot in enumerate(state.road, start=1):
        if slot.owner == seat and slot.residence and not slot.prestige:
            return number
    return 0


def _building_hindrance(state: State, seat: Seat, id: str) -> str | None:
    """Return the id of the obstacle to building a card, its cost aside; None if there is none."""
    if CARDS[id].colour in PLAYER_COLOURS:
        return None if id in state.players[seat].hand else "not_in_hand"
    if id not in state.prestige:
        return "already_built"
    return None if state.beginner or _site(state, seat) else "no_residence"


def _building_offers(state: State, seat: Seat) -> Iterator[Option]:
    """Yield every card that can be built, with each way to pay for it."""
    cubes = tuple(state.players[seat].cubes.values())
    space = _site(state, seat)
    for id in (*state.players[seat].hand, *(state.prestige if space or state.beginner else ())):
        yield from _payable(id, space, cubes)


def _building_wishes(state: State, seat: Seat) -> Iterator[Option]:
    """Yield every card in the hand and every prestige card, with each way to pay."""
    space = _site(state, seat)
    for id in (*state.players[seat].hand, *deck((PRESTIGE,), beginner=state.beginner)):
        yield from (_building_option(key, id, cost, space) for key, cost in costs(id).items())


@lru_cache(maxsize=65536)
def _payable(id: str, space: int, cubes: tuple[int, ...]) -> tuple[Option, ...]:
    """Return each way to pay for a card with these cubes, given in the order of `CUBES`."""
    held = dict(zip(CUBES, cubes, strict=True))
    return tuple(_building_option(key, id, given, space) for key, given in ways(held, id).items())


def _building_option(key: str, id: str, given: Goods, space: int) -> Option:
    data: Data = {"building": id, "pay": given, "vp": CARDS[id].points}
    if CARDS[id].colour == PRESTIGE:
        return Option(key, PRESTIGE, PRESTIGE, {**data, "space": space or None}, f"prestige.{id}")
    return Option(key, "build", "build", data, f"hand.{id}")


def _building_reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Return the reason why a card cannot be built; None if the key names no card of this game with its payment."""
    id = key.partition(".")[0]
    known = id in deck((*PLAYER_COLOURS, PRESTIGE), beginner=state.beginner)
    if not known or key not in costs(id):
        return None
    match _building_hindrance(state, seat, id):
        case None:
            # The same payment with gold for missing cubes has a key of its own.
            same = payment(state.players[seat].cubes, costs(id)[key])
            if same is not None:
                return Reason("same_with_gold", {"pay": same})
            return cannot_pay(state, seat, costs(id)[key])
        case "no_residence":
            return Reason("no_residence")
        case kind:
            return Reason(kind, {"building": id})


def _build(play: Play[State], seat: Seat, key: str) -> None:
    """Pay for a card and lay it at the end of the road; a prestige card on a residence, or in front of the player."""
    state = play.state
    player = state.players[seat]
    id = key.partition(".")[0]
    given = ways(player.cubes, id)[key]
    pay(state, seat, given)
    if CARDS[id].colour == PRESTIGE:
        space = _lay_prestige(state, seat, id)
        play.report("prestige_built", seat, building=id, space=space or None, pay=given)
    else:
        player.hand.remove(id)
        cubes = SMALL_CARD_CUBES[len(state.players)] if CARDS[id].cubes else 0
        state.road.append(Slot(id, seat, cubes=cubes))
        play.report("built", seat, building=id, space=len(state.road), pay=given)


def _lay_prestige(state: State, seat: Seat, id: str) -> int:
    """Take a prestige card, and return the number of the slot that it covers; 0 under the Beginner rules."""
    state.prestige.remove(id)
    space = _site(state, seat)
    if space:
        state.slot(space).prestige = id
    else:
        state.players[seat].prestige.append(id)
    return space
