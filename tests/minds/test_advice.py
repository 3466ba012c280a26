"""Advice: which answer a hint recommends, and with which other one it is compared."""

from typing import Any

import pytest

from engine.core.types import Ask, Decision, Merit, Option
from engine.minds.advice import Advice, advise
from engine.minds.leaf import SCALE
from engine.minds.search import AnswerChoice, AnswerSearch, Ranked, Table
from tests.minds.tables import train_farmer
from tests.minds.test_search import KIND, ORCHARD, try_answer
from tests.toys.orchard import Orchard

OPTIONS = {
    "pass": Option("pass", "pass"),
    "a": Option("a", "place", data={"building": "a"}),
    "b": Option("b", "place", data={"building": "b"}),
    "far": Option("far", "place", data={"building": "far", "beyond": 2}),
    "hut": Option("hut", "build", data={"building": "hut"}),
    "hut.gold": Option("hut.gold", "build", data={"building": "hut"}),
    "nothing": Option("nothing", "build"),
    "go": Option("go", "move", data={"to": 3, "cost": 1}),
    "run": Option("run", "move", data={"to": 4, "cost": 2}),
    "stay": Option("stay", "move", data={"to": 2, "cost": 0}),
}


def get_advice(
    monkeypatch: pytest.MonkeyPatch,
    *tried: Ranked,
    kind: str = KIND,
    options: tuple[Option, ...] = tuple(OPTIONS.values()),
    goal: str | None = None,
    **attributes: object,
) -> Advice:
    """Search an orchard with these answers to a question with `options`; return the advice."""
    position = ORCHARD.start(ORCHARD.setup(2))
    for name, value in attributes.items():
        monkeypatch.setattr(Orchard, name, value)
    search = AnswerSearch(Table(ORCHARD, 2, train_farmer()), position, ORCHARD.decisions(position)[0], 1)
    search.decision, search.goal = Decision(search.decision.id, kind, Ask(0, options)), goal
    found = advise(search, AnswerChoice(tried[0].picks, [*tried]))
    assert found is not None
    return found


def answer(picks: str, mean: int, prior: int = 0, **facts: int) -> Ranked:
    """Return an answer that was tried four times, by hundredths of points and its prior."""
    found = try_answer(picks, 4, mean * SCALE // 100, **facts)
    found.prior = prior
    return found


def test_the_answer_that_a_computer_player_gives_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    hoarded, built = answer("pass", 100, -200, gold=3), answer("hut", 0, gold=1)
    found = get_advice(monkeypatch, hoarded, built)
    assert (found.best, found.second) == (built, hoarded), "the policy is sure"
    hoarded.prior = -32
    assert get_advice(monkeypatch, hoarded, built).best is hoarded, "both count"
    hoarded.prior = -200
    monkeypatch.setattr(Orchard, "merits", merits_for("hut"))
    assert get_advice(monkeypatch, hoarded, built, doubted=frozenset({KIND})).best is built
    monkeypatch.setattr(Orchard, "merits", merits_for("nothing"))
    better = answer("pass", 300, -150, gold=1)
    assert get_advice(monkeypatch, better, built, doubted=frozenset({KIND})).best is better


def test_where_nothing_is_paid_a_clearly_better_value_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    free = (Option("a", "favour"), Option("b", "favour"))
    sure, better = answer("a", 0), answer("b", 100, -200)
    assert get_advice(monkeypatch, sure, better, options=free) == Advice(better, sure)
    assert get_advice(monkeypatch, sure, answer("b", 30, -200), options=free).best is sure, "it may be an error"
    priced = (*free, Option("c", "favour", data={"pay": {"gold": 1}}))
    assert get_advice(monkeypatch, sure, better, options=priced).best is sure, "the policy knows what goods are for"


def test_actions_are_not_ended_where_building_is_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("end", "end"), Option("hut", "build", data={"pay": {"gold": 1}}))
    end, built = answer("end", 130), answer("hut", 100)
    assert get_advice(monkeypatch, end, built, options=options) == Advice(built, end)
    end = answer("end", 200)
    assert get_advice(monkeypatch, end, built, options=options) == Advice(end, built)


@pytest.mark.parametrize(
    ("best", "others", "second"),
    [
        ("a", ("b", "pass"), "b"),
        ("a", ("far", "pass"), "pass"),
        ("far", ("far", "pass"), "pass"),
        ("a", ("far",), "far"),
        ("hut", ("hut.gold", "nothing"), "nothing"),
        ("hut", ("hut.gold", "pass"), "pass"),
        ("hut", ("hut.gold",), "hut.gold"),
        ("go", ("run", "stay"), "stay"),
        ("stay", ("run", "go"), "run"),
        ("nothing", ("hut", "pass"), "hut"),
    ],
)
def test_an_answer_is_compared_with_a_real_alternative(
    best: str, others: tuple[str, ...], second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = [answer(best, 300), *(answer(key, 100 - at) for at, key in enumerate(others) if key != best)]
    assert get_advice(monkeypatch, *tried).second.picks == (second,)


def test_scoring_is_advised_before_it_may_be_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    late = {"pass"}

    def merits(self: object, position: object, decision: object, mine: tuple[str, ...], other: Any) -> list[Merit]:
        return [Merit("castle", {"last": other[0] in late})] if mine == ("a",) else []

    castle, passing, building = answer("a", 0), answer("pass", 90), answer("b", 80)
    tried = passing, building, castle
    assert get_advice(monkeypatch, *tried, goal="a", merits=merits) == Advice(castle, passing)
    passing = answer("pass", 110)
    assert get_advice(monkeypatch, passing, building, castle, goal="a") == Advice(passing, castle), "they are far apart"
    few, score = answer("pass", 210, points=0, _points=0), answer("a", 0, points=4, _points=0)
    assert get_advice(monkeypatch, few, building, score, goal="a") == Advice(score, few), "a pass without a reason"
    best, passing, hut = answer("b", 100), answer("pass", 50), answer("hut", 10)
    found = get_advice(monkeypatch, best, passing, castle, hut, goal="a")
    assert found.second is hut, "it can wait, and passing would give it up"
    assert get_advice(monkeypatch, best, passing, castle, goal="a").second in (passing, castle)


def test_what_is_sure_to_score_comes_before_what_nothing_speaks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    says = {"a": [Merit("castle", {"last": False, "others": False})], "b": [Merit("brings")], "hut": [Merit("first")]}
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: says.get(picks[0], []))
    castle, brings, told = answer("a", 0), answer("b", 90), answer("hut", 90)
    assert get_advice(monkeypatch, brings, castle, goal="a") == Advice(castle, brings)
    says["b"].append(Merit("castle_waits"))
    assert get_advice(monkeypatch, brings, castle, goal="a") == Advice(brings, castle)
    says["b"] = []
    assert get_advice(monkeypatch, told, castle, goal="a") == Advice(told, castle)
    says["a"] = [Merit("castle", {"last": False, "others": True})]
    assert get_advice(monkeypatch, brings, castle, goal="a").best is brings, "another worker may take the cubes"


def test_points_that_are_sure_outweigh_goods_that_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def merits(self: object, position: object, decision: object, mine: tuple[str, ...], other: Any) -> list[Merit]:
        return [Merit("castle", {"last": True, "vp": 4})] if mine == ("a",) else []

    given: dict[str, Any] = {"goal": "a", "merits": merits, "scoring": frozenset({"castle"})}
    castle = answer("a", 0, points=4, _points=0)
    for key, mean, points, best in (
        ("b", 290, 0, "a"),
        ("b", 310, 0, "b"),
        ("b", 500, 3, "a"),
        ("b", 500, 2, "b"),
        ("pass", 900, 0, "a"),
    ):
        found = get_advice(monkeypatch, answer(key, mean, points=points, _points=0), castle, **given)
        assert found.best.picks == (best,), "simulations that score less than half of the points have missed them"


def test_an_answer_for_which_nothing_speaks_gives_way_to_one_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    says: dict[str, list[Merit]] = {}
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: says.get(picks[0], []))
    bare, told, hut = answer("a", 200), answer("b", 105), answer("hut", 170)
    for said, best in (
        ({}, "a"),
        ({"b": [Merit("batch")]}, "b"),
        ({"b": [Merit("inn")]}, "a"),
        ({"hut": [Merit("inn")]}, "hut"),
        ({"a": [Merit("alike")], "hut": [Merit("inn"), Merit("alike")]}, "hut"),
        ({"b": [Merit("batch")], "hut": [Merit("inn")]}, "hut"),
        ({"a": [Merit("castle_waits")], "b": [Merit("batch")]}, "a"),
        ({"a": [Merit("gate")], "b": [Merit("batch")]}, "a"),
        ({"b": [Merit("batch"), Merit("fewer_batches")]}, "a"),
    ):
        says = said
        assert get_advice(monkeypatch, bare, told, hut).best.picks == (best,), said
    sure = answer("b", 150, -200)
    for kind, best in (("batch", "b"), ("inn", "a")):
        says = {"b": [Merit(kind)]}
        assert get_advice(monkeypatch, bare, sure).best.picks == (best,), "the policy is sure of the other one"
    says = {"b": [Merit("batch")]}
    scoring, poor = answer("a", 200, points=2, _points=0), answer("b", 105, points=0, _points=0)
    assert get_advice(monkeypatch, scoring, poor).best is scoring
    blocking, rich = answer("a", 200, points=0, _points=0), answer("b", 105, points=0, _points=2)
    assert get_advice(monkeypatch, blocking, rich).best is blocking


def test_moves_of_the_provost_either_way_are_alternatives(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = tuple(Option(f"{to:+}", "move", data={"to": to, "cost": abs(to - 5)}) for to in (3, 4, 5, 6))
    back, far, stay, on = (answer(option.key, 300 - 50 * at) for at, option in enumerate(moves))
    assert get_advice(monkeypatch, back, far, stay, options=moves).second is stay
    assert get_advice(monkeypatch, back, far, on, options=moves).second is on


def test_what_can_bring_nothing_is_not_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    says = {("a",): [Merit("no_use")]}
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: says.get(picks, []))
    useless, passing, other = answer("a", 300), answer("pass", 0, -200), answer("b", -50, -200)
    assert get_advice(monkeypatch, useless, passing) == Advice(passing, useless)
    assert get_advice(monkeypatch, useless, answer("b", -50, -200), passing).best.picks != ("a",)
    says["pass",] = says["b",] = says["a",]
    assert get_advice(monkeypatch, useless, other).best is useless, "nothing else can either"


def test_points_are_a_reason_where_nothing_speaks_for_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    says = {("b",): [Merit("batch", {"vp": 5})]}
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: says.get(picks, []))
    monkeypatch.setattr(Orchard, "scoring", frozenset({"batch"}))
    best, scoring = answer("a", 0), answer("b", 0, -200)
    best.values, scoring.values = [300, -300, 300, -200], [0, 0, 0, 0]
    assert get_advice(monkeypatch, best, scoring) == Advice(scoring, best)
    best.values = [300, 300, 300, 300]
    assert get_advice(monkeypatch, best, scoring) == Advice(best, scoring)


def test_a_sacrifice_is_not_advised_unless_it_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    def merits(self: object, position: object, decision: object, mine: tuple[str, ...], other: Any) -> list[Merit]:
        return [Merit("fewer_batches", {"count": 1})] if mine == ("a",) else []

    tried = answer("a", 10), answer("b", 0)
    assert get_advice(monkeypatch, *tried, merits=merits) == Advice(tried[1], tried[0])
    tried = answer("a", 300), answer("b", 0)
    assert get_advice(monkeypatch, *tried) == Advice(*tried)
    passing, acting = answer("pass", 10), answer("a", 0)
    assert get_advice(monkeypatch, passing, acting) == Advice(passing, acting), "nothing else speaks for acting"


def test_what_its_reasons_argue_against_is_not_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    scored, paid = Merit("owned", {"vp": 2}), Merit("spends_gold", {"vp": 2})
    for mean, merits, best in (
        (90, [scored, Merit("fewer_batches", {"count": 1, "vp": 4})], "b"),
        (90, [scored, Merit("fewer_batches", {"count": 1, "vp": 2})], "a"),
        (90, [Merit("deliver", {"gain": {"vp": 2}}), Merit("misses_gold", {"vp": 1})], "a"),
        (90, [Merit("owned", {"vp": 1}), paid], "a"),
        (900, [scored, Merit("fewer_batches", {"count": 1, "vp": 4})], "a"),
    ):
        monkeypatch.setattr(
            Orchard, "merits", lambda game, at, asked, picks, other, said=merits: said if picks == ("a",) else []
        )
        tried = answer("a", mean), answer("b", 0, -200)
        assert get_advice(monkeypatch, *tried).best.picks == (best,)
    for mean, best in ((190, "b"), (210, "a")):
        monkeypatch.setattr(Orchard, "doubted", frozenset({KIND}))
        monkeypatch.setattr(
            Orchard,
            "merits",
            lambda game, at, asked, picks, other: [Merit("fewer_batches", {"vp": 3})] if picks == ("a",) else [],
        )
        assert get_advice(monkeypatch, answer("a", mean, -10), answer("b", 0)).best.picks == (best,)


def test_points_at_once_outweigh_small_differences(monkeypatch: pytest.MonkeyPatch) -> None:
    for mean, merits, picks in ((90, ("a", "b"), "b"), (100, ("a", "b"), "a"), (90, ("a",), "a")):
        monkeypatch.setattr(Orchard, "merits", merits_for(*merits))
        best, scoring = answer("a", mean, points=0, _points=0), answer("b", 0, -200, points=2, _points=0)
        assert get_advice(monkeypatch, best, scoring).best.picks == (picks,)


def test_a_move_is_compared_with_the_cheapest_that_does_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    reached = {"go": ["3:a"], "run": ["3:a"], "fly": ["3:a", "5:b"]}

    def merits(self: object, at: object, asked: object, mine: tuple[str, ...], other: tuple[str, ...]) -> list[Merit]:
        return [Merit("provost_dear", {"places": reached[other[0]]})] if mine == ("stay",) else []

    costs = {"stay": 0, "go": 1, "run": 2, "fly": 3}
    options = tuple(Option(key, "move", data={"to": cost, "cost": cost}) for key, cost in costs.items())
    given: dict[str, Any] = {"options": options, "merits": merits}
    stay, run, go, fly = answer("stay", 300), answer("run", 100), answer("go", 90), answer("fly", 80)
    assert get_advice(monkeypatch, stay, run, go, fly, **given).second is go
    assert get_advice(monkeypatch, stay, fly, go, run, **given).second is fly, "it shuts out more"


def test_a_move_is_compared_with_one_that_does_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def merits(self: object, at: object, asked: object, mine: tuple[str, ...], other: tuple[str, ...]) -> list[Merit]:
        kind = "provost_idle" if other == ("go",) else "provost_dear"
        return [Merit(kind, {"places": [other[0]]})] if mine == ("stay",) else []

    options = tuple(
        Option(key, "move", data={"to": cost, "cost": cost}) for cost, key in enumerate(("stay", "go", "run"))
    )
    given: dict[str, Any] = {"options": options, "merits": merits}
    stay, go, run = answer("stay", 300), answer("go", 100), answer("run", 90)
    assert get_advice(monkeypatch, stay, go, run, **given).second is run
    assert get_advice(monkeypatch, stay, go, **given).second is go


def test_a_pass_that_loses_points_needs_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    passing, acting = answer("pass", 300, points=0, _points=0), answer("a", 0, points=2, _points=0)
    monkeypatch.setattr(Orchard, "merits", merits_for("nothing"))
    assert get_advice(monkeypatch, passing, acting) == Advice(acting, passing)
    monkeypatch.setattr(Orchard, "merits", merits_for("pass"))
    assert get_advice(monkeypatch, passing, acting) == Advice(passing, acting)


def test_the_same_for_fewer_deniers_is_advised_though_the_policy_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    priced = tuple(Option(key, "place", data={"building": key, "cost": cost}) for key, cost in (("a", 2), ("b", 1)))
    made = Merit("batch", {"gain": {"wood": 1}, "vp": 5})
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: [made])
    dear, cheap = answer("a", 0), answer("b", 90, -200)
    assert get_advice(monkeypatch, dear, cheap, options=priced) == Advice(cheap, dear)
    cheap = answer("b", -90, -200)
    assert get_advice(monkeypatch, dear, cheap, options=priced) == Advice(cheap, dear), "worse by less than a point"
    cheap = answer("b", -110, -200)
    assert get_advice(monkeypatch, dear, cheap, options=priced) == Advice(dear, cheap)


def test_of_two_that_do_the_same_one_from_which_no_other_gains_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    made, beside = Merit("batch", {"gain": {"wood": 1}, "vp": 5}), Merit("exposed")

    def find_best(
        mean: int,
        *theirs: Merit,
        cost: int = 1,
        owner: int | None = None,
        over: int = 0,
        owners: int | None = 1,
        risk: tuple[Merit, ...] = (),
    ) -> str:
        options = tuple(
            Option(key, "place", data={"building": key, "cost": price, "owner": seat})
            for key, price, seat in (("a", 1, owners), ("b", cost, owner))
        )
        merits = {("a",): [made, *risk], ("b",): [*theirs]}
        monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: merits[picks])
        tried = [answer("a", 0), answer("b", mean, -200)]
        for one in tried:
            one.over = over
        return get_advice(monkeypatch, *tried, options=options).best.picks[0]

    assert find_best(-90, made) == find_best(-90, made, owner=0) == "b"
    assert find_best(-110, made) == "a"
    assert find_best(-90, made, owner=1) == "a", "another player owns it as well"
    assert find_best(-90) == find_best(-90, made, beside) == find_best(-90, made, cost=2) == "a"
    assert [find_best(mean, made, over=4) for mean in (-10, -30)] == ["b", "a"]
    assert find_best(-90, made, owners=None) == "a", "nothing is better in it"
    assert find_best(-90, made, owners=None, risk=(beside,)) == "b", "no other player can undo it"
    assert find_best(-90, made, beside, owners=None, risk=(beside,)) == "a"


def test_several_picks_are_compared_with_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    best, other = answer("a", 200), answer("far", 100)
    best.picks = ("a", "hut")
    assert get_advice(monkeypatch, best, other).second is other
    best.picks, other.picks = ("a",), ("far", "hut")
    assert get_advice(monkeypatch, best, other, answer("b", 90)).second is other


def test_passing_is_advised_only_if_it_is_better_by_more_than_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    acting = answer("a", 200, gold=2)
    passing = answer("pass", 230, gold=3)
    assert get_advice(monkeypatch, passing, acting) == Advice(passing, acting), "nothing at all speaks for acting"
    brings = Merit("brings", {"gain": {"wood": 1}})
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: [] if picks == ("pass",) else [brings])
    assert get_advice(monkeypatch, passing, acting) == Advice(acting, passing)
    unsure = [brings, Merit("needs_provost", {"deniers": 1})]
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: [] if picks == ("pass",) else unsure)
    assert get_advice(monkeypatch, passing, acting) == Advice(passing, acting), "it may bring nothing"
    monkeypatch.setattr(Orchard, "merits", merits_for("a"))
    assert get_advice(monkeypatch, passing, acting) == Advice(acting, passing)
    passing = answer("pass", 250, gold=3)
    assert get_advice(monkeypatch, passing, acting) == Advice(passing, acting)


def test_instead_of_passing_the_answer_with_most_points_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    says = {"a": [Merit("brings")], "b": [Merit("owned", {"vp": 1})], "hut": [Merit("owned", {"vp": 2})]}
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: says.get(picks[0], []))
    monkeypatch.setattr(Orchard, "scoring", frozenset({"owned"}))
    passing, brings, small, large = answer("pass", 230), answer("a", 220), answer("b", 210), answer("hut", 200)
    assert get_advice(monkeypatch, passing, brings, small, large) == Advice(large, passing)
    far = answer("hut", 150)
    assert get_advice(monkeypatch, passing, brings, small, far) == Advice(small, passing), "it is worth less"


def test_of_two_that_are_about_equal_the_one_with_more_points_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    for mean, points, theirs, best in ((210, 2, 0, "b"), (210, 1, 0, "a"), (210, 2, 2, "a"), (300, 2, 0, "a")):
        tried = answer("a", mean, points=0, _points=0), answer("b", 200, points=points, _points=theirs)
        assert get_advice(monkeypatch, *tried).best.picks == (best,)


def test_of_two_that_are_about_equal_the_one_with_a_reason_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    def batch(cost: int) -> Merit:
        return Merit("batch", {"gain": {"wood": 1}, "cost": cost})

    first, plain = Merit("first", {"gain": {"wood": 1}}), Merit("brings", {"gain": {"wood": 1}})
    for mean, mine, theirs, best in (
        (210, [], [first], "b"),
        (210, [plain], [first], "b"),
        (210, [first], [plain], "a"),
        (210, [], [plain], "a"),
        (210, [Merit("inn")], [first], "a"),
        (300, [], [first], "a"),
        (210, [batch(2)], [batch(1)], "b"),
        (210, [batch(1)], [batch(1)], "a"),
        (210, [batch(2), Merit("inn")], [batch(1)], "a"),
        (210, [Merit("inn")], [Merit("inn"), first], "b"),
    ):
        said = {("a",): mine, ("b",): theirs}
        monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other, said=said: said[picks])
        tried = answer("a", mean, points=0), answer("b", 200, points=0)
        assert get_advice(monkeypatch, *tried).best.picks == (best,)


def test_a_pass_costs_nothing_where_nothing_speaks_for_acting(monkeypatch: pytest.MonkeyPatch) -> None:
    acting, passing = answer("a", 210, gold=2), answer("pass", 200, gold=3)
    assert get_advice(monkeypatch, acting, passing) == Advice(passing, acting)
    brings = [Merit("brings", {"gain": {"wood": 1}})]
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: brings if picks == ("a",) else [])
    assert get_advice(monkeypatch, acting, passing) == Advice(acting, passing)


def test_where_the_game_ends_its_end_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    sure, better = answer("a", 0), answer("b", 30, -1000)
    assert get_advice(monkeypatch, sure, better).best is sure
    for one in (sure, better):
        one.over = one.tries
    assert get_advice(monkeypatch, sure, better) == Advice(better, sure)
    passing, acting = answer("pass", 10), answer("a", 0)
    monkeypatch.setattr(Orchard, "merits", merits_for("pass", "a"))
    assert get_advice(monkeypatch, passing, acting) == Advice(acting, passing)
    for one in (passing, acting):
        one.over = one.tries
    assert get_advice(monkeypatch, passing, acting) == Advice(passing, acting)


def test_a_question_is_skipped_unless_an_answer_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    best, skipped = answer("a", 210, gold=2), answer("stay", 200, gold=2)
    assert get_advice(monkeypatch, best, skipped, skips={KIND: "stay"}) == Advice(skipped, best)
    assert get_advice(monkeypatch, skipped, answer("a", 0, gold=1), skips={KIND: "stay"}).best is skipped
    assert get_advice(monkeypatch, answer("a", 400, gold=3), skipped, skips={KIND: "stay"}).best.picks == ("a",)


def test_nothing_is_advised_where_nothing_was_compared() -> None:
    position = ORCHARD.start(ORCHARD.setup(2))
    search = AnswerSearch(Table(ORCHARD, 2, train_farmer()), position, ORCHARD.decisions(position)[0], 1)
    assert advise(search, AnswerChoice(("a",), [])) is None


def merits_for(*picks: str, **data: int) -> Any:
    """Return the rules of a game that name a merit for these answers alone."""

    def merits(self: object, position: object, decision: object, mine: tuple[str, ...], other: object) -> list[Merit]:
        return [Merit("completes", {**data})] if mine[0] in picks else []

    return merits


def test_an_answer_that_costs_points_gives_way_to_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Orchard, "scoring", frozenset({"completes"}))
    for lost, told, is_kept in ((4, "b", False), (1, "b", True), (4, "nothing", True)):
        best, other = answer("a", 900, points=0), answer("b", 0, -200, points=lost)
        advice = get_advice(monkeypatch, best, other, merits=merits_for(told))
        assert (advice.best is best) == is_kept, (lost, told)


def test_of_two_answers_that_may_be_as_good_the_rules_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    best, other = answer("a", 10), answer("b", 0)
    assert get_advice(monkeypatch, best, other, merits=merits_for("b")) == Advice(other, best)
    assert get_advice(monkeypatch, best, other, merits=merits_for("a", "b")) == Advice(best, other)
    faint = frozenset({"completes"})
    assert get_advice(monkeypatch, best, other, merits=merits_for("b"), faint=faint) == Advice(best, other)
    monkeypatch.undo()
    best, other = answer("a", 30), answer("b", 0, -200)
    assert get_advice(monkeypatch, best, other, merits=merits_for("b")) == Advice(best, other), "the policy is sure"
    equal = answer("a", 5)
    assert get_advice(monkeypatch, equal, other, merits=merits_for("b")) == Advice(other, equal), "nothing is measured"
    free = (Option("a", "favour"), Option("b", "favour"))
    best, sure = answer("a", 100, -200), answer("b", 0)
    assert get_advice(monkeypatch, best, sure, options=free, merits=merits_for("a")) == Advice(best, sure)
    assert get_advice(monkeypatch, best, sure, options=free, merits=merits_for("b")) == Advice(sure, best)


def test_actions_are_not_ended_where_points_can_be_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("end", "end"), Option("a", "trade"), Option("b", "trade"))
    end, near, far = answer("end", 200), answer("a", 100), answer("b", 0)
    monkeypatch.setattr(Orchard, "completing", frozenset({"completes"}))
    for merits, found in (
        (merits_for("b", won=1), Advice(far, end)),
        (merits_for("a", "b", won=1), Advice(near, end)),
        (merits_for("b", won=0), Advice(end, near)),
    ):
        assert get_advice(monkeypatch, end, near, far, options=options, merits=merits) == found


def test_a_useless_building_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("end", "end"), Option("hut", "build", data={"pay": {"gold": 1}}))
    end, built = answer("end", 110), answer("hut", 100)
    assert get_advice(monkeypatch, end, built, options=options, merits=merits_for("end")) == Advice(end, built)
    assert get_advice(monkeypatch, end, built, options=options, merits=merits_for("end", "hut")) == Advice(built, end)


def test_a_resource_is_compared_with_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    options = tuple(Option(key, "take", data={"gain": {key[0]: 1}}) for key in ("ore", "oak", "wool"))
    best, alike, other = answer("ore", 100), answer("oak", 90), answer("wool", 0)
    assert get_advice(monkeypatch, best, alike, other, options=options).second is other


def test_scoring_is_advised_or_at_least_compared_with(monkeypatch: pytest.MonkeyPatch) -> None:
    says: dict[str, list[Merit]] = {
        "hut": [Merit("completes", {"won": 1})],
        "nothing": [Merit("completes", {"won": 0})],
        "go": [Merit("scores", {"vp": 2})],
    }

    def merits(self: object, position: object, decision: object, mine: tuple[str, ...], other: object) -> list[Merit]:
        return says.get(mine[0], [])

    scoring: dict[str, Any] = {"merits": merits, "scoring": frozenset({"completes", "scores"})}
    for mean, picks, best, second in (
        (210, ("a", "b", "hut"), "hut", "a"),
        (210, ("a", "b", "nothing"), "nothing", "a"),
        (210, ("nothing", "b", "hut"), "hut", "nothing"),
        (210, ("hut", "b", "nothing"), "hut", "nothing"),
        (210, ("hut", "b", "hut.gold"), "hut", "b"),
        (300, ("a", "b", "hut"), "a", "hut"),
        (300, ("hut", "b", "go"), "hut", "go"),
    ):
        tried = [answer(picks[0], mean), *(answer(key, 200 - at) for at, key in enumerate(picks[1:]))]
        found = get_advice(monkeypatch, *tried, **scoring)
        assert (found.best.picks, found.second.picks) == ((best,), (second,)), picks
    tried = [answer("a", 300), answer("b", 200), answer("hut", 100)]
    found = get_advice(monkeypatch, *tried, **scoring, completing=frozenset({"completes"}))
    assert found.best.picks == ("hut",), "simulations may have missed what it pays for"


def test_an_answer_without_a_reason_gives_way_to_one_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {("hut",): [Merit("first")]}
    monkeypatch.setattr(Orchard, "merits", lambda game, at, asked, picks, other: said.get(picks, []))
    for mean, prior, best, second in ((210, 0, "hut", "a"), (300, 0, "a", "b"), (225, -200, "a", "b")):
        found = get_advice(monkeypatch, answer("a", mean), answer("b", 205), answer("hut", 200, prior))
        assert (found.best.picks, found.second.picks) == ((best,), (second,))


def test_ending_is_no_alternative_to_a_likelier_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    options = tuple(Option(key, "end" if key == "end" else "build") for key in ("end", "road", "hut"))
    best, end, road = answer("hut", 300), answer("end", 150, -100), answer("road", 100, -10)
    assert get_advice(monkeypatch, best, end, road, options=options) == Advice(best, road)
    end.prior = 0
    assert get_advice(monkeypatch, best, end, road, options=options) == Advice(best, end)


def test_what_can_follow_is_no_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    options = tuple(Option(key, "end" if key == "end" else "build") for key in ("end", "road", "hut"))
    follows: dict[tuple[str, ...], list[Merit]] = {("hut",): [Merit("follows", {})]}
    tried = answer("hut", 300), answer("road", 200), answer("end", 100, -200)

    def merits(self: object, at: object, asked: object, mine: tuple[str, ...], other: tuple[str, ...]) -> list[Merit]:
        return follows.get(mine, []) if other == ("road",) else []

    best, road, end = tried
    assert get_advice(monkeypatch, best, road, end, options=options, merits=merits) == Advice(best, end)
    assert get_advice(monkeypatch, best, road, options=options) == Advice(best, road), "there is no other"


def test_ending_without_a_reason_gives_way_to_an_answer_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("end", "end"), *(Option(key, "trade", data={"pay": {"gold": 1}}) for key in ("a", "b")))
    end, better, told = answer("end", 100), answer("a", 200, -200), answer("b", 120, -200)
    assert get_advice(monkeypatch, end, better, told, options=options) == Advice(end, better)
    assert get_advice(monkeypatch, end, better, told, options=options, merits=merits_for("b")) == Advice(told, end)
    told = answer("b", 0, -200)
    assert get_advice(monkeypatch, end, better, told, options=options, merits=merits_for("b")) == Advice(end, better)


def test_the_best_place_by_the_rules_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    guards = {"a": 1, "b": 2, "c": 3, "d": 0}

    def merits(self: object, at: object, asked: object, mine: tuple[str, ...], other: tuple[str, ...]) -> list[Merit]:
        return [Merit("guards", {"left": guards[other[0]]})] if guards[mine[0]] > guards[other[0]] else []

    options = tuple(Option(key, "place", data={"building": "hut"}) for key in guards)
    tried = [answer(key, 210 - at) for at, key in enumerate(guards)]
    found = get_advice(monkeypatch, *tried, options=options, merits=merits)
    assert (found.best.picks, found.second.picks) == (("c",), ("a",))
    tried = [answer("b", 212), answer("a", 210), answer("c", 208)]
    found = get_advice(monkeypatch, *tried, options=options, merits=merits)
    assert (found.best.picks, found.second.picks) == (("c",), ("b",)), "it guards more than the next best one too"


def test_actions_end_where_that_keeps_more_points_than_a_trade_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("end", "end"), Option("a", "trade", data={"pay": {"gold": 1}}))
    says: dict[str, list[Merit]] = {}

    def merits(self: object, at: object, asked: object, mine: tuple[str, ...], other: tuple[str, ...]) -> list[Merit]:
        return says[mine[0]] if mine != other else []

    given: dict[str, Any] = {
        "options": options,
        "merits": merits,
        "keeping": frozenset({"keeps"}),
        "scoring": frozenset({"completes"}),
    }
    for value, prior, kept, won, best in (
        (300, 0, 2, 0, "end"),
        (300, 0, 2, 2, "a"),
        (300, 0, 0, 0, "a"),
        (300, -200, 2, 0, "a"),
        (210, -200, 2, 0, "end"),
        (210, -200, 0, 0, "a"),
    ):
        says |= {"end": [Merit("keeps", {"won": kept})], "a": [Merit("completes", {"won": won})]}
        found = get_advice(monkeypatch, answer("a", value, -50), answer("end", 200, prior), **given)
        assert found.best.picks == (best,)
