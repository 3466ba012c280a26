"""Preferences of computer players: about existing questions, and without hidden information."""

from functools import partial
from random import Random

import pytest

from engine.core.computer_preferences import by_key
from engine.core.types import CHANCE
from engine.minds.choosing import builder
from tests.contract.drawing import LISTED, Drawn, every_game
from tests.games import KITS

SHUFFLES = 3


@pytest.mark.parametrize("name", LISTED)
def test_every_preference_is_about_a_question_of_the_game(name: str) -> None:
    game = LISTED[name]
    assert game.preferences.keys() <= {str(frame.__struct_config__.tag) for frame in KITS[name].frames}


@every_game()
def test_no_preference_depends_on_hidden_cards(drawn: Drawn) -> None:
    game, rng = drawn.rules, Random(drawn.seed)
    play = drawn.played()
    for decision in play.decisions:
        seat = decision.ask.seat
        if seat == CHANCE:
            continue
        others = [game.redeal(play.position, seat, rng) for _ in range(SHUFFLES)]
        prefer = game.preferences.get(decision.kind, by_key())
        wanted = []
        for position in (play.position, *others):
            rate = prefer(game.view(position, seat))
            picks = builder(game, decision, partial(game.view, position, seat), Random(drawn.seed))
            wanted.append((picks, [rate(option) for option in decision.ask.options]))
        assert wanted == [wanted[0]] * (1 + SHUFFLES)
