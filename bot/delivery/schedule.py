"""When the news of each match are published: at once, when a player has finished, or again after a failure."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any, Final

import discord
from msgspec import Struct

from bot.delivery.failures import UNSENT, Backoff, failure_name, is_final
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS
from bot.delivery.traffic import Urgency, Withheld, urgency
from bot.match.background import Background
from bot.match.errors import Refused
from bot.match.service import Matches
from bot.match.settings import PARENT
from storage.errors import StoreError
from storage.matches import MatchRow

RARELY: Final = 900.0
"""Seconds until another try where the bot may post by all that it knows and was refused; each time after twice as long."""

DOUBLINGS: Final = 6


class GivenUp(Struct, frozen=True):
    """A match whose news were refused, how often that was tried in vain, and when it is tried again."""

    row: MatchRow
    times: int
    due: float


class Unposted:
    """Remembers matches by id; `clock` gives seconds, `may_post` says whether the bot may post where a match is played.

    Where the bot may not post, or there is nothing left to post to, it tries again only when that has changed: by a
    press in the channel of the match, or by an event of the server after which the bot may post there. Where it was
    refused though it may post, as Discord does at times by mistake, it also tries again rarely.
    """

    def __init__(self, clock: Callable[[], float], may_post: Callable[[MatchRow], bool]) -> None:
        self._clock = clock
        self._may_post = may_post
        self._backoff = Backoff[str](clock)
        self._given_up: dict[str, GivenUp] = {}
        self._reasons: dict[str, Refused] = {}

    def failed(self, match_id: str, failure: Exception, row: MatchRow | None) -> None:
        """Take note of a failure; `row` is the match, None when even that could not be read."""
        self._backoff.failed(match_id, failure)
        if is_final(failure):
            self._reasons[match_id] = Refused("refuse-not-posted")
            if row is not None:  # without it nothing could tell when that has changed
                before = self._given_up.get(match_id)
                times = 0 if before is None else before.times + 1
                due = self._clock() + RARELY * 2 ** min(times, DOUBLINGS)
                self._given_up[match_id] = GivenUp(row, times, due)
        elif isinstance(failure, Withheld):
            self._reasons[match_id] = Refused("refuse-card-withheld")
        elif isinstance(failure, Refused):
            self._reasons[match_id] = copy(failure)

    def forget(self, match_id: str) -> None:
        """The news are posted, or may be posted again."""
        self._backoff.forget(match_id)
        self._given_up.pop(match_id, None)
        self._reasons.pop(match_id, None)

    def is_due(self, match_id: str) -> bool:
        """Whether to try again without being asked."""
        return not self.gave_up(match_id) and self._backoff.is_due(match_id)

    def gave_up(self, match_id: str) -> bool:
        """Whether not even another move lets the bot try again."""
        one = self._given_up.get(match_id)
        return one is not None and (one.due > self._clock() or not self._may_post(one.row))

    def wait(self, match_id: str) -> float:
        """Seconds for which Discord has asked not to be bothered, 0 otherwise."""
        return self._backoff.wait(match_id)

    def reason(self, match_id: str) -> Refused | None:
        """What whoever plays there is to know of the failure, to be raised."""
        return copy(self._reasons.get(match_id))

    def retry_soon(self) -> None:
        """Discord can be reached again: what was only put off is due at once."""
        self._backoff.retry_soon()

    def given_up_in(self, channel_id: int) -> list[str]:
        """The matches of a channel that are not tried again by themselves."""
        return [match_id for match_id, one in self._given_up.items() if one.row.channel_id == channel_id]

    def allowed_again(self, guild: discord.Guild) -> list[str]:
        """Those of a server to which the bot may post by all that it knows of the server."""
        return [
            match_id
            for match_id, one in self._given_up.items()
            if one.row.guild_id == guild.id and may_post(guild, one.row)
        ]


def may_post(guild: discord.Guild, row: MatchRow) -> bool:
    """Whether the bot may post in the channel of a match; an archived thread is judged by where it was made."""
    channel = guild.get_channel_or_thread(row.channel_id)
    in_thread = channel is None or isinstance(channel, discord.Thread)
    if channel is None:
        channel = guild.get_channel(int(row.settings.get(PARENT, 0)))
    if channel is None:
        return False
    return (NEEDED_IN_THREADS if in_thread else NEEDED) <= channel.permissions_for(guild.me)


log = logging.getLogger(__name__)

IDLE_DELAY: Final = 90.0
"""Seconds without a move after which the moves of a turn are published that its player has not finished."""

CONCURRENT: Final = 8
"""So many matches are caught up with at the same time: each has its pictures in memory meanwhile."""


class Schedule(Background):
    """Has the news of each match published, one message at a time, by `_post`.

    A task runs while there is something to do and ends when it is done; what could not be published stays in the outbox
    until the next time. `clock` gives seconds.
    """

    def __init__(self, matches: Matches, clock: Callable[[], float], may_post: Callable[[MatchRow], bool]) -> None:
        self._tables = matches
        self._unposted = Unposted(clock, may_post)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._hushed = Counter[str]()
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._queue: dict[str, None] = {}
        self._catching_up: set[str] = set()
        self._sending: set[str] = set()
        self._stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    async def _post(self, match_id: str, *, anew: bool) -> None:
        """Post what is unpublished of a match; with `anew` also when there is nothing."""

    def notify(self, match_id: str) -> None:
        """Publish a match's news soon; where the bot has given up, not before it may post there again."""
        if self._stopped.done() or self._hushed[match_id]:
            return
        self._forget_timer(match_id)  # also where nothing is posted now: `catch_up` would wait for it for ever
        if self._unposted.gave_up(match_id):
            return
        self._queue.pop(match_id, None)
        if wait := self._unposted.wait(match_id):
            self._later[match_id] = asyncio.get_running_loop().call_later(wait, self.notify, match_id)
        elif match_id in self._tasks:
            self._again.add(match_id)
        else:
            self._run(match_id, self._publish(match_id))

    def catch_up(self, match_id: str) -> None:
        """Publish what could not be published before, but not what waits for its mover to finish."""
        if match_id not in self._later:
            self.notify(match_id)

    def try_again(self, match_id: str) -> None:
        """Catch up with a match if that is due, in its turn and not in the way of matches that are being played."""
        if self._unposted.is_due(match_id) and match_id not in self._tasks:
            self._queue[match_id] = None
            self._work_off()

    def _work_off(self) -> None:
        """Catch up with as many of the queue as may be at the same time."""
        while self._queue and len(self._catching_up) < CONCURRENT:
            match_id = next(iter(self._queue))
            with urgency(Urgency.BACKGROUND):
                self.catch_up(match_id)
            self._queue.pop(match_id, None)
            if match_id in self._tasks:
                self._catching_up.add(match_id)

    def retry_soon(self) -> None:
        """Discord can be reached again: what was only put off is due with the next sweep."""
        self._unposted.retry_soon()

    def pressed_in(self, channel_id: int) -> None:
        """Somebody acts in a channel in which the bot may post: what it gave up there is tried again."""
        self._retry(self._unposted.given_up_in(channel_id))

    def allowed_in(self, guild: discord.Guild) -> None:
        """A server, or what the bot may do there, has changed: what can be posted there now is tried again."""
        self._retry(self._unposted.allowed_again(guild))

    def _retry(self, match_ids: list[str]) -> None:
        for match_id in match_ids:
            self._unposted.forget(match_id)
            self.try_again(match_id)

    @contextmanager
    def paused(self, match_id: str) -> Iterator[None]:
        """Publish nothing of a match for now; afterwards all at once, or as `publish_when_idle` has it."""
        self._forget_timer(match_id)
        self._hushed[match_id] += 1
        try:
            yield
        finally:
            self._hushed -= Counter([match_id])
            self.catch_up(match_id)

    def publish_when_idle(self, match_id: str) -> None:
        """Publish a match's news once nothing has happened for a while: whoever moved goes on, alone, on a private card."""
        self._forget_timer(match_id)
        self._later[match_id] = asyncio.get_running_loop().call_later(IDLE_DELAY, self.notify, match_id)

    def _forget_timer(self, match_id: str) -> None:
        if timer := self._later.pop(match_id, None):
            timer.cancel()

    async def refresh(self, match_id: str) -> None:
        """Post the card of a match anew, with whatever is still unpublished; raises what Discord and the store raise."""
        while match_id in self._tasks:
            await asyncio.wait([self._tasks[match_id]])
        await self._run(match_id, self._post(match_id, anew=True))

    async def outcome(self, match_id: str) -> Refused | None:
        """Why the news of a match cannot be published, for those who play there, once that is known; None if they can.

        When another process takes over, that one finds out.
        """
        if match_id in self._tasks:
            await asyncio.wait([self._tasks[match_id], self._stopped], return_when=asyncio.FIRST_COMPLETED)
        return self._unposted.reason(match_id)

    async def finish(self) -> None:
        """Publish what waits for its mover, and wait until everything that is under way has been published."""
        self._queue.clear()
        for match_id in [*self._later]:
            self._forget_timer(match_id)
            if not self._unposted.wait(match_id):
                self.notify(match_id)
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    def stop(self) -> None:
        """Send nothing more, but what is on its way to Discord: the process that takes over publishes the rest."""
        if not self._stopped.done():
            self._stopped.set_result(None)
        self._again.clear()
        self._queue.clear()
        for match_id, task in self._tasks.items():
            if match_id not in self._sending:
                task.cancel()

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel everything, what is on its way to Discord too, and return it: it is posted after the next start."""
        self.stop()
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        return under_way

    @contextmanager
    def sending(self, match_id: str) -> Iterator[None]:
        """Send something of a match, to the end: what Discord has taken has to be noted."""
        if self._stopped.done():
            raise asyncio.CancelledError
        self._sending.add(match_id)
        try:
            yield
        finally:
            self._sending.discard(match_id)

    def _run(self, match_id: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._tasks[match_id] = asyncio.create_task(work, name=f"publish {match_id}")
        task.add_done_callback(lambda _: self._done(match_id))
        return task

    def _done(self, match_id: str) -> None:
        self._tasks.pop(match_id, None)
        self._catching_up.discard(match_id)
        with urgency(Urgency.TURN):  # whatever it was that is done, this is a move
            if match_id in self._again:
                self._again.discard(match_id)
                self.notify(match_id)
        self._work_off()

    async def _publish(self, match_id: str) -> None:
        try:
            await self._post(match_id, anew=False)
        except UNSENT as failed:
            self._failed(match_id, failed)
            log.warning("match %s could not be published: %s", match_id, failure_name(failed))
        except (StoreError, Refused) as failed:
            self._failed(match_id, failed)
            log.warning("match %s could not be published: %s", match_id, type(failed).__name__)
        except Exception as failed:
            self._failed(match_id, failed)
            log.exception("match %s could not be published", match_id)

    def _failed(self, match_id: str, failure: Exception) -> None:
        self._unposted.failed(match_id, failure, self._tables.cached_row(match_id))
