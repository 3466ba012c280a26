"""What one move leads to, up to the next question to a person: what is stored of it, and what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.outbox import LASTING, Announcement, ShownEvent, shown_events
from bot.match.stored import kind_of, picks_of
from engine.core.log import Entry, Undo
from engine.core.match import Step
from engine.core.types import Event, Seat
from storage import rows


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

    def lines(self, first: int, by_user: int | None, at: int, key: str | None) -> list[rows.LogRow]:
        """The lines for the store, the first with the idempotency key."""
        made: list[rows.LogRow] = []
        for offset, (entry, made_for) in enumerate(self.entries):
            by_hand = offset == 0
            made.append(
                rows.LogRow(
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
