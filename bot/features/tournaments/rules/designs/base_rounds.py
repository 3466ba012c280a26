"""First rounds from which the others follow by counting on: made by a search, and checked pair by pair in the tests.

The points of a design are numbered from 0: cycles of `cycle` points each, then `fixed` ones that stay and never meet
one another. Round s adds s, modulo `cycle`, to each point within its cycle.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct


class BaseRound(Struct, frozen=True):
    """The tables of the first round; `classes` are rounds of their own, given by their first table's residues."""

    points: int
    cycle: int
    fixed: int
    blocks: tuple[tuple[int, ...], ...]
    classes: tuple[tuple[int, ...], ...] = ()


def _tables(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(map(int, table.split())) for table in text.split(",") if table.strip())


def _base(
    seats: int, points: int, cycle: int, fixed: int, blocks: str, classes: str = ""
) -> tuple[tuple[int, int], BaseRound]:
    return (seats, points), BaseRound(points, cycle, fixed, _tables(blocks), _tables(classes))


BASE_ROUNDS: Final[Mapping[tuple[int, int], BaseRound]] = dict(
    (
        _base(3, 15, 7, 1, "0 7 13, 1 10 12, 2 4 5, 3 8 11, 6 9 14"),
        _base(3, 21, 7, 0, "0 1 5, 2 7 17, 3 9 14, 4 11 18, 6 8 16, 10 12 13, 15 19 20", "0 1 5, 0 3 2, 0 4 6"),
        _base(3, 24, 11, 2, "0 6 12, 1 10 17, 2 11 13, 3 18 22, 4 14 23, 5 8 9, 7 15 21, 16 19 20"),
        _base(3, 27, 13, 1, "0 13 18, 1 4 25, 2 3 11, 5 12 21, 6 16 23, 7 14 26, 8 10 22, 9 15 24, 17 19 20"),
        _base(3, 30, 13, 4, "0 24 25, 1 7 17, 2 10 11, 3 5 23, 4 21 29, 6 19 26, 8 22 27, 9 15 28, 12 14 20, 13 16 18"),
        _base(
            3,
            33,
            11,
            0,
            "0 21 23, 1 17 29, 2 7 19, 3 27 32, 4 12 18, 5 6 9, 8 10 24, 11 15 31, 13 14 16, 20 28 30, 22 25 26",
            "0 0 0, 0 2 9, 0 4 8, 0 7 10, 0 9 4",
        ),
        _base(
            3,
            39,
            19,
            1,
            "0 8 15, 1 17 18, 2 31 34, 3 12 21, 4 26 37, 5 20 25, 6 11 27, 7 13 24, 9 35 36, 10 29 33, 14 19 38, 16 22 28, 23 30 32",
        ),
        _base(
            3,
            42,
            13,
            3,
            "0 2 31, 1 19 41, 3 10 24, 4 8 23, 5 16 30, 6 9 18, 7 37 40, 11 12 35, 13 29 39, 14 25 38, 15 20 21, 17 26 36, 22 32 34, 27 28 33",
        ),
        _base(
            3,
            45,
            15,
            0,
            "0 7 18, 1 10 26, 2 17 42, 3 6 34, 4 5 9, 8 25 30, 11 13 32, 12 38 41, 14 21 23, 15 24 29, 16 27 31, 19 22 33, 20 28 36, 35 37 43, 39 40 44",
            "0 4 2, 0 5 12, 0 6 9, 0 8 5, 0 12 3, 0 13 0, 0 14 8",
        ),
        _base(
            3,
            51,
            17,
            0,
            "0 36 49, 1 8 26, 2 10 41, 3 23 44, 4 6 34, 5 22 33, 7 13 28, 9 12 19, 11 15 16, 14 43 48, 17 18 32, 20 25 29, 21 40 46, 24 31 47, 27 39 42, 30 35 50, 37 38 45",
            "0 2 16, 0 5 1, 0 6 6, 0 9 10, 0 12 4, 0 13 3, 0 14 8, 0 16 9",
        ),
        _base(4, 24, 7, 3, "0 8 9 13, 1 3 4 16, 2 7 19 21, 5 12 14 22, 6 10 20 23, 11 15 17 18"),
        _base(
            4, 32, 9, 5, "0 17 19 29, 1 3 7 24, 2 14 26 31, 4 9 13 15, 5 11 25 30, 6 16 22 27, 8 12 21 28, 10 18 20 23"
        ),
        _base(
            4,
            36,
            11,
            3,
            "0 4 5 31, 1 9 11 20, 2 24 26 27, 3 21 32 34, 6 18 25 33, 7 16 30 35, 8 10 13 14, 12 17 22 29, 15 19 23 28",
        ),
        _base(
            4,
            48,
            11,
            4,
            "0 17 24 47, 1 3 8 38, 2 29 36 44, 4 14 22 46, 5 12 16 41, 6 18 23 34, 7 10 15 32, 9 28 42 45, 11 19 20 31, 13 27 37 39, 21 25 33 40, 26 30 35 43",
        ),
        _base(
            4,
            56,
            13,
            4,
            "0 11 27 32, 1 7 10 41, 2 30 39 53, 3 15 26 42, 4 14 22 23, 5 31 48 54, 6 17 20 37, 8 25 38 40, 9 18 51 55, 12 34 36 47, 13 44 49 50, 16 28 46 52, 19 21 29 35, 24 33 43 45",
        ),
        _base(
            4,
            60,
            13,
            8,
            "0 30 50 56, 1 18 46 58, 2 17 31 38, 3 13 35 55, 4 8 10 51, 5 14 32 45, 6 27 39 44, 7 21 23 43, 9 37 48 54, 11 22 29 33, 12 20 47 52, 15 19 34 40, 16 26 42 59, 24 36 41 57, 25 28 49 53",
        ),
        _base(
            5,
            50,
            9,
            5,
            "0 2 13 27 30, 1 9 18 37 42, 3 6 12 22 43, 4 25 35 39 48, 5 17 20 29 45, 7 14 33 40 41, 8 21 28 38 49, 10 24 32 44 47, 11 15 19 26 31, 16 23 34 36 46",
        ),
        _base(
            5,
            60,
            11,
            5,
            "0 14 30 42 58, 1 16 28 46 54, 2 3 10 12 21, 4 20 27 36 52, 5 25 39 45 49, 6 23 24 31 41, 7 19 29 33 55, 8 32 37 44 56, 9 15 34 48 57, 11 18 26 47 53, 13 22 35 50 59, 17 38 40 43 51",
        ),
    )
)
"""By seats at a table and number of points."""
