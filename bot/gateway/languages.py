"""Which language to speak: the reader's own in private answers, the server's in public ones."""

from typing import Any

import discord

from bot.matches.preferences import LOCALE, Preferences
from bot.words import Catalogue, Words
from storage.rows import Scope

Interaction = discord.Interaction[Any]


class Languages:
    """Finds words for a reader; what was chosen with `/game language` goes before what Discord says."""

    def __init__(self, catalogue: Catalogue, preferences: Preferences) -> None:
        self.catalogue = catalogue
        self._preferences = preferences

    async def private(self, interaction: Interaction) -> Words:
        """The words of whoever acts."""
        chosen = await self._preferences.get("user", interaction.user.id, LOCALE)
        return self.catalogue.words(chosen or str(interaction.locale))

    async def public(self, guild_id: int | None, preferred: str | None) -> Words:
        """The words of a server, which prefers a locale of Discord's."""
        chosen = await self._preferences.get("guild", guild_id, LOCALE) if guild_id is not None else None
        return self.catalogue.words(chosen or preferred)

    async def choose(self, scope: Scope, id: int, locale: str | None) -> None:
        """Choose the language of a user or a guild; None leaves it to Discord again."""
        await self._preferences.choose(scope, id, LOCALE, locale)
