"""Killed at any moment, a store has lost no acknowledged move and doubled none.

PROVOST_KILLS says how often it is killed: a few times as a rule, a hundred and more by hand
(`PROVOST_KILLS=200 pytest tests/storage/test_kill.py --log-cli-level=info`).
"""

import asyncio
import logging
import random
from pathlib import Path

from storage import databases
from storage.database_files import Location
from storage.log import Snapshot
from storage.matches import SavedMatch
from tests.killing import killed, opened
from tests.sizes import size
from tests.storage.mover import MATCHES
from tests.storage.samples import a_line

LOG = logging.getLogger(__name__)
KILLS = size("KILLS", 2)
LONGEST = 0.2


async def kept(database: Location) -> list[SavedMatch]:
    """Every match, read by a store that opens the database after the kill."""
    store = await opened(database)
    saved = [await store.load(f"match{number}") for number in range(MATCHES)]
    for number in range(MATCHES):
        messages = await store.unsent(f"match{number}")
        assert [message.seq for message in messages] == list(range(len(messages)))
    await store.close()
    return [match for match in saved if match is not None]


def unacknowledged(saved: SavedMatch, acks: list[list[str]]) -> int:
    """How many moves of a match are kept that were not acknowledged; all that were are there, each once and in order."""
    length = len(saved.lines)
    assert saved.lines == tuple(a_line(seq, f"{saved.match.id}.{seq}") for seq in range(length))
    assert saved.snapshot == Snapshot(length, b"after %d" % (length - 1) if length else b"start")
    seqs = [int(seq) for match_id, seq in acks if match_id == saved.match.id]
    assert seqs == sorted(set(seqs))
    assert set(seqs) <= set(range(length))
    return length - len(seqs)


def test_no_acknowledged_move_is_lost_or_doubled(database: Location, tmp_path: Path) -> None:
    acknowledged = tmp_path / "acknowledged"
    acknowledged.touch()
    chance = random.Random(KILLS)
    for kills in range(1, KILLS + 1):
        killed("tests.storage.mover", database, acknowledged, after=chance.uniform(0, LONGEST))
        acks = [ack.split() for ack in acknowledged.read_text().splitlines()]
        for saved in asyncio.run(kept(database)):
            # Each kill may find one move on its way: kept, and never acknowledged.
            assert unacknowledged(saved, acks) <= kills
        databases.check(database)
    LOG.info("%s kills, %s acknowledged moves", KILLS, len(acks))
