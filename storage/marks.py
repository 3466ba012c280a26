"""Marks of deleted users: keyed hashes that keep what others have decided about them, without their ids."""

import hashlib
import secrets
from typing import Final

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
