"""Results of tables, and the points of a place, in exact integers: sixtieths of a point."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final

from msgspec import Struct

POINT_UNIT: Final = 60
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
"""Points of the World Boardgaming Championships: a better place outweighs any number of worse ones."""

WIN_POINTS: Final = 5

SHARED_WIN_POINTS: Final = 1
"""Points of a win and of a shared one if only wins count."""

DUEL: Final = 2

DUEL_POINTS: Final = (1, 0)
"""Points as in chess: a win 1, a draw a half."""


def split_points(places: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
    """Return sixtieths of a point by seat; tied seats share the sum of the places that they fill, from 1."""
    tied = {place: places.count(place) for place in set(places)}
    sums = {place: sum(points[place - 1 : place - 1 + count]) for place, count in tied.items()}
    return tuple(POINT_UNIT * sums[place] // tied[place] for place in places)


def place_points(places: Sequence[int]) -> tuple[int, ...]:
    """Return points by place: 10/6/3/1 at a table of four."""
    return split_points(places, PLACE_POINTS[len(places)])


def win_points(places: Sequence[int]) -> tuple[int, ...]:
    """Return points for wins alone: 5 for a first place, 1 for a shared one, otherwise none."""
    first = SHARED_WIN_POINTS if list(places).count(1) > 1 else WIN_POINTS
    return tuple(POINT_UNIT * first if place == 1 else 0 for place in places)


def wbc_points(places: Sequence[int]) -> tuple[int, ...]:
    """Return 1000/100/10/1 points by place."""
    return split_points(places, WBC_POINTS[len(places)])


def duel_points(places: Sequence[int]) -> tuple[int, ...]:
    """Return 1/0 points of a duel, a half each for a draw."""
    return split_points(places, DUEL_POINTS)


def series_places(games: Sequence[Sequence[int]], best_of: int) -> tuple[int, ...] | None:
    """Return the places of two players after some games of a series; None while another game may change them."""
    leads = [1 if one < other else -1 if one > other else 0 for one, other in games]
    lead = sum(leads)
    if len(games) < best_of and abs(lead) <= best_of - len(games):
        return None
    return (1, 1) if lead == 0 else (1, 2) if lead > 0 else (2, 1)


def places_of(scores: Sequence[int]) -> tuple[int, ...]:
    """Return places by score, highest first; equal scores share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def given_up(places: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Return places with the seats that were given up ranked last, as one tie; the others keep their order."""
    out = set(seats)
    staying = [place for seat, place in enumerate(places) if seat not in out]
    return tuple(
        1 + (len(staying) if seat in out else sum(other < place for other in staying))
        for seat, place in enumerate(places)
    )


_counted = cache(given_up)


class TableResult(Struct, frozen=True):
    """A finished table, players in the order of their seats; places count from 1 and may be shared.

    `scores` is empty if the game has none or the places were ruled. `given_up` are players who left the table: they
    rank last, with or without a substitute. `unrated` are players whose skill the result does not change. `compared`
    are the points of a duplicate match, in sixtieths, which are known when its round has closed.
    """

    round: int
    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    given_up: tuple[int, ...] = ()
    unrated: tuple[int, ...] = ()
    compared: tuple[int, ...] = ()

    @property
    def counted(self) -> tuple[int, ...]:
        """Places with the players who gave up ranked last."""
        return _counted(self.places, tuple(self.players.index(player) for player in self.given_up))


def points_of(result: TableResult, scheme: str) -> tuple[int, ...]:
    """Return sixtieths of a point by seat, under a scheme of `SCHEMES`."""
    if scheme == "duplicate":
        return result.compared or (0,) * len(result.players)
    return points_of_places(scheme, result.counted)


@cache
def points_of_places(scheme: str, places: tuple[int, ...]) -> tuple[int, ...]:
    """Return sixtieths of a point by seat for places that count."""
    return SCHEMES[scheme](places)


SCHEMES: Final[Mapping[str, Callable[[Sequence[int]], tuple[int, ...]]]] = {
    "places": place_points,
    "wins": win_points,
    "wbc": wbc_points,
    "duel": duel_points,
}
"""Functions from a table's places to points, by the name stored in the settings."""


def share_of(result: TableResult, player: int) -> Fraction | None:
    """Return a player's share of the scores, 1 on average, scaled if one is negative; None without scores."""
    if not result.scores or player in result.given_up:
        return None
    seat, scores = result.players.index(player), result.scores
    if min(scores) >= 0 and sum(scores) > 0:
        return Fraction(len(scores) * scores[seat], sum(scores))
    lowest, highest = min(scores), max(scores)
    return Fraction(scores[seat] - lowest, highest - lowest) if highest > lowest else Fraction(1)


def seat_shares(results: Sequence[TableResult], seats: int) -> list[Fraction]:
    """Return the share of wins by seat at tables of this size; without a seat effect, 1/seats each."""
    tables = [result for result in results if len(result.players) == seats]
    wins = [Fraction(0)] * seats
    for result in tables:
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in winners:
            wins[seat] += Fraction(1, len(winners))
    return [Fraction(win, len(tables)) for win in wins] if tables else wins
