"""Standing orders of seats: answers that players give in advance."""

from storage.session import Session, StorePart, hold, reads, writes_in_order


class OrderStore(StorePart):
    """Standing orders, which the store does not interpret."""

    @reads
    async def orders(self, db: Session, match_id: str) -> dict[int, str]:
        """Return the standing orders of a match by seat."""
        return dict(await db.rows("SELECT seat, text FROM orders WHERE match_id = ? ORDER BY seat", match_id))

    @reads
    async def matches_with_orders(self, db: Session) -> tuple[str, ...]:
        """Return the ids of the matches with standing orders."""
        query = "SELECT DISTINCT match_id FROM orders JOIN matches ON matches.id = match_id WHERE held(guild_id) ORDER BY match_id"
        return await db.all(str, query)

    @writes_in_order
    async def set_orders(self, db: Session, match_id: str, seat: int, orders: str | None) -> None:
        """Store the standing orders of a seat, or delete them if they are None."""
        await hold(db, match_id)
        if orders is None:
            await forget_orders(db, match_id, seat)
        else:
            await db.upsert("orders", "match_id, seat", match_id=match_id, seat=seat, text=orders)


async def forget_orders(db: Session, match_id: str, seat: int | None = None) -> None:
    """Delete the standing orders of a seat, or of a whole match."""
    condition, values = ("", ()) if seat is None else ("AND seat = ?", (seat,))
    await db.run(f"DELETE FROM orders WHERE match_id = ? {condition}", match_id, *values)  # noqa: S608  # written above
