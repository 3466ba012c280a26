"""The configuration of a running bot. `bot.cli.config_file` reads it from a file and the environment."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from bot.app.legal_texts import Published
from bot.match.quotas import DEFAULT_QUOTAS, Quotas
from storage.database_files import Location


class Web(Struct, frozen=True):
    """The pages of public matches: the address to listen on, the URL for readers, the language, further pages, a title."""

    host: str
    port: int
    url: str
    locale: str
    published: Published = Published()
    title: str = ""


class Config(Struct, frozen=True):
    """The configuration of a running bot.

    With `fresh`, Discord has forgotten everything at each start, like the simulated one of the sandbox: commands are
    registered and cards posted again. `operator_options` sets options of new matches by game. `backup_to` is the
    folder of the daily backups. Health and metrics are served on ports of the loopback interface, public matches as
    `web` says. With `standby` the bot waits while another process runs on the database. `shards` is the number of
    connections to Discord, or None for as many as it recommends. With an `address` the matches are in a PostgreSQL
    database, and `db` only names the files kept beside a database. With `emoji` drawn signs are uploaded to Discord.
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
    emoji: bool = False

    @property
    def where(self) -> Location:
        """Return the location of the database."""
        return self.address or self.db

    def __repr__(self) -> str:
        """Leave the token out, so that it never gets into a log."""
        return f"Config(db={self.db!r}, fresh={self.fresh!r})"
