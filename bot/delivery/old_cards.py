"""Deleting cards that newer ones have replaced, and changing older messages, now or later: nobody waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import discord
from msgspec import structs

from bot.cards import layouts
from bot.cards.layouts import OutgoingMessage
from bot.cards.phase_card import PhaseCard, corrected, phase_cards
from bot.delivery.failures import UNSENT, Backoff, failure_name, is_doubtful, wait
from bot.delivery.traffic import OLD_CARDS, Cause, Urgency, caused_by, current_cause, urgency
from bot.match.match import SeatedMatch
from bot.match.outbox import EVERYONE
from bot.match.phases import EndedPhase, PhaseDraft, pack_draft, pack_lines, undone, unpack_lines, without
from bot.words import Words
from storage.errors import StoreError
from storage.messages import CORRECTED, MessageRow, OutboxRow, PhaseRecordRow
from storage.store import Store

log = logging.getLogger(__name__)

PATIENCE: Final = 5.0
"""Seconds in which changes that are under way have to be made when the bot stops."""


Change = Callable[[layouts.Remains], layouts.Layout]
"""What becomes of the texts and pictures of a message."""


class Old(NamedTuple):
    """A message that is to be changed so, or `deleted`; then the change is made where it cannot be deleted."""

    card: MessageRow
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

    def change(self, card: MessageRow, change: Change, *, deleted: bool = False) -> None:
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


Send = Callable[[SeatedMatch, OutgoingMessage, Words, str], Awaitable[discord.Message]]
"""Sends a message to a match's channel under a name by which Discord takes it once."""


class PhaseRecords:
    """The messages about phases: each is posted once, when its phases have ended, and stays."""

    def __init__(self, store: Store, old: OldCards, send: Send) -> None:
        self._store = store
        self._old = old
        self._send = send

    async def post(
        self, match: SeatedMatch, words: Words, ended: Sequence[EndedPhase], waiting: Sequence[OutboxRow]
    ) -> Sequence[OutboxRow]:
        """Post what happened in phases that have ended; returns what is then still to be published of the news."""
        match_id, left = match.row.id, waiting
        for number, page in enumerate(phase_cards(match, words, ended)):
            message = await self._send(match, page.card, words, _name(match_id, number, page, waiting[-1].seq))
            ids, rest = without(waiting, page.count)
            draft = PhaseDraft((), ended[page.count - 1].after)
            record = PhaseRecordRow(match_id, message.id, message.channel.id, _length(page), pack_lines(page.lines))
            await self._store.recorded(record, ids, rest, pack_draft(draft))
            unsent = await self._store.unsent(match_id)
            left = [one for one in unsent if one.target == EVERYONE and one.id <= waiting[-1].id]
        return left

    async def correct(self, match: SeatedMatch, words: Words, keep: int) -> None:
        """Strike through what was undone in messages that are posted already: `keep` actions have stayed."""
        changed: list[PhaseRecordRow] = []
        for record in await self._store.phase_records(match.row.id, keep):
            said = unpack_lines(record.body)
            body = pack_lines(tuple(tuple(undone(phase, keep)) for phase in said))
            if said and body != record.body:
                changed.append(structs.replace(record, body=body))
        await self._store.correct(changed)
        for record in changed:
            self._change(record, match, words)

    async def resume(self, card: MessageRow, match: SeatedMatch, words: Words) -> None:
        """Correct a message that a process before this one has left as it was."""
        for record in await self._store.phase_records(card.match_id, 0):
            if record.message_id == card.message_id:
                self._change(record, match, words)

    def _change(self, record: PhaseRecordRow, match: SeatedMatch, words: Words) -> None:
        said, game = unpack_lines(record.body), match.row.game
        card = MessageRow(record.match_id, record.channel_id, record.message_id, 0, 0, CORRECTED)
        self._old.change(card, partial(corrected, words.at(match.names), game, said))


def nonce_of(match_id: str, parts: Iterable[bytes]) -> str:
    """Name what is posted, so that Discord takes it once when it is sent again after a crash, in 24 characters."""
    name = hashlib.blake2b(match_id.encode(), digest_size=12)
    for part in parts:
        name.update(hashlib.blake2b(part).digest())
    return name.hexdigest()


def _name(match_id: str, number: int, page: PhaseCard, seq: int) -> str:
    """Name a message about phases by what it says: the saved positions hold what is hidden."""
    return nonce_of(match_id, [f"phases {number} {seq}".encode(), pack_lines(page.lines)])


def _length(page: PhaseCard) -> int:
    """How many actions have to stay for all that a message says to stay."""
    return max((line.since + 1 for phase in page.lines for line in phase), default=0)
