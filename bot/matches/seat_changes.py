"""Who plays a seat of a running match: its person, who may come back, a substitute, or a computer player."""

from __future__ import annotations

from bot.clocks.absence import possible
from bot.clocks.waking import Waking, hindrance
from bot.matches.cache import MatchCache
from bot.matches.errors import Refused
from bot.matches.match import SeatedMatch
from bot.matches.settings import stand_in_of
from engine.core.types import Seat
from storage.rows import SeatRow


class SeatChanges:
    """What people do with their seats beside moving."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def welcome(self, table: SeatedMatch, seat: Seat, user_id: int) -> None:
        """Begin an act of a seat's person: who was away has the seat back, and a match that is asleep wakes.

        That is stored by itself, so that it stays where the act is refused.
        """
        update = await self._cache.clocks.begin(table)
        if update is None:
            return
        is_asleep = update.clock.status == "asleep"
        if is_asleep:
            update.update.resume()
        if is_asleep or update.clock.seats[seat].for_computer:
            update.update.take_back(seat)
            update.update.ask(table.asked())
            await self._cache.save_clock(table, user_id)
            await self._cache.clocks.begin(table)

    async def come_back(self, match_id: str, user_id: int) -> None:
        """Take one's seat back; whoever has it already changes nothing."""
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            table.require_running()
            await self.welcome(table, seat, user_id)

    async def substitute(self, match_id: str, user_id: int, name: str) -> Seat:
        """Sit down in the first seat whose person has not come back; returns it.

        Raises:
            Refused: There is no such seat, or the user has one.
        """
        async with self._cache.hold(match_id) as table:
            table.require_running()
            if any(seat.user_id == user_id for seat in table.seats):
                raise Refused("refuse-already-joined")
            update = await self._cache.clocks.begin(table)
            found = free_seats(table)
            if update is None or not found:
                raise Refused("refuse-no-free-seat")
            update.update.substitute(found[0], await self._cache.clocks.waking(user_id))
            update.update.ask(table.asked())
            await self._cache.save_clock(table, user_id, SeatRow(found[0], user_id, name))
            await self._cache.store.remove_reserve(match_id, user_id)
            return found[0]

    async def vacate(self, match_id: str, user_id: int, name: str) -> None:
        """Give a user's seat to a computer player of that name until somebody else takes it; where there is none, nothing."""
        async with self._cache.hold(match_id) as table:
            seat = next((one.seat for one in table.seats if one.user_id == user_id), None)
            if seat is None or table.row.status != "live":
                return
            update = await self._cache.clocks.begin(table)
            if update is not None:
                update.update.pass_on(seat)
            await self._cache.save_clock(table, user_id, SeatRow(seat, None, name, stand_in_of(table.row)))
            await self._cache.catch_up(table)

    async def set_waking(self, match_id: str, user_id: int, waking: Waking) -> None:
        """Use other waking hours from the user's next turn on.

        Raises:
            Refused: They are none, with the reason's own sentence.
        """
        why = hindrance(waking.zone, waking.begins, waking.ends)
        if why is not None:
            raise Refused(why)
        async with self._cache.hold(match_id) as table:
            seat = table.seat_of(user_id)
            update = await self._cache.clocks.begin(table)
            if update is not None and table.row.status == "live":
                update.update.set_waking(seat, waking)
                await self._cache.save_clock(table, user_id)


def free_seats(table: SeatedMatch) -> list[Seat]:
    """The seats in which a substitute may sit down."""
    kept = table.clock_update or table.clock
    if kept is None or table.row.status != "live":
        return []
    return [n for n, seat in enumerate(kept.clock.seats) if possible(seat.holder, "substitute")]
