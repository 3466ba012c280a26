"""Counts of goods: adding them up, naming them, and every way to choose some."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product

Goods = dict[str, int]
"""Amounts by kind; a kind that is missing counts as none."""


def add(held: Goods, gain: Mapping[str, int]) -> None:
    """Put `gain` into `held`."""
    for kind, amount in gain.items():
        held[kind] = held.get(kind, 0) + amount


def total(*parts: Mapping[str, int]) -> Goods:
    """Add up several amounts; kinds that come to nothing are left out."""
    whole: Goods = {}
    for part in parts:
        add(whole, part)
    return {kind: amount for kind, amount in whole.items() if amount}


def key(goods: Mapping[str, int]) -> str:
    """Name an amount: `{"food": 2, "wood": 1}` is `2food.wood`."""
    return ".".join(kind if amount == 1 else f"{amount}{kind}" for kind, amount in goods.items() if amount)


def multisets(kinds: Sequence[str], size: int) -> Iterator[Goods]:
    """Yield every way to choose `size` goods of `kinds`, repeats allowed, in a fixed order."""
    for picked in combinations_with_replacement(kinds, size):
        yield total(*({kind: 1} for kind in picked))


def without(held: Mapping[str, int], cost: Mapping[str, int]) -> Goods:
    """Return the rest of an amount after a cost was paid."""
    return {kind: amount - cost.get(kind, 0) for kind, amount in held.items()}


def count_missing(held: Mapping[str, int], cost: Mapping[str, int]) -> int:
    """Count the goods that are missing for a cost."""
    found = 0
    for kind, amount in cost.items():
        found += max(0, amount - held.get(kind, 0))
    return found


def covers(held: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Return True if no goods are missing for a cost."""
    return not count_missing(held, cost)


def sums(held: Mapping[str, int], choices: Sequence[Sequence[Mapping[str, int]]]) -> Iterator[Goods]:
    """Yield these goods with one of each of the `choices`, for every way to choose."""
    for chosen in product(*choices):
        goods = dict(held)
        for gain in chosen:
            add(goods, gain)
        yield goods
