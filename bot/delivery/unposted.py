"""Matches whose news could not be posted: when to try each again, and what its players are to know of it."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Final

import discord
from msgspec import Struct

from bot.delivery.backoff import Backoff
from bot.delivery.failures import is_final
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS
from bot.delivery.traffic import Withheld
from bot.match.errors import Refused
from bot.match.settings import PARENT
from storage import rows

RARELY: Final = 900.0
"""Seconds until another try where the bot may post by all that it knows and was refused; each time after twice as long."""

DOUBLINGS: Final = 6


class GivenUp(Struct, frozen=True):
    """A match whose news were refused, how often that was tried in vain, and when it is tried again."""

    row: rows.MatchRow
    times: int
    due: float


class Unposted:
    """Remembers matches by id; `clock` gives seconds, `may_post` says whether the bot may post where a match is played.

    Where the bot may not post, or there is nothing left to post to, it tries again only when that has changed: by a
    press in the channel of the match, or by an event of the server after which the bot may post there. Where it was
    refused though it may post, as Discord does at times by mistake, it also tries again rarely.
    """

    def __init__(self, clock: Callable[[], float], may_post: Callable[[rows.MatchRow], bool]) -> None:
        self._clock = clock
        self._may_post = may_post
        self._backoff = Backoff[str](clock)
        self._given_up: dict[str, GivenUp] = {}
        self._reasons: dict[str, Refused] = {}

    def failed(self, match_id: str, failure: Exception, row: rows.MatchRow | None) -> None:
        """Take note of a failure; `row` is the match, None when even that could not be read."""
        self._backoff.failed(match_id, failure)
        if is_final(failure):
            self._reasons[match_id] = Refused("refuse-not-posted")
            if row is not None:  # without it nothing could tell when that has changed
                before = self._given_up.get(match_id)
                times = 0 if before is None else before.times + 1
                due = self._clock() + RARELY * 2 ** min(times, DOUBLINGS)
                self._given_up[match_id] = GivenUp(row, times, due)
        elif isinstance(failure, Withheld):
            self._reasons[match_id] = Refused("refuse-card-withheld")
        elif isinstance(failure, Refused):
            self._reasons[match_id] = copy(failure)

    def forget(self, match_id: str) -> None:
        """The news are posted, or may be posted again."""
        self._backoff.forget(match_id)
        self._given_up.pop(match_id, None)
        self._reasons.pop(match_id, None)

    def is_due(self, match_id: str) -> bool:
        """Whether to try again without being asked."""
        return not self.gave_up(match_id) and self._backoff.is_due(match_id)

    def gave_up(self, match_id: str) -> bool:
        """Whether not even another move lets the bot try again."""
        one = self._given_up.get(match_id)
        return one is not None and (one.due > self._clock() or not self._may_post(one.row))

    def wait(self, match_id: str) -> float:
        """Seconds for which Discord has asked not to be bothered, 0 otherwise."""
        return self._backoff.wait(match_id)

    def reason(self, match_id: str) -> Refused | None:
        """What whoever plays there is to know of the failure, to be raised."""
        return copy(self._reasons.get(match_id))

    def retry_soon(self) -> None:
        """Discord can be reached again: what was only put off is due at once."""
        self._backoff.retry_soon()

    def given_up_in(self, channel_id: int) -> list[str]:
        """The matches of a channel that are not tried again by themselves."""
        return [match_id for match_id, one in self._given_up.items() if one.row.channel_id == channel_id]

    def allowed_again(self, guild: discord.Guild) -> list[str]:
        """Those of a server to which the bot may post by all that it knows of the server."""
        return [
            match_id
            for match_id, one in self._given_up.items()
            if one.row.guild_id == guild.id and may_post(guild, one.row)
        ]


def may_post(guild: discord.Guild, row: rows.MatchRow) -> bool:
    """Whether the bot may post in the channel of a match; an archived thread is judged by where it was made."""
    channel = guild.get_channel_or_thread(row.channel_id)
    in_thread = channel is None or isinstance(channel, discord.Thread)
    if channel is None:
        channel = guild.get_channel(int(row.settings.get(PARENT, 0)))
    if channel is None:
        return False
    return (NEEDED_IN_THREADS if in_thread else NEEDED) <= channel.permissions_for(guild.me)
