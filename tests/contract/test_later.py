"""Wishes for later in the turn, with reasons that reveal nothing."""

import pytest

from engine.core.types import CHANCE
from tests.contract.drawing import LONGEST, Drawn, every_game

pytestmark = pytest.mark.no_cover


@every_game(longest=LONGEST)
def test_every_wish_for_later_has_a_reason_and_one_key(drawn: Drawn) -> None:
    game = drawn.rules
    for play, action in drawn.moments():
        if action.seat == CHANCE:
            continue
        found = [*game.later(play.position, action.seat)]
        keys = [(one.kind, one.option.key) for one in found]
        assert len(set(keys)) == len(keys)
        verbs = {verb.name for verb in game.verbs}
        assert all(one.option.verb in verbs and one.reason.kind for one in found)


@every_game()
def test_asking_for_later_changes_nothing(drawn: Drawn) -> None:
    game, position = drawn.rules, drawn.played().position
    before = game.save(position)
    for seat in range(drawn.seats):
        list(game.later(position, seat))
    assert game.save(position) == before
