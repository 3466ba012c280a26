"""`provost run`: the bot on Discord, and where its token comes from."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

import discord

from bot.app import logs, process
from bot.app.config import Config, Web
from bot.cli.card_values import card_values
from bot.cli.db import refusing
from bot.cli.errors import Misused, Refused
from bot.match.quotas import Quotas
from bot.operations.endpoints import EndpointTaken, EndpointUnusable
from bot.operations.tokens import NoToken, is_exposed, read_token
from bot.operations.watchdog import RESTART
from bot.words import Words
from storage.errors import Superseded
from storage.location import Location, local, named

NO_TOKEN: Final = {
    "missing": "cli-error-token-missing",
    "unreadable": "cli-error-token-unreadable",
    "malformed": "cli-error-token-malformed",
}


CONTAINER: Final = "PROVOST_CONTAINER"
"""Set in the environment of a container, which is started again whenever it ends."""

STOPS: Final = (signal.SIGINT, signal.SIGTERM)


class Unreachable(Refused):
    """Discord has not answered for so long that only a new start may help; the message is the sentence for the reader."""

    status: ClassVar[int] = RESTART


class TakenOver(Refused):
    """Another process works on the database now; the message is the sentence for the reader."""

    status: ClassVar[int] = RESTART


def run(
    words: Words,
    /,
    *,
    db: Location,
    token_file: Path | None,
    user_lobbies: int | None,
    server_games: int | None,
    cards: Path | None,
    backup_to: Path | None,
    health_port: int | None,
    metrics_port: int | None,
    web: tuple[str, int] | None,
    web_url: str,
    log_format: str,
    standby: bool,
) -> int:
    """Be on Discord until told to stop."""
    given = {"lobbies": user_lobbies, "games": server_games}
    quotas = Quotas(**{name: number for name, number in given.items() if number is not None})
    if not isinstance(db, Path) and (backup_to is not None or standby):
        raise Refused(words("cli-error-db-standby" if standby else "cli-error-db-server", path=named(db)))
    token = _token(words, token_file, os.environ)
    logs.install(logging.INFO, log_format)
    # It never speaks, so nobody needs to hear that the packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        operator = card_values(words, cards)
        with refusing(words):
            config = Config(
                local(db),
                token,
                quotas=quotas,
                operator_options=operator,
                backup_to=backup_to,
                health_port=health_port,
                metrics_port=metrics_port,
                standby=standby,
                shards=None,
                address=None if isinstance(db, Path) else db,
                web=_web(words, web, web_url),
            )
            status = asyncio.run(process.run(config))
    except EndpointTaken as taken:
        raise Refused(words("cli-error-run-port", port=str(taken.port))) from None
    except EndpointUnusable as unusable:
        raise Refused(words("cli-error-run-address", host=unusable.host, port=str(unusable.port))) from None
    except Superseded:
        raise TakenOver(words("cli-error-superseded")) from None
    except discord.LoginFailure:
        refused = Refused(words("cli-error-token-refused"))
        if CONTAINER in os.environ:
            _stay(words, refused)
        raise refused from None
    if status == RESTART:
        raise Unreachable(words("cli-error-discord-unreachable"))
    if status:
        raise Refused(words("cli-error-db-not-saved"))
    return 0


def _stay(words: Words, refused: Refused) -> None:
    """Say why the bot does not run, and wait to be stopped: Discord resets the token of a bot that signs in again and again."""
    print(refused, words("cli-error-token-waiting"), file=sys.stderr, flush=True)
    signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    signal.sigwait(STOPS)


def _web(words: Words, address: tuple[str, int] | None, url: str) -> Web | None:
    """Where pages are served, if they are; raises `Misused` for what is no address of theirs."""
    if url and not url.startswith(("https://", "http://")):
        raise Misused(words("cli-error-url", value=url))
    return None if address is None else Web(*address, url, words.locale)


def _token(words: Words, file: Path | None, environment: Mapping[str, str]) -> str:
    """The bot's token, from the file if one is named; raises `Refused`."""
    try:
        token = read_token(file, environment)
    except NoToken as none:
        form = words(f"cli-token-form-{none.form}")
        raise Refused(words(NO_TOKEN[none.why], path=none.source, form=form)) from None
    if file is not None and is_exposed(file, environment):
        print(words("cli-warning-token-exposed", path=str(file)), file=sys.stderr)
    return token
