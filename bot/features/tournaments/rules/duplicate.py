"""Duplicate scoring: each result is compared with those from the same seat at the other tables of the round.

The points of a match are the lead over the opponents, less the mean lead of that seat. In the standings the strength of
the opponents is added (docs/decisions/duplicate.md). All are in sixtieths of a game point.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from bot.features.tournaments.rules.scoring import POINT_UNIT, TableResult

DUPLICATE: Final = "duplicate"

DUPLICATE_FORMATS: Final = ("swiss", "schedule", "round-robin")
"""Formats in which each player has one match a round, all for the same game and number of seats."""

DUPLICATE_ORDER: Final = ("points", "wins", "head_to_head", "lot")
"""The order of criteria in duplicate tournaments: the other tie-breaks presuppose points for places."""

EVEN_MATCHES: Final = 10
"""Even matches that a seat's mean counts besides those played: few tables tell little about a deal."""

EVEN_OPPONENTS: Final = 1
"""Even matches against average opponents that a player's strength counts besides those played."""

STEPS: Final = 40
"""Steps in which the strengths of all players are brought to agree with each other."""

PRECISION: Final = 1 << 16
"""Parts of a sixtieth in that: whole numbers are the same on every machine."""


def compare(results: Sequence[TableResult]) -> tuple[tuple[int, ...], ...]:
    """Return by table and seat the points of a whole round, in sixtieths."""
    margins = [_margins(result) for result in results]
    by_seat: dict[int, list[tuple[Fraction | None, bool]]] = defaultdict(list)
    for result, found in zip(results, margins, strict=True):
        for seat, margin in enumerate(found):
            by_seat[seat].append((margin, result.counted[seat] == 1))
    whole = [
        [
            _without_scores(by_seat[seat], result.counted[seat] == 1) if margin is None else margin
            for seat, margin in enumerate(found)
        ]
        for result, found in zip(results, margins, strict=True)
    ]
    leads = {seat: [at[seat] for at in whole if seat < len(at)] for seat in by_seat}
    means = {seat: sum(found, Fraction(0)) / (len(found) + EVEN_MATCHES) for seat, found in leads.items()}
    return tuple(tuple(round(POINT_UNIT * (margin - means[seat])) for seat, margin in enumerate(at)) for at in whole)


def _margins(result: TableResult) -> list[Fraction | None]:
    """Return by seat the lead: the score above the mean of the others at the table; None without scores or a player."""
    scores, count = result.scores, len(result.players)
    if not scores or count < 2:
        return [None if not scores else Fraction(0)] * count
    return [
        None if player in result.given_up else Fraction(score * count - sum(scores), count - 1)
        for player, score in zip(result.players, scores, strict=True)
    ]


def _without_scores(seat: Sequence[tuple[Fraction | None, bool]], won: bool) -> Fraction:
    """Return the margin of a match without scores: the mean of the seat's other winners, or the worst of the seat."""
    known = [margin for margin, _ in seat if margin is not None]
    if not known:
        return Fraction(int(won))
    winners = [margin for margin, first in seat if margin is not None and first]
    return (sum(winners, Fraction(0)) / len(winners) if winners else max(known)) if won else min(known)


def allowances(games: Mapping[int, Sequence[tuple[TableResult, int]]]) -> dict[int, int]:
    """Return by player the sum over matches of the opponents' mean strength, the mean of points and allowances."""
    opponents = {
        player: [[other for other in result.players if other != player and other in games] for result, _ in own]
        for player, own in games.items()
    }
    points = {player: PRECISION * sum(points for _, points in own) for player, own in games.items()}
    strengths = dict.fromkeys(games, 0)
    for _ in range(STEPS):
        strengths = {
            player: (strengths[player] + (points[player] + _met(met, strengths)) // (len(met) + EVEN_OPPONENTS)) // 2
            for player, met in opponents.items()
        }
    return {player: round(Fraction(_met(met, strengths), PRECISION)) for player, met in opponents.items()}


def _met(opponents: Sequence[Sequence[int]], strengths: Mapping[int, int]) -> int:
    """Return the sum over matches of the mean strength of the opponents."""
    return sum(sum(strengths[other] for other in others) // len(others) for others in opponents if others)
