"""What a move led to, as it waits in the outbox until it has been told."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.core.types import Event, Seat

TABLE: Final = "table"
"""The outbox target of what everybody at the table may know."""


class Told(Struct, frozen=True, array_like=True):
    """An event, and whether it came of an answer that was given for the player."""

    event: Event
    made_for: bool = False


def telling(events: Iterable[Event], made_for: Seat | None) -> list[Told]:
    """What everybody may know of events; of those that an answer given for a seat led to, its first tells the answer."""
    public = [event for event in events if event.seen_by is None]
    answer = None if made_for is None else next((event for event in public if event.seat == made_for), None)
    return [Told(event, event is answer) for event in public]


class News(Struct, frozen=True, array_like=True):
    """Events in order, and the moments worth a picture, as positions that the game saved (`Game.scene` shows them).

    `by` is the user who made the move, None when nobody pressed anything: that user needs no call. `asked` are the
    stamps of the questions that were open before: whoever was asked one of them has been called.
    """

    told: tuple[Told, ...]
    scenes: tuple[bytes, ...] = ()
    by: int | None = None
    asked: tuple[str, ...] = ()

    def __add__(self, later: "News") -> "News":
        """Put later news behind these."""
        return News(self.told + later.told, self.scenes + later.scenes, later.by, self.asked)


_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final[msgspec.msgpack.Decoder[Any]] = msgspec.msgpack.Decoder(News)


def pack(news: News) -> bytes:
    """Write news for the outbox."""
    return _ENCODER.encode(news)


def unpack(body: bytes) -> News:
    """Read news from the outbox."""
    news: News = _DECODER.decode(body)
    return news
