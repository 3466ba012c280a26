"""Matches end when no person is left, and a player who resigns while others play keeps the name."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from discord import ui

from bot.cards.turn_card import turn_card
from bot.cli.replay import replay
from bot.features.results.rematch import open_rematch
from bot.features.tournaments.matches import ended_acts
from bot.features.tournaments.rules.acts import GaveUp, Reported
from bot.features.tournaments.rules.model import EventTable
from bot.interaction.translator import CATALOGUE
from bot.match.arbiter import Ruling
from bot.match.match import EARLY
from bot.match.outbox import EVERYONE, Announcement, unpack
from bot.match.service import Matches
from bot.match.settings import SEATING
from bot.words import LOCALES
from engine import GAMES
from engine.core.log import replay_log
from engine.core.notation import read_record, write_record
from storage.waiting_lists import ReserveRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import private_messages
from tests.bot.tabletop import NAMES, NOW, STRANGER, USERS, Room, begin, choose_first, refusal_of
from tests.simulated import World, controls, texts

EN = CATALOGUE.words("en")

Leave = Callable[[Matches, str, int], Awaitable[object]]


async def remove_player(matches: Matches, match_id: str, user: int) -> None:
    """Give the seat of a user to a computer player, as an arbiter."""
    seat = (await matches.get_match(match_id)).seat_of(user)
    await matches.arbiter.replace(match_id, Ruling(STRANGER, "Mora", "away"), seat, None, "Computer 3")


LEAVING: dict[str, Leave] = {
    "resign": lambda matches, match_id, user: matches.conceding.concede(match_id, user),
    "delete": lambda matches, match_id, user: matches.resign(match_id, user, "Computer 3"),
    "vacate": lambda matches, match_id, user: matches.seat_changes.vacate(match_id, user, "Computer 3"),
    "remove": remove_player,
    "kick": lambda matches, match_id, user: matches.seat_changes.leave_server(match_id, user),
}


@pytest.mark.parametrize("how", LEAVING)
async def test_a_match_ends_with_its_last_person(room: Room, how: str) -> None:
    tables = room.tables
    match_id = await begin(tables, 1, 2)
    await choose_first(tables, match_id)
    before = (await tables.get_match(match_id)).log_length
    await LEAVING[how](tables, match_id, USERS[0])
    table = await tables.get_match(match_id)
    assert (table.row.status, table.ended_early, table.conceder) == ("ended", True, None)
    assert table.log_length == before, "nothing is played for no one"
    view = table.view(None)
    result = table.game.result(table.core.position.state)
    assert view.outcome is not None
    assert (view.outcome.ranks, view.outcome.scores, view.outcome.ended) == (result.ranks, result.scores, EARLY)
    assert (view.decisions, view.asked) == ((), ())
    unsent = [row for row in await room.store.unsent(match_id) if row.target == EVERYONE]
    told = [one.event.kind for row in unsent for one in unpack(row.body).events]
    assert told[-1] == "ended_early"
    assert "resigned" not in told, "no bot plays on"
    assert ("resigned_last" in told) == (how in ("resign", "delete"))
    (outcome,) = await tables.store.outcomes()
    assert outcome.ending == "early"
    assert await tables.store.results(5) == (), "it does not count on the ladder"
    assert await refusal_of(tables.conceding.concede(match_id, USERS[0])) in ("refuse-over", "refuse-not-a-player")
    await room.restart()
    assert (await room.tables.get_match(match_id)).ended_early


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_may_end_at_its_first_question(tables: Matches, game: str) -> None:
    match_id = await begin(tables, 2, game=game)
    for user in USERS[:2]:
        await tables.resign(match_id, user)
    table = await tables.get_match(match_id)
    assert table.ended_early
    for words in (CATALOGUE.words(locale).at(table.names) for locale in LOCALES):
        shown = "\n".join(
            item.content
            for item in turn_card(table, words, Announcement(())).layout.walk_children()
            if isinstance(item, ui.TextDisplay)
        )
        assert words("ended-early") in shown
        for name in NAMES[:2]:
            assert words("seat-left", player=name, turn=table.turn) in shown


async def test_a_match_goes_on_while_a_person_is_left(room: Room) -> None:
    match_id = await begin(room.tables, 2, 1)
    await room.tables.conceding.concede(match_id, USERS[0])
    table = await room.tables.get_match(match_id)
    assert (table.row.status, table.ended_early) == ("live", False)
    left = table.seats[0]
    assert (left.user_id, left.name, left.former, left.since) == (None, NAMES[0], USERS[0], table.turn)
    assert left.computer is not None
    await room.restart()
    assert (await room.tables.get_match(match_id)).seats[0] == left


async def test_a_match_goes_on_while_a_substitute_waits_for_its_free_seat(tables: Matches) -> None:
    match_id = await begin(tables, 2)
    await tables.store.add_reserve(match_id, ReserveRow(USERS[2], NAMES[2], NOW))
    await tables.resign(match_id, USERS[1])
    await tables.seat_changes.vacate(match_id, USERS[0], "Computer 1")
    assert not (await tables.get_match(match_id)).ended_early


async def test_a_permanently_lost_seat_waits_for_no_player(tables: Matches) -> None:
    match_id = await begin(tables, 1, 1)
    await tables.store.add_reserve(match_id, ReserveRow(USERS[2], NAMES[2], NOW))
    await tables.resign(match_id, USERS[0])
    assert (await tables.get_match(match_id)).ended_early


async def test_a_departure_while_no_bot_ran_ends_the_match_when_it_is_due(room: Room) -> None:
    match_id = await begin(room.tables, 1, 1)
    await room.store.forget_user(USERS[0])
    tables = await room.restart()
    await tables.sweep()
    assert (await tables.get_match(match_id)).ended_early


async def test_the_record_of_a_match_that_ended_early_replays_and_tells_it(
    tables: Matches, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match_id = await begin(tables, 1, 2)
    await choose_first(tables, match_id)
    await tables.resign(match_id, USERS[0])
    record = await tables.record(match_id)
    table = await tables.get_match(match_id)
    assert record.secret
    again = read_record(write_record(record))
    *_, last = replay_log(table.game, again.setup, again.entries)
    assert table.game.digest(last.position) == table.game.digest(table.core.position)
    file = tmp_path / "record.txt"
    file.write_text(write_record(record), encoding="utf-8")
    assert replay(EN, file=file, json=False) == 0
    assert EN("cli-replay-early", actions=len(table.core.actions)) in capsys.readouterr().out
    assert replay(EN, file=file, json=True) == 0
    assert '"ended":"early"' in capsys.readouterr().out


async def test_a_tournament_match_gets_the_position_and_the_resignations(tables: Matches) -> None:
    match_id = await begin(tables, 3)
    for user in USERS[:3]:
        await tables.resign(match_id, user)
    table = await tables.get_match(match_id)
    acts = await ended_acts(tables, EventTable("1.1.1", USERS[:3], USERS[:3], 0), match_id, 0)
    outcome = table.view(None).outcome
    assert outcome is not None
    assert [(one.places, one.scores) for one in acts if isinstance(one, Reported)] == [(outcome.ranks, outcome.scores)]
    assert {one.player for one in acts if isinstance(one, GaveUp)} == {*USERS[:3]}


@pytest.mark.parametrize("asking", USERS[:3])
async def test_every_player_may_ask_for_a_rematch(tables: Matches, asking: int) -> None:
    match_id = await begin(tables, 3)
    for user in USERS[:3]:
        await tables.resign(match_id, user)
    table = await tables.get_match(match_id)
    opened = await open_rematch(lobby_of(tables).lobbies, table.row, table.seats, 8, asking)
    assert opened.settings[SEATING].split() == [str(user) for user in (*USERS[1:3], USERS[0])]
    assert [one.user_id for one in await tables.players(opened.id)] == [asking], "no computer player took a seat"


@pytest.mark.parametrize("people", [1, 2])
async def test_the_confirmation_explains_the_consequences(world: World, people: int) -> None:
    ada, bruno = (world.people[name] for name in ("Ada", "Bruno"))
    await ada.slash(world.channel, "game new", game="caylus", seats=3)
    (lobby,) = world.channel.history()
    match_id = next(id for id in controls(lobby) if id.startswith("l|")).split("|")[2]
    for number in range(2):
        if number < people - 1:
            await bruno.click(world.channel.history()[0], custom_id=f"l|join|{match_id}")
        else:
            await ada.click(world.channel.history()[0], custom_id=f"l|computer|{match_id}")
    await ada.click(world.channel.history()[0], custom_id=f"l|start|{match_id}")
    place = [*world.channel.threads, world.channel][0]
    (question,) = private_messages(await ada.slash(place, "game resign"))
    assert EN("resign-confirm-last" if people == 1 else "resign-confirm") in texts(question)
