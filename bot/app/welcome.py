"""The one message to a server that has invited the bot."""

from __future__ import annotations

import logging

import discord

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import Layout, plain, text
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import INVITATION_PERMISSIONS, NEEDED, missing
from bot.words import Words
from engine import GAMES
from render.prose.lists import listed

log = logging.getLogger(__name__)


async def welcome(guild: discord.Guild, words: Words) -> None:
    """Post the message in the server's channel for system messages, if there is one in which the bot may post."""
    channel = guild.system_channel
    if channel is None or not channel.permissions_for(guild.me) >= NEEDED:
        return
    lacking = missing(INVITATION_PERMISSIONS, guild.me.guild_permissions)
    try:
        await channel.send(view=welcome_card(words, lacking), allowed_mentions=discord.AllowedMentions.none())
    except UNSENT as failed:
        log.info("a server could not be welcomed: %s", failure_name(failed))


def welcome_card(words: Words, lacking: list[str]) -> Layout:
    """Return the message: what the bot does, how to begin, and the permissions that it lacks on the server."""
    games = listed(words, [words(f"game-{game}") for game in GAMES])
    lines = [f"## {words('welcome-title')}", words("welcome", games=games), words("welcome-owners")]
    if lacking:
        lines.append(words("welcome-lacking", permissions=", ".join(words(f"permission-{name}") for name in lacking)))
    return plain(
        text("\n".join(lines)),
        Row(*(_button(words("button-new-game", game=words(f"game-{game}")), game) for game in GAMES)),
        Row(Button(label=words("button-help"), custom_id=custom_ids.make(custom_ids.HELP, next(iter(GAMES))))),
    )


def _button(label: str, game: str) -> Button:
    return Button(label=label, custom_id=custom_ids.make(custom_ids.LOBBY, "new", game))
