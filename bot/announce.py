"""Telling the table what happened: from the outbox to turn cards. Every message is a projection that can be rebuilt."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine
from functools import reduce
from operator import add
from typing import Any, Final, cast

import discord

from bot import cards
from bot.cards import MOST_EARLIER, Card, Picture
from bot.languages import Languages
from bot.news import News, unpack
from bot.table import Table
from bot.tables import Tables
from bot.widgets import marks
from bot.words import Words
from engine.core.game import View
from engine.core.types import Seat
from render import Mark, alt
from render import View as Drawn
from render.pool import Pool
from storage import rows
from storage.errors import StoreError

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
ARCHIVED: Final = 50083

PARENT: Final = "parent"
"""The setting that names the channel in which a match's thread was made: play goes on there when the thread is gone."""


class Announcer:
    """Publishes the outbox of each match, one message at a time, whenever there is something new.

    A task runs while there is something to do and ends when it is done; what could not be told stays in the outbox
    until the next time.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        languages: Languages,
        pool: Pool,
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._tables = tables
        self._languages = languages
        self._pool = pool
        self._now = now
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def tell(self, match_id: str) -> None:
        """Publish a match's news soon."""
        if match_id in self._tasks:
            self._again.add(match_id)
            return
        self._tasks[match_id] = self._run(match_id, self._publish(match_id))

    async def finish(self) -> None:
        """Wait until everything that is under way has been told."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    def _run(self, match_id: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name=f"publish {match_id}")
        task.add_done_callback(lambda _: self._done(match_id))
        return task

    def _done(self, match_id: str) -> None:
        self._tasks.pop(match_id, None)
        if match_id in self._again:
            self._again.discard(match_id)
            self.tell(match_id)

    async def _publish(self, match_id: str) -> None:
        try:
            waiting = await self._tables.store.unsent(match_id)
            if waiting:
                news = reduce(add, (unpack(message.body) for message in waiting))
                await self.post(await self._tables.look(match_id), news, waiting)
        except discord.HTTPException as failed:
            log.warning("match %s could not be published: %s (%s)", match_id, failed.status, failed.code)
        except StoreError as failed:
            log.warning("match %s could not be published: %s", match_id, type(failed).__name__)
        except Exception:
            log.exception("match %s could not be published", match_id)

    async def refresh(self, match_id: str) -> None:
        """Post the card of a match anew, with whatever is still to be told."""
        waiting = await self._tables.store.unsent(match_id)
        news = reduce(add, (unpack(message.body) for message in waiting), News(()))
        await self.post(await self._tables.look(match_id), news, waiting)

    async def exists(self, match_id: str) -> bool:
        """Whether the message that should show the match is there."""
        shown = await self._shown(match_id)
        if shown is None:
            return False
        try:
            await self._message(shown).fetch()
        except discord.NotFound:
            return False
        return True

    async def post(self, table: Table, news: News, waiting: tuple[rows.Outbox, ...]) -> None:
        """Post a card, take it as told, then take the buttons off the one before."""
        seq = table.count
        words = await self.words(table)
        card = await self._card(table, words, news)
        last = waiting[-1].id if waiting else self._now()
        message = await self._send(table, card, f"{table.row.id}:{last}")
        before = await self._shown(table.row.id)
        now_shown = rows.Card(table.row.id, message.channel.id, message.id, seq, self._now())
        await self._tables.store.sent([one.id for one in waiting], now_shown)
        if before is not None and before.message_id != message.id:
            await self._retire(before, words)

    async def words(self, table: Table) -> Words:
        """The words that the match's channel reads, with the players' names."""
        guild = self._client.get_guild(table.row.guild_id) if table.row.guild_id else None
        preferred = table.row.locale or (str(guild.preferred_locale) if guild else None)
        words = await self._languages.public(table.row.guild_id, preferred)
        return words.at(table.names)

    async def board(self, table: Table, words: Words, seat: Seat | None) -> Picture:
        """The board as a seat sees it, or a spectator."""
        view = table.view(seat)
        return await self._picture(view, words, marks(view))

    async def _card(self, table: Table, words: Words, news: News) -> Card:
        board = await self.board(table, words, None)
        owed = [table.game.load_view(scene) for scene in news.scenes]
        left_out = [Picture(b"", "")] * max(0, len(owed) - MOST_EARLIER)
        earlier = left_out + [await self._picture(scene, words) for scene in owed[-MOST_EARLIER:]]
        called = {
            user
            for seat in table.asked()
            if (user := table.seats[seat].user_id) is not None and user != news.by and table.row.status == "live"
        }
        return cards.turn_card(table, words, news, board, earlier, called)

    async def _picture(self, view: View, words: Words, numbers: tuple[Mark, ...] = ()) -> Picture:
        drawn = cast(Drawn, view)
        return Picture(await self._pool.draw(drawn, words, marks=numbers), alt(drawn, words))

    async def _send(self, table: Table, card: Card, name: str) -> discord.Message:
        """Send a card to the match's channel, or where the channel was made when it is gone; names it for Discord."""
        nonce = hashlib.blake2b(name.encode(), digest_size=12).hexdigest()
        called = [discord.Object(seat.user_id) for seat in table.seats if seat.user_id is not None]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
        channel = self._channel(table.row.channel_id, table.row.guild_id)
        try:
            return await channel.send(view=card.layout, files=card.files, nonce=nonce, allowed_mentions=mentions)
        except discord.NotFound as gone:
            parent = table.row.settings.get(PARENT)
            if gone.code != UNKNOWN_CHANNEL or parent is None or int(parent) == table.row.channel_id:
                raise
        await self._tables.move_to(table.row.id, int(parent))
        for file in card.files:
            file.reset(seek=True)
        channel = self._channel(int(parent), table.row.guild_id)
        return await channel.send(view=card.layout, files=card.files, nonce=nonce, allowed_mentions=mentions)

    async def _retire(self, old: rows.Card, words: Words) -> None:
        """Take the buttons off an old card; one that cannot be reached any more needs nothing."""
        message = self._message(old)
        try:
            shown = await message.fetch()
            await message.edit(view=cards.without_controls(shown, words("card-moved")))
        except discord.HTTPException as failed:
            log.info("the old card of match %s keeps its buttons: %s", old.match_id, failed.code)

    async def _shown(self, match_id: str) -> rows.Card | None:
        return next((card for card in await self._tables.store.cards(match_id) if card.kind == "turn"), None)

    def _message(self, card: rows.Card) -> discord.PartialMessage:
        return self._channel(card.channel_id, None).get_partial_message(card.message_id)

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)
