"""Where the bot's token comes from: a file, or the environment."""

import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

TOKEN: Final = "DISCORD_TOKEN"  # noqa: S105 - the variable's name

CREDENTIALS: Final = "CREDENTIALS_DIRECTORY"
"""Where systemd tells a service that its credentials are, which nobody else may enter."""


class NoToken(Exception):
    """There is no token in `source`, the file or the variable: none at all, none that can be read, or something else."""

    def __init__(self, why: Literal["missing", "unreadable", "malformed"], source: str) -> None:
        super().__init__(why)
        self.why = why
        self.source = source


def read_token(file: Path | None, environment: Mapping[str, str]) -> str:
    """The bot's token, from the file if one is named; raises `NoToken`."""
    if file is None:
        source, token = TOKEN, environment.get(TOKEN, "").strip()
        if not token:
            raise NoToken("missing", TOKEN)
    else:
        source, token = str(file), _content(file)
    if not well_formed(token):
        raise NoToken("malformed", source)
    return token


def well_formed(token: str) -> bool:
    """Whether this could be a token: one word of plain characters."""
    return bool(token) and token.isascii() and token.isprintable() and " " not in token


def is_exposed(file: Path, environment: Mapping[str, str]) -> bool:
    """Whether others on this machine can read a token file."""
    # systemd lets a service read its credentials by an ACL, whose mask stands where else the group's rights do.
    by_systemd = CREDENTIALS in environment and file.parent == Path(environment[CREDENTIALS])
    try:
        return bool(file.stat().st_mode & (stat.S_IROTH if by_systemd else stat.S_IROTH | stat.S_IRGRP))
    except OSError:
        return False


def _content(file: Path) -> str:
    try:
        return file.read_bytes().decode(errors="replace").strip()
    except OSError:
        raise NoToken("unreadable", str(file)) from None
