"""The store in one SQLite file, written by one process."""

from storage.sqlite_file import SqliteFile
from storage.store import Store


class SqliteStore(SqliteFile, Store):
    """The `Store` over SQLite."""

    @property
    def is_shared(self) -> bool:
        return False

    def looks_after(self, guild_id: int | None) -> bool:
        return True
