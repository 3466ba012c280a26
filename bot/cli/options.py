"""The options of commands, declared as defaults of keyword arguments.

`def stats(words: Words, /, *, db: Location = database(), json: bool = flag())` takes `--db` and `--json`. A command
with many options takes them as a NamedTuple, whose fields declare them alike: `given: RunOptions =
together(RunOptions)`.
"""

from argparse import BooleanOptionalAction
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

from bot.words import LOCALES

ADDRESSES: Final = ("postgresql://", "postgres://")
"""Prefixes of the address of a PostgreSQL database. Anything else is the path of a file."""

DATABASE: Final = Path("provost.db")
MAX_DIGITS: Final = 18  # digits of a number. More do not fit into the numbers of the database, nor of most programs.

Together = TypeVar("Together")


class Argument(NamedTuple):
    """An argument of a command: its settings for argparse, and its help text, by default `cli-option-<name>`."""

    settings: Mapping[str, Any]
    about: str = ""
    positional: bool = False


class Unusable(Exception):
    """A value that an option does not accept, with the sentence `id` and its arguments."""

    def __init__(self, id: str, **given: str) -> None:
        super().__init__(id)
        self.id = id
        self.given = given


def option(
    metavar: str,
    read: Callable[[str], object] = str,
    default: object = None,
    *,
    required: bool = False,
    repeated: bool = False,
    about: str = "",
) -> Any:
    """Declare an option with a value. A `repeated` one may be given several times, and its value is a list."""
    action = "append" if repeated else "store"
    settings = {"metavar": metavar, "type": read, "default": default, "required": required, "action": action}
    return Argument(settings, about)


def flag(*, default: bool = False) -> Any:
    """Declare an option without a value. If it is on by default, `--no-<name>` turns it off."""
    return Argument({"action": BooleanOptionalAction if default else "store_true", "default": default})


def positional(read: Callable[[str], object] = str, nargs: str | None = None) -> Any:
    """Declare a positional argument. `nargs` makes it optional (`?`) or a list (`*`)."""
    return Argument({"type": read, "nargs": nargs}, positional=True)


def database() -> Any:
    """Declare the option `--db` of a command that works with a file or a server."""
    return option("PATH", location, DATABASE)


def database_file(default: Path | None = DATABASE) -> Any:
    """Declare the option `--db` of a command that needs a file."""
    return option("PATH", file, default, about="cli-option-db-file")


def together(kind: type[Together]) -> Together:
    """Declare all options of a NamedTuple, to be passed as one argument."""
    return cast(Together, kind)


def whole(text: str) -> int:
    """Parse a whole number of at least 0."""
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise Unusable("cli-error-number", value=text)
    return int(text)


def location(text: str) -> Path | str:
    """Parse the location of a database: a file, or a server's address."""
    return text if text.startswith(ADDRESSES) else Path(text)


def file(text: str) -> Path:
    """Parse the path of a database file. Refuse a server's address, since its server does that work."""
    if text.startswith(ADDRESSES):
        raise Unusable("cli-error-db-server", path=text.rpartition("@")[2])
    return Path(text)


def locale(text: str) -> str:
    """Parse a language that the bot speaks."""
    if text.replace("_", "-").split("-")[0].lower() not in LOCALES:
        raise Unusable("cli-error-locale", locale=text, locales=", ".join(LOCALES))
    return text
