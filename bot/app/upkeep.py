"""What the bot does by itself while it is connected: what is due in matches, and what could not be published before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from discord.ext import tasks

from bot.delivery.notices import Notices
from bot.delivery.reach import ReachOnDiscord
from bot.interaction.services import Services
from bot.match.standing_orders import StandingOrders
from storage.errors import StoreError

log = logging.getLogger(__name__)

SWEEP: Final = 60.0
"""Seconds between two looks for what is due, and for news that could not be published."""


CANCELLING: Final = 1.0
"""Seconds in which what is cancelled has to end."""


class Upkeep:
    """Sweeps again and again once it is started; `is_away` says whether some servers cannot be reached now.

    `register` sends the commands to Discord, if that is due.
    """

    _resuming: asyncio.Task[None]
    _begun = True

    def __init__(
        self,
        services: Services,
        orders: StandingOrders,
        notices: Notices,
        reach: ReachOnDiscord,
        is_away: Callable[[], bool],
        register: Callable[[], Awaitable[None]],
    ) -> None:
        self._services = services
        self._orders = orders
        self._notices = notices
        self._reach = reach
        self._is_away = is_away
        self._register = register

    async def start(self) -> None:
        """Begin to sweep, and what goes on by itself; once that runs, only publish what waits."""
        if self._sweep.is_running():
            await self._services.publisher.sweep()
        else:
            self._sweep.start()
            await self._begin()
            await self._services.publisher.resume()

    def stop(self) -> None:
        """Sweep no more."""
        self._sweep.cancel()

    def tell(self, match_id: str) -> None:
        """Something has happened in a match."""
        # Before anything is published: an order may answer what a player would be called for.
        self._orders.tell(match_id)
        self._reach.tell(match_id)
        self._services.publisher.tell(match_id)
        self._notices.tell(match_id)
        self._services.thinking.tell(match_id)

    def partitions_gained(self) -> None:
        """Servers of another process are this one's now: go on where it stopped."""
        if self._sweep.is_running():
            self._resuming = asyncio.create_task(self._resume(), name="takeover")

    async def do_what_is_due(self) -> None:
        """Let clocks run on, unless some cannot press: what passes while Discord cannot be reached is an outage."""
        clocks = self._services.matches.cache.clocks
        if self._is_away():
            clocks.stop()
            return
        try:
            await clocks.go_on()
            await self._services.matches.sweep()
            await self._notices.sweep()
            self._services.follows.sweep()
            self._services.spotlight.sweep()
            self._services.archived_threads.sweep()
            await self._services.events.sweep()
        except StoreError as failed:
            log.error("what is due in matches cannot be found: %s", type(failed).__name__)

    async def finish(self) -> None:
        """Wait for what is under way."""
        services = self._services
        await asyncio.gather(services.thinking.finish(), services.events.finish(), self._finish_notifying())
        await services.publisher.finish()

    async def _finish_notifying(self) -> None:
        await self._orders.finish()
        await self._reach.finish()
        await self._notices.finish()
        await self._services.follows.finish()
        await self._services.spotlight.finish()
        await self._services.archived_threads.finish()

    async def give_up(self) -> None:
        """Cancel what Discord has not answered by now: it is stored, and the next start goes on with it."""
        services = self._services
        parts = (
            *(self._orders, self._reach, self._notices, services.follows, services.spotlight),
            *(services.archived_threads, services.publisher),
        )
        if under_way := [task for part in parts for task in part.give_up()]:
            await asyncio.wait(under_way, timeout=CANCELLING)

    async def _begin(self) -> None:
        """Begin what goes on by itself in the matches of this process; where they cannot be found, the next sweep does."""
        self._begun = True
        try:
            await self._orders.resume()
            await self._notices.resume()
            await self._services.thinking.resume()
        except Exception as failed:
            self._begun = False
            trace = None if isinstance(failed, StoreError) else failed
            log.error("what goes on by itself in matches cannot be found: %s", type(failed).__name__, exc_info=trace)

    async def _resume(self) -> None:
        self._services.matches.cache.clear()
        self._services.events.keeper.forget()
        self._services.preferences.forget()
        self._services.publisher.forget()
        await self._begin()
        await self._services.publisher.resume()
        self._reach.look_everywhere()
        await self.do_what_is_due()
        await self._services.publisher.sweep()

    @tasks.loop(seconds=SWEEP)
    async def _sweep(self) -> None:
        for part in (self._begin_again, self.do_what_is_due, self._services.publisher.sweep, self._register):
            try:
                await part()
            except Exception:
                log.exception("a part of a sweep failed")  # discord.py would sweep no more

    async def _begin_again(self) -> None:
        if not self._begun:
            await self._begin()
