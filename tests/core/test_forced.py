"""Reasons why a question leaves no choice (`why_forced`)."""

from typing import Any

import pytest

from engine.caylus.placing import PlaceWorker
from engine.core.game import Game, why_forced
from engine.core.types import Action
from tests.caylus.table import Places, Table, table
from tests.toys import Pebbles
from tests.toys.pebbles import Take


def why(game: Table) -> str | None:
    """Return the reason why the open question has a single answer."""
    return why_forced(game.game.resume(game.position), game.decision)


def last_pebble() -> str | None:
    """Return the reason why the last pebble is the only one to take."""
    game: Game[Any, Any] = Pebbles()
    position = game.start(game.setup(2))
    for action in (Action(0, "take", ("a", "b")), Action(1, "take", ("c",))):
        position, _ = game.apply(position, action)
    play = game.resume(position)
    return why_forced(play, play.decisions[0])


def test_a_question_with_a_choice_is_not_forced() -> None:
    assert why(table()) is None


def test_a_player_without_deniers_can_pay_for_no_place() -> None:
    assert why(table(hands={0: {"denier": 0}})) == "too_dear"


def test_reasons_about_others_come_second() -> None:
    taken: Places = dict.fromkeys(range(1, 7), 1)
    assert why(table(doing=[PlaceWorker(0)], workers=taken, hands={0: {"denier": 0}})) == "too_dear"
    assert last_pebble() == "gone"


def test_a_forced_question_without_wishes_has_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Take, "wishes", lambda self, play: ())
    assert last_pebble() == ""
