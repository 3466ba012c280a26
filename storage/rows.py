"""What the store keeps, one frozen struct for each kind of row."""

from typing import Literal

from msgspec import Struct

Status = Literal["lobby", "live", "ended", "cancelled"]
Scope = Literal["user", "guild"]
Parcel = tuple[str, bytes]
"""A message still to be told, before the store gave it a number: target and body."""


class Match(Struct, frozen=True):
    """One match in a channel.

    `id` is its short public name, made by the caller. `rules` is the revision of the game's rules and `schema` that of its
    saved form. `seed` is the dealer's secret: it must not leave the process before the match has ended. `snapshot` is a
    cache of the position after the first `snapshot_seq` lines of the log. `created_at` counts seconds since 1970.
    """

    id: str
    channel_id: int
    guild_id: int | None
    game: str
    rules: int
    schema: int
    seats: int
    options: dict[str, str]
    settings: dict[str, str]
    seed: bytes | None
    commitment: str
    status: Status
    snapshot: bytes | None
    snapshot_seq: int
    created_at: int
    owner_id: int

    def __repr__(self) -> str:
        """Name the match without its seed or snapshot, so that no log shows them."""
        return f"Match(id={self.id!r}, game={self.game!r}, status={self.status!r}, channel_id={self.channel_id})"


class Seat(Struct, frozen=True):
    """Who sits where: a user, or a computer player named by its policy (then `user_id` is None)."""

    seat: int
    user_id: int | None
    name: str
    computer: str | None = None


class Line(Struct, frozen=True):
    """One line of a match's log; `seq` counts from 0 without a gap.

    The store does not interpret `kind` and `picks`: an undo is a line like any other. `auto` marks an answer given for the
    player, `key` is the idempotency key of the press that led to the line, `at` counts seconds since 1970.
    """

    seq: int
    seat: int
    kind: str
    picks: tuple[str, ...]
    by_user: int | None
    auto: bool
    at: int
    key: str | None = None


class Outbox(Struct, frozen=True):
    """A message that must still be told; `seq` is the last line of the log when it was written, -1 before the first."""

    id: int
    match_id: str
    seq: int
    target: str
    body: bytes


class Card(Struct, frozen=True):
    """The message that shows a match now, one of each kind (`lobby`, `turn`).

    `seq` is how long the log was when the message was made, -1 for a lobby.
    """

    match_id: str
    channel_id: int
    message_id: int
    seq: int
    posted_at: int
    kind: str = "turn"


class Deck(Struct, frozen=True):
    """A deck that a user has put together for a game, under a name of the user's own.

    `parts` are its cards by part, copies repeated; the store does not interpret them.
    """

    user_id: int
    game: str
    name: str
    parts: dict[str, tuple[str, ...]]


class Saved(Struct, frozen=True):
    """A match with its seats and its whole log, read together."""

    match: Match
    seats: tuple[Seat, ...]
    lines: tuple[Line, ...]
