"""Translations of slash commands: names, descriptions and choices are message ids."""

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.words import Catalogue

CATALOGUE = Catalogue()
_ENGLISH = CATALOGUE.words("en")
_OTHERS = {locale: CATALOGUE.words(str(locale)) for locale in discord.Locale if CATALOGUE.match(str(locale)) != "en"}
"""Words by Discord's locales, except for English ones. Discord asks for every string in each locale."""


def said(id: str) -> app_commands.locale_str:
    """Return the sentence `id`, which Discord shows in the reader's language."""
    return app_commands.locale_str(_ENGLISH(id), id=id)


def choices(values: Iterable[str], sentence: Callable[[str], str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option of a command, each named by the `sentence` of its value."""
    return [app_commands.Choice(name=said(sentence(one)), value=one) for one in values]


class Translator(app_commands.Translator):
    """Gives Discord the translations of strings made by `said`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a translation, or None to use English."""
        words, id = _OTHERS.get(locale), string.extras.get("id")
        return words(id) if words is not None and id is not None else None
