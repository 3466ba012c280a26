"""Tied finals on Discord: the desk explains them, and shares the title or has the final replayed."""

from typing import Any

import discord
import pytest
from msgspec import structs
from simcord import InteractionResult

from bot.clocks.paces import DAY
from bot.features.tournaments.announcements import podium_of, won_text
from bot.features.tournaments.decision_texts import result_text
from bot.features.tournaments.desk_card import DECIDE
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.ranking import champions, final_ranking, ranked_places
from bot.features.tournaments.stored import StoredTournament
from bot.words import Catalogue
from tests.bot.features.tournaments.rules import test_tied_finals
from tests.bot.features.tournaments.rules.test_knockout import play_next_round
from tests.bot.features.tournaments.rules.test_leaving import start
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import (
    bot_of,
    confirm,
    count_pings,
    event,
    keeper,
    launch_with,
    open_tournament,
    sweep,
    table_name,
    use_desk,
    wait_until_idle,
)
from tests.simulated import Message, World, controls, forged, texts

NAMES = ("Organiser", "P1", "P2", "P3", "P4")


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def open_final(world: World) -> StoredTournament:
    """Open a final of three players."""
    await open_tournament(world, format="knockout", seats=3, players=3)
    return await launch_with(world, "P1", "P2", "P3")


async def play_tied_final(world: World, *players: str) -> StoredTournament:
    """Play a final in which all but the last of these players share first place."""
    await open_tournament(world, format="knockout", seats=3, players=3)
    stored = await launch_with(world, *players)
    (table,) = stored.tournament.open_tables()
    last = world.people[players[-1]].id
    places = tuple(3 if player == last else 1 for player in table.players)
    await keeper(world).act(stored.row.id, acts.Reported(id="result", table=table.key, places=places))
    await sweep(world)
    return await event(world)


async def desk(world: World, **given: Any) -> str:
    return await use_desk(world, **given)


async def confirm_ending(world: World, **given: object) -> str:
    """Use the desk with an action that ends the tournament, and confirm it; return the question."""
    organiser = world.people["Organiser"]
    asked = await organiser.slash(world.channel, "event desk", **given)
    (question,) = private_messages(asked)
    assert (await event(world)).tournament.phase == "running"
    assert private_text(await organiser.click(question, custom_id=next(iter(controls(question))))) == sentence(
        "answer-done"
    )
    await wait_until_idle(world)
    return private_text(asked)


def question_of(table: EventTable, places: tuple[int, ...], before: tuple[int, ...] = ()) -> str:
    """Return the question before a ruling on a final, which names its players and the champion."""
    words = Catalogue().words("en")
    result, first = result_text(words, table.players, places), table.players[places.index(1)]
    return "\n".join(
        [
            sentence("tournament-ask-rule", table=sentence("tournament-final"), result=result),
            *(
                [sentence("tournament-ask-replaces", result=result_text(words, table.players, before))]
                if before
                else []
            ),
            sentence("tournament-ask-ending", name="Cup", players=f"<@{first}>"),
        ]
    )


def mentioned(players: tuple[int, ...]) -> str:
    return ", ".join(f"<@{player}>" for player in players)


async def test_a_shared_title_names_both_players(world: World) -> None:
    stored = await play_tied_final(world, "P1", "P2", "P3")
    (tie,) = open_ties(stored.tournament)
    first = mentioned(tie.players)
    waiting = sentence("tournament-concern-tied-final", players=first)
    assert waiting in await desk(world)
    question = sentence("tournament-ask-ending", name="Cup", players=first)
    assert await confirm_ending(world, action="share", reason="a fine game") == question
    stored = await event(world)
    assert stored.tournament.phase == "finished"
    both = sentence("tournament-champions", name="Cup", players=mentioned(champions(stored.tournament)))
    assert stored.row.message_id is not None
    assert both in texts(message(world.channel, stored.row.message_id))
    (over,) = (texts(one) for one in world.channel.history() if texts(one).startswith(f"### {both}"))
    one, other = champions(stored.tournament)
    assert over.splitlines()[1:4] == [f"**1.** <@{one}>", f"**1.** <@{other}>", f"**3.** <@{world.people['P3'].id}>"]
    called = count_pings(world)
    assert all(called[player] for player in champions(stored.tournament))
    assert f"⚖ {sentence('tournament-act-shared')}" in "\n".join(map(texts, world.channel.history()))
    assert await desk(world, action="again", reason="once more") == sentence("event-refused-no-final-tie")


def test_players_who_share_the_title_have_the_same_medal() -> None:
    event = test_tied_finals.tie_final("knockout", 4, 4, (1, 1, 3, 4))
    event = test_tied_finals.rule(event, acts.TitleShared)
    one, other, third, _ = final_ranking(event)
    assert [(rank, *players) for rank, players in ranked_places(event)][:3] == [(1, one), (1, other), (3, third)]
    assert podium_of(event) == ((one, other), (), (third,))
    assert podium_of(apply(event, acts.Disqualified(id="cheat", player=one))) == ((other,), (), (third,))
    won = play_next_round(start("knockout", 4, 4, revision=6), {})
    first, second, third, _ = final_ranking(won)
    assert podium_of(apply(won, acts.Disqualified(id="cheat", player=second)))[:2] == ((first,), (third,))


async def test_the_final_is_replayed_in_a_match_of_its_own(world: World) -> None:
    stored = await play_tied_final(world, "P1", "P2", "P3")
    players = [world.people[name].id for name in ("P1", "P2")]
    assert await desk(world, action="again", reason="as announced") == sentence("answer-done")
    stored = await event(world)
    (table,) = stored.tournament.open_tables()
    assert ({*table.players}, bool(table.match)) == ({*players}, True)
    title = sentence("tournament-round", name="Cup", round=sentence("tournament-final-again"))
    assert any(title in texts(one) for one in world.channel.history())
    card = (await bot_of(world).services.matches.card(table.match)) or pytest.fail("the match has no card")
    (thread,) = (one for one in world.channel.threads if one.id == card.channel_id)
    assert sentence("tournament-final-again") in texts(message(thread, card.message_id))
    await keeper(world).act(stored.row.id, acts.Reported(id="second", table=table.key, places=(2, 1)))
    await sweep(world)
    assert won_text(Catalogue().words("en"), (await event(world)).tournament) == sentence(
        "tournament-champion", name="Cup", player=f"<@{table.players[1]}>"
    )


async def test_a_final_that_one_player_left_is_not_replayed(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=4)
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    id = stored.row.id
    for places in ((1, 2), (1, 1)):
        for table in (await event(world)).tournament.open_tables():
            await keeper(world).act(id, acts.Reported(id=table.key, table=table.key, places=places))
        await sweep(world)
    await keeper(world).act(id, acts.Dropped(id="left", player=table.players[0]))
    assert await desk(world, action="again", reason="as announced") == sentence("tournament-finalist-left")
    await confirm_ending(world, action="advance", chosen=f"<@{table.players[1]}>", reason="the other left")
    assert champions((await event(world)).tournament) == table.players[1:]


async def test_a_tied_organiser_leaves_the_choice_to_others(world: World) -> None:
    await play_tied_final(world, "Organiser", "P1", "P2")
    for action in ("share", "again"):
        assert await desk(world, action=action, reason="mine") == sentence("event-refused-own-table")


async def test_the_log_names_the_winner_of_a_tied_final(world: World) -> None:
    stored = await play_tied_final(world, "P1", "P2", "P3")
    winner = open_ties(stored.tournament)[0].players[1]
    question = sentence("tournament-ask-ending", name="Cup", players=f"<@{winner}>")
    assert await confirm_ending(world, action="advance", chosen=f"<@{winner}>", reason="tie-break") == question
    assert sentence("tournament-act-won") in await desk(world)
    assert champions((await event(world)).tournament) == (winner,)


async def test_a_ruling_that_ends_the_tournament_is_confirmed_first(world: World) -> None:
    stored = await open_final(world)
    (table,) = stored.tournament.open_tables()
    organiser = world.people["Organiser"]
    given = {"action": "rule", "table": table.key, "places": "2 1 3", "reason": "agreed"}
    asked = await organiser.slash(world.channel, "event desk", **given)
    assert private_text(asked) == question_of(table, (2, 1, 3))
    assert (await event(world)).tournament.open_tables()
    (question,) = private_messages(asked)
    sure = next(iter(controls(question)))
    assert private_text(await organiser.click(question, custom_id=sure)) == sentence("answer-done")
    await wait_until_idle(world)
    stored = await event(world)
    assert (stored.tournament.phase, champions(stored.tournament)) == ("finished", table.players[1:2])
    assert private_text(await organiser.click(question, custom_id=sure)) == sentence("tournament-question-over")


async def test_a_final_ruled_a_tie_is_settled_by_the_organisers(world: World) -> None:
    stored = await open_final(world)
    (table,) = stored.tournament.open_tables()
    told = await desk(world, action="rule", table=table.key, places="1 1 3", reason="both agree")
    assert told == sentence("answer-done")
    await sweep(world)
    waiting = sentence("tournament-concern-tied-final", players=mentioned(table.players[:2]))
    assert waiting in await desk(world)
    offered = await world.people["Organiser"].autocomplete(world.channel, "event desk", "action", "")
    assert [one["value"] for one in offered][:3] == ["share", "again", "advance"]
    await confirm_ending(world, action="share", reason="both agree")
    assert {*champions((await event(world)).tournament)} == {*table.players[:2]}


async def test_a_corrected_final_moves_the_role_and_the_medals(world: World) -> None:
    backend, guild, organiser = world.env.backend, world.env.guild, world.people["Organiser"]
    staff = guild.create_role("Staff", permissions=discord.Permissions(manage_roles=True))
    crown = guild.create_role("Champion")
    backend.add_member_role(guild.id, organiser.id, staff.id)
    await open_tournament(world, format="knockout", seats=3, players=3, role=crown)
    stored = await launch_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    wrong, right = table.players[:2]

    async def ruled(places: str) -> str:
        asked = await organiser.slash(
            world.channel, "event desk", action="rule", table=table.key, places=places, reason="agreed"
        )
        (question,) = private_messages(asked)
        answered = await organiser.click(question, custom_id=next(iter(controls(question))))
        assert private_text(answered) == sentence("answer-done")
        await wait_until_idle(world)
        assert (await event(world)).tournament.phase == "finished"
        return private_text(asked)

    def holders() -> set[int]:
        return {id for id, member in backend.guilds[guild.id].members.items() if crown.id in member.role_ids}

    await ruled("1 2 3")
    host = bot_of(world).services[TournamentHost]
    assert (holders(), await host.podium(await event(world))) == ({wrong}, ((wrong,),))
    assert await ruled("2 1 3") == question_of(table, (2, 1, 3), (1, 2, 3))
    stored = await event(world)
    assert (stored.tournament.phase, champions(stored.tournament)) == ("finished", (right,))
    assert (holders(), await host.podium(stored)) == ({right}, ((right,),))
    posted = [texts(one) for one in world.channel.history()]
    won = sentence("tournament-champion", name="Cup", player=f"<@{right}>")
    assert any(won in one and sentence("tournament-corrected") in one for one in posted)
    assert stored.row.message_id is not None
    assert won in texts(message(world.channel, stored.row.message_id))


async def test_a_role_that_cannot_be_removed_is_named(world: World) -> None:
    guild, organiser = world.env.guild, world.people["Organiser"]
    staff = guild.create_role("Staff", permissions=discord.Permissions(manage_roles=True))
    crown = guild.create_role("Champion")
    world.env.backend.add_member_role(guild.id, organiser.id, staff.id)
    world.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=403, code=50013, message="No", times=None)
    await open_tournament(world, format="knockout", seats=3, players=3, role=crown)
    stored = await launch_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    await keeper(world).act(stored.row.id, acts.Reported(id="result", table=table.key, places=(1, 2, 3)))
    await sweep(world)
    asked = await organiser.slash(
        world.channel, "event desk", action="rule", table=table.key, places="2 1 3", reason="agreed"
    )
    (question,) = private_messages(asked)
    await organiser.click(question, custom_id=next(iter(controls(question))))
    await wait_until_idle(world)
    told = sentence("tournament-cannot-uncrown", player=f"<@{table.players[0]}>", role=f"<@&{crown.id}>")
    assert any(told in texts(one) for one in world.channel.history())


async def play_tied_semifinal(world: World) -> StoredTournament:
    """Play a knock-out of four with a drawn first semifinal and a won second."""
    await open_tournament(world, format="elimination", seats=2, players=4, game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    for table, places in zip(stored.tournament.open_tables(), ((1, 1), (1, 2)), strict=True):
        await keeper(world).act(stored.row.id, acts.Reported(id=table.key, table=table.key, places=places))
    await sweep(world)
    return await event(world)


async def press_at_desk(world: World, label: str, reason: str = "as agreed") -> InteractionResult:
    """Press a button of the desk by its label, and submit the reason."""
    organiser = world.people["Organiser"]
    (card,) = private_messages(await organiser.slash(world.channel, "event desk"))
    window = await organiser.click(card, label=label)
    return await organiser.submit_modal(window, {"text": reason})


async def test_a_tied_semifinal_is_replayed_in_a_new_match_of_its_table(world: World) -> None:
    stored = await play_tied_semifinal(world)
    (tie,) = open_ties(stored.tournament)
    first = stored.tournament.tables()[0]
    assert await confirm(
        world, "Organiser", await press_at_desk(world, sentence("button-tournament-again"))
    ) == sentence("answer-done")
    await wait_until_idle(world)
    (table,) = (await event(world)).tournament.open_tables()
    assert (table.key, table.players) == (first.key, first.players[::-1])
    assert table.match not in ("", first.match)
    title = sentence("tournament-table-of", round="Semifinals", table=1)
    posted = ["\n".join(texts(one) for one in world.channel.history()), *map(texts, world.channel.history())]
    assert any(one.startswith(f"⚖ {sentence('tournament-act-duel_again')} ({title})") for one in posted)
    assert (
        sentence("tournament-tied-waits", players="|", organisers="|", round="|", duel="yes").split("|")[-1]
        in posted[0]
    )
    assert any("played again" in f"{one.name}" for one in world.channel.threads)
    assert all(count_pings(world)[player] >= 2 for player in tie.players)
    ruled = acts.Ruled(id="ruled", by=1, table=table.key, places=(1, 2), reason="they had agreed")
    before = sentence("tournament-result-win", winner=f"<@{table.players[0]}>", loser=f"<@{table.players[1]}>")
    await keeper(world).act(stored.row.id, ruled, structs.replace(ruled, id="corrected", places=(2, 1), reason="wrong"))
    told = await desk(world)
    assert before in next(line for line in told.splitlines() if "they had agreed" in line), "as it was decided then"
    assert "played again" not in next(line for line in told.splitlines() if "they had agreed" in line)
    await sweep(world)
    (final,) = (await event(world)).tournament.open_tables()
    assert table.players[1] in final.players


async def test_a_button_with_the_name_decides_a_tied_semifinal(world: World) -> None:
    stored = await play_tied_semifinal(world)
    (tie,) = open_ties(stored.tournament)
    label = sentence("tournament-goes-through", player=stored.name(tie.players[1]))
    assert private_text(await press_at_desk(world, label, "a coin")) == sentence("answer-done")
    await wait_until_idle(world)
    (final,) = (await event(world)).tournament.open_tables()
    assert tie.players[1] in final.players


async def test_the_desk_asks_which_of_two_tied_semifinals_to_replay(world: World) -> None:
    await open_tournament(world, format="elimination", seats=2, players=4, game="magna_carta", pace="steady")
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    for table in stored.tournament.open_tables():
        await keeper(world).act(stored.row.id, acts.Reported(id=table.key, table=table.key, places=(1, 1)))
    await sweep(world)
    tables = ", ".join(sentence("tournament-table-of", round="Semifinals", table=number) for number in (1, 2))
    refused = sentence("tournament-tied-table", tables=tables)
    assert await desk(world, action="again", reason="as agreed") == refused
    assert await desk(world, action="again", table="2", reason="as agreed") == sentence("answer-done")
    assert [table.key for table in (await event(world)).tournament.open_tables()] == ["1.1.2"]
    (left,) = await world.people["Organiser"].autocomplete(world.channel, "event desk", "table", "", action="again")
    assert left["value"] == "1.1.1"


async def test_a_tied_final_is_settled_by_the_buttons_of_the_desk(world: World) -> None:
    stored = await play_tied_final(world, "P1", "P2", "P3")
    (card,) = private_messages(await world.people["Organiser"].slash(world.channel, "event desk"))
    wins = [sentence("tournament-places-winner", player=name) for name in ("P1", "P2")]
    labels = [sentence("button-tournament-share"), sentence("button-tournament-again"), *wins]
    assert sorted(_labels(card)) == sorted(labels)
    asked = await press_at_desk(world, wins[1])
    winner = world.people["P2"].id
    assert private_text(asked) == sentence("tournament-ask-ending", name="Cup", players=f"<@{winner}>")
    assert await confirm(world, "Organiser", asked) == sentence("answer-done")
    await wait_until_idle(world)
    assert champions((await event(world)).tournament) == (winner,)
    assert await keeper(world).get_tournament(stored.row.id) == await event(world)


async def test_the_buttons_of_the_desk_are_for_organisers_alone(world: World) -> None:
    stored = await play_tied_final(world, "P1", "P2", "P3")
    refused = sentence("tournament-not-organiser", player=f"<@{world.people['Organiser'].id}>")
    for name, action, told in (("P3", "share", refused), ("Organiser", "cancel", sentence("refuse-unknown-button"))):
        custom_id = f"v|{DECIDE}|{stored.row.id}|{action}||"
        card = forged(world.env, world.channel, discord.ui.Button(label="x", custom_id=custom_id))
        assert private_text(await world.people[name].click(card, custom_id=custom_id)) == told


async def test_a_late_duel_is_decided_by_the_buttons_of_the_desk(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_tournament(world, format="swiss", seats=2, players=4, game="magna_carta", pace="steady", days=1)
    stored = await launch_with(world, "P1", "P2", "P3", "P4")
    first, second = stored.tournament.open_tables()
    await keeper(world).act(stored.row.id, acts.CalledOff(id="off", table=second.key))
    monkeypatch.setattr(keeper(world), "now", lambda: first.deadline + 1)
    (card,) = private_messages(await world.people["Organiser"].slash(world.channel, "event desk"))
    assert sentence("tournament-concern-overdue", table="|", where="|").split("|")[1] in texts(card)
    names = [stored.name(player) for player in first.players]
    mark = sentence("tournament-table", table=1)
    wins = [f"{mark}: {sentence('tournament-places-winner', player=name)}" for name in names]
    assert wins[0] in _labels(card)
    assert f"{mark}: {sentence('button-tournament-extend')}" in _labels(card)
    assert f"{sentence('tournament-table', table=2)}: {sentence('button-tournament-extend')}" not in _labels(card)
    assert await confirm(
        world, "Organiser", await press_at_desk(world, f"{mark}: {sentence('button-tournament-extend')}")
    ) == sentence("answer-done")
    assert (await event(world)).tournament.open_tables()[0].deadline == first.deadline + DAY
    asked = await press_at_desk(world, sentence("tournament-draw"))
    draw = sentence("tournament-result-draw", players=" and ".join(f"<@{player}>" for player in sorted(second.players)))
    assert sentence("tournament-ask-rule", table=table_name(second.key), result=draw) == private_text(asked)


def _labels(card: Message) -> list[str]:
    return [control.get("label", "") for control in controls(card).values()]
