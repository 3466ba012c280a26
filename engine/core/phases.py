"""Turns in phases: the beginning and the end of one, for every game that has them."""

from typing import Any, ClassVar, Protocol, TypeVar

from engine.core.flow import Frame, Play


class Dated(Protocol):
    """A state with a turn and a phase."""

    turn: int
    phase: str


T = TypeVar("T", bound=Dated)


class Phase(Frame[T]):
    """One phase of a turn."""

    phase: ClassVar[str]

    def run(self, play: Play[T]) -> None:
        """Begin the phase, and mark its end."""
        play.state.phase = self.phase
        play.then(PhaseEnd())
        self.begin(play)

    def begin(self, play: Play[T]) -> None:
        """Do the work of the phase, or push the frames that do it."""


class PhaseEnd(Frame[Any], tag="phase_end"):
    """The end of a phase, which is worth a picture."""

    def run(self, play: Play[Any]) -> None:
        play.report("phase", phase=play.state.phase, turn=play.state.turn)
        play.mark_snapshot()
