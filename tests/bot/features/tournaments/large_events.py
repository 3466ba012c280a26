"""Events with very many players and long names, and the lengths of messages about them."""

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
    """An event whose people have long names."""
    names = {entry.player: f"Wolfeschlegelsteinhausen {entry.player - FIRST}" for entry in event.entries}
    return StoredTournament(EventRow("abcdefgh", 5, 7, FIRST, "", NOW), event, 0, names)


def large(state: str = "present", phase: str = "muster") -> Event:
    """An event with very many players."""
    entries = tuple(Entry(FIRST + number, state) for number in range(LARGE))
    return Event(settings(format="groups", seats=4), phase=phase, entries=entries)


def drawn() -> Event:
    """The same with its only round drawn."""
    event = apply(large(), acts.TournamentStarted(id="start"))
    return apply(event, acts.Drawn(id="draw", stage=0, number=1))


def length(layout: Layout) -> int:
    """Characters of all texts of a message."""
    return layout.content_length()


def said(layout: Layout) -> str:
    """All texts of a message."""
    return "\n".join(one.content for one in layout.walk_children() if isinstance(one, TextDisplay))


def ended(event: Event) -> Event:
    """The event with its latest round played, seats in the order of their places, and closed."""
    for table in event.open_tables():
        places = tuple(range(1, len(table.players) + 1))
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=places))
    stage, number = len(event.stages) - 1, len(event.stages[-1].rounds)
    return apply(event, acts.RoundClosed(id=f"{stage} {number} close", stage=stage, number=number))


def first_round(players: int, **more: object) -> Event:
    """An event with its first round drawn."""
    entries = tuple(Entry(FIRST + number, "present") for number in range(players))
    event = Event(settings(least=2, **more), phase="muster", entries=entries)
    return apply(apply(event, acts.TournamentStarted(id="start")), acts.Drawn(id="draw", stage=0, number=1))
