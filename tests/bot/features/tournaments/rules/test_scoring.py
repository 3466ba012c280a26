"""Points by place: exact, zero-sum, monotone, and the same from every seat."""

from collections.abc import Callable, Sequence
from itertools import permutations, product

import pytest

from bot.features.tournaments.rules.scoring import (
    PLACE_POINTS,
    POINT_UNIT,
    given_up,
    place_points,
    places_of,
    wbc_points,
    win_points,
)

SIZES = list(PLACE_POINTS)


def all_outcomes(size: int) -> list[tuple[int, ...]]:
    """Return all results of a table, with ties."""
    return sorted({places_of(scores) for scores in product(range(size), repeat=size)})


@pytest.mark.parametrize("size", SIZES)
def test_a_table_always_gives_five_points_per_seat(size: int) -> None:
    assert {sum(place_points(places)) for places in all_outcomes(size)} == {5 * size * POINT_UNIT}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("points", [place_points, win_points, wbc_points])
def test_a_better_place_never_has_fewer_points(size: int, points: Callable[[Sequence[int]], tuple[int, ...]]) -> None:
    for places in all_outcomes(size):
        given = dict(zip(places, points(places), strict=True))
        assert [given[place] for place in sorted(given)] == sorted(given.values(), reverse=True)


def test_tied_seats_split_the_points_of_their_places() -> None:
    assert place_points((1, 2, 3, 4)) == (600, 360, 180, 60)
    assert place_points((1, 1, 3, 3)) == (480, 480, 120, 120)
    assert place_points((2, 1, 2, 2)) == (200, 600, 200, 200)


def test_points_do_not_depend_on_the_seat() -> None:
    for places in permutations((1, 2, 2, 4)):
        assert dict(zip(places, place_points(places), strict=True)) == {1: 600, 2: 270, 4: 60}


def test_a_shared_win_is_a_draw_where_only_wins_count() -> None:
    assert win_points((1, 2, 3, 4)) == (300, 0, 0, 0)
    assert win_points((1, 1, 3, 4)) == (60, 60, 0, 0)
    assert win_points((1, 1, 1, 1)) == (60, 60, 60, 60)


def test_a_player_who_gave_up_is_last_and_others_move_up() -> None:
    assert given_up((1, 2, 3, 4), [0]) == (4, 1, 2, 3)
    assert given_up((1, 2, 2, 4), [0, 3]) == (3, 1, 1, 3)
    assert given_up((1, 2, 3), []) == (1, 2, 3)
