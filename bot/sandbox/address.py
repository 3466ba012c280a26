"""The address of the sandbox's page, kept beside the database so that an open page finds it again after a restart."""

import os
import re
import socket
from pathlib import Path
from typing import Final

from msgspec import Struct

PRIVATE: Final = 0o600
KEPT: Final = re.compile(r"(\d{1,5}) ([\w-]{43})\n", re.ASCII)


class Address(Struct, frozen=True):
    """Where the page is served, and the key without which it answers nobody."""

    port: int
    key: str


def read(path: Path) -> Address | None:
    """The address kept in a file; None where there is none, or it was spoilt."""
    try:
        kept = KEPT.fullmatch(path.read_text("ascii"))
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    return Address(int(kept[1]), kept[2]) if kept else None


def write(path: Path, address: Address) -> None:
    """Keep an address in a file that its owner alone can read."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, PRIVATE)
    with os.fdopen(file, "w", encoding="ascii") as kept:
        path.chmod(PRIVATE)
        kept.write(f"{address.port} {address.key}\n")


def is_free(port: int) -> bool:
    """Whether a page can be served at a port of this machine."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except (OSError, OverflowError):
            return False
    return True
