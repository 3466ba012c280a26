"""The part of the store's contract about events."""

from collections.abc import Sequence
from typing import Protocol

from storage.event_rows import EventRow, EventTableRow, SavedEvent


class EventStore(Protocol):
    """Events, kept durably; what `Store` says of its methods holds here too."""

    async def create_event(self, event: EventRow) -> None:
        """Keep a new event."""

    async def event(self, event_id: str) -> SavedEvent | None:
        """The event with this id."""

    async def event_in(self, channel_id: int) -> str | None:
        """The id of the event that was made last in a channel; one without acts only where no other has any."""

    async def add_acts(self, event_id: str, length: int, acts: Sequence[str], next_at: int | None) -> None:
        """Add to the acts of an event that has `length` of them, and set when something is due next.

        Raises `StaleEvent`.
        """

    async def events_due(self, now: int, most: int) -> tuple[str, ...]:
        """The ids of at most so many events in which something is due by now, the earliest first."""

    async def set_event_due(self, event_id: str, at: int | None) -> None:
        """Set when something is due next in an event; None is never."""

    async def set_event_message(self, event_id: str, message_id: int) -> None:
        """Note which message is an event's card."""

    async def events_in_guild(self, guild_id: int, most: int) -> tuple[tuple[str, int], ...]:
        """At most so many events of a server that have acts, each with its channel, those that were made last first."""

    async def move_event(self, event_id: str, channel_id: int, at: int) -> None:
        """Let an event be in another channel from now on, as the latest there and without a card."""

    async def set_event_name(self, event_id: str, user_id: int, name: str) -> None:
        """Note how somebody in an event is called."""

    async def event_table(self, event_id: str, key: str) -> EventTableRow | None:
        """The place and the match of a table."""

    async def set_event_table(self, table: EventTableRow) -> None:
        """Keep the place and the match of a table; what is kept already stays."""

    async def event_of(self, match_id: str) -> EventTableRow | None:
        """The table that a match belongs to."""

    async def events_with_ended_matches(self) -> tuple[str, ...]:
        """The ids of the events in which the end of a match has not been taken in."""

    async def events_of(self, user_id: int) -> tuple[str, ...]:
        """The ids of the events that somebody has entered or played in."""

    async def event_matches_in(self, guild_id: int | None) -> int:
        """How many lobbies and live matches of events a guild has."""
        ...

    async def events_made(self, owner_id: int, since: int) -> int:
        """How many events somebody has made after a moment."""

    async def ended_tables(self, event_id: str) -> tuple[EventTableRow, ...]:
        """The tables of an event whose match is over, and was not taken in."""

    async def take_table(self, event_id: str, key: str) -> None:
        """Note that the end of a table's match has been taken in."""
