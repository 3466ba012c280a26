"""Pauses that all players of a match agree to; each has its end. Knows no discord."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.clocks.presets import DAY
from bot.match.agreement import Agreement, Asking
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.match_clock import ClockUpdate
from bot.match.open_requests import is_stopped
from bot.match.outbox import Announcement, ShownEvent, calling
from bot.match.repository import MatchCache
from bot.match.settings import PAUSE, event_of
from engine.core.types import Event, Seat

MOST_DAYS: Final = 14
"""So many days a pause lasts at most, from when all agree; they may agree to another."""

PAUSED, ENDED = "paused", "pause_ended"
"""Kinds of the events that say that a pause has begun, and that players have ended it."""


class Pausing:
    """Pauses running matches and ends pauses, with the consent of all players; organisers pause the matches of events."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self.agreement = Agreement(cache, PAUSE, lambda table: table.pause_request, "cancel-outdated")

    async def request(self, match_id: str, user_id: int, days: int) -> Asking:
        """Pause a match for so many days, 0 to end its pause, or note the wish when other people have to agree first."""
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            await self._begin(table, days)
            wish = ConsentRequest(seat, table.log_length, amount=days)
            return await self.agreement.ask(table, wish, partial(self._grant, table, user_id, wish))

    async def consent(self, match_id: str, user_id: int, request_name: str, *, agree: bool) -> tuple[Seat, ...]:
        """Agree to a waiting request or refuse it; returns the seats that still have to agree.

        Raises `Refused` when it waits no more, was the user's own to agree to, or the clocks do not run or stand any more.
        """
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            table.require_running()
            grant = partial(self._grant, table, user_id)
            return await self.agreement.answer(table, seat, request_name, grant, agree=agree)

    async def withdraw(self, match_id: str) -> None:
        """Forget a request that could not be put to the others."""
        async with self._cache.hold(match_id) as table:
            await self.agreement.withdraw(table)

    async def _begin(self, table: SeatedMatch, days: int) -> ClockUpdate:
        """Begin to change the clock of a match that its players may pause for so many days, or go on with."""
        table.require_running()
        if event_of(table.row) is not None:
            raise Refused("refuse-pause-event")
        update = await self._cache.clocks.begin(table)
        if update is None or update.clock.pace.free is None:
            raise Refused("clock-none")
        if update.clock.status == "asleep":
            raise Refused("clock-asleep")
        if update.clock.status == "paused" and update.clock.until is None:
            raise Refused("refuse-pause-arbiter")
        if not days and update.clock.status != "paused":
            raise Refused("refuse-not-paused")
        return update

    async def _grant(self, table: SeatedMatch, by: int, request: ConsentRequest) -> None:
        """Stop the clocks for the days that the request is about, or let them go on; who made the move is called by that."""
        days = request.amount or 0
        if table.pause_request is not None:
            await self.agreement.forget(table)
        update = await self._begin(table, days)
        # In one change with the pause: nobody is told of a turn that would go on between the two.
        if days and is_stopped(table, update.clock):
            await self.agreement.end_stop(table, update)
        if days:
            update.update.pause(days * DAY)
        else:
            update.update.resume()
        update.update.ask(table.asked())
        event = Event(PAUSED if days else ENDED, request.seat, {"days": days})
        news = Announcement((ShownEvent(event),), (), by, table.decision_names()) if days else calling(event, by)
        await self._cache.save_clock(table, by, news=[self._cache.outbox_entry(news)])
