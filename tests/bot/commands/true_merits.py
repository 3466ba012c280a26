"""Checks of merits that hints name: each is worked out again from the position, by other means than the engine's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple

from bot.words import Catalogue
from engine.catan_cards.building import card_hindrance
from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from engine.catan_cards.tables import CENTRE_COSTS
from engine.caylus.buildings import BUILDINGS, MakeGoods, TradeOffer
from engine.caylus.buildings import BuyOffer as CaylusBuy
from engine.caylus.castle import BATCH_COSTS
from engine.caylus.construction import offers as tile_offers
from engine.core.flow import Position
from engine.core.types import Action, Decision, Merit, Option
from engine.magna_carta.cards import CARDS, Buy, FromCard, Gain
from engine.magna_carta.castle import most as most_batches
from engine.minds.features import AnyGame

Amounts = Mapping[str, int]

CATALOGUE = Catalogue()


class Told(NamedTuple):
    """A merit of an answer to a question, compared with another one."""

    game: AnyGame
    position: Position[Any, Any]
    decision: Decision
    picks: tuple[str, ...]
    other: tuple[str, ...]
    merit: Merit

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.ask.seat

    @property
    def state(self) -> Any:
        """The state of the position."""
        return self.position.state

    @property
    def me(self) -> Any:
        """The player that is asked."""
        return self.state.players[self.seat]

    @property
    def data(self) -> Any:
        """The data of the merit."""
        return self.merit.data

    def option(self, picks: tuple[str, ...]) -> Option:
        """The option of an answer of one pick."""
        return next(option for option in self.decision.ask.options if option.key == picks[0])

    def after(self, picks: tuple[str, ...]) -> Any:
        """The position after an answer."""
        return self.game.apply(self.position, Action(self.seat, self.decision.kind, picks))[0]

    @property
    def deniers(self) -> int:
        """The deniers of the seat on the road: a worker at the trading post brings three."""
        special = getattr(self.state, "special", {"trading_post": []})
        return int(self.me.deniers) + 3 * (self.seat in special["trading_post"])

    def can_buy(self, picks: tuple[str, ...]) -> bool:
        """Whether the deniers suffice for an answer and what it says to buy."""
        return bool(self.deniers >= int(str(self.option(picks).data.get("cost") or 0)) + self.data.get("cost", 0))

    def workers(self) -> dict[int, int]:
        """The seats of workers by road space."""
        return {at: place.worker for at, place in enumerate(self.state.road, start=1) if place.worker >= 0}


def is_true(told: Told) -> bool:
    """Whether a merit holds in the position."""
    return CHECKS[told.game.name][told.merit.kind](told)


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
    assert all(_face(told, int(space)) == building for space, building in named)
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


def provost_share(told: Told) -> bool:
    gained = reached(told, provost_after(told, told.picks)) - reached(told, provost_after(told, told.other))
    (space,) = spaces(told)
    slot = told.state.road[space - 1]
    is_mine = slot.owner == told.seat != slot.worker == told.data["by"]
    return space in gained and is_mine and share(told, slot.face)


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


def _face(told: Told, space: int) -> str:
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


def castle(told: Told) -> bool:
    count = most(told, {}, with_workers=told.merit.kind == "castle_with", picks=told.picks)
    section = next(
        at for at, houses in enumerate(told.state.houses) if at >= told.state.scored and len(houses) < (6, 10, 14)[at]
    )
    return bool(told.data["count"] <= count and told.data["vp"] in (0, told.data["count"] * (5, 4, 3)[section]))


def tiles(
    told: Told,
    colour: str,
    gain: Amounts,
    *,
    with_workers: bool,
    before: int = 99,
    picks: tuple[str, ...] | None = None,
) -> dict[str, int]:
    """The tiles that can be built with a gain, with their points."""
    found, copy = dict[str, int](), told.game.copy(told.position)
    for held in holdings(told, gain, with_workers=with_workers, before=before, picks=picks):
        copy.state.players[told.seat].cubes = held
        for option in tile_offers(copy.state, told.seat, colour):
            found[str(option.data["building"])] = int(str(option.data["vp"]))
    return found


def colour_at(told: Told, building: str) -> str:
    """The colour that a building builds."""
    return str(BUILDINGS[building].effect.colour)  # type: ignore[union-attr] # it builds


def build(told: Told) -> bool:
    option = told.option(told.picks)
    with_workers = told.merit.kind == "build_with"
    space = int(str(option.data["space"]))
    found = tiles(told, colour_at(told, str(option.data["building"])), {}, with_workers=with_workers, before=space)
    return bool(found.get(told.data["building"]) == told.data["vp"] == max(found.values()))


def lets_build(told: Told) -> bool:
    space = told.data["space"]
    colour = colour_at(told, _face(told, space))
    without = tiles(told, colour, {}, with_workers=True, before=space)
    found = tiles(told, colour, told.data["gain"], with_workers=True, before=space, picks=told.picks)
    is_there = told.workers()[space] == told.seat and space <= told.state.provost
    return is_there and not without and found[told.data["building"]] == told.data["vp"] and gives(told)


def guild(told: Told) -> bool:
    provost = told.state.provost
    if told.merit.kind == "guild":
        return told.picks == ("merchants_guild",) and told.data["most"] == 3
    space = told.data["space"]
    if told.merit.kind == "guild_reach":
        return bool(told.workers()[space] == told.seat and 0 < space - provost <= 3)
    is_back = told.data["to"] == space - 1 >= provost - 3 and space <= provost
    kept = all(at < space for at, worker in told.workers().items() if worker == told.seat and at <= provost)
    return bool(is_back and kept and told.workers()[space] == told.data["by"] != told.seat)


def bailiff(told: Told) -> bool:
    steps = [2 if provost_after(told, picks) > told.state.bailiff else 1 for picks in (told.picks, told.other)]
    to = told.state.bailiff + steps[0]
    is_scored = to == (12, 18, 24)[told.state.scored] and steps[0] == 2
    return to == told.data["to"] and steps[0] != steps[1] and is_scored == (told.merit.kind == "scored_now")


def deliver(told: Told) -> bool:
    """Whether a batch brings what is said: play it, let the others give all that they can, and score the section."""
    after = told.after(told.picks)
    vp = after.state.players[told.seat].vp - told.me.vp
    at = [before != now for before, now in zip(told.state.houses, after.state.houses, strict=True)].index(True)
    name = ("dungeon", "walls", "towers")[at]
    now = after.state.houses[at].count(told.seat)
    favours = {"dungeon": (2,), "walls": (2, 3, 5), "towers": (2, 4, 6)}[name]
    bests = [best_builder(told, picks) for picks in (told.picks, ("stop",))]
    gold = 3 * ("gold" in told.picks[0])
    rivals = {*told.state.castle} - {told.seat, -1}
    return bool(
        told.data
        == {
            "gain": {"vp": vp},
            "favours": int(bests == [True, False]),
            "alone": not rivals,
            "houses": now,
            "section": name,
            "step": now in favours,
            "lost": {"dungeon": 2, "walls": 3, "towers": 4}[name] if now == 1 else 0,
            "gold": gold,
        }
    )


def best_builder(told: Told, picks: tuple[str, ...]) -> bool:
    """Whether the seat has given most once the others give all that they can; of equals the first one has."""
    game, position = told.game, told.after(picks)
    while asked := next((one for one in game.decisions(position) if one.kind == "batch"), None):
        keys = [option.key for option in asked.ask.options]
        key = "stop" if asked.ask.seat == told.seat else keys[0]
        fewest = 99
        for one in keys[:-1] if key != "stop" else ():
            rest = game.apply(position, Action(asked.ask.seat, "batch", (one,)))[0]
            left = 9 - batches(told, rest.state.players[asked.ask.seat].cubes)
            key, fewest = (one, left) if left < fewest else (key, fewest)
        position = game.apply(position, Action(asked.ask.seat, "batch", (key,)))[0]
    built = position.state.castle_built
    order = [seat for seat in told.state.castle if seat >= 0]
    return bool(max(built) > 0 and max(order, key=lambda seat: built[seat]) == told.seat)


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


def building_brings(told: Told) -> bool:
    """Whether a building has the points, favours and income that are said, by playing it."""
    after = told.after(told.picks)
    asked = [one for one in told.game.decisions(after) if one.kind in ("favour", "site")]
    tile = BUILDINGS[told.picks[0].partition(".")[0]]
    is_favour = bool(asked) or not told.data["favours"] or told.state.options["favours"] == "simplified"
    is_most = told.merit.kind != "most_points" or most_points(told)
    return is_favour and (tile.vp if tile.id != "w_lawyer" else told.data["vp"]) == told.data["vp"] and is_most


def residence(told: Told) -> bool:
    if told.merit.kind == "keeps_tile":
        mine, other = (told.state.road[int(picks[0].partition("@")[2]) - 1] for picks in (told.picks, told.other))
        return bool(mine.owner < 0 and other.owner == told.seat and other.building == told.data["building"])
    if told.game.name == "magna_carta":
        return bool(told.data["lost"] == CARDS[told.picks[0].partition("@")[0]].points and told.data["vp"] == 1)
    return bool("@" in told.picks[0] and told.data == {"vp": 2, "deniers": 1})


def steps(told: Told) -> tuple[int, int]:
    """The points and deniers of the next favour, by playing one on each line."""
    simple = told.state.options["favours"] == "simplified"
    levels = [min(told.state.columns, told.me.favours[line] + 1) for line in ("prestige", "deniers")]
    return (
        (3, 0)
        if simple
        else (max(levels[0], told.me.favours["prestige"]), 2 + max(levels[1], told.me.favours["deniers"]))
    )


def favour(told: Told) -> bool:
    return (told.data["vp"], told.data["deniers"]) == steps(told) and told.picks in (("pay",), ("joust_field",))


def favour_line(told: Told) -> bool:
    after, line = told.after(told.picks), told.picks[0]
    level = after.state.players[told.seat].favours[line]
    is_last = told.state.phase == "end" and told.state.scored == 2
    if line == "prestige":
        found = {"vp": level, "most": 0 if is_last or level >= min(5, told.state.columns) else level + 1}
    elif line == "deniers":
        found = {
            "deniers": 2 + level,
            "have": told.me.deniers,
            "most": 0 if is_last or level >= min(5, told.state.columns) else level + 3,
        }
    elif line == "resources":
        asked = [one for one in told.game.decisions(after) if one.kind == "resources"]
        kinds = [option.key for one in asked for option in one.ask.options if option.key in told.me.cubes] or ["food"]
        found = {"gain": dict.fromkeys(kinds, 1)}
    else:
        return favour_builds(told, after)
    return bool(told.data == found)


def favour_builds(told: Told, after: Any) -> bool:
    """Whether the building line offers that building at that cost, and nothing with more points."""
    asked = [one for one in told.game.decisions(after) if one.kind == "works"]
    offers = [option for one in asked for option in one.ask.options if option.data]
    if told.merit.kind == "favour_later":
        return not offers and after.state.players[told.seat].favours["buildings"] == 1
    if told.merit.kind == "favour_residence":
        return {option.group for option in offers} == {"residence"} and told.data["pay"] == {"cloth": 1}
    best = max(int(str(option.data.get("vp", 0))) for option in offers)
    return best == told.data["vp"] and any({**option.data, **told.data} == option.data for option in offers)


def lets_trade(told: Told) -> bool:
    """Whether a worker further on is offered an exchange with more goods, and not without them."""
    space, gain = told.data["space"], told.data["gain"]
    price = int(str(told.option(told.picks).data.get("cost") or 0))
    effect: Any = BUILDINGS[_face(told, space)].effect
    if told.merit.kind == "lets_trade":
        offers = {tuple(pay.items()): got for pay, got in (effect.small, effect.large)}
    else:
        offers = {(("denier", cost),): {} for cost, _ in effect.offers}
    held = {**told.me.cubes, "denier": told.deniers - price}
    can = [
        [pay for pay in offers if all(held[kind] + more.get(kind, 0) >= amount for kind, amount in pay)]
        for more in (dict[str, int](), gain)
    ]
    pay = tuple(told.data["pay"].items())
    is_mine = told.workers()[space] == told.seat and space <= told.state.provost and space > told.state.active
    # Workers before it may have spent some of the goods on the way.
    is_first = not any(told.workers().get(at) == told.seat for at in range(told.state.active + 1, space))
    return is_mine and pay in can[1] and offers[pay] == told.data["have"] and (pay not in can[0] or not is_first)


def places(told: Told) -> bool:
    """Whether a merit of a place before the bridge, or of the inn, names the right one."""
    names = {"gate": "gate", "inn": "inn", "inn_leave": "leave", "any_residence": "residence"}
    return told.picks[0].partition("@")[0] in (names[told.merit.kind], "stay")


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


def first_to_give(told: Told) -> bool:
    after = told.after(told.picks)
    gained = after.state.players[told.seat].deniers - told.me.deniers
    count = min(sum(told.state.tokens.values()), most(told, {}, with_workers=True))
    return bool(
        gained == told.data["deniers"] and after.state.passed == [told.seat] and told.data["count"] == count > 0
    )


def keeps_card(told: Told) -> bool:
    """Whether the card can be built with what is left after the answer, and not after the other one."""
    built = []
    for picks in (told.picks, told.other):
        copy = told.game.copy(told.position)
        copy.state.players[told.seat].cubes = next(holdings(told, {}, with_workers=False, picks=picks))
        built.append({str(option.data["building"]) for option in offered(told, copy)} & {*told.me.hand})
    return told.data["building"] in built[0] - built[1] and CARDS[told.data["building"]].points == told.data["vp"]


def prestige(told: Told) -> bool:
    """Whether the points are those of the card and of the residence below it, by the score after it is built."""
    scores = [told.game.insight(at, told.seat)["points"] for at in (told.position, told.after(told.picks))]
    income = [told.game.insight(at, told.seat)["income"] for at in (told.position, told.after(told.picks))]
    lost = told.data["lost"]
    best = max(int(str(option.data.get("vp", 0))) for option in told.decision.ask.options)
    kept = told.data["deniers"] == income[1] - income[0] + (lost > 0)
    return (
        kept
        and told.data["tied"] == (told.data["vp"] == best)
        and told.option(told.picks).data["vp"] == told.data["vp"]
        and scores[1] > scores[0]
    )


def hand(told: Told) -> bool:
    if told.merit.kind == "no_hand":
        return not told.me.hand
    return told.picks == ("draw",) and told.data == {"count": len(told.me.hand), "deniers": told.me.deniers}


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


def trade_cubes(told: Told) -> bool:
    return bool(
        told.data == {"count": 2, "gain": {"gold": 1}} and sum(told.me.cubes.values()) - told.me.cubes["gold"] >= 2
    )


def last_source(told: Told) -> bool:
    option = told.option(told.picks)
    free = [
        place.building
        for at, place in enumerate(told.state.road[: told.state.provost], start=1)
        if place.building and place.worker < 0 and at != option.data["space"]
    ]
    made = [BUILDINGS[one].effect for one in free]
    others = [choice for effect in made if isinstance(effect, MakeGoods) for choice in effect.choices]
    sold = any(isinstance(effect, CaylusBuy) for effect in made)
    return gives(told) and not sold and not any({*choice} & {*told.data["gain"]} for choice in others)


def most_points(told: Told) -> bool:
    found = [option.data.get("vp", 0) for option in told.decision.ask.options]
    return bool(told.option(told.picks).data["vp"] == told.data["vp"] == max(found, key=int))  # type: ignore[arg-type] # numbers


def either(told: Told) -> bool:
    return [*yields(told, str(told.option(told.picks).data["building"]))] == [told.data["gain"], told.data["have"]]


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


def joust(told: Told) -> bool:
    left = told.me.deniers - int(str(told.option(told.picks).data["cost"] or 0))
    return bool(told.me.cubes["cloth"] and left >= 1) and favour(told)


def stables(told: Told) -> bool:
    before = [seat for seat in told.state.special["stables"] if seat >= 0]
    order = [*before, told.seat, *(seat for seat in told.state.order if seat not in (*before, told.seat))]
    is_later = order.index(told.seat) < told.state.order.index(told.seat)
    return bool(told.data["place"] == order.index(told.seat) + 1 and is_later == (told.merit.kind == "stables"))


def trade(told: Told) -> bool:
    left = told.deniers - int(str(told.option(told.picks).data["cost"] or 0))
    held = {**told.me.cubes, "denier": left}
    return all(held[kind] >= amount for kind, amount in told.data["pay"].items())


def payable(told: Told, gain: Amounts, *, with_workers: bool, picks: tuple[str, ...] | None = None) -> set[str]:
    """The cards in hand that can be paid with a gain."""
    found, copy = set[str](), told.game.copy(told.position)
    for held in holdings(told, gain, with_workers=with_workers, picks=picks):
        copy.state.players[told.seat].cubes = held
        found |= {str(option.data["building"]) for option in offered(told, copy)}
    return found & {*told.me.hand}


def pays_card(told: Told) -> bool:
    with_workers, gain, card = bool(told.data["others"]), told.data["gain"], told.data["building"]
    is_new = card not in payable(told, {}, with_workers=True)
    pay, copy = told.data["pay"], told.game.copy(told.position)
    ways = list[Any]()
    for held in holdings(told, gain, with_workers=True, picks=told.picks):
        copy.state.players[told.seat].cubes = held
        ways += [option.data["pay"] for option in offered(told, copy) if option.data["building"] == card]
    is_cheapest = pay in ways and pay.get("gold", 0) == min(way.get("gold", 0) for way in ways)
    return (
        is_new
        and is_cheapest
        and card in payable(told, gain, with_workers=with_workers, picks=told.picks)
        and gives(told)
    )


def offered(told: Told, position: Position[Any, Any]) -> list[Option]:
    """What the seat could build in the action phase."""
    from engine.magna_carta.actions import Act  # noqa: PLC0415 - it is a game's own

    ask = Act(told.seat).ask(told.game.resume(position))
    return [option for option in ask.options if option.verb in ("build", "prestige")]


def stuck_hand(told: Told) -> bool:
    return bool(told.data["count"] == len(told.me.hand)) and not payable(told, {}, with_workers=True)


def first_hand(told: Told) -> bool:
    built = {option.data["building"] for option in offered(told, told.position)}
    count = sum(card in built for card in told.me.hand)
    return bool(told.data == {"count": count, "most": 3} and (told.picks == ("keep",)) == (count > 1))


def free_exchange(told: Told) -> bool:
    """Whether an exchange takes no deniers, and no card out of the game."""
    player = told.after(told.picks).state.players[told.seat]
    cards = len([*player.hand, *player.pile, *player.discard])
    return told.picks == ("exchange",) and cards == len([*told.me.hand, *told.me.pile, *told.me.discard])


def peddler(told: Told) -> bool:
    id = str(told.option(told.picks).data["building"])
    effect = BUILDINGS[id].effect if told.game.name == "caylus" else CARDS[id].primary
    left = told.deniers - int(str(told.option(told.picks).data["cost"] or 0))
    offers: Any = effect.offers if isinstance(effect, Buy | CaylusBuy) else ()
    counts = [count for cost, count in offers if cost <= left]
    return bool(counts[-1] == told.data["count"] and offers[0] == (told.data["deniers"], 1))


def castle_gold(told: Told) -> bool:
    count = int(told.picks[0])
    after = told.after(told.picks)
    gain = told.game.insight(after, told.seat)["castle"] - told.game.insight(told.position, told.seat)["castle"]
    order, given = told.state.passed, list[int]()
    for other, player in enumerate(told.state.players):
        is_earlier = order.index(other) < order.index(told.seat)
        if other != told.seat:
            given.append(player.batches if is_earlier else most_batches(told.state, other))
    is_first = all(told.state.players[other].batches < count for other in order[: order.index(told.seat)])
    return told.data["gain"] == {"vp": gain} and (not told.data["gold"] or (is_first and max(given) <= count))


def tokens(told: Told) -> bool:
    return bool(told.option(told.picks).data["gain"] == told.data["gain"] and told.data["deniers"] == 3)


def owned(told: Told) -> bool:
    card = CARDS[str(told.option(told.picks).data["building"])]
    return card.points == told.data["vp"] and share(told, card.id)


def wage(told: Told) -> bool:
    effect = CARDS[str(told.option(told.picks).data["building"])].primary
    return isinstance(effect, Gain) and effect.gain == told.data["gain"] and price(told)


def resources(told: Told) -> dict[str, int]:
    """The resources of the seat."""
    facts = told.game.insight(told.position, told.seat)
    return {kind: facts[kind] for kind in ("lumber", "brick", "wool", "grain", "ore", "gold")}


def goal_cost(told: Told, id: str) -> Amounts:
    """What a building costs, or a road and a settlement together."""
    if id == "road_and_settlement":
        return joined(CENTRE_COSTS["road"], CENTRE_COSTS["settlement"])
    return CENTRE_COSTS[id] if id in CENTRE_COSTS else told.state.printed(id).cost


def lacks(told: Told, change: Amounts) -> dict[str, int]:
    """The resources that are missing for the building of a merit after a change."""
    id, held = told.data["building"], resources(told)
    cost = goal_cost(told, id)
    gaps = {kind: amount - held[kind] - change.get(kind, 0) for kind, amount in cost.items()}
    return {kind: gap for kind, gap in gaps.items() if gap > 0}


def can_stand(told: Told) -> bool:
    """Whether there is a place for the building of a merit, and one of it to build."""
    id = told.data["building"]
    ends = (told.me.centre[0], told.me.centre[-1])
    if id == "road_and_settlement":
        assert not told.data["won"]
        regions, supply = len(told.state.region_stack), told.state.supply
        return bool("road" not in ends and regions >= 2 and supply["road"] and supply["settlement"])
    if told.data["won"] != worth(told, id):
        return False
    if id in CENTRE_COSTS:
        place = {"city": "settlement" in told.me.centre, "settlement": "road" in ends, "road": "road" not in ends}
        settlements = told.state.supply["settlement"] and len(told.state.region_stack) >= 2
        return bool(place[id] and told.state.supply[id] and (id == "city" or settlements))
    found = card_hindrance(told.state, told.seat, id)
    return id in told.me.hand and (found is None or found.kind == "cannot_pay")


def paid(told: Told, picks: tuple[str, ...]) -> dict[str, int]:
    """What an answer costs."""
    pay = told.option(picks).data.get("pay")
    return {kind: -amount for kind, amount in (pay.items() if isinstance(pay, dict) else ())}


def joined(*several: Amounts) -> dict[str, int]:
    """The sum of amounts."""
    return {
        kind: sum(one.get(kind, 0) for one in several)
        for kind in dict.fromkeys(kind for one in several for kind in one)
    }


def coming(told: Told, picks: tuple[str, ...] = ()) -> dict[str, int]:
    """What the rolled number brings before the seat can build, after an answer."""
    if told.state.phase != "event" or told.state.active != told.seat:
        return {}
    found = dict[str, int]()
    for name, region in told.me.regions.items():
        if region.number == told.state.pips:
            beside = [built for built in told.me.cards if name in neighbours(built.place)]
            doubled = {CATAN_CARDS[built.card].doubles for built in beside} & {region.kind, "any"}
            here = bool(picks) and told.option(picks).spot == f"region.{told.seat}.{name}"
            room = max(0, 3 - region.stored - here)
            found[region.kind] = found.get(region.kind, 0) + min(room, 2 ** len(doubled))
    return found


def fits(told: Told) -> bool:
    here, there = (sum(coming(told, picks).values()) for picks in (told.picks, told.other))
    return here > there and told.data["number"] == told.state.pips


def completes(told: Told) -> bool:
    extra = coming(told, told.picks) if told.data["roll"] else {}
    change = joined(paid(told, told.picks), told.data["gain"], extra)
    brings = told.option(told.picks).data.get("gain", told.data["gain"]) == told.data["gain"]
    rolled = told.data["roll"] in (0, told.state.pips)
    return can_stand(told) and brings and rolled and not lacks(told, change) and bool(lacks(told, coming(told)))


def nearer(told: Told) -> bool:
    extra = coming(told, told.picks) if told.data["roll"] else {}
    found = lacks(told, joined(told.data["gain"], extra))
    other = told.option(told.other).data.get("gain")
    instead = lacks(told, joined(other if isinstance(other, dict) else {}, coming(told, told.other)))
    return can_stand(told) and found == told.data["lost"] and sum(found.values()) <= sum(instead.values())


def keeps(told: Told) -> bool:
    option = told.option(told.other)
    is_answer = told.decision.kind == "answer_offer"
    change = dict(paid(told, told.other))
    gain = option.data.get("gain")
    for kind, amount in gain.items() if is_answer and isinstance(gain, dict) else ():
        change[kind] = change.get(kind, 0) + amount
    left = sum(lacks(told, change).values()) - (option.group == "trade")
    now = lacks(told, {})
    return (
        can_stand(told) and now == told.data.get("lost", {}) and told.data.get("left", left) == left > sum(now.values())
    )


def bank_nearer(told: Told) -> bool:
    return can_stand(told) and lacks(told, paid(told, told.picks)) == told.data["lost"]


def full(told: Told) -> bool:
    ((kind, amount),) = told.data["have"].items()
    regions = [region for region in told.me.regions.values() if region.kind == kind]
    return bool(amount == resources(told)[kind] >= 3 * len(regions) and kind in paid(told, told.picks))


def end_idle(told: Told) -> bool:
    return all(option.key in ("end", "offer", "demolish") for option in told.decision.ask.options)


def through(told: Told) -> Position[Any, Any]:
    """The position after a building or an action, its payment and its place included."""
    play, asked, picks = told.game.fork(told.position), told.decision, told.picks
    while True:
        play.answer(next(one for one in play.decisions if one.id == asked.id), picks)
        if not play.decisions or play.decisions[0].kind == "act":
            return play.position
        asked = play.decisions[0]
        picks = tuple(option.key for option in asked.ask.options[: max(1, asked.ask.least)])


def changes(told: Told) -> tuple[dict[str, int], dict[str, int]]:
    """What a building changes of the facts of its player, and of the other one."""
    after = through(told)
    mine, theirs = (
        {name: amount - before[name] for name, amount in told.game.insight(after, seat).items()}
        for seat in (told.seat, 1 - told.seat)
        for before in (told.game.insight(told.position, seat),)
    )
    return mine, theirs


def token(told: Told) -> bool:
    """Whether a building moves a token, with what it is counted by."""
    prize = told.merit.kind.partition("_")[2]
    counts = [told.game.insight(through(told), seat) for seat in (told.seat, 1 - told.seat)]
    measure = {"knight": "strength", "windmill": "trade"}[prize]
    mine, theirs = changes(told)
    told_counts = [told.data["count"], told.data["left"]] == [facts[measure] for facts in counts]
    if told.merit.kind.startswith("breaks"):
        return told_counts and theirs[prize] == -1 and not mine[prize] and told.data["by"] == 1 - told.seat
    robbed = told.data.get("by") == 1 - told.seat
    return told_counts and mine[prize] == 1 and robbed == (theirs[prize] == -1) and told.data["vp"] == mine["points"]


def founds(told: Told) -> bool:
    mine = changes(told)[0]
    made = sum(amount for name, amount in mine.items() if name.startswith("makes_"))
    points = mine["points_settlements"] + mine["points_cities"]
    return bool(points == told.data["vp"] and made == told.data.get("count", 0))


def scores(told: Told) -> bool:
    mine = changes(told)[0]
    return bool(told.data == {"vp": mine["points_buildings"], "count": mine["limit"]})


def unit(told: Told) -> bool:
    mine = changes(told)[0]
    strengths = [told.game.insight(through(told), seat)["strength"] for seat in (told.seat, 1 - told.seat)]
    against = [told.data.get("count", strengths[0]), told.data.get("left", strengths[1])]
    rate = told.data.get("have", {})
    card = told.state.printed(str(told.option(told.picks).data["building"]))
    trades = rate == ({card.trades: 2} if card.unit == "trade_fleet" else {})
    return bool(
        trades
        and against == strengths
        and all(told.data[name] == mine[name] for name in ("strength", "tournament", "trade"))
    )


def holds_more(told: Told) -> bool:
    return bool(changes(told)[0]["limit"] == told.data["count"])


def columns(told: Told) -> dict[int, str]:
    """The settlements and cities of the player, by column."""
    return {at: centre for at, centre in enumerate(told.me.centre, told.me.left) if centre != "road"}


def free_places(told: Told) -> list[str]:
    """A name of every free place beside a settlement or city."""
    taken = [built.place for built in told.me.cards]
    return [
        f"{side}{at}{slot}"
        for at, centre in columns(told).items()
        for side in "ud"
        for slot in ("ab" if centre == "city" else "a")
        if f"{side}{at}{slot}" not in taken
    ]


def doubled(told: Told, card: str, place: str) -> int:
    """Regions beside a place whose harvest a card would double."""
    kind, side, at = CATAN_CARDS[card].doubles, place[0], int(place[1:].rstrip("ab"))
    already = {
        f"{built.place[0]}{int(built.place[1:].rstrip('ab')) + step}"
        for built in told.me.cards
        if CATAN_CARDS[built.card].doubles == kind
        for step in (-1, 1)
    }
    found = [f"{side}{at + step}" for step in (-1, 1)]
    return sum(name not in already and kind in (told.me.regions[name].kind, "any") for name in found)


def doubles(told: Told) -> bool:
    card = str(told.option(told.picks).data["building"])
    kind = told.data.get("kind", "any")
    return bool(
        kind == CATAN_CARDS[card].doubles
        and told.data["count"] == max(doubled(told, card, place) for place in free_places(told))
    )


def site_doubles(told: Told) -> bool:
    card = str(told.option(told.picks).data["building"])
    here, there = (doubled(told, card, picks[0]) for picks in (told.picks, told.other))
    return bool(here == told.data["count"] and here > there)


def site_alike(told: Told) -> bool:
    after = [told.game.insight(told.after(picks), told.seat) for picks in (told.picks, told.other)]
    same = [{name: value for name, value in facts.items() if "sites" not in name} for facts in after]
    return same[0] == same[1]


def site_guards(told: Told) -> bool:
    counts = [sum(told.me.regions[name].stored for name in neighbours(picks[0])) for picks in (told.picks, told.other)]
    is_garrison = told.option(told.picks).data["building"] == "garrison"
    return is_garrison and counts == [told.data["count"], told.data["left"]] and counts[0] > counts[1]


def site_plague(told: Told) -> bool:
    counts = [
        sum(told.me.regions[f"{side}{int(picks[0][1:-1]) + step}"].stored for side in "ud" for step in (-1, 1))
        for picks in (told.picks, told.other)
    ]
    return counts == [told.data["count"], told.data["left"]] and counts[0] > counts[1]


def site_units(told: Told) -> bool:
    kinds = {"church": ("knight", "trade_fleet"), "flagship": ("trade_fleet",)}
    counts = [
        sum(
            CATAN_CARDS[built.card].unit in kinds[str(told.option(picks).data["building"])]
            for built in told.me.cards
            if built.place[1:-1] == picks[0][1:-1]
        )
        for picks in (told.picks, told.other)
    ]
    return counts == [told.data["count"], told.data["left"]] and counts[0] > counts[1]


def site_spares(told: Told) -> bool:
    here, there = (doubled(told, told.data["building"], picks[0]) for picks in (told.picks, told.other))
    return told.data["building"] in told.me.hand and there > here


def site_sheltered(told: Told) -> bool:
    guards = [built.place[1:-1] for built in told.me.cards if built.card in ("church", "flagship")]
    return told.picks[0][1:-1] in guards and told.other[0][1:-1] not in guards


def site_city(told: Told) -> bool:
    cities = [place for place in free_places(told) if columns(told)[int(place[1:-1])] == "city"]
    return len(cities) == told.data["count"] and told.other[0] in cities and told.picks[0] not in cities


def action(told: Told) -> bool:
    """Whether an action card does what is said."""
    rival = told.game.insight(told.position, 1 - told.seat)
    card = told.option(told.picks).data["building"]
    said = {
        "duel": (("arsonist", "black_knight", "brigands"), {"by": 1 - told.seat, "most": 5, "least": 2}),
        "spies": (("spy",), {"by": 1 - told.seat, "count": rival["hand"]}),
        "takes": (("merchant",), {"by": 1 - told.seat, "most": min(2, rival["goods"])}),
        "swaps": (("caravan",), {"most": 2}),
        "parries": (("bishop", "herb_woman"), {"most": 5, "least": 2}),
    }
    if told.merit.kind == "duel_token":
        others = [told.state.printed(one.card).strength for one in told.state.players[1 - told.seat].cards]
        mine = told.game.insight(told.position, told.seat)["strength"]
        return bool(
            card == "black_knight" and rival["knight"] and rival["strength"] - max(others) <= mine + len(others)
        )
    cards, data = said[told.merit.kind]
    return bool(card in cards and told.data == data)


def returned(told: Told) -> bool:
    """Whether the return of a card costs the opponent what is said."""
    here, there = (told.game.insight(told.after(picks), 1 - told.seat) for picks in (told.picks, told.other))
    before = told.game.insight(told.position, 1 - told.seat)
    cards = [told.state.printed(str(told.option(picks).data["building"])) for picks in (told.picks, told.other)]
    prize, kind = str(told.data.get("token")), told.merit.kind
    if kind == "gains_token":
        mine = [told.game.insight(told.after(picks), told.seat)[prize] for picks in (told.picks, told.other)]
        return bool(mine == [1, 0] and told.data["vp"] == 1)
    if kind == "denies_token":
        return (here[prize], there[prize]) == (0, 1)
    if kind == "costs_points":
        return bool(cards[0].vp == told.data["vp"] > cards[1].vp)
    if kind == "dear_again":
        return bool(cards[0].cost == told.data["pay"] and count_of(cards[0].cost) > count_of(cards[1].cost))
    measure = {"weakens": "strength", "costs_trade": "trade"}[kind]
    lost = [before[measure] - one[measure] for one in (here, there)]
    return bool(lost == [told.data["count"], told.data["left"]] and lost[0] > lost[1])


def count_of(cost: Amounts) -> int:
    """The number of resources of a cost."""
    return sum(cost.values())


def stored(told: Told) -> bool:
    here, there = (int(str(told.option(picks).data["have"])) for picks in (told.picks, told.other))
    return {"frees_room": here > there, "leaves_room": here < there, "regions_alike": here == there}[told.merit.kind]


def bank_idle(told: Told) -> bool:
    change = paid(told, told.other)
    goals = ["city", "settlement", "road", *dict.fromkeys(told.me.hand)]
    several = [told._replace(merit=Merit("goal", {"building": id})) for id in goals if goal_cost(told, id)]
    open_to = [one for one in several if lacks(one, {}) and can_stand(one._replace(merit=goal(one))) and is_useful(one)]
    return all(sum(lacks(one, change).values()) != 1 for one in open_to)


def bank_pointless(told: Told) -> bool:
    change = paid(told, told.other)
    return can_stand(told) and not told.data["won"] and sum(lacks(told, change).values()) == 1


def goal(told: Told) -> Merit:
    """A building as a goal, with its points."""
    id = told.data["building"]
    return Merit("goal", {"building": id, "won": worth(told, id)})


def is_useful(told: Told) -> bool:
    """Whether a card that doubles a harvest would have one to double."""
    id = told.data["building"]
    is_mill = id in CATAN_CARDS and CATAN_CARDS[id].doubles
    return not is_mill or any(doubled(told, id, place) for place in free_places(told))


def worth(told: Told, id: str) -> int:
    """The points that a building adds."""
    return {"road": 0, "settlement": 1, "city": 1}[id] if id in CENTRE_COSTS else int(told.state.printed(id).vp)


def doubles_nothing(told: Told) -> bool:
    card = told.data["building"]
    return told.option(told.other).data["building"] == card and not any(
        doubled(told, card, place) for place in free_places(told)
    )


def region(told: Told) -> bool:
    """Whether a new region is what is said."""
    here, there = (told.option(picks).data for picks in (told.picks, told.other))
    mine = list(told.me.regions.values())
    if told.merit.kind == "new_number":
        numbers = [one.number for one in mine]
        return here["number"] == told.data["number"] not in numbers and there["number"] in numbers
    counts = [[one.kind for one in mine].count(str(data["region"])) for data in (here, there)]
    return counts == [told.data["count"], told.data["left"]] and counts[0] < counts[1]


def sides_alike(told: Told) -> bool:
    spots = [str(told.option(picks).spot).rpartition(".")[2] for picks in (told.picks, told.other)]
    return not any(spot in neighbours(built.place) for built in told.me.cards for spot in spots)


def fixes(told: Told) -> bool:
    gain = dict[str, int]()
    for name, one in told.me.regions.items():
        if one.number == told.data["number"] == told.option(told.picks).data["number"]:
            kinds = {CATAN_CARDS[built.card].doubles for built in told.me.cards if name in neighbours(built.place)}
            gain[one.kind] = gain.get(one.kind, 0) + min(3 - one.stored, 2 ** len(kinds & {one.kind, "any"}))
    return bool(gain == told.data["gain"])


def opens_site(told: Told) -> bool:
    settlements = told.state.supply["settlement"] and len(told.state.region_stack) >= 2
    return bool(told.me.centre[0] != "road" != told.me.centre[-1] and settlements)


def usable_hand(told: Told) -> bool:
    usable = [id for id in told.me.hand if CATAN_CARDS[id].placed and card_hindrance(told.state, told.seat, id) is None]
    return bool(told.data["cards"] == usable != [])


def gaps(told: Told, id: str) -> int:
    """The resources that are missing for a card."""
    cost = told.state.printed(id).cost if CATAN_CARDS[id].placed else {}
    return sum(max(0, amount - resources(told)[kind]) for kind, amount in cost.items())


def costly(told: Told) -> bool:
    mine = gaps(told, told.picks[0])
    others = [gaps(told, id) for id in {*told.me.hand} - {told.picks[0]}]
    return bool(
        sum(told.data["lost"].values()) == mine == max([mine, *others]) and told.data["tied"] == (mine in others)
    )


def lacking(told: Told) -> bool:
    mine, other = gaps(told, told.picks[0]), gaps(told, told.other[0]) if told.other[0] in CATAN_CARDS else 0
    is_more = mine > other == told.data["left"] if told.merit.kind == "lacks_more" else True
    return bool(sum(told.data["lost"].values()) == mine and is_more)


def spared(told: Told) -> bool:
    """Whether a card is given back that brings no points, or that only answers attacks."""
    mine, other = (
        told.state.printed(picks[0]) if picks[0] in CATAN_CARDS else None for picks in (told.picks, told.other)
    )
    if told.merit.kind == "only_answers":
        return bool(mine and mine.id in ("bishop", "herb_woman"))
    return bool(mine and other and mine.vp == 0 < other.vp == told.data["vp"])


def several(told: Told) -> bool:
    """Whether cards that are chosen together are what is said."""
    mine, theirs = ([key.partition(".")[0] for key in picks] for picks in (told.picks, told.other))
    points = [sum(told.state.printed(id).vp for id in ids) for ids in (mine, theirs)]
    if told.merit.kind == "hand_points":
        return points == [told.data["vp"], told.data["left"]] and points[0] > points[1]
    seat = told.seat if told.merit.kind == "opens_with" else 1 - told.seat
    if told.merit.kind == "spoils_points":
        return bool(points[0] - points[1] == told.data["vp"] - told.data["left"] > 0)
    facts = told.game.insight(told.position, seat)
    costs = [told.state.printed(id).cost for id in told.data["cards"]]
    can_pay = all(facts[kind] >= amount for cost in costs for kind, amount in cost.items())
    return bool(can_pay and {*told.data["cards"]} <= {*mine})


def hindered(told: Told) -> bool:
    """Whether a card cannot be placed for that reason; of an action, whether it is not on offer to play."""
    card = CATAN_CARDS[told.picks[0]]
    if told.merit.kind == "needs_city":
        return card.colour == "red" and "city" not in told.me.centre
    if told.merit.kind == "gate_closed":
        points = sum(told.game.insight(told.position, seat)["points"] for seat in range(2))
        return card.role in ("attack", "neutral") and points == told.data["have"] < told.data["least"] == 7
    found = card_hindrance(told.state, told.seat, card.id) if card.placed else None
    return found.kind == told.merit.kind if found is not None else not card.placed


def barred(told: Told) -> bool:
    frames = [frame for slot in told.position.stack for frame in slot.frames]
    return any(getattr(frame, "barred", 0) == told.data["stack"] == int(told.picks[0]) for frame in frames)


def deeper(told: Told) -> bool:
    counts = [len(told.state.stacks[int(picks[0]) - 1]) for picks in (told.picks, told.other)]
    return bool(told.data["count"] == counts[0] > counts[1])


def stack(told: Told) -> bool:
    option = told.option(told.picks)
    return told.data.get("count", option.data["count"]) == option.data["count"] and (
        option.group == ("search" if told.merit.kind == "looks" else "top")
    )


def as_many(told: Told) -> bool:
    counts = [told.option(picks).data["count"] for picks in (told.picks, told.other)]
    return bool(counts == [told.data["count"]] * 2)


def more_cards(told: Told) -> bool:
    counts = [told.option(picks).data["count"] for picks in (told.picks, told.other)]
    return bool(counts == [told.data["count"], told.data["left"]] and told.data["count"] > told.data["left"])


def ready_card(told: Told) -> bool:
    card = told.state.printed(str(told.option(told.picks).data["building"]))
    held = resources(told)
    return card_hindrance(told.state, told.seat, card.id) is None and all(
        held[kind] >= amount for kind, amount in told.data["pay"].items()
    )


def card_points(told: Told) -> bool:
    mine, other = (told.option(picks).data.get("building") for picks in (told.picks, told.other))
    points = [told.state.printed(str(id)).vp if id else 0 for id in (mine, other)]
    return bool(told.data["vp"] == points[0] > points[1])


def catan_first(told: Told) -> bool:
    return not any(resources(told)[kind] for kind in told.data["gain"])


Check = Callable[[Told], bool]

PROVOST: Final[dict[str, Check]] = {
    "provost_keep": provost_keep,
    "provost_reach": provost_reach,
    "provost_shut": provost_shut,
    "provost_safe": provost_safe,
    "provost_idle": provost_idle,
    "provost_dear": provost_dear,
    "last_mover": last_mover,
}
CUBES: Final[dict[str, Check]] = {
    "alike": alike,
    "batch": batch,
    "brings": gives,
    "brings_more": brings_more,
    **dict.fromkeys(("fewer_held", "none_held"), fewer_held),
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
    "spare_cube": spare,
}

CHECKS: Final[dict[str, dict[str, Check]]] = {
    "caylus": {
        **PROVOST,
        **CUBES,
        **dict.fromkeys(("castle", "castle_with"), castle),
        **dict.fromkeys(("build", "build_with"), build),
        **dict.fromkeys(("guild", "guild_reach", "guild_shut"), guild),
        **dict.fromkeys(("scored_now", "bailiff_far", "bailiff_near"), bailiff),
        "batch_later": batch,
        "either": either,
        **dict.fromkeys(("any_residence", "gate", "inn", "inn_leave"), places),
        "lets_build": lets_build,
        **dict.fromkeys(("lets_buy", "lets_trade"), lets_trade),
        "deliver": deliver,
        "last_source": last_source,
        **dict.fromkeys(("building_brings", "most_points"), building_brings),
        "keeps_tile": residence,
        "leaves_batches": spare,
        "favour": favour,
        **dict.fromkeys(("favour_builds", "favour_cubes", "favour_deniers", "favour_later"), favour_line),
        **dict.fromkeys(("favour_points", "favour_residence"), favour_line),
        "trading_post": price,
        "joust_field": joust,
        **dict.fromkeys(("stables", "stables_keep"), stables),
        "trade": trade,
        "trade_cubes": trade_cubes,
    },
    "magna_carta": {
        **PROVOST,
        **CUBES,
        "pays_card": pays_card,
        **dict.fromkeys(("bank", "church"), shop),
        **dict.fromkeys(("few_cards", "no_hand"), hand),
        "first_to_give": first_to_give,
        "keeps_card": keeps_card,
        "prestige": prestige,
        "stuck_hand": stuck_hand,
        "first_hand": first_hand,
        "free_exchange": free_exchange,
        "wage": wage,
        "deliver": castle_gold,
        "tokens": tokens,
        "owned": owned,
        "provost_share": provost_share,
    },
    "catan_cards": {
        "completes": completes,
        "nearer": nearer,
        "first": catan_first,
        **dict.fromkeys(("keeps", "keeps_whole"), keeps),
        "bank_nearer": bank_nearer,
        "full": full,
        "end_idle": end_idle,
        "opens_site": opens_site,
        **dict.fromkeys(("takes_knight", "takes_windmill", "breaks_knight", "breaks_windmill"), token),
        **dict.fromkeys(("founds", "grows"), founds),
        "scores": scores,
        "unit": unit,
        "doubles": doubles,
        "holds_more": holds_more,
        "site_doubles": site_doubles,
        "site_alike": site_alike,
        "site_plague": site_plague,
        "site_units": site_units,
        "site_spares": site_spares,
        "site_sheltered": site_sheltered,
        "site_city": site_city,
        **dict.fromkeys(("duel", "duel_token", "spies", "takes", "swaps", "parries"), action),
        **dict.fromkeys(
            ("costs_points", "gains_token", "denies_token", "weakens", "costs_trade", "dear_again"), returned
        ),
        "bank_idle": bank_idle,
        "bank_pointless": bank_pointless,
        "doubles_nothing": doubles_nothing,
        **dict.fromkeys(("new_number", "few_regions"), region),
        "sides_alike": sides_alike,
        "fixes": fixes,
        **dict.fromkeys(("lacks", "lacks_more"), lacking),
        **dict.fromkeys(("only_answers", "pointless"), spared),
        **dict.fromkeys(("opens_with", "hand_points", "spoils", "spoils_points"), several),
        **dict.fromkeys(("as_deep", "as_many_cards"), as_many),
        **dict.fromkeys(("frees_room", "leaves_room", "regions_alike"), stored),
        "usable_hand": usable_hand,
        "costly": costly,
        **dict.fromkeys(("already_in_play", "needs_building", "no_site", "no_target", "one_only"), hindered),
        **dict.fromkeys(("gate_closed", "needs_city"), hindered),
        "more_cards": more_cards,
        "ready_card": ready_card,
        "site_guards": site_guards,
        "barred": barred,
        "deeper": deeper,
        **dict.fromkeys(("looks", "seen", "unseen"), stack),
        "card_points": card_points,
        "fits": fits,
    },
}
