"""Fixtures with a store to test: each implementation in turn."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage import SqliteStore, Store
from storage.postgres.store import PostgresStore
from storage.writer import End
from tests.postgres import Server, schema_of

Opener = Callable[[Path], Awaitable[Store]]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def opener(request: pytest.FixtureRequest) -> Opener:
    """Function that opens a store on an existing or missing database."""
    if request.param == "sqlite":
        return SqliteStore.open
    server: Server = request.getfixturevalue("server")

    async def open_schema(path: Path) -> Store:
        return await PostgresStore.open(address_of(server, path))

    return open_schema


def address_of(server: Server, path: Path) -> str:
    """Return the address of the database in place of a file."""
    return server.address(schema_of(server, path))


@pytest.fixture
def address(server: Server, path: Path) -> str:
    """Address of an empty PostgreSQL database."""
    return address_of(server, path)


@pytest.fixture
async def store(opener: Opener, tmp_path: Path) -> AsyncIterator[Store]:
    """Empty store."""
    opened = await opener(tmp_path / "matches.db")
    yield opened
    await opened.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Location of the fixtures' database."""
    return tmp_path / "matches.db"


@pytest.fixture
def failures() -> list[End]:
    """Errors that a store has passed to `on_failure`."""
    return []


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """Empty store over SQLite, for tests of SQLite alone."""
    opened = await SqliteStore.open(tmp_path / "matches.db")
    yield opened
    await opened.close()
