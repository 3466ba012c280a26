"""`/server`: choices that a server's managers make for all of it, and the list of them."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.commands.arbiter import ARBITER_ROLE
from bot.commands.preferences import set_language
from bot.interaction.refusals import plainly, reply
from bot.interaction.services import Interaction
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.preferences import LOCALE
from bot.match.server_rules import blocked, channels, games_off
from bot.match.settings import PUBLIC, PUBLIC_VALUES
from bot.words import LOCALES, Words
from engine import GAMES

GamesChannel = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel | discord.CategoryChannel
MAX_BLOCKED_SHOWN: Final = 40  # limit on the blocked users listed, so that the list fits one message


def install(tree: app_commands.CommandTree) -> None:
    """Add the group of commands."""
    group = app_commands.Group(name="server", description=said("command-server"), guild_only=True)

    group.command(name="show", description=said("command-server-show"))(plainly(show_settings))

    @group.command(name="language", description=said("command-server-language"))
    @app_commands.describe(language=said("param-server-language"))
    @app_commands.choices(language=choices((*LOCALES, "auto"), lambda one: f"language-{one}"))
    @plainly
    async def language(interaction: Interaction, words: Words, language: str) -> None:
        await set_language(interaction, words, language, "server")

    @group.command(name="public", description=said("command-server-public"))
    @app_commands.describe(default=said("param-server-public"))
    @app_commands.choices(default=choices(PUBLIC_VALUES, lambda one: f"lobby-public-{one}"))
    @plainly
    async def public(interaction: Interaction, words: Words, default: str) -> None:
        await set_public(interaction, words, default)

    @group.command(name="arbiters", description=said("command-server-arbiters"))
    @app_commands.describe(role=said("param-server-arbiters"))
    @plainly
    async def arbiters(interaction: Interaction, words: Words, role: discord.Role | None = None) -> None:
        await set_arbiters(interaction, words, role)

    _add_rules(group)
    tree.add_command(group)


def _add_rules(group: app_commands.Group) -> None:
    """Add the commands about which games are played, where and by whom."""

    @group.command(name="games", description=said("command-server-games"))
    @app_commands.describe(game=said("param-server-game"), allowed=said("param-server-game-allowed"))
    @app_commands.choices(game=choices(GAMES, lambda one: f"game-{one}"))
    @plainly
    async def games(interaction: Interaction, words: Words, game: str, allowed: bool) -> None:
        await allow_game(interaction, words, game, allowed=allowed)

    @group.command(name="channels", description=said("command-server-channels"))
    @app_commands.describe(channel=said("param-server-channel"), allowed=said("param-server-channel-allowed"))
    @plainly
    async def in_channels(
        interaction: Interaction, words: Words, channel: GamesChannel | None = None, allowed: bool = True
    ) -> None:
        await allow_channel(interaction, words, channel, allowed=allowed)

    @group.command(name="block", description=said("command-server-block"))
    @app_commands.describe(user=said("param-server-user"), on=said("param-server-user-blocked"))
    @app_commands.rename(on="blocked")
    @plainly
    async def block(interaction: Interaction, words: Words, user: discord.User, on: bool = True) -> None:
        await block_user(interaction, words, user, on=on)


def demand_moderator(interaction: Interaction) -> int:
    """Return the server of an interaction. Raises `Refused` if the user may not manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("refuse-not-server-manager")
    return interaction.guild_id


async def show_settings(interaction: Interaction, words: Words) -> None:
    """List everything that is set for the server, each with the command that changes it."""
    services, guild_id = interaction.client.services, demand_moderator(interaction)
    chosen = await services.matches.server_rules.of(guild_id)
    lines = [*_lines(words, chosen), *(line for part in services.server_lines for line in part(words, chosen))]
    await reply(interaction, "\n".join([f"## {words('server-show')}", *(f"- {line}" for line in lines)]))


def _lines(words: Words, chosen: Mapping[str, str]) -> list[str]:
    public = chosen.get(PUBLIC, PUBLIC_VALUES[0])
    off, allowed, role = games_off(chosen), channels(chosen), chosen.get(ARBITER_ROLE)
    return [
        words("server-show-language", language=words(f"language-{chosen.get(LOCALE, 'auto')}")),
        words("server-show-public", value=words(f"lobby-public-{public}")),
        words("server-show-arbiters", role=f"<@&{role}>") if role else words("server-show-no-arbiters"),
        words("server-show-games", games=", ".join(words(f"game-{game}") for game in off))
        if off
        else words("server-show-all-games"),
        words("server-show-channels", channels=", ".join(f"<#{id}>" for id in allowed))
        if allowed
        else words("server-show-all-channels"),
        _blocked_line(words, blocked(chosen)),
    ]


def _blocked_line(words: Words, users: tuple[int, ...]) -> str:
    if not users:
        return words("server-show-no-blocked")
    shown = [f"<@{one}>" for one in users if one > 0][:MAX_BLOCKED_SHOWN]
    if more := len(users) - len(shown):
        shown.append(words("server-show-more", more=more))
    return words("server-show-blocked", users=", ".join(shown))


async def set_public(interaction: Interaction, words: Words, default: str) -> None:
    """Choose whether new matches of the server are public."""
    guild_id = demand_moderator(interaction)
    if default not in PUBLIC_VALUES:
        raise Refused("refuse-unknown-button")
    chosen = None if default == PUBLIC_VALUES[0] else default
    await interaction.client.services.preferences.choose("guild", guild_id, PUBLIC, chosen)
    await reply(interaction, words("server-public-done", value=words(f"lobby-public-{default}")))


async def set_arbiters(interaction: Interaction, words: Words, role: discord.Role | None) -> None:
    """Choose the role of arbiters; without one, they are the server's managers."""
    guild_id = demand_moderator(interaction)
    value = None if role is None else str(role.id)
    await interaction.client.services.preferences.choose("guild", guild_id, ARBITER_ROLE, value)
    done = words("arbiter-role-none") if role is None else words("arbiter-role-set", role=f"<@&{role.id}>")
    await reply(interaction, done)


async def allow_game(interaction: Interaction, words: Words, game: str, *, allowed: bool) -> None:
    """Switch a game on or off for new matches and tournaments."""
    await interaction.client.services.matches.server_rules.allow_game(
        demand_moderator(interaction), game, allowed=allowed
    )
    await reply(interaction, words("server-game-on" if allowed else "server-game-off", game=words(f"game-{game}")))


async def allow_channel(interaction: Interaction, words: Words, channel: GamesChannel | None, *, allowed: bool) -> None:
    """Choose the channels in which new games may be opened; without a channel, all of them."""
    rules, guild_id = interaction.client.services.matches.server_rules, demand_moderator(interaction)
    if channel is None:
        await rules.allow_all_channels(guild_id)
    left = await rules.allow_channel(guild_id, channel.id, allowed=allowed) if channel is not None else ()
    named = ", ".join(f"<#{id}>" for id in left)
    await reply(interaction, words("server-channels", channels=named) if left else words("server-channels-all"))


async def block_user(interaction: Interaction, words: Words, user: discord.User | discord.Member, *, on: bool) -> None:
    """Keep a user out of new games of the server, or let the user play again."""
    rules, guild_id = interaction.client.services.matches.server_rules, demand_moderator(interaction)
    await (rules.block(guild_id, user.id) if on else rules.unblock(guild_id, user.id))
    await reply(interaction, words("server-blocked" if on else "server-unblocked", user=user.mention))
