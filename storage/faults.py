"""What an error of SQLite means once the file is open: one match that cannot be read, a busy file, or a failing disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import MsgspecError

from storage.errors import Unreadable

DECODING: Final = (MsgspecError, ValueError, TypeError)
"""What is raised where a row holds something else than was written."""

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def code(error: sqlite3.Error) -> int | None:
    """SQLite's primary code of an error; None for one that Python's module made, such as for text that is no UTF-8."""
    extended: int | None = getattr(error, "sqlite_errorcode", None)
    return None if extended is None else extended & 0xFF


def name(error: Exception) -> str:
    """SQLite's own name of an error, or its type: its text could show what a row holds."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def is_damage(error: Exception) -> bool:
    """Whether an error met while reading says that what is stored there is damaged, and nothing about the disk."""
    if isinstance(error, sqlite3.Error):
        return code(error) is None or code(error) in DAMAGE
    return isinstance(error, DECODING)


@contextmanager
def readable(match_id: str) -> Iterator[None]:
    """Raise `Unreadable` for this match when what is stored of it is damaged."""
    try:
        yield
    except (sqlite3.Error, *DECODING) as error:
        if not is_damage(error):
            raise
        raise Unreadable(match_id, name(error)) from None  # a traceback would show the row
