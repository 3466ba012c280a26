"""Standing orders and premoves: which answer to a question a player has given in advance.

An order knows kinds of questions and keys of options and no game. Whatever it answers is among the options on offer, so it is
legal; where it does not fit exactly, the player is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct, structs

from engine.core.orders import Orderable, Terms
from engine.core.types import Action, Data, Decision, Option, Seat

PREMOVE: Final = "premove"
"""The id of an order that picks one option if it is on offer as it was when the order was given, and else asks."""

BROKEN, PHASE_ENDED, TIME_UP, TAKEN_BACK = "broken", "phase", "time", "undone"
"""Why an order comes to its end."""


class Order(Struct, frozen=True, omit_defaults=True):
    """An order of a seat: `id` is one of the game's or `PREMOVE`, `name` tells it from the seat's other orders.

    A premove is for questions of a `kind`, picks `keys` and is good `once`; for other orders `keys` and `amount` are the
    terms. An order is good during the `phase` of that name and before `expires_at`; None is no limit. `named` is what the
    options in `keys` said when it was given: a premove breaks when any of that has changed, and `broken` is then the name
    of the question at which it did. `used` is how many actions were in force before the answer that it gave last, and
    `given` how many lines the log had when the order was given.
    """

    id: str
    name: str = ""
    kind: str = ""
    keys: tuple[str, ...] = ()
    amount: int = 0
    once: bool = False
    phase: str | None = None
    expires_at: int | None = None
    named: dict[str, Data] = {}
    broken: str | None = None
    used: int | None = None
    given: int = 0

    @property
    def is_used_up(self) -> bool:
        """Whether the order has given the only answer that it is good for."""
        return self.once and self.used is not None

    def ending(self, phase: str, now: int) -> str | None:
        """Why the order has come to its end by itself; `phase` is named so that no two of a match are alike."""
        if self.phase is not None and self.phase != phase:
            return PHASE_ENDED
        return TIME_UP if self.expires_at is not None and now >= self.expires_at else None

    def is_for(self, decision: Decision, orderable: Orderable | None) -> bool:
        """Whether the order is about questions of that kind; `orderable` is what the game knows of its id."""
        if self.id == PREMOVE:
            return decision.kind == self.kind
        return orderable is not None and decision.kind in orderable.kinds

    def breaks_at(self, decision: Decision) -> bool:
        """Whether a question that a premove is for offers something else under the names that it was given for."""
        offered = {option.key: option.data for option in decision.ask.options}
        return any(key not in offered or offered[key] != self.named.get(key) for key in self.keys)


class Answer(Struct, frozen=True):
    """The answer to a question: the order that gives it, the key that is picked, and whether it depends on nothing hidden."""

    order: Order
    key: str
    blind: bool


def naming(options: Sequence[Option], keys: Sequence[str]) -> dict[str, Data]:
    """What the options of these keys say now, for `Order.named`."""
    return {option.key: option.data for option in options if option.key in keys}


def answer(
    orders: Sequence[Order],
    orderable: Callable[[str], Orderable | None],
    decision: Decision,
    state: Any,
    phase: str,
    now: int,
) -> Answer | None:
    """The answer of the first order that has one; None if the player is to be asked.

    A premove that breaks has the player asked, whatever the later orders say.
    """
    ask = decision.ask
    if not ask.least <= 1 <= ask.most:
        return None
    for order in orders:
        possible = orderable(order.id)
        if order.is_used_up or order.ending(phase, now) or not order.is_for(decision, possible):
            continue
        if order.broken is not None or order.breaks_at(decision):
            return None
        if possible is None:
            return Answer(order, order.keys[0], ask.open)
        key = possible.choose(state, decision, Terms(order.keys, order.amount))
        if key is not None:
            return Answer(order, key, ask.open or possible.blind)
    return None


def at_question(orders: Sequence[Order], decision: Decision, name: str) -> tuple[Order, ...]:
    """The orders once a question of that name is put: the first premove for it may have broken at it."""
    for place, order in enumerate(orders):
        if order.id == PREMOVE and not order.is_used_up and order.kind == decision.kind:
            if order.broken is None and order.breaks_at(decision):
                return (*orders[:place], structs.replace(order, broken=name), *orders[place + 1 :])
            return tuple(orders)
    return tuple(orders)


def in_force(order: Order, actions: Sequence[Action], seat: Seat) -> Order:
    """The order as it is with these actions in force: a premove whose answer an undo took back is good again."""
    used = order.used
    if not order.once or used is None:
        return order
    is_played = used < len(actions) and (actions[used].seat, actions[used].picks) == (seat, order.keys)
    return order if is_played else structs.replace(order, used=None)


def taken_back(orders: Sequence[Order], keep: int) -> list[Order]:
    """The premoves whose answers an undo of their own player took back, which lets `keep` actions stay."""
    return [order for order in orders if order.once and order.used is not None and order.used >= keep]
