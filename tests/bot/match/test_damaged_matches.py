"""Matches that cannot be read, because of damage or a newer program, while all others go on."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from bot.app.upkeep import SWEEP
from bot.clocks.paces import DAY
from bot.match.match_cache import SNAPSHOT_INTERVAL, LockedMatch
from bot.match.new_match import LobbyTerms
from bot.match.order_answers import StandingOrders
from bot.match.service import Matches
from bot.match.settings import NEVER_REACT, PARENT, PENDING_UNDO, seats_in
from bot.match.stored import rebuild_match
from bot.words import Catalogue
from storage import errors
from storage.log import Snapshot
from tests.bot.lobbies import lobby_of
from tests.bot.playing import Match, make_bot, private_text
from tests.bot.playing import begin as begin_on_discord
from tests.bot.tabletop import NOW, USERS, Room, begin, choose_first, open_question, put_snapshot, refusal_of
from tests.simulated import World, texts

EN = Catalogue().words("en")

# --- snapshots

HARMS = {
    "lost": "DELETE FROM snapshots",
    "unreadable": "UPDATE snapshots SET body = x'00ff'",
    "ahead of the log": "UPDATE snapshots SET seq = 99",
    "not of the moment that it names": "UPDATE snapshots SET seq = 1",
}


@pytest.mark.parametrize("harm", HARMS.values(), ids=HARMS)
async def test_a_match_needs_no_snapshot(room: Room, tables: Matches, harm: str) -> None:
    match_id = await begin(tables)
    await choose_first(tables, match_id)
    before = await open_question(tables, match_id)
    await room.store._thread.run(lambda db: db.execute(harm).connection.commit())
    tables = await room.restart()
    assert await open_question(tables, match_id) == before
    await choose_first(tables, match_id)
    await room.check(match_id)


async def test_the_log_is_replayed_instead_of_a_bad_snapshot(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    await choose_first(tables, match_id)
    saved = await room.store.load(match_id)
    assert saved is not None
    assert saved.snapshot is not None
    body, count = saved.snapshot.body, saved.snapshot.count
    chance, unread = random.Random(1), 0
    for _ in range(400):
        flipped = bytearray(body)
        flipped[chance.randrange(2, len(body))] ^= 1 << chance.randrange(8)
        match, covered = rebuild_match(structs.replace(saved, snapshot=Snapshot(count, bytes(flipped))))
        assert covered in (0, count)
        assert len(match.log) == len(saved.lines)
        unread += covered == 0
    assert unread > 100


async def test_a_useless_snapshot_is_soon_replaced(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    for _ in range(SNAPSHOT_INTERVAL):
        await choose_first(tables, match_id)
    await put_snapshot(room.store, match_id, b"nonsense")
    tables = await room.restart()
    await choose_first(tables, match_id)
    saved = await room.store.load(match_id)
    assert saved is not None
    assert saved.snapshot is not None
    assert saved.snapshot.count == len(saved.lines)


# --- newer programs

NEWER = {
    "rules": "UPDATE matches SET rules = 99",
    "shape": "UPDATE matches SET schema = 99",
    "game": "UPDATE matches SET game = 'tarot'",
    "snapshot": "",
}


SAVED_BY_A_NEWER_GAME = b"\x92\x63\xc0"


@pytest.mark.parametrize("newer", NEWER.values(), ids=NEWER)
async def test_a_match_of_a_newer_program_is_refused_and_left_as_it_is(room: Room, tables: Matches, newer: str) -> None:
    match_id = await begin(tables, computers=1)
    user, decision_name, ask = await open_question(tables, match_id)
    await room.store._thread.run(lambda db: db.execute(newer).connection.commit())
    if not newer:
        await put_snapshot(room.store, match_id, SAVED_BY_A_NEWER_GAME)
    tables = await room.restart()
    stored = await room.store.load(match_id)
    for work in (
        tables.get_match(match_id),
        tables.pending(match_id),
        tables.choose(match_id, user, decision_name, (ask.options[0].key,), "press"),
        tables.say(match_id, user, ask.options[0].verb, (), "command"),
        tables.undoing.undo(match_id, user, "undo"),
        tables.resign(match_id, user, "Computer 2"),
        tables.cancellation.moderate(match_id, "Zoe"),
        tables.record(match_id),
    ):
        assert await refusal_of(work) == "refuse-newer-match"
    assert await room.store.load(match_id) == stored
    assert room.told == []


@pytest.mark.parametrize("newer", list(NEWER.values())[:3], ids=list(NEWER)[:3])
async def test_a_lobby_of_a_newer_program_is_refused_and_left_as_it_is(room: Room, tables: Matches, newer: str) -> None:
    lobbies = lobby_of(tables).lobbies
    lobby = await lobbies.open(3, 5, USERS[0], "Ada", LobbyTerms("caylus"))
    await room.store._thread.run(lambda db: db.execute(newer).connection.commit())
    stored = await room.store.load(lobby.id)
    for work in (
        lobbies.get_lobby(lobby.id),
        lobbies.join(lobby.id, USERS[1], "Bruno"),
        lobbies.change(lobby.id, USERS[0], "seats", "3"),
        lobbies.leave(lobby.id, USERS[0]),
        lobby_of(tables).starting.start(lobby.id, USERS[0]),
    ):
        assert await refusal_of(work) == "refuse-newer-match"
    assert await room.store.load(lobby.id) == stored


# --- one damaged match among others

HARMED = {
    "settings": "UPDATE matches SET settings = '{' WHERE id = ?",
    "options": "UPDATE matches SET options = '{}' WHERE id = ?",
    "a seat": "DELETE FROM seats WHERE match_id = ? AND seat = 1",
    "a line of the log": "UPDATE log SET hash = x'00' WHERE match_id = ? AND seq = 1",
    "a line that does not fit": "UPDATE log SET kind = 'castle', hash = NULL WHERE match_id = ?",
    "an undo of nothing": "UPDATE log SET kind = 'undo', picks = '[]', hash = NULL WHERE match_id = ? AND seq >= 2",
}
"""Statements that each damage one match."""


async def harm(room: Room, match_id: str, statement: str) -> None:
    """Damage a match behind the store's back, and forget what is in memory."""
    await room.store._thread.run(lambda db: db.executescript("DROP TRIGGER IF EXISTS log_is_never_rewritten"))
    await room.store._thread.run(lambda db: db.execute("DELETE FROM snapshots"))
    await room.store._thread.run(lambda db: db.execute(statement, (match_id,)))
    for id in (match_id, *room.tables.cache._kept):
        room.tables.cache.forget(id)


@pytest.mark.parametrize("statement", HARMED.values(), ids=HARMED)
async def test_a_damaged_match_is_refused_and_the_others_go_on(room: Room, tables: Matches, statement: str) -> None:
    bad, good = [await begin(tables, channel=channel) for channel in (7, 8)]
    await choose_first(tables, bad)
    await harm(room, bad, statement)
    (outcome,) = await asyncio.gather(tables.get_match(bad), return_exceptions=True)
    assert isinstance(outcome, errors.Unreadable) or await refusal_of(tables.get_match(bad)) == "refuse-damaged-match"
    await choose_first(tables, good)
    await room.check(good)


async def test_orders_of_other_matches_are_carried_out(room: Room, tables: Matches) -> None:
    bad, worse, good = [await begin(tables, channel=channel) for channel in (7, 8, 9)]
    for match_id in (bad, worse, good):
        table = await tables.get_match(match_id)
        await room.store.amend(match_id, table.row.version, settings={NEVER_REACT: "0"})
    await harm(room, bad, HARMED["settings"])
    await harm(room, worse, HARMED["a seat"])
    orders = StandingOrders(tables)
    await orders.resume()
    await orders.finish()
    assert tables.cache.peek(good) is not None


async def test_a_fault_in_one_match_stops_the_clocks_of_no_other(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = [await begin(tables, channel=channel) for channel in (7, 8)]
    for at, match_id in enumerate((bad, good), start=NOW - 2):
        await room.store.set_due(match_id, at)
    hold = tables.cache.lock_match

    def fail_for_one(match_id: str) -> LockedMatch:
        if match_id == bad:
            raise KeyError(match_id)
        return hold(match_id)

    monkeypatch.setattr(tables.cache, "lock_match", fail_for_one)
    await tables.sweep()
    assert [record.exc_info is not None for record in caplog.records] == [True]
    assert await room.store.due(NOW, 5) == ()
    assert bad in await room.store.due(NOW + DAY, 5), "it is tried again"


@pytest.mark.parametrize("part", ["matches", "publisher"])
async def test_a_sweep_that_fails_is_followed_by_the_next(
    match: Match, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    swept: list[None] = []

    async def sweep() -> int:
        swept.append(None)
        raise KeyError

    monkeypatch.setattr(getattr(match.bot.services, part), "sweep", sweep)
    await match.world.env.advance_time(3 * SWEEP)
    assert len(swept) > 1


SETTINGS = {NEVER_REACT: "x", PENDING_UNDO: "0 a", PARENT: "here", "theme": "plaid", "auto": "perhaps"}


@pytest.mark.parametrize("name", SETTINGS)
async def test_an_unknown_setting_counts_as_not_set(room: Room, tables: Matches, name: str) -> None:
    match_id = await begin(tables)
    version = (await tables.get_match(match_id)).row.version
    await room.store.amend(match_id, version, settings={name: SETTINGS[name], "hints": "never"})
    tables = await room.restart()
    orders = StandingOrders(tables)
    tables.cache.notify = orders.notify
    user = await choose_first(tables, match_id)
    table = await tables.get_match(match_id)
    assert table.row.settings == {"hints": "never"}
    assert (seats_in(table.row, NEVER_REACT), table.undo_request, table.ordered()) == ((), None, ())
    assert await tables.undoing.undo(match_id, user, "undo") == "done"
    await orders.finish()


# --- on Discord


async def damage(match: Match, statement: str) -> None:
    """Damage a match of a running bot."""
    store = match.bot.store
    await store._thread.run(lambda db: db.executescript("DELETE FROM snapshots"))  # type: ignore[attr-defined] # it is over SQLite
    await store._thread.run(lambda db: db.execute(statement, (match.id,)))  # type: ignore[attr-defined] # as above
    match.bot.services.matches.cache.forget(match.id)


UNSHOWN = {
    "damaged": ("UPDATE matches SET settings = '{' WHERE id = ?", "refuse-damaged-match", "refuse-no-games-of-yours"),
    "without a seat": ("DELETE FROM seats WHERE match_id = ? AND seat = 1", "refuse-damaged-match", "mygames-damaged"),
    "of newer rules": ("UPDATE matches SET rules = 99 WHERE id = ?", "refuse-newer-match", "mygames-damaged"),
}


@pytest.mark.parametrize(("statement", "sentence", "listed"), UNSHOWN.values(), ids=UNSHOWN)
async def test_a_match_that_cannot_be_shown_is_one_sentence(
    match: Match, statement: str, sentence: str, listed: str
) -> None:
    asked = match.person((await match.table()).asked()[0])
    await damage(match, statement)
    assert private_text(await asked.slash(match.place, "game board")) == EN(sentence)
    assert private_text(await match.world.people["Ada"].slash(match.place, "mygames")) == EN(
        listed, where=f"<#{match.place.id}>"
    )


async def test_a_match_with_an_unreadable_log_is_listed(match: Match) -> None:
    asked = match.person((await match.table()).asked()[0])
    store = match.bot.store
    await store._thread.run(lambda db: db.executescript("DROP TRIGGER IF EXISTS log_is_never_rewritten"))  # type: ignore[attr-defined] # as above
    await damage(match, HARMED["a line of the log"])
    assert private_text(await asked.slash(match.place, "mygames")) == EN(
        "mygames-damaged", where=f"<#{match.place.id}>"
    )


async def test_a_damaged_match_keeps_no_vacation_from_another(world: World) -> None:
    bad, good = await begin_on_discord(world, 2), await begin_on_discord(world, 2)
    await damage(bad, "DELETE FROM seats WHERE match_id = ? AND seat = 0")
    person = await good.asked()
    await person.slash(good.place, "clock vacation", days=7)
    await good.bot.services.publisher.finish()
    row = (await good.table()).row
    place = next(one for one in world.channel.threads if one.id == row.channel_id)
    assert any("is away, back <t:" in texts(one) for one in place.history())


async def test_a_damaged_match_does_not_keep_another_from_being_found(world: World, tmp_path: Path) -> None:
    bad, good = await begin_on_discord(world, 2), await begin_on_discord(world, 2)
    places = {thread.id for thread in world.channel.threads}
    await world.env.bot.close()
    with closing(sqlite3.connect(tmp_path / "matches.db", isolation_level=None)) as db:
        db.execute("DELETE FROM seats WHERE match_id = ? AND seat = 0", (bad.id,))
        db.execute("UPDATE matches SET created_at = created_at + 1000 WHERE id = ?", (bad.id,))
    for place in places:
        world.env.backend.delete_channel(place)
    await world.env.restart_bot(make_bot(tmp_path / "matches.db"))
    await world.people["Bruno"].slash(world.channel, "game board")
    assert (await good.table()).row.channel_id == world.channel.id
