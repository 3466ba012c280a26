"""Contests of the spotlight, in which users predict moments of public matches. Times are seconds since 1970."""

from typing import Final

from msgspec import Struct, structs

from storage.session import Session, StorePart, reads, writes, writes_in_order

FORGET_PREDICTIONS: Final = """
    DELETE FROM spotlight_predictions WHERE user_id = ? AND contest_id IN
    (SELECT id FROM spotlight_contests WHERE match_id = ? AND answer IS NULL)
"""
"""Deletes a user's open predictions about a match, once that user plays in it."""


class ContestRow(Struct, frozen=True):
    """A moment to predict: the answer of the player in `seat` to a question of this `kind`.

    The question was open when the log had `length` lines, and offered `options` options. `message_id` is None until the
    contest is posted. `answer` is None until the question is answered, in line `answered` of the log, and "" if it
    never was. `recap_id` is None until the outcome is posted, or 0 if there is nothing to post. `puzzle` is the
    solution of a moment of a finished match, or None if a player still has to answer.
    """

    id: str
    guild_id: int
    channel_id: int
    match_id: str
    seat: int
    kind: str
    length: int
    options: int
    opened_at: int
    message_id: int | None = None
    answer: str | None = None
    answered: int | None = None
    recap_id: int | None = None
    puzzle: str | None = None


class PredictionRow(Struct, frozen=True):
    """A user's prediction. `points` is None until the answer is known, and if there is none."""

    user_id: int
    pick: str
    points: int | None


class ScoreRow(Struct, frozen=True):
    """A user's points on a server, and how many of the user's predictions were right."""

    user_id: int
    points: int
    right: int
    count: int


class ContestStore(StorePart):
    """The contests of the spotlight and their predictions."""

    @writes
    async def add_contest(self, db: Session, row: ContestRow) -> bool:
        """Store a new contest. Returns False if the server has one in progress."""
        marks = ", ".join("?" * len(row.__struct_fields__))
        query = f"INSERT INTO spotlight_contests VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608  # only placeholders
        return await db.run(query, *structs.astuple(row)) > 0

    @reads
    async def contest(self, db: Session, contest_id: str) -> ContestRow | None:
        """Return the contest with this id."""
        return await db.first(ContestRow, "SELECT * FROM spotlight_contests WHERE id = ?", contest_id)

    @reads
    async def contests_under_way(self, db: Session) -> tuple[ContestRow, ...]:
        """Return the contests in progress, for which something is still to be posted, oldest first."""
        query = "SELECT * FROM spotlight_contests WHERE recap_id IS NULL AND held(guild_id) ORDER BY opened_at, id"
        return await db.all(ContestRow, query)

    @reads
    async def latest_contests(self, db: Session, guild_id: int, most: int) -> tuple[ContestRow, ...]:
        """Return at most `most` contests of a server, newest first."""
        query = "SELECT * FROM spotlight_contests WHERE guild_id = ? ORDER BY opened_at DESC, id LIMIT ?"
        return await db.all(ContestRow, query, guild_id, most)

    @writes
    async def set_contest_message(self, db: Session, contest_id: str, message_id: int) -> None:
        """Store the message that shows a contest."""
        await db.run("UPDATE spotlight_contests SET message_id = ? WHERE id = ?", message_id, contest_id)

    @writes
    async def set_contest_recap(self, db: Session, contest_id: str, message_id: int) -> None:
        """Store the message with the outcome of a contest."""
        await db.run("UPDATE spotlight_contests SET recap_id = ? WHERE id = ?", message_id, contest_id)

    @writes_in_order
    async def predict(self, db: Session, contest_id: str, user_id: int, pick: str, length: int) -> bool:
        """Store a prediction, made at this `length` of the log. Returns False if it came too late."""
        query = """
            INSERT INTO spotlight_predictions
            SELECT id, ?2, ?3, ?4, NULL FROM spotlight_contests WHERE id = ?1 AND answer IS NULL FOR SHARE
            ON CONFLICT (contest_id, user_id) DO UPDATE SET pick = excluded.pick, length = excluded.length, points = NULL
        """
        return await db.run(query, contest_id, user_id, pick, length) > 0

    @writes_in_order
    async def close_contest(self, db: Session, contest_id: str, answer: str, answered: int) -> None:
        """Store the answer of a contest once. Earlier right predictions score as many points as there were options."""
        close = "UPDATE spotlight_contests SET answer = ?, answered = ? WHERE id = ? AND answer IS NULL"
        if await db.run(close, answer, answered, contest_id) and answer:
            score = """
                UPDATE spotlight_predictions SET points = CASE WHEN pick = ?
                    THEN (SELECT options FROM spotlight_contests WHERE id = contest_id) ELSE 0 END
                WHERE contest_id = ? AND length <= ?
            """
            await db.run(score, answer, contest_id, answered)

    @reads
    async def predictions(self, db: Session, contest_id: str) -> tuple[PredictionRow, ...]:
        """Return the predictions of a contest, by user."""
        source = "FROM spotlight_predictions WHERE contest_id = ? ORDER BY user_id"
        return await db.structs(PredictionRow, source, contest_id)

    @reads
    async def scores(self, db: Session, guild_id: int, most: int) -> tuple[ScoreRow, ...]:
        """Return at most `most` of the best scores on a server."""
        query = """
            SELECT p.user_id, CAST(sum(p.points) AS bigint), count(CASE WHEN p.points > 0 THEN 1 END), count(*)
            FROM spotlight_predictions AS p JOIN spotlight_contests AS c ON c.id = p.contest_id
            WHERE c.guild_id = ? AND p.points IS NOT NULL GROUP BY p.user_id HAVING sum(p.points) > 0
            ORDER BY sum(p.points) DESC, p.user_id LIMIT ?
        """
        return await db.all(ScoreRow, query, guild_id, most)
