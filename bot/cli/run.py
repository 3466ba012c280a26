"""`provost run`: the bot on Discord, and where its token comes from."""

import asyncio
import logging
import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

import discord

from bot.app import client, logs
from bot.app.config import Config
from bot.cli.card_values import card_values
from bot.cli.db import refusing
from bot.cli.errors import Refused
from bot.matches.quotas import Quotas
from bot.monitoring.watchdog import RESTART
from bot.words import Words

TOKEN: Final = "DISCORD_TOKEN"  # noqa: S105 - the variable's name

CREDENTIALS: Final = "CREDENTIALS_DIRECTORY"
"""Where systemd tells a service that its credentials are, which nobody else may enter."""


class Unreachable(Refused):
    """Discord has not answered for so long that only a new start may help; the message is the sentence for the reader."""

    status: ClassVar[int] = RESTART


def run(
    words: Words,
    /,
    *,
    db: Path,
    token_file: Path | None,
    user_lobbies: int | None,
    server_games: int | None,
    cards: Path | None,
) -> int:
    """Be on Discord until told to stop."""
    given = {"lobbies": user_lobbies, "games": server_games}
    quotas = Quotas(**{name: number for name, number in given.items() if number is not None})
    token = _token(words, token_file, os.environ)
    logs.install(logging.INFO)
    # It never speaks, so nobody needs to hear that the packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        operator = card_values(words, cards)
        with refusing(words):
            status = asyncio.run(client.run(Config(db, token, quotas=quotas, operator_options=operator)))
    except discord.LoginFailure:
        raise Refused(words("cli-error-token-refused")) from None
    if status == RESTART:
        raise Unreachable(words("cli-error-discord-unreachable"))
    if status:
        raise Refused(words("cli-error-db-not-saved"))
    return 0


def _token(words: Words, file: Path | None, environment: Mapping[str, str]) -> str:
    """The bot's token, from the file if one is named; raises `Refused`."""
    if file is None:
        source, token = TOKEN, environment.get(TOKEN, "").strip()
        if not token:
            raise Refused(words("cli-error-token-missing"))
    else:
        source, token = str(file), _content(words, file, environment)
    if not token or not token.isascii() or not token.isprintable() or " " in token:
        raise Refused(words("cli-error-token-malformed", path=source))
    return token


def _content(words: Words, file: Path, environment: Mapping[str, str]) -> str:
    # systemd lets a service read its credentials by an ACL, whose mask stands where else the group's rights do.
    by_systemd = CREDENTIALS in environment and file.parent == Path(environment[CREDENTIALS])
    try:
        if file.stat().st_mode & (stat.S_IROTH if by_systemd else stat.S_IROTH | stat.S_IRGRP):
            print(words("cli-warning-token-exposed", path=str(file)), file=sys.stderr)
        return file.read_bytes().decode(errors="replace").strip()
    except OSError:
        raise Refused(words("cli-error-token-unreadable", path=str(file))) from None
