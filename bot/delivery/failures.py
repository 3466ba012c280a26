"""Failures of requests to Discord: classify them, and explain them in a sentence."""

import re
from typing import Final

import aiohttp
import discord

from bot.delivery.rate_limits import Withheld, is_rate_limited
from bot.words import Words

FAILURE_CODE: Final = re.compile(r"(?:\d+ \()?(\d+)\)?$")
"""A failure given by its status and code, as in `400 (200000)`, or by its code alone."""

REFUSAL_KINDS: Final = {
    50035: "title",
    200000: "title",
    200001: "title",
    220001: "title",
    240000: "title",
    40067: "tag",
    50001: "permission",
    50013: "permission",
    10003: "gone",
    160006: "threads",
}
"""The `<kind>` in `discord-refusal-<kind>`, the sentence that explains a refusal, by Discord's error code."""

NETWORK: Final = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""Connection errors, after which it is unknown whether Discord accepted the request."""

ARCHIVED_THREAD: Final = 50083  # Discord's code for a request about an archived thread
ACKNOWLEDGED: Final = 40060  # Discord's code for an interaction that already has a response
INVALID_BODY: Final = 50035  # Discord's code for a request with an invalid field
SERVER_ERROR: Final = 500  # the lowest HTTP status of failures on Discord's side


class Absent(Exception):
    """The bot is not in the server of a match, or that server is unavailable."""


UNSENT: Final = (discord.HTTPException, discord.RateLimited, Absent, Withheld, *NETWORK)
"""Every exception that a request can raise."""


def demand_server(client: discord.Client, guild_id: int | None) -> None:
    """Raise `Absent` if the bot cannot reach a server.

    Discord would refuse every request about that server, and count it against the bot.
    """
    if guild_id is not None:
        guild = client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            raise Absent


def failure_name(failed: BaseException) -> str:
    """Name a failure for the log. Its own message may contain an address with the token of an interaction."""
    if isinstance(failed, discord.HTTPException):
        return f"{failed.status} ({failed.code})"
    return type(failed).__name__


def failure_text(words: Words, failure: str) -> str:
    """Explain why Discord refused something, given the failure's name in the log."""
    code = FAILURE_CODE.match(failure)
    kind = None if code is None else REFUSAL_KINDS.get(int(code[1]))
    return words("discord-refusal-other", failure=failure) if kind is None else words(f"discord-refusal-{kind}")


def is_final(failed: BaseException) -> bool:
    """Return True if Discord would refuse the same request again: it is forbidden, or its target is gone."""
    if isinstance(failed, discord.HTTPException):
        return failed.status in (401, 403, 404)
    return isinstance(failed, Absent)


def is_refusal(failed: BaseException) -> bool:
    """Return True if Discord refused a request for its content, not for a rate limit or a failure of its own."""
    return isinstance(failed, discord.HTTPException) and failed.status < SERVER_ERROR and not is_rate_limited(failed)


def is_doubtful(failed: BaseException) -> bool:
    """Return True if Discord may have accepted the request."""
    if isinstance(failed, discord.HTTPException):
        return failed.status >= SERVER_ERROR
    return isinstance(failed, NETWORK)
