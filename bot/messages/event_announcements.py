"""What is announced of an event: the end of each round, and the champion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.events.exports import final_ranking
from bot.events.formats.knockout import KNOCKOUTS, survivors
from bot.events.length import COUNTED
from bot.events.model import Event, EventTable, Settings
from bot.events.runner import tied_across_next_cut
from bot.events.stage_rounds import played
from bot.events.stage_standings import stage_standings
from bot.matches.stored_event import StoredEvent
from bot.messages.event_texts import CALLED, mentions, round_title
from bot.messages.log_text import time
from bot.messages.turn_card import named
from bot.words import Words

FIRST: Final = 6
"""Players whom an announcement names."""


def champion_of(event: Event) -> int | None:
    """Who has won, unless nobody has played or the first has been disqualified."""
    ranking = final_ranking(event)
    return ranking[0] if ranking and ranking[0] not in event.players("disqualified") else None


def finals(event: Event) -> tuple[EventTable, ...]:
    """The only table of the last round, if it has only one."""
    rounds = event.stages[-1].rounds if event.stages else ()
    return rounds[-1].tables if rounds and len(rounds[-1].tables) == 1 else ()


def muster_texts(words: Words, stored: StoredEvent) -> list[tuple[str, frozenset[int]]]:
    """Ask those who have entered to say that they are here: messages, each with the players whom it calls."""
    event, made = stored.event, []
    key = "tournament-muster-dated" if event.settings.dated else "tournament-muster"
    asking = words(key, name=named(event.settings.name), when=time(event.settings.starts))
    players = event.players("entered")
    for first in range(0, len(players), CALLED):
        called = players[first : first + CALLED]
        made.append((f"{asking}\n{', '.join(f'<@{player}>' for player in called)}", frozenset(called)))
    return made


def round_over_text(words: Words, stored: StoredEvent) -> str:
    """Who leads after the latest round, of a knock-out who goes on, and what the organisers have to choose."""
    event, rounds = stored.event, stored.event.stages[-1].rounds
    title = words(
        "tournament-round-over",
        name=named(event.settings.name),
        round=round_title(words, event, len(event.stages) - 1, rounds[-1]),
    )
    if event.stages[-1].format in KNOCKOUTS:
        through = final_ranking(event)[: survivors(played(rounds[-1]), event.settings.seats)]
        lines = [f"### {title}", words("tournament-through", players=mentions(words, through))]
    else:
        standing = stage_standings(event, len(event.stages) - 1)
        lines = [f"### {title}", *_first([line.player for line in standing])]
    if tied := tied_across_next_cut(event):
        organisers = ", ".join(f"<@{one}>" for one in stored.organisers)
        lines += ["", words("tournament-tied-waits", players=mentions(words, tied), organisers=organisers)]
    return "\n".join(lines)


def end_text(words: Words, stored: StoredEvent, where: Sequence[int]) -> str:
    """Who has won, the first six, and where the final is; `where` are its channels."""
    event, champion = stored.event, champion_of(stored.event)
    name = named(event.settings.name)
    won = words("tournament-over", name=name)
    if champion is not None:
        won = words("tournament-champion", name=name, player=f"<@{champion}>")
    links = ", ".join(f"<#{channel}>" for channel in where)
    final = ["", words("tournament-the-final", where=links)] if links else []
    return "\n".join([f"### {won}", *_first(final_ranking(event)), *final])


def about_text(words: Words, settings: Settings) -> str:
    """What is played, as the card and the calendar say it."""
    return words(
        "tournament-about",
        game=words(f"game-{settings.game}"),
        format=words(f"tournament-format-{settings.format}"),
        seats=settings.seats,
        rounds=settings.rounds if settings.format in COUNTED else 0,
    )


def _first(ranking: Sequence[int]) -> list[str]:
    return [f"{place}. <@{player}>" for place, player in enumerate(ranking[:FIRST], 1)]
