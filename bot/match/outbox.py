"""Results of moves and acts: while one is being played, and as announcements stored in the outbox."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from engine.core.log import Entry, Undo
from engine.core.match import Step
from engine.core.types import Action, Event, Seat
from storage.log import LogRow

EVERYONE: Final = "table"  # the outbox target of announcements to everyone at the match
UNDO_LINE: Final = "undo"  # the kind of a stored line that is an undo
REDO_LINE: Final = "redo"
LASTING: Final = -1  # stored in place of a number of actions, for an event that no undo can undo


class ShownEvent(Struct, frozen=True, array_like=True):
    """A visible event; `made_for` is True if it came from an answer given for the player.

    `why` then says why: the kind of the reason that left no choice, `ONLY` without a reason, `AWAY` if a computer
    player fills in. It is empty for a chore, and in what older versions of the program have stored.
    """

    event: Event
    made_for: bool = False
    why: str = ""


ONLY: Final = "only"  # why an answer was given for a player: there was no other, and the rules give no reason
AWAY: Final = "away"  # why an answer was given for a player: the player is away


class MadeFor(Struct, frozen=True):
    """An answer that was given for a seat, and why."""

    seat: Seat
    why: str


def made_for(seat: Seat, forced: str | None, *, is_chore: bool = False) -> MadeFor:
    """Return why an answer was given for a seat, whose question was `forced` (see `why_forced`).

    A chore (see `Game.chores`) is done for every player, so there is no reason to name.
    """
    return MadeFor(seat, ("" if is_chore else AWAY) if forced is None else forced or ONLY)


class PlayedAnswer(NamedTuple):
    """An answer that was given, with all that its player may see of it.

    `goes_on` is True if the same player is asked next in the same turn.
    """

    shown: tuple[ShownEvent, ...]
    goes_on: bool


class Announcement(Struct, frozen=True, array_like=True):
    """Events in order, with saved positions at moments worth a picture (see `Game.view_snapshot`).

    `by` is the user who moved, who needs no ping, or None. `asked` are the names of the questions that were open
    before, whose players have been pinged already. `since` is the number of actions in force before the move, `keep`
    how many an undo has left. `press` is the id of the press, by which the log traces the move.
    """

    events: tuple[ShownEvent, ...]
    scenes: tuple[bytes, ...] = ()
    by: int | None = None
    asked: tuple[str, ...] = ()
    since: int = LASTING
    keep: int | None = None
    press: str | None = None

    def __add__(self, later: Announcement) -> Announcement:
        """Return both as one announcement, `later` behind this one."""
        return Announcement(self.events + later.events, self.scenes + later.scenes, later.by, self.asked)


def pinging(event: Event, by: int | None = None) -> Announcement:
    """Return an announcement of one event that pings everyone who is asked, except `by`."""
    return Announcement((ShownEvent(event),), (), by)


pack: Final[Callable[[Announcement], bytes]] = msgspec.msgpack.Encoder().encode
"""Encodes an announcement for the outbox."""

unpack: Final = msgspec.msgpack.Decoder(Announcement).decode  # decodes an announcement from the outbox


class MoveResult:
    """The result of one move: its log entries, each with whether it was made for the player, and its events.

    `asked` are the names of the questions that were open before, `since` is the number of actions that were in force,
    or `LASTING` if no undo can undo the events.
    """

    def __init__(self, asked: tuple[str, ...] = (), since: int = LASTING) -> None:
        self._asked = asked
        self._since = since
        self.entries: list[tuple[Entry, bool]] = []
        self._published: list[tuple[tuple[Event, ...], MadeFor | None]] = []
        self._scenes: list[bytes] = []
        self._again: Sequence[Step] = ()

    def add(self, step: Step, made: MadeFor | None = None) -> None:
        """Add a step of the match. With `made`, its first answer was given for the player."""
        self.entries += [(entry, made is not None) for entry in step.entries]
        self._published.append((step.events, made))
        self._scenes += step.snapshots

    def add_redone(self, steps: Sequence[Step]) -> None:
        """Add a redo: the step of its entry, and one step for each of the actions."""
        first, *self._again = steps
        self.add(first)

    def publish_as(self, event: Event) -> None:
        """Replace the events of the log's first line by an event of the bot's own."""
        self._published[0] = (event,), None

    def visible_to(self, seat: Seat | None) -> tuple[ShownEvent, ...]:
        """Return the events that a seat may see; None is a spectator."""
        return tuple(one for events, made in self._published for one in shown_events(events, made, seat))

    def announcements(self, by: int | None) -> tuple[Announcement, ...]:
        """Return the public announcements: one for the move, and one for each action that a redo repeats.

        They are separate so that each action can be undone.
        """
        again = enumerate(self._again, start=self._since)
        return (
            self.announcement(by),
            *(Announcement((*shown_events(one.events, None),), one.snapshots, by, self._asked, n) for n, one in again),
        )

    def announcement(self, by: int | None) -> Announcement:
        """Return the public announcement, without the actions that a redo repeats."""
        undo = next((entry for entry, _ in self.entries if isinstance(entry, Undo)), None)
        keep = None if undo is None else undo.keep
        return Announcement(self.visible_to(None), tuple(self._scenes), by, self._asked, self._since, keep)

    def lines(self, first: int, by_user: int | None, at: int, key: str | None) -> list[LogRow]:
        """Return the rows for the log; the first has the idempotency key."""
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


def kind_of(entry: Entry) -> str:
    """Return the kind of an entry, as stored in its line."""
    if isinstance(entry, Action):
        return entry.kind
    return UNDO_LINE if isinstance(entry, Undo) else REDO_LINE


def picks_of(entry: Entry) -> tuple[str, ...]:
    """Return the picks of an entry, as stored in its line."""
    if isinstance(entry, Action):
        return entry.picks
    return (str(entry.keep),) if isinstance(entry, Undo) else ()


def shown_events(events: Iterable[Event], made: MadeFor | None, viewer: Seat | None = None) -> list[ShownEvent]:
    """Return the events that a seat may see; None is a spectator.

    The first event of the seat for which the answer was `made` is marked.
    """
    seen = [event for event in events if event.seen_by is None or viewer in event.seen_by]
    answer = None if made is None else next((event for event in seen if event.seat == made.seat), None)
    why = "" if made is None else made.why
    return [ShownEvent(event, event is answer, why if event is answer else "") for event in seen]
