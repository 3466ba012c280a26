"""Numbers of legal lines from fixed positions, counted in two ways."""

import pytest

from tests.perft.counting import Numbers, by_pure_functions, expected, in_place

POSITIONS = {f"{numbers.record} after {numbers.step}": numbers for numbers in expected()}

pytestmark = pytest.mark.no_cover


@pytest.mark.parametrize("numbers", POSITIONS.values(), ids=POSITIONS)
def test_as_many_lines_are_legal_as_were_written_down(numbers: Numbers) -> None:
    position = numbers.position
    lines = [by_pure_functions(numbers.game, position, depth + 1) for depth in range(len(numbers.lines))]
    assert tuple(lines) == numbers.lines


@pytest.mark.parametrize("numbers", POSITIONS.values(), ids=POSITIONS)
def test_the_way_the_bot_plays_has_the_same_lines(numbers: Numbers) -> None:
    depth = len(numbers.lines)
    assert in_place(numbers.game, numbers.game.save(numbers.position), depth) == numbers.lines[-1]


def test_the_positions_differ_in_their_questions() -> None:
    kinds = {numbers.game.decisions(numbers.position)[0].kind for numbers in POSITIONS.values()}
    assert len(kinds) >= 3
