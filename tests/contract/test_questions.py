"""Lists of options, which decide what is legal: they are well formed, complete, and explain what they leave out."""

import re
from collections.abc import Mapping
from itertools import islice
from math import comb, perm

import pytest

from engine.core.game import answers
from engine.core.types import CHANCE, MAX_KEY, Ask, Data, Decision, Illegal
from tests.contract.drawing import LISTED, LONGEST, Drawn, every_game

pytestmark = pytest.mark.no_cover

ID = re.compile(r"[a-z][a-z_]*")
SPOT = re.compile(r"[a-z_]+(\.[a-z0-9_]+)*")
COMMAND = re.compile(r"[a-z_]{1,32}")
MAX_COMMANDS = 25
"""Subcommands of one slash command."""

FEW = 2000
KEYS_PER_MOMENT = 15
"""About the number of keys to ask about at a moment."""


def is_plain(data: Data) -> bool:
    """Return True if data holds only ids and numbers, under words of the language that a message can name."""
    return all(ID.fullmatch(key) and _plain(value) for key, value in data.items())


def _plain(value: object) -> bool:
    if isinstance(value, Mapping):
        return all(type(key) is str and type(number) is int for key, number in value.items())
    if isinstance(value, list):
        return all(type(item) is str for item in value)
    return value is None or type(value) in (bool, int, str)


def check_question(decision: Decision, verbs: set[str]) -> None:
    """Fail if a question could not be asked or an option could not be picked."""
    ask = decision.ask
    keys = [option.key for option in ask.options]
    assert len(set(keys)) == len(keys)
    assert 0 <= ask.least <= ask.most <= len(keys)
    assert ask.most >= 1, "a question that cannot be answered"
    for option in ask.options:
        assert 1 <= len(option.key) <= MAX_KEY
        assert not re.search(r"[\s#|]", option.key)
        assert option.verb in verbs or ask.seat == CHANCE
        assert not option.group or ID.fullmatch(option.group)
        assert not option.spot or SPOT.fullmatch(option.spot)
        assert is_plain(option.data)


@every_game(longest=LONGEST)
def test_every_question_can_be_asked_and_answered(drawn: Drawn) -> None:
    verbs = {verb.name for verb in drawn.rules.verbs}
    newest: dict[int, str] = {}
    for play, _ in drawn.moments():
        asked = [(decision.ask.seat, decision.kind) for decision in play.decisions]
        assert len(set(asked)) == len(asked), "an answer must say which question it answers"
        for decision in play.decisions:
            assert decision.ask.seat in (CHANCE, *range(drawn.seats))
            assert newest.setdefault(decision.id, decision.kind) == decision.kind
            assert decision.id <= play.position.serial
            check_question(decision, verbs)


@every_game(longest=LONGEST)
def test_events_and_their_audience_are_plain(drawn: Drawn) -> None:
    for event in drawn.played().events:
        assert ID.fullmatch(event.kind)
        assert event.seat is None or event.seat in range(drawn.seats)
        assert event.seen_by is None or set(event.seen_by) <= set(range(drawn.seats))
        assert is_plain(event.data)


@every_game()
def test_a_view_names_all_who_are_asked_and_hides_closed_questions(drawn: Drawn) -> None:
    game = drawn.rules
    position = drawn.played().position
    decisions = tuple(one for one in game.decisions(position) if one.ask.seat != CHANCE)
    for viewer in (None, *range(drawn.seats)):
        view = game.view(position, viewer)
        assert view.asked == tuple(dict.fromkeys(decision.ask.seat for decision in decisions))
        assert view.decisions == tuple(one for one in decisions if one.ask.open or one.ask.seat == viewer)


@every_game()
def test_the_legal_actions_are_the_answers_to_the_open_questions(drawn: Drawn) -> None:
    game = drawn.rules
    position = drawn.played().position
    decisions = game.decisions(position)
    ways = sum(map(_ways, decisions))
    listed = list(islice(game.legal_actions(position), FEW))
    assert len(set(listed)) == len(listed) == min(ways, FEW)
    asked = {(decision.ask.seat, decision.kind): decision.ask for decision in decisions}
    for action in listed:
        ask = asked[action.seat, action.kind]
        assert ask.least <= len(set(action.picks)) == len(action.picks) <= ask.most
        assert set(action.picks) <= {option.key for option in ask.options}


def _ways(decision: Decision) -> int:
    ask = decision.ask
    count = perm if ask.ordered else comb
    return sum(count(len(ask.options), size) for size in range(ask.least, ask.most + 1))


@every_game()
def test_exactly_the_keys_that_are_not_offered_have_reasons(drawn: Drawn) -> None:
    """At every moment the reasons for all keys offered so far, and for some nonsense, are asked."""
    game, rng = drawn.rules, drawn.chooser
    seen: dict[str, None] = dict.fromkeys(("", "none", "-99", "+99", "made up", "@", "@0", "@x", "x@999", ".", "²"))
    for play, action in drawn.moments():
        keys = {option.key for decision in play.decisions for option in decision.ask.options}
        seen.update(dict.fromkeys(keys))
        decision = next(one for one in play.decisions if one.ask.seat == action.seat and one.kind == action.kind)
        offered = {option.key for option in decision.ask.options}
        before = game.save(play.position)
        for key in (*rng.sample(list(seen), min(len(seen), KEYS_PER_MOMENT)), *action.picks):
            reason = game.why(play.position, action.seat, action.kind, key)
            assert (reason is None) == (key in offered), key
            if reason is not None:
                assert ID.fullmatch(reason.kind)
                assert is_plain(reason.data)
        for wish, denial in game.unavailable(play.position, action.seat):
            kinds = [one.kind for one in play.decisions if one.ask.seat == action.seat]
            assert denial in [game.why(play.position, action.seat, kind, wish.key) for kind in kinds]
        assert game.save(play.position) == before


@every_game()
def test_no_other_seat_can_ask_or_answer(drawn: Drawn) -> None:
    game = drawn.rules
    for play, action in drawn.moments():
        asked = {decision.ask.seat for decision in play.decisions}
        for seat in {*range(drawn.seats)} - asked:
            assert not game.unavailable(play.position, seat)
            with pytest.raises(Illegal) as refusal:
                game.why(play.position, seat, action.kind, action.picks[0])
            assert refusal.value.reason.kind == "wrong_seat"
            assert refusal.value.reason.data == {
                "asked": [*map(str, dict.fromkeys(one.ask.seat for one in play.decisions))]
            }


@pytest.mark.parametrize("name", LISTED)
def test_a_game_can_be_a_group_of_slash_commands(name: str) -> None:
    game = LISTED[name]
    names = [verb.name for verb in game.verbs]
    assert len(set(names)) == len(names) <= MAX_COMMANDS
    for word in (game.command, *names, *filter(None, (verb.param for verb in game.verbs))):
        assert COMMAND.fullmatch(word)
    assert len({choice.id for choice in game.options}) == len(game.options)
    assert all(len(set(choice.values)) == len(choice.values) > 1 for choice in game.options)
    assert min(game.seats) >= 1


def test_answers_cover_every_number_and_order_of_picks() -> None:
    """The suite relies on `answers`, so it is compared with numbers worked out by hand."""
    three = tuple(LISTED["pebbles"].decisions(LISTED["pebbles"].start(LISTED["pebbles"].setup(2)))[0].ask.options[:3])
    assert len(list(answers(Ask(0, three, 0, 2)))) == 1 + 3 + 3
    assert len(list(answers(Ask(0, three, 2, 3, ordered=True)))) == 6 + 6
