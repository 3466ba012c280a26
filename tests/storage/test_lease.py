"""Lease of the database: only the store that opened it last writes, and none whose lease was taken over."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app.process import MAX_LEASE_SILENCE, LeaseWatch
from storage import SqliteStore, errors
from storage.opening import prepare
from storage.writer import End, commit, take_epoch
from tests.storage.conftest import Opener
from tests.storage.samples import a_live_match, a_move

TICK: Final = 0.1


class Process:
    """Bot in virtual time that writes under its epoch, waits for the lease, or is stopped."""

    def __init__(self, db: sqlite3.Connection, name: str) -> None:
        self.db = db
        self.name = name
        self.epoch: int | None = None
        self.stopped = False
        self.watch = LeaseWatch(0.0, TICK)

    def take(self) -> None:
        """Take the lease over from any holder."""
        self.epoch = take_epoch(self.db)

    def write(self) -> bool:
        """Write if this process believes in its lease; return True if the write was accepted."""
        assert self.epoch is not None
        try:
            commit(
                self.db,
                [
                    lambda db: db.execute(
                        "INSERT OR REPLACE INTO preferences VALUES ('user', 1, 'last', ?)", (self.name,)
                    )
                ],
                self.epoch,
            )
        except errors.Superseded:
            return False
        return True


@contextmanager
def make_processes() -> Iterator[list[Process]]:
    """Make three processes, of which the first holds the lease."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        prepare(db, ":memory:")
        found = [Process(db, str(number)) for number in range(3)]
        found[0].take()
        yield found


@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), max_size=50))
def test_only_the_newest_epoch_writes(acts: list[tuple[int, bool]]) -> None:
    with make_processes() as found:
        newest: Process = found[0]
        last: list[tuple[str]] = []
        for number, takes in acts:
            process = found[number]
            if takes:
                process.take()
                newest = process
            elif process.epoch is not None:
                assert process.write() == (process is newest)
                last = [(newest.name,)] if process is newest else last
            assert process.db.execute("SELECT value FROM preferences").fetchall() == last


@given(st.lists(st.tuples(st.integers(0, 120), st.integers(0, 2)), max_size=12))
def test_a_stopped_holder_is_replaced_and_writes_nothing_more(toggles: list[tuple[int, int]]) -> None:
    """Processes are stopped and woken at any moment, and write whenever they believe in their lease."""
    with make_processes() as found:
        holder = found[0]
        for step in range(120):
            for number in (number for at, number in toggles if at == step):
                found[number].stopped = not found[number].stopped
            for process in (one for one in found if not one.stopped):
                if process.epoch is None:
                    if process.watch.record(step * TICK, beat=not holder.stopped):
                        assert holder.stopped
                        process.take()
                        holder = process
                elif not process.write():
                    assert process is not holder
                    process.epoch, process.watch = None, LeaseWatch(step * TICK, TICK)
        assert [one for one in found if one.epoch is not None and one.write()] == [holder]


@given(st.lists(st.floats(0.01, 600.0), max_size=50))
def test_a_standby_that_was_late_misses_no_beat(delays: list[float]) -> None:
    now, watch = 0.0, LeaseWatch(0.0, TICK)
    for delay in delays:
        now += delay
        assert not watch.record(now, beat=False)
        now += TICK
        assert not watch.record(now, beat=True)


@given(st.floats(0.01, TICK))
def test_a_silent_holder_has_its_lease_and_no_more(tick: float) -> None:
    now, watch = 0.0, LeaseWatch(0.0, TICK)
    while not watch.record(now, beat=False):
        now += tick
    assert now == pytest.approx(MAX_LEASE_SILENCE, abs=tick)


async def test_each_opening_has_a_higher_epoch(opener: Opener, path: Path) -> None:
    first = await opener(path)
    await first.close()
    second = await opener(path)
    await second.close()
    assert second.epoch > first.epoch


async def test_a_superseded_store_reports_it_once_and_writes_nothing(path: Path) -> None:
    ends: list[End] = []
    store = await SqliteStore.open(path, ends.append)
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        newest = take_epoch(other)
        for seq in (1, 2):
            with pytest.raises(errors.Superseded):
                await a_move(store, "abcdefgh", seq)
        with pytest.raises(errors.Superseded):
            await store.match("abcdefgh")
        assert [(end.epoch, end.newest) for end in ends if isinstance(end, errors.Superseded)] == [(newest - 1, newest)]
        assert len(ends) == 1
        await store.close()
        assert other.execute("SELECT count(*) FROM log").fetchall() == [(1,)]
