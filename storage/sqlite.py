"""The store in one SQLite file, written by one process."""

import logging
from typing import Unpack

from storage import reading, writing
from storage.clock_rows import ClockChange
from storage.rows import (
    Amendment,
    Beginning,
    DeckRow,
    LogRow,
    MatchRow,
    Move,
    Outbox,
    SavedMatch,
    Scope,
    SeatRow,
    Status,
)
from storage.sqlite_clocks import SqliteClocks
from storage.sqlite_events import SqliteEvents
from storage.sqlite_follows import SqliteFollows
from storage.sqlite_messages import SqliteMessages
from storage.sqlite_spotlights import SqliteSpotlights
from storage.store import NOTHING_DUE, Store

log = logging.getLogger(__name__)


class SqliteStore(SqliteClocks, SqliteEvents, SqliteFollows, SqliteMessages, SqliteSpotlights, Store):
    """The `Store` over SQLite; each method does what the protocol says of it."""

    @property
    def is_shared(self) -> bool:
        return False

    def looks_after(self, guild_id: int | None) -> bool:
        return True

    async def create_match(self, match: MatchRow, first: SeatRow | None = None) -> None:
        await self._writer.write(lambda db: writing.create_match(db, match, first))

    async def join(self, match_id: str, version: int, seat: SeatRow) -> int:
        return await self._writer.write(lambda db: writing.join(db, match_id, version, seat))

    async def leave(self, match_id: str, version: int, user_id: int) -> int:
        return await self._writer.write(lambda db: writing.leave(db, match_id, version, user_id))

    async def unseat(self, match_id: str, version: int, seat: int) -> int:
        return await self._writer.write(lambda db: writing.unseat(db, match_id, version, seat))

    async def amend(self, match_id: str, version: int, **changes: Unpack[Amendment]) -> int:
        return await self._writer.write(lambda db: writing.amend(db, match_id, version, changes))

    async def begin(self, match_id: str, version: int, beginning: Beginning, move: Move) -> int:
        numbers = self._numbered(move.outbox)
        return await self._writer.write(lambda db: writing.begin(db, match_id, version, beginning, move, numbers))

    async def set_status(
        self, match_id: str, version: int, status: Status, outbox: Outbox = (), clock: ClockChange = NOTHING_DUE
    ) -> int:
        numbers = self._numbered(outbox)
        return await self._writer.write(
            lambda db: writing.set_status(db, match_id, version, status, outbox, clock, numbers)
        )

    async def hand_over(
        self, match_id: str, version: int, seat: SeatRow, outbox: Outbox = (), clock: ClockChange | None = None
    ) -> int:
        numbers = self._numbered(outbox)
        return await self._writer.write(
            lambda db: writing.hand_over(db, match_id, version, seat, outbox, clock, numbers)
        )

    async def append(self, match_id: str, version: int, move: Move) -> int:
        numbers = self._numbered(move.outbox)
        return await self._writer.write(lambda db: writing.append(db, match_id, version, move, numbers))

    async def match(self, match_id: str) -> MatchRow | None:
        return await self._read(lambda db: reading.match(db, match_id))

    async def match_in(self, channel_id: int) -> MatchRow | None:
        return await self._read(lambda db: reading.match_in(db, channel_id))

    async def load(self, match_id: str) -> SavedMatch | None:
        saved = await self._read(lambda db: reading.load(db, match_id))
        if saved is not None and saved.mistrusted:
            log.warning("match %s: the snapshot is not what was saved, so the log is played", match_id)
        return saved

    async def seats(self, match_id: str) -> tuple[SeatRow, ...]:
        return await self._read(lambda db: reading.seats(db, match_id))

    async def log(self, match_id: str) -> tuple[LogRow, ...]:
        return await self._read(lambda db: reading.log(db, match_id))

    async def matches_of(self, user_id: int, status: Status) -> tuple[MatchRow, ...]:
        return await self._read(lambda db: reading.matches_of(db, user_id, status))

    async def live_matches(self, setting: str | None = None) -> tuple[str, ...]:
        return await self._read(lambda db: reading.live_matches(db, setting))

    async def lobbies_of(self, owner_id: int) -> int:
        return await self._read(lambda db: reading.lobbies_of(db, owner_id))

    async def lobbies_in(self, guild_id: int | None) -> tuple[MatchRow, ...]:
        return await self._read(lambda db: reading.lobbies_in(db, guild_id))

    async def running_in(self, guild_id: int | None) -> tuple[MatchRow, ...]:
        return await self._read(lambda db: reading.running_in(db, guild_id))

    async def open_in(self, guild_id: int | None) -> int:
        return await self._read(lambda db: reading.open_in(db, guild_id))

    async def preference(self, scope: Scope, id: int, name: str) -> str | None:
        return await self._read(lambda db: reading.preference(db, scope, id, name))

    async def preferences_of(self, user_id: int) -> dict[str, str]:
        return await self._read(lambda db: reading.preferences_of(db, user_id))

    async def user_preferences(self, name: str) -> dict[int, str]:
        return await self._read(lambda db: reading.user_preferences(db, name))

    async def prefer(self, scope: Scope, id: int, name: str, value: str | None) -> None:
        await self._writer.write(lambda db: writing.prefer(db, scope, id, name, value))

    async def decks(self, user_id: int, game: str) -> tuple[DeckRow, ...]:
        return await self._read(lambda db: reading.decks(db, user_id, game))

    async def keep_deck(self, deck: DeckRow) -> None:
        await self._writer.write(lambda db: writing.keep_deck(db, deck))

    async def forget_deck(self, user_id: int, game: str, name: str) -> bool:
        return await self._writer.write(lambda db: writing.forget_deck(db, user_id, game, name))
