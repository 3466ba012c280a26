"""Seeks: users who look for a game on a server and are notified of new lobbies. Does not use Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.clocks.lobby_deadlines import Lobby, in_order
from bot.clocks.paces import DAY
from bot.clocks.waking_hours import ALL_DAY, Waking, common
from bot.features.lobby.invitations import may_join
from bot.features.lobby.muster import lobby_of
from bot.match.errors import Refused
from bot.match.notices import LOBBY_OPENED, Notice, pack, target
from engine import GAMES
from storage.matches import MatchRow, SeatRow
from storage.messages import OutboxEntry
from storage.store import Store

DEFAULT_SEEK_DURATION: Final = 14 * DAY
ANY_GAME: Final = "any"
MAX_LOBBIES_FOUND: Final = 25  # limit on the lobbies found: Discord's limit of entries in a menu


class Seek(Struct, frozen=True):
    """A user's wish to be notified of lobbies on a server, for one game or `ANY_GAME`, up to `until`."""

    user_id: int
    game: str
    until: int

    def fits(self, row: MatchRow) -> bool:
        """Return True if a lobby has the sought game."""
        return self.game in (ANY_GAME, row.game)


class OpenLobby(Struct, frozen=True):
    """A lobby with a free seat, and the seats that are taken."""

    row: MatchRow
    seats: tuple[SeatRow, ...]


class NoAvoidance:
    """Users who avoid each other: none by default; a feature may replace this."""

    async def of(self, user_id: int) -> dict[int, str]:
        """Return the users that a user avoids: names by id."""
        return {}

    async def avoiding(self, user_id: int) -> set[int]:
        """Return the users who avoid a user."""
        return set()

    async def among(self, avoided: Collection[int], people: Iterable[int]) -> set[int]:
        """Return the people who are among `avoided`."""
        return {one for one in people if one in avoided}

    async def apart_from(self, people: Iterable[int]) -> set[int]:
        """Return the users who avoid one of these people, or are avoided by one."""
        return set()


class Seeks:
    """Stores the seeks of users, one per server. `now` returns seconds since 1970, `waking` a user's waking hours."""

    def __init__(self, store: Store, now: Callable[[], int], waking: Callable[[int], Awaitable[Waking]]) -> None:
        self._store = store
        self.avoidance = NoAvoidance()
        self._now = now
        self._waking = waking

    def wish(self, user_id: int, game: str) -> Seek:
        """Return a new seek. Raises `Refused` for an unknown game."""
        if game != ANY_GAME and game not in GAMES:
            raise Refused("refuse-unknown-button")
        return Seek(user_id, game, self._now() + DEFAULT_SEEK_DURATION)

    async def begin(self, seek: Seek, guild_id: int) -> None:
        """Start to look for a game on a server."""
        await self._store.prefer("user", seek.user_id, _name(guild_id), f"{seek.game} {seek.until}")

    async def stop(self, user_id: int, guild_id: int) -> None:
        """Stop looking for a game."""
        await self._store.prefer("user", user_id, _name(guild_id), None)

    async def of(self, user_id: int, guild_id: int) -> Seek | None:
        """Return a user's seek on a server."""
        return self._read(user_id, await self._store.preference("user", user_id, _name(guild_id)) or "")

    async def others(self, user_id: int, guild_id: int) -> Counter[str]:
        """Count the other users who look for each game, or for `ANY_GAME`."""
        return Counter(seek.game for seek in await self._all(guild_id) if seek.user_id != user_id)

    async def opened(self, match_id: str) -> None:
        """Notify users who look for a lobby like this one, longest-waiting first.

        Users in the lobby are left out, and so is everyone who avoids one of its players or is avoided by one.
        """
        row = await self._store.match(match_id)
        if row is None or row.guild_id is None or row.status != "lobby":
            return
        seats = await self._store.seats(match_id)
        if not may_join(row, seats, None, self._now()):
            return
        seated = people(seats)
        without = seated | await self.avoidance.apart_from(seated)
        body, now = pack(Notice(LOBBY_OPENED)), self._now()
        fitting = [seek for seek in await self._all(row.guild_id) if seek.fits(row)]
        apart = await self.avoidance.among(without, (seek.user_id for seek in fitting))
        fitting = [seek for seek in fitting if seek.user_id not in apart]
        seeks = sorted(fitting, key=lambda seek: seek.until)
        await self._store.notify(match_id, [OutboxEntry(target(seek.user_id), body, now) for seek in seeks])

    async def is_sought(self, row: MatchRow, user_id: int) -> bool:
        """Return True if a user still looks for a lobby like this one, and can join it without avoided players."""
        seek = None if row.guild_id is None else await self.of(user_id, row.guild_id)
        seats = await self._store.seats(row.id)
        if seek is None or not seek.fits(row) or len(seats) >= row.seats:
            return False
        if not may_join(row, seats, user_id, self._now()):
            return False
        without = {user_id, *await self.avoidance.apart_from([user_id])}
        return not await self.avoidance.among(without, people(seats))

    async def seated(self, match_id: str, user_id: int) -> None:
        """End a user's seek if the lobby that they joined satisfies it."""
        row = await self._store.match(match_id)
        if row is None or row.guild_id is None:
            return
        if (seek := await self.of(user_id, row.guild_id)) is not None and seek.fits(row):
            await self.stop(user_id, row.guild_id)

    async def lobbies(self, guild_id: int, user_id: int) -> list[OpenLobby]:
        """Return the lobbies of a server that a user can join, next to start first.

        A rematch keeps its seats for the previous players, so only they find it. Lobbies with players whom the
        user avoids are left out. Lobbies with players who avoid the user come last: leaving them out would
        reveal it.
        """
        without, avoiding = {user_id, *await self.avoidance.of(user_id)}, await self.avoidance.avoiding(user_id)
        found: dict[str, OpenLobby] = {}
        lobbies: list[Lobby] = []
        for row in await self._store.lobbies_in(guild_id):
            seats = await self._store.seats(row.id)
            apart = await self.avoidance.among(without, people(seats))
            if row.game in GAMES and may_join(row, seats, user_id, self._now()) and not apart:
                found[row.id] = OpenLobby(row, seats)
                lobbies.append(lobby_of(row, seats))
        ordered = [found[one.id] for one in in_order(lobbies, self._now())]
        return sorted(ordered, key=lambda lobby: bool(people(lobby.seats) & avoiding))[:MAX_LOBBIES_FOUND]

    async def waking_together(self, lobby: OpenLobby, user_id: int) -> int | None:
        """Return the seconds per day when a user and all players are awake; None if none of them has set hours."""
        hours = [hours for user in (user_id, *people(lobby.seats)) if (hours := await self._waking(user)) != ALL_DAY]
        return common(hours, self._now()) if hours else None

    async def _all(self, guild_id: int) -> Sequence[Seek]:
        kept = await self._store.user_preferences(_name(guild_id))
        return [seek for user, text in kept.items() if (seek := self._read(user, text)) is not None]

    def _read(self, user_id: int, text: str) -> Seek | None:
        """Parse a stored seek; return None for one that has expired."""
        match text.split():
            case (game, until) if until.isdecimal() and int(until) > self._now():
                return Seek(user_id, game, int(until))
        return None


def people(seats: Iterable[SeatRow]) -> set[int]:
    """Return the users on these seats."""
    return {seat.user_id for seat in seats if seat.user_id is not None}


def _name(guild_id: int) -> str:
    """Return the name of the preference that holds a seek."""
    return f"seek:{guild_id}"
