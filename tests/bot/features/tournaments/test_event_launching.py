"""Tables whose matches are being made while players leave, are replaced or deleted, and tables are ruled."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.features.privacy.service import Privacy
from bot.features.tournaments.keeper import NotNow
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.model import Event, EventTable
from bot.features.tournaments.rules.next_steps import Concern, open_concerns
from bot.features.tournaments.stored import StoredTournament
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import ORGANISER, Events, settings

SUBSTITUTE = 77
INTERRUPTED_TABLE = "1.1.2"
"""The table whose launch is interrupted."""

During = Callable[[Events, EventTable], Awaitable[None]]


async def start_unlaunched(path: Path, monkeypatch: pytest.MonkeyPatch, **more: object) -> Events:
    """Return a tournament of six at two tables that are not launched yet."""
    events = Events(path / "events.db", monkeypatch)
    await events.open()
    events.id = (await events.keeper.create(settings(**more), 5, 7, ORGANISER)).row.id
    await events.enter(range(1, 7), present=6)
    await events.keeper.set_name(events.id, SUBSTITUTE, "Sub")
    await events.act(acts.TournamentStarted(id="start"))
    return events


async def launch_interrupted(events: Events, monkeypatch: pytest.MonkeyPatch, during: During) -> Event:
    """Launch the tables, with an interruption while Discord makes the place of one."""
    place = events.host.place

    async def placing(stored: StoredTournament, table: EventTable) -> int:
        if table.key == INTERRUPTED_TABLE:
            await during(events, table)
        return await place(stored, table)

    monkeypatch.setattr(events.host, "place", placing)
    return await events.advance()


async def seated(events: Events, table: EventTable) -> list[int | None]:
    return [seat.user_id for seat in (await events.matches.get_match(table.match)).seats]


async def drop(events: Events, table: EventTable) -> None:
    await events.act(acts.Dropped(id="drop", player=table.players[0]))


async def replace(events: Events, table: EventTable) -> None:
    player = table.players[0]
    await events.act(
        acts.Replaced(id="replace", by=ORGANISER, reason="ill", table=table.key, player=player, substitute=SUBSTITUTE)
    )


async def take_over(events: Events, table: EventTable) -> None:
    player = table.players[0]
    await events.act(acts.TookOver(id="take over", by=ORGANISER, reason="ill", player=player, substitute=SUBSTITUTE))


async def rule(events: Events, table: EventTable) -> None:
    await events.act(acts.Ruled(id="rule", by=ORGANISER, table=table.key, places=(1, 2, 3)))


async def pause(events: Events, table: EventTable) -> None:
    await events.act(acts.TournamentPaused(id="pause", by=ORGANISER, tables=()))


async def delete(events: Events, user: int) -> None:
    await events.keeper.leave(user)
    await Privacy(events.matches, lobby_of(events.matches).lobbies).delete(user, "Computer", f"P{user}")
    events.keeper.forget()


async def test_a_player_who_leaves_during_the_launch_has_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch)
    table = (await launch_interrupted(events, monkeypatch, drop)).tables()[1]
    assert await seated(events, table) == [None, *table.players[1:]]
    await events.store.close()


@pytest.mark.parametrize("act", [replace, take_over])
async def test_a_substitute_during_the_launch_has_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: During
) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch)
    table = (await launch_interrupted(events, monkeypatch, act)).tables()[1]
    assert await seated(events, table) == [*table.sitting]
    assert table.sitting[0] == SUBSTITUTE
    await events.store.close()


@pytest.mark.parametrize("act", [drop, replace, take_over])
async def test_changes_while_a_match_is_made_reach_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: During
) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch, pace="steady")
    start = lobby_of(events.matches).starting.start_unasked

    async def starting(match_id: str, user_id: int, *, silent: bool = False, shared: None = None) -> None:
        await start(match_id, user_id, silent=silent)
        table = (await events.keeper.get_tournament(events.id)).tournament.tables()[1]
        if (await events.store.event_of(match_id)) == await events.store.event_table(events.id, table.key):
            await act(events, table)

    monkeypatch.setattr(lobby_of(events.matches).starting, "start_unasked", starting)
    table = (await events.advance()).tables()[1]
    away = {player for player in table.sitting if player in table.given_up}
    assert table.match
    assert await seated(events, table) == [None if player in away else player for player in table.sitting]
    await events.store.close()


@pytest.mark.parametrize("act", [rule, pause])
async def test_a_table_ruled_or_paused_during_the_launch_has_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: During
) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch)
    table = (await launch_interrupted(events, monkeypatch, act)).tables()[1]
    row = await events.store.event_table(events.id, INTERRUPTED_TABLE)
    assert row is not None
    assert (table.match, await events.matches.find(row.match_id)) == ("", None)
    await events.store.close()


async def test_a_table_ruled_while_its_match_is_made_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch, pace="steady")
    start = lobby_of(events.matches).starting.start_unasked

    async def starting(match_id: str, user_id: int, *, silent: bool = False, shared: None = None) -> None:
        await start(match_id, user_id, silent=silent)
        tables = (await events.keeper.get_tournament(events.id)).tournament.tables()
        if tables[0].match:
            await rule(events, tables[1])

    monkeypatch.setattr(lobby_of(events.matches).starting, "start_unasked", starting)
    table = (await events.advance()).tables()[1]
    row = await events.store.event_table(events.id, INTERRUPTED_TABLE)
    assert row is not None
    match = await events.matches.find(row.match_id)
    assert (table.match, match and match.status) == ("", "cancelled")
    await events.store.close()


async def test_a_player_deleted_during_the_launch_has_no_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch)
    gone: list[int] = []

    async def during(events: Events, table: EventTable) -> None:
        gone.append(table.players[1])
        await delete(events, table.players[1])

    await launch_interrupted(events, monkeypatch, during)
    assert not (await events.store.own_rows(gone[0]))["seats"]
    await events.store.close()


async def test_a_substitute_deleted_before_the_launch_has_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch)

    async def closed(*given: object) -> int:
        raise NotNow("403")

    with monkeypatch.context() as patch:
        patch.setattr(events.host, "place", closed)
        table = (await events.advance()).tables()[0]
    await replace(events, table)
    await delete(events, SUBSTITUTE)
    event = await events.advance()
    assert await seated(events, event.tables()[0]) == [None, *table.players[1:]]
    assert not (await events.store.own_rows(SUBSTITUTE))["seats"]
    await events.play(event)
    result = (await events.advance()).tables()[0].result
    assert result is not None
    assert (result.given_up, result.counted[0]) == ((table.players[0],), 3)
    await events.store.close()


async def test_a_table_that_cannot_be_made_delays_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await start_unlaunched(tmp_path, monkeypatch)
    start = lobby_of(events.matches).starting.start_unasked

    async def starting(match_id: str, user_id: int, *, silent: bool = False, shared: None = None) -> None:
        called.append(not silent)
        await start(match_id, user_id, silent=silent)

    async def closed(events: Events, table: EventTable) -> None:
        raise NotNow("400 (200000)")

    called: list[bool] = []
    monkeypatch.setattr(lobby_of(events.matches).starting, "start_unasked", starting)
    with monkeypatch.context() as patch:
        for time in range(1, 6):
            event = await launch_interrupted(events, patch, closed)
            assert [bool(table.match) for table in event.tables()] == [True, False]
            assert events.host.announced == ([] if time < 3 else ["0.1", f"warn {INTERRUPTED_TABLE}"])
    assert open_concerns(event, NOW) == (Concern("not-launched", INTERRUPTED_TABLE, why="400 (200000)"),)
    event = await events.advance()
    assert all(table.match for table in event.tables())
    assert (open_concerns(event, NOW), events.host.announced) == ((), ["0.1", f"warn {INTERRUPTED_TABLE}"])
    assert called == [False, True], "players not pinged with the round are pinged in the match"
    await events.store.close()
