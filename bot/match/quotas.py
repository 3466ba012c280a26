"""How much anybody may have of the bot: lobbies and games, presses and commands."""

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from cachetools import LRUCache
from msgspec import Struct

from bot.clocks.starts import NEWCOMER

K = TypeVar("K")


class Quotas(Struct, frozen=True):
    """How many lobbies a user, and how many lobbies and running games a server may have; the operator may change them.

    `newcomer` is how many matches with a clock somebody may be in who has finished none; each one finished allows one more.
    """

    lobbies: int = 5
    games: int = 50
    newcomer: int = NEWCOMER


USUAL: Final = Quotas()


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: int
    a_second: float


USER: Final = Rate(10, 2)
"""Presses and commands of one user: who plays in earnest reads between two presses."""

SERVER: Final = Rate(60, 20)
"""Presses and commands of one server."""

WARNING: Final = Rate(1, 0.2)
"""How often one user is warned that this was too fast."""

KEPT: Final = 4096
"""With more keys than this, those are forgotten that have all of their rate again."""


class Pace:
    """A token bucket for each key: how many may come at once, and how many a second in the long run."""

    def __init__(self, rate: Rate) -> None:
        self._interval = 1 / rate.a_second
        self._room = (rate.burst - 1) * self._interval
        self._full_at: dict[int, float] = {}
        self._most = KEPT

    def take(self, key: int) -> bool:
        """Take a token of a key; returns whether there was one."""
        now = asyncio.get_running_loop().time()
        full_at = max(self._full_at.get(key, now), now)
        if full_at - now > self._room:
            return False
        self._full_at[key] = full_at + self._interval
        if len(self._full_at) > self._most:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._most = max(KEPT, 2 * len(self._full_at))
        return True


class Paces:
    """The paces of presses and commands."""

    def __init__(self, user: Rate = USER, server: Rate = SERVER) -> None:
        self._users = Pace(user)
        self._servers = Pace(server)
        self._warnings = Pace(WARNING)

    def take(self, user_id: int, guild_id: int | None) -> bool:
        """Count a press or command; returns whether it may be dealt with. Who is too fast costs the server nothing."""
        return self._users.take(user_id) and (guild_id is None or self._servers.take(guild_id))

    def warns(self, user_id: int) -> bool:
        """Whether to tell a user of it: not every time."""
        return self._warnings.take(user_id)


class Cooldown:
    """Lets each user do something once in a while; `now` gives the seconds since 1970."""

    def __init__(self, now: Callable[[], int], seconds: int) -> None:
        self._now = now
        self._seconds = seconds
        self._free_at: dict[int, int] = {}

    def begin(self, user_id: int) -> int:
        """Take note that a user does it now, and return 0; or return when that user may do it again."""
        now = self._now()
        free_at = self._free_at.get(user_id, now)
        if free_at > now:
            return free_at
        self._free_at = {user: at for user, at in self._free_at.items() if at > now}
        self._free_at[user_id] = now + self._seconds
        return 0

    def give_back(self, user_id: int) -> None:
        """Let a user do it again at once: it did not work."""
        self._free_at.pop(user_id, None)


class Recent(Generic[K]):
    """Knows the last so many keys that it was asked about."""

    def __init__(self, size: int) -> None:
        self._seen: LRUCache[K, None] = LRUCache(size)

    def has(self, key: K) -> bool:
        """Whether it was asked about this key before."""
        if key in self._seen:
            return True
        self._seen[key] = None
        return False

    def knows(self, key: K) -> bool:
        """The same, but that it does not count as asking."""
        return key in self._seen
