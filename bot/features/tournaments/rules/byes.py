"""Byes: how many players a round leaves out, which ones, and how much a bye is worth.

Players rest in turns: first those with the fewest byes and short tables, of these the last in the standings
(`resting`). In a knock-out the best seeds rest (`knockout.knockout_round`), in a bracket those without an opponent
(`brackets.bracket`), and in a round robin each player once.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.rounds import even_sizes
from bot.features.tournaments.rules.scoring import WIN_POINTS

BYE_POINTS: Final[Mapping[str, int]] = {"places": 6, "wins": WIN_POINTS, "wbc": 100, "duel": 1, "duplicate": 0}
"""Points of a bye by scheme; those of a duplicate tournament are the mean of a seat. A missed round gives nothing."""


class Bye(Struct, frozen=True):
    """A round in which a player had no table through no fault of theirs; a late entrant may get `half` its points."""

    round: int
    player: int
    half: bool = False


def table_sizes(players: int, target: int) -> tuple[int, ...]:
    """Return the sizes of a round's tables, largest first; players left over have a bye.

    As few byes as possible, then tables as close to `target` as possible; of two equal choices the one with smaller
    tables. A table may be smaller by one, never below 2.
    """
    least = max(2, target - 1)
    for seated in range(players, least - 1, -1):
        numbers = range(-(-seated // target), seated // least + 1)
        choices = [even_sizes(seated, tables) for tables in numbers]
        if choices:
            return min(reversed(choices), key=lambda sizes: sum((size - target) ** 2 for size in sizes))
    return ()


def resting(missed: Sequence[int], count: int) -> list[int]:
    """Return the members who have a bye, from the short tables and byes that each has had, in standings order."""
    return sorted(range(len(missed)), key=lambda member: (missed[member], -member))[:count]
