"""Turns that fall into phases: what every game that has them does at the beginning and at the end of one."""

from typing import Any, ClassVar, Protocol, TypeVar

from engine.core.flow import Frame, Play


class Dated(Protocol):
    """A state that knows its turn and its phase."""

    turn: int
    phase: str


T = TypeVar("T", bound=Dated)


class Phase(Frame[T]):
    """One of the phases of a turn."""

    phase: ClassVar[str]

    def run(self, play: Play[T]) -> None:
        """Begin the phase, and mark its end."""
        play.state.phase = self.phase
        play.then(PhaseEnd())
        self.begin(play)

    def begin(self, play: Play[T]) -> None:
        """Do what the phase is about, or push the frames that do."""


class PhaseEnd(Frame[Any], tag="phase_end"):
    """A phase is over: worth a picture."""

    def run(self, play: Play[Any]) -> None:
        play.report("phase", phase=play.state.phase, turn=play.state.turn)
        play.mark_snapshot()
