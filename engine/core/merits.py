"""Merits of answers about goods, which several games share."""

from collections.abc import Iterator

from engine.core.computer_preferences import amounts
from engine.core.goods import Goods
from engine.core.types import Merit, Option


def fewer_held(held: Goods, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what is held of two kinds, if an option brings the one of which there is less."""
    gain, instead = amounts(option, "gain"), amounts(other, "gain")
    if len(gain) != 1 or len(instead) != 1:
        return
    (kind,), (rival,) = gain, instead
    if 0 < held.get(kind, 0) < held.get(rival, 0):
        yield Merit("fewer_held", {"have": {kind: held[kind], rival: held[rival]}})


def plenty(held: Goods, option: Option) -> Iterator[Merit]:
    """Yield what is held of a kind that an option gives away, if there is less of every other."""
    pay = amounts(option, "pay")
    others = max([amount for kind, amount in held.items() if kind not in pay])
    if pay and min([held[kind] for kind in pay]) > max(1, others):
        yield Merit("plenty", {"have": {kind: held[kind] for kind in pay}})
