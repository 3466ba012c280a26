"""Commentary threads beside matches: private, and for spectators alone while a match runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from weakref import WeakValueDictionary

import discord

from bot.cards.layouts import said
from bot.cards.match_names import place_name
from bot.delivery.failures import UNSENT, Absent, failure_name, is_final
from bot.delivery.permissions import COMMENTARY_NEEDED, missing_in
from bot.delivery.threads import ARCHIVE_AFTER, SHORT_ID, Title, open_thread, reopen
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.settings import PARENT
from bot.words import Words
from storage.follows import COMMENTARY
from storage.store import Store

log = logging.getLogger(__name__)


class Commentary:
    """Opens commentary threads, and adds and removes people."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def enter(self, match: SeatedMatch, words: Words, user_id: int) -> None:
        """Add a user to the thread of a running match, opening one if there is none.

        Raises `Refused` if the bot may not open one or add the user, and what Discord and the network raise.
        """
        async with self._opening.setdefault(
            match.row.id, asyncio.Lock()
        ):  # two users who come at once share one thread
            thread = await self.thread(match.row.id) or await self._open(match, words)
        try:
            await reopen(thread)
            await thread.add_user(discord.Object(user_id))
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
            raise Refused("refuse-no-commentary") from None

    async def leave(self, match_id: str, user_id: int) -> None:
        """Remove a user from the thread of a match, for example when they sit down there."""
        thread = await self.thread(match_id)
        if thread is not None:
            await reopen(thread)
            await thread.remove_user(discord.Object(user_id))

    async def open_to_players(self, match: SeatedMatch) -> None:
        """Add the players to the thread after their match."""
        thread = await self.thread(match.row.id)
        if thread is None:
            return
        await self._as_far_as_possible(thread.edit(invitable=True, auto_archive_duration=ARCHIVE_AFTER))
        for seat in match.seats:
            if seat.user_id is not None:  # a player who has left the server must not keep the others out
                await self._as_far_as_possible(thread.add_user(discord.Object(seat.user_id)))

    async def _as_far_as_possible(self, request: Awaitable[object]) -> None:
        try:
            await request
        except UNSENT as failed:
            log.info("not all players came into a commentary thread: %s", failure_name(failed))

    async def thread(self, match_id: str) -> discord.Thread | None:
        """Return the thread of a match; None if there is none, or if it was deleted."""
        thread_id = await self._store.commentary(match_id)
        if thread_id is None:
            return None
        try:
            found = self._client.get_channel(thread_id) or await self._client.fetch_channel(thread_id)
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _open(self, match: SeatedMatch, words: Words) -> discord.Thread:
        row = match.row
        guild = self._client.get_guild(row.guild_id or 0)
        if guild is None or guild.unavailable:
            raise Absent
        channel = guild.get_channel(int(row.settings.get(PARENT, row.channel_id)))
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            kind = "news" if isinstance(channel, discord.TextChannel) else "forum"
            raise Refused("refuse-commentary-place", kind=kind if channel is not None else "none")
        if lacking := missing_in(channel, COMMENTARY_NEEDED):
            raise Refused("refuse-commentary-permissions", where=channel.mention, lacking=lacking)
        wanted = place_name(words, row, words.at(match.names).seats, "commentary-name")
        neutral = words("commentary-name", game=words(f"game-{row.game}"), players=row.id[:SHORT_ID])
        thread = await open_thread(channel, Title(wanted, neutral), private=True)
        await self._store.set_commentary(row.id, thread.id)
        await self._store.add_update(row.id, COMMENTARY, match.log_length, None, done=False)
        await thread.send(
            view=said(words("commentary-begun", where=f"<#{row.channel_id}>")),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return thread
