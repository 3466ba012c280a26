"""Early ends: a match in which no person is left, nor waits for a free seat, ends with its position as the result."""

from typing import Final

from bot.clocks.seat_holders import possible
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, ShownEvent
from engine.core.types import Event
from storage.store import Store

ENDED_EARLY_EVENT: Final = "ended_early"  # the kind of the event that a match ends because no person is left

RESIGNED_EVENT: Final = "resigned"  # a bot plays on
RESIGNED_LAST_EVENT: Final = "resigned_last"  # the match ends


async def is_deserted(match: SeatedMatch, store: Store) -> bool:
    """Return True if no person is in a match, or waiting for a free seat in it."""
    if match.people:
        return False
    seats = () if match.clock is None else match.clock.seats
    is_free = any(possible(seat.holder, "substitute") for seat in seats)
    return not (is_free and await store.reserves(match.row.id))


def is_last_person(match: SeatedMatch, user_id: int) -> bool:
    """Return True if a match ends when this user leaves it, because no other person is in it."""
    return match.people == {user_id}


async def resignation(match: SeatedMatch, store: Store, user_id: int) -> str:
    """Return the kind of the event that a user resigns."""
    is_end = is_last_person(match, user_id) and not await store.reserves(match.row.id)
    return RESIGNED_LAST_EVENT if is_end else RESIGNED_EVENT


def early_end(*before: Event) -> Announcement:
    """Return the announcement of an early end, after the events that led to it. Such a match has no rating."""
    return Announcement(tuple(map(ShownEvent, (*before, Event(ENDED_EARLY_EVENT, None, {})))))
