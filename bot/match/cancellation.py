"""Calling off a running match, which its other players have to agree to. Knows no discord."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.clocks.metrics import Ending
from bot.match.agreement import Agreement, Asking
from bot.match.consent import ConsentRequest
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, ShownEvent
from bot.match.repository import MatchCache
from bot.match.settings import CANCEL
from engine.core.types import Event, Seat

BY_PLAYERS: Final = "cancelled"
BY_MODERATOR: Final = "cancelled_by_moderator"
"""Kinds of the events that say who has called a match off."""


class Cancellation:
    """Calls running matches off: players with everybody's consent, moderators by themselves."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self.agreement = Agreement(cache, CANCEL, lambda table: table.cancel_request, "cancel-outdated")

    async def request(self, match_id: str, user_id: int) -> Asking:
        """Call a match off for one of its players, or note the wish when other people have to agree first."""
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            table.require_running()
            wish = ConsentRequest(seat, table.log_length)
            return await self.agreement.ask(table, wish, partial(self._end_for, table, wish))

    async def consent(self, match_id: str, user_id: int, request_name: str, *, agree: bool) -> tuple[Seat, ...]:
        """Agree to a waiting request or refuse it; returns the seats that still have to agree.

        Raises `Refused` when it waits no more, or was the user's own to agree to.
        """
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            table.require_running()
            grant = partial(self._end_for, table)
            return await self.agreement.answer(table, seat, request_name, grant, agree=agree)

    async def withdraw(self, match_id: str) -> None:
        """Forget a request that could not be put to the others."""
        async with self._cache.hold(match_id) as table:
            await self.agreement.withdraw(table)

    async def moderate(self, match_id: str, name: str) -> None:
        """Call a match off for a moderator of that name, whom nobody has to agree with."""
        async with self._cache.hold(match_id) as table:
            table.require_running()
            await self._end(table, BY_MODERATOR, None, name)

    async def _end_for(self, table: SeatedMatch, request: ConsentRequest) -> None:
        await self._end(table, BY_PLAYERS, request.seat, table.names[request.seat])

    async def _end(self, table: SeatedMatch, kind: str, seat: Seat | None, name: str) -> None:
        news = Announcement((ShownEvent(Event(kind, seat, {"name": name})),))
        ending: Ending = "agreed" if kind == BY_PLAYERS else "cancelled"
        await self._cache.save_end(table, "cancelled", ending, news)
