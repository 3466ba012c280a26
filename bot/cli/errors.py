"""Errors that end a command with one sentence and an exit status."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

from bot.words import Words

DISK_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # error numbers of a full disk or an exhausted quota


class CommandRefused(Exception):
    """A command that cannot be carried out. The message is a sentence for the reader."""

    status: ClassVar[int] = 1


class Misused(CommandRefused):
    """A command line that makes no sense. The message is a sentence for the reader."""

    status: ClassVar[int] = 2


@contextmanager
def reading(words: Words, file: Path) -> Iterator[None]:
    """Turn errors from reading a file into `CommandRefused`."""
    try:
        yield
    except FileNotFoundError:
        raise CommandRefused(words("cli-error-file-missing", path=str(file))) from None
    except OSError:
        raise CommandRefused(words("cli-error-file-unreadable", path=str(file))) from None


def unwritable(words: Words, path: Path, error: OSError) -> CommandRefused:
    """Return the refusal for a file or folder that cannot be written."""
    is_full = error.errno in DISK_FULL
    return CommandRefused(words("cli-error-file-full" if is_full else "cli-error-file-unwritable", path=str(path)))


def require_folder(words: Words, path: Path) -> None:
    """Raise `CommandRefused` if no file can be made at a path, before the work that it is to hold is done."""
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise CommandRefused(words("cli-error-file-unwritable", path=str(path)))


def write(words: Words, path: Path, data: bytes) -> None:
    """Write a file completely, or leave the old one. Raises `CommandRefused`.

    Pipes and other special files are written directly.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        whole = Path(os.path.realpath(path))
        partial = whole.with_name(f"{whole.name}.partial")
        try:
            partial.write_bytes(data)
            partial.replace(whole)
        finally:
            partial.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(words, path, error) from None
