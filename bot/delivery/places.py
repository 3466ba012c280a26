"""Where a match is played that starts: in a thread of its own, where the bot may make one, else where its lobby was."""

from __future__ import annotations

import logging

import discord

from bot.delivery.causes import PRESS, Cause, caused_by
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.languages import Languages
from bot.delivery.posting import open_thread, thread_title
from bot.delivery.traffic import Urgency, urgency
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.service import Matches
from storage.errors import StoreError

log = logging.getLogger(__name__)


class Places:
    """Makes threads for matches, and names computer players as a server speaks."""

    def __init__(self, client: discord.Client, matches: Matches, languages: Languages) -> None:
        self._client = client
        self._matches = matches
        self._languages = languages

    async def open(self, table: SeatedMatch) -> None:
        """Let a match that has just started go on in a thread of its own, if one can be made."""
        place = await self._made(table)
        if place is None:
            return
        try:
            await self._matches.move_to(table.row.id, place.id, parent=table.row.channel_id)
        except (Refused, StoreError) as failed:  # it has begun, and whoever waits for it is still to be told
            log.warning("match %s stays where its lobby was: %s", table.row.id, failed)

    async def computer_name(self, guild_id: int | None, number: int) -> str:
        """How a computer player is called on a server."""
        return (await self._languages.of_server(guild_id))("computer-name", number=number)

    async def _made(self, table: SeatedMatch) -> discord.Thread | None:
        channel = self._client.get_channel(table.row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        may = channel.permissions_for(channel.guild.me)
        if not (may.create_public_threads and may.send_messages_in_threads):
            return None
        words = await self._languages.of_server(table.row.guild_id)
        try:
            with urgency(Urgency.START), caused_by(Cause(PRESS, table.row.owner_id, table.row.guild_id)):
                return await open_thread(channel, thread_title(words, table.row, words.at(table.names).seats))
        except UNSENT as failed:
            log.info("no thread for match %s: %s", table.row.id, failure_name(failed))
            return None
