"""Choices of a server's managers about new games: which games, in which channels, and who is kept out.

Running matches go on, whatever is chosen. Does not use Discord.
"""

from collections.abc import Collection, Mapping
from typing import Final

from bot.match.errors import Refused
from engine import GAMES
from storage.privacy import BLOCKS
from storage.store import Store

GAMES_OFF: Final = "games_off"
CHANNELS: Final = "channels"
"""Preferences of a server: the games switched off, and the ids of the channels for new games, separated by spaces."""

BLOCKED_PREFIX: Final = f"{BLOCKS}:"  # prefix of the preferences that hold blocked users; the id of the user follows
MAX_CHANNELS: Final = 25
MAX_BLOCKED: Final = 100


def games_off(chosen: Mapping[str, str]) -> tuple[str, ...]:
    """Return the games that are switched off, from a server's preferences."""
    off = chosen.get(GAMES_OFF, "").split()
    return tuple(game for game in GAMES if game in off)


def channels(chosen: Mapping[str, str]) -> tuple[int, ...]:
    """Return the channels for new games, from a server's preferences; none means all."""
    return tuple(map(int, chosen.get(CHANNELS, "").split()))


def blocked(chosen: Mapping[str, str]) -> tuple[int, ...]:
    """Return the blocked users, from a server's preferences. Users whose data was deleted have a negative mark."""
    return tuple(int(name.removeprefix(BLOCKED_PREFIX)) for name in chosen if name.startswith(BLOCKED_PREFIX))


class ServerRules:
    """The stored choices of servers, with checks that refuse what they exclude. A match without a server has none."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild_id: int | None) -> dict[str, str]:
        """Return all preferences of a server."""
        return {} if guild_id is None else await self._store.preferences_of(guild_id, "guild")

    async def require_game(self, guild_id: int | None, game: str) -> None:
        """Raise `Refused` if a game is switched off on a server."""
        if game in games_off(await self.of(guild_id)):
            raise Refused("refuse-game-off")

    async def require_welcome(self, guild_id: int | None, user_id: int) -> None:
        """Raise `Refused` if a user is blocked on a server."""
        found = blocked(await self.of(guild_id))
        if user_id in found or (min(found, default=0) < 0 and await self._store.mark(BLOCKS, user_id) in found):
            raise Refused("refuse-blocked")

    async def require_channel(self, guild_id: int | None, places: Collection[int]) -> None:
        """Raise `Refused` if new games belong in other channels; `places` are a channel's id and its parents'."""
        allowed = channels(await self.of(guild_id))
        if allowed and not set(allowed) & set(places):
            raise Refused("refuse-other-channel", channels=", ".join(f"<#{id}>" for id in allowed))

    async def allow_game(self, guild_id: int, game: str, *, allowed: bool) -> None:
        """Switch a game on or off."""
        if game not in GAMES:
            raise Refused("refuse-unknown-button")
        off = [one for one in games_off(await self.of(guild_id)) if one != game]
        await self._choose(guild_id, GAMES_OFF, off if allowed else [*off, game])

    async def allow_channel(self, guild_id: int, channel_id: int, *, allowed: bool) -> tuple[int, ...]:
        """Add a channel to those for new games or remove it, and return the channels. Raises `Refused` if full."""
        kept = [one for one in channels(await self.of(guild_id)) if one != channel_id]
        listed = [*kept, channel_id] if allowed else kept
        if len(listed) > MAX_CHANNELS:
            raise Refused("refuse-most-channels", most=MAX_CHANNELS)
        await self._choose(guild_id, CHANNELS, listed)
        return tuple(listed)

    async def allow_all_channels(self, guild_id: int) -> None:
        """Allow new games in every channel."""
        await self._choose(guild_id, CHANNELS, [])

    async def block(self, guild_id: int, user_id: int) -> None:
        """Keep a user out of new games and waiting lists. Raises `Refused` if the list is full."""
        if len({*blocked(await self.of(guild_id)), user_id}) > MAX_BLOCKED:
            raise Refused("refuse-most-blocked", most=MAX_BLOCKED)
        await self._store.prefer("guild", guild_id, f"{BLOCKED_PREFIX}{user_id}", "")
        await self._store.remove_reserves_on(guild_id, user_id)

    async def unblock(self, guild_id: int, user_id: int) -> None:
        """Allow a user to play again, even one whose data has since been deleted."""
        for one in (user_id, await self._store.mark(BLOCKS, user_id)):
            await self._store.prefer("guild", guild_id, f"{BLOCKED_PREFIX}{one}", None)

    async def _choose(self, guild_id: int, name: str, values: Collection[object]) -> None:
        await self._store.prefer("guild", guild_id, name, " ".join(map(str, values)) or None)
