"""A program that plays matches at random and writes down each acknowledged move, until killed.

`python -m tests.bot.random_player DATABASE ACKNOWLEDGED SEED` writes lines of match, press and log length.
"""

import asyncio
import os
import random
import sys
from functools import partial
from itertools import count

from bot.match.errors import Refused
from bot.match.service import Matches
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NOW, begin, open_question
from tests.killing import location, opened

CHANNELS = 6
UNDO_RATE = 0.1


async def play(tables: Matches, channel: int, acknowledged: int, seed: int) -> None:
    """Play in one channel for ever: continue its match, and begin another when it ends."""
    chooser = random.Random(f"{seed} {channel}")
    for number in count():
        match = await tables.store.match_in(channel)
        if match is not None and match.status == "lobby":  # killed before the start
            await lobby_of(tables).lobbies.cancel(match.id)
        if match is None or match.status != "live":
            id, key = await begin(tables, people=2 + channel % 3, computers=channel % 2, channel=channel), "begin"
        else:
            id, key = match.id, f"{channel}.{number}.{seed}"
            await move(tables, id, key, chooser)
        os.write(acknowledged, f"{id} {key} {(await tables.get_match(id)).log_length}\n".encode())


async def move(tables: Matches, id: str, key: str, chooser: random.Random) -> None:
    """Make a random move for the player who is asked, or undo the last one."""
    user, decision_name, ask = await open_question(tables, id)
    if chooser.random() < UNDO_RATE:
        try:
            if await tables.undoing.undo(id, user, key) == "done":
                return
        except Refused:
            pass
    await tables.choose(id, user, decision_name, (chooser.choice(ask.options).key,), key)


async def main(database: str, acknowledged: str, seed: str) -> None:
    """Play in all channels at once."""
    tables = matches_with_lobbies(await opened(location(database)), lambda: NOW, lambda match_id: None, LAX_QUOTAS)
    written = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    await asyncio.gather(*map(partial(play, tables, acknowledged=written, seed=int(seed)), range(CHANNELS)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
