"""Servers with stored data, and the deletion of one while a bot runs."""

import pytest

from storage import Store
from storage.tournaments import EventRow
from tests.storage.samples import a_live_match, a_move

DELETED_GUILD = 5


async def fill(store: Store) -> None:
    """Store a match with a log and a tournament on one server, and settings of another."""
    await a_live_match(store, "abcdefgh", 7)
    await a_move(store, "abcdefgh", 0)
    await store.create_event(EventRow("abcdefgi", DELETED_GUILD, 9, 1, "{}", 1))
    await store.add_acts("abcdefgi", 0, ["{}"], 1)
    await store.prefer("guild", DELETED_GUILD, "locale", "it")
    await store.prefer("guild", 6, "locale", "es")
    await store.prefer("user", 77, "locale", "it")


async def test_servers_are_known_by_their_stored_data(store: Store) -> None:
    assert await store.known_servers() == ()
    await fill(store)
    assert await store.known_servers() == (DELETED_GUILD, 6)


async def test_a_server_is_forgotten_while_the_store_is_open(store: Store) -> None:
    await fill(store)
    gone = await store.forget_server(DELETED_GUILD)
    assert (gone.matches, gone.events) == (1, 1)
    assert await store.known_servers() == (6,)
    assert await store.load("abcdefgh") is None
    assert await store.preference("user", 77, "locale") == "it"
    assert await store.preference("guild", 6, "locale") == "es"
    await a_live_match(store, "abcdefgh", 7)
    await a_move(store, "abcdefgh", 0)


async def test_the_log_stays_protected_afterwards(store: Store) -> None:
    await fill(store)
    await store.forget_server(6)
    with pytest.raises(Exception, match=r"append-only|never|refuse"):
        await store._change(lambda db: db.run("DELETE FROM log"), "")
    assert await store.load("abcdefgh") is not None
