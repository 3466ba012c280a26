"""Whether a match's players can press where it is played: what its clock asks before it acts on a deadline."""

from typing import Final, Protocol

from storage.rows import MatchRow

SERVER, LOCKED, GONE, FORBIDDEN = "server", "locked", "gone", "forbidden"
"""Why players cannot press: the server is away, the thread is locked, the channel was deleted, the bot may not post there."""

WHY: Final = (SERVER, LOCKED, GONE, FORBIDDEN)

FOR_GOOD: Final = (LOCKED, GONE)
"""What will hardly change by itself: the match goes on elsewhere, where it has another place."""


class Reach(Protocol):
    """Answers by one of `WHY`, or by nothing where players can press."""

    def known(self, row: MatchRow) -> str | None:
        """The answer as far as it is known without asking Discord; None where it is not."""

    async def ask(self, row: MatchRow) -> str:
        """The answer, asked of Discord if need be; what cannot be found out counts as away."""


class Everywhere:
    """Without Discord players can press everywhere."""

    def known(self, row: MatchRow) -> str | None:
        """Always an answer."""
        return ""

    async def ask(self, row: MatchRow) -> str:
        """The same answer."""
        return ""
