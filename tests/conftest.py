"""Fixtures and settings of all tests: reproducible draws, a browser and a database server."""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from typing import Final

import pytest
from coverage import Coverage
from hypothesis import settings

from storage.database_files import Location
from tests.postgres import PROGRAMS, Server, schema_of

# Shared machines can be slow, so no example has a deadline. HYPOTHESIS_PROFILE=explore draws new games each run.
settings.register_profile("steady", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("explore", deadline=None, max_examples=1000, print_blob=True)
PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "steady")
EXPLORING: Final = PROFILE == "explore"
settings.load_profile(PROFILE)

CHROMIUM = os.environ.get("PROVOST_CHROMIUM") or shutil.which("chromium")

MEMORY = Path("/dev/shm")  # noqa: S108 # pytest makes a folder of its own there
ROOM = 2**31
"""Free bytes of memory that the tests' files need to be kept there."""


UNMEASURED: Final = pytest.StashKey[bool]()
"""True if a test without coverage has run since the last test with coverage."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep test files in memory, and let the garbage collector run rarely.

    Every move is synced to disk, which takes no time in memory. Power cuts are simulated, so they fail there as
    well. A worker comes to hold millions of objects, which the collector would walk every few hundred new ones.
    """
    gc.set_threshold(100_000, 20, 20)
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """End the measurement that pytest-cov starts before it knows that it runs in a worker of xdist.

    It would be resumed for every test without coverage, and its result is never read.
    """
    running = Coverage.current()
    if hasattr(session.config, "workerinput") and running is not None:
        running.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Draw the ids, seeds and delays of a test from its name, so that each run plays the same games."""
    with _chance_of(item.nodeid):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> Iterator[None]:
    """Draw the values of a shared fixture from its own name, since any test may be the first to need it."""
    if fixturedef.scope == "function":
        return (yield)
    with _chance_of(f"{fixturedef.baseid}::{fixturedef.argname}[{getattr(request, 'param_index', 0)}]"):
        return (yield)


@contextmanager
def _chance_of(name: str) -> Iterator[None]:
    """Seed `secrets` and `random.SystemRandom` of this process, unless new games are to be explored."""
    if EXPLORING:
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("random._urandom", Random(name).randbytes)
        yield


@pytest.fixture(autouse=True)
def experienced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who have all played before, so that only the tests of tips show tips."""

    async def none(*given: object) -> str:
        """Return no tip."""
        return ""

    for module in ("bot.interaction.tips", "bot.delivery.publisher"):
        monkeypatch.setattr(f"{module}.next_tip", none)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip tests marked ``browser`` or ``postgres`` without the program, or fail them where it is required."""
    if CHROMIUM is None and item.get_closest_marker("browser"):
        _missing(
            "PROVOST_BROWSER", "there is no Chromium here: install Debian's chromium or set PROVOST_CHROMIUM to one"
        )
    if PROGRAMS is None and item.get_closest_marker("postgres"):
        _missing("PROVOST_POSTGRES", "there is no PostgreSQL here: install Debian's postgresql")
    if item.config.pluginmanager.hasplugin("_cov"):
        _measure_anew(item)


def _measure_anew(item: pytest.Item) -> None:
    """Clear the engine's caches, so that a measured test computes what earlier tests have cached."""
    stash = item.config.stash
    if item.get_closest_marker("no_cover"):
        stash[UNMEASURED] = True
    elif stash.get(UNMEASURED, False):
        stash[UNMEASURED] = False
        for module in [module for name, module in sys.modules.items() if name.split(".")[0] == "engine"]:
            for cached in vars(module).values():
                if isinstance(cached, _lru_cache_wrapper):
                    cached.cache_clear()


def _missing(variable: str, sentence: str) -> None:
    if os.environ.get(variable) == "required":
        pytest.fail(sentence, pytrace=False)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser that tests marked ``browser`` start."""
    assert CHROMIUM is not None
    return CHROMIUM


@pytest.fixture
def db(filled: Path, tmp_path: Path) -> Path:
    """Copy of the module's `filled` database, which a test may damage."""
    shutil.copy(filled, tmp_path / "provost.db")
    return tmp_path / "provost.db"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Location:
    """Location of a new database of either kind."""
    if request.param == "sqlite":
        return tmp_path / "matches.db"
    server: Server = request.getfixturevalue("server")
    return server.address(schema_of(server, tmp_path / "matches.db"))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """PostgreSQL server that does not wait for the disk."""
    started = Server()
    yield started
    started.stop()
