"""Every card of Caylus Magna Carta as a table: costs, points and effects (docs/rules/magna_carta.md 1.2 to 1.4).

All numbers are here and nowhere else. The effects of a card in phase 4:

- `Gain`: goods from the stock
- `FromCard`: a cube from the card, while it has any
- `Buy`: one of the offers, deniers for goods
- `Sell`: one cube of any kind for deniers
- `Swap`: one cube of another kind for gold
- `Tokens`: castle tokens for deniers
- `Lawyer`: a residence
"""

from typing import Final

from msgspec import Struct

from engine.core.goods import Goods

CUBES: Final = ("food", "wood", "stone", "gold")
PLAIN_CUBES: Final = CUBES[:3]

ANY: Final = "any"
"""A cube of any kind in a cost, gold included."""


class Gain(Struct, frozen=True):
    """A gain from the stock."""

    gain: Goods


class FromCard(Struct, frozen=True):
    """A gain of one of the cubes on the card."""

    kind: str


class Buy(Struct, frozen=True):
    """Purchase of cubes of `kinds`, possibly different ones: one of `offers`, each (deniers, cubes)."""

    offers: tuple[tuple[int, int], ...]
    kinds: tuple[str, ...] = PLAIN_CUBES


class Sell(Struct, frozen=True):
    """Sale of one cube of any kind for `deniers`."""

    deniers: int


class Swap(Struct, frozen=True):
    """Exchange of one cube for one of `gain`. The same kind is not offered, because nothing would change."""

    gain: Goods


class Tokens(Struct, frozen=True):
    """Purchase of castle tokens, most valuable first: one of `offers`, each (deniers, tokens)."""

    offers: tuple[tuple[int, int], ...]


class Lawyer(Struct, frozen=True):
    """Transformation of one of the player's cards on the road into a residence."""


Effect = Gain | FromCard | Buy | Sell | Swap | Tokens | Lawyer


class Card(Struct, frozen=True):
    """A kind of card: `points` when it is face up at the end, `primary` for the worker, `secondary` for the owner.

    `income` is paid in every phase 1. `cubes` is the kind that a small card carries. The Beginner rules leave out a
    card that is not `beginner`.
    """

    id: str
    colour: str
    cost: Goods = {}
    points: int = 0
    primary: Effect | None = None
    secondary: Effect | None = None
    income: int = 0
    beginner: bool = True

    @property
    def cubes(self) -> str | None:
        """Return the kind of cube on a small card when it is built; None for other cards (1.2)."""
        return self.secondary.kind if isinstance(self.secondary, FromCard) else None


def _small(id: str, kind: str) -> Card:
    return Card(id, "wood", {"food": 1, "wood": 1}, 1, Gain({kind: 1}), FromCard(kind))


def _large(id: str, kind: str) -> Card:
    return Card(id, "stone", {"food": 1, "stone": 2}, 2, Gain({kind: 2}), Gain({kind: 1}))


def _neutral(id: str, primary: Effect) -> Card:
    return Card(id, "neutral", primary=primary)


def _prestige(id: str, cost: Goods, points: int, *, income: int = 0, beginner: bool = True) -> Card:
    return Card(id, "prestige", cost, points, income=income, beginner=beginner)


RESIDENCE: Final = "residence"

N_PEDDLER: Final = "n_peddler"
"""The neutral card that is always in play, the last of the starting road."""

CARDS: Final[dict[str, Card]] = {
    card.id: card
    for card in (
        # player cards, 1.2
        _small("small_farm", "food"),
        _small("small_sawmill", "wood"),
        _small("small_quarry", "stone"),
        Card("peddler", "wood", {"wood": 1, ANY: 1}, 2, Buy(((1, 1), (2, 2))), Buy(((1, 1),))),
        Card("market", "wood", {"wood": 1, ANY: 1}, 2, Sell(4), Gain({"denier": 1})),
        Card("lawyer", "wood", {"food": 1, "wood": 1}, 2, Lawyer(), Gain({"denier": 2}), beginner=False),
        _large("large_farm", "food"),
        _large("large_sawmill", "wood"),
        _large("large_quarry", "stone"),
        Card("gold_mine", "stone", {"food": 1, "stone": 2}, 2, Gain({"gold": 1}), Swap({"gold": 1})),
        Card(
            "bank",
            "stone",
            {"wood": 1, "stone": 2},
            3,
            Buy(((1, 1), (3, 2)), ("gold",)),
            Buy(((2, 1),), ("gold",)),
        ),
        Card(
            "church",
            "stone",
            {"wood": 1, "stone": 2},
            3,
            Tokens(((2, 1), (5, 2))),
            Tokens(((3, 1),)),
            beginner=False,
        ),
        # the back of every player card, 1.2
        Card(RESIDENCE, "residence", {"food": 1}, 1, income=1, beginner=False),
        # neutral cards, 1.3
        _neutral(N_PEDDLER, Buy(((1, 1),))),
        _neutral("n_park", Gain({"food": 1})),
        _neutral("n_forest", Gain({"wood": 1})),
        _neutral("n_quarry", Gain({"stone": 1})),
        _neutral("n_trading_post", Gain({"denier": 2})),
        # prestige cards, 1.4
        _prestige("theatre", {"wood": 2, "gold": 1}, 6),
        _prestige("statue", {"stone": 2, "gold": 1}, 6),
        _prestige("hotel", {"stone": 3, "gold": 1}, 6, income=1, beginner=False),
        _prestige("stables", {"food": 3, "gold": 2}, 10),
        _prestige("town_hall", {"wood": 3, "gold": 2}, 10),
        _prestige("monument", {"stone": 3, "gold": 2}, 10),
        _prestige("cathedral", {"stone": 5, "gold": 3}, 14),
    )
}
"""Every card by id; a residence's cost is the lawyer's fee."""

PLAYER_COLOURS: Final = ("wood", "stone")
"""Colours of the cards that every player owns."""


def deck(colours: tuple[str, ...], *, beginner: bool) -> tuple[str, ...]:
    """Return the ids of all cards of these colours, without those that the Beginner rules leave out (4)."""
    return tuple(id for id, card in CARDS.items() if card.colour in colours and (card.beginner or not beginner))
