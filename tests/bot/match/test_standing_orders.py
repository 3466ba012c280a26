"""Standing orders: they answer the questions they were given for, and leave all others to the player."""

import msgspec
import pytest
from msgspec import structs

from bot.match.standing_orders import (
    BROKEN,
    PHASE_ENDED,
    PREMOVE,
    TIME_UP,
    Answer,
    Order,
    answer,
    at_question,
    in_force,
    naming,
    taken_back,
)
from engine.core.orders import Orderable, never_react, nothing_else, unless
from engine.core.types import Action, Ask, Decision, Option

PHASE = "1.place"
ORDERABLE = {one.id: one for one in (nothing_else("place", "pass"), never_react("react", "none", ("brigands",)))}
QUARRY = Order(PREMOVE, "a", "place", ("quarry",), once=True, named={"quarry": {"cost": 1}})
FOREST = Order(PREMOVE, "b", "place", ("forest",), once=True, named={"forest": {"cost": 1}})
PASS = Order("nothing_else", "c")


def question(*keys: str, kind: str = "place", least: int = 1, most: int = 1, cost: int = 1) -> Decision:
    return Decision(1, kind, Ask(0, tuple(Option(key, data={"cost": cost}) for key in keys), least, most))


def give(orders: list[Order], decision: Decision, phase: str = PHASE, now: int = 0) -> Answer | None:
    known: dict[str, Orderable] = ORDERABLE
    return answer(orders, known.get, decision, None, phase, now)


def pick(order: Order, decision: Decision) -> str | None:
    found = give([order], decision)
    return None if found is None else found.key


def test_a_premove_picks_a_free_place_and_otherwise_asks() -> None:
    assert pick(QUARRY, question("forest", "quarry")) == "quarry"
    assert pick(QUARRY, question("forest", "pass")) is None


def test_a_premove_with_a_second_choice_picks_it_when_the_first_is_gone() -> None:
    both = structs.replace(QUARRY, keys=("quarry", "forest"), named=QUARRY.named | FOREST.named)
    assert pick(both, question("forest", "quarry")) == "quarry"
    assert pick(both, question("forest", "pass")) == "forest"
    assert pick(both, question("pass")) is None
    (broken,) = at_question([both], question("pass"), "0.1")
    assert broken.broken == "0.1"
    used = structs.replace(both, used=0)
    assert in_force(used, [Action(0, "place", ("forest",))], 0) is used
    assert in_force(used, [Action(0, "place", ("castle",))], 0).used is None


def test_exceptions_that_are_not_on_offer_do_not_stop_an_order() -> None:
    order = Order("pass", "d", keys=("castle",), named={"castle": {"cost": 1}})
    known = {"pass": unless("pass", "place", "pass")}
    found = answer([order], known.get, question("gate", "pass"), None, PHASE, 0)
    assert found is not None
    assert found.key == "pass"
    assert answer([order], known.get, question("castle", "pass"), None, PHASE, 0) is None


def test_an_order_is_for_one_kind_of_question() -> None:
    assert pick(QUARRY, question("quarry", kind="build")) is None
    assert pick(PASS, question("pass")) == "pass"
    assert pick(PASS, question("pass", kind="act")) is None


def test_an_order_that_the_game_does_not_know_any_more_does_nothing() -> None:
    assert pick(Order("made up"), question("pass")) is None


def test_a_premove_breaks_when_its_option_has_changed() -> None:
    assert pick(QUARRY, question("quarry", "forest", cost=2)) is None
    assert QUARRY.breaks_at(question("quarry", cost=2))
    assert QUARRY.breaks_at(question("forest"))
    assert not QUARRY.breaks_at(question("quarry", "forest"))


def test_a_broken_premove_leaves_the_question_to_the_player() -> None:
    taken = question("pass")
    orders = [*at_question([QUARRY, PASS], taken, "0.7")]
    assert [order.broken for order in orders] == ["0.7", None]
    assert give(orders, taken) is None
    assert give([QUARRY, PASS], taken) is None
    assert at_question(orders, taken, "0.8") == tuple(orders)


def test_a_question_breaks_the_first_premove_alone() -> None:
    farm = question("farm")
    assert [order.broken for order in at_question([PASS, QUARRY, FOREST], farm, "0.1")] == [None, "0.1", None]
    assert at_question([QUARRY, FOREST], question("quarry"), "0.1") == (QUARRY, FOREST)
    assert at_question([QUARRY], question("farm", kind="build"), "0.1") == (QUARRY,)


@pytest.mark.parametrize(
    ("changes", "phase", "now", "why"),
    [
        ({}, "2.place", 99, None),
        ({"phase": PHASE}, PHASE, 99, None),
        ({"phase": PHASE}, "2.place", 0, PHASE_ENDED),
        ({"expires_at": 50}, PHASE, 49, None),
        ({"expires_at": 50}, PHASE, 50, TIME_UP),
    ],
)
def test_an_order_ends_with_its_phase_or_at_its_instant(
    changes: dict[str, object], phase: str, now: int, why: str | None
) -> None:
    order = structs.replace(PASS, **changes)
    assert order.ending(phase, now) == why
    assert (give([order], question("pass"), phase, now) is None) == (why is not None)
    assert why != BROKEN


def test_the_first_order_that_has_an_answer_gives_it() -> None:
    exceptional = unless("nothing_else", "place", "pass")
    found = answer([PASS, QUARRY], {"nothing_else": exceptional}.get, question("pass", "quarry"), None, PHASE, 0)
    assert found == Answer(PASS, "pass", True)
    assert give([PASS, QUARRY], question("pass", "quarry")) == Answer(QUARRY, "quarry", True)


def test_a_premove_is_good_once() -> None:
    used = structs.replace(QUARRY, used=3)
    assert used.is_used_up
    assert give([used, FOREST], question("quarry", "forest")) == Answer(FOREST, "forest", True)


@pytest.mark.parametrize(("least", "most", "is_answered"), [(0, 1, True), (1, 3, True), (2, 2, False), (0, 0, False)])
def test_orders_answer_questions_that_one_pick_answers(least: int, most: int, is_answered: bool) -> None:
    assert (give([QUARRY], question("quarry", "farm", least=least, most=most)) is not None) == is_answered


def test_blind_orders_answer_closed_questions_blindly() -> None:
    closed = Ask(0, (Option("quarry", data={"cost": 1}),), open=False)
    assert give([QUARRY], Decision(1, "place", closed)) == Answer(QUARRY, "quarry", False)
    react, order = Ask(0, (Option("none"),), open=False), Order("never_react")
    assert give([order], Decision(1, "react", react)) == Answer(order, "none", True)


def test_a_premove_is_used_up_while_its_answer_is_in_force() -> None:
    used, played = structs.replace(QUARRY, used=1), Action(0, "place", ("quarry",))
    other = Action(0, "place", ("farm",))
    assert in_force(used, [other, played], 0) == used
    assert [in_force(used, actions, 0) for actions in ([other], [other, other], [])] == [QUARRY] * 3
    assert in_force(used, [other, played], 1) == QUARRY
    assert in_force(structs.replace(PASS, used=1), [], 0).used == 1
    assert in_force(QUARRY, [], 0) == QUARRY


def test_a_players_undo_removes_the_premoves_that_it_reaches() -> None:
    used, earlier = structs.replace(QUARRY, used=7), structs.replace(FOREST, used=4)
    assert taken_back([used, earlier, structs.replace(PASS, used=8), QUARRY], 5) == [used]


def test_the_named_option_is_stored_as_it_was() -> None:
    assert naming(question("quarry", "forest").ask.options, ["quarry", "mine"]) == {"quarry": {"cost": 1}}


def test_orders_are_saved_and_loaded() -> None:
    for order in (PASS, QUARRY, Order("never_react", "d", keys=("brigands",), phase="3.war", expires_at=7, used=2)):
        assert msgspec.json.decode(msgspec.json.encode(order), type=Order) == order
