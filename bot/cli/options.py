"""The options of commands, each declared as the default of a keyword argument of the command's function.

`def stats(words: Words, /, *, db: Location = database(), json: bool = flag())` takes `--db` and `--json`. A command of
many options takes them as one NamedTuple, whose fields declare them alike: `given: RunOptions = together(RunOptions)`.
"""

from argparse import BooleanOptionalAction
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

from bot.words import LOCALES

ADDRESSES: Final = ("postgresql://", "postgres://")
"""Beginnings of a PostgreSQL database's address; anything else is the path of a file."""

DATABASE: Final = Path("provost.db")

MAX_DIGITS: Final = 18
"""Digits of a number: more would not fit into the database's numbers, nor into most programs'."""

Together = TypeVar("Together")


class Argument(NamedTuple):
    """An argument of a command: how argparse takes it, and the sentence about it, `cli-option-<name>` if none is named."""

    settings: Mapping[str, Any]
    about: str = ""
    positional: bool = False


class Unusable(Exception):
    """A value that an option does not take; `id` and `given` are the sentence about it."""

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
    about: str = "",
) -> Any:
    """Declare an option with a value."""
    return Argument({"metavar": metavar, "type": read, "default": default, "required": required}, about)


def flag(*, default: bool = False) -> Any:
    """Declare an option without a value; one that is on by default is turned off as `--no-<name>`."""
    return Argument({"action": BooleanOptionalAction if default else "store_true", "default": default})


def positional(read: Callable[[str], object] = str, nargs: str | None = None) -> Any:
    """Declare a positional argument: one, or with `nargs` one at most (`?`) or any number (`*`)."""
    return Argument({"type": read, "nargs": nargs}, positional=True)


def database() -> Any:
    """Declare the option `--db` of a command that works with a file or a server."""
    return option("PATH", location, DATABASE)


def database_file(default: Path | None = DATABASE) -> Any:
    """Declare the option `--db` of a command that needs a file."""
    return option("PATH", file, default, about="cli-option-db-file")


def together(kind: type[Together]) -> Together:
    """Declare all options of a NamedTuple, to be given as one."""
    return cast(Together, kind)


def whole(text: str) -> int:
    """Read a whole number, 0 at least."""
    if not text.isascii() or not text.isdigit() or len(text) > MAX_DIGITS:
        raise Unusable("cli-error-number", value=text)
    return int(text)


def location(text: str) -> Path | str:
    """Read where a database is: a file, or a server's address."""
    return text if text.startswith(ADDRESSES) else Path(text)


def file(text: str) -> Path:
    """Read a database's file; a server's address is refused, since the work is then the server's."""
    if text.startswith(ADDRESSES):
        raise Unusable("cli-error-db-server", path=text.rpartition("@")[2])
    return Path(text)


def locale(text: str) -> str:
    """Read a language that the bot speaks."""
    if text.replace("_", "-").split("-")[0].lower() not in LOCALES:
        raise Unusable("cli-error-locale", locale=text, locales=", ".join(LOCALES))
    return text
