"""Every building of Caylus as a table: costs, points, effects and stock (docs/rules/caylus.md 1.2 to 1.8).

All numbers are here and nowhere else. An effect says what a worker gets on activation:

- `MakeGoods`: production, one of the alternatives (3.5a)
- `SellOffer`: one cube of any kind for deniers (3.5d)
- `BuyOffer`: deniers for cubes that are not gold, one of the offers (3.5e)
- `TradeOffer`: one of two exchanges (3.5f)
- `Build`: one tile of a colour (3.5b)
- `LawyerOffice`: a residence (3.5c)
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from engine.core.goods import Goods

CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
PLAIN_CUBES: Final = CUBES[:4]

ANY: Final = "any"
"""A cube of any kind in a cost, gold included."""

NONGOLD: Final = "nongold"
"""A cube of any kind but gold in a trade."""


class MakeGoods(Struct, frozen=True):
    """Production of one of `choices`; the stone tile's owner gets a cube of `owner` for another player's worker."""

    choices: tuple[Goods, ...]
    owner: tuple[str, ...] = ()


class SellOffer(Struct, frozen=True):
    """Sale of exactly one cube of any kind for `deniers`."""

    deniers: int


class BuyOffer(Struct, frozen=True):
    """Purchase of one of `offers`, each (deniers, cubes)."""

    offers: tuple[tuple[int, int], ...]


class TradeOffer(Struct, frozen=True):
    """One exchange, the small or the large, each (pay, receive) of cubes, `denier`, `nongold` and `vp`."""

    small: tuple[Goods, Goods]
    large: tuple[Goods, Goods]


class Build(Struct, frozen=True):
    """Building of one tile of a colour: wood, stone or prestige."""

    colour: str


class LawyerOffice(Struct, frozen=True):
    """Transformation of a tile into a residence of the player."""


Effect = MakeGoods | SellOffer | BuyOffer | TradeOffer | Build | LawyerOffice


class Building(Struct, frozen=True):
    """A kind of building: `copies` in stock at the start, `vp` and `favours` when built, `income` in every phase 1."""

    id: str
    colour: str
    effect: Effect | None = None
    cost: Goods = {}
    vp: int = 0
    favours: int = 0
    income: int = 0
    copies: int = 1


def _make(*choices: Goods, owner: tuple[str, ...] = ()) -> MakeGoods:
    return MakeGoods(choices, owner)


def _wood(id: str, cost: Goods, vp: int, effect: Effect) -> Building:
    return Building(id, "wood", effect, {"wood": 1, **cost}, vp)


def _stone(id: str, other: str, vp: int, effect: Effect, favours: int = 0, copies: int = 1) -> Building:
    return Building(id, "stone", effect, {"stone": 1, other: 1}, vp, favours, copies=copies)


def _prestige(id: str, cost: Goods, vp: int, favours: int = 0, income: int = 0) -> Building:
    return Building(id, "prestige", None, cost, vp, favours, income)


RESIDENCE: Final = "residence"

BUILDINGS: Final[dict[str, Building]] = {
    building.id: building
    for building in (
        # neutral tiles, 1.3
        Building("n_farm", "neutral", _make({"food": 1}, {"cloth": 1})),
        Building("n_forest", "neutral", _make({"food": 1}, {"wood": 1})),
        Building("n_sawmill", "neutral", _make({"wood": 1})),
        Building("n_quarry", "neutral", _make({"stone": 1})),
        Building("n_market", "neutral", SellOffer(4)),
        Building("n_carpenter", "neutral", Build("wood")),
        # fixed buildings, 1.4
        Building("f_peddler", "fixed", BuyOffer(((2, 1),))),
        Building("f_carpenter", "fixed", Build("wood")),
        Building("f_gold_mine", "fixed", _make({"gold": 1})),
        # wood tiles, 1.5
        _wood("w_farm_food", {"food": 1}, 2, _make({"food": 2}, {"cloth": 1})),
        _wood("w_farm_cloth", {"food": 1}, 2, _make({"cloth": 2}, {"food": 1})),
        _wood("w_quarry", {"food": 1}, 2, _make({"stone": 2})),
        _wood("w_sawmill", {"food": 1}, 2, _make({"wood": 2})),
        _wood("w_market", {ANY: 1}, 4, SellOffer(6)),
        _wood("w_peddler", {ANY: 1}, 4, BuyOffer(((1, 1), (2, 2)))),
        _wood("w_mason", {"food": 1}, 4, Build("stone")),
        _wood("w_lawyer", {"cloth": 1}, 4, LawyerOffice()),
        # stone tiles, 1.6
        _stone("s_farm", "food", 3, _make({"food": 2, "cloth": 1}, owner=("food", "cloth"))),
        _stone("s_park", "food", 3, _make({"wood": 2, "food": 1}, owner=("wood", "food"))),
        _stone("s_workshop", "food", 3, _make({"stone": 2, "cloth": 1}, owner=("stone", "cloth"))),
        _stone("s_architect", "food", 6, Build("prestige"), copies=2),
        _stone("s_church", "cloth", 3, TradeOffer(({"denier": 2}, {"vp": 3}), ({"denier": 4}, {"vp": 5})), favours=1),
        _stone("s_tailor", "wood", 6, TradeOffer(({"cloth": 2}, {"vp": 4}), ({"cloth": 3}, {"vp": 6}))),
        _stone("s_bank", "wood", 6, TradeOffer(({"denier": 2}, {"gold": 1}), ({"denier": 5}, {"gold": 2}))),
        _stone("s_alchemist", "food", 6, TradeOffer(({NONGOLD: 2}, {"gold": 1}), ({NONGOLD: 4}, {"gold": 2}))),
        _stone("s_jeweler", "cloth", 6, TradeOffer(({"gold": 1}, {"vp": 5}), ({"gold": 2}, {"vp": 9}))),
        # residences, 1.7: unlimited, made by the lawyer only
        Building(RESIDENCE, "residence", None, {"denier": 1, "cloth": 1}, 2, income=1, copies=0),
        # prestige tiles, 1.8
        _prestige("p_statue", {"stone": 2, "gold": 1}, 7, favours=1),
        _prestige("p_granary", {"food": 3, "gold": 1}, 10),
        _prestige("p_library", {"wood": 3, "gold": 1}, 10, income=1),
        _prestige("p_weaver", {"cloth": 3, "gold": 1}, 12),
        _prestige("p_theater", {"wood": 3, "gold": 2}, 14, favours=1),
        _prestige("p_college", {"stone": 3, "gold": 2}, 14, favours=1),
        _prestige("p_hotel", {"stone": 3, "gold": 2}, 16, income=2),
        _prestige("p_monument", {"stone": 4, "gold": 2}, 14, favours=2),
        _prestige("p_cathedral", {"stone": 5, "gold": 3}, 25),
    )
}

NEUTRAL_BUILDINGS: Final = tuple(id for id, building in BUILDINGS.items() if building.colour == "neutral")

CRAFT_COLOURS: Final = ("wood", "stone")
"""Colours of tiles that have an owner and take workers."""

STOCK_COLOURS: Final = ("wood", "stone", "prestige")
"""Colours that are built from a stock."""

BY_COLOUR: Final[dict[str, tuple[Building, ...]]] = {
    colour: tuple(building for building in BUILDINGS.values() if building.colour == colour) for colour in STOCK_COLOURS
}


def points(options: Mapping[str, str], id: str) -> int:
    """Return the points for building a tile with these options; the lawyer's differ between printings (1.5, U3)."""
    return int(options["lawyer_vp"]) if id == "w_lawyer" else BUILDINGS[id].vp
