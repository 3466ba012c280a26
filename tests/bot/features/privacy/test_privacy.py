"""`/privacy delete`: no table keeps a trace of the person, and the matches continue."""

import json
import sqlite3
from pathlib import Path

import pytest

from bot.features.privacy.service import Privacy
from bot.features.results.rematch import open_rematch
from bot.match.arbiter import Ruling
from bot.match.clock_keeper import WAKING
from bot.match.new_match import LobbyTerms
from bot.match.outbox import EVERYONE, unpack
from bot.match.service import Matches
from storage.errors import Busy, Elsewhere
from storage.messages import PhaseRecordRow
from storage.tournaments import EventRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import Match, private_messages, private_text, sentence
from tests.bot.tabletop import NAMES, USERS, Room, begin, choose_first
from tests.simulated import components, texts

VICTIM, NAME = USERS[1], NAMES[1]
VICTIM_SEATED = 99


def contents(path: Path) -> str:
    """Return the contents of a database as text."""
    with sqlite3.connect(path) as db:
        return "\n".join(db.iterdump())


async def fill(room: Room, tables: Matches) -> str:
    """Store an ended match, a running one and a lobby with the victim, and preferences; return the running match."""
    over = await begin(tables, people=2, channel=1)
    for _ in range(4):
        await choose_first(tables, over)
    await tables.resign(over, USERS[0], "Computer")
    running = await begin(tables, people=3, channel=2)
    for _ in range(6):
        await choose_first(tables, running)
    lobby = await lobby_of(tables).lobbies.open(3, 5, VICTIM, NAME, LobbyTerms("caylus", 3))
    await lobby_of(tables).lobbies.join(lobby.id, USERS[2], NAMES[2])
    await lobby_of(tables).lobbies.reserve(over, USERS[3], NAMES[3])
    await room.store.prefer("user", VICTIM, "locale", "it")
    return running


async def test_nothing_of_a_person_is_left_and_the_matches_continue(room: Room, tables: Matches) -> None:
    running = await fill(room, tables)
    before = (await tables.get_match(running)).log_length
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    for match_id in await room.store.live_matches():
        waiting = await room.store.unsent(match_id)
        await room.store.sent([one.id for one in waiting])
    text = contents(room.path)
    assert str(VICTIM) not in text
    assert NAME not in text
    table = await tables.get_match(running)
    assert table.row.status == "live"
    assert table.log_length >= before
    await choose_first(tables, running)
    await room.check(running)


async def test_waking_hours_of_a_deleted_player_are_not_kept(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3, channel=1)
    await tables.cache.preferences.choose("user", VICTIM, WAKING, "Europe/Madrid 480 1380")
    for _ in range(3):
        await choose_first(tables, match_id)
    others = [
        row["text"]
        for user in (USERS[0], USERS[2])
        for row in (await Privacy(tables, lobby_of(tables).lobbies).rows(user))["clock_lines"]
    ]
    assert not any("Europe" in text for text in others)
    assert any("Europe/Madrid" in row.text for row in await room.store.clock(match_id)), "they are admitted"
    chosen = (await Privacy(tables, lobby_of(tables).lobbies).rows(VICTIM))["preferences"]
    assert {"name": WAKING, "value": "Europe/Madrid 480 1380"} in chosen


async def open_rematch_lobby(room: Room, tables: Matches) -> str:
    """Open the lobby of a rematch in whose settings a seat is reserved for the victim; return its id."""
    over = await begin(tables, people=3, channel=1)
    table = await tables.get_match(over)
    await room.store.set_status(over, table.row.version, "ended")
    tables.cache.forget(over)
    table = await tables.get_match(over)
    return (await open_rematch(lobby_of(tables).lobbies, table.row, table.seats, 9, USERS[0])).id


async def test_a_rematch_reserves_no_seat_for_a_deleted_player(room: Room, tables: Matches) -> None:
    opened = await open_rematch_lobby(room, tables)
    assert (await Privacy(tables, lobby_of(tables).lobbies).rows(VICTIM))["seating"] == [{"id": opened}]
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    assert str(VICTIM) not in contents(room.path)
    row = await room.store.match(opened)
    assert row is not None
    assert row.settings["seating"] == f"- {USERS[2]} {USERS[0]}"


async def test_a_running_rematch_forgets_a_deleted_player_too(room: Room, tables: Matches) -> None:
    opened = await open_rematch_lobby(room, tables)
    await lobby_of(tables).lobbies.join(opened, USERS[2], NAMES[2])
    await lobby_of(tables).starting.start(opened, USERS[0])
    await choose_first(tables, opened)
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    await choose_first(tables, opened)
    assert str(VICTIM) not in contents(room.path)
    await room.check(opened)


async def test_deleting_one_person_keeps_the_others(room: Room, tables: Matches) -> None:
    await fill(room, tables)
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    text = contents(room.path)
    assert str(USERS[2]) in text
    assert NAMES[2] in text


async def test_posted_phases_are_deleted_with_a_player(room: Room, tables: Matches) -> None:
    running = await fill(room, tables)
    other = await begin(tables, people=1, computers=1, channel=4)
    await tables.resign(running, VICTIM, "Computer")
    for match_id in (running, other):
        record = PhaseRecordRow(match_id, 1, 2, 3, NAME.encode())
        ids = [one.id for one in await room.store.unsent(match_id)]
        await room.store.recorded(record, ids, b"", NAME.encode())
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    kept = [(len(await room.store.phase_records(one, 0)), await room.store.draft(one)) for one in (running, other)]
    assert kept == [(0, None), (1, NAME.encode())]


async def test_posted_phases_are_deleted_with_a_player_whom_an_arbiter_seated(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=2, channel=4)
    ruling = Ruling(USERS[3], NAMES[3], "away")
    await tables.arbiter.replace(match_id, ruling, 0, VICTIM_SEATED, "Zoe")
    await tables.arbiter.replace(match_id, ruling, 0, None, "Computer")
    ids = [one.id for one in await room.store.unsent(match_id)]
    await room.store.recorded(PhaseRecordRow(match_id, 1, 2, 3, b"Zoe"), ids, b"", b"Zoe")
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM_SEATED, "Computer 1")
    assert await room.store.phase_records(match_id, 0) == ()
    assert await room.store.draft(match_id) is None


async def test_a_match_of_another_process_does_not_stop_a_deletion(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(room, tables)

    async def elsewhere(match_id: str, *given: object) -> None:
        raise Elsewhere(match_id)

    monkeypatch.setattr(tables, "resign", elsewhere)
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    assert str(VICTIM) not in contents(room.path)


async def test_an_export_has_the_data_of_one_person_alone(room: Room, tables: Matches) -> None:
    await fill(room, tables)
    rows = await Privacy(tables, lobby_of(tables).lobbies).rows(VICTIM)
    assert {row["name"] for row in rows["seats"]} == {NAME}
    assert rows["preferences"] == [{"name": "locale", "value": "it"}]
    assert rows["log"]
    text = json.dumps(rows)
    assert not any(other in text for other in (NAMES[0], NAMES[2], str(USERS[0]), str(USERS[2])))


async def test_commands_export_and_delete_the_data_of_a_user(match: Match) -> None:
    ada = match.world.people["Ada"]
    (answer,) = private_messages(await ada.slash(match.place, "privacy export"))
    assert sentence("privacy-export") in texts(answer)
    (file,) = [one["file"] for one in components(answer) if "file" in one]
    rows = json.loads(match.picture(file["url"]))
    assert [row["name"] for row in rows["seats"]] == ["Ada"]
    assert private_text(await ada.slash(match.place, "privacy delete", sure=False)) == sentence("privacy-unsure")
    assert private_text(await ada.slash(match.place, "privacy delete", sure=True)) == sentence("privacy-deleted")
    table = await match.table()
    assert all(seat.user_id != ada.id for seat in table.seats)


async def test_users_who_left_the_server_are_deleted_by_direct_message(match: Match) -> None:
    ada = match.world.people["Ada"]
    assert match.world.channel.guild is not None
    match.world.channel.guild.remove_member(ada)
    await match.world.env.settle()
    (answer,) = private_messages(await ada.user.slash("privacy export"))
    assert sentence("privacy-export") in texts(answer)
    assert private_text(await ada.user.slash("privacy delete", sure=True)) == sentence("privacy-deleted")
    table = await match.table()
    assert all(seat.user_id != ada.id for seat in table.seats)


async def test_an_export_of_a_tournament_keeps_its_seed_sealed(room: Room, tables: Matches) -> None:
    settings = '{"name":"Cup","seed":"secret"}'
    await room.store.create_event(EventRow("abcdefgh", 5, 7, VICTIM, settings, 1))
    (row,) = (await Privacy(tables, lobby_of(tables).lobbies).rows(VICTIM))["events"]
    assert json.loads(row["settings"]) == {"name": "Cup"}


async def test_unposted_news_do_not_name_a_deleted_player(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=2, channel=4)
    ruling = Ruling(VICTIM_SEATED, "Zoe", "away")
    await tables.arbiter.replace(match_id, ruling, 0, None, "Computer")
    await choose_first(tables, match_id)
    before = [unpack(one.body) for one in await room.store.unsent(match_id) if one.target == EVERYONE]
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM_SEATED, "Computer 1")
    after = [unpack(one.body) for one in await room.store.unsent(match_id) if one.target == EVERYONE]
    assert {one.by for one in before} - {one.by for one in after} == {VICTIM_SEATED}
    assert "Zoe" in str(before)
    assert "Zoe" not in str(after)
    assert "Zoe" not in contents(room.path)
    assert [[one.event.kind for one in news.events] for news in before] == [
        [one.event.kind for one in news.events] for news in after
    ]


async def test_a_player_with_unreadable_unposted_news_is_deleted(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=2, channel=4)
    ids = [one.id for one in await room.store.unsent(match_id)]
    await room.store.recorded(PhaseRecordRow(match_id, 1, 2, 3, b""), ids, b"", b"")
    await Privacy(tables, lobby_of(tables).lobbies).delete(VICTIM, "Computer 1")
    assert str(VICTIM) not in contents(room.path)


async def test_an_export_is_made_once_an_hour(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bruno = match.world.people["Ada"], match.world.people["Bruno"]
    counted: list[int] = []
    own_rows = match.bot.store.own_rows

    async def count(user_id: int) -> dict[str, object]:
        counted.append(user_id)
        if len(counted) == 1:
            raise Busy
        return await own_rows(user_id)

    monkeypatch.setattr(match.bot.store, "own_rows", count)
    await ada.slash(match.place, "privacy export")
    assert sentence("privacy-export") in texts(private_messages(await ada.slash(match.place, "privacy export"))[0])
    refusal = private_text(await ada.slash(match.place, "privacy export"))
    free_at = match.bot.services[Privacy].exports.begin(ada.id)
    assert refusal == sentence("refuse-export-again", when=f"<t:{free_at}:R>")
    await bruno.slash(match.place, "privacy export")
    assert counted == [ada.id, ada.id, bruno.id]
    cooldown = match.bot.services[Privacy].exports
    monkeypatch.setattr(cooldown, "_seconds", 0)
    cooldown.give_back(ada.id)
    for _ in range(2):
        assert sentence("privacy-export") in texts(private_messages(await ada.slash(match.place, "privacy export"))[0])
