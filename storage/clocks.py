"""Clocks of matches and everything timed: due dates, outages, vacations, reserves. Times are seconds since 1970."""

from collections.abc import Sequence

from msgspec import Struct

from storage import match_results
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


class ReserveRow(Struct, frozen=True):
    """A user on a match's waiting list, and since when."""

    user_id: int
    name: str
    at: int


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

    @reads
    async def arbiter_acts(self, db: Session, match_id: str) -> tuple[ArbiterRow, ...]:
        """Return the acts of arbiters in a match, in order."""
        return await db.structs(ArbiterRow, "FROM arbiter_acts WHERE match_id = ? ORDER BY n", match_id)

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
        # The lock on the match prevents a second count meanwhile.
        count = await db.count("FROM arbiter_acts WHERE match_id = ?", match_id)
        await db.put("arbiter_acts", [change.act], match_id=match_id, n=count)
