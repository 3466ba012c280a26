"""Which games are written out, each in a file of its own beside this one."""

from pathlib import Path
from typing import Final

from tests.games import KITS

GAMES: Final = {
    f"{kit.name}{suffix}": drawn for kit in KITS.values() for suffix, drawn in sorted(kit.playthroughs.items())
}
"""What is played, by the name of the file."""


def path(name: str) -> Path:
    """The file of a playthrough."""
    return Path(__file__).with_name(f"{name}.txt")
