"""A tied final on Discord: the desk says so in words of its own, and shares the title or has it played again."""

import discord
import pytest

from bot.features.tournaments.announcements import podium_of, won_text
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.ranking import champions, final_ranking, ranked_places
from bot.features.tournaments.rules.runner import open_ties
from bot.features.tournaments.stored import StoredTournament
from bot.words import Catalogue
from tests.bot.features.tournaments.rules import test_tied_finals
from tests.bot.features.tournaments.rules.test_knockout import played
from tests.bot.features.tournaments.rules.test_leaving import started
from tests.bot.playing import answers, message, said, sentence
from tests.bot.tournaments_on_discord import bot_of, event, idle, keeper, opened, pings, started_with, swept
from tests.simulated import World, controls, texts

NAMES = ("Organiser", "P1", "P2", "P3", "P4")


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def final(world: World) -> StoredTournament:
    """A final of three that is open."""
    await opened(world, format="knockout", seats=3, players=3)
    return await started_with(world, "P1", "P2", "P3")


async def tied(world: World, *players: str) -> StoredTournament:
    """A final of these players in which all but the last of them share the first place."""
    await opened(world, format="knockout", seats=3, players=3)
    stored = await started_with(world, *players)
    (table,) = stored.tournament.open_tables()
    last = world.people[players[-1]].id
    places = tuple(3 if player == last else 1 for player in table.players)
    await keeper(world).act(stored.row.id, acts.Reported(id="result", table=table.key, places=places))
    await swept(world)
    return await event(world)


async def desk(world: World, **given: object) -> str:
    told = said(await world.people["Organiser"].slash(world.channel, "event desk", **given))
    await idle(world)
    return told


async def ending(world: World, **given: object) -> str:
    """The question about an action that ends the event, after which the organiser is sure."""
    organiser = world.people["Organiser"]
    asked = await organiser.slash(world.channel, "event desk", **given)
    (question,) = answers(asked)
    assert (await event(world)).tournament.phase == "running"
    assert said(await organiser.click(question, custom_id=next(iter(controls(question))))) == sentence("answer-done")
    await idle(world)
    return said(asked)


def mentioned(players: tuple[int, ...]) -> str:
    return ", ".join(f"<@{player}>" for player in players)


async def test_the_title_is_shared_and_both_are_named(world: World) -> None:
    stored = await tied(world, "P1", "P2", "P3")
    (tie,) = open_ties(stored.tournament)
    first = mentioned(tie.players)
    waiting = sentence("tournament-concern-tied-final", players=first)
    assert waiting in await desk(world)
    question = sentence("tournament-ask-ending", name="Cup", players=first)
    assert await ending(world, action="share", reason="a fine game") == question
    stored = await event(world)
    assert stored.tournament.phase == "finished"
    both = sentence("tournament-champions", name="Cup", players=mentioned(champions(stored.tournament)))
    assert stored.row.message_id is not None
    assert both in texts(message(world.channel, stored.row.message_id))
    (over,) = (texts(one) for one in world.channel.history() if texts(one).startswith(f"### {both}"))
    one, other = champions(stored.tournament)
    assert over.splitlines()[1:4] == [f"**1.** <@{one}>", f"**1.** <@{other}>", f"**3.** <@{world.people['P3'].id}>"]
    called = pings(world)
    assert all(called[player] for player in champions(stored.tournament))
    assert f"⚖ {sentence('tournament-act-shared')}" in "\n".join(map(texts, world.channel.history()))
    assert await desk(world, action="again", reason="once more") == sentence("event-refused-no-final-tie")


def test_those_who_share_the_title_are_first_and_have_the_same_medal() -> None:
    event = test_tied_finals.tied("knockout", 4, 4, (1, 1, 3, 4))
    event = test_tied_finals.ruled(event, acts.TitleShared)
    one, other, third, _ = final_ranking(event)
    assert [(rank, *players) for rank, players in ranked_places(event)][:3] == [(1, one), (1, other), (3, third)]
    assert podium_of(event) == ((one, other), (), (third,))
    assert podium_of(apply(event, acts.Disqualified(id="cheat", player=one))) == ((other,), (), (third,))
    won = played(started("knockout", 4, 4, revision=6), {})
    first, second, third, _ = final_ranking(won)
    assert podium_of(apply(won, acts.Disqualified(id="cheat", player=second)))[:2] == ((first,), (third,))


async def test_the_final_is_played_again_in_a_match_of_its_own(world: World) -> None:
    stored = await tied(world, "P1", "P2", "P3")
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
    await swept(world)
    assert won_text(Catalogue().words("en"), (await event(world)).tournament) == sentence(
        "tournament-champion", name="Cup", player=f"<@{table.players[1]}>"
    )


async def test_a_duel_that_one_finalist_left_is_not_played_again(world: World) -> None:
    await opened(world, format="elimination", seats=2, players=4)
    stored = await started_with(world, "P1", "P2", "P3", "P4")
    id = stored.row.id
    for places in ((1, 2), (1, 1)):
        for table in (await event(world)).tournament.open_tables():
            await keeper(world).act(id, acts.Reported(id=table.key, table=table.key, places=places))
        await swept(world)
    await keeper(world).act(id, acts.Dropped(id="left", player=table.players[0]))
    assert await desk(world, action="again", reason="as announced") == sentence("tournament-finalist-left")
    await ending(world, action="advance", chosen=f"<@{table.players[1]}>", reason="the other left")
    assert champions((await event(world)).tournament) == table.players[1:]


async def test_an_organiser_who_tied_leaves_it_to_others(world: World) -> None:
    await tied(world, "Organiser", "P1", "P2")
    for action in ("share", "again"):
        assert await desk(world, action=action, reason="mine") == sentence("event-refused-own-table")


async def test_the_winner_of_a_tied_final_is_called_the_winner_in_the_log(world: World) -> None:
    stored = await tied(world, "P1", "P2", "P3")
    winner = open_ties(stored.tournament)[0].players[1]
    question = sentence("tournament-ask-ending", name="Cup", players=f"<@{winner}>")
    assert await ending(world, action="advance", chosen=f"<@{winner}>", reason="tie-break") == question
    assert sentence("tournament-act-won") in await desk(world)
    assert champions((await event(world)).tournament) == (winner,)


async def test_a_ruling_that_ends_the_event_is_confirmed_first(world: World) -> None:
    stored = await final(world)
    (table,) = stored.tournament.open_tables()
    organiser = world.people["Organiser"]
    given = {"action": "rule", "table": table.key, "places": "2 1 3", "reason": "agreed"}
    asked = await organiser.slash(world.channel, "event desk", **given)
    winner = f"<@{table.players[1]}>"
    assert said(asked) == sentence("tournament-ask-ending", name="Cup", players=winner)
    assert (await event(world)).tournament.open_tables()
    (question,) = answers(asked)
    sure = next(iter(controls(question)))
    assert said(await organiser.click(question, custom_id=sure)) == sentence("answer-done")
    await idle(world)
    stored = await event(world)
    assert (stored.tournament.phase, champions(stored.tournament)) == ("finished", table.players[1:2])
    assert said(await organiser.click(question, custom_id=sure)) == sentence("tournament-question-over")


async def test_a_final_that_is_ruled_level_is_settled_by_the_organisers(world: World) -> None:
    stored = await final(world)
    (table,) = stored.tournament.open_tables()
    told = await desk(world, action="rule", table=table.key, places="1 1 3", reason="both agree")
    assert told == sentence("answer-done")
    await swept(world)
    waiting = sentence("tournament-concern-tied-final", players=mentioned(table.players[:2]))
    assert waiting in await desk(world)
    offered = await world.people["Organiser"].autocomplete(world.channel, "event desk", "action", "")
    assert [one["value"] for one in offered][:3] == ["share", "again", "advance"]
    await ending(world, action="share", reason="both agree")
    assert {*champions((await event(world)).tournament)} == {*table.players[:2]}


async def test_a_corrected_final_moves_the_role_and_the_medals(world: World) -> None:
    backend, guild, organiser = world.env.backend, world.env.guild, world.people["Organiser"]
    staff = guild.create_role("Staff", permissions=discord.Permissions(manage_roles=True))
    crown = guild.create_role("Champion")
    backend.add_member_role(guild.id, organiser.id, staff.id)
    await opened(world, format="knockout", seats=3, players=3, role=crown)
    stored = await started_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    wrong, right = table.players[:2]

    async def ruled(places: str) -> str:
        asked = await organiser.slash(
            world.channel, "event desk", action="rule", table=table.key, places=places, reason="agreed"
        )
        (question,) = answers(asked)
        answered = await organiser.click(question, custom_id=next(iter(controls(question))))
        assert said(answered) == sentence("answer-done")
        await idle(world)
        return said(asked)

    def holders() -> set[int]:
        return {id for id, member in backend.guilds[guild.id].members.items() if crown.id in member.role_ids}

    await ruled("1 2 3")
    host = bot_of(world).services[TournamentHost]
    assert (holders(), await host.podium(await event(world))) == ({wrong}, ((wrong,),))
    assert await ruled("2 1 3") == sentence("tournament-ask-ending", name="Cup", players=f"<@{right}>")
    stored = await event(world)
    assert (stored.tournament.phase, champions(stored.tournament)) == ("finished", (right,))
    assert (holders(), await host.podium(stored)) == ({right}, ((right,),))
    posted = [texts(one) for one in world.channel.history()]
    won = sentence("tournament-champion", name="Cup", player=f"<@{right}>")
    assert any(won in one and sentence("tournament-corrected") in one for one in posted)
    assert stored.row.message_id is not None
    assert won in texts(message(world.channel, stored.row.message_id))


async def test_a_role_that_cannot_be_taken_away_is_named(world: World) -> None:
    guild, organiser = world.env.guild, world.people["Organiser"]
    staff = guild.create_role("Staff", permissions=discord.Permissions(manage_roles=True))
    crown = guild.create_role("Champion")
    world.env.backend.add_member_role(guild.id, organiser.id, staff.id)
    world.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=403, code=50013, message="No", times=None)
    await opened(world, format="knockout", seats=3, players=3, role=crown)
    stored = await started_with(world, "P1", "P2", "P3")
    (table,) = stored.tournament.open_tables()
    await keeper(world).act(stored.row.id, acts.Reported(id="result", table=table.key, places=(1, 2, 3)))
    await swept(world)
    asked = await organiser.slash(
        world.channel, "event desk", action="rule", table=table.key, places="2 1 3", reason="agreed"
    )
    (question,) = answers(asked)
    await organiser.click(question, custom_id=next(iter(controls(question))))
    await idle(world)
    told = sentence("tournament-cannot-uncrown", player=f"<@{table.players[0]}>", role=f"<@&{crown.id}>")
    assert any(told in texts(one) for one in world.channel.history())
