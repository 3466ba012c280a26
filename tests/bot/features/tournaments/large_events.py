"""Tournaments with very many players and long names, and the lengths of messages about them."""

from discord.ui import TextDisplay

from bot.cards.layouts import Layout
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import Entry, Event
from bot.features.tournaments.stored import StoredTournament
from storage.tournaments import EventRow
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import settings

LARGE = 256
MESSAGE = 4_000
FIRST = 10**18


def stored(event: Event) -> StoredTournament:
    """Return a tournament whose players have long names."""
    names = {entry.player: f"Wolfeschlegelsteinhausen {entry.player - FIRST}" for entry in event.entries}
    return StoredTournament(EventRow("abcdefgh", 5, 7, FIRST, "", NOW), event, 0, names)


def large(state: str = "present", phase: str = "muster") -> Event:
    """Return a tournament with very many players."""
    entries = tuple(Entry(FIRST + number, state) for number in range(LARGE))
    return Event(settings(format="groups", seats=4), phase=phase, entries=entries)


def draw_large() -> Event:
    """Return a large tournament with its only round drawn."""
    event = apply(large(), acts.TournamentStarted(id="start"))
    return apply(event, acts.Drawn(id="draw", stage=0, number=1))


def length(layout: Layout) -> int:
    """Count the characters of all texts of a message."""
    return layout.content_length()


def said(layout: Layout) -> str:
    """Return all texts of a message."""
    return "\n".join(one.content for one in layout.walk_children() if isinstance(one, TextDisplay))


def end_round(event: Event) -> Event:
    """Play and close the latest round; places follow the order of seats."""
    for table in event.open_tables():
        places = tuple(range(1, len(table.players) + 1))
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=places))
    stage, number = len(event.stages) - 1, len(event.stages[-1].rounds)
    return apply(event, acts.RoundClosed(id=f"{stage} {number} close", stage=stage, number=number))


def draw_first_round(players: int, **more: object) -> Event:
    """Return a tournament with its first round drawn."""
    entries = tuple(Entry(FIRST + number, "present") for number in range(players))
    event = Event(settings(least=2, **more), phase="muster", entries=entries)
    return apply(apply(event, acts.TournamentStarted(id="start")), acts.Drawn(id="draw", stage=0, number=1))
