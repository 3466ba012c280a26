"""Why the store refuses: typed errors that carry ids and data; the sentences for people live with the bot."""

from dataclasses import dataclass
from typing import dataclass_transform


@dataclass_transform(eq_default=False)
class StoreError(Exception):
    """Anything that the store refuses, with what its fields say. Nothing was written when it is raised."""

    def __init_subclass__(cls) -> None:
        dataclass(cls, eq=False)

    def __str__(self) -> str:
        """Show the type and its data, as `repr` does."""
        return repr(self)


class UnknownMatch(StoreError):
    """No match has this id."""

    match_id: str


class Stale(StoreError):
    """The change was made from an older `version` of the match than the `current` one, or its lines do not follow the log."""

    match_id: str
    version: int
    current: int


class StaleEvent(StoreError):
    """The acts were added to `length` acts of an event that has `current` of them, or none at all."""

    event_id: str
    length: int
    current: int


class Repeated(StoreError):
    """A line with this idempotency key is in the log already."""

    match_id: str
    key: str


class ChannelBusy(StoreError):
    """The channel holds another lobby or live match, `match_id`."""

    channel_id: int
    match_id: str


class SeatTaken(StoreError):
    """Somebody else sits there."""

    match_id: str
    seat: int


class AlreadySeated(StoreError):
    """The user has a seat in this match."""

    match_id: str
    user_id: int


class NotSeated(StoreError):
    """Nobody with this user id, or no seat of this number, is there to be freed."""

    match_id: str
    who: int


class LobbyFull(StoreError):
    """The lobby has no more than `seats` seats."""

    match_id: str
    seats: int


class NotALobby(StoreError):
    """Only a lobby can be joined, left, set up or begun; the match is past that."""

    match_id: str
    status: str


class NotLive(StoreError):
    """The match takes no more moves: it has not begun, is over, or was cancelled."""

    match_id: str
    status: str


class InUse(StoreError):
    """Another process works on this file; `pid` when it could be read."""

    path: str
    pid: int | None = None


class NewerSchema(StoreError):
    """The file was written by a newer Provost than this one."""

    path: str
    version: int
    known: int


class OlderSchema(StoreError):
    """The database was written by an older Provost, and is only read: whoever writes to it brings it up to date."""

    path: str


class Differs(StoreError):
    """A copy is not what was copied."""

    path: str


class Foreign(StoreError):
    """The file is no database of Provost; `application_id` is None when it is no SQLite database at all."""

    path: str
    application_id: int | None = None


class Damaged(StoreError):
    """The database contradicts itself; `detail` is what SQLite or the check found."""

    path: str
    detail: str


class Unwritable(StoreError):
    """The file cannot be made, opened or written at this path."""

    path: str


class Missing(StoreError):
    """There is no file at this path."""

    path: str


class Exists(StoreError):
    """A file is in the way, and it is not overwritten."""

    path: str


class Leftover(StoreError):
    """No database is made or written at this path beside what was left of another: `left`, a file beside it."""

    path: str
    left: str


class Unreadable(StoreError):
    """What is stored of one match cannot be read; all others can. `match_id` is empty where it is no match.

    `reason` is SQLite's own name of the error, or the type of another; never a text, which could show what is hidden.
    """

    match_id: str
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
    """The disk failed or is full: this write is not acknowledged, and the store refuses everything from here on.

    `reason` is SQLite's own name of the error, such as `SQLITE_FULL`.
    """

    reason: str


class Unanswered(Busy):
    """The connection was lost while a change was committed, and the server could not be asked: it may have been written.

    What is read next tells; a press that is made again counts once.
    """


class Elsewhere(Busy):
    """Another process has taken over the server that the match is on: nothing was done, and the other would do it."""

    match_id: str


class NoServer(StoreError):
    """The database at this address, which is without its password, does not let us in; `reason` is the type of the error."""

    path: str
    reason: str


class Extra(StoreError):
    """What a PostgreSQL database needs is not installed: the package `name`."""

    name: str


def is_passing(failed: StoreError) -> bool:
    """Whether this process may do the same in a while: not what another process does now."""
    return isinstance(failed, Busy) and not isinstance(failed, Elsewhere)
