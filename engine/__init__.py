"""The rules engine: pure, without input or output, clock, randomness or sentences.

`GAMES` has every game by name; what other packages need of the core is named here too.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.catan_cards.game import CatanCards
from engine.caylus.game import Caylus
from engine.core.game import Game
from engine.magna_carta.game import MagnaCarta

GAMES: Final[Mapping[str, Game[Any, Any]]] = MappingProxyType(
    {game.name: game for game in (Caylus(), MagnaCarta(), CatanCards())}
)
