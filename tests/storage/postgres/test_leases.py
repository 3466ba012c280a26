"""Servers shared by several processes: each belongs to one, and others take over when it falls silent."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from storage import errors
from storage.messages import MessageRow, PhaseRecordRow
from storage.postgres import leases
from storage.postgres.store import PostgresStore
from storage.tournaments import EventRow
from tests.postgres import Server, schema_of
from tests.storage.conftest import address_of
from tests.storage.samples import ANNA, BEGUN, a_live_match, a_lobby, a_move, a_parcel

pytestmark = pytest.mark.postgres

GUILD = 5


@pytest.fixture
async def stores(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Stores of two processes on one database, which renew nothing by themselves."""
    monkeypatch.setattr(leases, "RENEWAL_SECONDS", 3600)
    opened = await PostgresStore.open(address), await PostgresStore.open(address)
    yield opened
    for store in opened:
        await store.close()


def expire_leases(server: Server, path: Path) -> None:
    """Make every lease, claim and heartbeat expire."""
    for change in (
        "UPDATE leases SET until = now() - interval '1 s'",
        "UPDATE claims SET until = now() - interval '1 s'",
        "UPDATE processes SET seen = now() - interval '1 h'",
    ):
        server.execute(change, schema_of(server, path))


async def find_owner(*stores: PostgresStore) -> PostgresStore:
    """Return the one store that looks after the guild of the samples."""
    (found,) = (store for store in stores if store.looks_after(GUILD))
    return found


async def test_a_process_alone_looks_after_everything(stores: tuple[PostgresStore, PostgresStore]) -> None:
    first, second = stores
    assert all(first.looks_after(partition << 22) for partition in range(leases.PARTITIONS))
    assert not any(second.looks_after(partition << 22) for partition in range(leases.PARTITIONS))
    assert first.looks_after(None)


async def test_two_processes_share_the_servers(stores: tuple[PostgresStore, PostgresStore]) -> None:
    for store in (*stores, *stores):
        await store.renew()
    held = [[store.looks_after(partition << 22) for partition in range(leases.PARTITIONS)] for store in stores]
    assert sorted(map(sum, held)) == [8, 8]
    assert all(one != other for one, other in zip(*held, strict=True))


async def test_a_replaced_process_writes_nothing(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    await a_live_match(first)
    with pytest.raises(errors.Elsewhere):
        await a_move(second, "abcdefgh", 0)
    expire_leases(server, path)
    await second.renew()
    await a_move(second, "abcdefgh", 0)
    for refused in (
        a_move(first, "abcdefgh", 1),
        first.amend("abcdefgh", BEGUN + 1, settings={}),
        first.create_match(a_lobby("other", 9), ANNA),
        first.notify("abcdefgh", [a_parcel()]),
    ):
        with pytest.raises(errors.Elsewhere):
            await refused
    assert len(await second.log("abcdefgh")) == 1


async def test_a_replaced_process_leaves_posted_messages_alone(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    await a_live_match(first)
    for seq in range(2):
        await a_move(first, "abcdefgh", seq)
    old, late, new = (MessageRow("abcdefgh", 7, id, seq, 100) for id, seq in ((1, 0), (2, 1), (3, 2)))
    await first.shown([], old, draft=b"old")
    told, untold = await first.unsent("abcdefgh")
    expire_leases(server, path)
    await second.renew()
    await second.shown([told.id], new, old, b"new")
    (pending,) = await second.superseded()
    record = PhaseRecordRow("abcdefgh", 50, 7, 4, b"a phase")
    for refused in (
        first.shown([untold.id], late, old, b"old"),
        first.shown([untold.id], MessageRow("abcdefgh", 7, 9, 9, 100)),
        first.recorded(record, [untold.id], b"rest", b"old"),
        first.correct([record]),
        first.sent([untold.id]),
        first.stripped(pending),
        first.set_orders("abcdefgh", 0, "an order"),
    ):
        with pytest.raises(errors.Elsewhere):
            await refused
    assert await second.cards("abcdefgh") == (new,)
    assert await second.superseded() == (pending,)
    assert await second.unsent("abcdefgh") == (untold,)
    assert await second.phase_records("abcdefgh", 0) == ()
    assert await second.orders("abcdefgh") == {}
    assert await second.draft("abcdefgh") == b"new"


async def test_a_notice_that_was_claimed_is_sent_after_the_lease_was_given_up(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    await a_live_match(first)
    await first.notify("abcdefgh", [a_parcel(target="user:1")])
    assert await first.matches_with_notices() == ("abcdefgh",)
    (waiting,) = await first.unsent("abcdefgh")
    server.execute("UPDATE leases SET until = now()", schema_of(server, path))
    server.execute("DELETE FROM processes", schema_of(server, path))
    await second.renew()
    await first.sent([waiting.id])
    assert await second.unsent("abcdefgh") == ()


async def test_the_process_that_takes_over_is_notified(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    gained: list[bool] = []
    second.partitions_gained = lambda: gained.append(second.looks_after(GUILD))
    await second.renew()
    assert gained == []
    await first.close()
    await second.renew()
    assert gained == [True]


async def test_leases_are_renewed_after_any_error(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEWAL_SECONDS", 0.01)
    store = await PostgresStore.open(address)
    renewed, renew, faults = asyncio.Event(), leases.renew, iter([KeyError()])

    async def fail_once(db: Any, holder: int) -> frozenset[int]:
        for fault in faults:
            raise fault
        renewed.set()
        return await renew(db, holder)

    monkeypatch.setattr(leases, "renew", fail_once)
    await asyncio.wait_for(renewed.wait(), 60)
    await store.close()


async def test_a_connection_that_writes_no_more_is_given_up(stores: tuple[PostgresStore, PostgresStore]) -> None:
    first, _ = stores
    await first._pool.execute("SET default_transaction_read_only = on")
    await first.renew()
    assert first.looks_after(GUILD)


async def test_lists_are_of_the_servers_that_a_process_looks_after(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    first, second = stores
    await a_live_match(first)
    await a_move(first, "abcdefgh", 0)
    assert (await first.live_matches(), await second.live_matches()) == (("abcdefgh",), ())
    assert (set(await first.matches_with_unsent()), await second.matches_with_unsent()) == ({"abcdefgh"}, {})
    assert await second.oldest_unsent() is None


async def test_due_work_is_claimed_by_one_process(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    await a_live_match(first)
    await first.set_due("abcdefgh", 10)
    await first.notify("abcdefgh", [a_parcel(target="user:1")])
    await first.create_event(EventRow("cup", GUILD, 7, 1, "{}", 0, next_at=10))
    for store, found in ((first, True), (second, False), (first, True)):
        assert await store.due(10, 5) == ("abcdefgh",) * found
        assert await store.matches_with_notices() == ("abcdefgh",) * found
        assert await store.events_due(10, 5) == ("cup",) * found


async def test_a_claim_outlasts_a_lease_that_was_given_up(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    await a_live_match(first)
    await first.set_due("abcdefgh", 10)
    assert await first.due(10, 5) == ("abcdefgh",)
    schema = schema_of(server, path)
    server.execute("UPDATE leases SET until = now()", schema)
    server.execute("DELETE FROM processes", schema)
    await second.renew()
    assert second.looks_after(GUILD)
    assert await second.due(10, 5) == ()
    expire_leases(server, path)
    assert await second.due(10, 5) == ("abcdefgh",)


async def test_of_many_simultaneous_claims_one_succeeds(stores: tuple[PostgresStore, PostgresStore]) -> None:
    first, _ = stores
    for number in range(20):
        await a_live_match(first, f"match{number}", number)
        await first.set_due(f"match{number}", 10)
    found = await asyncio.gather(*(first.due(10, 50) for _ in range(4)))
    assert {len(ids) for ids in found} == {20}


async def test_a_partition_is_the_same_in_the_database(address: str) -> None:
    store = await PostgresStore.open(address)
    guilds = [0, 1, 1 << 22, 5 << 22, 2**62 + (3 << 22)]
    query = "SELECT partition_of(guild) FROM unnest(CAST(? AS bigint[])) AS guild"
    found = await store._read(lambda db: db.rows(query, guilds), together=False)
    assert [partition for (partition,) in found] == [leases.partition_of(guild) for guild in guilds]
    await store.close()


async def test_a_user_deleted_during_a_move_is_not_left_in_it(
    stores: tuple[PostgresStore, PostgresStore], server: Server, path: Path
) -> None:
    first, second = stores
    await a_live_match(first)
    await a_move(first, "abcdefgh", 0)
    other = await asyncpg.connect(address_of(server, path))
    await other.execute("UPDATE log SET by_user = NULL")
    async with other.transaction():
        await other.execute("SELECT 1 FROM matches FOR UPDATE")
        await other.execute("UPDATE log SET by_user = $1", ANNA.user_id)
        deletion = asyncio.create_task(second.forget_user(ANNA.user_id or 0))
        await asyncio.wait([deletion], timeout=0.3)
    await deletion
    await other.close()
    assert not any((await first.own_rows(ANNA.user_id or 0)).values())
