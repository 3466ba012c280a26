"""Two small games that use what the rules of Caylus do not: secrets, dice, reactions, several picks at once."""

from tests.toys.pebbles import Pebbles
from tests.toys.raid import Raid

__all__ = ["Pebbles", "Raid"]
