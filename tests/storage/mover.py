"""Program that plays as fast as it can and writes down each acknowledged move, until it is killed.

`python -m tests.storage.mover DATABASE ACKNOWLEDGED`
"""

import asyncio
import os
import sys
from itertools import count

from storage import Store
from storage.errors import Busy, Repeated
from tests.killing import location, opened
from tests.storage.samples import a_live_match, a_move

MATCHES = 8


async def play(store: Store, number: int, acknowledged: int) -> None:
    """Play one match for ever, from its present length."""
    match_id = f"match{number}"
    for seq in count(len(await store.log(match_id))):
        await move(store, match_id, seq)
        os.write(acknowledged, f"{match_id} {seq}\n".encode())


async def move(store: Store, match_id: str, seq: int) -> None:
    """Make a move; repeat it while the database cannot be reached, as a player would press again."""
    while True:
        try:
            await a_move(store, match_id, seq, key=f"{match_id}.{seq}")
        except Busy:
            continue
        except Repeated:
            pass  # stored by an earlier attempt without an acknowledgement
        return


async def main(database: str, acknowledged: str) -> None:
    """Play all matches at once; all have begun before the first move, so that the program may then be killed."""
    store = await opened(location(database))
    written = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for number in range(MATCHES):
        if await store.match(f"match{number}") is None:
            await a_live_match(store, f"match{number}", number)
    await asyncio.gather(*(play(store, number, written) for number in range(MATCHES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
