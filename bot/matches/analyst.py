"""What a process does that analyses matches: it is handed a match that is over, of which everything is known."""

import time
from typing import Final

from msgspec import Struct

from engine import GAMES
from engine.core.setup import Setup
from engine.core.types import Action
from engine.minds.analysis import Analysis, Effort, analyse
from engine.minds.weights import mind_for

EFFORT: Final = Effort(simulations=32, playouts=32)
"""What a match gets that is over before its time is."""

NICENESS: Final = 10
"""What the process takes back: nobody waits for it to move."""


class AnalysisRequest(Struct, frozen=True):
    """What the process is handed: the set-up, the actions in force, and how long it may take."""

    setup: Setup
    actions: tuple[Action, ...]
    seed: int
    seconds: float


def analysed(request: AnalysisRequest) -> Analysis | None:
    """Analyse a match; None when nothing was learned of such matches."""
    game = GAMES[request.setup.game]
    mind = mind_for(game, request.setup)
    if mind is None:
        return None
    begun = time.monotonic()
    return analyse(
        mind,
        game,
        request.setup,
        request.actions,
        EFFORT,
        request.seed,
        lambda part: time.monotonic() - begun >= part * request.seconds,
    )
