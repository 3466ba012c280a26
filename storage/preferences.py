"""Preferences and decks."""

from typing import Final, Literal

from msgspec import Struct, json

from storage.session import Session, StorePart, inserting, reads, text, writes

Scope = Literal["user", "guild"]
PARTS_DECODER: Final = json.Decoder(dict[str, tuple[str, ...]])


class DeckRow(Struct, frozen=True):
    """A deck of a user for a game, under a name: its cards by part, with copies repeated."""

    user_id: int
    game: str
    name: str
    parts: dict[str, tuple[str, ...]]


class PreferenceStore(StorePart):
    """Preferences and decks, which the store does not interpret."""

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
            query = inserting("preferences", "scope, id, name", "scope", "id", "name", "value")
            await db.run(query, scope, id, name, value)

    @reads
    async def decks(self, db: Session, user_id: int, game: str) -> tuple[DeckRow, ...]:
        """Return the decks of a user for a game, by name."""
        query = "SELECT name, parts FROM decks WHERE user_id = ? AND game = ? ORDER BY name"
        rows = await db.rows(query, user_id, game)
        return tuple(DeckRow(user_id, game, name, PARTS_DECODER.decode(parts)) for name, parts in rows)

    @writes
    async def keep_deck(self, db: Session, deck: DeckRow) -> None:
        """Store a deck. One of the same user, game and name is replaced."""
        query = inserting("decks", "user_id, game, name", *deck.__struct_fields__)
        await db.run(query, deck.user_id, deck.game, deck.name, text(deck.parts))

    @writes
    async def forget_deck(self, db: Session, user_id: int, game: str, name: str) -> bool:
        """Delete a deck. Returns True if there was one."""
        query = "DELETE FROM decks WHERE user_id = ? AND game = ? AND name = ?"
        return await db.run(query, user_id, game, name) > 0
