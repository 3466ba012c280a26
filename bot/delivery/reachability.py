"""Find matches in which players cannot press, going by what Discord has sent, and move those that lost their thread."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

import discord
from msgspec import structs

from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import missing_in
from bot.delivery.publisher import Publisher
from bot.delivery.rate_limits import Urgency, urgency
from bot.match.background import BackgroundTasks
from bot.match.clock_keeper import FORBIDDEN, GONE, LOCKED, PERMANENT_REASONS, SERVER, Reach
from bot.match.errors import Refused
from bot.match.service import Matches
from bot.match.settings import OUT_OF_REACH, PARENT
from storage.errors import Elsewhere, StoreError
from storage.matches import MatchRow

log = logging.getLogger(__name__)

ASK_TIMEOUT: Final = 5.0  # seconds to wait for Discord when it is asked about a channel
UNPLAYABLE: Final = (discord.ForumChannel, discord.CategoryChannel)  # channels that take no messages


class ReachOnDiscord(BackgroundTasks, Reach):
    """Tracks whether the bot can show each match where it is played, and moves matches whose thread is locked or gone.

    A player who cannot read the channel or has left the server stops no match: only what concerns all players counts.
    """

    def __init__(self, client: discord.Client, matches: Matches, publisher: Publisher) -> None:
        super().__init__()
        self._client = client
        self._matches = matches
        self._publisher = publisher
        self._changed: dict[int, None] = {}
        self._moving: set[str] = set()
        self._looking: asyncio.Task[None] | None = None

    def known(self, row: MatchRow) -> str | None:
        """Return why players cannot press, or "" if they can. None means that the gateway has not sent the channel."""
        if row.guild_id is None:
            return ""
        if not self._client.is_ready():
            return None
        guild = self._client.get_guild(row.guild_id)
        if guild is None or guild.unavailable:
            return SERVER
        channel = guild.get_channel_or_thread(row.channel_id)
        if channel is not None:
            return _obstacle(channel)
        parent = guild.get_channel(int(row.settings.get(PARENT, 0)))
        hidden = parent is not None and not parent.permissions_for(guild.me).read_messages
        return FORBIDDEN if hidden else None

    async def ask(self, row: MatchRow) -> str:
        """Return the same as `known`, fetching channels that are in no cache, such as archived threads."""
        known = self.known(row)
        if known is not None:
            return known
        if not self._client.is_ready():
            return SERVER  # the gateway has not sent the servers yet
        try:
            async with asyncio.timeout(ASK_TIMEOUT):
                channel = await self._client.fetch_channel(row.channel_id)
        except (discord.NotFound, discord.InvalidData):
            return GONE
        except discord.Forbidden:
            return FORBIDDEN
        except UNSENT as failed:
            log.info("whether match %s can be played is not known: %s", row.id, failure_name(failed))
            return SERVER
        return "" if isinstance(channel, discord.abc.PrivateChannel) else _obstacle(channel)

    def notify(self, match_id: str) -> None:
        """Move a match out of a lost channel, if there is another place for it."""
        if self._matches.cache.out_of_reach(match_id) in PERMANENT_REASONS and match_id not in self._moving:
            self._moving.add(match_id)
            self._run(self._move(match_id))

    def server_changed(self, guild_id: int) -> None:
        """Check all matches of a server after it came, went or changed the bot's permissions."""
        if self._matches.store.looks_after(guild_id):
            self._changed[guild_id] = None
            if self._looking is None or self._looking.done():
                self._looking = self._run(self._look_at_servers())

    def look_everywhere(self) -> None:
        """Check every match after Discord may have failed to send events."""
        self._run(self._look_at_all())

    async def channel_changed(self, channel_id: int, *, closes: bool = True, until_now: bool = True) -> None:
        """Check the match or lobby of a channel or thread that was locked, deleted or changed.

        `closes` is False if the change can only have opened the channel. `until_now` is True if it could be played in
        until now.
        """
        row = await self._matches.store.match_in(channel_id)
        if row is not None and row.status in ("lobby", "live") and (closes or row.settings.get(OUT_OF_REACH)):
            await _safely(self._matches.look_for_reach(row.id, until_now=until_now), row.id)

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        with urgency(Urgency.BACKGROUND):
            return super()._run(work)

    async def _look_at_servers(self) -> None:
        while self._changed:
            guild_id = next(iter(self._changed))
            del self._changed[guild_id]
            try:
                rows = await self._matches.store.running_in(guild_id)
            except StoreError as failed:  # clocks and other due work check each match themselves
                log.warning("the matches of a server cannot be read: %s", type(failed).__name__)
                return
            for row in rows:
                await self._look_at(row, until_now=True)

    async def _look_at_all(self) -> None:
        try:
            for match_id in await self._matches.store.live_matches():
                row = await self._matches.store.match(match_id)
                if row is not None and self._matches.store.looks_after(row.guild_id):
                    await self._look_at(row, until_now=False)
        except StoreError as failed:
            log.warning("where matches are played cannot be read: %s", type(failed).__name__)

    async def _look_at(self, row: MatchRow, *, until_now: bool) -> None:
        """Recheck whether players can press in a match, if its stored mark may be outdated."""
        known, marked = self.known(row), row.settings.get(OUT_OF_REACH, "")
        if known is None:
            changed = bool(marked)
        else:
            changed = bool(known) != bool(marked) if row.status == "lobby" else known != marked
        if changed:
            await _safely(self._matches.look_for_reach(row.id, until_now=until_now), row.id)
        await asyncio.sleep(0)

    async def _move(self, match_id: str) -> None:
        """Move a match to the channel in which its thread was made. Otherwise it waits for `/game board` in another."""
        try:
            await _safely(self._move_to_parent(match_id), match_id)
        finally:
            self._moving.discard(match_id)

    async def _move_to_parent(self, match_id: str) -> None:
        row = (await self._matches.get_match(match_id)).row
        parent = int(row.settings.get(PARENT, row.channel_id))
        if parent == row.channel_id or self.known(structs.replace(row, channel_id=parent)) != "":
            return
        there = await self._matches.in_channel(parent)
        if there is not None and there.status in ("lobby", "live"):
            return
        with self._publisher.paused(match_id):  # post one card there, not one for each change
            await self._matches.move_to(match_id, parent)
            await self._publisher.post_moved(match_id)


def _obstacle(channel: discord.abc.GuildChannel | discord.Thread) -> str:
    """Return why players cannot press in a channel, or "" if they can."""
    if isinstance(channel, discord.Thread):
        if channel.locked:
            return LOCKED
        if channel.parent is None:
            return FORBIDDEN
    if isinstance(channel, UNPLAYABLE):
        return FORBIDDEN
    return FORBIDDEN if missing_in(channel) else ""


async def _safely(work: Coroutine[Any, Any, None], match_id: str) -> None:
    """Run work on one match and log its failure. It is checked again when the match is due."""
    try:
        await work
    except Elsewhere:
        log.info("match %s has become another process's", match_id)
    except (*UNSENT, StoreError, Refused) as failed:
        log.info("match %s waits where it is: %s", match_id, failure_name(failed))
    except Exception:
        log.exception("match %s waits where it is", match_id)
