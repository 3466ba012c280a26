"""The part of the store's contract about those who follow matches."""

from collections.abc import Sequence
from typing import Protocol

from storage.follow_rows import Followed, FollowRow, ReaderRow
from storage.rows import OutboxEntry


class FollowStore(Protocol):
    """Follows, kept durably; what `Store` says of its methods holds here too."""

    async def follow(self, row: FollowRow, lengths: Sequence[tuple[str, int, int]] = ()) -> None:
        """Keep what a user follows, in place of the same before.

        `lengths` are matches, readers, and how many lines of the log each counts as having been shown.
        """

    async def unfollow(self, user_id: int, kind: Followed, subject: str) -> bool:
        """Forget what a user follows; returns whether there was such a thing."""

    async def follows_of(self, user_id: int) -> tuple[FollowRow, ...]:
        """What a user follows, the oldest first."""

    async def readers(self) -> tuple[ReaderRow, ...]:
        """Those for whom a match has gone on, or ended, since their last update; each match and reader once."""

    async def seated_readers(self) -> tuple[ReaderRow, ...]:
        """Those with a seat in a running match who follow it, or may be in its commentary thread: each until `add_update` says done."""

    async def add_update(
        self, match_id: str, user_id: int, length: int, entry: OutboxEntry | None, *, done: bool
    ) -> None:
        """Note how many lines a reader has been shown, together with the message that shows them; `done` is to the end."""

    async def end_follow(self, match_id: str, user_id: int) -> None:
        """Forget that a user, or everybody in its commentary thread, follows a match; who follows a player still does."""

    async def commentary(self, match_id: str) -> int | None:
        """The commentary thread of a match."""

    async def set_commentary(self, match_id: str, thread_id: int) -> None:
        """Keep the commentary thread of a match."""
