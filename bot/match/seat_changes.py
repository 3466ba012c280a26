"""Changes of who plays a seat of a running match: its person, a substitute or a computer player.

After missed turns, `bot.clocks.deadlines` gives a seat to a computer player.
"""

from bot.clocks.seat_holders import possible
from bot.match.early_end import early_end, is_last_person
from bot.match.errors import Refused
from bot.match.match import EARLY, SeatedMatch
from bot.match.match_cache import MatchCache
from bot.match.notices import seat_notices
from bot.match.server_rules import ServerRules
from bot.match.settings import is_secluded, stand_in_of
from engine.core.types import Event, Seat
from storage.matches import SeatRow


class SeatChanges:
    """Players who return, leave or take over seats, and vacations."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self._server_rules = ServerRules(cache.store)

    async def return_player(self, match: SeatedMatch, seat: Seat, user_id: int) -> None:
        """Return the seat of an absent player who acts, and wake a match that is asleep.

        This is stored at once, so that it holds even if the act is refused. The lock prevents other moves before the
        act.
        """
        update = await self._cache.clocks.begin(match)
        if update is None or not match.is_left_by(seat):
            return
        if update.clock.status == "asleep":
            update.resume()
        event, is_passed_on = Event("returned", seat, {}), update.clock.seats[seat].holder == "computer"
        update.take_back(seat)
        returned = [match.announcement(event, by=user_id)] if is_passed_on else []
        await self._cache.save_clock(match, user_id, *returned, catch_up=False)
        await self._cache.clocks.begin(match)

    async def come_back(self, match_id: str, user_id: int) -> None:
        """Return a user's own seat; does nothing if the user has it already."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            await self.return_player(match, seat, user_id)
            await self._cache.catch_up(match)

    async def substitute(self, match_id: str, user_id: int, name: str) -> Seat:
        """Take over the first free seat, and return it.

        Raises `Refused` if no seat is free, the user has one already, or an arbiter or the server keeps the user out.
        """
        async with self._cache.lock_match(match_id) as match:
            match.require_running()
            if any(seat.user_id == user_id for seat in match.seats):
                raise Refused("refuse-already-joined")
            if is_secluded(match.row):
                raise Refused("refuse-secluded")
            if await is_removed(self._cache, match_id, user_id):
                raise Refused("refuse-removed")
            await self._server_rules.require_welcome(match.row.guild_id, user_id)
            update = await self._cache.clocks.begin(match)
            found = free_seats(match)
            if update is None or not found:
                raise Refused("refuse-no-free-seat")
            await sit_down(self._cache, match, SeatRow(found[0], user_id, name))
            return found[0]

    async def vacate(self, match_id: str, user_id: int, name: str) -> None:
        """Give a user's seat, if any, to a computer player of that name until another person takes it."""
        async with self._cache.lock_match(match_id) as match:
            seat = next((one.seat for one in match.seats if one.user_id == user_id), None)
            if seat is None or match.row.status != "live":
                return
            update = await self._cache.clocks.begin(match)
            if update is not None:
                update.pass_on(seat)
            await self._cache.save_clock(match, user_id, seat=SeatRow(seat, None, name, stand_in_of(match.row)))

    async def leave_server(self, match_id: str, user_id: int) -> None:
        """Give the seat of a user who left the match's server to a computer player, until the user returns.

        A match without another person ends.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            update = await self._cache.clocks.begin(match) if match.row.status == "live" else None
            if update is None or not update.pass_on(seat):
                return
            event = Event("left_server", seat, {})
            if is_last_person(match, user_id):
                await self._cache.save_end(match, "ended", EARLY, early_end(event))
                return
            await self._cache.save_clock(match, None, match.announcement(event, by=user_id))

    async def take_in_vacation(self, match_id: str, user_id: int) -> None:
        """Update a match that waits for a user whose announced vacation has changed, so that its card shows it.

        Vacation that is being used lasts until the new return; if none is announced, until the user moves.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            update = await self._cache.clocks.begin(match) if seat in match.asked() else None
            if update is None:
                return
            away = (await self._cache.clocks.away(match, [seat])).get(seat)
            if away is not None and away.hours:
                update.renew_vacation(seat, away.hours)
            await self._cache.save_clock(match, user_id, match.announcement(by=user_id))


async def is_removed(cache: MatchCache, match_id: str, user_id: int) -> bool:
    """Return True if an arbiter has taken a user's seat, and no arbiter has given the user one since.

    A user whose data was deleted is recognised by a mark.
    """
    acts = await cache.store.arbiter_acts(match_id)
    known = (user_id, await cache.store.mark(match_id, user_id)) if acts else ()
    about = [act.removed for act in acts if act.removed in known or act.seated == user_id]
    return bool(about) and about[-1] in known


def free_seats(match: SeatedMatch) -> list[Seat]:
    """Return the seats that a substitute may take."""
    clock = match.current_clock
    if clock is None or match.row.status != "live":
        return []
    return [n for n, seat in enumerate(clock.seats) if possible(seat.holder, "substitute")]


async def sit_down(cache: MatchCache, match: SeatedMatch, taker: SeatRow, *, unasked: bool = False) -> None:
    """Seat a substitute in a free seat of a match whose clock change has begun, and announce it.

    Also notifies the seat's former user, and with `unasked` the substitute, who came from the waiting list.
    """
    update, user = match.clock_update, taker.user_id
    assert update is not None
    assert user is not None
    event = Event("substituted", taker.seat, {"name": match.names[taker.seat]})
    before, by = match.seats[taker.seat].user_id, None if unasked else user
    announcement, notices = match.announcement(event, by=user), seat_notices(taker.seat, before, user, by, cache.now())
    update.substitute(taker.seat, await cache.clocks.waking(user))
    await cache.save_clock(match, user, announcement, seat=taker, notices=notices)
    await cache.store.remove_reserve(match.row.id, user)
