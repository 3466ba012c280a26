"""Dealing again what a seat cannot see, as a function of what it does see.

Every list is sorted before it is shuffled, so that the outcome does not depend on what really lies there. Of a generator
`random()` alone is used, the one method whose numbers Python promises never to change.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol


class Source(Protocol):
    """What random numbers come from; `random.Random` is one."""

    def random(self) -> float:
        """A number from 0 up to but not including 1."""


def below(limit: int, source: Source) -> int:
    """A number from 0 up to but not including `limit`."""
    return int(source.random() * limit)


def shuffled(cards: Iterable[str], source: Source) -> list[str]:
    """The same cards in an order that depends on which they are and not on how they lay."""
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
    """These cards less those that are taken, each copy counting; sorted."""
    return sorted((Counter(cards) - Counter(taken)).elements())
