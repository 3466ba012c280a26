"""The parts of an event: found for an act, which is refused where it does not fit them, and put back changed."""

from msgspec.structs import replace

from bot.features.tournaments.rules.formats.knockout import KNOCKOUTS
from bot.features.tournaments.rules.model import Entry, Event, EventRound, EventTable, Stage


class Refused(Exception):
    """The act does not fit the event; the message is a key, `event-refused-<key>` in the words."""


def in_phase(event: Event, *phases: str) -> None:
    """Refuse what may be done in these phases alone."""
    if event.phase not in phases:
        raise Refused(f"phase-{event.phase}")


def find_stage(event: Event, number: int) -> Stage:
    """A stage by its number, from 0."""
    if number >= len(event.stages):
        raise Refused("no-round")
    return event.stages[number]


def find_round(event: Event, stage: int, number: int) -> EventRound:
    """A round of a stage by its number, from 1."""
    rounds = find_stage(event, stage).rounds
    if not 1 <= number <= len(rounds):
        raise Refused("no-round")
    return rounds[number - 1]


def find_table(event: Event, key: str) -> tuple[Stage, EventRound, EventTable]:
    """A table with its round and stage."""
    for stage in event.stages:
        for one in stage.rounds:
            for table in one.tables:
                if table.key == key:
                    return stage, one, table
    raise Refused("no-table")


def ruled_table(event: Event, key: str) -> EventTable:
    """A table on which organisers may rule: also of a closed round, while nobody has gone on or gone out by it."""
    stage, one, table = find_table(event, key)
    is_last = stage is event.stages[-1] and stage.format not in KNOCKOUTS
    if one.closed and not (event.phase == "running" and is_last):
        raise Refused("round-closed")
    return table


def open_table(event: Event, key: str) -> EventTable:
    """A table that has no result yet."""
    _, one, table = find_table(event, key)
    if one.closed:
        raise Refused("round-closed")
    if table.result is not None:
        raise Refused("table-over")
    return table


def waiting(event: Event, key: str) -> EventTable | None:
    """A table whose match is to be made: the event goes on, and it has neither a match nor a result."""
    if event.phase != "running" or event.paused:
        return None
    table = find_table(event, key)[2]
    return None if table.match or table.result is not None else table


def need(table: EventTable, now: int) -> int:
    """What a table needs organisers for, as a number: the deadline that is past, -1 for a match that was called off, -2 for one that cannot be made, else 0."""
    if table.result is not None:
        return 0
    if table.unlaunched:
        return -2
    return -1 if table.called_off else table.deadline * (now > table.deadline)


def with_state(event: Event, player: int, state: str) -> Event:
    """The event with another state of a player's entry."""
    entries = tuple(Entry(player, state) if entry.player == player else entry for entry in event.entries)
    return replace(event, entries=entries)


def with_rounds(event: Event, stage: int, rounds: tuple[EventRound, ...]) -> Event:
    """The event with other rounds in a stage."""
    stages = (replace(one, rounds=rounds) if number == stage else one for number, one in enumerate(event.stages))
    return replace(event, stages=tuple(stages))


def with_round(event: Event, stage: int, changed: EventRound) -> Event:
    """The event with another round in place of that of the same number."""
    rounds = event.stages[stage].rounds
    return with_rounds(event, stage, tuple(changed if one.number == changed.number else one for one in rounds))


def with_table(event: Event, changed: EventTable) -> Event:
    """The event with another table in place of that of the same key."""
    stage, number, position = (int(part) - 1 for part in changed.key.split("."))
    one = event.stages[stage].rounds[number]
    tables = (*one.tables[:position], changed, *one.tables[position + 1 :])
    return with_round(event, stage, replace(one, tables=tables))
