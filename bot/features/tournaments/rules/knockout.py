"""Knock-outs: tables and brackets, finals included, and the players who go on from a round.

At tables of more than two, the winners go on, and the best of the others until the tables are full. Places at the
tables decide, then all matches of the tournament so far, then the organisers.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventRound, Stage, as_round, results
from bot.features.tournaments.rules.rounds import (
    SETTLED_REVISION,
    Excluded,
    Round,
    apart_at_tables,
    keep_apart,
    table_sizes,
)
from bot.features.tournaments.rules.scoring import TableResult, points_of
from bot.features.tournaments.rules.standings import StageRecord, StandingsCut, StandingsLine, cut_after

Key = tuple[int | Fraction, ...]
"""A player's sort key, lowest first. Players with a bye have none, and come before all others."""

KEY_PARTS: Final = ("place", "points", "mean", "share", "chosen")
"""Parts of a key: place and points at the table, points per match and share of points so far, organisers' choice."""

OLDER_KEY_PARTS: Final = ("place", "points", "table", "seat")
"""Parts of a key up to revision 3; in knock-outs at larger tables the last is the player's number."""


def knockout_round(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> Round:
    """Return the tables of the remaining players; those left over have a bye, the best seeds first.

    Excluded players sit at different tables, as far as there are enough. Players too few for even a short table
    share one, because no others are left.
    """
    sizes = table_sizes(len(seeded), seats) or (len(seeded),)
    byes = len(seeded) - sum(sizes)
    return Round(apart_at_tables(seeded[byes:], sizes, excluded), tuple(seeded[:byes]))


def survivors(one: Round, seats: int) -> int:
    """Return how many go on: the winners, and as many others as fill the tables. One goes on from a final."""
    if sum(map(len, one.tables)) + len(one.byes) <= seats:
        return 1
    winners = len(one.tables) + len(one.byes)
    return winners if seats == 2 else -(-winners // seats) * seats


def going_on(one: Round, keys: Mapping[int, tuple[Any, ...]]) -> tuple[int, ...]:
    """Return all players of a round in the order in which they go on: byes first, then by their keys."""
    return (*one.byes, *sorted(keys, key=keys.__getitem__))


def playoff(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> Round:
    """Return the tables after a cut, seats in seed order; players who skip a round have a bye.

    Ten players at tables of four are two tables, and the first two seeds go straight to the final. Fewer players
    than seats play the final at once.
    """
    if len(seeded) < seats:
        return knockout_round(seeded, seats, excluded)
    straight = len(seeded) % seats if len(seeded) > seats else 0
    rest = seeded[straight:]
    tables = apart_at_tables(rest, (seats,) * (len(rest) // seats), excluded)
    return Round(tuple(tuple(sorted(table, key=rest.index)) for table in tables), tuple(seeded[:straight]))


def bracket(seeded: Sequence[int]) -> tuple[tuple[int | None, int | None], ...]:
    """Return the first round of an elimination, in bracket order; a player who meets None goes on without a game.

    The first two seeds can only meet in the last round, the first four not before the last but one.
    """
    places = [0]
    while len(places) < len(seeded):
        size = 2 * len(places)
        places = [place for seed in places for place in (seed, size - 1 - seed)]
    named = [seeded[place] if place < len(seeded) else None for place in places]
    return tuple(zip(named[::2], named[1::2], strict=True))


def bracket_apart(seeded: Sequence[int], excluded: Excluded) -> tuple[tuple[int | None, int | None], ...]:
    """Return the bracket in which excluded players meet as late as possible.

    Only seeds 3 and 4, 5 to 8, 9 to 16 and so on are exchanged, among those with a bye or among those without, so
    that a seed is worth the same as before.
    """
    branch = {}
    for number, game in enumerate(bracket(range(len(seeded)))):
        branch.update({place: number for place in game if place is not None})
    size = 2 * (1 + max(branch.values(), default=0))
    bits = len(excluded).bit_length()

    def weight(one: int, other: int) -> int:
        """Return 0 for a meeting in the last round; one in an earlier round outweighs all in later ones."""
        later = size.bit_length() - 2 - (branch[one] ^ branch[other]).bit_length()
        return (1 << bits * later) - 1

    def misplaced(seed: int, place: int) -> int:
        has_bye, gives_bye = size - 1 - seed >= len(seeded), size - 1 - place >= len(seeded)
        return int(seed.bit_length() != place.bit_length() or has_bye != gives_bye)

    return bracket(keep_apart(seeded, excluded, weight, misplaced))


class Tie(Struct, frozen=True):
    """Tied players of whom `count` go on. Only a lot could separate them, so the organisers choose."""

    players: tuple[int, ...]
    count: int


def round_order(tournament: Event, stage: int, number: int) -> tuple[int, ...]:
    """Return all players of a round in the order in which they go on; level players by their seeds."""
    one, keys = tournament.stages[stage].rounds[number - 1], _keys(tournament, stage, number)
    seeds = {player: seed for seed, player in enumerate(tournament.stages[stage].players)}
    return going_on(as_round(one), {player: (key, seeds[player]) for player, key in keys.items()})


def round_ranking(tournament: Event, stage: int, number: int) -> tuple[int, ...]:
    """Return all players of a round in the order of the final ranking.

    Of level players in the last round, those who go on come first. Up to revision 3 those of equal places are in
    the order of their seeds.
    """
    order, keys = round_order(tournament, stage, number), _keys(tournament, stage, number)
    seeds, rounds = tournament.stages[stage].players, tournament.stages[stage].rounds
    if tournament.settings.revision >= SETTLED_REVISION:
        cuts = round_cuts(tournament, stage, number) if number == len(rounds) else ()
        through = {player for cut in cuts for player in cut.through}
        parted = {player: (key, player not in through, seeds.index(player)) for player, key in keys.items()}
        return going_on(as_round(rounds[number - 1]), parted)
    return tuple(sorted(order, key=lambda player: (keys.get(player, (0,))[0], seeds.index(player))))


def round_cuts(tournament: Event, stage: int, number: int) -> tuple[StandingsCut, ...]:
    """Return the cuts of a round: one for each table of a bracket, or else one among all remaining players.

    In a bracket, players who have left since go on regardless, and their next opponent gets through.
    """
    one, order = tournament.stages[stage].rounds[number - 1], round_order(tournament, stage, number)
    keys = _keys(tournament, stage, number)
    if one.shared:
        return (StandingsCut(one.shared, (), ""),)
    parts = KEY_PARTS if tournament.settings.revision >= SETTLED_REVISION else OLDER_KEY_PARTS
    if tournament.stages[stage].format == "elimination":
        tables = [[player for player in order if player in table.players] for table in one.tables if table.result]
        return tuple(cut_after(_lines(table, keys, parts), 1) for table in tables)
    active = tournament.active()
    staying = [player for player in order if player in active]
    return (cut_after(_lines(staying, keys, parts), survivors(as_round(one), tournament.settings.seats)),)


def round_ties(tournament: Event, stage: int) -> tuple[Tie, ...]:
    """Return the open ties after the closed last round of a stage; none if it is not a knock-out."""
    one, rounds = tournament.stages[stage], tournament.stages[stage].rounds
    if one.format not in KNOCKOUTS or not rounds or not rounds[-1].closed or replay_players(tournament, one):
        return ()
    count = 1 if one.format == "elimination" else survivors(as_round(rounds[-1]), tournament.settings.seats)
    cuts = round_cuts(tournament, stage, len(rounds))
    return tuple(Tie(cut.tied, count - len(cut.through)) for cut in cuts if cut.tied)


def replay_players(tournament: Event, stage: Stage) -> tuple[int, ...]:
    """Return the players who play the last round, a final, again; none if fewer than two of them are left."""
    again = stage.rounds[-1].again if stage.rounds else ()
    staying = tuple(player for player in again if player in tournament.active())
    return staying if len(staying) > 1 else ()


def is_final(one: EventRound) -> bool:
    """Return True if a round of a knock-out is its last: a single table, and no byes."""
    return len(one.tables) == 1 and not one.byes


def final_tie(tournament: Event) -> Tie | None:
    """Return the tie for the first place of a final that the organisers have to settle, if there is one."""
    if tournament.phase != "running" or not tournament.stages[-1].rounds:
        return None
    ties = round_ties(tournament, len(tournament.stages) - 1)
    return ties[0] if ties and is_final(tournament.stages[-1].rounds[-1]) else None


def _keys(tournament: Event, stage: int, number: int) -> dict[int, Key]:
    """Return the keys of the players at tables.

    Up to revision 3 level players go on by table, then by seat or number.
    """
    one, settled = tournament.stages[stage].rounds[number - 1], tournament.settings.revision >= SETTLED_REVISION
    is_bracket = tournament.stages[stage].format == "elimination"
    record = StageRecord(
        tournament.stages[stage].players, _so_far(tournament, stage, number), (), tournament.settings.scheme
    )
    keys: dict[int, Key] = {}
    for position, table in enumerate(one.tables):
        if table.result is None:
            continue
        points = points_of(table.result, tournament.settings.scheme)
        for seat, (player, place) in enumerate(zip(table.players, table.result.counted, strict=True)):
            parted: Key = (-record.mean(player), -record.share(player), player not in one.chosen)
            keys[player] = (place, -points[seat], *(parted if settled else (position, seat if is_bracket else player)))
    return keys


def _so_far(tournament: Event, stage: int, number: int) -> list[TableResult]:
    stages = [*tournament.stages[:stage], Stage("", (), tournament.stages[stage].rounds[:number])]
    return [result for one in stages for result in results(one)]


def _lines(order: Sequence[int], keys: Mapping[int, Key], parts: Sequence[str]) -> list[StandingsLine]:
    """Return standings in this order, in which players who are level in everything share a rank."""
    lines: list[StandingsLine] = []
    for position, player in enumerate(order, 1):
        before, own = keys.get(lines[-1].player, ()) if lines else (), keys.get(player, ())
        parting = next((name for name, one, other in zip(parts, before, own, strict=False) if one != other), "")
        rank = lines[-1].rank if lines and before == own else position
        lines.append(StandingsLine(rank, player, (), parting))
    return lines
