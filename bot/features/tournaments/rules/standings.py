"""Standings: points, then tie-breaks in the tournament's order, and the cut after them."""

from collections.abc import Container, Iterable, Sequence

from msgspec import Struct

from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.tie_breaks import CRITERIA, DEFAULT_ORDER, Value


class StandingsLine(Struct, frozen=True):
    """A player's line. `values` are those of the criteria.

    `decided_by` is the criterion that puts the player behind the line before. Players level in everything share a
    rank, and have no such criterion.
    """

    rank: int
    player: int
    values: tuple[Value, ...]
    decided_by: str = ""


def standings(
    record: StageRecord, order: Iterable[str] = DEFAULT_ORDER, seed: str = "", last: Container[int] = frozenset()
) -> tuple[StandingsLine, ...]:
    """Return all players, best first; `last` are ranked behind all others, whatever the criteria say."""
    players = sorted(record.players)
    first, behind = [one for one in players if one not in last], [one for one in players if one in last]
    groups = [(group, decided_by) for group, decided_by in ((first, ""), (behind, "left")) if group]
    values: dict[int, list[Value]] = {player: [] for player in players}
    for name in order:
        refined: list[tuple[list[int], str]] = []
        for group, decided_by in groups:
            found = dict(zip(group, CRITERIA[name](record, group, seed), strict=True))
            for player, value in found.items():
                values[player].append(value)
            for position, value in enumerate(sorted(set(found.values()), reverse=True)):
                tied = [player for player in group if found[player] == value]
                refined.append((tied, decided_by if position == 0 else name))
        groups = refined
    lines, rank = [], 1
    for group, decided_by in groups:
        lines += [
            StandingsLine(rank, player, tuple(values[player]), "" if position else decided_by)
            for position, player in enumerate(group)
        ]
        rank += len(group)
    return tuple(lines)


class StandingsCut(Struct, frozen=True):
    """The players above a line, those tied across it, and the criterion that decides (empty in a tie)."""

    through: tuple[int, ...]
    tied: tuple[int, ...]
    decided_by: str


def cut_after(lines: Sequence[StandingsLine], count: int) -> StandingsCut:
    """Return the best `count` players; those tied across the line are named, and none of them goes through."""
    if count >= len(lines):
        return StandingsCut(tuple(line.player for line in lines), (), "")
    border = lines[count].rank
    if lines[count - 1].rank != border:
        return StandingsCut(tuple(line.player for line in lines[:count]), (), lines[count].decided_by)
    through = tuple(line.player for line in lines if line.rank < border)
    return StandingsCut(through, tuple(line.player for line in lines if line.rank == border), "")
