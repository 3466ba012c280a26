"""Greeting with new games, always at hand, and changes of language, which show on open messages."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.app.config import Config
from bot.sandbox.world import LANGUAGES, World
from bot.words import Catalogue
from tests import simulated
from tests.bot.sandbox.labels import WORDS, labels, lobby_title, new_game

ITALIAN = Catalogue().words("it")


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with World(Provost(Config(db=tmp_path / "provost.db", fresh=True)), 2, "en").open(0) as world:
        yield world


def newest(world: World) -> discord.Message:
    message = world.channel.last_message
    assert message is not None
    return message


def greetings(world: World) -> list[int]:
    """Return the numbers of the greetings in the channel, counted from the newest message."""
    said = [simulated.texts(message) for message in reversed(world.channel.history())]
    return [number for number, text in enumerate(said) if WORDS("help-sandbox-again") in text]


def private_labels(world: World) -> list[set[str]]:
    """Return the labels on each private message in the channel."""
    sent = world.env.backend.messages[world.channel.id].values()
    shown = (to_discord_message(world.env, one) for one in sent if one.is_ephemeral)
    return [labels(one) for one in shown]


async def begin(world: World, game: str = "caylus") -> None:
    """Start a game with a computer player as Ada."""
    ada = world.people[0]
    await ada.click(newest(world), label=new_game(game=game))
    for label in ("button-computer", "button-start"):
        await ada.click(newest(world), label=WORDS(label))


async def announce_cancellation(world: World) -> None:
    """Cancel the open lobby or match as Ada."""
    result = await world.people[0].slash(world.channel, "game cancel")
    assert result.response is not None
    await world.people[0].click(result.response, label=WORDS("button-cancel-lobby"))


async def test_the_greeting_stays_while_a_lobby_or_a_match_is_open(world: World) -> None:
    ada = world.people[0]
    await ada.click(newest(world), label=new_game())
    assert await world.changed()
    assert greetings(world) == [1]
    for label in ("button-computer", "button-start"):
        await ada.click(newest(world), label=WORDS(label))
    assert await world.changed()
    assert greetings(world) == [3], "after it the lobby, how the match began, and the card"


async def test_the_greeting_follows_a_cancelled_match(world: World) -> None:
    await begin(world)
    ada = world.people[0]
    await announce_cancellation(world)
    assert await world.changed()
    assert greetings(world) == [0]
    assert simulated.texts(newest(world)) == WORDS("help-sandbox-again"), "it welcomes once"
    assert not await world.changed()
    await ada.click(newest(world), label=new_game())
    assert WORDS("button-join") in labels(newest(world))


async def test_the_greeting_follows_a_cancelled_lobby(world: World) -> None:
    ada = world.people[0]
    await ada.click(newest(world), label=new_game())
    await announce_cancellation(world)
    assert await world.changed()
    assert greetings(world) == [0]


async def test_messages_of_players_do_not_move_the_greeting(world: World) -> None:
    ada = world.people[0]
    await ada.send(world.channel, "hello")
    await ada.click(world.channel.history()[0], label=WORDS("button-help"))
    assert await world.changed()
    assert greetings(world) == [1]


async def test_an_open_lobby_changes_its_language_with_everything(world: World) -> None:
    ada, bruno = world.people
    await ada.click(newest(world), label=new_game())
    await bruno.click(world.channel.history()[0], label=LANGUAGES["it"])
    assert lobby_title(ITALIAN) in simulated.texts(newest(world))
    world.env.raise_errors()


async def test_the_card_of_a_match_is_posted_again_in_the_new_language(world: World) -> None:
    await begin(world)
    last = newest(world)
    await world.people[1].click(world.channel.history()[0], label=LANGUAGES["it"])
    assert newest(world).id != last.id
    assert ITALIAN("button-undo") in labels(newest(world))
    world.env.raise_errors()


async def test_an_open_private_card_is_sent_again_in_the_new_language(world: World) -> None:
    await begin(world, "magna_carta")
    ada, bruno = world.people
    await ada.click(newest(world), label=WORDS("button-move-of", player="Ada"))
    keep = ITALIAN("magna_carta-option-exchange-keep")
    assert not [one for one in private_labels(world) if keep in one]
    await bruno.click(world.channel.history()[0], label=LANGUAGES["it"])
    assert [keep in one for one in private_labels(world)] == [True]
    world.env.raise_errors()


async def test_commands_are_listed_in_the_language_of_the_server(world: World) -> None:
    ada = world.people[0]
    await ada.click(newest(world), label=LANGUAGES["it"])
    listed = world.env.backend.visible_commands(user_id=ada.id, channel_id=world.channel.id)
    said = {option["description"] for command in listed for option in command["options"]}
    assert ITALIAN("command-game-new") in said
    assert WORDS("command-game-new") not in said


async def test_the_greeting_explains_the_game_that_is_played(world: World) -> None:
    ada = world.people[0]
    greeting = newest(world)
    for game in ("caylus", "catan_cards"):
        if game != "caylus":
            await ada.click(greeting, label=new_game(game=game))
        shown = (await ada.click(greeting, label=WORDS("button-help"))).response
        assert shown is not None
        assert WORDS("help-title", subject=WORDS(f"game-{game}"), page=1, pages="|").partition("|")[
            0
        ] in simulated.texts(shown)
