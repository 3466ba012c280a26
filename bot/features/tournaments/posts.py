"""Messages of tournaments: posted once, with pings, and edited, in the language of their server."""

import logging
from collections.abc import Collection, Sequence

import discord

from bot.cards.layouts import Layout, said
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.nonces import nonce_of
from bot.features.tournaments import discord_server
from bot.features.tournaments.keeper import NotNow
from bot.features.tournaments.rules.model import EventTable, find_table
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import named_organisers
from bot.interaction.services import Client, Services
from bot.words import Words

log = logging.getLogger(__name__)


class TournamentPosts:
    """Posts in the channels of tournaments and of their tables."""

    def __init__(self, client: Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._store = services.matches.store

    async def words(self, stored: StoredTournament) -> Words:
        """Return the words in the language of the server."""
        return await self._services.languages.of_server(stored.row.guild_id)

    async def publish(self, stored: StoredTournament, content: str, pinged: Collection[int] = ()) -> None:
        """Post a text, without pings by default; what cannot be posted remains in the log of the tournament."""
        await self.try_to_send(stored, content, post_nonce(stored, content), pinged)

    async def tell_table(self, stored: StoredTournament, key: str, content: str, pinged: Collection[int] = ()) -> None:
        """Post a text where a table plays, if its match was made; what cannot be posted is left out."""
        if place := await self.channel_of(stored, find_table(stored.tournament, key)[2]):
            await self.try_to_send(stored, content, post_nonce(stored, f"{key} {content}"), pinged, place)

    async def call_organisers(self, stored: StoredTournament, key: str, player: int, content: str) -> bool:
        """Ping the organisers where a table plays, with a player's words; return False if nothing can be posted."""
        words, place = await self.words(stored), await self.channel_of(stored, find_table(stored.tournament, key)[2])
        organisers, written = named_organisers(words, stored), discord.utils.escape_markdown(content)
        told = words("tournament-call", player=f"<@{player}>", organisers=organisers, text=written)
        nonce = post_nonce(stored, f"{key} {told}")
        return await self.try_to_send(stored, told, nonce, {*stored.organisers}, place) is not None

    async def channel_of(self, stored: StoredTournament, table: EventTable) -> int:
        """Return the channel in which a table plays; 0 if its match was not made."""
        row = await self._store.event_table(stored.row.id, table.match_key)
        return 0 if row is None else row.channel_id

    def guild(self, stored: StoredTournament) -> discord.Guild:
        """Return the server of a tournament. Raises `NotNow` while it is out of reach."""
        guild = self._client.get_guild(stored.row.guild_id or 0)
        if guild is None:
            raise NotNow
        return guild

    async def edit(
        self, stored: StoredTournament, message_id: int, layout: Layout, files: Sequence[discord.File] = ()
    ) -> bool:
        """Edit a message in the channel of a tournament; return False if it was deleted."""
        channel = self._client.get_partial_messageable(stored.row.channel_id, guild_id=stored.row.guild_id)
        with OnDiscord():
            try:
                message = channel.get_partial_message(message_id)
                await discord_server.wake(self._client, stored.row.channel_id)
                await message.edit(view=layout, attachments=files, allowed_mentions=discord.AllowedMentions.none())
            except discord.NotFound:
                for file in files:
                    file.reset(seek=True)
                return False
        return True

    async def send(
        self,
        stored: StoredTournament,
        content: str | Layout,
        nonce: str = "",
        pinged: Collection[int] = (),
        place: int = 0,
    ) -> discord.Message:
        """Post in a channel, by default that of the tournament, once after an act. Raises `NotNow`."""
        channel = self._client.get_partial_messageable(place or stored.row.channel_id, guild_id=stored.row.guild_id)
        users = [discord.Object(user) for user in sorted(pinged)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        layout, nonce = said(content) if isinstance(content, str) else content, nonce or post_nonce(stored)
        with OnDiscord():
            return await channel.send(view=layout, nonce=nonce, allowed_mentions=mentions)

    async def send_card(
        self, stored: StoredTournament, card: Layout, files: Sequence[discord.File], nonce: str, role: int
    ) -> discord.Message:
        """Post the card of a tournament, and ping a role unless it is 0. Raises `NotNow`."""
        channel = self._client.get_partial_messageable(stored.row.channel_id, guild_id=stored.row.guild_id)
        roles = [discord.Object(role)] if role else False
        mentions = discord.AllowedMentions(everyone=False, roles=roles, users=False)
        with OnDiscord():
            return await channel.send(view=card, files=files, nonce=nonce, allowed_mentions=mentions)

    async def try_to_send(
        self, stored: StoredTournament, content: str | Layout, nonce: str, pinged: Collection[int] = (), place: int = 0
    ) -> discord.Message | None:
        """Post if that is possible now; what cannot be posted is left out."""
        try:
            return await self.send(stored, content, nonce, pinged, place=place)
        except NotNow as failed:
            log.warning("a message of event %s is not posted: %s", stored.row.id, failed)
            return None


class OnDiscord:
    """A context that turns failures of Discord and the network into `NotNow`."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, failed: BaseException | None, trace: object) -> None:
        if isinstance(failed, UNSENT):
            raise NotNow(failure_name(failed)) from None


def post_nonce(stored: StoredTournament, content: str = "") -> str:
    """Return a nonce that depends on what has happened so far, so that Discord accepts an announcement once."""
    return nonce_of(stored.row.id, [f"{stored.length} {content}".encode()])
