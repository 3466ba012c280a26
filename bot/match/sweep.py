"""The sweep: finds what is due in matches and lobbies, such as a deadline that has passed, and does it one by one."""

import asyncio
import logging
from typing import Final, Protocol

from bot.clocks.clock_log import VacationBegun
from bot.clocks.deadlines import next_instant
from bot.clocks.paces import DAY, HOUR
from bot.match.agreement import lapse
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache, load_minds
from bot.match.open_requests import due_at
from bot.match.seat_changes import free_seats, is_removed, sit_down
from storage.errors import Elsewhere, StoreError
from storage.matches import SeatRow
from storage.waiting_lists import ReserveRow

log = logging.getLogger(__name__)

MAX_MATCHES_PER_SWEEP: Final = 500


class LookAtLobby(Protocol):
    """Does what is due in a lobby."""

    async def __call__(self, match_id: str, now: int, *, until_now: bool | None = None) -> None:
        """Do what is due in a lobby. If `until_now` is given, its place has changed, and nothing need be due.

        True means that players could press until now, False that they could when the lobby last changed.
        """


async def ignore_lobby(match_id: str, now: int, *, until_now: bool | None = None) -> None:
    """Do nothing, in a bot without lobbies."""


class Sweep:
    """Finds what is due with one query, and does it match by match."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def sweep(self, look_at_lobby: LookAtLobby) -> int:
        """Do what is due; return how many matches and lobbies were looked at."""
        store, now = self._cache.store, await self._cache.clocks.tick()
        found = await store.due(now, MAX_MATCHES_PER_SWEEP)
        for match_id in found:
            try:
                await self._look(match_id, now, look_at_lobby)
            except Refused as refused:
                log.warning("match %s is due and cannot be played on: %s", match_id, refused.sentence)
                await store.set_due(match_id, now + DAY)
            except Elsewhere:
                log.info("match %s is due and has become another process's", match_id)
            except StoreError as failed:
                log.error("what is due in match %s cannot be done: %s", match_id, type(failed).__name__)
            except Exception:
                log.exception("what is due in match %s failed", match_id)
                await store.set_due(match_id, now + HOUR)  # otherwise it would block the head of the queue
            await asyncio.sleep(0)
        return len(found)

    async def _look(self, match_id: str, now: int, look_at_lobby: LookAtLobby) -> None:
        row = await self._cache.store.match(match_id)
        if row is None or row.status in ("ended", "cancelled"):
            await self._cache.store.set_due(match_id, None)
        elif row.status == "lobby":
            await look_at_lobby(match_id, now)
        else:
            await self._cache.renew(match_id)
            async with self._cache.lock_match(match_id) as match:
                await lapse(self._cache, match, now)
                await self._advance(match)
                await self._seat_reserves(match)

    async def _advance(self, match: SeatedMatch) -> None:
        """Apply what the clock has led to, and let computer players move in seats that have passed on."""
        update = await self._cache.clocks.begin(match)
        await load_minds(match)
        if not match.people:
            await self._cache.catch_up(match)
        elif update is None:
            await self._cache.store.set_due(match.row.id, due_at(match))
        elif match.waits_for_computer() and (update.lines or match.is_left_to_computers()):
            await self._cache.save(match, match.continue_play(), None, None)
        elif not update.lines:
            await self._cache.store.set_due(match.row.id, due_at(match, next_instant(update.clock)))
            if update.clock.out_of_reach:
                self._cache.notify(match.row.id)  # another channel may be found for it
        else:
            # A vacation changes the card, and pings no one.
            is_used = any(isinstance(line, VacationBegun) for line in update.lines)
            await self._cache.save_clock(match, None, *([match.announcement()] if is_used else []))

    async def _seat_reserves(self, match: SeatedMatch) -> None:
        """Seat reserves in the seats whose people have not come back."""
        free = free_seats(match)
        if not free or match.row.status != "live" or self._cache.out_of_reach(match.row.id):
            return  # the seat's person could not press to return either
        there = {seat.user_id for seat in match.seats}
        waiting = [
            one
            for one in await self._cache.store.reserves(match.row.id)
            if one.user_id not in there and not await is_removed(self._cache, match.row.id, one.user_id)
        ]
        for seat, reserve in zip(free, waiting, strict=False):
            await self._seat(match, seat, reserve)

    async def _seat(self, match: SeatedMatch, seat: int, reserve: ReserveRow) -> None:
        await self._cache.clocks.begin(match)
        if seat in free_seats(match):
            await sit_down(self._cache, match, SeatRow(seat, reserve.user_id, reserve.name), unasked=True)
