"""Deleting cards that newer ones have replaced, and changing older messages, now or later: nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import discord

from bot.cards import layouts
from bot.delivery.backoff import Backoff
from bot.delivery.causes import OLD_CARDS, Cause, caused_by, current_cause
from bot.delivery.failures import UNSENT, failure_name, is_doubtful, wait
from bot.delivery.traffic import Urgency, urgency
from storage import rows
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds in which changes that are under way have to be made when the bot stops."""


Change = Callable[[layouts.Remains], layouts.Layout]
"""What becomes of the texts and pictures of a message."""


class Old(NamedTuple):
    """A message that is to be changed so, or `deleted`; then the change is made where it cannot be deleted."""

    card: rows.MessageRow
    change: Change
    deleted: bool
    cause: Cause


class OldCards:
    """Changes and deletes old messages, in each channel one after the other, and tries again where that failed.

    The store knows which are still to be changed, so that a process that was killed goes on where it stopped.
    """

    def __init__(self, client: discord.Client, store: Store, clock: Callable[[], float]) -> None:
        self._client = client
        self._store = store
        self._backoff = Backoff[int](clock)
        self._waiting: dict[int, dict[int, Old]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def change(self, card: rows.MessageRow, change: Change, *, deleted: bool = False) -> None:
        """Change an old message soon, or have it deleted: as long as that fails, it is changed instead."""
        publishing = current_cause()
        cause = Cause(OLD_CARDS, card.match_id, None if publishing is None else publishing.server)
        self._waiting.setdefault(card.channel_id, {})[card.message_id] = Old(card, change, deleted, cause)
        self._begin(card.channel_id)

    def sweep(self) -> None:
        """Try again what is due."""
        for channel_id in self._waiting:
            self._begin(channel_id)

    async def finish(self) -> None:
        """Wait for what is under way, though not for long: the store knows what is left."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=PATIENCE)
            for task in late:
                task.cancel()

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel what is under way, and return it."""
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        return under_way

    def _begin(self, channel_id: int) -> None:
        """Change what is due in a channel, unless that is being done: discord.py loses count of what overlaps there."""
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

    async def _try(self, old: Old) -> None:
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

    async def _do(self, old: Old) -> None:
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
            with suppress(*UNSENT):  # what the deletion failed of decides whether it is tried again
                await _change(message, old.change)
            raise


async def _change(message: discord.PartialMessage, change: Change) -> None:
    remains = layouts.remains(layouts.Layout.from_message(await message.fetch(), timeout=None))
    await message.edit(view=change(remains), allowed_mentions=discord.AllowedMentions.none())
