"""What the pictures of an event show: its standings, or the bracket of a knock-out; and the same as alternative text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.events.exports import KNOCKOUTS, final_ranking
from bot.events.model import Event, EventTable, Stage
from bot.events.scoring import UNIT
from bot.events.stage_standings import stage_standings
from bot.matches.stored_event import StoredEvent
from bot.messages.event_texts import possible_in_stage
from bot.words import Words
from render.event_values import Bracket, EventPicture, Sheet, SheetRow, Side

EVENT_FILE: Final = "event.png"

ROWS: Final = 24
"""Lines of standings that a picture has room for."""

NAMED: Final = 3
"""Of standings, so many are named in the alternative text."""


class DescribedPicture(Struct, frozen=True):
    """A picture with its alternative text."""

    picture: EventPicture
    alt: str


def picture_of(words: Words, stored: StoredEvent) -> DescribedPicture | None:
    """The picture of the stage that is played, or of the end; None before the first round is drawn."""
    event = stored.event
    if not event.stages or not event.stages[-1].rounds:
        return None
    if event.stages[-1].format in KNOCKOUTS:
        return _bracket(words, stored)
    return _sheet(words, stored)


def _note(words: Words, event: Event) -> str:
    """How far the round is."""
    last = event.stages[-1].rounds[-1]
    done = sum(table.result is not None for table in last.tables)
    if event.phase == "finished":
        return words("tournament-phase-finished")
    return words("tournament-picture-note", number=last.number, done=done, tables=len(last.tables))


def _sheet(words: Words, stored: StoredEvent) -> DescribedPicture:
    event = stored.event
    lines, possible = stage_standings(event, len(event.stages) - 1), possible_in_stage(event)
    order = event.settings.order
    points = order.index("points") if "points" in order else 0
    games = _games(event.stages[-1])
    rows = []
    for line in lines[:ROWS]:
        still = possible[line.player]
        reach = f"{still.best}" if still.best == still.worst else f"{still.best}–{still.worst}"
        value = f"{float(line.values[points]) / UNIT:.1f}"
        rows.append(SheetRow(line.rank, stored.name(line.player), (value, f"{games[line.player]}", reach)))
    heads = tuple(words(f"tournament-head-{name}") for name in ("points", "games", "possible"))
    title = words("tournament-standings", name=stored.event.settings.name)
    more = words("tournament-more", players=len(lines) - ROWS) if len(lines) > ROWS else ""
    cut = event.settings.cut if len(event.stages) == 1 else 0
    sheet = Sheet(title, _note(words, event), heads, tuple(rows), cut, more)
    return DescribedPicture(sheet, _alt(words, stored, title, [line.player for line in lines]))


def _games(stage: Stage) -> dict[int, int]:
    played = dict.fromkeys(stage.players, 0)
    for one in stage.rounds:
        for table in one.tables:
            for player in table.players if table.result is not None else ():
                played[player] += 1
    return played


def _bracket(words: Words, stored: StoredEvent) -> DescribedPicture:
    event = stored.event
    rounds = event.stages[-1].rounds
    columns = []
    for number, one in enumerate(rounds):
        following = rounds[number + 1] if number + 1 < len(rounds) else None
        staying = None
        if following is not None:
            staying = {player for table in following.tables for player in table.players} | {*following.byes}
        columns.append((_title(words, one.number, len(one.tables)), _tables(stored, one.tables, staying)))
    title = words("tournament-bracket", name=event.settings.name)
    bracket = Bracket(title, _note(words, event), tuple(columns))
    return DescribedPicture(bracket, _alt(words, stored, title, final_ranking(event)))


def _title(words: Words, number: int, tables: int) -> str:
    return words("tournament-final") if tables == 1 else words("tournament-round-title", number=number)


def _tables(
    stored: StoredEvent, tables: Sequence[EventTable], staying: set[int] | None
) -> tuple[tuple[Side, ...], ...]:
    """The sides of each table; who went on is known from the next round, and of the last one the first place is."""
    shown = []
    for table in tables:
        places = table.result.counted if table.result is not None else None
        sides = []
        for seat, player in enumerate(table.players):
            place = "" if places is None else f"{places[seat]}"
            through = place == "1" if staying is None else player in staying
            sides.append(Side(player, stored.name(player), place, through))
        shown.append(tuple(sides))
    return tuple(shown)


def _alt(words: Words, stored: StoredEvent, title: str, ranking: Sequence[int]) -> str:
    first = ", ".join(f"{place}. {stored.name(player)}" for place, player in enumerate(ranking[:NAMED], 1))
    return words("tournament-alt", title=title, note=_note(words, stored.event), first=first)
