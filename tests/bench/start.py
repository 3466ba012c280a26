"""Benchmark of the bot's start, from the process's start until it could connect, with many matches in its file.

The limit is importing discord.py, which every bot written with it waits for. Both are whole processes, which exit as
soon as they are that far, and find all modules compiled, as an installed bot does.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from storage import SqliteStore
from storage.log import LogRow
from storage.matches import Beginning, MatchRow, Move, SeatRow
from tests.bench.figures import Figure, at_most, interleaved

MATCHES = 10_000
LIVE_MATCHES = 200
LINES_PER_MATCH = 40
SNAPSHOT_BYTES = 4000
AT_ONCE = 500
SAMPLES = 30
PRECOMPILED = True

IMPORT = "import os, discord; os._exit(0)"
START = """
import os, sys
from bot.cli import main, parser

parser.load("bot.cli.run")
from bot.app import client, process

async def run(config):
    await client.Provost(config).ready_to_connect()
    os._exit(0)

process.run = run
sys.exit(main.main(["run", "--db", sys.argv[1]]))
"""


def run() -> list[Figure]:
    """Measure the start, for about a minute."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
        db = Path(room) / "provost.db"
        asyncio.run(_fill(db))
        python = partial(_python, Path(room) / "compiled")
        programs = partial(python, IMPORT), partial(python, START, str(db))
        if PRECOMPILED:
            for compiling in programs:
                compiling()
        limit, start = interleaved(*programs, SAMPLES)
    return [at_most(f"ready to connect, {MATCHES:,} matches in the file", start, "import discord", limit, 2)]


def _python(compiled: Path, program: str, *arguments: str) -> None:
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(compiled)} if PRECOMPILED else {}
    environment = {**os.environ, **bytecode, "DISCORD_TOKEN": "none"}
    subprocess.run([sys.executable, "-c", program, *arguments], env=environment, check=True)


async def _fill(db: Path) -> None:
    """Store as many matches as a large community has after a year, nearly all of them ended."""
    store = await SqliteStore.open(db)
    snapshot = os.urandom(SNAPSHOT_BYTES)
    for first in range(0, MATCHES, AT_ONCE):
        await asyncio.gather(*(_keep(store, number, snapshot) for number in range(first, first + AT_ONCE)))
    await store.close()


async def _keep(store: SqliteStore, number: int, snapshot: bytes) -> None:
    id, seats = f"{number:08}", [SeatRow(seat, 10**18 + number + seat, "name") for seat in range(4)]
    await store.create_match(MatchRow(id, number, 1, "caylus", 1, 1, 4, {}, {}, None, "", "lobby", 0, 1))
    lines = [
        LogRow(seq, seq % 4, "place", ("w_mason@9",), 10**18, False, 1_700_000_000) for seq in range(LINES_PER_MATCH)
    ]
    begun = await store.begin(id, 0, Beginning(seats, bytes(32), ""), Move(lines, snapshot))
    if number >= LIVE_MATCHES:
        await store.set_status(id, begun, "ended")
