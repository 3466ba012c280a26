"""The hand phase: limits, drawing, searching and exchanging (docs/rules/catan_cards.md 3.5, 4.24)."""

from collections.abc import Sequence

import pytest

from engine.catan_cards.scoring import hand_limit
from engine.catan_cards.state import State
from tests.catan_cards.table import Cards, Table, table

THREE = ("spy", "merchant", "scout")


def make_three_stacks(state: State) -> None:
    """Make three stacks, the last of a single card."""
    state.stacks[1] = [state.stacks[0].pop() for _ in range(3)]
    state.stacks[2] = [state.stacks[0].pop()]


def end_actions(hand: Sequence[str] = THREE, *, cards: Cards | None = None, **goods: int) -> Table:
    """End the actions of seat 0."""
    return table(hands={0: hand}, cards={0: cards or {}}, goods={0: goods}, given=make_three_stacks).do("0 act end")


@pytest.mark.parametrize(
    ("cards", "limit"),
    [
        ({}, 3),
        ({"u30a": "abbey"}, 4),
        ({"u30a": "abbey", "u32a": "library"}, 5),
        ({"u30a": "abbey", "u32a": "library", "d30a": "library", "d32a": "abbey", "d30b": "merchants_league"}, 8),
    ],
)
def test_abbeys_libraries_and_the_league_raise_the_limit(cards: Cards, limit: int) -> None:
    assert hand_limit(table(cards={0: cards}).state, 0) == limit


def test_a_small_hand_is_filled_from_any_stacks_and_not_exchanged() -> None:
    game = end_actions(("spy",))
    assert (game.asked, game.offered) == ("0 draw", ["1", "2", "3"])
    assert game.option("2").data == {"stack": 2, "count": 3}
    top = game.state.stacks[1][0]
    game.do("0 draw 2", "0 draw 3")
    assert (game.state.active, game.asked) == (1, "1 before_roll")
    assert top in game.hand(0)
    assert [event.data for event in game.events_of("drew")] == [
        {"stack": 2, "source": "hand"},
        {"stack": 3, "source": "hand"},
    ]
    assert game.events_of("got")[0].seen_by == (0,)
    assert game.state.stacks[2] == []


def test_searching_a_stack_costs_two_resources_of_any_kind() -> None:
    game = end_actions(("spy", "scout"), wool=2, ore=1)
    assert game.option("search.2").data == {"stack": 2, "count": 3, "cost": 2}
    wanted = game.state.stacks[1][2]
    game.do("0 draw search.2")
    assert (game.asked, game.option("u31").data["source"]) == ("0 lose", "search")
    game.do("0 lose u31", "0 lose d33")
    assert (game.asked, len(game.offered)) == ("0 search", 3)
    assert (game.decision.ask.open, game.decision.ask.secret) == (False, True)
    game.do(f"0 search {game.offered[2]}")
    assert (wanted in game.hand(0), game.goods(0)) == (True, {"wool": 1})


def test_a_town_hall_makes_it_one_and_two_of_them_too() -> None:
    halls: Cards = {"u30a": "town_hall", "u32a": "town_hall"}
    assert end_actions(("spy",), cards=halls, wool=1).option("search.2").data["cost"] == 1


def test_searching_and_drawing_are_refused_for_a_reason() -> None:
    game = end_actions(("spy",), wool=1)
    assert game.why("search.2").data == {"cost": 2, "have": 1}
    assert (game.why("4").kind, game.why("search.4").kind) == ("empty_stack", "empty_stack")
    assert (game.why("7").kind, game.why("x.1").kind) == ("not_offered", "not_offered")


def test_a_full_hand_may_exchange_one_card_with_the_top_of_the_same_stack() -> None:
    game = end_actions()
    assert (game.asked, game.keys) == ("0 exchange", {*THREE, "none"})
    game.do("0 exchange spy")
    assert (game.asked, game.keys) == ("0 exchange_stack", {"1", "2", "3"})
    top = game.state.stacks[1][0]
    game.do("0 exchange_stack 2")
    assert game.state.stacks[1][-1] == "spy"
    assert game.hand(0) == sorted(["merchant", "scout", top])
    assert game.state.active == 1


def test_an_exchange_may_search_and_may_hit_the_card_just_buried() -> None:
    game = end_actions(wool=2).do("0 exchange spy", "0 exchange_stack search.3")
    assert (game.asked, game.offered[-1]) == ("0 search", "spy")
    game.do("0 search spy")
    assert game.hand(0) == sorted(THREE)
    poor = end_actions().do("0 exchange spy")
    assert [poor.why(f"search.{stack}").kind for stack in (1, 4)] == ["search_too_dear", "empty_stack"]


def test_an_exchange_is_voluntary() -> None:
    assert end_actions().do("0 exchange none").state.active == 1


def test_a_hand_that_is_too_large_is_reduced_and_may_then_exchange() -> None:
    game = end_actions((*THREE, "church"))
    assert (game.asked, game.keys) == ("0 bury", {*THREE, "church"})
    assert game.option("merchant").spot == "hand.2"
    game.do("0 bury church", "0 bury_stack 4")
    assert (game.state.stacks[3], game.asked) == (["church"], "0 exchange")


def test_without_stacks_there_is_nothing_to_draw_or_exchange() -> None:
    def empty(state: State) -> None:
        state.sold, state.stacks[0] = state.stacks[0], []

    assert table(hands={0: ["spy"]}, given=empty).do("0 act end").state.active == 1
    assert table(hands={0: THREE}, given=empty).do("0 act end").state.active == 1
