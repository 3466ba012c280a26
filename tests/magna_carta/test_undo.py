"""Undo without consent: of nothing that has shown a card (docs/rules/magna_carta.md, phase 2)."""

from typing import Final

import pytest

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.match import Match
from engine.core.types import Action, Illegal
from engine.magna_carta.state import State
from engine.magna_carta.view import MagnaCartaView
from tests.magna_carta.table import MAGNA_CARTA

DEALER: Final = Dealer(bytes(SECRET_BYTES))

MagnaCartaMatch = Match[State, MagnaCartaView]


def play_to_phase_2() -> MagnaCartaMatch:
    """Play to phase 2 of turn 1 with two players; seat 0 is to act, for seat 1 has passed."""
    match: MagnaCartaMatch = Match.new(MAGNA_CARTA, MAGNA_CARTA.setup(2), DEALER)[0]
    for seat in range(2):
        match.play(Action(seat, "exchange", ("keep",)), DEALER)
    if match.decisions[0].ask.seat == 0:
        match.play(Action(0, "act", ("n_peddler@2",)), DEALER)
    match.play(Action(1, "act", ("pass",)), DEALER)
    return match


def test_a_worker_may_be_taken_back() -> None:
    match = play_to_phase_2()
    place = match.position.state.road[0].card
    match.play(Action(0, "act", (f"{place}@1",)), DEALER)
    assert match.undo_is_free(0)
    match.undo(0)
    assert match.position.state.players[0].workers == play_to_phase_2().position.state.players[0].workers


@pytest.mark.parametrize("key", ["draw", "replace"])
def test_a_draw_is_not_undone_without_asking(key: str) -> None:
    match = play_to_phase_2()
    before = MAGNA_CARTA.digest(match.position)
    step = match.play(Action(0, "act", (key,)), DEALER)
    assert [event.seen_by for event in step.events if event.kind == "got"] == [(0,)]
    assert not match.undo_is_free(0)
    with pytest.raises(Illegal) as refused:
        match.undo(0)
    assert refused.value.reason.kind == "undo_needs_consent"
    match.undo(0, agreed=True)
    assert MAGNA_CARTA.digest(match.position) == before


def test_a_forced_pass_counts_as_a_choice() -> None:
    match = play_to_phase_2()
    while (key := match.decisions[0].ask.options[0].key) != "pass":
        match.play(Action(0, "act", (key,)), DEALER)
    made = len(match.actions)
    match.play(Action(0, "act", ("pass",)), DEALER)
    assert match.undo_point(0) == made
