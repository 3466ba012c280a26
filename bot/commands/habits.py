"""When a player presses, from the logs of the player's own matches. Knows no discord."""

from typing import Final

from storage.store import Store

RECENT: Final = 12
"""So many running matches and so many that are over are looked at, the newest."""


async def presses(store: Store, user_id: int) -> list[int]:
    """When a user made the latest choices, in seconds since 1970."""
    running, over = await store.matches_of(user_id, "live"), await store.matches_of(user_id, "ended")
    found: list[int] = []
    for row in (*running[:RECENT], *over[:RECENT]):
        found += [line.at for line in await store.log(row.id) if line.by_user == user_id and not line.auto]
    return found
