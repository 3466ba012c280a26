"""Files about a tournament: closing report, all seats as CSV, everything as JSON, FIDE's TRF-16 and TRF-26 of duels."""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from io import StringIO
from typing import Final

import msgspec
from msgspec import Struct, structs

from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventTable
from bot.features.tournaments.rules.ranking import (
    final_places,
    final_ranking,
    parted_standings,
    ranked_places,
    stage_standings,
)
from bot.features.tournaments.rules.scoring import POINT_UNIT, TableResult, points_of, seat_shares
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import StandingsLine, standings
from bot.features.tournaments.rules.teams import TEAMS, team_number
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER, UNITLESS_CRITERIA

CSV_COLUMNS: Final = (
    "stage", "round", "table", "match", "seat", "player", "name", "played_by", "place", "points", "score",
)  # fmt: skip

STANDINGS_COLUMNS: Final = ("stage", "division", "rank", "player", "name", "state", "final")
"""Columns of the standings before the criteria, after which `decided_by` follows."""

REPORTED_PLAYERS: Final = 6
DUEL_SIDES = "wb"

TRF_POINTS: Final = {"W": 1.0, "D": 0.5, "L": 0.0, "A": 0.0, "P": 1.0}
"""Points of a win, a draw, a loss, an absence and a bye in TRF-26."""

TRF_SYSTEMS: Final = {"round-robin": "CUSTOM_ROUNDROBIN", "elimination": "CUSTOM_KNOCKOUT"}
"""FIDE's codes in TRF-26 for kinds of tournament, by format."""

TRF_CODES: Final = {
    "points": "PTS",
    "buchholz_cut_1": "BH/C1",
    "buchholz": "BH",
    "sonneborn_berger": "SB",
    "head_to_head": "DE",
}
"""FIDE's codes in TRF-26 for criteria. A lot has none."""


class TournamentReport(Struct, frozen=True):
    """The closing report: `starts` are seats taken, `first` the best or their teams, `seat_wins` the shares by seat."""

    name: str
    game: str
    format: str
    players: int
    games: int
    starts: int
    first: tuple[int, ...]
    seat_wins: tuple[str, ...]


def closing_report(tournament: Event) -> TournamentReport:
    """Return the closing report of a tournament, or the report so far while it runs."""
    tables = [table for table in tournament.tables() if table.result is not None]
    results = [result for stage in tournament.stages for result in stage.results]
    shares = seat_shares(results, tournament.settings.seats)
    settings, ranking = tournament.settings, final_ranking(tournament)
    return TournamentReport(
        settings.name,
        settings.game,
        settings.format,
        len(ranking),
        len(tables),
        sum(len(table.players) for table in tables),
        tuple(place[0] for place in final_places(tournament)[:REPORTED_PLAYERS]),
        tuple(str(Fraction(share)) for share in shares),
    )


class Place(Struct, frozen=True):
    """A player's place in the standings of a stage or of one of its divisions, which count from 1.

    `state` is that of the entry, `final` the place in the final ranking. `values` are whole numbers or fractions by
    criterion, points in sixtieths. `decided_by` is the criterion that puts the player behind the one before.
    """

    stage: int
    division: int
    rank: int
    player: int
    state: str
    final: int
    values: Mapping[str, str]
    decided_by: str


def standings_places(tournament: Event) -> Iterator[Place]:
    """Yield the standings of all stages that have any, the first stage first."""
    ranking = {players[0]: rank for rank, players in ranked_places(tournament)}
    states = {entry.player: entry.state for entry in tournament.entries}
    for number, stage in enumerate(tournament.stages):
        for division, part in enumerate(() if stage.format in KNOCKOUTS else parted_standings(tournament, number), 1):
            for line in part:
                values = dict(zip(tournament.settings.order, map(str, line.values), strict=True))
                state, final = states.get(line.player, ""), ranking[line.player]
                yield Place(number + 1, division, line.rank, line.player, state, final, values, line.decided_by)


def export_json(tournament: Event) -> bytes:
    """Return the tournament, its standings, its final ranking and its closing report as one object."""
    return msgspec.json.encode(
        {
            "report": closing_report(tournament),
            "ranking": final_ranking(tournament),
            "standings": [*standings_places(tournament)],
            "event": tournament,
        }
    )


def export_standings(tournament: Event, names: Mapping[int, str]) -> str:
    """Return a line for each place in the standings, with the decimal values of all criteria but the lot."""
    criteria = [name for name in tournament.settings.order if name != "lot"]
    lines: list[Sequence[object]] = [(*STANDINGS_COLUMNS, *criteria, "decided_by")]
    for one in standings_places(tournament):
        name = _no_formula(entrant_name(tournament, one.player, names))
        values = [f"{decimal(criterion, one.values[criterion]):.6g}" for criterion in criteria]
        head = (one.stage, one.division, one.rank, one.player, name, one.state, one.final)
        lines.append((*head, *values, one.decided_by))
    return _csv(lines)


def _csv(lines: Iterable[Sequence[object]]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()


def entrant_name(tournament: Event, player: int, names: Mapping[int, str]) -> str:
    """Return the name of a player, or of the team that they represent in standings."""
    number = team_number(tournament, player)
    return (tournament.stages[0].names[number - 1] or f"Team {number}") if number else names.get(player, "")


def decimal(criterion: str, value: str) -> float:
    """Return the value of a criterion, points as points."""
    return float(Fraction(value)) / (1 if criterion in UNITLESS_CRITERIA else POINT_UNIT)


def export_csv(tournament: Event, names: Mapping[int, str]) -> str:
    """Return a line for each seat; points are decimal, and unknown fields are empty."""
    lines = (line for table in tournament.tables() for line in _seat_lines(tournament, table, names))
    return _csv([CSV_COLUMNS, *lines])


def _seat_lines(tournament: Event, table: EventTable, names: Mapping[int, str]) -> Iterator[tuple[object, ...]]:
    stage, number, position = table.key.split(".")
    result = table.result
    for seat, player in enumerate(table.players):
        place = points = score = ""
        if result is not None:
            place = str(result.counted[seat])
            points = f"{points_of(result, tournament.settings.scheme)[seat] / POINT_UNIT:g}"
            score = str(result.scores[seat]) if result.scores else ""
        name = _no_formula(names.get(player, ""))
        yield stage, number, position, table.match, seat + 1, player, name, table.sitting[seat], place, points, score


def _no_formula(name: str) -> str:
    """Return a name that spreadsheets do not take for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name


def export_trf(tournament: Event, names: Mapping[int, str], *, is_16: bool = True) -> str:
    """Return FIDE's report on the first stage of a tournament of duels, in which a win always counts 1."""
    stage = tournament.stages[0]
    record = StageRecord(stage.players, _one_by_one(stage.results), stage.byes, "duel")
    head = _trf_16_head(record) if is_16 else _trf_26_head(record, stage.format, tournament.settings.order)
    if stage.format != TEAMS:
        return format_trf(tournament.settings.name, record, stage_standings(tournament, 0), names, head)
    report = format_trf(tournament.settings.name, record, standings(record, DUEL_ORDER), names, head)
    numbers = {player: number for number, player in enumerate(sorted(record.players), 1)}
    return report + "".join(
        f"013 {entrant_name(tournament, group[0], names):32.32}{' '.join(f'{numbers[one]:4d}' for one in group)}\n"
        for group in stage.groups
    )


def _trf_16_head(record: StageRecord) -> list[str]:
    return ["092 Individual: Swiss-System", f"XXR {record.rounds}"]


def _trf_26_head(record: StageRecord, system: str, order: Sequence[str]) -> list[str]:
    """Return the rounds, the points of a game, the kind of tournament, and the criteria by which players are ranked."""
    scores = "    ".join(f"{mark}{points:4.1f}" for mark, points in TRF_POINTS.items())
    codes = [TRF_CODES[name] for name in order if name in TRF_CODES]
    return [
        "092 Individual",
        f"142 {record.rounds}",
        f"162  {scores}",
        f"192 {TRF_SYSTEMS.get(system, 'CUSTOM_SWISS')}",
        f"212 {','.join(codes)}",
    ]


def _one_by_one(found: Sequence[TableResult]) -> Iterator[TableResult]:
    """Yield the results, renumbering rounds so that no player has two games in one, even if all started together."""
    taken: dict[int, set[int]] = {}
    for result in found:
        number = result.round
        while any(number in taken.get(player, ()) for player in result.players):
            number += 1
        for player in result.players:
            taken.setdefault(player, set()).add(number)
        yield structs.replace(result, round=number)


def format_trf(
    name: str,
    record: StageRecord,
    lines: Sequence[StandingsLine],
    names: Mapping[int, str],
    head: Sequence[str] | None = None,
) -> str:
    """Return the report, by default as TRF-16; the first seat has the white pieces.

    Players are numbered in ascending order of their ids. A match whose seat was given up was played to its end by
    another player, so it counts as played, as in the tie-breaks.
    """
    numbers = {player: number for number, player in enumerate(sorted(record.players), 1)}
    ranks = {line.player: line.rank for line in lines}
    report = [f"012 {name}", f"062 {len(numbers)}", *(_trf_16_head(record) if head is None else head)]
    for player, number in numbers.items():
        points = f"{record.points(player) / POINT_UNIT:4.1f}"
        line = f"001 {number:4d}  {'':3} {' '.join(names.get(player, '').split()):33.33} {'':4} {'':3} {'':11} {'':10} {points} {ranks[player]:4d}"
        rounds = range(1, record.rounds + 1)
        report.append(line + "".join(_trf_round(record, player, one, numbers) for one in rounds))
    return "\n".join(report) + "\n"


def _trf_round(record: StageRecord, player: int, number: int, numbers: Mapping[int, int]) -> str:
    for result, points in record.games[player]:
        if result.round == number:
            seat = result.players.index(player)
            mark = "1" if points == POINT_UNIT else "=" if points else "0"
            return f"  {numbers[result.players[1 - seat]]:4d} {DUEL_SIDES[seat]} {mark}"
    bye = next((bye for bye in record.byes[player] if bye.round == number), None)
    return f"  0000 - {'Z' if bye is None else 'H' if bye.half else 'U'}"
