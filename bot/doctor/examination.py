"""All checks, one after the other."""

import time
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from pathlib import Path

from bot.app.tokens import NoToken, read_token
from bot.doctor import api, machine, process
from bot.doctor.database import database, places
from bot.doctor.faults import Fault
from bot.doctor.servers import discord_faults

Connect = Callable[[str], AbstractAsyncContextManager[api.Api]]
"""Discord's API for a token."""


async def examine(
    db: Path, token_file: Path | None, environment: Mapping[str, str], connect: Connect = api.connected
) -> list[Fault]:
    """Everything that is wrong; blocks while it reads the database."""
    faults = [
        *machine.token_file(token_file, environment),
        *machine.disk(db),
        *machine.writable(db),
        *machine.file_system(db),
        *database(db),
        *process.running(db),
        *machine.fonts(),
        *process.backups(db, time.time()),
    ]
    try:
        token = read_token(token_file, environment)
    except NoToken as none:
        return [Fault(f"token-{none.why}", {"path": none.source}), *faults]
    async with connect(token) as discord:
        return [*faults, *[fault async for fault in discord_faults(discord, places(db), datetime.now(UTC))]]
