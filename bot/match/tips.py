"""Tips on cards for players in their first match, each once. Does not use Discord.

Tips are messages in the catalogue: `tip-<game>-<kind>` when a kind of question is asked, then `tip-<game>-<kind>-2`
when it is asked again, and so on.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import chain, count, takewhile
from typing import Final

from bot.match.preferences import Preferences
from storage.store import Store

TIPS: Final = "tips"  # the preference with the tips that a user has had, or `OFF`
OFF: Final = "off"
FIRST_MATCHES: Final = 1  # finished matches after which a player gets no more tips


def tip_names(exists: Callable[[str], bool], game: str, kinds: Iterable[str]) -> list[str]:
    """Return the names of the tips on these kinds of questions, in the order in which they are given.

    `exists` tells whether there is a message with this id.
    """
    return [name for kind in kinds for name in takewhile(lambda name: exists(f"tip-{name}"), _named(game, kind))]


def _named(game: str, kind: str) -> Iterable[str]:
    first = f"{game}-{kind}"
    return chain([first], map(f"{first}-{{}}".format, count(2)))


async def next_tip(
    preferences: Preferences, store: Store, users: Collection[int], match_id: str, names: Sequence[str]
) -> str:
    """Return the first of these tips that one of several users of a match is due, and note that all have had it."""
    due = [name for user in users if (name := await _due(preferences, store, user, match_id, names))]
    if not due:
        return ""
    for user in users:
        had = await preferences.get("user", user, TIPS) or ""
        if had != OFF and due[0] not in had.split():
            await preferences.choose("user", user, TIPS, f"{had} {due[0]}".strip())
    return due[0]


async def _due(preferences: Preferences, store: Store, user_id: int, match_id: str, names: Sequence[str]) -> str:
    """Return the first of these tips that a user has not had; empty outside the user's first and newest match."""
    had = await preferences.get("user", user_id, TIPS) or ""
    name = next((name for name in names if name not in had.split()), "")
    if had == OFF or not name:
        return ""
    if await store.finished(user_id) >= FIRST_MATCHES:
        await preferences.choose("user", user_id, TIPS, OFF)
        return ""
    live = await store.matches_of(user_id, "live")
    return name if live and live[-1].id == match_id else ""
