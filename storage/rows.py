"""What the store keeps, one frozen struct for each kind of row."""

from collections.abc import Sequence
from typing import Final, Literal, TypedDict

from msgspec import Struct

from storage.clock_rows import ClockChange, ClockRow

Status = Literal["lobby", "live", "ended", "cancelled"]


class MatchRow(Struct, frozen=True):
    """One match in a channel.

    `id` is its short public name, made by the caller. `rules` is the revision of the game's rules and `schema` that of its
    saved form. `seed` is the dealer's secret: it must not leave the process before the match has ended. `created_at`
    counts seconds since 1970. The store raises `version` with every change of the match, its seats or its log.
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
    created_at: int
    owner_id: int
    version: int = 0

    def __repr__(self) -> str:
        """Name the match without its seed, so that no log shows it."""
        return f"MatchRow(id={self.id!r}, game={self.game!r}, status={self.status!r}, channel_id={self.channel_id})"


class Amendment(TypedDict, total=False):
    """What changes of a match beside its play; what is left out, or None, stays as it is."""

    channel_id: int | None
    seats: int | None
    options: dict[str, str] | None
    settings: dict[str, str] | None
    owner_id: int | None


class SeatRow(Struct, frozen=True):
    """Who sits where: a user, or a computer player named by its policy (then `user_id` is None)."""

    seat: int
    user_id: int | None
    name: str
    computer: str | None = None


class LogRow(Struct, frozen=True):
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


class Snapshot(Struct, frozen=True):
    """A cache of the position after the first `count` lines of the log; the log alone says the same."""

    count: int
    body: bytes

    def __repr__(self) -> str:
        """Leave the body out, which holds what is hidden in the match."""
        return f"Snapshot(count={self.count})"


USER: Final = "user:"
"""The target of a message to one person alone; the user's id follows."""


class OutboxEntry(Struct, frozen=True):
    """A message still to be sent, before the store gave it a number; `at` counts seconds since 1970."""

    target: str
    body: bytes
    at: int


Outbox = Sequence[OutboxEntry]
"""What a change of a match adds to its messages, in order."""


class Move(Struct, frozen=True):
    """What one move adds to a match, all of it or nothing.

    `snapshot` is the position after the last line; None keeps the snapshot that is there. `status` is a new one. `clock` is
    what the move adds to the match's clock, None where it has none, and `renamed` are seats whose people are called otherwise now.
    """

    lines: Sequence[LogRow]
    snapshot: bytes | None = None
    outbox: Outbox = ()
    status: Status | None = None
    clock: ClockChange | None = None
    renamed: tuple[SeatRow, ...] = ()


class Beginning(Struct, frozen=True):
    """What makes a lobby a live match: who sits where for good, the secret of its chance, and the settings unless they stay."""

    seats: Sequence[SeatRow]
    seed: bytes
    commitment: str
    settings: dict[str, str] | None = None


class OutboxRow(Struct, frozen=True):
    """A message that must still be sent; `seq` is the last line of the log when it was written, -1 before the first.

    `at` is when it was written, in seconds since 1970.
    """

    id: int
    match_id: str
    seq: int
    target: str
    at: int
    body: bytes


SUPERSEDED = "superseded:"
REPLACED = "replaced:"
CORRECTED = "corrected:"
"""What the kind of a message begins with that is still to be changed; its id follows, as a match can have several.

A superseded one loses its controls, a replaced one is deleted, and a corrected one has its text written anew.
"""

LIVE_CARD = "live"
"""The kind of the message that shows a match now and is deleted when another takes its place."""

OLDER_CARD = "turn"
"""The kind of what an older program posted instead: it says what has happened itself, and so is not deleted."""


class MessageRow(Struct, frozen=True):
    """The message that shows a match now, one of each kind (`lobby`, `live`).

    `seq` is how long the log was when the message was made, -1 for a lobby.
    """

    match_id: str
    channel_id: int
    message_id: int
    seq: int
    posted_at: int
    kind: str = LIVE_CARD


class PhaseRecordRow(Struct, frozen=True):
    """A message about phases that have ended; the store does not interpret its `body`.

    `length` is how many actions were in force when the last of the phases ended.
    """

    match_id: str
    message_id: int
    channel_id: int
    length: int
    body: bytes


class SavedMatch(Struct, frozen=True):
    """A match with its seats and its whole log, read together, and its snapshot where there is one that can be trusted.

    It is `mistrusted`, and left out, when it is not what was written or not of this log. `clock` are the lines of its clock.
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    lines: tuple[LogRow, ...]
    snapshot: Snapshot | None = None
    mistrusted: bool = False
    clock: tuple[ClockRow, ...] = ()
