"""Clocks of matches and everything timed: due dates, outages, vacations. Times are seconds since 1970."""

from collections.abc import Sequence

from msgspec import Struct

from storage import arbiters, match_results
from storage.arbiters import ArbiterRow
from storage.errors import readable
from storage.match_results import OutcomeRow, ResultRow, TurnRow
from storage.session import Session, StorePart, claims, inserting, reads, writes, writes_in_order


class ClockRow(Struct, frozen=True):
    """A line of a match's clock, counted from 0. `by_user` caused it. The store does not interpret `text`."""

    n: int
    text: str
    by_user: int | None = None


class VacationRow(Struct, frozen=True):
    """Vacation that a user has taken in a match of a server. `until` is None while it lasts."""

    user_id: int
    match_id: str
    since: int
    guild_id: int | None = None
    until: int | None = None


class ClockChange(Struct, frozen=True):
    """An addition to a match's clock, made completely or not at all in the transaction of the match's change.

    `next_at` is when something is due next, or None for never. `vacations` replace those that began at the same time.
    `outcome`, `turns` and `result` come with the match's end, `act` with an act of an arbiter.
    """

    lines: Sequence[ClockRow] = ()
    next_at: int | None = None
    vacations: Sequence[VacationRow] = ()
    outcome: OutcomeRow[int] | None = None
    turns: Sequence[TurnRow[int]] = ()
    result: ResultRow | None = None
    act: ArbiterRow | None = None


class InstantsRow(Struct, frozen=True):
    """The last reading of the machine's clock, and the bot's instant at that time."""

    reading: int
    instant: int


class GapRow(Struct, frozen=True):
    """A period of downtime."""

    since: int
    until: int


async def lines(db: Session, match_id: str) -> tuple[ClockRow, ...]:
    """Return the lines of a match's clock, in order."""
    with readable(match_id):
        return await db.structs(ClockRow, "FROM clock_lines WHERE match_id = ? ORDER BY n", match_id)


async def set_due(db: Session, match_id: str, at: int | None) -> None:
    """Set when something is due next in a match or lobby, or None for never."""
    if at is None:
        await db.run("DELETE FROM due WHERE match_id = ?", match_id)
    else:
        await db.upsert("due", "match_id", match_id=match_id, next_at=at)


class ClockStore(StorePart):
    """Clocks and what depends on them."""

    clock = reads(lines)
    set_due = writes_in_order(set_due)

    @claims
    async def due(self, db: Session, now: int, most: int) -> tuple[str, ...]:
        """Return the ids of at most `most` matches and lobbies in which something is due, earliest first."""
        query = """
            SELECT match_id AS id, next_at AS since FROM due JOIN matches ON matches.id = match_id
            WHERE held(guild_id) AND next_at <= ? ORDER BY next_at LIMIT ? FOR UPDATE OF due SKIP LOCKED
        """
        return await db.claim("clock", query, now, most)

    @reads
    async def instants(self, db: Session) -> InstantsRow | None:
        """Return the last reading of the machine's clock."""
        return next(iter(await db.structs(InstantsRow, "FROM instants")), None)

    @writes
    async def set_instants(self, db: Session, row: InstantsRow, outage: GapRow | None = None) -> None:
        """Store a reading of the machine's clock, and an outage that has ended."""
        await db.put("instants", [row], key="one", one=1)
        if outage is not None:
            query = f"{inserting('outages', 'since', 'since', 'until')} WHERE excluded.until > outages.until"
            await db.run(query, outage.since, outage.until)

    @reads
    async def outages(self, db: Session) -> tuple[GapRow, ...]:
        """Return every outage, in order."""
        return await db.structs(GapRow, "FROM outages ORDER BY since")

    @reads
    async def vacations(self, db: Session, user_id: int, guild_id: int | None) -> tuple[VacationRow, ...]:
        """Return the vacations that a user has taken on a server."""
        source = "FROM vacations WHERE user_id = ? AND guild_id IS ? ORDER BY since, match_id"
        return await db.structs(VacationRow, source, user_id, guild_id)


async def keep(db: Session, match_id: str, change: ClockChange) -> None:
    """Add a change to a match's clock, in the transaction that caused it."""
    await db.put("clock_lines", change.lines, match_id=match_id)
    await set_due(db, match_id, change.next_at)
    await db.put("vacations", change.vacations, key="user_id, match_id, since")
    if change.outcome is not None:
        await match_results.set_outcome(db, match_id, change.outcome, change.turns)
    if change.result is not None:
        await match_results.add_result(db, match_id, change.result)
    if change.act is not None:
        await arbiters.add(db, match_id, change.act)
