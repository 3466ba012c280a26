"""What a move led to, as it waits in the outbox until it is published."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from bot.match.stored import kind_of, picks_of
from engine.core.log import Entry, Undo
from engine.core.match import Step
from engine.core.types import Event, Seat
from storage.matches import LogRow

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

    def __add__(self, later: Announcement) -> Announcement:
        """Put later news behind these."""
        return Announcement(self.events + later.events, self.scenes + later.scenes, later.by, self.asked)


def calling(event: Event, by: int | None = None) -> Announcement:
    """News of one event that calls everybody who is asked, also of what was open before, but not `by`."""
    return Announcement((ShownEvent(event),), (), by)


pack: Final[Callable[[Announcement], bytes]] = msgspec.msgpack.Encoder().encode
"""Writes news for the outbox."""

unpack: Final = msgspec.msgpack.Decoder(Announcement).decode
"""Reads news from the outbox."""


class MoveResult:
    """What one move led to: entries for the log, each with whether it was made for its player, and the news.

    `asked` are the names of the questions that were open before it, `since` is how many actions were in force, or
    `LASTING` where no undo takes it back.
    """

    def __init__(self, asked: tuple[str, ...] = (), since: int = LASTING) -> None:
        self._asked = asked
        self._since = since
        self.entries: list[tuple[Entry, bool]] = []
        self._published: list[tuple[tuple[Event, ...], Seat | None]] = []
        self._scenes: list[bytes] = []
        self._again: Sequence[Step] = ()

    def add(self, step: Step, *, made_for: bool) -> None:
        """Take in a step of the match, which may have begun with an answer made for its player."""
        self.entries += [(entry, made_for) for entry in step.entries]
        self._published.append((step.events, step.entries[0].seat if made_for else None))
        self._scenes += step.snapshots

    def add_redone(self, steps: Sequence[Step]) -> None:
        """Take in a redo: the step of its entry, and one for each of the actions."""
        first, *self._again = steps
        self.add(first, made_for=False)

    def publish_as(self, event: Event) -> None:
        """Publish an event of the bot's own in place of what the log's first line led to."""
        self._published[0] = (event,), None

    def visible_to(self, seat: Seat | None) -> tuple[ShownEvent, ...]:
        """What a seat may know of it, or with None what everybody may know."""
        return tuple(one for events, made_for in self._published for one in shown_events(events, made_for, seat))

    def announcements(self, by: int | None) -> tuple[Announcement, ...]:
        """What there is to tell everybody: of what a redo does again each action by itself, so that each can be undone."""
        again = enumerate(self._again, start=self._since)
        return (
            self.news(by),
            *(Announcement((*shown_events(one.events, None),), one.snapshots, by, self._asked, n) for n, one in again),
        )

    def news(self, by: int | None) -> Announcement:
        """What there is to tell everybody, but for what a redo does again."""
        undo = next((entry for entry, _ in self.entries if isinstance(entry, Undo)), None)
        keep = None if undo is None else undo.keep
        return Announcement(self.visible_to(None), tuple(self._scenes), by, self._asked, self._since, keep)

    def lines(self, first: int, by_user: int | None, at: int, key: str | None) -> list[LogRow]:
        """The lines for the store, the first with the idempotency key."""
        made: list[LogRow] = []
        for offset, (entry, made_for) in enumerate(self.entries):
            by_hand = offset == 0
            made.append(
                LogRow(
                    seq=first + offset,
                    seat=entry.seat,
                    kind=kind_of(entry),
                    picks=picks_of(entry),
                    by_user=by_user if by_hand else None,
                    auto=made_for,
                    at=at,
                    key=key if by_hand else None,
                )
            )
        return made
