"""Standing orders: who has said in advance not to react, or to go on without a choice, is answered for after a time.

The time is drawn for every question alike, and the answer is given as if the player had pressed the button. An order
not to react answers whatever is held, so nobody learns anything of it. One to go on without a choice shows, to whoever
watches the time, that there was no choice: the player is informed of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any, Final

from bot.matches.errors import Refused
from bot.matches.service import Matches
from bot.matches.settings import NEVER_REACT, ROUTINE, seats_with
from storage.errors import StoreError

log = logging.getLogger(__name__)


DELAY: Final = (5.0, 25.0)
"""Seconds until a standing order answers, any time between these as likely."""

_chance = SystemRandom()


def delay() -> float:
    """Seconds until the next answer."""
    return _chance.uniform(*DELAY)


class StandingOrders:
    """Gives the answers that are due, each once; after a restart their time is drawn anew."""

    def __init__(self, tables: Matches) -> None:
        self._tables = tables
        self._due: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def tell(self, match_id: str) -> None:
        """Have a match looked at, in which something has happened; most have no orders, and cost nothing here."""
        row = self._tables.cached_row(match_id)
        if row is not None and any(seats_with(row, order) for order in (NEVER_REACT, ROUTINE)):
            self._run(self._look(match_id))

    async def resume(self) -> None:
        """Look at all running matches in which somebody has given an order."""
        for order in (NEVER_REACT, ROUTINE):
            for match_id in await self._tables.store.live_matches(order):
                self._run(self._look(match_id))

    async def finish(self) -> None:
        """Give no more answers, and wait for those that are being given."""
        for timer in self._due.values():
            timer.cancel()
        self._due.clear()
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _look(self, match_id: str) -> None:
        try:
            table = await self._tables.look(match_id)
        except (Refused, StoreError) as failed:
            log.info("match %s cannot be looked at: %s", match_id, failed)
            return
        for user_id, decision_name, _ in table.answers_by_order():
            if (match_id, decision_name) not in self._due:
                loop = asyncio.get_running_loop()
                self._due[match_id, decision_name] = loop.call_later(
                    delay(), self._answer, match_id, user_id, decision_name
                )

    def _answer(self, match_id: str, user_id: int, decision_name: str) -> None:
        self._due.pop((match_id, decision_name), None)
        self._run(self._give(match_id, user_id, decision_name))

    async def _give(self, match_id: str, user_id: int, decision_name: str) -> None:
        try:
            for user, name, key in (await self._tables.look(match_id)).answers_by_order():
                if (user, name) == (user_id, decision_name):
                    await self._tables.choose(match_id, user, name, (key,), f"order {match_id} {name}")
        except (Refused, StoreError) as failed:
            log.info("an order in match %s came to nothing: %s", match_id, failed)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
