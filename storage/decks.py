"""Decks that users have put together."""

from typing import Final

from msgspec import Struct, json

from storage.session import Session, StorePart, reads, text, writes

PARTS_DECODER: Final = json.Decoder(dict[str, tuple[str, ...]])


class DeckRow(Struct, frozen=True):
    """A deck of a user for a game, under a name: its cards by part, with copies repeated."""

    user_id: int
    game: str
    name: str
    parts: dict[str, tuple[str, ...]]


class DeckStore(StorePart):
    """Decks of users, in which the store interprets no card."""

    @reads
    async def decks(self, db: Session, user_id: int, game: str) -> tuple[DeckRow, ...]:
        """Return the decks of a user for a game, by name."""
        query = "SELECT name, parts FROM decks WHERE user_id = ? AND game = ? ORDER BY name"
        rows = await db.rows(query, user_id, game)
        return tuple(DeckRow(user_id, game, name, PARTS_DECODER.decode(parts)) for name, parts in rows)

    @writes
    async def keep_deck(self, db: Session, deck: DeckRow) -> None:
        """Store a deck. One of the same user, game and name is replaced."""
        key = {"user_id": deck.user_id, "game": deck.game, "name": deck.name}
        await db.upsert("decks", "user_id, game, name", **key, parts=text(deck.parts))

    @writes
    async def forget_deck(self, db: Session, user_id: int, game: str, name: str) -> bool:
        """Delete a deck. Returns True if there was one."""
        query = "DELETE FROM decks WHERE user_id = ? AND game = ? AND name = ?"
        return await db.run(query, user_id, game, name) > 0
