"""Printed values of every card (docs/rules/catan_cards.md 1.6, 1.7 and 1.9).

Costs and icons of `TRADERS_SET` are reconstructed, because no public source prints them; an operator may correct them
(`engine.catan_cards.card_values`). The garrison's trade point is likely; every other number is as printed.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from engine.catan_cards.tables import RESOURCES
from engine.core.goods import Goods

ANY: Final = "any"


class Card(Struct, frozen=True):
    """A kind of card; `base` and `traders` are its copies in the base set and in Barbarians & Traders.

    `kind` is action, building, unit, wizard or event. `colour` says where it is placed: green on any site, red on a
    site of a city, brown beside a region, road on a road; yellow is played, blue an event. `unit` is knight,
    trade_fleet, fleet or jester, `role` attack, neutral or defence for actions. `strength`, `tournament` and `trade`
    are points, `hand` a bonus to the limit. `doubles` is the produce of the two adjacent regions that is doubled,
    `trades` the kind that a fleet trades 2:1, `counts` the trades that fill a residence. `needs` are buildings, one
    of which must be built, `land` the kind of region that a brown card needs. A `foreign` card is placed in the
    opponent's principality.
    """

    id: str
    kind: str
    colour: str
    base: int = 0
    traders: int = 0
    cost: Goods = {}
    vp: int = 0
    trade: int = 0
    strength: int = 0
    tournament: int = 0
    hand: int = 0
    unit: str = ""
    role: str = ""
    doubles: str = ""
    trades: str = ""
    counts: str = ""
    needs: tuple[str, ...] = ()
    land: str = ""
    foreign: bool = False

    def __hash__(self) -> int:
        """Hash the id alone, because costs cannot be hashed."""
        return hash(self.id)

    @property
    def placed(self) -> bool:
        """Return True for cards that are built and stay on the table."""
        return self.kind in ("building", "unit", "wizard")


def _action(id: str, role: str, copies: int = 1) -> Card:
    return Card(id, "action", "yellow", copies, role=role)


def _mill(id: str, doubles: str, cost: Goods) -> Card:
    return Card(id, "building", "green", 1, cost=cost, doubles=doubles)


def _fleet(trades: str) -> Card:
    return Card(
        f"fleet_{trades}",
        "unit",
        "green",
        1,
        cost={"lumber": 1, "wool": 1},
        trade=1,
        unit="trade_fleet",
        trades=trades,
    )


def _knight(name: str, strength: int, tournament: int, cost: Goods) -> Card:
    id = f"knight_{name}"
    return Card(id, "unit", "green", 1, cost=cost, strength=strength, tournament=tournament, unit="knight")


def _city(id: str, cost: Goods, copies: int = 1, *, vp: int = 0, trade: int = 0, hand: int = 0) -> Card:
    return Card(id, "building", "red", copies, cost=cost, vp=vp, trade=trade, hand=hand)


def _event(id: str, base: int = 0, traders: int = 0) -> Card:
    return Card(f"ev_{id}", "event", "blue", base, traders)


BASE_SET: Final = (
    _action("alchemist", "neutral", 2),
    _action("arsonist", "attack", 2),
    _action("bishop", "defence", 2),
    _action("black_knight", "attack", 3),
    _action("brigands", "attack"),
    _action("caravan", "neutral"),
    _action("herb_woman", "defence", 2),
    _action("merchant", "attack", 2),
    _action("scout", "defence", 2),
    _action("spy", "attack", 3),
    Card("abbey", "building", "green", 2, cost={"lumber": 1, "brick": 1, "ore": 1}, hand=1),
    Card("garrison", "building", "green", 3, cost={"lumber": 1, "brick": 1}, trade=1),
    Card("smithy", "building", "green", 1, cost={"ore": 2, "lumber": 1}),
    _mill("brick_factory", "brick", {"brick": 1, "ore": 1}),
    _mill("foundry", "ore", {"brick": 1, "ore": 1}),
    _mill("grain_mill", "grain", {"grain": 1, "brick": 1}),
    _mill("sawmill", "lumber", {"lumber": 2}),
    _mill("woolen_mill", "wool", {"brick": 1, "wool": 1}),
    *map(_fleet, RESOURCES),
    _knight("conrad", 2, 1, {"grain": 1, "ore": 1}),
    _knight("falk", 1, 5, {"grain": 2, "ore": 2, "wool": 1}),
    _knight("gotz", 5, 2, {"grain": 2, "ore": 2, "wool": 2}),
    _knight("hagen", 1, 2, {"grain": 1, "ore": 1}),
    _knight("karl", 7, 1, {"grain": 2, "ore": 2, "wool": 3}),
    _knight("otto", 3, 2, {"grain": 1, "ore": 2, "wool": 1}),
    _knight("pippin", 1, 3, {"grain": 1, "ore": 1, "wool": 1}),
    _knight("siegfried", 1, 1, {"ore": 1}),
    _knight("walter", 3, 1, {"grain": 1, "ore": 1, "wool": 1}),
    _city("aqueduct", {"lumber": 2, "brick": 2, "ore": 2}, 2, vp=1),
    _city("bath_house", {"brick": 2, "ore": 1, "wool": 1}, 2, vp=1),
    _city("church", {"ore": 2, "grain": 2, "brick": 1}, 2, vp=1),
    _city("colossus", {"ore": 3, "brick": 3, "grain": 3}, vp=2),
    _city("counting_house", {"wool": 2, "grain": 1, "brick": 1}, trade=3),
    # The second harbor is that of Barbarians & Traders.
    Card("harbor", "building", "red", 1, 1, cost={"ore": 1, "wool": 1, "brick": 1}, trade=1),
    _city("library", {"lumber": 2, "ore": 2, "brick": 1}, 2, vp=1, hand=1),
    _city("marketplace", {"grain": 1, "wool": 1}, trade=2),
    _city("merchant_guild", {"wool": 3, "brick": 2, "grain": 1}, trade=4),
    _city("mint", {"lumber": 2, "ore": 2, "brick": 2}, trade=1),
    _city("town_hall", {"wool": 2, "ore": 2, "brick": 1}, 2, vp=1),
    _event("civil_war", 1),
    _event("conflict", 1),
    _event("master_builder", 1),
    _event("plague", 2),
    _event("productive_year", 2),
    _event("progress", 2),
    _event("year_end", 1),
)
"""The base set: 62 cards, the base harbor among them, and 10 events."""

HARBOR: Final = ("harbor",)


def _trader(id: str, role: str, copies: int = 1, needs: tuple[str, ...] = ()) -> Card:
    return Card(id, "action", "yellow", 0, copies, role=role, needs=needs)


def _unit(id: str, unit: str, cost: Goods, strength: int = 0, tournament: int = 0, needs: tuple[str, ...] = ()) -> Card:
    return Card(id, "unit", "green", 0, 1, cost=cost, strength=strength, tournament=tournament, unit=unit, needs=needs)


def _residence(id: str, counts: str) -> Card:
    return Card(id, "building", "brown", 0, 1, counts=counts, land=counts, needs=HARBOR)


TRADERS_SET: Final = (
    Card(
        "barbarian_camp",
        "building",
        "road",
        0,
        1,
        cost={"lumber": 1, "gold": 1},
        needs=("smithy",),
        foreign=True,
    ),
    Card(
        "trading_outpost",
        "building",
        "green",
        0,
        1,
        cost={"brick": 1, "wool": 1},
        needs=HARBOR,
        foreign=True,
    ),
    Card("wine_cellar", "building", "green", 0, 1, cost={"lumber": 1, "grain": 1}),
    _unit("knight_baroc", "knight", {"ore": 1, "gold": 1}, 1, 1),
    _unit("knight_johanna", "knight", {"grain": 1, "ore": 1, "wool": 1}, 2, 2, ("church",)),
    _unit("knight_sven", "knight", {"grain": 1, "wool": 1}, 1, 1),
    _unit("flavo", "jester", {"gold": 2}),
    _unit("treasure_fleet", "fleet", {"lumber": 1, "wool": 1, "gold": 1}, needs=HARBOR),
    Card("colonial_base", "building", "brown", 0, 1, cost={"lumber": 1, "brick": 1}, needs=HARBOR, land="gold"),
    _residence("res_coin", "ore"),
    _residence("res_paper", "lumber"),
    _residence("res_cloth", "wool"),
    Card("wizard_alliance", "wizard", "brown", 0, 2),
    Card("secret_brotherhood", "building", "red", 0, 1, cost={"wool": 2, "lumber": 1, "gold": 1}, vp=1),
    Card(
        "merchants_league",
        "building",
        "red",
        0,
        1,
        cost={"grain": 2, "lumber": 1, "brick": 1},
        vp=1,
        hand=1,
        needs=("harbor", "merchant_guild"),
    ),
    Card("triumphal_arch", "building", "red", 0, 2, cost={"brick": 1, "ore": 1}),
    Card(
        "exchange",
        "building",
        "red",
        0,
        1,
        cost={"brick": 2, "ore": 1, "wool": 1},
        trade=1,
        doubles=ANY,
        needs=HARBOR,
    ),
    Card("flagship", "unit", "red", 0, 1, cost={"lumber": 1, "wool": 1, "ore": 1}, unit="fleet"),
    Card("scriptorium", "building", "red", 0, 1, cost={"wool": 2, "lumber": 1, "brick": 1}, vp=1),
    _event("superstition", 0, 1),
    _event("barbarian_invasion", 0, 1),
    _event("fair_voyage", 0, 2),
    _trader("ancient_wisdom", "attack", 2, ("library",)),
    _trader("chamberlain", "neutral", 2, ("town_hall",)),
    _trader("dogma", "neutral", 2, ("church",)),
    _trader("eryn", "neutral"),
    _trader("christoph", "neutral", 1, HARBOR),
    _trader("gunther", "neutral"),
    _trader("neighbour_help", "neutral"),
    _trader("sigismund", "defence"),
    _trader("campaign", "neutral"),
)
"""Barbarians & Traders: 38 cards with the second harbor. Costs and points are reconstructed (1.7)."""

CARDS: Final[Mapping[str, Card]] = {card.id: card for card in (*BASE_SET, *TRADERS_SET)}
"""Every card by id."""

EARLIER_VALUES: Final[Mapping[int, Mapping[str, Mapping[str, int | Goods]]]] = {
    2: {
        "trading_outpost": {"trade": 1},
        "knight_baroc": {"cost": {"grain": 1, "gold": 1}},
        "flavo": {"cost": {"wool": 1, "gold": 1}},
        "res_coin": {"cost": {"gold": 2}},
        "res_paper": {"cost": {"gold": 2}},
        "res_cloth": {"cost": {"gold": 2}},
        "secret_brotherhood": {"cost": {"lumber": 1, "wool": 1, "gold": 1}, "vp": 0},
        "merchants_league": {"cost": {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}},
        "scriptorium": {"vp": 0},
    }
}
"""Values before each revision of the rules, newest first: the changed fields of `Card`, by card."""

DOGMA_BUILDINGS: Final = ("library", "church")
"""Buildings in these sets that can have a dogma."""

UNIQUE_UNITS: Final = ("knight", "jester")
"""Units limited to one copy in play, on both sides together (2.4)."""

FACE_UP_CARDS: Final = ("harbor", "triumphal_arch")
"""Face-up cards beside the stacks in the themed game (2.3)."""

UNUSED_CARDS: Final = ("wizard_alliance",)
"""Cards that the themed game does not use (2.3)."""


def copies(cards: Iterable[Card], of: str) -> list[str]:
    """Return every copy of these cards in the set `of` (base or traders), without events."""
    return [card.id for card in cards if card.kind != "event" for _ in range(getattr(card, of))]


def events(*, traders: bool) -> list[str]:
    """Return every copy of the event cards."""
    return [
        card.id for card in CARDS.values() if card.kind == "event" for _ in range(card.base + traders * card.traders)
    ]
