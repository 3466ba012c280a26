"""Pictures of a message on the page, at the sizes of Discord's own clients."""

import io
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from discord import ui
from PIL import Image
from playwright.async_api import Browser, Locator, Page, expect

from bot.app.client import Provost
from bot.app.config import Config
from bot.sandbox.world import World
from tests.bot.sandbox.browsing import STEP_TIMEOUT
from tests.bot.sandbox.labels import WORDS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

DESKTOP, PHONE = (1400, 900), (420, 860)

Box = tuple[int, int, int, int]
"""Left, top, width and height of a tile, from the gallery's corner."""


@pytest_asyncio.fixture(loop_scope="module")
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with World(Provost(Config(db=tmp_path / "provost.db", fresh=True)), 1, "en").open(0) as world:
        yield world


@pytest_asyncio.fixture(loop_scope="module")
async def page(browsers: Browser) -> AsyncIterator[Page]:
    expect.set_options(timeout=STEP_TIMEOUT * 1000)
    page = await browsers.new_page(has_touch=True)
    yield page
    await page.context.close()


async def post(world: World, *sizes: tuple[int, int]) -> None:
    """Post a container with pictures of these sizes in one gallery, as the bot."""
    files = []
    for number, size in enumerate(sizes):
        file = io.BytesIO()
        Image.new("RGB", size, (90, 60, 20 * number)).save(file, "PNG")
        file.seek(0)
        files.append(discord.File(file, f"{number}.png", description=f"picture {number}"))
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[ui.LayoutView](*(discord.MediaGalleryItem(file) for file in files))
    view.add_item(ui.Container(gallery))
    await world.bot.get_partial_messageable(world.channel.id).send(view=view, files=files)


async def tiles_of(page: Page, world: World, size: tuple[int, int]) -> list[list[Box]]:
    """Return the tiles of every gallery on a page of that size, once all pictures are there."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.goto(world.address)
    await expect(page.locator(".gallery-image").last).not_to_have_js_property("naturalHeight", 0)
    await expect(page.locator("#preview-app")).to_have_attribute("aria-busy", "false")
    # An open page follows its new size with a delay.
    fits = "wide => document.querySelector('.component-gallery').getBoundingClientRect().width <= wide"
    await page.wait_for_function(fits, arg=size[0])
    found: list[list[list[int]]] = await page.locator(".component-gallery").evaluate_all(
        """galleries => galleries.map(gallery => [...gallery.children].map(tile => {
            const [own, all] = [tile.getBoundingClientRect(), gallery.getBoundingClientRect()];
            return [own.x - all.x, own.y - all.y, own.width, own.height].map(Math.round);
        }))"""
    )
    return [[(left, top, width, height) for left, top, width, height in gallery] for gallery in found]


async def test_one_picture_is_fitted_into_the_box_of_the_client(world: World, page: Page) -> None:
    for size in ((1080, 2072), (1600, 1288), (1100, 700), (1600, 500), (120, 90)):
        await post(world, size)
    desktop = [gallery[0][2:] for gallery in await tiles_of(page, world, DESKTOP)]
    assert desktop == [(182, 350), (435, 350), (550, 350), (550, 172), (120, 90)]
    phone = [gallery[0][2:] for gallery in await tiles_of(page, world, PHONE)]
    wide = max(width for width, _ in phone)
    assert 280 < wide <= 350
    ratios = (1080 / 2072, 1600 / 1288, 1100 / 700, 1600 / 500)
    fitted = [(min(wide, wide * ratio), min(wide, wide / ratio)) for ratio in ratios]
    assert phone == [*((round(width), round(height)) for width, height in fitted), (120, 90)]


TILES: dict[int, list[Box]] = {
    2: [(0, 0, 273, 273), (277, 0, 273, 273)],
    3: [(0, 0, 365, 350), (369, 0, 181, 173), (369, 177, 181, 173)],
    4: [(0, 0, 273, 173), (277, 0, 273, 173), (0, 177, 273, 173), (277, 177, 273, 173)],
    5: [(0, 0, 273, 273), (277, 0, 273, 273), (0, 277, 181, 181), (185, 277, 181, 181), (369, 277, 181, 181)],
    7: [(0, 0, 550, 350), *((left, top, 181, 181) for top in (354, 539) for left in (0, 185, 369))],
    9: [(left, top, 181, 181) for top in (0, 185, 369) for left in (0, 185, 369)],
}
"""Places of the tiles on the desktop, by number of pictures."""


async def test_several_pictures_are_cropped_to_tiles(world: World, page: Page) -> None:
    for count in TILES:
        await post(world, *[(80, 50)] * count)
    assert await tiles_of(page, world, DESKTOP) == [*TILES.values()]
    for tiles in await tiles_of(page, world, PHONE):
        wide = max(left + width for left, _, width, _ in tiles)
        assert 280 < wide <= 350
        assert max(top + height for _, top, _, height in tiles) <= wide * (1 if len(tiles) < 5 else 2)


async def test_a_press_enlarges_a_picture_and_steps_to_the_next(world: World, page: Page) -> None:
    await post(world, (1080, 2072), (800, 500), (600, 900))
    await tiles_of(page, world, DESKTOP)
    await page.locator(".media-lightbox-trigger").nth(1).click()
    enlarged = page.locator(".media-lightbox-image")
    await expect(enlarged).to_have_attribute("alt", "picture 1")
    assert await size_of(enlarged) == (800, 500)
    await page.get_by_role("button", name=WORDS("page-previous")).click()
    await expect(enlarged).to_have_attribute("alt", "picture 0")
    assert (await size_of(enlarged))[1] < 900
    await enlarged.click()
    assert await size_of(enlarged) == (1080, 2072)
    await page.get_by_role("button", name=WORDS("page-fit")).click()
    assert (await size_of(enlarged))[1] < 900


async def test_a_finger_swipes_to_the_next_picture(world: World, page: Page) -> None:
    await post(world, (800, 500), (600, 900))
    await tiles_of(page, world, PHONE)
    await page.locator(".media-lightbox-trigger").first.tap()
    enlarged = page.locator(".media-lightbox-image")
    await expect(enlarged).to_have_attribute("alt", "picture 0")
    await swipe(page, 300, 100)
    await expect(enlarged).to_have_attribute("alt", "picture 1")
    await swipe(page, 100, 300)
    await expect(enlarged).to_have_attribute("alt", "picture 0")


async def size_of(image: Locator) -> tuple[int, int]:
    box = await image.bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


async def swipe(page: Page, start: int, end: int) -> None:
    """Draw a finger over the middle of the page."""
    touch = await page.context.new_cdp_session(page)
    for kind, at in (("touchStart", start), ("touchMove", (start + end) // 2), ("touchMove", end), ("touchEnd", None)):
        points = [] if at is None else [{"x": at, "y": 430}]
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


async def test_a_picture_keeps_its_room_while_it_is_reloaded(world: World, page: Page) -> None:
    for size in ((1080, 2072), (1600, 500)):
        await post(world, size)
    before = await tiles_of(page, world, DESKTOP)
    galleries = page.locator(".component-gallery")
    bare = """gallery => {
        for (const image of gallery.querySelectorAll("img")) {
            const anew = image.cloneNode();
            anew.removeAttribute("src");
            image.replaceWith(anew);
        }
        const { width, height } = gallery.firstElementChild.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
    }"""
    for number, ((*_, width, height),) in enumerate(before):
        assert await galleries.nth(number).evaluate(bare) == [width, height]
