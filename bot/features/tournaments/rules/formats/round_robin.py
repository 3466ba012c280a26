"""Everybody against everybody once, two at a table: Berger's tables."""

from collections.abc import Sequence

from bot.features.tournaments.rules.formats.keeping_apart import kept_apart
from bot.features.tournaments.rules.pairing.history import Excluded, Round


def round_robin(players: Sequence[int]) -> tuple[Round, ...]:
    """The rounds; with an odd number one rests in each. Sides are equal, or within one where the number is even."""
    size = len(players) + len(players) % 2
    rounds = []
    for number in range(size - 1):
        pairs = [_sides(size, number, step) for step in range(size // 2)]
        missing = [pair for pair in pairs if max(pair) >= len(players)]
        tables = tuple((players[one], players[other]) for one, other in pairs if (one, other) not in missing)
        rounds.append(Round(tables, tuple(players[min(pair)] for pair in missing)))
    return tuple(rounds)


def early_round_robin(players: Sequence[int], excluded: Excluded) -> tuple[Round, ...]:
    """The round robin in which those who had better not meet do so as early as can be, when no result is known."""
    rounds = round_robin(range(len(players)))
    meeting = {frozenset(table): number for number, one in enumerate(rounds) for table in one.tables}
    return round_robin(kept_apart(players, excluded, lambda one, other: meeting[frozenset((one, other))]))


def _sides(size: int, number: int, step: int) -> tuple[int, int]:
    """One pair of a round: the last player meets each in turn, the others meet across the circle."""
    turning = size - 1
    here = number * (size // 2) % turning
    if step == 0:
        return (here, turning) if number % 2 == 0 else (turning, here)
    return (here + step) % turning, (here - step) % turning
