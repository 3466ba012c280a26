"""Agreement to a player's request: who has to agree, until when, and what follows. Undo, cancelling and pausing use it.

Does not use Discord.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Literal

from bot.clocks.deadlines import Update, next_instant
from bot.match.consent import REQUEST_LIFETIME, ConsentRequest
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache
from bot.match.open_requests import asked_at, due_at, has_stopped, is_stopped, message_of, open_requests
from bot.match.outbox import Announcement, ShownEvent
from bot.match.settings import CONSENT_MESSAGES, CONSENT_STOP
from engine.core.types import Event, Seat

Asking = Literal["done", "asked", "waiting"]
"""Outcome of a request: it was granted, the others have to be asked, or they were asked before."""


def missing(match: SeatedMatch, request: ConsentRequest) -> tuple[Seat, ...]:
    """Return the seats of people who still have to agree to a request, except those who are away."""
    done = {request.seat, *request.agreed}
    asked = (one.seat for one in match.seats if one.user_id is not None and one.seat not in done)
    return tuple(seat for seat in asked if not match.is_passed_on(seat))


def consenting(match: SeatedMatch) -> list[Seat]:
    """Return the seats whose consent is awaited, each once."""
    return [*dict.fromkeys(seat for request in open_requests(match).values() for seat in missing(match, request))]


class Agreement(ABC):
    """Requests of one kind, which a match keeps in the setting `setting` while they are pending.

    `outdated` is the refusal of answers to one that is no longer pending.
    """

    setting: ClassVar[str]
    outdated: ClassVar[str] = "cancel-outdated"

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    @abstractmethod
    async def _grant(self, match: SeatedMatch, request: ConsentRequest, user_id: int, key: str) -> None:
        """Do what was requested, for the user who asked alone or agreed last. `key` is that of the press."""

    def pending(self, match: SeatedMatch) -> ConsentRequest | None:
        """Return the pending request, if there is one."""
        return open_requests(match).get(self.setting)

    def message_of(self, match: SeatedMatch) -> int | None:
        """Return the id of the message that shows the pending request, if it is known."""
        return message_of(match, self.setting)

    async def _ask(
        self, match: SeatedMatch, wish: ConsentRequest, user_id: int, key: str = "", *, free: bool = False
    ) -> Asking:
        """Grant a request if it is `free` or no other person has to agree, else store it and stop the clock."""
        waiting = self.pending(match)
        is_same = waiting is not None and (waiting.seat, waiting.amount) == (wish.seat, wish.amount)
        request = waiting if waiting is not None and is_same else wish
        if free or not missing(match, request):
            await self._grant(match, wish, user_id, key)
            return "done"
        if request is waiting:
            return "waiting"
        await self._cache.save_setting(match, self.setting, request.stored())
        await self._cache.save_setting(match, CONSENT_MESSAGES[self.setting], str(await self._cache.clocks.now()))
        await _stop_clock(self._cache, match, request)
        return "asked"

    async def consent(
        self, match_id: str, user_id: int, request_name: str, key: str = "", *, agree: bool
    ) -> tuple[Seat, ...]:
        """Agree to the request of that name, or refuse it; its own player may withdraw it.

        Grants it once everyone agrees. Returns the seats that still have to. Raises `Refused` if it is no longer
        pending, or is the user's own.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            request = self.pending(match)
            if request is None or request.name != request_name:
                raise Refused(self.outdated)
            if not agree:
                await self._withdraw(match)
                return ()
            if seat == request.seat:
                raise Refused("refuse-own-undo")
            request = request.with_consent(seat)
            left = missing(match, request)
            if left:
                await self._cache.save_setting(match, self.setting, request.stored())
            else:
                await self._cache.clocks.begin(match)
                await self._grant(match, request, user_id, key)
            return left

    async def withdraw(self, match_id: str) -> None:
        """Drop a request that could not be shown to the others."""
        async with self._cache.lock_match(match_id) as match:
            await self._withdraw(match)

    async def _withdraw(self, match: SeatedMatch) -> None:
        """Drop a request, and restart the clock if no other request keeps it stopped."""
        await self._forget(match)
        update = await self._cache.clocks.begin(match)
        if update is not None and not open_requests(match) and is_stopped(match, update.clock):
            await self._end_stop(match, update)
            await self._cache.save_clock(match, None)

    async def _forget(self, match: SeatedMatch) -> None:
        """Drop a request. The caller restarts the clock if the request has stopped it."""
        await self._cache.save_setting(match, self.setting, "")

    async def _end_stop(self, match: SeatedMatch, update: Update) -> None:
        """Restart a clock that a request has stopped, and note that requests may not stop it at this position again."""
        await self._cache.save_setting(match, CONSENT_STOP, f"{match.log_length} 0")
        update.resume()

    async def put(self, match_id: str, name: str, message_id: int) -> None:
        """Note the message that shows the request of that name to the others."""
        async with self._cache.lock_match(match_id) as match:
            request, made = self.pending(match), asked_at(match, self.setting)
            if request is not None and request.name == name and made is not None:
                await self._cache.save_setting(match, CONSENT_MESSAGES[self.setting], f"{made} {message_id}")


async def _stop_clock(cache: MatchCache, match: SeatedMatch, request: ConsentRequest) -> None:
    """Stop the clock for a request of the player who is to move: once per position, until it is settled or lapses.

    Requests of other players do not stop it, so that they cannot delay a turn. The sweep then lets them lapse.
    """
    update = await cache.clocks.begin(match)
    runs = update is not None and update.clock.status == "live" and update.clock.pace.free is not None
    if update is None or not runs or request.seat not in match.asked() or has_stopped(match):
        kept = None if match.clock is None else next_instant(match.clock)
        await cache.store.set_due(match.row.id, due_at(match, kept))
        return
    await cache.save_setting(match, CONSENT_STOP, f"{match.log_length} {update.clock.now + REQUEST_LIFETIME}")
    update.pause(REQUEST_LIFETIME)
    await cache.save_clock(match, match.seats[request.seat].user_id)


async def lapse(cache: MatchCache, match: SeatedMatch, now: int) -> None:
    """Drop the requests that have been pending too long, announce that, and ping the player to move."""
    over = []
    for setting, request in open_requests(match).items():
        made = asked_at(match, setting)
        if made is not None and made + REQUEST_LIFETIME <= now:
            await cache.save_setting(match, setting, "")
            over.append(Event(f"{setting}_lapsed", request.seat, {}))
    if not over:
        return
    update = await cache.clocks.begin(match)
    stopped = match.clock is not None and is_stopped(match, match.clock)
    if update is not None and is_stopped(match, update.clock):
        update.resume()
    announcement = Announcement(tuple(map(ShownEvent, over))) if stopped else match.announcement(*over)
    await cache.save_clock(match, None, announcement)
