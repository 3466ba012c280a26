"""Why the store refuses: typed errors with ids and data, without sentences; and what an error of SQLite means in an open file."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, dataclass_transform

from msgspec import MsgspecError

DECODING: Final = (MsgspecError, ValueError, TypeError)
"""What is raised where a row holds something else than was written."""

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@dataclass_transform(eq_default=False)
class StoreError(Exception):
    """Anything that the store refuses, with what its fields say. Nothing was written when it is raised."""

    def __init_subclass__(cls) -> None:
        dataclass(cls, eq=False)

    def __str__(self) -> str:
        """Show the type and its data, as `repr` does."""
        return repr(self)


class MatchError(StoreError):
    """What the store refuses of one match."""

    match_id: str


class DatabaseError(StoreError):
    """What is the matter with a file at a path, or with a database at an address, which is without its password."""

    path: str


class UnknownMatch(MatchError):
    """No match has this id."""


class Stale(MatchError):
    """The change was made from an older `version` of the match than the `current` one, or its lines do not follow the log."""

    version: int
    current: int


class StaleEvent(StoreError):
    """The acts were added to `length` acts of an event that has `current` of them, or none at all."""

    event_id: str
    length: int
    current: int


class Repeated(MatchError):
    """A line with this idempotency key is in the log already."""

    key: str


class ChannelBusy(StoreError):
    """The channel holds another lobby or live match, `match_id`."""

    channel_id: int
    match_id: str


class SeatTaken(MatchError):
    """Another player sits there."""

    seat: int


class AlreadySeated(MatchError):
    """The user has a seat in this match."""

    user_id: int


class NotSeated(MatchError):
    """Nobody with this user id, or no seat of this number, is there to be freed."""

    who: int


class LobbyFull(MatchError):
    """The lobby has no more than `seats` seats."""

    seats: int


class NotALobby(MatchError):
    """Only a lobby can be joined, left, set up or begun; the match is past that."""

    status: str


class NotLive(MatchError):
    """The match takes no more moves: it has not begun, is over, or was cancelled."""

    status: str


class InUse(DatabaseError):
    """Another process works on this file; `pid` when it could be read."""

    pid: int | None = None


class NewerSchema(DatabaseError):
    """The file was written by a newer Provost than this one."""

    version: int
    known: int


class OlderSchema(DatabaseError):
    """The database was written by an older Provost, and is only read: whoever writes to it brings it up to date."""


class Differs(DatabaseError):
    """A copy is not what was copied."""


class Foreign(DatabaseError):
    """The file is no database of Provost; `application_id` is None when it is no SQLite database at all."""

    application_id: int | None = None


class Damaged(DatabaseError):
    """The database contradicts itself; `detail` is what SQLite or the check found."""

    detail: str


class Unwritable(DatabaseError):
    """The file cannot be made, opened or written at this path."""


class Missing(DatabaseError):
    """There is no file at this path."""


class Exists(DatabaseError):
    """A file is in the way, and it is not overwritten."""


class Leftover(DatabaseError):
    """No database is made or written at this path beside what was left of another: `left`, a file beside it."""

    left: str


class Unreadable(MatchError):
    """What is stored of one match cannot be read; all others can. `match_id` is empty where it is no match.

    `reason` is SQLite's own name of the error, or the type of another; never a text, which could show what is hidden.
    """

    reason: str


class Busy(StoreError):
    """Another process keeps the database locked: nothing was done, and the same may be tried again."""


class Closed(StoreError):
    """The store is closed. A change that was under way when its task was stopped may have been written."""


class Superseded(StoreError):
    """Another process has taken over under the `newest` epoch: a store of this `epoch` does nothing from here on."""

    epoch: int
    newest: int


class NotSaved(StoreError):
    """The disk failed or is full (`reason` is SQLite's name of the error): this write, and everything from here on, is refused."""

    reason: str


class Unanswered(Busy):
    """The connection was lost while a change was committed: it may have been written. A press that is made again counts once."""


class Elsewhere(Busy):
    """Another process has taken over the server that the match is on: nothing was done, and the other would do it."""

    match_id: str


class NoServer(DatabaseError):
    """The database at this address does not let us in; `reason` is the type of the error."""

    reason: str


class Extra(StoreError):
    """What a PostgreSQL database needs is not installed: the package `name`."""

    name: str


def is_passing(failed: StoreError) -> bool:
    """Return True where this process may do the same in a while, and not another process now."""
    return isinstance(failed, Busy) and not isinstance(failed, Elsewhere)


def code(error: sqlite3.Error) -> int | None:
    """Return SQLite's primary code of an error; None for one that Python's module made, such as for text that is no UTF-8."""
    extended: int | None = getattr(error, "sqlite_errorcode", None)
    return None if extended is None else extended & 0xFF


def name(error: Exception) -> str:
    """Return SQLite's own name of an error, or its type: its text could show what a row holds."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def is_damage(error: Exception) -> bool:
    """Return True for an error, met while reading, which says that what is stored there is damaged."""
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
