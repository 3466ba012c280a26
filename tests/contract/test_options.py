"""Options of matches."""

import pytest

from bot.match.selfplay import play
from engine import GAMES
from engine.core.setup import OptionChoice

BESIDE = [(name, choice) for name, game in GAMES.items() for choice in game.options if choice.only_if]


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "choice"), BESIDE, ids=[f"{name}-{choice.id}" for name, choice in BESIDE])
def test_an_option_that_is_not_relevant_makes_no_difference(name: str, choice: OptionChoice) -> None:
    game = GAMES[name]
    defaults = {one.id: one.values[0] for one in game.options}
    for other, values in choice.only_if.items():
        (without, *_) = [one for one in _values(name, other) if one not in values]
        played = [
            play(game, game.setup(game.seats[0], {other: without, choice.id: value}), seed=1).record.entries
            for value in choice.values
        ]
        assert all(entries == played[0] for entries in played)
        assert choice not in game.relevant_choices({**defaults, other: without}, game.rules)
        assert choice in game.relevant_choices({**defaults, other: values[0]}, game.rules)


def _values(name: str, id: str) -> tuple[str, ...]:
    return next(choice.values for choice in GAMES[name].options if choice.id == id)


@pytest.mark.parametrize("name", GAMES)
def test_a_default_depends_on_an_earlier_option_alone(name: str) -> None:
    game = GAMES[name]
    for choices in (game.options, *game.former.values()):
        earlier = dict[str, tuple[str, ...]]()
        for choice in choices:
            assert all(value in earlier[id] for id, value in choice.defaults)
            assert {*choice.defaults.values()} <= {*choice.values}
            earlier[choice.id] = choice.values
