"""All checks, one after the other."""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from pathlib import Path

from bot.operations.doctor import api, machine, process
from bot.operations.doctor.database import database, places
from bot.operations.doctor.faults import Fault
from bot.operations.doctor.servers import discord_faults
from bot.operations.tokens import NoToken, read_token
from storage.location import Location, local

Connect = Callable[[str], AbstractAsyncContextManager[api.Api]]
"""Discord's API for a token."""


async def examine(
    db: Location, token_file: Path | None, environment: Mapping[str, str], connect: Connect = api.connected
) -> list[Fault]:
    """Everything that is wrong."""
    found = await asyncio.to_thread(lambda: [*database(db), *process.running(local(db))])
    faults = [
        *machine.token_file(token_file, environment),
        *(of_the_file(db) if isinstance(db, Path) else ()),
        *found,
        *machine.fonts(),
        *process.backups(local(db), time.time()),
    ]
    try:
        token = read_token(token_file, environment)
    except NoToken as none:
        form = {"form": none.form} if none.why == "malformed" else {}
        return [Fault(f"token-{none.why}", {"path": none.source, **form}), *faults]
    open_now = await asyncio.to_thread(places, db)
    async with connect(token) as discord:
        on_discord = [fault async for fault in discord_faults(discord, open_now, datetime.now(UTC))]
    return [*faults, *(fault for fault in on_discord if fault not in faults)]


def of_the_file(db: Path) -> Iterator[Fault]:
    """Faults of the machine that concern the database's file; those of a server are the server's."""
    yield from machine.disk(db)
    yield from machine.writable(db)
    yield from machine.file_system(db)
