"""Addresses of PostgreSQL databases. It imports nothing, so that to ask costs nothing."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

SCHEMES: Final = ("postgresql://", "postgres://")

Location = Path | str
"""Where matches are kept: a file of SQLite's, or the address of a PostgreSQL database."""


def location(given: str) -> Location:
    """What was given, as an address when it begins like one, else as a path."""
    return given if given.startswith(SCHEMES) else Path(given)


def named(where: Location) -> str:
    """A location to be shown: an address without its password and its settings."""
    if isinstance(where, Path):
        return str(where)
    parts = urlsplit(where)
    host = parts.netloc.rpartition("@")[2]
    return f"postgresql://{host}{parts.path}"
