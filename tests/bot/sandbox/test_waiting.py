"""Buttons of the sandbox's page, which can be pressed while pictures or a late answer are awaited."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import Any, ClassVar, Self
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord import ui
from PIL import Image
from playwright.async_api import Browser, Error, Page, Request, Route, expect
from simcord.preview._media import MediaInfo

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.router import FOREIGN_PREFIX
from bot.match.quotas import Rate, RateLimits
from bot.sandbox import channels
from bot.sandbox.page import PngFiles
from bot.sandbox.world import World
from bot.words import Catalogue, Words
from engine import GAMES
from render.pool import Pool
from tests import simulated
from tests.bot.playing import Match, begin, fix_secret, sketch_pictures
from tests.bot.sandbox import pages
from tests.bot.sandbox.labels import WORDS
from tests.bot.tabletop import SECRET, script

PHONE = (420, 860)
DRAWING_TIMEOUT_MS = 25_000
"""Milliseconds within which a busy machine draws a page; less than simcord waits for a picture."""

TRIES = 5
"""Attempts to open a menu, which a page closes when it redraws a message."""

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNLIMITED = Rate(10_000, 10_000)
"""Rate for a game of hours that is played at once."""

ANSWERED = re.compile("Ada.*Bruno|Bruno.*Ada", re.DOTALL)
"""Description of the board."""

HOLD = 2.0
"""Seconds that a page's first request is held back, long enough to type a command."""


@pytest_asyncio.fixture(loop_scope="module")
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with World(Provost(Config(db=tmp_path / "provost.db", fresh=True)), 2, "en").open(0) as world:
        stop = asyncio.Event()
        following = asyncio.create_task(world.end(stop))
        yield world
        stop.set()
        await following


@pytest_asyncio.fixture(loop_scope="module")
async def page(browsers: Browser) -> AsyncIterator[Page]:
    page = await browsers.new_page()
    yield page
    await page.context.close()


class WithheldPictures:
    """Pictures that pages have asked for, and that they get once `given` is set."""

    def __init__(self) -> None:
        self.asked = set[str]()
        self.given = asyncio.Event()


@pytest.fixture
def withheld(monkeypatch: pytest.MonkeyPatch) -> WithheldPictures:
    pictures, validate = WithheldPictures(), PngFiles.validate

    async def withhold(self: PngFiles, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        pictures.asked.add(key)
        await pictures.given.wait()
        return await validate(self, key, blob, media_time=media_time)

    monkeypatch.setattr(PngFiles, "validate", withhold)
    return pictures


def a_picture() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (1100, 700), (90, 60, 20)).save(file, "PNG")
    return file.getvalue()


async def play_to_turn_five(world: World, game: str, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Play a game of two to its fifth turn."""
    sketch_pictures(monkeypatch)
    monkeypatch.setattr(Pool, "draw", AsyncMock(return_value=a_picture()))
    world.bot.paces = RateLimits(UNLIMITED, UNLIMITED)
    settle = world.env._settle_internal
    people = dict(zip(("Ada", "Bruno"), world.people, strict=True))
    async with world._turns._turn:  # simcord refuses overlapping presses
        with monkeypatch.context() as quick:
            quick.setattr(world.env, "_settle_internal", partial(settle, idle=simulated.IDLE_CHECK_INTERVAL))
            with (
                monkeypatch.context() as secret
            ):  # of the match alone: simcord draws the names of its files from the same source
                fix_secret(secret, SECRET)
                match = await begin(simulated.World(world.env, world.channel, people), 2, game)
            for choice in script(2, 5, name=game).choices:
                await match.type(choice)
                if (await match.table()).turn >= 5:
                    break
    assert (await match.table()).turn == 5
    return match


async def choose_soon(page: Page, words: Words, entry: str, answer: str | re.Pattern[str]) -> None:
    """Choose from the menu *More* of a page that was just loaded, and wait for the answer."""
    channel = page.locator("#channel-timeline")
    await expect(page.locator("#preview-app")).to_have_attribute("aria-busy", "false", timeout=DRAWING_TIMEOUT_MS)
    messages = channel.locator("[data-message-id]")
    for _ in range(TRIES):  # the page closes a menu when a late answer redraws its message
        await channel.get_by_role("combobox", name=words("menu-more"), exact=True).last.click()
        with suppress(Error):
            await (
                channel.get_by_role("option")
                .filter(has_text=words(entry))
                .first.click(timeout=DRAWING_TIMEOUT_MS / TRIES)
            )
            break
    await expect(messages.last).to_contain_text(answer, timeout=DRAWING_TIMEOUT_MS)


async def wait_for_state(page: pages.Page, text: str) -> None:
    """Ask for the page's state, as its script does, until the text is there."""
    async with asyncio.timeout(DRAWING_TIMEOUT_MS / 1000):
        for pause in repeat(0.1):
            if text in str((await page.state())["messages"]):
                return
            await asyncio.sleep(pause)


async def overflow(page: Page) -> int:
    """Return the pixels by which the page or its messages are wider than their room."""
    wide: int = await page.evaluate(
        """() => Math.max(...[document.documentElement, ...document.querySelectorAll("#channel-timeline")].map(
            (part) => part.scrollWidth - part.clientWidth))"""
    )
    return wide


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
async def test_buttons_are_pressed_while_every_picture_is_withheld(
    world: World, page: Page, withheld: WithheldPictures, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_to_turn_five(world, game, monkeypatch)
    await page.goto(world.address)
    await choose_soon(page, WORDS, "button-describe", ANSWERED)
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await page.reload()
    await choose_soon(page, WORDS, "button-describe", ANSWERED)
    assert await overflow(page) <= 0
    assert withheld.asked
    withheld.given.set()


@pytest.mark.browser
async def test_a_new_player_or_language_waits_for_no_picture(
    world: World, page: Page, withheld: WithheldPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of viewer or language is the same in every game."""
    await play_to_turn_five(world, "magna_carta", monkeypatch)
    italian = Catalogue().words("it")
    await page.goto(world.address)
    await page.select_option("#viewer-picker", label="Bruno")
    await choose_soon(page, WORDS, "button-describe", ANSWERED)
    await page.locator("#channel-timeline").get_by_role("button", name="Italiano").click()
    await expect(page.locator("body")).to_contain_text(italian("page-viewer"), timeout=DRAWING_TIMEOUT_MS)
    await choose_soon(page, italian, "button-describe", ANSWERED)
    assert withheld.asked
    withheld.given.set()


@pytest.mark.browser
async def test_a_command_is_not_lost_where_the_player_has_just_been_changed(world: World, page: Page) -> None:
    asked = asyncio.Event()

    async def hold(route: Route) -> None:
        if acts(route.request, "configure_presentation"):
            asked.set()
            await asyncio.sleep(HOLD)
        await route.continue_()

    await page.route("**/api/action", hold)
    await page.goto(world.address)
    await asked.wait()
    async with page.expect_response(lambda answer: acts(answer.request, "viewer")):
        await page.select_option("#viewer-picker", label="Bruno")
        field = page.locator("#channel-composer-input")
        await field.click()
        await field.press_sequentially("/orders", delay=20)
    await expect(page.locator("#preview-app")).to_have_attribute("aria-busy", "false", timeout=DRAWING_TIMEOUT_MS)
    await expect(field).to_have_value("/orders")
    await expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible(timeout=DRAWING_TIMEOUT_MS)


def acts(request: Request, kind: str) -> bool:
    """Return True if the page asks for an action of that kind."""
    return f'"kind":"{kind}"' in (request.post_data or "")


class LateButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=f"{re.escape(FOREIGN_PREFIX)}late"):
    """Button that is acknowledged at once and answered when `told` is set, like the analysis after a game."""

    told = asyncio.Event()

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(ui.Button(label="late", custom_id=f"{FOREIGN_PREFIX}late"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.told.wait()
        await interaction.edit_original_response(content="the answer")


async def test_a_late_answer_is_shown_when_it_comes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "PRESS_TIMEOUT", 0.2)
    monkeypatch.setattr(LateButton, "told", asyncio.Event())
    world.bot.add_dynamic_items(LateButton)
    simulated.forged(world.env, world.channel, ui.Button(label="late", custom_id=f"{FOREIGN_PREFIX}late"))
    async with aiohttp.ClientSession() as http:
        page = pages.Page(http, world.address)
        await page.load()
        receipt = await page.press("late")
        assert (receipt["settlement"], receipt["acknowledgement"]) == ("settled", "deferred")
        other = pages.Page(http, world.address)
        await other.load()
        help_asked = await other.press(WORDS("button-help"))
        assert help_asked["settlement"] == "settled", "no player waits for it"
        LateButton.told.set()
        await wait_for_state(page, "the answer")


class Chosen(ui.DynamicItem[ui.Select[ui.LayoutView]], template=f"{re.escape(FOREIGN_PREFIX)}menu"):
    """A menu that keeps what is chosen in it."""

    values: ClassVar[list[str]] = []

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(ui.Select(custom_id=f"{FOREIGN_PREFIX}menu"))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        self.values.extend(data["values"])
        await interaction.response.defer()


@pytest.mark.browser
async def test_the_same_choice_in_a_menu_can_be_made_twice(
    world: World, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Chosen, "values", [])
    world.bot.add_dynamic_items(Chosen)
    options = [discord.SelectOption(label=one) for one in ("red", "blue")]
    menu: ui.Select[ui.View] = ui.Select(custom_id=f"{FOREIGN_PREFIX}menu", placeholder="Colour", options=options)
    simulated.forged(world.env, world.channel, menu)
    await page.goto(world.address)
    app, channel = page.locator("#preview-app"), page.locator("#channel-timeline")
    for _ in range(2):
        await expect(app).to_have_attribute("aria-busy", "false", timeout=DRAWING_TIMEOUT_MS)
        async with page.expect_response(lambda answer: acts(answer.request, "select"), timeout=DRAWING_TIMEOUT_MS):
            await channel.get_by_role("combobox", name="Colour", exact=True).click()
            await channel.get_by_role("option").filter(has_text="blue").click()
    assert Chosen.values == ["blue", "blue"]


@pytest.mark.browser
@pytest.mark.parametrize("opened", ["before", "after"])
async def test_a_choice_in_a_menu_waits_for_what_was_pressed_before(
    world: World, page: Page, monkeypatch: pytest.MonkeyPatch, opened: str
) -> None:
    monkeypatch.setattr(Chosen, "values", [])
    monkeypatch.setattr(LateButton, "told", asyncio.Event())
    LateButton.told.set()
    world.bot.add_dynamic_items(Chosen, LateButton)
    options = [discord.SelectOption(label=one) for one in ("red", "blue")]
    menu: ui.Select[ui.View] = ui.Select(custom_id=f"{FOREIGN_PREFIX}menu", placeholder="Colour", options=options)
    simulated.forged(world.env, world.channel, ui.Button(label="late", custom_id=f"{FOREIGN_PREFIX}late"))
    simulated.forged(world.env, world.channel, menu)
    pressed, answering = asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        if acts(route.request, "click"):
            pressed.set()
            await answering.wait()
        await route.continue_()

    await page.route("**/api/action", hold)
    await page.goto(world.address)
    app, channel = page.locator("#preview-app"), page.locator("#channel-timeline")
    await expect(app).to_have_attribute("aria-busy", "false", timeout=DRAWING_TIMEOUT_MS)
    button = channel.get_by_role("button", name="late")
    trigger = channel.get_by_role("combobox", name="Colour", exact=True)
    blue = channel.get_by_role("option").filter(has_text="blue")
    if opened == "before":
        await trigger.click()
        await button.dispatch_event("click")
        await pressed.wait()
        await blue.click()
        await expect(channel.locator(".select-guidance").filter(has_text=WORDS("page-busy"))).to_be_visible()
    else:
        await button.click()
        await pressed.wait()
        await trigger.click()
    async with page.expect_response(lambda answer: acts(answer.request, "select"), timeout=DRAWING_TIMEOUT_MS):
        answering.set()
        if opened == "after":
            await blue.click()
    assert Chosen.values == ["blue"]


@pytest.mark.browser
async def test_direct_messages_change_with_the_viewer(world: World, page: Page) -> None:
    for person in world.people:
        user = await world.bot.fetch_user(person.id)
        await user.send(f"Hello {person.user.global_name}")
    await page.goto(world.address)
    channel = page.locator("#channel-timeline")
    await page.select_option("#channel-picker", label="@ Provost")
    await expect(channel).to_contain_text("Hello Ada", timeout=DRAWING_TIMEOUT_MS)
    await page.select_option("#viewer-picker", label="Bruno")
    await expect(channel).to_contain_text("Hello Bruno", timeout=DRAWING_TIMEOUT_MS)
    await expect(channel).not_to_contain_text("Hello Ada")
