"""Programs that are killed while they work, on a database of either kind."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

from storage import Store, databases
from storage.database_files import Location
from storage.postgres.leases import PARTITIONS

LEASE_CHECK_INTERVAL = 0.05


def location(written: str) -> Location:
    """Return the database that a command line names."""
    return written if written.startswith("postgresql://") else Path(written)


async def opened(where: Location) -> Store:
    """Open a store that looks after every server, once the leases of a killed process have expired."""
    store = await databases.open_store(where, lambda failed: None, lambda: None)
    while not all(store.looks_after(partition << 22) for partition in range(PARTITIONS)):  # noqa: ASYNC110  # leases run out silently
        await asyncio.sleep(LEASE_CHECK_INTERVAL)
    return store


def run_and_kill(module: str, database: Location, acknowledged: Path, *arguments: int, after: float) -> None:
    """Run a module on a database, and kill it `after` seconds from its next acknowledged move."""
    before = acknowledged.stat().st_size
    command = [sys.executable, "-m", module, str(database), str(acknowledged), *map(str, arguments)]
    with subprocess.Popen(command) as program:
        while program.poll() is None and acknowledged.stat().st_size == before:
            time.sleep(0.001)
        time.sleep(after)
        program.kill()
    assert program.returncode == -9
