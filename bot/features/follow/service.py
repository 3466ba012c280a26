"""Updates for those who follow matches: put into the outbox once, posted from there, and ended when there is no more."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Coroutine, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import discord
from cachetools import LRUCache
from msgspec import Struct

from bot.delivery.failures import UNSENT, failure_name, is_final
from bot.delivery.notices import is_digest_due
from bot.delivery.old_cards import nonce_of
from bot.delivery.permissions import may_watch
from bot.delivery.sweeper import Sweeper
from bot.delivery.traffic import NOTICE, Cause, caused_by
from bot.features.follow.cards import MOST_MATCHES, FollowedPart, called_off_part, follow_message, followed_part
from bot.features.follow.commentary import Commentary
from bot.interaction.services import Client, Services
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.notices import FOLLOWED, MatchUpdate, Notice, pack, target, unpack, user_of
from bot.match.settings import DELAY, THEME, shown_lines
from bot.match.timeline import Stop, Timeline
from bot.words import Words
from render import DEFAULT_THEME
from storage.errors import StoreError
from storage.follows import COMMENTARY, Every, FollowRow, ReaderRow
from storage.matches import LogRow, MatchRow
from storage.messages import OutboxEntry

log = logging.getLogger(__name__)

MAX_FOLLOWS: Final = 25
"""Matches and players that a user may follow at once."""

DIGEST_AT: Final = "followed_at"
"""The preference that says when a user was sent a digest of followed matches last."""

TOGETHER: Final = 0
"""Instead of the id of an update: all those of a digest are one message."""

REMEMBERED: Final = 4096
"""Of so many readers it is known that nothing has happened since they were looked at."""


class WaitingUpdate(Struct, frozen=True):
    """An update that waits in the outbox."""

    id: int
    match_id: str
    update: MatchUpdate


class Follows(Sweeper):
    """Finds what followers have not been shown yet, and posts it. `now` gives seconds since 1970."""

    def __init__(
        self,
        client: Client,
        services: Services,
    ) -> None:
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
        self._looked_at: LRUCache[tuple[str, int], int] = LRUCache(REMEMBERED)

    async def _sweep(self) -> None:
        try:
            for reader in await self._store.seated_readers():
                await self._safely(self._leave(reader), reader.match_id, reader.user_id)
            await self._add_updates()
            await self._publish()
        except StoreError as failed:
            log.error("what followers wait for cannot be found: %s", type(failed).__name__)

    async def _safely(self, work: Coroutine[Any, Any, None], match_id: str, user: int) -> None:
        """Do something about one match, whose failures do not keep the others back; it is tried again with the next sweep."""
        one = match_id if user == COMMENTARY else user
        try:
            row = self._matches.cached_row(match_id) or await self._matches.find(match_id)
            with caused_by(Cause(NOTICE, one, None if row is None else row.guild_id)):
                await work
        except (*UNSENT, Refused) as failed:
            log.info("an update of match %s could not be delivered: %s", match_id, failure_name(failed))
        except StoreError:
            raise
        except Exception:
            log.exception("an update of match %s could not be made", match_id)

    async def _leave(self, reader: ReaderRow) -> None:
        """Let who has sat down in a match follow it no longer, and be in its thread no more, however that came about."""
        await self.commentary.leave(reader.match_id, reader.user_id)
        await self._store.end_follow(reader.match_id, reader.user_id)
        await self._store.add_update(reader.match_id, reader.user_id, 0, None, done=True)

    async def _add_updates(self) -> None:
        """Put into the outbox what there is for each reader, for a digest once a day."""
        readers = await self._store.readers()
        due = await self._due_digests({reader.user_id for reader in readers if reader.place == "digest"})
        waiting = await self._waiting() if due else {}
        made = {
            (user, one.match_id)
            for user, together in waiting
            if together == TOGETHER
            for one in waiting[user, TOGETHER]
        }
        for reader in readers:
            user = reader.user_id
            if reader.place != "digest" or (user in due and (user, reader.match_id) not in made):
                await self._safely(self._add(reader), reader.match_id, user)

    async def _due_digests(self, users: set[int]) -> set[int]:
        """Of these users those whose digest is to be made now, when it can be read."""
        now = self._now()
        clocks = self._matches.cache.clocks
        awake = {user for user in users if await clocks.is_awake(user, now)}
        return {user for user in awake if await is_digest_due(self._preferences, user, DIGEST_AT, now)}

    async def _add(self, reader: ReaderRow) -> None:
        """Let a new follower into the thread, or put an update into the outbox where something is to be shown."""
        row = await self._matches.find(reader.match_id)
        if row is None:
            return
        if reader.length is None:
            await self._enter(reader, row)
            return
        length = await self._next(reader, row)
        if length is not None:
            over = row.status != "live"
            notice = Notice(FOLLOWED, update=MatchUpdate(reader.place, reader.length or 0, length, over))
            entry = OutboxEntry(target(reader.user_id), pack(notice), self._now())
            await self._store.add_update(row.id, reader.user_id, length, entry, done=over)

    async def _enter(self, reader: ReaderRow, row: MatchRow) -> None:
        """Let somebody into the thread of a match that runs; where that cannot be, the match is followed no further."""
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
        """Up to where a reader is shown a match now; None while there is nothing new."""
        if row.status == "cancelled":
            return reader.length
        key, length = (row.id, reader.user_id), (await self._matches.get_match(row.id)).log_length
        if row.status == "live" and self._looked_at.get(key) == length and DELAY not in row.settings:
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
        """A match with its timeline and the lines of its log."""
        match = await self._matches.get_match(match_id)
        lines = (await self._matches.lines(match_id))[: match.log_length]
        return match, await asyncio.to_thread(self._timelines.of, match, lines), lines

    async def _publish(self) -> None:
        """Post the updates that wait: each in a message of its own, which a retry names alike, those of a digest together."""
        for (user, _), updates in (await self._waiting()).items():
            for page in _pages(updates):
                await self._safely(self._post(user, page), page[0].match_id, user)

    async def _waiting(self) -> dict[tuple[int, int], list[WaitingUpdate]]:
        """The updates that wait in the outbox, by reader and message."""
        waiting: dict[tuple[int, int], list[WaitingUpdate]] = defaultdict(list)
        for match_id in await self._store.matches_with_notices():
            for one in await self._store.unsent(match_id):
                user = user_of(one.target)
                update = None if user is None else unpack(one.body).update
                if user is not None and update is not None:
                    together = TOGETHER if update.place == "digest" else one.id
                    waiting[user, together].append(WaitingUpdate(one.id, match_id, update))
        return waiting

    async def _post(self, user: int, updates: Sequence[WaitingUpdate]) -> None:
        """Post updates in one message; what the reader may not see any more is dropped, with what led to it.

        An update of which that cannot be known waits, and keeps no other back.
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
        """Send one message, which Discord takes once; returns whether there is anywhere to send it to."""
        parts = [await self._part(user, one, number, len(updates)) for number, one in enumerate(updates)]
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
        """Forget updates that were posted or dropped; a match that is over is followed no longer."""
        await self._store.sent([one.id for one in updates])
        for one in updates:
            if one.update.to_the_end:  # what was posted may be older than the end of its match
                row = await self._row(one.match_id)
                await self._store.end_follow(row.id, user)
                if user == COMMENTARY and row.status == "ended":
                    await self.commentary.open_to_players(await self._matches.get_match(row.id))

    async def _may_read(self, user: int, one: WaitingUpdate) -> bool:
        """Whether a reader still follows a match and may see it; who may not any more follows it no longer."""
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

    async def _part(self, user: int, one: WaitingUpdate, number: int, parts: int) -> FollowedPart:
        row = await self._row(one.match_id)
        if row.status == "cancelled":
            seats = await self._store.seats(row.id)
            return called_off_part(await self._words(user, row), row, seats)
        match, timeline, _ = await self._played(one.match_id)
        words = (await self._words(user, row)).at(match.names)
        theme = None if user == COMMENTARY else await self._preferences.get("user", user, THEME)
        theme = theme or match.row.settings.get(THEME, DEFAULT_THEME)
        return await asyncio.to_thread(followed_part, match, words, timeline, one.update, theme, number, parts)

    async def _give_up(self, user: int, updates: Sequence[WaitingUpdate]) -> None:
        """End what cannot be delivered: of who takes no direct messages all that is read there."""
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
        """The words that a reader has chosen, else those of the match's server."""
        languages = self._languages
        return await (
            languages.of_server(row.guild_id) if user == COMMENTARY else languages.of_user(user, row.guild_id)
        )


def _pages(updates: Sequence[WaitingUpdate]) -> Iterator[Sequence[WaitingUpdate]]:
    """Updates as messages take them."""
    for at in range(0, len(updates), MOST_MATCHES):
        yield updates[at : at + MOST_MATCHES]


def next_step(timeline: Timeline, after: int, every: Every, shown: int) -> int | None:
    """The last step after another one, among the `shown` first, at which a phase or a turn begins; None without one."""
    fitting = [
        stop.step
        for before, stop in pairwise(timeline.stops)
        if after < stop.step <= shown and _part(before, every) != _part(stop, every)
    ]
    return fitting[-1] if fitting else None


def _part(stop: Stop, every: Every) -> tuple[int, str]:
    return stop.turn, stop.phase if every == "phase" else ""


def covers(follows: Sequence[FollowRow], match_id: str, players: Sequence[int | None]) -> bool:
    """Whether follows take in a match with these players."""
    subjects = {("match", match_id), *(("player", str(player)) for player in players if player is not None)}
    return any((one.kind, one.subject) in subjects for one in follows)
