"""The busiest hour that one token can serve, with Discord's limits enforced, in virtual time.

Ninety seconds of it with few matches by default; for the whole hour with as many matches as that many people play:
`PROVOST_SECONDS=3600 PROVOST_RUNNING=25000 pytest tests/bot/app/test_busiest_hour.py --log-cli-level=info`. With
PROVOST_DRAWN=1 the boards are drawn as well, and count in the processor time.
"""

import asyncio
import logging
import random
import resource
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.app.upkeep import SWEEP
from bot.match.new_match import LobbyTerms
from bot.match.notices import Notice, pack, target
from bot.match.service import Matches
from engine.core.view import View
from render.picture import Picture
from render.pool import Pool
from storage import SqliteStore
from storage.messages import LIVE_CARD, MessageRow, OutboxEntry
from tests.bench.bot import GUILD
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.playing import sketch_pictures
from tests.bot.tabletop import NOW, open_question
from tests.bot.wire import PLENTY, Discord, run_online
from tests.sizes import size
from tests.virtual import VirtualLoop, run_on_virtual_time

LOG = logging.getLogger(__name__)

MONTHLY_PLAYERS = 50_000

MOVES_PER_SECOND = MONTHLY_PLAYERS * 11.7 * 0.1 / 3600
"""11.7 moves a day of each player, a tenth of them in the busiest hour, as a site for such games counted them."""

REMINDERS_PER_TURN = 0.4
"""From docs/decisions/clocks.md."""

STARTS_PER_MOVE = 0.005

SECONDS = size("SECONDS", 90)
RUNNING = size("RUNNING", 150)
DRAWN = size("DRAWN", 0)
SEATS = 4
MAX_EARLIER_MOVES = 8

POLL_INTERVAL = 0.1

MAX_CARD_DELAY_P99 = 5.0
"""Seconds from a move until the next player can read of it, in 99 of 100 cases."""


@dataclass
class Figures:
    """Measurements: `waits` from each press to its card, and the duration of each minute's reminders."""

    waits: list[float] = field(default_factory=list)
    reminders: list[float] = field(default_factory=list)

    def p99(self) -> float:
        """Return the wait that 99 of 100 do not exceed."""
        return sorted(self.waits)[len(self.waits) * 99 // 100]


class Hour:
    """People who move at random moments in the running matches of one bot."""

    def __init__(self, bot: Provost, running: list[str], channels: Iterator[int]) -> None:
        self.figures = Figures()
        self._bot = bot
        self._matches = bot.services.matches
        self._running = running
        self._channels = channels
        self._chance = random.Random(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[str] = set()

    async def run(self) -> None:
        """Run the hour, and wait until everything that it began is done."""
        sweeping = asyncio.create_task(self._sweep())
        loop = asyncio.get_running_loop()
        end = loop.time() + SECONDS
        while loop.time() < end:
            await asyncio.sleep(self._chance.expovariate(MOVES_PER_SECOND))
            task = asyncio.create_task(self._make_move(self._idle_match()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await asyncio.gather(*self._tasks)
        sweeping.cancel()

    def _idle_match(self) -> str:
        """Return a match that is not waiting for a card."""
        while (match_id := self._chance.choice(self._running)) in self._busy:
            pass
        return match_id

    async def _make_move(self, match_id: str) -> None:
        clock = asyncio.get_running_loop().time
        self._busy.add(match_id)
        begin = clock()
        await make_move(self._matches, match_id, self._chance, f"{match_id} {begin}")
        await self._bot.services.publisher.outcome(match_id)
        self.figures.waits.append(clock() - begin)
        match = await self._matches.get_match(match_id)
        if not match.core.decisions:
            self._running.remove(match_id)
        elif self._chance.random() < REMINDERS_PER_TURN:
            await remind(self._bot, match_id)
        if self._chance.random() < STARTS_PER_MOVE:
            self._running.append(await start_match(self._matches, next(self._channels), self._chance))
        self._busy.discard(match_id)

    async def _sweep(self) -> None:
        """Run the bot's sweep every minute."""
        while True:
            begin = asyncio.get_running_loop().time()
            await self._bot.upkeep.do_what_is_due()
            await self._bot.services.publisher.sweep()
            while self._bot.services.notices._delivering:  # noqa: ASYNC110 - the bot sets no event for it
                await asyncio.sleep(POLL_INTERVAL)
            took = asyncio.get_running_loop().time() - begin
            self.figures.reminders.append(took)
            await asyncio.sleep(max(0.0, SWEEP - took))


async def remind(bot: Provost, match_id: str) -> None:
    """Queue a reminder of the player who is asked for the next sweep."""
    match = await bot.services.matches.get_match(match_id)
    seat = match.core.decisions[0].ask.seat
    user, clock = match.seats[seat].user_id, match.clock
    assert user is not None
    assert clock is not None
    turn = clock.seats[seat].turn
    assert turn is not None
    reminder = OutboxEntry(target(user), pack(Notice("reminded", seat, turn.since)), bot.now())
    await bot.store.notify(match_id, [reminder])


async def start_match(matches: Matches, channel: int, chance: random.Random) -> str:
    """Start a match of random people; return its id."""
    users = chance.sample(range(10**17, 10**17 + MONTHLY_PLAYERS), SEATS)
    row = await lobby_of(matches).lobbies.open(channel, GUILD, users[0], "Ada", LobbyTerms("caylus", SEATS))
    for user in users[1:]:
        await lobby_of(matches).lobbies.join(row.id, user, f"Player {user}")
    await lobby_of(matches).starting.start(row.id, users[0])
    return row.id


async def make_move(matches: Matches, match_id: str, chance: random.Random, key: str) -> None:
    """Make a random choice for the player who is asked; `key` names the press."""
    user, decision_name, ask = await open_question(matches, match_id)
    await matches.choose(match_id, user, decision_name, (chance.choice(ask.options).key,), key)


async def running(db: Path, channels: Iterator[int], matches_wanted: int = RUNNING) -> list[str]:
    """Begin matches with some moves, each shown by its card; return their ids."""
    store, chance, found = await SqliteStore.open(db), random.Random(2), list[str]()
    matches = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, PLENTY)
    for _ in range(matches_wanted):
        channel = next(channels)
        match_id = await start_match(matches, channel, chance)
        for number in range(chance.randrange(MAX_EARLIER_MOVES)):
            await make_move(matches, match_id, chance, f"{match_id} before {number}")
        shown = MessageRow(
            match_id, channel, 10**18 + channel, (await matches.get_match(match_id)).log_length, NOW, LIVE_CARD
        )
        await store.shown([one.id for one in await store.unsent(match_id)], shown)
        found.append(match_id)
    await store.close()
    return found


def draw_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw boards while virtual time is frozen."""
    draw = Pool.draw

    async def at_once(pool: Pool, picture: Picture[View]) -> bytes:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        return await loop.real(draw(pool, picture))

    monkeypatch.setattr(Pool, "draw", at_once)


def test_the_busiest_hour_of_one_token_meets_no_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord refuses nothing, and the next player reads of a move within seconds, whatever is queued that can wait."""
    draw_at_once(monkeypatch) if DRAWN else sketch_pictures(monkeypatch)
    monkeypatch.setattr(Provost, "now", lambda bot: NOW + int(asyncio.get_running_loop().time()))
    wire, db, channels = Discord(), tmp_path / "matches.db", count(1)

    async def play() -> Figures:
        matches = await running(db, channels)
        async with run_online(db, wire) as bot:
            before, hour = resource.getrusage(resource.RUSAGE_SELF), Hour(bot, matches, channels)
            await hour.run()
            after = resource.getrusage(resource.RUSAGE_SELF)
            left = len(await bot.store.superseded())
            seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            LOG.info(
                "%d moves in %d s; %.1f s of a processor a minute, %d MiB at most (%d MiB before)",
                *(
                    len(hour.figures.waits),
                    SECONDS,
                    seconds / SECONDS * 60,
                    after.ru_maxrss >> 10,
                    before.ru_maxrss >> 10,
                ),
            )
            LOG.info("requests %s, old cards left %d", dict(wire.methods()), left)
            return hour.figures

    figures = run_on_virtual_time(monkeypatch, play)
    LOG.info(
        "answers %s, busiest second %d; calls p50 %.1f s, p99 %.1f s, latest %.1f s; a minute's reminders in %.1f s at most",
        *(dict(wire.answered), wire.worst((200,), 1.0)),
        *(sorted(figures.waits)[len(figures.waits) // 2], figures.p99(), max(figures.waits), max(figures.reminders)),
    )
    assert set(wire.answered) == {200}
    assert figures.p99() < MAX_CARD_DELAY_P99
    assert max(figures.reminders) < SWEEP
