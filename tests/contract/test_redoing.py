"""Redo restores undone choices exactly, and free undo stays within one seat's own open choices."""

from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from engine.core.game import act
from engine.core.log import Redo, Undo, actions_in_force, replay_log
from engine.core.match import Match, Step
from engine.core.notation import Record
from engine.core.proof import prove
from engine.core.types import ARBITER, CHANCE, Action, Illegal
from tests.contract.drawing import Drawn, every_game

pytestmark = pytest.mark.no_cover


def state(match: Match[Any, Any]) -> object:
    """Return everything in a match but its log."""
    free = [
        (seat, keep) for seat in range(match.setup.seats) for keep in match.choices() if match.undo_is_free(seat, keep)
    ]
    return match.game.save(match.position), match.decisions, [*match.actions], match.choices(), free


def events(steps: tuple[Step, ...]) -> list[Any]:
    """Return the events of some steps."""
    return [event for step in steps for event in step.events]


@every_game()
def test_undo_to_any_choice_then_redo_is_the_original(drawn: Drawn) -> None:
    match, rng = drawn.match(), drawn.chooser
    before, played = state(match), events(tuple(_replayed(drawn, match)))
    for keep in rng.sample(match.choices(), min(3, len(match.choices()))):
        log, seat = [*match.log], rng.choice([ARBITER, match.actions[keep].seat])
        taken = match.actions[keep:]
        match.undo(seat, keep, agreed=True)
        assert state(match) == state(Match(drawn.rules, drawn.setup, match.log))
        steps = match.redo(seat)
        assert match.log == [*log, Undo(seat, keep), Redo(seat)]
        assert state(match) == before
        assert state(Match(drawn.rules, drawn.setup, match.log)) == before
        assert [step.entries for step in steps] == [(Redo(seat),), *[()] * len(taken)]
        assert played[-len(events(steps[1:])) or len(played) :] == events(steps[1:])
        assert drawn.rules.save(match.at(len(match.log))) == drawn.rules.save(match.position)


def _replayed(drawn: Drawn, match: Match[Any, Any]) -> list[Step]:
    """Yield the steps of a match's actions, one by one."""
    replayed = replay_log(drawn.rules, drawn.setup, tuple(match.actions))
    return [Step((one.entry,), one.events) for one in replayed]


@every_game()
def test_undos_in_a_row_are_redone_in_reverse(drawn: Drawn) -> None:
    match, rng, states = drawn.match(), drawn.chooser, list[object]()
    with patch("engine.core.log.CHECKPOINT_INTERVAL", 3):
        match = Match(drawn.rules, drawn.setup, match.log)
        for _ in range(rng.randint(1, 4)):
            if not match.choices():
                break
            states.append(state(match))
            match.undo(0, rng.choice(match.choices()), agreed=True)
        for one in reversed(states):
            match.redo(0)
            assert state(match) == one
        with pytest.raises(Illegal, match="nothing_to_redo"):
            match.redo(0)
        entries = [one.entry for one in replay_log(drawn.rules, drawn.setup, match.log)]
    assert entries == match.log
    record = Record(drawn.setup, tuple(match.log), drawn.dealer.commitment, drawn.seed.to_bytes(32, "big").hex())
    assert prove(drawn.rules, record).first_mismatch is None


@every_game()
def test_a_choice_ends_redo(drawn: Drawn) -> None:
    match, rng = drawn.match(), drawn.chooser
    if not match.choices():
        return
    match.undo(0, rng.choice(match.choices()), agreed=True)
    assert match.redo_is_possible(0)
    assert not any(match.redo_is_possible(seat) for seat in (1, CHANCE, ARBITER)), "who took it back does it again"
    match.play(drawn.choice(rng, match.decisions[0], match.position), drawn.dealer)
    log = [*match.log]
    with pytest.raises(Illegal, match="nothing_to_redo"):
        match.redo(0)
    assert match.log == log


@every_game()
def test_free_undo_crosses_no_chance_no_secret_and_no_other_seat(drawn: Drawn) -> None:
    match = drawn.match()
    replayed = [*replay_log(drawn.rules, drawn.setup, tuple(match.actions))]
    forced = {*range(len(match.actions))} - {*match.choices()}
    for seat in range(drawn.seats):
        free = [keep for keep in match.choices() if match.undo_is_free(seat, keep)]
        for keep in free:
            for number, one in enumerate(replayed[keep:], start=keep):
                assert isinstance(one.entry, Action)
                assert one.entry.seat != CHANCE
                assert one.entry.seat == seat or number in forced
                assert all(event.seen_by is None for event in one.events)
        assert all(match.turn_start(seat) <= keep for keep in free), "a free undo stays within the turn"


@every_game()
def test_free_undo_covers_only_choices_that_revealed_nothing(drawn: Drawn) -> None:
    """The same actions look the same after a redeal of everything hidden from the seat."""
    game, match = drawn.rules, drawn.match()
    for seat in range(drawn.seats):
        for keep in match.choices():
            if not match.undo_is_free(seat, keep):
                continue
            start = game.replay(drawn.setup, match.actions[:keep])
            other = game.resume(game.redeal(start, seat, Random(drawn.seed)))
            for action in match.actions[keep:]:
                act(other, action)
            assert game.view(other.position, seat) == match.view(seat)


@every_game()
def test_a_turn_starts_behind_the_last_choice_of_another_seat(drawn: Drawn) -> None:
    match = drawn.match()
    for seat in range(drawn.seats):
        mine = [number for number in match.choices() if match.actions[number].seat == seat]
        if not mine:
            with pytest.raises(Illegal, match="nothing_to_undo"):
                match.turn_start(seat)
            continue
        start = match.turn_start(seat)
        between = [match.actions[number].seat for number in match.choices() if start <= number <= mine[-1]]
        earlier = [number for number in match.choices() if number < start]
        assert {*between} == {seat}
        assert not earlier or match.actions[earlier[-1]].seat != seat


@every_game(longest=80)
def test_any_row_of_moves_undos_and_redos_is_read_again(drawn: Drawn) -> None:
    game, rng, dealer = drawn.rules, Random(drawn.seed), drawn.dealer
    match, _ = Match.new(game, drawn.setup, dealer)
    asked, lengths = set[tuple[int, int]](), [len(match.actions)]
    for _ in range(drawn.length):
        act = rng.random()
        if act < 0.2 and match.choices():
            match.undo(0, rng.choice(match.choices()), agreed=True)
        elif act < 0.35 and match.redo_is_possible(0):
            match.redo(0)
        elif match.decisions:
            match.play(drawn.choice(rng, rng.choice(match.decisions), match.position), dealer)
        names = {(match.undos, one.id) for one in match.decisions}
        if isinstance(match.log[-1] if match.log else None, Undo | Redo) and len(match.log) > lengths[-1]:
            assert not asked & names, "a question named twice"
        asked |= names
        lengths.append(len(match.log))
    assert [*lengths] == sorted(lengths), "nothing is ever erased"
    again = Match(game, match.setup, match.log)
    assert (again.undos, state(again)) == (match.undos, state(match))
    assert actions_in_force(match.log) == [*match.actions]
    assert all(before <= after for before, after in pairwise(lengths))
