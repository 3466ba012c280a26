"""Usual lengths of games, and the points that a view shows (engine/core/game.py)."""

from typing import Any

import pytest

from engine import GAMES
from engine.core.game import Game
from tests.toys import Pebbles


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_of_players_has_a_usual_length(game: Game[Any, Any]) -> None:
    modes = next((choice.values for choice in game.options if choice.id == "mode"), ())
    setups = [game.setup(seats) for seats in game.seats] + [game.setup(2, {"mode": mode}) for mode in modes]
    assert all(game.usual_turns(setup) for setup in setups)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_all_viewers_see_the_same_points(game: Game[Any, Any]) -> None:
    for seats in game.seats:
        position = game.start(game.setup(seats))
        points = game.standing(game.view(position, None))
        assert len(points) == seats
        assert all(game.standing(game.view(position, seat)) == points for seat in range(seats))


def test_a_game_need_not_tell() -> None:
    game: Game[Any, Any] = Pebbles()
    position = game.start(game.setup(2))
    assert (game.usual_turns(game.setup(2)), game.standing(game.view(position, None))) == (None, ())
    assert game.peril(game.view(position, 0), game.setup(2), 0) is None
