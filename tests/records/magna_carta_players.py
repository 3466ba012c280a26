"""Players of Caylus Magna Carta with an aim, enough to reach what players at random hardly ever do."""

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.core.goods import Goods
from engine.core.types import Decision, Option
from engine.magna_carta.cards import CARDS, Buy, Gain, Lawyer, Swap, Tokens, deck
from engine.magna_carta.state import State

CASTLE: Final = "castle"

_IDLE_WEIGHT: Final = 0.02
"""The weight of doing nothing when there is something to do."""

_MAX_USEFUL_HAND: Final = 4
"""The most useful number of cards in hand."""


class Leaning(Struct, frozen=True):
    """Aim of one player: a prestige card to save for or `castle`, with weights of drawing, trading and working.

    `pace` 1 pushes the provost on, -1 back, 0 leaves it; a `patience` of 1 keeps everything that the aim needs.
    """

    aim: str
    draws: float
    builds: float
    trades: float
    pace: float
    patience: float

    def pick(self, rng: Random, state: State, decision: Decision) -> tuple[str, ...]:
        """Answer a question, preferring options of more weight."""
        options = decision.ask.options
        return (rng.choices(options, [self._weight(state, decision, option) for option in options])[0].key,)

    def _weight(self, state: State, decision: Decision, option: Option) -> float:
        seat, key = decision.ask.seat, option.key
        if decision.kind == "act":
            return self._act(state, seat, option)
        if decision.kind == "provost":
            return float(3 ** (self.pace * int(key) if self.pace else -abs(int(key))))
        if decision.kind == "batches":
            return self._spare(state, seat, option) * (5.0 if self.aim == CASTLE else 1.0) ** int(key)
        return _IDLE_WEIGHT if key == "none" else self._spare(state, seat, option)

    def _act(self, state: State, seat: int, option: Option) -> float:
        held = len(state.players[seat].hand)
        match option.verb:
            case "draw" | "replace":
                return self.draws * (0.1 if held >= _MAX_USEFUL_HAND else 1.0)
            case "place":
                return self._work(state, seat, str(option.data["building"]))
            case "build":
                return (
                    self.builds
                    * self._spare(state, seat, option)
                    * (5 if self._saves and "lawyer" in option.key else 1)
                )
            case "prestige":
                return 100.0 if option.key == self.aim else 2.0 * self._spare(state, seat, option)
        return 0.2

    @property
    def _saves(self) -> bool:
        return self.aim != CASTLE

    def _work(self, state: State, seat: int, id: str) -> float:
        """Return the weight of a worker on a card."""
        match CARDS[id].primary:
            case Gain(gain):
                return sum(self._need(state, seat, kind) * many for kind, many in gain.items())
            case Lawyer():
                turned = any(slot.owner == seat and slot.residence and not slot.prestige for slot in state.road)
                return 20.0 if self._saves and not turned else 1.0
            case Buy(kinds=("gold",)) | Swap():
                return self._need(state, seat, "gold") * self.trades
            case Tokens():
                return self.trades * (3.0 if self.aim == CASTLE else 0.3)
        return self.trades

    def _need(self, state: State, seat: int, kind: str) -> float:
        """Return the weight of a cube of a kind, which is high as long as the aim lacks it."""
        player = state.players[seat]
        if kind == "denier":
            return 3.0 if player.deniers < _MAX_USEFUL_HAND else 0.3
        if self.aim == CASTLE:
            return 3.0 if player.cubes[kind] <= min(player.cubes.values()) else 0.7
        return 5.0 if player.cubes[kind] < CARDS[self.aim].cost.get(kind, 0) else 0.7

    def _spare(self, state: State, seat: int, option: Option) -> float:
        """Return the weight of paying for an option; patient players keep what their aim needs."""
        cost = option.data.get("pay")
        held, aim = state.players[seat].cubes, self._cost
        if not isinstance(cost, dict):
            return 1.0
        short = any(kind in aim and held[kind] - amount < aim[kind] for kind, amount in cost.items() if kind in held)
        return max(_IDLE_WEIGHT, 1.0 - self.patience) if short else 1.0

    @property
    def _cost(self) -> Goods:
        return CARDS[self.aim].cost if self._saves else {}


def table(rng: Random, seats: int) -> list[Leaning]:
    """Return players who fit together: all save for prestige, all work at the castle, or have any aims."""
    match rng.choice(("town", "castle", "anybody", "anybody")):
        case "town":
            return [replace(random_player(rng), aim=_great(rng), patience=1.0, builds=1.0) for _ in range(seats)]
        case "castle":
            return [replace(random_player(rng), aim=CASTLE) for _ in range(seats)]
    return [random_player(rng) for _ in range(seats)]


def random_player(rng: Random) -> Leaning:
    """Return a player with any aim."""
    return Leaning(
        aim=rng.choice((CASTLE, _great(rng))),
        draws=rng.choice((0.1, 1.0, 5.0)),
        builds=rng.choice((1.0, 3.0)),
        trades=rng.choice((0.3, 1.0, 3.0)),
        pace=rng.choice((-1, 0, 0, 1)),
        patience=rng.choice((0.0, 0.5, 1.0)),
    )


def _great(rng: Random) -> str:
    return rng.choice(deck(("prestige",), beginner=True))
