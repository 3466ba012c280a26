"""Matches: lobbies, seats and play. A damaged match is unreadable."""

import logging
from collections.abc import Sequence
from typing import Any, Final, Literal, TypedDict, Unpack

from msgspec import Struct, json, structs

from storage import clocks, errors, log, privacy
from storage.clocks import ClockChange, ClockRow
from storage.errors import readable
from storage.log import LogRow, Snapshot
from storage.messages import Outbox, queue
from storage.session import Session, StorePart, hold, reads, reads_together, text, writes, writes_in_order
from storage.spotlight import FORGET_PREDICTIONS
from storage.standing_orders import forget_orders

logger = logging.getLogger(__name__)

Status = Literal["lobby", "live", "ended", "cancelled"]

NOTHING_DUE: Final = ClockChange()
MATCHES: Final = """
    SELECT id, channel_id, guild_id, game, rules, schema, seats, options, settings, seed, commitment, status, created_at,
           owner_id, changes + (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE match_id = id)
    FROM matches
"""
AMEND: Final = """
    UPDATE matches SET
        channel_id = coalesce(?, channel_id),
        seats = coalesce(?, seats),
        options = coalesce(?, options),
        settings = coalesce(?, settings),
        owner_id = coalesce(?, owner_id)
    WHERE id = ?
"""
IN_CHANNEL: Final = "SELECT id FROM matches WHERE channel_id = ? AND status IN ('lobby', 'live') AND id <> ?"
BEGIN: Final = "UPDATE matches SET status = 'live', seats = ?, seed = ?, commitment = ?, settings = coalesce(?, settings) WHERE id = ?"
TEXTS_DECODER: Final = json.Decoder(dict[str, str])
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
    length, last = await log.end(db, match_id)
    return LockedRow(match_id, status, seats, changes + length, length, last)


def match_row(*columns: Any) -> MatchRow:
    """Return the match of a row that `MATCHES` has found."""
    return MatchRow(*columns[:OPTIONS], *map(TEXTS_DECODER.decode, columns[OPTIONS:SEED]), *columns[SEED:])


async def read_match(db: Session, match_id: str) -> MatchRow | None:
    """Return the match with this id."""
    with readable(match_id):
        return await db.first(match_row, f"{MATCHES} WHERE id = ?", match_id)


async def read_seats(db: Session, match_id: str) -> tuple[SeatRow, ...]:
    """Return the taken seats by number."""
    with readable(match_id):
        return await db.structs(SeatRow, "FROM seats WHERE match_id = ? ORDER BY seat", match_id)


async def load(db: Session, match_id: str) -> SavedMatch | None:
    """Return a match with seats, log, snapshot and clock."""
    found = await read_match(db, match_id)
    if found is None:
        return None
    lines, hashes = await log.read(db, match_id)
    snapshot = await log.snapshot(db, match_id, hashes)
    return SavedMatch(found, await read_seats(db, match_id), lines, *snapshot, await _clock(db, match_id))


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
        await db.put("seats", () if first is None else (first,), match_id=match.id)

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
        await db.put("seats", (seat,), match_id=match_id)
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
        if seats is not None and seats < await db.count("FROM seats WHERE match_id = ?", match_id):
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
        await db.put("seats", beginning.seats, match_id=match_id)
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
        """Reassign a seat, without its orders and the user's predictions. Raises `NotLive` and `NotSeated`."""
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

    match = reads(read_match)
    seats = reads(read_seats)

    @reads_together
    async def load(self, db: Session, match_id: str) -> SavedMatch | None:
        """Return a match with its seats, whole log and snapshot. An invalid snapshot is left out."""
        saved = await load(db, match_id)
        if saved is not None and saved.mistrusted:
            logger.warning("match %s: the snapshot is not what was saved, so the log is played", match_id)
        return saved

    @reads
    async def log(self, db: Session, match_id: str) -> tuple[LogRow, ...]:
        """Return the log of a match in order."""
        return (await log.read(db, match_id))[0]


async def _clock(db: Session, match_id: str) -> tuple[ClockRow, ...]:
    """Return the lines of a match's clock, none if they cannot be read: the match then continues without a clock."""
    try:
        return await clocks.lines(db, match_id)
    except errors.Unreadable as damaged:
        logger.error("the clock of match %s cannot be read: %s", match_id, damaged.reason)
        return ()


async def _demand_free_channel(db: Session, channel_id: int, besides: str = "") -> None:
    if (other := await db.value(IN_CHANNEL, channel_id, besides)) is not None:
        raise errors.ChannelBusy(channel_id, other)


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
    await log.add(db, match_id, match.length, match.last, move.lines, move.snapshot)
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
