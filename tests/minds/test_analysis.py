"""Analyses: what decided a match, judged by what its players could see."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec import structs

from engine.core.flow import Position
from engine.core.types import CHANCE, Action, Ask, Decision, Illegal, Merit, Option
from engine.minds import analysis
from engine.minds.analysis import (
    Analysis,
    Analyst,
    Costly,
    Effort,
    GivenAnswer,
    Late,
    TurnChances,
    TurningPoint,
    analyse,
    choices,
    spread,
    walk,
)
from engine.minds.explanation import Factor
from engine.minds.features import AnyGame
from engine.minds.leaf import Leaf
from engine.minds.playouts import Chance, gap, interval, play_out, share
from engine.minds.policy import Policy
from engine.minds.rollout import dealt
from engine.minds.search import Mind, Picks, Ranked, untrained
from tests.contract.drawing import draw_game
from tests.minds.tables import rules, train_briefly
from tests.toys.orchard import ROUNDS, Orchard

ORCHARD = Orchard()
SETUP = ORCHARD.setup(2)

GARDENER = Mind(Policy(()), Leaf(("farmers.apples", "farmers.trees"), [[51, 153]] * 3, [[0, 0]] * 3, [0] * 3))
"""A mind that knows the worth of trees."""

THOROUGH = Effort(24, 12)


def never(part: float) -> bool:
    return False


def seasons(rounds: int = ROUNDS) -> list[Action]:
    """Return the choices of two farmers: they plant, then pick; the second one does nothing until it is too late."""
    found = []
    for turn in range(rounds):
        first = "plant" if turn < 3 else "pick"
        found += [Action(0, "work", (first,)), Action(1, "work", ("look" if turn < 6 else "pick",))]
    return found


def analyse_farmers(actions: list[Action], late: Late = never, effort: Effort = THOROUGH) -> Analysis:
    return analyse(Analyst(GARDENER, ORCHARD, SETUP.seats, effort, 1), SETUP, actions, late)


def test_chances_go_from_even_to_the_result() -> None:
    turns = analyse_farmers(seasons()).turns
    assert [one.turn for one in turns] == [*range(1, ROUNDS + 1), ROUNDS]
    assert [one.actions for one in turns] == [*range(0, 2 * ROUNDS, 2), 2 * ROUNDS]
    assert all(abs(sum(seat.share for seat in one.seats) - 1) < 0.001 for one in turns)
    assert turns[0].seats[0].share < 0.8
    assert turns[-2].seats[0].share == 1
    assert turns[-1].seats == (Chance(1, 1, 1), Chance(0, 0, 0))
    assert all(seat.low <= seat.share <= seat.high for one in turns for seat in one.seats)


def test_the_costliest_choices_are_turning_points() -> None:
    points = analyse_farmers(seasons()).points
    assert 0 < len(points) <= 3
    assert {(point.seat, point.kind) for point in points} == {(1, "work")}
    assert [option.key for point in points for option in point.given] == ["look"] * len(points)
    assert [point.lost.share for point in points] == sorted((point.lost.share for point in points), reverse=True)
    assert all(point.better[0].key in ("plant", "pick") and point.turn == point.actions // 2 + 1 for point in points)
    assert points[0].reasons


def test_a_turning_point_has_what_the_rules_say_for_the_better_choice_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules are asked in a position in which what the chooser cannot see was dealt again."""
    seen, deal = list[Position[Any, Any]](), Orchard.redeal

    def redeal(game: Orchard, position: Position[Any, Any], seat: int, source: Random) -> Position[Any, Any]:
        seen.append(deal(game, position, seat, source))
        return seen[-1]

    def merits(self: object, at: object, asked: object, mine: tuple[str, ...], other: tuple[str, ...]) -> list[Merit]:
        assert any(at is one for one in seen)
        return [Merit("alike"), Merit("both"), *(Merit("grows", {"over": other[0]}) for pick in mine if pick != "look")]

    monkeypatch.setattr(Orchard, "merits", merits)
    monkeypatch.setattr(Orchard, "redeal", redeal)
    points = analyse_farmers(seasons()).points
    assert points
    assert [point.merits for point in points] == [(Merit("grows", {"over": "look"}),)] * len(points)


def test_an_analysis_is_the_same_again() -> None:
    assert analyse_farmers(seasons(), effort=Effort(8, 4)) == analyse_farmers(seasons(), effort=Effort(8, 4))


def test_a_match_that_stopped_has_no_end() -> None:
    turns = analyse_farmers(seasons(3), effort=Effort(4, 4)).turns
    assert [one.turn for one in turns] == [1, 2, 3]
    assert analyse_farmers([]) == Analysis((), (), 0)


@pytest.mark.parametrize(("passed", "examined", "points", "turns"), [(0.5, 0, 0, 11), (0.3, 19, 1, 11), (1.0, 0, 0, 0)])
def test_a_late_analysis_begins_nothing_more(passed: float, examined: int, points: int, turns: int) -> None:
    seen = analyse_farmers(seasons(), lambda part: passed >= part, Effort(12, 4))
    assert (seen.examined, len(seen.points), len(seen.turns)) == (examined, points, turns)


def test_a_late_analysis_leaves_choices_out() -> None:
    asked: list[float] = []

    def late(part: float) -> bool:
        asked.append(part)
        return asked.count(part) > 5

    seen = analyse_farmers(seasons(), late, Effort(12, 9))
    assert seen.examined == 5
    second = seen.turns[1].seats[0]
    assert second == share(round(20 * second.share, 1), 20), "four turns share theirs"


def test_turns_share_playouts_if_each_has_few() -> None:
    wins = [[2.0, 0.0], [0.0, 2.0], [1.0, 1.0], [2.0, 0.0]]
    assert [*analysis.pooled(wins, 24)] == [(one, 24) for one in wins]
    assert [*analysis.pooled(wins, 12)] == [
        ([8.0, 6.0], 24), ([3.0, 3.0], 36), ([3.0, 3.0], 36), ([3.0, 1.0], 24),
    ]  # fmt: skip
    assert [*analysis.pooled(wins, 2)] == [([13.0, 11.0], 24), *[([5.0, 3.0], 8)] * 3]


def test_the_first_turn_is_about_even_however_soon_a_seat_has_lost() -> None:
    wins = [[1.0, 1.0, 1.0], [0.0, 1.0, 2.0], [0.0, 2.0, 1.0], [0.0, 2.0, 1.0]]
    (first, tries), (second, others) = [*analysis.pooled(wins, 3)][:2]
    assert [first[0] / tries, second[0] / others] == pytest.approx([1 / 3, 1 / 12])


def test_chances_from_two_playouts_a_turn_do_not_jump() -> None:
    turns = analyse_farmers(seasons(), effort=Effort(4, 2)).turns[:-1]
    shares = [one.seats[0].share for one in turns]
    assert all(abs(after - before) < 0.2 for before, after in pairwise(shares[1:])), shares
    assert all(one.seats[0].high - one.seats[0].low > 0.15 for one in turns), "few playouts say little"


def test_costly_choices_are_played_out_equally_as_long_as_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = list[int]()

    def noted(self: Analyst, one: Costly, number: int) -> float:
        numbers.append(number)
        return 1.0

    monkeypatch.setattr(Analyst, "_gap", noted)
    moments, _ = walk(ORCHARD, SETUP, seasons())
    costly = [Costly(moment, ("plant",), 9.0) for moment in moments[-3:]]
    calls = iter([False, False])
    Analyst(GARDENER, ORCHARD, 2, Effort(24, 12), 1).turning_points(costly, lambda part: next(calls, True))
    assert numbers == [0, 0, 0, 1, 1, 1]


def test_answers_that_come_to_the_same_cost_nothing() -> None:
    position = ORCHARD.start(SETUP)
    asked = ORCHARD.decisions(position)[0]
    same = Decision(asked.id, "work", Ask(0, (Option("pick"), Option("look"))))
    moment = GivenAnswer(0, 1, ORCHARD.save(position), same, ("look",))
    assert [*Analyst(GARDENER, ORCHARD, 2, Effort(24, 4), 1).costly(moment)] == []


def test_draws_of_chance_are_not_judged() -> None:
    drawn = draw_game("raid", 0, 20)
    actions = drawn.actions()
    moments, _ = walk(drawn.rules, drawn.setup, actions)
    assert [moment.actions for moment in moments] == [
        number for number, action in enumerate(actions) if action.seat != CHANCE
    ]
    assert 0 < len(moments) < len(actions)


def test_late_choices_are_a_part_of_the_whole_match() -> None:
    moments, _ = walk(ORCHARD, SETUP, seasons())
    order = [moment.actions for moment in choices(ORCHARD, moments, 1)]
    forced = {
        number
        for number, moment in enumerate(moments)
        if len([o for o in moment.decision.ask.options if not o.idle]) == 1
    }
    assert sorted(order) == sorted({*range(2 * ROUNDS)} - forced)
    assert order != sorted(order)


def test_an_action_that_does_not_fit_is_refused() -> None:
    with pytest.raises(Illegal):
        analyse_farmers([Action(0, "work", ("harvest",))])


def test_the_reasons_compare_the_answers_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = list[tuple[Picks, Picks]]()

    def noted(game: AnyGame, best: Ranked, given: Ranked) -> tuple[Factor, ...]:
        compared.append((best.picks, given.picks))
        return ()

    monkeypatch.setattr(analysis, "differences", noted)
    monkeypatch.setattr(Analyst, "_gap", lambda self, one, number: 1.0)
    moment = walk(ORCHARD, SETUP, seasons(5))[0][-2]
    assert moment.picks == ("pick",)
    greedy = Mind(Policy(()), Leaf(("farmers.apples",), [[51]] * 3, [[0]] * 3, [0] * 3))
    (point,) = Analyst(greedy, ORCHARD, 2, THOROUGH, 1).turning_points([Costly(moment, ("plant",), 9.0)], never)
    assert [option.key for option in point.better] == ["plant"]
    assert compared == [(("plant",), ("pick",))], "whatever ranks first among more answers"


@pytest.mark.parametrize(("lost", "named"), [((1.0, 0.0), 2), ((1.0, -1.0), 0), ((0.0,), 0)])
def test_a_choice_that_may_have_cost_nothing_is_no_turning_point(
    lost: tuple[float, ...], named: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Analyst, "_gap", lambda self, one, number: lost[number % len(lost)])
    moment, later = walk(ORCHARD, SETUP, seasons(5))[0][-2:]
    found = Analyst(GARDENER, ORCHARD, 2, THOROUGH, 1).turning_points(
        [Costly(one, ("plant",), 9.0) for one in (moment, later)], never
    )
    assert [point.lost.low > 0 for point in found] == [True] * named


def test_a_choice_costs_no_more_than_the_chance_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the chance before the choice or in the next turn, whichever is lower."""
    monkeypatch.setattr(Analyst, "_gap", lambda self, one, number: 1.0)
    moment = walk(ORCHARD, SETUP, seasons(5))[0][-2]
    for before, after, most in ((0.7, 0.8, 0.3), (0.9, 0.4, 0.6)):
        found = [
            TurnChances(1, 0, (Chance(0.5, 0.1, 0.8),) * 2),
            TurnChances(moment.turn, moment.actions, (Chance(before, 0.1, 1.0),) * 2),
            TurnChances(moment.turn + 1, moment.actions + 2, (Chance(after, 0.1, 1.0),) * 2),
        ]
        (point,) = Analyst(GARDENER, ORCHARD, 2, THOROUGH, 1).turning_points(
            [Costly(moment, ("plant",), 9.0)], never, found
        )
        assert point.lost == Chance(most, most, most)


def test_what_chance_may_explain_is_left_out_beside_what_it_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyst, "_gap", lambda self, one, number: 1.0 if one.points > 8 or number % 2 else -0.9)
    moment, later = walk(ORCHARD, SETUP, seasons(5))[0][-2:]
    doubtful, certain = Costly(moment, ("plant",), 8.0), Costly(later, ("plant",), 9.0)
    analyst = Analyst(GARDENER, ORCHARD, 2, THOROUGH, 1)
    assert [one.actions for one in analyst.turning_points([doubtful, certain], never)] == [later.actions]
    (alone,) = analyst.turning_points([doubtful], never)
    assert (alone.actions, alone.is_certain) == (moment.actions, False)


def test_the_costliest_choices_get_most_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[tuple[float, int]]()

    def noted(self: Analyst, one: Costly, number: int) -> float:
        played.append((one.points, number))
        return 1.0 if one.points < 4 else 0.0

    monkeypatch.setattr(Analyst, "_gap", noted)
    moment = walk(ORCHARD, SETUP, seasons(5))[0][-2]
    Analyst(GARDENER, ORCHARD, 2, Effort(24, 8), 1).turning_points(
        [Costly(moment, ("plant",), points) for points in map(float, range(10))], never
    )
    assert {points: number + 1 for points, number in played} == {
        **dict.fromkeys(map(float, range(4, 10)), 2),
        2.0: 32,
        3.0: 32,
        9.0: 32,
    }


def test_a_deck_is_compared_with_nothing() -> None:
    game = rules("catan_cards")
    setup = game.setup(2, {"mode": "tournament"})
    play = game.fork(game.begin(setup))
    asked = play.decisions[0]
    assert not analysis.is_choice(game, asked)


def test_many_turns_are_thinned_out_evenly() -> None:
    moments, _ = walk(ORCHARD, SETUP, seasons())
    many = [structs.replace(moments[0], turn=turn) for turn in range(100)]
    kept = [moment.turn for moment in spread(many)]
    assert (len(kept), kept[0], kept[-1]) == (24, 0, 99)
    assert {later - earlier for earlier, later in pairwise(kept)} == {4, 5}
    assert spread(many[:24]) == many[:24]


def middle() -> tuple[AnyGame, Position[Any, Any], Decision]:
    """Return a moment of a game that hides cards."""
    game, source = rules("magna_carta"), Random(2)
    play = game.fork(game.begin(game.setup(2)))
    while play.decisions[0].kind != "act":
        decision = play.decisions[0]
        ask = decision.ask
        play.answer(decision, dealt(ask, source) if ask.seat == CHANCE else (ask.options[0].key,))
    return game, play.position, play.decisions[0]


def test_a_choice_is_judged_by_what_its_chooser_saw() -> None:
    game, position, decision = middle()
    mind = train_briefly("magna_carta", {}, 2)
    analyst = Analyst(mind, game, 2, Effort(12, 3), 5)
    keys = [option.key for option in decision.ask.options if not option.idle]
    judged = []
    for at in (position, game.redeal(position, decision.ask.seat, Random(77))):
        moments = [GivenAnswer(9, 1, game.save(at), decision, (key,)) for key in keys]
        costly = [one for moment in moments for one in analyst.costly(moment)]
        judged.append(
            [
                (one.moment.picks, one.better, one.points, analyst._gap(one, 0)) for one in costly
            ]  # what a fault would leak
        )
    assert judged[0] == judged[1]
    assert judged[0]


def test_chances_use_only_what_all_players_could_see() -> None:
    game, position, _ = middle()
    mind = train_briefly("magna_carta", {}, 2)
    ends = [play_out(mind, game, at, None, 3) for at in (position, game.redeal(position, None, Random(77)))]
    assert ends[0] == ends[1]


def test_a_playout_begins_with_the_answer_that_is_tried() -> None:
    position = ORCHARD.start(SETUP)
    asked = ORCHARD.decisions(position)[0]
    outcomes = [play_out(untrained(), ORCHARD, position, 0, 3, (asked, (key,))) for key in ("plant", "look")]
    assert outcomes[0] != outcomes[1]


def test_a_playout_without_an_end_counts_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.minds.playouts.MAX_GAME_ANSWERS", 1)
    outcome = play_out(untrained(), ORCHARD, ORCHARD.start(SETUP), None, 1)
    assert outcome.ranks in ((1, 1), (1, 2), (2, 1))


def test_an_interval_is_wide_where_little_was_tried() -> None:
    assert interval(0, 0) == (0, 1)
    assert share(0, 0) == Chance(0, 0, 1)
    low, high = interval(48, 96)
    assert 0.40 < low < 0.41
    assert 0.59 < high < 0.60
    assert interval(6, 6)[0] < 0.65
    assert interval(6, 6)[1] == 1


def test_a_difference_that_was_found_in_all_worlds_is_not_certain() -> None:
    assert gap([1.0] * 6).share == 1
    assert 0.3 < gap([1.0] * 6).low < 0.4
    assert gap([1.0] * 6).high == 1
    assert gap([0.0, 0.0]).low == -gap([0.0, 0.0]).high
    assert gap([-1.0]).low == -1


def test_the_options_of_an_answer_are_found() -> None:
    asked = ORCHARD.decisions(ORCHARD.start(SETUP))[0]
    assert analysis.picked(asked.ask, ("pick",)) == (Option("pick", "work"),)


def chances(*shares: float, seats: int = 2) -> list[TurnChances]:
    """Return the chances by turn, those of the first seat and as much for each of the others."""
    rows = [
        tuple([Chance(one, one, one) for one in (share, *[(1 - share) / (seats - 1)] * (seats - 1))])
        for share in shares
    ]
    return [TurnChances(number + 1, 2 * number, row) for number, row in enumerate(rows)]


def point(turn: int, lost: Chance) -> TurningPoint:
    """Return a turning point of the first seat."""
    return TurningPoint(turn, 2 * (turn - 1), 0, "work", (), (), lost, ())


def test_a_chance_that_many_choices_cost_has_its_turns_named() -> None:
    moments = walk(ORCHARD, SETUP, seasons())[0]
    worse, examined = [one for one in moments[:6] if one.decision.ask.seat == 0][:2], moments
    (decline,) = analysis.find_declines(chances(0.5, 0.3, 0.02, 0.0, 0.0), [], worse, examined)
    assert (decline.seat, decline.first, decline.last) == (0, 1, 2)
    assert (decline.before, decline.after, decline.worse, decline.examined) == (0.5, 0.02, 2, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_fall_from_an_even_start_is_named_with_any_seats(seats: int) -> None:
    (decline,) = analysis.find_declines(chances(1 / seats, 0.0, 0.0, seats=seats), [], [], [])
    assert (decline.seat, decline.first, decline.before, decline.after) == (0, 1, 1 / seats, 0.0)


@pytest.mark.parametrize(
    ("shares", "points"),
    [
        ((), []),
        ((0.5,), []),
        ((0.5, 0.4, 0.45), []),
        ((0.5, 0.1, 0.9), []),
        ((0.5, 0.0, 0.0), [point(1, Chance(0.4, 0.2, 0.6))]),
    ],
    ids=["no turns", "one turn", "little", "made good", "a turning point accounts for it"],
)
def test_no_decline_is_named_without_need(shares: tuple[float, ...], points: list[TurningPoint]) -> None:
    found = analysis.find_declines(chances(*shares), points, [], [])
    assert [one for one in found if one.seat == 0] == []


def test_a_turning_point_that_chance_explains_does_not_account_for_a_decline() -> None:
    (decline,) = analysis.find_declines(chances(0.5, 0.0), [point(1, Chance(0.4, -0.2, 0.6))], [], [])
    assert (decline.seat, decline.first, decline.last) == (0, 1, 1)


def test_choices_count_for_less_where_the_match_was_lost_already(monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[int]()

    def noted(self: Analyst, one: Costly, number: int) -> float:
        played.append(one.moment.actions)
        return 1.0

    monkeypatch.setattr(Analyst, "_gap", noted)
    monkeypatch.setattr(analysis, "MAX_PLAYED_CHOICES", 1)
    early, late = walk(ORCHARD, SETUP, seasons())[0][0], walk(ORCHARD, SETUP, seasons())[0][4]
    assert early.decision.ask.seat == late.decision.ask.seat == 0
    costly = [Costly(early, ("plant",), 5.0), Costly(late, ("plant",), 9.0)]
    Analyst(GARDENER, ORCHARD, 2, Effort(24, 4), 1).turning_points(costly, never, chances(0.5, 0.3, 0.0))
    assert set(played) == {early.actions}


def test_a_lopsided_match_is_never_without_an_explanation() -> None:
    """One seat only looks on: whatever each choice cost, what is found names choices or turns."""
    seen = analyse_farmers(seasons(), effort=Effort(12, 8))
    assert seen.turns[-1].seats[1].share == 0
    assert seen.points or seen.declines
