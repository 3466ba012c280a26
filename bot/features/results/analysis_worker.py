"""The work of the process that analyses finished matches, in which nothing is hidden any more."""

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

PUZZLE_OPTION_COUNTS: Final = range(2, 26)

ANALYSIS_EFFORT: Final = Effort(simulations=32, playouts=32)
"""Effort of an analysis that finishes before its time is up."""

PUZZLE_SIMULATIONS: Final = 48  # simulations of each choice when looking for a puzzle
ANALYSIS_NICENESS: Final = 10  # niceness of the process: it yields to the bot, because its results are not urgent


def asks_for_one(ask: Ask) -> bool:
    """Return True if a question takes exactly one of a few options."""
    return (ask.least, ask.most) == (1, 1) and len(ask.options) in PUZZLE_OPTION_COUNTS


class AnalysisRequest(Struct, frozen=True):
    """A match to analyse: its setup, the actions in force, a seed, and the seconds it may take."""

    setup: Setup
    actions: tuple[Action, ...]
    seed: int
    seconds: float


def analyse_match(request: AnalysisRequest) -> Analysis | None:
    """Analyse a match; return None if computer players have not learned such matches."""
    game = GAMES[request.setup.game]
    mind = mind_for(game, request.setup)
    if mind is None:
        return None
    begun = time.monotonic()
    return analyse(
        Analyst(mind, game, request.setup.seats, ANALYSIS_EFFORT, request.seed),
        request.setup,
        request.actions,
        lambda part: time.monotonic() - begun >= part * request.seconds,
    )


def find_puzzle(request: AnalysisRequest) -> Puzzle | None:
    """Find the puzzle of a match with the clearest best answer, among questions with one answer out of a few.

    Questions are tried in random order while there is time. Returns None if there is no puzzle, or if computer
    players have not learned such matches.
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
            puzzle = puzzle_at(match, moment, PUZZLE_SIMULATIONS, request.seed)
            found += [puzzle] if puzzle is not None else []
    # By how many points, at least, the best answer beats the next one.
    return max(found, key=lambda puzzle: min(answer.low for answer in puzzle.answers[1:]), default=None)
