"""What is due, claimed: of several processes one alone does it, on the servers that it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from storage.postgres.leases import LEASE

if TYPE_CHECKING:
    from storage.postgres.database import Connection

CLAIM: Final = f"""
    , free AS (
        SELECT id, since FROM waiting
        WHERE NOT EXISTS (
            SELECT 1 FROM claims WHERE what = $2 AND claims.id = waiting.id AND claims.holder <> $1 AND until > now()
        )
    ), claimed AS (
        INSERT INTO claims (what, id, holder, until) SELECT $2, id, $1, now() + interval '{LEASE} s' FROM free
        ON CONFLICT (what, id) DO UPDATE SET holder = excluded.holder, until = excluded.until
            WHERE claims.holder = excluded.holder OR claims.until < now()
        RETURNING id
    )
    SELECT id FROM free JOIN claimed USING (id) ORDER BY since, id
"""  # noqa: S608  # a constant
"""Goes on from a query called `waiting`, whose rows it locks: the table of claims has the last word between two processes."""

CLOCKS: Final = f"""
    WITH waiting AS (
        SELECT match_id AS id, next_at AS since
        FROM due JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
        WHERE holder = $1 AND next_at <= $3 ORDER BY next_at LIMIT $4 FOR UPDATE OF due SKIP LOCKED
    ) {CLAIM}
"""  # noqa: S608  # constants
EVENTS: Final = f"""
    WITH waiting AS (
        SELECT id, next_at AS since FROM events JOIN leases ON partition = partition_of(guild_id)
        WHERE holder = $1 AND next_at <= $3 ORDER BY next_at, id LIMIT $4 FOR UPDATE OF events SKIP LOCKED
    ) {CLAIM}
"""  # noqa: S608  # constants
NOTICES: Final = f"""
    WITH waiting AS (
        SELECT id, 0 AS since FROM matches JOIN leases ON partition = partition_of(guild_id)
        WHERE holder = $1 AND EXISTS (SELECT 1 FROM outbox WHERE match_id = matches.id AND target LIKE 'user:%')
        FOR UPDATE OF matches SKIP LOCKED
    ) {CLAIM}
"""  # noqa: S608  # constants


async def claim(db: Connection, query: str, what: str, holder: int, *given: int) -> tuple[str, ...]:
    """Claim what a query finds waiting, the earliest first; what was claimed by this process before stays its own."""
    return tuple(id for (id,) in await db.fetch(query, holder, what, *given))
