"""Knock-outs at tables, and what follows from a round of any knock-out: who goes on, and ties.

At tables of more than two, the winners go on, and the best of the others until the tables are full. Places at the
tables decide, then all matches of the tournament so far, then the organisers, who alone decide a tie for the title.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from msgspec import Struct

from bot.features.tournaments.rules import model
from bot.features.tournaments.rules.byes import table_sizes
from bot.features.tournaments.rules.model import Event, EventRound, EventTable, Stage
from bot.features.tournaments.rules.rounds import ASKED_REVISION, SETTLED_REVISION, Excluded, Round, apart_at_tables
from bot.features.tournaments.rules.scoring import DUEL, TableResult, points_of
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import StandingsCut, StandingsLine, cut_after

Key = tuple[int | Fraction, ...]
"""A player's sort key, lowest first. Players with a bye have none, and come before all others."""

KEY_PARTS: Final = ("place", "points", "mean", "share", "chosen")
"""Parts of a key: place and points at the table, points per match and share of points so far, organisers' choice."""

LAST_ROUNDS: Final = ("final", "semifinals", "quarterfinals")
"""Names of the last rounds of a bracket, the last one first."""

LOWER_PARTS: Final = ("third", "lower")
"""Parts of a bracket whose players rank behind those of the other tables of a round."""

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


class Tie(Struct, frozen=True):
    """Tied players of whom `count` go on. Only a lot could separate them, so the organisers choose."""

    players: tuple[int, ...]
    count: int


def round_order(tournament: Event, stage: int, number: int) -> tuple[int, ...]:
    """Return all players of a round in the order in which they go on; level players by their seeds."""
    return _ordered(tournament.stages[stage], number, _keys(tournament, stage, number))


def _ordered(stage: Stage, number: int, keys: Mapping[int, Key]) -> tuple[int, ...]:
    one = stage.rounds[number - 1]
    seeds, ranks = {player: seed for seed, player in enumerate(stage.players)}, _part_ranks(one)
    return going_on(model.as_round(one), {player: (ranks[player], key, seeds[player]) for player, key in keys.items()})


def _part_ranks(one: EventRound) -> dict[int, int]:
    """Return 1 for players whose part of a bracket ranks behind the other tables of the round, else 0."""
    return {player: int(table.part in LOWER_PARTS) for table in one.tables for player in table.players}


def round_ranking(tournament: Event, stage: int, number: int) -> tuple[int, ...]:
    """Return all players of a round in the order of the final ranking.

    Of level players in the last round, those who go on come first. Up to revision 3 those of equal places are in
    the order of their seeds.
    """
    keys = _keys(tournament, stage, number)
    seeds, rounds = tournament.stages[stage].players, tournament.stages[stage].rounds
    if tournament.settings.revision >= SETTLED_REVISION:
        cuts = round_cuts(tournament, stage, number) if number == len(rounds) else ()
        through = {player for cut in cuts for player in cut.through}
        ranks = _part_ranks(rounds[number - 1])
        parted = {one: (ranks[one], key, one not in through, seeds.index(one)) for one, key in keys.items()}
        return going_on(model.as_round(rounds[number - 1]), parted)
    order = _ordered(tournament.stages[stage], number, keys)
    return tuple(sorted(order, key=lambda player: (keys.get(player, (0,))[0], seeds.index(player))))


def round_cuts(tournament: Event, stage: int, number: int) -> tuple[StandingsCut, ...]:
    """Return the cut of each table of a bracket, in which those who left go on, or else one among all who remain."""
    one, keys = tournament.stages[stage].rounds[number - 1], _keys(tournament, stage, number)
    order = _ordered(tournament.stages[stage], number, keys)
    parts = KEY_PARTS if tournament.settings.revision >= SETTLED_REVISION else OLDER_KEY_PARTS
    if tournament.stages[stage].format in model.BRACKETS:
        return tuple(_duel_cut(one, table, order, keys, parts) for table in one.tables if table.result)
    if one.shared:
        return (StandingsCut(one.shared, (), ""),)
    staying = tournament.staying(order)
    return (cut_after(_lines(staying, keys, parts), survivors(model.as_round(one), tournament.settings.seats)),)


def _duel_cut(
    one: EventRound, table: EventTable, order: Sequence[int], keys: Mapping[int, Key], parts: Sequence[str]
) -> StandingsCut:
    """Return the cut of a table of a bracket; third place, or a title that is shared, needs no choice in a tie."""
    cut = cut_after(_lines([player for player in order if player in table.players], keys, parts), 1)
    is_shared = table.part == "third" or bool(one.shared)
    return StandingsCut(cut.tied, (), "") if cut.tied and is_shared else cut


def round_ties(tournament: Event, stage: int) -> tuple[Tie, ...]:
    """Return the open ties after the closed last round of a stage; none if it is not a knock-out."""
    one, rounds = tournament.stages[stage], tournament.stages[stage].rounds
    if one.format not in model.KNOCKOUTS or not rounds or not rounds[-1].closed or replay_players(tournament, one):
        return ()
    count = 1 if one.format in model.BRACKETS else survivors(model.as_round(rounds[-1]), tournament.settings.seats)
    cuts = round_cuts(tournament, stage, len(rounds))
    return tuple(Tie(cut.tied, count - len(cut.through)) for cut in cuts if cut.tied)


def replay_players(tournament: Event, stage: Stage) -> tuple[int, ...]:
    """Return the players who play the last round, a final, again; none if fewer than two of them are left."""
    again = stage.rounds[-1].again if stage.rounds else ()
    staying = tournament.staying(again)
    return staying if len(staying) > 1 else ()


def is_final(one: EventRound) -> bool:
    """Return True if a knock-out round is the last, as far as is known: a final, or a single table without byes."""
    parts = {table.part for table in one.tables}
    return "final" in parts or (parts == {""} and len(one.tables) == 1 and not one.byes)


def round_name(tournament: Event, stage: int, one: EventRound) -> str:
    """Return the name of a round, such as `final`; empty if it has only a number."""
    if tournament.stages[stage].format not in model.KNOCKOUTS:
        return ""
    if is_final(one):
        was_played = one.number > 1 and is_final(tournament.stages[stage].rounds[one.number - 2])
        return "final-again" if was_played else "final"
    return bracket_name(tournament, stage, one.number)


def bracket_name(tournament: Event, stage: int, number: int) -> str:
    """Return the name of a round of a knock-out that may be still to come; empty if it has only a number."""
    left = (len(tournament.stages[stage].players) - 1).bit_length() - number
    name = tournament.stages[stage].format
    if name == "elimination" and left < len(LAST_ROUNDS):
        return LAST_ROUNDS[left]
    return "final" if name == "double-elimination" and number == 2 * (left + number) else ""


def best_of(tournament: Event, key: str) -> int:
    """Return of how many games, at most, the duel of a table is the best."""
    stage, one, table = model.find_table(tournament, key)
    settings, is_knockout = tournament.settings, stage.format in model.KNOCKOUTS
    is_title = is_knockout and is_final(one) and table.part != "third"
    applies = dict(zip(model.SERIES_OF, (True, is_knockout, is_title), strict=True))
    return settings.best_of if applies[settings.series] else 1


def final_tie(tournament: Event) -> Tie | None:
    """Return the tie for the first place of a final that the organisers have to settle, if there is one."""
    if tournament.phase != "running" or not tournament.stages[-1].rounds:
        return None
    ties = round_ties(tournament, len(tournament.stages) - 1)
    return ties[0] if ties and is_final(tournament.stages[-1].rounds[-1]) else None


def can_play_again(tournament: Event) -> bool:
    """Return True if the final is tied and at least two of the tied players are still in the tournament."""
    tie = final_tie(tournament)
    return tie is not None and len(tournament.active().intersection(tie.players)) > 1


def tied_duels(tournament: Event) -> tuple[EventTable, ...]:
    """Return the drawn duels of the last round that need a decision and can be played again.

    Both players have to be still in the tournament. In a bracket other duels may be open. A final is played again in a
    round of its own.
    """
    stage = len(tournament.stages) - 1
    if tournament.phase != "running" or not tournament.stages[stage].rounds:
        return ()
    one = tournament.stages[stage].rounds[-1]
    if is_final(one):
        return ()
    if tournament.stages[stage].format in model.BRACKETS:
        tied = {player for cut in round_cuts(tournament, stage, one.number) for player in cut.tied}
    else:
        tied = {player for tie in round_ties(tournament, stage) for player in tie.players}
    there = tied & tournament.active()
    return tuple(
        table
        for table in one.tables
        if len(table.players) == DUEL and {*table.players} <= there and table.result and table.result.counted == (1, 1)
    )


def repeatable_duels(tournament: Event) -> tuple[EventTable, ...]:
    """Return the duels that can be played again: tied ones that need a decision, and those whose game was cancelled."""
    cancelled = [one for one in tournament.open_tables() if can_replay(tournament, one)]
    return (*tied_duels(tournament), *cancelled)


def can_replay(tournament: Event, table: EventTable) -> bool:
    """Return True for a duel whose game was cancelled; a duplicate deal is known by then."""
    return table.called_off and len(table.players) == DUEL and not tournament.settings.duplicate


def _keys(tournament: Event, stage: int, number: int) -> dict[int, Key]:
    """Return the keys of the players at tables.

    Up to revision 3 level players go on by table, then by seat or number. From revision 6 on the matches so far do not
    separate players whom the organisers have ruled to be level in a final.
    """
    one, settled = tournament.stages[stage].rounds[number - 1], tournament.settings.revision >= SETTLED_REVISION
    is_bracket = tournament.stages[stage].format in model.BRACKETS
    asks = tournament.settings.revision >= ASKED_REVISION and is_final(one)
    players, results = tournament.stages[stage].players, _so_far(tournament, stage, number)
    record = StageRecord(players, results, (), tournament.settings.scheme)
    keys: dict[int, Key] = {}
    for position, table in enumerate(one.tables):
        if table.result is None:
            continue
        points = points_of(table.result, tournament.settings.scheme)
        for seat, (player, place) in enumerate(zip(table.players, table.result.counted, strict=True)):
            parted: Key = (-record.mean(player), -record.share(player), player not in one.chosen)
            if place == 1 and asks and table.part != "third":
                parted = (0, 0, player not in one.chosen)
            keys[player] = (place, -points[seat], *(parted if settled else (position, seat if is_bracket else player)))
    return keys


def _so_far(tournament: Event, stage: int, number: int) -> list[TableResult]:
    stages = [*tournament.stages[:stage], Stage("", (), tournament.stages[stage].rounds[:number])]
    return [result for one in stages for result in one.results]


def _lines(order: Sequence[int], keys: Mapping[int, Key], parts: Sequence[str]) -> list[StandingsLine]:
    """Return standings in this order, in which players who are level in everything share a rank."""
    lines: list[StandingsLine] = []
    for position, player in enumerate(order, 1):
        before, own = keys.get(lines[-1].player, ()) if lines else (), keys.get(player, ())
        parting = next((name for name, one, other in zip(parts, before, own, strict=False) if one != other), "")
        rank = lines[-1].rank if lines and before == own else position
        lines.append(StandingsLine(rank, player, (), parting))
    return lines
