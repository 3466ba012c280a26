"""Texts about a running event: standings, what needs a person, and the links of a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import discord

from bot.events.exports import KNOCKOUTS, final_ranking
from bot.events.model import Event, EventTable
from bot.events.possible_ranks import Possible, possible_ranks
from bot.events.runner import desk
from bot.events.scoring import UNIT, place_points
from bot.events.stage_standings import stage_standings
from bot.matches.names import harmless
from bot.matches.stored_event import StoredEvent
from bot.messages.log_text import time
from bot.messages.turn_card import named
from bot.words import Words

SHOWN: Final = 50
"""Lines of standings that a message has room for."""

NAME: Final = 20
LOGGED: Final = 4
CONCERNS: Final = 9
"""Lines of the log, and concerns, that a message has room for."""

REASON: Final = 200
"""Characters of a reason."""

LINKS: Final = 3_500
"""Characters of links in one message."""


def standings_text(words: Words, stored: StoredEvent) -> str:
    """The standings of the stage that is being played, with the ranks that are still possible."""
    event = stored.event
    title = f"### {words('tournament-standings', name=named(event.settings.name))}"
    if event.phase == "finished" or event.stages[-1].format in KNOCKOUTS:
        ranking = final_ranking(event)[:SHOWN]
        lines = [f"{place:>3}. {_plain(stored, player)}" for place, player in enumerate(ranking, 1)]
    else:
        lines = [*_lines(stored, possible_in_stage(event))][:SHOWN]
    return "\n".join([title, "```", *lines, "```", f"-# {words('tournament-standings-note')}"])


def _lines(stored: StoredEvent, possible: Mapping[int, Possible]) -> Iterator[str]:
    order = stored.event.settings.order
    points = order.index("points") if "points" in order else 0
    for line in stage_standings(stored.event, len(stored.event.stages) - 1):
        one = possible[line.player]
        still = f"{one.best}" if one.best == one.worst else f"{one.best}–{one.worst}"
        yield f"{line.rank:>3}. {_plain(stored, line.player):<{NAME}} {float(line.values[points]) / UNIT:6.2f}  {still}"


def possible_in_stage(event: Event) -> Mapping[int, Possible]:
    """The ranks by points; a round that is not drawn yet gives at most a win."""
    stage, settings = event.stages[-1], event.settings
    order = settings.order.index("points") if "points" in settings.order else 0
    points = {line.player: int(line.values[order]) for line in stage_standings(event, len(event.stages) - 1)}
    tables = [table.players for one in stage.rounds for table in one.tables if table.result is None]
    once = stage.format in ("groups", "league", "mini-cup")
    size = len(stage.players)
    rounds = size - 1 + size % 2 if stage.format == "round-robin" else settings.rounds
    left = 0 if once else max(0, rounds - len(stage.rounds))
    most = max(place_points([*range(1, settings.seats + 1)]))
    return possible_ranks(points, tables, settings.scheme, later=left * most)


def _plain(stored: StoredEvent, player: int) -> str:
    return stored.name(player).replace("`", "'")[:NAME]


def desk_text(words: Words, stored: StoredEvent, now: int) -> str:
    """What needs a person, and the latest acts of the log with their reasons."""
    concerns = [
        words(
            f"tournament-concern-{one.kind}",
            table=one.table,
            where=_where(stored.event, one.table),
            players=", ".join(f"<@{player}>" for player in one.players),
        )
        for one in desk(stored.event, now)
    ]
    title = f"### {words('tournament-desk', name=named(stored.event.settings.name))}"
    logged = [
        f"-# {time(line.at)} {words(f'tournament-act-{line.kind}')} <@{line.by}>: {reason_text(line.reason)}"
        for line in stored.event.log
        if line.reason
    ]
    more = [words("tournament-more", players=len(concerns) - CONCERNS)] if len(concerns) > CONCERNS else []
    shown = concerns[:CONCERNS] or [words("tournament-desk-empty")]
    return "\n".join([title, *shown, *more, *logged[-LOGGED:]])


def reason_text(reason: str) -> str:
    """A reason that somebody gave, as it may stand in a message."""
    return discord.utils.escape_markdown(harmless(reason, REASON))


def _where(event: Event, key: str) -> str:
    table = next((table for table in event.tables() if table.key == key), None)
    return "" if table is None else ", ".join(f"<@{player}>" for player in table.sitting)


def round_texts(words: Words, stored: StoredEvent, tables: Mapping[str, int], stage: int, number: int) -> list[str]:
    """The links of a round, `tables` being the channels, in as many messages as it takes."""
    one = stored.event.stages[stage].rounds[number - 1]
    title = f"### {words('tournament-round', name=named(stored.event.settings.name), number=number)}"
    byes = words("tournament-byes", players=", ".join(f"<@{player}>" for player in one.byes)) if one.byes else ""
    parts = [title]
    for line in [*(_link(table, tables) for table in one.tables), byes]:
        if len(parts[-1]) + len(line) > LINKS:
            parts.append("")
        parts[-1] += f"\n{line}" if line else ""
    return parts


def _link(table: EventTable, tables: Mapping[str, int]) -> str:
    return f"**{table.key}** <#{tables[table.key]}>: {', '.join(f'<@{player}>' for player in table.sitting)}"
