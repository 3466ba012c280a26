"""How computer players choose, by name.

Of a generator they use `random()` alone, the one method whose numbers Python promises never to change.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import structs

from engine.core.game import Game
from engine.core.types import Ask, Decision
from engine.core.view import View

Look = Callable[[], View]
"""What the seat that is asked sees, made when it looks: a policy knows no more of the position than that."""

Policy = Callable[[Game[Any, Any], Decision, Look, Random], tuple[str, ...]]
"""How a computer player answers a question."""

LAPSES: Final = 0.1
"""How often a builder answers at random, so that its games come to odd positions too."""


def at_random(ask: Ask, chooser: Random) -> tuple[str, ...]:
    """Answer with any options, each as likely as the others."""
    sizes = min(ask.most, len(ask.options)) - ask.least + 1
    size = ask.least + int(chooser.random() * sizes)
    left = list(range(len(ask.options)))
    return _picks(ask, [left.pop(int(chooser.random() * len(left))) for _ in range(size)])


def purposefully(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
    """Answer with any options but the idle ones, each as likely as the others."""
    options = tuple(option for option in decision.ask.options if not option.idle)
    return at_random(structs.replace(decision.ask, options=options), chooser)


def randomly(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
    """Answer with any options, whatever is seen."""
    return at_random(decision.ask, chooser)


def builder(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
    """Answer with what the game prefers, of equals any; now and then, and where it has no preference, at random."""
    ask, prefer = decision.ask, game.preferences.get(decision.kind)
    if prefer is None or ask.least == len(ask.options) or chooser.random() < LAPSES:
        return at_random(ask, chooser)
    rate = prefer(look())
    ratings = [rate(option) for option in ask.options]
    best = sorted([(-rating, chooser.random(), at) for at, rating in enumerate(ratings)])
    wanted = sum([rating > 0 for rating in ratings])
    return _picks(ask, [at for *_, at in best[: max(ask.least, min(ask.most, wanted))]])


def _picks(ask: Ask, chosen: Sequence[int]) -> tuple[str, ...]:
    """The keys of the chosen options, in the order of the question unless theirs matters."""
    return tuple([ask.options[at].key for at in (chosen if ask.ordered else sorted(chosen))])


POLICIES: Final[Mapping[str, Policy]] = {"random": randomly, "builder": builder}
"""Every policy by its name on the command line."""
