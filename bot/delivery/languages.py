"""Choose the language of a text: the reader's in private replies, the server's in public ones."""

from typing import Any

import discord

from bot.match.preferences import LOCALE, Preferences
from bot.match.settings import LANGUAGE
from bot.words import Catalogue, Words
from storage.matches import MatchRow
from storage.preferences import Scope

Interaction = discord.Interaction[Any]


class Languages:
    """Finds the words for a reader. A language chosen with `/game language` takes precedence over Discord's."""

    def __init__(self, client: discord.Client, catalogue: Catalogue, preferences: Preferences) -> None:
        self._client = client
        self.catalogue = catalogue
        self._preferences = preferences

    async def private(self, interaction: Interaction) -> Words:
        """Return the words in the language of the user who acts."""
        chosen = await self._preferences.get("user", interaction.user.id, LOCALE)
        return self.catalogue.words(chosen or str(interaction.locale))

    async def public(self, interaction: Interaction) -> Words:
        """Return the words in the language of the server where a user acts; in direct messages, in the user's."""
        if interaction.guild_id is None:
            return await self.private(interaction)
        return await self._of(interaction.guild_id, interaction.guild_locale)

    async def of_server(self, guild_id: int | None) -> Words:
        """Return the words in the language of a server."""
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        return await self._of(guild_id, None if guild is None else guild.preferred_locale)

    async def of_match(self, row: MatchRow) -> Words:
        """Return the words for a match's public messages: those of its server, or in direct messages of its player."""
        return (
            self.catalogue.words(row.settings.get(LANGUAGE))
            if row.guild_id is None
            else await self.of_server(row.guild_id)
        )

    async def of_user(self, user_id: int, guild_id: int | None) -> Words:
        """Return the words in the language that a user has chosen, or else those of a server."""
        chosen = await self._preferences.get("user", user_id, LOCALE)
        return self.catalogue.words(chosen) if chosen else await self.of_server(guild_id)

    async def choose(self, scope: Scope, id: int, locale: str | None) -> None:
        """Set the language of a user or a server. None resets it to Discord's."""
        await self._preferences.choose(scope, id, LOCALE, locale)

    async def _of(self, guild_id: int | None, preferred: discord.Locale | None) -> Words:
        chosen = None if guild_id is None else await self._preferences.get("guild", guild_id, LOCALE)
        return self.catalogue.words(chosen or (preferred and str(preferred)))
