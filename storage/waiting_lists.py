"""Waiting lists of matches and lobbies. Times are seconds since 1970."""

from msgspec import Struct

from storage.session import Session, StorePart, reads, writes


class ReserveRow(Struct, frozen=True):
    """A user on a match's waiting list, and since when."""

    user_id: int
    name: str
    at: int


class WaitingListStore(StorePart):
    """Waiting lists."""

    @reads
    async def reserves(self, db: Session, match_id: str) -> tuple[ReserveRow, ...]:
        """Return the waiting list of a match or lobby, in order."""
        return await db.structs(ReserveRow, "FROM reserves WHERE match_id = ? ORDER BY at, user_id", match_id)

    @writes
    async def add_reserve(self, db: Session, match_id: str, row: ReserveRow) -> None:
        """Add a user to the waiting list. A user on it keeps the place."""
        query = "INSERT INTO reserves VALUES (?, ?, ?, ?) ON CONFLICT (match_id, user_id) DO NOTHING"
        await db.run(query, match_id, row.user_id, row.name, row.at)

    @writes
    async def remove_reserves_on(self, db: Session, guild_id: int, user_id: int) -> None:
        """Remove a user from all waiting lists of a server."""
        query = "DELETE FROM reserves WHERE user_id = ? AND match_id IN (SELECT id FROM matches WHERE guild_id = ?)"
        await db.run(query, user_id, guild_id)

    @writes
    async def remove_reserve(self, db: Session, match_id: str, user_id: int) -> bool:
        """Remove a user from the waiting list. Returns True if the user was on it."""
        return await db.run("DELETE FROM reserves WHERE match_id = ? AND user_id = ?", match_id, user_id) > 0
