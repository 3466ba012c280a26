"""Concerns: all that needs the organisers of a tournament, as their desk shows it."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.knockout import final_tie, tied_duels
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventTable
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.stages import rounds_left

ANSWERING_KINDS: Final = ("ruled", "replaced", "reported")
"""Kinds of log lines that answer a call for the organisers."""


class Concern(Struct, frozen=True):
    """Something that needs a person, with its tables.

    `kind` is `not-launched` (with `why`), `overdue`, `called-off`, `given-up`, `absent`, `tied-across-the-cut`,
    `tied-final`, `called` or `household`.
    """

    kind: str
    table: str = ""
    players: tuple[int, ...] = ()
    why: str = ""


def open_concerns(tournament: Event, now: int) -> tuple[Concern, ...]:
    """Return all that needs a person: overdue tables, empty seats, absent players, ties across the cut, households."""
    concerns = [*_calls(tournament), *(one for table in tournament.open_tables() for one in _concerns(table, now))]
    kind = "tied-across-the-cut" if final_tie(tournament) is None else "tied-final"
    waiting = [tie.players for tie in open_ties(tournament)] or [table.players for table in tied_duels(tournament)]
    concerns += [Concern(kind, players=players) for players in waiting]
    absent = _absent(tournament) if tournament.phase == "running" and rounds_left(tournament) else ()
    concerns += [Concern("absent", players=absent)] if absent else []
    return (*concerns, *_meeting_households(tournament))


def _absent(tournament: Event) -> tuple[int, ...]:
    """Return the players who gave up their last table but remain in rounds without elimination."""
    if tournament.stages[-1].format in KNOCKOUTS:
        return ()
    gave_up: dict[int, bool] = {}
    ends = {line.table: at for at, line in reversed([*enumerate(tournament.log)]) if line.kind in ("reported", "ruled")}
    came = {line.players[1]: at for at, line in enumerate(tournament.log) if line.kind == "took_over"}
    for table in tournament.tables():
        if table.result is not None:
            seated = [player for player in table.players if player in table.sitting]  # others were replaced there
            there = [player for player in seated if came.get(player, 0) <= ends.get(table.key, 0)]
            gave_up |= {player: player in table.given_up for player in there}
    return tuple(player for player in tournament.players("present") if gave_up.get(player))


def _meeting_households(tournament: Event) -> Iterator[Concern]:
    """Yield the households that meet at open tables, with all tables of each pair."""
    for one, other in sorted(tournament.excluded()):
        tables = (
            [table.key for table in tournament.open_tables() if {one, other} <= {*table.sitting}] if one < other else []
        )
        if tables:
            yield Concern("household", ", ".join(tables), (one, other))


def _calls(tournament: Event) -> Iterator[Concern]:
    """Yield the tables of the latest round whose players have called the organisers, until something is decided there."""
    callers: dict[str, int] = {}
    for line in tournament.log:
        if line.kind == "organisers_called":
            callers[line.table] = line.by
        elif line.kind in ANSWERING_KINDS:
            callers.pop(line.table, None)
    latest = tournament.stages[-1].rounds[-1:] if tournament.phase == "running" else ()
    for table in (table for one in latest for table in one.tables if table.key in callers):
        yield Concern("called", table.key, (callers[table.key],))


def _concerns(table: EventTable, now: int) -> Iterator[Concern]:
    empty = tuple(player for player in table.given_up if player in table.sitting)
    if empty:
        yield Concern("given-up", table.key, empty)
    if table.unlaunched:
        yield Concern("not-launched", table.key, why=table.unlaunched)
    elif table.called_off:
        yield Concern("called-off", table.key)
    elif now > table.deadline:
        yield Concern("overdue", table.key)
