"""Setting up and income (docs/rules/caylus.md 1.1, 3.0, 3.1)."""

import math

import pytest

from engine.caylus.state import NO_SEAT
from engine.core.game import answers
from engine.core.types import CHANCE
from tests.caylus.table import CAYLUS, NEUTRAL, Table, table


def new_game(seats: int) -> Table:
    return Table(CAYLUS.start(CAYLUS.setup(seats)))


def test_chance_is_the_order_of_the_neutral_tiles_and_the_first_turn_order() -> None:
    game = new_game(3)
    (tiles,) = CAYLUS.decisions(game.position)
    assert (tiles.ask.seat, sum(1 for _ in answers(tiles.ask))) == (CHANCE, math.factorial(6))
    shuffled = ("n_carpenter", "n_market", "n_farm", "n_quarry", "n_sawmill", "n_forest")
    game.do(f"chance neutral {' '.join(shuffled)}")
    assert [space.building for space in game.state.road[:6]] == list(shuffled)
    (order,) = CAYLUS.decisions(game.position)
    assert (order.ask.seat, sum(1 for _ in answers(order.ask))) == (CHANCE, math.factorial(3))
    game.do("chance first_order 2 0 1")
    assert game.state.order == [2, 0, 1]
    assert [event.data for event in game.events_of("order")] == [{"order": ["2", "0", "1"]}]
    assert game.asked == "2 place"


@pytest.mark.parametrize(("seats", "deniers"), [(2, [5, 5]), (3, [5, 6, 6]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])])
def test_deniers_go_by_the_first_turn_order_and_income_follows(seats: int, deniers: list[int]) -> None:
    backwards = list(reversed(range(seats)))
    game = new_game(seats).do(f"chance neutral {' '.join(NEUTRAL)}")
    game.do(f"chance first_order {' '.join(map(str, backwards))}")
    assert [game.player(seat).deniers for seat in backwards] == [2 + amount for amount in deniers]


def test_all_players_begin_alike() -> None:
    game = new_game(5).do(f"chance neutral {' '.join(NEUTRAL)}", "chance first_order 0 1 2 3 4")
    for seat in range(5):
        player = game.player(seat)
        assert (game.cubes(seat), player.vp, player.workers) == ({"food": 2, "wood": 1}, 0, 6)
        assert set(player.favours.values()) == {0}
    state = game.state
    assert (state.bailiff, state.provost, state.turn, state.scored, state.columns) == (6, 6, 1, 0, 2)
    assert state.section is not None
    assert state.section.id == "dungeon"
    assert {space.worker for space in state.road} == {NO_SEAT}


def test_special_buildings_have_their_places() -> None:
    state = new_game(5).state
    places = {"gate": 1, "trading_post": 1, "merchants_guild": 1, "joust_field": 1, "stables": 3, "inn": 2}
    assert {id: len(circles) for id, circles in state.special.items()} == places
    assert len(state.castle) == 5


def test_income_of_residences_library_and_hotel() -> None:
    road = {9: ("residence", 0), 10: ("residence", 0), 11: ("p_library", 0), 12: ("p_hotel", 1), 13: ("p_statue", 2)}
    game = table(phase="income", road=road)
    assert [game.player(seat).deniers for seat in range(4)] == [10 + 5, 10 + 4, 10 + 2, 10 + 2]
    assert [(event.seat, event.data["deniers"]) for event in game.events_of("income")] == [
        (0, 5),
        (1, 4),
        (2, 2),
        (3, 2),
    ]


def test_income_is_no_question() -> None:
    game = table(phase="income")
    assert [event.data["phase"] for event in game.events_of("phase")] == ["income"]
    assert game.asked == "0 place"


@pytest.mark.ruling(36)
def test_purse_and_stock_have_no_limit() -> None:
    game = table(phase="income", hands={0: {"denier": 1000, "gold": 1000}})
    assert (game.player(0).deniers, game.cubes(0)) == (1002, {"gold": 1000})
