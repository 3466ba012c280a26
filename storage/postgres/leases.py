"""Leases of partitions, which decide which process looks after which servers, renewed while the process lives."""

from typing import Final

from storage.session import Session

PARTITIONS: Final = 16  # the rows of the table `leases`
LEASE_SECONDS: Final = 5  # then another process takes over the servers of one that has gone silent
RENEWAL_SECONDS: Final = 1.5
KEPT_KEY_SECONDS: Final = 3600  # longer than anyone asks for the key of a transaction
REPORT: Final = "INSERT INTO processes VALUES (?, now()) ON CONFLICT (id) DO UPDATE SET seen = now()"
FORGET_DEAD: Final = f"DELETE FROM processes WHERE seen < now() - interval '{LEASE_SECONDS} s'"  # noqa: S608  # a constant
RENEW: Final = f"UPDATE leases SET until = now() + interval '{LEASE_SECONDS} s' WHERE holder = ? RETURNING partition"  # noqa: S608  # as above
GIVE_UP: Final = "UPDATE leases SET holder = NULL, until = now() WHERE holder = ? AND partition = ANY(?)"
TAKE: Final = f"""
    UPDATE leases SET holder = ?, until = now() + interval '{LEASE_SECONDS} s' WHERE partition IN (
        SELECT partition FROM leases WHERE holder IS NULL OR until < now() ORDER BY partition LIMIT ? FOR UPDATE SKIP LOCKED
    ) RETURNING partition
"""  # noqa: S608  # as above
FORGET_CLAIMS: Final = "DELETE FROM claims WHERE until < now()"
FORGET_KEYS: Final = f"DELETE FROM transaction_keys WHERE at < now() - interval '{KEPT_KEY_SECONDS} s'"  # noqa: S608  # as above


def partition_of(guild_id: int | None) -> int:
    """Return the partition of a server. Without a server it is the first. The database computes the same."""
    return ((guild_id or 0) >> 22) % PARTITIONS


async def renew(db: Session, holder: int) -> frozenset[int]:
    """Report that this process lives, bring its partitions to a fair share, and return them."""
    await db.run(REPORT, holder)
    await db.run(FORGET_DEAD)
    share = -(-PARTITIONS // await db.value("SELECT count(*) FROM processes"))
    mine = {*await db.all(int, RENEW, holder)}
    if len(mine) > share:
        surplus = sorted(mine)[share:]
        await db.run(GIVE_UP, holder, surplus)
        return frozenset(mine.difference(surplus))
    if len(mine) < share:
        mine.update(await db.all(int, TAKE, holder, share - len(mine)))
    return frozenset(mine)


async def clear(db: Session) -> None:
    """Delete expired claims and keys."""
    await db.run(FORGET_CLAIMS)
    await db.run(FORGET_KEYS)


async def leave(db: Session, holder: int) -> None:
    """Release all partitions and claims of this process at once."""
    await db.run(GIVE_UP, holder, list(range(PARTITIONS)))
    await db.run("DELETE FROM processes WHERE id = ?", holder)
    await db.run("DELETE FROM claims WHERE holder = ?", holder)
