"""The store's exceptions, with ids and data but without sentences, and the meaning of SQLite's errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, dataclass_transform

from msgspec import MsgspecError

DECODING: Final = (MsgspecError, ValueError, TypeError)  # exceptions of a row that does not hold what was written
DAMAGE_CODES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
BUSY_CODES: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@dataclass_transform(eq_default=False)
class StoreError(Exception):
    """A refusal by the store, with the data in its fields. Nothing was written when it is raised."""

    def __init_subclass__(cls) -> None:
        dataclass(cls, eq=False)

    def __str__(self) -> str:
        """Show the type and its data, as `repr` does."""
        return repr(self)


class MatchError(StoreError):
    """An error about one match."""

    match_id: str


class DatabaseError(StoreError):
    """An error about a database: a file's path, or an address without its password."""

    path: str


class UnknownMatch(MatchError):
    """No match has this id."""


class Stale(MatchError):
    """A change of an outdated `version` of a match instead of the `current` one, or lines that do not fit its log."""

    version: int
    current: int


class StaleEvent(StoreError):
    """Acts that follow `length` acts of a tournament that has `current` acts, or does not exist."""

    event_id: str
    length: int
    current: int


class Repeated(MatchError):
    """A line with this idempotency key is already in the log."""

    key: str


class ChannelBusy(StoreError):
    """The channel holds another lobby or live match, `match_id`."""

    channel_id: int
    match_id: str


class SeatTaken(MatchError):
    """Another player has this seat."""

    seat: int


class AlreadySeated(MatchError):
    """The user has a seat in this match."""

    user_id: int


class NotSeated(MatchError):
    """No user with this id, or no seat with this number, can be freed."""

    who: int


class LobbyFull(MatchError):
    """All `seats` seats of the lobby are taken."""

    seats: int


class NotALobby(MatchError):
    """The match is no longer a lobby, so it cannot be joined, left, set up or started."""

    status: str


class NotLive(MatchError):
    """The match accepts no moves: it has not started, is over, or was cancelled."""

    status: str


class InUse(DatabaseError):
    """Another process works on this database; `pid` is set if it could be read."""

    pid: int | None = None


class NewerSchema(DatabaseError):
    """The database was written by a newer version of Provost."""

    version: int
    known: int


class OlderSchema(DatabaseError):
    """The database was written by an older version of Provost; the next writer brings it up to date."""


class Differs(DatabaseError):
    """A copy differs from its source."""


class Foreign(DatabaseError):
    """The file is no database of Provost. `application_id` is None if it is no SQLite database at all."""

    application_id: int | None = None


class Damaged(DatabaseError):
    """The database is inconsistent; `detail` is what SQLite or the check found."""

    detail: str


class Unwritable(DatabaseError):
    """The file cannot be created, opened or written."""


class Missing(DatabaseError):
    """There is no file at this path."""


class Exists(DatabaseError):
    """A file exists and is not overwritten."""


class Leftover(DatabaseError):
    """A file `left` of another database lies beside the path, so no database is created or written there."""

    left: str


class Unreadable(MatchError):
    """The stored data of one match cannot be read, but all others can. `match_id` is "" for other data.

    `reason` is SQLite's name of the error or the type of another, never its text, which could reveal hidden
    information.
    """

    reason: str


class Busy(StoreError):
    """Another process has locked the database. Nothing was done, and a retry may succeed."""


class Closed(StoreError):
    """The store is closed. A change in progress when its task was cancelled may have been written."""


class Superseded(StoreError):
    """Another process has taken over with the epoch `newest`. A store with this `epoch` does nothing from now on."""

    epoch: int
    newest: int


class NotSaved(StoreError):
    """The disk failed or is full, so this and all later writes are refused. `reason` is SQLite's name of the error."""

    reason: str


class Unanswered(Busy):
    """The connection was lost during a commit, so the change may have been written. A repeated press counts once."""


class Elsewhere(Busy):
    """Another process has taken over the match's server. Nothing was done here; the other process can do it."""

    match_id: str


class NoServer(DatabaseError):
    """The database at this address refuses the connection; `reason` is the type of the error."""

    reason: str


class Extra(StoreError):
    """The package `name`, which a PostgreSQL database needs, is not installed."""

    name: str


def is_passing(failed: StoreError) -> bool:
    """Return True if this process may retry later, and no other process has to do it now."""
    return isinstance(failed, Busy) and not isinstance(failed, Elsewhere)


def code(error: sqlite3.Error) -> int | None:
    """Return SQLite's primary error code, or None for errors made by Python's module, as for invalid UTF-8."""
    extended: int | None = getattr(error, "sqlite_errorcode", None)
    return None if extended is None else extended & 0xFF


def name(error: Exception) -> str:
    """Return SQLite's name of an error, or its type. Its text could reveal a row."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def is_damage(error: Exception) -> bool:
    """Return True if an error during reading means that the stored data is damaged."""
    if isinstance(error, sqlite3.Error):
        return code(error) is None or code(error) in DAMAGE_CODES
    return isinstance(error, DECODING)


@contextmanager
def readable(match_id: str) -> Iterator[None]:
    """Raise `Unreadable` for this match if its stored data is damaged."""
    try:
        yield
    except (sqlite3.Error, *DECODING) as error:
        if not is_damage(error):
            raise
        raise Unreadable(match_id, name(error)) from None  # a traceback would reveal the row
