"""A position is a state and a stack of frames, things still to be done; `Play` works them off (design 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.types import Ask, Decision, Event, Option, Reason, Seat, Value

S = TypeVar("S")
F = TypeVar("F", bound="Frame[Any]")


class Frame(Struct, Generic[S], tag_field="do"):
    """A thing to be done. Either it asks someone, or it simply happens.

    Every frame names its tag, which is also the kind of its question; tags are for ever, like column names.
    """

    def ask(self, play: Play[S]) -> Ask | None:
        """Put the question, or None when nobody is asked."""
        return None

    def run(self, play: Play[S]) -> None:
        """Do it; called when nobody is asked."""

    def answer(self, play: Play[S], picks: tuple[str, ...]) -> None:
        """Do what was picked; the picks are out of the offered options."""

    def wishes(self, play: Play[S]) -> Iterable[Option]:
        """List what a player may want here, on offer or not, so that `why` can be asked about it."""
        return ()

    def why(self, play: Play[S], key: str) -> Reason | None:
        """Say why `key` is not among the options, or None when it has nothing to say of it."""
        return None


def tag(frame: Frame[S]) -> str:
    """Name the kind of a frame, as it is saved and asked under."""
    name = frame.__struct_config__.tag
    assert isinstance(name, str), "every frame names its tag"
    return name


class Slot(Struct, Generic[F], array_like=True):
    """Frames to be done together; `ids` are their decisions' ids, 0 while not yet asked."""

    frames: list[F]
    ids: list[int]


class Position(Struct, Generic[S, F]):
    """The state, what is still to be done (the last slot first) and the id of the newest decision."""

    state: S
    stack: list[Slot[F]]
    serial: int = 0


class Play(Generic[S]):
    """What the rules get hold of while a position is worked off, in place.

    `decisions` are the open questions, `events` what has been told so far. With a `camera`, `scenes` holds what it
    took of the position at every moment worth a picture.
    """

    __slots__ = ("camera", "decisions", "events", "position", "scenes", "state")

    def __init__(
        self, position: Position[S, Frame[S]], camera: Callable[[Position[S, Frame[S]]], bytes] | None = None
    ) -> None:
        self.position: Position[S, Frame[S]] = position
        self.state: S = position.state
        self.decisions: tuple[Decision, ...] = ()
        self.events: list[Event] = []
        self.camera = camera
        self.scenes: list[bytes] = []

    def then(self, *frames: Frame[S]) -> None:
        """Do these next, in this order, before whatever was waiting."""
        stack = self.position.stack
        for frame in reversed(frames):
            stack.append(Slot([frame], [0]))

    def together(self, *frames: Frame[S]) -> None:
        """Ask these at once; each may be answered before the others."""
        if frames:
            self.position.stack.append(Slot(list(frames), [0] * len(frames)))

    def next(self) -> Frame[S] | None:
        """Say what would be done next: the thing that a reaction reacts to."""
        stack = self.position.stack
        return stack[-1].frames[0] if stack else None

    def cancel(self) -> Frame[S]:
        """Take away what would be done next: it never happens."""
        frame: Frame[S] = self._remove(0)
        return frame

    def finish(self) -> None:
        """Do nothing more: the game is over, whatever was waiting."""
        self.position.stack.clear()

    def tell(
        self, kind: str, seat: Seat | None = None, *, seen_by: tuple[Seat, ...] | None = None, **data: Value
    ) -> None:
        """Report that something happened; `seen_by` limits who may know."""
        self.events.append(Event(kind, seat, data, seen_by))

    def scene(self) -> None:
        """Mark this moment as worth a picture."""
        if self.camera is not None:
            self.scenes.append(self.camera(self.position))

    def frame(self, decision: Decision) -> Frame[S]:
        """Find the frame that asks an open question."""
        slot = self.position.stack[-1]
        found: Frame[S] = slot.frames[slot.ids.index(decision.id)]
        return found

    def settle(self) -> None:
        """Work off the stack until somebody is asked or nothing is left."""
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
                asks.append(Decision(slot.ids[index], tag(frame), ask))
            else:
                self.decisions = tuple(asks)
                return
        self.decisions = ()

    def answer(self, decision: Decision, picks: tuple[str, ...]) -> None:
        """Do what was picked in an open question, then go on until the next one; the picks are not checked here."""
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
    """Works a position off without reporting anything: for trying things out."""

    __slots__ = ()

    def tell(
        self, kind: str, seat: Seat | None = None, *, seen_by: tuple[Seat, ...] | None = None, **data: Value
    ) -> None:
        """Report nothing."""
