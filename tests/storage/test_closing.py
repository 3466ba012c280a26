"""Stores that are closed, closed twice, or used afterwards."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from storage import SqliteStore, Store, errors
from tests.storage.conftest import Opener
from tests.storage.samples import a_live_match, a_lobby, a_move

CALLS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "write": lambda store: store.create_match(a_lobby("late", 9)),
    "read": lambda store: store.load("abcdefgh"),
    "list": lambda store: store.live_matches(),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
async def test_calls_of_a_closed_store_are_refused(
    opener: Opener, tmp_path: Path, call: Callable[[Store], Awaitable[object]]
) -> None:
    store = await opener(tmp_path / "matches.db")
    await store.close()
    with pytest.raises(errors.Closed):
        await call(store)


async def test_closing_twice_returns_twice(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path / "matches.db")
    await a_live_match(store)
    move = asyncio.ensure_future(a_move(store, "abcdefgh", 0))
    await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(store.close(), store.close()), timeout=60)
    await store.close()
    await move
    again = await opener(tmp_path / "matches.db")
    assert len(await again.log("abcdefgh")) == 1
    await again.close()


async def test_a_close_that_is_given_up_goes_on(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "matches.db")
    closing = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait([closing])
    await store.close()
    await (await SqliteStore.open(tmp_path / "matches.db")).close()


async def test_no_change_begins_while_the_store_closes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "matches.db")
    closing = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    for call in CALLS.values():
        with pytest.raises(errors.Closed):
            await call(store)
    await closing
