"""The sandbox's channels and threads: each page shows its own, and an event is held from its preview to its matches."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.app.client import Provost
from bot.app.config import Config
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
    """All that the messages of a page say."""
    return "\n".join(part["content"] for part in walk(page.snapshot["messages"]) if part.get("content"))


async def start(world: World) -> None:
    """Ada holds an event for all three people: its only match is made in a thread."""
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
    assert [place["name"] for place in page.snapshot["places"]["list"]] == ["# games", "# tournaments"]
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


async def test_the_matches_of_an_event_are_played_in_threads(world: World, page: Page) -> None:
    await start(world)
    (thread,) = world.tournaments.threads
    listed = (await page.state())["places"]["list"]
    assert [place["name"] for place in listed] == ["# games", "# tournaments", f"🧵 {thread.name}"]
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
