"""Threads that are archived, locked or deleted, channels that are gone, and several matches at once."""

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import channel

from bot.app.client import Provost
from bot.app.upkeep import SWEEP
from bot.cards import custom_ids
from bot.clocks.paces import HOUR
from bot.commands.board import BUTTON_ACTS
from bot.delivery.threads import ARCHIVE_AFTER, Places
from bot.interaction.translator import CATALOGUE
from bot.match.match import SeatedMatch
from storage.errors import Busy
from tests import simulated
from tests.bot.forged_presses import stored_matches
from tests.bot.playing import Match, begin, choice_ids, galleries, make_bot, message, private_messages, private_text
from tests.simulated import World, controls, texts

LOCKED = 160005


def sentence(id: str, locale: str = "en") -> str:
    return CATALOGUE.words(locale)(id)


async def play(match: Match, count: int = 1) -> None:
    """Press the last button of the card that many times."""
    for _ in range(count):
        card = await match.card()
        result = await (await match.asked()).click(card, custom_id=choice_ids(card)[-1])
        assert private_text(result) == ""


async def moved_match(match: Match) -> Match:
    """Check that play goes on in the channel where the match was opened; return the match there."""
    row = (await match.table()).row
    assert row.channel_id == match.world.channel.id
    return Match(match.world, match.id, match.world.channel)


async def test_a_card_posted_before_the_thread_exists_is_posted_there_too(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check for unpublished news may run between the start of a match and the creation of its thread."""
    bot, open_place = world.env.bot, Places.open
    assert isinstance(bot, Provost)

    async def slowly(places: Places, table: SeatedMatch) -> None:
        bot.services.publisher.notify(table.row.id)
        await bot.services.publisher.finish()
        await open_place(places, table)

    monkeypatch.setattr(Places, "open", slowly)
    match = await begin(world, 2)
    early = next(one for one in world.channel.history() if galleries(one))
    card = await match.card()
    assert card.channel.id == match.place.id != world.channel.id
    assert not controls(early)
    await play(match)


async def test_a_match_that_cannot_move_to_its_thread_is_shown_in_its_channel(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*given: object, **more: object) -> None:
        raise Busy

    assert isinstance(world.env.bot, Provost)
    monkeypatch.setattr(world.env.bot.services.matches, "move_to", busy)
    match = await begin(world, 2)
    assert (await match.table()).row.channel_id == world.channel.id
    assert [one for one in world.channel.history() if galleries(one)], "its card is there"


async def test_an_archived_thread_opens_with_the_next_card(world: World) -> None:
    match = await begin(world, 2)
    asked, old = await match.asked(), await match.card()
    simulated.archive(world.env, match.place)
    await asked.click(old, custom_id=choice_ids(old)[-1])
    card = await match.card()
    assert card.id != old.id
    assert card.channel.id == match.place.id
    assert not world.env.backend.get_channel(match.place.id).thread_metadata.archived  # type: ignore[union-attr] # a thread has it
    await play(match)


def metadata(world: World, place: int) -> Any:
    """Return Discord's data of a thread."""
    return world.env.backend.get_channel(place).thread_metadata


async def test_a_match_stays_in_the_sidebar_for_a_week(world: World) -> None:
    match = await begin(world, 2)
    assert metadata(world, match.place.id).auto_archive_duration == ARCHIVE_AFTER


async def check_archived_threads(match: Match, hours: int = 1) -> None:
    """Run the check for archived threads, after that many hours."""
    archived = match.bot.services.archived_threads
    now = archived._now()
    archived._now = lambda: now + hours * HOUR
    await archived.sweep()
    await archived.finish()


async def test_an_archived_thread_with_an_open_question_is_opened(world: World) -> None:
    match = await begin(world, 2)
    simulated.archive(world.env, match.place)
    metadata(world, match.place.id).auto_archive_duration = 1440
    await world.env.settle()
    before = len(match.place.history())
    await check_archived_threads(match, 0)
    assert metadata(world, match.place.id).archived, "that takes up to an hour"
    await check_archived_threads(match)
    assert not metadata(world, match.place.id).archived
    assert metadata(world, match.place.id).auto_archive_duration == ARCHIVE_AFTER
    assert len(match.place.history()) == before
    edits = [
        one
        for one in world.env.backend.http_requests
        if one.method == "PATCH" and one.path.endswith(f"/{match.place.id}")
    ]
    assert len(edits) == 1
    simulated.archive(world.env, match.place)
    await world.env.settle()
    await check_archived_threads(match)
    assert metadata(world, match.place.id).archived, "it is opened once a day"
    await check_archived_threads(match, 24)
    assert not metadata(world, match.place.id).archived


async def test_a_thread_that_was_locked_or_has_ended_stays_archived(world: World) -> None:
    match = await begin(world, 2)
    world.env.backend.edit_channel(match.place.id, {}, thread_metadata={"archived": True, "locked": True})
    await world.env.settle()
    await check_archived_threads(match)
    assert metadata(world, match.place.id).archived
    world.env.backend.edit_channel(match.place.id, {}, thread_metadata={"locked": False})
    await match.bot.services.matches.conceding.concede(match.id, (await match.asked()).id)
    await match.bot.services.publisher.finish()
    world.env.backend.edit_channel(match.place.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    await check_archived_threads(match, 48)
    assert metadata(world, match.place.id).archived


@pytest.mark.parametrize("code", [50035, 200001])
async def test_a_thread_whose_title_is_refused_gets_a_neutral_one(world: World, code: int) -> None:
    world.env.inject_error(
        "POST", f"/channels/{world.channel.id}/threads", status=400, code=code, message="no", times=1
    )
    match = await begin(world, 2)
    assert match.place.id != world.channel.id
    assert world.env.backend.get_channel(match.place.id).name == f"Caylus · {match.id[:4]}"


async def test_threads_of_an_announcement_channel_are_announcement_threads(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = (*channel.THREAD_TYPES, discord.ChannelType.news_thread.value)
    monkeypatch.setattr(channel, "THREAD_TYPES", kinds)  # simcord knows no other threads
    guild = world.channel.guild
    assert guild is not None
    world.channel = guild.create_news_channel("news")
    await world.env.settle()
    match = await begin(world, 2)
    assert world.env.backend.get_channel(match.place.id).type == discord.ChannelType.news_thread.value


async def test_play_goes_on_in_the_channel_when_the_thread_is_locked(world: World) -> None:
    match = await begin(world, 2)
    asked, old, length = await match.asked(), await match.card(), (await match.table()).log_length
    world.env.inject_error(
        "POST", f"/channels/{match.place.id}/messages", status=400, code=LOCKED, message="locked", times=None
    )
    await asked.click(old, custom_id=choice_ids(old)[-1])
    assert (await match.table()).log_length == length + 1
    await play(await moved_match(match), 2)


async def test_play_goes_on_in_the_channel_when_the_thread_is_deleted(world: World) -> None:
    match = await begin(world, 2)
    await play(match)
    before = await match.digest()
    world.env.backend.delete_channel(match.place.id)
    await world.env.settle()
    there = await moved_match(match)
    assert await there.digest() == before
    await play(there, 2)


async def test_a_thread_deleted_while_the_bot_was_away(world: World, tmp_path: Path) -> None:
    match = await begin(world, 2)
    await play(match)
    await world.env.bot.close()
    world.env.backend.delete_channel(match.place.id)
    await world.env.restart_bot(make_bot(tmp_path / "matches.db"))
    stranger = private_text(await world.people["Chiara"].slash(world.channel, "game board"))
    assert stranger == sentence("refuse-no-match")
    await world.people["Bruno"].slash(world.channel, "game board")
    await play(await moved_match(match), 2)


async def cancel_lobby(world: World) -> None:
    """Cancel the lobby that Chiara has opened in the channel."""
    (question,) = private_messages(await world.people["Chiara"].slash(world.channel, "game cancel"))
    await world.people["Chiara"].click(question, custom_id=next(id for id in controls(question) if "|lobby|" in id))


def lock(match: Match) -> None:
    """Lock the match's thread, so that nothing can be posted there."""
    backend = match.world.env.backend
    backend.edit_channel(match.place.id, {}, thread_metadata={"locked": True})
    match.world.env.inject_error(
        "POST", f"/channels/{match.place.id}/messages", status=400, code=LOCKED, message="locked", times=None
    )


async def test_a_match_rescued_from_a_locked_thread_is_shown_at_once(world: World) -> None:
    match = await begin(world, 2)
    old, people = await match.card(), [world.people[name] for name in ("Ada", "Bruno")]
    await world.people["Chiara"].slash(
        world.channel, "game new", game="caylus"
    )  # the channel of the thread is occupied
    lock(match)
    other = world.env.guild.create_text_channel("other")
    await people[0].slash(other, "game board")
    there = Match(world, match.id, other)
    card = await there.card()
    assert controls(card)
    assert {user.id for user in card.mentions} == {person.id for person in people}
    arrived = CATALOGUE.words("en")("card-arrived", players=" ".join(f"<@{person.id}>" for person in people))
    assert arrived in texts(card)
    away = CATALOGUE.words("en")("card-moved-away", where=f"<#{other.id}>")
    assert texts(message(match.place, old.id)).endswith(away)
    await play(there)
    assert len((await there.card()).mentions) <= 1


async def test_a_match_that_leaves_a_locked_thread_pings_its_players(world: World) -> None:
    match = await begin(world, 2)
    lock(match)
    await world.env.settle()
    await match.bot.reach.finish()
    there = await moved_match(match)
    card = await there.card()
    assert len([one for one in there.place.history() if one.mentions]) == 1
    assert {user.id for user in card.mentions} == {world.people[name].id for name in ("Ada", "Bruno")}


@pytest.mark.parametrize(("language", "locale"), [("en-US", "en"), ("it", "it"), ("es-ES", "es")])
async def test_a_move_in_a_locked_thread_beside_a_lobby_is_explained(world: World, language: str, locale: str) -> None:
    match = await begin(world, 2)
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    asked, old, before = await match.asked(), await match.card(), (await match.table()).log_length
    world.languages[asked.id] = language
    lock(match)
    closed = CATALOGUE.words(locale)("refuse-thread-closed", where=f"<#{world.channel.id}>")
    assert private_text(await asked.click(old, custom_id=choice_ids(old)[-1])) == closed
    assert (await match.table()).log_length > before
    await cancel_lobby(world)
    await world.env.advance_time(2 * SWEEP)
    await play(await moved_match(match))


async def test_a_busy_channel_takes_no_second_match(world: World) -> None:
    match = await begin(world, 2)
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    before = await match.digest()
    world.env.backend.delete_channel(match.place.id)
    await world.env.settle()
    assert (await match.table()).row.channel_id == match.place.id
    assert await match.digest() == before
    await cancel_lobby(world)
    await world.people["Ada"].slash(world.channel, "game board")
    await play(await moved_match(match))


async def test_a_deleted_channel_leaves_its_match_to_another(world: World) -> None:
    simulated.refuse(world.env, world.channel, "create_public_threads")
    match = await begin(world, 2)
    before = await match.digest()
    other = world.env.guild.create_text_channel("other")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await world.people["Ada"].slash(other, "game board")
    there = Match(world, match.id, other)
    assert await there.digest() == before
    await play(there, 2)


async def test_a_lost_match_does_not_go_where_the_bot_cannot_play(world: World) -> None:
    simulated.refuse(world.env, world.channel, "create_public_threads")
    match = await begin(world, 2)
    silent, open_to_it = (world.env.guild.create_text_channel(name) for name in ("silent", "open"))
    simulated.refuse(world.env, silent, "send_messages")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    missing = CATALOGUE.words("en")("refuse-missing-permissions", permissions=sentence("permission-send_messages"))
    assert private_text(await world.people["Ada"].slash(silent, "game board")) == missing
    await world.people["Ada"].slash(open_to_it, "game board")
    await play(Match(world, match.id, open_to_it))


async def test_a_deleted_card_is_posted_again(world: World) -> None:
    match = await begin(world, 2)
    old = await match.card()
    world.env.backend.delete_message(match.place.id, old.id)
    world.languages[world.people["Ada"].id] = "it"
    answer = private_text(await world.people["Ada"].slash(match.place, "game board"))
    assert sentence("refuse-card-gone", "it") in answer
    assert (await match.card()).id != old.id
    await play(match)


async def test_a_card_deleted_before_a_move_hinders_nothing(world: World) -> None:
    match = await begin(world, 2)
    asked, old = await match.asked(), await match.card()
    world.env.backend.delete_message(match.place.id, old.id)
    assert private_text(await asked.slash(match.place, "caylus pass")) == sentence("answer-done")
    assert (await match.card()).id != old.id


async def test_two_matches_in_two_threads_and_a_lobby_beside_them(world: World) -> None:
    first = await begin(world, 2)
    second = await begin(world, 3)
    places = {thread.id for thread in world.channel.threads}
    second.place = next(thread for thread in world.channel.threads if thread.id != first.place.id)
    assert {(await match.table()).row.channel_id for match in (first, second)} == places
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    untouched = await second.digest()
    await play(first, 3)
    assert await second.digest() == untouched
    untouched = await first.digest()
    await play(second, 3)
    assert await first.digest() == untouched
    lobby = await first.bot.store.match_in(world.channel.id)
    assert lobby is not None
    assert lobby.status == "lobby"


async def test_two_servers_know_nothing_of_each_other(world: World) -> None:
    match = await begin(world, 2)
    elsewhere = world.env.create_guild("Elsewhere", preferred_locale="it")
    channel = elsewhere.create_text_channel("caylus")
    eve = elsewhere.add_member(world.env.create_user("eve", global_name="Eve"))
    abroad = elsewhere.add_member(world.env.create_user("ada2", global_name="Ada"))
    assert private_text(await eve.slash(channel, "game board")) == sentence("refuse-no-match")
    await eve.slash(channel, "game new", game="caylus", seats=2)
    other = await match.bot.store.match_in(channel.id)
    assert other is not None
    lobby = channel.history()[-1]
    await abroad.click(lobby, custom_id=f"l|join|{other.id}")
    before = await match.digest()
    await eve.click(channel.history()[0], custom_id=f"l|start|{other.id}")
    there = _of(world, other.id, channel)
    assert "Piazzamento dei lavoratori" in texts(await there.card())
    assert await match.digest() == before


def _of(world: World, match: str, channel: ChannelHandle) -> Match:
    return Match(world, match, [*channel.threads, channel][0])


async def test_a_player_cannot_press_from_another_server(world: World) -> None:
    """Even the ids of a player's own card do not help: the match is played on one server alone."""
    match = await begin(world, 2)
    asked = await match.asked()
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("caylus")
    abroad = elsewhere.add_member(asked.user)
    own = [id for id in choice_ids(await match.card()) if id.startswith(f"{custom_ids.CHOICE}|")]
    decision_name = own[0].split("|")[2]
    count, before = (await match.table()).log_length, await stored_matches(world)
    for custom_id in (
        *own,
        custom_ids.make(custom_ids.MENU, match.id, decision_name, "0"),
        custom_ids.make(custom_ids.PICK, match.id, decision_name, "1"),
        custom_ids.make(custom_ids.PICK, match.id, decision_name, "done"),
        custom_ids.make(custom_ids.CONSENT, match.id, f"{count}.0", "agree"),
        custom_ids.make(custom_ids.CONSENT, match.id, f"{count}.0", "refuse"),
        *(
            custom_ids.make(custom_ids.TABLE, act, match.id)
            for act in (*BUTTON_ACTS, "leave")
            if act not in ("next-game", "no-tips")
        ),
    ):
        card = simulated.forged(world.env, channel, discord.ui.Button(custom_id=custom_id, label="?"))
        assert private_text(await abroad.click(card, custom_id=custom_id)) == sentence("refuse-game-gone"), custom_id
    assert await stored_matches(world) == before
    await asked.click(await match.card(), custom_id=own[0])
    assert await stored_matches(world) != before


@pytest.mark.parametrize("custom_id", ["t|board", "t|why", "l|join", "l|cancel", "o|seats"])
async def test_a_press_for_a_match_of_another_server(world: World, custom_id: str) -> None:
    match = await begin(world, 2)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("caylus")
    eve = elsewhere.add_member(world.env.create_user("eve", global_name="Eve"))
    before = await match.digest()
    card = simulated.forged(world.env, channel, discord.ui.Button(custom_id=f"{custom_id}|{match.id}", label="?"))
    answer = private_text(await eve.click(card, custom_id=f"{custom_id}|{match.id}"))
    assert answer in (sentence("refuse-game-gone"), sentence("refuse-unknown-button"))
    assert await match.digest() == before
