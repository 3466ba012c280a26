"""Games with words in the catalogue."""

from typing import Final

from bot.words import Catalogue
from tests.contract.drawing import LISTED, AnyGame

SPOKEN: Final[dict[str, AnyGame]] = {
    name: game for name, game in LISTED.items() if f"game-{name}" in Catalogue().ids("en")
}
