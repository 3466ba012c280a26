"""Slash commands in every language: names, descriptions and choices are ids of words."""

from typing import Any

import discord
from discord import app_commands

from bot.words import Catalogue

CATALOGUE = Catalogue()
_ENGLISH = CATALOGUE.words("en")
_OTHERS = {locale: CATALOGUE.words(str(locale)) for locale in discord.Locale if CATALOGUE.match(str(locale)) != "en"}
"""By locale of Discord's the words of it, where they are not English: it asks for every string in each of its locales."""


def said(id: str) -> app_commands.locale_str:
    """The sentence `id`: in English for everybody, in other languages for those who read them."""
    return app_commands.locale_str(_ENGLISH(id), id=id)


class Translator(app_commands.Translator):
    """Gives Discord the other languages of whatever was made by `said`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The sentence in that language; None where English is what there is."""
        words, id = _OTHERS.get(locale), string.extras.get("id")
        return words(id) if words is not None and id is not None else None
