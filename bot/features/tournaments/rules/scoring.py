"""What a place at a table is worth, in exact integers: sixtieths of a point."""

from collections.abc import Mapping, Sequence
from typing import Final

UNIT: Final = 60
"""Parts of a point: every tie of up to six splits evenly."""

PLACE_POINTS: Final[Mapping[int, tuple[int, ...]]] = {
    2: (10, 0),
    3: (10, 4, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 3, 1),
    6: (10, 7, 6, 4, 2, 1),
}
"""Points by table size and place. Each row averages 5 a seat, so that no table size is worth more."""

WBC_POINTS: Final[Mapping[int, tuple[int, ...]]] = {
    size: tuple(10 ** (3 - place) if place < 4 else 0 for place in range(size)) for size in range(2, 7)
}
"""The points of the World Boardgaming Championships: a better place outweighs any number of worse ones."""

WIN: Final = 5
DRAW: Final = 1
"""Points of a win and of a shared one where only wins count."""

DUEL_POINTS: Final = (1, 0)
"""What chess gives: a win 1, a draw a half."""

BYES: Final[Mapping[str, int]] = {"places": 6, "wins": WIN, "wbc": 100, "duel": 1}
"""Points of a bye by scheme. A round that was not played at all gives nothing."""


def split_points(places: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Sixtieths of a point by seat; tied seats share the sum of the places that they fill. Places count from 1."""
    tied = {place: places.count(place) for place in set(places)}
    sums = {place: sum(points[place - 1 : place - 1 + count]) for place, count in tied.items()}
    return tuple(UNIT * sums[place] // tied[place] for place in places)


def place_points(places: Sequence[int]) -> tuple[int, ...]:
    """By place: 10/6/3/1 at a table of four."""
    return split_points(places, PLACE_POINTS[len(places)])


def win_points(places: Sequence[int]) -> tuple[int, ...]:
    """Wins alone: 5 for a first place, 1 for a shared one, else nothing."""
    first = DRAW if list(places).count(1) > 1 else WIN
    return tuple(UNIT * first if place == 1 else 0 for place in places)


def wbc_points(places: Sequence[int]) -> tuple[int, ...]:
    """1000/100/10/1."""
    return split_points(places, WBC_POINTS[len(places)])


def duel_points(places: Sequence[int]) -> tuple[int, ...]:
    """1/0 between two, a half each for a draw."""
    return split_points(places, DUEL_POINTS)


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Places by score, highest first; equal scores share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def given_up(places: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Places after the seats that were given up are ranked last, as one tie; the others keep their order."""
    out = set(seats)
    staying = [place for seat, place in enumerate(places) if seat not in out]
    return tuple(
        1 + len(staying) if seat in out else 1 + sum(other < place for other in staying)
        for seat, place in enumerate(places)
    )
