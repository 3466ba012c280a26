"""Matches as logs: each can be rebuilt, undone, and viewed as at any step."""

from contextlib import suppress
from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from engine import GAMES
from engine.core.game import act, only_answer
from engine.core.log import Undo, actions_in_force, replay_log
from engine.core.match import Match
from engine.core.types import CHANCE, Action, Event, Illegal, Seat
from tests.contract.drawing import Drawn, every_game

pytestmark = pytest.mark.no_cover

CHECKPOINT_STEP = 2
"""Entries between checkpoints, few enough that the shortest game has several."""


@every_game()
def test_a_match_is_where_its_log_leads(drawn: Drawn) -> None:
    match, game = drawn.match(), drawn.rules
    assert match.actions == match.log
    assert game.save(match.position) == game.save(game.replay(drawn.setup, match.actions))
    assert match.decisions == game.decisions(match.position)
    assert not match.decisions or match.decisions[0].ask.seat != CHANCE, "chance never waits"


@every_game()
def test_a_match_read_from_log_or_snapshot_goes_on_unchanged(drawn: Drawn) -> None:
    match, game = drawn.match(), drawn.rules
    rng = Random(drawn.seed)
    covered = rng.randint(0, len(match.log))
    older = game.save(match.at(covered))
    again = Match(game, match.setup, match.log)
    cached = Match(game, match.setup, match.log, game.save(match.position))
    caught_up = Match(game, match.setup, match.log, older, covered)
    matches = (match, again, cached, caught_up)
    for _ in range(10):
        assert all(one.decisions == match.decisions for one in matches)
        assert len({game.save(one.position) for one in matches}) == 1
        if not match.decisions:
            return
        action = drawn.choice(rng, rng.choice(match.decisions), match.position)
        first, *others = [one.play(action, drawn.dealer) for one in matches]
        assert others == [first] * 3
    for seat in range(drawn.seats):
        assert [_taken_back(one, seat) for one in matches] == [_taken_back(match, seat)] * 4


@every_game()
def test_a_copy_of_a_match_goes_on_by_itself(drawn: Drawn) -> None:
    match, game, rng = drawn.match(), drawn.rules, Random(drawn.seed)
    seats = range(drawn.seats)
    if rng.random() < 0.5:
        _taken_back(match, 0)  # so that the match knows which choices can be undone
    copied = match.copy()
    before = game.save(match.position), match.decisions, [*match.log], [*match.actions], match.undos
    for _ in range(10):
        if copied.decisions:
            copied.play(drawn.choice(rng, rng.choice(copied.decisions), copied.position), drawn.dealer)
    with suppress(Illegal):
        copied.undo(rng.choice(seats), agreed=True)
    assert (game.save(match.position), match.decisions, match.log, list(match.actions), match.undos) == before
    again = Match(game, match.setup, copied.log)
    assert (game.save(copied.position), copied.decisions) == (game.save(again.position), again.decisions)
    assert [_taken_back(copied, seat) for seat in seats] == [_taken_back(again, seat) for seat in seats]


@every_game(longest=80)
def test_a_snapshot_of_an_undone_choice_is_not_used(drawn: Drawn) -> None:
    game, match, rng = drawn.rules, drawn.match(), drawn.chooser
    covered, older = len(match.log), game.save(match.position)
    for _ in range(rng.randint(1, 2)):
        try:
            match.undo(rng.randrange(drawn.seats), agreed=True)
        except Illegal:
            return
    while match.decisions and len(match.log) <= covered + 5:
        match.play(drawn.choice(rng, rng.choice(match.decisions), match.position), drawn.dealer)
    again = Match(game, match.setup, match.log, older, covered)
    assert again.decisions == match.decisions
    assert game.save(again.position) == game.save(match.position)


def _taken_back(match: Match[Any, Any], seat: Seat) -> object:
    try:
        return match.undo_point(seat), match.undo_is_free(seat)
    except Illegal as refusal:
        return refusal.reason


@every_game()
def test_a_step_has_its_events_and_the_moments_worth_a_picture(drawn: Drawn) -> None:
    game, rng, dealer = drawn.rules, drawn.chooser, drawn.dealer
    match, step = Match.new(game, drawn.setup, dealer)
    opening = game.resume(game.begin(drawn.setup), record_snapshots=True)
    events, scenes = opening.events, opening.snapshots
    position = opening.position
    for _ in range(drawn.length):
        for entry in step.entries:
            assert isinstance(entry, Action)
            position, told = game.apply(position, entry)
            events += told
        assert list(step.events) == events
        assert len(step.snapshots) >= len(scenes)
        shown = map(drawn.rules.view_snapshot, step.snapshots)
        assert all(view.viewer is None and not view.decisions for view in shown)
        assert match.log[len(match.log) - len(step.entries) :] == list(step.entries)
        if not match.decisions:
            return
        step = match.play(drawn.choice(rng, rng.choice(match.decisions), match.position), dealer)
        events, scenes = [], []


@every_game()
def test_the_position_at_every_step_is_that_of_the_log_so_far(drawn: Drawn) -> None:
    match, game, rng = drawn.match(), drawn.rules, drawn.chooser
    for step in {0, len(match.log), rng.randint(0, len(match.log))}:
        assert game.save(match.at(step)) == game.save(game.replay(drawn.setup, match.actions[:step]))


@every_game()
def test_an_undo_leads_to_the_game_without_the_choice(drawn: Drawn) -> None:
    game = drawn.rules
    for seat in range(drawn.seats):
        match = drawn.match()
        log, actions = list(match.log), list(match.actions)
        mine = [at for at, action in enumerate(actions) if action.seat == seat]
        keep = next((at for at in reversed(mine) if _chose(drawn, actions, at)), None)
        if keep is None:
            with pytest.raises(Illegal, match="nothing_to_undo"):
                match.undo(seat, agreed=True)
            assert match.log == log
            continue
        step = match.undo(seat, agreed=True)
        assert step.entries == (Undo(seat, keep),)
        assert step.events == (Event("undone", seat, {}),)
        assert match.log == [*log, Undo(seat, keep)]
        assert match.actions == actions_in_force(match.log) == actions[:keep]
        assert match.undos == 1
        assert game.save(match.position) == game.save(game.replay(drawn.setup, actions[:keep]))
        assert seat in [decision.ask.seat for decision in match.decisions]
        assert game.save(match.at(len(log))) == game.save(game.replay(drawn.setup, actions))


def _chose(drawn: Drawn, actions: list[Action], at: int) -> bool:
    before = drawn.rules.replay(drawn.setup, actions[:at])
    return any(only_answer(one) is None for one in drawn.rules.decisions(before) if one.ask.seat == actions[at].seat)


@every_game()
def test_going_back_by_saved_positions_leads_where_the_start_leads(drawn: Drawn) -> None:
    game, match, rng = drawn.rules, drawn.match(), drawn.chooser
    with patch("engine.core.log.CHECKPOINT_INTERVAL", 3):
        match = Match(game, match.setup, match.log)
        for _ in range(6):
            for _ in range(rng.randint(0, 8)):
                if match.decisions:
                    match.play(drawn.choice(rng, rng.choice(match.decisions), match.position), drawn.dealer)
            step = rng.randint(0, len(match.log))
            assert game.save(match.at(step)) == game.save(game.replay(drawn.setup, actions_in_force(match.log[:step])))
            try:
                match.undo(rng.randrange(drawn.seats), agreed=True)
            except Illegal:
                continue
            assert game.save(match.position) == game.save(game.replay(drawn.setup, match.actions))
            plain = Match(game, match.setup, match.log)
            assert match.decisions == plain.decisions
            assert [_taken_back(match, seat) for seat in range(drawn.seats)] == [
                _taken_back(plain, seat) for seat in range(drawn.seats)
            ]
        entries = [one.entry for one in replay_log(game, match.setup, match.log)]
    assert entries == match.log


@pytest.mark.parametrize("name", GAMES)
def test_going_back_a_little_does_not_begin_again(name: str) -> None:
    game = GAMES[name]
    with patch("engine.core.log.CHECKPOINT_INTERVAL", CHECKPOINT_STEP):
        match = Drawn(name, game.seats[0], {}, seed=1, length=CHECKPOINT_STEP * 2, eager=False).match()
        assert match.decisions
        with patch.object(type(game), "begin", side_effect=AssertionError("played again from the start")):
            assert game.save(match.at(len(match.log))) == game.save(match.position)
            match.at(CHECKPOINT_STEP + 1)
            match.undo(match.actions[-1].seat, agreed=True)


@every_game()
def test_undo_is_free_until_another_chooses_or_something_is_revealed(drawn: Drawn) -> None:
    game, match = drawn.rules, drawn.match()
    actions = list(match.actions)
    for seat in range(drawn.seats):
        try:
            keep = match.undo_point(seat)
        except Illegal:
            continue
        position, free = game.replay(drawn.setup, actions[:keep]), True
        for action in actions[keep:]:
            asked = next(
                one for one in game.decisions(position) if (one.ask.seat, one.kind) == (action.seat, action.kind)
            )
            play = game.resume(game.copy(position))
            act(play, action)
            position, told = play.position, play.events
            chose = not asked.ask.open or len(asked.ask.options) > 1 or asked.ask.least == 0
            chose |= action.seat == CHANCE
            free &= action.seat == seat or not chose
            free &= not play.revealed and all(event.seen_by is None for event in told)
        assert match.undo_is_free(seat) == free
        log = list(match.log)
        if free:
            assert match.undo(seat).entries == (Undo(seat, keep),)
            match = Match(game, match.setup, log)
        else:
            with pytest.raises(Illegal, match="undo_needs_consent"):
                match.undo(seat)
            assert match.log == log


@every_game(longest=80)
def test_a_match_with_many_moves_taken_back_is_read_again(drawn: Drawn) -> None:
    game, rng, dealer = drawn.rules, drawn.chooser, drawn.dealer
    match, _ = Match.new(game, drawn.setup, dealer)
    asked: set[tuple[int, int]] = set()
    for _ in range(drawn.length):
        if not match.decisions:
            break
        decision = rng.choice(match.decisions)
        match.play(drawn.choice(rng, decision, match.position), dealer)
        if rng.random() < 1 / 3:
            asked.update((match.undos, one.id) for one in match.decisions)
            match.undo(decision.ask.seat, agreed=True)
            assert not asked.intersection((match.undos, one.id) for one in match.decisions), "a question named twice"
    again = Match(game, match.setup, match.log)
    assert again.undos == match.undos == sum(isinstance(entry, Undo) for entry in match.log)
    assert again.actions == match.actions
    assert game.save(again.position) == game.save(match.position)
    lengths = [len(actions_in_force(match.log[:step])) for step in range(len(match.log) + 1)]
    assert all(after <= before + 1 for before, after in pairwise(lengths))
