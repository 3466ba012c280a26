"""Costs of queries, which do not grow with ended matches, nor with live matches of other users."""

from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bot.match.settings import COMPUTER_LEVEL, PUBLIC, SETTING_ORDERS, STAND_IN_LEVEL
from storage import SqliteStore
from storage.matches import Beginning, Move
from tests.storage.samples import ANNA, BEGUN, SEED, a_live_match, a_lobby, a_move, a_parcel

Query = Callable[[SqliteStore], Awaitable[object]]

USER = ANNA.user_id or 0
SOUGHT_SETTINGS = (COMPUTER_LEVEL, STAND_IN_LEVEL, PUBLIC, *SETTING_ORDERS)
"""Settings by which the bot finds live matches."""

QUERIES: dict[str, Query] = {
    "match_in, open": lambda store: store.match_in(7),
    "match_in, over": lambda store: store.match_in(8),
    "match_in, called off": lambda store: store.match_in(9),
    "live_matches": lambda store: store.live_matches(),
    "live_matches, setting": lambda store: store.live_matches("pace"),
    "load": lambda store: store.load("abcdefgh"),
    "unsent": lambda store: store.unsent("abcdefgh"),
    "due": lambda store: store.due(10**10, 10),
    "cards": lambda store: store.cards("abcdefgh"),
}

QUERIES_AMONG_LIVE: dict[str, Query] = {
    "matches_of": lambda store: store.matches_of(USER, "live"),
    "matches_of, lobbies": lambda store: store.matches_of(USER, "lobby"),
    "lobbies_of": lambda store: store.lobbies_of(USER),
    "lobbies_in": lambda store: store.lobbies_in(99),
    "running_in": lambda store: store.running_in(99),
    "open_in": lambda store: store.open_in(99),
    "event_matches_in": lambda store: store.event_matches_in(99),
    "due": lambda store: store.due(10, 10),
    **{f"live_matches, {name}": partial(SqliteStore.live_matches, setting=name) for name in SOUGHT_SETTINGS},
}
"""Queries that do not read other users' live matches."""


async def count_steps(query: Query, store: SqliteStore) -> int:
    """Count the instructions that SQLite runs for a query."""
    count = 0

    def counted() -> int:
        nonlocal count
        count += 1
        return 0

    await store._thread.run(lambda db: db.set_progress_handler(counted, 1))
    await query(store)
    await store._thread.run(lambda db: db.set_progress_handler(None, 1))
    return count


async def add_old_matches(store: SqliteStore, first: int, last: int) -> None:
    """Begin and end matches of the same users in the same channels, each with waiting news."""
    for number in range(first, last):
        for channel, status in ((8, "ended"), (9, "cancelled")):
            id = f"{channel} {number}"
            await store.create_match(a_lobby(id, channel, created_at=number))
            await store.begin(id, 0, Beginning([ANNA], SEED, ""), Move([], b"body", [a_parcel()]))
            await store.set_status(id, BEGUN, "ended" if status == "ended" else "cancelled")


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES)
async def test_a_query_costs_the_same_beside_many_old_matches(sqlite: SqliteStore, query: Query) -> None:
    await a_live_match(sqlite)
    await a_move(sqlite, "abcdefgh", 0)
    await add_old_matches(sqlite, 0, 3)
    few = await count_steps(query, sqlite)
    await add_old_matches(sqlite, 3, 60)
    assert await count_steps(query, sqlite) == few


async def add_live_matches(store: SqliteStore, first: int, last: int) -> None:
    """Begin matches of other users on other servers, each with a deadline much later."""
    for number in range(first, last):
        id = f"live {number}"
        await store.create_match(replace(a_lobby(id, 100 + number), guild_id=5, owner_id=5, settings={"pace": "slow"}))
        await store.begin(id, 0, Beginning([replace(ANNA, user_id=5)], SEED, ""), Move([], b"body"))
        await store.set_due(id, 10**9)


@pytest.mark.parametrize("query", QUERIES_AMONG_LIVE.values(), ids=QUERIES_AMONG_LIVE)
async def test_a_query_costs_the_same_beside_many_live_matches(sqlite: SqliteStore, query: Query) -> None:
    await a_live_match(sqlite)
    await add_live_matches(sqlite, 0, 3)
    few = await count_steps(query, sqlite)
    await add_live_matches(sqlite, 3, 60)
    assert await count_steps(query, sqlite) == few


async def test_lengths_are_found_by_an_index(sqlite: SqliteStore) -> None:
    plans = await sqlite._thread.run(
        lambda db: db.execute(
            "EXPLAIN QUERY PLAN SELECT match_id FROM outcomes"
            " WHERE game = ? AND ending = 'own_end' ORDER BY ended_at DESC LIMIT 1000",
            ("caylus",),
        ).fetchall()
    )
    assert "outcomes_of_game" in str(plans)
    assert "TEMP B-TREE" not in str(plans)


async def test_waiting_messages_are_found_in_one_read(sqlite: SqliteStore) -> None:
    await add_old_matches(sqlite, 0, 5)
    seen: list[str] = []
    await sqlite._thread.set_trace_callback(seen.append)
    assert len(await sqlite.matches_with_unsent()) == 10
    assert len(seen) == 1
