"""What has happened phase by phase: from the news of a match to what its channel keeps of them."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
from msgspec import Struct, structs

from bot.match.outbox import Announcement, ShownEvent, pack, unpack
from storage.messages import OutboxRow

log = logging.getLogger(__name__)

ENDS: Final = ("phase", "over")
"""Kinds of events by which a game says that a phase is over: each comes with a position worth a picture."""


class PhaseLine(Struct, frozen=True, array_like=True):
    """An event of a phase, how many actions were in force before the move that led to it, and whether that was undone."""

    shown: ShownEvent
    since: int
    undone: bool = False


class PhaseDraft(Struct, frozen=True, array_like=True):
    """What has happened in the phase that runs, and the saved position with which it began, where that is known."""

    lines: tuple[PhaseLine, ...] = ()
    before: bytes | None = None


class EndedPhase(Struct, frozen=True):
    """A phase that is over, with the saved positions before and after it."""

    lines: tuple[PhaseLine, ...]
    before: bytes | None
    after: bytes


class Progress(Struct, frozen=True):
    """What news lead to: the phases that have ended, and what has happened since."""

    ended: tuple[EndedPhase, ...]
    draft: PhaseDraft


Lines = tuple[tuple[PhaseLine, ...], ...]
"""What a posted message says, by phase."""

_ENCODER: Final = msgspec.msgpack.Encoder()
_DRAFTS: Final = msgspec.msgpack.Decoder(PhaseDraft)
_LINES: Final = msgspec.msgpack.Decoder(Lines)


def pack_draft(draft: PhaseDraft) -> bytes:
    """Write a draft for the store."""
    return _ENCODER.encode(draft)


def unpack_draft(body: bytes | None) -> PhaseDraft:
    """Read a draft from the store; a match without one has just begun, or comes from an older program.

    One that is damaged is given up: the log has what it said.
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
    """Write for the store what a message says."""
    return _ENCODER.encode(lines)


def unpack_lines(body: bytes) -> Lines:
    """Read from the store what a message says: nothing when that is damaged, and so nothing of it is put right."""
    try:
        lines = _LINES.decode(body)
    except msgspec.DecodeError as damaged:
        log.error("what a message says cannot be read: %s", type(damaged).__name__)
        return ()
    return lines


def progress(draft: PhaseDraft, news: Iterable[Announcement]) -> Progress:
    """Take in news behind a draft."""
    ended: list[EndedPhase] = []
    lines, before = [*draft.lines], draft.before
    for one in news:
        if one.keep is not None:
            lines = [*undone(lines, one.keep)]
        for part, after in _parts(one):
            lines += (PhaseLine(shown, one.since) for shown in part)
            if after is not None:
                ended.append(EndedPhase(tuple(lines), before, after))
                lines, before = [], after
    return Progress(tuple(ended), PhaseDraft(tuple(lines), before))


def undone(lines: Iterable[PhaseLine], keep: int) -> Iterator[PhaseLine]:
    """The same lines after an undo that lets `keep` actions stay."""
    for line in lines:
        yield structs.replace(line, undone=True) if line.since >= keep else line


def kept(news: Iterable[Announcement]) -> int | None:
    """How many actions the undos among the news let stay at least; None without an undo."""
    return min((one.keep for one in news if one.keep is not None), default=None)


def closed(found: Progress, position: bytes) -> Progress:
    """The same of a match that does not go on: what has happened since the last phase ended is a phase too."""
    lines, before = found.draft.lines, found.draft.before
    if not lines:
        return found
    return Progress((*found.ended, EndedPhase(lines, before, position)), PhaseDraft((), position))


def without(waiting: Sequence[OutboxRow], count: int) -> tuple[list[int], bytes]:
    """What is left of news when `count` phases of them have a message.

    Returns the ids of the rows that say something of those phases, and of the last of them the rest.
    """
    ids: list[int] = []
    asked = unpack(waiting[0].body).asked
    for row in waiting:
        ids.append(row.id)
        news = unpack(row.body)
        parts = [*_parts(news)]
        ends = [index for index, (_, after) in enumerate(parts) if after is not None]
        if count <= len(ends):
            left = parts[ends[count - 1] + 1 :]
            events = tuple(shown for part, _ in left for shown in part)
            scenes = tuple(after for _, after in left if after is not None)
            return ids, pack(structs.replace(news, events=events, scenes=scenes, asked=asked, keep=None))
        count -= len(ends)
    return ids, pack(Announcement((), (), news.by, asked))


def _parts(news: Announcement) -> Iterator[tuple[tuple[ShownEvent, ...], bytes | None]]:
    """The events up to the end of each phase with the position there, then those after the last end with None."""
    part: list[ShownEvent] = []
    scenes = iter(news.scenes)
    for shown in news.events:
        part.append(shown)
        if shown.event.kind in ENDS and (after := next(scenes, None)) is not None:
            yield tuple(part), after
            part = []
    yield tuple(part), None
