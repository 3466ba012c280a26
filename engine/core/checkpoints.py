"""Checkpoints: positions saved along a line of actions, so that going back replays only a few actions."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from engine.core.flow import Frame, Play, Position
from engine.core.game import Game, act
from engine.core.setup import Setup
from engine.core.types import Action
from engine.core.view import GameState

S = TypeVar("S", bound=GameState)

CHECKPOINT_INTERVAL: Final = 64
"""Actions between two checkpoints."""

MAX_CHECKPOINTS: Final = 4
"""The newest checkpoints are kept: undo seldom goes far back, and a bot has hundreds of matches in memory."""


class Checkpoints(Generic[S]):
    """The newest saved positions of a match, each with the number of actions that led to it."""

    def __init__(self, game: Game[S, Any], setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._saved: list[tuple[int, bytes]] = []

    def record(self, count: int, position: Position[S, Frame[S]]) -> None:
        """Save the position after `count` actions, if the newest checkpoint is at least an interval back."""
        newest = self._saved[-1][0] if self._saved else 0
        if count - newest >= CHECKPOINT_INTERVAL:
            self._saved = [*self._saved[1 - MAX_CHECKPOINTS :], (count, self._game.save(position))]

    def latest_before(self, count: int) -> tuple[int, Position[S, Frame[S]]]:
        """Return the newest checkpoint within the first `count` actions, or the start, with its number of actions."""
        for reached, saved in reversed(self._saved):
            if reached <= count:
                return reached, self._game.load(saved)
        return 0, self._game.begin(self._setup)

    def replay(self, actions: Sequence[Action], common_prefix: int) -> Play[S]:
        """Replay actions, of which the first `common_prefix` are those that the checkpoints were recorded on.

        Raises:
            Illegal: an action does not fit.
        """
        count, position = self.latest_before(common_prefix)
        play = self._game.resume(position)
        for action in actions[count:]:
            act(play, action)
        return play

    def truncate(self, count: int) -> None:
        """Drop the checkpoints past the first `count` actions, since the later actions were undone."""
        self._saved = [one for one in self._saved if one[0] <= count]
