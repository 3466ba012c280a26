"""Small games for parts of the core that Caylus does not use: secrets, dice, reactions, several picks at once."""

from tests.toys.pebbles import Pebbles
from tests.toys.raid import Raid

__all__ = ["Pebbles", "Raid"]
