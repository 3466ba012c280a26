"""Tournaments with real matches: launched, played and reported, with the same end wherever the process dies."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.clocks.paces import DAY
from bot.features.privacy.service import Privacy
from bot.features.tournaments import keeper as event_keeper
from bot.features.tournaments.keeper import (
    MAX_NEW_TOURNAMENTS_PER_DAY,
    SERVER_FULL,
    STEP_RETRY_DELAY,
    NotNow,
    TournamentKeeper,
    next_id,
)
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.model import Event, EventTable
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.stored import StoredTournament
from bot.match.errors import Refused
from storage.errors import Busy
from storage.tournaments import EventTableRow, SavedEvent
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NOW, refusal_of
from tests.bot.tournament_room import ORGANISER, Events, settings, without_matches

PLAYERS = range(1, 12)


async def create(events: Events, **more: object) -> Events:
    """Create the tournament."""
    await events.open()
    events.id = (await events.keeper.create(settings(**more), 5, 7, ORGANISER)).row.id
    return events


async def play_to_end(events: Events) -> Event:
    """Play a tournament of eleven entrants: one is late, one absent, and one leaves after the first round."""
    await create(events)
    first = events.writes
    await events.enter(PLAYERS, present=9)
    await events.act(acts.TournamentStarted(id="start"))
    event = await events.advance()
    assert [len(table.players) for table in event.open_tables()] == [3, 3, 3]
    await events.act(acts.Dropped(id="drop", player=event.open_tables()[0].players[0], reason="ill"))
    for _ in range(2):
        await events.play(event)
        event = await events.advance()
    assert events.writes > first
    await events.store.close()
    return event


async def test_a_tournament_of_nine_runs_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    event = await play_to_end(events)
    assert event.phase == "finished"
    assert [sorted(len(table.players) for table in one.tables) for one in event.stages[0].rounds] == [
        [3, 3, 3],
        [2, 3, 3],
    ]
    assert events.host.announced == ["0.1", "over", "0.2", "end"]
    results = [table.result for table in event.tables()]
    assert all(result is not None and len(result.scores) == len(result.players) for result in results)
    dropped = event.players("dropped")[0]
    result = next(table.result for table in event.tables() if dropped in table.players)
    assert result is not None
    assert result.counted[result.players.index(dropped)] == 3


async def test_deaths_at_random_writes_do_not_change_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        counted = Events(tmp_path / "whole.db", patch)
        expected = await play_to_end(counted)
    deaths = frozenset(random.Random(3).sample(range(5, counted.writes), 30))
    with monkeypatch.context() as patch:
        dying = Events(tmp_path / "dying.db", patch, deaths)
        assert without_matches(await play_to_end(dying)) == without_matches(expected)


async def test_a_step_that_cannot_be_stored_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch))
    assert await refusal_of(events.keeper.act(events.id, acts.TournamentStarted(id="x"))) == "event-refused-phase-draft"
    with pytest.raises(Refused, match="tournament-none"):
        await events.keeper.get_tournament("nothing")
    with pytest.raises(Refused, match="tournament-none"):
        await events.keeper.in_channel(8)
    assert (await events.keeper.in_channel(7)).row.id == events.id
    await events.store.close()


async def test_a_cup_starts_and_ends_by_itself_and_another_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch), format="mini-cup", rounds=1, least=3)
    await events.act(acts.Opened(id="open"))
    for player in range(1, 6):
        await events.act(acts.Entered(id=f"{player} enters", by=player, at=NOW, player=player))
    await events.keeper.set_name(events.id, 5, "P5")
    event = await events.advance()
    assert (event.phase, len(event.open_tables()), event.players("entered")) == ("running", 4, (5,))
    await events.play(event)
    assert (await events.advance()).phase == "finished"
    following = await events.keeper.in_channel(7)
    assert following.row.id == next_id(events.id)
    assert (following.tournament.phase, following.tournament.players("entered")) == ("open", (5,))
    assert following.name(5) == "P5"
    assert following.tournament.settings.seed != event.settings.seed
    await events.store.close()


async def test_a_failing_tournament_is_retried_ever_more_rarely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch))
    await events.enter(PLAYERS, present=9)
    place = events.host.place

    async def closed(*given: object) -> int:
        raise NotNow("403 (50001)")

    monkeypatch.setattr(events.host, "place", closed)
    await events.act(acts.TournamentStarted(id="start"))
    for pause in (1, 2, 4, 8, 16, 16):
        await events.advance()
        assert await events.store.events_due(NOW + pause * STEP_RETRY_DELAY - 1, 1) == ()
        assert await events.store.events_due(NOW + pause * STEP_RETRY_DELAY, 1) == (events.id,)
    monkeypatch.setattr(events.host, "place", place)
    await events.advance()
    assert await events.store.events_due(NOW + DAY * 3 // 4 - 1, 1) == (), "until its players are reminded"
    await events.store.close()


async def test_the_tournaments_of_an_organiser_are_limited_per_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = Events(tmp_path / "events.db", monkeypatch)
    await events.open()
    making = [
        events.keeper.create(settings(), 5, channel, ORGANISER) for channel in range(MAX_NEW_TOURNAMENTS_PER_DAY + 1)
    ]
    made = await asyncio.gather(*making, return_exceptions=True)
    assert [str(one) for one in made if isinstance(one, BaseException)] == ["tournament-too-many"]
    await events.keeper.create(settings(), 5, 7, ORGANISER + 1)
    events.keeper.now = lambda: NOW + DAY
    await events.keeper.create(settings(), 5, 7, ORGANISER)
    await events.store.close()


async def test_a_cup_that_follows_a_dated_one_is_open_until_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dates = {"closes": NOW, "starts": NOW}
    events = await create(Events(tmp_path / "events.db", monkeypatch), format="mini-cup", rounds=1, least=3, **dates)
    await events.act(acts.Opened(id="open"))
    for player in range(1, 6):
        await events.act(acts.Entered(id=f"{player} enters", by=player, at=NOW, player=player))
    await events.act(acts.Filled(id="fill", at=NOW, players=(1, 2, 3, 4)))
    await events.play(await events.advance())
    assert (await events.advance()).phase == "finished"
    events.id = next_id(events.id)
    event = await events.advance()
    assert (event.phase, event.players("entered")) == ("open", (5,))
    await events.store.close()


@pytest.mark.parametrize("vacation", [True, False])
async def test_matches_of_a_tournament_follow_its_rule_on_vacation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, vacation: bool
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch), pace="steady", vacation=vacation)
    await events.enter(range(1, 7), present=6)
    await events.act(acts.TournamentStarted(id="start"))
    event = await events.advance()
    for table in event.open_tables():
        clock = (await events.matches.get_match(table.match)).clock
        assert clock is not None
        assert clock.pace.vacation is vacation
    await events.store.close()


async def test_a_new_table_does_not_wait_for_a_player_who_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch), format="round-robin", seats=2, scheme="duel")
    await events.enter(range(1, 6), present=5)
    await events.act(acts.TournamentStarted(id="start"))
    event = await events.advance()
    gone = event.open_tables()[0].players[0]
    await events.play(event)
    await events.act(acts.Dropped(id="drop", player=gone))
    event = await events.advance()
    while event.phase == "running":
        for table in event.open_tables():
            seats = (await events.matches.get_match(table.match)).seats
            assert gone not in {seat.user_id for seat in seats}
        await events.play(event)
        event = await events.advance()
    results = [one.result for one in event.tables()[2:] if gone in one.players]
    assert all(result is not None and result.counted[result.players.index(gone)] == 2 for result in results)
    assert len(results) == 3
    await events.store.close()


async def test_a_player_in_another_seat_of_the_table_can_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch), rounds=1, least=3)
    await events.enter(range(1, 4), present=3)
    await events.act(acts.TournamentStarted(id="start"))
    event = await events.advance()
    (table,) = event.open_tables()
    first, second, _ = table.players
    seats = events.matches.seat_changes
    await seats.vacate(table.match, first, "Computer")
    await seats.substitute(table.match, 77, "Sub")
    await seats.vacate(table.match, second, "Computer")
    assert await seats.substitute(table.match, first, "First") == 1
    await events.play(event)
    event = await events.advance()
    assert event.phase == "finished"
    (result,) = (one.result for one in event.tables())
    assert result is not None
    assert (set(result.given_up), result.counted) == ({first, second}, (2, 2, 1))
    await events.store.close()


async def test_a_player_who_left_the_server_is_omitted_from_a_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch), rounds=1, cut=3)
    await events.enter(range(1, 10), present=9)
    await events.act(acts.TournamentStarted(id="start"))
    event = await events.advance()
    left = event.open_tables()[0].players[0]

    async def leave(stored: StoredTournament) -> tuple[int, ...]:
        return tuple(one for one in (left,) if one in stored.tournament.active())

    for table in event.open_tables():
        places = (1, 2, 3)
        await events.act(acts.Ruled(id=f"{table.key} ruled", table=table.key, places=places, by=ORGANISER))
    monkeypatch.setattr(events.host, "leave", leave)
    event = await events.advance()
    if ties := open_ties(event):
        chosen = ties[0].players[: ties[0].count]
        await events.act(acts.Advanced(id="cut", stage=0, chosen=chosen))
        event = await events.advance()
    assert left not in event.stages[1].players
    assert len(event.stages[1].players) == 3
    await events.store.close()


async def test_organisers_are_pinged_about_a_tie_after_a_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = {"rounds": 1, "cut": 2, "order": ("points",)}
    events = await create(Events(tmp_path / "events.db", monkeypatch), **rules)
    await events.enter(range(1, 10), present=9)
    await events.act(acts.TournamentStarted(id="start"))
    tables = (await events.advance()).open_tables()
    for table, places in zip(tables, ((1, 2, 2), (1, 2, 2), (1, 1, 1)), strict=True):
        await events.act(acts.Ruled(id=f"{table.key} ruled", table=table.key, places=places, by=ORGANISER))
    left, named = tables[0].players[0], list[bool]()

    async def leave(stored: StoredTournament) -> tuple[int, ...]:
        return tuple(one for one in (left,) if one in stored.tournament.active())

    async def conclude(stored: StoredTournament) -> None:
        named.append(bool(open_ties(stored.tournament)))

    monkeypatch.setattr(events.host, "leave", leave)
    monkeypatch.setattr(events.host, "conclude", conclude)
    for _ in range(2):
        assert open_ties(await events.advance())
        assert named == [False, True]
    await events.store.close()


async def test_a_tournament_with_only_late_tables_is_checked_a_day_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch))
    await events.enter(range(1, 10), 9)
    await events.act(acts.TournamentStarted(id="start"))
    event = await events.advance()
    late = max(table.deadline for table in event.open_tables()) + 1
    events.keeper.now = lambda: late
    await events.advance()
    assert await events.store.events_due(late + DAY - 1, 9) == ()
    assert await events.store.events_due(late + DAY, 9) == (events.id,)
    await events.store.close()


async def test_a_table_launched_by_two_processes_has_one_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch))

    async def place(stored: StoredTournament, table: EventTable) -> int:
        channel = int(table.key.replace(".", "0"))
        await events.store.set_event_table(EventTableRow(events.id, table.key, channel, f"another{table.key}"))
        return channel + 1

    monkeypatch.setattr(events.host, "place", place)
    await events.enter(range(1, 7), present=6)
    await events.act(acts.TournamentStarted(id="start"))
    tables = (await events.advance()).open_tables()
    assert [table.match for table in tables] == [f"another{table.key}" for table in tables]
    assert len(tables) == 2
    await events.store.close()


async def test_acts_of_another_process_are_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch))
    await events.enter(range(1, 7), present=6)
    await events.advance()
    other = TournamentKeeper(events.matches, lobby_of(events.matches), lambda: NOW)
    await other.leave(1)
    await Privacy(events.matches, lobby_of(events.matches).lobbies).delete(1, "Computer", "P1")
    await events.matches.store.set_event_message(events.id, 9)
    shown: list[StoredTournament] = []

    async def changed(stored: StoredTournament) -> None:
        shown.append(stored)

    monkeypatch.setattr(events.host, "changed", changed)
    await events.advance()
    (stored,) = shown
    assert stored.tournament.players("present") == (2, 3, 4, 5, 6)
    assert (stored.name(2), stored.row.message_id) == ("P2", 9)
    assert stored.name(1) != "P1"
    await events.store.close()


async def test_a_cup_opens_with_all_waiting_players_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch), format="mini-cup", rounds=1, least=3)
    await events.act(acts.Opened(id="open"))
    for player in range(1, 10):
        await events.act(acts.Entered(id=f"{player} enters", by=player, at=NOW, player=player))
    await events.play(await events.advance())
    following = next_id(events.id)
    full = [True]
    add_acts = events.store.add_acts

    async def adding(event_id: str, length: int, texts: Sequence[str], next_at: int | None) -> None:
        if full and event_id == following and any('"player":9' in text for text in texts):
            full.clear()
            raise Busy
        await add_acts(event_id, length, texts, next_at)

    monkeypatch.setattr(events.store, "add_acts", adding)
    assert (await events.advance()).phase == "running"
    await events.keeper.advance(following, events.host)
    assert (await events.keeper.get_tournament(following)).tournament.phase == "draft"
    assert (await events.advance()).phase == "finished"
    await events.keeper.advance(following, events.host)
    second = (await events.keeper.get_tournament(following)).tournament
    assert (second.phase, len(second.players("present")), second.players("entered")) == ("running", 4, (9,))
    await events.store.close()


async def test_a_player_who_left_does_not_win_a_duel_conceded_to_a_helper(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duels = {"format": "round-robin", "seats": 2, "scheme": "duel", "least": 3, "pace": "steady"}
    events = await create(Events(tmp_path / "events.db", monkeypatch), **duels)
    await events.enter(range(1, 4), present=3)
    await events.act(acts.TournamentStarted(id="start"))
    (table,) = (await events.advance()).open_tables()
    first, second = table.players
    seats = events.matches.seat_changes
    await seats.vacate(table.match, first, "Computer")
    await seats.substitute(table.match, 77, "Sub")
    await events.matches.conceding.concede(table.match, second)
    ended = (await events.advance()).tables()[0]
    assert ended.result is not None
    assert (ended.sitting, ended.result.given_up, ended.result.places) == ((77, second), (first,), (1, 2))
    assert ended.result.counted == (2, 1)
    await events.store.close()


async def test_reading_a_tournament_delays_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await create(Events(tmp_path / "events.db", monkeypatch))
    slow, other = events.id, (await events.keeper.create(settings(), 6, 8, ORGANISER)).row.id
    read, going_on = events.store.event, asyncio.Event()

    async def hang(event_id: str) -> SavedEvent | None:
        if event_id == slow:
            await going_on.wait()
        return await read(event_id)

    monkeypatch.setattr(events.store, "event", hang)
    waiting = asyncio.create_task(events.keeper.get_tournament(slow))
    await asyncio.sleep(0)
    assert (await events.keeper.act(other, acts.Opened(id="open"))).tournament.phase == "open"
    assert not waiting.done()
    events.keeper.forget()
    going_on.set()
    assert (await waiting).row.id == slow
    await events.store.close()


async def test_matches_of_tournaments_on_a_server_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_keeper, "MAX_TOURNAMENT_MATCHES", 2)
    events = await create(Events(tmp_path / "events.db", monkeypatch), rounds=1)
    await events.enter(PLAYERS, present=9)
    await events.act(acts.TournamentStarted(id="start"))
    for _ in range(event_keeper.LAUNCHES_BEFORE_PING):
        event = await events.advance()
    assert [bool(table.match) for table in event.tables()] == [True, True, False]
    assert event.tables()[2].unlaunched == SERVER_FULL
    monkeypatch.setattr(event_keeper, "MAX_TOURNAMENT_MATCHES", 3)
    assert all(table.match for table in (await events.advance()).tables())
    await events.store.close()
