"""Decide when the announcements of each match are published: at once, after a player's turn, or in a retry."""

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

from bot.cards.emoji import withdraw_if_refused
from bot.delivery.failures import UNSENT, failure_name, is_final
from bot.delivery.permissions import may_post
from bot.delivery.rate_limits import Urgency, Withheld, urgency
from bot.delivery.retries import Backoff
from bot.match.background import Background
from bot.match.errors import Refused
from bot.match.service import Matches
from bot.match.settings import GROUP_DM
from storage.errors import StoreError
from storage.matches import MatchRow

log = logging.getLogger(__name__)

FIRST_RETRY: Final = 900.0
"""Seconds before retrying where the bot may post, as far as it knows, but was refused. The delay doubles each time."""

MAX_RETRY_DOUBLINGS: Final = 6
IDLE_DELAY: Final = 90.0  # seconds without a move after which an unfinished turn is published

MAX_CATCHING_UP: Final = 8
"""Matches that catch up at the same time. Each keeps its pictures in memory meanwhile."""


class Schedule(Background):
    """Schedules the announcements of each match, which `_post` publishes one message at a time.

    A task runs while there is something to publish. What fails stays in the outbox until the next attempt. `clock`
    gives seconds.
    """

    def __init__(self, matches: Matches, clock: Callable[[], float], may_post: Callable[[MatchRow], bool]) -> None:
        self._matches = matches
        self._unposted = Unposted(clock, may_post)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._paused = Counter[str]()
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._queue: dict[str, None] = {}
        self._catching_up: set[str] = set()
        self._sending: set[str] = set()
        self._stopped: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @abstractmethod
    async def _post(self, match_id: str, *, anew: bool) -> None:
        """Publish the announcements of a match. With `anew`, post a card even if there are none."""

    def notify(self, match_id: str) -> None:
        """Publish a match's announcements soon, unless the bot has given it up."""
        if self._stopped.done() or self._paused[match_id]:
            return
        self._forget_timer(match_id)  # even if nothing is posted now: `catch_up` would wait for the timer forever
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
        """Publish what failed before, but not what is held back for a player's turn."""
        if match_id not in self._later:
            self.notify(match_id)

    def try_again(self, match_id: str) -> None:
        """Queue a match to catch up if it is due, with less urgency than running matches."""
        if self._unposted.is_due(match_id) and match_id not in self._tasks:
            self._queue[match_id] = None
            self._work_off()

    def _work_off(self) -> None:
        """Start as many of the queued matches as may run at the same time."""
        while self._queue and len(self._catching_up) < MAX_CATCHING_UP:
            match_id = next(iter(self._queue))
            with urgency(Urgency.BACKGROUND):
                self.catch_up(match_id)
            self._queue.pop(match_id, None)
            if match_id in self._tasks:
                self._catching_up.add(match_id)

    def retry_soon(self) -> None:
        """Make everything due with the next sweep that was only put off, as after a reconnection."""
        self._unposted.retry_soon()

    def pressed_in(self, channel_id: int) -> None:
        """Retry the given-up matches of a channel, after a press in it."""
        self._retry(self._unposted.given_up_in(channel_id))

    def allowed_in(self, guild: discord.Guild) -> None:
        """Retry the given-up matches of a server in which the bot may post now, after the server has changed."""
        self._retry(self._unposted.allowed_again(guild))

    def _retry(self, match_ids: list[str]) -> None:
        for match_id in match_ids:
            self._unposted.forget(match_id)
            self.try_again(match_id)

    @contextmanager
    def paused(self, match_id: str) -> Iterator[None]:
        """Publish nothing of a match for now. On exit, catch up, unless `publish_when_idle` was called."""
        self._forget_timer(match_id)
        self._paused[match_id] += 1
        try:
            yield
        finally:
            self._paused -= Counter([match_id])
            self.catch_up(match_id)

    def publish_when_idle(self, match_id: str) -> None:
        """Publish a match's announcements after a time without moves, as the player still moves on a private card."""
        self._forget_timer(match_id)
        self._later[match_id] = asyncio.get_running_loop().call_later(IDLE_DELAY, self.notify, match_id)

    def is_behind(self, match_id: str) -> bool:
        """Return True while the announcements of a match wait for its player to end the turn, or to pause."""
        return match_id in self._later

    def _forget_timer(self, match_id: str) -> None:
        if timer := self._later.pop(match_id, None):
            timer.cancel()

    async def refresh(self, match_id: str) -> None:
        """Post a new card for a match. Raises the exceptions of Discord and the store."""
        while match_id in self._tasks:
            await asyncio.wait([self._tasks[match_id]])
        await self._run(match_id, self._post(match_id, anew=True))

    async def outcome(self, match_id: str) -> Refused | None:
        """Wait for the match's running task, and return the refusal for its players, or None if all was published.

        If another process takes over, that one finds out.
        """
        if match_id in self._tasks:
            await asyncio.wait([self._tasks[match_id], self._stopped], return_when=asyncio.FIRST_COMPLETED)
        return self._unposted.reason(match_id)

    async def finish(self) -> None:
        """Publish what is held back for players' turns, and wait until all work is done."""
        self._queue.clear()
        for match_id in [*self._later]:
            self._forget_timer(match_id)
            if not self._unposted.wait(match_id):
                self.notify(match_id)
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    def stop(self) -> None:
        """Start nothing more, and finish only messages on their way. The next process publishes the rest."""
        if not self._stopped.done():
            self._stopped.set_result(None)
        self._again.clear()
        self._queue.clear()
        for match_id, task in self._tasks.items():
            if match_id not in self._sending:
                task.cancel()

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel all work, including messages on their way, and return the tasks. The next start posts them."""
        self.stop()
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        return under_way

    @contextmanager
    def sending(self, match_id: str) -> Iterator[None]:
        """Protect sending a message from `stop`, because what Discord accepts has to be stored."""
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
        with urgency(Urgency.TURN):  # this is a move, whatever urgency the finished task had
            if match_id in self._again:
                self._again.discard(match_id)
                self.notify(match_id)
        self._work_off()

    async def _publish(self, match_id: str) -> None:
        try:
            await self._post(match_id, anew=False)
        except UNSENT as failed:
            withdraw_if_refused(failed)
            self._failed(match_id, failed)
            log.warning("match %s could not be published: %s", match_id, failure_name(failed))
        except (StoreError, Refused) as failed:
            self._failed(match_id, failed)
            log.warning("match %s could not be published: %s", match_id, type(failed).__name__)
        except Exception as failed:
            self._failed(match_id, failed)
            log.exception("match %s could not be published", match_id)

    def _failed(self, match_id: str, failure: Exception) -> None:
        self._unposted.failed(match_id, failure, self._matches.cache.row(match_id))


class Unposted:
    """Tracks failed matches by id. `clock` gives seconds, `may_post` whether the bot may post where a match is played.

    Where the bot may not post, or the channel is gone, it retries only after a change: a press in the channel, or an
    event of the server after which it may post. Discord sometimes refuses by mistake, so a match where the bot may
    post is also retried, at long intervals.
    """

    def __init__(self, clock: Callable[[], float], may_post: Callable[[MatchRow], bool]) -> None:
        self._clock = clock
        self._may_post = may_post
        self._backoff = Backoff[str](clock)
        self._given_up: dict[str, GivenUp] = {}
        self._reasons: dict[str, Refused] = {}

    def failed(self, match_id: str, failure: Exception, row: MatchRow | None) -> None:
        """Record a failure. `row` is None if not even the match could be read."""
        self._backoff.failed(match_id, failure)
        if is_final(failure):
            in_group = row is not None and GROUP_DM in row.settings
            self._reasons[match_id] = Refused("refuse-group-waits" if in_group else "refuse-not-posted")
            if row is not None:  # without the row, no later event could be matched to it
                before = self._given_up.get(match_id)
                times = 0 if before is None else before.times + 1
                due = self._clock() + FIRST_RETRY * 2 ** min(times, MAX_RETRY_DOUBLINGS)
                self._given_up[match_id] = GivenUp(row, times, due)
        elif isinstance(failure, Withheld):
            self._reasons[match_id] = Refused("refuse-card-withheld")
        elif isinstance(failure, Refused):
            self._reasons[match_id] = copy(failure)

    def forget(self, match_id: str) -> None:
        """Forget the failures of a match, after a success or because it may succeed now."""
        self._backoff.forget(match_id)
        self._given_up.pop(match_id, None)
        self._reasons.pop(match_id, None)

    def is_due(self, match_id: str) -> bool:
        """Return True if a retry is due."""
        return not self.gave_up(match_id) and self._backoff.is_due(match_id)

    def gave_up(self, match_id: str) -> bool:
        """Return True if the match must not be retried now, not even after another move."""
        one = self._given_up.get(match_id)
        return one is not None and (one.due > self._clock() or not self._may_post(one.row))

    def wait(self, match_id: str) -> float:
        """Return the seconds that Discord has asked the bot to wait, or 0 if it has not."""
        return self._backoff.wait(match_id)

    def reason(self, match_id: str) -> Refused | None:
        """Return the failure as a refusal to raise for its players."""
        return copy(self._reasons.get(match_id))

    def retry_soon(self) -> None:
        """Make everything due that was only put off, as after a reconnection."""
        self._backoff.retry_soon()

    def given_up_in(self, channel_id: int) -> list[str]:
        """Return the matches of a channel that are no longer retried."""
        return [match_id for match_id, one in self._given_up.items() if one.row.channel_id == channel_id]

    def allowed_again(self, guild: discord.Guild) -> list[str]:
        """Return the given-up matches of a server in whose channels the bot may post now."""
        return [
            match_id
            for match_id, one in self._given_up.items()
            if one.row.guild_id == guild.id and may_post(guild, one.row)
        ]


class GivenUp(Struct, frozen=True):
    """A match whose announcements were refused: how many retries have failed, and when the next is due."""

    row: MatchRow
    times: int
    due: float
