"""The search: the same seed gives the same answer, every answer is legal, and none is idle."""

from random import Random
from typing import Any

import pytest

from engine.core.flow import Position
from engine.core.types import CHANCE, Ask, Decision, Option, Outcome
from engine.minds import search
from engine.minds.explanation import REST_NAME, Factor, compared, differences, is_clear, reasons, robust_changes, total
from engine.minds.leaf import SCALE, USUAL_WORTH, ending, utility
from engine.minds.levels import levels
from engine.minds.policy import UNIT, Policy
from engine.minds.rollout import dealt, roll_out
from engine.minds.search import MIN_DOUBTED_PRIOR, AnswerChoice, AnswerSearch, Mind, Ranked, Table, rank, untrained
from tests.minds.tables import MODES, rules, train_briefly, train_farmer
from tests.toys.orchard import ROUNDS, Orchard

ORCHARD = Orchard()


def is_about_equal(choice: AnswerChoice) -> bool:
    """Return True if the best answer can hardly be distinguished from the next one."""
    pair = compared(choice)
    return pair is not None and not is_clear(*pair)


@pytest.mark.parametrize(("name", "options", "seats"), MODES, ids=str)
@pytest.mark.no_cover
def test_every_level_answers_legally_and_never_idles(name: str, options: dict[str, str], seats: int) -> None:
    game, source = rules(name), Random(5)
    table, players = Table(game, seats, train_briefly(name, options, seats)), [*levels(6).values()]
    play = game.fork(game.begin(game.setup(seats, options)))
    for number in range(50):
        if not play.decisions:
            break
        decision = play.decisions[0]
        ask = decision.ask
        if ask.seat == CHANCE:
            picks = dealt(ask, source)
        else:
            before = game.save(play.position)
            picks = players[number % len(players)](table, play.position, decision, source)
            assert game.save(play.position) == before
            known = {option.key: option for option in ask.options}
            assert ask.least <= len(picks) == len(set(picks)) <= ask.most
            assert number % len(players) == 1 or not any(known[pick].idle for pick in picks)
        play.answer(decision, picks)


def test_the_same_seed_and_count_give_the_same_answer() -> None:
    game = rules("magna_carta")
    table = Table(game, 2, train_briefly("magna_carta", {}, 2))
    play = game.fork(game.begin(game.setup(2)))
    source = Random(2)
    while play.decisions[0].kind != "act":
        decision = play.decisions[0]
        play.answer(
            decision, dealt(decision.ask, source) if decision.ask.seat == CHANCE else (decision.ask.options[0].key,)
        )
    asked = play.decisions[0]
    first, again = (AnswerSearch(table, play.position, asked, 9).choose(lambda done: done >= 30) for _ in range(2))
    assert (first.picks, first.ranked) == (again.picks, again.ranked)
    assert sum(answer.tries for answer in first.ranked) == 30
    hidden = game.redeal(play.position, asked.ask.seat, Random(77))
    assert AnswerSearch(table, hidden, asked, 9).choose(lambda done: done >= 30) == first


def test_without_a_choice_or_time_nothing_is_tried() -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    alone = Decision(asked.id, "work", Ask(0, (Option("pick"),)))
    assert AnswerSearch(Table(ORCHARD, 2, untrained()), position, alone, 1).choose(lambda done: False) == AnswerChoice(
        ("pick",), []
    )
    hurried = AnswerSearch(Table(ORCHARD, 2, untrained()), position, asked, 1).choose(lambda done: True)
    assert hurried.ranked == []


@pytest.mark.no_cover
def test_a_certain_answer_is_compared_to_be_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "CERTAIN_PERCENT", 0)
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    silent, explained = (
        AnswerSearch(Table(ORCHARD, 2, train_farmer()), position, asked, 1, explained=wanted).choose(
            lambda done: done >= 20
        )
        for wanted in (False, True)
    )
    assert silent.ranked == []
    assert reasons(ORCHARD, explained) or is_about_equal(explained)


def test_where_a_game_doubts_its_policy_other_answers_are_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    policy = Policy((), grows=True)
    policy.weights[policy.row("work:pick")][0] = 10 * UNIT
    table = Table(ORCHARD, 2, Mind(policy, train_farmer().leaf_for(2)))
    trusting = AnswerSearch(table, position, asked, 1).choose(lambda done: done >= 20)
    assert (trusting.picks, trusting.ranked) == (("pick",), [])
    monkeypatch.setattr(Orchard, "doubted", frozenset({asked.kind}))
    doubting = AnswerSearch(table, position, asked, 1).choose(lambda done: done >= 20)
    assert doubting.picks == ("plant",)
    assert {answer.picks: answer.prior for answer in doubting.ranked} == {("plant",): MIN_DOUBTED_PRIOR, ("pick",): 0}


def test_what_a_policy_overlooks_is_tried_and_what_is_useless_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    policy = Policy((), grows=True)
    policy.weights[policy.row("work:pick")][0] = 10 * UNIT
    table = Table(ORCHARD, 2, Mind(policy, train_farmer().leaf_for(2)))
    monkeypatch.setattr(Orchard, "overlooked", lambda *given: ["plant"])
    found = AnswerSearch(table, position, asked, 1).choose(lambda done: done >= 20)
    assert {answer.picks: answer.prior for answer in found.ranked} == {("plant",): MIN_DOUBTED_PRIOR, ("pick",): 0}
    monkeypatch.setattr(Orchard, "overlooked", lambda *given: ())
    monkeypatch.setattr(Orchard, "useless", lambda *given: ["pick"])
    found = AnswerSearch(table, position, asked, 1).choose(lambda done: done >= 20)
    assert ("pick",) not in {found.picks, *[answer.picks for answer in found.ranked]}
    monkeypatch.setattr(Orchard, "useless", lambda *given: [option.key for option in asked.ask.options])
    assert AnswerSearch(table, position, asked, 1).choose(lambda done: done >= 20).picks == ("pick",)


def test_a_search_plays_on_by_what_the_game_expects(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    play = ORCHARD.resume_quietly(ORCHARD.copy(position))
    monkeypatch.setattr(Orchard, "expected_answer", lambda *given: "plant")
    roll_out(Policy(()), ORCHARD, play, Random(1), 7, ORCHARD.clock(position))
    assert [farmer.trees for farmer in play.position.state.farmers] == [1, 1]


def test_a_hint_always_tries_scoring_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    monkeypatch.setattr(search, "MAX_TRIED", 1)
    monkeypatch.setattr(Orchard, "goal_answers", {asked.kind: "plant"})
    table = Table(ORCHARD, 2, train_farmer())
    for key in ("pick", "plant"):
        policy = Policy((), grows=True)
        policy.weights[policy.row(f"work:{key}")][0] = 10 * UNIT
        table = Table(ORCHARD, 2, Mind(policy, train_farmer().leaf_for(2)))
        hint = AnswerSearch(table, position, asked, 1, explained=True).choose(lambda done: done >= 8)
        tries = {answer.picks[0]: answer.tries for answer in hint.ranked}
        assert tries == ({} if key == "plant" else {"pick": tries["pick"], "plant": tries["pick"]})
    assert AnswerSearch(table, position, asked, 1).goal is None, "a player does not"


@pytest.mark.parametrize("planter", [0, 1])
@pytest.mark.parametrize("is_race", [False, True])
def test_where_points_end_a_game_an_early_end_counts_more(
    planter: int, is_race: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Orchard, "points_to_win", lambda self, state, seat: 9 if is_race else None)
    play = ORCHARD.fork(ORCHARD.start(ORCHARD.setup(2)))
    while play.position.state.turn < ROUNDS:
        plants = play.position.state.turn == 1 and play.decisions[0].ask.seat == planter
        play.answer(play.decisions[0], ("plant" if plants else "pick",))
    search = AnswerSearch(Table(ORCHARD, 2, untrained()), play.position, play.decisions[0], 1)
    choice = search.choose(lambda done: done >= 2)
    answer = next(one for one in choice.ranked if one.picks == ("pick",))
    scores, ranks = ((11, 3), (1, 2)) if planter == 0 else ((3, 11), (2, 1))
    end = utility(Outcome(ranks, scores, ({}, {}), "rounds"), 0, ORCHARD.stake, USUAL_WORTH)
    soon = is_race * (ORCHARD.stake * SCALE - 1)
    assert (answer.values, answer.over, answer.won) == (
        [end + (soon if planter == 0 else -soon)],
        1,
        is_race and planter == 0,
    )


@pytest.mark.parametrize(("lacking", "tried"), [(None, 0), (3, 0), (2, 2)])
def test_close_to_a_win_a_certain_policy_is_not_trusted(
    lacking: int | None, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Orchard, "points_to_win", lambda self, state, seat: lacking)
    policy = Policy((), grows=True)
    policy.weights[policy.row("work:pick")][0] = 10 * UNIT
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    search = AnswerSearch(Table(ORCHARD, 2, Mind(policy, train_farmer().leaf_for(2))), position, asked, 1)
    assert len(search.choose(lambda done: done >= 20).ranked) == tried


def test_the_policy_does_not_count_against_an_answer_that_has_won() -> None:
    for won, best in ((0, "likely"), (1, "winning")):
        likely, winning = Ranked(("likely",), 0, [100] * 4), Ranked(("winning",), -90, [100, 100, 100, 120], won=won)
        found = [winning, likely]
        rank(found)
        assert found[0].picks == (best,)


def test_answers_that_come_to_the_same_are_tried_once() -> None:
    game = rules("raid")
    play = game.fork(game.begin(game.setup(2)))
    play.answer(play.decisions[0], tuple(option.key for option in play.decisions[0].ask.options))
    chosen = AnswerSearch(Table(game, 2, untrained()), play.position, play.decisions[0], 1).choose(
        lambda done: done >= 12
    )
    assert len(chosen.ranked) == 3


def test_several_picks_are_thought_about_together() -> None:
    game = rules("pebbles")
    position = game.start(game.setup(2))
    choice = AnswerSearch(Table(game, 2, untrained()), position, game.decisions(position)[0], 1).choose(
        lambda done: done >= 40
    )
    assert {len(answer.picks) for answer in choice.ranked} == {1, 2}
    assert len(choice.ranked) <= 9


def test_several_picks_are_as_likely_as_they_are_near_to_the_likeliest() -> None:
    asked = Ask(0, tuple(map(Option, "abc")), least=1, most=2)
    scores = [50.0, 30.0, 10.0, 20.0]
    assert [search._prior(asked, scores, drawn) for drawn in ([1, 0], [0, 3], [2, 1], [2, 3])] == [0, -10, -40, -50]


def test_the_search_plants_first_and_says_why() -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    mind = Mind(Policy(()), train_farmer().leaf_for(2))
    choice = AnswerSearch(Table(ORCHARD, 2, mind), position, asked, 1, explained=True).choose(lambda done: done >= 20)
    assert choice.picks == ("plant",)
    assert reasons(ORCHARD, choice)[0].fact == "farmers.trees"


def try_answer(picks: str, tries: int, mean: int, deviation: int = 0, **terms: int) -> Ranked:
    """Return an answer that was tried once or an even number of times; a fact is worth twice its number."""
    amounts = {name.replace("_", "-"): [float(value)] * tries for name, value in terms.items()}
    worth = {name: [2 * SCALE * int(value) for value in values] for name, values in amounts.items()}
    values = [mean - deviation, mean + deviation] * (tries // 2) or [mean]
    return Ranked((picks,), 0, values, worth, amounts)


def test_the_strongest_differences_are_the_reasons_beside_the_rest() -> None:
    best = try_answer("a", 4, 12 * SCALE, 2, gold=5, houses=1, ore=2, wool=3, clay=1)
    second = try_answer("b", 8, 2 * SCALE, 2, gold=1, houses=3, ore=2, wool=2, tin=1)
    choice = AnswerChoice(("a",), [best, second, Ranked(("c",))])
    assert reasons(ORCHARD, choice) == (
        Factor("gold", 8, 4), Factor("houses", -4, -2), Factor("clay", 2, 1), Factor(REST_NAME, 10 - 6, 0),
    )  # fmt: skip
    assert compared(choice) == (best, second)
    assert not is_about_equal(choice)


def test_a_difference_shared_by_all_players_is_one_reason() -> None:
    best = try_answer("a", 4, 7 * SCALE, 2, left=3, _left=3, gold=2, _gold=1)
    second = try_answer("b", 4, 0, 2, left=2, _left=2)
    best.terms["-gold"] = [-2 * SCALE] * 4
    choice = AnswerChoice(("a",), [best, second])
    assert reasons(ORCHARD, choice) == (
        Factor("=left", 4, 1), Factor("gold", 4, 2), Factor("-gold", -2, 1), Factor(REST_NAME, 1, 0),
    )  # fmt: skip


def test_a_kind_of_points_counts_only_if_the_points_change_with_it() -> None:
    """A city takes the place of a settlement: without the settlement, its player has no more points."""
    for points, named in ((2, False), (0, True)):
        best = try_answer("a", 4, 7 * SCALE, 2, points=1, settlements=2, gold=2)
        second = try_answer("b", 4, 0, 2, points=points, settlements=1)
        for answer in (best, second):
            answer.terms["points_settlements"] = answer.terms.pop("settlements")
            answer.amounts["points_settlements"] = answer.amounts.pop("settlements")
        facts = {one.fact for one in reasons(ORCHARD, AnswerChoice(("a",), [best, second]))}
        assert ("points_settlements" in facts) == named
        assert "gold" in facts


def test_the_distance_to_a_goal_is_no_reason_if_the_other_answer_reaches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who builds a road has spent what the settlement needs."""
    monkeypatch.setattr(Orchard, "drawbacks", frozenset({"lacks"}))
    monkeypatch.setattr(Orchard, "goals", {"lacks": "roads"})
    for roads, named in ((1, False), (0, True)):
        best, second = (
            try_answer("a", 4, 9 * SCALE, -2, lacks=1, roads=0),
            try_answer("b", 4, 0, -2, lacks=3, roads=roads),
        )
        for answer in (best, second):
            answer.terms["lacks"] = [-worth for worth in answer.terms["lacks"]]
        facts = {one.fact for one in reasons(ORCHARD, AnswerChoice(("a",), [best, second]))}
        assert ("lacks" in facts) == named


def test_a_reason_counts_by_its_mean_weight_where_stages_differ() -> None:
    best, second = try_answer("a", 4, 10 * SCALE, 2, houses=3, tiles=5), try_answer("b", 4, 0, 2, houses=2, tiles=5)
    best.terms = {name: [3 * one for one in worth] for name, worth in best.terms.items()}
    assert reasons(ORCHARD, AnswerChoice(("a",), [best, second])) == (Factor("houses", 4, 1), Factor(REST_NAME, 6, 0))


def test_where_the_game_may_end_no_facts_are_reasons() -> None:
    best, second = try_answer("a", 4, 900, 2, gold=5), try_answer("b", 4, 100, 2, gold=1)
    second.over = 1
    assert reasons(ORCHARD, AnswerChoice(("a",), [best, second])) == ()


def test_reasons_are_of_the_worlds_that_both_answers_share() -> None:
    best, second = try_answer("a", 4, 4 * SCALE, gold=1), try_answer("b", 2, 0, gold=0)
    best.amounts["gold"][2:] = [-9, -9]
    best.terms["gold"][2:] = [-18 * SCALE, -18 * SCALE]
    assert reasons(ORCHARD, AnswerChoice(("a",), [best, second])) == (Factor("gold", 2, 1), Factor(REST_NAME, 2, 0))


def test_a_fact_that_counts_against_what_players_expect_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Orchard, "drawbacks", frozenset({"mud", "rot"}))
    best = try_answer("a", 4, 10 * SCALE, gold=1, debt=-1, mud=1, rot=-1, _wool=1, _clay=-1, stage=1, _stage=1)
    best.terms |= {name: [-worth for worth in best.terms[name]] for name in ("debt", "rot", "-clay")}
    named = {one.fact: one.points for one in reasons(ORCHARD, AnswerChoice(("a",), [best, try_answer("b", 4, 0)]))}
    assert named == {"gold": 2, "rot": 2, "-clay": 2, REST_NAME: 4}


def test_facts_that_all_speak_against_an_answer_are_no_reasons_for_it() -> None:
    choice = AnswerChoice(("a",), [try_answer("a", 4, 3 * SCALE, gold=1), try_answer("b", 4, 0, gold=2)])
    assert reasons(ORCHARD, choice) == (Factor(REST_NAME, 3, 0),)


def test_answers_within_their_errors_are_about_equal() -> None:
    assert is_about_equal(AnswerChoice(("a",), [try_answer("a", 4, 130, 40), try_answer("b", 4, 100, -20)]))
    assert not is_about_equal(AnswerChoice(("a",), [try_answer("a", 64, 130, 40), try_answer("b", 64, 100, -20)]))
    same = AnswerChoice(("a",), [try_answer("a", 4, 100), try_answer("b", 4, 100)])
    assert is_about_equal(same), "without chance too"
    single = AnswerChoice(("a",), [try_answer("a", 4, 110, 20)])
    assert (is_about_equal(single), reasons(ORCHARD, single)) == (False, ())


@pytest.mark.parametrize(("tries", "best"), [(4, "likely"), (64, "unlikely")])
def test_the_policy_counts_less_the_more_was_tried(tries: int, best: str) -> None:
    answers = [try_answer("likely", tries, 100, 100), try_answer("unlikely", tries, 200, -100)]
    answers.append(try_answer("absurd", tries, 200, 100))
    answers[1].prior, answers[2].prior = -2 * UNIT, -20 * UNIT
    rank(answers)
    assert answers[0].picks == (best,)
    assert answers[2].picks == ("absurd",)


def test_points_that_a_world_adds_to_all_answers_do_not_count() -> None:
    answers = [try_answer("likely", 4, 100, 1000), try_answer("unlikely", 4, 200, 1000)]
    answers[1].prior = -2 * UNIT
    rank(answers)
    assert answers[0].picks == ("unlikely",)


def test_the_policy_decides_where_the_evaluation_hardly_differs() -> None:
    answers = [try_answer("likely", 400, 100), try_answer("unlikely", 400, 120)]
    answers[1].prior = -2 * UNIT
    rank(answers)
    assert answers[0].picks == ("likely",)


def test_differences_between_worlds_do_not_make_answers_equal() -> None:
    assert not is_about_equal(AnswerChoice(("a",), [try_answer("a", 4, 130, 1000), try_answer("b", 4, 100, 1000)]))


def test_answers_that_differ_by_next_to_nothing_are_about_equal() -> None:
    assert is_about_equal(AnswerChoice(("a",), [try_answer("a", 4, 105), try_answer("b", 4, 100)]))


def test_a_single_world_tells_nothing_of_the_error() -> None:
    assert is_about_equal(AnswerChoice(("a",), [try_answer("a", 2, 500), try_answer("b", 1, 100)]))


def test_answers_are_compared_in_the_worlds_that_they_share() -> None:
    answers = [Ranked(("often",), 0, [100, 100, 900, 900]), Ranked(("seldom",), 0, [150, 150])]
    rank(answers)
    assert answers[0].picks == ("seldom",)


def test_a_lucky_try_is_not_the_best() -> None:
    answers = [
        Ranked(("lucky",), 0, [900]),
        try_answer("good", 6, 500),
        try_answer("bad", 4, 100),
        Ranked(("untried",)),
    ]
    rank(answers)
    assert [answer.picks[0] for answer in answers] == ["good", "bad", "lucky", "untried"]
    assert answers[-1].mean == 0


def test_an_explained_answer_beats_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the worlds that both share, though each was compared with the answer that was tried most in more of them."""
    position = ORCHARD.start(ORCHARD.setup(2))
    asked = ORCHARD.decisions(position)[0]
    tried = [Ranked(("most",), 0, [0] * 4), Ranked(("few",), 0, [0, 10]), Ranked(("more",), 0, [6, 6, -2, -2])]

    def try_out(self: AnswerSearch, ranked: list[Ranked], enough: object) -> None:
        ranked[:] = tried

    monkeypatch.setattr(AnswerSearch, "_try_out", try_out)
    table = Table(ORCHARD, 2, Mind(Policy(()), train_farmer().leaf_for(2)))
    choice = AnswerSearch(table, position, asked, 1, explained=True).choose(lambda done: done > 0)
    assert [answer.picks[0] for answer in choice.ranked] == ["more", "few", "most"]
    assert choice.picks == ("more",)


def with_worlds(picks: str, *points: int) -> Ranked:
    """Return an answer that comes to these points, one for each world."""
    values = [SCALE * number for number in points]
    return Ranked((picks,), 0, values, {"gold": list(values)}, {"gold": [float(number) for number in points]})


def test_a_fact_that_chance_explains_is_not_named() -> None:
    steady, lucky = with_worlds("a", 3, 3, 4, 4), with_worlds("a", 1, 9, 0, 8)
    even, other = with_worlds("b", 1, 1, 1, 1), with_worlds("b", 3, 3, 3, 3)
    assert [one.fact for one in reasons(ORCHARD, AnswerChoice(("a",), [steady, even]))] == ["gold"]
    assert [one.fact for one in reasons(ORCHARD, AnswerChoice(("a",), [lucky, other]))] == [REST_NAME]


def test_a_reason_that_speaks_for_an_answer_is_always_among_those_named() -> None:
    losses = {"lead": -4, "iron": -5, "tin": -6}
    best = try_answer("a", 4, 3 * SCALE, gold=1, **losses)
    named = reasons(ORCHARD, AnswerChoice(("a",), [best, try_answer("b", 4, 0, gold=0, **dict.fromkeys(losses, 0))]))
    assert [one.fact for one in named if one.points > 0] == ["gold", REST_NAME]
    assert len([one for one in named if one.fact != REST_NAME]) == 4


def test_the_worth_of_reasons_adds_up_to_the_total() -> None:
    best = try_answer("a", 4, 3 * SCALE + 7, gold=1, iron=1, tin=1)
    best.terms = {name: [worth] * 4 for name, worth in (("gold", 21), ("iron", 17), ("tin", 11))}
    found = reasons(ORCHARD, AnswerChoice(("a",), [best, try_answer("b", 4, 0, gold=0, iron=0, tin=0)]))
    assert total(found) == round(3 + 7 / SCALE, 1)


def last_season() -> tuple[Position[Any, Any], Decision]:
    """Play a whole game; return its last position and question."""
    play = ORCHARD.fork(ORCHARD.begin(ORCHARD.setup(2)))
    while True:
        before, decision = ORCHARD.copy(play.position), play.decisions[0]
        play.answer(decision, (next(o.key for o in decision.ask.options if o.key in ("pick", "plant", "look")),))
        if not play.decisions:
            return before, decision


def test_where_the_game_ends_the_result_is_what_counts() -> None:
    position, asked = last_season()
    choice = AnswerSearch(Table(ORCHARD, 2, train_farmer()), position, asked, 1, explained=True).choose(
        lambda done: done >= 12
    )
    assert all(answer.over == answer.tries for answer in choice.ranked)
    best, second = choice.ranked[:2]
    found = differences(ORCHARD, best, second)
    assert {one.fact for one in found} <= {"end_points", "-end_points", "end_win", REST_NAME}
    assert abs(total(found) - (best.mean - second.mean) / SCALE) < 0.06


def test_games_that_may_end_or_go_on_are_not_compared_by_facts() -> None:
    over, going_on = try_answer("a", 4, 3 * SCALE, gold=1), try_answer("b", 4, 0, gold=0)
    over.over = 2
    assert differences(ORCHARD, over, going_on) == ()


def test_an_outcome_is_split_into_points_and_the_stake() -> None:
    outcome = Outcome((1, 1, 3), (9, 9, 4), ({}, {}, {}), "end")
    for seat in range(3):
        found = [*ending(outcome, seat, 20, USUAL_WORTH)]
        assert abs(sum(part for _, _, part in found) - utility(outcome, seat, 20, USUAL_WORTH)) <= 2
    assert [(name, amount) for name, amount, _ in ending(outcome, 0, 20, USUAL_WORTH)] == [
        ("end_points", 9),
        ("-end_points", 9),
        ("end_win", 0.5),
    ]


@pytest.mark.parametrize(("explained", "goes_on"), [(False, True), (True, False)])
def test_reasons_are_about_this_turn_even_after_its_last_answer(
    explained: bool, goes_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, ended = ORCHARD.start(ORCHARD.setup(2)), list[bool]()
    now = ORCHARD.clock(position)

    def roll_out(*given: object) -> None:
        ended.append(given[5] != now)

    monkeypatch.setattr(search, "roll_out", roll_out)
    monkeypatch.setattr(Orchard, "clock", lambda self, given: now if given.serial == position.serial else now + 1)
    asked = ORCHARD.decisions(position)[0]
    AnswerSearch(Table(ORCHARD, 2, untrained()), position, asked, 1, explained=explained).choose(lambda done: done > 0)
    assert {*ended} == {goes_on}


def test_goods_that_others_spend_are_not_lost_to_them() -> None:
    spent = try_answer("a", 4, 0, _coins=-2, _ships=2), try_answer("b", 4, 0, _coins=0, _ships=0)
    for answer in spent:
        answer.terms = {name: [-one for one in worths] for name, worths in answer.terms.items()}
    assert [one.fact for one in differences(ORCHARD, *spent)] == [REST_NAME]
    lost = try_answer("a", 4, 4 * SCALE, _coins=-2), try_answer("b", 4, 0, _coins=0)
    lost[0].terms = {"-coins": [4 * SCALE] * 4}
    assert [one.fact for one in differences(ORCHARD, *lost)] == ["-coins"]


def test_a_difference_in_points_is_always_named() -> None:
    facts = {"lead": 4, "iron": 5, "tin": 6}
    best = try_answer("a", 4, 3 * SCALE, points=-1, **facts)
    second = try_answer("b", 4, 0, points=0, **dict.fromkeys(facts, 0))
    found = {one.fact: one.change for one in differences(ORCHARD, best, second)}
    assert found["points"] == -1


def test_facts_that_bring_nothing_any_more_are_not_named() -> None:
    pair = try_answer("a", 4, 3 * SCALE, gold=1, iron=5), try_answer("b", 4, 0, gold=0, iron=0)
    moot = frozenset({"iron"})
    assert [one.fact for one in differences(ORCHARD, *pair, moot)] == ["gold", REST_NAME]


def test_a_single_world_names_what_differs_in_it() -> None:
    choice = AnswerChoice(("a",), [try_answer("a", 1, 2 * SCALE, gold=1), try_answer("b", 1, 0, gold=0)])
    assert reasons(ORCHARD, choice) == (Factor("gold", 2, 1),)


KIND = ORCHARD.decisions(ORCHARD.start(ORCHARD.setup(2)))[0].kind


def find_changes(*gaps: float, name: str = "gold", seats: int = 2) -> list[Factor]:
    """Return the robust changes by an answer that brings these amounts of a fact more than another, one by world."""
    one, other = (Ranked((key,), values=[0] * len(gaps)) for key in "ab")
    one.amounts, other.amounts = {name: [*gaps]}, {name: [0.0] * len(gaps)}
    return [*robust_changes(ORCHARD, one, other, seats)]


def test_a_change_is_robust_if_most_worlds_agree_on_it() -> None:
    assert find_changes(2, 2, 1, 1, 0) == [Factor("gold", 0.0, 1.2)]
    assert find_changes(-2, -2, -1, -1, 0) == [Factor("gold", 0.0, -1.2)]
    assert find_changes(5, 5, 0, 0) == [], "half of them do"
    assert find_changes(9, 9, 9, -1, -1) == [], "too many speak against it"
    assert find_changes(1, 1, 1) == [], "too few"
    assert find_changes(1, 1, 1, 0, 0) == [], "too little"


def test_changes_of_the_others_are_added_up() -> None:
    assert find_changes(-1, -1, -1, -1, name="-gold", seats=4) == [Factor("-gold", 0.0, -3.0)]
    assert find_changes(-1, -1, -1, -1, name="-points") == [], "too few points to be named"
    assert find_changes(-1, -1, -1, -1, name="-points", seats=3) == [Factor("-points", 0.0, -2.0)]
    assert find_changes(3, 3, 3, 3, name="-end_points", seats=4) == [Factor("-end_points", 0.0, 3.0)]
    assert find_changes(0.5, 0.5, 0.5, 0.5, name="end_win") == [Factor("end_win", 0.0, 0.5)]


def test_games_that_may_end_or_go_on_have_no_robust_changes() -> None:
    one, other = try_answer("a", 4, 0, gold=3), try_answer("b", 4, 0, gold=1)
    one.over = 2
    assert robust_changes(ORCHARD, one, other, 2) == ()
    one.over = other.over = 4
    assert robust_changes(ORCHARD, one, other, 2) == (Factor("gold", 0.0, 2.0),)
