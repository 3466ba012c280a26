"""Fixtures of most tests of the bot: matches in a file, or a server with people and a match in it.

A module that needs other ones defines fixtures of the same names.
"""

import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.match.service import Matches
from storage import schema
from tests import simulated
from tests.bot.followers import Readers
from tests.bot.playing import Match, begin, make_bot, sketch_pictures
from tests.bot.shared_commands import SharedCommands
from tests.bot.tabletop import Room, Script, script
from tests.bot.virtual_days import STEP, Days
from tests.simulated import World


@pytest.fixture(autouse=True)
def commands_of_all_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Build, translate and register the slash commands once: all bots have the same."""
    monkeypatch.setattr("bot.app.client.Commands", SharedCommands)
    monkeypatch.setattr("bot.app.registration.differ", lambda wanted, known: not known)


@pytest.fixture(scope="session")
def empty_database() -> Iterator[sqlite3.Connection]:
    """A database after all migrations."""
    with closing(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)) as db:
        schema.migrate(db, ":memory:", 0)
        yield db


@pytest.fixture(autouse=True)
def new_databases(empty_database: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies of an empty database for new files: creating the tables each time would take a third of a short test."""
    migrate = schema.migrate

    def copy(db: sqlite3.Connection, path: str, version: int, steps: tuple[str, ...] | None = None) -> None:
        if version == 0 and steps is None:
            empty_database.backup(db)
        else:
            migrate(db, path, version, steps)

    monkeypatch.setattr(schema, "migrate", copy)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """Matches in a file, without Discord."""
    opened = Room(tmp_path / "matches.db")
    await opened.open()
    yield opened
    await opened.store.close()


@pytest.fixture
def tables(room: Room) -> Matches:
    """The matches of the room until it is reopened."""
    return room.tables


@pytest.fixture
async def days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Days]:
    """Matches over days of virtual time."""
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", STEP)
    opened = Days(tmp_path / "days.db")
    await opened.open()
    yield opened
    await opened.store.close()


@pytest.fixture
def names() -> tuple[str, ...]:
    """Three players, and Dora, who watches."""
    return "Ada", "Bruno", "Chiara", "Dora"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """File of the matches of the world's bot."""
    return tmp_path / "matches.db"


@pytest.fixture(scope="module")
def written() -> Script:
    """A game of three."""
    return script(3, 92)


@pytest.fixture
async def world(names: tuple[str, ...], path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A server with these people; boards are sketched."""
    sketch_pictures(monkeypatch)
    async with simulated.world(make_bot(path), names) as running:
        yield running


@pytest.fixture
async def match(world: World) -> Match:
    """A match of Ada and Bruno, in a thread of its own."""
    return await begin(world, 2)


@pytest.fixture
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Failure of tests that leave a traceback in the log: they do nothing that an operator must look into."""
    caplog.set_level(logging.WARNING)
    yield
    assert [record for record in caplog.get_records("call") if record.exc_info] == []


@pytest.fixture
def readers(match: Match, monkeypatch: pytest.MonkeyPatch) -> Readers:
    """The followers of the match."""
    return Readers(match, monkeypatch)
