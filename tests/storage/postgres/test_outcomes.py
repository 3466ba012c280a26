"""Changes are answered rightly and made once, even when the connection is lost during the commit."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import errors
from storage.decks import DeckRow
from storage.postgres import store as postgres
from storage.postgres.store import PostgresStore
from tests.postgres import Server, schema_of
from tests.storage.proxy import Break, Network, network
from tests.storage.samples import BEGUN, a_line, a_live_match, a_move

pytestmark = pytest.mark.postgres

BREAKS: tuple[Break, ...] = ("before", "after", "late")


@pytest.fixture
async def between(server: Server) -> AsyncIterator[Network]:
    """Network to the server."""
    async with network(server.folder) as made:
        yield made


@pytest.fixture
async def store(server: Server, between: Network, path: Path) -> AsyncIterator[PostgresStore]:
    """Store behind that network."""
    opened = await PostgresStore.open(f"{between.address}&search_path={schema_of(server, path)}")
    yield opened
    await opened.close()


@pytest.mark.parametrize("how", BREAKS)
@pytest.mark.parametrize("key", ["press", None])
async def test_a_move_whose_commit_is_lost_is_made_once(
    store: PostgresStore, between: Network, how: Break, key: str | None
) -> None:
    await a_live_match(store)
    between.breaks = how
    await a_move(store, "abcdefgh", 0, key)
    assert between.breaks == "never"
    saved = await store.load("abcdefgh")
    assert saved is not None
    assert (saved.lines, saved.match.version) == ((a_line(0, key),), BEGUN + 1)
    assert [message.seq for message in await store.unsent("abcdefgh")] == [0]


@pytest.mark.parametrize("how", BREAKS)
async def test_a_change_without_a_match_whose_commit_is_lost(
    store: PostgresStore, between: Network, how: Break
) -> None:
    deck = DeckRow(1, "catan_cards", "Wool", {})
    between.breaks = how
    await store.keep_deck(deck)
    between.breaks = how
    assert await store.forget_deck(1, "catan_cards", "Wool")
    assert await store.decks(1, "catan_cards") == ()


async def test_a_press_repeated_after_a_lost_commit_counts_once(store: PostgresStore, between: Network) -> None:
    await a_live_match(store)
    between.breaks = "after"
    await a_move(store, "abcdefgh", 0, "press")
    with pytest.raises(errors.Repeated):
        await a_move(store, "abcdefgh", 1, "press")


async def test_a_server_that_cannot_be_asked_leaves_the_outcome_open(
    store: PostgresStore, between: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_live_match(store)

    monkeypatch.setattr(postgres, "MAX_ASKING_SECONDS", 0.0)
    between.breaks = "after"
    with monkeypatch.context() as patched:
        patched.setattr(postgres, "TAKE_KEY", "SELECT pg_terminate_backend(pg_backend_pid()) WHERE $1::bigint > 0")
        with pytest.raises(errors.Unanswered):
            await a_move(store, "abcdefgh", 0, "press")
    with pytest.raises(errors.Repeated):
        await a_move(store, "abcdefgh", 1, "press")


async def test_a_server_that_cannot_be_reached_is_busy(
    store: PostgresStore, between: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_live_match(store)
    monkeypatch.setattr(postgres, "RETRY_SECONDS", 0.0)
    between.breaks = "before"
    with pytest.raises(errors.Busy) as refused:
        await a_move(store, "abcdefgh", 0)
    assert type(refused.value) is errors.Busy
    await a_move(store, "abcdefgh", 0)


async def test_a_change_goes_on_when_its_caller_is_stopped(store: PostgresStore) -> None:
    await a_live_match(store)
    move = asyncio.ensure_future(a_move(store, "abcdefgh", 0))
    await asyncio.sleep(0.01)
    move.cancel()
    await asyncio.wait([move])
    await a_move(store, "abcdefgh", 1)
    assert len(await store.log("abcdefgh")) == 2
