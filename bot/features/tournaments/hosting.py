"""What an event's runner asks of whatever is around the events. Knows no discord."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.stored import StoredEvent

SERVER_FULL: Final = "full"
"""The reason of a table that waits until other matches of events on its server have ended."""


class NotNow(Exception):
    """A step cannot be done at present, as Discord does not allow it; it stays due."""


class Host(Protocol):
    """What is around the events: places to play in, and people to announce to. May raise `NotNow`."""

    async def place(self, stored: StoredEvent, table: EventTable) -> int:
        """Make a channel for a table; returns its id."""

    async def leave(self, stored: StoredEvent) -> tuple[int, ...]:
        """Find out who of an event is not on the server any more, and say so; returns them."""

    async def muster(self, stored: StoredEvent) -> tuple[int, ...]:
        """Ask those who have entered to say that they are here; returns the ids of the messages."""

    async def announce(self, stored: StoredEvent, stage: int, number: int) -> None:
        """Give everybody in a round all their links."""

    async def schedule(self, stored: StoredEvent) -> int:
        """Put an event into the server's calendar; returns the entry, 0 where that is not allowed, which is said."""

    async def conclude(self, stored: StoredEvent) -> None:
        """Announce how the event stands after its latest round."""

    async def warn(self, stored: StoredEvent, tables: Sequence[str]) -> None:
        """Call the organisers to tables that need them."""

    async def call_off(self, stored: StoredEvent) -> None:
        """Announce that too few are there for an event to start."""

    async def finish_event(self, stored: StoredEvent) -> None:
        """Announce who has won, and give them what they are to have."""

    async def changed(self, stored: StoredEvent) -> None:
        """Show an event as it is now."""
