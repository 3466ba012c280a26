"""Lists of matches: of a channel, a user, a server, and those to show to all. They leave damaged matches out."""

import logging
from typing import Final

from storage.errors import Unreadable, readable
from storage.matches import MATCHES, MatchRow, Status, match_row, read_match
from storage.session import Session, StorePart, reads, reads_together

log = logging.getLogger(__name__)

MAX_READ_AT_ONCE: Final = 500
OPEN_IN: Final = "SELECT id FROM matches WHERE channel_id = ? AND status IN ('lobby', 'live')"
ENDED_IN: Final = (
    "SELECT id FROM matches WHERE channel_id = ? AND status = 'ended' ORDER BY created_at DESC, id DESC LIMIT 1"
)
OPEN: Final = "FROM matches WHERE status IN ('lobby', 'live')"
# SQLite uses the partial index of open matches only if its condition appears beside the narrower one.
OPEN_LOBBY: Final = f"{OPEN} AND status = 'lobby'"
LIVE: Final = "AND status = 'live' AND held(guild_id)"
OF_TOURNAMENT: Final = "AND id IN (SELECT match_id FROM event_tables)"
NOT_OF_TOURNAMENT: Final = "AND NOT EXISTS (SELECT 1 FROM event_tables WHERE match_id = matches.id)"
INDEXED_SETTINGS: Final = frozenset({"computers", "stand_in", "public", "routine", "never_react"})

MATCHES_OF_USER: Final = """
    SELECT match_id FROM seats INDEXED BY seats_of_user
    WHERE user_id = ? AND (SELECT status FROM matches WHERE id = match_id) = ?
"""
"""Starts from the user, whose matches are few compared with all live ones."""


class ListStore(StorePart):
    """Lists and counts of matches."""

    @reads_together
    async def match_in(self, db: Session, channel_id: int) -> MatchRow | None:
        """Return the channel's lobby or live match, otherwise its most recently created finished match."""
        for query in (OPEN_IN, ENDED_IN):
            if (match_id := await db.value(query, channel_id)) is not None:
                return await read_match(db, match_id)
        return None

    @reads_together
    async def matches_of(self, db: Session, user_id: int, status: Status) -> tuple[MatchRow, ...]:
        """Return the matches in which the user has a seat, newest first."""
        found = await _each(db, MATCHES_OF_USER, user_id, status)
        return tuple(sorted(found, key=lambda match: (-match.created_at, match.id)))

    @reads_together
    async def live_matches(self, db: Session, setting: str | None = None) -> tuple[str, ...]:
        """Return the ids of all live matches, or those in which a `setting`, a name of the bot's own, is not empty."""
        if setting is None:
            return await db.all(str, f"SELECT id {OPEN} {LIVE} ORDER BY id")
        index = f"matches_live_{setting}" if setting in INDEXED_SETTINGS else "matches_open"
        query = f"""
            SELECT id FROM matches INDEXED BY {index} WHERE status IN ('lobby', 'live') {LIVE}
            AND instr(settings, '"{setting}":"') > 0 ORDER BY id
        """  # noqa: S608  # a name of our own
        return tuple(match.id for match in await _each(db, query) if match.settings.get(setting))

    @reads
    async def lobbies_of(self, db: Session, owner_id: int) -> int:
        """Return the number of a user's open lobbies."""
        return await db.count(f"{OPEN_LOBBY} AND owner_id = ?", owner_id)

    @reads_together
    async def lobbies_in(self, db: Session, guild_id: int | None) -> tuple[MatchRow, ...]:
        """Return the lobbies of a server except those of tournaments, oldest first."""
        query = f"SELECT id {OPEN_LOBBY} AND guild_id IS ? {NOT_OF_TOURNAMENT} ORDER BY created_at, id"
        return await _each(db, query, guild_id)

    @reads_together
    async def running_in(self, db: Session, guild_id: int | None) -> tuple[MatchRow, ...]:
        """Return the lobbies and live matches of a server, including those of tournaments."""
        return await _each(db, f"SELECT id {OPEN} AND guild_id IS ?", guild_id)

    @reads
    async def open_in(self, db: Session, guild_id: int | None) -> int:
        """Return the number of lobbies and live matches of a server, except those of tournaments."""
        return await db.count(f"{OPEN} AND guild_id IS ? {NOT_OF_TOURNAMENT}", guild_id)

    @reads
    async def event_matches_in(self, db: Session, guild_id: int | None) -> int:
        """Return the number of lobbies and live matches of tournaments on a server."""
        return await db.count(f"{OPEN} AND guild_id IS ? {OF_TOURNAMENT}", guild_id)

    @reads_together
    async def public_matches(self, db: Session, most: int) -> tuple[MatchRow, ...]:
        """Return at most `most` matches, running or finished, with `public` set and not `no`, newest first."""
        query = """
            SELECT id FROM matches WHERE status IN ('live', 'ended') AND settings GLOB '*"public":*'
            AND NOT settings GLOB '*"public":"no"*' ORDER BY created_at DESC, id LIMIT ?
        """
        return await _each(db, query, most)


async def _each(db: Session, query: str, *values: object) -> tuple[MatchRow, ...]:
    """Return the matches whose ids a query finds, in its order. Beside a damaged match, each is read separately."""
    ids, found = await db.all(str, query, *values), dict[str, MatchRow]()
    for first in range(0, len(ids), MAX_READ_AT_ONCE):
        some = ids[first : first + MAX_READ_AT_ONCE]
        try:
            with readable(""):
                rows = await db.all(match_row, f"{MATCHES} WHERE id IN ({', '.join('?' * len(some))})", *some)
        except Unreadable:
            rows = tuple([match for id in some if (match := await _readable_match(db, id)) is not None])
        found.update((match.id, match) for match in rows)
    return tuple(found[id] for id in ids if id in found)


async def _readable_match(db: Session, match_id: str) -> MatchRow | None:
    try:
        return await read_match(db, match_id)
    except Unreadable as damaged:
        log.error("match %s cannot be read: %s", match_id, damaged.reason)
        return None
