"""Clean up old messages in the background: delete replaced cards, and correct what was posted before."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import discord

from bot.cards import layouts
from bot.delivery.causes import OLD_CARDS, Cause, caused_by, current_cause
from bot.delivery.failures import UNSENT, failure_name, is_doubtful
from bot.delivery.rate_limits import Urgency, urgency
from bot.delivery.retries import Backoff, wait
from storage.errors import StoreError
from storage.messages import MessageRow
from storage.store import Store

log = logging.getLogger(__name__)

FINISH_TIMEOUT: Final = 5.0  # seconds that changes in progress get when the bot stops

Change = Callable[[layouts.Remains], layouts.Layout]
"""A function that makes the new layout of a message from its texts and pictures."""


class OldMessage(NamedTuple):
    """A message to change, or to delete. If it cannot be deleted, it is changed."""

    card: MessageRow
    change: Change
    deleted: bool
    cause: Cause


class OldCards:
    """Changes and deletes old messages, one at a time in each channel, and retries after failures.

    The store has the list of messages to change, so a process that was killed resumes where it stopped.
    """

    def __init__(self, client: discord.Client, store: Store, clock: Callable[[], float]) -> None:
        self._client = client
        self._store = store
        self._backoff = Backoff[int](clock)
        self._waiting: dict[int, dict[int, OldMessage]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def change(self, card: MessageRow, change: Change, *, deleted: bool = False) -> None:
        """Queue a change of an old message, or its deletion. If deleting fails, the message is changed meanwhile."""
        publishing = current_cause()
        cause = Cause(OLD_CARDS, card.match_id, None if publishing is None else publishing.server)
        self._waiting.setdefault(card.channel_id, {})[card.message_id] = OldMessage(card, change, deleted, cause)
        self._begin(card.channel_id)

    def sweep(self) -> None:
        """Start the changes that are due for another attempt."""
        for channel_id in self._waiting:
            self._begin(channel_id)

    async def finish(self) -> None:
        """Wait shortly for the changes in progress. The store knows those that are left."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=FINISH_TIMEOUT)
            for task in late:
                task.cancel()

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel the changes in progress and return them."""
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        return under_way

    def _begin(self, channel_id: int) -> None:
        """Start the changes that are due in a channel, unless a task does so already.

        discord.py miscounts rate limits of overlapping changes in a channel.
        """
        if channel_id not in self._tasks and self._due(channel_id) is not None:
            with urgency(Urgency.BACKGROUND):
                task = asyncio.create_task(self._work_off(channel_id), name=f"old cards {channel_id}")
            self._tasks[channel_id] = task

    def _due(self, channel_id: int) -> int | None:
        return next(filter(self._backoff.is_due, self._waiting.get(channel_id, ())), None)

    async def _work_off(self, channel_id: int) -> None:
        try:
            while (message_id := self._due(channel_id)) is not None:
                await self._try(self._waiting[channel_id][message_id])
        finally:
            del self._tasks[channel_id]
        if not self._waiting[channel_id]:
            del self._waiting[channel_id]

    async def _try(self, old: OldMessage) -> None:
        card, message_id = old.card, old.card.message_id
        try:
            with caused_by(old.cause):
                await self._do(old)
        except UNSENT as failed:
            if is_doubtful(failed) or wait(failed):
                self._backoff.failed(message_id, failed)
                log.info("an old message of match %s stays as it is for now: %s", card.match_id, failure_name(failed))
                return
            log.info("an old message of match %s stays as it is: %s", card.match_id, failure_name(failed))
        except Exception:
            log.exception("an old message of match %s stays as it is", card.match_id)
        self._backoff.forget(message_id)
        if self._waiting[card.channel_id][message_id] is not old:
            return  # another change was asked for meanwhile
        del self._waiting[card.channel_id][message_id]
        try:
            await self._store.stripped(card)
        except StoreError as failed:
            log.warning("match %s: %s", card.match_id, type(failed).__name__)

    async def _do(self, old: OldMessage) -> None:
        channel = self._client.get_partial_messageable(old.card.channel_id)
        message = channel.get_partial_message(old.card.message_id)
        if not old.deleted:
            await _change(message, old.change)
            return
        try:
            await message.delete()
        except discord.NotFound:
            return
        except UNSENT:
            with suppress(*UNSENT):  # the failure of the deletion alone decides whether to retry
                await _change(message, old.change)
            raise


async def _change(message: discord.PartialMessage, change: Change) -> None:
    remains = layouts.remains(layouts.Layout.from_message(await message.fetch(), timeout=None))
    await message.edit(view=change(remains), allowed_mentions=discord.AllowedMentions.none())
