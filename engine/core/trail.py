"""The way back along a line of actions: positions saved on it, so that going back plays a few of them again, not all."""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from engine.core.flow import Frame, Play, Position
from engine.core.game import Game, act
from engine.core.setup import Setup
from engine.core.types import Action
from engine.core.view import GameState

S = TypeVar("S", bound=GameState)

SPACING: Final = 64
"""Actions between two saved positions."""

KEPT: Final = 4
"""So many saved positions stay, the last ones: most ways back are short, and a bot holds hundreds of matches."""


class Trail(Generic[S]):
    """The last saved positions of a game, each with the number of actions that led to it; its start is always known."""

    def __init__(self, game: Game[S, Any], setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._saved: list[tuple[int, bytes]] = []

    def pass_by(self, count: int, position: Position[S, Frame[S]]) -> None:
        """Save a position after `count` actions, if the one before is far enough back."""
        last = self._saved[-1][0] if self._saved else 0
        if count - last >= SPACING:
            self._saved = [*self._saved[1 - KEPT :], (count, self._game.save(position))]

    def back_to(self, count: int) -> tuple[int, Position[S, Frame[S]]]:
        """The last position known of the first `count` actions, and how many of them have led to it."""
        for reached, saved in reversed(self._saved):
            if reached <= count:
                return reached, self._game.load(saved)
        return 0, self._game.begin(self._setup)

    def replay(self, actions: Sequence[Action], alike: int) -> Play[S]:
        """Play actions of which the first `alike` are those of the trail; raises `Illegal` at one that does not fit."""
        count, position = self.back_to(alike)
        play = self._game.working(position)
        for action in actions[count:]:
            act(play, action)
        return play

    def cut(self, count: int) -> None:
        """Forget what came after `count` actions: they were taken back."""
        self._saved = [one for one in self._saved if one[0] <= count]
