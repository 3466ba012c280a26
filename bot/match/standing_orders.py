"""Standing orders and premoves: answers to questions that a player has given in advance.

An order knows kinds of questions and keys of options, but no game. It answers only with an option on offer, which is
therefore legal; if it does not fit exactly, the player is asked.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct, structs

from engine.core.orders import Orderable, Terms
from engine.core.types import Action, Data, Decision, Option, Seat

PREMOVE: Final = "premove"
"""The id of an order that picks the first of its options that is offered unchanged, and otherwise asks the player."""

BROKEN, PHASE_ENDED, TIME_UP, TAKEN_BACK = "broken", "phase", "time", "undone"  # reasons why an order ends


class Order(Struct, frozen=True, omit_defaults=True):
    """An order of a seat. `id` is `PREMOVE` or one of the game's, `name` distinguishes it from the seat's other orders.

    A premove is for questions of a `kind`, picks the first of `keys` that fits and is used `once`; other orders have
    `keys` and `amount` as terms. An order is good during the `phase` of that name and before `expires_at`; None is no
    limit. `named` is the data of the options in `keys` when it was given: a premove breaks when that has changed for
    all of them, and `broken` is the name of the question where it did. `used` is how many actions were in force before
    the order's last answer, and `given` how many lines the log had when it was given.
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
        """Return True if the order has given the only answer that it is good for."""
        return self.once and self.used is not None

    def ending(self, phase: str, now: int) -> str | None:
        """Return why the order has ended by itself, or None. Names of phases are unique within a match."""
        if self.phase is not None and self.phase != phase:
            return PHASE_ENDED
        return TIME_UP if self.expires_at is not None and now >= self.expires_at else None

    def is_for(self, decision: Decision, orderable: Orderable | None) -> bool:
        """Return True if the order is about questions of that kind. `orderable` is what the game knows of its id."""
        if self.id == PREMOVE:
            return decision.kind == self.kind
        return orderable is not None and decision.kind in orderable.kinds

    def first_fitting(self, decision: Decision) -> str | None:
        """Return the first of a premove's options that a question offers as it was, or None."""
        offered = {option.key: option.data for option in decision.ask.options}
        return next((key for key in self.keys if key in offered and offered[key] == self.named.get(key)), None)

    def breaks_at(self, decision: Decision) -> bool:
        """Return True if a question for a premove no longer offers any of its options as it was."""
        return self.id == PREMOVE and self.first_fitting(decision) is None


class Answer(Struct, frozen=True):
    """An answer by an order: the key that is picked, and whether it depends on nothing hidden (`blind`)."""

    order: Order
    key: str
    blind: bool


def naming(options: Sequence[Option], keys: Sequence[str]) -> dict[str, Data]:
    """Return the present data of the options with these keys, for `Order.named`."""
    return {option.key: option.data for option in options if option.key in keys}


def answer(
    orders: Sequence[Order],
    orderable: Callable[[str], Orderable | None],
    decision: Decision,
    state: Any,
    phase: str,
    now: int,
) -> Answer | None:
    """Return the answer of the first order that has one; None if the player has to be asked.

    After a premove that breaks, the player is asked, even if a later order has an answer.
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
            fitting = order.first_fitting(decision)
            assert fitting is not None, "a premove without a fitting option breaks"
            return Answer(order, fitting, ask.open)
        key = possible.choose(state, decision, Terms(order.keys, order.amount))
        if key is not None:
            return Answer(order, key, ask.open or possible.blind)
    return None


def at_question(orders: Sequence[Order], decision: Decision, name: str) -> tuple[Order, ...]:
    """Return the orders once a question of that name is asked: the first premove for it may break."""
    for place, order in enumerate(orders):
        if order.id == PREMOVE and not order.is_used_up and order.kind == decision.kind:
            if order.broken is None and order.breaks_at(decision):
                return (*orders[:place], structs.replace(order, broken=name), *orders[place + 1 :])
            return tuple(orders)
    return tuple(orders)


def in_force(order: Order, actions: Sequence[Action], seat: Seat) -> Order:
    """Return the order with these actions in force: a premove whose answer was undone is good again."""
    used = order.used
    if not order.once or used is None:
        return order
    if used < len(actions) and actions[used].seat == seat and actions[used].picks in [(key,) for key in order.keys]:
        return order
    return structs.replace(order, used=None)


def taken_back(orders: Sequence[Order], keep: int) -> list[Order]:
    """Return the premoves that their own player's undo to `keep` actions has undone."""
    return [order for order in orders if order.once and order.used is not None and order.used >= keep]
