"""What can go wrong on the way to Discord, and what is to be done about it."""

import re
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import aiohttp
import discord
from msgspec import Struct

from bot.delivery.traffic import Withheld
from bot.words import Words

NAMED: Final = re.compile(r"(?:\d+ \()?(\d+)\)?$")
"""A failure by its status and code, as `400 (200000)`, or by its code alone."""

KINDS: Final = {
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
"""What Discord does not allow, as the sentence `discord-refusal-<kind>` says it, by its code."""


def failure_text(words: Words, failure: str) -> str:
    """Why Discord refused something, from the name that the failure has in the log."""
    code = NAMED.match(failure)
    kind = None if code is None else KINDS.get(int(code[1]))
    return words("discord-refusal-other", failure=failure) if kind is None else words(f"discord-refusal-{kind}")


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


FIRST: Final = 30.0
MOST: Final = 900.0
"""Seconds until the second attempt, and between the last ones."""

DOUBLINGS: Final = 16
"""More of them than it takes to come from `FIRST` to `MOST`."""

K = TypeVar("K")


class Failed(Struct, frozen=True):
    """How often something failed, when it is due again, and until when Discord has asked not to be sent it."""

    times: int
    due: float
    asked: float


class Backoff(Generic[K]):
    """Remembers what has failed, by key; `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failed: dict[K, Failed] = {}

    def failed(self, key: K, failure: BaseException) -> None:
        """Take note of a failure; what was not even sent is due as soon as it may be."""
        before = self._failed.get(key)
        times = 0 if before is None else before.times
        now, asked = self._clock(), wait(failure)
        if isinstance(failure, Withheld):
            self._failed[key] = Failed(times, now + asked, now + asked)
            return
        pause = max(min(FIRST * 2 ** min(times, DOUBLINGS), MOST), asked)
        self._failed[key] = Failed(times + 1, now + pause, now + asked)

    def is_due(self, key: K) -> bool:
        """Whether to try again without being asked."""
        failed = self._failed.get(key)
        return failed is None or failed.due <= self._clock()

    def wait(self, key: K) -> float:
        """Seconds for which Discord has asked not to be sent it, whoever wants it; 0 otherwise."""
        failed = self._failed.get(key)
        return 0.0 if failed is None else max(0.0, failed.asked - self._clock())

    def forget(self, key: K) -> None:
        """It went well, or may do so now: the next attempt is a first one."""
        self._failed.pop(key, None)

    def retry_soon(self) -> None:
        """Discord can be reached again: what it has not asked to wait for is due."""
        now = self._clock()
        self._failed = {key: failed for key, failed in self._failed.items() if failed.asked > now}
