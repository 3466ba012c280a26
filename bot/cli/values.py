"""Values of arguments as the command line writes them; each function raises `Misused` for what is none."""

import re
from pathlib import Path
from typing import Final

from bot.cli.errors import Misused
from bot.operations.endpoints import HOST
from bot.words import LOCALES, Words

ADDRESSES: Final = ("postgresql://", "postgres://")
"""What the address of a PostgreSQL database begins with; anything else is the path of a file."""

DIGITS: Final = 18
"""Digits of a number: more would not fit into the database's numbers, nor into most programs'."""

SNOWFLAKE_DIGITS: Final = 19
SNOWFLAKES: Final = 1 << 63
"""Digits of Discord's ids, and more than any of them, which is what the database's numbers hold."""

ADDRESS: Final = re.compile(r"[0-9A-Za-z.:\[\]-]{0,255}")
"""What may stand for a host."""

PORTS: Final = 1 << 16

LOG_FORMATS: Final = ("text", "json")


def whole(words: Words, text: str) -> int:
    """A whole number, 0 at least."""
    if not text.isascii() or not text.isdigit() or len(text) > DIGITS:
        raise Misused(words("cli-error-number", value=text))
    return int(text)


def snowflake(words: Words, text: str) -> int:
    """An id of Discord's."""
    if not text.isascii() or not text.isdigit() or len(text) > SNOWFLAKE_DIGITS or not 0 < int(text) < SNOWFLAKES:
        raise Misused(words("cli-error-snowflake", value=text))
    return int(text)


def location(text: str) -> Path | str:
    """Where a database is: a file, or a server's address."""
    return text if text.startswith(ADDRESSES) else Path(text)


def file(words: Words, text: str) -> Path:
    """A database where a file is needed: what is done with a server's instead is the server's."""
    if text.startswith(ADDRESSES):
        raise Misused(words("cli-error-db-server", path=text.rpartition("@")[2]))
    return Path(text)


def port(words: Words, text: str) -> int:
    """The number of a port."""
    number = whole(words, text)
    if not 0 < number < PORTS:
        raise Misused(words("cli-error-port-invalid", port=text))
    return number


def address(words: Words, text: str) -> tuple[str, int]:
    """Read `HOST:PORT`; without a host it is this machine alone. An address of IPv6 may stand in brackets, as in a link."""
    host, colon, number = text.rpartition(":")
    if not colon or not ADDRESS.fullmatch(host):
        raise Misused(words("cli-error-address", value=text))
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    return bare or HOST, port(words, number)


def log_format(words: Words, text: str) -> str:
    """How lines of the log are written."""
    if text not in LOG_FORMATS:
        raise Misused(words("cli-error-log-format", format=text, formats=", ".join(LOG_FORMATS)))
    return text


def pairs(words: Words, text: str) -> dict[str, str]:
    """Read `NAME=VALUE,NAME=VALUE`."""
    pairs = [pair.partition("=") for pair in text.split(",")]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise Misused(words("cli-error-option-form", option=f"{name}{sign}{value}"))
    return {name: value for name, _, value in pairs}


def names(words: Words, text: str) -> tuple[str, ...]:
    """Read `NAME,NAME`."""
    names = tuple(text.split(","))
    if not all(names):
        raise Misused(words("cli-error-option-use", option="--without"))
    return names


def locale(words: Words, text: str) -> str:
    """A language that the bot speaks."""
    if text.replace("_", "-").split("-")[0].lower() not in LOCALES:
        raise Misused(words("cli-error-locale", locale=text, locales=", ".join(LOCALES)))
    return text
