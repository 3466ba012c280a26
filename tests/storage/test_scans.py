"""Reads of whole tables, which do not delay writes."""

import asyncio
import threading

import pytest

from storage import SqliteStore, privacy
from storage.errors import Closed
from storage.matches import Move
from storage.postgres.store import PostgresStore
from storage.session import Session
from tests.storage.samples import ANNA, BEGUN, a_line, a_live_match

USER = ANNA.user_id or 0


async def test_a_move_is_stored_while_an_export_is_read(sqlite: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await a_live_match(sqlite)
    reading, going_on, removals = threading.Event(), threading.Event(), privacy.marked_removals

    async def hang(db: Session, user_id: int) -> list[dict[str, object]]:
        await db.rows("SELECT count(*) FROM log")
        reading.set()
        going_on.wait()
        return await removals(db, user_id)

    monkeypatch.setattr(privacy, "marked_removals", hang)
    export = asyncio.create_task(sqlite.own_rows(USER))
    await asyncio.to_thread(reading.wait)
    await sqlite.append("abcdefgh", BEGUN, Move([a_line(0)]))
    assert len(await sqlite.log("abcdefgh")) == 1
    assert not export.done()
    going_on.set()
    found = await export
    assert len(found["seats"]) == 1
    assert found["log"] == [], "it sees one moment"
    assert len((await sqlite.own_rows(USER))["log"]) == 1


async def test_a_closed_store_scans_nothing(sqlite: SqliteStore) -> None:
    await sqlite.own_rows(USER)
    await sqlite.close()
    with pytest.raises(Closed):
        await sqlite.own_rows(USER)
    assert sorted(path.name for path in sqlite.path.parent.iterdir() if "-wal" in path.name) == []


@pytest.mark.postgres
async def test_exports_from_postgres_come_one_after_the_other(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await PostgresStore.open(address)
    await a_live_match(store)
    going_on, at_once, most, removals = asyncio.Event(), 0, 0, privacy.marked_removals

    async def hang(db: Session, user_id: int) -> list[dict[str, object]]:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await going_on.wait()
        found = await removals(db, user_id)
        at_once -= 1
        return found

    monkeypatch.setattr(privacy, "marked_removals", hang)
    exports = [asyncio.create_task(store.own_rows(USER)) for _ in range(30)]
    await asyncio.sleep(0)
    await store.append("abcdefgh", BEGUN, Move([a_line(0)]))
    going_on.set()
    assert all(found["seats"] for found in await asyncio.gather(*exports))
    assert most == 1
    await store.close()
