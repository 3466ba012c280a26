"""Players of the Catan Card Game with a preference, enough to build and so to reach what random play hardly does."""

from random import Random
from typing import Final

from msgspec import Struct

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.state import State
from engine.core.types import Decision, Option

_WEIGHTS: Final = {"build": 12.0, "play": 6.0, "use": 6.0, "trade": 1.0, "offer": 0.2, "demolish": 0.05, "end": 1.0}
"""The weights of actions in the action phase, by verb."""

_POINT_WEIGHT: Final = 4.0
_RARE_WEIGHT: Final = 0.1


class Leaning(Struct, frozen=True):
    """Preferences of one player: a kind of card or unit with its weight; `haste` is the weight of ending a turn."""

    liked: str
    weight: float
    haste: float

    def pick(self, rng: Random, state: State, decision: Decision) -> tuple[str, ...]:
        """Answer a question, preferring options of more weight."""
        ask = decision.ask
        weights = [self._weight(option) for option in ask.options]
        count, keys = rng.randint(ask.least, ask.most), [option.key for option in ask.options]
        picked: list[str] = []
        while len(picked) < count:
            key = rng.choices(keys, weights)[0]
            if key not in picked:
                picked.append(key)
        return tuple(sorted(picked, key=keys.index))

    def _weight(self, option: Option) -> float:
        if option.key in ("none", "decline", "rest"):
            return 1.0
        weight = _WEIGHTS.get(option.verb, 1.0) * (self.haste if option.verb == "end" else 1.0)
        card = CARDS.get(str(option.data.get("building")))
        if card is None:
            return weight * (_POINT_WEIGHT if option.group == "centre" else 1.0)
        liked = self.liked in (card.unit, card.colour, card.kind)
        useless = _RARE_WEIGHT if card.kind == "wizard" else 1.0
        return weight * useless * (self.weight if liked else 1.0) * (_POINT_WEIGHT if card.vp else 1.0)


def table(rng: Random, seats: int) -> list[Leaning]:
    """Return that many players, each with its own preference."""
    liked = ("knight", "trade_fleet", "red", "green", "brown", "action")
    return [Leaning(rng.choice(liked), rng.choice((1.0, 3.0, 9.0)), rng.choice((0.5, 1.0, 3.0))) for _ in range(seats)]
