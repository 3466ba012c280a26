"""Conceding: it ends a match of two seats; with more, a computer player takes over the seat while people play on.

Does not use Discord.
"""

from collections.abc import Awaitable, Callable

from bot.clocks.seat_holders import conceding_ends
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache
from engine.core.types import Event, Seat

HandOver = Callable[[str, int], Awaitable[object]]  # gives a user's seat in a match to a computer player for good


class Conceding:
    """Concessions of players."""

    def __init__(self, cache: MatchCache, hand_over: HandOver) -> None:
        self._cache = cache
        self._hand_over = hand_over

    async def concede(self, match_id: str, user_id: int) -> None:
        """Concede for a user: the opponent wins, or in larger matches a computer player plays on."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            if ends(match):
                await self._end(match, seat, user_id)
                return
        await self._hand_over(match_id, user_id)

    async def _end(self, match: SeatedMatch, seat: Seat, user_id: int) -> None:
        update = await self._cache.clocks.begin(match)
        assert update is not None
        update.concede(seat)
        event = Event("conceded", seat, {"name": match.names[1 - seat]})
        await self._cache.save_end(match, "ended", "conceded", match.announcement(event, by=user_id))


def ends(match: SeatedMatch) -> bool:
    """Return True if conceding ends a match.

    A match from an older version of the program has no clock to record that, and goes on.
    """
    return conceding_ends(len(match.seats)) and match.clock is not None


def places(loser: Seat) -> tuple[int, ...]:
    """Return the places by seat in a match of two that `loser` conceded."""
    return tuple(2 if seat == loser else 1 for seat in range(2))
