"""The changes in SQL: plain functions of a connection, each run inside a savepoint of the writer's transaction."""

import sqlite3
from collections.abc import Sequence

from storage import chain, clocks, errors, privacy, reading, spotlights
from storage.clock_rows import ClockChange
from storage.decoding import log_columns, match_columns, seat_columns, text
from storage.rows import Amendment, Beginning, DeckRow, LogRow, MatchRow, Move, Outbox, Scope, SeatRow, Status

AMEND = """
    UPDATE matches SET
        channel_id = coalesce(:channel_id, channel_id),
        seats = coalesce(:seats, seats),
        options = coalesce(:options, options),
        settings = coalesce(:settings, settings),
        owner_id = coalesce(:owner_id, owner_id)
    WHERE id = :id
"""
PROGRESS = """
    SELECT status, changes, seq, hash FROM matches LEFT JOIN log ON match_id = id WHERE id = ? ORDER BY seq DESC LIMIT 1
"""
ADVANCE = """
    UPDATE matches SET changes = changes + 1 WHERE id = ?1
    RETURNING changes + (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE match_id = ?1)
"""
SEATED = "SELECT 1 FROM seats WHERE match_id = ? AND seat = ?"
KEEP_SNAPSHOT = """
    INSERT INTO snapshots VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET seq = excluded.seq, checksum = excluded.checksum, body = excluded.body
"""


def create_match(db: sqlite3.Connection, match: MatchRow, first: SeatRow | None) -> None:
    """Keep a new match with its first seat."""
    _free_channel(db, match.channel_id)
    db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", match_columns(match))
    if first is not None:
        _take(db, match.id, first)


def join(db: sqlite3.Connection, match_id: str, version: int, seat: SeatRow) -> int:
    """Seat somebody in a lobby."""
    size = _lobby_size(db, match_id)
    taken = db.execute("SELECT seat, user_id FROM seats WHERE match_id = ?", (match_id,)).fetchall()
    if seat.user_id is not None and any(user_id == seat.user_id for _, user_id in taken):
        raise errors.AlreadySeated(match_id, seat.user_id)
    if len(taken) >= size:
        raise errors.LobbyFull(match_id, size)
    if any(number == seat.seat for number, _ in taken):
        raise errors.SeatTaken(match_id, seat.seat)
    _take(db, match_id, seat)
    return _advance(db, match_id, version)


def leave(db: sqlite3.Connection, match_id: str, version: int, user_id: int) -> int:
    """Free a user's seat in a lobby."""
    _lobby_size(db, match_id)
    if not db.execute("DELETE FROM seats WHERE match_id = ? AND user_id = ?", (match_id, user_id)).rowcount:
        raise errors.NotSeated(match_id, user_id)
    return _advance(db, match_id, version)


def unseat(db: sqlite3.Connection, match_id: str, version: int, seat: int) -> int:
    """Free a seat of a lobby by its number."""
    _lobby_size(db, match_id)
    if not db.execute("DELETE FROM seats WHERE match_id = ? AND seat = ?", (match_id, seat)).rowcount:
        raise errors.NotSeated(match_id, seat)
    return _advance(db, match_id, version)


def amend(db: sqlite3.Connection, match_id: str, version: int, changes: Amendment) -> int:
    """Change a match beside its play."""
    channel_id, seats = changes.get("channel_id"), changes.get("seats")
    options, settings = changes.get("options"), changes.get("settings")
    if seats is not None or options is not None:
        _lobby_size(db, match_id)
    if seats is not None and seats < _count(db, match_id):
        raise errors.LobbyFull(match_id, seats)
    if channel_id is not None and _status(db, match_id) in ("lobby", "live"):
        _free_channel(db, channel_id, besides=match_id)
    given = {
        "id": match_id,
        "channel_id": channel_id,
        "seats": seats,
        "options": None if options is None else text(options),
        "settings": None if settings is None else text(settings),
        "owner_id": changes.get("owner_id"),
    }
    db.execute(AMEND, given)
    return _advance(db, match_id, version)


def begin(
    db: sqlite3.Connection,
    match_id: str,
    version: int,
    beginning: Beginning,
    move: Move,
    numbers: Sequence[int],
) -> int:
    """Turn a lobby into a live match; it keeps its settings where none are given."""
    _lobby_size(db, match_id)
    version = _advance(db, match_id, version)
    live = """
        UPDATE matches SET status = 'live', seats = ?, seed = ?, commitment = ?, settings = coalesce(?, settings) WHERE id = ?
    """
    seats, settings = beginning.seats, beginning.settings
    given = None if settings is None else text(settings)
    db.execute(live, (len(seats), beginning.seed, beginning.commitment, given, match_id))
    db.execute("DELETE FROM seats WHERE match_id = ?", (match_id,))
    for seat in seats:
        _take(db, match_id, seat)
    return append(db, match_id, version, move, numbers)


def append(db: sqlite3.Connection, match_id: str, version: int, move: Move, numbers: Sequence[int]) -> int:
    """Add one move to a live match: one statement to look and one for each table, as every statement costs a move time."""
    now, current, length, last = _progress(db, match_id)
    if now != "live" or current != version or any(line.seq != seq for seq, line in enumerate(move.lines, length)):
        raise _refusal(db, match_id, version, move, now, current)
    last = _add(db, match_id, move.lines, last)
    count, status = length + len(move.lines), move.status
    if move.snapshot is not None:
        checksum = chain.checksum(match_id, count, last, move.snapshot)
        db.execute(KEEP_SNAPSHOT, (match_id, count, checksum, move.snapshot))
    if status is not None:
        db.execute("UPDATE matches SET status = ?, changes = changes + 1 WHERE id = ?", (status, match_id))
        clocks.forget_orders(db, match_id)
        privacy.forget_marks(db, match_id)
    if move.clock is not None:
        clocks.keep(db, match_id, move.clock)
    names = [(seat.name, match_id, seat.seat, seat.user_id) for seat in move.renamed]
    db.executemany("UPDATE seats SET name = ? WHERE match_id = ? AND seat = ? AND user_id = ?", names)
    _queue(db, match_id, count - 1, move.outbox, numbers)
    return version + len(move.lines) + (status is not None)


def set_status(
    db: sqlite3.Connection,
    match_id: str,
    version: int,
    status: Status,
    outbox: Outbox,
    clock: ClockChange,
    numbers: Sequence[int],
) -> int:
    """End or cancel a lobby or live match."""
    now, _, length, _ = _progress(db, match_id)
    if now not in ("lobby", "live"):
        raise errors.NotLive(match_id, now)
    advanced = _advance(db, match_id, version)
    db.execute("UPDATE matches SET status = ? WHERE id = ?", (status, match_id))
    clocks.forget_orders(db, match_id)
    clocks.keep(db, match_id, clock)
    privacy.forget_marks(db, match_id)
    _queue(db, match_id, length - 1, outbox, numbers)
    return advanced


def hand_over(
    db: sqlite3.Connection,
    match_id: str,
    version: int,
    seat: SeatRow | None,
    outbox: Outbox,
    clock: ClockChange | None,
    numbers: Sequence[int],
) -> int:
    """Change a live match's clock, and who sits in a seat."""
    now, _, length, _ = _progress(db, match_id)
    if now != "live":
        raise errors.NotLive(match_id, now)
    if seat is not None and not db.execute(SEATED, (match_id, seat.seat)).fetchall():
        raise errors.NotSeated(match_id, seat.seat)
    advanced = _advance(db, match_id, version)
    if seat is not None:
        row = (seat.user_id, seat.name, seat.computer, match_id, seat.seat)
        db.execute("UPDATE seats SET user_id = ?, name = ?, computer = ? WHERE match_id = ? AND seat = ?", row)
        clocks.set_orders(db, match_id, seat.seat, None)
        db.execute(spotlights.FORGET, (seat.user_id, match_id))
    if clock is not None:
        clocks.keep(db, match_id, clock)
    _queue(db, match_id, length - 1, outbox, numbers)
    return advanced


def notify(db: sqlite3.Connection, match_id: str, outbox: Outbox, numbers: Sequence[int]) -> None:
    """Add messages to be sent about a match that has not changed."""
    _, _, length, _ = _progress(db, match_id)
    _queue(db, match_id, length - 1, outbox, numbers)


def prefer(db: sqlite3.Connection, scope: Scope, id: int, name: str, value: str | None) -> None:
    """Keep a choice, or forget it."""
    if value is None:
        db.execute("DELETE FROM preferences WHERE scope = ? AND id = ? AND name = ?", (scope, id, name))
    else:
        db.execute("INSERT OR REPLACE INTO preferences VALUES (?, ?, ?, ?)", (scope, id, name, value))


def keep_deck(db: sqlite3.Connection, deck: DeckRow) -> None:
    """Keep a deck in the place of one of the same name."""
    row = (deck.user_id, deck.game, deck.name, text(deck.parts))
    db.execute("INSERT OR REPLACE INTO decks VALUES (?, ?, ?, ?)", row)


def forget_deck(db: sqlite3.Connection, user_id: int, game: str, name: str) -> bool:
    """Forget a deck; returns whether there was one."""
    gone = db.execute("DELETE FROM decks WHERE user_id = ? AND game = ? AND name = ?", (user_id, game, name))
    return gone.rowcount > 0


def _free_channel(db: sqlite3.Connection, channel_id: int, besides: str = "") -> None:
    others = "SELECT id FROM matches WHERE channel_id = ? AND status IN ('lobby', 'live') AND id <> ?"
    other = db.execute(others, (channel_id, besides)).fetchone()
    if other is not None:
        raise errors.ChannelBusy(channel_id, other[0])


def _status(db: sqlite3.Connection, match_id: str) -> str:
    found = db.execute("SELECT status FROM matches WHERE id = ?", (match_id,)).fetchone()
    if found is None:
        raise errors.UnknownMatch(match_id)
    return str(found[0])


def _lobby_size(db: sqlite3.Connection, match_id: str) -> int:
    status = _status(db, match_id)
    if status != "lobby":
        raise errors.NotALobby(match_id, status)
    return int(db.execute("SELECT seats FROM matches WHERE id = ?", (match_id,)).fetchone()[0])


def _count(db: sqlite3.Connection, match_id: str) -> int:
    return int(db.execute("SELECT count(*) FROM seats WHERE match_id = ?", (match_id,)).fetchone()[0])


def _progress(db: sqlite3.Connection, match_id: str) -> tuple[str, int, int, bytes]:
    """How far a match has come: its status and version, how long the log is, and the hash of its last line."""
    for status, changes, seq, last in db.execute(PROGRESS, (match_id,)).fetchall():
        if seq is None:
            return status, changes, 0, chain.first(match_id)
        return status, changes + seq + 1, seq + 1, last or reading.last_hash(db, match_id)
    raise errors.UnknownMatch(match_id)


def _advance(db: sqlite3.Connection, match_id: str, version: int) -> int:
    """Raise a match's version, with a change that is not a line of the log; it was made from this `version`, or is refused."""
    for (advanced,) in db.execute(ADVANCE, (match_id,)).fetchall():
        if advanced != version + 1:
            raise errors.Stale(match_id, version, advanced - 1)
        return version + 1
    raise errors.UnknownMatch(match_id)


def _refusal(
    db: sqlite3.Connection, match_id: str, version: int, move: Move, status: str, current: int
) -> errors.StoreError:
    if (repeated := _repeated(db, match_id, move.lines)) is not None:
        return repeated
    return errors.NotLive(match_id, status) if status != "live" else errors.Stale(match_id, version, current)


def _add(db: sqlite3.Connection, match_id: str, lines: Sequence[LogRow], last: bytes) -> bytes:
    """Add lines behind the one whose hash is `last`; returns the hash of the last of them."""
    rows, last = log_columns(match_id, lines, last)
    try:
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError as error:
        if (repeated := _repeated(db, match_id, lines)) is not None:
            raise repeated from error
        raise
    return last


def _repeated(db: sqlite3.Connection, match_id: str, lines: Sequence[LogRow]) -> errors.Repeated | None:
    keys = (line.key for line in lines if line.key is not None)
    seen = (key for key in keys if db.execute("SELECT 1 FROM log WHERE key = ?", (key,)).fetchall())
    return next((errors.Repeated(match_id, key) for key in seen), None)


def _take(db: sqlite3.Connection, match_id: str, seat: SeatRow) -> None:
    db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", seat_columns(match_id, seat))


def _queue(db: sqlite3.Connection, match_id: str, seq: int, outbox: Outbox, numbers: Sequence[int]) -> None:
    rows = [(id, match_id, seq, one.target, one.at, one.body) for one, id in zip(outbox, numbers, strict=True)]
    db.executemany("INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?)", rows)
