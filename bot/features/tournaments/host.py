"""Events on Discord: a thread for each match, one announcement a round, and the card that shows how things stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord
from cachetools import LRUCache

from bot.cards.layouts import DescribedPicture, Layout, plain, said, text
from bot.cards.turn_card import named
from bot.delivery.failures import SERVER_ERROR, UNSENT, Absent, demand_server, failure_name
from bot.delivery.old_cards import nonce_of
from bot.delivery.posting import MAX_TITLE, SHORT_ID, Title, neutral_title, open_thread
from bot.delivery.traffic import EVENT, Cause, Urgency, caused_by, urgency
from bot.features.lobby.forums import Forums
from bot.features.lobby.services import LobbyServices
from bot.features.tournaments.announcements import (
    champion_of,
    end_text,
    finals,
    muster_over_text,
    muster_texts,
    round_over_text,
)
from bot.features.tournaments.cards import ask_apart, event_buttons, event_card
from bot.features.tournaments.keeper import EventKeeper, NotNow
from bot.features.tournaments.pictures import picture_of
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.rules.runner import open_ties
from bot.features.tournaments.rules.stages import expected_end
from bot.features.tournaments.server import conclude, crown, gone, place_of, reschedule, scheduled, unschedule, wake
from bot.features.tournaments.stored import StoredEvent
from bot.features.tournaments.texts import CALLED, mentions, round_texts, warning_text
from bot.interaction.services import Client, Services
from bot.match.background import Background
from bot.words import Words
from render import DEFAULT_THEME
from storage.errors import StoreError

log = logging.getLogger(__name__)

TOO_MANY: Final = 429

REMEMBERED: Final = 512
"""Of so many events it is known what their cards show, and when their entries in the calendar end."""

NO_CHANNEL: Final = "10003"
"""Discord's code for a channel that there is not."""

OVER: Final = 0
"""When the entry of an event ends that is over."""


class EventHost(Background):
    """Carries out on Discord what the events' runner needs; each event is advanced by one task at a time."""

    def __init__(self, client: Client, services: Services) -> None:
        self.pictures = services.pictures
        self.keeper = EventKeeper(services.matches, services[LobbyServices], client.now)
        self._client = client
        self._store = services.matches.store
        self._languages = services.languages
        self._forums = services[Forums]
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._ends: LRUCache[str, int] = LRUCache(REMEMBERED)
        self._mustered: LRUCache[str, bool] = LRUCache(REMEMBERED)
        self._shown: LRUCache[str, tuple[int, object, DescribedPicture | None]] = LRUCache(REMEMBERED)

    def advance(self, event_id: str) -> None:
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
                self.advance(event_id)
        except StoreError as failed:
            log.error("what is due in events cannot be found: %s", type(failed).__name__)

    async def withdraw_user(self, user_id: int) -> None:
        """Take a user out of every tournament."""
        await self.keeper.leave(user_id)

    def forget(self) -> None:
        """Read every event again when it is wanted next."""
        self.keeper.forget()

    async def finish(self) -> None:
        """Stop what is under way: it goes on where it was after the next start."""
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _advance(self, event_id: str) -> None:
        try:
            stored = await self.keeper.get_tournament(event_id)
            demand_server(self._client, stored.row.guild_id)
            with caused_by(Cause(EVENT, event_id, stored.row.guild_id)):
                await self.keeper.advance(event_id, self)
        except Absent:
            log.info("event %s waits for its server: players cannot press there", event_id)
        except Exception:
            log.exception("event %s cannot go on: the next sweep tries again", event_id)
        finally:
            del self._tasks[event_id]
        if event_id in self._again:
            self._again.discard(event_id)
            self.advance(event_id)

    async def place(self, stored: StoredEvent, table: EventTable) -> int:
        """Make a thread or forum post for a table's match, unless an earlier process has made one and could not note it."""
        words, game = await self.words(stored), stored.event.settings.game
        players = ", ".join(words.at([stored.name(player) for player in table.sitting]).seats)
        wanted = f"{stored.event.settings.name} {table.key}: {players}"[:MAX_TITLE]
        title = Title(wanted, neutral_title(words, game, f"{stored.row.id[:SHORT_ID]} {table.key}"))
        try:
            channel = await place_of(self._client, stored.row.channel_id)
            for made in () if channel is None else channel.threads:
                mine = made.name in title and made.owner_id == made.guild.me.id
                if mine and not await self._store.match_in(made.id):
                    return made.id
            match channel:
                case discord.TextChannel():
                    return (await open_thread(channel, title)).id
                case discord.ForumChannel():
                    return (await self._forums.post_table(channel, game, title, said(players))).thread.id
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

    async def muster(self, stored: StoredEvent) -> tuple[int, ...]:
        """Call those who have entered, with the button by which they say that they are here; returns the messages."""
        words, sent = await self.words(stored), []
        for part, (content, called) in enumerate(muster_texts(words, stored)):
            layout = plain(text(content), event_buttons(words, stored, "here"))
            nonce = nonce_of(stored.row.id, [f"muster {part}".encode()])
            sent.append((await self._send(stored, layout, nonce, {*called})).id)
        return tuple(sent)

    async def ask_apart(self, stored: StoredEvent, asker: int, other: int) -> bool:
        """Ask an entrant, whom it calls, to agree that they share a household; returns whether that could be posted."""
        words = await self.words(stored)
        try:
            await self._send(stored, ask_apart(words, stored, asker, other), _nonce(stored, "apart"), {other})
        except NotNow as failed:
            log.warning("a request in event %s is not posted: %s", stored.row.id, failed)
            return False
        return True

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
        files = [] if picture is None else await self.pictures.event(stored.row.id, picture, DEFAULT_THEME)
        layout = event_card(words, stored, self.keeper.now(), picture.alt if picture is not None and files else "")
        if stored.row.message_id is None or not await self._edited(stored, stored.row.message_id, layout, files):
            nonce = nonce_of(stored.row.id, [f"{stored.row.message_id}".encode()])
            message = await self._send(stored, layout, nonce, set(), files)
            await self.keeper.set_message(stored.row.id, message.id)
        self._shown[stored.row.id] = shown
        await self._end_muster(words, stored)

    async def _end_muster(self, words: Words, stored: StoredEvent) -> None:
        """Take the button off the messages that asked who is there, once it is too late to press it."""
        event = stored.event
        if event.phase in ("open", "muster") or stored.row.id in self._mustered:
            return
        over = plain(text(muster_over_text(words, stored)))
        for message in event.asking:
            await self._edited(stored, message, over)
        self._mustered[stored.row.id] = True

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

    async def _edited(
        self, stored: StoredEvent, message_id: int, layout: Layout, files: Sequence[discord.File] = ()
    ) -> bool:
        """Change a message in the channel of an event; returns False for one that was deleted."""
        channel = self._client.get_partial_messageable(stored.row.channel_id, guild_id=stored.row.guild_id)
        try:
            message = channel.get_partial_message(message_id)
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


def _nonce(stored: StoredEvent, content: str = "") -> str:
    """Name an announcement by what has happened so far, so that Discord takes it once."""
    return nonce_of(stored.row.id, [f"{stored.length} {content}".encode()])
