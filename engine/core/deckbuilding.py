"""Deck building: the cards that a player may combine before a match, and hands in when it begins.

A game declares it in `Game.deckbuilding`. Each part of a deck answers a question of the setup that bears its name.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.core.types import Reason

Deck = Mapping[str, Sequence[str]]
"""Cards in each part of a deck, by its name, with copies repeated."""


class DeckPart(Struct, frozen=True):
    """A part of a deck: `size` cards out of `pool`, which has every copy that a player owns. `kind` is its question.

    `groups` splits a long pool: the group of a card, as in `Option.group`. `costs` are the goods that a card costs.
    `useless` cards may be chosen and do nothing in these games.
    """

    name: str
    kind: str
    pool: tuple[str, ...]
    size: int
    groups: Mapping[str, str] = {}
    costs: Mapping[str, Mapping[str, int]] = {}
    useless: frozenset[str] = frozenset()

    def useful(self) -> list[str]:
        """Return every copy in the pool but the useless ones."""
        return [card for card in self.pool if card not in self.useless]

    def unowned(self, chosen: Mapping[str, int]) -> Iterable[Reason]:
        """Yield a reason for each card that is chosen more often than it is in the pool."""
        owned = Counter(self.pool)
        for card, count in chosen.items():
            if card not in owned:
                yield Reason(f"{self.name}_unknown", {"key": card})
            elif count > owned[card]:
                yield Reason(f"{self.name}_copies", {"building": card, "count": count, "most": owned[card]})


DECK_VERB: Final = "deck"
"""The verb of the questions that a deck answers."""


class Deckbuilding(Struct, frozen=True):
    """The parts of a deck, and ready-made decks by name."""

    parts: tuple[DeckPart, ...]
    ready: dict[str, dict[str, tuple[str, ...]]]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of the questions that a deck answers."""
        return tuple(part.kind for part in self.parts)

    def problems(self, deck: Deck) -> tuple[Reason, ...]:
        """Return everything that is wrong with a deck; a valid one has no problems."""
        return tuple(reason for part in self.parts for reason in _wrong(part, deck.get(part.name, ())))


def _wrong(part: DeckPart, chosen: Sequence[str]) -> Iterable[Reason]:
    if len(chosen) != part.size:
        yield Reason(f"{part.name}_size", {"count": len(chosen), "most": part.size})
    yield from part.unowned(Counter(chosen))


def number_copies(cards: Iterable[str]) -> list[str]:
    """Give copies keys of their own: `abbey`, `abbey.2`."""
    seen: Counter[str] = Counter()
    keys: list[str] = []
    for card in cards:
        seen[card] += 1
        keys.append(card if seen[card] == 1 else f"{card}.{seen[card]}")
    return keys


def strip_number(key: str) -> str:
    """Return the card of a key that `number_copies` made."""
    return key.partition(".")[0]
