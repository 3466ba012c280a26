"""Statistics over all finished matches, from the rows written at their ends."""

from collections.abc import Sequence

from msgspec import Struct, to_builtins

from bot.match import metrics
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
    return MatchFigures(
        metrics.completion(outcomes, now),
        metrics.missed_turns(turns, frozenset(row.match for row in outcomes)),
        metrics.lobby_to_first_move(outcomes, 0, now + 1),
        metrics.waits(turns),
        metrics.presses_a_turn(turns),
        metrics.second_match(outcomes, now),
    )
