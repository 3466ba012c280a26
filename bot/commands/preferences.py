"""`/game language` and `/game theme`: the language of texts and the colours of boards, of a user, match or server."""

from discord import app_commands

from bot.interaction.context import here
from bot.interaction.private_cards import translate_private_cards
from bot.interaction.refusals import plainly, reply
from bot.interaction.services import Interaction
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.settings import THEME
from bot.words import LOCALES, Words
from render.canvas.theme import THEMES


def install(group: app_commands.Group) -> None:
    """Add the commands to `/game`."""

    @group.command(name="language", description=said("command-game-language"))
    @app_commands.describe(language=said("param-language"), scope=said("param-scope"))
    @app_commands.choices(
        language=choices((*LOCALES, "auto"), lambda one: f"language-{one}"),
        scope=choices(("me", "server"), lambda one: f"scope-{one}"),
    )
    @plainly
    async def language(interaction: Interaction, words: Words, language: str, scope: str = "me") -> None:
        await set_language(interaction, words, language, scope)

    @group.command(name="theme", description=said("command-game-theme"))
    @app_commands.describe(theme=said("param-theme"), scope=said("param-scope"))
    @app_commands.choices(
        theme=choices(THEMES, lambda one: f"theme-{one}"), scope=choices(("me", "match"), lambda one: f"scope-{one}")
    )
    @plainly
    async def theme(interaction: Interaction, words: Words, theme: str, scope: str = "me") -> None:
        await set_theme(interaction, words, theme, scope)


async def set_language(interaction: Interaction, words: Words, language: str, scope: str) -> None:
    """Choose the language of the user's private answers, or of the server's public messages."""
    if language not in (*LOCALES, "auto"):
        raise Refused("refuse-unknown-language", language=language)
    languages = interaction.client.services.languages
    chosen = None if language == "auto" else language
    if scope == "server":
        if not interaction.permissions.manage_guild or interaction.guild_id is None:
            raise Refused("refuse-not-moderator")
        await languages.choose("guild", interaction.guild_id, chosen)
        words = await languages.public(interaction)
    else:
        await languages.choose("user", interaction.user.id, chosen)
        words = await languages.private(interaction)
    await reply(interaction, words(f"language-set-{scope}" + ("-auto" if chosen is None else "")))
    if scope == "me":
        await translate_private_cards(interaction.client, interaction.user.id)


async def set_theme(interaction: Interaction, words: Words, theme: str, scope: str) -> None:
    """Choose the theme of the boards that only the user sees, or of this channel's match."""
    if theme not in THEMES:
        raise Refused("refuse-unknown-theme", theme=theme)
    if scope == "match":
        match = await here(interaction)
        await interaction.client.services.matches.set_theme(match.id, interaction.user.id, theme)
    else:
        await interaction.client.services.preferences.choose("user", interaction.user.id, THEME, theme)
    await reply(interaction, words(f"theme-set-{scope}", theme=words(f"theme-{theme}")))
