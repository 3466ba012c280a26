"""Channels and threads of the sandbox: each page shows its own, and a tournament is held from preview to matches."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import aiohttp
import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.sandbox.channels import DIRECT_MESSAGES, JUMPS
from bot.sandbox.world import NAMES, World
from tests import simulated
from tests.bot.sandbox.labels import WORDS, labels
from tests.bot.sandbox.pages import Page, walk
from tests.bot.tournaments_on_discord import idle_bot

EVENT = {"name": "Cup", "game": "caylus", "format": "schedule", "seats": 3, "rounds": 1, "players": 3, "pace": "none"}


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "provost.db"


@pytest.fixture
async def world(db: Path) -> AsyncIterator[World]:
    async with World(Provost(Config(db=db, fresh=True)), 3, "en").open(0) as world:
        yield world


@pytest.fixture
async def page(world: World) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as http:
        page = Page(http, world.address)
        await page.load()
        yield page


def texts(page: Page) -> str:
    """Return the texts of a page's messages."""
    return "\n".join(part["content"] for part in walk(page.snapshot["messages"]) if part.get("content"))


async def start(world: World) -> None:
    """Hold a tournament of all three people as Ada; its only match is made in a thread."""
    ada = world.people[0]
    preview = (await ada.slash(world.tournaments, "event new", **EVENT)).response
    assert preview is not None
    await ada.click(preview, label=WORDS("button-tournament-open"))
    await idle_bot(world.bot)
    card = next(m for m in world.tournaments.history() if WORDS("button-tournament-join") in labels(m))
    for label, people in (("join", world.people), ("close", [ada]), ("here", world.people), ("start", [ada])):
        for person in people:
            await person.click(card, label=WORDS(f"button-tournament-{label}"))
    await idle_bot(world.bot)


async def test_a_page_shows_the_channel_it_was_opened_for(world: World, page: Page) -> None:
    assert page.snapshot["channel"]["name"] == "games"
    assert page.snapshot["places"]["label"] == WORDS("page-channel")
    assert [place["name"] for place in page.snapshot["places"]["list"]] == ["# games", "# tournaments", "@ Provost"]
    await page.load(world.tournaments.id)
    assert page.snapshot["channel"]["name"] == "tournaments"
    await page.load(1)
    assert page.snapshot["channel"]["name"] == "games"


async def test_a_command_is_used_in_the_channel_of_its_page(world: World, page: Page) -> None:
    await page.command("event new", EVENT)
    page.snapshot = await page.state()
    assert f"{world.tournaments.id}" in texts(page)
    await page.load(world.tournaments.id)
    assert (await page.command("event new", EVENT))["settlement"] == "settled"
    page.snapshot = await page.state()
    assert WORDS("tournament-preview", name="Cup") in texts(page)
    await page.press(WORDS("button-tournament-open"))
    assert WORDS("tournament-phase-open") in "".join(map(simulated.texts, world.tournaments.history()))


def place(page: Page) -> str:
    """Return the place that the menu of a page has chosen."""
    (name,) = [place["name"] for place in page.snapshot["places"]["list"] if place["here"]]
    return f"{name}"


async def test_each_player_has_direct_messages_in_which_commands_work(world: World, page: Page) -> None:
    ada, bruno, _ = world.people
    await page.load(DIRECT_MESSAGES)
    assert place(page) == "@ Provost"
    assert page.snapshot["channelId"] == f"{ada.user.dm_channel.id}"
    assert (await page.command("mygames", {}))["settlement"] == "settled"
    assert not [message for message in world.channel.history() if message.content]
    page.snapshot = await page.state()
    assert WORDS("refuse-no-games-of-yours") in texts(page)
    await page.load(bruno.user.dm_channel.id)
    assert place(page) == "# games", "no player sees another's direct messages"
    await page.load(DIRECT_MESSAGES, viewer=bruno.id)
    assert page.snapshot["channelId"] == f"{bruno.user.dm_channel.id}"
    assert texts(page) == ""
    world.env.raise_errors()


async def test_private_messages_of_the_bot_are_shown_and_can_be_pressed(world: World, page: Page) -> None:
    user = await world.bot.fetch_user(world.people[0].id)
    await user.send(view=world.greeting())
    await page.load(DIRECT_MESSAGES)
    assert WORDS("help-sandbox") in texts(page)
    await page.press(WORDS("button-help"))
    page.snapshot = await page.state()
    assert WORDS("help-caylus-1") in texts(page)


async def test_the_clock_can_be_moved_ahead(world: World, page: Page) -> None:
    rang = asyncio.Event()
    with world.env._bot_scope():
        asyncio.get_running_loop().call_later(JUMPS["page-later-day"] - 60, rang.set)
    before, bot_before = world.env.now(), world.bot.now()
    await page.wait(JUMPS["page-later-day"])
    assert world.env.now() - before >= timedelta(days=1)
    assert world.bot.now() - bot_before >= JUMPS["page-later-day"]
    assert rang.is_set(), "what is due by then has happened"


async def test_the_matches_of_an_event_are_played_in_threads(world: World, page: Page) -> None:
    await start(world)
    (thread,) = world.tournaments.threads
    listed = (await page.state())["places"]["list"]
    assert [place["name"] for place in listed] == ["# games", "# tournaments", f"🧵 {thread.name}", "@ Provost"]
    await page.load(thread.id)
    assert page.snapshot["channel"]["name"] == thread.name
    assert WORDS("button-undo") in [part.get("label") for part in walk(page.snapshot["messages"])]


async def test_the_next_start_finds_the_threads_of_an_event(db: Path) -> None:
    async with World(Provost(Config(db=db, fresh=True)), 3, "en").open(0) as world:
        await start(world)
        (before,) = world.tournaments.threads
    async with World(Provost(Config(db=db, fresh=True)), 4, "en").open(0) as world:
        (thread,) = world.tournaments.threads
        assert thread.id == before.id
        assert sorted(f"{thread.name}".split(", ")) == [*NAMES[:3]]
        assert WORDS("button-undo") in labels(thread.history()[-1])
        world.env.raise_errors()
