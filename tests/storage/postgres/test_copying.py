"""Copies of a database to the other kind and back, which are equal to the last byte."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import SqliteStore, Store, databases, errors, maintenance, privacy
from storage.arbiters import ArbiterRow
from storage.clocks import ClockChange, ClockRow, GapRow, InstantsRow, VacationRow
from storage.dailies import DailyMove
from storage.decks import DeckRow
from storage.follows import FollowRow
from storage.match_results import OutcomeRow, PlaceRow, ResultRow, TurnRow
from storage.matches import Move
from storage.messages import MessageRow, PhaseRecordRow, PostedNoticeRow
from storage.postgres.store import PostgresStore
from storage.schema import tables
from storage.spotlight import ContestRow
from storage.tournaments import EventRow, EventTableRow
from storage.waiting_lists import ReserveRow
from tests.postgres import Server, schema_of
from tests.storage.conftest import address_of
from tests.storage.samples import ANNA, BEGUN, BRUNO, a_line, a_live_match, a_lobby, a_move, a_parcel

pytestmark = pytest.mark.postgres


async def fill(store: Store) -> None:
    """Put rows into every table."""
    match_id = await a_live_match(store)
    await store.shown([], MessageRow(match_id, 7, 1, 0, 100), draft=b"\x00draft")
    await a_move(store, match_id, 0, key="press")
    await a_move(store, match_id, 1)
    await store.recorded(PhaseRecordRow(match_id, 50, 7, 1, b"phase"), [(await store.unsent(match_id))[0].id], b"", b"")
    clock = ClockChange([ClockRow(0, "{}", 5)], 500)
    version = await store.advance_clock(match_id, BEGUN + 2, clock)
    await store.append(
        match_id,
        version,
        Move([a_line(2)], clock=ClockChange(vacations=[VacationRow(3, match_id, 10, 5)])),
    )
    await store.set_orders(match_id, 1, "[1]")
    await store.create_match(a_lobby("lobby", 8), ANNA)
    await store.set_due("lobby", 900)
    await store.add_reserve("lobby", ReserveRow(3, "Ärmel", 5))
    await store.set_posted(PostedNoticeRow(9, 7, "lobby", 3, b"posted"), [])
    await store.notify("lobby", [a_parcel(target="user:3")])
    await a_live_match(store, "over", 9)
    outcome = OutcomeRow("caylus", 1, 9, "own_end", 2, (3,), (3,))
    turns = [TurnRow(0, 3, 1, None, 0, True, False, 2)]
    result = ResultRow(5, "caylus", 9, (PlaceRow(3, 1, rated=True), PlaceRow(None, 2, rated=False)))
    act = ArbiterRow("clock", 0, 3, "Anna", "a reason", 8)
    end = ClockChange(outcome=outcome, turns=turns, result=result, act=act)
    await store.set_status("over", BEGUN, "ended", clock=end)
    await store.follow(FollowRow(3, "match", match_id, "direct", "turn", 1), [(match_id, 3, 2)])
    await store.set_commentary(match_id, 77)
    await store.add_contest(ContestRow("moment", 5, 7, match_id, 1, "place", 2, 4, 10))
    await store.predict("moment", 3, "mason", 2)
    await store.add_daily_deal("2026-11-26", "caylus", "{}")
    await store.begin_daily(3, "2026-11-26", "caylus", 10, DailyMove(0, "[]", 0))
    await store.enter_daily(5, "2026-11-26", "caylus", 3, "Chiara")
    await store.prefer("user", 3, "locale", "it")
    for seat in (ANNA, BRUNO):
        await store.pseudonym_for(seat.user_id or 0)
    await store.keep_deck(DeckRow(3, "catan_cards", "Wool", {"deck": ("abbey",)}))
    await store.set_instants(InstantsRow(1, 2), GapRow(3, 4))
    await store.create_event(EventRow("cup", 5, 7, 1, "{}", 0))
    await store.add_acts("cup", 0, ["one", "two"], 5)
    await store.set_event_name("cup", 3, "Anna")
    await store.set_event_table(EventTableRow("cup", "1.1", 7, "over"))
    await store.forget_user(404)


async def fill_and_close(opening: Awaitable[Store]) -> None:
    """Fill the database that is opened, and close it."""
    store = await opening
    await fill(store)
    await store.close()


def rows_in(path: Path) -> dict[str, int]:
    """Return the number of rows in each table of a file."""
    with databases.matches(path) as found:
        return {table.name: len([*found.rows(table)]) for table in tables()}


async def test_a_file_goes_to_postgres_and_back(address: str, path: Path, tmp_path: Path) -> None:
    await fill_and_close(SqliteStore.open(path))
    assert [name for name, count in rows_in(path).items() if not count] == []
    back = tmp_path / "back.db"

    def copied() -> list[str]:
        return [databases.copy(path, address), databases.copy(address, back)]

    first, second = await asyncio.to_thread(copied)
    assert first == second == databases.digest(path) == databases.digest(back)
    assert rows_in(back) == rows_in(path)
    maintenance.check(back)
    found = await asyncio.to_thread(databases.check, address)
    assert replace(found, version=maintenance.check(path).version) == maintenance.check(path)


async def test_play_goes_on_in_a_copy(address: str, path: Path) -> None:
    await fill_and_close(SqliteStore.open(path))
    await asyncio.to_thread(databases.copy, path, address)
    store = await PostgresStore.open(address)
    match = await store.match("abcdefgh")
    assert match is not None
    before = {message.id for message in await store.unsent("abcdefgh")}
    with pytest.raises(errors.Repeated):
        await store.append("abcdefgh", match.version, Move([a_line(3, "press")]))
    await store.append("abcdefgh", match.version, Move([a_line(3)], None, [a_parcel()]))
    after = {message.id for message in await store.unsent("abcdefgh")}
    assert before < after
    assert min(after - before) > max(before)
    await store.close()


async def test_no_database_is_copied_over_another(address: str, path: Path, tmp_path: Path) -> None:
    await fill_and_close(SqliteStore.open(path))
    await fill_and_close(PostgresStore.open(address))
    for source, target in ((path, address), (address, path)):
        before = await asyncio.to_thread(databases.digest, target)
        with pytest.raises(errors.Exists):
            await asyncio.to_thread(databases.copy, source, target)
        assert await asyncio.to_thread(databases.digest, target) == before


async def test_a_copy_that_differs_is_deleted(
    server: Server, address: str, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_and_close(SqliteStore.open(path))
    other = address_of(server, tmp_path / "other.db")
    await asyncio.to_thread(databases.copy, path, address)
    digests = iter(("one", "other") * 2)
    monkeypatch.setattr("storage.maintenance.StoredMatches.digest", lambda database: next(digests))
    with pytest.raises(errors.Differs):
        await asyncio.to_thread(databases.copy, path, other)
    with pytest.raises(errors.Missing):
        await asyncio.to_thread(databases.check, other)
    with pytest.raises(errors.Differs):
        await asyncio.to_thread(databases.copy, address, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


DAMAGE = {
    "gap in the log": "ALTER TABLE log DISABLE TRIGGER USER; DELETE FROM log WHERE seq = 0",
    "snapshot ahead of the log": "UPDATE snapshots SET seq = 99",
    "options": "UPDATE matches SET options = '{'",
    "picks": "ALTER TABLE log DISABLE TRIGGER USER; UPDATE log SET picks = '['",
    "orders": "UPDATE orders SET text = 'x'",
}


@pytest.mark.parametrize("what", DAMAGE)
async def test_a_check_finds_contradictions(server: Server, path: Path, what: str) -> None:
    schema = schema_of(server, path)
    await fill_and_close(PostgresStore.open(server.address(schema)))
    server.execute(DAMAGE[what], schema)
    with pytest.raises(errors.Damaged) as found:
        await asyncio.to_thread(databases.check, server.address(schema))
    assert found.value.detail.startswith(what)


async def test_the_data_of_a_user_is_exported_and_deleted_alike(
    address: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "name_in_events", lambda: "deleted")
    await fill_and_close(SqliteStore.open(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("""UPDATE matches SET settings = '{"auto":"on","seating":"3 - 33"}'""")
    await asyncio.to_thread(databases.copy, path, address)
    stores: list[Store] = [await SqliteStore.open(path), await PostgresStore.open(address)]
    full: set[str] = set()
    for user in (3, *(seat.user_id or 0 for seat in (ANNA, BRUNO))):
        on_file, on_server = [await store.own_rows(user) for store in stores]
        assert on_file == on_server
        full |= {table for table, rows in on_file.items() if rows}
        assert len({await store.forget_user(user) for store in stores}) == 1
    assert full >= {
        "seats",
        "seating",
        "log",
        "orders",
        "owned",
        "results",
        "follows",
        "arbiter_acts",
        "spotlight_predictions",
        "daily_attempts",
        "daily_entries",
    }
    for store in stores:
        await store.close()
    assert databases.digest(path) == await asyncio.to_thread(databases.digest, address)
