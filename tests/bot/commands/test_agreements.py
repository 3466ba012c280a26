"""Agreements of players: undo by consent, by button, and resigning."""

import discord
from simcord import MemberActor

from bot.cards import custom_ids
from bot.words import Catalogue
from tests.bot.connection import WELL, Down, requests_fail
from tests.bot.playing import Match, begin, choice_ids, galleries, menu_values, message, private_messages, private_text
from tests.simulated import World, controls, forged, texts

EN = Catalogue().words("en")


# --- resigning


async def test_resigning_is_confirmed_first(world: World) -> None:
    match = await begin(world, 3)
    asked = await match.asked()
    (question,) = private_messages(await asked.slash(match.place, "game resign"))
    await asked.click(question, custom_id=custom_ids.make(custom_ids.TABLE, "stay", match.id))
    assert (await match.asked()).id == asked.id
    (question,) = private_messages(await asked.slash(match.place, "game resign"))
    await asked.click(question, custom_id=custom_ids.make(custom_ids.TABLE, "leave", match.id))
    table = await match.table()
    assert table.seats[table.asked()[0]].user_id != asked.id
    card = await match.card()
    assert f"{asked.name.capitalize()} has resigned" in texts(card)
    assert EN("computer-name", number=1) not in texts(card), "the seat keeps its name"
    (other,) = card.mentions
    assert other.id == (await match.asked()).id
    assert private_text(await asked.slash(match.place, "game resign")) == EN("refuse-not-a-player")
    assert private_text(await match.command("Dora", "resign")) == EN("refuse-not-a-player")


async def test_when_everybody_has_resigned_the_game_ends_there(world: World) -> None:
    match = await begin(world, 3)
    await match.resign(0, 1, 2)
    card = await match.card()
    assert EN("card-over") in texts(card)
    assert not card.mentions
    assert EN("ended-early") in texts(card)
    (current,) = galleries(card)
    assert len(current) == 1, "there is no story to tell in pictures"
    assert f"z|rematch|{match.id}" in controls(card)


# --- taking back, with the others' consent


async def ask_for_undo(match: Match) -> tuple[MemberActor, MemberActor, discord.Message]:
    """Ask to undo a move of the first player that the second has answered; return both and the request."""
    first = await match.asked()
    await match.first_choice()
    second = await match.asked()
    await match.first_choice()
    asked = await first.slash(match.place, "game undo")
    assert private_text(asked) == EN("undo-waiting")
    request = match.place.last_message
    assert request is not None
    return first, second, request


async def test_an_undo_asks_the_others_by_button(match: Match) -> None:
    first, second, request = await ask_for_undo(match)
    assert [user.id for user in request.mentions] == [second.id]
    before = await match.digest()
    assert private_text(await first.click(request, label=EN("button-agree"))) == EN("refuse-own-undo")
    assert private_text(await first.slash(match.place, "game undo")) == EN("undo-waiting")
    assert [one.id for one in match.place.history()][-1] == request.id, "the others are asked once"
    assert await match.digest() == before
    await second.click(request, label=EN("button-agree"))
    assert request.id not in {one.id for one in match.place.history()}
    card = await match.card()
    assert EN.at(("Ada", "Bruno"))("event-undone", player="x").split("x")[1] in texts(card)
    assert [user.id for user in card.mentions] == [first.id]
    assert (await match.table()).core.undos == 1


async def test_a_request_that_cannot_be_posted_is_withdrawn(match: Match) -> None:
    first = await match.asked()
    await match.first_choice()
    await match.first_choice()
    match.world.env.inject_error("POST", f"/channels/{match.place.id}/messages", status=500)
    assert private_text(await first.slash(match.place, "game undo")) == EN("refuse-discord")
    assert (await match.table()).undo_request is None
    assert private_text(await first.slash(match.place, "game undo")) == EN("undo-waiting")
    request = match.place.last_message
    assert request is not None
    assert EN("button-agree") in {control["label"] for control in controls(request).values()}


async def test_a_request_that_does_not_arrive_is_withdrawn(match: Match) -> None:
    first = await match.asked()
    await match.first_choice()
    await match.first_choice()
    requests_fail(match.world, "POST", Down(), WELL)
    assert private_text(await first.slash(match.place, "game undo")) == EN("refuse-discord")
    assert (await match.table()).undo_request is None


async def test_an_undo_that_is_refused_is_over(match: Match) -> None:
    _, second, request = await ask_for_undo(match)
    dora = match.world.people["Dora"]
    assert private_text(await dora.click(request, label=EN("button-agree"))) == EN("refuse-not-a-player")
    await second.click(request, label=EN("button-refuse"))
    shown = message(match.place, request.id)
    assert texts(shown) == EN("undo-refused", player=second.name.capitalize())
    assert not controls(shown)
    assert (await match.table()).core.undos == 0


async def test_a_request_that_play_has_passed_is_outdated(match: Match) -> None:
    _, second, request = await ask_for_undo(match)
    await match.first_choice()
    assert private_text(await second.click(request, label=EN("button-agree"))) == EN("undo-outdated")
    assert (await match.table()).core.undos == 0


async def test_after_an_undo_the_old_card_stays_old(match: Match) -> None:
    first = await match.asked()
    card = await match.card()
    old = choice_ids(card)[0]
    await match.first_choice()
    await first.slash(match.place, "game undo")
    options = [discord.SelectOption(label="old", value=key) for key in menu_values(controls(card)[old])]
    shown = forged(match.world.env, match.place, discord.ui.Select(custom_id=old, options=options))
    before = await match.digest()
    told = await first.select(shown, [options[0].value], custom_id=old)
    assert EN("refuse-stale") in private_text(told)
    assert await match.digest() == before
