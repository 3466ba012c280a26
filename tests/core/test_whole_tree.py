"""A game so small that every line of play is walked, and counted in another way."""

from functools import cache
from math import comb
from typing import Any

from engine.core.flow import Position
from engine.core.types import Action
from tests.toys import Pebbles
from tests.toys.pebbles import MOST, PEBBLES

GAME = Pebbles()


@cache
def ways(left: int) -> int:
    """How many games there are with so many pebbles: any one or two of them, then a game with fewer."""
    return 1 if left == 0 else sum(comb(left, many) * ways(left - many) for many in range(1, min(MOST, left) + 1))


def walked(position: Position[Any, Any], log: tuple[Action, ...] = ()) -> list[tuple[Action, ...]]:
    """Every whole game from a position on."""
    actions = list(GAME.legal_actions(position))
    if not actions:
        return [log]
    return [line for action in actions for line in walked(GAME.apply(position, action)[0], (*log, action))]


def test_every_game_there_is_is_played_once_and_ends_as_it_should() -> None:
    setup = GAME.setup(2)
    games = walked(GAME.start(setup))
    assert len(games) == len(set(games)) == ways(len(PEBBLES)) == 66
    for log in games:
        outcome = GAME.outcome(GAME.replay(setup, log))
        assert outcome
        assert sorted(pick for action in log for pick in action.picks) == list(PEBBLES)
        assert [action.seat for action in log] == [turn % 2 for turn in range(len(log))]
        assert outcome.ranks.index(1) == log[-1].seat
