"""Events on Discord: a thread for each match, one announcement a round, and the card that shows how things stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord
from cachetools import LRUCache

from bot.events.length import expected_end
from bot.events.model import EventTable
from bot.events.runner import open_ties
from bot.gateway.event_server import conclude, crown, gone, place_of, reschedule, scheduled, unschedule, wake
from bot.gateway.failures import UNSENT, failure_name
from bot.gateway.languages import Languages
from bot.gateway.phase_records import nonce_of
from bot.gateway.pictures import Pictures
from bot.gateway.traffic import Urgency, urgency
from bot.matches.event_hosting import NotNow
from bot.matches.event_keeper import EventKeeper
from bot.matches.stored_event import StoredEvent
from bot.messages.event_announcements import champion_of, end_text, finals, muster_texts, round_over_text
from bot.messages.event_card import event_buttons, event_card
from bot.messages.event_pictures import DescribedPicture, picture_of
from bot.messages.event_texts import CALLED, mentions, round_texts, warning_text
from bot.messages.layouts import Layout, plain, said, text
from bot.messages.turn_card import named
from bot.words import Words
from render import DAY
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger(__name__)

THREAD_NAME: Final = 100
TOO_MANY: Final = 429
SERVER_ERROR: Final = 500

REMEMBERED: Final = 512
"""Of so many events it is known what their cards show, and when their entries in the calendar end."""

NO_CHANNEL: Final = "10003"
"""Discord's code for a channel that there is not."""

OVER: Final = 0
"""When the entry of an event ends that is over."""


class EventHost:
    """Carries out on Discord what the events' runner needs; each event is advanced by one task at a time."""

    def __init__(
        self, client: discord.Client, keeper: EventKeeper, store: Store, languages: Languages, pictures: Pictures
    ) -> None:
        self.pictures = pictures
        self.keeper = keeper
        self._client = client
        self._store = store
        self._languages = languages
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._ends: LRUCache[str, int] = LRUCache(REMEMBERED)
        self._shown: LRUCache[str, tuple[int, object, DescribedPicture | None]] = LRUCache(REMEMBERED)

    def tell(self, event_id: str) -> None:
        """Something has happened in an event: do what follows from it."""
        if event_id in self._tasks:
            self._again.add(event_id)
            return
        with urgency(Urgency.START):
            self._tasks[event_id] = asyncio.create_task(self._advance(event_id))

    async def sweep(self) -> None:
        """Do what is due in all events."""
        try:
            for event_id in await self.keeper.due():
                self.tell(event_id)
        except StoreError as failed:
            log.error("what is due in events cannot be found: %s", type(failed).__name__)

    async def finish(self) -> None:
        """Stop what is under way: it goes on where it was after the next start."""
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _advance(self, event_id: str) -> None:
        try:
            await self.keeper.advance(event_id, self)
        except Exception:
            log.exception("event %s cannot go on: the next sweep tries again", event_id)
        finally:
            del self._tasks[event_id]
        if event_id in self._again:
            self._again.discard(event_id)
            self.tell(event_id)

    async def place(self, stored: StoredEvent, table: EventTable) -> int:
        """Make a thread or forum post for a table's match, unless an earlier process has made one and could not note it."""
        words = await self.words(stored)
        players = ", ".join(words.at([stored.name(player) for player in table.sitting]).seats)
        name = f"{stored.event.settings.name} {table.key}: {players}"[:THREAD_NAME]
        try:
            channel = await place_of(self._client, stored.row.channel_id)
            for made in () if channel is None else channel.threads:
                mine = made.name == name and made.owner_id == made.guild.me.id
                if mine and not await self._store.match_in(made.id):
                    return made.id
            match channel:
                case discord.TextChannel():
                    return (await channel.create_thread(name=name, type=discord.ChannelType.public_thread)).id
                case discord.ForumChannel():
                    return (await _posted(channel, name, said(players))).thread.id
        except UNSENT as failed:
            raise NotNow(failure_name(failed)) from None
        raise NotNow(NO_CHANNEL)

    async def leave(self, stored: StoredEvent) -> tuple[int, ...]:
        """Ask Discord for those who are still in the event: no event of the gateway says who leaves a server."""
        guild, event = self._guild(stored), stored.event
        try:
            playing = [player for player in event.stages[-1].players if player in event.active()]
            left = await gone(guild, playing)
        except UNSENT as failed:
            raise NotNow(failure_name(failed)) from None
        if left:
            words = await self.words(stored)
            await self.publish(stored, words("tournament-gone", players=mentions(words, left)))
        return left

    async def muster(self, stored: StoredEvent) -> None:
        """Call those who have entered, with the button by which they say that they are here."""
        words = await self.words(stored)
        for part, (content, called) in enumerate(muster_texts(words, stored)):
            layout = plain(text(content), event_buttons(words, stored, "here"))
            await self._send(stored, layout, nonce_of(stored.row.id, [f"muster {part}".encode()]), {*called})

    async def announce(self, stored: StoredEvent, stage: int, number: int) -> None:
        """Post all links of a round, calling each player once."""
        words, called = await self.words(stored), set[int]()
        tables = stored.event.stages[stage].rounds[number - 1].tables
        rows = [await self._store.event_table(stored.row.id, table.key) for table in tables]
        places = {row.key: row.channel_id for row in rows if row is not None}
        for part, content in enumerate(round_texts(words, stored, places, stage, number)):
            there = {player for table in tables for player in table.sitting if player not in table.given_up}
            players = {player for player in there if f"<@{player}>" in content} - called
            called |= players
            nonce = nonce_of(stored.row.id, [f"{stage}.{number}.{part}".encode()])
            await self._send(stored, self._with_standings(words, stored, content), nonce, players)

    async def schedule(self, stored: StoredEvent) -> int:
        """Put an event into the server's calendar; returns 0, and says so, where that is not allowed."""
        words = await self.words(stored)
        try:
            return await scheduled(self._guild(stored), words, stored, self.keeper.now())
        except discord.HTTPException as failed:
            if failed.status == TOO_MANY or failed.status >= SERVER_ERROR:
                raise NotNow(failure_name(failed)) from None
            log.info("event %s is not in the calendar: %s", stored.row.id, failure_name(failed))
        except UNSENT as failed:
            raise NotNow(failure_name(failed)) from None
        await self.publish(stored, words("tournament-cannot-schedule", name=named(stored.event.settings.name)))
        return 0

    async def conclude(self, stored: StoredEvent) -> None:
        """Post how an event stands after its latest round, calling the organisers if they have to choose who goes on."""
        words = await self.words(stored)
        called = {*stored.organisers} if open_ties(stored.event) else set()
        layout = self._with_standings(words, stored, round_over_text(words, stored))
        await self._send(stored, layout, _nonce(stored), called)

    async def warn(self, stored: StoredEvent, tables: Sequence[str]) -> None:
        """Call the organisers to tables that are late, or that have no result."""
        words = await self.words(stored)
        content = warning_text(words, stored, tables, self.keeper.now())
        await self._send(stored, said(content), _nonce(stored), {*stored.organisers})

    async def call_off(self, stored: StoredEvent) -> None:
        """Say that an event does not start, calling the organisers and those who are there."""
        words = await self.words(stored)
        called = [*dict.fromkeys((*stored.organisers, *stored.event.players("present")))][:CALLED]
        mentioned = ", ".join(f"<@{user}>" for user in called)
        content = words("tournament-does-not-start", name=named(stored.event.settings.name), players=mentioned)
        await self._send(stored, said(content), _nonce(stored), {*called})

    async def finish_event(self, stored: StoredEvent) -> None:
        """Post who has won, calling them, and give them the role that they are to have."""
        words, champion = await self.words(stored), champion_of(stored.event)
        rows = [await self._store.event_table(stored.row.id, table.key) for table in finals(stored.event)]
        where = [row.channel_id for row in rows if row is not None]
        called = set() if champion is None else {champion}
        await self._send(stored, said(end_text(words, stored, where)), _nonce(stored), called)
        if champion is None or not stored.event.settings.role:
            return
        try:
            await crown(self._guild(stored), champion, stored)
        except UNSENT as failed:
            log.info("the champion of event %s has no role: %s", stored.row.id, failure_name(failed))
            role = f"<@&{stored.event.settings.role}>"
            await self.publish(stored, words("tournament-cannot-crown", player=f"<@{champion}>", role=role))

    def _with_standings(self, words: Words, stored: StoredEvent, content: str) -> Layout:
        """A text with the button that shows the standings: the card may be far above."""
        return plain(text(content), event_buttons(words, stored, "standings"))

    def _guild(self, stored: StoredEvent) -> discord.Guild:
        guild = self._client.get_guild(stored.row.guild_id or 0)
        if guild is None:
            raise NotNow
        return guild

    async def changed(self, stored: StoredEvent) -> None:
        """Show an event in its card; one that was deleted is posted anew."""
        if stored.event.phase == "draft":
            return
        await self._keep_calendar(stored)
        words = await self.words(stored)
        picture = await asyncio.to_thread(picture_of, words, stored)
        place = stored.row.channel_id
        shown = (place, event_card(words, stored, self.keeper.now()).to_components(), picture)  # type: ignore[no-untyped-call] # discord.py gives to_components no types
        if self._shown.get(stored.row.id) == shown:
            return
        files = [] if picture is None else await self.pictures.event(stored.row.id, picture, DAY)
        layout = event_card(words, stored, self.keeper.now(), picture.alt if picture is not None and files else "")
        if not await self._edited(stored, layout, files):
            nonce = nonce_of(stored.row.id, [f"{stored.row.message_id}".encode()])
            message = await self._send(stored, layout, nonce, set(), files)
            await self.keeper.set_message(stored.row.id, message.id)
        self._shown[stored.row.id] = shown

    async def _keep_calendar(self, stored: StoredEvent) -> None:
        """Let the entry in the calendar last as long as the event is expected to, and end with it."""
        event = stored.event
        if not event.scheduled:
            return
        over = event.phase in ("finished", "cancelled")
        end = OVER if over else expected_end(event, self.keeper.now())
        if self._ends.get(stored.row.id) == end:
            return
        guild = self._guild(stored)
        if event.phase == "cancelled":
            await unschedule(guild, event.scheduled)
        elif over:
            await conclude(guild, event.scheduled)
        else:
            await reschedule(guild, event.scheduled, end)
        self._ends[stored.row.id] = end

    async def publish(self, stored: StoredEvent, content: str) -> None:
        """Say something about an event to everybody, calling nobody; what cannot be posted stays in the event's log."""
        try:
            await self._send(stored, said(content), _nonce(stored, content), set())
        except NotNow as failed:
            log.warning("a ruling in event %s is not published: %s", stored.row.id, failed)

    async def words(self, stored: StoredEvent) -> Words:
        """The words of an event's server."""
        return await self._languages.of_server(stored.row.guild_id)

    async def _edited(self, stored: StoredEvent, layout: Layout, files: Sequence[discord.File]) -> bool:
        if stored.row.message_id is None:
            return False
        channel = self._client.get_partial_messageable(stored.row.channel_id, guild_id=stored.row.guild_id)
        try:
            message = channel.get_partial_message(stored.row.message_id)
            mentions = discord.AllowedMentions.none()
            await wake(self._client, stored.row.channel_id)
            await message.edit(view=layout, attachments=files, allowed_mentions=mentions)
        except discord.NotFound:
            for file in files:
                file.reset(seek=True)
            return False
        except UNSENT as failed:
            raise NotNow(failure_name(failed)) from None
        return True

    async def _send(
        self, stored: StoredEvent, layout: Layout, nonce: str, called: set[int], files: Sequence[discord.File] = ()
    ) -> discord.Message:
        channel = self._client.get_partial_messageable(stored.row.channel_id, guild_id=stored.row.guild_id)
        users = [discord.Object(user) for user in sorted(called)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        try:
            return await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
        except UNSENT as failed:
            raise NotNow(failure_name(failed)) from None


async def _posted(forum: discord.ForumChannel, name: str, layout: Layout) -> discord.channel.ThreadWithMessage:
    """Post a table in a forum, with a tag where the forum takes no post without; how the match stands is tagged later."""
    tags = [tag for tag in forum.available_tags if forum.flags.require_tag and not tag.moderated]
    return await forum.create_thread(name=name, view=layout, applied_tags=tags[:1])


def _nonce(stored: StoredEvent, content: str = "") -> str:
    """Name an announcement by what has happened so far, so that Discord takes it once."""
    return nonce_of(stored.row.id, [f"{stored.length} {content}".encode()])
