"""Training: fits, examples, and the players that result."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.core.types import Ask, Decision, Option, Outcome
from engine.minds import playing
from engine.minds.examples import MAX_WEIGHT, Example, answered, examples, learn
from engine.minds.lab import training
from engine.minds.lab.arena import Contest, compete
from engine.minds.lab.training import Fit, LeafFit, Limit, Trainer, continued, frozen, refitted, train_through, widened
from engine.minds.leaf import MARGIN_WORTH, SCALE, USUAL_WORTH, ZERO_SUM_WORTH, blank, stage, terms, utility
from engine.minds.levels import levels
from engine.minds.policy import Policy
from engine.minds.search import Mind, Table, untrained
from tests.minds.tables import TOYS, allow_games, allow_games_per_second, plan_training, rules, train_farmer
from tests.toys.orchard import Orchard

ORCHARD = Orchard()
START = ORCHARD.start(ORCHARD.setup(2))
WORK = ORCHARD.decisions(START)[0]


def test_a_fit_finds_the_weights() -> None:
    fit, source = Fit(3), Random(1)
    for _ in range(4000):
        one, two = source.randrange(9), source.randrange(9)
        fit.add([1.0, float(one), float(two)], 7 + 3 * one - 2 * two)
    assert [round(weight, 1) for weight in fit.solved(1, [0, 0, 0])] == [7.0, 3.0, -2.0]
    assert [round(weight) for weight in fit.solved(10**9, [5, 6, 7])] == [5, 6, 7]


def test_a_leaf_is_fitted_stage_by_stage() -> None:
    fit = LeafFit(("gold", "stage"))
    for now in range(3):
        for gold in range(200):
            fit.add(now, {"gold": gold % 20}, [{"gold": 3}, {"gold": 5}], 100 * now + 10 * (now + 1) * (gold % 20))
    fit.games = 600
    fit.fade()
    leaf = fit.leaf()
    assert [round(own[0], -1) for own in leaf.own] == [10, 20, 30]


def test_no_weight_has_a_sign_that_it_may_not_have() -> None:
    fit, source = Fit(3), Random(1)
    for _ in range(2000):
        one, two = source.randrange(9), source.randrange(9)
        fit.add([1.0, float(one), float(two)], 7 + 3 * one - 2 * two)
    assert [round(weight) for weight in fit.solved(1, [0, 0, 0], {1: Limit(1), 2: Limit(1)})][1:] == [3, 0]
    assert [round(weight) for weight in fit.solved(1, [0, 0, 0], {1: Limit(-1), 2: Limit(-1)})][1:] == [0, -2]


def test_a_weight_below_its_limit_is_the_limit_and_the_others_make_up_for_it() -> None:
    fit, source = Fit(3), Random(1)
    for _ in range(2000):
        one = source.randrange(9)
        fit.add([1.0, float(one), float(one)], 6 * one)
    weights = fit.solved(1, [0, 0, 0], {2: Limit(1, 5.0)})
    assert weights[2] == 5
    assert [round(weight) for weight in weights] == [0, 1, 5]


def test_points_already_scored_are_worth_no_less_than_at_the_end() -> None:
    fit, source = LeafFit(("points", "gold"), ZERO_SUM_WORTH, frozenset()), Random(2)
    for _ in range(300):
        mine, theirs = ({"points": source.randrange(9), "gold": source.randrange(9)} for _ in range(2))
        fit.add(0, mine, [theirs], 40 * mine["gold"])
    fit.games = 300
    leaf = fit.leaf()
    assert leaf.own[0][0] == round(6 * SCALE / 10) == -leaf.others[0][0]
    assert leaf.own[0][1] > 30


def test_an_early_stage_is_drawn_to_the_next_and_contradicts_no_drawback() -> None:
    fit, source = LeafFit(("gold", "debts", "stage"), ZERO_SUM_WORTH, frozenset({"debts"})), Random(2)
    for now in (0, 2):
        for _ in range(300):
            mine, theirs = ({"gold": source.randrange(9), "debts": source.randrange(9), "stage": now} for _ in range(2))
            worth = 10 * mine["gold"] - 5 * mine["debts"] if now else mine["debts"] - mine["gold"]
            fit.add(now, mine, [theirs], worth)
    fit.games = 600
    leaf = fit.leaf()
    assert [round(weight) for weight in leaf.own[2][:2]] == [10, -5]
    assert leaf.own[1][:2] == leaf.own[2][:2], "nothing was seen of it"
    assert leaf.own[0][:2] == [0, 0]


def test_points_are_worth_their_number_before_anything_is_learned() -> None:
    leaf = LeafFit(("gold", "points")).leaf()
    assert (leaf.own, leaf.others) == ([[0, 51]] * 3, [[0, -13]] * 3)


def test_a_leaf_weighs_own_facts_and_the_mean_of_the_others() -> None:
    leaf = blank(("farmers.apples", "farmers.trees"))
    leaf.own[0], leaf.others[0], leaf.base[0] = [10, 1], [-4, 0], 5
    assert leaf.value(ORCHARD, START, 0, 2) == 5 + 30 - 12
    assert [*terms(leaf, ORCHARD, START, 0, 2)] == [
        ("farmers.apples", 3, 30), ("farmers.trees", 0, 0), ("-farmers.apples", 3, -12), ("-farmers.trees", 0, 0),
    ]  # fmt: skip
    assert [stage({"stage": value}) for value in (-1, 0, 2, 9)] == [0, 0, 2, 2]


def test_winning_is_worth_the_stake_and_shared_when_tied() -> None:
    won, shared = Outcome((1, 2), (30, 20), ({}, {}), ""), Outcome((1, 1), (20, 20), ({}, {}), "")
    assert utility(won, 0, 10, USUAL_WORTH) - utility(won, 1, 10, USUAL_WORTH) == (8 * 10 + 2 * 10 + 100) * SCALE // 10
    assert utility(shared, 0, 10, USUAL_WORTH) == (8 * 20 - 2 * 20 + 50) * SCALE // 10


def test_between_two_players_one_gains_what_the_other_loses() -> None:
    even, less = (Outcome((1, 2), (30, score), ({}, {}), "") for score in (20, 15))
    assert utility(less, 0, 10, ZERO_SUM_WORTH) - utility(even, 0, 10, ZERO_SUM_WORTH) == 6 * 5 * SCALE // 10
    stake = 10 * SCALE
    assert utility(even, 0, 10, ZERO_SUM_WORTH) - stake == -utility(even, 1, 10, ZERO_SUM_WORTH)


def test_an_evaluation_is_fitted_anew_for_the_same_policy() -> None:
    mind = Mind(train_farmer().policy, blank(("farmers.apples",)))
    two, three = (replace(plan_training("orchard"), seats=(seats,)) for seats in (2, 3))
    duel = refitted(two, mind, 3, 12)
    leaf = duel.leaf_for(2)
    assert (duel.policy, leaf.worth, leaf.facts) == (mind.policy, ZERO_SUM_WORTH, mind.leaf.facts)
    assert leaf == refitted(two, mind, 3, 12).leaf_for(2)
    assert leaf.own != mind.leaf.own
    both = refitted(replace(two, seats=(2, 3)), mind, 3, 12)
    assert {seats: fitted.worth for seats, fitted in both.leaves.items()} == {2: ZERO_SUM_WORTH, 3: MARGIN_WORTH}
    assert refitted(three, mind, 3, 2).leaf_for(3).worth == MARGIN_WORTH


def test_training_continues_from_earlier_training() -> None:
    mind = Mind(train_farmer().policy, blank(("farmers.apples",)))
    known, weights = mind.policy.facts, [list(row) for row in mind.policy.weights]
    one, two, other = (continued(plan_training("orchard"), mind, seed, 20, 0.1) for seed in (3, 3, 4))
    assert one.policy.weights == two.policy.weights != other.policy.weights
    assert continued(plan_training("orchard"), mind, 3, 20, 0.1, [mind]).policy.weights != one.policy.weights
    assert one.leaves == two.leaves
    assert one.leaves[2].worth == ZERO_SUM_WORTH
    assert (mind.policy.facts, mind.policy.weights, mind.leaves) == (known, weights, {})


def test_the_evaluation_is_fitted_again_and_again_while_training_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(train_farmer().policy, blank(("farmers.apples",)))
    once = continued(plan_training("orchard"), mind, 3, 20, 0.1)
    monkeypatch.setattr(training, "REFIT_INTERVAL", 5)
    again = continued(plan_training("orchard"), mind, 3, 20, 0.1)
    assert (again.policy.weights, again.leaves) != (once.policy.weights, once.leaves)


def test_a_policy_is_widened_by_facts_without_a_change_of_its_answers() -> None:
    policy = Policy(("stage",), grows=True)
    policy.weights[policy.row("work:pick")][:] = [float(column) for column in range(9)]
    wide = widened(policy, ("turn", "stage"))
    assert (wide.facts, wide.weights, len(policy.weights[0])) == (
        ("stage", "turn"), [[*map(float, range(8)), *[0.0] * 8, 8.0]], 9,
    )  # fmt: skip


def test_a_lesson_moves_the_weights_towards_its_target() -> None:
    policy = Policy(("farmers.apples",), grows=True)
    plant, pick = examples(policy, ORCHARD, START, WORK, ("plant",)), examples(policy, ORCHARD, START, WORK, ("pick",))
    assert [(example.target, len(example.columns)) for example in (*plant, *pick)] == [([1, 0], 2), ([0, 1], 2)]
    learn(policy, plant[0], 10)
    scores = policy.scores(plant[0].columns, plant[0].features)
    assert scores[0] > 0 > scores[1]
    learn(policy, Example(pick[0].columns, pick[0].features, [1.0, 0.0], -1.0), 10)
    assert policy.scores(plant[0].columns, plant[0].features) < scores
    for _ in range(400):
        learn(policy, plant[0], 99)
    assert max(map(max, policy.weights)) <= MAX_WEIGHT
    learn(Policy(()), Example([0], [(-1, ()), (-1, ())], [1.0, 0.0]), 10)


def ask_for(keys: str, least: int, most: int) -> Decision:
    return Decision(1, "work", Ask(0, tuple(map(Option, keys)), least, most))


@pytest.mark.parametrize(
    ("decision", "picks", "targets"),
    [
        (ask_for("abc", 1, 2), ("b",), [[0, 1, 0], [0, 0, 1]]),
        (ask_for("abc", 0, 3), ("a", "c"), [[1, 0, 0, 0], [0, 1, 0], [0, 1]]),
        (ask_for("abc", 2, 2), ("a", "c"), [[1, 0, 0], [0, 1]]),
        (ask_for("ab", 2, 2), ("a", "b"), []),
    ],
)
def test_several_picks_are_as_many_lessons(
    decision: Decision, picks: tuple[str, ...], targets: list[list[float]]
) -> None:
    assert [one.target for one in examples(Policy((), grows=True), ORCHARD, START, decision, picks)] == targets


def test_an_own_answer_is_read_once() -> None:
    policy = Policy((), grows=True)
    picks, found = answered(policy, ORCHARD, START, ask_for("abc", 0, 2), Random(4))
    assert [one.target for one in found] == [
        one.target for one in examples(policy, ORCHARD, START, ask_for("abc", 0, 2), picks)
    ]
    assert answered(policy, ORCHARD, START, ask_for("ab", 2, 2), Random(4)) == (("a", "b"), [])


def test_a_deck_built_by_the_player_teaches_nothing() -> None:
    game = rules("catan_cards")
    position = game.start(game.setup(2, {"mode": "tournament"}))
    decision = next(one for one in game.decisions(position) if one.kind == "event_deck")
    picks, found = answered(Policy((), grows=True), game, position, decision, Random(4))
    assert len(found) == 1
    assert len(examples(Policy((), grows=True), game, position, decision, picks)) == 1
    other = tuple(option.key for option in decision.ask.options[: decision.ask.least])
    assert examples(Policy((), grows=True), game, position, decision, other) == []


def test_a_frozen_policy_learns_nothing_more() -> None:
    policy = train_farmer().policy
    copy = frozen(policy)
    weights = [list(row) for row in copy.weights]
    policy.weights[0][0] += 1
    try:
        assert (copy.weights, copy.row("new"), copy.mark("new")) == (weights, -1, -1)
    finally:
        policy.weights[0][0] -= 1


def test_a_game_that_takes_too_long_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MAX_GAME_ANSWERS", 3)
    trainer = Trainer(plan_training("orchard"), 1)
    trainer.imitate_builder(allow_games(2))
    trainer.bootstrap(allow_games(2))
    trainer.iterate(allow_games(2), 2)
    assert (trainer.examples, trainer.mind.leaves) == ([], {})
    assert refitted(plan_training("orchard"), trainer.mind, 1, 2).leaf_for(2) == trainer.mind.leaf
    found = compete(Contest(ORCHARD, ORCHARD.setup(2), untrained(), ["random"] * 2, levels(), 2, 1), lambda: 0.0)
    assert (found.tables, found.players[0].wins) == (0, 0)


def test_training_is_the_same_for_the_same_seed() -> None:
    one, two, other = (
        train_through(plan_training("raid"), seed, allow_games_per_second(1), 20, 4) for seed in (1, 1, 2)
    )
    assert one.mind.policy.weights == two.mind.policy.weights != other.mind.policy.weights
    assert one.mind.leaves == two.mind.leaves
    assert one.games == two.games == 19


def test_training_begins_with_the_preferences_of_a_game() -> None:
    trained = train_through(plan_training("caylus", {"favours": "royal"}), 1, allow_games_per_second(1), 1, 2)
    assert {"place:castle", "favour:prestige"} <= trained.mind.policy.rows.keys()
    leaf = trained.mind.leaf_for(2)
    assert any(leaf.own[0])
    assert ("turn" in trained.mind.policy.facts, "turn" in leaf.facts) == (True, False)


@pytest.mark.no_cover
@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master"])
def test_a_new_game_gets_a_player_from_a_walk_over_its_view(level: str) -> None:
    table = Table(ORCHARD, 2, train_farmer(400))
    found = compete(Contest(ORCHARD, ORCHARD.setup(2), table.mind, [level, "random"], levels(8), 40, 1), lambda: 0.0)
    assert [standing.level for standing in found.players] == [level, "random"]
    assert found.players[0].wins >= 32
    assert set(TOYS) > {"orchard"}
