"""Damaged rows of one match, which affect that match alone."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage import SqliteStore, errors
from storage.clocks import ClockChange, ClockRow
from storage.matches import MatchRow, Move
from storage.writer import End
from tests.storage.faults import misplace
from tests.storage.samples import ANNA, BEGUN, a_line, a_live_match, a_move

Read = Callable[[SqliteStore], Awaitable[object]]

USER = ANNA.user_id or 0


@pytest.fixture
async def store(tmp_path: Path, failures: list[End]) -> AsyncIterator[SqliteStore]:
    """Store with two live matches of three moves each and one setting, `bad` and `good`."""
    opened = await SqliteStore.open(tmp_path / "matches.db", failures.append)
    for channel, id in enumerate(("bad", "good")):
        await a_live_match(opened, id, channel)
        for seq in range(3):
            await a_move(opened, id, seq)
        await opened.amend(id, BEGUN + 3, settings={"pace": "slow"})
    yield opened
    assert failures == []
    await opened.close()


async def change_file(store: SqliteStore, statement: str) -> None:
    """Change the file behind the store's back, without its constraints."""

    def change(db: sqlite3.Connection) -> None:
        db.executescript("PRAGMA ignore_check_constraints = ON; DROP TRIGGER log_is_never_rewritten;")
        assert db.execute(statement).rowcount > 0

    await store._thread.run(change)


ROWS = {
    "settings are no JSON": "UPDATE matches SET settings = '{' WHERE id = 'bad'",
    "settings are of other types": "UPDATE matches SET settings = '{\"pace\": 7}' WHERE id = 'bad'",
    "options are no JSON": "UPDATE matches SET options = '' WHERE id = 'bad'",
    "options are no UTF-8": "UPDATE matches SET options = CAST(x'ff' AS TEXT) WHERE id = 'bad'",
    "the commitment is no UTF-8": "UPDATE matches SET commitment = CAST(x'ff' AS TEXT) WHERE id = 'bad'",
}
READS: dict[str, Read] = {
    "match": lambda store: store.match("bad"),
    "match_in": lambda store: store.match_in(0),
    "load": lambda store: store.load("bad"),
}


def ids(matches: tuple[MatchRow, ...]) -> list[str]:
    return [match.id for match in matches]


@pytest.mark.parametrize("statement", ROWS.values(), ids=ROWS)
async def test_an_unreadable_row_takes_its_match_alone_away(store: SqliteStore, statement: str) -> None:
    await change_file(store, statement)
    for read in READS.values():
        with pytest.raises(errors.Unreadable) as refused:
            await read(store)
        assert refused.value.match_id == "bad"
    assert ids(await store.matches_of(USER, "live")) == ["good"]
    assert await store.live_matches("pace") == ("good",)
    assert await store.live_matches() == ("bad", "good")
    await store.append("good", BEGUN + 4, await next_move(store))


async def next_move(store: SqliteStore) -> Move:
    return Move([a_line(len(await store.log("good")))])


PARTS = {
    "seats": "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE match_id = 'bad'",
    "log": "UPDATE log SET picks = CAST(x'ff' AS TEXT) WHERE match_id = 'bad'",
    "unsent": "UPDATE outbox SET target = CAST(x'ff' AS TEXT) WHERE match_id = 'bad'",
}


@pytest.mark.parametrize(("part", "statement"), PARTS.items(), ids=PARTS)
async def test_an_unreadable_part_takes_its_match_alone_away(store: SqliteStore, part: str, statement: str) -> None:
    await change_file(store, statement)
    with pytest.raises(errors.Unreadable) as refused:
        await getattr(store, part)("bad")
    assert refused.value.match_id == "bad"
    assert len(await getattr(store, part)("good")) == 3


async def test_a_damaged_snapshot_leaves_the_log(store: SqliteStore) -> None:
    before = await store.load("bad")
    await store._thread.run(lambda db: misplace(db, "snapshots"))
    after = await store.load("bad")
    assert before is not None
    assert after is not None
    assert (after.match, after.lines, after.snapshot) == (before.match, before.lines, None)


@pytest.mark.parametrize("table", ["log", "seats", "matches"])
async def test_a_damaged_page_refuses_the_read(store: SqliteStore, table: str) -> None:
    await store._thread.run(lambda db: misplace(db, table))
    with pytest.raises(errors.Unreadable) as refused:
        await store.load("bad")
    assert (refused.value.match_id, refused.value.reason) == ("bad", "SQLITE_CORRUPT")
    assert await store.cards("bad") == ()


async def test_rows_of_no_match_can_be_unreadable_too(store: SqliteStore) -> None:
    await store.prefer("user", 1, "locale", "it")
    await change_file(store, "UPDATE preferences SET value = CAST(x'ff' AS TEXT)")
    with pytest.raises(errors.Unreadable) as refused:
        await store.preference("user", 1, "locale")
    assert refused.value.match_id == ""


async def test_text_that_is_no_utf_8_in_a_group_refuses_one_change(store: SqliteStore) -> None:
    await change_file(store, "UPDATE matches SET status = CAST(x'ff' AS TEXT) WHERE id = 'bad'")
    moves = [store.append(id, BEGUN + 4, Move([a_line(3)])) for id in ("bad", "good")]
    ahead = store.prefer("user", 1, "locale", "it")
    outcomes = await asyncio.gather(ahead, *moves, store.set_status("bad", BEGUN + 4, "ended"), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), errors.Unreadable, int, errors.Unreadable]
    assert len(await store.log("good")) == 4


async def test_text_that_is_no_utf_8_refuses_a_change_alone(store: SqliteStore) -> None:
    await change_file(store, "UPDATE matches SET status = CAST(x'ff' AS TEXT) WHERE id = 'bad'")
    with pytest.raises(errors.Unreadable):
        await store.append("bad", BEGUN + 4, Move([a_line(3)]))
    await store.append("good", BEGUN + 4, Move([a_line(3)]))


async def test_unreadable_text_is_not_shown(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    await change_file(store, "UPDATE log SET picks = CAST(x'736563726574ff' AS TEXT) WHERE match_id = 'bad'")
    with pytest.raises(errors.Unreadable) as refused:
        await store.log("bad")
    assert refused.value.__suppress_context__
    assert "secret" not in f"{refused.value} {caplog.text}"
    assert "bad" in caplog.text


async def test_a_damaged_clock_leaves_its_match_readable(store: SqliteStore) -> None:
    await store.advance_clock("bad", BEGUN + 4, ClockChange([ClockRow(0, "{}")]))
    statement = "INSERT INTO clock_lines VALUES ('bad', 1, CAST(x'ff' AS TEXT), NULL)"
    await change_file(store, statement)
    saved = await store.load("bad")
    assert saved is not None
    assert saved.clock == ()
