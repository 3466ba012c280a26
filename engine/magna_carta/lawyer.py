"""The lawyer: a player's card becomes a residence after phase 4 (docs/rules/magna_carta.md 1.2, rulings 4 to 8)."""

from collections.abc import Iterator
from functools import cache

from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.purse import pay
from engine.core.types import Data, Option, Reason, Seat
from engine.magna_carta.cards import CARDS, RESIDENCE
from engine.magna_carta.payment import payment, payment_hindrance
from engine.magna_carta.state import NO_SEAT, Slot, State

LAWYER_FEE = CARDS[RESIDENCE].cost
LAWYER = "lawyer"


def hindrance(slot: Slot, seat: Seat) -> str | None:
    """Return the id of what keeps a card from becoming the seat's residence, or None if nothing does."""
    if slot.owner == NO_SEAT:
        return "neutral_card"
    if slot.owner != seat:
        return "foreign_card"
    if slot.prestige:
        return "prestige_card"
    if slot.residence:
        return "already_residence"
    if slot.card == LAWYER:
        return "own_lawyer"
    return "pending" if slot.pending else None


def wishes(state: State, seat: Seat) -> Iterator[Option]:
    """Yield every card on the road."""
    fee = payment(state.players[seat].cubes, LAWYER_FEE) or LAWYER_FEE
    for number, slot in enumerate(state.road, start=1):
        yield _option(slot.face, number, *fee)


@cache
def _option(face: str, number: int, cube: str) -> Option:
    pay: Goods = {cube: 1}
    points: Goods = {"vp": CARDS[RESIDENCE].points}
    data: Data = {"building": face, "space": number, "pay": pay, "vp": CARDS[face].points, "gain": points}
    return Option(f"{face}@{number}", LAWYER, RESIDENCE, data, f"road.{number}")


def reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Return the reason why a card cannot become a residence; None if it can, or if there is no such card."""
    number = state.number(key)
    if not number:
        return None
    slot = state.slot(number)
    match hindrance(slot, seat):
        case None:
            return payment_hindrance(state, seat, LAWYER_FEE)
        case "foreign_card":
            return Reason("foreign_card", {"building": slot.face, "by": slot.owner})
        case ("neutral_card" | "pending") as kind:
            return Reason(kind, {"building": slot.face})
        case kind:
            return Reason(kind)


def hire(play: Play[State], seat: Seat, key: str) -> None:
    """Pay the fee; the card keeps its old face until the end of the phase."""
    state = play.state
    number = state.number(key)
    slot = state.slot(number)
    fee = payment(state.players[seat].cubes, LAWYER_FEE)
    assert fee, "a lawyer who cannot be paid is not on offer"
    pay(state, seat, fee)
    slot.pending = True
    play.report("lawyer_paid", seat, building=slot.face, space=number, pay=fee)


def flip(play: Play[State]) -> None:
    """Turn over all pending cards together; cubes left on them return to the stock."""
    for number, slot in enumerate(play.state.road, start=1):
        if slot.pending:
            slot.pending, slot.residence, slot.cubes = False, True, 0
            play.report("residence", slot.owner, building=slot.card, space=number)
