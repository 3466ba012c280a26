"""Openings that are refused, each for a distinct reason, and the migrations from an empty file to today's schema."""

# ruff: noqa: ASYNC220, ASYNC240  # in a test nothing else waits for the event loop

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from storage import SqliteStore, errors, maintenance, schema
from storage.opening import open_for_writing, refusal
from tests.storage.samples import a_live_match, a_move

HOLDER = """
import asyncio, sys
from storage import SqliteStore

async def hold():
    store = await SqliteStore.open(sys.argv[1])
    print("open", flush=True)
    sys.stdin.read()
    await store.close()

asyncio.run(hold())
"""


async def refusal_of(path: Path) -> errors.StoreError:
    """Return the error that refuses a path; the path is free again afterwards."""
    try:
        store = await SqliteStore.open(path)
    except errors.StoreError as error:
        return error
    await store.close()
    pytest.fail("it was opened")


async def a_database(path: Path, moves: int = 3) -> None:
    """Make a closed database with a live match."""
    store = await SqliteStore.open(path)
    await a_live_match(store)
    for seq in range(moves):
        await a_move(store, "abcdefgh", seq)
    await store.close()


def alter(path: Path, *statements: str) -> None:
    """Change a closed database behind Provost's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)


async def test_a_second_process_is_refused_until_the_first_is_gone(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        error = await refusal_of(path)
        holder.communicate()
    assert isinstance(error, errors.InUse)
    assert error.pid == holder.pid
    await a_database(path)


async def test_a_second_store_in_one_process_is_refused(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    (tmp_path / "other name.db").symlink_to(path)
    assert isinstance(await refusal_of(path), errors.InUse)
    error = await refusal_of(tmp_path / "other name.db")
    assert isinstance(error, errors.InUse)
    assert error.pid == os.getpid()
    await a_live_match(store)
    await store.close()


async def test_a_file_that_another_program_is_writing_to(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_database(path)
    monkeypatch.setattr("storage.opening.BUSY_SECONDS", 0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert isinstance(await refusal_of(path), errors.InUse)


async def test_a_newer_schema_is_refused(path: Path) -> None:
    await a_database(path)
    known = len(schema.migrations())
    alter(path, f"PRAGMA user_version = {known + 1}")
    error = await refusal_of(path)
    assert isinstance(error, errors.NewerSchema)
    assert (error.version, error.known) == (known + 1, known)


async def test_a_foreign_database_is_refused_and_left_alone(path: Path) -> None:
    alter(path, "CREATE TABLE recipes (name TEXT)", "PRAGMA application_id = 77")
    before = path.read_bytes()
    error = await refusal_of(path)
    assert isinstance(error, errors.Foreign)
    assert error.application_id == 77
    assert path.read_bytes() == before


async def test_a_database_without_any_mark_is_foreign(path: Path) -> None:
    alter(path, "CREATE TABLE recipes (name TEXT)")
    assert isinstance(await refusal_of(path), errors.Foreign)


async def test_a_file_that_is_no_database_is_foreign(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)
    error = await refusal_of(path)
    assert isinstance(error, errors.Foreign)
    assert error.application_id is None


def test_a_refusal_leaves_no_thread_behind(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)
    # A thread that outlived its loop would raise, and a warning is an error here.
    for _ in range(50):
        assert isinstance(asyncio.run(refusal_of(path)), errors.Foreign)


LEAVER = """
import asyncio, sys
from storage import SqliteStore

async def leave():
    store = await SqliteStore.open(sys.argv[1])
    sys.exit(3)

asyncio.run(leave())
"""


def test_a_process_that_leaves_without_closing_does_leave(path: Path) -> None:
    assert (
        subprocess.run([sys.executable, "-W", "ignore", "-c", LEAVER, str(path)], check=False, timeout=60).returncode
        == 3
    )


async def test_a_truncated_database_is_damaged(path: Path) -> None:
    await a_database(path)
    os.truncate(path, path.stat().st_size // 2)
    assert isinstance(await refusal_of(path), errors.Damaged)


@pytest.mark.parametrize(
    "change",
    [
        "DROP INDEX log_key",
        "DROP TRIGGER log_is_never_shortened",
        "ALTER TABLE seats ADD COLUMN colour TEXT",
        "DROP TABLE cards",
    ],
)
async def test_another_schema_is_damage(path: Path, change: str) -> None:
    await a_database(path)
    alter(path, change)
    error = await refusal_of(path)
    assert isinstance(error, errors.Damaged)
    assert error.detail == "schema"


@pytest.mark.parametrize("name", ["log_key", "CREATE TABLE log", "snapshots"])
async def test_a_byte_in_the_text_of_the_schema_is_damage(path: Path, name: str) -> None:
    await a_database(path)
    sound = path.read_bytes()
    place = sound.index(name.encode()) + len(name) - 1
    path.write_bytes(sound[:place] + b"\xff" + sound[place + 1 :])
    assert isinstance(await refusal_of(path), errors.Damaged)
    with pytest.raises(errors.Damaged):
        maintenance.check(path)


async def test_messages_that_cannot_be_read_are_damage(path: Path) -> None:
    await a_database(path, moves=300)
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'outbox'").fetchone()
        size = schema.pragma(db, "page_size")
    with path.open("r+b") as file:
        file.seek((page - 1) * size + 8)
        last = int.from_bytes(file.read(4), "big")  # the page to its lower right
        file.seek((last - 1) * size)
        file.write(b"\xff" * size)
    others = set(threading.enumerate())
    for _ in range(3):
        assert isinstance(await refusal_of(path), errors.Damaged)
    for thread in set(threading.enumerate()) - others:
        thread.join(timeout=60)
        assert not thread.is_alive()


async def test_a_table_that_cannot_be_read_is_damage(path: Path) -> None:
    await a_database(path)
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'log'").fetchone()
        size = schema.pragma(db, "page_size")
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    assert isinstance(await refusal_of(path), errors.Damaged)


async def test_flipped_bits_cause_no_other_error(path: Path) -> None:
    await a_database(path)
    sound = path.read_bytes()
    for place in range(0, len(sound), 211):
        flipped = bytearray(sound)
        flipped[place] ^= 0x5A
        path.write_bytes(flipped)
        try:
            store = await SqliteStore.open(path)
        except errors.StoreError:
            continue
        await store.close()


@pytest.mark.parametrize("name", ["missing/matches.db", "file/matches.db", "."])
async def test_a_path_that_cannot_be_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    assert isinstance(await refusal_of(tmp_path / name), errors.Unwritable)


def test_a_read_only_file_is_unwritable(path: Path) -> None:
    alter(path, "CREATE TABLE recipes (name TEXT)")
    with (
        closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as db,
        pytest.raises(sqlite3.OperationalError) as raised,
    ):
        db.execute("INSERT INTO recipes VALUES ('soup')")
    assert isinstance(refusal(raised.value, path), errors.Unwritable)


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    await a_database(path)
    with closing(sqlite3.connect(path)) as db:
        assert schema.pragma(db, "application_id") == schema.APPLICATION_ID
        assert schema.pragma(db, "user_version") == len(schema.migrations())


async def test_only_its_owner_can_read_the_database(path: Path) -> None:
    store = await SqliteStore.open(path)
    await a_live_match(store)
    made = sorted(file.name for file in path.parent.iterdir())
    assert made == ["matches.db", "matches.db-lock", "matches.db-shm", "matches.db-wal"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    await store.close()


async def test_opening_reads_no_more_of_a_larger_file(path: Path) -> None:
    def steps() -> int:
        """Count the instructions that SQLite runs to inspect the file."""
        count = 0

        def counted() -> int:
            nonlocal count
            count += 1
            return 0

        with closing(open_for_writing(path)) as db:
            db.set_progress_handler(counted, 1)
            schema.inspect(db, str(path))
        return count

    await a_database(path, moves=1)
    small = steps()
    store = await SqliteStore.open(path)
    for seq in range(1, 400):
        await a_move(store, "abcdefgh", seq)
    await store.close()
    assert steps() == small


def make_version(path: Path, version: int) -> sqlite3.Connection:
    """Make a database of the first `version` migrations."""
    db = sqlite3.connect(path, isolation_level=None)
    schema.migrate(db, str(path), 0, schema.migrations()[:version])
    return db


@pytest.mark.parametrize("version", range(len(schema.migrations()) + 1))
async def test_every_schema_leads_to_todays(path: Path, version: int) -> None:
    make_version(path, version).close()
    with closing(open_for_writing(path)) as db:
        assert schema.pragma(db, "user_version") == len(schema.migrations())
        schema.inspect(db, str(path))


def test_a_migration_is_applied_whole_or_not_at_all(path: Path) -> None:
    today = len(schema.migrations())
    with closing(make_version(path, today)) as db:
        before = schema.shape(db)
        broken = (*schema.migrations(), "CREATE TABLE notes (text TEXT); CREATE TABLE notes (text TEXT);")
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(db, str(path), today, broken)
        assert schema.shape(db) == before
        assert schema.pragma(db, "user_version") == today
        schema.migrate(db, str(path), today, (*schema.migrations(), "CREATE TABLE notes (text TEXT);"))
        assert schema.pragma(db, "user_version") == today + 1


def test_a_migration_that_leaves_a_loose_end_is_refused(path: Path) -> None:
    today = len(schema.migrations())
    with closing(make_version(path, today)) as db:
        loose = (*schema.migrations(), "INSERT INTO seats VALUES ('nothing', 0, 1, 'Anna', NULL, NULL, NULL);")
        with pytest.raises(errors.Damaged):
            schema.migrate(db, str(path), today, loose)
        assert db.execute("SELECT count(*) FROM seats").fetchone() == (0,)
        assert schema.pragma(db, "user_version") == today


def test_migrations_are_numbered_without_a_gap() -> None:
    names = sorted(file.name for file in (Path(schema.__file__).parent / "migrations").iterdir())
    of_files = [name[:5] for name in names if not name.endswith(".postgres.sql")]
    assert of_files == [f"{number:04}_" for number in range(1, len(schema.migrations()) + 1)]
    assert {name[:5] for name in names} == {*of_files}


async def test_a_damaged_message_is_damage(path: Path) -> None:
    await a_database(path, moves=400)
    with closing(sqlite3.connect(path)) as db:
        size = schema.pragma(db, "page_size")
    place = path.read_bytes().index(b"told 399") // size * size
    with path.open("r+b") as file:
        file.seek(place)
        file.write(b"\xff" * 8)
    for _ in range(2):  # the first refusal leaves neither lock nor thread behind
        assert isinstance(await refusal_of(path), errors.Damaged)
