"""Matches: lobbies, seats, the log and its snapshot. A damaged match is unreadable, and lists leave it out."""

import hashlib
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, Literal, TypedDict, Unpack

from msgspec import Struct, json, structs

from storage import clocks, errors, privacy
from storage.clocks import ClockChange, ClockRow
from storage.contests import FORGET_PREDICTIONS
from storage.errors import readable
from storage.messages import Outbox, queue
from storage.orders import forget_orders
from storage.session import (
    Columns,
    Session,
    StorePart,
    hold,
    reads,
    reads_together,
    replacing,
    text,
    writes,
    writes_in_order,
)

logger = logging.getLogger(__name__)

Status = Literal["lobby", "live", "ended", "cancelled"]

NOTHING_DUE: Final = ClockChange()
MAX_READ_AT_ONCE: Final = 500
MATCHES: Final = """
    SELECT id, channel_id, guild_id, game, rules, schema, seats, options, settings, seed, commitment, status, created_at,
           owner_id, changes + (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE match_id = id)
    FROM matches
"""
OPEN_IN: Final = "SELECT id FROM matches WHERE channel_id = ? AND status IN ('lobby', 'live')"
ENDED_IN: Final = (
    "SELECT id FROM matches WHERE channel_id = ? AND status = 'ended' ORDER BY created_at DESC, id DESC LIMIT 1"
)
OPEN: Final = "FROM matches WHERE status IN ('lobby', 'live')"
# SQLite uses the partial index of open matches only if its condition appears beside the narrower one.
OPEN_LOBBY: Final = f"{OPEN} AND status = 'lobby'"
LIVE: Final = "AND status = 'live' AND held(guild_id)"
NOT_OF_TOURNAMENT: Final = "AND NOT EXISTS (SELECT 1 FROM event_tables WHERE match_id = matches.id)"
INDEXED_SETTINGS: Final = frozenset({"computers", "stand_in", "public", "routine", "never_react"})
LOG: Final = "SELECT seq, seat, kind, picks, by_user, auto, at, key, hash FROM log WHERE match_id = ? ORDER BY seq"
MATCHES_OF_USER: Final = """
    SELECT match_id FROM seats INDEXED BY seats_of_user
    WHERE user_id = ? AND (SELECT status FROM matches WHERE id = match_id) = ?
"""
"""Starts from the user, whose matches are few compared with all live ones."""

# Runs after the lock is taken, because a statement does not see what was committed while it waited.
LAST_LINE: Final = "SELECT seq, hash FROM log WHERE match_id = ? ORDER BY seq DESC LIMIT 1"

AMEND: Final = """
    UPDATE matches SET
        channel_id = coalesce(?, channel_id),
        seats = coalesce(?, seats),
        options = coalesce(?, options),
        settings = coalesce(?, settings),
        owner_id = coalesce(?, owner_id)
    WHERE id = ?
"""
BEGIN: Final = "UPDATE matches SET status = 'live', seats = ?, seed = ?, commitment = ?, settings = coalesce(?, settings) WHERE id = ?"
KEEP_SNAPSHOT: Final = replacing("snapshots", "match_id", "seq", "checksum", "body")

TEXTS_DECODER: Final = json.Decoder(dict[str, str])
PICKS_DECODER: Final = json.Decoder(tuple[str, ...])
HASH_BYTES: Final = 8
OPTIONS, SEED = 7, 9  # where the two columns of JSON begin and end


class MatchRow(Struct, frozen=True):
    """A match in a channel.

    `id` is its short public name, made by the caller. `rules` is the revision of the game's rules and `schema` that of
    its saved form. `seed` is the dealer's secret, which must not leave the process before the match has ended.
    `created_at` counts seconds since 1970. The store raises `version` with every change of the match, its seats or its
    log.
    """

    id: str
    channel_id: int
    guild_id: int | None
    game: str
    rules: int
    schema: int
    seats: int
    options: dict[str, str]
    settings: dict[str, str]
    seed: bytes | None
    commitment: str
    status: Status
    created_at: int
    owner_id: int
    version: int = 0

    def __repr__(self) -> str:
        """Name the match without its seed, so that no log shows it."""
        return f"MatchRow(id={self.id!r}, game={self.game!r}, status={self.status!r}, channel_id={self.channel_id})"


class Amendment(TypedDict, total=False):
    """Changes of a match beside its play. What is left out, or None, stays as it is."""

    channel_id: int | None
    seats: int | None
    options: dict[str, str] | None
    settings: dict[str, str] | None
    owner_id: int | None


class SeatRow(Struct, frozen=True):
    """A seat with its user, or with the policy of a computer player, whose `user_id` is None.

    `former` is the user who gave the seat up for good in the turn `since`, and whose name it keeps.
    """

    seat: int
    user_id: int | None
    name: str
    computer: str | None = None
    former: int | None = None
    since: int | None = None


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


class Move(Struct, frozen=True):
    """An addition to a match by one move, stored completely or not at all.

    `snapshot` is the position after the last line, None to keep the old one. `status` is a new status. `clock` is the
    addition to the match's clock, or None if there is none. `renamed` are seats whose users have new names.
    """

    lines: Sequence[LogRow]
    snapshot: bytes | None = None
    outbox: Outbox = ()
    status: Status | None = None
    clock: ClockChange | None = None
    renamed: tuple[SeatRow, ...] = ()


class Beginning(Struct, frozen=True):
    """The data that turn a lobby into a live match: final seats, the secret of its chance, and changed settings."""

    seats: Sequence[SeatRow]
    seed: bytes
    commitment: str
    settings: dict[str, str] | None = None


class SavedMatch(Struct, frozen=True):
    """A match with its seats and whole log, read together, and its snapshot if that can be trusted.

    A snapshot that is damaged or of another log is left out, and the match is `mistrusted`. `clock` has the lines of
    its clock.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    lines: tuple[LogRow, ...]
    snapshot: Snapshot | None = None
    mistrusted: bool = False
    clock: tuple[ClockRow, ...] = ()


class LockedRow(Struct, frozen=True):
    """A match that no other transaction changes meanwhile, with the number of its lines and the hash of the last."""

    match_id: str
    status: str
    seats: int
    version: int
    length: int
    last: bytes

    def demand_lobby(self) -> None:
        """Raise `NotALobby` unless it is a lobby."""
        if self.status != "lobby":
            raise errors.NotALobby(self.match_id, self.status)

    def demand_live(self) -> None:
        """Raise `NotLive` unless it is live."""
        if self.status != "live":
            raise errors.NotLive(self.match_id, self.status)

    def demand_version(self, version: int) -> None:
        """Raise `Stale` unless the change was made from the current version."""
        if version != self.version:
            raise errors.Stale(self.match_id, version, self.version)


async def lock(db: Session, match_id: str) -> LockedRow:
    """Lock a match as `hold` does, and return its state."""
    status, seats, changes = await hold(db, match_id)
    for seq, hashed in await db.rows(LAST_LINE, match_id):
        last = hashed or (await _log(db, match_id))[1][-1]
        return LockedRow(match_id, status, seats, changes + seq + 1, seq + 1, last)
    return LockedRow(match_id, status, seats, changes, 0, hash_before(match_id))


async def load(db: Session, match_id: str) -> SavedMatch | None:
    """Return a match with seats, log, snapshot and clock."""
    found = await _match(db, match_id)
    if found is None:
        return None
    lines, hashes = await _log(db, match_id)
    snapshot = await _snapshot(db, match_id, hashes)
    return SavedMatch(found, await _seats(db, match_id), lines, *snapshot, await _clock(db, match_id))


async def live(db: Session) -> tuple[str, ...]:
    """Return the ids of all live matches."""
    return await db.all(str, f"SELECT id {OPEN} {LIVE} ORDER BY id")


class MatchStore(StorePart):
    """Durable storage of matches.

    Every change takes the `version` that it was made from and returns the new one. So nothing overwrites a concurrent
    change: it is refused with `Stale`, after every other refusal.
    """

    # --- lobbies

    @writes
    async def create_match(self, db: Session, match: MatchRow, first: SeatRow | None = None) -> None:
        """Store a new match, with its first seat if given. Raises `ChannelBusy`."""
        await _demand_free_channel(db, match.channel_id)
        insert = "INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        await db.run(insert, *(text(value) if isinstance(value, dict) else value for value in structs.astuple(match)))
        await lock(db, match.id)
        await _seat(db, match.id, () if first is None else (first,))

    @writes_in_order
    async def join(self, db: Session, match_id: str, version: int, seat: SeatRow) -> int:
        """Seat a player in a lobby. Raises `NotALobby`, `AlreadySeated`, `LobbyFull`, `SeatTaken`, in this order."""
        match = await lock(db, match_id)
        match.demand_lobby()
        taken = await db.rows("SELECT seat, user_id FROM seats WHERE match_id = ?", match_id)
        if seat.user_id is not None and any(user_id == seat.user_id for _, user_id in taken):
            raise errors.AlreadySeated(match_id, seat.user_id)
        if len(taken) >= match.seats:
            raise errors.LobbyFull(match_id, match.seats)
        if any(number == seat.seat for number, _ in taken):
            raise errors.SeatTaken(match_id, seat.seat)
        await _seat(db, match_id, (seat,))
        return await _advance(db, match, version)

    @writes_in_order
    async def leave(self, db: Session, match_id: str, version: int, user_id: int) -> int:
        """Free a user's seat in a lobby. Raises `NotALobby`, `NotSeated`."""
        return await _free(db, match_id, version, "DELETE FROM seats WHERE match_id = ? AND user_id = ?", user_id)

    @writes_in_order
    async def unseat(self, db: Session, match_id: str, version: int, seat: int) -> int:
        """Free a seat of a lobby by its number, as for a computer player. Raises `NotALobby`, `NotSeated`."""
        return await _free(db, match_id, version, "DELETE FROM seats WHERE match_id = ? AND seat = ?", seat)

    @writes_in_order
    async def amend(self, db: Session, match_id: str, version: int, **changes: Unpack[Amendment]) -> int:
        """Change a match beside its play.

        `seats` and `options` belong to the setup and change only in a lobby. Raises `NotALobby`, `LobbyFull` (more
        players than the new number of seats) and `ChannelBusy`.
        """
        channel_id, seats = changes.get("channel_id"), changes.get("seats")
        options, settings = changes.get("options"), changes.get("settings")
        match = await lock(db, match_id)
        if seats is not None or options is not None:
            match.demand_lobby()
        if seats is not None and seats < await db.value("SELECT count(*) FROM seats WHERE match_id = ?", match_id):
            raise errors.LobbyFull(match_id, seats)
        if channel_id is not None and match.status in ("lobby", "live"):
            await _demand_free_channel(db, channel_id, besides=match_id)
        texts = (None if value is None else text(value) for value in (options, settings))
        await db.run(AMEND, channel_id, seats, *texts, changes.get("owner_id"), match_id)
        return await _advance(db, match, version)

    @writes_in_order
    async def begin(self, db: Session, match_id: str, version: int, beginning: Beginning, move: Move) -> int:
        """Turn a lobby into a live match, with its first lines. Raises `NotALobby`."""
        match = await lock(db, match_id)
        match.demand_lobby()
        begun = await _advance(db, match, version)
        settings = None if beginning.settings is None else text(beginning.settings)
        await db.run(BEGIN, len(beginning.seats), beginning.seed, beginning.commitment, settings, match_id)
        await db.run("DELETE FROM seats WHERE match_id = ?", match_id)
        await _seat(db, match_id, beginning.seats)
        return await _add(db, match, begun, move)

    # --- play

    @writes_in_order
    async def append(self, db: Session, match_id: str, version: int, move: Move) -> int:
        """Add a move to a live match: lines, snapshot, messages and status in one durable transaction.

        A first line without the next `seq` makes the move `Stale` too. Raises `Repeated` and `NotLive`, in this order.
        """
        match = await lock(db, match_id)
        for key in (line.key for line in move.lines if line.key is not None):
            if await db.value("SELECT 1 FROM log WHERE key = ?", key) is not None:
                raise errors.Repeated(match_id, key)
        match.demand_live()
        match.demand_version(version)
        return await _add(db, match, version, move)

    @writes_in_order
    async def set_status(
        self,
        db: Session,
        match_id: str,
        version: int,
        status: Status,
        outbox: Outbox = (),
        clock: ClockChange = NOTHING_DUE,
    ) -> int:
        """End or cancel a lobby or live match without a move. Raises `NotLive` if it is over."""
        match = await lock(db, match_id)
        if match.status not in ("lobby", "live"):
            raise errors.NotLive(match_id, match.status)
        match.demand_version(version)
        await _end(db, match_id, status)
        await clocks.keep(db, match_id, clock)
        await queue(db, match_id, match.length - 1, outbox)
        return version + 1

    @writes_in_order
    async def hand_over(
        self,
        db: Session,
        match_id: str,
        version: int,
        seat: SeatRow,
        outbox: Outbox = (),
        clock: ClockChange | None = None,
    ) -> int:
        """Seat another user or a computer player in a live match.

        The seat's orders and the user's predictions are deleted. Raises `NotLive` and `NotSeated`.
        """
        match = await lock(db, match_id)
        match.demand_live()
        if await db.value("SELECT 1 FROM seats WHERE match_id = ? AND seat = ?", match_id, seat.seat) is None:
            raise errors.NotSeated(match_id, seat.seat)
        match.demand_version(version)
        update = "UPDATE seats SET user_id = ?, name = ?, computer = ?, former = ?, since = ? WHERE match_id = ? AND seat = ?"
        _, *values = structs.astuple(seat)
        await db.run(update, *values, match_id, seat.seat)
        await forget_orders(db, match_id, seat.seat)
        await db.run(FORGET_PREDICTIONS, seat.user_id, match_id)
        return await _without_a_move(db, match, version, clock, outbox)

    @writes_in_order
    async def advance_clock(
        self, db: Session, match_id: str, version: int, clock: ClockChange, outbox: Outbox = ()
    ) -> int:
        """Change a live match's clock without a move. Raises `NotLive`."""
        match = await lock(db, match_id)
        match.demand_live()
        return await _without_a_move(db, match, version, clock, outbox)

    # --- questions

    @reads
    async def match(self, db: Session, match_id: str) -> MatchRow | None:
        """Return the match with this id."""
        return await _match(db, match_id)

    @reads_together
    async def match_in(self, db: Session, channel_id: int) -> MatchRow | None:
        """Return the channel's lobby or live match, otherwise its most recently created finished match."""
        for query in (OPEN_IN, ENDED_IN):
            if (match_id := await db.value(query, channel_id)) is not None:
                return await _match(db, match_id)
        return None

    @reads_together
    async def load(self, db: Session, match_id: str) -> SavedMatch | None:
        """Return a match with its seats, whole log and snapshot. An invalid snapshot is left out."""
        saved = await load(db, match_id)
        if saved is not None and saved.mistrusted:
            logger.warning("match %s: the snapshot is not what was saved, so the log is played", match_id)
        return saved

    @reads
    async def seats(self, db: Session, match_id: str) -> tuple[SeatRow, ...]:
        """Return the taken seats by number."""
        return await _seats(db, match_id)

    @reads
    async def log(self, db: Session, match_id: str) -> tuple[LogRow, ...]:
        """Return the log of a match in order."""
        return (await _log(db, match_id))[0]

    @reads_together
    async def matches_of(self, db: Session, user_id: int, status: Status) -> tuple[MatchRow, ...]:
        """Return the matches in which the user has a seat, newest first."""
        found = await _each(db, await db.rows(MATCHES_OF_USER, user_id, status))
        return tuple(sorted(found, key=lambda match: (-match.created_at, match.id)))

    @reads_together
    async def live_matches(self, db: Session, setting: str | None = None) -> tuple[str, ...]:
        """Return the ids of all live matches, or those in which a `setting`, a name of the bot's own, is not empty."""
        if setting is None:
            return await live(db)
        index = f"matches_live_{setting}" if setting in INDEXED_SETTINGS else "matches_open"
        query = f"""
            SELECT id FROM matches INDEXED BY {index} WHERE status IN ('lobby', 'live') {LIVE}
            AND instr(settings, '"{setting}":"') > 0 ORDER BY id
        """  # noqa: S608  # a name of our own
        found = await _each(db, await db.rows(query))
        return tuple(match.id for match in found if match.settings.get(setting))

    @reads
    async def lobbies_of(self, db: Session, owner_id: int) -> int:
        """Return the number of a user's open lobbies."""
        return int(await db.value(f"SELECT count(*) {OPEN_LOBBY} AND owner_id = ?", owner_id))

    @reads_together
    async def lobbies_in(self, db: Session, guild_id: int | None) -> tuple[MatchRow, ...]:
        """Return the lobbies of a server except those of tournaments, oldest first."""
        found = await _each(
            db, await db.rows(f"SELECT id {OPEN_LOBBY} AND guild_id IS ? {NOT_OF_TOURNAMENT}", guild_id)
        )
        return tuple(sorted(found, key=lambda match: (match.created_at, match.id)))

    @reads_together
    async def running_in(self, db: Session, guild_id: int | None) -> tuple[MatchRow, ...]:
        """Return the lobbies and live matches of a server, including those of tournaments."""
        return tuple(await _each(db, await db.rows(f"SELECT id {OPEN} AND guild_id IS ?", guild_id)))

    @reads
    async def open_in(self, db: Session, guild_id: int | None) -> int:
        """Return the number of lobbies and live matches of a server, except those of tournaments."""
        return int(await db.value(f"SELECT count(*) {OPEN} AND guild_id IS ? {NOT_OF_TOURNAMENT}", guild_id))

    @reads
    async def event_matches_in(self, db: Session, guild_id: int | None) -> int:
        """Return the number of lobbies and live matches of tournaments on a server."""
        of_tables = "AND id IN (SELECT match_id FROM event_tables)"
        return int(await db.value(f"SELECT count(*) {OPEN} AND guild_id IS ? {of_tables}", guild_id))

    @reads_together
    async def public_matches(self, db: Session, most: int) -> tuple[MatchRow, ...]:
        """Return at most `most` public matches, running or finished, newest first.

        Their setting `public` is present and not `no`.
        """
        query = """
            SELECT id FROM matches WHERE status IN ('live', 'ended') AND settings GLOB '*"public":*'
            AND NOT settings GLOB '*"public":"no"*' ORDER BY created_at DESC, id LIMIT ?
        """
        return tuple(await _each(db, await db.rows(query, most)))


def _match_row(*columns: Any) -> MatchRow:
    return MatchRow(*columns[:OPTIONS], *map(TEXTS_DECODER.decode, columns[OPTIONS:SEED]), *columns[SEED:])


async def _match(db: Session, match_id: str) -> MatchRow | None:
    with readable(match_id):
        return await db.first(_match_row, f"{MATCHES} WHERE id = ?", match_id)


async def _each(db: Session, rows: Iterable[Any]) -> list[MatchRow]:
    """Return the matches with these ids in this order, except damaged ones."""
    ids = [id for (id,) in rows]
    found: dict[str, MatchRow] = {}
    for first in range(0, len(ids), MAX_READ_AT_ONCE):
        found.update((match.id, match) for match in await _some(db, ids[first : first + MAX_READ_AT_ONCE]))
    return [found[id] for id in ids if id in found]


async def _some(db: Session, ids: list[str]) -> list[MatchRow]:
    """Return the matches with these ids, except damaged ones. If one is damaged, each is read separately."""
    places = ", ".join("?" * len(ids))
    try:
        with readable(""):
            return list(await db.all(_match_row, f"{MATCHES} WHERE id IN ({places})", *ids))
    except errors.Unreadable:
        return [match for id in ids if (match := await _readable_match(db, id)) is not None]


async def _readable_match(db: Session, match_id: str) -> MatchRow | None:
    try:
        return await _match(db, match_id)
    except errors.Unreadable as damaged:
        logger.error("match %s cannot be read: %s", match_id, damaged.reason)
        return None


async def _seats(db: Session, match_id: str) -> tuple[SeatRow, ...]:
    query = "SELECT seat, user_id, name, computer, former, since FROM seats WHERE match_id = ? ORDER BY seat"
    with readable(match_id):
        return await db.all(SeatRow, query, match_id)


async def _log(db: Session, match_id: str) -> tuple[tuple[LogRow, ...], list[bytes]]:
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


async def _clock(db: Session, match_id: str) -> tuple[ClockRow, ...]:
    """Return the lines of a match's clock, none if they cannot be read: the match then continues without a clock."""
    try:
        return await clocks.lines(db, match_id)
    except errors.Unreadable as damaged:
        logger.error("the clock of match %s cannot be read: %s", match_id, damaged.reason)
        return ()


async def _snapshot(db: Session, match_id: str, hashes: list[bytes]) -> tuple[Snapshot | None, bool]:
    """Return the match's snapshot if it is valid, and True if there is an invalid one."""
    query = "SELECT seq, checksum, body FROM snapshots WHERE match_id = ?"
    with suppress(errors.Unreadable), readable(match_id):
        for count, stored, body in await db.rows(query, match_id):
            if 0 <= count < len(hashes) and stored == checksum(match_id, count, hashes[count], body):
                return Snapshot(count, body), False
            return None, True
        return None, False
    return None, True


async def _demand_free_channel(db: Session, channel_id: int, besides: str = "") -> None:
    if (other := await db.value(f"{OPEN_IN} AND id <> ?", channel_id, besides)) is not None:
        raise errors.ChannelBusy(channel_id, other)


async def _seat(db: Session, match_id: str, seats: Sequence[SeatRow]) -> None:
    rows = [(match_id, *structs.astuple(seat)) for seat in seats]
    await db.run_each("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


async def _free(db: Session, match_id: str, version: int, query: str, who: int) -> int:
    match = await lock(db, match_id)
    match.demand_lobby()
    if not await db.run(query, match_id, who):
        raise errors.NotSeated(match_id, who)
    return await _advance(db, match, version)


async def _advance(db: Session, match: LockedRow, version: int) -> int:
    """Raise a match's version for a change that is not a line of the log. Raises `Stale`."""
    match.demand_version(version)
    await db.run("UPDATE matches SET changes = changes + 1 WHERE id = ?", match.match_id)
    return version + 1


async def _add(db: Session, match: LockedRow, version: int, move: Move) -> int:
    """Add a move to a match of this version."""
    match_id, count = match.match_id, match.length + len(move.lines)
    if [line.seq for line in move.lines] != list(range(match.length, count)):
        raise errors.Stale(match_id, version, version)
    lines: list[Columns] = []
    last = match.last
    for n in move.lines:
        picks = text(n.picks)
        last = hash_of_line(last, n.seq, n.seat, n.kind, picks)
        lines.append((match_id, n.seq, n.seat, n.kind, picks, n.by_user, n.auto, n.at, n.key, last))
    await db.run_each("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", lines)
    if move.snapshot is not None:
        await db.run(KEEP_SNAPSHOT, match_id, count, checksum(match_id, count, last, move.snapshot), move.snapshot)
    if move.status is not None:
        await _end(db, match_id, move.status)
    if move.clock is not None:
        await clocks.keep(db, match_id, move.clock)
    names = [(seat.name, match_id, seat.seat, seat.user_id) for seat in move.renamed]
    await db.run_each("UPDATE seats SET name = ? WHERE match_id = ? AND seat = ? AND user_id = ?", names)
    await queue(db, match_id, count - 1, move.outbox)
    return version + len(move.lines) + (move.status is not None)


async def _end(db: Session, match_id: str, status: Status) -> None:
    await db.run("UPDATE matches SET status = ?, changes = changes + 1 WHERE id = ?", status, match_id)
    await forget_orders(db, match_id)
    await privacy.forget_marks(db, match_id)


async def _without_a_move(
    db: Session, match: LockedRow, version: int, clock: ClockChange | None, outbox: Outbox
) -> int:
    advanced = await _advance(db, match, version)
    if clock is not None:
        await clocks.keep(db, match.match_id, clock)
    await queue(db, match.match_id, match.length - 1, outbox)
    return advanced


class BrokenLog(ValueError):
    """A line of the log is missing, or is not what was written."""


def hash_before(match_id: str) -> bytes:
    """Return the hash before the first line of a match's log."""
    return _hash(match_id.encode())


def hash_of_line(before: bytes, seq: int, seat: int, kind: str, picks: str) -> bytes:
    """Return the hash of a line, given that of the line before.

    User, time and key are left out, since they can be deleted.
    """
    return _hash(before + f"{seq} {seat} {kind} {picks}".encode())


def checksum(match_id: str, count: int, last: bytes, body: bytes) -> bytes:
    """Return the checksum of a snapshot, which covers the match, its first `count` lines and the snapshot itself."""
    return _hash(f"{match_id} {count} ".encode() + last + body)


def _hash(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=HASH_BYTES).digest()
