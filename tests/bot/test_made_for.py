"""Answers made for a player: which of the lines that follow says so."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.table import Table, Turn
from engine.core.match import Step
from engine.core.types import Action, Event

EVENTS = (Event("castle_spared", 1, {}), Event("no_batch", 0, {"vp": 2}), Event("final", 1, {}), Event("final", 0, {}))


@pytest.mark.parametrize(("made_for", "marked"), [(True, [False, True, False, False]), (False, [False] * 4)])
def test_only_the_answer_itself_is_marked_and_not_what_follows_for_anybody(made_for: bool, marked: list[bool]) -> None:
    turn = Turn(cast(Table, SimpleNamespace(stamps=tuple)))
    turn.add(Step((Action(0, "batch", ("stop",)),), EVENTS, ()), made_for=made_for)
    assert [one.made_for for one in turn.news(None).told] == marked
