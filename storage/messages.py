"""Messages: those still to be sent, and those that show a match. Times are seconds since 1970."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

from storage.errors import Elsewhere, Stale, readable
from storage.session import Session, StorePart, claims, hold, reads, writes, writes_in_order

OF_THIS_PROCESS: Final = "EXISTS (SELECT 1 FROM matches WHERE id = match_id AND held(guild_id))"
TO_ALL: Final = "FROM outbox JOIN matches ON matches.id = match_id WHERE target NOT GLOB 'user:*' AND held(guild_id)"
QUEUE: Final = "INSERT INTO outbox VALUES (next_message(), ?, ?, ?, ?, ?)"
USER_TARGET: Final = "user:"  # begins the target of a message to one person; the user's id follows


class OutboxEntry(Struct, frozen=True):
    """A message to send, before the store numbers it."""

    target: str
    body: bytes
    at: int


Outbox = Sequence[OutboxEntry]  # messages that a change of a match adds, in order


class OutboxRow(Struct, frozen=True):
    """A message to send, written at `at` when `seq` was the last line of the log, or -1 before the first."""

    id: int
    match_id: str
    seq: int
    target: str
    at: int
    body: bytes


SUPERSEDED: Final = "superseded:"
REPLACED_CARD: Final = "replaced:"
CORRECTED: Final = "corrected:"
"""Prefixes of the kind of a message that is still to be changed. Its id follows, since a match can have several.

A superseded message loses its controls, a replaced one is deleted, and a corrected one is edited.
"""

LIVE_CARD: Final = "live"  # the kind of the message that shows a match, and is deleted when another takes its place

OLDER_CARD: Final = "turn"
"""The kind of cards of older versions of the bot. They say what happened themselves, so they are not deleted."""


class MessageRow(Struct, frozen=True):
    """The message of a kind that shows a match, made when the log was `seq` lines long, or -1 for a lobby."""

    match_id: str
    channel_id: int
    message_id: int
    seq: int
    posted_at: int
    kind: str = LIVE_CARD


class PhaseRecordRow(Struct, frozen=True):
    """A message about completed phases, the last of which had `length` actions in force. The `body` is opaque."""

    match_id: str
    message_id: int
    channel_id: int
    length: int
    body: bytes


class PostedNoticeRow(Struct, frozen=True):
    """A notice to one user that was posted. The store does not interpret `body`."""

    message_id: int
    channel_id: int
    match_id: str
    user_id: int
    body: bytes


class MessageStore(StorePart):
    """The outbox, the cards and the phase records of all matches."""

    @reads
    async def unsent(self, db: Session, match_id: str) -> tuple[OutboxRow, ...]:
        """Return the match's messages to send, in order."""
        with readable(match_id):
            return await db.structs(OutboxRow, "FROM outbox WHERE match_id = ? ORDER BY id", match_id)

    @reads
    async def matches_with_unsent(self, db: Session) -> dict[str, int]:
        """Return the ids of the matches with messages to everyone, each with the time of its oldest."""
        return dict(await db.rows(f"SELECT match_id, min(at) {TO_ALL} GROUP BY match_id"))

    @reads
    async def last_shown(self, db: Session, seconds: int) -> tuple[str, ...]:
        """Return the ids of the matches with the latest cards: at most that many seconds before the newest."""
        query = """
            SELECT DISTINCT match_id FROM cards JOIN matches ON matches.id = match_id
            WHERE posted_at >= (SELECT max(posted_at) FROM cards) - ? AND held(guild_id) ORDER BY match_id
        """
        return await db.all(str, query, seconds)

    @reads
    async def oldest_unsent(self, db: Session) -> int | None:
        """Return the number of the oldest message to everyone."""
        return await db.first(int, f"SELECT outbox.id {TO_ALL} ORDER BY outbox.id LIMIT 1")

    @claims
    async def matches_with_notices(self, db: Session) -> tuple[str, ...]:
        """Return the ids of the matches and lobbies with notices to send."""
        query = """
            SELECT id, 0 AS since FROM matches
            WHERE id IN (SELECT match_id FROM outbox WHERE target GLOB 'user:*') AND held(guild_id)
            ORDER BY id FOR UPDATE OF matches SKIP LOCKED
        """
        return await db.claim("notice", query)

    @writes_in_order
    async def notify(self, db: Session, match_id: str, outbox: Outbox) -> None:
        """Add messages about a match or lobby that has not changed."""
        await hold(db, match_id)
        await add(db, match_id, outbox)

    @writes
    async def sent(self, db: Session, ids: Sequence[int]) -> None:
        """Delete messages that were sent. Raises `Elsewhere` if another process must send one of them."""
        places = ", ".join("?" * len(ids)) or "NULL"
        query = f"""
            SELECT match_id FROM outbox JOIN matches ON matches.id = match_id
            WHERE outbox.id IN ({places}) AND NOT held(guild_id) AND NOT claimed(match_id) LIMIT 1
        """  # noqa: S608  # only placeholders
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
        """Delete messages that were sent, and store the card that shows them.

        The card that it has `superseded` is kept until `stripped`, because it is still to be changed or deleted.
        `draft` is what was published of the running phase, None to keep the old one. Raises `Stale` if a newer card
        shows the match.
        """
        await hold(db, card.match_id)
        current = await db.value("SELECT seq FROM cards WHERE match_id = ? AND kind = ?", card.match_id, card.kind)
        if current is not None and current > card.seq:
            raise Stale(card.match_id, card.seq, current)
        await _forget(db, ids)
        if superseded is not None:
            query = "DELETE FROM cards WHERE match_id = ? AND kind = ? AND message_id = ?"
            await db.run(query, superseded.match_id, superseded.kind, superseded.message_id)
            await _keep_card(db, superseded, SUPERSEDED if superseded.kind == OLDER_CARD else REPLACED_CARD)
        await _keep_card(db, card)
        if draft is not None:
            await db.upsert("phase_drafts", "match_id", match_id=card.match_id, body=draft)

    @reads
    async def draft(self, db: Session, match_id: str) -> bytes | None:
        """Return what has been published of a match's running phase, or None before the first time."""
        return await db.first(bytes, "SELECT body FROM phase_drafts WHERE match_id = ?", match_id)

    @writes
    async def recorded(
        self, db: Session, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes
    ) -> None:
        """Store a message about completed phases, and delete the messages `ids` as far as it covers them.

        `rest` remains to be sent of the last of them. `draft` is that of the running phase. Raises `Stale` if the last
        was sent already.
        """
        *whole, last = ids
        await hold(db, record.match_id)
        if not await db.run("UPDATE outbox SET body = ? WHERE id = ?", rest, last):
            raise Stale(record.match_id, last, last)
        await db.put("phase_records", [record], key="match_id, message_id")
        await db.upsert("phase_drafts", "match_id", match_id=record.match_id, body=draft)
        await _forget(db, whole)

    @reads
    async def phase_records(self, db: Session, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
        """Return the messages about phases that ended with more than `length` actions in force, oldest first."""
        source = "FROM phase_records WHERE match_id = ? AND length > ? ORDER BY message_id"
        with readable(match_id):
            return await db.structs(PhaseRecordRow, source, match_id, length)

    @writes
    async def correct(self, db: Session, records: Sequence[PhaseRecordRow]) -> None:
        """Store new texts of messages about phases. Each is listed as superseded until it is `stripped`."""
        for match_id in sorted({one.match_id for one in records}):
            await hold(db, match_id)
        await db.put("phase_records", records, key="match_id, message_id")
        for one in records:
            await _keep_card(db, MessageRow(one.match_id, one.channel_id, one.message_id, one.length, 0), CORRECTED)

    @reads
    async def cards(self, db: Session, match_id: str) -> tuple[MessageRow, ...]:
        """Return the messages that show the match, at most one of each kind."""
        with readable(match_id):
            source = "FROM cards WHERE match_id = ? AND kind NOT GLOB '*:*' ORDER BY kind"
            return await db.structs(MessageRow, source, match_id)

    @reads
    async def superseded(self, db: Session) -> tuple[MessageRow, ...]:
        """Return the messages of all matches that are still to be changed or deleted. Scans all cards."""
        source = f"FROM cards WHERE kind GLOB '*:*' AND {OF_THIS_PROCESS} ORDER BY match_id, kind"
        return await db.structs(MessageRow, source)

    @writes
    async def stripped(self, db: Session, card: MessageRow) -> None:
        """Delete the entry of a superseded message that was changed or cannot be."""
        query = "DELETE FROM cards WHERE match_id = ? AND message_id = ? AND kind GLOB '*:*'"
        await hold(db, card.match_id)
        await db.run(query, card.match_id, card.message_id)

    @reads
    async def posted_notices(self, db: Session) -> tuple[PostedNoticeRow, ...]:
        """Return the notices of all matches that were posted and not deleted."""
        source = f"FROM posted_notices WHERE {OF_THIS_PROCESS} ORDER BY message_id"
        return await db.structs(PostedNoticeRow, source)

    @writes
    async def set_posted(self, db: Session, row: PostedNoticeRow, ids: Sequence[int]) -> None:
        """Store a posted notice and delete the messages that it was made from."""
        await db.put("posted_notices", [row], key="message_id")
        await _forget(db, ids)

    @writes
    async def forget_posted(self, db: Session, message_id: int) -> None:
        """Delete the entry of a notice that was deleted."""
        await db.run("DELETE FROM posted_notices WHERE message_id = ?", message_id)


async def add(db: Session, match_id: str, outbox: Outbox) -> None:
    """Add messages about the current state of a match. The caller holds its lock."""
    last = "SELECT coalesce(max(seq), -1) FROM log WHERE match_id = ?"
    if outbox:
        await queue(db, match_id, await db.value(last, match_id), outbox)


async def queue(db: Session, match_id: str, seq: int, outbox: Outbox) -> None:
    """Store messages to send, in order. `seq` is the last line of the match's log."""
    await db.run_each(QUEUE, [(match_id, seq, one.target, one.at, one.body) for one in outbox])


async def _forget(db: Session, ids: Sequence[int]) -> None:
    await db.run_each("DELETE FROM outbox WHERE id = ?", [(id,) for id in ids])


async def _keep_card(db: Session, card: MessageRow, pending: str = "") -> None:
    """Store a message under its kind, or one still to be changed under `pending` and its id."""
    kind = f"{pending}{card.message_id}" if pending else card.kind
    await db.put("cards", [structs.replace(card, kind=kind)], key="match_id, kind")
