"""Databases of an earlier version, brought up to date without a loss."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.stored import encode
from storage import SqliteStore, databases, errors, schema
from storage.log import Snapshot
from storage.matches import Move, SavedMatch
from tests.storage.samples import a_line

ID = "abcdefgh"


async def saved(store: SqliteStore) -> SavedMatch:
    found = await store.load(ID)
    assert found is not None
    return found


def make_version_2(path: Path) -> None:
    """Make a database of an earlier version: a live match of three moves with a snapshot and news."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        schema.migrate(db, str(path), 0, schema.migrations()[:2])
        db.executescript("""
            INSERT INTO matches VALUES
            ('abcdefgh', 7, 5, 'caylus', 1, 1, 3, '{}', '{}', x'00', '', 'live', 100, 1),
            ('lobby', 8, 5, 'caylus', 1, 1, 3, '{}', '{}', NULL, '', 'lobby', 200, 1);
            INSERT INTO seats VALUES ('abcdefgh', 0, 1, 'Anna', NULL);
            INSERT INTO log VALUES
            ('abcdefgh', 0, 0, 'place', '["a"]', 1, 0, 101, 'one'),
            ('abcdefgh', 1, 0, 'place', '["b"]', 1, 0, 102, 'two'),
            ('abcdefgh', 2, 0, 'place', '["c"]', 1, 0, 103, NULL);
            INSERT INTO snapshots VALUES ('abcdefgh', 3, x'00');
            INSERT INTO outbox VALUES
            (4, 'abcdefgh', 1, 'channel', x'01'), (6, 'abcdefgh', 2, 'channel', x'02'), (7, 'lobby', -1, 'channel', x'03');
        """)


@pytest.fixture
async def older(tmp_path: Path) -> Path:
    """Database of an earlier version, opened and closed."""
    make_version_2(tmp_path / "older.db")
    await (await SqliteStore.open(tmp_path / "older.db")).close()
    return tmp_path / "older.db"


async def test_an_older_log_goes_on_and_its_snapshot_is_left_out(older: Path) -> None:
    store = await SqliteStore.open(older)
    before = await saved(store)
    assert [line.picks for line in before.lines] == [("a",), ("b",), ("c",)]
    assert (before.snapshot, before.match.version) == (None, 3)
    await store.append(ID, 3, Move([a_line(3), a_line(4)], b"five"))
    after = await saved(store)
    assert after.lines == (*before.lines, a_line(3), a_line(4))
    assert after.snapshot == Snapshot(5, b"five")
    await store.close()


async def test_older_lines_are_covered_by_the_newer_ones(older: Path) -> None:
    store = await SqliteStore.open(older)
    await store.append(ID, 3, Move([a_line(3)]))
    await store._thread.run(lambda db: db.execute("DROP TRIGGER log_is_never_rewritten"))
    await store._thread.run(lambda db: db.execute("UPDATE log SET picks = '[\"d\"]' WHERE seq = 1"))
    with pytest.raises(errors.Unreadable):
        await store.log(ID)
    await store.close()


async def test_older_messages_wait_since_their_line_was_written(older: Path) -> None:
    store = await SqliteStore.open(older)
    assert await store.matches_with_unsent() == {ID: 102, "lobby": 200}
    assert [(one.id, one.seq, one.at, one.body) for one in await store.unsent(ID)] == [
        (4, 1, 102, b"\1"),
        (6, 2, 103, b"\2"),
    ]
    await store.close()


async def test_an_older_database_is_read_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "older.db"
    make_version_2(path)
    before = path.read_bytes()  # in a test nothing else waits for the event loop
    match, lobby = databases.saved_matches(path)
    assert [line.picks for line in match.lines] == [("a",), ("b",), ("c",)]
    assert lobby.match.id == "lobby"
    assert path.read_bytes() == before


BEGUN: tuple[AnyAct, ...] = (acts.Opened(id="open"), acts.TournamentStarted(id="start"))
OLDER_EVENTS: dict[str, tuple[AnyAct, ...]] = {
    "entering": (acts.Opened(id="open", reason='"kind":"started"'),),
    "running": BEGUN,
    "finished": (*BEGUN, acts.Finished(id="finish")),
    "cancelled": (*BEGUN, acts.Cancelled(id="stop")),
}


async def test_events_that_ran_before_an_update_are_examined_after_it(tmp_path: Path) -> None:
    path = tmp_path / "older.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        schema.migrate(db, str(path), 0, schema.migrations()[:14])
        for name, given in OLDER_EVENTS.items():
            db.execute("INSERT INTO events VALUES (?, 5, 7, 1, '{}', 1, NULL, NULL)", (name,))
            lines = [(name, number, encode(act)) for number, act in enumerate(given)]
            db.executemany("INSERT INTO event_acts VALUES (?, ?, ?)", lines)
    store = await SqliteStore.open(path)
    assert await store.events_due(0, 9) == ("running",)
    await store.close()
