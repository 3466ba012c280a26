"""Handovers from a running bot to a standby: real processes on a real database, with a Discord on this machine.

PROVOST_RESTARTS sets the number of restarts, PROVOST_PRESSES that of presses meanwhile (`PROVOST_RESTARTS=20
PROVOST_PRESSES=10000 pytest tests/bot/cli/test_standby.py --log-cli-level=info`).
"""

import asyncio
import logging
import os
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bot.cards import custom_ids
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.quotas import Quotas
from bot.match.safe_names import token
from bot.match.tips import OFF, TIPS
from bot.operations.gateway_watch import DEFAULT_LIMITS
from bot.operations.health import NoAnswer, ask
from bot.operations.watchdog import RESTART
from storage import SqliteStore, databases
from storage.writer import take_epoch
from tests.bot.cli.test_beside import free_port, page
from tests.bot.cli.test_health import Program
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import NOW
from tests.discord_server import NEVER, PAUSE, until
from tests.live_discord import LiveDiscord
from tests.project.repository import ROOT
from tests.sizes import size

LOG = logging.getLogger(__name__)
RESTARTS = size("RESTARTS", 2)
PRESSES = size("PRESSES", 60)

PEOPLE: Final = 4
MATCHES_AT_ONCE: Final = 8
"""Matches with presses at the same time: together as frequent as Discord lets one bot post cards."""

PRESSES_PER_MATCH: Final = 40
"""Presses that a match lasts for, at least."""

MATCHES: Final = MATCHES_AT_ONCE + PRESSES // PRESSES_PER_MATCH

PRESS_INTERVAL: Final = (0.1, 0.4)
"""Seconds from the answer to a press to the next press in its match: a user may press twice a second."""


async def begin_matches(db: Path, count: int) -> list[str]:
    """Begin matches, each in a server of its own; return their ids."""
    store = await SqliteStore.open(db)
    matches, found = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, Quotas(count, count)), []
    for number in range(count):
        users = [number * PEOPLE + place + 1 for place in range(PEOPLE)]
        row = await lobby_of(matches).lobbies.open(
            number + 1, number + 1, users[0], "Ada", LobbyTerms("caylus", PEOPLE)
        )
        for user in users:
            await store.prefer("user", user, TIPS, OFF)
        for user in users[1:]:
            await lobby_of(matches).lobbies.join(row.id, user, f"Player {user}")
        await lobby_of(matches).starting.start(row.id, users[0])
        found.append(row.id)
    await store.close()
    return found


class Players:
    """Players who press at random, one press after the other; each press must lead to one line of the log."""

    def __init__(self, discord: LiveDiscord, db: Path) -> None:
        self.pressed: list[str] = []
        self._discord = discord
        self._db = db

    async def play(self, matches: Iterator[str], presses: int) -> None:
        """Play until that many presses were made in all."""
        await asyncio.gather(*(self._play(matches, presses, random.Random(place)) for place in range(MATCHES_AT_ONCE)))

    async def _play(self, matches: Iterator[str], presses: int, chooser: random.Random) -> None:
        while len(self.pressed) < presses and (match_id := next(matches, None)) is not None:
            for _ in range(PRESSES_PER_MATCH):
                if len(self.pressed) < presses:
                    self.pressed.append("")
                    self.pressed.append(await self.press(match_id, chooser))
                    self.pressed.remove("")
                    await asyncio.sleep(chooser.uniform(*PRESS_INTERVAL))

    async def press(self, match_id: str, chooser: random.Random) -> str:
        """Make a random choice for the player to move; return the press once the move is stored."""
        with databases.matches(self._db) as stored:
            match = SeatedMatch(stored.load(match_id))
        decision = match.core.decisions[0]
        user, option = match.seats[decision.ask.seat].user_id, chooser.choice(decision.ask.options)
        assert user is not None
        custom_id = custom_ids.make(custom_ids.CHOICE, match_id, match.decision_name(decision), token(option.key))
        guild = match.row.guild_id
        assert guild is not None
        id = await self._discord.press(guild, match.row.channel_id, user, custom_id)
        if id not in self._discord.failed:
            await until(lambda: count_lines(self._db, id))
        return id


def count_lines(db: Path, press: str) -> int:
    """Return the number of log lines that a press has led to."""
    with closing(sqlite3.connect(db)) as file:
        return int(file.execute("SELECT count(*) FROM log WHERE key = ?", (press,)).fetchall()[0][0])


@asynccontextmanager
async def run_standby(host: str, db: Path, *options: str) -> AsyncIterator[Program]:
    """Run `provost run --standby` in a process of its own, and end everything it has started."""
    line = [sys.executable, "-m", "tests.discord_server", host, msgspec.json.encode(DEFAULT_LIMITS).decode()]
    environment = {**os.environ, "DISCORD_TOKEN": "token", "PROVOST_DEBUG": "1"}
    program = await asyncio.create_subprocess_exec(
        *line, "run", "--db", str(db), "--standby", *options, cwd=ROOT, env=environment, start_new_session=True
    )
    try:
        yield program
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        await program.wait()


def holder(db: Path) -> int:
    """Return the process that holds the lease and is connected, or 0."""
    try:
        found = ask(db)
    except NoAnswer:
        return 0
    return found.pid if found.connected else 0


async def wait_for_takeover(db: Path, before: int) -> int:
    """Wait until another process holds the lease; return its id."""
    async with asyncio.timeout(NEVER):
        while (now := await asyncio.to_thread(holder, db)) in (0, before):  # noqa: ASYNC110 - another process sets no event
            await asyncio.sleep(PAUSE)
    return now


async def serve_presses(db: Path, discord: LiveDiscord, presses: int, restarts: int) -> Players:
    """Press buttons while the bot replaces itself again and again."""
    matches = iter(await begin_matches(db, len(discord.guilds)))
    players = Players(discord, db)
    async with discord.served() as host, run_standby(host, db):
        pid = await wait_for_takeover(db, 0)
        playing = asyncio.create_task(players.play(matches, presses))
        for number in range(restarts):
            due = presses * number // restarts
            await until(lambda due=due: len(players.pressed) >= due)  # type: ignore[misc] # mypy infers no default
            os.kill(pid, signal.SIGUSR2)
            pid = await wait_for_takeover(db, pid)
        await playing
    LOG.info(
        "%d presses in %d matches, longest gap between two answers %.2f s, longest wait for one %.2f s, %d cards",
        *(len(players.pressed), len(discord.guilds), discord.longest_gap(), max(discord.waits), len(discord.posted)),
    )
    return players


async def test_restarts_by_standby_fail_no_press_and_double_none(tmp_path: Path) -> None:
    db, discord = tmp_path / "provost.db", LiveDiscord(MATCHES)
    players = await serve_presses(db, discord, PRESSES, RESTARTS)
    assert (discord.failed, discord.repeated, discord.said) == ([], [], [])
    assert {count_lines(db, press) for press in players.pressed} == {1}


async def test_a_press_counts_in_either_process(tmp_path: Path) -> None:
    db, discord = tmp_path / "provost.db", LiveDiscord(MATCHES, everywhere=False)
    players = await serve_presses(db, discord, PRESSES, RESTARTS)
    assert (discord.failed, discord.repeated, discord.said) == ([], [], [])
    assert {count_lines(db, press) for press in players.pressed} == {1}


async def test_the_ports_of_a_bot_go_over_to_the_one_that_replaces_it(tmp_path: Path) -> None:
    db, discord, health, site = tmp_path / "provost.db", LiveDiscord(1), free_port(), free_port()
    options = ["--health-port", str(health), "--web", f"127.0.0.1:{site}"]
    async with discord.served() as host, run_standby(host, db, *options) as first:
        await wait_for_takeover(db, 0)
        first.send_signal(signal.SIGUSR2)
        await wait_for_takeover(db, first.pid)
        assert await first.wait() == 0
        async with asyncio.timeout(NEVER):
            while (await page(health, "/readyz"))[0] != 200 or (await page(site, "/"))[0] == 0:
                pass


class Pair(NamedTuple):
    """Bot that holds a database with one match, and a standby."""

    first: Program
    discord: LiveDiscord
    db: Path
    match_id: str

    async def press(self) -> str:
        """Press a button in the match."""
        return await Players(self.discord, self.db).press(self.match_id, random.Random(1))


@asynccontextmanager
async def with_standby(tmp_path: Path) -> AsyncIterator[Pair]:
    """Run both, until the second one waits for the first to go."""
    db, discord = tmp_path / "provost.db", LiveDiscord(1)
    [match_id] = await begin_matches(db, 1)
    async with discord.served() as host, run_standby(host, db) as first:
        await wait_for_takeover(db, 0)
        async with run_standby(host, db):
            await until(lambda: len(discord.lines) == 2)
            yield Pair(first, discord, db, match_id)


async def test_a_holder_that_was_killed_is_replaced(tmp_path: Path) -> None:
    async with with_standby(tmp_path) as pair:
        pair.first.kill()
        await pair.press()
        await wait_for_takeover(pair.db, pair.first.pid)
    assert (pair.discord.failed, pair.discord.repeated, pair.discord.said) == ([], [], [])


async def test_a_frozen_holder_is_ended_and_replaced(tmp_path: Path) -> None:
    async with with_standby(tmp_path) as pair:
        pair.first.send_signal(signal.SIGSTOP)
        await wait_for_takeover(pair.db, pair.first.pid)
        assert await pair.first.wait() == -signal.SIGKILL
        press = await pair.press()
    assert count_lines(pair.db, press) == 1


async def test_a_process_that_wakes_after_its_lease_writes_nothing(tmp_path: Path) -> None:
    db, discord = tmp_path / "provost.db", LiveDiscord(1)
    [match_id] = await begin_matches(db, 1)
    async with discord.served() as host, run_standby(host, db) as first:
        await wait_for_takeover(db, 0)
        first.send_signal(signal.SIGSTOP)
        with closing(sqlite3.connect(db, isolation_level=None)) as other:
            take_epoch(other)
            written = other.execute("SELECT count(*) FROM log").fetchall()
            first.send_signal(signal.SIGCONT)
            with databases.matches(db) as stored:
                match = SeatedMatch(stored.load(match_id))
            decision = match.core.decisions[0]
            user = match.seats[decision.ask.seat].user_id
            assert user is not None
            name, key = match.decision_name(decision), token(decision.ask.options[0].key)
            await discord.press(1, 1, user, custom_ids.make(custom_ids.CHOICE, match_id, name, key))
            assert await first.wait() == RESTART
            assert other.execute("SELECT count(*) FROM log").fetchall() == written
    assert discord.said == []
