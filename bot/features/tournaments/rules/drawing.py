"""Drawing a round, drawing it again, and exchanging players between tables before their first move."""

from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.model import (
    SINGLE_FORMATS,
    ActRefused,
    Event,
    EventRound,
    EventTable,
    Stage,
    find_stage,
    in_phase,
    with_rounds,
    with_table,
)
from bot.features.tournaments.rules.stages import next_round

REDRAWN_FORMATS: Final = ("swiss", "heats", "teams")
"""Formats whose rounds follow from lots."""

EXCHANGED_FORMATS: Final = (*SINGLE_FORMATS, "knockout")
"""Formats in which it does not matter which table a player comes from."""


def draw(tournament: Event, act: acts.Drawn | acts.Redrawn, launch: int = 1) -> Event:
    """Return the tournament with the next round of a stage; its tables have had `launch` - 1 matches before."""
    stage, settings, overall = find_stage(tournament, act.stage), tournament.settings, tournament.drawn() + 1
    found = next_round(tournament, act.stage)
    if found is None:
        raise ActRefused("stage-over")
    tables, active = [], tournament.active()
    for position, players in enumerate(found.tables):
        gone = tuple(player for player in players if player not in active)
        table = EventTable(
            f"{act.stage + 1}.{act.number}.{position + 1}",
            players,
            players,
            act.at + settings.seconds_of(overall),
            given_up=gone,
            part=found.parts[position] if found.parts else "",
            launch=launch,
        )
        tables.append(table)
    drawn = EventRound(act.number, tuple(tables), found.byes, pace=settings.pace_of(overall), redrawn=stage.salt)
    return with_rounds(tournament, act.stage, (*stage.rounds, drawn))


def redraw(tournament: Event, act: acts.Redrawn) -> Event:
    """Return the tournament with its last round drawn again, with other lots and for those who are still in it."""
    in_phase(tournament, "running")
    stage = tournament.stages[-1]
    if act.stage != len(tournament.stages) - 1 or act.number != len(stage.rounds) or not stage.rounds:
        raise ActRefused("no-round")
    last = stage.rounds[-1]
    if stage.format not in REDRAWN_FORMATS or any(table.result is not None for table in last.tables):
        raise ActRefused("redraw")
    launch = 1 + max((table.launch for table in last.tables), default=0)
    again = draw(_with_last(tournament, replace(stage, rounds=stage.rounds[:-1], salt=act.id)), act, launch)
    return _with_last(again, replace(again.stages[-1], salt=""))


def _with_last(tournament: Event, stage: Stage) -> Event:
    return replace(tournament, stages=(*tournament.stages[:-1], stage))


def exchange(tournament: Event, act: acts.Exchanged) -> Event:
    """Return the tournament with two players exchanged between their open tables, which get new matches."""
    in_phase(tournament, "running")
    if tournament.stages[-1].format not in EXCHANGED_FORMATS or tournament.settings.duplicate:
        raise ActRefused("exchange")
    tables = exchanged_tables(tournament, act.players)
    if len(tables) != 2:
        raise ActRefused("exchange")
    one, other = act.players
    for table in tables:
        players = tuple({one: other, other: one}.get(player, player) for player in table.players)
        sitting = tuple({one: other, other: one}.get(player, player) for player in table.sitting)
        moved = replace(table, players=players, sitting=sitting, match="", launch=table.launch + 1)
        tournament = with_table(tournament, replace(moved, called_off=False, unlaunched="", warned=0))
    return tournament


def exchanged_tables(tournament: Event, players: tuple[int, ...]) -> tuple[EventTable, ...]:
    """Return the open tables at which one of two players sits and the other does not."""
    found = (table for table in tournament.open_tables() if not table.games)
    return tuple(table for table in found if len({*players} & {*table.sitting} - {*table.given_up}) == 1)
