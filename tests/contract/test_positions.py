"""Positions as values: they can be replayed, saved, copied and tried out without harm."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from engine.core.flow import Position
from engine.core.types import CHANCE, Action, Illegal, Seat
from tests.contract.drawing import LISTED, LONGEST, Drawn, every_game

pytestmark = pytest.mark.no_cover

MAX_TRIED_ACTIONS = 60
"""The most legal actions of one position that are tried; a shuffle has millions."""


def play_all(drawn: Drawn) -> Position[Any, Any]:
    """Return the position after all actions."""
    return drawn.played().position


@every_game()
def test_playing_in_place_applying_and_replaying_come_to_the_same(drawn: Drawn) -> None:
    game, position, log = drawn.rules, drawn.rules.start(drawn.setup), []
    for play, action in drawn.moments():
        assert game.save(position) == game.save(play.position)
        before = len(play.events)
        position, events = game.apply(position, action)
        log.append(action)
        told = events
    replayed = game.replay(drawn.setup, log)
    assert game.save(replayed) == game.save(position)
    assert game.digest(replayed) == game.digest(position)
    if log:
        assert tuple(play.events[before:]) == told


@every_game()
def test_a_saved_position_is_the_same_when_it_is_read(drawn: Drawn) -> None:
    game, position = drawn.rules, play_all(drawn)
    data = game.save(position)
    for same in (game.load(data), game.copy(position)):
        assert same == position
        assert game.save(same) == data
        assert game.decisions(same) == game.decisions(position)
        assert game.outcome(same) == game.outcome(position)


@every_game()
def test_a_view_names_its_viewer_and_a_scene_is_a_view_without_questions(drawn: Drawn) -> None:
    game, position = drawn.rules, play_all(drawn)
    for seat in (None, *range(drawn.seats)):
        view = game.view(position, seat)
        assert (view.game, view.viewer) == (drawn.game, seat)
    assert game.view_snapshot(game.save(position)) == game.view(position, None, ())


@every_game()
def test_applying_any_action_leaves_the_old_position_alone(drawn: Drawn) -> None:
    game, position = drawn.rules, play_all(drawn)
    data = game.save(position)
    for action in islice(game.legal_actions(position), MAX_TRIED_ACTIONS):
        after, _ = game.apply(position, action)
        assert game.save(after) != data, "an action changes something"
        assert game.save(position) == data


def forge_answers(drawn: Drawn, position: Position[Any, Any]) -> Iterator[Action]:
    """Make answers that no player may give from those that some may."""
    kinds = {frame.__struct_config__.tag for slot in position.stack for frame in slot.frames}
    for action in islice(drawn.rules.legal_actions(position), 5):
        yield from (Action(seat, action.kind, action.picks) for seat in _strangers(drawn, position))
        yield from (Action(action.seat, kind, action.picks) for kind in ("", "undo", "made_up", *kinds - {action.kind}))
        yield Action(action.seat, action.kind, ("made up",))
        yield Action(action.seat, action.kind, (*action.picks[:-1], "-1@99.'"))
        yield Action(action.seat, action.kind, (*action.picks, action.picks[0]))
        yield Action(action.seat, action.kind, ())
        every = next(decision.ask for decision in drawn.rules.decisions(position) if decision.kind == action.kind)
        if every.most < len(every.options):
            yield Action(action.seat, action.kind, tuple(option.key for option in every.options))


def _strangers(drawn: Drawn, position: Position[Any, Any]) -> set[Seat]:
    asked = {decision.ask.seat for decision in drawn.rules.decisions(position)}
    return {CHANCE, *range(drawn.seats + 1)} - asked


@every_game()
def test_refused_actions_change_nothing(drawn: Drawn) -> None:
    match = drawn.match()
    game, data, log = drawn.rules, drawn.rules.save(match.position), list(match.log)
    for action in forge_answers(drawn, match.position):
        with pytest.raises(Illegal) as refusal:
            game.apply(match.position, action)
        with pytest.raises(Illegal) as refusal_by_match:
            match.play(action, drawn.dealer)
        assert refusal.value.reason == refusal_by_match.value.reason
        assert refusal.value.reason.kind
        assert game.save(match.position) == data
        assert match.log == log


@every_game(shortest=LONGEST, longest=LONGEST)
def test_every_game_ends_with_an_outcome_for_every_seat(drawn: Drawn) -> None:
    game = drawn.rules
    for count, (play, _) in enumerate(drawn.moments(), start=1):
        assert game.outcome(play.position) is None
        assert count < LONGEST
    position = play.position
    outcome = game.outcome(position)
    assert outcome
    assert len(outcome.ranks) == len(outcome.scores) == len(outcome.sources) == drawn.seats
    assert min(outcome.ranks) == 1
    for rank, score, sources in zip(outcome.ranks, outcome.scores, outcome.sources, strict=True):
        assert rank == 1 + sum(other < rank for other in outcome.ranks)
        assert sum(sources.values()) == score
    assert not list(game.legal_actions(position))
    assert not position.stack
    with pytest.raises(Illegal, match="over"):
        game.apply(position, Action(0, "anything"))


@every_game(longest=LONGEST)
def test_no_invariant_is_ever_broken(drawn: Drawn) -> None:
    game = drawn.rules
    earlier = None
    for play, _ in drawn.moments():
        assert not list(game.violations(play.position, earlier))
        earlier = game.copy(play.position)
    if earlier is not None:
        assert not list(game.violations(play.position, earlier))


PLAIN = (
    msgspec.inspect.IntType,
    msgspec.inspect.StrType,
    msgspec.inspect.BoolType,
    msgspec.inspect.NoneType,
)


def parts(kind: msgspec.inspect.Type, seen: set[type]) -> Iterator[msgspec.inspect.Type]:
    """Return every type in a saved position."""
    match kind:
        case msgspec.inspect.StructType(cls=cls, fields=fields):
            if cls not in seen:
                seen.add(cls)
                for field in fields:
                    yield from parts(field.type, seen)
        case msgspec.inspect.ListType(item_type=item):
            yield from parts(item, seen)
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            yield from parts(key, seen)
            yield from parts(value, seen)
        case msgspec.inspect.UnionType(types=types):
            for one in types:
                yield from parts(one, seen)
        case _:
            yield kind


@pytest.mark.parametrize("name", LISTED)
def test_a_position_holds_no_sets_floats_or_clocks(name: str) -> None:
    found = list(parts(msgspec.inspect.type_info(LISTED[name].position_type), set()))
    assert found
    assert {kind for kind in found if not isinstance(kind, PLAIN)} == set()
