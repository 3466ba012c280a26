"""Program that shares a database with others: it plays the matches on its own servers until it is killed.

`python -m tests.storage.postgres.sharer ADDRESS ACKNOWLEDGED` writes a line for each move: the match, the move's place,
and the process that made it.
"""

import asyncio
import os
import sys
from itertools import count

from storage.errors import Busy, Repeated, Stale
from storage.postgres.store import PostgresStore
from tests.storage.samples import a_move

PAUSE = 0.02
"""Seconds between two moves in a match: players take longer."""


def numbered_id(number: int) -> str:
    """Return the id of a match; each is on a server of another partition."""
    return f"match{number:03}"


async def play(store: PostgresStore, number: int, acknowledged: int) -> None:
    """Play one match for ever, while its server belongs to this process."""
    match_id = numbered_id(number)
    while True:
        await asyncio.sleep(PAUSE)
        if not store.looks_after(number << 22):
            continue
        try:
            for seq in count(len(await store.log(match_id))):
                await a_move(store, match_id, seq, key=f"{match_id}.{seq}")
                os.write(acknowledged, f"{match_id} {seq} {os.getpid()}\n".encode())
                await asyncio.sleep(PAUSE)
        except (Busy, Stale, Repeated):
            continue  # owned by another process by now, or stored by an attempt without an acknowledgement


async def main(address: str, acknowledged: str, matches: str) -> None:
    """Play all matches at once."""
    store = await PostgresStore.open(address)
    written = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    await asyncio.gather(*(play(store, number, written) for number in range(int(matches))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
