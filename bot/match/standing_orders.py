"""Standing orders: whoever has given an answer in advance is answered for, as if the player had pressed the button.

Where everybody can read the question, that is done at once. Else the time is drawn for every question alike: an order not
to react answers whatever is held, so nobody learns anything of it. One that depends on what is on offer, such as to go on
without a choice, shows to whoever watches the time that it could answer: its player is informed of that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from itertools import chain
from random import SystemRandom
from typing import Any, Final

from bot.match.background import Background
from bot.match.errors import Refused, may_be_tried_again
from bot.match.service import Matches
from bot.match.settings import SETTING_ORDERS
from storage.errors import StoreError

log = logging.getLogger(__name__)


DELAY: Final = (5.0, 25.0)
"""Seconds until a standing order answers, any time between these as likely."""

RETRY: Final = 30.0
"""Seconds until an answer is given again that could not be stored."""

_chance = SystemRandom()


def delay() -> float:
    """Seconds until the next answer."""
    return _chance.uniform(*DELAY)


class StandingOrders(Background):
    """Gives the answers that are due, each once; after a restart their time is drawn anew."""

    def __init__(self, matches: Matches) -> None:
        self._tables = matches
        self._due: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._finished = False

    def notify(self, match_id: str) -> None:
        """Have a match looked at, in which something has happened; most have no orders, and cost nothing here."""
        if self._tables.cache.has_orders(match_id):
            self._run(self._look(match_id))

    async def resume(self) -> None:
        """Look at all running matches in which somebody has given an order."""
        store = self._tables.store
        older = [await store.live_matches(setting) for setting in SETTING_ORDERS]
        for match_id in dict.fromkeys(chain(*older, await store.matches_with_orders())):
            self._run(self._look(match_id))

    async def finish(self) -> None:
        """Give no more answers, and wait for those that are being given."""
        self._finished = True
        for timer in self._due.values():
            timer.cancel()
        self._due.clear()
        if self._tasks:
            await asyncio.wait(self._tasks)

    def give_up(self) -> list[asyncio.Task[Any]]:
        """Cancel what is under way, and return it: it is done after the next start."""
        for task in (under_way := [*self._tasks]):
            task.cancel()
        return under_way

    async def _look(self, match_id: str) -> None:
        try:
            found = await self._tables.ordering.due(match_id)
        except (Refused, StoreError) as failed:
            log.info("match %s cannot be looked at: %s", match_id, failed)
            if may_be_tried_again(failed):
                asyncio.get_running_loop().call_later(RETRY, self._look_again, match_id)
            return
        for decision_name, delayed in found.items():
            if not delayed:
                await self._give(match_id, decision_name)
            elif (match_id, decision_name) not in self._due:
                self._answer_after(delay(), match_id, decision_name)

    def _look_again(self, match_id: str) -> None:
        if not self._finished:
            self._run(self._look(match_id))

    def _answer(self, match_id: str, decision_name: str) -> None:
        self._due.pop((match_id, decision_name), None)
        self._run(self._give(match_id, decision_name))

    async def _give(self, match_id: str, decision_name: str) -> None:
        try:
            await self._tables.ordering.answer(match_id, decision_name)
        except (Refused, StoreError) as failed:
            log.info("an order in match %s came to nothing: %s", match_id, failed)
            if may_be_tried_again(failed):
                self._answer_after(RETRY, match_id, decision_name)

    def _answer_after(self, seconds: float, match_id: str, decision_name: str) -> None:
        timer = asyncio.get_running_loop().call_later(seconds, self._answer, match_id, decision_name)
        self._due[match_id, decision_name] = timer

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
