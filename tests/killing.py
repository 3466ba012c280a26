"""Programs that are killed in the middle of their work, on a database of either kind."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from storage import Store, databases
from storage.database_files import Location
from storage.postgres.leases import PARTITIONS

LOOK = 0.05
"""Seconds between two looks whether the leases of a killed process have run out."""


def location(written: str) -> Location:
    """What a program was given on its command line."""
    return written if written.startswith("postgresql://") else Path(written)


async def opened(where: Location) -> Store:
    """A store that looks after every server: those of a process that was killed are free when its leases have run out."""
    store = await databases.open_store(where, lambda failed: None, lambda: None)
    while not all(store.looks_after(partition << 22) for partition in range(PARTITIONS)):  # noqa: ASYNC110  # leases run out silently
        await asyncio.sleep(LOOK)
    return store


def killed(module: str, database: Location, acknowledged: Path, *arguments: int, after: float) -> None:
    """Run a module that works on a database, and kill it so many seconds after it has acknowledged one more move in a file."""
    before = acknowledged.stat().st_size
    command = [sys.executable, "-m", module, str(database), str(acknowledged), *map(str, arguments)]
    with subprocess.Popen(command) as program:
        while program.poll() is None and acknowledged.stat().st_size == before:
            time.sleep(0.001)
        time.sleep(after)
        program.kill()
    assert program.returncode == -9
