"""What can go wrong on the way to Discord, and what is to be done about it."""

from typing import Final

import aiohttp
import discord

from bot.delivery.traffic import Withheld


class Absent(Exception):
    """The bot is not in the server of a match, or that server is unavailable."""


def demand_server(client: discord.Client, guild_id: int | None) -> None:
    """Raise `Absent` where every request about a server would be refused, which Discord counts."""
    if guild_id is not None:
        guild = client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            raise Absent


NETWORK: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""The connection failed: whether Discord took what was sent is not known."""

UNSENT: Final = (discord.HTTPException, discord.RateLimited, Absent, Withheld, *NETWORK)
"""Everything with which a request can fail."""

ACKNOWLEDGED: Final = 40060
"""Discord's code for an interaction that it has an answer to already."""

OLD_EDITS: Final = 30046
"""Discord's code for too many changes to messages older than an hour."""

INVALID_BODY: Final = 50035
"""Discord's code for a request of which some field is not as it has to be."""

SERVER_ERROR: Final = 500
"""The first status with which Discord says that the failure is its own."""

UNASKED: Final = 60.0
"""Seconds to wait where Discord does not say how long."""


def failure_name(failed: BaseException) -> str:
    """Name a failure for the log: its own text may hold an address with the token of an interaction."""
    if isinstance(failed, discord.HTTPException):
        return f"{failed.status} ({failed.code})"
    return type(failed).__name__


def is_final(failed: BaseException) -> bool:
    """Whether the same would be refused again: forbidden, or gone."""
    if isinstance(failed, discord.HTTPException):
        return failed.status in (401, 403, 404)
    return isinstance(failed, Absent)


def is_doubtful(failed: BaseException) -> bool:
    """Whether Discord may have taken what was sent."""
    if isinstance(failed, discord.HTTPException):
        return failed.status >= SERVER_ERROR
    return isinstance(failed, NETWORK)


def wait(failed: BaseException) -> float:
    """Seconds for which a request is not to be sent again, 0 when nothing of the kind is known."""
    if isinstance(failed, Withheld):
        return failed.seconds
    if isinstance(failed, discord.RateLimited):
        return failed.retry_after
    if isinstance(failed, discord.HTTPException) and (failed.status == 429 or failed.code == OLD_EDITS):
        asked = failed.response.headers.get("Retry-After", "")
        return float(asked) if asked.isdecimal() else UNASKED
    return 0.0
