"""The log of a match, a chain of hashes, and the snapshot of the position after it, a cache."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct, json

from storage.errors import Unreadable, readable
from storage.session import Columns, Session, text

LOG: Final = "SELECT seq, seat, kind, picks, by_user, auto, at, key, hash FROM log WHERE match_id = ? ORDER BY seq"
# Runs after the lock is taken, because a statement does not see what was committed while it waited.
LAST_LINE: Final = "SELECT seq, hash FROM log WHERE match_id = ? ORDER BY seq DESC LIMIT 1"
PICKS_DECODER: Final = json.Decoder(tuple[str, ...])
HASH_BYTES: Final = 8


class LogRow(Struct, frozen=True):
    """A line of a match's log; `seq` counts from 0 without gaps.

    The store does not interpret `kind` and `picks`: an undo is a line like any other. `auto` marks an automatic
    answer, `key` is the idempotency key of the press that led to the line, and `at` counts seconds since 1970.
    """

    seq: int
    seat: int
    kind: str
    picks: tuple[str, ...]
    by_user: int | None
    auto: bool
    at: int
    key: str | None = None


class Snapshot(Struct, frozen=True):
    """A cached position after the first `count` lines of the log, which alone determines it."""

    count: int
    body: bytes

    def __repr__(self) -> str:
        """Leave out the body, which holds hidden information."""
        return f"Snapshot(count={self.count})"


class BrokenLog(ValueError):
    """A line of the log is missing, or is not what was written."""


async def read(db: Session, match_id: str) -> tuple[tuple[LogRow, ...], list[bytes]]:
    """Return the lines, and the hashes before, between and after them. Raises `Unreadable` for a changed line."""
    lines: list[LogRow] = []
    hashes, hashed = [hash_before(match_id)], False
    with readable(match_id):
        for seq, seat, kind, picks, by_user, auto, at, key, stored in await db.rows(LOG, match_id):
            found = hash_of_line(hashes[-1], seq, seat, kind, picks)
            if seq != len(lines) or (stored != found and (hashed or stored is not None)):
                raise BrokenLog
            hashed = stored is not None
            hashes.append(found)
            lines.append(LogRow(seq, seat, kind, PICKS_DECODER.decode(picks), by_user, bool(auto), at, key))
    return tuple(lines), hashes


async def end(db: Session, match_id: str) -> tuple[int, bytes]:
    """Return the number of lines and the hash of the last. Lines of early versions have none, and are read."""
    for seq, hashed in await db.rows(LAST_LINE, match_id):
        return seq + 1, hashed or (await read(db, match_id))[1][-1]
    return 0, hash_before(match_id)


async def snapshot(db: Session, match_id: str, hashes: Sequence[bytes]) -> tuple[Snapshot | None, bool]:
    """Return the match's snapshot if it is valid, and True if there is an invalid one."""
    query = "SELECT seq, checksum, body FROM snapshots WHERE match_id = ?"
    with suppress(Unreadable), readable(match_id):
        for count, stored, body in await db.rows(query, match_id):
            if 0 <= count < len(hashes) and stored == checksum(match_id, count, hashes[count], body):
                return Snapshot(count, body), False
            return None, True
        return None, False
    return None, True


async def add(
    db: Session, match_id: str, length: int, last: bytes, lines: Sequence[LogRow], body: bytes | None
) -> None:
    """Add lines to a log of this length and last hash. `body` is the new snapshot, None to keep the old one."""
    rows: list[Columns] = []
    for n in lines:
        picks = text(n.picks)
        last = hash_of_line(last, n.seq, n.seat, n.kind, picks)
        rows.append((match_id, n.seq, n.seat, n.kind, picks, n.by_user, n.auto, n.at, n.key, last))
    await db.run_each("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    if body is not None:
        count = length + len(lines)
        proof = checksum(match_id, count, last, body)
        await db.upsert("snapshots", "match_id", match_id=match_id, seq=count, checksum=proof, body=body)


def hash_before(match_id: str) -> bytes:
    """Return the hash before the first line of a match's log."""
    return _hash(match_id.encode())


def hash_of_line(before: bytes, seq: int, seat: int, kind: str, picks: str) -> bytes:
    """Return the hash of a line, given that of the line before. User, time and key are deletable, so left out."""
    return _hash(before + f"{seq} {seat} {kind} {picks}".encode())


def checksum(match_id: str, count: int, last: bytes, body: bytes) -> bytes:
    """Return the checksum of a snapshot, which covers the match, its first `count` lines and the snapshot itself."""
    return _hash(f"{match_id} {count} ".encode() + last + body)


def _hash(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=HASH_BYTES).digest()
