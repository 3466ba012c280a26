"""`/learn`: a private lesson, played by presses, without stored state between them."""

from pathlib import Path
from typing import cast

import discord
import pytest
from simcord import MemberActor
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.features.lessons.service import lesson_of
from bot.match.safe_names import token
from engine import GAMES
from tests.bot.playing import make_bot, private_messages, private_text, refreshed, sentence
from tests.simulated import Message, World, controls, forged, texts


async def open_lesson(world: World, name: str, game: str) -> tuple[MemberActor, Message]:
    person = world.people[name]
    (shown,) = private_messages(await person.slash(world.channel, "learn", game=game))
    return person, shown


def option_id(game: str, number: int, key: str) -> str:
    return custom_ids.make(custom_ids.LESSON, game, str(number), token(key))


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_played_to_its_end(world: World, game: str) -> None:
    person, shown = await open_lesson(world, "Ada", game)
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps):
        card = refreshed(person, shown)
        assert sentence(f"lesson-{game}-{step.step}") in texts(card)
        assert {id for id in controls(card) if id.startswith(f"e|{game}|{number}|")} == {
            option_id(game, number, key) for key in step.offer
        }
        await person.click(card, custom_id=option_id(game, number, lesson.recorded(number)))
    assert sentence(f"lesson-{game}-end") in texts(refreshed(person, shown))
    assert world.channel.history() == []


async def test_another_press_is_answered_and_the_lesson_continues(world: World) -> None:
    person, shown = await open_lesson(world, "Ada", "caylus")
    await person.click(shown, custom_id=option_id("caylus", 0, "n_forest@5"))
    card = texts(refreshed(person, shown))
    assert "Ada places a worker at the Forest" in card
    assert sentence("lesson-deviates", label="6 · Quarry · 1 denier") in card
    assert "Ada places a worker at the Quarry" in card
    assert sentence("lesson-caylus-carpenter") in card


async def test_a_lesson_continues_after_a_restart(world: World, tmp_path: Path) -> None:
    person, shown = await open_lesson(world, "Ada", "caylus")
    await world.restart(make_bot(tmp_path / "matches.db"))
    await person.click(refreshed(person, shown), custom_id=option_id("caylus", 0, "n_quarry@6"))
    assert sentence("lesson-caylus-carpenter") in texts(refreshed(person, shown))


async def test_a_lesson_can_be_skipped_and_begun_again(world: World) -> None:
    person, shown = await open_lesson(world, "Ada", "magna_carta")
    await person.click(shown, custom_id="e|magna_carta|skip")
    assert sentence("lesson-magna_carta-end") in texts(refreshed(person, shown))
    await person.click(refreshed(person, shown), custom_id="e|magna_carta|start")
    assert sentence("lesson-magna_carta-build") in texts(refreshed(person, shown))


@pytest.mark.parametrize(("game", "seats"), [("caylus", 3), ("catan_cards", 2)])
async def test_a_lesson_leads_to_a_first_match(world: World, game: str, seats: int) -> None:
    person, shown = await open_lesson(world, "Ada", game)
    await person.click(shown, custom_id=f"e|{game}|skip")
    result = await person.click(refreshed(person, shown), custom_id=f"e|{game}|match")
    assert sentence("lesson-first-match") in private_text(result)
    bot = cast(Provost, world.env.bot)
    (id,) = await bot.store.live_matches()
    table = await bot.services.matches.get_match(id)
    assert len(table.seats) == seats
    assert [seat.computer is None for seat in table.seats] == [True] + [False] * (seats - 1)


async def test_a_first_match_in_a_busy_channel_is_refused(world: World) -> None:
    await world.people["Bruno"].slash(world.channel, "game new", game="caylus")
    person, shown = await open_lesson(world, "Ada", "caylus")
    await person.click(shown, custom_id="e|caylus|skip")
    result = await person.click(refreshed(person, shown), custom_id="e|caylus|match")
    assert sentence("refuse-channel-busy") in private_text(result)


@pytest.mark.parametrize(
    "id", ["e", "e|chess|start", "e|caylus|7|pass", "e|caylus|0|gate", "e|caylus|-1|pass", "e|caylus|x"]
)
async def test_a_forged_press_of_a_lesson_is_refused(world: World, id: str) -> None:
    shown = forged(world.env, world.channel, discord.ui.Button(label="?", custom_id=id))
    assert sentence("refuse-unknown-button") in private_text(await world.people["Ada"].click(shown, custom_id=id))


async def test_a_lesson_is_given_in_a_direct_message(world: World) -> None:
    eve = world.env.create_user("eve")
    result = await eve.slash("learn", game="caylus")
    shown = result.response or result.followups[0]
    assert sentence("lesson-caylus-quarry") in texts(shown)
    await eve.click(shown, custom_id=option_id("caylus", 0, "n_quarry@6"))
    stored = world.env.backend.get_message(shown.channel_id, shown.id)
    assert sentence("lesson-caylus-carpenter") in texts(to_discord_message(world.env, stored))
    await eve.click(to_discord_message(world.env, stored), custom_id=option_id("caylus", 1, "f_carpenter@8"))
    assert sentence("lesson-caylus-pass") in texts(to_discord_message(world.env, stored))
