"""Stopping the bot."""

import asyncio
from pathlib import Path

from bot.app.client import Provost
from bot.app.config import Config
from storage import SqliteStore


async def test_a_bot_that_is_stopped_twice_stops_once(tmp_path: Path) -> None:
    async with Provost(Config(db=tmp_path / "matches.db")) as bot:
        await bot.ready_to_connect()
        await asyncio.wait_for(asyncio.gather(bot.close(), bot.close()), timeout=60)
    await (await SqliteStore.open(tmp_path / "matches.db")).close()
