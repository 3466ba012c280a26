"""Group commit: waiting changes share a transaction, and each is answered only once it is durable."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from functools import partial
from typing import Any

import pytest

from storage import SqliteStore, errors
from storage.schema import pragma
from storage.writer import commit
from tests.storage.samples import a_line, a_live_match, a_lobby, a_move


async def statements(store: SqliteStore) -> list[str]:
    """Return the growing list of statements that the store's connection runs from now on."""
    seen: list[str] = []
    await store._thread.set_trace_callback(seen.append)
    return seen


async def test_waiting_changes_share_a_transaction(sqlite: SqliteStore) -> None:
    for number in range(50):
        await a_live_match(sqlite, f"match{number}", number)
    seen = await statements(sqlite)
    await asyncio.gather(*(a_move(sqlite, f"match{number}", 0) for number in range(50)))
    # The first change found the writer idle and went ahead; the others were queued behind it.
    assert seen.count("COMMIT") == 2
    assert seen.count("BEGIN IMMEDIATE") == 2


async def test_changes_that_wait_for_a_transaction_are_counted(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    moves = [asyncio.create_task(a_move(sqlite, "abcdefgh", seq)) for seq in range(5)]
    await asyncio.sleep(0)
    assert sqlite.writes_waiting == 4
    await asyncio.gather(*moves)
    assert sqlite.writes_waiting == 0


async def test_a_move_alone_is_one_transaction(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    seen = await statements(sqlite)
    await a_move(sqlite, "abcdefgh", 0, key="press")
    assert (seen[0], seen[-1]) == ("BEGIN IMMEDIATE", "COMMIT")
    assert seen.count("COMMIT") == 1


async def test_no_change_is_answered_before_the_commit(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    seen = await statements(sqlite)

    async def moved(seq: int) -> int:
        await a_move(sqlite, "abcdefgh", seq)
        return seen.count("COMMIT")

    assert await asyncio.gather(*(moved(seq) for seq in range(10))) == [1] + [2] * 9


async def test_a_bad_move_fails_alone(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite, "one", 1)
    await a_live_match(sqlite, "two", 2)
    seen = await statements(sqlite)
    outcomes = await asyncio.gather(
        a_move(sqlite, "one", 0),
        a_move(sqlite, "two", 5),
        a_move(sqlite, "two", 0),
        sqlite.create_match(a_lobby("busy", 1)),
        a_move(sqlite, "one", 1),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        *(type(None), errors.Stale, type(None), errors.ChannelBusy, type(None))
    ]
    assert seen.count("COMMIT") == 2
    assert await sqlite.log("one") == (a_line(0), a_line(1))
    assert await sqlite.log("two") == (a_line(0),)


async def test_a_mistake_in_a_change_fails_alone(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)

    def mistake(db: sqlite3.Connection) -> None:
        db.execute("UPDATE matches SET status = 'ended'")
        raise ZeroDivisionError

    outcomes = await asyncio.gather(
        sqlite._writer.write(mistake),
        sqlite._writer.write(mistake),
        a_move(sqlite, "abcdefgh", 0),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError, ZeroDivisionError, type(None)]
    assert await sqlite.live_matches() == ("abcdefgh",)


async def test_a_constraint_fails_alone(sqlite: SqliteStore) -> None:
    twice = a_lobby("twice", 1)
    await sqlite.create_match(twice)
    with pytest.raises(sqlite3.IntegrityError):
        await sqlite.create_match(a_lobby("twice", 2))
    assert await sqlite.match("twice") == twice


def executed(sql: str, db: sqlite3.Connection) -> None:
    db.execute(sql)


async def test_the_log_cannot_be_rewritten(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    await a_move(sqlite, "abcdefgh", 0)
    updates = ("UPDATE log SET picks = '[]'", "UPDATE log SET seq = 7", "UPDATE log SET hash = NULL")
    for change in (*updates, "DELETE FROM log"):
        with pytest.raises(sqlite3.IntegrityError):
            await sqlite._writer.write(partial(executed, change))
    assert await sqlite.log("abcdefgh") == (a_line(0),)


async def test_no_task_waits_on_an_empty_queue(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    await asyncio.gather(*(a_move(sqlite, "abcdefgh", seq) for seq in range(10)))
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_a_caller_that_gives_up_harms_no_other(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    moves = [asyncio.ensure_future(a_move(sqlite, "abcdefgh", seq)) for seq in range(6)]
    await asyncio.sleep(0)
    moves[0].cancel()
    moves[3].cancel()
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert [isinstance(outcome, asyncio.CancelledError) for outcome in outcomes] == [
        *(True, False, False, True, False, False)
    ]
    assert len(await sqlite.log("abcdefgh")) == 6
    await a_move(sqlite, "abcdefgh", 6)


async def test_a_stopped_writing_task_leaves_no_caller_waiting(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)
    moves = [asyncio.ensure_future(a_move(sqlite, "abcdefgh", seq)) for seq in range(6)]
    await moves[0]
    (writing,) = (task for task in asyncio.all_tasks() if task.get_name() == "storage writer")
    writing.cancel()
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None)] + [errors.Closed] * 5
    # The thread has finished the write that it had begun.
    assert len(await sqlite.log("abcdefgh")) == 6


async def test_a_writing_task_stopped_before_it_begins_leaves_no_caller_waiting(
    sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_live_match(sqlite)
    begin, stopped = asyncio.create_task, list[asyncio.Task[None]]()

    def stop_the_first(work: Coroutine[Any, Any, None], *, name: str) -> asyncio.Task[None]:
        task = begin(work, name=name)
        if not stopped:
            task.cancel()
            stopped.append(task)
        return task

    with monkeypatch.context() as patch:
        patch.setattr("storage.writer.asyncio.create_task", stop_the_first)
        moves = [a_move(sqlite, "abcdefgh", seq) for seq in range(6)]
        await asyncio.wait_for(asyncio.gather(*moves), timeout=60)
    assert stopped[0].cancelled()
    assert len(await sqlite.log("abcdefgh")) == 6


async def test_a_read_sees_acknowledged_changes(sqlite: SqliteStore) -> None:
    await a_live_match(sqlite)

    async def moved_and_read(seq: int) -> int:
        await a_move(sqlite, "abcdefgh", seq)
        return len(await sqlite.log("abcdefgh"))

    lengths = await asyncio.gather(*(moved_and_read(seq) for seq in range(10)))
    assert all(length > seq for seq, length in enumerate(lengths))


async def test_the_connection_is_set_up_to_be_durable(sqlite: SqliteStore) -> None:
    full, on = 2, 1
    assert await sqlite._thread.run(lambda db: pragma(db, "synchronous")) == full
    assert await sqlite._thread.run(lambda db: pragma(db, "foreign_keys")) == on
    assert await sqlite._thread.run(lambda db: db.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
    with pytest.raises(sqlite3.IntegrityError):
        await sqlite._writer.write(lambda db: db.execute("INSERT INTO snapshots VALUES ('nothing', 0, x'00', x'00')"))
    with pytest.raises(sqlite3.IntegrityError):
        await sqlite._writer.write(
            lambda db: db.execute("INSERT INTO preferences VALUES ('user', 'text', 'locale', 'it')")
        )


async def test_an_empty_commit_is_allowed(sqlite: SqliteStore) -> None:
    assert await sqlite._thread.run(lambda db: commit(db, [], sqlite.epoch)) == []


async def test_live_matches_come_from_an_index_of_open_ones(sqlite: SqliteStore) -> None:
    seen = await statements(sqlite)
    await sqlite.live_matches()
    plan = await sqlite._thread.run(lambda db: db.execute(f"EXPLAIN QUERY PLAN {seen[0]}").fetchall())
    assert [row[-1] for row in plan] == ["SEARCH matches USING COVERING INDEX matches_open (status=?)"]
