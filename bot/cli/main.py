"""`provost …`: run a command, and report errors in the reader's language.

The exit status is 0 for success, 2 for a command line that makes no sense, and 1 otherwise. The module of a command is
loaded only when it is called, so that each loads only what it needs.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Final, TextIO, cast

from bot.cli.errors import DISK_FULL, CommandRefused
from bot.cli.parser import parse, wanted_value
from bot.operations.tokens import redacted
from bot.words import Catalogue, Words

FAILURE: Final = 1
DEBUG: Final = "PROVOST_DEBUG"  # the environment variable that shows unexpected errors with their traceback

LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the reader's language. POSIX takes the first that is set."""

CONTROLS: Final = {*range(0x20), *range(0x7F, 0xA0)} - {ord("\n"), ord("\t")}
DIRECTIONS: Final = range(0x202A, 0x202F)  # control characters that change the direction of the text after them
ESCAPES: Final = {code: f"\\u{code:04x}" for code in (*CONTROLS, *DIRECTIONS)}
"""Escaped forms, which keep their meaning in JSON."""


class Printable:
    """A text stream that escapes control characters, so that no record or database can control the terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text with `ESCAPES` applied. Returns its length, as streams do."""
        self._stream.write(text.translate(ESCAPES))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def printable(stream: TextIO) -> TextIO:
    """Return a stream that escapes control characters and writes to this one."""
    return cast(TextIO, Printable(stream))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, by default the process's own, and return the exit status."""
    with redirect_stdout(printable(sys.stdout)), redirect_stderr(printable(sys.stderr)):
        return _main(argv)


def _main(argv: Sequence[str] | None) -> int:
    arguments = sys.argv[1:] if argv is None else argv
    words = Catalogue().words(wanted_value(arguments, "locale") or locale_of(os.environ))
    try:
        try:
            return _do(arguments, words)
        finally:
            sys.stdout.flush()  # a later flush by Python would fail with its own status and message
    except CommandRefused as refused:
        _complain(refused)
        return refused.status
    except KeyboardInterrupt:
        return FAILURE
    except BrokenPipeError:
        _let_go_of_output()
        return FAILURE
    except Exception as error:
        is_full = isinstance(error, OSError) and error.errno in DISK_FULL
        if is_full:
            _let_go_of_output()
        if DEBUG in os.environ:
            raise
        said = words("cli-error-disk-full") if is_full else ""
        print(said or words("cli-error-unexpected", what=type(error).__name__, debug=DEBUG), file=sys.stderr)
        return FAILURE


def locale_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, such as `it_IT.UTF-8`, or ""."""
    return next((value for name in LANGUAGE_VARIABLES if (value := environment.get(name))), "")


def _do(arguments: Sequence[str], words: Words) -> int:
    command, given = parse(arguments, words)
    return command(words, **given)


def _complain(refused: CommandRefused) -> None:
    """Print the refusal of a command. A token given by mistake, as a file or command, is not repeated."""
    print(redacted(f"{refused}"), file=sys.stderr)


def _let_go_of_output() -> None:
    """Discard the output that Python flushes at exit, because its reader has gone or the disk is full."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
