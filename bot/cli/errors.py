"""How a command ends without having done its work: one sentence and an exit status."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final

from bot.words import Words

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of a disk, or of a share of it, that takes no more."""


class Refused(Exception):
    """Something is in the way; the message is the sentence for the reader."""

    status: ClassVar[int] = 1


class Misused(Refused):
    """The command line asks for what does not exist; the message is the sentence for the reader."""

    status: ClassVar[int] = 2


@contextmanager
def reading(words: Words, file: Path) -> Iterator[None]:
    """Say in words why a file cannot be read."""
    try:
        yield
    except FileNotFoundError:
        raise Refused(words("cli-error-file-missing", path=str(file))) from None
    except OSError:
        raise Refused(words("cli-error-file-unreadable", path=str(file))) from None


def unwritable(words: Words, path: Path, error: OSError) -> Refused:
    """Why a file or a folder cannot be written, to be raised."""
    return Refused(words("cli-error-file-full" if error.errno in FULL else "cli-error-file-unwritable", path=str(path)))


def require_folder(words: Words, path: Path) -> None:
    """Raise `Refused` where no file can be made at a path, before the work that it is to hold is done."""
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise Refused(words("cli-error-file-unwritable", path=str(path)))


def write(words: Words, path: Path, data: bytes) -> None:
    """Write a file whole, or leave what was there; raises `Refused`. What is no file, such as a pipe, is written to as it is."""
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
