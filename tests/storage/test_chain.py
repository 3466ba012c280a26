"""Changes of a stored log or snapshot, each noticed when it is read."""

import sqlite3
from functools import partial

import pytest

from storage import SqliteStore, errors
from storage.log import Snapshot
from storage.matches import Move, SavedMatch
from tests.storage.samples import BEGUN, a_line, a_live_match, a_move

ID = "abcdefgh"
MOVES = 5


@pytest.fixture
async def store(sqlite: SqliteStore) -> SqliteStore:
    """Store with a match of five moves, and another of the same length."""
    for channel, id in enumerate((ID, "another")):
        await a_live_match(sqlite, id, channel)
        for seq in range(MOVES):
            await a_move(sqlite, id, seq)
    return sqlite


async def saved(store: SqliteStore) -> SavedMatch:
    found = await store.load(ID)
    assert found is not None
    return found


async def change_file(store: SqliteStore, *statements: str) -> None:
    """Change the file behind the store's back, without its triggers."""

    def change(db: sqlite3.Connection) -> None:
        db.executescript("DROP TRIGGER log_is_never_rewritten; DROP TRIGGER log_is_never_shortened;")
        for statement in statements:
            assert db.execute(statement).rowcount == 1

    await store._thread.run(change)


async def test_a_snapshot_is_read_with_its_log(store: SqliteStore) -> None:
    assert (await saved(store)).snapshot == Snapshot(MOVES, b"after %d" % (MOVES - 1))
    await store.append(ID, BEGUN + MOVES, Move([a_line(MOVES)]))
    assert (await saved(store)).snapshot == Snapshot(MOVES, b"after %d" % (MOVES - 1))


SNAPSHOTS = {
    "another body": "UPDATE snapshots SET body = x'00' WHERE match_id = 'abcdefgh'",
    "one bit": "UPDATE snapshots SET body = CAST('bfter 4' AS BLOB) WHERE match_id = 'abcdefgh'",
    "another moment": "UPDATE snapshots SET seq = 3 WHERE match_id = 'abcdefgh'",
    "ahead of the log": "UPDATE snapshots SET seq = 9 WHERE match_id = 'abcdefgh'",
    "before the log": "UPDATE snapshots SET seq = -1 WHERE match_id = 'abcdefgh'",
    "another match": """
        UPDATE snapshots SET (checksum, body) = (SELECT checksum, body FROM snapshots WHERE match_id = 'another')
        WHERE match_id = 'abcdefgh'
    """,
    "no checksum": "UPDATE snapshots SET checksum = x'' WHERE match_id = 'abcdefgh'",
}


@pytest.mark.parametrize("change", SNAPSHOTS.values(), ids=SNAPSHOTS)
async def test_a_changed_snapshot_is_left_out(
    store: SqliteStore, change: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = await saved(store)
    await change_file(store, change)
    after = await saved(store)
    assert after.snapshot is None
    assert (after.match, after.lines) == (before.match, before.lines)
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_every_flipped_bit_of_a_snapshot_is_noticed(store: SqliteStore) -> None:
    body = b"after 4"
    for bit in range(8 * len(body)):
        flipped = bytearray(body)
        flipped[bit // 8] ^= 1 << bit % 8
        await store._thread.run(partial(_put, body=bytes(flipped)))
        assert (await saved(store)).snapshot is None


def _put(db: sqlite3.Connection, body: bytes) -> None:
    db.execute("UPDATE snapshots SET body = ? WHERE match_id = ?", (body, ID))


LINES = {
    "another pick": "UPDATE log SET picks = '[\"castle\"]' WHERE match_id = 'abcdefgh' AND seq = 1",
    "another seat": "UPDATE log SET seat = 2 WHERE match_id = 'abcdefgh' AND seq = 1",
    "another kind": "UPDATE log SET kind = 'pass' WHERE match_id = 'abcdefgh' AND seq = 1",
    "a line less": "DELETE FROM log WHERE match_id = 'abcdefgh' AND seq = 2",
    "a hash less": "UPDATE log SET hash = NULL WHERE match_id = 'abcdefgh' AND seq = 4",
    "picks that are none": "UPDATE log SET picks = '[' WHERE match_id = 'abcdefgh' AND seq = 4",
}


@pytest.mark.parametrize("change", LINES.values(), ids=LINES)
async def test_a_changed_log_is_unreadable(store: SqliteStore, change: str) -> None:
    await change_file(store, change)
    for read in (store.load(ID), store.log(ID)):
        with pytest.raises(errors.Unreadable) as refused:
            await read
        assert refused.value.match_id == ID
    assert await store.log("another") != ()


async def test_users_and_times_may_be_removed_from_a_log(store: SqliteStore) -> None:
    await store._thread.run(lambda db: db.execute("UPDATE log SET by_user = NULL, key = NULL, at = 0"))
    assert [line.by_user for line in await store.log(ID)] == [None] * MOVES
