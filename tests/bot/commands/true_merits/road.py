"""Checks of merits of the games with a road and a provost: Caylus and Caylus Magna Carta."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any, Final

from bot.words import Catalogue
from engine.caylus.buildings import BUILDINGS, MakeGoods, TradeOffer
from engine.caylus.buildings import BuyOffer as CaylusBuy
from engine.caylus.castle import BATCH_COSTS
from engine.core.types import Action, Merit
from engine.magna_carta.cards import CARDS, Buy, FromCard, Gain
from engine.magna_carta.castle import most as most_batches
from tests.bot.commands.true_merits.told import Amounts, Check, Told

CATALOGUE = Catalogue()


def provost_after(told: Told, picks: tuple[str, ...]) -> int:
    """Where a move takes the provost."""
    return int(told.state.provost) + int(picks[0])


def lowest(told: Told, picks: tuple[str, ...]) -> int:
    """The lowest space to which the others can push the provost after a move."""
    game, position, at = told.game, told.after(picks), provost_after(told, picks)
    while asked := next((one for one in game.decisions(position) if one.kind == "provost"), None):
        keys = [option.key for option in asked.ask.options]
        key = "0" if asked.ask.seat == told.seat else min(keys, key=int)
        at += int(key)
        position = game.apply(position, Action(asked.ask.seat, "provost", (key,)))[0]
    return at


def reached(told: Told, at: int) -> set[int]:
    """The spaces of workers that the provost reaches from a space."""
    return {space for space in told.workers() if space <= at}


def spaces(told: Told) -> set[int]:
    """The spaces that a merit names, each with the building there."""
    named = [place.split(":") for place in told.data["places"]]
    assert all(building_at(told, int(space)) == building for space, building in named)
    assert told.data.get("count", 1) == len(named)
    return {int(space) for space, _ in named}


def provost_keep(told: Told) -> bool:
    return provost_reach(told) and told.picks == ("0",) and told.data["to"] == provost_after(told, told.other)


def provost_reach(told: Told) -> bool:
    gained = reached(told, provost_after(told, told.picks)) - reached(told, provost_after(told, told.other))
    return spaces(told) == {space for space in gained if told.workers()[space] == told.seat}


def provost_shut(told: Told) -> bool:
    lost = reached(told, provost_after(told, told.other)) - reached(told, provost_after(told, told.picks))
    theirs = {space for space in lost if told.workers()[space] != told.seat}
    is_own = told.data["own"] == (lost != theirs)
    return spaces(told) == theirs and is_own and told.workers()[min(theirs)] == told.data["by"]


def provost_safe(told: Told) -> bool:
    low, other = lowest(told, told.picks), lowest(told, told.other)
    high = min(low, provost_after(told, told.other))
    mine = {space for space, worker in told.workers().items() if worker == told.seat}
    return low == told.data["least"] and spaces(told) == {space for space in mine if other < space <= high}


def provost_idle(told: Told) -> bool:
    there, instead = provost_after(told, told.picks), provost_after(told, told.other)
    price = abs(int(told.other[0])) - abs(int(told.picks[0]))
    return reached(told, there) == reached(told, instead) and price == told.data["cost"] > 0


def provost_dear(told: Told) -> bool:
    there, instead = provost_after(told, told.picks), provost_after(told, told.other)
    changed = reached(told, there) ^ reached(told, instead)
    price = abs(int(told.other[0])) - abs(int(told.picks[0]))
    is_theirs = all(told.workers()[space] != told.seat for space in changed)
    return spaces(told) == changed and is_theirs and price == told.data["cost"] > 0


def share(told: Told, face: str) -> bool:
    """Whether a merit tells the owner's share of a card as its text does."""
    sentence = CATALOGUE.words("en")(f"magna_carta-effect-{face}").partition("Owner: ")[2]
    match told.data["share"]:
        case "takes":
            ((kind, amount),) = told.data["gain"].items()
            return sentence.startswith(f"{amount} {kind}")
        case "buys":
            return sentence.startswith("buy 1 gold" if told.data["gain"] else "buy 1 for") and (
                f"for {told.data['cost']}" in sentence
            )
        case "buys_token":
            return sentence == f"buy 1 for {told.data['cost']}."
        case _:
            return sentence.startswith("swap")


def last_mover(told: Told) -> bool:
    others = {*range(len(told.state.players))} - {told.seat}
    option = told.option(told.picks)
    away, cost = int(str(option.data["space"])) - told.state.provost, int(str(option.data["cost"]))
    return others <= {*told.state.passed} and away == told.data["deniers"] <= min(3, told.me.deniers - cost)


def first(told: Told) -> bool:
    gain = told.data["gain"]
    has_none = all(not held.get(kind) for kind in gain for held in holdings(told, {}, with_workers=False))
    return has_none and gives(told) and told.data.get("food", False) == (told.game.name == "caylus" and "food" in gain)


def gives(told: Told) -> bool:
    """Whether an answer can bring the goods: in an exchange, or by a building."""
    option, gain = told.option(told.picks), told.data["gain"]
    brought = [option.data["gain"]] if "gain" in option.data else yields(told, str(option.data.get("building")))
    if told.decision.kind == "favour":
        brought = [told.data["gain"]] if sum(gain.values()) == 1 else []
    return any(gain.items() <= one.items() for one in brought)  # type: ignore[union-attr] # goods


def yields(told: Told, building: str) -> Iterator[Amounts]:
    """What a worker may take at a building."""
    match effect_of(told, building):
        case MakeGoods(choices):
            yield from choices
        case Gain(gain):
            yield gain
        case CaylusBuy(offers):
            sold = "food", "wood", "stone", "cloth"
            (count,) = (count for cost, count in offers if cost == told.data.get("cost", offers[0][0]))
            yield from (dict(Counter(cubes)) for cubes in combinations_with_replacement(sold, count))
        case Buy(_, kinds):
            yield from ({kind: 1} for kind in kinds)
        case _:
            return


def effect_of(told: Told, building: str) -> Any:
    """What a worker does at a building."""
    if told.game.name == "caylus":
        return BUILDINGS[building].effect if building in BUILDINGS else None
    return CARDS[building].primary if building in CARDS else None


def holdings(
    told: Told, gain: Amounts, *, with_workers: bool, before: int = 99, picks: tuple[str, ...] | None = None
) -> Iterator[dict[str, int]]:
    """Every amount of cubes that the seat may hold at the end of the road, or before a space of it.

    After the answer `picks` its costs are paid, and what it says to buy; with none of them, nothing is.
    """
    data = told.option(picks).data if picks else {}
    paid: Any = data.get("pay") or {}
    held = {kind: told.me.cubes[kind] + gain.get(kind, 0) - paid.get(kind, 0) for kind in told.me.cubes}
    spent = int(str(data.get("cost") or 0)) + paid.get("denier", 0) + told.data.get("cost", 0) * bool(picks)
    yield from walked(told, held, told.deniers - spent, 1 if with_workers else 99, before)


def walked(told: Told, held: dict[str, int], deniers: int, space: int, before: int) -> Iterator[dict[str, int]]:
    """Walk on along the road, and take at each space what the seat may take there."""
    last = getattr(told.state, "provost", 0) or len(told.state.road)
    if space > min(last, before - 1):
        yield held
        return
    place = told.state.road[space - 1]
    if place.worker < 0 or space == told.state.active or told.seat not in (place.worker, place.owner):
        yield from walked(told, held, deniers, space + 1, before)
        return
    for cost, gain in takings(told, place):
        if cost <= deniers:
            more = {kind: amount + gain.get(kind, 0) for kind, amount in held.items()}
            yield from walked(told, more, deniers - cost, space + 1, before)


def takings(told: Told, place: Any) -> Iterator[tuple[int, Amounts]]:
    """What the seat may take at a place: deniers and cubes; nothing for nothing where it may decline."""
    is_worker = place.worker == told.seat
    if told.game.name == "caylus":
        effect: Any = BUILDINGS[place.building].effect if place.building else None
        if isinstance(effect, MakeGoods):
            choices = effect.choices if is_worker else [{kind: 1} for kind in effect.owner]
            yield from ((0, choice) for choice in choices or [{}])
            return
    else:
        effect = CARDS[place.face].primary if is_worker else CARDS[place.face].secondary
        if isinstance(effect, Gain | FromCard):
            gain = effect.gain if isinstance(effect, Gain) else {effect.kind: int(place.cubes > 0)}
            yield 0, {kind: amount for kind, amount in gain.items() if kind != "denier"}
            return
    yield 0, {}
    if isinstance(effect, Buy | CaylusBuy) and (is_worker or told.game.name != "caylus"):
        kinds = getattr(effect, "kinds", ("food", "wood", "stone", "cloth"))
        for cost, count in effect.offers:
            yield from ((cost, dict(Counter(cubes))) for cubes in combinations_with_replacement(kinds, count))
    if isinstance(effect, TradeOffer) and is_worker:
        yield from (
            (pay["denier"], gain)
            for pay, gain in (effect.small, effect.large)
            if {*gain} == {"gold"} and {*pay} == {"denier"}
        )


def building_at(told: Told, space: int) -> str:
    place = told.state.road[space - 1]
    return str(place.building if told.game.name == "caylus" else place.face)


def batches(told: Told, held: Mapping[str, int]) -> int:
    """The most batches of these cubes, by trying all."""
    if told.game.name == "magna_carta":
        copy = told.game.copy(told.position)
        copy.state.players[told.seat].cubes = dict(held)
        return most_batches(copy.state, told.seat)
    found = 0
    for cost in BATCH_COSTS.values():
        if all(held[kind] >= amount for kind, amount in cost.items()):
            rest = {kind: amount - cost.get(kind, 0) for kind, amount in held.items()}
            found = max(found, 1 + batches(told, rest))
    return found


def most(told: Told, gain: Amounts, *, with_workers: bool, picks: tuple[str, ...] | None = None) -> int:
    """The most batches with a gain."""
    return max(batches(told, held) for held in holdings(told, gain, with_workers=with_workers, picks=picks))


def batch(told: Told) -> bool:
    with_workers, gain = bool(told.data["others"]), told.data["gain"]
    before = most(told, {}, with_workers=True)
    found = [*holdings(told, gain, with_workers=with_workers, picks=told.picks)]
    is_more = max(batches(told, held) for held in found) > before * with_workers
    best = max(batches(told, held) for held in holdings(told, gain, with_workers=True, picks=told.picks))
    pay = told.data["pay"]
    can_pay = any(
        all(held[kind] >= pay[kind] for kind in pay)
        for held in holdings(told, gain, with_workers=True, picks=told.picks)
    )
    is_batch = not pay or (sum(pay.values()) == 3 * told.data.get("count", 1) and can_pay)
    if told.game.name == "magna_carta":
        is_batch &= told.data["count"] == before + 1
    else:
        is_batch &= bool(pay) == (before == 0)
    if told.merit.kind == "batch" and told.game.name == "caylus":
        here = told.seat in told.state.castle
        assert told.data["there"] == here
        assert here or (told.state.phase == "placing" and told.me.workers > 1)
    return is_more and best > before and is_batch and gives(told)


def saves_gold(told: Told) -> bool:
    def plain(gain: Amounts, picks: tuple[str, ...] | None) -> int:
        found = holdings(told, gain, with_workers=True, picks=picks)
        return max(batches(told, {**held, "gold": 0}) for held in found)

    gain = told.data["gain"]
    before, after = plain({}, None), plain(gain, told.picks)
    whole = [most(told, {}, with_workers=True), most(told, gain, with_workers=True, picks=told.picks)]
    return before < after == told.data["count"] and whole[0] == whole[1] and gives(told)


def nearer_batch(told: Told) -> bool:
    """Whether one cube more makes a batch with the gain, and none does without it."""

    def fills(gain: Amounts, picks: tuple[str, ...] | None) -> set[str]:
        found = [*holdings(told, gain, with_workers=True, picks=picks)]
        kinds = [kind for kind in told.me.cubes if kind != "gold"]
        return {kind for kind in kinds for held in found if batches(told, {**held, kind: held[kind] + 1}) == count}

    count = most(told, {}, with_workers=True) + 1
    gain = told.data["gain"]
    able = fills(gain, told.picks)
    if told.game.name == "caylus":
        is_missing = ("food" in able) if told.data["food"] else bool(able - {"food"})
        return count == 1 and not fills({}, None) and is_missing and gives(told)
    (lost,) = (kind for kind, amount in told.data["lost"].items() if amount)
    return told.data["count"] == count and not fills({}, None) and lost in able and gives(told)


def alike(told: Told) -> bool:
    """Whether the same batches and points of buildings can be had after either answer."""

    def gains(picks: tuple[str, ...]) -> list[Amounts]:
        data = told.option(picks).data
        if isinstance(data.get("gain"), dict):
            return [{kind: amount for kind, amount in data["gain"].items() if kind != "denier"}]  # type: ignore[union-attr] # amounts
        if data.get("building") and told.decision.kind in ("act", "place", "gate"):
            return [*yields(told, str(data["building"]))] or [{}]
        return [{}]

    def best(picks: tuple[str, ...]) -> int:
        """Return the batches after an answer, or after buying nothing there."""
        effect = effect_of(told, str(told.option(picks).data.get("building") or "castle"))
        is_shop = told.decision.kind in ("act", "place") and isinstance(effect, Buy | CaylusBuy)
        paying = told._replace(merit=Merit("alike", {"cost": effect.offers[0][0] if is_shop else 0}))
        bought = [most(paying, gain, with_workers=True, picks=picks) for gain in gains(picks) if paying.can_buy(picks)]
        return max([*bought, most(told, {}, with_workers=True, picks=picks)] if is_shop else bought)

    if told.game.name == "caylus" and told.seat not in told.state.castle:
        return True
    here, there = best(told.picks), best(told.other)
    return bool(here == there >= told.data.get("count", 0))


def pays_plenty(told: Told) -> bool:
    pays = [dict(told.option(picks).data["pay"]) for picks in (told.picks, told.other)]  # type: ignore[arg-type] # cubes
    ((kind, _),), ((rival, _),) = told.data["pay"].items(), told.data["lost"].items()
    is_instead = pays[0].get(kind, 0) > pays[1].get(kind, 0) and pays[1].get(rival, 0) > pays[0].get(rival, 0)
    held = {one: told.me.cubes[one] for one in (kind, rival)}
    return bool(is_instead and told.data["have"] == held and held[kind] > held[rival])


def keeps_gold(told: Told) -> bool:
    """Whether more gold is left than after the other answer, and is worth that at the end."""
    left = [told.after(picks).state.players[told.seat].cubes["gold"] for picks in (told.picks, told.other)]
    rate = 3 if told.game.name == "caylus" else 1
    return bool(
        left[0] - left[1] == told.data["have"]["gold"] > 0 and told.data["vp"] == rate * told.data["have"]["gold"]
    )


def pays_off(told: Told) -> bool:
    """Whether an exchange brings more at the end of the game than it takes, by the game's own scoring of many of it."""
    option, many = told.option(told.picks), 12
    caylus = told.game.name == "caylus"

    def worth(goods: Any) -> float:
        cubes = sum(amount for kind, amount in goods.items() if kind not in ("denier", "gold", "vp"))
        gold, deniers = goods.get("gold", 0), goods.get("denier", 0)
        ends = many * gold * (3 if caylus else 1) + many * cubes // 3 + many * deniers // (4 if caylus else 3)
        return float(many * goods.get("vp", 0) + ends)

    rates = {"pays_gold": {0, 12, 9} if caylus else {0, 3}}.get(told.merit.kind, {0, 3, 4})
    named = {value for key, value in told.data.items() if key in ("deniers", "cubes", "gold")}
    return worth(option.data["gain"]) > worth(option.data["pay"]) and named <= rates


def brings_more(told: Told) -> bool:
    gains = [
        [told.option(picks).data["gain"]]
        if "gain" in told.option(picks).data
        else [*yields(told, str(told.option(picks).data["building"]))]
        for picks in (told.picks, told.other)
    ]
    (kind,) = told.data["gain"]
    return (
        told.data["gain"] in gains[0]
        and told.data["have"] in gains[1]
        and told.data["gain"][kind] > told.data["have"][kind]
    )


def spare(told: Told) -> bool:
    counts = [most(told, {}, with_workers=True, picks=picks) for picks in (told.picks, told.other)]
    if told.merit.kind == "spare_cube":
        return bool(counts[0] == counts[1] == told.data["count"] > 0)
    return counts == [told.data["count"], told.data["left"]] and counts[0] > counts[1]


def residence(told: Told) -> bool:
    if told.merit.kind == "keeps_tile":
        mine, other = (told.state.road[int(picks[0].partition("@")[2]) - 1] for picks in (told.picks, told.other))
        return bool(mine.owner < 0 and other.owner == told.seat and other.building == told.data["building"])
    if told.game.name == "magna_carta":
        return bool(told.data["lost"] == CARDS[told.picks[0].partition("@")[0]].points and told.data["vp"] == 1)
    return bool("@" in told.picks[0] and told.data == {"vp": 2, "deniers": 1})


def owner_takes(told: Told) -> bool:
    """Whether another player owns the place, and gains what is said: points at once, cubes by its text."""
    place = told.state.road[int(str(told.option(told.picks).data["space"])) - 1]
    if told.game.name == "magna_carta":
        return place.owner == told.data["by"] != told.seat and share(told, place.face)
    after, by = told.after(told.picks), told.data["by"]
    vp = after.state.players[by].vp - told.state.players[by].vp
    makes = {"s_farm": ("food", "cloth"), "s_park": ("wood", "food"), "s_workshop": ("stone", "cloth")}
    kinds = () if "beyond" in told.option(told.picks).data else makes.get(place.building, ())
    named = (*told.data["gain"], *told.data["have"])
    return place.owner == by != told.seat and vp == told.data["vp"] and named == kinds


def exposed(told: Told) -> bool:
    """Whether the worker is on the provost's space, and another player could pay to move him back."""
    rivals = [player for at, player in enumerate(told.state.players) if at != told.seat]
    space = int(str(told.option(told.picks).data["space"]))
    return bool(space == told.state.provost and space > 1 and max(player.deniers for player in rivals) > 0)


def provost_loses(told: Told) -> bool:
    lost = reached(told, provost_after(told, told.other)) - reached(told, provost_after(told, told.picks))
    return bool(lost) and spaces(told) == lost and all(told.workers()[space] == told.seat for space in lost)


def fewer_batches(told: Told) -> bool:
    """Whether fewer batches can be given after what an answer pays, or what the building there costs."""
    data = told.option(told.picks).data
    gain: Any = data.get("gain") if "pay" in data else {kind: -cost for kind, cost in told.data["pay"].items()}
    before, several = most(told, {}, with_workers=True), holdings(told, gain or {}, with_workers=True, picks=told.picks)
    after = max(batches(told, held) for held in several if min(held.values()) >= 0)
    return bool(before - after == told.data["count"] > 0)


def spends_gold(told: Told) -> bool:
    left = told.after(told.picks).state.players[told.seat].cubes["gold"]
    rate = 3 if told.game.name == "caylus" else 1
    return bool(
        told.me.cubes["gold"] - left == told.data["pay"]["gold"] > 0
        and told.data["vp"] == rate * (told.me.cubes["gold"] - left)
    )


def shop(told: Told) -> bool:
    """Whether a worker can pay for what a bank, church or lawyer offers, beside its own cost."""
    option = told.option(told.picks)
    left = told.me.deniers - int(str(option.data["cost"]))
    sentence = CATALOGUE.words("en")(f"{told.game.name}-effect-{option.data['building']}").partition(" Owner")[0]
    if told.merit.kind in ("bank", "church"):
        token = next(
            points for section, points in (("dungeon", 4), ("walls", 3), ("towers", 2)) if told.state.tokens[section]
        )
        is_token = told.merit.kind == "bank" or told.data["vp"] == token
        return f"for {told.data['deniers']} denier" in sentence and left >= told.data["deniers"] and is_token
    pay = told.data["pay"]
    has_all = all((left if kind == "denier" else told.me.cubes[kind]) >= amount for kind, amount in pay.items())
    return "lawyer" in told.picks[0] and has_all and told.data["deniers"] == 1


def fewer_held(told: Told) -> bool:
    kind, other = ("".join(told.option(picks).data["gain"]) for picks in (told.picks, told.other))  # type: ignore[arg-type] # goods
    held = {one: told.me.cubes[one] for one in (kind, other) if told.me.cubes[one]}
    is_none = told.merit.kind == "none_held"
    return told.data["have"] == held and told.me.cubes[kind] < told.me.cubes[other] and is_none == (kind not in held)


def plenty(told: Told) -> bool:
    ((kind, amount),) = told.data["have"].items()
    return bool(amount == told.me.cubes[kind] > max(held for other, held in told.me.cubes.items() if other != kind))


def sale(told: Told) -> bool:
    option = told.option(told.picks)
    id = str(option.data["building"])
    effect = BUILDINGS[id].effect if told.game.name == "caylus" else CARDS[id].primary
    return any(told.me.cubes.values()) and (effect.deniers, option.data["cost"] or 0) == (  # type: ignore[union-attr] # a sale
        told.data["deniers"],
        told.data["cost"],
    )


def price(told: Told) -> bool:
    return bool((told.option(told.picks).data["cost"] or 0) == told.data["cost"])


def peddler(told: Told) -> bool:
    id = str(told.option(told.picks).data["building"])
    effect = BUILDINGS[id].effect if told.game.name == "caylus" else CARDS[id].primary
    left = told.deniers - int(str(told.option(told.picks).data["cost"] or 0))
    offers: Any = effect.offers if isinstance(effect, Buy | CaylusBuy) else ()
    counts = [count for cost, count in offers if cost <= left]
    return bool(counts[-1] == told.data["count"] and offers[0] == (told.data["deniers"], 1))


PROVOST: Final[dict[str, Check]] = {
    "provost_keep": provost_keep,
    "provost_reach": provost_reach,
    "provost_shut": provost_shut,
    "provost_safe": provost_safe,
    "provost_idle": provost_idle,
    "provost_dear": provost_dear,
    "provost_loses": provost_loses,
    "exposed": exposed,
    "last_mover": last_mover,
}
CUBES: Final[dict[str, Check]] = {
    "alike": alike,
    "batch": batch,
    "brings": gives,
    "brings_more": brings_more,
    **dict.fromkeys(("fewer_held", "none_held"), fewer_held),
    "fewer_batches": fewer_batches,
    "first": first,
    "keeps_gold": keeps_gold,
    "lawyer": shop,
    "nearer_batch": nearer_batch,
    "owner_takes": owner_takes,
    **dict.fromkeys(("pays_gold", "pays_points", "sale_pays"), pays_off),
    "pays_plenty": pays_plenty,
    "peddler": peddler,
    "plenty": plenty,
    "residence": residence,
    "sale": sale,
    "saves_gold": saves_gold,
    **dict.fromkeys(("leaves_batches", "spare_cube"), spare),
    "spends_gold": spends_gold,
}
