"""Absent players, and players who leave."""

import pytest

from bot.cards import custom_ids
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import table_title
from bot.words import Catalogue
from tests.bot.features.tournaments.test_discord_server import rule_round
from tests.bot.playing import menu_values, message, private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import (
    bot_of,
    click,
    count_pings,
    event,
    keeper,
    launch_with,
    open_tournament,
    press,
    sweep,
    table_name,
    use_desk,
    wait_until_idle,
)
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 9)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def begin_with(world: World, present: int) -> StoredTournament:
    """Begin a tournament of eight entrants with those present."""
    await open_tournament(world, format="swiss", seats=2, players=8)
    stored = await event(world)
    users = [world.people[name].id for name in NAMES[1:]]
    await keeper(world).act(stored.row.id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    for name in NAMES[1 : present + 1]:
        await press(world, name, "here")
    await press(world, "Organiser", "start")
    await sweep(world)
    return await event(world)


async def test_an_organiser_confirms_a_start_without_some_entrants(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8)
    stored = await event(world)
    users = [world.people[name].id for name in NAMES[1:5]]
    await keeper(world).act(stored.row.id, *(acts.Entered(id=f"{user} enters", player=user) for user in users))
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    for name in NAMES[1:4]:
        await press(world, name, "here")
    (question,) = private_messages(await click(world, "Organiser", "start"))
    assert texts(question) == sentence("tournament-ask-start", players=f"<@{users[3]}>", start=3)
    assert (await event(world)).tournament.phase == "muster"
    await world.people["Organiser"].click(question, custom_id=next(iter(controls(question))))
    await wait_until_idle(world)
    assert {*(await event(world)).tournament.stages[0].players} == {*users[:3]}


@pytest.mark.parametrize("way", ["leave", "disqualify"])
@pytest.mark.parametrize("best", ["1", "3"])
async def test_leaving_a_duel_loses_it_at_once(world: World, way: str, best: str) -> None:
    await open_tournament(world, format="elimination", seats=2, players=4, game="magna_carta", pace="steady", best=best)
    stored = await launch_with(world, *NAMES[1:5])
    table = stored.tournament.open_tables()[0]
    name, gone = next((name, one) for name, one in world.people.items() if one.id == table.players[0])
    if way == "leave":
        (question,) = private_messages(await click(world, name, "leave"))
        assert texts(question) == sentence("tournament-drop-confirm", duel="yes")
        await gone.click(question, custom_id=f"v|drop|{stored.row.id}")
    else:
        told_last = await use_desk(world, action="disqualify", player=gone, reason="two accounts")
        assert told_last == sentence("answer-done")
    await sweep(world)
    after = next(one for one in (await event(world)).tournament.tables() if one.key == table.key)
    assert after.result is not None
    assert after.result.places == (2, 1)
    match = await bot_of(world).services.matches.find(table.match)
    assert match is not None
    assert match.status != "live"
    told = [texts(one) for one in world.channel.history()]
    left = sentence("tournament-player-left", player=f"<@{gone.id}>", name="Cup")
    assert any(left in one for one in told) is (way == "leave")
    assert not any(left in one and f"<@{world.people['Organiser'].id}>" in one for one in told)


async def test_a_seat_in_a_tournament_is_not_for_strangers(world: World) -> None:
    await open_tournament(world, pace="steady")
    stored = await launch_with(world, *NAMES[1:7])
    table = stored.tournament.open_tables()[0]
    await bot_of(world).services.matches.seat_changes.vacate(table.match, table.players[0], "Bot 1")
    await wait_until_idle(world)
    (thread,) = [one for one in world.channel.threads if table_name(table.key) in (one.name or "")]
    stranger = await world.people["P8"].slash(thread, "clock substitute")
    assert private_text(stranger) == sentence("refuse-tournament-seat")
    match = await bot_of(world).services.matches.get_match(table.match)
    assert match.seats[0].user_id is None


async def test_the_card_counts_active_players(world: World) -> None:
    stored = await begin_with(world, 6)
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert sentence("tournament-count", players=6, phase="running", present=6, places=0) in card
    assert [name for name in NAMES[1:] if f"<@{world.people[name].id}>" in card] == [*NAMES[1:7]]


async def test_check_in_ends_with_the_start(world: World) -> None:
    stored = await begin_with(world, 6)
    (id,) = stored.tournament.asking
    asked = message(world.channel, id)
    assert controls(asked) == {}
    assert texts(asked) == sentence("tournament-muster-over", name="Cup", players=6)


async def test_the_seed_is_sealed_until_the_start(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8)
    stored = await event(world)
    assert stored.row.message_id is not None
    for shown in (texts(message(world.channel, stored.row.message_id)), await press(world, "P1", "rules")):
        assert stored.tournament.settings.seed not in shown
    stored = await enter_all_and_start(world)
    assert stored.row.message_id is not None
    rules = await press(world, "P1", "rules")
    assert f"{stored.tournament.settings.seed}:{stored.tournament.asking[0]}" in rules


async def enter_all_and_start(world: World) -> StoredTournament:
    """Enter all people into the open tournament and start it with its buttons."""
    for name in NAMES[1:]:
        await press(world, name, "join")
    await press(world, "Organiser", "close")
    await wait_until_idle(world)
    for name in NAMES[1:]:
        await press(world, name, "here")
    await press(world, "Organiser", "start")
    await wait_until_idle(world)
    return await event(world)


async def test_a_player_can_decline_to_leave(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, rounds=3)
    stored = await launch_with(world, *NAMES[1:])
    assert stored.row.message_id is not None
    card = message(world.channel, stored.row.message_id)
    (question,) = private_messages(await world.people["P1"].click(card, custom_id=f"v|leave|{stored.row.id}"))
    stays = await world.people["P1"].click(question, custom_id=f"v|stay|{stored.row.id}")
    assert private_text(stays) == sentence("tournament-stayed")
    assert world.people["P1"].id in (await event(world)).tournament.active()


async def test_my_games_lists_the_tournaments_of_the_user(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, rounds=3)
    stored = await launch_with(world, *NAMES[1:])
    for name, is_in in (("P1", True), ("Organiser", False)):
        answered = await world.people[name].slash(world.channel, "mygames")
        listed = any("**[Cup](" in texts(one) for one in private_messages(answered))
        assert listed == is_in
    await keeper(world).act(stored.row.id, acts.Cancelled(id="off"))
    answered = await world.people["P1"].slash(world.channel, "mygames")
    assert not any("**[Cup](" in texts(one) for one in private_messages(answered))


async def test_a_player_calls_the_organisers_from_the_menu_of_a_match(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, rounds=3)
    stored = await launch_with(world, *NAMES[1:])
    user = world.people["P1"].id
    table = next(table for table in stored.tournament.open_tables() if user in table.players)
    row = (await bot_of(world).services.matches.card(table.match)) or pytest.fail("the match has no card")
    (thread,) = (one for one in world.channel.threads if one.id == row.channel_id)
    card = message(thread, row.message_id)
    more = custom_ids.make(custom_ids.TABLE, "more", table.match)
    assert "organiser" in menu_values(controls(card)[more])
    asked = await world.people["P1"].select(card, ["organiser"], custom_id=more)
    told = await world.people["P1"].submit_modal(asked, {"text": "my *opponent* is gone"})
    await wait_until_idle(world)
    assert private_text(told) == sentence("tournament-called")
    call = sentence(
        "tournament-call",
        player=f"<@{user}>",
        organisers=f"<@{world.people['Organiser'].id}>",
        text=r"my \*opponent\* is gone",
    )
    assert any(texts(one) == call for one in thread.history())
    assert count_pings(world)[world.people["Organiser"].id]
    title = table_title(Catalogue().words("en"), stored.tournament, table.key)
    concern = sentence("tournament-concern-called", table=title, players=f"<@{user}>")
    shown = await world.people["Organiser"].slash(world.channel, "event desk")
    assert concern in private_text(shown)
    await keeper(world).act(
        stored.row.id, acts.Ruled(id="ruled", by=99, reason="agreed", table=table.key, places=(1, 2))
    )
    shown = await world.people["Organiser"].slash(world.channel, "event desk")
    assert concern not in private_text(shown)
    spectator = world.people["Organiser"]
    assert private_text(await spectator.select(card, ["organiser"], custom_id=more)) == sentence("refuse-not-a-player")


async def test_standings_mark_players_who_have_left(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, rounds=3)
    stored = await launch_with(world, *NAMES[1:])
    await keeper(world).act(stored.row.id, acts.Dropped(id="p1", player=world.people["P1"].id))
    await rule_round(world, 1)
    (shown,) = private_messages(await world.people["P2"].slash(world.channel, "event standings"))
    (line,) = (line for line in texts(shown).splitlines() if " P1 " in line)
    assert {*line} - {*"0123456789.\u2013P "}, line
    assert line.endswith(sentence("tournament-mark-left", state="dropped"))
    assert f"P1 ({sentence('tournament-mark-left', state='dropped')})" in str(
        bot_of(world).services[TournamentHost]._shown
    )


async def test_my_games_names_tournament_round_and_opponent_of_a_match(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, rounds=3, pace="steady")
    stored = await launch_with(world, *NAMES[1:])
    player = world.people["P1"]
    table = next(table for table in stored.tournament.open_tables() if player.id in table.players)
    (rival,) = (stored.name(one) for one in table.players if one != player.id)
    card = await bot_of(world).services.matches.card(table.match)
    assert card is not None
    listed = "\n".join(texts(one) for one in private_messages(await player.slash(world.channel, "mygames")))
    name = sentence("mygames-event", event="Cup", round=sentence("tournament-round-title", number=1), players=rival)
    link = f"https://discord.com/channels/{stored.row.guild_id}/{card.channel_id}/{card.message_id}"
    assert f"[{name}]({link})" in listed
    assert listed.count("https://") == 2, "the match and the tournament, each behind a name"
    match = await bot_of(world).services.matches.get_match(table.match)
    is_mine = match.seat_of(player.id) in match.asked()
    assert sentence("mygames-since", when="|", mine="yes" if is_mine else "no").partition("|")[0] in listed
    other = next(one for one in world.people.values() if one.id in table.players and one is not player)
    theirs = "\n".join(texts(one) for one in private_messages(await other.slash(world.channel, "mygames")))
    assert sentence("mygames-since", when="|", mine="no" if is_mine else "yes").partition("|")[0] in theirs


async def test_the_message_of_a_round_marks_finished_tables(world: World) -> None:
    await open_tournament(world, format="swiss", seats=2, players=8, rounds=3, pace="steady")
    stored = await launch_with(world, *NAMES[1:])
    (one,) = stored.tournament.stages[0].rounds
    (links,) = (message(world.channel, id) for id in one.messages)
    assert "✅" not in texts(links)
    first = stored.tournament.open_tables()[0]
    await keeper(world).act(stored.row.id, acts.Reported(id="won", table=first.key, places=(1, 2)))
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    lines = texts(message(world.channel, one.messages[0])).splitlines()
    assert [line.startswith("✅") for line in lines if "**[" in line] == [True, *[False] * (len(one.tables) - 1)]
    title = sentence("tournament-table", table=1)
    won = sentence("tournament-result-win", winner=f"<@{first.players[0]}>", loser=f"<@{first.players[1]}>")
    assert any(line.startswith(f"✅\N{NO-BREAK SPACE}**[{title}](") and line.endswith(won) for line in lines)
