"""Marks of deleted users: keyed hashes that keep what others have decided about them, without their ids."""

import hashlib
import secrets
from typing import Final

from storage.session import Session

KEY_BYTES: Final = 32
MARK_BYTES: Final = 8

LISTS: Final = "avoid"
"""The place of the marks on other users' lists; the others are in matches, by the match's id."""

KEY: Final = "SELECT key FROM deletion_key"

REMOVED: Final = """
    SELECT a.match_id, a.n FROM arbiter_acts AS a JOIN matches AS m ON m.id = a.match_id
    WHERE a.removed = ? AND m.status = 'live' AND NOT EXISTS (
        SELECT 1 FROM arbiter_acts AS later WHERE later.match_id = a.match_id AND later.n > a.n AND later.seated = a.removed
    )
"""
"""The removals of a user that are in force in running matches."""

SEATED: Final = "SELECT DISTINCT match_id FROM arbiter_acts WHERE seated = ?"
"""The matches in which an arbiter has given a user a seat, which ends an earlier removal."""

OWN: Final = (
    "SELECT match_id, n, kind, seat, reason, at, removed FROM arbiter_acts WHERE removed < 0 ORDER BY match_id, n"
)
"""The removals that are kept by a mark, with the columns of a user's own."""


def new_key() -> bytes:
    """Return a new secret."""
    return secrets.token_bytes(KEY_BYTES)


def mark(key: bytes | None, place: str, user_id: int) -> int:
    """Return the mark of a user at a place, which is negative as no id is; 0 where there is no key, and so no mark.

    Marks of two places have nothing in common, so that they cannot be linked without the key.
    """
    if key is None:
        return 0
    digest = hashlib.blake2b(f"{place} {user_id}".encode(), key=key, digest_size=MARK_BYTES).digest()
    return -1 - (int.from_bytes(digest) >> 1)


async def stored_key(db: Session) -> bytes | None:
    """Return the secret of the marks; None before the first deletion."""
    key: bytes | None = await db.value(KEY)
    return key


async def forget(db: Session, match_id: str) -> None:
    """Forget the marks of a match that is over."""
    await db.run("UPDATE arbiter_acts SET removed = NULL WHERE match_id = ? AND removed < 0", match_id)


async def keep(db: Session, user_id: int) -> None:
    """Keep by marks what others have decided about a user: removals from running matches, and lists of players to avoid."""
    await db.run("INSERT INTO deletion_key VALUES (1, ?) ON CONFLICT (one) DO NOTHING", new_key())
    key = await stored_key(db)
    ended = "UPDATE arbiter_acts SET removed = NULL WHERE match_id = ? AND removed = ?"
    seated = await db.rows(SEATED, user_id)
    await db.run_each(ended, [(match_id, mark(key, match_id, user_id)) for (match_id,) in seated])
    kept = "UPDATE arbiter_acts SET removed = ? WHERE match_id = ? AND n = ?"
    removed = await db.rows(REMOVED, user_id)
    await db.run_each(kept, [(mark(key, match_id, user_id), match_id, n) for match_id, n in removed])
    listed = """
        INSERT INTO preferences SELECT scope, id, ?, '' FROM preferences WHERE scope = 'user' AND name = ?
        ON CONFLICT (scope, id, name) DO NOTHING
    """
    await db.run(listed, f"avoid:{mark(key, LISTS, user_id)}", f"avoid:{user_id}")


async def removals(db: Session, user_id: int) -> list[dict[str, object]]:
    """Return the removals that are kept by a mark of a user who was deleted, with the columns of a user's own."""
    key, rows = await stored_key(db), await db.named_rows(OWN)
    return [row for row in rows if row.pop("removed") == mark(key, row["match_id"], user_id)]
