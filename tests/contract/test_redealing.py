"""Redeals of hidden cards: the outcome depends on the seat's view alone."""

from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.flow import Position
from tests.contract.drawing import AnyGame, Drawn, every_game

pytestmark = pytest.mark.no_cover


def view_bytes(game: AnyGame, position: Position[Any, Any], seat: int) -> bytes:
    return msgspec.msgpack.encode(game.view(position, seat))


@every_game()
def test_a_redeal_is_a_function_of_the_view(drawn: Drawn) -> None:
    game, rng = drawn.rules, Random(drawn.seed)
    position = drawn.played().position
    for seat in range(drawn.seats):
        expected = game.redeal(position, seat, Random(drawn.seed))
        assert view_bytes(game, expected, seat) == view_bytes(game, position, seat)
        other = game.redeal(position, seat, rng)
        assert game.save(game.redeal(other, seat, Random(drawn.seed))) == game.save(expected)


@every_game()
def test_a_redealt_position_breaks_no_invariant(drawn: Drawn) -> None:
    game = drawn.rules
    position = drawn.played().position
    before = list(game.violations(position))
    for seat in range(drawn.seats):
        assert list(game.violations(game.redeal(position, seat, Random(drawn.seed)))) == before


@every_game()
def test_the_clock_has_the_turn_of_the_view(drawn: Drawn) -> None:
    position = drawn.played().position
    assert drawn.rules.clock(position) == drawn.rules.view(position, None).turn
