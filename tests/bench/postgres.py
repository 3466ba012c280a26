"""Benchmark of a stored move on PostgreSQL beside SQLite, and of the moves per second that one process makes there.

The benchmark starts its own server under `/tmp`, which waits for its disk. Without PostgreSQL it measures nothing.
"""

import asyncio
import gc
import os
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from storage import SqliteStore
from storage.postgres.store import PostgresStore
from tests.bench.figures import Figure, at_most, p99
from tests.bench.storage import Load
from tests.postgres import PROGRAMS, Server

LONE_MOVES: Final = 300
IN_FLIGHT: Final = 32
"""Matches that move at once: more than Discord lets a bot answer in a second."""

MOVES_PER_MATCH: Final = 60

MAX_P99_MS: Final = 250.0


def run() -> list[Figure]:
    """Measure a durable store on a server, for about ten seconds."""
    if PROGRAMS is None:
        return []
    server = Server(durable=True)
    try:
        with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
            return asyncio.run(_measure(Path(room) / "matches.db", server.address()))
    finally:
        server.stop()


async def _measure(path: Path, address: str) -> list[Figure]:
    file, server = await SqliteStore.open(path), await PostgresStore.open(address)
    try:
        loads = [Load(file), Load(server)]
        for load in loads:
            await load.begin()
        await _alone(loads, LONE_MOVES // 3)
        on_file, on_server = await _alone(loads, LONE_MOVES)
        times, each = await _busy(loads[1])
    finally:
        await file.close()
        await server.close()
    return [
        at_most("one durable move alone on PostgreSQL", on_server, "one on SQLite", on_file, 5),
        Figure(
            f"a move on PostgreSQL while {IN_FLIGHT} matches move",
            median(times),
            p99(times),
            "from one move to the next, of all matches",
            each,
            p99(times) / MAX_P99_MS,
            f"p99 at most {MAX_P99_MS:g} ms",
            p99(times) <= MAX_P99_MS,
        ),
    ]


async def _alone(loads: list[Load], turns: int) -> list[list[float]]:
    """Make a move in each database in turn; return the milliseconds."""
    found: list[list[float]] = [[] for _ in loads]
    gc.collect()
    for turn in range(turns):
        for load, times in zip(loads, found, strict=True):
            move = load.move(turn)
            start = perf_counter()
            await move
            times.append((perf_counter() - start) * 1000)
    return found


async def _busy(load: Load) -> tuple[list[float], float]:
    """Return each move's milliseconds while many matches move at once, and the average interval between moves."""
    times: list[float] = []

    async def play(number: int) -> None:
        for _ in range(MOVES_PER_MATCH):
            start = perf_counter()
            await load.move(number)
            times.append((perf_counter() - start) * 1000)

    start = perf_counter()
    await asyncio.gather(*map(play, range(IN_FLIGHT)))
    return times, (perf_counter() - start) * 1000 / len(times)
