"""Matches that go on in spite of computer players, disk failures, evictions from memory and restarts."""

import asyncio
import random

import pytest

from bot.match import match_cache as cache
from bot.match.match_cache import SNAPSHOT_INTERVAL
from bot.match.new_match import LobbyTerms
from bot.match.outbox import MoveResult, unpack
from bot.match.service import Matches
from engine.core.types import Event
from storage import errors
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import NAMES, NOW, USERS, Room, begin, choose_first, open_question, refusal_of

# --- computer players


async def test_computer_players_play_until_a_person_is_asked(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=1, computers=3)
    while (table := await tables.get_match(match_id)).core.decisions:
        assert [table.seats[seat].user_id for seat in table.asked()] == [USERS[0]]
        await choose_first(tables, match_id)
    assert table.row.status == "ended"
    lines = await room.store.log(match_id)
    assert {line.seat for line in lines} == {-1, 0, 1, 2, 3}
    assert not [line for line in lines if line.seat > 0 and (line.auto or line.by_user is not None)]
    await room.check(match_id)


async def test_a_computer_player_takes_the_seat_of_a_player_who_resigns(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    user, _, _ = await open_question(tables, match_id)
    table = await tables.resign(match_id, user)
    (other,) = {USERS[0], USERS[1]} - {user}
    assert (await open_question(tables, match_id))[0] == other
    assert [seat.user_id for seat in table.seats].count(None) == 1
    told = [one.event for message in await room.store.unsent(match_id) for one in unpack(message.body).events]
    seat = USERS.index(user)
    assert [event for event in told if event.kind == "resigned"] == [Event("resigned", seat, {"name": NAMES[seat]})]
    assert await refusal_of(tables.resign(match_id, user, "Computer 1")) == "refuse-not-a-player"
    await room.check(match_id)
    assert [one.name for one in table.seats] == list(NAMES[:2])
    await room.check(match_id)


async def test_a_computer_player_goes_on_after_a_stop_in_between(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begin(tables)
    user, _, _ = await open_question(tables, match_id)
    monkeypatch.setattr(room.store, "append", failing)
    with pytest.raises(errors.NotSaved):
        await tables.resign(match_id, user, "Computer 1")
    tables = await room.restart()
    assert (await open_question(tables, match_id))[0] != user
    await room.check(match_id)


async def failing(*args: object) -> None:
    raise errors.NotSaved("SQLITE_FULL")


# --- failures


async def test_an_unsaved_move_has_not_happened(room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await begin(tables)
    first = await choose_first(tables, match_id)
    user, decision_name, ask = await open_question(tables, match_id)
    told = len(room.told)
    with monkeypatch.context() as patched:
        patched.setattr(room.store, "append", failing)
        with pytest.raises(errors.NotSaved):
            await choose_first(tables, match_id)
        with pytest.raises(errors.NotSaved):
            await tables.undoing.undo(match_id, first, "press")
    assert len(room.told) == told
    assert await open_question(tables, match_id) == (user, decision_name, ask)
    await room.check(match_id)


async def test_a_match_with_a_failed_step_is_read_again(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begin(tables)
    before = await open_question(tables, match_id)
    with monkeypatch.context() as patched:
        patched.setattr(MoveResult, "lines", lambda *given: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await choose_first(tables, match_id)
    assert tables.cache.peek(match_id) is None
    assert await open_question(tables, match_id) == before
    await room.check(match_id)


async def test_a_match_that_moved_on_elsewhere_is_read_again(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    stale = await open_question(tables, match_id)
    other = matches_with_lobbies(room.store, lambda: NOW, room.told.append)
    await choose_first(other, match_id)
    user, decision_name, ask = stale
    assert (
        await refusal_of(tables.choose(match_id, user, decision_name, (ask.options[-1].key,), "late")) == "refuse-stale"
    )
    assert (await tables.get_match(match_id)).core.log == (await other.get_match(match_id)).core.log
    await room.check(match_id)


async def test_matches_beyond_those_kept_are_read_again(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_LINES", 2 * cache.LINES_PER_POSITION + 30)
    matches = [await begin(tables, channel=channel) for channel in range(1, 6)]
    for _ in range(4):
        await asyncio.gather(*(choose_first(tables, match_id) for match_id in matches))
    assert [tables.cache.peek(match_id) is not None for match_id in matches] == [False] * 3 + [True] * 2
    for match_id in matches:
        assert len((await tables.get_match(match_id)).core.log) == 2 + 4
        await room.check(match_id)


async def test_a_restart_changes_nothing(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3)
    chooser = random.Random(3)
    for number in range(40):
        user, _, ask = await open_question(tables, match_id)
        if chooser.random() < 0.2:
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr("bot.match.agreement.missing", lambda match, request: ())
                await tables.undoing.undo(match_id, user, f"undo {number}")
        else:
            await choose_first(tables, match_id, chooser.choice(ask.options).key, f"press {number}")
        if number % 5 == 0:
            before = await open_question(tables, match_id)
            tables = await room.restart()
            assert await open_question(tables, match_id) == before
        await room.check(match_id)
    assert (await tables.get_match(match_id)).core.undos > 0


async def test_a_snapshot_is_kept_now_and_then_and_reading_goes_on_from_it(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    covered = []
    for _ in range(2 * SNAPSHOT_INTERVAL):
        await choose_first(tables, match_id)
        saved = await room.store.load(match_id)
        assert saved is not None
        assert saved.snapshot is not None
        assert 0 <= len(saved.lines) - saved.snapshot.count < SNAPSHOT_INTERVAL
        covered.append(saved.snapshot.count)
        await room.check(match_id)
    length = len(await room.store.log(match_id))
    assert 2 <= len(set(covered)) <= 1 + length // SNAPSHOT_INTERVAL


async def test_a_lobby_is_no_table_yet(tables: Matches) -> None:
    lobby = await lobby_of(tables).lobbies.open(3, 5, USERS[0], "Ada", LobbyTerms("caylus"))
    assert await refusal_of(tables.get_match(lobby.id)) == "refuse-no-live"
    assert await refusal_of(tables.get_match("unknown2")) == "refuse-game-gone"


async def test_a_cancelled_match_accepts_no_more_choices(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    user, decision_name, ask = await open_question(tables, match_id)
    await tables.cancellation.moderate(match_id, "Zoe")
    late = tables.choose(match_id, user, decision_name, (ask.options[0].key,), "late")
    assert await refusal_of(late) == "refuse-cancelled"
    assert await refusal_of(tables.undoing.undo(match_id, user, "late")) == "refuse-cancelled"
    assert (await tables.get_match(match_id)).users_to_ping(await room.news(match_id)) == frozenset()
