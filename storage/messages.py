"""What was posted, in SQL: plain functions of a connection, each run inside a savepoint of the writer's transaction."""

import sqlite3
from collections.abc import Sequence

from storage import errors
from storage.rows import CORRECTED, OLDER_CARD, REPLACED, SUPERSEDED, MessageRow, PhaseRecordRow


def forget(db: sqlite3.Connection, ids: Sequence[int]) -> None:
    """Forget messages that were sent."""
    db.executemany("DELETE FROM outbox WHERE id = ?", [(id,) for id in ids])


def shown(
    db: sqlite3.Connection, ids: Sequence[int], card: MessageRow, superseded: MessageRow | None, draft: bytes | None
) -> None:
    """Forget messages that were sent, remember the card that now shows the match and the one that did so before."""
    newer = "SELECT seq FROM cards WHERE match_id = ? AND kind = ? AND seq > ?"
    for (seq,) in db.execute(newer, (card.match_id, card.kind, card.seq)).fetchall():
        raise errors.Stale(card.match_id, card.seq, seq)
    forget(db, ids)
    if superseded is not None:
        shown = (superseded.match_id, superseded.kind, superseded.message_id)
        db.execute("DELETE FROM cards WHERE match_id = ? AND kind = ? AND message_id = ?", shown)
        _keep_card(db, superseded, SUPERSEDED if superseded.kind == OLDER_CARD else REPLACED)
    _keep_card(db, card)
    if draft is not None:
        _keep_draft(db, card.match_id, draft)


def recorded(db: sqlite3.Connection, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes) -> None:
    """Remember a message about phases that have ended; of the last message that it was made from a rest is unsent."""
    *whole, last = ids
    if not db.execute("UPDATE outbox SET body = ? WHERE id = ?", (rest, last)).rowcount:
        raise errors.Stale(record.match_id, last, last)
    _keep_record(db, record)
    _keep_draft(db, record.match_id, draft)
    forget(db, whole)


def correct(db: sqlite3.Connection, records: Sequence[PhaseRecordRow]) -> None:
    """Write messages about phases anew."""
    for one in records:
        _keep_record(db, one)
        _keep_card(db, MessageRow(one.match_id, one.channel_id, one.message_id, one.length, 0), CORRECTED)


def stripped(db: sqlite3.Connection, card: MessageRow) -> None:
    """Forget a message that was still to be changed."""
    query = "DELETE FROM cards WHERE match_id = ? AND message_id = ? AND kind GLOB '*:*'"
    db.execute(query, (card.match_id, card.message_id))


def _keep_card(db: sqlite3.Connection, card: MessageRow, pending: str = "") -> None:
    """Keep a message under its kind, or one that is still to be changed under that and its id."""
    kind = f"{pending}{card.message_id}" if pending else card.kind
    row = (card.match_id, kind, card.channel_id, card.message_id, card.seq, card.posted_at)
    db.execute("INSERT OR REPLACE INTO cards VALUES (?, ?, ?, ?, ?, ?)", row)


def _keep_record(db: sqlite3.Connection, record: PhaseRecordRow) -> None:
    row = (record.match_id, record.message_id, record.channel_id, record.length, record.body)
    db.execute("INSERT OR REPLACE INTO phase_records VALUES (?, ?, ?, ?, ?)", row)


def _keep_draft(db: sqlite3.Connection, match_id: str, draft: bytes) -> None:
    db.execute("INSERT OR REPLACE INTO phase_drafts VALUES (?, ?)", (match_id, draft))
