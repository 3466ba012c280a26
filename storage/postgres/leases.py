"""Which process looks after which servers: leases of partitions, kept up while the process lives and taken over when it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from storage.postgres.database import Connection

PARTITIONS: Final = 16
"""Partitions of servers: the rows of the table `leases`."""

LEASE: Final = 5
"""Seconds after which the servers of a process that says nothing any more are another's."""

RENEWAL: Final = 1.5
"""Seconds between two renewals."""

KEYS_KEPT: Final = 3600
"""Seconds for which the keys of transactions are kept: longer than anybody asks for one."""

REPORT: Final = "INSERT INTO processes VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()"
FORGET_DEAD: Final = f"DELETE FROM processes WHERE seen < now() - interval '{LEASE} s'"  # noqa: S608  # a constant
RENEW: Final = f"UPDATE leases SET until = now() + interval '{LEASE} s' WHERE holder = $1 RETURNING partition"  # noqa: S608  # as above
GIVE_UP: Final = "UPDATE leases SET holder = NULL, until = now() WHERE holder = $1 AND partition = ANY($2)"
TAKE: Final = f"""
    UPDATE leases SET holder = $1, until = now() + interval '{LEASE} s' WHERE partition IN (
        SELECT partition FROM leases WHERE holder IS NULL OR until < now() ORDER BY partition LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING partition
"""  # noqa: S608  # as above
FORGET_CLAIMS: Final = "DELETE FROM claims WHERE until < now()"
FORGET_KEYS: Final = f"""
    DELETE FROM transaction_keys WHERE at < now() - interval '{KEYS_KEPT} s'
"""  # noqa: S608  # as above


def partition_of(guild_id: int | None) -> int:
    """The partition of a server; what is on none belongs to the first. The database computes the same."""
    return ((guild_id or 0) >> 22) % PARTITIONS


async def renew(db: Connection, holder: int) -> frozenset[int]:
    """Say that this process lives, and bring its partitions to a fair share; returns them."""
    await db.execute(REPORT, holder)
    await db.execute(FORGET_DEAD)
    share = -(-PARTITIONS // await db.fetchval("SELECT count(*) FROM processes"))
    mine = {partition for (partition,) in await db.fetch(RENEW, holder)}
    if len(mine) > share:
        surplus = sorted(mine)[share:]
        await db.execute(GIVE_UP, holder, surplus)
        return frozenset(mine.difference(surplus))
    if len(mine) < share:
        mine.update(partition for (partition,) in await db.fetch(TAKE, holder, share - len(mine)))
    return frozenset(mine)


async def clear(db: Connection) -> None:
    """Delete what nobody asks for any more."""
    await db.execute(FORGET_CLAIMS)
    await db.execute(FORGET_KEYS)


async def leave(db: Connection, holder: int) -> None:
    """Let the others have what this process looked after, at once."""
    await db.execute(GIVE_UP, holder, list(range(PARTITIONS)))
    await db.execute("DELETE FROM processes WHERE id = $1", holder)
    await db.execute("DELETE FROM claims WHERE holder = $1", holder)
