"""Tie-breaks, and points before them: the criteria of standings, computed from the record of a stage.

Duels use FIDE's tie-breaks (Handbook C.07, articles 8, 9 and 16), in sixtieths of a point.
"""

from collections import Counter
from collections.abc import Callable, Container, Mapping, Sequence
from fractions import Fraction
from typing import Final

from bot.features.tournaments.rules import scoring
from bot.features.tournaments.rules.rounds import lot
from bot.features.tournaments.rules.stage_record import StageRecord

Value = int | Fraction
DEFAULT_ORDER: Final = ("points", "wins", "opponents", "share", "head_to_head", "lot")

TEAM_ORDER: Final = ("points", "board_points", "buchholz", "sonneborn_berger", "head_to_head", "lot")
"""The criteria of teams: match points, board points, and the tie-breaks of duels with match points."""

DUEL_ORDER: Final = ("points", "buchholz_cut_1", "buchholz", "sonneborn_berger", "head_to_head", "lot")
"""The usual order of criteria in duels."""


def buchholz(record: StageRecord, player: int, *, cut: int = 0) -> int:
    """Return the sum of the opponents' points, without the `cut` lowest."""
    return _sum_without_lowest([(score, score, away) for score, _, away in record.opponent_rounds(player)], cut)


def sonneborn_berger(record: StageRecord, player: int) -> int:
    """Return the sum of the opponents' points, each times the result against them, in sixtieths of a point."""
    return sum(score * points for score, points, _ in record.opponent_rounds(player)) // scoring.POINT_UNIT


def _sum_without_lowest(parts: list[tuple[int, int, bool]], cut: int) -> int:
    """Return the sum without the `cut` lowest values; rounds in which the player was absent are cut first."""
    left = list(parts)
    for _ in range(min(cut, len(left))):
        lowest = min(left, key=lambda part: (part[0], part[1]))
        away = [part for part in left if part[2]]
        chosen = min(away, key=lambda part: (part[1], part[0])) if away else lowest
        left.remove(lowest if lowest[1] > chosen[1] else chosen)
    return sum(value for _, value, _ in left)


Criterion = Callable[[StageRecord, Sequence[int], str], Sequence[Value]]
"""Function from tied players to values, of which more is better; the text is the tournament's seed."""


def _single(value: Callable[[StageRecord, int], Value]) -> Criterion:
    return lambda record, players, seed: [value(record, player) for player in players]


def _head_to_head(record: StageRecord, players: Sequence[int], seed: str) -> Sequence[Value]:
    """Return how often each was ahead of the other tied players; 0 for all unless all have met equally often."""
    group = {*players}
    met = [_meetings(record, one, group) for one in players]
    counts = {count for times in met for count in times.values()}
    if len(counts) != 1 or any(len(times) != len(group) - 1 for times in met):
        return [0] * len(players)
    return [sum((record.ahead(one, other)[1] for other in players if other != one), Fraction(0)) for one in players]


def _meetings(record: StageRecord, player: int, group: Container[int]) -> Counter[int]:
    others = (other for result, _ in record.games[player] for other in result.players if other != player)
    return Counter(other for other in others if other in group)


CRITERIA: Final[Mapping[str, Criterion]] = {
    "points": _single(StageRecord.points),
    "mean": _single(StageRecord.mean),
    "board_points": _single(StageRecord.board_points),
    "wins": _single(StageRecord.wins),
    "opponents": _single(StageRecord.opponents_rate),
    "share": _single(StageRecord.share),
    "head_to_head": _head_to_head,
    "buchholz_cut_1": _single(lambda record, player: buchholz(record, player, cut=1)),
    "buchholz": _single(buchholz),
    "sonneborn_berger": _single(sonneborn_berger),
    "best_1": _single(lambda record, player: record.best(player, 1)),
    "best_2": _single(lambda record, player: record.best(player, 2)),
    "best_3": _single(lambda record, player: record.best(player, 3)),
    "lot": lambda record, players, seed: [lot(seed, "tie", player) for player in players],
}
"""Criteria by the name stored in the settings."""

UNITLESS_CRITERIA: Final = ("wins", "opponents", "share", "head_to_head", "lot")
"""Criteria whose values are not sixtieths of a point."""
