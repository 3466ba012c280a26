"""Slash commands in every language: names, descriptions and choices are ids of words."""

from typing import Any

import discord
from discord import app_commands

from bot.words import Catalogue

CATALOGUE = Catalogue()
_ENGLISH = CATALOGUE.words("en")


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
        id = string.extras.get("id")
        language = CATALOGUE.match(str(locale))
        return CATALOGUE.words(language)(id) if id is not None and language != "en" else None
