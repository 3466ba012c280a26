"""Statistics over all finished matches, from the rows written at their ends."""

from collections.abc import Sequence

from msgspec import Struct, to_builtins

from bot.match import statistics
from storage.match_results import FigureRow, TurnFigureRow


class MatchFigures(Struct, frozen=True):
    """Statistics for the operator. Shares have both of their numbers; `waits` and `starts` are in seconds."""

    completion: dict[str, statistics.Completion]
    missed: statistics.Missed
    starts: statistics.Starts
    waits: statistics.Spread | None
    presses_a_turn: statistics.Share
    second_match: statistics.Share

    def plain(self) -> dict[str, object]:
        """Return the statistics as plain data."""
        found: dict[str, object] = to_builtins(self)
        return found


def figures(outcomes: Sequence[FigureRow], turns: Sequence[TurnFigureRow], now: int) -> MatchFigures:
    """Compute all statistics."""
    return MatchFigures(
        statistics.completion(outcomes, now),
        statistics.missed_turns(turns, frozenset(row.match for row in outcomes)),
        statistics.lobby_to_first_move(outcomes, 0, now + 1),
        statistics.waits(turns),
        statistics.presses_a_turn(turns),
        statistics.second_match(outcomes, now),
    )
