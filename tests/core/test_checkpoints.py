"""Checkpoints from which a line of actions is replayed."""

from typing import Any
from unittest.mock import patch

import pytest

from engine.core.log import Checkpoints
from engine.core.types import Action
from tests.toys import Pebbles

LINE = (Action(0, "take", ("a",)), Action(1, "take", ("b",)))


@pytest.fixture
def saved() -> Checkpoints[Any]:
    """Checkpoints of a match of pebbles after one action and after two."""
    game = Pebbles()
    setup = game.setup(2)
    found = Checkpoints[Any](game, setup)
    with patch("engine.core.log.CHECKPOINT_INTERVAL", 1):
        for count in range(1, 1 + len(LINE)):
            found.record(count, game.replay(setup, LINE[:count]))
    return found


@pytest.mark.parametrize(("count", "reached"), [(0, 0), (1, 1), (2, 2), (9, 2)])
def test_the_newest_checkpoint_before_a_step_is_found(saved: Checkpoints[Any], count: int, reached: int) -> None:
    assert saved.latest_before(count)[0] == reached


def test_a_dropped_checkpoint_is_not_found_again(saved: Checkpoints[Any]) -> None:
    saved.truncate(1)
    assert saved.latest_before(2)[0] == 1
