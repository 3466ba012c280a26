"""Full or failing disks: the move is refused, the store accepts nothing more, and acknowledged moves stay."""

import asyncio
import errno
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from storage import SqliteStore, errors
from storage.matches import Move
from storage.writer import End
from tests.storage.faults import make_call_fail, misplace
from tests.storage.samples import BEGUN, a_line, a_live_match, a_move

FAULTS = {
    "failed fsync": ("fdatasync", errno.EIO, "SQLITE_IOERR_FSYNC"),
    "failed write": ("pwrite", errno.EIO, "SQLITE_IOERR_WRITE"),
    "no space left": ("pwrite", errno.ENOSPC, "SQLITE_FULL"),
}


@pytest.fixture
async def store(tmp_path: Path, failures: list[End]) -> AsyncIterator[SqliteStore]:
    """Store with a live match of three moves."""
    opened = await SqliteStore.open(tmp_path / "matches.db", failures.append)
    await a_live_match(opened)
    for seq in range(3):
        await a_move(opened, "abcdefgh", seq)
    yield opened
    await opened.close()


@pytest.mark.parametrize(("call", "error", "reason"), FAULTS.values(), ids=FAULTS.keys())
async def test_a_fault_of_the_disk(store: SqliteStore, failures: list[End], call: str, error: int, reason: str) -> None:
    await store._thread.run(lambda db: make_call_fail(call, error))
    outcomes = await asyncio.gather(*(a_move(store, "abcdefgh", seq) for seq in range(3, 9)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [errors.NotSaved] * 6
    assert [failure.reason for failure in failures if isinstance(failure, errors.NotSaved)] == [reason]
    with pytest.raises(errors.NotSaved):
        await a_move(store, "abcdefgh", 3)
    with pytest.raises(errors.NotSaved):
        await store.log("abcdefgh")


@pytest.mark.parametrize(("call", "error", "reason"), FAULTS.values(), ids=FAULTS.keys())
async def test_after_a_fault_a_new_start_finds_acknowledged_moves(
    tmp_path: Path, call: str, error: int, reason: str
) -> None:
    store = await SqliteStore.open(tmp_path / "matches.db")
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    await store._thread.run(lambda db: make_call_fail(call, error))
    with pytest.raises(errors.NotSaved) as refused:
        await a_move(store, "abcdefgh", 1)
    assert refused.value.reason == reason
    await store.close()
    store = await SqliteStore.open(tmp_path / "matches.db")
    assert (await store.log("abcdefgh"))[0] == a_line(0)
    # After a failed fsync the content of the disk is unknown, so the refused move may be there, but only completely.
    next_seq = len(await store.log("abcdefgh"))
    assert len(await store.unsent("abcdefgh")) == next_seq
    await a_move(store, "abcdefgh", next_seq)
    await store.close()


async def test_a_database_that_may_not_grow(store: SqliteStore, failures: list[End]) -> None:
    await store._thread.run(lambda db: db.execute("PRAGMA max_page_count = 1").fetchall())
    big = bytes(100_000)
    moves = (store.append("abcdefgh", BEGUN + seq, Move([a_line(seq)], big)) for seq in (3, 4))
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [errors.NotSaved] * 2
    assert [failure.reason for failure in failures if isinstance(failure, errors.NotSaved)] == ["SQLITE_FULL"]


async def test_each_refusal_is_an_error_of_its_own(store: SqliteStore) -> None:
    await store._thread.run(lambda db: make_call_fail("pwrite", errno.EIO))
    moves = (a_move(store, "abcdefgh", seq) for seq in range(3, 6))
    waiting = await asyncio.gather(*moves, return_exceptions=True)
    later = await asyncio.gather(store.log("abcdefgh"), store.live_matches(), return_exceptions=True)
    assert {type(outcome) for outcome in (*waiting, *later)} == {errors.NotSaved}
    assert len({id(outcome) for outcome in (*waiting, *later)}) == 5


async def test_damage_met_while_writing_stops_the_store(store: SqliteStore, failures: list[End]) -> None:
    await store._thread.run(lambda db: misplace(db, "log"))
    with pytest.raises(errors.NotSaved):
        await a_move(store, "abcdefgh", 3)
    assert [failure.reason for failure in failures if isinstance(failure, errors.NotSaved)] == ["SQLITE_CORRUPT"]
    with pytest.raises(errors.NotSaved):
        await store.live_matches()


async def test_a_busy_database_refuses_a_change_and_goes_on(
    store: SqliteStore, failures: list[End], tmp_path: Path
) -> None:
    await store._thread.run(lambda db: db.execute("PRAGMA busy_timeout = 0"))
    with closing(sqlite3.connect(tmp_path / "matches.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        moves = (a_move(store, "abcdefgh", seq) for seq in range(3, 6))
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [errors.Busy] * 3
        assert len(await store.log("abcdefgh")) == 3
    await a_move(store, "abcdefgh", 3)
    assert failures == []
