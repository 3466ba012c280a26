"""What may be taken back without asking: nothing that showed a card (rules/magna_carta.md, phase 2)."""

from typing import Final

import pytest

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.flow import Frame
from engine.core.match import Match
from engine.core.types import Action, Illegal
from engine.magna_carta.state import State
from engine.magna_carta.view import MagnaCartaView
from tests.magna_carta.table import MAGNA_CARTA

DEALER: Final = Dealer(bytes(range(SECRET_BYTES)))


def begun() -> Match[State, Frame[State], MagnaCartaView]:
    """Two players in phase 2 of turn 1, the second of whom has passed."""
    match, _ = Match.new(MAGNA_CARTA, MAGNA_CARTA.setup(2), DEALER)
    for seat in range(2):
        match.play(Action(seat, "exchange", ("keep",)), DEALER)
    if match.decisions[0].ask.seat == 0:
        match.play(Action(0, "act", ("n_peddler@2",)), DEALER)
    match.play(Action(1, "act", ("pass",)), DEALER)
    return match


def test_a_worker_may_be_taken_back() -> None:
    match = begun()
    match.play(Action(0, "act", (next(iter(free_slot(match))),)), DEALER)
    assert match.undo_is_free(0)


def free_slot(match: Match[State, Frame[State], MagnaCartaView]) -> list[str]:
    """Where seat 0 may still go."""
    return [option.key for option in match.decisions[0].ask.options if option.group == "worker"]


@pytest.mark.parametrize("key", ["draw", "replace"])
def test_a_card_that_was_seen_is_not_taken_back_without_asking(key: str) -> None:
    match = begun()
    step = match.play(Action(0, "act", (key,)), DEALER)
    assert [event.seen_by for event in step.events if event.kind == "got"] == [(0,)]
    assert not match.undo_is_free(0)
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.reason.kind == "undo_needs_consent"
    hand = MAGNA_CARTA.view(match.position, 0).hand
    match.undo(0, agreed=True)
    assert MAGNA_CARTA.view(match.position, 0).hand != hand


def test_a_forced_pass_was_a_choice_for_all_that_others_know() -> None:
    match = begun()
    while match.position.state.players[0].deniers:
        match.play(Action(0, "act", ("draw",)), DEALER)
    hand = match.position.state.players[0].hand
    keys = [option.key for option in match.decisions[0].ask.options]
    assert hand
    before = len(match.log)
    match.play(Action(0, "act", ("pass",)), DEALER)
    assert "pass" in keys
    assert match.undo_point(0) == before
