"""Calling off a running match, which its other players have to agree to. Knows no discord."""

from __future__ import annotations

from typing import Final, Literal

from bot.clocks.metrics import Ending
from bot.matches.cache import MatchCache
from bot.matches.consent import ConsentRequest
from bot.matches.errors import Refused
from bot.matches.match import SeatedMatch
from bot.matches.outbox import Announcement, ShownEvent
from bot.matches.settings import CANCEL
from engine.core.types import Event, Seat

Outcome = Literal["done", "asked", "waiting"]
"""What came of a wish: it is done, the others are to be asked, or they were asked already."""

BY_PLAYERS: Final = "cancelled"
BY_MODERATOR: Final = "cancelled_by_moderator"
"""Kinds of the events that say who has called a match off."""


class Cancellation:
    """Calls running matches off: players with everybody's consent, moderators by themselves."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def request(self, match_id: str, user_id: int) -> Outcome:
        """Call a match off for one of its players, or note the wish when other people have to agree first."""
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            table.require_running()
            waiting = table.cancel_request
            request = (
                waiting if waiting is not None and waiting.seat == seat else ConsentRequest(seat, table.log_length)
            )
            if not table.missing(request):
                await self._end(table, BY_PLAYERS, seat, table.names[seat])
                return "done"
            if request is waiting:
                return "waiting"
            await self._cache.save_setting(table, CANCEL, request.stored())
            return "asked"

    async def consent(self, match_id: str, user_id: int, request_name: str, *, agree: bool) -> tuple[Seat, ...]:
        """Agree to a waiting request or refuse it; returns the seats that still have to agree.

        Raises `Refused` when it waits no more, or was the user's own to agree to.
        """
        async with self._cache.hold(match_id) as table:
            mine = table.seat_of(user_id)
            table.require_running()
            request = table.cancel_request
            if request is None or request.name != request_name:
                raise Refused("cancel-outdated")
            if not agree:
                await self._cache.save_setting(table, CANCEL, "")
                return ()
            if mine == request.seat:
                raise Refused("refuse-own-undo")
            request = request.with_consent(mine)
            missing = table.missing(request)
            if missing:
                await self._cache.save_setting(table, CANCEL, request.stored())
            else:
                await self._end(table, BY_PLAYERS, request.seat, table.names[request.seat])
            return missing

    async def withdraw(self, match_id: str) -> None:
        """Forget a request that could not be put to the others."""
        async with self._cache.hold(match_id) as table:
            await self._cache.save_setting(table, CANCEL, "")

    async def moderate(self, match_id: str, name: str) -> None:
        """Call a match off for a moderator of that name, whom nobody has to agree with."""
        async with self._cache.hold(match_id) as table:
            table.require_running()
            await self._end(table, BY_MODERATOR, None, name)

    async def _end(self, table: SeatedMatch, kind: str, seat: Seat | None, name: str) -> None:
        news = Announcement((ShownEvent(Event(kind, seat, {"name": name})),))
        ending: Ending = "agreed" if kind == BY_PLAYERS else "cancelled"
        await self._cache.save_end(table, "cancelled", ending, news)
