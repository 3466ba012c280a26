"""Random play to draw and describe, in which offers are mostly accepted, so that boards fill up."""

from collections.abc import Iterator
from random import Random

from engine import GAMES
from engine.core.types import CHANCE, Action, Ask, Decision
from render import View

NAMES = ("Ada", "Bruno", "Chiara", "Diego", "Élodie")

DECLINE = frozenset({"demolish", "none", "stop", "pass", "back", "0"})
"""Answers that random play avoids."""

DECLINE_SHARE = 0.12
"""The share of questions in which it gives them nevertheless."""


def views_of_game(
    name: str, seats: int, seed: int, every: int = 1, own: bool = False, **options: str
) -> Iterator[View]:
    """Play one random game and yield every few positions, including the last, but none while chance is asked.

    The views are a spectator's or, with `own`, those of the first seat to move.
    """
    game, random = GAMES[name], Random(seed)
    position = game.start(game.setup(seats, options))
    step = 0
    while decisions := game.decisions(position):
        if step % every == 0 and decisions[0].ask.seat != CHANCE:
            yield game.view(position, decisions[0].ask.seat if own else None)
        decision = random.choice(decisions)
        position, _ = game.apply(position, Action(decision.ask.seat, decision.kind, _picks(random, decision)))
        step += 1
    yield game.view(position, 0 if own else None)


def _picks(random: Random, decision: Decision) -> tuple[str, ...]:
    ask = decision.ask
    keys = [option.key for option in ask.options]
    eager = [key for key in keys if key not in DECLINE]
    if eager and ask.least == ask.most == 1 and random.random() > DECLINE_SHARE:
        keys = eager
    return tuple(random.sample(keys, _size(random, ask)))


def _size(random: Random, ask: Ask) -> int:
    return random.randint(ask.least, ask.most)
