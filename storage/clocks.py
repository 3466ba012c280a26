"""Clocks of matches, and all else that time brings: what is due, outages, vacations, reserves, standing orders."""

from storage import clock_rows, figures
from storage.clock_rows import ArbiterRow, ClockChange, ClockRow
from storage.faults import readable
from storage.session import Session, StorePart, claims, hold, reads, writes, writes_in_order


class ClockStore(StorePart):
    """Clocks and what they lead to."""

    @reads
    async def clock(self, db: Session, match_id: str) -> tuple[ClockRow, ...]:
        """Return the lines of a match's clock, in order."""
        return await lines(db, match_id)

    @reads
    async def arbiter_acts(self, db: Session, match_id: str) -> tuple[ArbiterRow, ...]:
        """Return what arbiters have done in a match, in order."""
        query = """
            SELECT kind, seq, by_user, name, reason, at, seat, hours, removed, seated FROM arbiter_acts
            WHERE match_id = ? ORDER BY n
        """
        return tuple(ArbiterRow(*row) for row in await db.rows(query, match_id))

    @claims
    async def due(self, db: Session, now: int, most: int) -> tuple[str, ...]:
        """Return the ids of at most so many matches and lobbies in which something is due by now, the earliest first."""
        query = """
            SELECT match_id AS id, next_at AS since FROM due JOIN matches ON matches.id = match_id
            WHERE held(guild_id) AND next_at <= ? ORDER BY next_at LIMIT ? FOR UPDATE OF due SKIP LOCKED
        """
        return await db.claim("clock", query, now, most)

    @writes_in_order
    async def set_due(self, db: Session, match_id: str, at: int | None) -> None:
        """Set when something is due next in a match or lobby; None is never."""
        await _set_due(db, match_id, at)

    @reads
    async def instants(self, db: Session) -> clock_rows.InstantsRow | None:
        """Return the machine's clock as it was read last."""
        found = await db.rows("SELECT reading, instant FROM instants")
        return clock_rows.InstantsRow(*found[0]) if found else None

    @writes
    async def set_instants(
        self, db: Session, row: clock_rows.InstantsRow, outage: clock_rows.GapRow | None = None
    ) -> None:
        """Keep a reading of the machine's clock, and with it an outage that has ended."""
        query = """
            INSERT INTO instants VALUES (1, ?, ?)
            ON CONFLICT (one) DO UPDATE SET reading = excluded.reading, instant = excluded.instant
        """
        await db.run(query, row.reading, row.instant)
        if outage is not None:
            query = """
                INSERT INTO outages VALUES (?, ?) ON CONFLICT (since) DO UPDATE SET until = excluded.until
                WHERE excluded.until > outages.until
            """
            await db.run(query, outage.since, outage.until)

    @reads
    async def outages(self, db: Session) -> tuple[clock_rows.GapRow, ...]:
        """Return every outage, in order."""
        return tuple(
            clock_rows.GapRow(*row) for row in await db.rows("SELECT since, until FROM outages ORDER BY since")
        )

    @reads
    async def vacations(self, db: Session, user_id: int, guild_id: int | None) -> tuple[clock_rows.VacationRow, ...]:
        """Return the vacations that a user has used on a server."""
        query = """
            SELECT user_id, match_id, since, guild_id, until FROM vacations WHERE user_id = ? AND guild_id IS ?
            ORDER BY since, match_id
        """
        return tuple(clock_rows.VacationRow(*row) for row in await db.rows(query, user_id, guild_id))

    @reads
    async def reserves(self, db: Session, match_id: str) -> tuple[clock_rows.ReserveRow, ...]:
        """Return those who wait for a seat of a match or lobby, in order."""
        query = "SELECT user_id, name, at FROM reserves WHERE match_id = ? ORDER BY at, user_id"
        return tuple(clock_rows.ReserveRow(*row) for row in await db.rows(query, match_id))

    @writes
    async def add_reserve(self, db: Session, match_id: str, row: clock_rows.ReserveRow) -> None:
        """Add a user to those who wait for a seat; one who waits already keeps the place."""
        query = "INSERT INTO reserves VALUES (?, ?, ?, ?) ON CONFLICT (match_id, user_id) DO NOTHING"
        await db.run(query, match_id, row.user_id, row.name, row.at)

    @writes
    async def remove_reserve(self, db: Session, match_id: str, user_id: int) -> bool:
        """Take a user from those who wait for a seat; returns whether the user was among them."""
        return await db.changed("DELETE FROM reserves WHERE match_id = ? AND user_id = ?", match_id, user_id) > 0

    @reads
    async def orders(self, db: Session, match_id: str) -> dict[int, str]:
        """Return the standing orders of a match by seat; the store does not interpret them."""
        rows = await db.rows("SELECT seat, text FROM orders WHERE match_id = ? ORDER BY seat", match_id)
        return dict(rows)

    @reads
    async def matches_with_orders(self, db: Session) -> tuple[str, ...]:
        """Return the ids of the matches in which a player has given standing orders."""
        query = """
            SELECT DISTINCT match_id FROM orders JOIN matches ON matches.id = match_id WHERE held(guild_id) ORDER BY match_id
        """
        return tuple(id for (id,) in await db.rows(query))

    @writes_in_order
    async def set_orders(self, db: Session, match_id: str, seat: int, text: str | None) -> None:
        """Keep the standing orders of a seat; None forgets them."""
        await hold(db, match_id)
        if text is None:
            await forget_orders(db, match_id, seat)
        else:
            query = (
                "INSERT INTO orders VALUES (?, ?, ?) ON CONFLICT (match_id, seat) DO UPDATE SET text = excluded.text"
            )
            await db.run(query, match_id, seat, text)


async def lines(db: Session, match_id: str) -> tuple[ClockRow, ...]:
    """Return the lines of a match's clock, in order."""
    query = "SELECT n, text, by_user FROM clock_lines WHERE match_id = ? ORDER BY n"
    with readable(match_id):
        return tuple(ClockRow(*row) for row in await db.rows(query, match_id))


async def keep(db: Session, match_id: str, change: ClockChange) -> None:
    """Add to a match's clock, in the transaction of what led to it."""
    rows = [(match_id, line.n, line.text, line.by_user) for line in change.lines]
    await db.run_each("INSERT INTO clock_lines VALUES (?, ?, ?, ?)", rows)
    await _set_due(db, match_id, change.next_at)
    for one in change.vacations:
        query = """
            INSERT INTO vacations VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id, match_id, since)
            DO UPDATE SET guild_id = excluded.guild_id, until = excluded.until
        """
        await db.run(query, one.user_id, one.match_id, one.since, one.guild_id, one.until)
    if change.outcome is not None:
        await figures.set_outcome(db, match_id, change.outcome, change.turns)
    if change.result is not None:
        await figures.add_result(db, match_id, change.result)
    if change.act is not None:
        await _add_act(db, match_id, change.act)


async def forget_orders(db: Session, match_id: str, seat: int | None = None) -> None:
    """Forget the standing orders of a seat, or of a whole match."""
    condition, values = ("", ()) if seat is None else ("AND seat = ?", (seat,))
    await db.run(f"DELETE FROM orders WHERE match_id = ? {condition}", match_id, *values)  # noqa: S608  # written above


async def _set_due(db: Session, match_id: str, at: int | None) -> None:
    if at is None:
        await db.run("DELETE FROM due WHERE match_id = ?", match_id)
    else:
        query = "INSERT INTO due VALUES (?, ?) ON CONFLICT (match_id) DO UPDATE SET next_at = excluded.next_at"
        await db.run(query, match_id, at)


async def _add_act(db: Session, match_id: str, act: ArbiterRow) -> None:
    """Add an act of an arbiter's; the match's lock keeps others from counting meanwhile."""
    count = await db.value("SELECT count(*) FROM arbiter_acts WHERE match_id = ?", match_id)
    kept = (match_id, count, act.seq, act.kind, act.seat, act.hours, act.by_user, act.name, act.reason, act.at)
    query = "INSERT INTO arbiter_acts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    await db.run(query, *kept, act.removed, act.seated)
