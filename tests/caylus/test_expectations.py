"""Moves that a search of Caylus expects, and places that it tries or leaves out, where its policy has learned nothing."""

import pytest

from engine.caylus.computers import expect_move, find_overlooked, find_useless
from engine.caylus.special_buildings import Guild
from engine.core.goods import Goods
from engine.core.types import Decision
from tests.caylus.table import BLUE, CAYLUS, GREEN, Places, Table, table

JOUSTERS: Goods = {"cloth": 1, "denier": 2}


def asked(game: Table) -> Decision:
    return CAYLUS.decisions(game.position)[0]


def expected(workers: Places, deniers: int = 10) -> str | None:
    """Return the expected move of Blue, one of two players, with the provost on space 8."""
    game = table(2, "provost", provost=8, workers=workers, passed=(BLUE, GREEN), hands={BLUE: {"denier": deniers}})
    return expect_move(game.state, asked(game))


@pytest.mark.parametrize(
    ("workers", "move"),
    [
        ({}, "0"),
        ({8: GREEN}, "-1"),
        ({6: GREEN, 8: GREEN}, "-3"),
        ({6: GREEN, 8: BLUE}, "0"),
        ({11: BLUE}, "+3"),
        ({9: GREEN, 10: BLUE}, "0"),
        ({9: GREEN, 10: BLUE, 11: BLUE}, "+3"),
    ],
)
def test_a_player_is_expected_to_reach_its_places_and_cut_the_other_off(workers: Places, move: str) -> None:
    assert expected(workers) == move


def test_nobody_is_expected_to_pay_what_he_has_not() -> None:
    assert expected({11: BLUE}, deniers=2) == "0"


def test_the_guild_moves_for_nothing() -> None:
    game = table(2, "special", doing=[Guild()], provost=8, workers={"merchants_guild": BLUE, 9: GREEN, 10: BLUE})
    assert expect_move(game.state, asked(game)) == "+2"


def test_of_more_players_nothing_is_expected() -> None:
    game = table(3, "provost", provost=8, workers={8: GREEN, 9: BLUE})
    assert expect_move(game.state, asked(game)) is None


def test_other_questions_are_left_to_the_policy() -> None:
    game = table(2)
    assert CAYLUS.expected_answer(game.position, asked(game)) is None


@pytest.mark.parametrize(
    ("hand", "prestige", "scored", "tried"),
    [
        (JOUSTERS, 2, 1, True),
        (JOUSTERS, 1, 1, False),
        (JOUSTERS, 5, 1, True),
        (JOUSTERS, 2, 0, False),
        ({"cloth": 1, "denier": 1}, 4, 2, False),
        ({"denier": 5}, 4, 2, False),
    ],
)
def test_the_joust_field_is_tried_for_a_good_favour(hand: Goods, prestige: int, scored: int, tried: bool) -> None:
    game = table(4, hands={BLUE: hand}, favours={BLUE: {"prestige": prestige}}, scored=scored)
    assert [*CAYLUS.overlooked(game.position, asked(game))] == ["joust_field"] * tried


def test_nothing_is_overlooked_in_other_questions() -> None:
    game = table(2, "provost")
    assert find_overlooked(game.state, asked(game)) == []
    assert find_useless(game.state, asked(game)) == set()


def test_a_mason_with_nothing_left_to_build_is_useless() -> None:
    game = table(2, road={9: "w_mason"}, provost=9)
    assert CAYLUS.useless(game.position, asked(game)) == set()
    for id in game.state.stock:
        if id.startswith("s_"):
            game.state.stock[id] = 0
    assert CAYLUS.useless(game.position, asked(game)) == {"w_mason@9"}
