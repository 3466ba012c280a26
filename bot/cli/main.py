"""`provost …`: finds what is asked for, does it, and says what went wrong in the reader's language.

Exit status: 0 when it is done, 2 when the command line makes no sense, 1 otherwise. Nothing else is loaded before the
command is known, so that each loads only what it needs.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Final, TextIO, cast

from bot.cli.errors import FULL, Refused
from bot.cli.parser import parse, wanted_locale
from bot.words import Catalogue, Words

FAILED: Final = 1
DEBUG: Final = "PROVOST_DEBUG"
"""Set in the environment, it lets an error that nobody foresaw come through with its traceback."""

LANGUAGE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says the reader's language: the first that is set, as POSIX has it."""

CONTROLS: Final = {*range(0x20), *range(0x7F, 0xA0)} - {ord("\n"), ord("\t")}
DIRECTIONS: Final = range(0x202A, 0x202F)
"""Characters that show what follows them in another order."""

ESCAPED: Final = {code: f"\\u{code:04x}" for code in (*CONTROLS, *DIRECTIONS)}
"""Printed forms in which JSON keeps its meaning."""


class Printable:
    """A stream of text in which nothing that was read from a record or a database can command the terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, with the characters of `ESCAPED` so that they can be seen; returns its length, as streams do."""
        self._stream.write(text.translate(ESCAPED))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def printable(stream: TextIO) -> TextIO:
    """Return a stream that writes to this one what can be printed."""
    return cast(TextIO, Printable(stream))


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say (without them, the process's own); returns the exit status."""
    with redirect_stdout(printable(sys.stdout)), redirect_stderr(printable(sys.stderr)):
        return _main(argv)


def _main(argv: Sequence[str] | None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    words = Catalogue().words(wanted_locale(arguments) or locale_of(os.environ))
    try:
        try:
            return _do(arguments, words)
        finally:
            sys.stdout.flush()  # what Python flushed at its end would fail with a status and a complaint of its own
    except Refused as refused:
        _complain(refused)
        return refused.status
    except KeyboardInterrupt:
        return FAILED
    except BrokenPipeError:
        _let_go_of_output()
        return FAILED
    except Exception as error:
        is_full = isinstance(error, OSError) and error.errno in FULL
        if is_full:
            _let_go_of_output()
        if DEBUG in os.environ:
            raise
        said = words("cli-error-disk-full") if is_full else ""
        print(said or words("cli-error-unexpected", what=type(error).__name__, debug=DEBUG), file=sys.stderr)
        return FAILED


def locale_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as `it_IT.UTF-8`; empty when it asks for none."""
    return next((value for name in LANGUAGE if (value := environment.get(name))), "")


def _do(arguments: Sequence[str], words: Words) -> int:
    command, given = parse(arguments, words)
    return command(words, **given)


def _complain(refused: Refused) -> None:
    """Say why a command was refused. A token that was given by mistake, in place of a file or a command, is not said back."""
    from bot.app.logs import redacted  # noqa: PLC0415 - a command that does its work is not to wait for it

    print(redacted(f"{refused}"), file=sys.stderr)


def _let_go_of_output() -> None:
    """Nobody takes the output any more: what Python still flushes at its end goes nowhere, without a complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
