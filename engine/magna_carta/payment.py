"""Payments of cubes: gold replaces those that the payer lacks, and no others (docs/rules/magna_carta.md 1.1, 3)."""

from engine.core.goods import Goods, total
from engine.core.purse import cannot_pay
from engine.core.types import Reason, Seat
from engine.magna_carta.cards import ANY, CARDS, CUBES, PLAIN_CUBES
from engine.magna_carta.state import State


def payment(held: Goods, cost: Goods) -> Goods | None:
    """Return the cubes paid for `cost`, or None if it cannot be paid."""
    given = {kind: min(held[kind], cost.get(kind, 0)) for kind in PLAIN_CUBES}
    lacking = sum(cost.get(kind, 0) - given[kind] for kind in PLAIN_CUBES)
    given["gold"] = cost.get("gold", 0) + lacking
    return total(given) if given["gold"] <= held["gold"] else None


def payment_hindrance(state: State, seat: Seat, cost: Goods) -> Reason | None:
    """Return the reason why a seat cannot pay a cost, even with gold; None if it can."""
    if payment(state.players[seat].cubes, cost) is not None:
        return None
    return cannot_pay(state, seat, cost)


def costs(id: str) -> dict[str, Goods]:
    """Return the costs of a card by the key of each way to pay: one for every kind of an "any" cube."""
    cost = CARDS[id].cost
    if ANY not in cost:
        return {id: cost}
    fixed = {kind: amount for kind, amount in cost.items() if kind != ANY}
    return {f"{id}.{kind}": total(fixed, {kind: cost[ANY]}) for kind in CUBES}


def ways(held: Goods, id: str) -> dict[str, Goods]:
    """Return the payments for a card by key, for each way that the payer has; "any" is paid out of the rest."""
    cost = CARDS[id].cost
    given = payment(held, {kind: amount for kind, amount in cost.items() if kind != ANY})
    if given is None:
        return {}
    if ANY not in cost:
        return {id: given}
    return {
        f"{id}.{kind}": total(given, {kind: cost[ANY]})
        for kind in CUBES
        if held[kind] - given.get(kind, 0) >= cost[ANY]
    }
