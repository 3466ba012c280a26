"""Which games are told, each in a file of its own beside this one."""

from pathlib import Path
from typing import Final

from tests.contract.drawing import LONGEST, Drawn

_ROYAL: Final = {"favours": "royal", "jeweler": "on", "lawyer_vp": "4"}
_SIMPLIFIED: Final = {"favours": "simplified", "jeweler": "off", "lawyer_vp": "3"}

_FAR: Final = 400
"""Where the telling of the Catan Card Game ends: whole games are three times as long and show nothing more."""

GAMES: Final = {
    "catan_cards-base": Drawn("catan_cards", 2, {"mode": "base"}, 1, _FAR, True),
    "catan_cards-themed": Drawn("catan_cards", 2, {"mode": "themed"}, 3, _FAR, True),
    "catan_cards-tournament": Drawn("catan_cards", 2, {"mode": "tournament"}, 3, _FAR, True),
    "caylus-royal": Drawn("caylus", 3, _ROYAL, 4, LONGEST, True),
    "caylus-simplified": Drawn("caylus", 2, _SIMPLIFIED, 5, LONGEST, True),
    "magna_carta-beginner": Drawn("magna_carta", 2, {"rules": "beginner"}, 6, LONGEST, True),
    "magna_carta-standard": Drawn("magna_carta", 3, {"rules": "standard"}, 5, LONGEST, True),
    "raid": Drawn("raid", 3, {"gold": "5"}, 1, LONGEST, True),
}


def path(name: str) -> Path:
    """The file of a playthrough."""
    return Path(__file__).with_name(f"{name}.txt")
