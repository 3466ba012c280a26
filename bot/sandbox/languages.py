"""The languages that the sandbox can speak, and the buttons that choose one: they stand for the settings of Discord itself."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self

import discord
from discord import ui

from bot.app.router import FOREIGN
from bot.interaction.services import Interaction

LANGUAGES: Final = {"en-US": "English", "it": "Italiano", "es-ES": "Español"}
"""Discord's locales for the languages that the bot speaks, each under the name that its speakers look for."""

SPEAK: Final = f"{FOREIGN}speak|"
"""What the ids of the language buttons begin with; a locale follows."""

Speak = Callable[[str, Interaction], Awaitable[None]]


def buttons(spoken: str) -> list[ui.Button[ui.LayoutView]]:
    """A button for each language; the one that is spoken cannot be pressed."""
    return [
        ui.Button[ui.LayoutView](label=name, custom_id=f"{SPEAK}{locale}", disabled=locale == spoken)
        for locale, name in LANGUAGES.items()
    ]


def answering(speak: Speak) -> type[ui.DynamicItem[ui.Button[ui.LayoutView]]]:
    """What answers such a button: `speak`, with the locale that was chosen."""

    class LanguageButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=f"{re.escape(SPEAK)}(?P<locale>.*)"):
        def __init__(self, locale: str) -> None:
            super().__init__(ui.Button(label=LANGUAGES[locale], custom_id=f"{SPEAK}{locale}"))
            self.locale = locale

        @classmethod
        async def from_custom_id(
            cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
        ) -> Self:
            return cls(match["locale"])

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            await speak(self.locale, interaction)

    return LanguageButton
