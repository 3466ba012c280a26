"""`provost sandbox`: run the bot in a simulated Discord."""

import asyncio
import logging
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bot.app import logs
from bot.cli.card_values import card_values
from bot.cli.db import refusing
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import database_file, flag, option, whole
from bot.words import Words

MAX_PORT: Final = 65535


def sandbox(
    words: Words,
    /,
    *,
    db: Path | None = database_file(None),
    port: int = option("N", whole, 0),
    players: int = option("N", whole, 4, about="cli-option-viewers"),
    no_browser: bool = flag(),
    cards: Path | None = option("FILE", Path),
) -> int:
    """Serve the bot until told to stop. Port 0 takes any free one."""
    if find_spec("simcord") is None:
        raise CommandRefused(words("cli-error-sandbox-missing"))
    from bot.sandbox.world import NAMES, PortTaken, SandboxSettings  # noqa: PLC0415 - servers lack the packages of the sandbox
    from bot.sandbox.world import sandbox as serve  # noqa: PLC0415 - as above

    if port > MAX_PORT:
        raise Misused(words("cli-error-port-invalid", port=str(port)))
    if not 1 <= players <= len(NAMES):
        raise Misused(words("cli-error-players", least=1, most=len(NAMES), players=players))
    logs.install(logging.WARNING)
    try:
        operator = card_values(words, cards)
        with refusing(words):
            settings = SandboxSettings(db, port, players, not no_browser, operator)
            status = asyncio.run(serve(words, partial(print, flush=True), settings))
    except PortTaken as taken:
        raise CommandRefused(words("cli-error-port-taken", port=str(taken.port))) from None
    if status:
        raise CommandRefused(words("cli-error-db-not-saved"))
    return 0
