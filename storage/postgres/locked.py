"""A match whose row is locked for a change: how far it has come, and the refusals that all changes share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from storage import chain, errors
from storage.decoding import log_lines

if TYPE_CHECKING:
    from storage.postgres.database import Connection

LOCK: Final = """
    SELECT status, seats, changes, (SELECT holder FROM leases WHERE partition = partition_of(guild_id))
    FROM matches WHERE id = $1 FOR UPDATE OF matches
"""
# Asked for after the lock is held: a statement does not see what was committed while it waited.
LAST: Final = "SELECT seq, hash FROM log WHERE match_id = $1 ORDER BY seq DESC LIMIT 1"
LOG: Final = "SELECT seq, seat, kind, picks, by_user, auto, at, key, hash FROM log WHERE match_id = $1 ORDER BY seq"


class LockedRow(Struct, frozen=True):
    """How far a match has come; no other transaction changes it meanwhile. `last` is the hash of the log's last line."""

    match_id: str
    status: str
    seats: int
    version: int
    length: int
    last: bytes

    def demand_lobby(self) -> None:
        """Raise `NotALobby` unless it is one."""
        if self.status != "lobby":
            raise errors.NotALobby(self.match_id, self.status)

    def demand_live(self) -> None:
        """Raise `NotLive` unless it is."""
        if self.status != "live":
            raise errors.NotLive(self.match_id, self.status)

    def demand_version(self, version: int) -> None:
        """Raise `Stale` when a change was made from another version."""
        if version != self.version:
            raise errors.Stale(self.match_id, version, self.version)


async def demand_lease(db: Connection, guild_id: int | None, holder: int, match_id: str) -> None:
    """Raise `Elsewhere` when a server is another process's, on which a match is to be made."""
    if await db.fetchval("SELECT holder FROM leases WHERE partition = partition_of($1)", guild_id) != holder:
        raise errors.Elsewhere(match_id)


async def lock(db: Connection, match_id: str, holder: int) -> tuple[str, int, int]:
    """Lock a match and return its status, seats and changes.

    Raises `UnknownMatch`, and `Elsewhere` when its server is another process's.
    """
    row = await db.fetchrow(LOCK, match_id)
    if row is None:
        raise errors.UnknownMatch(match_id)
    status, seats, changes, leased = row
    if leased != holder:
        raise errors.Elsewhere(match_id)
    return status, seats, changes


async def locked(db: Connection, match_id: str, holder: int) -> LockedRow:
    """Lock a match as `lock` does and return how far it has come."""
    status, seats, changes = await lock(db, match_id, holder)
    last = await db.fetchrow(LAST, match_id)
    if last is None:
        return LockedRow(match_id, status, seats, changes, 0, chain.first(match_id))
    length = last["seq"] + 1
    hashed = last["hash"] or log_lines(match_id, await db.fetch(LOG, match_id))[1][-1]
    return LockedRow(match_id, status, seats, changes + length, length, hashed)


async def advance(db: Connection, row: LockedRow, version: int) -> int:
    """Raise a match's version with a change that is not a line of the log; raises `Stale`."""
    row.demand_version(version)
    await db.execute("UPDATE matches SET changes = changes + 1 WHERE id = $1", row.match_id)
    return version + 1
