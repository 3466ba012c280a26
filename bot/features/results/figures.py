"""Statistics over all finished matches, from the rows written at their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from msgspec import Struct, to_builtins

from bot.clocks import metrics
from bot.clocks.metrics import Ending
from storage.figures import FigureRow, TurnFigureRow


class MatchFigures(Struct, frozen=True):
    """Statistics for the operator. Shares have both of their numbers; `waits` and `starts` are in seconds."""

    completion: dict[str, metrics.Completion]
    missed: metrics.Missed
    starts: metrics.Starts
    waits: metrics.Spread | None
    presses_a_turn: metrics.Share
    second_match: metrics.Share

    def plain(self) -> dict[str, object]:
        """Return the statistics as plain data."""
        found: dict[str, object] = to_builtins(self)
        return found


def figures(outcomes: Sequence[FigureRow], turns: Sequence[TurnFigureRow], now: int) -> MatchFigures:
    """Compute all statistics."""
    matches = [_match(row) for row in outcomes]
    rows = [_turn(row) for row in turns]
    ended = frozenset(row.match for row in outcomes)
    return MatchFigures(
        metrics.completion(matches, now),
        metrics.missed_turns(rows, ended),
        metrics.lobby_to_first_move(matches, 0, now + 1),
        metrics.waits(rows),
        metrics.presses_a_turn(rows),
        metrics.second_match(matches, now),
    )


def own_moves(turns: Sequence[TurnFigureRow], person: str) -> metrics.Spread | None:
    """Return the quartiles of a person's move times, in waking seconds."""
    return metrics.quartiles([_turn(row) for row in turns], person)


def _match(row: FigureRow) -> metrics.MatchSummary:
    ending: Ending | None = next((one for one in get_args(Ending) if one == row.ending), None)
    return metrics.MatchSummary(
        row.match, row.game, row.opened_at, row.first_move_at, row.ended_at, ending, row.first, row.stayed
    )


def _turn(row: TurnFigureRow) -> metrics.TurnSummary:
    return metrics.TurnSummary(
        row.match, row.person, row.asked_at, row.ended_at, row.awake, row.has_deadline, row.missed, row.presses
    )
