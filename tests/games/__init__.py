"""Kits of all games, discovered from `GAMES` and the toys; a game without one fails here at once."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from tests.contract.drawing import LISTED
from tests.games.kit import Kit


def _kit(name: str) -> Kit:
    kit: Kit = import_module(f"tests.games.{name}").KIT
    return kit


KITS: Final[Mapping[str, Kit]] = {name: _kit(name) for name in LISTED}
"""The kits by game; the toys are the smallest games that the suites must work with."""
