"""Which language to speak: the reader's own in private answers, the server's in public (issue words: /game language)."""

from typing import Any, Final

import discord

from bot.words import Catalogue, Words
from storage.errors import NotSaved
from storage.rows import Scope
from storage.store import Store

Interaction = discord.Interaction[Any]

KEPT: Final = 4096
"""So many users' and servers' choices stay in memory."""


class Languages:
    """Finds words for a reader; what was chosen with `/game language` goes before what Discord says."""

    def __init__(self, catalogue: Catalogue, store: Store) -> None:
        self.catalogue = catalogue
        self._store = store
        self._chosen: dict[tuple[Scope, int], str | None] = {}

    async def private(self, interaction: Interaction) -> Words:
        """The words of whoever acts."""
        chosen = await self._choice("user", interaction.user.id)
        return self.catalogue.words(chosen or str(interaction.locale))

    async def public(self, guild_id: int | None, preferred: str | None) -> Words:
        """The words of a server, which prefers a locale of Discord's."""
        chosen = await self._choice("guild", guild_id) if guild_id is not None else None
        return self.catalogue.words(chosen or preferred)

    async def choose(self, scope: Scope, id: int, locale: str | None) -> None:
        """Choose the language of a user or a guild; None leaves it to Discord again."""
        await self._store.set_locale(scope, id, locale)
        self._chosen[scope, id] = locale

    async def _choice(self, scope: Scope, id: int) -> str | None:
        known = (scope, id)
        if known not in self._chosen:
            try:
                chosen = await self._store.locale(scope, id)
            except NotSaved:  # whoever is to be told that the disk fails is told so in some language
                return None
            self._chosen[known] = chosen
            if len(self._chosen) > KEPT:
                del self._chosen[next(iter(self._chosen))]
        return self._chosen[known]
