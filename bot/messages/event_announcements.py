"""What is announced of an event: the end of each round, and the champion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.events.exports import final_ranking
from bot.events.model import Event, EventTable
from bot.events.stage_standings import stage_standings
from bot.matches.stored_event import StoredEvent
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


def round_over_text(words: Words, stored: StoredEvent) -> str:
    """Who leads after the latest round."""
    event, rounds = stored.event, stored.event.stages[-1].rounds
    title = words("tournament-round-over", name=named(event.settings.name), number=rounds[-1].number)
    standing = stage_standings(event, len(event.stages) - 1)
    return "\n".join([f"### {title}", *_first([line.player for line in standing])])


def end_text(words: Words, stored: StoredEvent, where: Sequence[int]) -> str:
    """Who has won, the first six, and where the final is; `where` are its channels."""
    event, champion = stored.event, champion_of(stored.event)
    name = named(event.settings.name)
    won = words("tournament-over", name=name)
    if champion is not None:
        won = words("tournament-champion", name=name, player=f"<@{champion}>")
    links = ", ".join(f"<#{channel}>" for channel in where)
    final = [words("tournament-the-final", where=links)] if links else []
    return "\n".join([f"### {won}", *_first(final_ranking(event)), *final])


def calendar_text(words: Words, stored: StoredEvent) -> str:
    """What the calendar says of an event."""
    settings = stored.event.settings
    return words(
        "tournament-about",
        game=words(f"game-{settings.game}"),
        format=words(f"tournament-format-{settings.format}"),
        seats=settings.seats,
        rounds=settings.rounds,
    )


def _first(ranking: Sequence[int]) -> list[str]:
    return [f"{place}. <@{player}>" for place, player in enumerate(ranking[:FIRST], 1)]
