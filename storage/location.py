"""Where a database is: a path for a file of SQLite's, an address for a PostgreSQL database."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

Location = Path | str

STAND_IN: Final = Path("provost.postgresql")
"""The path that stands for a database on a server: what else would lie beside a file lies beside this, in the working directory."""


def named(where: Location) -> str:
    """A location to be shown: an address without its password and its settings."""
    if isinstance(where, Path):
        return str(where)
    parts = urlsplit(where)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def local(where: Location) -> Path:
    """The path beside which files about a database are kept on this machine."""
    return where if isinstance(where, Path) else STAND_IN
