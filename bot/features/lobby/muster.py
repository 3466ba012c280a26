"""The life of a lobby: mustering players when it is full, and asking its owner when it does not fill up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clocks import lobby_deadlines
from bot.clocks.clock import DORMANT_SECONDS
from bot.clocks.deadlines import MIN_REACH_RETRY
from bot.features.lobby.invitations import invited_until, is_unmet_challenge
from bot.features.lobby.service import Lobbies
from bot.match.clock_keeper import GONE, ClockKeeper
from bot.match.notices import LOBBY_MINIMUM, LOBBY_OLD, Notice, pack, target
from bot.match.settings import ASKED_AT, FULL_AT, KEPT_AT, OUT_OF_REACH, PRESENT_SEATS, seats_in, stand_in_of
from engine import GAMES
from storage.clocks import ClockChange
from storage.match_results import OutcomeRow
from storage.matches import MatchRow, SeatRow
from storage.messages import OutboxEntry
from storage.store import Store

Start = Callable[[str, int], Awaitable[object]]  # callback that starts the match of a lobby for its owner


async def plain_name(guild_id: int | None, number: int) -> str:
    """Name a computer player when the language of the server is unknown."""
    return f"Computer {number}"


class LobbyLife:
    """Musters, fills and closes lobbies.

    `start` is called outside the lobby's lock; `computer_name` names a computer player on a server.
    """

    def __init__(self, store: Store, clocks: ClockKeeper, lobbies: Lobbies, start: Start) -> None:
        self._store = store
        self._clocks = clocks
        self._lobbies = lobbies
        self._start = start
        self.computer_name = plain_name

    async def update_muster(self, match_id: str, before: int, user_id: int | None, *, checked_in: bool = False) -> None:
        """Update the muster after a player came or left.

        `before` is how many players were in the lobby before, and `user_id` is the user who has just come. The last
        player to come counts as present, and so does an owner who opened the lobby recently. That alone does not start
        the match, because the owner may still want to set it up: it starts if the user has `checked_in`, or by a press
        of *Start*. If the lobby is no longer full, its owner may be asked about it again.
        """
        async with self._lobbies.lock(match_id):
            row = await self._store.match(match_id)
            if row is None or row.status != "lobby":
                return
            seats, now = await self._store.seats(match_id), await self._clocks.now()
            lobby = lobby_of(row, seats)
            if lobby_deadlines.reaches_minimum(lobby, before):
                await self._notify(row, LOBBY_MINIMUM)
            full, changes = _musters(row, seats), {FULL_AT: "", PRESENT_SEATS: ""}
            if full:
                known = {user_id, row.owner_id} if now - row.created_at < lobby_deadlines.MUSTER_SECONDS else {user_id}
                present = {*seats_in(row, PRESENT_SEATS)}
                present |= {seat.seat for seat in seats if seat.user_id is not None and seat.user_id in known}
                at = row.settings.get(FULL_AT) or str(now)
                changes = {FULL_AT: at, PRESENT_SEATS: " ".join(map(str, sorted(present))), ASKED_AT: "", KEPT_AT: ""}
            await self._set(row, changes)
        if full and checked_in:
            await self.look(match_id, now)
        elif full:
            full_at, outages = int(changes[FULL_AT]), self._clocks.outages()
            await self._store.set_due(match_id, lobby_deadlines.later(full_at, lobby_deadlines.MUSTER_SECONDS, outages))
        else:
            await self._store.set_due(match_id, lobby_deadlines.lobby_step(lobby, self._clocks.outages()).at)

    async def be_present(self, match_id: str, user_id: int) -> bool:
        """Mark a user as present; return True if that started the match."""
        await self.update_muster(match_id, len(await self._store.seats(match_id)), user_id, checked_in=True)
        row = await self._store.match(match_id)
        return row is not None and row.status == "live"

    async def keep(self, match_id: str, user_id: int) -> None:
        """Keep a lobby open for another week. Only its owner may; a full lobby musters regardless."""
        async with self._lobbies.lock(match_id):
            row, seats = await self._lobbies.owned(match_id, user_id)
            if _musters(row, seats):
                return
            await self._set(row, {KEPT_AT: str(await self._clocks.now()), ASKED_AT: ""})
            row, _ = await self._lobbies.get_lobby(match_id)
        await self._store.set_due(match_id, lobby_deadlines.lobby_step(lobby_of(row, seats), self._clocks.outages()).at)

    async def fill(self, match_id: str, user_id: int) -> None:
        """Give all free seats to computer players and start the match. Only the owner may."""
        row, seats = await self._lobbies.get_lobby(match_id)
        computers = sum(seat.computer is not None for seat in seats)
        for number in range(1, 1 + row.seats - len(seats)):
            name = await self.computer_name(row.guild_id, computers + number)
            await self._lobbies.invite(match_id, user_id, name)
        await self._start(match_id, user_id)

    async def look(self, match_id: str, now: int, *, until_now: bool | None = None) -> None:
        """Do what is due in a lobby, unless players cannot reach it.

        If `until_now` is True, an outage that is discovered only now began just now; otherwise when something last
        happened in the lobby.
        """
        async with self._lobbies.lock(match_id):
            row, seats = await self._lobbies.get_lobby(match_id)
            if not await self._is_in_reach(row, now, until_now=bool(until_now)):
                return
            row, seats = await self._lobbies.get_lobby(match_id)
            owner = await self._muster(row, seats, now) if _musters(row, seats) else await self._wait(row, seats, now)
        if owner is not None:
            await self._start(match_id, owner)

    async def _is_in_reach(self, row: MatchRow, now: int, *, until_now: bool) -> bool:
        """Return True if players can reach a lobby.

        Time out of reach does not count against anyone. A lobby whose channel is lost is closed.
        """
        why = await self._clocks.out_of_reach(row, is_due=True)
        since = _instant(row, OUT_OF_REACH)
        if not why:
            if since is not None:
                moved = {name: _instant(row, name) for name in (FULL_AT, ASKED_AT, KEPT_AT)}
                outages = self._clocks.outages()
                given = {
                    name: str(lobby_deadlines.later_by_absence(at, since, now, outages))
                    for name, at in moved.items()
                    if at is not None
                }
                await self._set(row, {**given, OUT_OF_REACH: ""})
            return True
        if since is None:
            known = [_instant(row, name) or 0 for name in (FULL_AT, ASKED_AT, KEPT_AT)]
            since = now if until_now else max(row.created_at, *known)
            await self._set(row, {OUT_OF_REACH: str(since)})
            row, _ = await self._lobbies.get_lobby(row.id)
        if why == GONE or now - since >= DORMANT_SECONDS:
            await self._close(row, now)
        else:
            await self._store.set_due(row.id, now + MIN_REACH_RETRY)
        return False

    async def _muster(self, row: MatchRow, seats: tuple[SeatRow, ...], now: int) -> int | None:
        """Muster the players; return the owner if the match starts now."""
        present = {
            seat.user_id for seat in seats if seat.seat in seats_in(row, PRESENT_SEATS) and seat.user_id is not None
        }
        people = tuple(seat.user_id for seat in seats if seat.user_id is not None)
        reserves = tuple(one.user_id for one in await self._store.reserves(row.id))
        muster = lobby_deadlines.Muster(_instant(row, FULL_AT) or now, people, frozenset(present), reserves)
        step = lobby_deadlines.muster_step(muster, now, self._clocks.outages())
        if step.at > now:
            await self._store.set_due(row.id, step.at)
            return None
        if step.step == "replace":
            if not present:
                await self._close(row, now)
                return None
            await self._replace(row, seats, lobby_deadlines.replacements(muster))
            row, seats = await self._lobbies.get_lobby(row.id)
            there = [seat.seat for seat in seats if seat.user_id is not None]
            # Players keep the seats that they were given even if the start fails.
            await self._set(row, {PRESENT_SEATS: " ".join(map(str, there))})
        owner = row.owner_id if row.owner_id in present else min(present)
        if owner != row.owner_id:
            fresh, _ = await self._lobbies.get_lobby(row.id)
            await self._store.amend(row.id, fresh.version, owner_id=owner)
        return owner

    async def _replace(
        self, row: MatchRow, seats: tuple[SeatRow, ...], replaced: tuple[lobby_deadlines.Replacement, ...]
    ) -> None:
        """Replace absent players by reserves and computer players."""
        names = {one.user_id: one.name for one in await self._store.reserves(row.id)}
        places = {seat.user_id: seat.seat for seat in seats}
        version, number = row.version, sum(seat.computer is not None for seat in seats)
        for one in replaced:
            place = places[one.missing]
            version = await self._store.unseat(row.id, version, place)
            if one.reserve is None:
                number += 1
                taker = SeatRow(place, None, await self.computer_name(row.guild_id, number), stand_in_of(row))
            else:
                taker = SeatRow(place, one.reserve, names[one.reserve])
            version = await self._store.join(row.id, version, taker)
            if one.reserve is not None:
                await self._store.remove_reserve(row.id, one.reserve)

    async def _wait(self, row: MatchRow, seats: tuple[SeatRow, ...], now: int) -> int | None:
        step = lobby_deadlines.lobby_step(lobby_of(row, seats), self._clocks.outages())
        if step.at > now:
            await self._store.set_due(row.id, step.at)
        elif step.step == "close":
            await self._close(row, now)
        else:
            await self._notify(row, LOBBY_OLD)  # first: the lobby must not close before its owner has been asked
            await self._set(row, {ASKED_AT: str(now)})
            await self._store.set_due(row.id, now + lobby_deadlines.OWNER_ANSWER_SECONDS)
        return None

    async def _close(self, row: MatchRow, now: int) -> None:
        change = ClockChange(outcome=OutcomeRow(row.game, row.created_at, now, "expired"))
        await self._store.set_status(row.id, row.version, "cancelled", clock=change)

    async def _notify(self, row: MatchRow, kind: str) -> None:
        entry = OutboxEntry(target(row.owner_id), pack(Notice(kind)), await self._clocks.now())
        await self._store.notify(row.id, [entry])

    async def _set(self, row: MatchRow, given: dict[str, str]) -> None:
        """Change settings of a lobby, if any differ. An empty value removes a setting."""
        settings = {name: value for name, value in {**row.settings, **given}.items() if value or name not in given}
        if settings != row.settings:
            await self._store.amend(row.id, row.version, settings=settings)


def _musters(row: MatchRow, seats: tuple[SeatRow, ...]) -> bool:
    """Return True if all seats are taken, by at least two people; a single person starts when they like."""
    return len(seats) >= row.seats and sum(seat.user_id is not None for seat in seats) > 1


def lobby_of(row: MatchRow, seats: tuple[SeatRow, ...]) -> lobby_deadlines.Lobby:
    """Return the part of a lobby that the rules for mustering need."""
    least = GAMES[row.game].seats[0]
    asked, kept = _instant(row, ASKED_AT), _instant(row, KEPT_AT)
    lapses_at = invited_until(row) if is_unmet_challenge(row, seats) else None
    return lobby_deadlines.Lobby(row.id, row.created_at, least, row.seats, len(seats), asked, kept, lapses_at)


def _instant(row: MatchRow, setting: str) -> int | None:
    value = row.settings.get(setting, "")
    return int(value) if value.isdecimal() else None
