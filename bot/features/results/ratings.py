"""Skill as a number with its uncertainty: Weng and Lin's Bradley-Terry model, comparing each pair at a table once.

Ratings depend on the results alone, so a new order or a corrected result means replaying them all. A set of ratings is
for one game and number of seats; the caller chooses the results that belong together.
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
TAU: Final = MU / 300  # uncertainty that each game adds, so that old results weigh less

SHOWN_FROM: Final = 10
"""Rated games before a rating has a place; until then it is provisional and rises as its uncertainty falls."""

TREND_GAMES: Final = 10  # games over which the trend is taken


class Rating(Struct, frozen=True):
    """A skill, its uncertainty, and the number of games behind it."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def conservative(self) -> float:
        """Conservative estimate of the skill: three standard deviations below the mean."""
        return self.mu - 3 * self.sigma


class RatedResult(Struct, frozen=True):
    """The rated players of a finished game and their places, which count from 1 and may be shared.

    Players who gave up, substitutes and computer players are left out, so that their absence benefits no player.
    """

    players: tuple[int, ...]
    places: tuple[int, ...]


class Shown(Struct, frozen=True):
    """A rating to show; `trend` is its change over the last ten games, or None if there are fewer."""

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
    """Return the model for a number of seats, which compares each player with all others."""
    from openskill.models import BradleyTerryPart  # noqa: PLC0415 - loaded for the first rating: a bot that starts would wait for it

    return BradleyTerryPart(mu=MU, sigma=SIGMA, tau=TAU, window_size=players - 1)


def replay(results: Iterable[RatedResult]) -> dict[int, list[Rating]]:
    """Return every player's ratings, one after each rated game, oldest first."""
    histories: dict[int, list[Rating]] = {}
    for result in results:
        if len(result.players) > 1:
            before = [histories[player][-1] if player in histories else Rating() for player in result.players]
            for player, rating in zip(result.players, rate(before, result.places), strict=True):
                histories.setdefault(player, []).append(rating)
    return histories


def rating_to_show(history: Sequence[Rating]) -> Shown | None:
    """Return a player's rating to show; None until they have enough games."""
    if len(history) < SHOWN_FROM:
        return None
    value = history[-1].conservative
    return Shown(value, value - history[-1 - TREND_GAMES].conservative if len(history) > TREND_GAMES else None)
