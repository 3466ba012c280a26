"""Acts of arbiters in matches, with their reasons. Times are seconds since 1970."""

from msgspec import Struct

from storage.session import Session, StorePart, reads


class ArbiterRow(Struct, frozen=True):
    """An act of an arbiter in a match, and its reason.

    `name` is the arbiter's name, and `seq` the length of the log at that time. `seat` is the seat concerned, or None
    for all. `hours` is the time granted. `removed` is the user who lost the seat, `seated` the one who got it. A
    deleted user is None.
    """

    kind: str
    seq: int
    by_user: int | None
    name: str
    reason: str
    at: int
    seat: int | None = None
    hours: int = 0
    removed: int | None = None
    seated: int | None = None


class ArbiterStore(StorePart):
    """Acts of arbiters."""

    @reads
    async def arbiter_acts(self, db: Session, match_id: str) -> tuple[ArbiterRow, ...]:
        """Return the acts of arbiters in a match, in order."""
        return await db.structs(ArbiterRow, "FROM arbiter_acts WHERE match_id = ? ORDER BY n", match_id)


async def add(db: Session, match_id: str, act: ArbiterRow) -> None:
    """Add an act, in the transaction of the change that it makes."""
    # The lock on the match prevents a second count meanwhile.
    count = await db.count("FROM arbiter_acts WHERE match_id = ?", match_id)
    await db.put("arbiter_acts", [act], match_id=match_id, n=count)
