"""What of a match those who follow it are shown next. Knows no discord."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.match.timeline import Stop, Timeline
from storage.follows import Every, FollowRow, Place

MOST_FOLLOWS: Final = 25
"""So many matches and players a user may follow at once."""


class MatchUpdate(Struct, frozen=True, array_like=True):
    """What a reader is shown of a match: the entries after the `first` and up to the `last` step, and where.

    `to_the_end` is of a match that is over: nothing comes after it.
    """

    place: Place
    first: int
    last: int
    to_the_end: bool = False


def next_step(timeline: Timeline, after: int, every: Every, shown: int) -> int | None:
    """The last step after another one, among the `shown` first, at which a phase or a turn begins; None without one."""
    fitting = [
        stop.step
        for before, stop in pairwise(timeline.stops)
        if after < stop.step <= shown and _part(before, every) != _part(stop, every)
    ]
    return fitting[-1] if fitting else None


def _part(stop: Stop, every: Every) -> tuple[int, str]:
    return stop.turn, stop.phase if every == "phase" else ""


def covers(follows: Sequence[FollowRow], match_id: str, players: Sequence[int | None]) -> bool:
    """Whether follows take in a match with these players."""
    subjects = {("match", match_id), *(("player", str(player)) for player in players if player is not None)}
    return any((one.kind, one.subject) in subjects for one in follows)
