"""One Chromium for all tests of a module, with a page of its own for each test."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, async_playwright


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browsers(chromium: str) -> AsyncIterator[Browser]:
    """Running Chromium, for tests on the event loop of their module."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        await launched.close()
