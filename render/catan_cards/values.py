"""Values and effects of cards of the Catan Card Game, as rows of items of `render.parts.pieces.row`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.catan_cards.view import MAX_STORED, Card

TILE_COLOURS: Final = {
    "green": "residence",
    "red": "neutral",
    "brown": "wood",
    "road": "stone",
    "yellow": "special",
    "blue": "prestige",
}
"""Colour roles of card tiles by the printed colour."""

EFFECT_SIGNS: Final[Mapping[str, tuple[str, ...]]] = {
    "smithy": ("+1", "strength"),
    "garrison": ("lock", "mask"),
    "aqueduct": ("lock", "plague"),
    "bath_house": ("lock", "plague"),
    "harbor": ("+1", "ship"),
    "mint": ("gold", "arrow", "any"),
    "wine_cellar": ("+2", "any"),
    "treasure_fleet": ("3", "any"),
    "secret_brotherhood": ("action", "arrow", "any"),
    "scriptorium": ("+1", "hand"),
    "town_hall": ("pile", "–1"),
    "church": ("lock", "knight"),
    "flavo": ("tournament", "+1"),
}
"""Signs of effects that no number on a card shows."""


def values(card: Card, counter: int | None = None) -> Iterator[tuple[str, ...]]:
    """Yield a card's points and abilities, the most important first; `counter` is None for a card in hand."""
    points = card.vp + (counter or 0 if card.id == "triumphal_arch" else 0)
    if points or card.id == "triumphal_arch":
        yield "vp", str(points)
    for kind, amount in (("strength", card.strength), ("tournament", card.tournament), ("trade", card.trade)):
        if amount:
            yield kind, str(amount)
    if card.hand:
        yield "hand", f"+{card.hand}"
    if card.doubles:
        yield card.doubles, "×2"
    if card.trades:
        yield "2:1", card.trades
    if card.counts or card.id == "colonial_base":
        yield (f"{counter or 0}/{MAX_STORED}",)
    if card.id in EFFECT_SIGNS:
        yield EFFECT_SIGNS[card.id]


def together(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Join all rows, separated by points."""
    return [item for items in rows for item in ("·", *items)][1:]
