"""Statistics on how matches go, computed from rows that never change.

People appear in the rows by a pseudonym, so that deleting a user changes no figure. A figure is a share, with both its
numbers, or a spread of percentiles, with the number of values; none is a float.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct, to_builtins

from bot.clocks.paces import DAY
from storage.match_results import FigureRow, TurnFigureRow

COMPLETION_WINDOW: Final = 90 * DAY
"""Maximum seconds from the first move to the end of a match that counts as completed."""

SECOND_MATCH_WINDOW: Final = 30 * DAY
"""Maximum seconds between the end of a person's first match and a second one that counts."""

MIN_PEOPLE_STAYED: Final = 2  # people of the first move who must be in a match at its end for it to count as completed


class Share(Struct, frozen=True):
    """A part of a whole."""

    part: int
    whole: int


class Spread(Struct, frozen=True):
    """The quartiles and the 90th percentile of `count` values."""

    count: int
    lower: int
    median: int
    upper: int
    ninety: int


class Completion(Struct, frozen=True):
    """The completed matches of a month; `is_final` once no other can still be completed."""

    share: Share
    is_final: bool


class Starts(Struct, frozen=True):
    """Seconds from the opening of a lobby to the first move, and the share of lobbies that expired instead."""

    seconds: Spread | None
    expired: Share


class Missed(Struct, frozen=True):
    """Deadlines missed of those set, in running and in ended matches."""

    running: Share
    ended: Share


def spread(values: Iterable[int]) -> Spread | None:
    """Return percentiles by nearest rank, so that each is one of the values; None without values."""
    ranked = sorted(values)
    if not ranked:
        return None
    lower, median, upper, ninety = (ranked[-(-percent * len(ranked) // 100) - 1] for percent in (25, 50, 75, 90))
    return Spread(len(ranked), lower, median, upper, ninety)


def month(instant: int) -> str:
    """Return the month of an instant in UTC, as `2026-03`."""
    return f"{datetime.fromtimestamp(instant, UTC):%Y-%m}"


def completed(row: FigureRow) -> bool:
    """Return True if a match reached its own end in time, with at least two of its first people."""
    return (
        row.ending == "own_end"
        and row.first_move_at is not None
        and row.ended_at - row.first_move_at <= COMPLETION_WINDOW
        and len(row.stayed) >= MIN_PEOPLE_STAYED
    )


def completion(matches: Iterable[FigureRow], now: int) -> dict[str, Completion]:
    """Return, by month of the first move, the share of completed matches."""
    started: dict[str, list[FigureRow]] = {}
    for row in matches:
        if row.first_move_at is not None:
            started.setdefault(month(row.first_move_at), []).append(row)
    return {
        name: Completion(Share(sum(map(completed, rows)), len(rows)), month(now - COMPLETION_WINDOW) > name)
        for name, rows in sorted(started.items())
    }


def missed_turns(turns: Iterable[TurnFigureRow], ended: frozenset[str]) -> Missed:
    """Return the deadlines missed of those set, of people only. `ended` are the ids of matches that are over."""
    counted = [turn for turn in turns if turn.person is not None and turn.has_deadline]
    over = [turn for turn in counted if turn.match in ended]
    running = [turn for turn in counted if turn.match not in ended]
    return Missed(_missed(running), _missed(over))


def _missed(turns: Sequence[TurnFigureRow]) -> Share:
    return Share(sum(turn.missed for turn in turns), len(turns))


def lobby_to_first_move(matches: Iterable[FigureRow], since: int, until: int) -> Starts:
    """Return how lobbies opened between two instants started. Lobbies that are still open count for neither figure."""
    opened = [row for row in matches if since <= row.opened_at < until]
    started = [row.first_move_at - row.opened_at for row in opened if row.first_move_at is not None]
    expired = sum(row.ending == "expired" for row in opened)
    return Starts(spread(started), Share(expired, len(started) + expired))


def waits(turns: Iterable[TurnFigureRow]) -> Spread | None:
    """Return the waking seconds that people took for turns that ended with their own move."""
    return spread(turn.awake for turn in turns if turn.person is not None and _is_own_move(turn))


def quartiles(turns: Iterable[TurnFigureRow], person: str) -> Spread | None:
    """Return the waking seconds that one player took for their moves."""
    return spread(turn.awake for turn in turns if turn.person == person and _is_own_move(turn))


def _is_own_move(turn: TurnFigureRow) -> bool:
    return turn.ended_at is not None and not turn.missed


def presses_a_turn(turns: Iterable[TurnFigureRow]) -> Share:
    """Return the presses in all ended turns of people, with the number of those turns."""
    counted = _ended(turns)
    return Share(sum(turn.presses for turn in counted), len(counted))


def _ended(turns: Iterable[TurnFigureRow]) -> list[TurnFigureRow]:
    return [turn for turn in turns if turn.person is not None and turn.ended_at is not None]


def second_match(matches: Iterable[FigureRow], now: int) -> Share:
    """Return the share of people who began another match within 30 days of the end of their first.

    Only people whose first match (by its first move) ended at least 30 days ago count, once each.
    """
    begun: dict[str, list[FigureRow]] = {}
    for row in sorted(matches, key=lambda row: (row.first_move_at or 0, row.match)):
        if row.first_move_at is not None:
            for person in row.first:
                begun.setdefault(person, []).append(row)
    due = [rows for rows in begun.values() if rows[0].ended_at + SECOND_MATCH_WINDOW <= now]
    return Share(sum(map(_has_second, due)), len(due))


def _has_second(rows: Sequence[FigureRow]) -> bool:
    """Return True if the second of a person's matches began in time."""
    return len(rows) > 1 and (rows[1].first_move_at or 0) <= rows[0].ended_at + SECOND_MATCH_WINDOW


class MatchFigures(Struct, frozen=True):
    """Statistics for the operator. Shares have both of their numbers; `waits` and `starts` are in seconds."""

    completion: dict[str, Completion]
    missed: Missed
    starts: Starts
    waits: Spread | None
    presses_a_turn: Share
    second_match: Share

    def plain(self) -> dict[str, object]:
        """Return the statistics as plain data."""
        found: dict[str, object] = to_builtins(self)
        return found


def figures(outcomes: Sequence[FigureRow], turns: Sequence[TurnFigureRow], now: int) -> MatchFigures:
    """Compute all statistics."""
    return MatchFigures(
        completion(outcomes, now),
        missed_turns(turns, frozenset(row.match for row in outcomes)),
        lobby_to_first_move(outcomes, 0, now + 1),
        waits(turns),
        presses_a_turn(turns),
        second_match(outcomes, now),
    )
