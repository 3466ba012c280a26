"""The keeper of tournaments: stores acts under a lock, and continues after any interruption. Does not use Discord."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Container, Iterable, Sequence
from functools import partial
from hashlib import blake2b
from typing import Final, Protocol
from weakref import WeakValueDictionary

from cachetools import LRUCache
from msgspec import structs

from bot.clocks.paces import DAY
from bot.features.lobby.services import LobbyServices
from bot.features.tournaments.matches import (
    end_if_ruled,
    ended_acts,
    keep_deadlines,
    make_match,
    open_rounds,
    seat_as_noted,
    table_to_launch,
)
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.entries import ENDED_PHASES, removal_acts
from bot.features.tournaments.rules.model import ActRefused, EventTable, Settings, find_table
from bot.features.tournaments.rules.next_steps import DueStep, next_at, next_steps
from bot.features.tournaments.rules.ranking import final_ranking
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.stored import StoredTournament, apply_acts, encode, export, read
from bot.match.errors import Refused
from bot.match.new_match import ID_ALPHABET, ID_LENGTH
from bot.match.service import Matches
from storage.errors import StaleEvent, StoreError
from storage.tournaments import EventRow, EventTableRow

log = logging.getLogger(__name__)

SERVER_FULL: Final = "full"
"""Reason of a table that waits until other tournament matches on its server have ended."""

CACHED_TOURNAMENTS: Final = 32
MAX_TOURNAMENTS_PER_SWEEP: Final = 50
MAX_NEW_TOURNAMENTS_PER_DAY: Final = 20
MAX_TOURNAMENT_MATCHES: Final = 600
MAX_TOURNAMENTS_SEARCHED: Final = 100
MAX_TOURNAMENTS_COMPARED: Final = 20
STEP_RETRY_DELAY: Final = 60
MAX_RETRY_DOUBLINGS: Final = 4
LAUNCHES_BEFORE_PING: Final = 3
MAX_FAILURES_COUNTED: Final = 4096
SEED_BYTES: Final = 16
NOT_UNDER_WAY: Final = ("draft", *ENDED_PHASES)


class NotNow(Exception):
    """A step that Discord does not allow at present; it remains due."""


class Host(Protocol):
    """Makes the places for matches and posts announcements. Every method may raise `NotNow`."""

    async def place(self, stored: StoredTournament, table: EventTable) -> int:
        """Make a channel for a table's match, or find the one that a crashed process has made; return its id."""

    async def leave(self, stored: StoredTournament) -> tuple[int, ...]:
        """Find the players who have left the server and announce them; return them."""

    async def muster(self, stored: StoredTournament) -> tuple[int, ...]:
        """Ping all entrants with a button to check in; return the ids of the messages."""

    async def seeds(self, stored: StoredTournament) -> tuple[int, ...]:
        """Return the entrants whose seeds follow from ratings or from an earlier tournament, best first."""

    async def seal_round(self, stored: StoredTournament, number: int, commitment: str) -> int | None:
        """Publish the seal of a duplicate round; return the message's id, or None if it cannot be posted."""

    async def announce(self, stored: StoredTournament, stage: int, number: int) -> tuple[int, ...]:
        """Post all links of a round, pinging each player once; return the ids of the messages."""

    async def move_up(self, stored: StoredTournament, players: Sequence[int]) -> None:
        """Ping players who get a place from the waiting list."""

    async def schedule(self, stored: StoredTournament) -> int:
        """Add a tournament to the server's calendar; return the entry, or 0 (and say so) if that is not allowed."""

    async def conclude(self, stored: StoredTournament) -> None:
        """Post the standings after the latest round, pinging the organisers if they have to choose who goes on."""

    async def warn(self, stored: StoredTournament, tables: Sequence[str]) -> None:
        """Ping the organisers about tables that are late, or that have no result."""

    async def remind(self, stored: StoredTournament, tables: Sequence[str]) -> None:
        """Ping the players of tables whose deadline is near, where they play."""

    async def end_series(self, stored: StoredTournament, key: str) -> None:
        """Announce the score of a series where it was played."""

    async def delay(self, stored: StoredTournament, starts: int) -> None:
        """Announce that a tournament starts later, pinging those who have been asked to check in and have not."""

    async def announce_cancellation(self, stored: StoredTournament) -> None:
        """Announce that a tournament does not start, pinging the organisers and all entrants."""

    async def finish_tournament(self, stored: StoredTournament) -> None:
        """Announce and ping the champion or champions, and give them their role."""

    async def changed(self, stored: StoredTournament) -> None:
        """Update the card of a tournament; post a deleted one anew."""


RETRIED_ERRORS: Final = (NotNow, Refused, StoreError)


class TournamentKeeper:
    """All tournaments in the store. `now` returns seconds since 1970.

    `opening` is held between finding a channel free and opening a tournament there, so that only one can open.
    """

    def __init__(self, matches: Matches, lobby: LobbyServices, now: Callable[[], int]) -> None:
        self._matches = matches
        self._lobby = lobby
        self._store = matches.store
        self.now = now
        self._kept: LRUCache[str, StoredTournament] = LRUCache(CACHED_TOURNAMENTS)
        self._failures: LRUCache[str, int] = LRUCache(MAX_FAILURES_COUNTED)
        self._opened: LRUCache[str, bool] = LRUCache(MAX_FAILURES_COUNTED)
        self._deadlines: LRUCache[str, bool] = LRUCache(MAX_FAILURES_COUNTED)
        self.opening = asyncio.Lock()
        self._creating = asyncio.Lock()
        self._acting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._running: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(
        self, settings: Settings, guild_id: int | None, channel_id: int, owner_id: int
    ) -> StoredTournament:
        """Store a new tournament, which is not open yet. Raises `Refused` if the user has made too many in a day."""
        tournament_id, now = self._matches.new.id(), self.now()
        async with self._creating:  # making several at once must count each of them
            if await self._store.events_made(owner_id, now - DAY) >= MAX_NEW_TOURNAMENTS_PER_DAY:
                raise Refused("tournament-too-many", most=MAX_NEW_TOURNAMENTS_PER_DAY)
            earlier = await self._store.event_in(channel_id)
            latest = None if earlier is None else await self._store.event(earlier)
            # The latest of a channel counts, so no two begin in the same second.
            begun = now if latest is None else max(now, latest.row.created_at + 1)
            row = EventRow(tournament_id, guild_id, channel_id, owner_id, encode(settings), begun)
            await self._store.create_event(row)
        return await self.get_tournament(tournament_id)

    async def get_tournament(self, tournament_id: str) -> StoredTournament:
        """Return a tournament. Raises `Refused` for an unknown id."""
        async with self._lock(tournament_id):
            return await self._read(tournament_id)

    async def export_acts(self, tournament_id: str) -> bytes:
        """Return what `stored.export` returns. Raises `Refused` for an unknown id."""
        saved, stored = await self._store.event(tournament_id), await self.get_tournament(tournament_id)
        if saved is None:
            raise Refused("tournament-none")
        return export(saved, stored)

    async def in_channel(self, channel_id: int) -> StoredTournament:
        """Return the latest tournament of a channel, or that of the match in it. Raises `Refused` if there is none."""
        if tournament_id := await self._store.event_in(channel_id):
            return await self.get_tournament(tournament_id)
        match = await self._store.match_in(channel_id)
        table = None if match is None else await self._store.event_of(match.id)
        if table is None:
            raise Refused("tournament-none")
        return await self.get_tournament(table.event_id)

    async def under_way(self, channel_id: int) -> StoredTournament | None:
        """Return the tournament of a channel that is open or running, if any."""
        tournament_id = await self._store.event_in(channel_id)
        stored = None if tournament_id is None else await self.get_tournament(tournament_id)
        return None if stored is None or stored.tournament.phase in NOT_UNDER_WAY else stored

    async def act(self, tournament_id: str, *given: AnyAct) -> StoredTournament:
        """Apply acts, all or none. Raises `Refused` if one of them is not allowed now."""
        return await self._act_on(tournament_id, lambda stored: given)

    async def _act_on(
        self, tournament_id: str, find: Callable[[StoredTournament], Iterable[AnyAct]]
    ) -> StoredTournament:
        async with self._lock(tournament_id):
            try:
                return await self._acted(tournament_id, find)
            except StaleEvent:  # another process has acted in it
                return await self._acted(tournament_id, find)

    async def _acted(
        self, tournament_id: str, find: Callable[[StoredTournament], Iterable[AnyAct]]
    ) -> StoredTournament:
        kept, stored = self._kept, await self._read(tournament_id)
        try:
            tournament, texts = await asyncio.to_thread(apply_acts, stored.tournament, [*find(stored)])
        except ActRefused as refused:
            raise Refused(f"event-refused-{refused}") from None
        if texts:
            await self._store.add_acts(tournament_id, stored.length, texts, self.now())
            stored = stored.after(tournament, len(texts))
            kept[tournament_id] = stored
        return stored

    def _lock(self, tournament_id: str) -> asyncio.Lock:
        return self._acting.setdefault(tournament_id, asyncio.Lock())

    async def set_name(self, tournament_id: str, user_id: int, name: str) -> None:
        """Store the name of a person in a tournament."""
        await self._store.set_event_name(tournament_id, user_id, name)

    async def in_guild(self, guild_id: int) -> tuple[EventRow, ...]:
        """Return the latest tournaments of a server."""
        return await self._store.events_in_guild(guild_id, MAX_TOURNAMENTS_SEARCHED)

    async def ranking_before(self, stored: StoredTournament) -> tuple[int, ...]:
        """Return the final ranking of the server's last finished tournament of the same game, best first."""
        searched = (await self.in_guild(stored.row.guild_id or 0))[:MAX_TOURNAMENTS_COMPARED]
        for row in searched:
            other = (await self.get_tournament(row.id)).tournament
            if other.phase == "finished" and other.settings.game == stored.tournament.settings.game:
                return await asyncio.to_thread(final_ranking, other)
        return ()

    async def move(self, tournament_id: str, channel_id: int) -> StoredTournament:
        """Move a tournament whose channel is gone to another channel, without a card there yet."""
        async with self._lock(tournament_id):
            await self._store.move_event(tournament_id, channel_id, self.now())
            return await self._read(tournament_id)

    async def leave(self, user_id: int) -> None:
        """Remove a user whose data is deleted from unfinished tournaments, and from the assistants of all."""
        acted = (await self._store.own_rows(user_id))["event_acts"]  # an assistant has no name in the tournament
        named = await self._store.events_of(user_id)
        for tournament_id in dict.fromkeys((*named, *(f"{row['event_id']}" for row in acted))):
            await self._act_on(tournament_id, lambda stored: removal_acts(stored.tournament, user_id, self.now()))

    def forget(self) -> None:
        """Drop the cache, also for reads that are under way."""
        self._kept = LRUCache(CACHED_TOURNAMENTS)

    async def due(self) -> tuple[str, ...]:
        """Return the ids of tournaments with something to do."""
        found = await self._store.events_due(self.now(), MAX_TOURNAMENTS_PER_SWEEP)
        return tuple(dict.fromkeys((*found, *await self._store.events_with_ended_matches())))

    async def advance(self, tournament_id: str, host: Host) -> None:
        """Do everything that is due in a tournament, step by step."""
        async with self._running.setdefault(tournament_id, asyncio.Lock()):
            try:
                await self._take_ended(tournament_id, host)
                stored, failed = await self._go_on(await self.get_tournament(tournament_id), host)
                await open_rounds(self._matches, stored, self._opened)
                await keep_deadlines(self._matches, stored, self._deadlines)
                await host.changed(stored)
                for failure in failed.values():
                    raise failure
                await self._store.set_event_due(tournament_id, next_at(stored.tournament, self.now()))
                self._failures.pop(tournament_id, None)
            except RETRIED_ERRORS as failure:
                log.warning("event %s cannot go on now: %s", tournament_id, failure)
                times = self._failures.get(tournament_id, 0)
                self._failures[tournament_id] = times + 1
                delay = STEP_RETRY_DELAY * 2 ** min(times, MAX_RETRY_DOUBLINGS)
                await self._store.set_event_due(tournament_id, self.now() + delay)

    async def _go_on(self, stored: StoredTournament, host: Host) -> tuple[StoredTournament, dict[str, Exception]]:
        """Do step after step, and return the launches that failed, which do not hold up other tables."""
        failed: dict[str, Exception] = {}
        while step := await self._next(stored, failed):
            try:
                stored = await self._do(stored, step, host)
            except RETRIED_ERRORS as failure:
                if not step.launch:
                    raise
                failed[step.id] = failure
                stored = await self._note_failure(stored.row.id, step.launch, failure)
        return stored, failed

    async def _note_failure(self, tournament_id: str, key: str, failure: Exception) -> StoredTournament:
        """Record once, for the organisers, that the match of a table could not be made several times."""
        times = self._failures.get(f"{tournament_id} {key}", 0) + 1
        self._failures[f"{tournament_id} {key}"] = times
        if times < LAUNCHES_BEFORE_PING:
            return await self.get_tournament(tournament_id)
        why = type(failure).__name__ if isinstance(failure, StoreError) else f"{failure}"

        def noted(stored: StoredTournament) -> list[AnyAct]:
            table = table_to_launch(stored.tournament, key)
            id = "" if table is None else f"{table.match_key} not launched"
            return [acts.NotLaunched(id=id, at=self.now(), table=key, why=why)] if table else []

        return await self._act_on(tournament_id, noted)

    async def _next(self, stored: StoredTournament, failed: Container[str]) -> DueStep | None:
        due = await asyncio.to_thread(next_steps, stored.tournament, self.now())
        steps = [step for step in due if step.id not in failed]
        return steps[0] if steps and not steps[0].confirm else None

    async def _do(self, stored: StoredTournament, step: DueStep, host: Host) -> StoredTournament:
        if step.launch:
            return await self._launch(stored, step.launch, host)
        act = step.act
        assert act is not None
        if isinstance(act, acts.Scheduled):
            act = structs.replace(act, entry=await host.schedule(stored))
        elif isinstance(act, acts.Mustered):
            act = structs.replace(act, messages=await host.muster(stored))
        elif isinstance(act, acts.Seeded):
            act = structs.replace(act, players=await host.seeds(stored))
        elif isinstance(act, acts.Announced):
            act = structs.replace(act, messages=await host.announce(stored, act.stage, act.number))
        elif isinstance(act, acts.Drawn | acts.Advanced) and (gone := await host.leave(stored)):
            dropped = (acts.Dropped(id=f"{one} gone before {act.id}", at=act.at, player=one) for one in gone)
            return await self.act(stored.row.id, *dropped)
        await self._around(stored, act, host)
        return await self.act(stored.row.id, act)

    async def _around(self, stored: StoredTournament, act: AnyAct, host: Host) -> None:
        """Do on Discord what belongs to an act, before the act is stored."""
        match act:
            case acts.MovedUp(players=players):
                await host.move_up(stored, players)
            case acts.Delayed(starts=starts):
                await host.delay(stored, starts)
            case acts.TournamentStarted():
                await self._start(stored, act, host)
            case acts.Warned(tables=tables):
                await host.warn(stored, tables)
            case acts.DeadlineNear(tables=tables):
                await host.remind(stored, tables)
            case acts.Concluded():
                await host.conclude(stored)
            case acts.Finished():
                await host.finish_tournament(stored)
                if stored.tournament.settings.format == "mini-cup":
                    await self._reopen(stored, host)

    async def _start(self, stored: StoredTournament, act: AnyAct, host: Host) -> None:
        started, _ = await asyncio.to_thread(apply_acts, stored.tournament, (act,))
        if started.phase == "cancelled":
            await host.announce_cancellation(stored)

    async def _reopen(self, stored: StoredTournament, host: Host) -> None:
        """Open the next mini-cup after a finished one, unless that was done; players on the waiting list enter it."""
        row, id = stored.row, next_id(stored.row.id)
        if await self._store.event(id) is None:
            given, households = stored.tournament.settings, stored.tournament.households()
            settings = structs.replace(given, seed=new_seed(), exclusions=households, revision=REVISION)
            # the date of the first cup is over: the next one starts when it is full, whenever that is
            settings = structs.replace(settings, closes=given.opens, starts=given.opens, announce_role=0)
            at = max(self.now(), row.created_at + 1)  # a channel shows the tournament that was made last
            made = EventRow(id, row.guild_id, row.channel_id, row.owner_id, encode(settings), at)
            await self._store.create_event(made)
        queue, now = stored.tournament.players("entered"), self.now()
        for player in queue:
            await self.set_name(id, player, stored.names.get(player, ""))
        entered = (acts.Entered(id=f"{player} waits", by=player, at=now, player=player) for player in queue)
        opened: list[AnyAct] = [acts.Opened(id="open", at=now), *entered]
        await self._act_on(id, lambda cup: opened if cup.tournament.phase in ("draft", "open") else ())
        await host.changed(await self.get_tournament(id))

    async def _launch(self, stored: StoredTournament, key: str, host: Host) -> StoredTournament:
        tournament_id = stored.row.id
        row = await self._placed(stored, key, host)
        stored = await self.get_tournament(tournament_id)  # people may act while Discord makes a thread
        while (table := table_to_launch(stored.tournament, key)) is not None and table.match_key == row.key:
            seal = partial(host.seal_round, stored, find_table(stored.tournament, key)[1].number)
            await make_match(self._matches, self._lobby, stored, table, row, seal)
            await seat_as_noted(self._matches, self._lobby.life, stored, table, row.match_id)
            launched = acts.Launched(id=f"{row.key} launched", at=self.now(), table=key, match=row.match_id)
            stored = await self._act_on(tournament_id, partial(_unless_changed, table, launched))
        await end_if_ruled(self._matches, stored, key, row.match_id)
        return stored

    async def _placed(self, stored: StoredTournament, key: str, host: Host) -> EventTableRow:
        """Return where a table is played, stored before its match so that this is made once; a series has one place."""
        table = find_table(stored.tournament, key)[2]
        row = await self._store.event_table(stored.row.id, table.match_key)
        if row is None:
            if await self._store.event_matches_in(stored.row.guild_id) >= MAX_TOURNAMENT_MATCHES:
                raise NotNow(SERVER_FULL)
            before = structs.replace(table, launch=table.launch - 1).match_key if table.games else ""
            earlier = await self._store.event_table(stored.row.id, before) if before else None
            channel = earlier.channel_id if earlier is not None else await host.place(stored, table)
            row = EventTableRow(stored.row.id, table.match_key, channel, self._matches.new.id())
            await self._store.set_event_table(row)  # another process may have been first
            row = await self._store.event_table(stored.row.id, table.match_key) or row
        return row

    async def _take_ended(self, tournament_id: str, host: Host) -> None:
        """Store the results of ended matches; a table with a ruling keeps its result."""
        for row in await self._store.ended_tables(tournament_id):
            stored = await self.get_tournament(tournament_id)
            for table in stored.tournament.open_tables():
                if table.match_key == row.key and table.match:
                    ended = await ended_acts(self._matches, table, row.match_id, self.now())
                    stored = await self.act(tournament_id, *ended)
                    await self._store.take_table(tournament_id, row.key)
                    now = find_table(stored.tournament, table.key)[2]
                    if now.result is not None and len(now.games) > 1:
                        await host.end_series(stored, table.key)
            if row.key not in {table.match_key for table in stored.tournament.open_tables()}:
                await self._store.take_table(tournament_id, row.key)

    async def _read(self, tournament_id: str) -> StoredTournament:
        """Read a tournament, starting from the cached state; other processes may have added acts or deleted names."""
        kept, saved = self._kept, await self._store.event(tournament_id)
        if saved is None:
            raise Refused("tournament-none")
        kept[tournament_id] = stored = await asyncio.to_thread(read, saved, kept.get(tournament_id))
        return stored


def _unless_changed(table: EventTable, act: AnyAct, stored: StoredTournament) -> tuple[AnyAct, ...]:
    return (act,) if table_to_launch(stored.tournament, table.key) == table else ()


def new_seed() -> str:
    """Return an unpredictable seed, which is published with the tournament."""
    return secrets.token_hex(SEED_BYTES)


def next_id(tournament_id: str) -> str:
    """Return the id of the cup after this one; a fixed id ensures that it is made once."""
    digest = blake2b(f"after {tournament_id}".encode()).digest()
    return "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in digest[:ID_LENGTH])
