"""The events of a match grouped by phase: which phases have ended, and the draft of the one that is running."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct, structs

from bot.match.outbox import Announcement, ShownEvent, pack, unpack
from storage.messages import OutboxRow

log = logging.getLogger(__name__)

PHASE_ENDS: Final = ("phase", "over")
"""Kinds of events that end a phase of a game; each comes with a position worth a picture."""


class PhaseLine(Struct, frozen=True, array_like=True):
    """An event of a phase, the number of actions in force before its move, and whether it was undone."""

    shown: ShownEvent
    since: int
    undone: bool = False


class PhaseDraft(Struct, frozen=True, array_like=True):
    """Events of the running phase, and the saved position at its start, if that is known."""

    lines: tuple[PhaseLine, ...] = ()
    before: bytes | None = None


class EndedPhase(Struct, frozen=True):
    """A phase that is over, with the saved positions before and after it."""

    lines: tuple[PhaseLine, ...]
    before: bytes | None
    after: bytes


class Progress(Struct, frozen=True):
    """Phases that have ended, and the draft of the running one."""

    ended: tuple[EndedPhase, ...]
    draft: PhaseDraft


Lines = tuple[tuple[PhaseLine, ...], ...]  # the lines of a posted message, by phase

_ENCODER: Final = msgspec.msgpack.Encoder()
_DRAFTS: Final = msgspec.msgpack.Decoder(PhaseDraft)
_LINES: Final = msgspec.msgpack.Decoder(Lines)


def pack_draft(draft: PhaseDraft) -> bytes:
    """Encode a draft for the store."""
    return _ENCODER.encode(draft)


def unpack_draft(body: bytes | None) -> PhaseDraft:
    """Decode a draft from the store; empty for a match that has just begun, or that an older version started.

    A damaged draft is dropped: the log has the same information.
    """
    if body is None:
        return PhaseDraft()
    try:
        draft = _DRAFTS.decode(body)
    except msgspec.DecodeError as damaged:
        log.error("what was published of a phase cannot be read: %s", type(damaged).__name__)
        return PhaseDraft()
    return draft


def pack_lines(lines: Lines) -> bytes:
    """Encode the lines of a message for the store."""
    return _ENCODER.encode(lines)


def unpack_lines(body: bytes) -> Lines:
    """Decode the lines of a message; damaged ones count as no lines, so the message is no longer edited."""
    try:
        lines = _LINES.decode(body)
    except msgspec.DecodeError as damaged:
        log.error("what a message says cannot be read: %s", type(damaged).__name__)
        return ()
    return lines


def progress(draft: PhaseDraft, announcements: Iterable[Announcement]) -> Progress:
    """Add announcements to a draft."""
    ended: list[EndedPhase] = []
    lines, before = [*draft.lines], draft.before
    for one in announcements:
        if one.keep is not None:
            lines = [*undone(lines, one.keep)]
        for part, after in _parts(one):
            lines += (PhaseLine(shown, one.since) for shown in part)
            if after is not None:
                ended.append(EndedPhase(tuple(lines), before, after))
                lines, before = [], after
    return Progress(tuple(ended), PhaseDraft(tuple(lines), before))


def undone(lines: Iterable[PhaseLine], keep: int) -> Iterator[PhaseLine]:
    """Mark the lines that an undo to `keep` actions has undone."""
    for line in lines:
        yield structs.replace(line, undone=True) if line.since >= keep else line


def kept(announcements: Iterable[Announcement]) -> int | None:
    """Return the smallest number of actions that the undos in the announcements keep; None without an undo."""
    return min((one.keep for one in announcements if one.keep is not None), default=None)


def closed(found: Progress, position: bytes) -> Progress:
    """Return the progress of a match that does not go on: the events since the last phase end count as a phase too."""
    lines, before = found.draft.lines, found.draft.before
    if not lines:
        return found
    return Progress((*found.ended, EndedPhase(lines, before, position)), PhaseDraft((), position))


def without(waiting: Sequence[OutboxRow], count: int) -> tuple[list[int], bytes]:
    """Split the outbox after its first `count` phases, which have been posted.

    Returns the ids of their rows, and a new body for the last of these rows with its remaining events.
    """
    ids: list[int] = []
    asked = unpack(waiting[0].body).asked
    for row in waiting:
        ids.append(row.id)
        announcement = unpack(row.body)
        parts = [*_parts(announcement)]
        ends = [index for index, (_, after) in enumerate(parts) if after is not None]
        if count <= len(ends):
            left = parts[ends[count - 1] + 1 :]
            events = tuple(shown for part, _ in left for shown in part)
            scenes = tuple(after for _, after in left if after is not None)
            return ids, pack(structs.replace(announcement, events=events, scenes=scenes, asked=asked, keep=None))
        count -= len(ends)
    return ids, pack(Announcement((), (), announcement.by, asked))


def _parts(announcement: Announcement) -> Iterator[tuple[tuple[ShownEvent, ...], bytes | None]]:
    """Yield the events of each ended phase with the position at its end, then the events after it with None."""
    part: list[ShownEvent] = []
    scenes = iter(announcement.scenes)
    for shown in announcement.events:
        part.append(shown)
        if shown.event.kind in PHASE_ENDS and (after := next(scenes, None)) is not None:
            yield tuple(part), after
            part = []
    yield tuple(part), None
