"""Cancelling a running match: the confirmation, the consent of the others, and the names of those who did it."""

import discord
import pytest
from simcord import ChannelHandle

from bot.cards import custom_ids
from bot.words import Catalogue
from tests import simulated
from tests.bot.connection import WELL, Down, requests_fail
from tests.bot.playing import Match, begin, begin_alone, message, private_messages, private_text, refreshed
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")


@pytest.fixture
async def match(world: World) -> Match:
    """A match of three that Ada opened."""
    return await begin(world, 3)


def all_texts(place: ChannelHandle) -> str:
    """Return the texts of all messages of a match."""
    return "\n".join(texts(one) for one in place.history())


async def ask_to_cancel(match: Match, name: str = "Ada") -> None:
    """Ask to cancel the match, and confirm it."""
    (question,) = private_messages(await match.command(name, "cancel"))
    await match.world.people[name].click(question, label=EN("button-cancel-ask"))


async def status(match: Match) -> str:
    return (await match.table()).row.status


async def test_the_command_alone_does_not_cancel_a_running_match(match: Match) -> None:
    (question,) = private_messages(await match.command("Ada", "cancel"))
    assert EN("cancel-confirm") in texts(question)
    assert EN("cancel-confirm-others", players="Bruno and Chiara") in texts(question)
    assert EN("button-cancel-now") not in [one["label"] for one in controls(question).values()]
    await match.world.people["Ada"].click(question, label=EN("button-keep"))
    assert await status(match) == "live"


async def test_the_others_have_to_agree_to_cancel_a_match(match: Match) -> None:
    await ask_to_cancel(match)
    request = match.place.last_message
    assert request is not None
    people = match.world.people
    assert {user.id for user in request.mentions} == {people["Bruno"].id, people["Chiara"].id}
    assert "Ada would like to cancel this game for good" in texts(request)
    assert private_text(await people["Ada"].click(request, label=EN("button-agree"))) == EN("refuse-own-undo")
    assert private_text(await people["Dora"].click(request, label=EN("button-agree"))) == EN("refuse-not-a-player")
    agreed = await people["Bruno"].click(request, label=EN("button-agree"))
    assert private_text(agreed) == EN("undo-agreed", player="Bruno", players="Chiara")
    assert await status(match) == "live"
    await match.first_choice()
    await people["Chiara"].click(request, label=EN("button-agree"))
    assert await status(match) == "cancelled"
    assert texts(message(match.place, request.id)) == EN("cancel-granted")
    card = await match.card()
    assert EN("event-cancelled", name="Ada") in all_texts(match.place)
    assert f"l|new|{(await match.table()).row.game}" in controls(card)


async def test_one_refusal_keeps_a_match(match: Match) -> None:
    await ask_to_cancel(match)
    request = match.place.last_message
    assert request is not None
    await match.world.people["Bruno"].click(request, label=EN("button-refuse"))
    assert texts(message(match.place, request.id)) == EN("undo-refused", player="Bruno")
    again = simulated.forged(match.world.env, match.place, _agree(match, (await match.table()).log_length))
    late = await match.world.people["Chiara"].click(again, custom_id=_agree_id(match, (await match.table()).log_length))
    assert private_text(late) == EN("cancel-outdated")
    assert await status(match) == "live"


async def test_the_others_are_asked_once_to_cancel_a_match(match: Match) -> None:
    await ask_to_cancel(match)
    before = len(list(match.place.history()))
    await ask_to_cancel(match)
    assert len(list(match.place.history())) == before


async def test_a_request_to_cancel_that_cannot_be_posted_is_withdrawn(match: Match) -> None:
    match.world.env.inject_error("POST", f"/channels/{match.place.id}/messages", status=500)
    await ask_to_cancel(match)
    assert (await match.table()).cancel_request is None
    await ask_to_cancel(match)
    assert (await match.table()).cancel_request is not None


async def test_a_request_to_cancel_that_does_not_arrive_is_withdrawn(match: Match) -> None:
    requests_fail(match.world, "POST", Down(), WELL)
    await ask_to_cancel(match)
    assert (await match.table()).cancel_request is None


async def test_resigning_withdraws_a_request_to_cancel(match: Match) -> None:
    await ask_to_cancel(match)
    await match.bot.services.matches.resign(match.id, match.world.people["Ada"].id, "Computer 1")
    assert (await match.table()).cancel_request is None


async def test_a_player_alone_cancels_after_one_question(world: World) -> None:
    ada = world.people["Ada"]
    thread = (await begin_alone(world)).place
    (question,) = private_messages(await ada.slash(thread, "game cancel"))
    assert texts(question) == EN("cancel-confirm")
    await ada.click(question, label=EN("button-cancel-lobby"))
    assert EN("event-cancelled", name="Ada") in all_texts(thread)


async def test_a_moderator_cancels_a_match_and_is_named(match: Match) -> None:
    guild = match.world.env.guild
    moderator = guild.add_member(
        match.world.env.create_user("zoe", global_name="Zoe"),
        roles=[guild.create_role("Moderators", permissions=_manages())],
    )
    (question,) = private_messages(await moderator.slash(match.place, "game cancel"))
    assert EN("button-cancel-ask") not in [one["label"] for one in controls(question).values()]
    await moderator.click(question, label=EN("button-cancel-now"))
    assert await status(match) == "cancelled"
    assert EN("event-cancelled_by_moderator", name="Zoe") in all_texts(match.place)


@pytest.mark.parametrize("name", ["Ada", "Dora"])
async def test_only_moderators_cancel_a_match_at_once(match: Match, name: str) -> None:
    custom_id = custom_ids.make(custom_ids.CANCEL, "now", match.id)
    forged = simulated.forged(match.world.env, match.place, discord.ui.Button(custom_id=custom_id, label="?"))
    pressed = await match.world.people[name].click(forged, custom_id=custom_id)
    assert private_text(pressed) == EN("refuse-not-moderator-here")
    assert private_text(await match.command("Dora", "cancel")) == EN("refuse-not-a-player")
    assert await status(match) == "live"


def _manages() -> discord.Permissions:
    return discord.Permissions(manage_messages=True)


def _agree_id(match: Match, length: int) -> str:
    return custom_ids.make(custom_ids.CANCEL, match.id, f"{length}.0", "agree")


def _agree(match: Match, length: int) -> discord.ui.Button[discord.ui.LayoutView]:
    return discord.ui.Button(custom_id=_agree_id(match, length), label="?")


async def test_resigning_and_cancelling_lead_to_each_other(match: Match) -> None:
    bruno = match.world.people["Bruno"]
    (question,) = private_messages(await match.command("Bruno", "cancel"))
    assert EN("cancel-or-resign") in texts(question)
    await bruno.click(question, label=EN("button-resign-instead"))
    asked = texts(refreshed(bruno, question))
    assert EN("resign-confirm") in asked
    assert EN("resign-or-cancel") in asked
    assert await status(match) == "live"
    await bruno.click(refreshed(bruno, question), label=EN("button-cancel-instead"))
    assert EN("cancel-confirm-others", players="Ada and Chiara") in texts(refreshed(bruno, question))
    await bruno.click(refreshed(bruno, question), label=EN("button-cancel-ask"))
    request = match.place.last_message
    assert request is not None
    assert "Bruno would like to cancel this game for good" in texts(request)


async def test_a_moderator_who_does_not_play_is_offered_no_seat_to_resign(match: Match) -> None:
    guild = match.place.guild
    assert guild is not None
    moderates = guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    zoe = guild.add_member(match.world.env.create_user("zoe", global_name="Zoe"), roles=[moderates])
    (question,) = private_messages(await zoe.slash(match.place, "game cancel"))
    assert EN("button-resign-instead") not in [one["label"] for one in controls(question).values()]
