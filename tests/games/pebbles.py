"""Kit of a toy so small that every line of play can be walked."""

from typing import Final

from tests.contract.drawing import LISTED
from tests.games.kit import Kit

KIT: Final = Kit(LISTED["pebbles"])
