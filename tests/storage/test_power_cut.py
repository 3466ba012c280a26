"""Power cuts at any write or sync: no acknowledged move is lost; with less than FULL some are, so the test can tell.

The store's own statements run over a simulated disk. PROVOST_POWER_CUTS sets the number of cuts.
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
CHECKPOINT_SHARE = 0.1
"""The share of commits followed by a checkpoint, so that the cuts hit those as well."""


class ApswCursor(apsw.Cursor):
    """APSW's cursor with the additional name of Python's own that the store uses."""

    @property
    def rowcount(self) -> int:
        """Return the number of rows that the statement has changed."""
        return self.connection.changes()


class ApswConnection(apsw.Connection):
    """APSW's connection with the additional method of Python's own that the store uses."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.cursor_factory = ApswCursor

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


def connect(vfs: DiskVFS, synchronous: str) -> sqlite3.Connection:
    """Make a connection as the store does, then with the given level of synchronisation."""
    # A disk with a single process needs no shared memory.
    db = ApswConnection(PATH, vfs=vfs.name)
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


def play(db: sqlite3.Connection, chance: random.Random, acknowledged: dict[str, int]) -> None:
    """Play for ever, several matches in one commit; `acknowledged` counts the moves of each."""
    while True:
        group = [match_id for match_id in MATCHES if chance.random() < 0.5]
        works: list[Callable[[sqlite3.Connection], None]] = [
            partial(move, match_id=match_id, seq=acknowledged[match_id]) for match_id in group
        ]
        assert commit(db, works, 0) == [None] * len(group)
        for match_id in group:
            acknowledged[match_id] += 1
        if chance.random() < CHECKPOINT_SHARE:
            checkpoint(db)


def lose_by_a_cut(begun: Disk, synchronous: str, seed: int) -> int:
    """Cut the power once during play; return the number of lost acknowledged moves, or raise `Damaged`."""
    chance = random.Random(seed)
    disk = copy.deepcopy(begun)
    vfs = DiskVFS(f"{synchronous}{seed}", disk)
    db = connect(vfs, synchronous)
    acknowledged = dict.fromkeys(MATCHES, 0)
    disk.power = chance.randrange(400)
    with pytest.raises((PowerCut, apsw.Error)):
        play(db, chance, acknowledged)
    with suppress(PowerCut, apsw.Error):
        db.close()
    disk.cut(chance)
    try:
        return count_lost(connect(vfs, "FULL"), acknowledged)
    except apsw.Error as error:
        raise Damaged(PATH, type(error).__name__) from error
    finally:
        vfs.unregister()


def count_lost(db: sqlite3.Connection, acknowledged: dict[str, int]) -> int:
    """Count the acknowledged moves missing from the log, which must have no gap and only moves that were played."""
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
    """Disk with a closed database of matches that have just begun."""
    disk = Disk()
    vfs = DiskVFS("begun", disk)
    db = connect(vfs, "FULL")
    assert commit(db, [partial(begin, match_id=match_id) for match_id in MATCHES], 0) == [None] * len(MATCHES)
    db.close()
    vfs.unregister()
    return disk


def count_losses(begun: Disk, synchronous: str) -> tuple[int, int]:
    """Return the moves lost and the databases damaged over all cuts."""
    moves = damaged = 0
    for seed in range(CUTS):
        try:
            moves += lose_by_a_cut(begun, synchronous, seed)
        except Damaged:
            damaged += 1
    LOG.info("%s: %s cuts, %s moves lost, %s databases damaged", synchronous, CUTS, moves, damaged)
    return moves, damaged


def test_no_cut_loses_an_acknowledged_move(begun: Disk) -> None:
    assert count_losses(begun, "FULL") == (0, 0)


def test_with_normal_moves_are_lost(begun: Disk) -> None:
    moves, damaged = count_losses(begun, "NORMAL")
    assert moves > 0
    assert damaged == 0


def test_without_syncs_databases_are_damaged(begun: Disk) -> None:
    moves, damaged = count_losses(begun, "OFF")
    assert moves > 0
    assert damaged > 0
