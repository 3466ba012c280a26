"""Who goes on from a round of a knock-out: by the places at its tables, then by all matches of the event so far, then as the organisers choose."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.formats.knockout import KNOCKOUTS, going_on, survivors
from bot.features.tournaments.rules.model import Event, Stage, played, results
from bot.features.tournaments.rules.pairing.draw import SETTLED
from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.results import Result, points_of
from bot.features.tournaments.rules.standings import Cut, Standing, cut_after

Key = tuple[int | Fraction, ...]
"""What a player goes on by, the lowest first. Who has a bye has none, and comes before all others."""

PARTS: Final = ("place", "points", "mean", "share", "chosen")
"""What each number of a key is: the place at the table and its points, points a match and share of the points so far, the choice."""

OLDER_PARTS: Final = ("place", "points", "table", "seat")
"""The same up to revision 3; in knock-outs at larger tables the last is the player's number."""


class Tie(Struct, frozen=True):
    """Players of whom so many go on, and whom nothing but the lot would part: the organisers choose."""

    players: tuple[int, ...]
    count: int


def round_order(event: Event, stage: int, number: int) -> tuple[int, ...]:
    """Everybody in a round, in the order in which they go on; those who are equal by their seeds."""
    one, keys = event.stages[stage].rounds[number - 1], _keys(event, stage, number)
    seeds = {player: seed for seed, player in enumerate(event.stages[stage].players)}
    return going_on(played(one), {player: (key, seeds[player]) for player, key in keys.items()})


def round_ranking(event: Event, stage: int, number: int) -> tuple[int, ...]:
    """Everybody in a round as the final ranking has them: of equals in the last round, who goes on comes first.

    Up to revision 3 those of equal places are in the order of their seeds.
    """
    order, keys = round_order(event, stage, number), _keys(event, stage, number)
    seeds, rounds = event.stages[stage].players, event.stages[stage].rounds
    if event.settings.revision >= SETTLED:
        cuts = round_cuts(event, stage, number) if number == len(rounds) else ()
        through = {player for cut in cuts for player in cut.through}
        parted = {player: (key, player not in through, seeds.index(player)) for player, key in keys.items()}
        return going_on(played(rounds[number - 1]), parted)
    return tuple(sorted(order, key=lambda player: (keys.get(player, (0,))[0], seeds.index(player))))


def round_cuts(event: Event, stage: int, number: int) -> tuple[Cut, ...]:
    """Who goes on from a round: of a bracket a cut for each table, else one among all who are still in the event.

    In a bracket who has left since goes on all the same, and lets the next opponent through.
    """
    one, order = event.stages[stage].rounds[number - 1], round_order(event, stage, number)
    keys = _keys(event, stage, number)
    parts = PARTS if event.settings.revision >= SETTLED else OLDER_PARTS
    if event.stages[stage].format == "elimination":
        tables = [[player for player in order if player in table.players] for table in one.tables if table.result]
        return tuple(cut_after(_lines(table, keys, parts), 1) for table in tables)
    active = event.active()
    staying = [player for player in order if player in active]
    return (cut_after(_lines(staying, keys, parts), survivors(played(one), event.settings.seats)),)


def round_ties(event: Event, stage: int) -> tuple[Tie, ...]:
    """The ties that are open after the last round of a stage, which is a knock-out, once that is closed."""
    one, rounds = event.stages[stage], event.stages[stage].rounds
    if one.format not in KNOCKOUTS or not rounds or not rounds[-1].closed:
        return ()
    count = 1 if one.format == "elimination" else survivors(played(rounds[-1]), event.settings.seats)
    cuts = round_cuts(event, stage, len(rounds))
    return tuple(Tie(cut.tied, count - len(cut.through)) for cut in cuts if cut.tied)


def _keys(event: Event, stage: int, number: int) -> dict[int, Key]:
    """What those at the tables of a round go on by; up to revision 3 equals by table, then by seat or by number."""
    one, settled = event.stages[stage].rounds[number - 1], event.settings.revision >= SETTLED
    is_bracket = event.stages[stage].format == "elimination"
    record = Record(event.stages[stage].players, _so_far(event, stage, number), (), event.settings.scheme)
    keys: dict[int, Key] = {}
    for position, table in enumerate(one.tables):
        if table.result is None:
            continue
        points = points_of(table.result, event.settings.scheme)
        for seat, (player, place) in enumerate(zip(table.players, table.result.counted, strict=True)):
            parted: Key = (-record.mean(player), -record.share(player), player not in one.chosen)
            keys[player] = (place, -points[seat], *(parted if settled else (position, seat if is_bracket else player)))
    return keys


def _so_far(event: Event, stage: int, number: int) -> list[Result]:
    stages = [*event.stages[:stage], Stage("", (), event.stages[stage].rounds[:number])]
    return [result for one in stages for result in results(one)]


def _lines(order: Sequence[int], keys: Mapping[int, Key], parts: Sequence[str]) -> list[Standing]:
    """Players in this order as lines of standings: who is equal in everything shares a rank."""
    lines: list[Standing] = []
    for position, player in enumerate(order, 1):
        before, own = keys.get(lines[-1].player, ()) if lines else (), keys.get(player, ())
        parting = next((name for name, one, other in zip(parts, before, own, strict=False) if one != other), "")
        rank = lines[-1].rank if lines and before == own else position
        lines.append(Standing(rank, player, (), parting))
    return lines
