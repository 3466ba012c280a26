"""Failures of requests to Discord: classify them, explain them in a sentence, and back off before retrying."""

import re
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import aiohttp
import discord
from msgspec import Struct

from bot.delivery.rate_limits import Withheld
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
OLD_EDITS: Final = 30046  # Discord's code for too many edits of messages older than an hour
INVALID_BODY: Final = 50035  # Discord's code for a request with an invalid field
SERVER_ERROR: Final = 500  # the lowest HTTP status of failures on Discord's side
DEFAULT_WAIT: Final = 60.0  # seconds to wait if Discord does not say how long
FIRST_RETRY_PAUSE: Final = 30.0
MAX_RETRY_PAUSE: Final = 900.0
MAX_DOUBLINGS: Final = 16  # more doublings than it takes to get from `FIRST_RETRY_PAUSE` to `MAX_RETRY_PAUSE`
K = TypeVar("K")


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


def is_doubtful(failed: BaseException) -> bool:
    """Return True if Discord may have accepted the request."""
    if isinstance(failed, discord.HTTPException):
        return failed.status >= SERVER_ERROR
    return isinstance(failed, NETWORK)


def wait(failed: BaseException) -> float:
    """Return the seconds before the request may be sent again, or 0 if there is no such limit."""
    if isinstance(failed, Withheld):
        return failed.seconds
    if isinstance(failed, discord.RateLimited):
        return failed.retry_after
    if isinstance(failed, discord.HTTPException) and (failed.status == 429 or failed.code == OLD_EDITS):
        asked = failed.response.headers.get("Retry-After", "")
        return float(asked) if asked.isdecimal() else DEFAULT_WAIT
    return 0.0


class Failures(Struct, frozen=True):
    """The failures of one key: how many, when a retry is due, and until when Discord has asked the bot to wait."""

    times: int
    due: float
    asked: float


class Backoff(Generic[K]):
    """Delays the retries of failed requests, by key. `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failed: dict[K, Failures] = {}

    def failed(self, key: K, failure: BaseException) -> None:
        """Record a failure. A request that was withheld is due as soon as it may be sent."""
        before = self._failed.get(key)
        times = 0 if before is None else before.times
        now, asked = self._clock(), wait(failure)
        if isinstance(failure, Withheld):
            self._failed[key] = Failures(times, now + asked, now + asked)
            return
        pause = max(min(FIRST_RETRY_PAUSE * 2 ** min(times, MAX_DOUBLINGS), MAX_RETRY_PAUSE), asked)
        self._failed[key] = Failures(times + 1, now + pause, now + asked)

    def is_due(self, key: K) -> bool:
        """Return True if a retry is due."""
        failed = self._failed.get(key)
        return failed is None or failed.due <= self._clock()

    def wait(self, key: K) -> float:
        """Return the seconds that Discord has asked the bot to wait, or 0 if it has not."""
        failed = self._failed.get(key)
        return 0.0 if failed is None else max(0.0, failed.asked - self._clock())

    def forget(self, key: K) -> None:
        """Forget the failures of a key after a success, or once a retry may succeed."""
        self._failed.pop(key, None)

    def retry_soon(self) -> None:
        """Make everything due unless Discord has asked the bot to wait, as after a reconnection."""
        now = self._clock()
        self._failed = {key: failed for key, failed in self._failed.items() if failed.asked > now}
