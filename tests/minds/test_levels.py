"""Levels that need no search: the lapses of a journeyman."""

from random import Random
from typing import ClassVar

import pytest

from engine.minds import levels
from engine.minds.levels import Player, as_journeyman, at_once
from engine.minds.search import Table, untrained
from tests.toys.orchard import Orchard


class Hasty(Orchard):
    """An orchard in which journeymen always lapse."""

    lapses: ClassVar[float] = 1.0


@pytest.mark.parametrize(
    ("game", "player", "lapse"),
    [(Hasty(), as_journeyman, True), (Orchard(), as_journeyman, False), (Hasty(), at_once, False)],
)
def test_a_journeyman_alone_lapses_and_as_often_as_its_game_says(
    monkeypatch: pytest.MonkeyPatch,
    game: Orchard,
    player: Player,
    lapse: bool,
) -> None:
    monkeypatch.setattr(levels, "randomly", lambda *given: ("lapse",))
    play = game.fork(game.begin(game.setup(2)))
    picks = player(Table(game, 2, untrained()), play.position, play.decisions[0], Random(1))
    assert (picks == ("lapse",)) == lapse
