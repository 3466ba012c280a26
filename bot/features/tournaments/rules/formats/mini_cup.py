"""Small cups that start by themselves: a queue, and who of it makes a cup."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct

DAY: Final = 86_400
PAUSED_AFTER: Final = 3 * DAY
REMOVED_AFTER: Final = 14 * DAY
"""Seconds without a sign of life."""


class Waiting(Struct, frozen=True):
    """Somebody in the queue; times are seconds."""

    player: int
    joined: int
    seen: int


class Queue(Struct, frozen=True):
    """Who waits, in the order of joining, and which two never play in one cup."""

    size: int
    waiting: tuple[Waiting, ...] = ()
    blocked: frozenset[tuple[int, int]] = frozenset()


def joined(queue: Queue, player: int, now: int) -> Queue:
    """The queue with one more; who waits already has been seen."""
    if any(one.player == player for one in queue.waiting):
        return seen(queue, player, now)
    return msgspec.structs.replace(queue, waiting=(*queue.waiting, Waiting(player, now, now)))


def left(queue: Queue, *players: int) -> Queue:
    """The queue without some."""
    staying = tuple(one for one in queue.waiting if one.player not in players)
    return msgspec.structs.replace(queue, waiting=staying)


def seen(queue: Queue, player: int, now: int) -> Queue:
    """The queue after a sign of life."""
    waiting = (msgspec.structs.replace(one, seen=now) if one.player == player else one for one in queue.waiting)
    return msgspec.structs.replace(queue, waiting=tuple(waiting))


def expired(queue: Queue, now: int) -> tuple[int, ...]:
    """Who has been unseen for so long that they are removed."""
    return tuple(one.player for one in queue.waiting if now - one.seen >= REMOVED_AFTER)


def ready(queue: Queue, now: int) -> tuple[int, ...]:
    """The players of the next cup, or none: those who joined first, unseen and blocked ones passed over."""
    active = [one.player for one in queue.waiting if now - one.seen < PAUSED_AFTER]
    return next(_cups(queue, active, ()), ())


def _cups(queue: Queue, active: Sequence[int], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(chosen) == queue.size:
        yield chosen
        return
    for position, player in enumerate(active):
        if len(active) - position < queue.size - len(chosen):
            return
        if not any((player, other) in queue.blocked or (other, player) in queue.blocked for other in chosen):
            yield from _cups(queue, active[position + 1 :], (*chosen, player))
