"""Players of Caylus with an aim, enough to reach what players who choose at random hardly ever do."""

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.caylus.buildings import BUILDINGS, BY_COLOUR, PLAIN_CUBES, Build, LawyerOffice, MakeGoods, TradeOffer
from engine.caylus.castle import BATCH_COSTS
from engine.caylus.construction import offers, residences
from engine.caylus.state import State
from engine.caylus.tables import CASTLE, FAVOUR_LINES
from engine.core.goods import Goods
from engine.core.purse import can_pay
from engine.core.types import Decision, Option

_IDLE_WEIGHT: Final = 0.02
"""The weight of doing nothing when there is something to do."""

_SPECIAL: Final = {
    "gate": 0.2,
    "trading_post": 3.0,
    "merchants_guild": 0.2,
    "joust_field": 2.0,
    "stables": 0.3,
    "inn": 0.5,
}


class Leaning(Struct, frozen=True):
    """Aim of one player: a tile to save for or `castle`, with weights for castle, tiles and each favour line.

    `pace` 1 pushes the provost on, -1 back, 0 leaves it; a `patience` of 0 gives everything away at once. A player
    who `helps` leaves production to the others.
    """

    aim: str
    helps: bool
    castle: float
    tiles: float
    lines: dict[str, float]
    pace: float
    patience: float

    def pick(self, rng: Random, state: State, decision: Decision) -> tuple[str, ...]:
        """Answer a question, preferring options of more weight."""
        options = decision.ask.options
        weights = [self._weight(state, decision, option) for option in options]
        return (rng.choices(options, weights)[0].key,)

    def _weight(self, state: State, decision: Decision, option: Option) -> float:
        seat, key = decision.ask.seat, option.key
        match decision.kind:
            case "place" | "gate":
                return self._place(state, seat, key.partition("@")[0])
            case "guild" | "provost":
                return float(3 ** (self.pace * int(key) if self.pace else -abs(int(key))))
            case "favour":
                return self.lines[key]
            case "batch":
                return _IDLE_WEIGHT if key == "stop" else self._spare(state, seat, BATCH_COSTS[key])
            case "build" | "works":
                return self._tile(key)
            case "produce" | "bonus" | "resources" | "swap":
                gain = option.data.get("gain")
                return sum(self._need(state, seat, kind) for kind in gain) if isinstance(gain, dict) else 0.2
            case "sell" | "buy" | "trade":
                pay = option.data.get("pay")
                return self._spare(state, seat, pay) if isinstance(pay, dict) else 0.3
            case _:
                return _IDLE_WEIGHT if key == "none" else 1.0

    def _place(self, state: State, seat: int, id: str) -> float:
        if id in ("pass", "back"):
            return 0.1
        if id in _SPECIAL:
            return _SPECIAL[id]
        if id == CASTLE:
            ready = any(can_pay(state, seat, cost) for cost in BATCH_COSTS.values())
            return self.castle * (1 + 5 * ready)
        return self._work(state, seat, id)

    def _work(self, state: State, seat: int, id: str) -> float:
        """Return the weight of a worker on the road."""
        match BUILDINGS[id].effect:
            case MakeGoods() if self.helps:
                return 0.5 if id == "f_gold_mine" else 0.01
            case MakeGoods(choices=choices):
                return max(
                    sum(self._need(state, seat, kind) * many for kind, many in goods.items()) for goods in choices
                )
            case Build(colour=colour):
                offered = [option.key for option in offers(state, seat, colour)]
                return self.tiles * (20 if self.aim in offered else 3 * bool(offered))
            case LawyerOffice():
                return 10.0 if self._saves_for_prestige and not residences(state, seat) else 0.2
            case TradeOffer():
                return 1.0
        return 0.5

    @property
    def _saves_for_prestige(self) -> bool:
        return self.aim != CASTLE and BUILDINGS[self.aim].colour == "prestige"

    @property
    def _cost(self) -> Goods:
        return {} if self.aim == CASTLE else BUILDINGS[self.aim].cost

    def _need(self, state: State, seat: int, kind: str) -> float:
        """Return the weight of a cube of a kind, which is high as long as the aim lacks it."""
        held = state.players[seat].cubes
        if self.aim == CASTLE:
            return 4.0 if held[kind] <= (sum(held.values()) + 2) * (0.33 if kind == "food" else 0.22) else 1.0
        missing = self._cost.get(kind, 0) - held[kind]
        return 4.0 if missing > 0 else 1.0 if kind in PLAIN_CUBES else 2.0

    def _spare(self, state: State, seat: int, cost: Goods) -> float:
        """Return the weight of giving these goods away; patient players keep what their aim needs."""
        held, aim = state.players[seat].cubes, self._cost
        short = any(kind in aim and held[kind] - amount < aim[kind] for kind, amount in cost.items() if kind in held)
        return 1 - self.patience if short else 1.0

    def _tile(self, key: str) -> float:
        id = key.partition(".")[0]
        if id == "none":
            return _IDLE_WEIGHT + self.patience / 5
        if "@" in key:
            return 2.0 if self._saves_for_prestige else 0.1
        return 50.0 if id == self.aim else {"wood": 1.0, "stone": 2.0, "prestige": 4.0}[BUILDINGS[id].colour]


def table(rng: Random, seats: int) -> list[Leaning]:
    """Return players who fit together: all build the town or the castle, or help one with it, or have any aims."""
    mason = replace(random_player(rng), aim=CASTLE, castle=10.0, tiles=0.3, pace=0)
    match rng.choice(("town", "castle", "mason", "anybody")):
        case "town":
            tile = rng.choice(BY_COLOUR["prestige"]).id
            return [replace(mason, aim=tile, castle=1.0, tiles=3.0, patience=rng.choice((0.5, 0.9)))] * seats
        case "castle":
            return [mason] * seats
        case "mason":
            return [mason, *[replace(mason, aim="w_quarry", helps=True, castle=0.0, tiles=3.0)] * (seats - 1)]
    return [random_player(rng) for _ in range(seats)]


def random_player(rng: Random) -> Leaning:
    """Return a player with any aim."""
    tiles = [building.id for colour in ("prestige", "prestige", "stone", "wood") for building in BY_COLOUR[colour]]
    return Leaning(
        aim=rng.choice((CASTLE, rng.choice(tiles))),
        helps=False,
        castle=rng.choice((0.01, 1, 10)),
        tiles=rng.choice((0.3, 1, 3)),
        lines={line: rng.choice((0.05, 1, 5)) for line in FAVOUR_LINES},
        pace=rng.choice((-1, 0, 0, 1)),
        patience=rng.choice((0.0, 0.5, 1.0)),
    )
