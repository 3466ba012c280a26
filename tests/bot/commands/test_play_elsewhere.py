"""Playing in direct messages, on another server, and from one match to the next."""

import re
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor, UserHandle

from bot.cards import custom_ids
from bot.clocks.paces import DAY, HOUR
from bot.match.notices import DIRECT, NOTICES
from storage.messages import LIVE_CARD
from tests import simulated
from tests.bot.delivery.test_notices import ShiftedTime
from tests.bot.followers import elsewhere
from tests.bot.playing import (
    Match,
    begin,
    choice_ids,
    fix_secret,
    galleries,
    match_name,
    menu_values,
    press,
    press_act,
    private_messages,
    private_text,
    refreshed,
    sentence,
)
from tests.bot.tabletop import open_question as who_is_asked
from tests.bot.tabletop import script
from tests.simulated import Message, World, controls, texts

NEXT, MOVE = "next-game", "move"


def table_id(verb: str, match: Match) -> str:
    return custom_ids.make(custom_ids.TABLE, verb, match.id)


def join_elsewhere(match: Match, person: MemberActor) -> tuple[MemberActor, ChannelHandle]:
    """Make the person a moderator of another server; return the member and a channel there."""
    guild = match.world.env.create_guild("Elsewhere")
    moderates = guild.create_role("moderator", permissions=discord.Permissions(manage_messages=True))
    return guild.add_member(person.user, roles=[moderates]), guild.create_text_channel("general")


async def forge_private(person: MemberActor, place: ChannelHandle, custom_id: str) -> Message:
    """Return a private message of the person with one button that the bot would never put there."""
    (listed,) = private_messages(await person.slash(place, "help"))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.ActionRow(discord.ui.Button(custom_id=custom_id, label="?")))
    shown = view.to_components()  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
    person._env.backend.edit_message(place.id, listed.id, {"components": shown})
    return refreshed(person, listed)


async def choose(person: MemberActor | UserHandle, card: Message) -> None:
    """Make the first choice of a card."""
    custom_id = choice_ids(card)[0]
    if values := menu_values(controls(card)[custom_id]):
        await person.select(card, values[:1], custom_id=custom_id)
    else:
        await person.click(card, custom_id=custom_id)


async def begin_second(match: Match, person: MemberActor) -> Match:
    """Start another match in which the same person is asked."""
    other = await begin(elsewhere(match.world), seats=2)
    while (await other.asked()).id != person.id:
        await other.first_choice()
    return other


async def public_card_id(match: Match) -> int:
    """Return the id of the public card."""
    (shown,) = [card for card in await match.bot.store.cards(match.id) if card.kind == LIVE_CARD]
    return shown.message_id


async def test_a_game_is_played_in_direct_messages(match: Match) -> None:
    open_question, before = await match.asked(), await public_card_id(match)
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    await open_question.user.click(refreshed(open_question, listed), custom_id=table_id(MOVE, match))
    card = refreshed(open_question, listed)
    assert galleries(card)
    length = (await match.table()).log_length
    await choose(open_question.user, card)
    assert (await match.table()).log_length > length
    assert await public_card_id(match) != before, "everybody reads of it where the match is"
    assert re.search(r"^- \*\*\w+\*\*: ", texts(refreshed(open_question, listed)), re.M)


async def test_a_game_is_played_from_another_server(match: Match) -> None:
    open_question = await match.asked()
    person, place = join_elsewhere(match, open_question)
    (listed,) = private_messages(await person.slash(place, "mygames"))
    await person.click(refreshed(person, listed), custom_id=table_id(MOVE, match))
    length = (await match.table()).log_length
    await choose(person, refreshed(person, listed))
    assert (await match.table()).log_length > length
    assert not place.history(), "no message is posted there"


async def test_a_move_in_direct_messages_is_undone_there(match: Match) -> None:
    open_question = await match.asked()
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    await open_question.user.click(refreshed(open_question, listed), custom_id=table_id(MOVE, match))
    before = await match.digest()
    await choose(open_question.user, refreshed(open_question, listed))
    (undo,) = [id for id in controls(refreshed(open_question, listed)) if id.startswith("t|undo|")]
    await open_question.user.click(refreshed(open_question, listed), custom_id=undo)
    assert await match.digest() == before


async def test_next_game_shows_the_choices_of_the_other_match_that_waits(match: Match) -> None:
    open_question = await match.asked()
    (shown,) = private_messages(await press_act(open_question, await match.card(), NEXT, match.id))
    assert texts(shown) == sentence("mygames-none-waits")
    other = await begin_second(match, open_question)
    (shown,) = private_messages(await press_act(open_question, await match.card(), NEXT, match.id))
    link = f"/{other.place.id}/{await public_card_id(other)}"
    assert link in texts(shown).splitlines()[0]
    assert all(f"|{other.id}|" in id for id in choice_ids(shown))
    length = (await other.table()).log_length
    await choose(open_question, shown)
    assert (await other.table()).log_length > length


async def test_two_games_are_played_in_one_private_message(match: Match) -> None:
    open_question = await match.asked()
    other = await begin_second(match, open_question)
    (card,) = private_messages(await open_question.slash(match.place, "game board"))
    await choose(open_question, card)
    await open_question.click(refreshed(open_question, card), custom_id=table_id(NEXT, match))
    led = refreshed(open_question, card)
    assert all(f"|{other.id}|" in id for id in choice_ids(led))
    length = (await other.table()).log_length
    await choose(open_question, led)
    assert (await other.table()).log_length > length


async def test_a_direct_message_about_a_turn_leads_to_the_choices(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)
    later, open_question = ShiftedTime(match), await match.asked()
    await match.bot.services.preferences.choose("user", open_question.id, NOTICES, DIRECT)
    await later.wait(17 * HOUR)
    (notice,) = open_question.user.dm_channel.history()
    assert [*controls(notice)] == [table_id(MOVE, match)]
    (card,) = private_messages(await open_question.user.click(notice, custom_id=table_id(MOVE, match)))
    length = (await match.table()).log_length
    await choose(open_question.user, card)
    assert (await match.table()).log_length > length
    await later.publish()
    assert open_question.user.dm_channel.history() == [], "what is no longer true goes"


async def test_a_player_sees_only_their_own_hand_in_direct_messages(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    for seat in (0, 1):
        person = match.person(seat)
        (listed,) = private_messages(await person.user.slash("mygames"))
        await person.user.click(refreshed(person, listed), custom_id=table_id(MOVE, match))
        card = refreshed(person, listed)
        table, others = await match.table(), match.person(1 - seat)
        shown = [match.picture(item["media"]["url"]) for gallery in galleries(card) for item in gallery]
        assert any(picture.startswith(b"hand") for picture in shown)
        assert table.seat_of(person.id) == seat
        assert not others.user.dm_channel.history()
        await press(person.user, card, "keep")


async def test_a_move_from_elsewhere_that_cannot_be_posted_is_saved(match: Match) -> None:
    open_question = await match.asked()
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    await open_question.user.click(refreshed(open_question, listed), custom_id=table_id(MOVE, match))
    simulated.refuse(match.world.env, match.world.channel, "send_messages_in_threads")
    card, length = refreshed(open_question, listed), (await match.table()).log_length
    custom_id = choice_ids(card)[0]
    result = await open_question.user.select(card, menu_values(controls(card)[custom_id])[:1], custom_id=custom_id)
    assert (await match.table()).log_length > length
    assert sentence("refuse-not-posted") in private_text(result)


@pytest.mark.parametrize("lost", ["channel", "server"])
async def test_a_card_that_the_bot_may_not_look_at_is_not_missed(match: Match, lost: str) -> None:
    open_question, bot = await match.asked(), match.bot
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    sent, request = [], bot.http.request

    async def noted(route: Any, **given: Any) -> Any:
        sent.append((route.method, route.path))
        return await request(route, **given)

    bot.http.request = noted  # type: ignore[method-assign] # discord.py has no other place to look at requests from
    if lost == "channel":
        simulated.refuse(match.world.env, match.world.channel, "view_channel")
    else:
        guild_id = (await match.table()).row.guild_id
        assert guild_id is not None
        bot._connection._guilds.pop(guild_id)
    result = private_text(
        await open_question.user.click(refreshed(open_question, listed), custom_id=table_id(MOVE, match))
    )
    assert sentence("refuse-discord") not in result
    assert sentence("refuse-card-gone") not in result
    assert choice_ids(refreshed(open_question, listed)), "the choices are there"
    looked = [path for method, path in sent if method == "GET" and "/members/" not in path]
    assert len(looked) == (1 if lost == "channel" else 0)


async def test_the_list_says_which_lobbies_are_full(world: World) -> None:
    ada, bruno, channel = world.people["Ada"], world.people["Bruno"], world.channel
    await ada.slash(channel, "game new", game="caylus", seats=2)
    (lobby,) = [one for one in channel.history() if any(id.startswith("l|join") for id in controls(one))]
    id = next(one for one in controls(lobby) if one.startswith("l|join")).rpartition("|")[2]
    game, where = match_name(id), f"<#{channel.id}>"
    assert sentence("mygames-lobby", game=game, where=where) in private_text(await ada.slash(channel, "mygames"))
    await bruno.slash(channel, "game join")
    assert sentence("mygames-full", game=game, where=where) in private_text(await ada.slash(channel, "mygames"))


async def test_a_less_urgent_match_is_chosen_from_the_list(match: Match) -> None:
    open_question = await match.asked()
    other = await begin_second(match, open_question)
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    (menu,) = [one for id, one in controls(listed).items() if id == custom_ids.make(custom_ids.TABLE, "other-game")]
    (option,) = menu["options"]
    assert option["label"].startswith(f"{match_name(option['value'])} with ")
    assert {option["value"], *(id.split("|")[2] for id in controls(listed) if id.startswith("t|move|"))} == {
        match.id,
        other.id,
    }
    await open_question.user.select(refreshed(open_question, listed), [option["value"]], custom_id="t|other-game")
    assert all(f"|{option['value']}|" in id for id in choice_ids(refreshed(open_question, listed)))


async def test_the_last_choice_leads_to_the_result_and_the_next_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    tables, choices_made = match.bot.services.matches, script(2, 5, name="magna_carta").choices
    for number, choice in enumerate(choices_made[:-1]):
        user, name, _ = await who_is_asked(tables, match.id)
        await tables.choose(match.id, user, name, tuple(choice.key.split(",")), f"{match.id} {number}")
    person = await match.asked()
    (listed,) = private_messages(await person.user.slash("mygames"))
    await person.user.click(refreshed(person, listed), custom_id=table_id(MOVE, match))
    await press(person.user, refreshed(person, listed), choices_made[-1].key)
    result = custom_ids.make(custom_ids.RESULT, "result", match.id)
    assert [*controls(refreshed(person, listed))] == [table_id(NEXT, match), result]
    clicked = await person.user.click(refreshed(person, listed), custom_id=table_id(NEXT, match))
    assert sentence("mygames-none-waits") in private_text(clicked)


async def test_a_match_that_was_conceded_asks_nothing_on_a_private_card(match: Match) -> None:
    open_question = await match.asked()
    (other,) = [one for one in map(match.person, (0, 1)) if one.id != open_question.id]
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    await open_question.user.click(refreshed(open_question, listed), custom_id=table_id(MOVE, match))
    await match.bot.services.matches.conceding.concede(match.id, other.id)
    await choose(open_question.user, refreshed(open_question, listed))
    result = custom_ids.make(custom_ids.RESULT, "result", match.id)
    assert [*controls(refreshed(open_question, listed))] == [table_id(NEXT, match), result]
    assert sentence("refuse-over") in texts(refreshed(open_question, listed))
    person, place = join_elsewhere(match, open_question)
    card = await forge_private(person, place, table_id(MOVE, match))
    assert sentence("refuse-over") in private_text(await person.click(card, custom_id=table_id(MOVE, match)))


async def test_a_seat_given_away_is_taken_back_in_direct_messages(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)
    later, open_question = ShiftedTime(match), await match.asked()
    await match.bot.services.preferences.choose("user", open_question.id, NOTICES, DIRECT)
    await later.wait(3 * DAY)
    seat = (await match.table()).seat_of(open_question.id)
    (notice,) = open_question.user.dm_channel.history()
    await open_question.user.click(notice, label=sentence("button-take-seat"))
    assert not (await match.table()).is_passed_on(seat)


async def test_every_button_of_a_private_card_works_in_direct_messages(match: Match) -> None:
    open_question = await match.asked()
    (listed,) = private_messages(await open_question.user.slash("mygames"))
    await open_question.user.click(refreshed(open_question, listed), custom_id=table_id(MOVE, match))
    card = refreshed(open_question, listed)
    pressed = [id for id in controls(card) if id not in choice_ids(card)]
    assert len(pressed) >= 3
    for custom_id in pressed:
        result = private_text(await open_question.user.click(card, custom_id=custom_id))
        assert sentence("refuse-game-gone") not in result, custom_id
        assert sentence("refuse-unexpected") not in result, custom_id


async def test_a_spectator_cannot_act_from_elsewhere(match: Match) -> None:
    dora = match.world.people["Dora"]
    person, place = join_elsewhere(match, dora)
    for custom_id in (table_id(MOVE, match), table_id("board", match), choice_ids(await match.card())[0]):
        card = await forge_private(person, place, custom_id)
        assert private_text(await person.click(card, custom_id=custom_id)).strip() == sentence("refuse-game-gone")


async def test_a_moderator_of_another_server_cannot_cancel_a_match(match: Match) -> None:
    open_question = await match.asked()
    person, place = join_elsewhere(match, open_question)
    custom_id = custom_ids.make(custom_ids.CANCEL, "now", match.id)
    result = await person.click(await forge_private(person, place, custom_id), custom_id=custom_id)
    assert private_text(result).strip() == sentence("refuse-game-gone")
    assert (await match.table()).row.status == "live"
