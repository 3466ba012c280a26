"""A store to test: each implementation in turn."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage import SqliteStore, Store

Opener = Callable[[Path], Awaitable[Store]]
IMPLEMENTATIONS: dict[str, Opener] = {"sqlite": SqliteStore.open}


@pytest.fixture(params=list(IMPLEMENTATIONS.values()), ids=list(IMPLEMENTATIONS))
def opener(request: pytest.FixtureRequest) -> Opener:
    """Opens a store on what lies at a path, or on nothing yet."""
    found: Opener = request.param
    return found


@pytest.fixture
async def store(opener: Opener, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await opener(tmp_path / "matches.db")
    yield opened
    await opened.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the fixtures keep their database."""
    return tmp_path / "matches.db"


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """An empty store over SQLite, for what is SQLite's own."""
    opened = await SqliteStore.open(tmp_path / "matches.db")
    yield opened
    await opened.close()
