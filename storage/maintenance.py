"""What an operator does to the file: check, back up, restore, export. All but `restore` work beside a running bot."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, structs, to_builtins

from storage import reading, schema
from storage.errors import Damaged, Exists, Foreign, UnknownMatch, Unwritable
from storage.opening import Lock, create, open_for_reading, refusing
from storage.rows import Saved

Plain = dict[str, object]
CONTRADICTIONS = {
    "gap in the log": "SELECT match_id FROM log GROUP BY match_id HAVING count(*) <> max(seq) + 1",
    "snapshot ahead of the log": """
        SELECT match_id FROM snapshots AS s
        WHERE s.seq > (SELECT count(*) FROM log AS l WHERE l.match_id = s.match_id)
    """,
    "options": "SELECT id FROM matches WHERE NOT json_valid(options) OR NOT json_valid(settings)",
    "picks": "SELECT match_id FROM log WHERE NOT json_valid(picks)",
}


class Contents(Struct, frozen=True):
    """What a sound database holds."""

    version: int
    matches: int
    live: int
    lines: int


def check(path: Path) -> Contents:
    """Read the whole file and see that it agrees with itself.

    Takes seconds for ten thousand matches. Raises `Missing`, `Foreign`, `NewerSchema` and `Damaged`.
    """
    with open_for_reading(path) as db:
        return _check(db, path)


def backup(path: Path, out: Path) -> Contents:
    """Copy the database into the one new file `out`, as it is at this moment, and check the copy.

    A running bot goes on writing meanwhile. `out` is there whole or not at all. Raises `Exists`, `Unwritable` and
    whatever `check` raises.
    """
    if out.exists():
        raise Exists(str(out))
    contents = _copy(path, out)
    _partial(out).replace(out)
    _sync(out.parent)
    return contents


def restore(copy: Path, path: Path) -> Path | None:
    """Put a backup in the place of a database that no bot uses, after checking it.

    A database that was there is kept beside as `<path>.replaced`; returns where, or None. Raises `InUse`, `Exists` (the
    file kept by an earlier restore is still there), `Unwritable` and whatever `check` raises.
    """
    check(copy)
    lock = Lock(path)
    try:
        kept = _beside(lock.path, ".replaced")
        if kept.exists():
            raise Exists(str(kept))
        _copy(copy, lock.path)
        moved = _set_aside(lock.path, kept)
        _partial(lock.path).replace(lock.path)
        _sync(lock.path.parent)
    finally:
        lock.release()
    return kept if moved else None


def export(path: Path, match_id: str | None = None) -> Iterator[Plain]:
    """One match after the other, or the one asked for, as plain data: the match, its seats and its log.

    All of it is of one moment. The seed is part of it only when the match has ended; snapshots are left out, being caches.
    Raises `UnknownMatch` and whatever opening raises, on the first step.
    """
    with open_for_reading(path) as db:
        _recognise(db, path)
        db.execute("BEGIN")
        ids = db.execute("SELECT id FROM matches WHERE id = coalesce(?, id) ORDER BY id", (match_id,)).fetchall()
        if match_id is not None and not ids:
            raise UnknownMatch(match_id)
        for (id,) in ids:
            saved = reading.load(db, id)
            if saved is not None:
                yield _plain(saved)


def _check(db: sqlite3.Connection, path: Path) -> Contents:
    version = _recognise(db, path)
    db.execute("BEGIN")
    (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise Damaged(str(path), verdict)
    if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Damaged(str(path), "foreign_key_check")
    schema.inspect(db, str(path))
    for what, query in CONTRADICTIONS.items():
        if (found := db.execute(query).fetchone()) is not None:
            raise Damaged(str(path), f"{what}: {found[0]}")
    (matches,) = db.execute("SELECT count(*) FROM matches").fetchone()
    (lines,) = db.execute("SELECT count(*) FROM log").fetchone()
    return Contents(version, matches, len(reading.live_matches(db)), lines)


def _recognise(db: sqlite3.Connection, path: Path) -> int:
    version = schema.recognise(db, str(path))
    if version == 0:
        raise Foreign(str(path), 0)
    return version


def _copy(source: Path, target: Path) -> Contents:
    """Copy a database to `<target>.partial`, in one file that needs no log beside it, durable and checked."""
    partial = _partial(target)
    try:
        partial.unlink(missing_ok=True)
    except OSError as error:
        raise Unwritable(str(partial)) from error
    with open_for_reading(source) as db, refusing(partial):
        _recognise(db, source)
        create(partial)
        copy = sqlite3.connect(partial, isolation_level=None)
        try:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        finally:
            copy.close()
    _sync(partial)
    return check(partial)


def _set_aside(path: Path, kept: Path) -> bool:
    """Move a database and the files that belong to it."""
    if not path.exists():
        return False
    path.replace(kept)
    for suffix in ("-wal", "-shm"):
        if (companion := _beside(path, suffix)).exists():
            companion.replace(_beside(kept, suffix))
    return True


def _plain(saved: Saved) -> Plain:
    match: Plain = structs.asdict(saved.match)
    del match["snapshot"], match["snapshot_seq"]
    seed = saved.match.seed if saved.match.status == "ended" else None
    match["seed"] = None if seed is None else seed.hex()
    return {"match": match, "seats": to_builtins(saved.seats), "log": to_builtins(saved.lines)}


def _partial(path: Path) -> Path:
    return _beside(path, ".partial")


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _sync(path: Path) -> None:
    """Make a file, or the names in a directory, durable."""
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)
