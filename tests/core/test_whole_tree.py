"""A game so small that every line of play is walked, and counted in another way."""

from functools import cache
from math import comb
from typing import Any

from engine.core.flow import Position
from engine.core.types import Action
from tests.toys import Pebbles
from tests.toys.pebbles import MAX_TAKEN, PEBBLES

GAME = Pebbles()


@cache
def count_games(left: int) -> int:
    """Count the games with that many pebbles: each takes one or two of them, then goes on with fewer."""
    return (
        1
        if left == 0
        else sum(comb(left, many) * count_games(left - many) for many in range(1, min(MAX_TAKEN, left) + 1))
    )


def walk_games(position: Position[Any, Any], log: tuple[Action, ...] = ()) -> list[tuple[Action, ...]]:
    """Yield every whole game from a position on."""
    actions = list(GAME.legal_actions(position))
    if not actions:
        return [log]
    return [line for action in actions for line in walk_games(GAME.apply(position, action)[0], (*log, action))]


def test_every_possible_game_is_played_once_and_ends_correctly() -> None:
    setup = GAME.setup(2)
    games = walk_games(GAME.start(setup))
    assert len(games) == len(set(games)) == count_games(len(PEBBLES)) == 66
    for log in games:
        outcome = GAME.outcome(GAME.replay(setup, log))
        assert outcome
        assert sorted(pick for action in log for pick in action.picks) == list(PEBBLES)
        assert [action.seat for action in log] == [turn % 2 for turn in range(len(log))]
        assert outcome.ranks.index(1) == log[-1].seat
