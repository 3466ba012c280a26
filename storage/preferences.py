"""Preferences of users and servers."""

from typing import Literal

from storage.session import Session, StorePart, reads, writes

Scope = Literal["user", "guild"]


class PreferenceStore(StorePart):
    """Preferences, which the store does not interpret."""

    @reads
    async def preference(self, db: Session, scope: Scope, id: int, name: str) -> str | None:
        """Return a preference of a user or a server, such as the language."""
        query = "SELECT value FROM preferences WHERE scope = ? AND id = ? AND name = ?"
        return await db.first(str, query, scope, id, name)

    @reads
    async def preferences_of(self, db: Session, id: int, scope: Scope = "user") -> dict[str, str]:
        """Return all preferences of a user or a server by name."""
        return dict(await db.rows("SELECT name, value FROM preferences WHERE scope = ? AND id = ?", scope, id))

    @reads
    async def user_preferences(self, db: Session, name: str) -> dict[int, str]:
        """Return a preference of all users by their ids."""
        return dict(await db.rows("SELECT id, value FROM preferences WHERE name = ? AND scope = 'user'", name))

    @reads
    async def server_preferences(self, db: Session, name: str) -> dict[int, str]:
        """Return a preference of all servers that this process runs, by their ids."""
        query = "SELECT id, value FROM preferences WHERE name = ? AND scope = 'guild' AND held(id)"
        return dict(await db.rows(query, name))

    @writes
    async def prefer(self, db: Session, scope: Scope, id: int, name: str, value: str | None) -> None:
        """Store a preference of a user or a server, or delete it if `value` is None."""
        if value is None:
            await db.run("DELETE FROM preferences WHERE scope = ? AND id = ? AND name = ?", scope, id, name)
        else:
            await db.upsert("preferences", "scope, id, name", scope=scope, id=id, name=name, value=value)
