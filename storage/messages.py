"""Messages still to be sent, and those that show a match."""

from collections.abc import Sequence
from typing import Final

from storage import errors, matches
from storage.clock_rows import PostedNoticeRow
from storage.faults import readable
from storage.rows import (
    CORRECTED,
    OLDER_CARD,
    REPLACED,
    SUPERSEDED,
    MessageRow,
    Outbox,
    OutboxRow,
    PhaseRecordRow,
)
from storage.session import Session, StorePart, claims, hold, reads, writes, writes_in_order

CARDS: Final = "SELECT match_id, cards.channel_id, message_id, seq, posted_at, kind FROM cards"
TO_ALL: Final = "FROM outbox JOIN matches ON matches.id = match_id WHERE target NOT GLOB 'user:*' AND held(guild_id)"
FORGET: Final = "DELETE FROM outbox WHERE id = ?"


class MessageStore(StorePart):
    """The outbox, the cards and the phase records of all matches."""

    @reads
    async def unsent(self, db: Session, match_id: str) -> tuple[OutboxRow, ...]:
        """Return the match's messages still to be sent, in order."""
        query = "SELECT id, match_id, seq, target, at, body FROM outbox WHERE match_id = ? ORDER BY id"
        with readable(match_id):
            return tuple(OutboxRow(*row) for row in await db.rows(query, match_id))

    @reads
    async def matches_with_unsent(self, db: Session) -> dict[str, int]:
        """Return the ids of the matches that have messages still to be sent to all, each with when its oldest was written.

        The time counts seconds since 1970.
        """
        return dict(await db.rows(f"SELECT match_id, min(at) {TO_ALL} GROUP BY match_id"))

    @reads
    async def oldest_unsent(self, db: Session) -> int | None:
        """Return the number of the oldest message to all that is still to be published."""
        oldest: int | None = await db.value(f"SELECT min(outbox.id) {TO_ALL}")
        return oldest

    @claims
    async def matches_with_notices(self, db: Session) -> tuple[str, ...]:
        """Return the ids of the matches and lobbies that have messages still to be sent to one person."""
        query = """
            SELECT id, 0 AS since FROM matches
            WHERE id IN (SELECT match_id FROM outbox WHERE target GLOB 'user:*') AND held(guild_id)
            ORDER BY id FOR UPDATE OF matches SKIP LOCKED
        """
        return await db.claim("notice", query)

    @writes_in_order
    async def notify(self, db: Session, match_id: str, outbox: Outbox) -> None:
        """Add messages to be sent about a match or lobby that has not changed."""
        match = await matches.lock(db, match_id)
        await matches.queue(db, match_id, match.length - 1, outbox)

    @writes
    async def sent(self, db: Session, ids: Sequence[int]) -> None:
        """Forget messages that were sent; raises `Elsewhere` when another process has to send one of them."""
        places = ", ".join("?" * len(ids)) or "NULL"
        query = f"""
            SELECT match_id FROM outbox JOIN matches ON matches.id = match_id
            WHERE outbox.id IN ({places}) AND NOT held(guild_id) AND NOT claimed(match_id) LIMIT 1
        """  # noqa: S608  # nothing but marks
        if (match_id := await db.value(query, *ids)) is not None:
            raise errors.Elsewhere(match_id)
        await _forget(db, ids)

    @writes
    async def shown(
        self,
        db: Session,
        ids: Sequence[int],
        card: MessageRow,
        superseded: MessageRow | None = None,
        draft: bytes | None = None,
    ) -> None:
        """Forget messages that were sent and remember the card that shows the match with what they told.

        The card that it has `superseded` is kept until `stripped`, since it is still to be changed or deleted. The
        `draft` is what was published of the phase that runs; None keeps what is there. Raises `Stale` when a newer card
        shows the match already.
        """
        await hold(db, card.match_id)
        current = await db.value("SELECT seq FROM cards WHERE match_id = ? AND kind = ?", card.match_id, card.kind)
        if current is not None and current > card.seq:
            raise errors.Stale(card.match_id, card.seq, current)
        await _forget(db, ids)
        if superseded is not None:
            query = "DELETE FROM cards WHERE match_id = ? AND kind = ? AND message_id = ?"
            await db.run(query, superseded.match_id, superseded.kind, superseded.message_id)
            await _keep_card(db, superseded, SUPERSEDED if superseded.kind == OLDER_CARD else REPLACED)
        await _keep_card(db, card)
        if draft is not None:
            await _keep_draft(db, card.match_id, draft)

    @reads
    async def draft(self, db: Session, match_id: str) -> bytes | None:
        """Return what has been published of a match's running phase; None before the first time."""
        body: bytes | None = await db.value("SELECT body FROM phase_drafts WHERE match_id = ?", match_id)
        return body

    @writes
    async def recorded(
        self, db: Session, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes
    ) -> None:
        """Remember a message about phases that have ended, and forget what it says of the messages `ids`.

        Of the last of them the `rest` is still to be sent; the `draft` is that of the phase that runs now. Raises `Stale`
        when the last of them was sent already.
        """
        *whole, last = ids
        await hold(db, record.match_id)
        if not await db.changed("UPDATE outbox SET body = ? WHERE id = ?", rest, last):
            raise errors.Stale(record.match_id, last, last)
        await _keep_record(db, record)
        await _keep_draft(db, record.match_id, draft)
        await _forget(db, whole)

    @reads
    async def phase_records(self, db: Session, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
        """Return the messages about phases that ended with more than so many actions in force, the oldest first."""
        query = """
            SELECT match_id, message_id, channel_id, length, body FROM phase_records
            WHERE match_id = ? AND length > ? ORDER BY message_id
        """
        with readable(match_id):
            return tuple(PhaseRecordRow(*row) for row in await db.rows(query, match_id, length))

    @writes
    async def correct(self, db: Session, records: Sequence[PhaseRecordRow]) -> None:
        """Write messages about phases anew; each is among the superseded until it is `stripped`."""
        for match_id in sorted({one.match_id for one in records}):
            await hold(db, match_id)
        for one in records:
            await _keep_record(db, one)
            await _keep_card(db, MessageRow(one.match_id, one.channel_id, one.message_id, one.length, 0), CORRECTED)

    @reads
    async def cards(self, db: Session, match_id: str) -> tuple[MessageRow, ...]:
        """Return the messages that show the match now, at most one of each kind."""
        with readable(match_id):
            rows = await db.rows(f"{CARDS} WHERE match_id = ? AND kind NOT GLOB '*:*' ORDER BY kind", match_id)
            return tuple(MessageRow(*row) for row in rows)

    @reads
    async def superseded(self, db: Session) -> tuple[MessageRow, ...]:
        """Return every message that is still to be changed or deleted, of all matches: a scan, for the start of the process."""
        query = f"""
            {CARDS} JOIN matches ON matches.id = match_id WHERE kind GLOB '*:*' AND held(guild_id) ORDER BY match_id, kind
        """
        return tuple(MessageRow(*row) for row in await db.rows(query))

    @writes
    async def stripped(self, db: Session, card: MessageRow) -> None:
        """Forget a superseded message: it has been changed, or cannot be."""
        query = "DELETE FROM cards WHERE match_id = ? AND message_id = ? AND kind GLOB '*:*'"
        await hold(db, card.match_id)
        await db.run(query, card.match_id, card.message_id)

    @reads
    async def posted_notices(self, db: Session) -> tuple[PostedNoticeRow, ...]:
        """Return the messages to one person that were posted and not deleted, of all matches."""
        query = """
            SELECT message_id, p.channel_id, match_id, user_id, body
            FROM posted_notices AS p JOIN matches ON matches.id = match_id WHERE held(guild_id) ORDER BY message_id
        """
        return tuple(PostedNoticeRow(*row) for row in await db.rows(query))

    @writes
    async def set_posted(self, db: Session, row: PostedNoticeRow, ids: Sequence[int]) -> None:
        """Remember a message to one person and forget what it was made from."""
        query = """
            INSERT INTO posted_notices VALUES (?, ?, ?, ?, ?) ON CONFLICT (message_id) DO UPDATE
            SET channel_id = excluded.channel_id, match_id = excluded.match_id, user_id = excluded.user_id, body = excluded.body
        """
        await db.run(query, row.message_id, row.channel_id, row.match_id, row.user_id, row.body)
        await _forget(db, ids)

    @writes
    async def forget_posted(self, db: Session, message_id: int) -> None:
        """Forget a message to one person that was deleted."""
        await db.run("DELETE FROM posted_notices WHERE message_id = ?", message_id)


async def _forget(db: Session, ids: Sequence[int]) -> None:
    await db.run_each(FORGET, [(id,) for id in ids])


async def _keep_card(db: Session, card: MessageRow, pending: str = "") -> None:
    """Keep a message under its kind, or one that is still to be changed under that and its id."""
    query = """
        INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (match_id, kind) DO UPDATE
        SET channel_id = excluded.channel_id, message_id = excluded.message_id, seq = excluded.seq, posted_at = excluded.posted_at
    """
    kind = f"{pending}{card.message_id}" if pending else card.kind
    await db.run(query, card.match_id, kind, card.channel_id, card.message_id, card.seq, card.posted_at)


async def _keep_record(db: Session, record: PhaseRecordRow) -> None:
    query = """
        INSERT INTO phase_records VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id, message_id) DO UPDATE
        SET channel_id = excluded.channel_id, length = excluded.length, body = excluded.body
    """
    await db.run(query, record.match_id, record.message_id, record.channel_id, record.length, record.body)


async def _keep_draft(db: Session, match_id: str, draft: bytes) -> None:
    query = "INSERT INTO phase_drafts VALUES (?, ?) ON CONFLICT (match_id) DO UPDATE SET body = excluded.body"
    await db.run(query, match_id, draft)
