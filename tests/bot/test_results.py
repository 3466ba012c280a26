"""After a match: the result with its charts, and a rematch with the seats one further on."""

import discord
import pytest
from msgspec import structs

from bot.matches.rematch import open_rematch, rotated
from bot.messages.result_card import pace_line, span
from bot.words import Catalogue
from storage.rows import LogRow, SeatRow
from tests.bot.playing import Match, answers, begin, galleries, message, said, sealed, sentence
from tests.bot.tabletop import SECRET, USERS, Room, script
from tests.bot.tabletop import begin as begin_at
from tests.simulated import World, controls, forged, texts

EN = Catalogue().words("en")


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of Ada and Bruno that is over."""
    sealed(monkeypatch, SECRET)
    match = await begin(world, 2, "magna_carta")
    for choice in script(2, 5, name="magna_carta").choices:
        await match.type(choice)
    return match


async def test_a_result_has_the_winner_and_the_charts(match: Match) -> None:
    dora = match.world.people["Dora"]
    (shown,) = answers(await dora.click(await match.card(), custom_id=f"z|result|{match.id}"))
    pictures = [match.picture(item["media"]["url"]) for gallery in galleries(shown) for item in gallery]
    assert [data[:8] for data in pictures] == [b"\x89PNG\r\n\x1a\n"] * 2
    assert "moves, half of them within" in texts(shown)
    assert {id.split("|")[0] for id in controls(shown)} == {"z", "r", "t"}
    exported = await dora.click(shown, custom_id=f"t|export|{match.id}")
    assert sentence("export-done") in said(exported)


async def test_a_rematch_turns_the_seats_and_keeps_the_rules(match: Match) -> None:
    ada, bruno = (match.world.people[name] for name in ("Ada", "Bruno"))
    await ada.click(await match.card(), custom_id=f"z|rematch|{match.id}")
    bot = match.bot
    opened = await bot.services.matches.in_channel(match.place.id)
    assert opened is not None
    assert (opened.status, opened.owner_id, opened.game) == ("lobby", ada.id, "magna_carta")
    before = (await match.table()).row
    assert (opened.options, opened.seats) == (before.options, before.seats)
    lobby = next(one for one in match.place.history() if f"l|join|{opened.id}" in controls(one))
    await bruno.click(message(match.place, lobby.id), custom_id=f"l|join|{opened.id}")
    seats = await bot.services.matches.lobbies.players(opened.id)
    assert [seat.user_id for seat in seats] == [bruno.id, ada.id]
    called = [one for one in match.place.history() if f"<@{bruno.id}>" in texts(one)]
    assert sentence("rematch-called", players=f"<@{bruno.id}>") in [texts(one) for one in called]


async def test_who_did_not_play_cannot_ask_for_a_rematch(match: Match) -> None:
    pressed = await match.world.people["Dora"].click(await match.card(), custom_id=f"z|rematch|{match.id}")
    assert sentence("refuse-no-rematch") in said(pressed)


def test_every_seat_of_a_rematch_is_one_further_on() -> None:
    seats = [SeatRow(0, 1, "Ada"), SeatRow(1, None, "C", "computer"), SeatRow(2, 2, "Bruno")]
    assert [seat.name for seat in rotated(seats)] == ["C", "Bruno", "Ada"]


async def test_a_rematch_takes_the_computer_players_along(room: Room) -> None:
    match_id = await begin_at(room.tables, 1, 2)
    table = await room.tables.look(match_id)
    over = structs.replace(table.row, status="ended")
    lobbies = room.tables.lobbies
    opened = await open_rematch(lobbies, over, table.seats, 99, USERS[0])
    seats = await lobbies.players(opened.id)
    assert [seat.user_id for seat in seats] == [None, None, USERS[0]]
    assert [seat.computer for seat in seats] == [table.seats[1].computer, table.seats[1].computer, None]


@pytest.mark.parametrize("what", ["result", "rematch"])
async def test_a_match_that_runs_has_no_result(world: World, what: str) -> None:
    match = await begin(world, 2)
    refusal = {"result": "refuse-unknown-button", "rematch": "refuse-no-rematch"}[what]
    id = f"z|{what}|{match.id}"
    shown = forged(world.env, match.place, discord.ui.Button(label="?", custom_id=id))
    assert sentence(refusal) in said(await world.people["Ada"].click(shown, custom_id=id))


def line(at: int, user: int | None) -> LogRow:
    return LogRow(0, 0, "place", (), user, False, at)


def test_the_pace_is_that_of_the_moves_of_people() -> None:
    lines = [line(0, None), line(60, 1), line(7_200, None), line(7_200 + 3_600, 2), line(200_000, 1)]
    assert pace_line(EN, lines) == EN(
        "result-pace", span=EN("span-days", count=2), moves=3, pace=EN("span-hours", count=1)
    )
    assert pace_line(EN, lines[:1]) == ""
    assert [span(EN, seconds) for seconds in (0, 60, 3_600)] == ["less than a minute", "1 minute", "1 hour"]
