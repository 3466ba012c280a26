"""Contract of all stores about tournaments."""

import sqlite3
from pathlib import Path

import pytest

from storage import SqliteStore, Store, errors
from storage.tournaments import EventRow, EventTableRow, SavedEvent
from tests.storage.samples import BEGUN, a_live_match, a_lobby

CUP = EventRow("cup", 5, 7, 10**18, '{"name":"Cup"}', 100)


async def test_an_event_comes_back_with_its_acts_and_names(store: Store) -> None:
    assert await store.event("cup") is None
    await store.create_event(CUP)
    await store.add_acts("cup", 0, ["one", "two"], None)
    await store.add_acts("cup", 2, ["three"], None)
    await store.set_event_name("cup", 10**18, "Anna")
    await store.set_event_name("cup", 10**18, "Anna B.")
    await store.set_event_message("cup", 99)
    row = EventRow("cup", 5, 7, 10**18, '{"name":"Cup"}', 100, 99)
    assert await store.event("cup") == SavedEvent(row, ("one", "two", "three"), {10**18: "Anna B."})


async def test_acts_that_do_not_follow_are_refused(store: Store) -> None:
    await store.create_event(CUP)
    await store.add_acts("cup", 0, ["one"], 50)
    with pytest.raises(errors.StaleEvent):
        await store.add_acts("cup", 0, ["another"], 60)
    saved = await store.event("cup")
    assert saved is not None
    assert saved.acts == ("one",)
    assert await store.events_due(50, 9) == ("cup",)


async def test_acts_are_never_rewritten_or_deleted(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.create_event(CUP)
    await sqlite.add_acts("cup", 0, ["one"], None)
    await sqlite.close()
    with sqlite3.connect(tmp_path / "matches.db") as db:
        for change in ("UPDATE event_acts SET text = 'two'", "DELETE FROM event_acts"):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                db.execute(change)
    db.close()


async def test_an_export_holds_all_acts_that_name_the_user(store: Store) -> None:
    await store.create_event(CUP)
    user = 10**17
    by, about, among = f'{{"by":{user}}}', f'{{"by":0,"player":{user}}}', f'{{"players":[2,{user},3]}}'
    others = (f'{{"by":1{user}}}', f'{{"by":{user}1}}')
    await store.add_acts("cup", 0, [by, others[0], about, others[1], among], None)
    rows = (await store.own_rows(user))["event_acts"]
    assert [(row["n"], row["text"]) for row in rows] == [(0, by), (2, about), (4, among)]


async def test_due_events_come_earliest_first(store: Store) -> None:
    for number, id in enumerate(("one", "two", "three")):
        await store.create_event(EventRow(id, 5, 7, 1, "{}", number, next_at=300 - number))
    assert await store.events_due(299, 10) == ("three", "two")
    assert await store.events_due(300, 2) == ("three", "two")
    await store.set_event_due("three", None)
    assert await store.events_due(300, 1) == ("two",)
    assert await store.event_in(7) == "three"
    assert await store.event_in(8) is None


async def test_a_channel_shows_an_opened_event_rather_than_a_draft(store: Store) -> None:
    for number, id in enumerate(("one", "two", "three")):
        await store.create_event(EventRow(id, 5, 7, 1, "{}", number))
    for id in ("two", "one"):
        await store.add_acts(id, 0, ["opened"], None)
    assert await store.event_in(7) == "two"


async def test_events_are_counted_by_maker_and_time(store: Store) -> None:
    for number, owner in enumerate((1, 1, 2)):
        await store.create_event(EventRow(f"cup{number}", 5, 7, owner, "{}", number))
    assert [await store.events_made(1, since) for since in (-1, 0, 1)] == [2, 1, 0]


async def test_a_table_keeps_the_first_match_it_was_given(store: Store) -> None:
    await store.create_event(CUP)
    first = EventTableRow("cup", "1.1.1", 70, "abcdefgh")
    await store.set_event_table(first)
    await store.set_event_table(EventTableRow("cup", "1.1.1", 71, "other"))
    assert await store.event_table("cup", "1.1.1") == first
    assert await store.event_table("cup", "1.1.2") is None
    assert await store.event_of("abcdefgh") == first
    assert await store.event_of("other") is None


async def test_matches_of_events_do_not_count_as_open(store: Store) -> None:
    await store.create_event(CUP)
    match = await store.match(await a_live_match(store))
    assert match is not None
    assert await store.open_in(match.guild_id) == 1
    assert await store.event_matches_in(match.guild_id) == 0
    await store.set_event_table(EventTableRow("cup", "1.1.1", 70, match.id))
    assert await store.open_in(match.guild_id) == 0
    assert await store.event_matches_in(match.guild_id) == 1
    assert await store.event_matches_in(None) == 0


async def test_lobbies_of_events_are_not_among_those_of_their_server(store: Store) -> None:
    await store.create_event(CUP)
    await store.create_match(a_lobby("abcdefgh"))
    match = await store.match("abcdefgh")
    assert match is not None
    assert await store.lobbies_in(match.guild_id) == (match,)
    await store.set_event_table(EventTableRow("cup", "1.1.1", 70, match.id))
    assert await store.lobbies_in(match.guild_id) == ()


async def test_an_ended_match_of_an_event_is_found_until_it_is_taken(store: Store) -> None:
    await store.create_event(CUP)
    match = await a_live_match(store)
    table = EventTableRow("cup", "1.1.1", 70, match)
    await store.set_event_table(table)
    assert await store.events_with_ended_matches() == ()
    await store.set_status(match, BEGUN, "ended")
    assert await store.events_with_ended_matches() == ("cup",)
    assert await store.ended_tables("cup") == (table,)
    await store.take_table("cup", "1.1.1")
    assert await store.events_with_ended_matches() == ()
    assert await store.ended_tables("cup") == ()


async def test_an_event_that_was_moved_is_the_latest_of_its_channel(store: Store) -> None:
    for number, (id, channel) in enumerate((("one", 7), ("two", 8), ("draft", 8), ("away", 9))):
        await store.create_event(EventRow(id, 6 if id == "away" else 5, channel, 1, "{}", number, 99))
    for id in ("one", "two", "away"):
        await store.add_acts(id, 0, ["opened"], None)
    assert [(one.id, one.channel_id) for one in await store.events_in_guild(5, 9)] == [("two", 8), ("one", 7)]
    assert [one.id for one in await store.events_in_guild(5, 1)] == ["two"]
    assert [one.id for one in await store.latest_events(9)] == ["away", "two", "one"], "of all servers"
    assert [one.id for one in await store.latest_events(2)] == ["away", "two"]
    await store.move_event("one", 8, 5)
    assert (await store.event_in(7), await store.event_in(8)) == (None, "one")
    moved = await store.event("one")
    assert moved is not None
    assert (moved.row.channel_id, moved.row.message_id, moved.row.created_at) == (8, None, 5)
