"""The service that gives the answers of standing orders, as if the player had pressed the button.

An open question is answered at once. For a closed one a delay is drawn, the same way for every question: an order never
to react answers whatever cards are held, so the delay betrays nothing. An order that depends on the options, such as
the one for questions without a choice, does show by its timing that it could answer; its player is warned of that.
"""

import asyncio
import logging
from itertools import chain
from random import SystemRandom
from typing import Final

from bot.match.background import BackgroundTasks
from bot.match.errors import Refused, may_be_tried_again
from bot.match.service import Matches
from bot.match.settings import SETTING_ORDERS
from storage.errors import StoreError

log = logging.getLogger(__name__)


ANSWER_DELAY: Final = (5.0, 25.0)  # range of the delay in seconds, drawn uniformly
ORDER_RETRY_SECONDS: Final = 30.0

LATELY: Final = 120
"""Seconds before the last card of all: matches with such cards may wait for an answer without an order."""

_chance = SystemRandom()


def delay() -> float:
    """Return the seconds until the next answer, drawn at random."""
    return _chance.uniform(*ANSWER_DELAY)


class StandingOrders(BackgroundTasks):
    """Gives each due answer once; after a restart, delays are drawn again."""

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches
        self._due: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._finished = False

    def notify(self, match_id: str) -> None:
        """Look at a match that has changed; matches without orders cost nothing here."""
        match = self._matches.cache.peek(match_id)
        if match is not None and any(match.orders_of(n) or match.does_chores(n) for n in range(match.row.seats)):
            self._run(self._look(match_id))

    async def resume(self) -> None:
        """Look at all running matches in which a player has an order, and at those that were played last."""
        store = self._matches.store
        older = [await store.live_matches(setting) for setting in SETTING_ORDERS]
        lately = await store.last_shown(LATELY)
        for match_id in dict.fromkeys(chain(*older, await store.matches_with_orders(), lately)):
            self._run(self._look(match_id))

    async def finish(self) -> None:
        """Stop answering, and wait for the answers that are being given."""
        self._finished = True
        for timer in self._due.values():
            timer.cancel()
        self._due.clear()
        await super().finish()

    async def _look(self, match_id: str) -> None:
        try:
            found = await self._matches.ordering.due(match_id)
        except (Refused, StoreError) as failed:
            log.info("match %s cannot be looked at: %s", match_id, failed)
            if may_be_tried_again(failed):
                asyncio.get_running_loop().call_later(ORDER_RETRY_SECONDS, self._look_again, match_id)
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
            await self._matches.ordering.answer(match_id, decision_name)
        except (Refused, StoreError) as failed:
            log.info("an order in match %s came to nothing: %s", match_id, failed)
            if may_be_tried_again(failed):
                self._answer_after(ORDER_RETRY_SECONDS, match_id, decision_name)

    def _answer_after(self, seconds: float, match_id: str, decision_name: str) -> None:
        timer = asyncio.get_running_loop().call_later(seconds, self._answer, match_id, decision_name)
        self._due[match_id, decision_name] = timer
