"""Places where commands are offered: on servers, in direct messages with the bot, and in group DMs of its users."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict, TypeVar

from discord import app_commands

T = TypeVar("T")


class Where(TypedDict):
    """The arguments of a command or group about where it is offered."""

    allowed_contexts: app_commands.AppCommandContext
    allowed_installs: app_commands.AppInstallationType


DIRECT_TOO: Final[Where] = {
    "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=True),
}
"""Offers a group of commands in direct messages with the bot and in group DMs too."""


def direct_too(command: Callable[..., Any]) -> Any:
    """Offer a command in direct messages with the bot and in group DMs too."""
    placed = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(placed)
