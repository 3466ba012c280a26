"""Updates for followers of matches: written to the outbox once, posted from there, and ended with the match.

Commentary threads beside matches are private, and for spectators alone while the match runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Coroutine, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache
from msgspec import Struct

from bot.cards.layouts import said
from bot.cards.match_names import place_name
from bot.delivery.causes import NOTICE, Cause, caused_by
from bot.delivery.failures import UNSENT, Absent, failure_name, is_final
from bot.delivery.nonces import nonce_of
from bot.delivery.notices import is_digest_due
from bot.delivery.permissions import COMMENTARY_NEEDED, may_watch, missing_in
from bot.delivery.sweeper import Sweeper
from bot.delivery.threads import ARCHIVE_AFTER, SHORT_ID, Title, open_thread, reopen
from bot.features.follow.cards import FollowedPart, PlaceInMessage, cancelled_part, follow_message, followed_part
from bot.interaction.services import Client, Services
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.notices import UPDATE_NOTICE, MatchUpdate, Notice, pack, target, unpack, user_of
from bot.match.settings import PARENT, PUBLIC_DELAY, THEME, is_secluded, shown_lines
from bot.match.timeline import Stop, Timeline
from bot.words import Words
from render import DEFAULT_THEME
from storage.errors import StoreError
from storage.follows import COMMENTARY, Every, FollowRow, ReaderRow
from storage.log import LogRow
from storage.matches import MatchRow
from storage.messages import OutboxEntry
from storage.store import Store

log = logging.getLogger(__name__)

MAX_FOLLOWS: Final = 25  # limit on the matches and players that a user follows
DIGEST_AT: Final = "followed_at"  # preference that holds when a user was last sent a digest of followed matches
DIGEST_MESSAGE: Final = 0  # used instead of the id of an update: all updates of a digest are one message
CACHED_READERS: Final = 4096  # limit on the cached readers for whom nothing has happened since they were last checked
MAX_MATCHES_PER_MESSAGE: Final = 8


class Commentary:
    """Opens commentary threads, and adds and removes people."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def enter(self, match: SeatedMatch, words: Words, user_id: int) -> None:
        """Add a user to the thread of a running match, opening one if there is none.

        Raises `Refused` if the bot may not open one or add the user, and what Discord and the network raise.
        """
        async with self._opening.setdefault(
            match.row.id, asyncio.Lock()
        ):  # two users who come at once share one thread
            thread = await self.thread(match.row.id) or await self._open(match, words)
        try:
            await reopen(thread)
            await thread.add_user(discord.Object(user_id))
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
            raise Refused("refuse-no-commentary") from None

    async def leave(self, match_id: str, user_id: int) -> None:
        """Remove a user from the thread of a match, for example when they sit down there."""
        thread = await self.thread(match_id)
        if thread is not None:
            await reopen(thread)
            await thread.remove_user(discord.Object(user_id))

    async def open_to_players(self, match: SeatedMatch) -> None:
        """Add the players to the thread after their match."""
        thread = await self.thread(match.row.id)
        if thread is None:
            return
        await self._as_far_as_possible(thread.edit(invitable=True, auto_archive_duration=ARCHIVE_AFTER))
        for seat in match.seats:
            if seat.user_id is not None:  # a player who has left the server must not keep the others out
                await self._as_far_as_possible(thread.add_user(discord.Object(seat.user_id)))

    async def _as_far_as_possible(self, request: Awaitable[object]) -> None:
        try:
            await request
        except UNSENT as failed:
            log.info("not all players came into a commentary thread: %s", failure_name(failed))

    async def thread(self, match_id: str) -> discord.Thread | None:
        """Return the thread of a match; None if there is none, or if it was deleted."""
        thread_id = await self._store.commentary(match_id)
        if thread_id is None:
            return None
        try:
            found = self._client.get_channel(thread_id) or await self._client.fetch_channel(thread_id)
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _open(self, match: SeatedMatch, words: Words) -> discord.Thread:
        row = match.row
        guild = self._client.get_guild(row.guild_id or 0)
        if guild is None or guild.unavailable:
            raise Absent
        channel = guild.get_channel(int(row.settings.get(PARENT, row.channel_id)))
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            kind = "news" if isinstance(channel, discord.TextChannel) else "forum"
            raise Refused("refuse-commentary-place", kind=kind if channel is not None else "none")
        if lacking := missing_in(channel, COMMENTARY_NEEDED):
            raise Refused("refuse-commentary-permissions", where=channel.mention, lacking=lacking)
        wanted = place_name(words, row, words.at(match.names).seats, "commentary-name")
        neutral = words("commentary-name", game=words(f"game-{row.game}"), players=row.id[:SHORT_ID])
        thread = await open_thread(channel, Title(wanted, neutral), private=True)
        await self._store.set_commentary(row.id, thread.id)
        await self._store.add_update(row.id, COMMENTARY, match.log_length, None, done=False)
        await thread.send(
            view=said(words("commentary-begun", where=f"<#{row.channel_id}>")),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return thread


class WaitingUpdate(Struct, frozen=True):
    """An update that waits in the outbox."""

    id: int
    match_id: str
    update: MatchUpdate


class Follows(Sweeper):
    """Finds what followers have not been shown yet, and posts it. `now` returns seconds since 1970."""

    def __init__(self, client: Client, services: Services) -> None:
        super().__init__()
        self.commentary = Commentary(client, services.matches.store)
        self._client = client
        self._matches = services.matches
        self._store = services.matches.store
        self._languages = services.languages
        self._preferences = services.preferences
        self._pictures = services.pictures
        self._timelines = services.timelines
        self._direct = client.direct
        self._now = client.now
        self._looked_at: LRUCache[tuple[str, int], int] = LRUCache(CACHED_READERS)

    async def _sweep(self) -> None:
        try:
            for reader in await self._store.seated_readers():
                await self._safely(self._leave(reader), reader.match_id, reader.user_id)
            await self._add_updates()
            await self._publish()
        except StoreError as failed:
            log.error("what followers wait for cannot be found: %s", type(failed).__name__)

    async def _safely(self, work: Coroutine[Any, Any, None], match_id: str, user: int) -> None:
        """Do something about one match; a failure does not hold up the others and is retried in the next sweep."""
        one = match_id if user == COMMENTARY else user
        try:
            row = self._matches.cache.row(match_id) or await self._matches.find(match_id)
            with caused_by(Cause(NOTICE, one, None if row is None else row.guild_id)):
                await work
        except (*UNSENT, Refused) as failed:
            log.info("an update of match %s could not be delivered: %s", match_id, failure_name(failed))
        except StoreError:
            raise
        except Exception:
            log.exception("an update of match %s could not be made", match_id)

    async def _leave(self, reader: ReaderRow) -> None:
        """End the follow of a user who now plays in the match, and remove them from its thread."""
        await self.commentary.leave(reader.match_id, reader.user_id)
        await self._store.end_follow(reader.match_id, reader.user_id)
        await self._store.add_update(reader.match_id, reader.user_id, 0, None, done=True)

    async def _add_updates(self) -> None:
        """Write to the outbox what is new for each reader; for a digest, once a day."""
        readers = await self._store.readers()
        due = await self._due_digests({reader.user_id for reader in readers if reader.place == "digest"})
        waiting = await self._waiting() if due else {}
        made = {
            (user, one.match_id)
            for user, together in waiting
            if together == DIGEST_MESSAGE
            for one in waiting[user, DIGEST_MESSAGE]
        }
        for reader in readers:
            user = reader.user_id
            if reader.place != "digest" or (user in due and (user, reader.match_id) not in made):
                await self._safely(self._add(reader), reader.match_id, user)

    async def _due_digests(self, users: set[int]) -> set[int]:
        """Return the users whose digest is due, which it is only while they are awake."""
        now = self._now()
        clocks = self._matches.cache.clocks
        awake = {user for user in users if await clocks.is_awake(user, now)}
        return {user for user in awake if await is_digest_due(self._preferences, user, DIGEST_AT, now)}

    async def _add(self, reader: ReaderRow) -> None:
        """Add a new follower to the thread, or write an update to the outbox if there is something to show."""
        row = await self._matches.find(reader.match_id)
        if row is None:
            return
        if reader.length is None:
            await self._enter(reader, row)
            return
        length = await self._next(reader, row)
        if length is not None:
            over = row.status != "live"
            notice = Notice(UPDATE_NOTICE, update=MatchUpdate(reader.place, reader.length or 0, length, over))
            entry = OutboxEntry(target(reader.user_id), pack(notice), self._now())
            await self._store.add_update(row.id, reader.user_id, length, entry, done=over)

    async def _enter(self, reader: ReaderRow, row: MatchRow) -> None:
        """Add a follower to the thread of a running match; if that is impossible, end the follow."""
        seats = await self._store.seats(row.id)
        sits = any(seat.user_id == reader.user_id for seat in seats)
        running = row.status == "live" and not sits and await may_watch(self._client, row, reader.user_id)
        try:
            if running:
                match = await self._matches.get_match(row.id)
                words = await self._languages.of_server(row.guild_id)
                await self.commentary.enter(match, words, reader.user_id)
        except Refused as refused:
            log.info("nobody can be let into a thread of match %s: %s", row.id, refused.sentence)
            running = False
        await self._store.add_update(row.id, reader.user_id, 0, None, done=not running)

    async def _next(self, reader: ReaderRow, row: MatchRow) -> int | None:
        """Return the log length up to which a reader is shown a match now; None if there is nothing new."""
        if row.status == "cancelled":
            return reader.length
        if is_secluded(row):
            return None
        key, length = (row.id, reader.user_id), (await self._matches.get_match(row.id)).log_length
        if row.status == "live" and self._looked_at.get(key) == length and PUBLIC_DELAY not in row.settings:
            return None
        match, timeline, lines = await self._played(row.id)
        if row.status != "live":
            return timeline.stops[-1].step
        shown = min(len(shown_lines(match.row, lines, self._now())), timeline.stops[-1].step)
        step = next_step(timeline, reader.length or 0, reader.every, shown)
        if step is None:
            self._looked_at[key] = len(lines)
        return step

    async def _played(self, match_id: str) -> tuple[SeatedMatch, Timeline, Sequence[LogRow]]:
        """Return a match with its timeline and the lines of its log."""
        match = await self._matches.get_match(match_id)
        lines = (await self._matches.lines(match_id))[: match.log_length]
        return match, await asyncio.to_thread(self._timelines.of, match, lines), lines

    async def _publish(self) -> None:
        """Post the waiting updates.

        Each has a message of its own, with the same nonce at every retry; those of a digest share one message.
        """
        for (user, _), updates in (await self._waiting()).items():
            for page in _pages(updates):
                await self._safely(self._post(user, page), page[0].match_id, user)

    async def _waiting(self) -> dict[tuple[int, int], list[WaitingUpdate]]:
        """Return the updates in the outbox, by reader and message."""
        waiting: dict[tuple[int, int], list[WaitingUpdate]] = defaultdict(list)
        for match_id in await self._store.matches_with_notices():
            for one in await self._store.unsent(match_id):
                user = user_of(one.target)
                update = None if user is None else unpack(one.body).update
                if user is not None and update is not None:
                    together = DIGEST_MESSAGE if update.place == "digest" else one.id
                    waiting[user, together].append(WaitingUpdate(one.id, match_id, update))
        return waiting

    async def _post(self, user: int, updates: Sequence[WaitingUpdate]) -> None:
        """Post updates in one message.

        An update that the reader may no longer see is dropped. One for which this is unknown at the moment
        waits, without holding up the others.
        """
        if user != COMMENTARY and not await self._matches.cache.clocks.is_awake(user, self._now()):
            return
        known: list[WaitingUpdate] = []
        allowed: list[WaitingUpdate] = []
        for one in updates:
            try:
                allowed += [one] if await self._may_read(user, one) else []
                known.append(one)
            except (*UNSENT, Refused) as failed:
                log.info("an update of match %s waits: %s", one.match_id, failure_name(failed))
        sent = bool(allowed) and await self._send(user, allowed)
        if allowed and not sent:
            await self._give_up(user, allowed)
        await self._done(user, known)
        if sent and allowed[0].update.place == "digest":
            await self._preferences.choose("user", user, DIGEST_AT, str(self._now()))

    async def _send(self, user: int, updates: Sequence[WaitingUpdate]) -> bool:
        """Send one message, which Discord accepts only once; return False if there is no channel to send it to."""
        parts = [
            await self._part(user, one, PlaceInMessage(number, len(updates))) for number, one in enumerate(updates)
        ]
        first = updates[0].match_id
        words = await self._words(user, await self._row(first))
        card = follow_message(words, parts, stoppable=user != COMMENTARY)
        layout, files = await self._pictures.draw(first, card, words)
        names = [f"followed {user} {one.match_id} {one.update.first} {one.update.last}" for one in updates]
        nonce = nonce_of(first, map(str.encode, names))
        if user != COMMENTARY:
            return await self._direct.send(user, view=layout, files=files, nonce=nonce) is not None
        try:
            thread = await self.commentary.thread(first)
            if thread is None:
                return False
            quiet = discord.AllowedMentions.none()
            await thread.send(view=layout, files=files, nonce=nonce, allowed_mentions=quiet)
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
            return False
        return True

    async def _done(self, user: int, updates: Sequence[WaitingUpdate]) -> None:
        """Delete updates that were posted or dropped; end the follow of a finished match."""
        await self._store.sent([one.id for one in updates])
        for one in updates:
            if one.update.to_the_end:  # an update that was posted may be older than the end of its match
                row = await self._row(one.match_id)
                await self._store.end_follow(row.id, user)
                if user == COMMENTARY and row.status == "ended":
                    await self.commentary.open_to_players(await self._matches.get_match(row.id))

    async def _may_read(self, user: int, one: WaitingUpdate) -> bool:
        """Return True if a reader still follows a match and may see it; end the follow of one who may not."""
        if user == COMMENTARY:
            return True
        row, seats = await self._row(one.match_id), await self._store.seats(one.match_id)
        players = [seat.user_id for seat in seats]
        if not covers(await self._store.follows_of(user), row.id, players):
            return False
        if user not in players and await may_watch(self._client, row, user):
            return True
        await self._store.end_follow(row.id, user)
        await self._store.add_update(row.id, user, one.update.last, None, done=True)
        return False

    async def _part(self, user: int, one: WaitingUpdate, place: PlaceInMessage) -> FollowedPart:
        row = await self._row(one.match_id)
        if row.status == "cancelled":
            seats = await self._store.seats(row.id)
            return cancelled_part(await self._words(user, row), row, seats)
        match, timeline, _ = await self._played(one.match_id)
        words = (await self._words(user, row)).at(match.names)
        theme = None if user == COMMENTARY else await self._preferences.get("user", user, THEME)
        theme = theme or match.row.settings.get(THEME, DEFAULT_THEME)
        return await asyncio.to_thread(followed_part, match, words, timeline, one.update, theme, place)

    async def _give_up(self, user: int, updates: Sequence[WaitingUpdate]) -> None:
        """End follows that cannot be delivered: for a user without direct messages, all that go there."""
        log.info("updates of %d matches cannot be delivered: their reader has closed the channel", len(updates))
        if user == COMMENTARY:
            for one in updates:
                await self._store.add_update(one.match_id, user, one.update.last, None, done=True)
            return
        for follow in await self._store.follows_of(user):
            if follow.place != "thread":
                await self._store.unfollow(user, follow.kind, follow.subject)

    async def _row(self, match_id: str) -> MatchRow:
        row = await self._matches.find(match_id)
        if row is None:
            raise Refused("refuse-game-gone")
        return row

    async def _words(self, user: int, row: MatchRow) -> Words:
        """Return the words in the language of a reader, by default that of the match's server."""
        languages = self._languages
        return await (
            languages.of_server(row.guild_id) if user == COMMENTARY else languages.of_user(user, row.guild_id)
        )


def _pages(updates: Sequence[WaitingUpdate]) -> Iterator[Sequence[WaitingUpdate]]:
    """Split updates into messages."""
    for at in range(0, len(updates), MAX_MATCHES_PER_MESSAGE):
        yield updates[at : at + MAX_MATCHES_PER_MESSAGE]


def next_step(timeline: Timeline, after: int, every: Every, shown: int) -> int | None:
    """Return the last step after `after` at which a phase or turn begins, or None; only `shown` steps are public."""
    fitting = [
        stop.step
        for before, stop in pairwise(timeline.stops)
        if after < stop.step <= shown and _part(before, every) != _part(stop, every)
    ]
    return fitting[-1] if fitting else None


def _part(stop: Stop, every: Every) -> tuple[int, str]:
    return stop.turn, stop.phase if every == "phase" else ""


def covers(follows: Sequence[FollowRow], match_id: str, players: Sequence[int | None]) -> bool:
    """Return True if the follows include a match with these players."""
    subjects = {("match", match_id), *(("player", str(player)) for player in players if player is not None)}
    return any((one.kind, one.subject) in subjects for one in follows)
