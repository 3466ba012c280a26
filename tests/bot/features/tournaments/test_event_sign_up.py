"""Sign-up on Discord: places, the waiting list, organisers' actions on entries, edits, and computers at tables."""

import random
from typing import Any

import pytest

from bot.features.tournaments.matches import among_people, by_seat
from bot.features.tournaments.rules import acts
from bot.match.errors import Refused
from bot.match.settings import SERIES_GAME, decided_places
from storage.matches import MatchRow
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.bot.tabletop import pick
from tests.bot.tournaments_on_discord import (
    bot_of,
    click,
    confirm,
    count_pings,
    event,
    joined_text,
    keeper,
    launch_with,
    left_out_text,
    open_tournament,
    press,
    sweep,
    table_name,
    wait_until_idle,
)
from tests.simulated import World, controls, texts

DAY = 86_400
NAMES = ("Organiser", *(f"P{number}" for number in range(1, 9)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def desk(world: World, action: str, name: str = "", **given: object) -> str:
    """Use the desk as the organiser, with a reason; return the last private answer."""
    about = {"player": world.people[name]} if name else {}
    given = {**about, **given, "action": action, "reason": "as agreed"}
    result = await world.people["Organiser"].slash(world.channel, "event desk", **given)
    told = await confirm(world, "Organiser", result) if action not in ("enter",) else private_text(result)
    await wait_until_idle(world)
    return told


async def edit(world: World, /, person: str = "Organiser", **given: object) -> str:
    told = private_text(await world.people[person].slash(world.channel, "event edit", **given))
    await wait_until_idle(world)
    return told


async def card(world: World) -> str:
    await wait_until_idle(world)
    stored = await event(world)
    assert stored.row.message_id is not None
    return texts(message(world.channel, stored.row.message_id))


def waiting_text(place: int, phase: str = "open", here: str = "no", late: int = 0) -> str:
    """Return the text for a player on the waiting list."""
    given = {"place": place, "phase": phase, "here": here, "starts": "", "closes": "", "round": late}
    return sentence("tournament-waiting", **given)  # type: ignore[arg-type] # its values are texts and numbers


def waiting_answer(place: int) -> str:
    """Return the answer to an entrant without a place, before sign-up is closed."""
    return f"{sentence('tournament-joined-waiting')} {waiting_text(place)}"


async def test_waiting_entrants_are_pinged_when_they_move_up(world: World) -> None:
    await open_tournament(world, most=3)
    for number in (1, 2, 3):
        assert await press(world, f"P{number}", "join") == joined_text(number, 3)
    assert await press(world, "P4", "join") == waiting_answer(1)
    assert await press(world, "P5", "join") == waiting_answer(2)
    shown = await card(world)
    four, five = world.people["P4"].id, world.people["P5"].id
    assert sentence("tournament-waiting-list", players=f"<@{four}>, <@{five}>") in shown
    assert sentence("tournament-count", players=3, present=0, phase="open", places=3) in shown
    assert sentence("tournament-most", players=3) in await press(world, "P6", "rules")
    assert await press(world, "P6", "leave") == sentence("tournament-not-in")
    await press(world, "P2", "leave")
    await wait_until_idle(world)
    assert sentence("tournament-moved-up", name="Cup", players=f"<@{four}>", phase="open") in texts(
        world.channel.history()[-1]
    )
    assert count_pings(world) == {four: 1}
    assert await edit(world, most=4) == sentence("answer-done")
    assert count_pings(world) == {four: 1, five: 1}


async def test_actions_of_organisers_on_entries_are_announced(world: World) -> None:
    await open_tournament(world)
    assert await desk(world, "enter", "P1") == sentence("answer-done")
    assert await desk(world, "enter", "P2") == sentence("answer-done")
    organiser, one = world.people["Organiser"].id, world.people["P1"].id
    assert texts(world.channel.history()[-2]).startswith(f"⚖ {sentence('tournament-act-entered')}: <@{one}>")
    assert await desk(world, "remove", "P2") == sentence("answer-done")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    assert await desk(world, "here", "P1") == sentence("answer-done")
    assert await desk(world, "enter", "P3") == sentence("answer-done")
    assert await desk(world, "reopen") == sentence("answer-done")
    assert await press(world, "P4", "join") == sentence("tournament-joined", place=3, places=0)
    people = [world.people[name].id for name in ("P1", "P3", "P4")]
    stored = await event(world)
    assert stored.tournament.players("present") == tuple(people)
    assert [stored.name(player) for player in people] == ["P1", "P3", "P4"]
    kinds = [line.kind for line in stored.tournament.log if line.reason]
    assert kinds == ["entered", "entered", "withdrew", "appeared", "entered", "reopened"]
    assert {line.by for line in stored.tournament.log if line.reason} == {organiser}
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    assert len((await event(world)).tournament.asking) == 1
    assert sentence("tournament-muster", name="Cup") in texts(world.channel.history()[-1])


async def test_assistants_are_appointed_and_removed(world: World) -> None:
    await open_tournament(world)
    assert await desk(world, "unassist", "P1") == sentence("tournament-assists-not")
    assert await desk(world, "assist", "P1") == sentence("answer-done")
    assert (await event(world)).tournament.assistants == (world.people["P1"].id,)
    assert await desk(world, "unassist", "P1") == sentence("answer-done")
    assert (await event(world)).tournament.assistants == ()


async def test_a_disqualified_player_is_reinstated_with_the_seat(world: World) -> None:
    await open_tournament(world, pace="steady")
    stored = await launch_with(world, *NAMES[1:7])
    one = world.people["P1"].id
    (table,) = (table for table in stored.tournament.open_tables() if one in table.players)
    assert await desk(world, "disqualify", "P1") == sentence("answer-done")
    seat = table.players.index(one)
    match = await bot_of(world).services.matches.get_match(table.match)
    assert match.seats[seat].user_id is None
    assert await desk(world, "reinstate", "P1") == sentence("answer-done")
    match = await bot_of(world).services.matches.get_match(table.match)
    assert match.seats[seat].user_id == one
    assert not any(open_table.given_up for open_table in (await event(world)).tournament.open_tables())
    assert await desk(world, "reinstate", "P1") == sentence("event-refused-not-out")


async def test_a_removed_player_leaves_a_running_tournament(world: World) -> None:
    await open_tournament(world, pace="steady")
    stored = await launch_with(world, *NAMES[1:7])
    one = world.people["P1"].id
    (table,) = (table for table in stored.tournament.open_tables() if one in table.players)
    assert await desk(world, "remove", "P1") == sentence("answer-done")
    assert one in (await event(world)).tournament.players("dropped")
    match = await bot_of(world).services.matches.get_match(table.match)
    assert match.seats[table.players.index(one)].user_id is None


async def test_organisers_are_pinged_when_a_player_leaves(world: World) -> None:
    await open_tournament(world, pace="steady")
    stored = await launch_with(world, *NAMES[1:7])
    organiser, one = world.people["Organiser"].id, world.people["P1"].id
    (table,) = (table for table in stored.tournament.open_tables() if one in table.players)
    (sure,) = private_messages(await click(world, "P1", "leave"))
    before = count_pings(world)[organiser]
    await world.people["P1"].click(sure, custom_id=f"v|drop|{stored.row.id}")
    await wait_until_idle(world)
    told = sentence("tournament-player-left", player=f"<@{one}>", name="Cup", tables=table_name(table.key))
    assert f"{told}\n<@{organiser}>" in [texts(message) for message in world.channel.history()]
    assert count_pings(world)[organiser] == before + 1
    shown = private_text(await world.people["Organiser"].slash(world.channel, "event desk"))
    assert sentence("tournament-concern-given-up", table=table_name(table.key), players=f"<@{one}>") in shown


async def test_a_ruling_is_announced_where_the_match_was_played(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=4, game="magna_carta", pace="steady")
    stored = await launch_with(world, *NAMES[1:5])
    table = stored.tournament.open_tables()[0]
    await bot_of(world).services.matches.conceding.concede(table.match, table.players[0])
    await sweep(world)
    assert await desk(world, "rule", table=table.key, places="1 2") == sentence("answer-done")
    match = await bot_of(world).services.matches.get_match(table.match)
    (thread,) = (one for one in world.channel.threads if one.id == match.row.channel_id)
    assert texts(thread.history()[-1]).startswith(
        f"⚖ {sentence('tournament-act-ruled')} ({sentence('tournament-table-of', round=sentence('tournament-semifinals'), table='1')})"
    )


async def test_a_ruled_match_shows_its_result(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=4, game="magna_carta", pace="steady")
    stored = await launch_with(world, *NAMES[1:5])
    table = stored.tournament.open_tables()[0]
    one, other = map(stored.name, table.players)
    assert await desk(world, "rule", table=table.key, places="2 1") == sentence("answer-done")
    match = await bot_of(world).services.matches.get_match(table.match)
    (thread,) = (one for one in world.channel.threads if one.id == match.row.channel_id)
    shown = "\n".join(map(texts, thread.history()))
    assert sentence("card-decided", places=f"1. {other}, 2. {one}") in shown
    assert sentence("refuse-cancelled") not in shown
    with pytest.raises(Refused, match="refuse-over"):
        match.require_running()
    assert await desk(world, "rule", table=table.key, places="1 2") == sentence("answer-done")
    corrected = await bot_of(world).services.matches.get_match(table.match)
    assert decided_places(corrected.row) == (1, 2)


@pytest.mark.parametrize(("series", "places"), [("1 3 0 0", (1, 2)), ("2 3 1 0", (2, 1))])
def test_sides_of_a_ruled_series_alternate(series: str, places: tuple[int, ...]) -> None:
    row = MatchRow("m", 1, 1, "magna_carta", 1, 1, 2, {}, {SERIES_GAME: series}, None, "", "live", 0, 1)
    assert by_seat(row, (1, 2)) == places


async def test_a_late_entrant_joins_the_next_round(world: World) -> None:
    await open_tournament(world, format="swiss", late=2)
    await launch_with(world, *NAMES[1:7])
    stored = await event(world)
    assert stored.row.message_id is not None
    shown = controls(message(world.channel, stored.row.message_id))
    assert f"v|join|{stored.row.id}" in shown
    assert await press(world, "P7", "join") == sentence("tournament-joined-late", round=2)
    stored = await event(world)
    assert stored.tournament.stages[0].players[-1] == world.people["P7"].id


async def test_a_late_entrant_needs_a_free_place_which_organisers_may_add(world: World) -> None:
    await open_tournament(world, format="swiss", seats=3, players=6, late=2, most=6)
    await launch_with(world, *NAMES[1:7])
    stored = await event(world)
    assert stored.row.message_id is not None
    told = waiting_text(1, "running", "yes", late=2)
    assert await press(world, "P7", "join") == f"{sentence('tournament-joined-waiting')} {told}"
    assert await press(world, "P7", "join") == told
    users = {name: f"<@{world.people[name].id}>" for name in NAMES}
    card = message(world.channel, stored.row.message_id)
    assert sentence("tournament-waiting-list", players=users["P7"]) in texts(card)
    assert await edit(world, most=5) == sentence("event-refused-edit-late")
    assert await edit(world, most=8) == sentence("answer-done")
    moved = sentence("tournament-moved-up", name="Cup", players=users["P7"], phase="running", round=2)
    assert [moved in texts(one) for one in world.channel.history()].count(True) == 1
    assert count_pings(world)[world.people["P7"].id] == 1
    card = message(world.channel, stored.row.message_id)
    assert sentence("tournament-waiting-list", players=users["P7"]) not in texts(card)
    assert f"v|join|{stored.row.id}" in controls(card)
    assert await press(world, "P8", "join") == sentence("tournament-joined-late", round=2)
    assert (await event(world)).tournament.stages[0].players[6:] == (world.people["P7"].id, world.people["P8"].id)


async def test_an_addition_ahead_of_the_waiting_list_is_confirmed(world: World) -> None:
    await open_tournament(world, format="swiss", seats=3, players=6, late=2, most=6)
    await launch_with(world, *NAMES[1:7])
    await press(world, "P7", "join")
    await wait_until_idle(world)
    organiser, added = world.people["Organiser"], world.people["P8"]
    given = {"action": "enter", "player": added, "reason": "promised"}
    asked = await organiser.slash(world.channel, "event desk", **given)
    first = f"<@{world.people['P7'].id}>"
    assert private_text(asked) == sentence(
        "tournament-ask-enter", player=f"<@{added.id}>", first=first, places=6, taken=6
    )
    (question,) = private_messages(asked)
    assert private_text(await organiser.click(question, custom_id=next(iter(controls(question))))) == sentence(
        "answer-done"
    )
    await wait_until_idle(world)
    told = sentence("tournament-added", player=f"<@{added.id}>", round=2, half="no")
    assert told in "\n".join(texts(one) for one in world.channel.history())
    assert (await event(world)).tournament.stages[0].players[-1] == added.id


async def test_waiting_players_read_their_place_until_the_round_begins(world: World) -> None:
    await open_tournament(world, most=6)
    for number in range(1, 9):
        await press(world, f"P{number}", "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    users = [f"<@{world.people[name].id}>" for name in NAMES]
    listed = sentence("tournament-muster-waiting", players=", ".join(users[7:9]))
    assert [listed in texts(one) for one in world.channel.history()].count(True) == 1
    for place, name in enumerate(("P7", "P8"), 1):
        assert (
            await press(world, name, "here") == f"{sentence('tournament-here')} {waiting_text(place, 'muster', 'yes')}"
        )
    assert await press(world, "Organiser", "here") == sentence("tournament-here-late", round=0)
    for number in range(1, 6):
        assert await press(world, f"P{number}", "here") == sentence("tournament-here")
    shown = private_text(await world.people["Organiser"].slash(world.channel, "event desk"))
    count = sentence("tournament-count-waiting", players=6, present=5, waiting=2, here=2, start=6)
    assert count in shown
    assert sentence("tournament-desk-all-here") not in shown
    on_card = await card(world)
    assert count in on_card
    tick = "✅\N{NO-BREAK SPACE}"
    assert sentence("tournament-waiting-list", players=f"{tick}{users[7]}, {tick}{users[8]}") in on_card
    assert f"{tick}{users[6]}" not in on_card
    assert sentence("tournament-desk-missing", players=users[6]) in shown
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    await wait_until_idle(world)
    begun = next(
        texts(one)
        for one in world.channel.history()
        if sentence("tournament-start-missed", players=users[6]) in texts(one)
    )
    assert sentence("tournament-start-moved", players=users[7]) in begun
    assert sentence("tournament-start-waits", players=users[8]) in begun
    assert await press(world, "P8", "leave") == sentence("tournament-left"), "without a seat there is no question first"
    assert await press(world, "P8", "leave") == sentence("tournament-not-in")
    assert await press(world, "P1", "leave") == sentence("tournament-drop-confirm")


async def test_only_players_with_a_place_are_named_as_missing(world: World) -> None:
    await open_tournament(world, most=6)
    for number in range(1, 9):
        await press(world, f"P{number}", "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    for number in range(1, 7):
        await press(world, f"P{number}", "here")
    shown = private_text(await world.people["Organiser"].slash(world.channel, "event desk"))
    assert sentence("tournament-desk-all-here") in shown
    assert sentence("tournament-desk-start", when="") in shown
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    await wait_until_idle(world)
    told = "\n".join(texts(one) for one in world.channel.history())
    assert sentence("tournament-round", name="Cup", round=sentence("tournament-round-title", number=1)) in told
    assert sentence("tournament-start-missed", players="").strip() not in told


async def test_the_desk_has_the_next_step_as_a_button(world: World) -> None:
    organiser = world.people["Organiser"]
    await open_tournament(world)
    stored = await event(world)
    (desk,) = private_messages(await organiser.slash(world.channel, "event desk"))
    assert sentence("tournament-desk-close", when="") in texts(desk)
    assert sentence("tournament-desk-empty") not in texts(desk)
    assert [*controls(desk)] == [f"v|close|{stored.row.id}"]
    for number in range(1, 4):
        await press(world, f"P{number}", "join")
    assert private_text(await organiser.click(desk, custom_id=f"v|close|{stored.row.id}")) == sentence(
        "tournament-closed-undated"
    )
    await wait_until_idle(world)
    (desk,) = private_messages(await organiser.slash(world.channel, "event desk"))
    assert sentence("tournament-desk-start", when="") in texts(desk)
    assert [*controls(desk)] == [f"v|start|{stored.row.id}"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"late": 2, "format": "groups", "seats": 3, "players": 7}, "tournament-no-late"),
        ({"most": 3, "seats": 4, "players": 8}, "tournament-most-too-few"),
        ({"most": 3, "seats": 3, "players": 8, "format": "mini-cup"}, "tournament-most-too-few"),
    ],
)
async def test_meaningless_settings_are_left_out(world: World, given: dict[str, object], why: str) -> None:
    wanted: dict[str, object] = {"name": "Cup", "game": "caylus", "format": "swiss", "seats": 3, "players": 9, **given}
    (shown,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", **wanted))
    assert left_out_text(next(iter(given)), why, least=4) in texts(shown)


async def test_an_edit_is_announced_and_shown(world: World) -> None:
    await open_tournament(world)
    assert await edit(world) == sentence("tournament-edit-empty")
    assert await edit(world, round=2) == sentence("tournament-edit-empty")
    assert await edit(world, late=2) == sentence("answer-done")
    organiser = world.people["Organiser"].id
    assert await edit(world, "P1", days=5) == sentence("tournament-not-organiser", player=f"<@{organiser}>")
    assert (await event(world)).tournament.settings.round_seconds == 21 * DAY
    assert await edit(world, name="New Cup", days=7, about="Bring *cake*.") == sentence("answer-done")
    assert await edit(world, round=2, days=14, pace="slow") == sentence("answer-done")
    shown = await card(world)
    assert shown.startswith("## New Cup\nBring \\*cake\\*.")
    assert sentence("tournament-plan", round=2, days=14, pace=sentence("pace-slow")) in shown
    told = texts(world.channel.history()[-1])
    assert sentence("tournament-round-title", number=2) in told
    assert sentence("tournament-edited-days", value="14") in told
    (desk_shown,) = private_messages(await world.people["Organiser"].slash(world.channel, "event desk"))
    assert sentence("tournament-act-edited") in texts(desk_shown)


async def test_a_mentionable_role_is_pinged_once_at_the_opening(world: World) -> None:
    guild = world.channel.guild
    assert guild is not None
    closed, fans = guild.create_role("closed"), guild.create_role("fans", mentionable=True)
    given = {"name": "Cup", "game": "caylus", "format": "schedule", "seats": 3, "players": 9, "ping": closed}
    (shown,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", **given))
    assert left_out_text("ping", "tournament-role-not-pinged", role=f"<@&{closed.id}>") in texts(shown)
    await open_tournament(world, ping=fans)
    await wait_until_idle(world)
    path = f"/channels/{world.channel.id}/messages"
    posted: list[Any] = [one.json for one in world.env.http_requests if one.method == "POST" and one.path == path]
    assert [one["allowed_mentions"].get("roles") for one in posted] == [[fans.id]]
    assert f"<@&{fans.id}>" in await card(world)


async def test_computers_fill_short_tables_and_take_no_place(world: World) -> None:
    await open_tournament(world, computers=True, players=8)
    stored = await launch_with(world, *NAMES[1:9])
    tables = stored.tournament.open_tables()
    assert sorted(len(table.players) for table in tables) == [2, 3, 3]
    (short,) = (table for table in tables if len(table.players) == 2)
    match = await bot_of(world).services.matches.get_match(short.match)
    assert [seat.user_id for seat in match.seats] == [*short.players, None]
    for table in tables:
        await play(world, table.match)
    await sweep(world)
    (ended,) = (table for table in (await event(world)).tournament.tables() if table.key == short.key)
    assert ended.result is not None
    assert sorted(ended.result.places) in ([1, 2], [1, 1])
    assert len(ended.result.scores) == 2


async def play(world: World, match_id: str) -> None:
    """Play a match to its end; computer players choose by themselves."""
    matches = bot_of(world).services.matches
    while (match := await matches.get_match(match_id)).row.status == "live":
        decision = match.core.decisions[0]
        user, name = match.seats[decision.ask.seat].user_id, match.decision_name(decision)
        if user is None:
            await wait_until_idle(world)
            continue
        picks = pick(decision, random.Random(f"{match.row.version} {name}"))
        await matches.choose(match_id, user, name, picks, f"{match_id}{name}")


def test_places_at_a_filled_table_count_only_people() -> None:
    assert among_people((1, 3, 2), 2) == (1, 2)
    assert among_people((2, 3, 1), 2) == (1, 2)
    assert among_people((2, 2, 1), 2) == (1, 1)
    assert among_people((2, 1, 3), 3) == (2, 1, 3)


async def test_a_table_can_be_named_by_its_last_number(world: World) -> None:
    await open_tournament(world, format="swiss")
    await launch_with(world, *NAMES[1:7])
    before = {table.key: table.deadline for table in (await event(world)).tournament.open_tables()}
    assert await desk(world, "extend", table="2", hours=5) == sentence("answer-done")
    after = {table.key: table.deadline for table in (await event(world)).tournament.open_tables()}
    assert [key for key in after if after[key] != before[key]] == ["1.1.2"]


async def test_late_entries_do_not_change_who_was_present_at_the_start(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=6, most=4, rounds=3, late=3, game="magna_carta")
    for number in range(1, 7):
        await press(world, f"P{number}", "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    for number in (1, 2, 3, 5):
        await press(world, f"P{number}", "here")
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    ids = {name: f"<@{world.people[name].id}>" for name in ("P4", "P5", "P6", "P7")}
    wanted = [
        f"-# {sentence('tournament-start-missed', players=ids['P4'])}",
        f"-# {sentence('tournament-start-absent', players=ids['P6'])}",
        f"-# {sentence('tournament-start-moved', players=ids['P5'])}",
    ]

    async def lines() -> list[str]:
        (one,) = (await event(world)).tournament.stages[0].rounds
        return texts(message(world.channel, one.messages[0])).splitlines()

    assert [line for line in await lines() if line in wanted] == wanted
    await desk(world, "enter", "P7")
    stored = await event(world)
    table = stored.tournament.open_tables()[0]
    reported = acts.Reported(id="won", table=table.key, places=(1, 2))
    await keeper(world).act(stored.row.id, reported)
    await sweep(world)
    assert any(line.startswith("✅") for line in await lines())
    assert [line for line in await lines() if line.startswith("-# ")][: len(wanted)] == wanted
