"""Rulings of an arbiter in a running match; each is published with its reason. Does not use Discord."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct, structs

from bot.clocks.deadlines import Update
from bot.clocks.paces import HOUR
from bot.match.errors import Refused
from bot.match.giving_orders import Ordering
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache
from bot.match.notices import SeatRuling, seat_notices
from bot.match.safe_names import harmless, shown
from bot.match.settings import DECIDED, decided_places, stand_in_of
from bot.match.undoing import UndoWish, go_on, undo_points
from engine.core.types import ARBITER, Event, Reason, Seat
from storage.arbiters import ArbiterRow
from storage.matches import SeatRow

MAX_REASON_LENGTH: Final = 200


NO_CHOICE_YET: Final = -1
"""A number of actions that no undo can keep, for matches in which no player has made a choice yet."""


class Ruling(Struct, frozen=True):
    """An arbiter's id, public name and reason for an act; `counts` is that of the `SeatRuling` for a substitute."""

    by: int
    name: str
    reason: str
    counts: str = ""

    def act(self, match: SeatedMatch, kind: str, at: int, seat: Seat | None = None, hours: int = 0) -> ArbiterRow:
        """Return the row that stores an act, made at the instant `at`."""
        name, reason = shown(self.name), harmless(self.reason, MAX_REASON_LENGTH)
        return ArbiterRow(kind, match.log_length, self.by, name, reason, at, seat, hours)


def event_of(act: ArbiterRow) -> Event:
    """Return the event that publishes an act."""
    number = 1 + (act.seat or 0)
    return Event(
        f"arbiter_{act.kind}",
        act.seat,
        {"name": act.name, "reason": act.reason, "hours": act.hours, "number": number},
    )


class Arbiter:
    """Acts of arbiters in running matches, whose rights the caller has checked. Raises `Refused` if a match is over."""

    def __init__(self, cache: MatchCache, ordering: Ordering) -> None:
        self._cache = cache
        self._ordering = ordering

    async def undo(self, match_id: str, ruling: Ruling, wish: UndoWish, key: str) -> None:
        """Undo actions of any player: down to the number in `wish`, by default the last choice of a person."""
        async with self._cache.lock_match(match_id) as match:
            match.require_running()
            if not isinstance(wish.to, int):
                wish = structs.replace(wish, to=max(undo_points(match), default=NO_CHOICE_YET))
            keep = wish.target(match, ARBITER)
            act = ruling.act(match, "undo", self._cache.now())
            await self._cache.clocks.begin(match)
            move = match.undo(ARBITER, keep, agreed=True)
            move.publish_as(event_of(act))
            await self._cache.save(match, move, ruling.by, key, act)
            await go_on(self._cache, self._ordering, match)

    async def redo(self, match_id: str, ruling: Ruling, key: str) -> None:
        """Redo what an arbiter undid last."""
        async with self._cache.lock_match(match_id) as match:
            match.require_running()
            if not match.core.redo_is_possible(ARBITER):
                raise match.refused(Reason("nothing_to_redo"))
            act = ruling.act(match, "redo", self._cache.now())
            await self._cache.clocks.begin(match)
            move = match.redo(ARBITER)
            move.publish_as(event_of(act))
            await self._cache.save(match, move, ruling.by, key, act)
            await self._cache.catch_up(match)

    async def pause(self, match_id: str, ruling: Ruling) -> None:
        """Stop all clocks of a match, until an arbiter resumes it."""
        async with self._cache.lock_match(match_id) as match:
            update = await self._begin(match)
            if update.clock.status == "paused" and update.clock.until is None:
                raise Refused("refuse-paused")
            update.pause()
            await self._save(match, ruling.act(match, "pause", self._cache.now()))

    async def resume(self, match_id: str, ruling: Ruling) -> None:
        """Restart the clocks of a match."""
        async with self._cache.lock_match(match_id) as match:
            update = await self._begin(match)
            if update.clock.status != "paused":
                raise Refused("refuse-not-paused")
            update.resume()
            await self._save(match, ruling.act(match, "resume", self._cache.now()))

    async def extend(self, match_id: str, ruling: Ruling, hours: int, seat: Seat | None = None) -> None:
        """Add hours to the time bank of a seat, or of all seats if `seat` is None."""
        async with self._cache.lock_match(match_id) as match:
            update = await self._begin(match)
            update.add_bank(range(len(match.seats)) if seat is None else (seat,), hours * HOUR)
            kind = "extend_all" if seat is None else "extend"
            await self._save(match, ruling.act(match, kind, self._cache.now(), seat, hours))

    async def replace(self, match_id: str, ruling: Ruling, seat: Seat, user_id: int | None, name: str) -> None:
        """Give a seat to a user, or to a computer player if `user_id` is None, until another person takes it over.

        Raises `Refused` if the seat is a computer player's for good, or the user has a seat already.
        """
        async with self._cache.lock_match(match_id) as match:
            update = await self._begin(match)
            if user_id is not None and any(one.user_id == user_id for one in match.seats):
                raise Refused("refuse-already-joined")
            if update.clock.seats[seat].holder in ("conceded", "invited"):
                raise Refused("refuse-seat-for-good")
            update.pass_on(seat)
            if user_id is None:
                taker = SeatRow(seat, None, name, stand_in_of(match.row))
            else:
                update.substitute(seat, await self._cache.clocks.waking(user_id))
                taker = SeatRow(seat, user_id, name)
            kind = "replace" if user_id is not None else "vacate"
            await self._save(match, ruling.act(match, kind, self._cache.now(), seat), taker, ruling.counts)
            if user_id is not None:
                await self._cache.store.remove_reserve(match_id, user_id)

    async def end(self, match_id: str, ruling: Ruling, places: Sequence[int] = ()) -> None:
        """End a match without a winner, or with the places by seat that organisers have given.

        Places that organisers gave before are corrected.
        """
        async with self._cache.lock_match(match_id) as match:
            if places and (match.row.status == "live" or decided_places(match.row)):
                await self._cache.save_setting(match, DECIDED, " ".join(map(str, places)))
            match.require_running()
            act = ruling.act(match, "end", self._cache.now())
            await self._cache.save_end(
                match, "cancelled", "arbiter", match.announcement(event_of(act), by=act.by_user), act
            )

    async def _begin(self, match: SeatedMatch) -> Update:
        match.require_running()
        update = await self._cache.clocks.begin(match)
        if update is None:
            raise Refused("clock-none")
        return update

    async def _save(self, match: SeatedMatch, act: ArbiterRow, taker: SeatRow | None = None, counts: str = "") -> None:
        if taker is not None:
            act = structs.replace(act, removed=match.seats[taker.seat].user_id, seated=taker.user_id)
        announcement, notices = match.announcement(event_of(act), by=act.by_user), []
        if taker is not None:
            why = SeatRuling(act.name, act.reason, shown(match.seats[taker.seat].name), shown(taker.name), counts)
            notices = seat_notices(taker.seat, act.removed, act.seated, act.by_user, act.at, why)
        await self._cache.save_clock(match, act.by_user, announcement, seat=taker, notices=notices, act=act)
