"""Standing orders and premoves: which answer to a question a player has given in advance.

An order knows kinds of questions and keys of options and no game. Whatever it answers is among the options on offer, so it is
legal; where it does not fit exactly, the player is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.types import Data, Decision, Option


class Rule(Struct, frozen=True, tag_field="rule"):
    """Which option is picked; None if the player is to be asked."""

    def pick(self, options: Sequence[Option]) -> str | None:
        """The key of the option that is picked of those on offer."""
        return None


class IfNothingElse(Rule, frozen=True, tag="if_nothing_else"):
    """Pick `key` if nothing else is on offer but what gains nothing by itself: pass when I can pay for nothing else."""

    key: str

    def pick(self, options: Sequence[Option]) -> str | None:
        others = [option for option in options if option.key != self.key and not option.idle]
        return None if others else _offered(options, (self.key,))


class Unless(Rule, frozen=True, tag="unless"):
    """Pick `key` unless one of `exceptions` is on offer: do not react except with these cards, pass unless that is free."""

    key: str
    exceptions: tuple[str, ...] = ()

    def pick(self, options: Sequence[Option]) -> str | None:
        return None if _offered(options, self.exceptions) else _offered(options, (self.key,))


class First(Rule, frozen=True, tag="first"):
    """Pick the first of `keys` that is on offer: a premove."""

    keys: tuple[str, ...]

    def pick(self, options: Sequence[Option]) -> str | None:
        return _offered(options, self.keys)


class Order(Struct, frozen=True):
    """An order of a seat for questions of a kind.

    It is good for `once`, during the `phase` of that name, before `expires_at`; None is no limit. `named` is what the options
    that it names said when it was given (`naming`): the order breaks when any of that has changed.
    """

    kind: str
    rule: IfNothingElse | Unless | First
    once: bool = False
    phase: str | None = None
    expires_at: int | None = None
    named: dict[str, Data] = {}

    def is_over(self, phase: str, now: int) -> bool:
        """Whether the order has come to its end by itself; `phase` is named so that no two of a match are alike."""
        return (self.phase is not None and self.phase != phase) or (
            self.expires_at is not None and now >= self.expires_at
        )

    def is_broken(self, decision: Decision) -> bool:
        """Whether a question of its kind offers something else under the names that the order was given for."""
        if decision.kind != self.kind:
            return False
        offered = {option.key: option.data for option in decision.ask.options}
        return any(offered.get(key) != data for key, data in self.named.items())


class Answer(Struct, frozen=True):
    """The answer to a question by an order, which is given by its place among the player's orders."""

    order: int
    picks: tuple[str, ...]


def naming(decision: Decision, keys: Sequence[str]) -> dict[str, Data]:
    """What the options of these keys say now, for `Order.named`."""
    return {option.key: option.data for option in decision.ask.options if option.key in keys}


def answer(orders: Sequence[Order], decision: Decision, phase: str, now: int) -> Answer | None:
    """The answer of the first order that has one; None if the player is to be asked.

    A broken order for the question has the player asked, whatever the later ones say.
    """
    ask = decision.ask
    if not ask.least <= 1 <= ask.most:
        return None
    for place, order in enumerate(orders):
        if order.kind != decision.kind or order.is_over(phase, now):
            continue
        if order.is_broken(decision):
            return None
        key = order.rule.pick(ask.options)
        if key is not None:
            return Answer(place, (key,))
    return None


def is_delayed(decision: Decision) -> bool:
    """Whether an order's answer must wait as long as a person might: how fast it comes could betray what is hidden."""
    return not decision.ask.open


def _offered(options: Sequence[Option], keys: Sequence[str]) -> str | None:
    offered = {option.key for option in options}
    return next((key for key in keys if key in offered), None)
