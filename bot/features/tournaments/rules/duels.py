"""FIDE's tie-breaks for duels (Handbook C.07, articles 8, 9 and 16), in sixtieths of a point.

An opponent's rounds after the last one that they were there for count as draws. A round in which a player had no
opponent counts as one against somebody with as many points as the player has at the end, at most half of all.
"""

from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.scoring import UNIT


def buchholz(record: Record, player: int, *, cut: int = 0) -> int:
    """The sum of the opponents' points, without the `cut` lowest."""
    return _sum([(score, score, away) for score, _, away in _rounds(record, player)], cut)


def sonneborn_berger(record: Record, player: int) -> int:
    """The sum of the opponents' points, each times the result against them; in sixtieths of a point again."""
    return _sum([(score, score * points, away) for score, points, away in _rounds(record, player)], 0) // UNIT


def _sum(parts: list[tuple[int, int, bool]], cut: int) -> int:
    """The sum of the values without the lowest; a round that the player stayed away from is cut before others."""
    left = list(parts)
    for _ in range(min(cut, len(left))):
        lowest = min(left, key=lambda part: (part[0], part[1]))
        away = [part for part in left if part[2]]
        chosen = min(away, key=lambda part: (part[1], part[0])) if away else lowest
        left.remove(lowest if lowest[1] > chosen[1] else chosen)
    return sum(value for _, value, _ in left)


def _rounds(record: Record, player: int) -> list[tuple[int, int, bool]]:
    """For each game or round without one the opponent's points at the end, the points won, and whether the player stayed away.

    Where all games of a group start together, one round has several.
    """
    own = min(record.points(player), record.rounds * UNIT // 2)
    rounds = []
    for result, points in record.games[player]:
        other = next(one for one in result.players if one != player)
        rounds.append((_adjusted(record, other), points, False))
    rounds += [(own, record.bye_points, False) for _ in record.byes[player]]
    there = {result.round for result, _ in record.games[player]} | {bye.round for bye in record.byes[player]}
    return rounds + [(own, 0, True)] * (record.rounds - len(there))


def _adjusted(record: Record, player: int) -> int:
    """A player's points as an opponent's: rounds after the last one they were there for are draws."""
    there = [result.round for result, _ in record.games[player]] + [bye.round for bye in record.byes[player]]
    return record.points(player) + (record.rounds - max(there, default=0)) * UNIT // 2
