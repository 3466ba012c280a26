"""Kills of a store at any moment: no acknowledged move is lost or doubled.

PROVOST_KILLS sets their number: a few by default, a hundred and more by hand (`PROVOST_KILLS=200 pytest
tests/storage/test_kill.py --log-cli-level=info`).
"""

import asyncio
import logging
import random
from pathlib import Path

from storage import databases
from storage.database_files import Location
from storage.log import Snapshot
from storage.matches import SavedMatch
from tests.killing import opened, run_and_kill
from tests.sizes import size
from tests.storage.mover import MATCHES
from tests.storage.samples import a_line

LOG = logging.getLogger(__name__)
KILLS = size("KILLS", 2)
MAX_DELAY = 0.2


async def read_matches(database: Location) -> list[SavedMatch]:
    """Read every match with a store that opens the database after the kill."""
    store = await opened(database)
    saved = [await store.load(f"match{number}") for number in range(MATCHES)]
    for number in range(MATCHES):
        messages = await store.unsent(f"match{number}")
        assert [message.seq for message in messages] == list(range(len(messages)))
    await store.close()
    return [match for match in saved if match is not None]


def count_unacknowledged(saved: SavedMatch, acks: list[list[str]]) -> int:
    """Count the stored moves without an acknowledgement; check that all acknowledged ones are there once, in order."""
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
        run_and_kill("tests.storage.mover", database, acknowledged, after=chance.uniform(0, MAX_DELAY))
        acks = [ack.split() for ack in acknowledged.read_text().splitlines()]
        for saved in asyncio.run(read_matches(database)):
            # Each kill may find one move under way: stored, but never acknowledged.
            assert count_unacknowledged(saved, acks) <= kills
        databases.check(database)
    LOG.info("%s kills, %s acknowledged moves", KILLS, len(acks))
