"""A power cut at any write or sync loses no acknowledged move; with less than FULL it does, so the test can tell.

The store's own statements run over a simulated disk. PROVOST_POWER_CUTS says how many cuts are tried.
"""

import copy
import logging
import random
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar, cast

import apsw
import pytest

from storage.errors import Damaged
from storage.matches import Beginning, MatchStore, Move
from storage.opening import prepare
from storage.session import Session, now
from storage.sqlite import at_once
from storage.writer import checkpoint, commit
from tests.sizes import size
from tests.storage.power import Disk, DiskVFS, PowerCut
from tests.storage.samples import ANNA, BEGUN, BRUNO, CARLA, SEED, a_line, a_lobby

LOG = logging.getLogger(__name__)
CUTS = size("POWER_CUTS", 60)
MATCHES = [f"match{number}" for number in range(3)]
PATH = "/matches.db"
T = TypeVar("T")
CHECKPOINTS = 0.1
"""How often a commit is followed by a checkpoint, so that the cuts hit those as well."""


class Cursor(apsw.Cursor):
    """APSW's cursor with the one name more that the store uses of Python's own."""

    @property
    def rowcount(self) -> int:
        """How many rows the statement has changed."""
        return self.connection.changes()


class Connection(apsw.Connection):
    """APSW's connection, likewise."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.cursor_factory = Cursor

    def executescript(self, script: str) -> None:
        """Run several statements."""
        self.execute(script).fetchall()


class BareMatches(MatchStore):
    """The store's own statements about matches, on one connection and without a transaction of their own."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def _read(self, work: Callable[[Session], Coroutine[Any, Any, T]], *, together: bool) -> T:
        return at_once(self._db, work)

    async def _scan(self, work: Callable[[Session], Coroutine[Any, Any, T]]) -> T:
        return at_once(self._db, work)

    async def _change(self, work: Callable[[Session], Coroutine[Any, Any, T]], name: str) -> T:
        return at_once(self._db, work)


def connected(vfs: DiskVFS, synchronous: str) -> sqlite3.Connection:
    """A connection set up as the store does it, then made as careful as asked for."""
    # Alone on the disk SQLite needs no shared memory.
    db = Connection(PATH, vfs=vfs.name)
    db.execute("PRAGMA locking_mode = EXCLUSIVE")
    ours = cast(sqlite3.Connection, db)
    prepare(ours, PATH)
    if synchronous != "FULL":
        db.execute(f"PRAGMA synchronous = {synchronous}")
    return ours


def begin(db: sqlite3.Connection, match_id: str) -> None:
    """Create a live match."""
    matches = BareMatches(db)
    now(matches.create_match(a_lobby(match_id, MATCHES.index(match_id)), ANNA))
    now(matches.begin(match_id, 0, Beginning([ANNA, BRUNO, CARLA], SEED, "hash"), Move([], b"start")))


def move(db: sqlite3.Connection, match_id: str, seq: int) -> None:
    """Add one line."""
    now(BareMatches(db).append(match_id, BEGUN + seq, Move([a_line(seq, f"{match_id}.{seq}")], bytes(seq))))


def played(db: sqlite3.Connection, chance: random.Random, acknowledged: dict[str, int]) -> None:
    """Play for ever, several matches in one commit; `acknowledged` counts the moves of each."""
    while True:
        group = [match_id for match_id in MATCHES if chance.random() < 0.5]
        works: list[Callable[[sqlite3.Connection], None]] = [
            partial(move, match_id=match_id, seq=acknowledged[match_id]) for match_id in group
        ]
        assert commit(db, works, 0) == [None] * len(group)
        for match_id in group:
            acknowledged[match_id] += 1
        if chance.random() < CHECKPOINTS:
            checkpoint(db)


def lost_by_a_cut(begun: Disk, synchronous: str, seed: int) -> int:
    """Cut the power once while matches are played: how many acknowledged moves are gone. Raises `Damaged`."""
    chance = random.Random(seed)
    disk = copy.deepcopy(begun)
    vfs = DiskVFS(f"{synchronous}{seed}", disk)
    db = connected(vfs, synchronous)
    acknowledged = dict.fromkeys(MATCHES, 0)
    disk.power = chance.randrange(400)
    with pytest.raises((PowerCut, apsw.Error)):
        played(db, chance, acknowledged)
    with suppress(PowerCut, apsw.Error):
        db.close()
    disk.cut(chance)
    try:
        return lost(connected(vfs, "FULL"), acknowledged)
    except apsw.Error as error:
        raise Damaged(PATH, type(error).__name__) from error
    finally:
        vfs.unregister()


def lost(db: sqlite3.Connection, acknowledged: dict[str, int]) -> int:
    """Acknowledged moves that are not in the log; also that the log has no gap and nothing that nobody played."""
    try:
        if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise Damaged(PATH, "integrity_check")
        gone = 0
        for match_id, count in acknowledged.items():
            lines = now(BareMatches(db).log(match_id))
            assert lines == tuple(a_line(seq, f"{match_id}.{seq}") for seq in range(len(lines)))
            assert len(lines) <= count + 1
            gone += max(0, count - len(lines))
        return gone
    finally:
        db.close()


@pytest.fixture(scope="module")
def begun() -> Disk:
    """A disk with a closed database of matches that have just begun."""
    disk = Disk()
    vfs = DiskVFS("begun", disk)
    db = connected(vfs, "FULL")
    assert commit(db, [partial(begin, match_id=match_id) for match_id in MATCHES], 0) == [None] * len(MATCHES)
    db.close()
    vfs.unregister()
    return disk


def losses(begun: Disk, synchronous: str) -> tuple[int, int]:
    """Over all cuts: moves lost, databases damaged."""
    moves = damaged = 0
    for seed in range(CUTS):
        try:
            moves += lost_by_a_cut(begun, synchronous, seed)
        except Damaged:
            damaged += 1
    LOG.info("%s: %s cuts, %s moves lost, %s databases damaged", synchronous, CUTS, moves, damaged)
    return moves, damaged


def test_no_cut_loses_an_acknowledged_move(begun: Disk) -> None:
    assert losses(begun, "FULL") == (0, 0)


def test_with_normal_moves_are_lost(begun: Disk) -> None:
    moves, damaged = losses(begun, "NORMAL")
    assert moves > 0
    assert damaged == 0


def test_without_syncs_databases_are_damaged(begun: Disk) -> None:
    moves, damaged = losses(begun, "OFF")
    assert moves > 0
    assert damaged > 0
