"""Figures of how matches go, with their definitions, from rows that are never altered.

People stand in the rows by a pseudonym, so that deleting one changes no figure. A figure is a share with both its
numbers, or a row of percentiles with how many values it is drawn from; none is ever a float.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec import Struct

from bot.clocks.presets import DAY

CLOSED: Final = 90 * DAY
"""A match that has not reached its end so long after its first move counts as not completed, whatever comes later."""

SECOND: Final = 30 * DAY
"""How long after the end of somebody's first match a second one counts."""

LEAST_STAYED: Final = 2
"""So many of the first people must be in a match at its end for it to count as completed."""

Ending = Literal["own_end", "agreed", "conceded", "arbiter", "cancelled", "expired"]
"""How a match ended: by its rules, by all agreeing, by conceding, by an arbiter; a lobby by its owner or by its age."""


class MatchRow(Struct, frozen=True):
    """What became of a match or lobby. `first` are the people seated at the first move, `stayed` those of them at the end."""

    match: str
    game: str
    opened_at: int
    first_move_at: int | None = None
    ended_at: int | None = None
    ending: Ending | None = None
    first: tuple[str, ...] = ()
    stayed: tuple[str, ...] = ()


class TurnRow(Struct, frozen=True):
    """A turn: whose it was, None for a computer player; `awake` is how many waking seconds it waited.

    `has_deadline` is false without a clock. `missed` is true for a deadline that passed, whoever moved then. `presses`
    are those of the player that the turn took.
    """

    match: str
    person: str | None
    asked_at: int
    ended_at: int | None = None
    awake: int = 0
    has_deadline: bool = True
    missed: bool = False
    presses: int = 0


class Share(Struct, frozen=True):
    """So many of so many."""

    part: int
    whole: int


class Spread(Struct, frozen=True):
    """The quartiles and the 90 % of so many values."""

    count: int
    lower: int
    median: int
    upper: int
    ninety: int


class Completion(Struct, frozen=True):
    """The matches of a month that reached their end; `is_final` once none of them can any more."""

    share: Share
    is_final: bool


class Starts(Struct, frozen=True):
    """Seconds from the opening of a lobby to the first move, and how many lobbies expired instead."""

    seconds: Spread | None
    expired: Share


class Missed(Struct, frozen=True):
    """Deadlines that passed of those that were set, in running and in ended matches."""

    running: Share
    ended: Share


def spread(values: Iterable[int]) -> Spread | None:
    """The percentiles of some values, each one of them (nearest rank); None of no values."""
    ranked = sorted(values)
    if not ranked:
        return None
    lower, median, upper, ninety = (ranked[-(-percent * len(ranked) // 100) - 1] for percent in (25, 50, 75, 90))
    return Spread(len(ranked), lower, median, upper, ninety)


def month(instant: int) -> str:
    """The month of an instant in UTC, as `2026-03`."""
    return f"{datetime.fromtimestamp(instant, UTC):%Y-%m}"


def completed(row: MatchRow) -> bool:
    """Whether a match reached the game's own end in time, with two of the first people or more."""
    return (
        row.ending == "own_end"
        and row.first_move_at is not None
        and row.ended_at is not None
        and row.ended_at - row.first_move_at <= CLOSED
        and len(row.stayed) >= LEAST_STAYED
    )


def completion(matches: Iterable[MatchRow], now: int) -> dict[str, Completion]:
    """By month of the first move: the matches completed of those whose first move was played in it."""
    started: dict[str, list[MatchRow]] = {}
    for row in matches:
        if row.first_move_at is not None:
            started.setdefault(month(row.first_move_at), []).append(row)
    return {
        name: Completion(Share(sum(map(completed, rows)), len(rows)), month(now - CLOSED) > name)
        for name, rows in sorted(started.items())
    }


def missed_turns(turns: Iterable[TurnRow], ended: frozenset[str]) -> Missed:
    """Deadlines passed of deadlines set, of people alone; `ended` are the matches that have ended."""
    counted = [turn for turn in turns if turn.person is not None and turn.has_deadline]
    over = [turn for turn in counted if turn.match in ended]
    running = [turn for turn in counted if turn.match not in ended]
    return Missed(_missed(running), _missed(over))


def _missed(turns: Sequence[TurnRow]) -> Share:
    return Share(sum(turn.missed for turn in turns), len(turns))


def lobby_to_first_move(matches: Iterable[MatchRow], since: int, until: int) -> Starts:
    """How lobbies started that were opened between two instants; those still open count for neither figure."""
    opened = [row for row in matches if since <= row.opened_at < until]
    started = [row.first_move_at - row.opened_at for row in opened if row.first_move_at is not None]
    expired = sum(row.ending == "expired" for row in opened)
    return Starts(spread(started), Share(expired, len(started) + expired))


def waits(turns: Iterable[TurnRow]) -> Spread | None:
    """How many waking seconds the turns of people waited that have ended by their own move."""
    return spread(turn.awake for turn in turns if turn.person is not None and _is_own_move(turn))


def quartiles(turns: Iterable[TurnRow], person: str) -> Spread | None:
    """A player's own move times in waking seconds."""
    return spread(turn.awake for turn in turns if turn.person == person and _is_own_move(turn))


def _is_own_move(turn: TurnRow) -> bool:
    return turn.ended_at is not None and not turn.missed


def presses_a_turn(turns: Iterable[TurnRow]) -> Share:
    """The presses of all turns of people that have ended, and the number of those turns."""
    counted = _ended(turns)
    return Share(sum(turn.presses for turn in counted), len(counted))


def _ended(turns: Iterable[TurnRow]) -> list[TurnRow]:
    return [turn for turn in turns if turn.person is not None and turn.ended_at is not None]


def second_match(matches: Iterable[MatchRow], now: int) -> Share:
    """Of the people whose first match ended 30 days ago or earlier, those who had begun another 30 days after its end.

    The first match is the one whose first move was played first; people count once, whatever they do later.
    """
    begun: dict[str, list[MatchRow]] = {}
    for row in sorted(matches, key=lambda row: (row.first_move_at or 0, row.match)):
        if row.first_move_at is not None:
            for person in row.first:
                begun.setdefault(person, []).append(row)
    due = {
        person: rows
        for person, rows in begun.items()
        if (ended := rows[0].ended_at) is not None and ended + SECOND <= now
    }
    return Share(sum(map(_has_second, due.values())), len(due))


def _has_second(rows: Sequence[MatchRow]) -> bool:
    """Whether the second of somebody's matches began in time."""
    if len(rows) < 2:
        return False
    ended, second = rows[0].ended_at, rows[1].first_move_at
    return ended is not None and second is not None and second <= ended + SECOND
