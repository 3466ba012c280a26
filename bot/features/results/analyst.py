"""What a process does that analyses matches: it is handed a match that is over, of which everything is known."""

import time
from typing import Final

from msgspec import Struct

from engine import GAMES
from engine.core.setup import Setup
from engine.core.types import Action, Ask
from engine.minds.analysis import Analysis, Analyst, Effort, analyse, choices, walk
from engine.minds.puzzles import Puzzle, puzzle_at
from engine.minds.search import Table
from engine.minds.weights import mind_for

OPTIONS: Final = range(2, 26)
"""So many options may such a question have."""


def asks_for_one(ask: Ask) -> bool:
    """Whether a question takes exactly one of a few options."""
    return (ask.least, ask.most) == (1, 1) and len(ask.options) in OPTIONS


EFFORT: Final = Effort(simulations=32, playouts=32)
"""What a match gets that is over before its time is."""

SIMULATIONS: Final = 48
"""How often each choice is tried to find out whether it makes a puzzle."""

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
        Analyst(mind, game, request.setup.seats, EFFORT, request.seed),
        request.setup,
        request.actions,
        lambda part: time.monotonic() - begun >= part * request.seconds,
    )


def find_puzzle(request: AnalysisRequest) -> Puzzle | None:
    """Find the puzzle of a match whose best answer stands out most, of those with one answer out of a few.

    Choices are tried in an order that is drawn, for as long as there is time. None when no puzzle is found, or nothing was
    learned of such matches.
    """
    game = GAMES[request.setup.game]
    mind = mind_for(game, request.setup)
    if mind is None:
        return None
    until = time.monotonic() + request.seconds
    match = Table(game, request.setup.seats, mind)
    moments, _ = walk(game, request.setup, request.actions)
    found = list[Puzzle]()
    for moment in choices(game, moments, request.seed):
        if time.monotonic() >= until:
            break
        if asks_for_one(moment.decision.ask):
            puzzle = puzzle_at(match, moment, SIMULATIONS, request.seed)
            found += [puzzle] if puzzle is not None else []
    return max(found, key=_margin, default=None)


def _margin(puzzle: Puzzle) -> float:
    """How many points the best answer is better than the next one, at least."""
    return min(answer.low for answer in puzzle.answers[1:])
