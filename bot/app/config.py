"""What the bot is started with."""

from pathlib import Path

from msgspec import Struct

from bot.matches.quotas import USUAL, Quotas


class Config(Struct, frozen=True):
    """Where the matches are kept, how to reach Discord, and how much anybody may have of it.

    `fresh` says that Discord has forgotten everything at each start, as the sandbox's simulated one does: commands are
    made known and cards are posted anew.
    """

    db: Path
    token: str = ""
    fresh: bool = False
    quotas: Quotas = USUAL

    def __repr__(self) -> str:
        """Show everything but the token, so that no log has it."""
        return f"Config(db={self.db!r}, fresh={self.fresh!r})"
