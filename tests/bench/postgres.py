"""What a durable move takes on PostgreSQL, beside SQLite, and how many moves a second one process makes there.

The server is one of the bench's own, which waits for its disk, under `/tmp`. Nothing is measured where PostgreSQL is not installed.
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

ALONE: Final = 300
IN_FLIGHT: Final = 32
"""So many matches move at once: more than Discord lets a bot answer in a second."""

BUSY: Final = 60
"""Moves of each of them."""

SLOWEST: Final = 250.0
"""Milliseconds that one move in a hundred may exceed while so many are under way."""


def run() -> list[Figure]:
    """Measure the store on a server; some ten seconds."""
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
        await _alone(loads, ALONE // 3)
        on_file, on_server = await _alone(loads, ALONE)
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
            p99(times) / SLOWEST,
            f"p99 at most {SLOWEST:g} ms",
            p99(times) <= SLOWEST,
        ),
    ]


async def _alone(loads: list[Load], turns: int) -> list[list[float]]:
    """A move in each database in turn, in milliseconds."""
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
    """How long each move took while many matches moved at once, and how long it was from one to the next, in milliseconds."""
    times: list[float] = []

    async def play(number: int) -> None:
        for _ in range(BUSY):
            start = perf_counter()
            await load.move(number)
            times.append((perf_counter() - start) * 1000)

    start = perf_counter()
    await asyncio.gather(*map(play, range(IN_FLIGHT)))
    return times, (perf_counter() - start) * 1000 / len(times)
