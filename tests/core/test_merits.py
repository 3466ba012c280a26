"""Merits of goods that several games share, and how those of two answers compare."""

from engine.core.goods import Goods
from engine.core.merits import EndRates, keeps_gold, more_of_the_same, pays_off, pays_plenty, price, purpose, unshared
from engine.core.types import Data, Merit, Option

RATES = EndRates(gold=3, cubes=3, deniers=4)


def exchange(pay: Goods, gain: Goods) -> Option:
    """An option that pays and brings goods."""
    return Option("it", "trade", data={"pay": pay, "gain": gain})


def batch(kind: str, **more: int) -> Merit:
    """A batch that a cube makes."""
    return Merit("batch", {"vp": 5, "gain": {kind: 1}, **more})


def test_goods_are_worth_parts_of_a_point() -> None:
    assert RATES.worth({"gold": 1, "food": 2, "cloth": 1, "denier": 2, "vp": 4}) == 8.5


def test_other_goods_may_serve_the_same_purpose() -> None:
    assert purpose(batch("wood")) == purpose(batch("food", cost=2)) != purpose(batch("wood", vp=4))
    assert purpose(Merit("brings", {"gain": {"wood": 1}})) != purpose(Merit("brings", {"gain": {"food": 1}}))


def test_a_shared_purpose_is_no_reason_and_neither_are_its_goods() -> None:
    first, more = Merit("first", {"gain": {"wood": 1}}), Merit("brings_more", {"gain": {"wood": 2}})
    side: list[Merit] = [Merit("owner_takes"), Merit("alike")]
    assert unshared([batch("wood"), first, more, *side], [batch("food")]) == [more]
    assert unshared([batch("wood"), first, *side], []) == [batch("wood"), first]


def test_a_price_counts_what_is_bought() -> None:
    options = [Option("quarry", "place", data={"cost": 2}), Option("none", "place")]
    assert price(options, ("quarry",), [batch("wood", cost=1)]) == 3
    assert price(options, ("quarry",), [Merit("peddler", {"cost": 1}), batch("wood", cost=1)]) == 2
    assert price(options, ("none",), []) == 0


def test_an_exchange_pays_off_if_it_brings_more_at_the_end() -> None:
    for pay, gain, kinds in (
        ({"denier": 2}, {"vp": 3}, ["pays_points"]),
        ({"denier": 2}, {"gold": 1}, ["pays_gold"]),
        ({"food": 1}, {"denier": 4}, ["sale_pays"]),
        ({"denier": 1}, {"food": 1}, []),
        ({"gold": 1}, {"denier": 6}, []),
        ({}, {"vp": 3}, []),
    ):
        assert [merit.kind for merit in pays_off(exchange(pay, gain), RATES)] == kinds


def test_gold_and_plentiful_cubes_are_compared() -> None:
    gold, plain = exchange({"gold": 1, "food": 1}, {}), exchange({"wood": 1, "food": 1}, {})
    assert [*keeps_gold(plain, gold, RATES)] == [Merit("keeps_gold", {"have": {"gold": 1}, "vp": 3})]
    assert [*keeps_gold(gold, plain, RATES)] == []
    held = {"food": 2, "wood": 3, "stone": 1, "gold": 1}
    other = exchange({"stone": 1, "food": 1}, {})
    found: Data = {"pay": {"wood": 1}, "lost": {"stone": 1}, "have": {"wood": 3, "stone": 1}}
    assert [*pays_plenty(held, plain, other)] == [Merit("pays_plenty", found)]
    assert [*pays_plenty(held, other, plain)] == [*pays_plenty(held, plain, gold)] == []
    assert [*more_of_the_same({"wood": 1}, {"food": 1})] == [*more_of_the_same({}, {})] == []
