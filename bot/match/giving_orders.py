"""Standing orders of a match: giving and cancelling them, and answering by them. Does not use Discord."""

import logging
import secrets
from typing import Final

from msgspec import structs

from bot.clocks.paces import DAY
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache
from bot.match.notices import ORDER_ENDED_NOTICE, Notice, pack, target
from bot.match.outbox import MoveResult, PlayedAnswer
from bot.match.settings import ASK_ALWAYS, seats_in
from bot.match.standing_orders import (
    BROKEN,
    PHASE_ENDED,
    PREMOVE,
    TAKEN_BACK,
    Answer,
    Order,
    answer,
    at_question,
    naming,
    taken_back,
)
from engine.core.log import Undo
from engine.core.orders import ROUTINE
from engine.core.types import Action, Decision, Illegal, Option, Seat
from storage.errors import StoreError
from storage.messages import OutboxEntry

log = logging.getLogger(__name__)

MAX_ORDERS: Final = 8
"""Orders of a player in a match. A message lists them with a button each."""

MAX_PLAYED_PREMOVES: Final = 20

UNKNOWN_ORDER_REFUSALS: Final = {"never_react": "refuse-no-reactions", "routine": "refuse-no-routine"}
"""Refusals of an order in a game that does not know it, where a specific sentence exists."""

ORDER_NAME_BITS: Final = 32

PHASE, MATCH = "phase", "match"
SCOPES: Final[dict[str, int | None]] = {PHASE: None, "day": DAY, "week": 7 * DAY, MATCH: None}
"""Scopes of orders, with the seconds for those that are limited by time."""


class Ordering:
    """Standing orders of all matches. Methods that take a match's id lock it; the others are called under its lock."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def give(self, match_id: str, user_id: int, order: Order) -> None:
        """Give an order. Except for premoves, it replaces the player's former order of the same id.

        An order for an open question goes before the others, and drops orders that broke at that question.

        Raises `Refused` if the game knows no such order, or the player has too many.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            _check(match, seat, order)
            others = [one for one in match.orders_of(seat) if one.id == PREMOVE or one.id != order.id]
            if sum(not one.is_used_up for one in others) >= MAX_ORDERS:
                raise Refused("refuse-too-many-orders", most=MAX_ORDERS)
            named = structs.replace(order, name=f"{secrets.randbits(ORDER_NAME_BITS):x}", given=match.log_length)
            if _is_asked(match, seat, order):
                left = [one for one in others if one.broken is None]
                await self._save(match, seat, (named, *left))
            else:
                await self._save(match, seat, (*others, named))
            self._cache.notify(match_id)

    async def cancel(self, match_id: str, user_id: int, name: str) -> Order:
        """Cancel an order, and return it. Raises `Refused` if it has ended already."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            orders = match.orders_of(seat)
            found = next((one for one in orders if one.name == name and not one.is_used_up), None)
            if found is None:
                raise Refused("refuse-no-such-order")
            await self._save(match, seat, tuple(one for one in orders if one is not found))
            return found

    async def switch(self, match_id: str, user_id: int, id: str, *, on: bool) -> None:
        """Turn an order without terms on or off. Without `ROUTINE`, a player is asked everything."""
        if on:
            await self.give(match_id, user_id, Order(id))
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            _check(match, seat, Order(id))
            if not on:
                await self._save(match, seat, tuple(one for one in match.orders_of(seat) if one.id != id))
            if id == ROUTINE and match.game.chores:
                asked = {*seats_in(match.row, ASK_ALWAYS)} - {seat} | ({seat} if not on else set())
                await self._cache.save_setting(match, ASK_ALWAYS, " ".join(map(str, sorted(asked))))

    async def due(self, match_id: str) -> dict[str, bool]:
        """Return the questions that are answered without a press.

        They are given by name, with True if an immediate answer could betray secrets.
        """
        async with self._cache.lock_match(match_id) as match:
            await self._refresh(match)
            return {
                match.decision_name(one): not one.ask.open
                for one in match.core.decisions
                if match.answer_by_order(one) is not None or match.chore(one) is not None
            }

    async def answer(self, match_id: str, decision_name: str) -> None:
        """Answer a question by its order, if it still has one, as if the player had pressed the button; or do a chore.

        The player does not count as present by that. A premove is marked as used before it is played: if the process
        dies in between, the player is asked, and the premove is never played twice.
        """
        async with self._cache.lock_match(match_id) as match:
            await self._refresh(match)
            await self._cache.clocks.begin(match)
            decision = next((one for one in match.core.decisions if match.decision_name(one) == decision_name), None)
            found = None if decision is None else match.answer_by_order(decision)
            if decision is not None and found is not None:
                await self._answer(match, decision, found)
            elif decision is not None and match.chore(decision) is not None:
                user = match.seats[decision.ask.seat].user_id
                await self._cache.save(match, match.do_chore(decision), user, f"chore {match_id} {decision_name}")

    async def answer_now(self, match_id: str, user_id: int) -> PlayedAnswer | None:
        """Answer the question of a player who has just given an order for it; None if no order answers it.

        There is no delay, since the player could as well press the button. If it cannot be stored now, the answer is
        given after the delay.
        """
        async with self._cache.lock_match(match_id) as match:
            seat, before = match.seat_of(user_id), match.turn
            await self._cache.clocks.begin(match)
            for decision in match.core.decisions:
                found = match.answer_by_order(decision) if decision.ask.seat == seat else None
                if found is not None:
                    try:
                        move = await self._answer(match, decision, found)
                    except (Refused, StoreError) as failed:
                        log.info("an order in match %s is to answer later: %s", match_id, type(failed).__name__)
                        return None
                    return PlayedAnswer(move.visible_to(seat), match.asks_only(user_id, since=before))
            return None

    async def _answer(self, match: SeatedMatch, decision: Decision, found: Answer) -> MoveResult:
        """Play an order's answer, and store it."""
        seat, name = decision.ask.seat, match.decision_name(decision)
        await self._use(match, seat, found.order)
        try:
            move = match.play(Action(seat, decision.kind, (found.key,)))
        except Illegal as illegal:
            raise match.refused(illegal.reason) from None
        await self._cache.save(match, move, match.seats[seat].user_id, f"order {match.row.id} {name}")
        return move

    def premove_for(self, match: SeatedMatch, decision: Decision) -> Order | None:
        """Return the premove that would answer a question, even after an undo, or None."""
        orders, state = match.orders_of(decision.ask.seat), match.core.position.state
        found = answer(orders, match.game.orderable, decision, state, match.phase_name(), match.now)
        return found.order if found is not None and found.order.once else None

    async def end(self, match: SeatedMatch, seat: Seat, order: Order) -> None:
        """End an order, such as a premove whose question the player has answered by hand. A failure is only logged."""
        try:
            await self._save(match, seat, tuple(one for one in match.orders_of(seat) if one.name != order.name))
        except StoreError as failed:
            log.warning("an order in match %s goes on: %s", match.row.id, type(failed).__name__)

    async def undone(self, match: SeatedMatch) -> None:
        """Update orders after an undo: premoves that their own player undid are over.

        Those that another player's undo took back are good again, unless it is redone.
        """
        undo = match.core.log[-1]
        assert isinstance(undo, Undo)
        over = taken_back(match.orders.get(undo.seat, ()), undo.keep)
        if over:
            names = {one.name for one in over}
            left = tuple(one for one in match.orders_of(undo.seat) if one.name not in names)
            await self._save(match, undo.seat, left)
            await self._inform(match, undo.seat, [(one, TAKEN_BACK) for one in over])

    async def _refresh(self, match: SeatedMatch) -> None:
        """End and break orders whose time or question has come, and notify their players."""
        for seat in range(len(match.seats)) if match.row.status == "live" else ():
            await self._refresh_seat(match, seat)

    async def _refresh_seat(self, match: SeatedMatch, seat: Seat) -> None:
        orders = before = match.orders_of(seat)
        for decision in match.core.decisions if not match.is_passed_on(seat) else ():
            if decision.ask.seat == seat:
                orders = at_question(orders, decision, match.decision_name(decision))
        phase, names = match.phase_name(), match.decision_names()
        broken = [(one, BROKEN) for one, was in zip(orders, before, strict=True) if one.broken and not was.broken]
        ended = [(one, why) for one in orders if not one.is_used_up and (why := one.ending(phase, match.now))]
        over = {one.name for one, _ in ended}
        kept = tuple(one for one in orders if one.name not in over and one.broken in (None, *names))
        if kept != before:
            await self._save(match, seat, kept)
            quiet = [one for one, why in ended if one.broken or (why == PHASE_ENDED and one.used is not None)]
            await self._inform(match, seat, [*broken, *(each for each in ended if each[0] not in quiet)])

    async def _use(self, match: SeatedMatch, seat: Seat, order: Order) -> None:
        """Note that an order gives an answer now."""
        if order.once or order.used is None:
            used = structs.replace(order, used=len(match.core.actions))
            orders = match.orders_of(seat)  # compared by name, since each call may return new objects
            await self._save(match, seat, tuple(used if one.name == order.name else one for one in orders))

    async def _save(self, match: SeatedMatch, seat: Seat, orders: tuple[Order, ...]) -> None:
        done = [one for one in orders if one.is_used_up]
        forgotten = {one.name for one in done[:-MAX_PLAYED_PREMOVES]}
        # Keep a premove that an undo made good again as used, since a redo uses it up again.
        used = {one.name: one.used for one in match.orders.get(seat, ()) if one.once}
        kept = (structs.replace(one, used=used.get(one.name)) if one.used is None else one for one in orders)
        await self._cache.save_orders(match, seat, tuple(one for one in kept if one.name not in forgotten))

    async def _inform(self, match: SeatedMatch, seat: Seat, ended: list[tuple[Order, str]]) -> None:
        """Notify a player in private which orders have ended, and why."""
        user = match.seats[seat].user_id
        if user is not None and ended:
            notices = [Notice(ORDER_ENDED_NOTICE, seat, order=order, why=why) for order, why in ended]
            entries = [OutboxEntry(target(user), pack(one), self._cache.now()) for one in notices]
            await self._cache.store.notify(match.row.id, entries)


def _check(match: SeatedMatch, seat: Seat, order: Order) -> None:
    """Raise `Refused` for an order that the game does not know, or a premove of options that cannot be foreseen."""
    if order.id == PREMOVE:
        foreseen = {option.key for option in foreseen_options(match, seat, order.kind)}
        if not order.keys or not foreseen.issuperset(order.keys):
            raise Refused("refuse-no-such-order")
    elif match.game.orderable(order.id) is None:
        raise Refused(UNKNOWN_ORDER_REFUSALS.get(order.id, "refuse-no-such-order"))


def _is_asked(match: SeatedMatch, seat: Seat, order: Order) -> bool:
    """Return True if a question that the order applies to is open to its seat."""
    orderable = match.game.orderable(order.id)
    return any(one.ask.seat == seat and order.is_for(one, orderable) for one in match.core.decisions)


def compose(match: SeatedMatch, seat: Seat, order: Order, scope: str) -> Order:
    """Return an order as it would be given now, for one of `SCOPES`, with the present data of its options."""
    seconds = SCOPES[scope]
    orderable = match.game.orderable(order.id)
    kind = order.kind if orderable is None else orderable.kinds[0]
    return structs.replace(
        order,
        once=order.id == PREMOVE,
        phase=match.phase_name() if scope == PHASE else None,
        expires_at=None if seconds is None else match.now + seconds,
        named=naming(foreseen_options(match, seat, kind), order.keys),
    )


def foreseen_options(match: SeatedMatch, seat: Seat, kind: str) -> tuple[Option, ...]:
    """Return the options that a seat may name in an order about questions of a kind."""
    foreseen = match.game.foreseen(match.core.position, seat)
    mine = {one.kind: one.ask.options for one in match.core.decisions if one.ask.seat == seat}
    return foreseen.get(kind) or mine.get(kind, ())
