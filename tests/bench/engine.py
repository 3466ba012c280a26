"""Benchmark of the rules: random games beside random games of chess, and `apply` beside a bare copy.

All kinds of game list every option before each decision. The peer is the widely used library python-chess; its loop
asks for no outcome, which would cost it more. Both run in place. python-chess is licensed under the GPL (version 3 or
later): it is a development dependency, imported by this benchmark alone, and not part of what is distributed.
"""

from itertools import count
from random import Random
from statistics import median
from typing import Any, Final

import chess

from engine import GAMES
from engine.core.game import Game
from engine.core.types import Action
from tests.bench.figures import Figure, at_most, interleaved, p99

NAMES: Final = {"caylus": "Caylus", "magna_carta": "Caylus Magna Carta", "catan_cards": "the Catan Card Game"}
"""The measured games, with their names in the report."""

MAX_SEATS: Final = 4

SAMPLES: Final = 60
PLIES: Final = 400


def run() -> list[Figure]:
    """Measure the engine, for about ten seconds a game."""
    return [measure(GAMES[id], name) for id, name in NAMES.items() for measure in (_self_play, _apply)]


def _self_play(game: Game[Any, Any], name: str) -> Figure:
    """Compare decisions per second; each sample is one whole game, and times are per decision."""
    chess_plies: list[int] = []
    decisions: list[int] = []
    chess_seeds, seeds = count(), count()
    plies, games = interleaved(
        lambda: chess_plies.append(chess_game(Random(next(chess_seeds)))),
        lambda: decisions.append(random_game(game, Random(next(seeds)))),
        SAMPLES,
    )
    peer = [time / many for time, many in zip(plies, chess_plies, strict=True)]
    own = [time / many for time, many in zip(games, decisions, strict=True)]
    ratio = (sum(decisions) / sum(games)) / (sum(chess_plies) / sum(plies))
    return Figure(
        f"a decision of {seats(game)}-player {name} at random ({sum(decisions) / sum(games) * 1000:,.0f} a second)",
        median(own),
        p99(own),
        f"a ply of python-chess at random ({sum(chess_plies) / sum(plies) * 1000:,.0f} a second)",
        median(peer),
        ratio,
        "at least 0.5 times as many a second, aim 1.0",
        ratio >= 0.5,
    )


def chess_game(rng: Random) -> int:
    """Play chess at random for at most 400 plies; return the number of plies."""
    board = chess.Board()
    for ply in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return ply
        board.push(rng.choice(moves))
    return PLIES


def seats(game: Game[Any, Any]) -> int:
    """Return the number of seats in the measured games."""
    return min(MAX_SEATS, game.seats[-1])


def random_game(game: Game[Any, Any], rng: Random) -> int:
    """Play at random to the end; return the number of decisions, including those of chance."""
    play = game.resume(game.begin(game.setup(seats(game))))
    decisions = 0
    while play.decisions:
        decision = play.decisions[0]
        keys = [option.key for option in decision.ask.options]
        play.answer(decision, tuple(rng.sample(keys, decision.ask.least)))
        decisions += 1
    return decisions


def _apply(game: Game[Any, Any], name: str) -> Figure:
    """Time `apply` on every action of a game; the limit is a copy that keeps the old position intact."""
    position, moments, rng = game.start(game.setup(seats(game))), [], Random(0)
    while decisions := game.decisions(position):
        ask = decisions[0].ask
        picks = rng.sample([option.key for option in ask.options], ask.least)
        moments.append((position, Action(ask.seat, decisions[0].kind, tuple(picks))))
        position, _ = game.apply(*moments[-1])
    copies, applied = interleaved(
        lambda: [game.load(game.save(position)) for position, _ in moments],
        lambda: [game.apply(position, action) for position, action in moments],
        SAMPLES,
    )
    own, limit = ([time / len(moments) for time in times] for times in (applied, copies))
    return at_most(f"apply, one action of {name}", own, "load(save(position))", limit, 10)
