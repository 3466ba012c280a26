"""One Chromium for all tests of a module, each with a page of its own."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, async_playwright


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browsers(chromium: str) -> AsyncIterator[Browser]:
    """A running Chromium, for tests on the event loop of their module."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        await launched.close()
