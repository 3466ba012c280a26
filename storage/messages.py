"""Messages still to be sent, and those that show a match; times are seconds since 1970."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from storage.errors import Elsewhere, Stale, readable
from storage.session import Session, StorePart, claims, hold, reads, replacing, writes, writes_in_order

CARDS: Final = "SELECT match_id, cards.channel_id, message_id, seq, posted_at, kind FROM cards"
TO_ALL: Final = "FROM outbox JOIN matches ON matches.id = match_id WHERE target NOT GLOB 'user:*' AND held(guild_id)"
QUEUE: Final = "INSERT INTO outbox VALUES (next_message(), ?, ?, ?, ?, ?)"
KEEP_CARD: Final = replacing("cards", "match_id, kind", "channel_id", "message_id", "seq", "posted_at")
KEEP_RECORD: Final = replacing("phase_records", "match_id, message_id", "channel_id", "length", "body")
KEEP_DRAFT: Final = replacing("phase_drafts", "match_id", "body")
KEEP_NOTICE: Final = replacing("posted_notices", "message_id", "channel_id", "match_id", "user_id", "body")

USER: Final = "user:"  # begins the target of a message to one person; the user's id follows


class OutboxEntry(Struct, frozen=True):
    """A message still to be sent, before the store gave it a number; `at` counts seconds since 1970."""

    target: str
    body: bytes
    at: int


Outbox = Sequence[OutboxEntry]
"""What a change of a match adds to its messages, in order."""


class OutboxRow(Struct, frozen=True):
    """A message still to be sent, written at `at` when `seq` was the last line of the log, -1 before the first."""

    id: int
    match_id: str
    seq: int
    target: str
    at: int
    body: bytes


SUPERSEDED: Final = "superseded:"
REPLACED: Final = "replaced:"
CORRECTED: Final = "corrected:"
"""What the kind of a message begins with that is still to be changed; its id follows, as a match can have several.

A superseded one loses its controls, a replaced one is deleted, and a corrected one has its text written anew.
"""

LIVE_CARD: Final = "live"  # the kind of the message that shows a match, and is deleted when another takes its place
OLDER_CARD: Final = "turn"
"""The kind of what an older program posted instead: it says what has happened itself, and so is not deleted."""


class MessageRow(Struct, frozen=True):
    """The message that shows a match now, one of each kind, made when the log was `seq` lines long, -1 for a lobby."""

    match_id: str
    channel_id: int
    message_id: int
    seq: int
    posted_at: int
    kind: str = LIVE_CARD


class PhaseRecordRow(Struct, frozen=True):
    """A message about phases that have ended, the last of them with `length` actions in force; the store does not interpret its `body`."""

    match_id: str
    message_id: int
    channel_id: int
    length: int
    body: bytes


class PostedNoticeRow(Struct, frozen=True):
    """A message to one person that was posted; the store does not interpret `body`."""

    message_id: int
    channel_id: int
    match_id: str
    user_id: int
    body: bytes


class MessageStore(StorePart):
    """The outbox, the cards and the phase records of all matches."""

    @reads
    async def unsent(self, db: Session, match_id: str) -> tuple[OutboxRow, ...]:
        """Return the match's messages still to be sent, in order."""
        query = "SELECT id, match_id, seq, target, at, body FROM outbox WHERE match_id = ? ORDER BY id"
        with readable(match_id):
            return await db.all(OutboxRow, query, match_id)

    @reads
    async def matches_with_unsent(self, db: Session) -> dict[str, int]:
        """Return the ids of the matches that have messages still to be sent to all, each with when its oldest was written."""
        return dict(await db.rows(f"SELECT match_id, min(at) {TO_ALL} GROUP BY match_id"))

    @reads
    async def oldest_unsent(self, db: Session) -> int | None:
        """Return the number of the oldest message to all that is still to be published."""
        return await db.first(int, f"SELECT outbox.id {TO_ALL} ORDER BY outbox.id LIMIT 1")

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
        await hold(db, match_id)
        await add(db, match_id, outbox)

    @writes
    async def sent(self, db: Session, ids: Sequence[int]) -> None:
        """Forget messages that were sent; raises `Elsewhere` when another process has to send one of them."""
        places = ", ".join("?" * len(ids)) or "NULL"
        query = f"""
            SELECT match_id FROM outbox JOIN matches ON matches.id = match_id
            WHERE outbox.id IN ({places}) AND NOT held(guild_id) AND NOT claimed(match_id) LIMIT 1
        """  # noqa: S608  # nothing but marks
        if (match_id := await db.value(query, *ids)) is not None:
            raise Elsewhere(match_id)
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
            raise Stale(card.match_id, card.seq, current)
        await _forget(db, ids)
        if superseded is not None:
            query = "DELETE FROM cards WHERE match_id = ? AND kind = ? AND message_id = ?"
            await db.run(query, superseded.match_id, superseded.kind, superseded.message_id)
            await _keep_card(db, superseded, SUPERSEDED if superseded.kind == OLDER_CARD else REPLACED)
        await _keep_card(db, card)
        if draft is not None:
            await db.run(KEEP_DRAFT, card.match_id, draft)

    @reads
    async def draft(self, db: Session, match_id: str) -> bytes | None:
        """Return what has been published of a match's running phase; None before the first time."""
        return await db.first(bytes, "SELECT body FROM phase_drafts WHERE match_id = ?", match_id)

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
        if not await db.run("UPDATE outbox SET body = ? WHERE id = ?", rest, last):
            raise Stale(record.match_id, last, last)
        await _keep_record(db, record)
        await db.run(KEEP_DRAFT, record.match_id, draft)
        await _forget(db, whole)

    @reads
    async def phase_records(self, db: Session, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
        """Return the messages about phases that ended with more than so many actions in force, the oldest first."""
        query = """
            SELECT match_id, message_id, channel_id, length, body FROM phase_records
            WHERE match_id = ? AND length > ? ORDER BY message_id
        """
        with readable(match_id):
            return await db.all(PhaseRecordRow, query, match_id, length)

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
            return await db.all(
                MessageRow, f"{CARDS} WHERE match_id = ? AND kind NOT GLOB '*:*' ORDER BY kind", match_id
            )

    @reads
    async def superseded(self, db: Session) -> tuple[MessageRow, ...]:
        """Return every message that is still to be changed or deleted, of all matches: a scan, for the start of the process."""
        query = f"{CARDS} JOIN matches ON matches.id = match_id WHERE kind GLOB '*:*' AND held(guild_id) ORDER BY match_id, kind"
        return await db.all(MessageRow, query)

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
        return await db.all(PostedNoticeRow, query)

    @writes
    async def set_posted(self, db: Session, row: PostedNoticeRow, ids: Sequence[int]) -> None:
        """Remember a message to one person and forget what it was made from."""
        await db.run(KEEP_NOTICE, row.message_id, row.channel_id, row.match_id, row.user_id, row.body)
        await _forget(db, ids)

    @writes
    async def forget_posted(self, db: Session, message_id: int) -> None:
        """Forget a message to one person that was deleted."""
        await db.run("DELETE FROM posted_notices WHERE message_id = ?", message_id)


async def add(db: Session, match_id: str, outbox: Outbox) -> None:
    """Add messages about a match as it is now; the caller holds its lock."""
    if outbox:
        await queue(
            db, match_id, await db.value("SELECT coalesce(max(seq), -1) FROM log WHERE match_id = ?", match_id), outbox
        )


async def queue(db: Session, match_id: str, seq: int, outbox: Outbox) -> None:
    """Keep messages to be sent, in order; `seq` is the last line of the match's log."""
    await db.run_each(QUEUE, [(match_id, seq, one.target, one.at, one.body) for one in outbox])


async def _forget(db: Session, ids: Sequence[int]) -> None:
    await db.run_each("DELETE FROM outbox WHERE id = ?", [(id,) for id in ids])


async def _keep_card(db: Session, card: MessageRow, pending: str = "") -> None:
    """Keep a message under its kind, or one that is still to be changed under that and its id."""
    kind = f"{pending}{card.message_id}" if pending else card.kind
    await db.run(KEEP_CARD, card.match_id, kind, card.channel_id, card.message_id, card.seq, card.posted_at)


async def _keep_record(db: Session, record: PhaseRecordRow) -> None:
    await db.run(KEEP_RECORD, record.match_id, record.message_id, record.channel_id, record.length, record.body)
