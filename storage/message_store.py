"""The part of the store's contract about messages: those still to be sent, and those that show a match."""

from collections.abc import Sequence
from typing import Protocol

from storage.rows import MessageRow, OutboxRow, PhaseRecordRow


class MessageStore(Protocol):
    """Messages, kept durably; what `Store` says of its methods holds here too."""

    async def unsent(self, match_id: str) -> tuple[OutboxRow, ...]:
        """The match's messages still to be sent, in order."""

    async def matches_with_unsent(self) -> dict[str, int]:
        """The ids of the matches that have messages still to be sent to all, each with when the oldest of them was written.

        The time counts seconds since 1970.
        """

    async def oldest_unsent(self) -> int | None:
        """The number of the oldest message to all that is still to be published."""

    async def sent(self, ids: Sequence[int]) -> None:
        """Forget messages that were sent; raises `Elsewhere` when another process has to send one of them."""

    async def shown(
        self, ids: Sequence[int], card: MessageRow, superseded: MessageRow | None = None, draft: bytes | None = None
    ) -> None:
        """Forget messages that were sent and remember the card that shows the match with what they told.

        The card that it has `superseded` is kept until `stripped`, since it is still to be changed or deleted. The
        `draft` is what was published of the phase that runs; None keeps what is there. Raises `Stale` when a newer card
        shows the match already.
        """

    async def draft(self, match_id: str) -> bytes | None:
        """What has been published of a match's running phase; None before the first time."""

    async def recorded(self, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes) -> None:
        """Remember a message about phases that have ended, and forget what it says of the messages `ids`.

        Of the last of them the `rest` is still to be sent; the `draft` is that of the phase that runs now. Raises `Stale`
        when the last of them was sent already.
        """

    async def phase_records(self, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
        """The messages about phases that ended with more than so many actions in force, the oldest first."""

    async def correct(self, records: Sequence[PhaseRecordRow]) -> None:
        """Write messages about phases anew; each is among the superseded until it is `stripped`."""

    async def cards(self, match_id: str) -> tuple[MessageRow, ...]:
        """The messages that show the match now, at most one of each kind."""

    async def superseded(self) -> tuple[MessageRow, ...]:
        """Every message that is still to be changed or deleted, of all matches: a scan, for the start of the process."""

    async def stripped(self, card: MessageRow) -> None:
        """Forget a superseded message: it has been changed, or cannot be."""
