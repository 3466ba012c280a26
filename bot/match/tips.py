"""Players who get tips, which is in their first match only. Does not use Discord."""

from collections.abc import Iterable
from typing import Final

from bot.match.preferences import Preferences
from storage.store import Store

TIPS: Final = "tips"
"""The preference with the tips that a user has had, or `OFF`."""

OFF: Final = "off"

FIRST_MATCHES: Final = 1
"""Finished matches after which a player gets no more tips."""


async def gets_tips(preferences: Preferences, store: Store, user_id: int, match_id: str) -> bool:
    """Return True if a match is a user's first and newest, and the user has not switched tips off."""
    if await preferences.get("user", user_id, TIPS) == OFF:
        return False
    if await store.finished(user_id) >= FIRST_MATCHES:
        await preferences.choose("user", user_id, TIPS, OFF)
        return False
    live = await store.matches_of(user_id, "live")
    return bool(live) and live[-1].id == match_id


async def anyone_gets_tips(preferences: Preferences, store: Store, users: Iterable[int], match_id: str) -> bool:
    """Return True if one of several users gets tips in a match."""
    for user_id in users:
        if await gets_tips(preferences, store, user_id, match_id):
            return True
    return False
