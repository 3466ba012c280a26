"""Who looks for a game on a server, and learns of each that opens. Knows no Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.clocks.presets import DAY
from bot.clocks.starts import Lobby, in_order
from bot.clocks.waking import ALL_DAY, Waking, common
from bot.features.lobby.life import lobby_of
from bot.match.errors import Refused
from bot.match.notices import LOBBY_OPENED, Notice, pack, target
from bot.match.settings import SEATING, seats_kept_for
from engine import GAMES
from storage.matches import MatchRow, SeatRow
from storage.messages import OutboxEntry
from storage.store import Store

SEEK: Final = 14 * DAY
"""How long somebody looks for a game who says no more about it."""

ANY: Final = "any"
"""In place of a game's name: whichever it is."""

MOST: Final = 25
"""So many lobbies with a free seat are found: as many as a menu has entries."""


class Seek(Struct, frozen=True):
    """A user's wish to learn of each lobby that opens on a server: of which game, or `ANY`, and until when."""

    user_id: int
    game: str
    until: int

    def fits(self, row: MatchRow) -> bool:
        """Whether a lobby is one of those that are looked for."""
        return self.game in (ANY, row.game)


class OpenLobby(Struct, frozen=True):
    """A lobby with a free seat, and who sits in it."""

    row: MatchRow
    seats: tuple[SeatRow, ...]


class Company:
    """Users who would rather not play together: none, until a feature knows of some."""

    async def of(self, user_id: int) -> dict[int, str]:
        """Return the users that a user avoids: names by id."""
        return {}

    async def avoiding(self, user_id: int) -> set[int]:
        """Return the users who avoid a user."""
        return set()

    async def among(self, avoided: Collection[int], people: Iterable[int]) -> set[int]:
        """Return those of these people who are `avoided`."""
        return {one for one in people if one in avoided}

    async def apart_from(self, people: Iterable[int]) -> set[int]:
        """Return the users who avoid one of these people, or are avoided by one."""
        return set()


class Seeks:
    """Keeps who looks for a game, a choice of each user's by server.

    `now` gives seconds since 1970, `waking` the hours in which a user is awake.
    """

    def __init__(self, store: Store, now: Callable[[], int], waking: Callable[[int], Awaitable[Waking]]) -> None:
        self._store = store
        self.company = Company()
        self._now = now
        self._waking = waking

    def wish(self, user_id: int, game: str) -> Seek:
        """What somebody looks for who begins now; raises `Refused` for a game that there is not."""
        if game != ANY and game not in GAMES:
            raise Refused("refuse-unknown-button")
        return Seek(user_id, game, self._now() + SEEK)

    async def begin(self, seek: Seek, guild_id: int) -> None:
        """Look for a game on a server from now on."""
        await self._store.prefer("user", seek.user_id, _name(guild_id), f"{seek.game} {seek.until}")

    async def stop(self, user_id: int, guild_id: int) -> None:
        """Look for a game no longer."""
        await self._store.prefer("user", user_id, _name(guild_id), None)

    async def of(self, user_id: int, guild_id: int) -> Seek | None:
        """What a user looks for on a server."""
        return self._read(user_id, await self._store.preference("user", user_id, _name(guild_id)) or "")

    async def others(self, user_id: int, guild_id: int) -> Counter[str]:
        """How many others look for each game, or for `ANY`."""
        return Counter(seek.game for seek in await self._all(guild_id) if seek.user_id != user_id)

    async def opened(self, match_id: str) -> None:
        """Let everybody know of a lobby who looks for such a one, is not in it and would sit with nobody to avoid.

        First is who has looked for the longest time.
        """
        row = await self._store.match(match_id)
        if row is None or row.guild_id is None or row.status != "lobby":
            return
        seated = people(await self._store.seats(match_id))
        without = seated | await self.company.apart_from(seated)
        body, now = pack(Notice(LOBBY_OPENED)), self._now()
        fitting = [seek for seek in await self._all(row.guild_id) if seek.fits(row)]
        apart = await self.company.among(without, (seek.user_id for seek in fitting))
        fitting = [seek for seek in fitting if seek.user_id not in apart]
        seeks = sorted(fitting, key=lambda seek: seek.until)
        await self._store.notify(match_id, [OutboxEntry(target(seek.user_id), body, now) for seek in seeks])

    async def is_sought(self, row: MatchRow, user_id: int) -> bool:
        """Whether a lobby is still one that a user looks for, and has a seat free for that user with nobody to avoid."""
        seek = None if row.guild_id is None else await self.of(user_id, row.guild_id)
        seats = await self._store.seats(row.id)
        if seek is None or not seek.fits(row) or len(seats) >= row.seats:
            return False
        without = {user_id, *await self.company.apart_from([user_id])}
        return not await self.company.among(without, people(seats))

    async def seated(self, match_id: str, user_id: int) -> None:
        """Take in that a user has a seat in a lobby: who has found what was looked for looks for it no longer."""
        row = await self._store.match(match_id)
        if row is None or row.guild_id is None:
            return
        seek = await self.of(user_id, row.guild_id)
        if seek is not None and seek.fits(row):
            await self.stop(user_id, row.guild_id)

    async def lobbies(self, guild_id: int, user_id: int) -> list[OpenLobby]:
        """The lobbies of a server in which a user can sit down: the one that will start next is the first.

        A rematch keeps its seats for who played before, so it is only theirs to find. Where somebody sits whom the user
        avoids is not shown, where somebody sits who avoids the user comes last: to leave it out would say so.
        """
        without, avoiding = {user_id, *await self.company.of(user_id)}, await self.company.avoiding(user_id)
        found: dict[str, tuple[MatchRow, tuple[SeatRow, ...]]] = {}
        lobbies: list[Lobby] = []
        for row in await self._store.lobbies_in(guild_id):
            seats = await self._store.seats(row.id)
            kept_for_others = bool(row.settings.get(SEATING)) and not seats_kept_for(row, user_id)
            apart = await self.company.among(without, people(seats))
            if row.game in GAMES and not kept_for_others and not apart:
                found[row.id] = (row, seats)
                lobbies.append(lobby_of(row, seats))
        ordered = [OpenLobby(*found[one.id]) for one in in_order(lobbies, self._now())]
        return sorted(ordered, key=lambda lobby: bool(people(lobby.seats) & avoiding))[:MOST]

    async def waking_together(self, lobby: OpenLobby, user_id: int) -> int | None:
        """The seconds a day in which a user and those in a lobby are awake; None where nobody of them has set hours."""
        hours = [hours for user in (user_id, *people(lobby.seats)) if (hours := await self._waking(user)) != ALL_DAY]
        return common(hours, self._now()) if hours else None

    async def _all(self, guild_id: int) -> Sequence[Seek]:
        kept = await self._store.user_preferences(_name(guild_id))
        return [seek for user, text in kept.items() if (seek := self._read(user, text)) is not None]

    def _read(self, user_id: int, text: str) -> Seek | None:
        """What a kept choice says; None for one that is past."""
        match text.split():
            case (game, until) if until.isdecimal() and int(until) > self._now():
                return Seek(user_id, game, int(until))
        return None


def people(seats: Iterable[SeatRow]) -> set[int]:
    """The users who sit on seats."""
    return {seat.user_id for seat in seats if seat.user_id is not None}


def _name(guild_id: int) -> str:
    """The name of the choice."""
    return f"seek:{guild_id}"
