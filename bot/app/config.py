"""What the bot is started with."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.match.quotas import DEFAULT_QUOTAS, Quotas
from storage.files import Location


class Web(Struct, frozen=True):
    """Where the pages of public matches are served, where people find them, and in which language."""

    host: str
    port: int
    url: str
    locale: str


class Config(Struct, frozen=True):
    """Where the matches are kept, how to reach Discord, and how much anybody may have of it.

    `fresh` says that Discord has forgotten everything at each start, as the sandbox's simulated one does: commands are
    made known and cards are posted anew. `operator_options` are what the operator sets for new matches, by game and option.
    `backup_to` is a folder in which a backup is made each day. Health and metrics are served on ports of the loopback interface, and public matches as `web` says, where they are given. With `standby` the bot waits while
    another process runs on the database. `shards` is how many connections share the servers, None for as many as Discord wants.
    With an `address` the matches are in a PostgreSQL database, and `db` only stands for
    it.
    """

    db: Path
    token: str = ""
    fresh: bool = False
    quotas: Quotas = DEFAULT_QUOTAS
    operator_options: Mapping[str, Mapping[str, str]] = {}
    backup_to: Path | None = None
    health_port: int | None = None
    metrics_port: int | None = None
    standby: bool = False
    shards: int | None = 1
    address: str | None = None
    web: Web | None = None

    @property
    def where(self) -> Location:
        """Where the matches are."""
        return self.address or self.db

    def __repr__(self) -> str:
        """Show everything but the token, so that no log has it."""
        return f"Config(db={self.db!r}, fresh={self.fresh!r})"
