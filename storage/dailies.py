"""Daily deals and the users' attempts at them. Days are dates such as 2026-11-26, times seconds since 1970."""

from typing import Final

from msgspec import Struct

from storage.session import Session, StorePart, reads, writes, writes_in_order

RANKING: Final = """
    SELECT a.user_id, e.name, a.points, a.margin FROM daily_entries AS e
    JOIN daily_attempts AS a ON a.day = e.day AND a.game = e.game AND a.user_id = e.user_id
    WHERE e.guild_id = ? AND e.day = ? AND e.game = ? AND a.ended_at IS NOT NULL
    ORDER BY a.margin DESC, a.points DESC, a.ended_at, a.user_id LIMIT ?
"""

CLEARED: Final = (
    "DELETE FROM daily_deals WHERE day < ?",
    "DELETE FROM daily_entries WHERE day < ?",
    "DELETE FROM daily_attempts WHERE day < ? AND ended_at IS NULL",
    "UPDATE daily_attempts SET line = '', length = 0 WHERE day < ? AND line <> ''",
)
"""Statements that delete what only the first days need; scores stay."""


class DailyAttemptRow(Struct, frozen=True):
    """A user's attempt: the actions so far (`line`, JSON) and their number, and the score once it has ended.

    `marks` are the marks of the choices as JSON, None until they were compared.
    """

    line: str
    length: int
    ended_at: int | None
    points: int | None
    margin: int | None
    marks: str | None


class DailyScoreRow(Struct, frozen=True):
    """A line of a server's ranking."""

    user_id: int
    name: str
    points: int
    margin: int


class DailyDayRow(Struct, frozen=True):
    """The score of a day on which a user has finished."""

    day: str
    points: int
    margin: int


class DailyMove(Struct, frozen=True):
    """A move of an attempt: the number of actions `before` it, the whole line after it, and the score at the end."""

    before: int
    line: str
    length: int
    ended_at: int | None = None
    points: int | None = None
    margin: int | None = None


class DailyStore(StorePart):
    """Daily deals, attempts and the servers on which they are ranked."""

    @writes
    async def add_daily_deal(self, db: Session, day: str, game: str, body: str) -> None:
        """Store a deal, unless there is one."""
        await db.run("INSERT INTO daily_deals VALUES (?, ?, ?) ON CONFLICT (day, game) DO NOTHING", day, game, body)

    @reads
    async def daily_deal(self, db: Session, day: str, game: str) -> str | None:
        """Return the body of a deal, None if it is not stored."""
        return await db.first(str, "SELECT body FROM daily_deals WHERE day = ? AND game = ?", day, game)

    @reads
    async def daily_games(self, db: Session, day: str) -> tuple[str, ...]:
        """Return the games that were dealt on a day."""
        return await db.all(str, "SELECT game FROM daily_deals WHERE day = ?", day)

    @writes_in_order
    async def begin_daily(self, db: Session, user_id: int, day: str, game: str, at: int, dealt: DailyMove) -> None:
        """Begin an attempt with what was dealt before the user's first choice, unless the user has begun it."""
        query = """
            INSERT INTO daily_attempts (day, game, user_id, line, length, begun_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (day, game, user_id) DO NOTHING
        """
        await db.run(query, day, game, user_id, dealt.line, dealt.length, at)

    @reads
    async def daily_attempt(self, db: Session, user_id: int, day: str, game: str) -> DailyAttemptRow | None:
        """Return a user's attempt."""
        query = """
            SELECT line, length, ended_at, points, margin, marks FROM daily_attempts
            WHERE day = ? AND game = ? AND user_id = ?
        """
        return await db.first(DailyAttemptRow, query, day, game, user_id)

    @reads
    async def open_dailies(self, db: Session, user_id: int, day: str) -> tuple[str, ...]:
        """Return the games of a day's deals that a user has begun and not finished."""
        query = "SELECT game FROM daily_attempts WHERE day = ? AND user_id = ? AND ended_at IS NULL"
        return await db.all(str, query, day, user_id)

    @writes_in_order
    async def move_daily(self, db: Session, user_id: int, day: str, game: str, move: DailyMove) -> bool:
        """Store a move. Returns False if another one came before it, or the attempt has ended."""
        query = """
            UPDATE daily_attempts SET line = ?, length = ?, ended_at = ?, points = ?, margin = ?
            WHERE day = ? AND game = ? AND user_id = ? AND length = ? AND ended_at IS NULL
        """
        score = (move.ended_at, move.points, move.margin)
        return await db.run(query, move.line, move.length, *score, day, game, user_id, move.before) > 0

    @writes
    async def mark_daily(self, db: Session, user_id: int, day: str, game: str, marks: str) -> None:
        """Store the marks of the choices of an attempt that has ended."""
        query = """
            UPDATE daily_attempts SET marks = ?
            WHERE day = ? AND game = ? AND user_id = ? AND ended_at IS NOT NULL
        """
        await db.run(query, marks, day, game, user_id)

    @writes
    async def enter_daily(self, db: Session, guild_id: int, day: str, game: str, user_id: int, name: str) -> None:
        """Put a user's attempt on the ranking of a server, under the name that the user has there."""
        key = {"guild_id": guild_id, "day": day, "game": game, "user_id": user_id}
        await db.upsert("daily_entries", "guild_id, day, game, user_id", **key, name=name)

    @reads
    async def daily_ranking(
        self, db: Session, guild_id: int, day: str, game: str, most: int
    ) -> tuple[DailyScoreRow, ...]:
        """Return at most `most` finished attempts of a server, the best first."""
        return await db.all(DailyScoreRow, RANKING, guild_id, day, game, most)

    @reads
    async def daily_days(self, db: Session, user_id: int, game: str) -> tuple[DailyDayRow, ...]:
        """Return the days on which a user has finished, the latest first."""
        query = """
            SELECT day, points, margin FROM daily_attempts
            WHERE user_id = ? AND game = ? AND ended_at IS NOT NULL ORDER BY day DESC
        """
        return await db.all(DailyDayRow, query, user_id, game)

    @writes
    async def clear_dailies(self, db: Session, day: str) -> None:
        """Delete deals, lines, entries and unfinished attempts of the days before `day`; scores stay."""
        for statement in CLEARED:
            await db.run(statement, day)
