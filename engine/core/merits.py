"""Merits of answers about goods, which several games share."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.core.computer_preferences import amounts
from engine.core.goods import Goods
from engine.core.types import Merit, Option

COMPLETING: Final = frozenset(
    {
        *("batch", "batch_later", "builds_later", "lets_build", "nearer_batch", "pays_card", "saves_gold"),
        "spares_gold",
        "would_build",
    }
)
"""Kinds of merits about goods that complete something."""

INCOMING: Final = frozenset({"cost", "food", "gain", "gold", "lost", "more", "others", "pay"})
"""Data of those merits in which two answers for the same purpose may differ."""

EQUALS: Final = frozenset({"equals"})
"""Data of merits that name what is as good."""

GIVEN_UP: Final = frozenset({"fewer_batches", "misses_gold", "provost_loses"})
"""Kinds of merits that tell what an answer gives up."""

USELESS: Final = frozenset({"no_use", "provost_undone"})
"""Kinds of merits that tell that an answer can bring nothing, as things stand."""

FOR_OTHERS: Final = frozenset({"owner_takes"})
"""Kinds of merits that tell what others gain by an answer."""

WAITING: Final = frozenset({"castle_waits"})
"""Kinds of merits that tell that what scores can still be done after an answer."""

FOLLOWING: Final = frozenset({"follows", "plays_free"})
"""Kinds of merits that tell that the other answer can still be given after this one."""

BESIDE: Final = frozenset(
    {
        "batch_ready",
        "delays",
        "exposed",
        "frees_full",
        "last_site",
        "leaves",
        "pays_now",
        "pays_soon",
        "risks_brigands",
        "provost_open",
        "spends_gold",
        "spends_move",
        "stays",
    }
)
"""Kinds of merits that tell what comes with an answer."""

BURDENS: Final = GIVEN_UP | {"delays", "spends_gold", "spends_move"}
"""Kinds of merits that tell what an answer costs beside its price."""

RISKS: Final = frozenset({"exposed"})
"""Kinds of merits that tell that others can undo an answer."""

POINTLESS: Final = frozenset({"provost_idle", "provost_keep"})
"""Kinds of merits that tell that the other answer is one that no player would think of."""

COUNTERPARTS: Final = {
    "delays": "keeps",
    "looks": "saves_search",
    "provost_dear": "provost_shut",
    "provost_open": "provost_guard",
    "provost_shut": "provost_dear",
    "spends_move": "keeps_move",
}
"""Kinds of merits of two answers that name one fact, once for each of them."""

UNSURE: Final = frozenset({"needs_provost"})
"""Kinds of merits that tell that an answer brings something only if the provost comes that far."""

SIDE_EFFECTS: Final = BESIDE | FOLLOWING | FOR_OTHERS | GIVEN_UP | UNSURE | USELESS | WAITING
"""Kinds of merits that are no reason for an answer, but are said beside one."""

WEAK: Final = frozenset({"alike"})
"""Kinds of merits that give no reason for one of two answers."""

PLAIN: Final = frozenset({"brings", "either", "peddler"})
"""Kinds of merits that only name the goods of an answer."""

PART: Final = PLAIN | {"fewer_held", "first", "last_source", "none_held"}
"""Kinds of merits that tell no more than one that completes something with the same goods."""


class EndRates(Struct, frozen=True):
    """Rates at the end of the game: points for a gold, and other cubes and deniers for one point."""

    gold: int
    cubes: int
    deniers: int

    def worth(self, goods: Mapping[str, int]) -> float:
        """Return the points of goods, with parts of a point."""
        cubes = sum([amount for kind, amount in goods.items() if kind not in ("denier", "gold", "vp")])
        rest = cubes / self.cubes + goods.get("denier", 0) / self.deniers
        return goods.get("vp", 0) + goods.get("gold", 0) * self.gold + rest


def named_points(merit: Merit) -> int:
    """Return the points that a merit names."""
    gain = merit.data.get("gain")
    points = merit.data.get("vp", gain.get("vp", 0) if isinstance(gain, dict) else 0)
    return points if isinstance(points, int) else 0


def net_loss(merits: Sequence[Merit]) -> int:
    """Return the points that an answer costs, less those that it brings, as its merits name them.

    Return 0 if it gives up none that the player could have, whatever it pays.
    """
    named = {merit.kind: named_points(merit) for merit in merits if merit.kind not in FOR_OTHERS}
    if not any(named.get(kind) for kind in GIVEN_UP):
        return 0
    return max(0, sum([points if kind in SIDE_EFFECTS else -points for kind, points in named.items()]))


def purpose(merit: Merit) -> Merit:
    """Return a merit without the goods that complete something, which others may complete as well, and without equals."""
    left_out = INCOMING if merit.kind in COMPLETING else EQUALS
    return Merit(merit.kind, {name: value for name, value in merit.data.items() if name not in left_out})


def unshared(mine: Sequence[Merit], theirs: Sequence[Merit]) -> list[Merit]:
    """Return the reasons for an answer that another one lacks.

    Where both complete the same, goods alone are no reason.
    """
    shared = [purpose(merit) for merit in theirs]
    completes = any(merit.kind in COMPLETING and purpose(merit) in shared for merit in mine)
    silent = WEAK | SIDE_EFFECTS | (PART if completes else frozenset())
    return [merit for merit in mine if merit.kind not in silent and purpose(merit) not in shared]


def price(options: Iterable[Option], picks: Sequence[str], merits: Sequence[Merit]) -> int:
    """Return the deniers that an answer costs, with those for which its first merit buys something."""
    costs = [option.data.get("cost") for option in options if option.key in picks]
    bought = [merit.data.get("cost") for merit in merits[:1] if merit.kind in COMPLETING]
    return sum([cost for cost in (*costs, *bought) if isinstance(cost, int)])


def fewer_held(held: Mapping[str, int], option: Option, other: Option) -> Iterator[Merit]:
    """Yield what is held of two kinds, if an option brings the one of which there is less."""
    gain, instead = amounts(option, "gain"), amounts(other, "gain")
    if len(gain) != 1 or len(instead) != 1:
        return
    (kind,), (rival,) = gain, instead
    if held.get(kind, 0) >= held.get(rival, 0):
        return
    if held.get(kind, 0):
        yield Merit("fewer_held", {"have": {kind: held[kind], rival: held[rival]}})
    else:
        yield Merit("none_held", {"have": {rival: held[rival]}})


def plenty(held: Goods, option: Option) -> Iterator[Merit]:
    """Yield what is held of a kind that an option gives away, if there is less of every other."""
    pay = amounts(option, "pay")
    others = max([amount for kind, amount in held.items() if kind not in pay])
    if pay and min([held[kind] for kind in pay]) > max(1, others):
        yield Merit("plenty", {"have": {kind: held[kind] for kind in pay}})


def pays_plenty(held: Mapping[str, int], option: Option, other: Option) -> Iterator[Merit]:
    """Yield the cube that an option pays in place of another one of which fewer are held."""
    pay, instead = amounts(option, "pay"), amounts(other, "pay")
    mine = [kind for kind, amount in pay.items() if amount > instead.get(kind, 0) and kind != "gold"]
    theirs = [kind for kind, amount in instead.items() if amount > pay.get(kind, 0) and kind != "gold"]
    if len(mine) == len(theirs) == 1 and held[mine[0]] > held[theirs[0]]:
        (kind,), (rival,) = mine, theirs
        yield Merit(
            "pays_plenty", {"pay": {kind: 1}, "lost": {rival: 1}, "have": {kind: held[kind], rival: held[rival]}}
        )


def more_of_the_same(gain: Goods, instead: Goods) -> Iterator[Merit]:
    """Yield how much more of the same goods one answer brings than another one."""
    if gain and gain.keys() == instead.keys() and sum(gain.values()) > sum(instead.values()):
        yield Merit("brings_more", {"gain": gain, "have": instead})


def keeps_gold(option: Option, other: Option, rates: EndRates) -> Iterator[Merit]:
    """Yield the gold that another option pays and this one does not, with its points at the end of the game."""
    kept = amounts(other, "pay").get("gold", 0) - amounts(option, "pay").get("gold", 0)
    if kept > 0:
        yield Merit("keeps_gold", {"have": {"gold": kept}, "vp": kept * rates.gold})


def spends_gold(option: Option, rates: EndRates) -> Iterator[Merit]:
    """Yield the gold that an option pays, with its points at the end of the game."""
    gold = amounts(option, "pay").get("gold", 0)
    if gold:
        yield Merit("spends_gold", {"pay": {"gold": gold}, "vp": gold * rates.gold})


def pays_off(option: Option, rates: EndRates) -> Iterator[Merit]:
    """Yield what an option brings, if that is worth more at the end of the game than what it pays."""
    pay, gain = amounts(option, "pay"), amounts(option, "gain")
    if not pay or rates.worth(gain) <= rates.worth(pay):
        return
    deniers, cubes = ("denier" in pay) * rates.deniers, rates.cubes
    if "vp" in gain:
        gold = ("gold" in pay) * rates.gold
        yield Merit("pays_points", {"gain": gain, "gold": gold, "deniers": deniers, "cubes": cubes})
    elif "gold" in gain:
        yield Merit("pays_gold", {"gain": gain, "deniers": deniers * rates.gold, "cubes": cubes * rates.gold})
    elif "denier" in gain:
        yield Merit("sale_pays", {"gain": gain, "deniers": rates.deniers, "cubes": rates.cubes})
