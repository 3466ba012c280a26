"""Tournaments on Discord: a thread for each match, one announcement a round, and an up-to-date card."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import discord
from cachetools import LRUCache

from bot.cards.layouts import DescribedPicture, Layout, plain, said, text
from bot.cards.match_names import named
from bot.cards.times import time
from bot.delivery.causes import EVENT, Cause, caused_by
from bot.delivery.failures import UNSENT, Absent, demand_server, failure_name, is_final, is_refusal
from bot.delivery.nonces import nonce_of
from bot.delivery.rate_limits import Urgency, urgency
from bot.delivery.threads import MAX_TITLE, SHORT_ID, Title, neutral_title, open_thread
from bot.features.lobby.forums import Forums
from bot.features.lobby.services import LobbyServices
from bot.features.results.ladder import Ladders
from bot.features.tournaments import announcements, discord_server
from bot.features.tournaments.cards import ask_apart, tournament_buttons, tournament_card
from bot.features.tournaments.desk_card import warning_text
from bot.features.tournaments.keeper import Host, NotNow, TournamentKeeper
from bot.features.tournaments.pictures import picture_of
from bot.features.tournaments.posts import OnDiscord, TournamentPosts, post_nonce
from bot.features.tournaments.rules.model import EventTable, Settings, find_table
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.ranking import champions
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.stages import expected_end
from bot.features.tournaments.rules.waiting_list import waiting_list
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import DONE_MARK, MAX_PLAYERS_PINGED, mentions, named_organisers, table_title
from bot.interaction.services import Client, Services
from bot.match.background import Background
from bot.match.settings import event_of
from bot.words import Words
from render import DEFAULT_THEME
from storage.errors import StoreError

log = logging.getLogger(__name__)

CACHED_CARDS: Final = 512

NO_CHANNEL: Final = "10003"
"""Discord's code for an unknown channel."""

FINISHED_ENTRY: Final = 0
"""End of the calendar entry of a finished tournament."""

RoleChange = Callable[[discord.Guild, int, StoredTournament], Awaitable[None]]
"""Gives the champion's role to a user, or takes it. Raises what Discord raises."""


class TournamentHost(TournamentPosts, Background, Host):
    """Does on Discord what running tournaments need; each tournament is advanced by one task at a time."""

    def __init__(self, client: Client, services: Services) -> None:
        self.pictures = services.pictures
        self.keeper = TournamentKeeper(services.matches, services[LobbyServices], client.now)
        super().__init__(client, services)
        self._forums = services[Forums]
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self.typed_starts: LRUCache[str, str] = LRUCache(CACHED_CARDS)
        self._entries: LRUCache[str, tuple[int, Settings]] = LRUCache(CACHED_CARDS)
        self._mustered: LRUCache[str, bool] = LRUCache(CACHED_CARDS)
        self._marked: LRUCache[int, str] = LRUCache(CACHED_CARDS)
        self._lengths: LRUCache[str, int] = LRUCache(CACHED_CARDS)
        self._shown: LRUCache[str, tuple[int, object, DescribedPicture | None]] = LRUCache(CACHED_CARDS)
        self._podiums: LRUCache[tuple[str, int], tuple[tuple[int, ...], ...]] = LRUCache(CACHED_CARDS)
        self.parents: LRUCache[int, int] = LRUCache(CACHED_CARDS)

    def advance(self, tournament_id: str) -> None:
        """Do what is due after something has happened in a tournament."""
        if tournament_id in self._tasks:
            self._again.add(tournament_id)
            return
        with urgency(Urgency.START):
            self._tasks[tournament_id] = asyncio.create_task(self._advance(tournament_id))

    def post_again(self, tournament_id: str) -> None:
        """Check that the card of a tournament is still in its channel, and post it anew if it was deleted."""
        self._shown.pop(tournament_id, None)
        self.advance(tournament_id)

    async def podium(self, stored: StoredTournament) -> tuple[tuple[int, ...], ...]:
        """Return the players with a medal in a finished tournament, best first; only another act changes them."""
        key = stored.row.id, stored.length
        if key not in self._podiums and stored.tournament.phase == "finished":
            self._podiums[key] = await asyncio.to_thread(announcements.podium_of, stored.tournament)
        return self._podiums.get(key, ())

    def notify(self, match_id: str) -> None:
        """Go on with a tournament one of whose matches has ended."""
        row = self._services.matches.cache.row(match_id)
        event = event_of(row) if row is not None and row.status not in ("lobby", "live") else None
        if event is not None:
            self.advance(event.id)

    async def sweep(self) -> None:
        """Do what is due in all tournaments."""
        try:
            for tournament_id in await self.keeper.due():
                self.advance(tournament_id)
        except StoreError as failed:
            log.error("what is due in events cannot be found: %s", type(failed).__name__)

    async def withdraw_user(self, user_id: int) -> None:
        """Take a user out of every tournament."""
        await self.keeper.leave(user_id)

    def forget(self) -> None:
        """Drop the cached tournaments."""
        self.keeper.forget()

    async def finish(self) -> None:
        """Stop the tasks; they continue where they were after the next start."""
        for task in (under_way := [*self._tasks.values()]):
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

    async def _advance(self, tournament_id: str) -> None:
        try:
            stored = await self.keeper.get_tournament(tournament_id)
            demand_server(self._client, stored.row.guild_id)
            with caused_by(Cause(EVENT, tournament_id, stored.row.guild_id)):
                await self.keeper.advance(tournament_id, self)
        except Absent:
            log.info("event %s waits for its server: players cannot press there", tournament_id)
        except Exception:
            log.exception("event %s cannot go on: the next sweep tries again", tournament_id)
        finally:
            del self._tasks[tournament_id]
        if tournament_id in self._again:
            self._again.discard(tournament_id)
            self.advance(tournament_id)

    async def place(self, stored: StoredTournament, table: EventTable) -> int:
        words, game = await self.words(stored), stored.tournament.settings.game
        title = _place_title(words, stored, table)
        with OnDiscord():
            channel = await discord_server.place_of(self._client, stored.row.channel_id)
            for made in () if channel is None else channel.threads:
                mine = made.name in title and made.owner_id == made.guild.me.id
                if mine and not await self._store.match_in(made.id):
                    return made.id
            match channel:
                case discord.TextChannel() if stored.tournament.settings.duplicate:
                    return await self._private_place(channel, title, table)
                case discord.TextChannel():
                    return (await open_thread(channel, title)).id
                case discord.ForumChannel():
                    players = said(_players(words, stored, table))
                    return (await self._forums.post_table(channel, game, title, players)).thread.id
        raise NotNow(NO_CHANNEL)

    async def rename_place(self, stored: StoredTournament, table: EventTable) -> None:
        """Name the thread of a table after those who sit there now, if the bot has made it and Discord allows it."""
        place = await self.channel_of(stored, table)
        thread = self.guild(stored).get_thread(place) if place else None
        if thread is None or thread.owner_id != thread.guild.me.id:
            return
        try:
            await thread.edit(name=_place_title(await self.words(stored), stored, table).wanted)
        except UNSENT as failed:
            log.info("the thread of table %s keeps its name: %s", table.key, failure_name(failed))

    async def _private_place(self, channel: discord.TextChannel, title: Title, table: EventTable) -> int:
        thread = await open_thread(channel, title, private=True)
        for player in table.sitting:
            try:
                await thread.add_user(discord.Object(player))
            except discord.HTTPException as failed:  # a player who has left must not keep the others out
                if not is_final(failed):
                    raise
        return thread.id

    async def seal_round(self, stored: StoredTournament, number: int, commitment: str) -> int | None:
        words = await self.words(stored)
        name = named(stored.tournament.settings.name)
        content = words("tournament-duplicate-sealed", name=name, number=number, commitment=commitment)
        message = await self.try_to_send(stored, content, nonce_of(stored.row.id, [commitment.encode()]))
        return None if message is None else message.id

    async def leave(self, stored: StoredTournament) -> tuple[int, ...]:
        guild, playing = self.guild(stored), stored.tournament.staying(stored.tournament.stages[-1].players)
        with OnDiscord():
            left = await discord_server.find_departed(guild, playing)
        if left:
            words = await self.words(stored)
            await self.publish(stored, words("tournament-gone", players=mentions(words, left)))
        return left

    async def muster(self, stored: StoredTournament) -> tuple[int, ...]:
        words, sent = await self.words(stored), []
        for part, (content, pinged) in enumerate(announcements.muster_texts(words, stored)):
            layout = plain(text(content), tournament_buttons(words, stored, "here"))
            nonce = nonce_of(stored.row.id, [f"muster {part}".encode()])
            sent.append((await self.send(stored, layout, nonce, {*pinged})).id)
        return tuple(sent)

    async def seeds(self, stored: StoredTournament) -> tuple[int, ...]:
        settings, entrants = stored.tournament.settings, stored.tournament.players("entered", "present")
        if settings.seeding == "previous":
            return await self.keeper.ranking_before(stored)
        if settings.seeding != "rating":
            return ()
        ladders = self._services[Ladders]
        ladder, people = await ladders.of(stored.row.guild_id), {one: await ladders.person(one) for one in entrants}
        skills = {one: ladder.skill((settings.game, settings.seats), person) for one, person in people.items()}
        rated = [(-skill, entrants.index(one), one) for one, skill in skills.items() if skill is not None]
        return tuple(one for _, _, one in sorted(rated))

    async def ask_apart(self, stored: StoredTournament, asker: int, other: int) -> bool:
        """Ping an entrant to confirm a shared household; return True if that could be posted."""
        layout = ask_apart(await self.words(stored), stored, asker, other)
        return await self.try_to_send(stored, layout, post_nonce(stored, "apart"), {other}) is not None

    async def announce_places(self, before: StoredTournament, stored: StoredTournament) -> None:
        """Ping the players who have moved up from the waiting list before the start."""
        placed = stored.tournament.active().difference(waiting_list(stored.tournament))
        moved = [player for player in waiting_list(before.tournament) if player in placed]
        if moved and stored.tournament.phase in ("open", "muster"):
            await self.move_up(stored, moved)

    async def move_up(self, stored: StoredTournament, players: Sequence[int]) -> None:
        words, pinged, tournament = await self.words(stored), players[:MAX_PLAYERS_PINGED], stored.tournament
        is_here = tournament.phase == "muster" and {*pinged} <= {*tournament.players("present")}
        phase, name = "" if is_here else tournament.phase, named(tournament.settings.name)
        told = mentions(words, pinged)
        content = words("tournament-moved-up", name=name, players=told, phase=phase, round=1 + tournament.drawn())
        await self.try_to_send(stored, content, post_nonce(stored, "moved up"), {*pinged})

    async def announce(self, stored: StoredTournament, stage: int, number: int) -> tuple[int, ...]:
        words, pinged, sent = await self.words(stored), set[int](), list[int]()
        tables = stored.tournament.stages[stage].rounds[number - 1].tables
        redrawn = stored.tournament.stages[stage].rounds[number - 1].redrawn
        for part, content in enumerate(await self._round_texts(words, stored, stage, number)):
            there = {player for table in tables for player in table.sitting if player not in table.given_up}
            players = {player for player in there if f"<@{player}>" in content} - pinged
            pinged |= players
            nonce = nonce_of(stored.row.id, [f"{stage}.{number}.{part}{redrawn}".encode()])
            layout = self._with_standings(words, stored, content)
            sent.append((await self.send(stored, layout, nonce, players)).id)
        return tuple(sent)

    async def _round_texts(self, words: Words, stored: StoredTournament, stage: int, number: int) -> list[str]:
        tables = stored.tournament.stages[stage].rounds[number - 1].tables
        places = {table.key: place for table in tables if (place := await self.channel_of(stored, table))}
        return announcements.round_texts(words, stored, places, stage, number)

    async def _mark_tables(self, words: Words, stored: StoredTournament) -> None:
        """Mark the tables of the latest round that have results, and who sits at the others, in its messages."""
        stage = len(stored.tournament.stages) - 1
        rounds = stored.tournament.stages[stage].rounds if stored.tournament.stages else ()
        if not rounds or not rounds[-1].messages or self._lengths.get(stored.row.id) == stored.length:
            return
        contents = await self._round_texts(words, stored, stage, rounds[-1].number)
        for message, content in zip(rounds[-1].messages, contents, strict=False):
            is_new = message not in self._marked and DONE_MARK not in content  # as it was posted
            if not is_new and self._marked.get(message) != content:
                await self.edit(stored, message, self._with_standings(words, stored, content))
            self._marked[message] = content
        self._lengths[stored.row.id] = stored.length

    async def schedule(self, stored: StoredTournament) -> int:
        words = await self.words(stored)
        try:
            return await discord_server.add_to_calendar(self.guild(stored), words, stored, self.keeper.now())
        except UNSENT as failed:
            if not is_refusal(failed):
                raise NotNow(failure_name(failed)) from None
            log.info("event %s is not in the calendar: %s", stored.row.id, failure_name(failed))
        await self.publish(stored, words("tournament-cannot-schedule", name=named(stored.tournament.settings.name)))
        return 0

    async def conclude(self, stored: StoredTournament) -> None:
        words = await self.words(stored)
        pinged = {*stored.organisers} if open_ties(stored.tournament) else set()
        layout = self._with_standings(words, stored, announcements.round_over_text(words, stored))
        await self.send(stored, layout, pinged=pinged)

    async def warn(self, stored: StoredTournament, tables: Sequence[str]) -> None:
        words = await self.words(stored)
        content = warning_text(words, stored, tables, self.keeper.now())
        await self.send(stored, content, pinged={*stored.organisers})

    async def delay(self, stored: StoredTournament, starts: int) -> None:
        words, tournament = await self.words(stored), stored.tournament
        missing = tournament.players("entered")[:MAX_PLAYERS_PINGED] if tournament.asking else ()
        name, players = named(tournament.settings.name), mentions(words, missing)
        content = words("tournament-delayed", name=name, when=time(starts), players=players)
        await self.send(stored, content, pinged={*missing})

    async def remind(self, stored: StoredTournament, tables: Sequence[str]) -> None:
        words = await self.words(stored)
        for key in tables:
            table = find_table(stored.tournament, key)[2]
            players = [player for player in table.sitting if player not in table.given_up]
            content = words("tournament-deadline-near", players=mentions(words, players), when=time(table.deadline))
            await self.tell_table(stored, key, content, {*players})

    async def announce_cancellation(self, stored: StoredTournament) -> None:
        words, tournament = await self.words(stored), stored.tournament
        entrants = tournament.players("entered", "present")
        pinged = [*dict.fromkeys((*stored.organisers, *entrants))][:MAX_PLAYERS_PINGED]
        name, here, least = named(tournament.settings.name), tournament.players("present"), tournament.settings.least
        told = mentions(words, pinged)
        content = words("tournament-does-not-start", name=name, here=len(here), least=least, players=told)
        await self.send(stored, content, pinged={*pinged})

    async def finish_tournament(self, stored: StoredTournament) -> None:
        words, first = await self.words(stored), champions(stored.tournament)
        where = [await self.channel_of(stored, table) for table in announcements.finals(stored.tournament)]
        await self.send(stored, announcements.end_text(words, stored, [*filter(None, where)]), pinged={*first})
        await self._change_role(stored, first, discord_server.crown, "tournament-cannot-crown")

    async def take_title(self, stored: StoredTournament) -> None:
        """Take their role from the champions of a tournament, as it was before its result was corrected."""
        await self._change_role(
            stored, champions(stored.tournament), discord_server.uncrown, "tournament-cannot-uncrown"
        )

    async def _change_role(
        self, stored: StoredTournament, players: Sequence[int], change: RoleChange, key: str
    ) -> None:
        """Give or take the champion's role, if there is one; publish what Discord does not allow."""
        for player in players if stored.tournament.settings.role else ():
            try:
                await change(self.guild(stored), player, stored)
            except UNSENT as failed:
                log.info("the role of event %s stays as it is: %s", stored.row.id, failure_name(failed))
                role, words = f"<@&{stored.tournament.settings.role}>", await self.words(stored)
                await self.publish(stored, words(key, player=f"<@{player}>", role=role))

    def _with_standings(self, words: Words, stored: StoredTournament, content: str) -> Layout:
        """Return a text with a button that shows the standings, because the card may be far above."""
        return plain(text(content), tournament_buttons(words, stored, "standings"))

    async def changed(self, stored: StoredTournament) -> None:
        stored = stored.as_seen()
        if stored.tournament.phase == "draft":
            return
        await self._keep_calendar(stored)
        words = await self.words(stored)
        await self._mark_tables(words, stored)
        picture = await asyncio.to_thread(picture_of, words, stored)
        place = stored.row.channel_id
        shown = (place, tournament_card(words, stored, self.keeper.now()).to_components(), picture)  # type: ignore[no-untyped-call] # discord.py gives to_components no types
        if self._shown.get(stored.row.id) == shown:
            return
        files = [] if picture is None else await self.pictures.event(stored.row.id, picture, DEFAULT_THEME)
        layout = tournament_card(words, stored, self.keeper.now(), picture.alt if picture is not None and files else "")
        if stored.row.message_id is None or not await self.edit(stored, stored.row.message_id, layout, files):
            nonce = nonce_of(stored.row.id, [f"{stored.row.message_id}".encode()])
            role = stored.tournament.settings.announce_role if stored.row.message_id is None else 0
            message = await self.send_card(stored, layout, files, nonce, role)
            await self._store.set_event_message(stored.row.id, message.id)
        self._shown[stored.row.id] = shown
        await self._end_muster(words, stored)

    async def _end_muster(self, words: Words, stored: StoredTournament) -> None:
        tournament = stored.tournament
        if tournament.phase in ("open", "muster") or stored.row.id in self._mustered:
            return
        over = plain(text(announcements.muster_over_text(words, stored)))
        for message in tournament.asking:
            await self.edit(stored, message, over)
        self._mustered[stored.row.id] = True

    async def _keep_calendar(self, stored: StoredTournament) -> None:
        tournament = stored.tournament
        if not tournament.scheduled:
            return
        over = tournament.phase in ("finished", "cancelled")
        end = FINISHED_ENTRY if over else expected_end(tournament, self.keeper.now())
        if self._entries.get(stored.row.id) == (end, tournament.settings):
            return
        await discord_server.update_calendar(self.guild(stored), await self.words(stored), stored, end)
        self._entries[stored.row.id] = end, tournament.settings

    async def end_series(self, stored: StoredTournament, key: str) -> None:
        words, table = await self.words(stored), find_table(stored.tournament, key)[2]
        score = announcements.series_text(stored, table)
        await self.tell_table(stored, key, words("tournament-series-over", score=score))

    async def tell_departure(self, stored: StoredTournament, player: int) -> None:
        """Tell that a player has left a running tournament, and ping the organisers about the seats that bots have."""
        words = await self.words(stored)
        is_duel = stored.tournament.settings.seats == DUEL  # which is lost at once
        keys = [one.key for one in stored.tournament.open_tables() if player in one.given_up and not is_duel]
        tables = [table_title(words, stored.tournament, key) for key in keys]
        name = named(stored.tournament.settings.name)
        told = words("tournament-player-left", player=f"<@{player}>", name=name, tables=", ".join(tables))
        organisers = named_organisers(words, stored) if tables else ""  # else there is nothing to do
        content = "\n".join(filter(None, (told, organisers)))
        await self.try_to_send(stored, content, post_nonce(stored, content), {*stored.organisers} if tables else set())


def _players(words: Words, stored: StoredTournament, table: EventTable) -> str:
    return ", ".join(words.at([stored.name(player) for player in table.sitting]).seats)


def _place_title(words: Words, stored: StoredTournament, table: EventTable) -> Title:
    """Return the title of the thread or post of a table: its tournament, its round and those who sit there."""
    settings, name = stored.tournament.settings, table_title(words, stored.tournament, table.key)
    wanted = f"{settings.name} · {name}: {_players(words, stored, table)}"[:MAX_TITLE]
    return Title(wanted, neutral_title(words, settings.game, f"{stored.row.id[:SHORT_ID]} {table.key}"))
