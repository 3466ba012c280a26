"""Picks of an order among the offered options."""

from collections.abc import Sequence

import pytest

from engine import GAMES
from engine.core.orders import Orderable, Terms, never_react, nothing_else, reaching, routine, unless
from engine.core.track import offers
from engine.core.types import Ask, Decision, Option
from tests.toys import Pebbles, Raid


def pick(order: Orderable, *options: Option | str, terms: Terms | None = None) -> str | None:
    """Return the picks of an order among these options; options known by their keys have no data."""
    offered = tuple(option if isinstance(option, Option) else Option(option) for option in options)
    return order.choose(None, Decision(1, order.kinds[0], Ask(0, offered)), terms or Terms())


def test_routine_gives_an_answer_that_is_the_only_one() -> None:
    order = routine({"act": "pass"})
    assert pick(order, "pass") == "pass"
    assert pick(order, "pass", Option("offer", idle=True)) is None
    assert pick(order, "build") is None


def test_an_option_without_a_gain_is_not_something_else() -> None:
    order = nothing_else("act", "pass")
    assert pick(order, "pass") == "pass"
    assert pick(order, Option("offer", idle=True), "pass") == "pass"
    assert pick(order, "pass", "build") is None
    assert pick(order, "build") is None


def test_an_exception_on_offer_has_the_player_asked() -> None:
    order = unless("pass", "place", "pass")
    terms = Terms(("quarry", "forest"))
    assert pick(order, "pass", "farm", terms=terms) == "pass"
    assert pick(order, "pass", "forest", terms=terms) is None
    assert pick(order, "farm", terms=terms) is None


@pytest.mark.parametrize("held", [True, False])
def test_an_order_for_reactions_depends_on_the_attack_and_not_on_the_hand(held: bool) -> None:
    order = never_react("react", "none", ("arsonist", "brigands"))
    options = [Option("bishop", data={"source": "arsonist"})] * held + [Option("none", data={"source": "arsonist"})]
    assert order.blind
    assert pick(order, *options) == "none"
    assert pick(order, *options, terms=Terms(("brigands",))) == "none"
    assert pick(order, *options, terms=Terms(("arsonist",))) is None


@pytest.mark.parametrize(
    ("spaces", "most", "key"),
    [
        ((), 3, "0"),
        ((4, 5), 3, "0"),
        ((6,), 3, "+1"),
        ((6, 8), 3, "+3"),
        ((6, 8), 2, "+1"),
        ((8,), 2, "0"),
        ((6, 9), 3, "+1"),
        ((6,), 0, None),
        ((4,), 0, "0"),
    ],
)
def test_the_provost_goes_as_far_as_it_helps(spaces: Sequence[int], most: int, key: str | None) -> None:
    assert reaching(offers(5, 20, 3, 1), 5, spaces, most) == key


def test_a_game_without_premoves_foresees_the_questions_to_others() -> None:
    game = Pebbles()
    position = game.start(game.setup(2))
    (decision,) = game.decisions(position)
    seat = decision.ask.seat
    assert game.foreseen(position, 1 - seat) == {decision.kind: decision.ask.options}
    assert game.foreseen(position, seat) == {}
    assert Raid().orders == ()


def test_a_phase_may_ask_every_seat_again_unless_its_game_says_otherwise() -> None:
    assert not GAMES["catan_cards"].premoves["act"].is_done(None, 0)
    game = GAMES["caylus"]
    position = game.start(game.setup(2))
    position.state.passed.append(1)
    assert [game.premoves["place"].is_done(position.state, seat) for seat in (0, 1)] == [False, True]
