"""End of a match: the result with its charts, and a rematch with rotated seats."""

import json
import re
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote, urlsplit

import discord
import pytest
from discord import ui
from msgspec import structs
from simcord import ResponseMessage

from bot.cards.layouts import MAX_PAGE_TEXT
from bot.cards.opinions import point_lines
from bot.cards.times import span
from bot.features.results.analyses import Analyses
from bot.features.results.cards import chances_text, pace_line, play_link, result_card
from bot.features.results.rematch import open_rematch, rotated
from bot.match.new_match import LobbyTerms
from bot.match.settings import PARENT, style_of
from bot.words import Catalogue
from engine import GAMES
from engine.core.types import CHANCE, Merit, Option
from engine.minds.analysis import Analysis, Decline, TurnChances, TurningPoint
from engine.minds.explanation import Factor
from engine.minds.playouts import Chance
from storage.log import LogRow
from storage.matches import SeatRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import (
    Match,
    begin,
    galleries,
    message,
    private_messages,
    private_text,
    sentence,
)
from tests.bot.tabletop import USERS, Room, unsaved_match
from tests.bot.tabletop import begin as begin_at
from tests.simulated import World, controls, forged, texts

EN = Catalogue().words("en")


def play_in(address: str) -> dict[str, Any]:
    """Return the play in a link."""
    play: dict[str, Any] = json.loads(unquote(urlsplit(address).query.removeprefix("data=")))
    return play


async def pictures(match: Match, shown: ResponseMessage) -> list[bytes]:
    """Return the pictures of a message."""
    return [match.picture(item["media"]["url"]) for gallery in galleries(shown) for item in gallery]


async def test_a_result_has_the_winner_and_the_charts(match: Match, found: list[Analysis | None]) -> None:
    found.append(None)
    dora = match.world.people["Dora"]
    (shown,) = private_messages(await dora.click(await match.card(), custom_id=f"z|result|{match.id}"))
    assert [data[:8] for data in await pictures(match, shown)] == [b"\x89PNG\r\n\x1a\n"] * 3
    assert "moves, usually" in texts(shown)
    assert {id.split("|")[0] for id in controls(shown)} == {"z", "r", "t"}
    exported = await dora.click(shown, custom_id=f"t|export|{match.id}")
    assert sentence("export-done") in private_text(exported)


async def test_a_result_shows_the_readers_change_of_rating(match: Match, found: list[Analysis | None]) -> None:
    found += [None, None]
    kind = sentence("ladder-kind", game="Caylus Magna Carta", seats=2)
    hidden = sentence("rating-after-provisional", kind=kind, rating="1 of 10")[: -len(".")]
    for person, is_rated in ((match.person(0), True), (match.world.people["Dora"], False)):
        (shown,) = private_messages(await person.click(await match.card(), custom_id=f"z|result|{match.id}"))
        assert (hidden in texts(shown)) == is_rated


async def test_a_result_can_be_saved_in_bg_stats(match: Match) -> None:
    dora, table = match.world.people["Dora"], await match.table()
    button: ui.Button[ui.View] = ui.Button(custom_id=f"z|bg-stats|{match.id}", label="keep")
    pressed = await dora.click(forged(match.world.env, match.place, button), custom_id=f"z|bg-stats|{match.id}")
    (address,) = re.findall(
        r"\((https://app\.bgstatsapp\.com/createPlay\.html\?data=[\w.~%-]+)\)", private_text(pressed)
    )
    play = play_in(address)
    outcome = table.view(None).outcome
    assert outcome is not None
    assert [(one["name"], int(one["score"]), one["rank"]) for one in play["players"]] == [
        ("Ada", outcome.scores[0], outcome.ranks[0]),
        ("Bruno", outcome.scores[1], outcome.ranks[1]),
    ]
    assert [one["winner"] for one in play["players"]] == [rank == 1 for rank in outcome.ranks]
    assert not any(str(seat.user_id) in address for seat in table.seats)
    assert (play["sourcePlayId"], play["game"]["name"]) == (match.id, "Caylus Magna Carta")
    assert datetime.strptime(play["playDate"], "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC).year >= 2020


async def test_a_running_match_cannot_be_saved_in_bg_stats(world: World) -> None:
    match = await begin(world, 2)
    button: ui.Button[ui.View] = ui.Button(custom_id=f"z|bg-stats|{match.id}", label="keep")
    pressed = await match.person(0).click(forged(world.env, match.place, button), custom_id=f"z|bg-stats|{match.id}")
    assert private_text(pressed) == sentence("refuse-unknown-button")


async def test_a_conceded_match_is_saved_without_points(room: Room) -> None:
    match_id = await begin_at(room.tables, pace="brisk")
    await room.tables.conceding.concede(match_id, USERS[0])
    play = play_in(play_link(EN, await room.tables.get_match(match_id), 0))
    assert [(one["name"], one["winner"], "score" in one) for one in play["players"]] == [
        ("Ada", False, False),
        ("Bruno", True, False),
    ]


async def test_five_players_with_the_longest_names_fit_into_one_message(match: Match) -> None:
    table = await match.table()
    short = len(play_link(EN, table, 0))
    table.seats = tuple(structs.replace(seat, name="𓀀" * 32) for seat in table.seats)
    for_one = (len(play_link(EN, table, 0)) - short) // 2 + len("%22startPlayer%22%3Afalse%2C" * 5)
    assert len(sentence("result-keep", link=play_link(EN, table, 0))) + 3 * for_one < MAX_PAGE_TEXT


async def test_a_rematch_rotates_the_seats_and_keeps_the_rules(match: Match) -> None:
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
    seats = await bot.services.matches.players(opened.id)
    assert [seat.user_id for seat in seats] == [bruno.id, ada.id]
    called = [one for one in match.place.history() if f"<@{bruno.id}>" in texts(one)]
    assert sentence("rematch-called", players=f"<@{bruno.id}>") in [texts(one) for one in called]


async def an_analysis(match: Match) -> Analysis:
    """Return an analysis with turning points at choices of this match."""
    table = await match.table()
    choices = [number for number, action in enumerate(table.core.actions) if action.seat != CHANCE]
    option = Option("pass", "pass")
    points = tuple(
        TurningPoint(turn, number, 0, "act", (option,), (), Chance(0.25, 0.1, 0.4), (Factor("points", 2.0, 1.0),))
        for turn, number in enumerate(choices[1:4])
    )
    chances = (Chance(0.75, 0.5, 0.9), Chance(0.25, 0.1, 0.5))
    return Analysis((TurnChances(1, choices[0], chances), TurnChances(2, len(table.core.actions), chances)), points, 9)


async def test_a_result_gets_chances_and_turning_points(match: Match, found: list[Analysis | None]) -> None:
    found.append(await an_analysis(match))
    dora, table = match.world.people["Dora"], await match.table()
    (shown,) = private_messages(await dora.click(await match.card(), custom_id=f"z|result|{match.id}"))
    assert [data[:8] for data in await pictures(match, shown)] == [b"\x89PNG\r\n\x1a\n"] * 4
    assert sentence("analysis-under-way") not in texts(shown)
    assert sentence("analysis-points") in texts(shown)
    assert "Ada would have ended the turn with 1 more point." in texts(shown)
    steps = [number for number, entry in enumerate(table.core.log) if entry.seat != CHANCE][1:4]
    opening = [f"r|open|{match.id}|{step}|-|p" for step in steps]
    assert [id for id in controls(shown) if id in opening] == opening
    replayed = await dora.click(shown, custom_id=opening[1])
    assert texts(private_messages(replayed)[0]).startswith("## ")
    (again,) = private_messages(await dora.click(await match.card(), custom_id=f"z|result|{match.id}"))
    assert sentence("analysis-points") in texts(again)
    assert found == []


async def test_a_result_names_the_turns_in_which_a_match_was_lost(match: Match, found: list[Analysis | None]) -> None:
    declines = Decline(0, 1, 3, 0.5, 0.0, 9, 12), Decline(1, 4, 4, 0.6, 0.1, 0, 3)
    found.append(Analysis((), (), 15, declines))
    (shown,) = private_messages(await match.person(0).click(await match.card(), custom_id=f"z|result|{match.id}"))
    assert (
        "Ada's chance of winning fell from 50% to 0% in turns 1 to 3, in many small steps: "
        "of the 12 choices I compared there, 9 were not the best." in texts(shown)
    )
    assert "Bruno's chance of winning fell from 60% to 10% in turn 4. None of the 3 choices" in texts(shown)
    assert sentence("analysis-none") not in texts(shown)


async def test_a_result_without_turning_points_says_so(match: Match, found: list[Analysis | None]) -> None:
    found.append(Analysis((), (), 0))
    (shown,) = private_messages(await match.person(0).click(await match.card(), custom_id=f"z|result|{match.id}"))
    assert len(await pictures(match, shown)) == 3
    assert sentence("analysis-none") in texts(shown)


async def test_a_result_is_complete_without_an_analysis(match: Match, found: list[Analysis | None]) -> None:
    found.append(None)
    (shown,) = private_messages(await match.person(0).click(await match.card(), custom_id=f"z|result|{match.id}"))
    assert len(await pictures(match, shown)) == 3
    assert sentence("analysis-under-way") not in texts(shown)
    assert sentence("analysis-late") in texts(shown)


async def test_a_result_is_shown_before_its_analysis_and_edited_after(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is answered within Discord's three seconds, even if an analysis takes long."""
    transcript = match.world.env.backend.transcript
    asked: list[str] = []

    def ask(request: object, seconds: float) -> None:
        asked.extend(event for kind, event, _ in transcript[begun:] if kind == "HTTP")

    monkeypatch.setattr(match.bot.services[Analyses].worker, "ask", ask)
    card, begun = await match.card(), len(transcript)
    (shown,) = private_messages(await match.person(0).click(card, custom_id=f"z|result|{match.id}"))
    assert [event.rpartition("/")[2] for event in asked if event.startswith("POST /interactions/")] == ["callback"]
    assert sum(event.startswith("POST /webhooks/") for event in asked) == 1, "the result without its analysis"
    later = [event for kind, event, _ in transcript[begun:] if kind == "HTTP"][len(asked) :]
    assert [event.rpartition("/")[2] for event in later if event.startswith("PATCH /webhooks/")] == ["@original"]
    assert sentence("analysis-under-way") not in texts(shown)


async def test_the_chances_are_in_words_while_there_is_room(match: Match) -> None:
    one = await an_analysis(match)
    text = chances_text(EN.at(["Ada", "Bruno"]), one)
    assert text.splitlines()[1] == "Turn 1: Ada: 75% · Bruno: 25%"
    long = chances_text(EN.at(["Ada" * 20, "Bruno" * 20]), structs.replace(one, turns=one.turns * 30))
    assert len(long) <= 1024
    assert long.count("\n") > 3


async def test_only_players_can_ask_for_a_rematch(match: Match) -> None:
    pressed = await match.world.people["Dora"].click(await match.card(), custom_id=f"z|rematch|{match.id}")
    assert sentence("refuse-no-rematch") in private_text(pressed)


def test_a_rematch_moves_each_player_by_one_seat() -> None:
    seats = [SeatRow(0, 1, "Ada"), SeatRow(1, None, "C", "computer"), SeatRow(2, 2, "Bruno")]
    assert [seat.name for seat in rotated(seats)] == ["C", "Bruno", "Ada"]


async def test_a_rematch_keeps_the_computer_players(room: Room) -> None:
    match_id = await begin_at(room.tables, 1, 2)
    table = await room.tables.get_match(match_id)
    over = structs.replace(table.row, status="ended")
    lobbies = lobby_of(room.tables).lobbies
    opened = await open_rematch(lobbies, over, table.seats, 99, USERS[0])
    seats = await room.tables.players(opened.id)
    assert [seat.user_id for seat in seats] == [None, None, USERS[0]]
    assert [seat.computer for seat in seats] == [table.seats[1].computer, table.seats[1].computer, None]


async def test_a_rematch_has_the_parent_channel_of_the_first_match(room: Room) -> None:
    lobbies = lobby_of(room.tables).lobbies
    first = await lobbies.open(7, 5, USERS[0], "Ada", LobbyTerms("caylus", 2))
    await lobbies.settle(first.id, 70, 7)
    await lobbies.join(first.id, USERS[1], "Bruno")
    table = await lobby_of(room.tables).starting.start(first.id, USERS[0])
    over = structs.replace(table.row, status="ended")
    again = await open_rematch(lobbies, over, table.seats, 71, USERS[0])
    assert again.settings[PARENT] == "7"
    await lobbies.settle(again.id, 72, 70)
    assert (await lobbies.get_lobby(again.id))[0].settings[PARENT] == "7"


@pytest.mark.parametrize("what", ["result", "rematch"])
async def test_a_running_match_has_no_result(world: World, what: str) -> None:
    match = await begin(world, 2)
    refusal = {"result": "refuse-unknown-button", "rematch": "refuse-no-rematch"}[what]
    id = f"z|{what}|{match.id}"
    shown = forged(world.env, match.place, discord.ui.Button(label="?", custom_id=id))
    assert sentence(refusal) in private_text(await world.people["Ada"].click(shown, custom_id=id))


def line(at: int, user: int | None) -> LogRow:
    return LogRow(0, 0, "place", (), user, False, at)


def test_the_pace_counts_only_moves_of_people() -> None:
    lines = [line(0, None), line(60, 1), line(7_200, None), line(7_200 + 3_600, 2), line(200_000, 1)]
    assert pace_line(EN, lines) == EN(
        "result-pace", span=EN("span-days", count=2), moves=3, pace=EN("span-hours", count=1)
    )
    assert pace_line(EN, lines[:1]) == ""
    assert [span(EN, seconds) for seconds in (0, 60, 3_600)] == ["less than a minute", "1 minute", "1 hour"]


def test_a_result_tells_the_styles_of_bots() -> None:
    match = unsaved_match(GAMES["caylus"].setup(2))
    bot = SeatRow(1, None, "Bot 1", "journeyman")
    match.seats = (match.seats[0], bot)
    style = EN(f"caylus-style-{style_of(match.row, bot)}")
    shown = [item.content for item in result_card(match, EN, []).walk_children() if isinstance(item, ui.TextDisplay)]
    assert shown[1:] == [f"-# Bot 1 · {style}"]


@pytest.mark.parametrize(("locale", "comparison"), [("en", "less than"), ("it", "meno di"), ("es", "menos de")])
def test_a_quick_pace_is_compared_with_a_minute_once(locale: str, comparison: str) -> None:
    shown = pace_line(Catalogue().words(locale), [line(0, None), line(120, 1), line(130, 2), line(140, 1)])
    assert shown.count(comparison) == 1
    assert not re.search(rf"(within|entro|{comparison}) {comparison}", shown)


@pytest.mark.parametrize(
    ("locale", "range_shown"), [("en", "(between −4 and 16)."), ("it", "(tra −4 e 16)."), ("es", "(entre −4 y 16).")]
)
def test_a_turning_point_gives_its_range_as_a_difference(locale: str, range_shown: str) -> None:
    point = TurningPoint(2, 5, 0, "act", (Option("pass"),), (), Chance(0.06, -0.04, 0.16), ())
    shown = point_lines(Catalogue().words(locale).at(["Ada"]), "magna_carta", point)[1]
    assert " 6 " in shown
    assert shown.endswith(range_shown)
    certain = structs.replace(point, lost=Chance(0.06, 0.02, 0.1))
    other = point_lines(Catalogue().words(locale).at(["Ada"]), "magna_carta", certain)[1]
    assert (other != shown, " 6 " in other) == (True, True), "a certainty has other words"


def test_a_turning_point_is_explained_as_a_hint_would_be() -> None:
    """Reasons of the rules come before those of simulations; small advantages of many kinds are not named."""
    words, gain = Catalogue().words("en").at(["Ada"]), Factor("points", 2.0, 1.0)
    point = TurningPoint(2, 5, 0, "act", (Option("pass"),), (), Chance(0.06, 0.02, 0.1), (gain,))
    brought = Merit("brings", {"gain": {"wood": 1}})
    unnamed = Merit("no such merit")
    exposed = Merit("exposed")
    said = [
        point_lines(words, "caylus", structs.replace(point, reasons=reasons, merits=merits))[2:]
        for reasons, merits in (
            ((gain,), (unnamed, brought, exposed)),
            ((gain,), (unnamed,)),
            ((Factor("", 1.0, 0.0),), ()),
            ((), ()),
        )
    ]
    assert said == [
        [words("analysis-hint", reason=f"it brings you 1 wood{words('merit-exposed')}")],
        ["The difference: Ada would have ended the turn with 1 more point."],
        [],
        [words("analysis-decided")],
    ]
