"""Sandbox without its browser: the world that it builds, and the requests that its pages may make."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from simcord import MemberActor

from bot.app.client import Provost
from bot.app.config import Config
from bot.sandbox.world import LANGUAGES, NAMES, PortTaken, SandboxSettings, World, sandbox
from bot.words import Catalogue
from engine import GAMES
from storage.sqlite import SqliteStore
from tests import simulated
from tests.bot.lobbies import matches_with_lobbies
from tests.bot.sandbox.labels import WORDS, labels, lobby_title, new_game
from tests.bot.sandbox.pages import Page, walk


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "provost.db"


def opened(db: Path, language: str = "en", port: int = 0) -> AbstractAsyncContextManager[World]:
    return World(Provost(Config(db=db, fresh=True)), 3, language).open(port)


@pytest.fixture
async def world(db: Path) -> AsyncIterator[World]:
    async with opened(db) as world:
        yield world


def labelled(message: simulated.Message, label: str) -> str:
    """Return the custom_id of the button with this label."""
    return next(id for id, control in simulated.controls(message).items() if control.get("label") == label)


def newest(world: World) -> discord.Message:
    message = world.channel.last_message
    assert message is not None
    return message


async def begin(world: World) -> None:
    """Begin a game: Ada opens it by the greeting's button, Bruno joins, Ada starts."""
    ada, bruno, _ = world.people
    await ada.click(world.channel.history()[0], label=new_game())
    lobby = next(m for m in world.channel.history() if WORDS("button-join") in labels(m))
    await bruno.click(lobby, label=WORDS("button-join"))
    await ada.click(lobby, label=WORDS("button-start"))


async def test_the_channel_greets_with_a_new_game_and_the_languages(world: World) -> None:
    greeting = newest(world)
    assert simulated.texts(greeting) == WORDS("help-sandbox")
    games = {new_game(game=game) for game in GAMES}
    assert labels(greeting) == {*games, WORDS("button-help"), *LANGUAGES.values()} - {"English"}


async def test_timers_run_after_one_that_took_too_long(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches and tournaments go on without a press after, say, a sweep that a busy machine did not finish in time."""
    monkeypatch.setattr(world._turns, "show", AsyncMock())  # no visible change
    failed = asyncio.get_running_loop().create_future()
    failed.set_exception(TimeoutError())
    stop, rang = asyncio.Event(), asyncio.Event()
    following = asyncio.create_task(world.end(stop))
    world.env._real_advance_task = asyncio.ensure_future(failed)  # the time that simcord waits for
    with world.env._bot_scope():
        asyncio.get_running_loop().call_later(0.01, rang.set)
    async with asyncio.timeout(60):
        await rang.wait()
        stop.set()
        await following


async def test_the_greeting_teaches_any_user_and_stays(world: World) -> None:
    ada, bruno, _ = world.people
    taught = await ada.click(newest(world), label=WORDS("button-help"))
    assert taught.ephemeral
    assert taught.response
    assert WORDS("help-caylus-1") in simulated.texts(taught.response)
    await ada.click(taught.response, label=WORDS("button-next"))
    _, page = world.channel.history(viewer=ada)
    assert WORDS("help-caylus-2") in simulated.texts(page)
    (seen,) = world.channel.history(viewer=bruno)
    assert simulated.texts(seen) == WORDS("help-sandbox")


async def test_players_are_named_and_the_clock_is_the_real_one(db: Path) -> None:
    before = datetime.now(UTC)
    async with opened(db) as world:
        assert [person.user.global_name for person in world.people] == list(NAMES[:3])
        assert before <= world.env.now() <= datetime.now(UTC)


async def test_a_game_begins_in_the_channel_itself(world: World) -> None:
    await begin(world)
    assert world.channel.threads == []
    assert WORDS("button-undo") in labels(newest(world))
    world.env.raise_errors()


async def test_a_hint_is_found_by_searching(world: World) -> None:
    ada, (new, fill) = world.people[0], (new_game(), WORDS("button-fill"))
    await ada.click(newest(world), label=new)
    await ada.click(next(m for m in world.channel.history() if fill in labels(m)), label=fill)
    hinted = (await ada.slash(world.channel, "hint")).response
    assert hinted is not None
    assert WORDS("button-hint-play") in labels(hinted)
    assert WORDS("hint-guess") not in simulated.texts(hinted)
    world.env.raise_errors()


@pytest.mark.parametrize(("locale", "language"), [("it", "it"), ("es-ES", "es")])
async def test_the_language_can_be_chosen(world: World, locale: str, language: str) -> None:
    chosen = Catalogue().words(language)
    ada = world.people[0]
    await ada.click(newest(world), label=LANGUAGES[locale])
    assert simulated.texts(newest(world)) == chosen("help-sandbox")
    await ada.click(newest(world), label=new_game(chosen))
    assert any(lobby_title(chosen) in simulated.texts(m) for m in world.channel.history())


def mover(world: World) -> MemberActor:
    """Return the player whom the newest card asks to place a worker."""
    said = simulated.texts(newest(world))
    return next(
        person
        for person in world.people
        if any(f"### {shown}" in said for shown in (str(person.user.global_name), f"<@{person.id}>"))
    )


async def test_the_next_start_posts_the_card_again_and_the_match_goes_on(db: Path) -> None:
    async with opened(db) as world:
        await begin(world)
        asked, pressable = mover(world).id, set(simulated.controls(newest(world)))
    async with opened(db) as world:
        assert len(world.channel.history()) == 2
        again = newest(world)
        assert mover(world).id == asked
        assert set(simulated.controls(again)) == pressable
        await mover(world).click(again, custom_id=labelled(again, WORDS("caylus-option-place-pass")))
        assert newest(world).id != again.id
        assert mover(world).id != asked
        world.env.raise_errors()


async def test_moves_left_unpublished_by_a_killed_process_are_published_once(db: Path) -> None:
    async with opened(db) as world:
        await begin(world)
        asked = mover(world)
    await move_unpublished(db, asked.id)
    async with opened(db) as world:
        _, card = world.channel.history()
        assert WORDS("caylus-event-passed", player=str(asked.user.global_name), place=1, deniers=1) in simulated.texts(
            card
        )


async def move_unpublished(db: Path, user: int) -> None:
    """Pass as a player, and publish nothing."""
    store = await SqliteStore.open(db, lambda failed: None)
    tables = matches_with_lobbies(store, lambda: 0, lambda match_id: None)
    (match_id,) = await store.live_matches()
    await tables.say(match_id, user, "pass", (), "a press")
    await store.close()


async def test_a_port_in_use_is_named(db: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken) as taken:
            async with opened(db, port=port):
                pass
    assert taken.value.port == port


@pytest.fixture
async def pages(world: World) -> AsyncIterator[tuple[Page, Page]]:
    async with aiohttp.ClientSession() as http:
        two = Page(http, world.address), Page(http, world.address)
        for page in two:
            await page.load()
        yield two


async def test_presses_on_two_pages_at_once_are_both_carried_out(pages: tuple[Page, Page]) -> None:
    receipts = await asyncio.gather(pages[0].press(new_game()), pages[1].press("Español"))
    assert [(receipt["rejected"], receipt["settlement"]) for receipt in receipts] == [(False, "settled")] * 2


async def test_a_press_on_one_page_shows_on_the_other(pages: tuple[Page, Page]) -> None:
    await pages[0].press(new_game())
    shown = [component.get("label") for component in walk((await pages[1].state())["messages"])]
    assert WORDS("button-join") in shown


async def test_a_page_that_was_just_republished_can_be_pressed(pages: tuple[Page, Page]) -> None:
    await pages[0].press("Español")
    receipt = await pages[1].press(new_game())
    assert not receipt["rejected"]


async def test_a_signal_ends_it_with_a_word(db: Path) -> None:
    said: list[str] = []
    ready = asyncio.Event()

    def say(line: str) -> None:
        said.append(line)
        if len(said) == 3:
            ready.set()

    serving = asyncio.create_task(sandbox(WORDS, say, SandboxSettings(db, players=2, browser=False)))
    await asyncio.wait([serving, asyncio.create_task(ready.wait())], return_when=asyncio.FIRST_COMPLETED)
    os.kill(os.getpid(), signal.SIGTERM)
    assert await serving == 0
    assert said[0].startswith(WORDS("cli-sandbox-address", url="http://127.0.0.1:"))
    assert said[1:] == [
        WORDS("cli-sandbox-players", players="Ada, Bruno"),
        WORDS("cli-sandbox-stop", path=str(db)),
        WORDS("cli-sandbox-stopped"),
    ]
