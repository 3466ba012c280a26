"""How fast the rules are: random games of Caylus against random games of chess, and `apply` against a bare copy.

Both kinds of game list every option before each decision. The peer is python-chess, the widely used library; its loop
asks for no outcome, which would cost it more. Both run in place.
"""

from itertools import count
from random import Random
from statistics import median
from typing import Final

import chess

from engine import GAMES
from engine.core.types import Action
from tests.bench.figures import Figure, at_most, interleaved, p99

CAYLUS: Final = GAMES["caylus"]
SEATS: Final = 4
SAMPLES: Final = 60
PLIES: Final = 400


def run() -> list[Figure]:
    """Measure the engine; some ten seconds."""
    return [_self_play(), _apply()]


def _self_play() -> Figure:
    """Decisions a second of both, each sample one whole game, compared by the time of a decision."""
    chess_plies: list[int] = []
    caylus_decisions: list[int] = []
    chess_seeds, caylus_seeds = count(), count()
    plies, games = interleaved(
        lambda: chess_plies.append(chess_game(Random(next(chess_seeds)))),
        lambda: caylus_decisions.append(caylus_game(Random(next(caylus_seeds)))),
        SAMPLES,
    )
    peer = [time / many for time, many in zip(plies, chess_plies, strict=True)]
    own = [time / many for time, many in zip(games, caylus_decisions, strict=True)]
    ratio = (sum(caylus_decisions) / sum(games)) / (sum(chess_plies) / sum(plies))
    return Figure(
        f"a decision of {SEATS}-player Caylus at random ({sum(caylus_decisions) / sum(games) * 1000:,.0f} a second)",
        median(own),
        p99(own),
        f"a ply of python-chess at random ({sum(chess_plies) / sum(plies) * 1000:,.0f} a second)",
        median(peer),
        ratio,
        "at least 0.5 times as many a second, aim 1.0",
        ratio >= 0.5,
    )


def chess_game(rng: Random) -> int:
    """Play chess at random until there is no move, at most 400 plies; returns how many."""
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(rng.choice(moves))
    return PLIES


def caylus_game(rng: Random) -> int:
    """Play Caylus at random to its end; returns the number of decisions, chance's included."""
    play = CAYLUS.working(CAYLUS.begin(CAYLUS.setup(SEATS)))
    decisions = 0
    while play.decisions:
        decision = play.decisions[0]
        keys = [option.key for option in decision.ask.options]
        play.answer(decision, tuple(rng.sample(keys, decision.ask.least)))
        decisions += 1
    return decisions


def _apply() -> Figure:
    """The pure function all over a game; the limit is the copy that keeps the old position whole."""
    position, moments, rng = CAYLUS.start(CAYLUS.setup(SEATS)), [], Random(0)
    while decisions := CAYLUS.decisions(position):
        ask = decisions[0].ask
        picks = rng.sample([option.key for option in ask.options], ask.least)
        moments.append((position, Action(ask.seat, decisions[0].kind, tuple(picks))))
        position, _ = CAYLUS.apply(*moments[-1])
    copies, applied = interleaved(
        lambda: [CAYLUS.load(CAYLUS.save(position)) for position, _ in moments],
        lambda: [CAYLUS.apply(position, action) for position, action in moments],
        SAMPLES,
    )
    own, limit = ([time / len(moments) for time in times] for times in (applied, copies))
    return at_most("apply, one action of Caylus", own, "load(save(position))", limit, 10)
