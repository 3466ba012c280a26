"""What needs the consent of all people at a match: one of them asks, the others agree or refuse. Knows no discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Literal

from bot.clocks.metrics import Ending
from bot.clocks.presets import DAY
from bot.clocks.update import next_instant
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.match_clock import ClockUpdate
from bot.match.open_requests import LAPSE, asked_at, has_stopped, is_stopped, lapses_at, message_of, open_requests
from bot.match.outbox import Announcement, ShownEvent, calling
from bot.match.saving import MatchCache
from bot.match.settings import CANCEL, CONSENT_STOP, CONSENTS_AT, PAUSE, event_of
from engine.core.types import Event, Seat

MOST_DAYS: Final = 14
"""So many days a pause lasts at most, from when all agree; they may agree to another."""

PAUSED, ENDED = "paused", "pause_ended"
"""Kinds of the events that say that a pause has begun, and that players have ended it."""


class Pausing:
    """Pauses running matches and ends pauses, with the consent of all players; organisers pause the matches of events."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self.agreement = Agreement(cache, PAUSE, lambda match: match.pause_request, "cancel-outdated")

    async def request(self, match_id: str, user_id: int, days: int) -> Asking:
        """Pause a match for so many days, 0 to end its pause, or note the wish when other people have to agree first."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            await self._begin(match, days)
            wish = ConsentRequest(seat, match.log_length, amount=days)
            return await self.agreement.ask(match, wish, partial(self._grant, match, user_id, wish))

    async def consent(self, match_id: str, user_id: int, request_name: str, *, agree: bool) -> tuple[Seat, ...]:
        """Agree to a waiting request or refuse it; returns the seats that still have to agree.

        Raises `Refused` when it waits no more, was the user's own to agree to, or the clocks do not run or stand any more.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            match.require_running()
            grant = partial(self._grant, match, user_id)
            return await self.agreement.answer(match, seat, request_name, grant, agree=agree)

    async def withdraw(self, match_id: str) -> None:
        """Forget a request that could not be put to the others."""
        async with self._cache.lock_match(match_id) as match:
            await self.agreement.withdraw(match)

    async def _begin(self, match: SeatedMatch, days: int) -> ClockUpdate:
        """Begin to change the clock of a match that its players may pause for so many days, or go on with."""
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

    async def _grant(self, match: SeatedMatch, by: int, request: ConsentRequest) -> None:
        """Stop the clocks for the days that the request is about, or let them go on; who made the move is called by that."""
        days = request.amount or 0
        if match.pause_request is not None:
            await self.agreement.forget(match)
        update = await self._begin(match, days)
        # In one change with the pause: nobody is told of a turn that would go on between the two.
        if days and is_stopped(match, update.clock):
            await self.agreement.end_stop(match, update)
        if days:
            update.update.pause(days * DAY)
        else:
            update.update.resume()
        update.update.ask(match.asked())
        event = Event(PAUSED if days else ENDED, request.seat, {"days": days})
        news = Announcement((ShownEvent(event),), (), by, match.decision_names()) if days else calling(event, by)
        await self._cache.save_clock(match, by, news=[self._cache.outbox_entry(news)])


BY_PLAYERS: Final = "cancelled"
BY_MODERATOR: Final = "cancelled_by_moderator"
"""Kinds of the events that say who has called a match off."""


class Cancellation:
    """Calls running matches off: players with everybody's consent, moderators by themselves."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self.agreement = Agreement(cache, CANCEL, lambda match: match.cancel_request, "cancel-outdated")

    async def request(self, match_id: str, user_id: int) -> Asking:
        """Call a match off for one of its players, or note the wish when other people have to agree first."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            match.require_running()
            wish = ConsentRequest(seat, match.log_length)
            return await self.agreement.ask(match, wish, partial(self._end_for, match, wish))

    async def consent(self, match_id: str, user_id: int, request_name: str, *, agree: bool) -> tuple[Seat, ...]:
        """Agree to a waiting request or refuse it; returns the seats that still have to agree.

        Raises `Refused` when it waits no more, or was the user's own to agree to.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            match.require_running()
            grant = partial(self._end_for, match)
            return await self.agreement.answer(match, seat, request_name, grant, agree=agree)

    async def withdraw(self, match_id: str) -> None:
        """Forget a request that could not be put to the others."""
        async with self._cache.lock_match(match_id) as match:
            await self.agreement.withdraw(match)

    async def moderate(self, match_id: str, name: str) -> None:
        """Call a match off for a moderator of that name, whom nobody has to agree with."""
        async with self._cache.lock_match(match_id) as match:
            match.require_running()
            await self._end(match, BY_MODERATOR, None, name)

    async def _end_for(self, match: SeatedMatch, request: ConsentRequest) -> None:
        await self._end(match, BY_PLAYERS, request.seat, match.names[request.seat])

    async def _end(self, match: SeatedMatch, kind: str, seat: Seat | None, name: str) -> None:
        news = Announcement((ShownEvent(Event(kind, seat, {"name": name})),))
        ending: Ending = "agreed" if kind == BY_PLAYERS else "cancelled"
        await self._cache.save_end(match, "cancelled", ending, news)


Asking = Literal["done", "asked", "waiting"]
"""What came of a wish: it is done, the others are to be asked, or they were asked already."""


class Agreement:
    """One kind of wish, which a match keeps in a setting while it waits. The caller holds the match.

    `waiting` finds the request that waits, `outdated` is the refusal of an answer to one that does not.
    """

    def __init__(
        self,
        cache: MatchCache,
        setting: str,
        waiting: Callable[[SeatedMatch], ConsentRequest | None],
        outdated: str,
    ) -> None:
        self._cache = cache
        self._setting = setting
        self._waiting = waiting
        self._outdated = outdated

    async def ask(
        self,
        match: SeatedMatch,
        wish: ConsentRequest,
        grant: Callable[[], Awaitable[None]],
        *,
        free: bool = False,
    ) -> Asking:
        """Grant a wish if it is `free` or nobody has to agree; else keep it until they do."""
        waiting = self._waiting(match)
        request = (
            waiting if waiting is not None and (waiting.seat, waiting.amount) == (wish.seat, wish.amount) else wish
        )
        if free or not match.missing(request):
            await grant()
            return "done"
        if request is waiting:
            return "waiting"
        await self._cache.save_setting(match, self._setting, request.stored())
        await self._cache.save_setting(match, CONSENTS_AT[self._setting], str(await self._cache.clocks.now()))
        await _stop_clock(self._cache, match, request)
        return "asked"

    async def answer(
        self,
        match: SeatedMatch,
        seat: Seat,
        name: str,
        grant: Callable[[ConsentRequest], Awaitable[None]],
        *,
        agree: bool,
    ) -> tuple[Seat, ...]:
        """Agree to the request of that name, or refuse it; whose it is may withdraw it.

        Grants it when everybody agrees. Returns the seats that still have to.

        Raises:
            Refused: It waits no more, or is the seat's own to agree to.
        """
        request = self._waiting(match)
        if request is None or request.name != name:
            raise Refused(self._outdated)
        if not agree:
            await self.withdraw(match)
            return ()
        if seat == request.seat:
            raise Refused("refuse-own-undo")
        request = request.with_consent(seat)
        missing = match.missing(request)
        if missing:
            await self._cache.save_setting(match, self._setting, request.stored())
        else:
            await grant(request)
        return missing

    async def forget(self, match: SeatedMatch) -> None:
        """Forget a request; the clock that it may have stopped is the caller's to change."""
        await self._cache.save_setting(match, self._setting, "")

    async def withdraw(self, match: SeatedMatch) -> None:
        """Forget a request, and let the clock run on that it has stopped."""
        await self.forget(match)
        update = await self._cache.clocks.begin(match)
        if update is not None and not open_requests(match) and is_stopped(match, update.clock):
            await self.end_stop(match, update)
            update.update.ask(match.asked())
            await self._cache.save_clock(match, None)

    async def end_stop(self, match: SeatedMatch, update: ClockUpdate) -> None:
        """Let a clock run on that a request has stopped, once for each position."""
        await self._cache.save_setting(match, CONSENT_STOP, f"{match.log_length} 0")
        update.update.resume()

    async def put(self, match_id: str, name: str, message_id: int) -> None:
        """Keep by which message the request of that name is put to the others."""
        async with self._cache.lock_match(match_id) as match:
            request, made = self._waiting(match), asked_at(match, self._setting)
            if request is not None and request.name == name and made is not None:
                await self._cache.save_setting(match, CONSENTS_AT[self._setting], f"{made} {message_id}")

    def message_of(self, match: SeatedMatch) -> int | None:
        """The id of that message, if it is known."""
        return message_of(match, self._setting)


async def _stop_clock(cache: MatchCache, match: SeatedMatch, request: ConsentRequest) -> None:
    """Stop the clock of the player who asks and is to move, once for each position; the request ends that, or a day.

    For a request of another player the clock is left alone: what is overdue there is the sweep's to do.
    """
    update = await cache.clocks.begin(match)
    runs = update is not None and update.clock.status == "live" and update.clock.pace.free is not None
    if update is None or not runs or request.seat not in match.asked() or has_stopped(match):
        kept = None if match.clock is None else next_instant(match.clock.clock)
        due = [one for one in (kept, lapses_at(match)) if one is not None]
        await cache.store.set_due(match.row.id, min(due, default=None))
        return
    await cache.save_setting(match, CONSENT_STOP, f"{match.log_length} {update.clock.now + LAPSE}")
    update.update.pause(LAPSE)
    update.update.ask(match.asked())
    await cache.save_clock(match, match.seats[request.seat].user_id)


async def lapse(cache: MatchCache, match: SeatedMatch, now: int) -> None:
    """Forget the requests that have waited too long; those who are at the match read that once, and the mover is pinged."""
    over = []
    for setting, request in open_requests(match).items():
        made = asked_at(match, setting)
        if made is not None and made + LAPSE <= now:
            await cache.save_setting(match, setting, "")
            over.append(Event(f"{setting}_lapsed", request.seat, {}))
    if not over:
        return
    update = await cache.clocks.begin(match)
    stopped = match.clock is not None and is_stopped(match, match.clock.clock)
    if update is not None:
        if is_stopped(match, update.clock):
            update.update.resume()
        update.update.ask(match.asked())
    events = tuple(map(ShownEvent, over))
    news = Announcement(events) if stopped else Announcement(events, (), None, match.decision_names())
    await cache.save_clock(match, None, news=[cache.outbox_entry(news)])
