"""Skill as a number with its uncertainty: Weng and Lin's Bradley-Terry model, each pair of a table compared once.

Ratings are a function of the results alone, so a new order of results, or a corrected one, means replaying them. One
set of ratings is for one game and one table size; whoever calls chooses the results that belong together.
"""

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import Final

from msgspec import Struct

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
TAU: Final = MU / 300
KAPPA: Final = 1e-4

SHOWN_FROM: Final = 10
"""Rated games before a rating is shown: until then it rises from the fall of its uncertainty alone."""

TREND: Final = 10
"""Games over which the trend is taken."""


class Rating(Struct, frozen=True):
    """A skill, its uncertainty, and the number of games behind it."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def conservative(self) -> float:
        """The skill that is exceeded in all likelihood: three standard deviations below the mean."""
        return self.mu - 3 * self.sigma


class RatedResult(Struct, frozen=True):
    """A finished game as ratings see it; places count from 1 and may be shared.

    `unrated` are those whose skill it does not move: they gave up, stood in for somebody, or are no person. They are
    left out of the comparison, so that nobody gains from their absence.
    """

    players: tuple[int, ...]
    places: tuple[int, ...]
    unrated: tuple[int, ...] = ()


class Shown(Struct, frozen=True):
    """What a player's page may show; `trend` is the change over the last ten games, nothing before there were as many."""

    value: float
    trend: float | None


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game between these players."""
    variances = [rating.sigma**2 + TAU**2 for rating in ratings]
    others = len(ratings) - 1
    rated = []
    for own, rating in enumerate(ratings):
        gain = loss = 0.0
        for other in range(len(ratings)):
            if other != own:
                change, shrink = _compared(ratings, variances, places, own, other)
                gain += change
                loss += shrink
        variance = variances[own] * max(1 - loss / others, KAPPA)
        rated.append(Rating(rating.mu + gain / others, sqrt(variance), rating.games + 1))
    return rated


def _compared(
    ratings: Sequence[Rating], variances: Sequence[float], places: Sequence[int], own: int, other: int
) -> tuple[float, float]:
    """What one pair adds to the mean and takes from the variance of `own`."""
    spread = sqrt(variances[own] + variances[other] + 2 * BETA**2)
    expected = 1 / (1 + exp((ratings[other].mu - ratings[own].mu) / spread))
    score = 1.0 if places[own] < places[other] else 0.5 if places[own] == places[other] else 0.0
    share = variances[own] / spread
    gamma = sqrt(variances[own]) / spread
    return share * (score - expected), gamma * share / spread * expected * (1 - expected)


def replay(results: Iterable[RatedResult]) -> dict[int, list[Rating]]:
    """Every player's ratings, one after each rated game, oldest first."""
    histories: dict[int, list[Rating]] = {}
    for result in results:
        rated = [
            (player, place)
            for player, place in zip(result.players, result.places, strict=True)
            if player not in result.unrated
        ]
        if len(rated) > 1:
            before = [histories[player][-1] if player in histories else Rating() for player, _ in rated]
            for (player, _), rating in zip(rated, rate(before, [place for _, place in rated]), strict=True):
                histories.setdefault(player, []).append(rating)
    return histories


def shown(history: Sequence[Rating]) -> Shown | None:
    """What to show of a player's ratings; None until there are enough games behind them."""
    if len(history) < SHOWN_FROM:
        return None
    value = history[-1].conservative
    return Shown(value, value - history[-1 - TREND].conservative if len(history) > TREND else None)
