"""Taking the buttons off cards that newer ones have superseded, now or later: no press there would do anything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

import discord

from bot.gateway.backoff import Backoff
from bot.gateway.failures import UNSENT, failure_name, is_doubtful, wait
from bot.gateway.traffic import Urgency, Withheld, urgency
from bot.messages import turn_card
from storage import rows
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger(__name__)

REMEMBERED: Final = 512
"""Of so many cards what they show stays in memory; others are read from Discord before they are superseded."""

PATIENCE: Final = 5.0
"""Seconds in which changes that are under way have to be made when the bot stops."""


class Old(NamedTuple):
    """A superseded card, what it says of where play goes on, and what remains of it, where that is known."""

    card: rows.MessageRow
    moved: str
    remains: turn_card.Remains | None


class OldCards:
    """Changes superseded cards, in each channel one after the other, and tries again where that failed.

    The store knows which are still to be changed, so that a process that was killed goes on where it stopped.
    """

    def __init__(self, client: discord.Client, store: Store, clock: Callable[[], float]) -> None:
        self._client = client
        self._store = store
        self._backoff = Backoff[int](clock)
        self._remains: dict[int, turn_card.Remains] = {}
        self._waiting: dict[int, dict[int, Old]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def remember(self, message_id: int, layout: turn_card.Layout) -> None:
        """Keep what will remain of a card, so that it need not be read from Discord."""
        self._remains[message_id] = turn_card.remains(layout)
        if len(self._remains) > REMEMBERED:
            del self._remains[next(iter(self._remains))]

    def strip(self, card: rows.MessageRow, moved: str) -> None:
        """Take the buttons off a superseded card, soon; it says `moved` instead."""
        old = Old(card, moved, self._remains.pop(card.message_id, None))
        self._waiting.setdefault(card.channel_id, {})[card.message_id] = old
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

    def _begin(self, channel_id: int) -> None:
        """Change what is due in a channel, unless that is being done: discord.py loses count of what overlaps there."""
        if channel_id not in self._tasks and self._due(channel_id) is not None:
            with urgency(Urgency.BACKGROUND):
                task = asyncio.create_task(self._change(channel_id), name=f"old cards {channel_id}")
            self._tasks[channel_id] = task

    def _due(self, channel_id: int) -> int | None:
        return next(filter(self._backoff.is_due, self._waiting.get(channel_id, ())), None)

    async def _change(self, channel_id: int) -> None:
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
            await self._strip(old)
        except UNSENT as failed:
            if is_doubtful(failed) or isinstance(failed, Withheld) or wait(failed):
                self._backoff.failed(message_id, failed)
                log.info("the old card of match %s keeps its buttons for now: %s", card.match_id, failure_name(failed))
                return
            log.info("the old card of match %s keeps its buttons: %s", card.match_id, failure_name(failed))
        except Exception:
            log.exception("the old card of match %s keeps its buttons", card.match_id)
        self._backoff.forget(message_id)
        del self._waiting[card.channel_id][message_id]
        try:
            await self._store.stripped(card)
        except StoreError as failed:
            log.warning("match %s: %s", card.match_id, type(failed).__name__)

    async def _strip(self, old: Old) -> None:
        channel = self._client.get_partial_messageable(old.card.channel_id)
        message = channel.get_partial_message(old.card.message_id)
        remains = old.remains
        if remains is None:
            remains = turn_card.remains(turn_card.Layout.from_message(await message.fetch(), timeout=None))
        shown = turn_card.without_controls(remains, old.moved)
        await message.edit(view=shown, allowed_mentions=discord.AllowedMentions.none())
