"""Skill as a number with its uncertainty: Weng and Lin's Bradley-Terry model, each pair of a table compared once.

Ratings are a function of the results alone, so a new order of results, or a corrected one, means replaying them. One
set of ratings is for one game and one table size; the caller chooses the results that belong together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart


MU: Final = 25.0


SIGMA: Final = MU / 3


TAU: Final = MU / 300
"""Uncertainty that each game adds, so that old results weigh less."""


SHOWN_FROM: Final = 10
"""Rated games before a rating is shown: until then it rises from the fall of its uncertainty alone."""


TREND_GAMES: Final = 10
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

    `unrated` are those whose skill it does not move: they gave up, were substitutes, or are computer players. They are
    left out of the comparison, so that no player gains from their absence.
    """

    players: tuple[int, ...]
    places: tuple[int, ...]
    unrated: tuple[int, ...] = ()


class Shown(Struct, frozen=True):
    """A rating to show; `trend` is the change over the last ten games, None before there were as many."""

    value: float
    trend: float | None


def rate(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game between these players."""
    model = _model(len(ratings))
    teams = [[model.rating(rating.mu, rating.sigma)] for rating in ratings]
    rated = model.rate(teams, ranks=[*places])
    return [Rating(one.mu, one.sigma, before.games + 1) for (one,), before in zip(rated, ratings, strict=True)]


@cache
def _model(players: int) -> BradleyTerryPart:
    """Return the model of a table size, in which each is compared with all others."""
    from openskill.models import BradleyTerryPart  # noqa: PLC0415 - loaded for the first rating: a bot that starts would wait for it

    return BradleyTerryPart(mu=MU, sigma=SIGMA, tau=TAU, window_size=players - 1)


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
    """Return a player's rating to show; None until there are enough games behind it."""
    if len(history) < SHOWN_FROM:
        return None
    value = history[-1].conservative
    return Shown(value, value - history[-1 - TREND_GAMES].conservative if len(history) > TREND_GAMES else None)
