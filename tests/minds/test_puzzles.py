"""Puzzles: one answer is clearly the best, and the others are about equal."""

import pytest

from engine.core.log import actions_in_force
from engine.core.notation import read_record
from engine.minds import puzzles as module
from engine.minds.explanation import REST_NAME, Factor
from engine.minds.leaf import SCALE
from engine.minds.policy import UNIT
from engine.minds.puzzles import is_puzzle, puzzles
from engine.minds.search import AnswerChoice, Ranked
from engine.minds.weights import mind_for
from tests.minds.tables import rules
from tests.minds.test_analysis import GARDENER, ORCHARD, SETUP, seasons
from tests.project.repository import ROOT


def try_answers(*means: tuple[int, int]) -> AnswerChoice:
    """Return answers that were tried a hundred times, by their mean points and standard deviation."""
    ranked = [
        Ranked((str(number),), 0, [(mean - spread) * SCALE, (mean + spread) * SCALE] * 50)
        for number, (mean, spread) in enumerate(means)
    ]
    return AnswerChoice(ranked[0].picks, [*ranked, Ranked(("untried",))])


def test_the_best_stands_out_and_the_second_does_not() -> None:
    assert is_puzzle(try_answers((9, 2), (5, 2), (5, 2)))
    assert not is_puzzle(try_answers((9, 2), (9, 2), (5, 2)))
    assert not is_puzzle(try_answers((9, 2), (7, 2), (5, 2)))


def test_a_puzzle_has_several_answers_none_of_them_better() -> None:
    assert not is_puzzle(try_answers((9, 2), (5, 2)))
    assert not is_puzzle(try_answers((9, 2), (5, 2), (5, 2), (10, 2)))


def test_a_certain_answer_of_the_policy_is_no_puzzle() -> None:
    found = try_answers((9, 2), (5, 2), (5, 2))
    for below, puzzle in ((1, True), (10, False)):
        for answer in found.ranked[1:]:
            answer.prior = -below * UNIT
        assert is_puzzle(found) is puzzle


def test_a_puzzle_has_a_reason_that_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_puzzle", lambda choice: True)
    given = iter([(), (Factor(REST_NAME, 2.0, 0.0),), (Factor("farmers.apples", 2.0, 1.0),), ()])
    monkeypatch.setattr(module, "reasons", lambda game, choice: next(given))
    assert [puzzle.actions for puzzle in puzzles(GARDENER, ORCHARD, SETUP, seasons(2), 6, 1)] == [2]


def test_an_answer_without_an_alternative_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_puzzle", lambda choice: True)
    assert [*puzzles(GARDENER, ORCHARD, SETUP, seasons(1), 6, 1)]
    monkeypatch.setattr(module, "is_choice", lambda game, decision: False)
    assert [*puzzles(GARDENER, ORCHARD, SETUP, seasons(1), 6, 1)] == []


@pytest.mark.no_cover
def test_puzzles_of_a_match_have_a_solution_and_its_reasons() -> None:
    record = read_record((ROOT / "tests/records/caylus-1005.txt").read_text(encoding="utf-8"))
    game, setup, actions = rules("caylus"), record.setup, actions_in_force(record.entries)[:50]
    mind = mind_for(game, setup)
    assert mind is not None
    found = [*puzzles(mind, game, setup, actions, 24, 1)]
    assert found
    for puzzle in found:
        best, *others = puzzle.answers
        assert best.picks == tuple(option.key for option in puzzle.solution)
        assert (best.less, best.low, best.high) == (0, 0, 0)
        assert all(0 < other.low <= other.less <= other.high for other in others)
        assert (puzzle.seat, puzzle.kind) == (actions[puzzle.actions].seat, actions[puzzle.actions].kind)
        assert puzzle.reasons


def test_a_puzzle_has_to_be_found_again_in_other_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([True, False, *[True] * 4])
    monkeypatch.setattr(module, "is_puzzle", lambda choice: next(found))
    assert [puzzle.actions for puzzle in puzzles(GARDENER, ORCHARD, SETUP, seasons(2)[:3], 6, 1)] == [1, 2]


def test_the_worlds_of_a_second_search_are_none_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = list[int]()

    def noted(table: object, moment: object, simulations: int, seed: int) -> AnswerChoice:
        seeds.append(seed)
        return try_answers((9, 2), (5, 2), (5, 2))

    monkeypatch.setattr(module, "_choice", noted)
    assert [*puzzles(GARDENER, ORCHARD, SETUP, seasons(2)[:1], 6, 1)] == []
    first, second = seeds
    assert second - first > 1_000_000


def test_a_game_of_two_answers_has_no_puzzles() -> None:
    assert [*puzzles(GARDENER, ORCHARD, SETUP, seasons(2), 8, 1)] == []
