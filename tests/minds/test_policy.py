"""The policy: scores from weights, picks from scores."""

from collections import Counter
from random import Random

import pytest

from engine.core.types import Ask, Decision, Option
from engine.minds import policy as policies
from engine.minds.policy import LIKELIHOODS, UNIT, Policy, answer, draw, draw_index, keys, likelihoods
from tests.minds.tables import rules
from tests.toys.orchard import Orchard

ORCHARD = Orchard()
START = ORCHARD.start(ORCHARD.setup(2))
WORK = ORCHARD.decisions(START)[0]


def ask_for(keys: str, least: int = 1, most: int = 1, *, ordered: bool = False) -> Ask:
    return Ask(0, tuple(map(Option, keys)), least, most, ordered=ordered)


def test_a_score_is_a_row_by_columns_and_the_marks() -> None:
    policy = Policy(("farmers.apples",), grows=True)
    columns, features = policy.read(ORCHARD, START, WORK)
    assert (columns, [*policy.rows], [*policy.marks]) == (
        [3, 8], ["work:plant", "work:pick", "work:look"], ["work:cost~1"],
    )  # fmt: skip
    policy.weights[0][3], policy.weights[0][8], policy.mark_weights[0] = 5, 2, 10
    assert policy.scores(columns, features) == [17, 0, 0]


def test_unknown_features_score_nothing() -> None:
    policy = Policy(("farmers.apples",))
    columns, features = policy.read(ORCHARD, START, WORK)
    assert (features, policy.scores(columns, features)) == ([(-1, ())] * 3, [0, 0, 0])


def test_features_are_remembered_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policies, "MAX_CACHED_OPTIONS", 3)
    policy = Policy((), grows=True)
    options = [Option(str(number)) for number in range(5)]
    known = [policy.features("take", option, 0) for option in options]
    assert [policy.features("take", option, 0) for option in options] == known
    assert policy.features("give", options[4], 0) != known[4]


def test_likelihoods_fall_by_a_factor_of_e_in_a_unit() -> None:
    assert 2.71 < LIKELIHOODS[0] / LIKELIHOODS[UNIT] < 2.72
    assert likelihoods([0, -UNIT, -9999]) == [LIKELIHOODS[0], LIKELIHOODS[UNIT], 0]
    assert likelihoods([0, -UNIT], 20)[1] == LIKELIHOODS[UNIT // 2]


def test_draws_are_by_likelihood() -> None:
    source = Random(1)
    found = Counter(draw_index([1, 0, 3], source) for _ in range(4000))
    assert found[1] == 0
    assert 2800 < found[2] < 3200


class UpperEnd:
    """A random generator that always returns the upper end."""

    def random(self) -> float:
        return 1.0


def test_a_draw_beyond_the_end_is_the_last_option() -> None:
    assert draw_index([1, 1], UpperEnd()) == 1


def test_several_picks_are_drawn_one_after_the_other_until_the_stop() -> None:
    exact = draw(ask_for("abcd", 2, 2), [0, 999, 0, 500], Random(1), 10)
    assert sorted(exact) == [1, 3]
    assert draw(ask_for("abc", 0, 3), [0, -999, -999, 999], Random(1), 10) == [3]
    assert draw(ask_for("abc", 0, 3), [999, 500, -999, 200], Random(1), 10) == [0, 1, 3]
    assert sorted(draw(ask_for("abc", 3, 3), [0, -99999, -99999], Random(1), 10)) == [0, 1, 2]
    assert draw(ask_for("ab", 1, 2), [0, 0, -99999], Random(1), 10) in ([0, 1], [1, 0])


def test_picks_are_named_in_the_order_of_the_question_unless_theirs_matters() -> None:
    for ordered, picks in ((False, ("a", "c")), (True, ("c", "a"))):
        assert keys(ORCHARD, Decision(1, "work", ask_for("abc", 0, 3, ordered=ordered)), [2, 0, 3]) == picks


def test_without_a_choice_nothing_is_drawn() -> None:
    everything = Decision(1, "work", ask_for("ab", 2, 2))
    assert answer(Policy(()), ORCHARD, START, everything, UpperEnd(), 10) == ("a", "b")


def test_a_ready_deck_is_handed_in_by_its_cards() -> None:
    game = rules("catan_cards")
    position = game.start(game.setup(2, {"mode": "tournament"}))
    for decision in game.decisions(position):
        picks = answer(Policy(()), game, position, decision, Random(3), 10)
        assert len(set(picks)) == decision.ask.least
        assert set(picks) <= {option.key for option in decision.ask.options}
