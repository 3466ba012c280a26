"""Setups, checks of an answer, saved positions of older shapes, and values."""

import msgspec
import pytest

from engine.core import goods
from engine.core.game import find_decision
from engine.core.setup import Setup
from engine.core.types import Action, Illegal, Merit, Outcome, Reason, ranks
from engine.core.upcast import Newer, lift
from tests.toys import Pebbles, Raid

PEBBLES, RAID = Pebbles(), Raid()


def test_a_setup_has_the_defaults_of_what_is_not_chosen() -> None:
    assert RAID.setup(3) == Setup("raid", 3, RAID.rules, {"gold": "5"})
    assert RAID.setup(2, {"gold": "3"}).options == {"gold": "3"}


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (5, {}, Reason("unknown_seats", {"least": 2, "most": 4})),
        (2, {"silver": "5"}, Reason("unknown_option", {"key": "silver", "known": ["gold"]})),
        (2, {"gold": "4"}, Reason("unknown_value", {"key": "gold", "known": ["5", "3"]})),
    ],
)
def test_a_setup_that_the_game_does_not_know_is_refused(seats: int, options: dict[str, str], reason: Reason) -> None:
    with pytest.raises(Illegal) as refusal:
        RAID.setup(seats, options)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        ((), Reason("too_few", {"least": 1})),
        (("b", "b"), Reason("too_few", {"least": 1})),
        (("b", "c", "d"), Reason("too_many", {"most": 2})),
        (("a",), Reason("gone", {"by": 0})),
        (("e",), Reason("not_offered", {"key": "e"})),
    ],
)
def test_picks_are_checked_against_the_list(picks: tuple[str, ...], reason: Reason) -> None:
    position, _ = PEBBLES.apply(PEBBLES.start(PEBBLES.setup(2)), Action(0, "take", ("a",)))
    with pytest.raises(Illegal) as refusal:
        PEBBLES.apply(position, Action(1, "take", picks))
    assert refusal.value.reason == reason


def test_a_question_that_is_not_open_is_not_found() -> None:
    with pytest.raises(Illegal) as refusal:
        find_decision((), 0, "take")
    assert refusal.value.reason == Reason("over")


def test_nothing_speaks_for_a_choice_unless_a_game_says_so() -> None:
    position = PEBBLES.start(PEBBLES.setup(2))
    decision = PEBBLES.decisions(position)[0]
    assert PEBBLES.merits(position, decision, ("a",), ("c",)) == ()
    assert PEBBLES.recall(Merit("inn"), (), 0) == Merit("inn"), "nor is anything remembered"
    assert PEBBLES.recall_answer(position, decision, ("take",), ()) == ("take",)
    assert PEBBLES.moot_facts(position) == frozenset(), "and every fact counts to the end"


def test_what_is_wished_for_in_vain_is_listed_with_the_reason() -> None:
    position, _ = PEBBLES.apply(PEBBLES.start(PEBBLES.setup(2)), Action(0, "take", ("a", "c")))
    denied = PEBBLES.unavailable(position, 1)
    assert [(wish.key, reason) for wish, reason in denied] == [
        ("a", Reason("gone", {"by": 0})),
        ("c", Reason("gone", {"by": 0})),
    ]
    assert PEBBLES.unavailable(position, 0) == ()


def test_a_game_without_invariants_breaks_none() -> None:
    assert list(PEBBLES.violations(PEBBLES.start(PEBBLES.setup(2)))) == []


def test_a_position_of_the_first_schema_is_lifted_to_todays() -> None:
    position = RAID.start(RAID.setup(2))
    raw = msgspec.to_builtins(position)
    old = {**raw, "state": {("purse" if key == "gold" else key): value for key, value in raw["state"].items()}}
    assert RAID.load(msgspec.msgpack.encode((1, old))) == position


def test_a_schema_without_a_lift_only_added_what_has_a_default() -> None:
    position = RAID.start(RAID.setup(2))
    raw = msgspec.to_builtins(position)
    del raw["state"]["phase"]
    assert RAID.load(msgspec.msgpack.encode((2, raw))) == position


def test_lifts_are_done_one_after_the_other_from_where_the_data_stands() -> None:
    steps = {1: lambda raw: {**raw, "one": 1}, 3: lambda raw: {**raw, "three": list(raw)}}
    assert lift({}, 1, 4, steps) == {"one": 1, "three": ["one"]}
    assert lift({}, 2, 4, steps) == {"three": []}
    assert lift({}, 4, 4, steps) == {}


def test_a_position_that_a_newer_program_saved_is_refused_by_both_numbers() -> None:
    saved = msgspec.msgpack.encode((RAID.schema + 1, {"unheard": "of"}))
    with pytest.raises(Newer) as refusal:
        RAID.load(saved)
    assert (refusal.value.schema, refusal.value.newest) == (RAID.schema + 1, RAID.schema)


def test_ranks_are_shared_by_equal_scores() -> None:
    assert ranks((5, 9, 9, 1)) == (3, 1, 1, 4)
    assert ranks((0,)) == (1,)


def test_an_outcome_is_a_value() -> None:
    outcome = PEBBLES.outcome(
        PEBBLES.replay(PEBBLES.setup(2), [Action(0, "take", ("a", "b")), Action(1, "take", ("c", "d"))])
    )
    assert outcome == Outcome((2, 1), (0, 1), ({"last": 0}, {"last": 1}), "taken")


def test_goods_are_added_up_named_and_chosen() -> None:
    held = {"wood": 2}
    goods.add(held, {"gold": 1, "wood": 1})
    assert held == {"wood": 3, "gold": 1}
    assert goods.total({"wood": 1}, {"wood": -1, "food": 2}, {"food": 1}) == {"food": 3}
    assert goods.key({"food": 2, "stone": 0, "wood": 1}) == "2food.wood"
    assert list(goods.multisets(("food", "wood"), 2)) == [{"food": 2}, {"food": 1, "wood": 1}, {"wood": 2}]


def test_a_game_that_says_nothing_of_it_has_nothing_to_want_later() -> None:
    raid = Raid()
    assert [*raid.later(raid.start(raid.setup(2)), 0)] == []
