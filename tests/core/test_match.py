"""Matches: free undo, errors in a log, and the events of the start."""

from typing import Any

import pytest

from engine.core.dealer import Dealer
from engine.core.flow import Frame, Play
from engine.core.game import only_answer
from engine.core.log import Entry, Redo, Undo, actions_in_force, entries_in_force, replay_log
from engine.core.match import Match, UndoInfo, choices, turn_start
from engine.core.notation import write_entry
from engine.core.types import ARBITER, Action, Ask, Decision, Event, Illegal, Option
from tests.toys import Pebbles, Raid, raid

DEALER = Dealer(bytes(32))


def play_pebbles(*lines: str) -> Match[Any, Any]:
    """Play a match of pebbles with `<seat> <picks>` each."""
    game = Pebbles()
    match, _ = Match.new(game, game.setup(2), DEALER)
    for line in lines:
        seat, *picks = line.split()
        match.play(Action(int(seat), "take", tuple(picks)), DEALER)
    return match


def test_events_before_the_first_question_belong_to_the_first_step() -> None:
    game = Pebbles()
    match, step = Match.new(game, game.setup(2), DEALER)
    assert step.entries == ()
    assert step.events == (Event("laid_out", None, {"pebbles": ["a", "b", "c", "d"]}),)
    assert [game.view_snapshot(scene).viewer for scene in step.snapshots] == [None]
    assert match.play(Action(0, "take", ("a",)), DEALER).snapshots == ()


def test_picks_are_logged_in_the_order_of_the_options() -> None:
    assert play_pebbles("0 c a").log == [Action(0, "take", ("a", "c"))]


def test_the_last_choice_is_free_to_take_back_until_another_has_chosen() -> None:
    match = play_pebbles("0 a", "1 b")
    assert match.undo_is_free(1)
    assert not match.undo_is_free(0)
    with pytest.raises(Illegal, match="undo_needs_consent"):
        match.undo(0)
    match.undo(0, agreed=True)
    assert match.log == [Action(0, "take", ("a",)), Action(1, "take", ("b",)), Undo(0, 0)]
    assert list(match.actions) == []
    with pytest.raises(Illegal, match="nothing_to_undo"):
        match.undo_point(1)


def test_a_forced_choice_is_undone_with_the_one_before() -> None:
    match = play_pebbles("0 a", "1 b c", "0 d")
    assert match.undo_point(0) == 0, "with one pebble left there was nothing to choose"
    assert match.undo_is_free(1), "no player has chosen since"
    assert match.game.outcome(match.position)
    match.undo(1)
    assert match.game.outcome(match.position) is None


def test_an_undo_goes_back_to_before_any_choice_and_is_done_again() -> None:
    match = play_pebbles("0 a", "1 b")
    assert match.choices() == (0, 1)
    with pytest.raises(Illegal, match="nothing_to_undo"):
        match.undo(0, 2, agreed=True)
    step = match.undo(ARBITER, 0, agreed=True)
    assert step.events == (Event("undone_by_arbiter", None, {}),)
    with pytest.raises(Illegal, match="nothing_to_redo"):
        match.redo(0)
    (entry, *steps) = match.redo(ARBITER)
    assert (entry.entries, entry.events) == ((Redo(ARBITER),), (Event("redone_by_arbiter", None, {}),))
    assert [step.events[0].seat for step in steps] == [0, 1]
    assert match.log == [Action(0, "take", ("a",)), Action(1, "take", ("b",)), Undo(ARBITER, 0), Redo(ARBITER)]
    assert Match(match.game, match.setup, match.log).actions == match.actions
    with pytest.raises(Illegal, match="nothing_to_redo"):
        actions_in_force([*match.log, Redo(ARBITER)])


def test_a_turn_begins_with_the_first_choice_since_another_seats() -> None:
    match = play_pebbles("0 a", "1 b")
    assert [match.turn_start(seat) for seat in (0, 1)] == [0, 1]
    own, forced = UndoInfo(forced=False, shown=False), UndoInfo(forced=True, shown=False)
    actions = [Action(0, "take"), Action(1, "take"), Action(1, "take"), Action(0, "take"), Action(1, "take")]
    known = [*zip(actions, (own, own, own, forced, own), strict=True)]
    assert [turn_start(known, seat) for seat in (0, 1)] == [0, 1]
    assert choices(known) == (0, 1, 2, 4)
    with pytest.raises(Illegal, match="nothing_to_undo"):
        play_pebbles("0 a").turn_start(1)


def test_a_log_whose_undo_takes_nothing_back_does_not_fit() -> None:
    game = Pebbles()
    first = Action(0, "take", ("a",))
    logs: list[list[Entry]] = [[Undo(0, 0)], [first, Undo(0, 1)], [first, Undo(0, 0), Undo(0, 0)]]
    logs.append([first, Undo(0, -1)])
    for log in logs:
        with pytest.raises(Illegal, match="nothing_to_undo"):
            Match(game, game.setup(2), log)
    assert actions_in_force([first, Undo(0, 0), first]) == [first]
    again = Action(first.seat, first.kind, first.picks)
    assert entries_in_force([first, Undo(0, 0), again]) == [(2, again)]


def test_a_log_with_an_action_that_was_not_on_offer_does_not_fit() -> None:
    game = Pebbles()
    with pytest.raises(Illegal, match="gone"):
        Match(game, game.setup(2), [Action(0, "take", ("a",)), Action(1, "take", ("a",))])


def test_a_rule_that_fails_leaves_no_trace_even_after_half_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last player reveals a knight, chance is asked at once, and there the rule fails."""
    game, dealer = Raid(), Dealer(bytes([0] * 32))
    match, _ = Match.new(game, game.setup(2), dealer)
    for seat, hand in enumerate(match.position.state.hands):
        assert any(card.startswith("knight") for card in hand), "this secret deals a knight to everybody"
        knight = Action(seat, "choose", (next(card for card in hand if card.startswith("knight")),))
        if seat == 0:
            match.play(knight, dealer)
    before = game.save(match.position), list(match.log), list(match.actions), match.decisions

    def broken(frame: Frame[raid.State], play: Play[raid.State], picks: tuple[str, ...]) -> None:
        play.state.gold.clear()
        raise ZeroDivisionError

    with monkeypatch.context() as fault:
        fault.setattr(raid.Roll, "answer", broken)
        with pytest.raises(ZeroDivisionError):
            match.play(knight, dealer)
    assert (game.save(match.position), match.log, list(match.actions), match.decisions) == before
    step = match.play(knight, dealer)
    assert "rolled" in {event.kind for event in step.events}
    assert len(step.snapshots) == 1


def play_raid(*lines: str) -> Match[Any, Any]:
    """Play a match of raid for three with `<seat> <kind>` each, always by the last option, which plays no shield."""
    game = Raid()
    match, _ = Match.new(game, game.setup(3), DEALER)
    for line in lines:
        seat, kind = line.split()
        decision = next(one for one in match.decisions if (str(one.ask.seat), one.kind) == (seat, kind))
        match.play(Action(int(seat), kind, (decision.ask.options[-1].key,)), DEALER)
    return match


def test_a_single_hidden_option_still_counts_as_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Treating it as forced would tell how many options there were."""
    monkeypatch.setattr(raid, "HAND", 1)
    match = play_raid("0 choose")
    assert len(match.decisions[0].ask.options) == 1
    assert [only_answer(decision) for decision in match.decisions] == [None, None]
    match = play_raid("1 choose", "0 choose")
    assert match.undo_point(1) == 1, "the first action is the shuffle"
    assert match.undo_is_free(0)
    assert not match.undo_is_free(1), "the other has chosen since, though from a single card"


def test_the_secrets_of_a_log_are_the_answers_hidden_from_others() -> None:
    match = play_raid("0 choose", "1 choose")
    assert {write_entry(match.log[step]).split()[1] for step in match.secrets()} == {"shuffle", "choose"}
    match.undo(0, agreed=True)
    assert match.secrets() == {0, 1, 2}, "what was taken back is hidden too, but not that it was"
    assert play_pebbles("0 a", "1 b").secrets() == frozenset()


def test_only_a_question_with_one_possible_answer_is_single() -> None:
    a, b = Option("a"), Option("b")
    asks = [
        (Ask(0, (a,)), ("a",)),
        (Ask(0, (a, b), 2, 2), ("a", "b")),
        (Ask(0, (a,), 1, 1, ordered=True), ("a",)),
        (Ask(0, (a, b)), None),
        (Ask(0, (a,), 0, 1), None),
        (Ask(0, (a, b), 2, 2, ordered=True), None),
        (Ask(0, (a,), open=False), None),
    ]
    for ask, answer in asks:
        assert only_answer(Decision(1, "any", ask)) == answer


def test_asking_how_far_an_undo_may_go_leaves_a_saved_position_alone() -> None:
    match, saved = play_pebbles("0 a", "1 b"), play_pebbles("0 c", "1 d").position
    resumed = Match(match.game, match.setup, match.log, match.game.save(saved))
    assert resumed.choices() == (0, 1)
    assert match.game.digest(resumed.position) == match.game.digest(saved)


def test_a_duplicate_match_is_dealt_by_occasion_whatever_the_step() -> None:
    game, dealer = Raid(), Dealer(bytes(32), by_occasion=True)
    match, _ = Match.new(game, game.setup(3), dealer)
    while match.decisions and match.decisions[0].kind == "choose":
        decision = match.decisions[0]
        match.play(Action(decision.ask.seat, decision.kind, (decision.ask.options[0].key,)), dealer)
    lines = [line for line in replay_log(game, match.setup, actions_in_force(match.log)) if line.draw]
    assert len(lines) > 1
    for line in lines:
        assert isinstance(line.entry, Action)
        assert line.ask is not None
        assert line.entry.picks == dealer.deal(99, line.ask, line.draw)
