"""The spotlight on Discord: a moment with buttons, hidden predictions, the outcome, and the list of the best."""

import discord
import pytest
from simcord import MemberActor

from bot.cards import custom_ids
from bot.features.spotlight.commands import SpotlightHost
from bot.features.spotlight.puzzles import SPOTLIGHT_SETTING
from bot.match.safe_names import token
from bot.match.settings import PUBLIC, PUBLIC_DELAY
from bot.words import LOCALES
from tests.bot.followers import elsewhere, set_match
from tests.bot.playing import Match, galleries, message, private_text, sentence, sketch
from tests.simulated import controls, texts


class SpotlightChannel:
    """The channel of the spotlight, and the moment shown there."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.hall = elsewhere(match.world).channel

    async def begin(self) -> None:
        """Show the match in the spotlight."""
        store, guild = self.match.bot.services.preferences, self.hall.guild
        assert guild is not None
        await set_match(self.match, **{PUBLIC: SPOTLIGHT_SETTING})
        await store.choose("guild", guild.id, SPOTLIGHT_SETTING, str(self.hall.id))
        await self.sweep()

    async def sweep(self) -> None:
        await self.match.bot.services[SpotlightHost].sweep()
        await self.match.bot.services[SpotlightHost].finish()

    def messages(self) -> list[discord.Message]:
        return sorted(self.hall.history(), key=lambda one: one.id)

    async def predict(self, person: MemberActor, key: str) -> str:
        """Press a button of the moment; return the answer."""
        first = self.messages()[0]
        custom_id = next(id for id in controls(first) if id.split("|")[2] == token(key))
        return private_text(await person.click(message(self.hall, first.id), custom_id=custom_id))


@pytest.fixture
async def shown(match: Match) -> SpotlightChannel:
    built = SpotlightChannel(match)
    await built.begin()
    return built


async def open_options(match: Match) -> list[str]:
    """Return the options of the open question."""
    return [option.key for option in (await match.table()).core.decisions[0].ask.options]


async def test_a_moment_is_shown_as_spectators_see_it_with_its_answers(shown: SpotlightChannel) -> None:
    (moment,) = shown.messages()
    offered = await open_options(shown.match)
    assert [id.split("|")[2] for id in controls(moment)] == [token(key) for key in offered]
    assert all(id.startswith(f"{custom_ids.SPOTLIGHT}|") for id in controls(moment))
    ((item,),) = galleries(moment)
    assert shown.match.picture(item["media"]["url"]) == sketch((await shown.match.table()).view(None))
    await shown.sweep()
    assert len(shown.messages()) == 1


async def test_predictions_are_hidden_then_revealed_and_scored(shown: SpotlightChannel) -> None:
    world, offered = shown.match.world, await open_options(shown.match)
    chiara, dora = world.people["Chiara"], world.people["Dora"]
    before = texts(shown.messages()[0])
    await shown.predict(chiara, offered[1])
    await shown.predict(chiara, offered[0])
    assert sentence("spotlight-title") in before
    await shown.predict(dora, offered[1])
    assert texts(shown.messages()[0]) == before
    assert private_text(await dora.slash(shown.hall, "spotlight")) == sentence("refuse-spotlight-no-scores")
    await shown.match.first_choice()
    await shown.sweep()
    moment, recap = shown.messages()
    assert controls(moment) == controls(recap) == {}
    assert sentence("spotlight-right", right=1, count=2) in texts(recap)
    assert f"<@{chiara.id}>" in texts(recap)
    assert f"<@{dora.id}>" not in texts(recap)
    score = sentence("spotlight-score", place=1, user=f"<@{chiara.id}>", points=len(offered), right=1, count=1)
    assert score in private_text(await dora.slash(shown.hall, "spotlight"))


async def test_neither_players_nor_latecomers_can_predict(shown: SpotlightChannel) -> None:
    world, offered = shown.match.world, await open_options(shown.match)
    assert await shown.predict(world.people["Ada"], offered[0]) == sentence("refuse-spotlight-player")
    await shown.match.first_choice()
    assert await shown.predict(world.people["Dora"], offered[0]) == sentence("refuse-spotlight-closed")
    await shown.sweep()
    assert sentence("spotlight-right", right=0, count=0) in texts(shown.messages()[1])


async def test_a_prediction_by_a_later_player_is_void(shown: SpotlightChannel) -> None:
    world, (answer, *_) = shown.match.world, await open_options(shown.match)
    dora, chiara, changes = world.people["Dora"], world.people["Chiara"], shown.match.bot.services.matches.seat_changes
    await shown.predict(dora, answer)
    await shown.predict(chiara, answer)
    table = await shown.match.table()
    asked = table.core.decisions[0].ask.seat
    other = next(seat.user_id for seat in table.seats if seat.seat != asked)
    assert other is not None
    await changes.vacate(shown.match.id, other, "Computer")
    await changes.substitute(shown.match.id, dora.id, "Dora")
    await shown.match.first_choice()
    await shown.sweep()
    assert sentence("spotlight-right", right=1, count=1) in texts(shown.messages()[1])


async def test_a_moment_without_a_choice_is_not_scored(shown: SpotlightChannel) -> None:
    offered = await open_options(shown.match)
    await shown.predict(shown.match.world.people["Dora"], offered[0])
    asked = await shown.match.asked()
    await shown.match.bot.services.matches.resign(shown.match.id, asked.id, "Computer")
    await shown.sweep()
    assert sentence("spotlight-void") in texts(shown.messages()[1])


@pytest.mark.parametrize("settings", [{PUBLIC: "yes"}, {PUBLIC: SPOTLIGHT_SETTING, PUBLIC_DELAY: "hour"}])
async def test_only_matches_that_allow_it_without_delay_are_shown(match: Match, settings: dict[str, str]) -> None:
    built = SpotlightChannel(match)
    await built.begin()
    other = SpotlightChannel(match)
    await set_match(match, **settings)
    guild = other.hall.guild
    assert guild is not None
    await match.bot.services.preferences.choose("guild", 99, SPOTLIGHT_SETTING, str(other.hall.id))
    await other.sweep()
    assert other.messages() == []


async def test_a_channel_that_refuses_messages_ends_the_moment(match: Match) -> None:
    built = SpotlightChannel(match)
    path = f"/channels/{built.hall.id}/messages"
    match.world.env.inject_error("POST", path, status=403, code=50013, times=None)
    await built.begin()
    assert await match.bot.store.contests_under_way() == ()


async def test_only_managers_of_a_server_set_its_spotlight(match: Match) -> None:
    world, hall = match.world, elsewhere(match.world).channel
    guild = hall.guild
    assert guild is not None
    refused = await world.people["Dora"].slash(world.channel, "server spotlight", channel=hall)
    assert private_text(refused) == sentence("refuse-not-server-manager")
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    moderator = guild.add_member(world.env.create_user("mina"), roles=[role])
    done = private_text(await moderator.slash(world.channel, "server spotlight", channel=hall))
    assert done == sentence("server-spotlight-done", where=f"<#{hall.id}>")
    assert await match.bot.store.server_preferences(SPOTLIGHT_SETTING) == {guild.id: str(hall.id)}
    ended = private_text(await moderator.slash(world.channel, "server spotlight"))
    assert ended == sentence("server-spotlight-ended")
    assert await match.bot.store.server_preferences(SPOTLIGHT_SETTING) == {}


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_prediction_is_answered_in_the_language_of_the_user(shown: SpotlightChannel, locale: str) -> None:
    dora = shown.match.world.people["Dora"]
    shown.match.world.languages[dora.id] = locale
    answer = await shown.predict(dora, (await open_options(shown.match))[0])
    hidden = sentence("spotlight-predicted", locale, answer="…").split("…")[1]
    assert hidden in answer


async def test_predictions_are_exported_and_forgotten(shown: SpotlightChannel) -> None:
    dora = shown.match.world.people["Dora"]
    await shown.predict(dora, (await open_options(shown.match))[0])
    store = shown.match.bot.store
    assert len((await store.own_rows(dora.id))["spotlight_predictions"]) == 1
    await store.forget_user(dora.id)
    (contest,) = await store.contests_under_way()
    assert await store.predictions(contest.id) == ()


async def test_a_redone_choice_is_not_scored(match: Match) -> None:
    undoing, mover = match.bot.services.matches.undoing, (await match.asked()).id
    await match.first_choice()
    assert await undoing.undo(match.id, mover, "take back") == "done"
    shown = SpotlightChannel(match)
    await shown.begin()
    await shown.predict(match.world.people["Dora"], (await open_options(match))[1])
    await undoing.redo(match.id, mover, "again")
    await shown.sweep()
    assert sentence("spotlight-void") in texts(shown.messages()[1])
