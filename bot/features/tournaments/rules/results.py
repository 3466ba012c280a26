"""Results of tables: reported by matches, ruled or corrected by organisers, and the standings when a round closes.

Organisers and assistants may correct a result until a draw follows from it, and for a day after the end, but not at
a table at which they play (`ruled_table`, `rule_result`).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.duplicate import compare
from bot.features.tournaments.rules.knockout import best_of
from bot.features.tournaments.rules.model import DAY, KNOCKOUTS, ActRefused, Event, EventRound, EventTable, find_table
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.rules.scoring import DUEL, TableResult, series_places


def ruled_table(tournament: Event, key: str, at: int) -> EventTable:
    """Return a table that may be ruled on: until a draw follows from its result, and for a day after the end."""
    stage, one, table = find_table(tournament, key)
    is_last = stage is tournament.stages[-1] and (stage.format not in KNOCKOUTS or one is stage.rounds[-1])
    if one.closed and not (tournament.phase in ("running", "finished") and is_last):
        raise ActRefused("round-closed")
    if tournament.phase == "finished" and at > tournament.finished_at + DAY:
        raise ActRefused("corrected-late")
    return table


def report_result(tournament: Event, act: acts.Reported) -> Event:
    """Return the tournament with the result of a table, or with one more game of its series."""
    table = open_table(tournament, act.table)
    places = table.in_seats(act.places)
    result = _result(table, places, table.in_seats(act.scores))
    games = best_of(tournament, table.key)
    if games > 1 and len(table.players) == DUEL and not table.given_up:
        table = replace(table, games=(*table.games, places))
        decided = series_places(table.games, games)
        if decided is None:
            return model.with_table(tournament, table, match="", launch=table.launch + 1)
        result = _result(table, decided, ())
    return model.with_table(tournament, table, result=result)


def rule_result(tournament: Event, act: acts.Ruled) -> Event:
    """Set the result of a table, undo what was decided about ties since, and let a finished tournament run again."""
    table = ruled_table(tournament, act.table, act.at)
    if act.by in (*table.players, *table.sitting):
        raise ActRefused("own-table")
    if tournament.phase == "finished":
        tournament = replace(tournament, phase="running", corrected=tournament.corrected + 1)
    result = _result(table, act.places, ())
    tournament = model.with_table(tournament, table, result=result, games=(), ruled=True, overruled=table.played)
    stage, number, _ = (int(part) for part in act.table.split("."))
    for one in tournament.stages[stage - 1].rounds[number - 1 :]:
        if one.closed:
            tournament = _with_rows(tournament, stage - 1, replace(one, chosen=(), shared=(), again=()))
    return tournament


def _result(table: EventTable, places: Sequence[int], scores: Sequence[int]) -> TableResult:
    if len(places) != len(table.players) or (scores and len(scores) != len(places)):
        raise ActRefused("places")
    if list(places) != [1 + sum(other < place for other in places) for place in places]:
        raise ActRefused("places")
    number = int(table.key.split(".")[1])
    given_up = tuple(player for player in table.given_up if player in table.players)  # substitutes are left out
    return TableResult(number, table.players, tuple(places), tuple(scores), given_up, given_up)


def close_round(tournament: Event, act: acts.RoundClosed) -> Event:
    """Close a round whose tables all have results."""
    one = model.find_round(tournament, act.stage, act.number)
    if one.closed or any(table.result is None for table in one.tables):
        raise ActRefused("round-open")
    return _with_rows(tournament, act.stage, one)


def _with_rows(tournament: Event, stage: int, one: EventRound) -> Event:
    """Return the tournament with a round closed, and the standings after it."""
    if tournament.settings.duplicate:
        one = _compared(one)
        tournament = model.with_round(tournament, stage, one)
    so_far = model.with_rounds(tournament, stage, tournament.stages[stage].rounds[: one.number])
    lines = stage_standings(so_far, stage)
    rows = tuple(model.StandingsRow(one.rank, one.player, tuple(map(str, one.values)), one.decided_by) for one in lines)
    return model.with_round(tournament, stage, one, closed=True, rows=rows)


def _compared(one: EventRound) -> EventRound:
    points = iter(compare([table.result for table in one.tables if table.result is not None]))
    tables = (
        table if table.result is None else replace(table, result=replace(table.result, compared=next(points)))
        for table in one.tables
    )
    return replace(one, tables=tuple(tables))


def open_table(tournament: Event, key: str) -> EventTable:
    """Return a table that has no result yet."""
    _, one, table = find_table(tournament, key)
    if one.closed:
        raise ActRefused("round-closed")
    if table.result is not None:
        raise ActRefused("table-over")
    return table
