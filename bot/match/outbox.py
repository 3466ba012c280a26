"""What a move led to, as it waits in the outbox until it is published."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from engine.core.types import Event, Seat

TABLE: Final = "table"
"""The outbox target of what everybody at the table may know."""


LASTING: Final = -1
"""Instead of a number of actions: no undo takes this back."""


class ShownEvent(Struct, frozen=True, array_like=True):
    """An event, and whether it came of an answer that was given for the player."""

    event: Event
    made_for: bool = False


def shown_events(events: Iterable[Event], made_for: Seat | None, viewer: Seat | None = None) -> list[ShownEvent]:
    """Those of the events that a seat may know of, or with None everybody; an answer given for `made_for` is marked at its first."""
    seen = [event for event in events if event.seen_by is None or viewer in event.seen_by]
    answer = None if made_for is None else next((event for event in seen if event.seat == made_for), None)
    return [ShownEvent(event, event is answer) for event in seen]


class Announcement(Struct, frozen=True, array_like=True):
    """Events in order, and the moments worth a picture, as positions that the game saved (`Game.view_snapshot` shows them).

    `by` is the user who made the move, None when nobody pressed anything: that user needs no call. `asked` are the
    decision_names of the questions that were open before: whoever was asked one of them has been called. `since` is how
    many actions were in force before the move, and `keep` how many an undo has left. `press` is the id of the press that
    made the move, by which the log follows it.
    """

    events: tuple[ShownEvent, ...]
    scenes: tuple[bytes, ...] = ()
    by: int | None = None
    asked: tuple[str, ...] = ()
    since: int = LASTING
    keep: int | None = None
    press: str | None = None

    def __add__(self, later: "Announcement") -> "Announcement":
        """Put later news behind these."""
        return Announcement(self.events + later.events, self.scenes + later.scenes, later.by, self.asked)


def calling(event: Event, by: int | None = None) -> Announcement:
    """News of one event that calls everybody who is asked, also of what was open before, but not `by`."""
    return Announcement((ShownEvent(event),), (), by)


pack: Final[Callable[[Announcement], bytes]] = msgspec.msgpack.Encoder().encode
"""Writes news for the outbox."""

unpack: Final = msgspec.msgpack.Decoder(Announcement).decode
"""Reads news from the outbox."""
