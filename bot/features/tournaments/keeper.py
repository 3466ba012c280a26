"""The events of this bot: acts under a lock, and a runner that goes on in whatever step it stopped. Knows no discord."""

from __future__ import annotations

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

from bot.clocks.presets import DAY
from bot.features.lobby.services import LobbyServices
from bot.features.tournaments.matches import end_if_ruled, ended_acts, make_match, seat_as_noted
from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.entries import deleted
from bot.features.tournaments.rules.model import Event, EventTable, Settings, find_table, waiting
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import Step, next_steps
from bot.features.tournaments.stored import StoredEvent, after, read, written
from bot.match.errors import Refused
from bot.match.new_match import ID_ALPHABET, ID_LENGTH
from bot.match.service import Matches
from storage.errors import StaleEvent, StoreError
from storage.tournaments import EventRow, EventTableRow

SERVER_FULL: Final = "full"
"""The reason of a table that waits until other matches of events on its server have ended."""


class NotNow(Exception):
    """A step cannot be done at present, as Discord does not allow it; it stays due."""


class Host(Protocol):
    """What is around the events: places to play in, and people to announce to. May raise `NotNow`."""

    async def place(self, stored: StoredEvent, table: EventTable) -> int:
        """Make a channel for a table; returns its id."""

    async def leave(self, stored: StoredEvent) -> tuple[int, ...]:
        """Find out who of an event is not on the server any more, and say so; returns them."""

    async def muster(self, stored: StoredEvent) -> tuple[int, ...]:
        """Ask those who have entered to say that they are here; returns the ids of the messages."""

    async def announce(self, stored: StoredEvent, stage: int, number: int) -> None:
        """Give everybody in a round all their links."""

    async def schedule(self, stored: StoredEvent) -> int:
        """Put an event into the server's calendar; returns the entry, 0 where that is not allowed, which is said."""

    async def conclude(self, stored: StoredEvent) -> None:
        """Announce how the event stands after its latest round."""

    async def warn(self, stored: StoredEvent, tables: Sequence[str]) -> None:
        """Call the organisers to tables that need them."""

    async def call_off(self, stored: StoredEvent) -> None:
        """Announce that too few are there for an event to start."""

    async def finish_event(self, stored: StoredEvent) -> None:
        """Announce who has won, and give them what they are to have."""

    async def changed(self, stored: StoredEvent) -> None:
        """Show an event as it is now."""


log = logging.getLogger(__name__)

KEPT: Final = 32
"""Events that are kept in memory."""

MOST: Final = 50
"""Events that are looked at in one sweep."""

MOST_A_DAY: Final = 20
"""Events that one person may make in a day: also one that is never opened is kept."""

MAX_EVENT_MATCHES: Final = 600
"""Matches of events that one server may have at the same time: further tables wait until others have ended."""

SEARCHED: Final = 100
"""Events of a server among which one that has lost its channel is looked for."""

RETRY: Final = 60
DOUBLINGS: Final = 4
"""Seconds until a step that could not be done is tried again, and how often that time doubles while it cannot."""

TRIES: Final = 3
"""So often a match cannot be made before the organisers are called."""

REMEMBERED: Final = 4096
"""Of so many events and tables it is known how often they could not go on."""

SEED_BYTES: Final = 16
PHASES_OVER: Final = ("finished", "cancelled")
NOT_UNDER_WAY: Final = ("draft", *PHASES_OVER)


FAILURES: Final = (NotNow, Refused, StoreError)
"""With which a step may fail that is tried again."""


class EventKeeper:
    """Every event in the store; `now` gives the seconds since 1970.

    `opening` is held from when a channel is found to be free until an event is open there: only one of two is.
    """

    def __init__(self, matches: Matches, lobby: LobbyServices, now: Callable[[], int]) -> None:
        self._matches = matches
        self._lobby = lobby
        self._store = matches.store
        self.now = now
        self._kept: LRUCache[str, StoredEvent] = LRUCache(KEPT)
        self._failures: LRUCache[str, int] = LRUCache(REMEMBERED)
        self.opening = asyncio.Lock()
        self._creating = asyncio.Lock()
        self._acting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._running: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(self, settings: Settings, guild_id: int | None, channel_id: int, owner_id: int) -> StoredEvent:
        """Keep a new event, which is not open yet; raises `Refused` for who has made too many lately."""
        event_id, now = self._matches.new.id(), self.now()
        async with self._creating:  # who makes several at once is counted with each
            if await self._store.events_made(owner_id, now - DAY) >= MOST_A_DAY:
                raise Refused("tournament-too-many", most=MOST_A_DAY)
            row = EventRow(event_id, guild_id, channel_id, owner_id, written(settings), now)
            await self._store.create_event(row)
        return await self.get_tournament(event_id)

    async def get_tournament(self, event_id: str) -> StoredEvent:
        """An event as it was last saved; raises `Refused` for an unknown one."""
        async with self._lock(event_id):
            return await self._read(event_id)

    async def in_channel(self, channel_id: int) -> StoredEvent:
        """The event that a channel shows; raises `Refused` where there is none."""
        event_id = await self._store.event_in(channel_id)
        if event_id is None:
            raise Refused("tournament-none")
        return await self.get_tournament(event_id)

    async def under_way(self, channel_id: int) -> StoredEvent | None:
        """The event of a channel that is open or runs, if there is one."""
        event_id = await self._store.event_in(channel_id)
        stored = None if event_id is None else await self.get_tournament(event_id)
        return None if stored is None or stored.event.phase in NOT_UNDER_WAY else stored

    async def act(self, event_id: str, *given: AnyAct) -> StoredEvent:
        """Apply acts, all or none, and have the runner look at the event; raises `Refused` for one that does not fit."""
        return await self._act_on(event_id, lambda stored: given)

    async def _act_on(self, event_id: str, find: Callable[[StoredEvent], Iterable[AnyAct]]) -> StoredEvent:
        """Apply the acts that are found for an event as it is then."""
        async with self._lock(event_id):
            try:
                return await self._acted(event_id, find)
            except StaleEvent:  # another process has acted in it
                return await self._acted(event_id, find)

    async def _acted(self, event_id: str, find: Callable[[StoredEvent], Iterable[AnyAct]]) -> StoredEvent:
        kept, stored = self._kept, await self._read(event_id)
        try:
            event, texts = await asyncio.to_thread(after, stored.event, [*find(stored)])
        except model.Refused as refused:
            raise Refused(f"event-refused-{refused}") from None
        if texts:
            await self._store.add_acts(event_id, stored.length, texts, self.now())
            stored = stored.after(event, len(texts))
            kept[event_id] = stored
        return stored

    def _lock(self, event_id: str) -> asyncio.Lock:
        """The lock under which one event is read and acted in: no other event waits for it."""
        return self._acting.setdefault(event_id, asyncio.Lock())

    async def set_name(self, event_id: str, user_id: int, name: str) -> None:
        """Note how somebody in an event is called."""
        await self._store.set_event_name(event_id, user_id, name)

    async def set_message(self, event_id: str, message_id: int) -> None:
        """Note which message is an event's card."""
        await self._store.set_event_message(event_id, message_id)

    async def in_guild(self, guild_id: int) -> tuple[tuple[str, int], ...]:
        """The latest events of a server, each with its channel."""
        return await self._store.events_in_guild(guild_id, SEARCHED)

    async def move(self, event_id: str, channel_id: int) -> StoredEvent:
        """Let an event whose channel is gone be in another, without a card there yet."""
        async with self._lock(event_id):
            await self._store.move_event(event_id, channel_id, self.now())
            return await self._read(event_id)

    async def leave(self, user_id: int) -> None:
        """Take somebody who is to be deleted out of the events that are not over, and from among the assistants of all."""
        acted = (await self._store.own_rows(user_id))["event_acts"]  # an assistant has no name in the event
        named = await self._store.events_of(user_id)
        for event_id in dict.fromkeys((*named, *(f"{row['event_id']}" for row in acted))):
            await self._act_on(event_id, lambda stored: deleted(stored.event, user_id, self.now()))

    def forget(self) -> None:
        """Have every event read again from its beginning, those too that are being read now."""
        self._kept = LRUCache(KEPT)

    async def due(self) -> tuple[str, ...]:
        """The ids of the events in which there is something to do."""
        found = await self._store.events_due(self.now(), MOST)
        return tuple(dict.fromkeys((*found, *await self._store.events_with_ended_matches())))

    async def advance(self, event_id: str, host: Host) -> None:
        """Do everything that is due in an event, one step after the other."""
        async with self._running.setdefault(event_id, asyncio.Lock()):
            try:
                await self._take_ended(event_id)
                stored, failed = await self._go_on(await self.get_tournament(event_id), host)
                await host.changed(stored)
                for failure in failed.values():
                    raise failure
                await self._store.set_event_due(event_id, _next_at(stored.event, self.now()))
                self._failures.pop(event_id, None)
            except FAILURES as failure:
                log.warning("event %s cannot go on now: %s", event_id, failure)
                times = self._failures.get(event_id, 0)
                self._failures[event_id] = times + 1
                await self._store.set_event_due(event_id, self.now() + RETRY * 2 ** min(times, DOUBLINGS))

    async def _go_on(self, stored: StoredEvent, host: Host) -> tuple[StoredEvent, dict[str, Exception]]:
        """Do one step after the other; a table whose match cannot be made holds up no other. Returns the launches that failed."""
        failed: dict[str, Exception] = {}
        while step := await self._next(stored, failed):
            try:
                stored = await self._do(stored, step, host)
            except FAILURES as failure:
                if not step.launch:
                    raise
                failed[step.id] = failure
                stored = await self._note_failure(stored.row.id, step.launch, failure)
        return stored, failed

    async def _note_failure(self, event_id: str, key: str, failure: Exception) -> StoredEvent:
        """Tell the organisers of a table whose match could not be made several times, once."""
        times = self._failures.get(f"{event_id} {key}", 0) + 1
        self._failures[f"{event_id} {key}"] = times
        if times < TRIES:
            return await self.get_tournament(event_id)
        why = type(failure).__name__ if isinstance(failure, StoreError) else f"{failure}"
        act = acts.NotLaunched(id=f"{key} not launched", at=self.now(), table=key, why=why)
        return await self._act_on(event_id, lambda stored: [act] if waiting(stored.event, key) else [])

    async def _next(self, stored: StoredEvent, failed: Container[str]) -> Step | None:
        due = await asyncio.to_thread(next_steps, stored.event, self.now())
        steps = [step for step in due if step.id not in failed]
        return steps[0] if steps and not steps[0].confirm else None

    async def _do(self, stored: StoredEvent, step: Step, host: Host) -> StoredEvent:
        if step.launch:
            return await self._launch(stored, step.launch, host)
        act = step.act
        assert act is not None
        if isinstance(act, acts.Scheduled):
            act = structs.replace(act, entry=await host.schedule(stored))
        elif isinstance(act, acts.Mustered):
            act = structs.replace(act, messages=await host.muster(stored))
        elif isinstance(act, acts.Drawn | acts.Advanced) and (gone := await host.leave(stored)):
            return await self.act(stored.row.id, *(_gone(player, act) for player in gone))
        await self._around(stored, act, host)
        return await self.act(stored.row.id, act)

    async def _around(self, stored: StoredEvent, act: AnyAct, host: Host) -> None:
        """Do what belongs to an act of the runner, before it is stored."""
        match act:
            case acts.Announced(stage=stage, number=number):
                await host.announce(stored, stage, number)
            case acts.Started():
                started, _ = await asyncio.to_thread(after, stored.event, (act,))
                if started.phase == "cancelled":
                    await host.call_off(stored)
            case acts.Warned(tables=tables):
                await host.warn(stored, tables)
            case acts.Concluded():
                await host.conclude(stored)
            case acts.Finished():
                await host.finish_event(stored)
                if stored.event.settings.format == "mini-cup":
                    await self._reopen(stored, host)
            case _:
                pass

    async def _reopen(self, stored: StoredEvent, host: Host) -> None:
        """Open the cup that comes after one that is over, unless an earlier process has; who waited is in it."""
        row, id = stored.row, next_id(stored.row.id)
        if await self._store.event(id) is None:
            given, households = stored.event.settings, stored.event.households()
            settings = structs.replace(given, seed=new_seed(), exclusions=households, revision=REVISION)
            # the date of the first cup is over: the next one starts when it is full, whenever that is
            settings = structs.replace(settings, closes=given.opens, starts=given.opens)
            at = max(self.now(), row.created_at + 1)  # the channel shows the event that was made last
            made = EventRow(id, row.guild_id, row.channel_id, row.owner_id, written(settings), at)
            await self._store.create_event(made)
        queue, now = stored.event.players("entered"), self.now()
        for player in queue:
            await self.set_name(id, player, stored.names.get(player, ""))
        entered = (acts.Entered(id=f"{player} waits", by=player, at=now, player=player) for player in queue)
        opened: list[AnyAct] = [acts.Opened(id="open", at=now), *entered]
        await self._act_on(id, lambda cup: opened if cup.event.phase in ("draft", "open") else ())
        await host.changed(await self.get_tournament(id))

    async def _launch(self, stored: StoredEvent, key: str, host: Host) -> StoredEvent:
        event_id = stored.row.id
        row = await self._placed(stored, key, host)
        stored = await self.get_tournament(event_id)  # people act while Discord makes a thread
        while (table := waiting(stored.event, key)) is not None:
            await make_match(self._matches, self._lobby, stored, table, row)
            await seat_as_noted(self._matches, self._lobby.life, stored, table, row.match_id)
            launched = acts.Launched(id=f"{key} launched", at=self.now(), table=key, match=row.match_id)
            stored = await self._act_on(event_id, partial(_unless_changed, table, launched))
        await end_if_ruled(self._matches, stored, row)
        return stored

    async def _placed(self, stored: StoredEvent, key: str, host: Host) -> EventTableRow:
        """Where a table is played: noted before its match is made, so that it is made once."""
        row = await self._store.event_table(stored.row.id, key)
        if row is None:
            if await self._store.event_matches_in(stored.row.guild_id) >= MAX_EVENT_MATCHES:
                raise NotNow(SERVER_FULL)
            channel = await host.place(stored, find_table(stored.event, key)[2])
            row = EventTableRow(stored.row.id, key, channel, self._matches.new.id())
            await self._store.set_event_table(row)
            row = await self._store.event_table(stored.row.id, key) or row  # another process may have been first
        return row

    async def _take_ended(self, event_id: str) -> None:
        """Take in the ends of matches; a table that the organisers have ruled stays as it is."""
        for row in await self._store.ended_tables(event_id):
            stored = await self.get_tournament(event_id)
            for table in stored.event.open_tables():
                if table.key == row.key and table.match:
                    await self.act(event_id, *await ended_acts(self._matches, table, row.match_id, self.now()))
                    await self._store.take_table(event_id, row.key)
            if row.key not in {table.key for table in stored.event.open_tables()}:
                await self._store.take_table(event_id, row.key)

    async def _read(self, event_id: str) -> StoredEvent:
        """An event as it is stored, from what is kept of it: other processes act in it and delete names too."""
        kept, saved = self._kept, await self._store.event(event_id)
        if saved is None:
            raise Refused("tournament-none")
        kept[event_id] = stored = await asyncio.to_thread(read, saved, kept.get(event_id))
        return stored


def _unless_changed(table: EventTable, act: AnyAct, stored: StoredEvent) -> tuple[AnyAct, ...]:
    """An act about a table, unless it has changed since."""
    return (act,) if waiting(stored.event, table.key) == table else ()


def _gone(player: int, act: acts.Drawn | acts.Advanced) -> acts.Dropped:
    """Somebody has left the server before a round is drawn, or before a cut."""
    return acts.Dropped(id=f"{player} gone before {act.id}", at=act.at, player=player)


def new_seed() -> str:
    """A seed that nobody can foresee, to be published with the event."""
    return secrets.token_hex(SEED_BYTES)


def next_id(event_id: str) -> str:
    """The id of the cup after one, so that it is made once."""
    digest = blake2b(f"after {event_id}".encode()).digest()
    return "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in digest[:ID_LENGTH])


def _next_at(event: Event, now: int) -> int | None:
    """When time alone changes something next; the ends of matches are found without it."""
    if event.paused:
        return None
    if event.phase == "running":
        late = [table.deadline + 1 for table in event.open_tables() if table.deadline >= now]
        return min([now + DAY, *late])
    if event.phase == "open" and event.settings.format == "mini-cup":
        return now + DAY
    return {"open": event.settings.closes, "muster": event.settings.starts}.get(event.phase)
