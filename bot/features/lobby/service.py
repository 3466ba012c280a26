"""Lobbies: opening, filling and setting up matches that have not begun. Does not use Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct, structs

from bot.features.lobby.invitations import invited, is_unmet_challenge, open_invitations, released
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms, NewMatches
from bot.match.quotas import Quotas
from bot.match.safe_names import PLACEHOLDER_NAME, shown
from bot.match.server_rules import ServerRules
from bot.match.settings import PACE, PARENT, SETTINGS, computers_of, seats_kept_for
from bot.match.stored import game_of, setup_of
from engine import GAMES
from engine.core.types import Illegal
from storage import errors
from storage.matches import MatchRow, SeatRow
from storage.messages import MessageRow
from storage.store import Store
from storage.waiting_lists import ReserveRow

LOBBY_MESSAGE: Final = "lobby"  # kind of the message that shows a lobby, in the store
REFUSALS_BY_STATUS: Final = {"live": "refuse-already-started", "ended": "refuse-over", "cancelled": "refuse-cancelled"}
"""Refusals for a lobby that no longer exists, by status."""


Changed = Callable[[str, int, int | None], Awaitable[None]]
"""Callback after a player came or left: the lobby, the previous number of players, and the user who came."""


async def nothing_changes(match_id: str, before: int, user_id: int | None = None) -> None:
    """Do nothing; the callback for lobbies without a muster."""


class PreparedLobby(Struct, frozen=True):
    """A lobby whose id, place and settings are known before it is made."""

    match_id: str
    channel_id: int
    guild_id: int | None
    owner_id: int
    game: str
    options: Mapping[str, str]
    settings: Mapping[str, str]


class Lobbies:
    """Opens, fills and sets up matches that have not begun. `lock` returns the lock of a match by its id."""

    def __init__(
        self, store: Store, now: Callable[[], int], lock: Callable[[str], asyncio.Lock], quotas: Quotas, new: NewMatches
    ) -> None:
        self._store = store
        self._now = now
        self._quotas = quotas
        self._opening = asyncio.Lock()
        self._server_rules = ServerRules(store)
        self._new = new
        self.lock = lock
        self.changed: Changed = nothing_changes

    async def open(
        self, channel_id: int, guild_id: int | None, user_id: int, name: str, terms: LobbyTerms, seat: int = 0
    ) -> MatchRow:
        """Open a lobby with its first player on `seat`.

        Raises `Refused` for unknown options, a busy channel, too many lobbies of the user, too many matches of the
        server, and what its managers exclude.
        """
        await self._server_rules.require_game(guild_id, terms.game)
        await self._server_rules.require_welcome(guild_id, user_id)
        match = await self._new.lobby(self._new.id(), channel_id, guild_id, user_id, terms)
        await self._demand_few_matches(user_id)
        async with self._opening:  # opening several at once must count each of them
            await self._demand_room(channel_id, user_id, guild_id)
            try:
                await self._store.create_match(match, SeatRow(seat, user_id, name))
            except errors.ChannelBusy:
                raise Refused("refuse-channel-busy") from None
        await self.changed(match.id, 0, user_id)
        return match

    async def gather(
        self, lobby: PreparedLobby, people: Sequence[tuple[int, str]], computers: Sequence[str] = ()
    ) -> None:
        """Make a lobby with known players (ids and names by seat); an existing one is completed.

        Computer players with these names have the last seats. Limits on matches per user do not apply.
        """
        first, *others = people
        match_id = lobby.match_id
        if await self._store.match(match_id) is None:
            terms = LobbyTerms(lobby.game, len(people) + len(computers), dict(lobby.options), lobby.settings)
            row = await self._new.lobby(match_id, lobby.channel_id, lobby.guild_id, lobby.owner_id, terms)
            await self._store.create_match(row, SeatRow(0, *first))
        async with self.lock(match_id):
            row, seats = await self.get_lobby(match_id)
            version, taken = row.version, {seat.seat for seat in seats}
            for number, (user, name) in enumerate(others, 1):
                if number not in taken:
                    version = await self._store.join(match_id, version, SeatRow(number, user, name))
            for number, name in enumerate(computers, len(people)):
                if number not in taken:
                    version = await self._store.join(match_id, version, SeatRow(number, None, name, computers_of(row)))

    async def _demand_room(self, channel_id: int, user_id: int, guild_id: int | None) -> None:
        """Raise `Refused` if the channel is busy, or if there are too many lobbies."""
        here = await self._store.match_in(channel_id)
        if here is not None and here.status in ("lobby", "live"):
            raise Refused("refuse-channel-busy")
        if await self._store.lobbies_of(user_id) >= self._quotas.lobbies:
            raise Refused("refuse-too-many-lobbies", most=self._quotas.lobbies)
        if guild_id is not None and await self._store.open_in(guild_id) >= self._quotas.games:
            raise Refused("refuse-too-many-games", most=self._quotas.games)

    async def get_lobby(self, match_id: str) -> tuple[MatchRow, tuple[SeatRow, ...]]:
        """Return a lobby and its seats.

        Raises `Refused` if it has started or ended, or needs a newer version of the program.
        """
        match = await self._store.match(match_id)
        if match is None:
            raise Refused("refuse-game-gone")
        if match.status != "lobby":
            raise Refused(REFUSALS_BY_STATUS[match.status])
        game_of(match)
        return match, await self._store.seats(match_id)

    async def message(self, match_id: str) -> MessageRow | None:
        """Return the message that shows a lobby."""
        return next((card for card in await self._store.cards(match_id) if card.kind == LOBBY_MESSAGE), None)

    async def settle(self, match_id: str, channel_id: int, parent: int) -> None:
        """Move a lobby to the thread or post made for it.

        If that is deleted, play continues in `parent`, for a rematch in the parent of the first match.
        """
        async with self.lock(match_id):
            match, _ = await self.get_lobby(match_id)
            settings = {PARENT: str(parent), **match.settings}
            try:
                await self._store.amend(match_id, match.version, channel_id=channel_id, settings=settings)
            except errors.ChannelBusy:
                raise Refused("refuse-channel-busy") from None

    async def set_message(self, match_id: str, channel_id: int, message_id: int) -> None:
        """Store which message shows a lobby, replacing the previous one."""
        await self._store.shown([], MessageRow(match_id, channel_id, message_id, -1, self._now(), LOBBY_MESSAGE))

    async def join(self, match_id: str, user_id: int, name: str) -> None:
        """Take the lowest free seat."""
        async with self.lock(match_id):
            match, seats = await self.get_lobby(match_id)
            await self._server_rules.require_welcome(match.guild_id, user_id)
            await self._demand_few_matches(user_id)
            await self._seat(match, seats, user_id, name)
            await self._store.remove_reserve(match_id, user_id)
        await self.changed(match_id, len(seats), user_id)

    async def reserve(self, match_id: str, user_id: int, name: str) -> bool:
        """Join the waiting list of a lobby or match, or leave it; return True if the user waits now."""
        if any(seat.user_id == user_id for seat in await self._store.seats(match_id)):
            raise Refused("refuse-already-joined")
        if await self._store.remove_reserve(match_id, user_id):
            return False
        match = await self._store.match(match_id)
        await self._server_rules.require_welcome(None if match is None else match.guild_id, user_id)
        await self._store.add_reserve(match_id, ReserveRow(user_id, name, self._now()))
        return True

    async def _demand_few_matches(self, user_id: int) -> None:
        """Raise `Refused` for a newcomer who already plays as many matches as a newcomer may."""
        live = await self._store.matches_of(user_id, "live")
        timed = sum(match.settings.get(PACE, "none") != "none" for match in live)
        most = self._quotas.most_matches(await self._store.finished(user_id))
        if timed >= most:
            raise Refused("refuse-too-many-matches", most=most)

    async def invite(self, match_id: str, user_id: int, name: str) -> None:
        """Give the lowest free seat to a computer player. Only the owner may."""
        async with self.lock(match_id):
            match, seats = await self.owned(match_id, user_id)
            await self._seat(match, seats, None, name)
        await self.changed(match_id, len(seats), None)

    async def _seat(self, match: MatchRow, seats: tuple[SeatRow, ...], user_id: int | None, name: str) -> None:
        taken = {seat.seat for seat in seats}
        free = [seat for seat in range(match.seats) if seat not in taken]
        guests = open_invitations(match, seats, self._now())
        if user_id is not None and user_id not in guests and 0 < len(free) <= len(guests):
            raise Refused("refuse-seats-kept", players=", ".join(f"<@{guest}>" for guest in guests))
        kept = seats_kept_for(match, user_id)
        number = next((seat for seat in free if seat in kept), next(iter(free), match.seats))
        try:
            computer = computers_of(match) if user_id is None else None
            await self._store.join(match.id, match.version, SeatRow(number, user_id, name, computer))
        except errors.AlreadySeated:
            raise Refused("refuse-already-joined") from None
        except errors.LobbyFull:
            raise Refused("refuse-lobby-full") from None

    async def leave(self, match_id: str, user_id: int) -> None:
        """Give up a seat. If the owner leaves, the next player becomes the owner; an empty lobby is cancelled."""
        async with self.lock(match_id):
            match, seats = await self.get_lobby(match_id)
            try:
                version = await self._store.leave(match_id, match.version, user_id)
            except errors.NotSeated:
                raise Refused("refuse-not-in-lobby") from None
            others = [seat.user_id for seat in seats if seat.user_id not in (None, user_id)]
            if not others:
                await self._store.set_status(match_id, version, "cancelled")
            else:
                owner = others[0] if match.owner_id == user_id else None
                await self._store.amend(match_id, version, owner_id=owner, settings=dict(released(match, user_id)))
        await self.changed(match_id, len(seats), None)

    async def decline(self, match_id: str, user_id: int) -> None:
        """Decline an invitation. A challenge that everyone has declined is cancelled."""
        async with self.lock(match_id):
            match, seats = await self.get_lobby(match_id)
            self.require_invited(match, user_id)
            if any(seat.user_id == user_id for seat in seats):
                raise Refused("refuse-already-joined")
            settings = dict(released(match, user_id))
            version = await self._store.amend(match_id, match.version, settings=settings)
            declined = structs.replace(match, settings=settings)
            if is_unmet_challenge(declined, seats) and not open_invitations(declined, seats, self._now()):
                await self._store.set_status(match_id, version, "cancelled")

    def require_invited(self, match: MatchRow, user_id: int) -> None:
        """Raise `Refused` unless a user is invited to a lobby and has not declined."""
        if user_id not in invited(match):
            raise Refused("refuse-not-invited")

    async def change(self, match_id: str, user_id: int, option: str, value: str) -> None:
        """Change an option, a setting or the number of `seats`. Only the owner may."""
        async with self.lock(match_id):
            match, seats = await self.owned(match_id, user_id)
            game = GAMES[match.game]
            try:
                if option == "seats":
                    setup = game.setup(int(value) if value.isdecimal() else -1)
                    await self._store.amend(match_id, match.version, seats=setup.seats)
                elif value in SETTINGS.get(option, ()):
                    await self._store.amend(match_id, match.version, settings={**match.settings, option: value})
                else:
                    amended = game.change_option(setup_of(match), option, value)
                    await self._store.amend(match_id, match.version, options=amended.options)
            except Illegal as illegal:
                raise Refused("reason", reason=illegal.reason, rules=match.game) from None
            except errors.LobbyFull:
                raise Refused("refuse-seats-taken") from None
        if option == "seats":
            await self.changed(match_id, len(seats), None)

    async def dismiss(self, match_id: str, user_id: int) -> None:
        """Remove the computer player added last, if any. Only the owner may."""
        async with self.lock(match_id):
            match, seats = await self.owned(match_id, user_id)
            computers = [seat.seat for seat in seats if seat.computer is not None]
            if computers:
                await self._store.unseat(match_id, match.version, computers[-1])
        await self.changed(match_id, len(seats), None)

    async def cancel(self, match_id: str) -> None:
        """Cancel a lobby."""
        async with self.lock(match_id):
            match, _ = await self.get_lobby(match_id)
            await self._store.set_status(match_id, match.version, "cancelled")

    async def ready(self, match_id: str, user_id: int) -> tuple[MatchRow, tuple[SeatRow, ...]]:
        """Prepare a lobby to start: number its seats without gaps, and drop empty seats if the game allows it.

        The caller holds its lock, and the user must own it. Raises `Refused` if there are too few players.
        """
        match, seats = await self.owned(match_id, user_id)
        least = GAMES[match.game].seats[0]
        if len(seats) < least:
            raise Refused("refuse-too-few", missing=least - len(seats))
        seated = tuple(structs.replace(seat, seat=number) for number, seat in enumerate(seats))
        return structs.replace(match, seats=len(seats)), seated

    async def owned(self, match_id: str, user_id: int) -> tuple[MatchRow, tuple[SeatRow, ...]]:
        """Return a lobby and its seats. Raises `Refused` unless the user owns it."""
        match, seats = await self.get_lobby(match_id)
        if match.owner_id != user_id:
            owner = tuple(number for number, seat in enumerate(seats) if seat.user_id == match.owner_id)
            names = tuple(shown(seat.name) for seat in seats)
            raise Refused("refuse-not-host", names=names, about=owner, players=PLACEHOLDER_NAME)
        return match, seats
