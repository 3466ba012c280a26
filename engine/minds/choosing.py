"""Simple ways for computer players to choose, by name.

Only `random()` of a generator is used, because Python guarantees that its numbers never change.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import structs

from engine.core.game import Game
from engine.core.types import Ask, Decision
from engine.core.view import View

Look = Callable[[], View]
"""Returns the view of the asked seat; the policy knows nothing else of the position."""

Policy = Callable[[Game[Any, Any], Decision, Look, Random], tuple[str, ...]]
"""Answers a question for a computer player."""

LAPSE_SHARE: Final = 0.1
"""Share of random answers of a builder, so that its games reach unusual positions too."""


def at_random(ask: Ask, chooser: Random) -> tuple[str, ...]:
    """Answer with random options, all equally likely."""
    sizes = min(ask.most, len(ask.options)) - ask.least + 1
    size = ask.least + int(chooser.random() * sizes)
    left = list(range(len(ask.options)))
    return _picks(ask, [left.pop(int(chooser.random() * len(left))) for _ in range(size)])


def purposefully(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
    """Answer with random options except idle ones."""
    options = tuple(option for option in decision.ask.options if not option.idle)
    return at_random(structs.replace(decision.ask, options=options), chooser)


def randomly(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
    """Answer with random options, whatever the view."""
    return at_random(decision.ask, chooser)


def builder(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
    """Answer with the options that the game prefers; sometimes, and for questions without a preference, at random."""
    ask, prefer = decision.ask, game.preferences.get(decision.kind)
    if prefer is None or ask.least == len(ask.options) or chooser.random() < LAPSE_SHARE:
        return at_random(ask, chooser)
    rate = prefer(look())
    ratings = [rate(option) for option in ask.options]
    best = sorted([(-rating, chooser.random(), at) for at, rating in enumerate(ratings)])
    wanted = sum([rating > 0 for rating in ratings])
    return _picks(ask, [at for *_, at in best[: max(ask.least, min(ask.most, wanted))]])


def _picks(ask: Ask, chosen: Sequence[int]) -> tuple[str, ...]:
    """Return the keys of the chosen options, in the order of the question unless their own order matters."""
    return tuple([ask.options[at].key for at in (chosen if ask.ordered else sorted(chosen))])


POLICIES: Final[Mapping[str, Policy]] = {"random": randomly, "builder": builder}
"""Every policy by its name on the command line."""
