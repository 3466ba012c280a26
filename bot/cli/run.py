"""`provost run`: run the bot on Discord."""

import asyncio
import logging
import os
import re
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

import discord

from bot.app import logs, process
from bot.app.config import Config, Web
from bot.app.legal_texts import Published
from bot.cli.card_values import card_values
from bot.cli.config_file import Setting, parsed, read_settings
from bot.cli.db import refusing
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import Argument, Unusable, database, flag, option, together, whole
from bot.cli.parser import arguments_of
from bot.match.quotas import DEFAULT_QUOTAS, Quotas
from bot.match.safe_names import harmless
from bot.operations.endpoints import HOST, EndpointTaken, EndpointUnusable
from bot.operations.tokens import NoToken, is_exposed, read_token
from bot.operations.watchdog import RESTART
from bot.words import Words
from storage.database_files import Location, local, named
from storage.errors import Superseded

CONTAINER: Final = "PROVOST_CONTAINER"
"""The environment variable that is set in our container image. A container is restarted whenever the bot exits."""

HOST_NAME: Final = re.compile(r"[0-9A-Za-z.:\[\]-]{0,255}")
MAX_PORTS: Final = 1 << 16
MAX_DAYS: Final = 3650
LOG_FORMATS: Final = ("text", "json")


class RestartNeeded(CommandRefused):
    """Only a restart may help: Discord has not answered for long, or another process has taken over the database."""

    status: ClassVar[int] = RESTART


def port(text: str) -> int:
    """Parse a port number."""
    number = whole(text)
    if not 0 < number < MAX_PORTS:
        raise Unusable("cli-error-port-invalid", port=text)
    return number


def days(text: str) -> int:
    """Parse a number of days, at least one."""
    number = whole(text)
    if not 0 < number <= MAX_DAYS:
        raise Unusable("cli-error-days", value=text)
    return number


def address(text: str) -> tuple[str, int]:
    """Parse `HOST:PORT`. The host defaults to 127.0.0.1. An IPv6 address may be in brackets, as in a URL."""
    host, colon, number = text.rpartition(":")
    if not colon or not HOST_NAME.fullmatch(host):
        raise Unusable("cli-error-address", value=text)
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    return bare or HOST, port(number)


def log_form(text: str) -> str:
    """Parse the format of the log."""
    if text not in LOG_FORMATS:
        raise Unusable("cli-error-log-format", format=text, formats=", ".join(LOG_FORMATS))
    return text


class RunOptions(NamedTuple):
    """The options of `provost run`."""

    db: Location = database()
    token_file: Path | None = option("PATH", Path)
    user_lobbies: int = option("N", whole, DEFAULT_QUOTAS.lobbies)
    server_games: int = option("N", whole, DEFAULT_QUOTAS.games)
    forget_servers: int | None = option("DAYS", days)
    backup_to: Path | None = option("DIR", Path)
    health_port: int | None = option("N", port)
    metrics_port: int | None = option("N", port)
    web: tuple[str, int] | None = option("ADDRESS", address)
    web_url: str = option("URL", default="")
    web_title: str = option("TEXT", default="")
    operator: str = option("TEXT", default="")
    status_page: bool = flag()
    emoji: bool = flag(default=True)
    log_format: str = option("F", log_form, "text")
    standby: bool = flag()
    cards: Path | None = option("FILE", Path)


def run(words: Words, /, *, given: RunOptions = together(RunOptions)) -> int:
    """Run the bot until told to stop."""
    db = given.db
    if not isinstance(db, Path) and (given.backup_to is not None or given.standby):
        raise CommandRefused(words("cli-error-db-standby" if given.standby else "cli-error-db-server", path=named(db)))
    token = _token(words, given.token_file, os.environ)
    logs.install(logging.INFO, given.log_format)
    # The bot never speaks, so a warning about missing voice packages would only confuse.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        operator = card_values(words, given.cards)
        with refusing(words):
            config = Config(
                local(db),
                token,
                quotas=Quotas(given.user_lobbies, given.server_games, server_days=given.forget_servers),
                operator_options=operator,
                backup_to=given.backup_to,
                health_port=given.health_port,
                metrics_port=given.metrics_port,
                standby=given.standby,
                shards=None,
                address=None if isinstance(db, Path) else db,
                web=_web(words, given),
                emoji=given.emoji,
            )
            status = asyncio.run(process.run(config))
    except EndpointTaken as taken:
        raise CommandRefused(words("cli-error-run-port", port=str(taken.port))) from None
    except EndpointUnusable as unusable:
        raise CommandRefused(words("cli-error-run-address", host=unusable.host, port=str(unusable.port))) from None
    except Superseded:
        raise RestartNeeded(words("cli-error-superseded")) from None
    except discord.LoginFailure:
        refused = CommandRefused(words("cli-error-token-refused"))
        if CONTAINER in os.environ:
            _wait_for_stop(words, refused)
        raise refused from None
    if status == RESTART:
        raise RestartNeeded(words("cli-error-discord-unreachable"))
    if status:
        raise CommandRefused(words("cli-error-db-not-saved"))
    return 0


def run_settings(
    words: Words, file: str | None, environment: Mapping[str, str]
) -> list[tuple[str, Argument, Setting | None, Any]]:
    """Return each option with its setting, if there is one, and its value.

    Raises `Misused` for a value with which the bot would not start.
    """
    found = read_settings(words, file, environment)
    settings = [(name, argument, found.get(name)) for name, argument in arguments_of(run)]
    return [
        (name, argument, given, argument.settings["default"] if given is None else parsed(words, name, argument, given))
        for name, argument, given in settings
    ]


def _wait_for_stop(words: Words, refused: CommandRefused) -> None:
    """Report a refused token, then wait for a stop signal.

    Exiting would restart the container, and Discord resets the token of a bot that keeps logging in.
    """
    print(refused, words("cli-error-token-waiting"), file=sys.stderr, flush=True)
    signal.pthread_sigmask(signal.SIG_BLOCK, process.STOP_SIGNALS)
    signal.sigwait(process.STOP_SIGNALS)


def _web(words: Words, given: RunOptions) -> Web | None:
    """Return the configuration of the site, or None without an address. Raises `Misused` for a bad URL."""
    url = given.web_url
    if url and not url.startswith(("https://", "http://")):
        raise Misused(words("cli-error-url", value=url))
    published = Published(given.operator, given.status_page, given.forget_servers)
    return None if given.web is None else Web(*given.web, url, words.locale, published, harmless(given.web_title))


def _token(words: Words, file: Path | None, environment: Mapping[str, str]) -> str:
    """Return the bot's token, from the file if one is given. Raises `CommandRefused`."""
    try:
        token = read_token(file, environment)
    except NoToken as none:
        form = words(f"cli-token-form-{none.form}")
        raise CommandRefused(words(f"cli-error-token-{none.why}", path=none.source, form=form)) from None
    if file is not None and is_exposed(file, environment):
        print(words("cli-warning-token-exposed", path=str(file)), file=sys.stderr)
    return token
