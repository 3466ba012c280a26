"""Dealing hidden cards again, as a function of the visible ones.

Every list is sorted before it is shuffled, so that the outcome does not depend on the real order. Only `random()` of a
generator is used, because Python guarantees that its numbers never change.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol


class Source(Protocol):
    """A source of random numbers; `random.Random` is one."""

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""


def below(limit: int, source: Source) -> int:
    """Return a number from 0 up to but not including `limit`."""
    return int(source.random() * limit)


def shuffled(cards: Iterable[str], source: Source) -> list[str]:
    """Return the cards in an order that does not depend on their present order."""
    left = sorted(cards)
    for last in range(len(left) - 1, 0, -1):
        other = below(last + 1, source)
        left[last], left[other] = left[other], left[last]
    return left


def redealt(places: Sequence[list[str]], source: Source) -> None:
    """Shuffle the cards of several places together and deal them back, in place, each place keeping its size."""
    cards = shuffled([card for place in places for card in place], source)
    for place in places:
        place[:] = [cards.pop() for _ in place]


def without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Return these cards without the taken ones, each copy counting; sorted."""
    return sorted((Counter(cards) - Counter(taken)).elements())
