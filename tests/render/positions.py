"""Positions to draw and describe: random play, in which offers are mostly taken, so that boards fill up."""

from collections.abc import Iterator
from random import Random

from engine import GAMES
from engine.caylus.view import CaylusView
from engine.core.types import Action, Ask, Decision

DECLINE = frozenset({"none", "stop", "pass", "back", "0"})
"""Answers that random play avoids."""

SHY = 0.12
"""How often it gives them nevertheless."""


def views(seats: int, seed: int, every: int = 1, **options: str) -> Iterator[CaylusView]:
    """Play one random game and show every so many positions, the first and the last among them."""
    game, random = GAMES["caylus"], Random(seed)
    position = game.start(game.setup(seats, options))
    step = 0
    while decisions := game.decisions(position):
        if step % every == 0:
            yield game.view(position, None)
        decision = random.choice(decisions)
        position, _ = game.apply(position, Action(decision.ask.seat, decision.kind, _picks(random, decision)))
        step += 1
    yield game.view(position, None)


def busy(seats: int = 5, seed: int = 3, part: float = 0.55, **options: str) -> CaylusView:
    """The position after that part of a random game."""
    whole = list(views(seats, seed, 1, **options))
    return whole[int((len(whole) - 1) * part)]


def _picks(random: Random, decision: Decision) -> tuple[str, ...]:
    ask = decision.ask
    keys = [option.key for option in ask.options]
    eager = [key for key in keys if key not in DECLINE]
    if eager and ask.least == ask.most == 1 and random.random() > SHY:
        keys = eager
    return tuple(random.sample(keys, _size(random, ask)))


def _size(random: Random, ask: Ask) -> int:
    return random.randint(ask.least, ask.most)
