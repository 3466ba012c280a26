"""Cancelling a match and pausing it, which every player has to agree to."""

from typing import Final

from bot.clocks.deadlines import Update
from bot.clocks.paces import DAY
from bot.match.agreement import Agreement, Asking
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.open_requests import is_stopped
from bot.match.outbox import Announcement, ShownEvent, pinging
from bot.match.outcome_rows import Ending
from bot.match.settings import PENDING_CANCEL, PENDING_PAUSE, event_of
from engine.core.types import Event, Seat

CANCELLED_BY_PLAYERS: Final = "cancelled"
CANCELLED_BY_MODERATOR: Final = "cancelled_by_moderator"


class Cancellation(Agreement):
    """Cancelling of running matches: by players with everyone's consent, by moderators on their own."""

    setting = PENDING_CANCEL

    async def request(self, match_id: str, user_id: int) -> Asking:
        """Cancel a match for one of its players, or store a request if other people have to agree first."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            return await self._ask(match, ConsentRequest(seat, match.log_length), user_id)

    async def moderate(self, match_id: str, name: str) -> None:
        """Cancel a match for a moderator of that name, without asking the players."""
        async with self._cache.lock_match(match_id) as match:
            match.require_running()
            await self._end(match, CANCELLED_BY_MODERATOR, None, name)

    async def _grant(self, match: SeatedMatch, request: ConsentRequest, user_id: int, key: str) -> None:
        await self._end(match, CANCELLED_BY_PLAYERS, request.seat, match.names[request.seat])

    async def _end(self, match: SeatedMatch, kind: str, seat: Seat | None, name: str) -> None:
        announcement = Announcement((ShownEvent(Event(kind, seat, {"name": name})),))
        ending: Ending = "agreed" if kind == CANCELLED_BY_PLAYERS else "cancelled"
        await self._cache.save_end(match, "cancelled", ending, announcement)


MAX_PAUSE_DAYS: Final = 14

PAUSE_BEGUN, PAUSE_ENDED = "paused", "pause_ended"
"""Kinds of the events that announce the beginning of a pause, and its end by the players."""


class Pausing(Agreement):
    """Pauses of running matches, with the consent of all players. Organisers pause matches of tournaments."""

    setting = PENDING_PAUSE

    async def request(self, match_id: str, user_id: int, days: int) -> Asking:
        """Pause a match for `days` (0 ends a pause), or store a request if other people have to agree first."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            await self._begin(match, days)
            return await self._ask(match, ConsentRequest(seat, match.log_length, amount=days), user_id)

    async def _begin(self, match: SeatedMatch, days: int) -> Update:
        """Begin to change the clock of a match, or raise `Refused` if the players may not pause or resume it."""
        match.require_running()
        if event_of(match.row) is not None:
            raise Refused("refuse-pause-event")
        update = await self._cache.clocks.begin(match)
        if update is None or update.clock.pace.free is None:
            raise Refused("clock-none")
        if update.clock.status == "asleep":
            raise Refused("clock-asleep")
        if update.clock.status == "paused" and update.clock.until is None:
            raise Refused("refuse-pause-arbiter")
        if not days and update.clock.status != "paused":
            raise Refused("refuse-not-paused")
        return update

    async def _grant(self, match: SeatedMatch, request: ConsentRequest, user_id: int, key: str) -> None:
        """Pause the clock for the days requested, or resume it. An end of the pause pings the players to move."""
        days = request.amount or 0
        if match.pause_request is not None:
            await self._forget(match)
        update = await self._begin(match, days)
        # In one change with the pause, so that no notice announces a turn that resumes in between.
        if days and is_stopped(match, update.clock):
            await self._end_stop(match, update)
        if days:
            update.pause(days * DAY)
        else:
            update.resume()
        event = Event(PAUSE_BEGUN if days else PAUSE_ENDED, request.seat, {"days": days})
        announcement = match.announcement(event, by=user_id) if days else pinging(event, user_id)
        await self._cache.save_clock(match, user_id, announcement)
