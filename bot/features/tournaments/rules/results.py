"""What is known of finished tables, as standings and tie-breaks read it."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.scoring import duel_points, given_up, place_points, wbc_points, win_points


class Result(Struct, frozen=True):
    """A finished table, players in the order of their seats; places count from 1 and may be shared.

    `scores` is empty where the game has none or the places were ruled. `given_up` are players who left the table: they
    rank last, whoever went on for them. `unrated` are those whose skill it does not move.
    """

    round: int
    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    given_up: tuple[int, ...] = ()
    unrated: tuple[int, ...] = ()

    @property
    def counted(self) -> tuple[int, ...]:
        """Places with those who gave up ranked last."""
        return given_up(self.places, [self.players.index(player) for player in self.given_up])


class Bye(Struct, frozen=True):
    """A round in which a player had no table through no fault of theirs."""

    round: int
    player: int


def points_of(result: Result, scheme: str) -> tuple[int, ...]:
    """Sixtieths of a point by seat, under a scheme of `SCHEMES`."""
    return SCHEMES[scheme](result.counted)


SCHEMES: Final[Mapping[str, Callable[[Sequence[int]], tuple[int, ...]]]] = {
    "places": place_points,
    "wins": win_points,
    "wbc": wbc_points,
    "duel": duel_points,
}
"""How a table's places become points, by the name that an event's settings hold."""


def share_of(result: Result, player: int) -> Fraction | None:
    """A player's share of the table's scores, 1 on average; None without scores.

    Where a score may be negative, the scores are taken between the lowest and the highest instead.
    """
    if not result.scores or player in result.given_up:
        return None
    seat, scores = result.players.index(player), result.scores
    if min(scores) >= 0 and sum(scores) > 0:
        return Fraction(len(scores) * scores[seat], sum(scores))
    lowest, highest = min(scores), max(scores)
    return Fraction(scores[seat] - lowest, highest - lowest) if highest > lowest else Fraction(1)


def seat_shares(results: Sequence[Result], seats: int) -> list[Fraction]:
    """How often each seat won at tables of this size, a shared win split; 1/seats each if there is no effect."""
    tables = [result for result in results if len(result.players) == seats]
    wins = [Fraction(0)] * seats
    for result in tables:
        winners = [seat for seat, place in enumerate(result.places) if place == 1]
        for seat in winners:
            wins[seat] += Fraction(1, len(winners))
    return [Fraction(win, len(tables)) for win in wins] if tables else wins
