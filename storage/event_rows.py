"""What the store keeps of events; times are seconds since 1970."""

from msgspec import Struct


class EventRow(Struct, frozen=True):
    """An event; the store does not interpret `settings`.

    `created_at` is when it was made, or came to its channel from one that is gone. `message_id` is its card in the channel, None before it is opened. `next_at` is when something is due; None is never.
    """

    id: str
    guild_id: int | None
    channel_id: int
    owner_id: int
    settings: str
    created_at: int
    message_id: int | None = None
    next_at: int | None = None


class EventTableRow(Struct, frozen=True):
    """A table of an event: where it is played, and the id of its match, which may not exist yet."""

    event_id: str
    key: str
    channel_id: int
    match_id: str


class SavedEvent(Struct, frozen=True):
    """An event with its acts, in order, and the names of its people."""

    row: EventRow
    acts: tuple[str, ...]
    names: dict[int, str]
