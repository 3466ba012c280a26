"""Matches in memory: unsaved moves are not shown, stale changes are refused, and long matches take more room."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.match import match_cache as cache
from bot.match.match import SeatedMatch
from bot.match.match_cache import LINES_PER_POSITION
from bot.match.service import Matches
from storage import errors
from storage.matches import Move
from tests.bot.lobbies import matches_with_lobbies
from tests.bot.tabletop import NOW, USERS, Room, begin, choose_first, open_question, refusal_of


def read_everything(table: SeatedMatch) -> tuple[object, ...]:
    """Return everything that can be read of a match."""
    views = tuple(repr(table.view(seat.seat)) for seat in table.seats)
    return (
        views,
        table.decision_names(),
        table.log_length,
        table.row,
        table.seats,
        [*table.core.log],
        [*table.core.actions],
    )


class SlowAppend:
    """Slow replacement of a store's `append`."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._append = room.store.append
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(room.store, "append", self.append)

    async def append(self, match_id: str, version: int, move: Move) -> int:
        self.begun.set()
        await self.go_on.wait()
        return await self._append(match_id, version, move)


async def test_a_table_shows_no_move_before_it_is_saved(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begin(tables)
    table = await tables.get_match(match_id)
    _, _ = await tables.pending(match_id)
    before = read_everything(table)
    slow = SlowAppend(room, monkeypatch)
    move = asyncio.ensure_future(choose_first(tables, match_id))
    later = asyncio.ensure_future(tables.get_match(match_id))
    await slow.begun.wait()
    assert read_everything(table) == before
    assert not later.done()
    slow.go_on.set()
    await move
    assert read_everything(await later) != before
    await room.check(match_id)


async def test_a_table_that_is_read_stays_as_it_was(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    first = await choose_first(tables, match_id)
    table, _ = await tables.pending(match_id)
    before = read_everything(table)
    assert await tables.undoing.undo(match_id, first, "undo") == "done"
    await tables.set_theme(match_id, USERS[0], "night")
    await tables.resign(match_id, first, "Computer 1")
    assert read_everything(table) == before
    assert read_everything(await tables.get_match(match_id)) != before
    await room.check(match_id)


async def test_a_match_without_readers_is_not_copied(tables: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await begin(tables)
    copies: list[object] = []
    monkeypatch.setattr("bot.match.stored.Match.copy", copies.append)
    for _ in range(3):
        await choose_first(tables, match_id)
    assert copies == []


Change = Callable[[Matches, str, int], Awaitable[Any]]
CHANGES: dict[str, Change] = {
    "theme": lambda tables, match_id, user: tables.set_theme(match_id, user, "night"),
    "channel": lambda tables, match_id, user: tables.move_to(match_id, 99),
    "resign": lambda tables, match_id, user: tables.resign(match_id, user, "Computer 1"),
    "cancel": lambda tables, match_id, user: tables.cancellation.moderate(match_id, "Zoe"),
    "move": lambda tables, match_id, user: choose_first(tables, match_id),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_a_change_by_another_process_is_not_overwritten(room: Room, tables: Matches, change: Change) -> None:
    match_id = await begin(tables)
    other = matches_with_lobbies(room.store, lambda: NOW, room.told.append)
    await other.set_theme(match_id, USERS[1], "large")
    user, _, _ = await open_question(tables, match_id)
    (outcome,) = await asyncio.gather(change(tables, match_id, user), return_exceptions=True)
    assert isinstance(outcome, errors.Stale) or "refuse-stale" in str(outcome)
    assert (await tables.get_match(match_id)).row == (await other.get_match(match_id)).row
    assert (await tables.get_match(match_id)).row.settings["theme"] == "large"
    await change(tables, match_id, user)
    await room.check(match_id)


async def test_a_long_match_takes_the_room_of_short_ones(tables: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_LINES", 3 * LINES_PER_POSITION + 60)
    long, *short = [await begin(tables, channel=channel) for channel in range(3)]
    assert all(tables.cache.peek(match_id) is not None for match_id in (long, *short))
    for _ in range(60):
        await choose_first(tables, long)
    assert [tables.cache.peek(match_id) is not None for match_id in (long, *short)] == [True, False, True]


async def test_the_room_of_a_match_is_free_when_it_has_left(room: Room, tables: Matches) -> None:
    matches = [await begin(tables, channel=channel) for channel in range(4)]
    for number in range(30):
        await choose_first(tables, matches[number % 3])
    await refusal_of(choose_first(tables, matches[0], key="no_such_thing"))
    await tables.undoing.undo(matches[1], (await open_question(tables, matches[1]))[0], "undo")
    tables.cache.forget(matches[2])
    await tables.get_match(matches[2])
    assert tables.cache._lines == sum(table.log_length + LINES_PER_POSITION for table, _ in tables.cache._kept.values())
    for match_id in matches:
        tables.cache.forget(match_id)
    assert tables.cache._lines == 0
