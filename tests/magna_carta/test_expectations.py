"""Moves of the provost that a search of Caylus Magna Carta expects, where its policy has learned nothing."""

from collections.abc import Mapping

import pytest

from engine.core.types import Seat
from engine.magna_carta.state import Slot
from tests.magna_carta.table import GREEN, MAGNA_CARTA, ORANGE, table

ROAD = [Slot("market", ORANGE), Slot("market", GREEN), Slot("church", ORANGE), Slot("bank", ORANGE)]
"""Slots 3 to 6 of a road for two."""


def expected(workers: Mapping[int, Seat], deniers: int = 10, seats: int = 2) -> str | None:
    """Return the expected move of Orange, with the provost on slot 4."""
    goods = {ORANGE: {"denier": deniers}}
    game = table(seats, "provost", road=ROAD, provost=4, workers=workers, goods=goods)
    return MAGNA_CARTA.expected_answer(game.position, game.decision)


@pytest.mark.parametrize(
    ("workers", "move"),
    [
        ({}, "0"),
        ({4: GREEN}, "-1"),
        ({3: GREEN, 4: GREEN}, "-2"),
        ({3: GREEN, 4: ORANGE}, "0"),
        ({2: GREEN}, "0"),
        ({6: ORANGE}, "+2"),
        ({5: GREEN, 6: ORANGE}, "0"),
    ],
)
def test_a_player_is_expected_to_reach_its_places_and_cut_the_other_off(workers: Mapping[int, Seat], move: str) -> None:
    assert expected(workers) == move


def test_nobody_is_expected_to_pay_what_he_has_not() -> None:
    assert expected({6: ORANGE}, deniers=1) == "0"


def test_of_more_players_nothing_is_expected() -> None:
    assert expected({4: GREEN}, seats=3) is None


def test_other_questions_are_left_to_the_policy() -> None:
    game = table(2)
    assert MAGNA_CARTA.expected_answer(game.position, game.decision) is None
