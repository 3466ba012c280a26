"""Positions: a state and a stack of frames, which `Play` runs (docs/architecture.md, A position is data)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.types import Ask, Decision, Event, Option, Reason, Seat, Value

S = TypeVar("S")
F = TypeVar("F", bound="Frame[Any]")


class Frame(Struct, Generic[S], tag_field="do"):
    """A pending step of a game: it asks a seat a question, or runs without one.

    Every frame names its tag, which is also the kind of its question. Tags and fields are stored, so they must never
    change. Only `run` and `answer` may change the state, through `play`.

    Example:
        class Take(Frame[State], tag="take"):
            seat: Seat

            def ask(self, play):
                return Ask(self.seat, tuple(map(Option, play.state.left)))

            def answer(self, play, picks):
                play.state.left.remove(picks[0])
                play.report("took", self.seat, what=picks[0])
                if play.state.left:
                    play.then(Take(1 - self.seat))
    """

    def ask(self, play: Play[S]) -> Ask | None:
        """Return the question with every legal option, or None if there is no question; then `run` is called.

        It may be called at any time and any number of times, and must not change anything.
        """
        return None

    def run(self, play: Play[S]) -> None:
        """Do the frame's work if it has no question; the frame is off the stack already."""

    def answer(self, play: Play[S], picks: tuple[str, ...]) -> None:
        """Carry out the picks, which are keys of the options of `ask`; the frame is off the stack already."""

    def reveals(self) -> bool:
        """Return True if the question shows something new, such as the cards in a stack."""
        return False

    def wishes(self, play: Play[S]) -> Iterable[Option]:
        """Return the options that a player may look for here, even if they are not on offer. `why` says why not."""
        return ()

    def why(self, play: Play[S], key: str) -> Reason | None:
        """Return the reason why `key`, which may be any text, is not on offer; None if there is no special reason."""
        return None


def tag(frame: Frame[S]) -> str:
    """Return the tag of a frame, which is also the kind of its question."""
    name = frame.__struct_config__.tag
    assert isinstance(name, str), "every frame names its tag"
    return name


class FrameSlot(Struct, Generic[F], array_like=True):
    """Frames that are pending at the same time; `ids` are the ids of their decisions, or 0 before they are asked."""

    frames: list[F]
    ids: list[int]


class Position(Struct, Generic[S, F]):
    """The state, the frames still to be done (the last slot first), and the id of the newest decision."""

    state: S
    stack: list[FrameSlot[F]]
    serial: int = 0


def position_of(state: S, *frames: Frame[S]) -> Position[S, Frame[S]]:
    """Return a position with these frames still to run, in this order."""
    return Position(state, [FrameSlot([frame], [0]) for frame in reversed(frames)])


class Play(Generic[S]):
    """A position that is played on in place: the interface through which rules act.

    `decisions` are the open questions, `events` the events so far. `revealed` becomes True when a question or a rule
    shows something new; the caller resets it. `snapshot` is a function that saves a position, and `snapshots` are its
    results, one for each call of `mark_snapshot`.
    """

    __slots__ = ("decisions", "events", "position", "revealed", "snapshot", "snapshots", "state")

    def __init__(
        self, position: Position[S, Frame[S]], snapshot: Callable[[Position[S, Frame[S]]], bytes] | None = None
    ) -> None:
        self.position: Position[S, Frame[S]] = position
        self.state: S = position.state
        self.decisions: tuple[Decision, ...] = ()
        self.events: list[Event] = []
        self.revealed = False
        self.snapshot = snapshot
        self.snapshots: list[bytes] = []

    def then(self, *frames: Frame[S]) -> None:
        """Push frames to be done next, in this order, ahead of those already on the stack."""
        stack = self.position.stack
        for frame in reversed(frames):
            stack.append(FrameSlot([frame], [0]))

    def together(self, *frames: Frame[S]) -> None:
        """Push frames that all ask at once; each may be answered before the others."""
        if frames:
            self.position.stack.append(FrameSlot(list(frames), [0] * len(frames)))

    def next(self) -> Frame[S] | None:
        """Return the next frame, so that a rule can react to it; None if none is left."""
        stack = self.position.stack
        return stack[-1].frames[0] if stack else None

    def cancel(self) -> Frame[S]:
        """Remove the next frame from the stack without running it, and return it."""
        frame: Frame[S] = self._remove(0)
        return frame

    def finish(self) -> None:
        """Empty the stack, because the game is over."""
        self.position.stack.clear()

    def report(
        self, kind: str, seat: Seat | None = None, *, seen_by: tuple[Seat, ...] | None = None, **data: Value
    ) -> None:
        """Report an event; with `seen_by` it is visible to these seats alone."""
        self.events.append(Event(kind, seat, data, seen_by))

    def mark_snapshot(self) -> None:
        """Mark this moment as worth a picture."""
        if self.snapshot is not None:
            self.snapshots.append(self.snapshot(self.position))

    def frame(self, decision: Decision) -> Frame[S]:
        """Return the frame that asks an open question."""
        slot = self.position.stack[-1]
        found: Frame[S] = slot.frames[slot.ids.index(decision.id)]
        return found

    def settle(self) -> None:
        """Run frames until one asks a question or the stack is empty."""
        position = self.position
        stack = position.stack
        while stack:
            slot = stack[-1]
            asks: list[Decision] = []
            for index, frame in enumerate(slot.frames):
                ask = frame.ask(self)
                if ask is None:
                    self._remove(index)
                    frame.run(self)
                    break
                if not slot.ids[index]:
                    position.serial += 1
                    slot.ids[index] = position.serial
                    self.revealed |= frame.reveals()
                asks.append(Decision(slot.ids[index], tag(frame), ask))
            else:
                self.decisions = tuple(asks)
                return
        self.decisions = ()

    def answer(self, decision: Decision, picks: tuple[str, ...]) -> None:
        """Carry out the picks of an open question, and go on until the next one. The picks are not checked here."""
        slot = self.position.stack[-1]
        frame = self._remove(slot.ids.index(decision.id))
        frame.answer(self, picks)
        self.settle()

    def _remove(self, index: int) -> Frame[S]:
        stack = self.position.stack
        slot = stack[-1]
        if len(slot.frames) == 1:
            stack.pop()
            frame: Frame[S] = slot.frames[0]
        else:
            frame = slot.frames.pop(index)
            slot.ids.pop(index)
        return frame


class Quiet(Play[S]):
    """A `Play` without events, for trying moves out."""

    __slots__ = ()

    def report(
        self, kind: str, seat: Seat | None = None, *, seen_by: tuple[Seat, ...] | None = None, **data: Value
    ) -> None:
        """Drop the event: this play only explores positions."""
