"""Limits on what one user or server may use: lobbies and games, presses and commands."""

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from cachetools import LRUCache
from msgspec import Struct

MAX_IDLE_KEYS: Final = 4096  # size at which the limiter drops keys whose rate has fully recovered
K = TypeVar("K")


class Quotas(Struct, frozen=True):
    """Limits that the operator may change: lobbies of a user, and lobbies and running games of a server.

    `server_days` is how many days the data of a server is kept after it removes the bot; None means forever. `newcomer`
    is how many matches with a clock a user may play before finishing one; each one finished allows one more.
    """

    lobbies: int = 5
    games: int = 50
    newcomer: int = 2
    server_days: int | None = None

    def most_matches(self, finished: int) -> int:
        """Return the number of matches with a clock that a user with `finished` matches may play at once."""
        return self.newcomer + finished


DEFAULT_QUOTAS: Final = Quotas()


class Rate(Struct, frozen=True):
    """A rate limit: how many at once, and how many a second in the long run."""

    burst: int
    a_second: float


USER_RATE: Final = Rate(10, 2)
"""Presses and commands of one user; a player who reads between two presses stays far below it."""

SERVER_RATE: Final = Rate(60, 20)  # presses and commands of one server
WARNING_RATE: Final = Rate(1, 0.2)  # warnings to a user who is too fast


class RateLimits:
    """Rate limits of presses and commands."""

    def __init__(self, user: Rate = USER_RATE, server: Rate = SERVER_RATE) -> None:
        self._users = RateLimiter(user)
        self._servers = RateLimiter(server)
        self._warnings = RateLimiter(WARNING_RATE)

    def take(self, user_id: int, guild_id: int | None) -> bool:
        """Count a press or command; return False if it is over a limit.

        A press over the user's limit does not count towards the server's.
        """
        return self._users.take(user_id) and (guild_id is None or self._servers.take(guild_id))

    def warns(self, user_id: int) -> bool:
        """Return True if a user should be warned now."""
        return self._warnings.take(user_id)


class RateLimiter:
    """A token bucket for each key."""

    def __init__(self, rate: Rate) -> None:
        self._interval = 1 / rate.a_second
        self._room = (rate.burst - 1) * self._interval
        self._full_at: dict[int, float] = {}
        self._most = MAX_IDLE_KEYS

    def take(self, key: int) -> bool:
        """Take a token of a key; return False if there was none."""
        now = asyncio.get_running_loop().time()
        full_at = max(self._full_at.get(key, now), now)
        if full_at - now > self._room:
            return False
        self._full_at[key] = full_at + self._interval
        if len(self._full_at) > self._most:
            self._full_at = {key: at for key, at in self._full_at.items() if at > now}
            self._most = max(MAX_IDLE_KEYS, 2 * len(self._full_at))
        return True


class Cooldown:
    """Limits each user to one action in every `seconds`; `now` returns the seconds since 1970."""

    def __init__(self, now: Callable[[], int], seconds: int) -> None:
        self._now = now
        self._seconds = seconds
        self._free_at: dict[int, int] = {}

    def begin(self, user_id: int) -> int:
        """Note that a user acts now and return 0; if it is too soon, only return the time when they may act again."""
        now = self._now()
        free_at = self._free_at.get(user_id, now)
        if free_at > now:
            return free_at
        self._free_at = {user: at for user, at in self._free_at.items() if at > now}
        self._free_at[user_id] = now + self._seconds
        return 0

    def give_back(self, user_id: int) -> None:
        """Allow a user to act again at once, because the action failed."""
        self._free_at.pop(user_id, None)


class Recent(Generic[K]):
    """Remembers the last `size` keys."""

    def __init__(self, size: int) -> None:
        self._seen: LRUCache[K, None] = LRUCache(size)

    def has(self, key: K) -> bool:
        """Return True if the key was seen before, and remember it."""
        if key in self._seen:
            return True
        self._seen[key] = None
        return False

    def knows(self, key: K) -> bool:
        """Return True if the key was seen before, without remembering it."""
        return key in self._seen
