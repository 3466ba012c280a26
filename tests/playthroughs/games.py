"""Games that are written out, each in a file of its own beside this one."""

from pathlib import Path
from typing import Final

from tests.games import KITS

GAMES: Final = {
    f"{kit.name}{suffix}": drawn for kit in KITS.values() for suffix, drawn in sorted(kit.playthroughs.items())
}
"""The games by the name of the file."""


def path(name: str) -> Path:
    """Return the file of a playthrough."""
    return Path(__file__).with_name(f"{name}.txt")
