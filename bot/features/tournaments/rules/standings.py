"""Standings: points, then tie-breaks in the order of the event."""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.duels import buchholz, sonneborn_berger
from bot.features.tournaments.rules.lots import lot
from bot.features.tournaments.rules.record import Record

Value = int | Fraction
Criterion = Callable[[Record, Sequence[int], str], Sequence[Value]]
"""Values of some tied players, more is better; the text is the event's seed."""

ORDER: Final = ("points", "wins", "opponents", "share", "head_to_head", "lot")
"""The usual order."""

DUEL_ORDER: Final = ("points", "buchholz_cut_1", "buchholz", "sonneborn_berger", "head_to_head", "lot")
"""The usual order of duels."""


class Standing(Struct, frozen=True):
    """A player's line. `values` are those of the criteria; `decided_by` is what puts the player behind the line before.

    Who is tied in everything shares a rank, and is decided by nothing.
    """

    rank: int
    player: int
    values: tuple[Value, ...]
    decided_by: str = ""


def standings(
    record: Record, order: Iterable[str] = ORDER, seed: str = "", last: Container[int] = frozenset()
) -> tuple[Standing, ...]:
    """All players, best first; `last` are ranked behind all others, whatever the criteria say."""
    criteria = tuple(order)
    parted = [sorted(one for one in record.players if (one in last) is behind) for behind in (False, True)]
    groups: list[tuple[list[int], str]] = [(group, "left" if number else "") for number, group in enumerate(parted)]
    groups = [(group, decided_by) for group, decided_by in groups if group]
    values: dict[int, list[Value]] = {player: [] for player in record.players}
    for name in criteria:
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
            Standing(rank, player, tuple(values[player]), "" if position else decided_by)
            for position, player in enumerate(group)
        ]
        rank += len(group)
    return tuple(lines)


class Cut(Struct, frozen=True):
    """Who goes on, and what parts the last of them from the first who does not: nothing if that is a tie."""

    through: tuple[int, ...]
    tied: tuple[int, ...]
    decided_by: str


def cut_after(lines: Sequence[Standing], count: int) -> Cut:
    """The best `count`; those tied across the line are named and none of them goes through."""
    if count >= len(lines):
        return Cut(tuple(line.player for line in lines), (), "")
    border = lines[count].rank
    if lines[count - 1].rank != border:
        return Cut(tuple(line.player for line in lines[:count]), (), lines[count].decided_by)
    return Cut(
        tuple(line.player for line in lines if line.rank < border),
        tuple(line.player for line in lines if line.rank == border),
        "",
    )


def _single(value: Callable[[Record, int], Value]) -> Criterion:
    return lambda record, players, seed: [value(record, player) for player in players]


def _head_to_head(record: Record, players: Sequence[int], seed: str) -> Sequence[Value]:
    """How often each was ahead of the others tied; nothing parts them unless all have met equally often."""
    met = {(one, other): record.ahead(one, other) for one in players for other in players if one != other}
    if len({times for times, _ in met.values()}) != 1:
        return [0] * len(players)
    return [sum((met[one, other][1] for other in players if other != one), Fraction(0)) for one in players]


def _lots(record: Record, players: Sequence[int], seed: str) -> Sequence[Value]:
    return [lot(seed, "tie", player) for player in players]


CRITERIA: Final[Mapping[str, Criterion]] = {
    "points": _single(Record.points),
    "mean": _single(Record.mean),
    "wins": _single(Record.wins),
    "opponents": _single(Record.opponents_rate),
    "share": _single(Record.share),
    "head_to_head": _head_to_head,
    "buchholz_cut_1": _single(lambda record, player: buchholz(record, player, cut=1)),
    "buchholz": _single(buchholz),
    "sonneborn_berger": _single(sonneborn_berger),
    "best_1": _single(lambda record, player: record.best(player, 1)),
    "best_2": _single(lambda record, player: record.best(player, 2)),
    "best_3": _single(lambda record, player: record.best(player, 3)),
    "lot": _lots,
}
"""Criteria by the name that an event's settings hold."""
