"""`provost …`: finds what is asked for, does it, and says what went wrong in the reader's language.

Exit status: 0 when it is done, 2 when the command line makes no sense, 1 otherwise. Nothing else is loaded before the
command is known, so that each loads only what it needs.
"""

import gc
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from types import ModuleType
from typing import Final

from bot.cli.errors import FULL, Command, Refused
from bot.cli.parser import parse, wanted_locale
from bot.cli.printable import printable
from bot.words import Catalogue, Words

FAILED: Final = 1
DEBUG: Final = "PROVOST_DEBUG"
"""Set in the environment, it lets an error that nobody foresaw come through with its traceback."""

LANGUAGE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says the reader's language: the first that is set, as POSIX has it."""


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
    module, name, given = parse(arguments, words)
    command: Command = getattr(load(module), name)
    return command(words, **given)


def load(module: str) -> ModuleType:
    """Load a module without the garbage collector, which would find nothing and take a tenth of the time."""
    gc.disable()
    try:
        return import_module(module)
    finally:
        gc.enable()


def _complain(refused: Refused) -> None:
    """Say why a command was refused. A token that was given by mistake, in place of a file or a command, is not said back."""
    from bot.app.logs import redacted  # noqa: PLC0415 - a command that does its work is not to wait for it

    print(redacted(f"{refused}"), file=sys.stderr)


def _let_go_of_output() -> None:
    """Nobody takes the output any more: what Python still flushes at its end goes nowhere, without a complaint."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
