"""Standing orders answer what they were given for and have the player asked otherwise."""

import msgspec
import pytest
from msgspec import structs

from bot.clocks.standing import Answer, First, IfNothingElse, Order, Unless, answer, is_delayed, naming
from engine.core.types import Ask, Decision, Option


def question(*keys: str, kind: str = "place", least: int = 1, most: int = 1) -> Decision:
    return Decision(1, kind, Ask(0, tuple(Option(key, data={"cost": 1}) for key in keys), least, most))


PASS = Order("place", IfNothingElse("pass"))
QUARRY = Order("place", First(("quarry", "forest")))


def picked(order: Order, decision: Decision) -> str | None:
    found = answer([order], decision, "1.place", 0)
    return None if found is None else found.picks[0]


def test_pass_if_nothing_else_is_on_offer() -> None:
    assert picked(PASS, question("pass")) == "pass"
    assert picked(PASS, question("pass", "quarry")) is None
    assert picked(PASS, question("quarry")) is None


def test_what_gains_nothing_by_itself_is_no_alternative() -> None:
    idle = Option("offer", idle=True)
    assert picked(PASS, Decision(1, "place", Ask(0, (Option("pass"), idle)))) == "pass"


def test_unless_asks_where_an_exception_is_on_offer() -> None:
    order = Order("react", Unless("none", ("bishop",)))
    assert picked(order, question("none", "arsonist", kind="react")) == "none"
    assert picked(order, question("none", "bishop", kind="react")) is None
    assert picked(order, question("arsonist", kind="react")) is None


def test_a_premove_takes_the_first_that_is_free_and_else_asks() -> None:
    assert picked(QUARRY, question("forest", "quarry")) == "quarry"
    assert picked(QUARRY, question("forest", "pass")) == "forest"
    assert picked(QUARRY, question("farm", "pass")) is None


def test_an_order_is_for_one_kind_of_question() -> None:
    assert picked(QUARRY, question("quarry", kind="build")) is None


def test_a_premove_breaks_when_what_it_names_has_changed() -> None:
    before = question("quarry", "forest", "farm")
    order = structs.replace(QUARRY, named=naming(before, ["quarry"]))
    dearer = Decision(1, "place", Ask(0, (Option("quarry", data={"cost": 2}), Option("forest", data={"cost": 1}))))
    assert picked(order, question("quarry", "pass")) == "quarry"
    assert picked(order, dearer) is None
    assert order.is_broken(dearer)
    assert order.is_broken(question("forest"))
    assert not order.is_broken(question("forest", kind="build"))


def test_a_broken_order_has_the_player_asked_whatever_follows() -> None:
    broken = structs.replace(QUARRY, named={"quarry": {"cost": 9}})
    assert answer([broken, PASS], question("pass"), "1.place", 0) is None


@pytest.mark.parametrize(
    ("changes", "phase", "now", "is_over"),
    [
        ({}, "2.place", 99, False),
        ({"phase": "1.place"}, "1.place", 99, False),
        ({"phase": "1.place"}, "2.place", 0, True),
        ({"expires_at": 50}, "1.place", 49, False),
        ({"expires_at": 50}, "1.place", 50, True),
    ],
)
def test_an_order_ends_with_its_phase_or_at_its_instant(
    changes: dict[str, object], phase: str, now: int, is_over: bool
) -> None:
    order = structs.replace(PASS, **changes)
    assert order.is_over(phase, now) == is_over
    assert (answer([order], question("pass"), phase, now) is None) == is_over


def test_the_first_order_that_has_an_answer_gives_it() -> None:
    assert answer([PASS, QUARRY], question("pass", "quarry"), "1.place", 0) == Answer(1, ("quarry",))


@pytest.mark.parametrize(("least", "most", "is_answered"), [(0, 1, True), (1, 3, True), (2, 2, False), (0, 0, False)])
def test_orders_answer_questions_that_one_pick_answers(least: int, most: int, is_answered: bool) -> None:
    found = answer([QUARRY], question("quarry", "farm", least=least, most=most), "1.place", 0)
    assert (found is not None) == is_answered


def test_answers_to_closed_questions_are_delayed() -> None:
    decision = question("none")
    assert not is_delayed(decision)
    assert is_delayed(structs.replace(decision, ask=structs.replace(decision.ask, open=False)))


def test_orders_are_saved_and_loaded() -> None:
    for order in (PASS, QUARRY, Order("react", Unless("none"), once=True, phase="3.war", expires_at=7)):
        assert msgspec.json.decode(msgspec.json.encode(order), type=Order) == order
