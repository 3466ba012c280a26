"""The spotlight in SQL: plain functions of a connection, questions and changes."""

import sqlite3
from typing import Final

from storage import reading
from storage.rows import MatchRow
from storage.spotlight_rows import ContestRow, PredictionRow, ScoreRow

ALL: Final = "SELECT * FROM spotlight_contests"

SCORES: Final = """
    SELECT p.user_id, sum(p.points), sum(p.points > 0), count(*)
    FROM spotlight_predictions AS p JOIN spotlight_contests AS c ON c.id = p.contest_id
    WHERE c.guild_id = ? AND p.points IS NOT NULL GROUP BY p.user_id HAVING sum(p.points) > 0 ORDER BY sum(p.points) DESC, p.user_id LIMIT ?
"""

FORGET: Final = """
    DELETE FROM spotlight_predictions WHERE user_id = ? AND contest_id IN
    (SELECT id FROM spotlight_contests WHERE match_id = ? AND answer IS NULL)
"""
"""Takes back what somebody has predicted of a match, in which that user now plays."""


def server_preferences(db: sqlite3.Connection, name: str) -> dict[int, str]:
    """What servers have chosen under a name."""
    return dict(db.execute("SELECT id, value FROM preferences WHERE name = ? AND scope = 'guild'", (name,)).fetchall())


def public_matches(db: sqlite3.Connection, most: int) -> tuple[MatchRow, ...]:
    """The newest matches that were opened with the setting `public`, unless it is `no`; what else it says is for the reader to judge."""
    query = """
        SELECT id FROM matches WHERE status IN ('live', 'ended') AND settings GLOB '*"public":*'
        AND NOT settings GLOB '*"public":"no"*' ORDER BY created_at DESC, id LIMIT ?
    """
    return tuple(reading.each(db, [id for (id,) in db.execute(query, (most,)).fetchall()]))


def add(db: sqlite3.Connection, row: ContestRow) -> bool:
    """Keep a new contest, unless the server has one under way."""
    new = (
        row.id,
        row.guild_id,
        row.channel_id,
        row.match_id,
        row.seat,
        row.kind,
        row.length,
        row.options,
        row.opened_at,
        row.puzzle,
    )
    query = "INSERT OR IGNORE INTO spotlight_contests VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, NULL, ?)"
    return db.execute(query, new).rowcount > 0


def contest(db: sqlite3.Connection, contest_id: str) -> ContestRow | None:
    """The contest with this id."""
    found = db.execute(f"{ALL} WHERE id = ?", (contest_id,)).fetchall()
    return ContestRow(*found[0]) if found else None


def under_way(db: sqlite3.Connection) -> tuple[ContestRow, ...]:
    """The contests of which something is still to be posted."""
    found = db.execute(f"{ALL} WHERE recap_id IS NULL ORDER BY opened_at, id").fetchall()
    return tuple(ContestRow(*row) for row in found)


def latest(db: sqlite3.Connection, guild_id: int, most: int) -> tuple[ContestRow, ...]:
    """The newest contests of a server."""
    query = f"{ALL} WHERE guild_id = ? ORDER BY opened_at DESC, id LIMIT ?"
    return tuple(ContestRow(*row) for row in db.execute(query, (guild_id, most)).fetchall())


def set_message(db: sqlite3.Connection, contest_id: str, message_id: int) -> None:
    """Note which message shows a contest."""
    db.execute("UPDATE spotlight_contests SET message_id = ? WHERE id = ?", (message_id, contest_id))


def predict(db: sqlite3.Connection, contest_id: str, user_id: int, pick: str, length: int) -> bool:
    """Keep a prediction while a contest is open."""
    query = """
        INSERT OR REPLACE INTO spotlight_predictions
        SELECT id, ?, ?, ?, NULL FROM spotlight_contests WHERE id = ? AND answer IS NULL
    """
    return db.execute(query, (user_id, pick, length, contest_id)).rowcount > 0


def close(db: sqlite3.Connection, contest_id: str, answer: str, answered: int) -> None:
    """Note the answer and the points: as many as there were options, so that guessing among few is worth less."""
    query = "UPDATE spotlight_contests SET answer = ?, answered = ? WHERE id = ? AND answer IS NULL"
    if db.execute(query, (answer, answered, contest_id)).rowcount and answer:
        points = """
            UPDATE spotlight_predictions SET points = CASE WHEN pick = ?
                THEN (SELECT options FROM spotlight_contests WHERE id = contest_id) ELSE 0 END
            WHERE contest_id = ? AND length <= ?
        """
        db.execute(points, (answer, contest_id, answered))


def set_recap(db: sqlite3.Connection, contest_id: str, message_id: int) -> None:
    """Note that it was said how a contest went."""
    db.execute("UPDATE spotlight_contests SET recap_id = ? WHERE id = ?", (message_id, contest_id))


def predictions(db: sqlite3.Connection, contest_id: str) -> tuple[PredictionRow, ...]:
    """The predictions of a contest."""
    query = "SELECT user_id, pick, points FROM spotlight_predictions WHERE contest_id = ? ORDER BY user_id"
    return tuple(PredictionRow(*row) for row in db.execute(query, (contest_id,)).fetchall())


def scores(db: sqlite3.Connection, guild_id: int, most: int) -> tuple[ScoreRow, ...]:
    """Who has predicted best on a server."""
    return tuple(ScoreRow(*row) for row in db.execute(SCORES, (guild_id, most)).fetchall())
