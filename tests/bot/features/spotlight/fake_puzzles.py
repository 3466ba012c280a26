"""Puzzles that tests make at once; the bot's process searches for ten seconds."""

from bot.features.results.analysis_worker import AnalysisRequest, asks_for_one
from bot.features.spotlight.puzzles import Puzzles
from engine import GAMES
from engine.minds.analysis import picked, walk
from engine.minds.explanation import Factor
from engine.minds.puzzles import ComparedAnswer, Puzzle

REASONS = (Factor("points", 2.5, 2.0),)


def make_puzzle(request: AnalysisRequest, seconds: float = 0.0) -> Puzzle:
    """Make a puzzle of a match's last choice among three or more answers, with an answer not given as the best."""
    moments, _ = walk(GAMES[request.setup.game], request.setup, request.actions)
    moment = [one for one in moments if asks_for_one(one.decision.ask) and len(one.decision.ask.options) > 2][-1]
    ask = moment.decision.ask
    best, second = [option.key for option in ask.options if (option.key,) != moment.picks][:2]
    answers = ComparedAnswer((best,), 9.0, 0.0, 0.0, 0.0), ComparedAnswer((second,), 5.5, 3.5, 3.0, 4.0)
    solution = picked(ask, (best,))
    return Puzzle(moment.turn, moment.actions, ask.seat, moment.decision.kind, solution, answers, REASONS)


async def finish_searches(puzzles: Puzzles) -> None:
    """Wait until no search is under way."""
    await puzzles._thread.run(int)
