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
from engine.magna_carta.cards import CARDS, Buy, FromCard, Gain, Sell, Swap
from engine.magna_carta.castle import most as most_batches
from tests.bot.commands.true_merits.claim import Amounts, Check, Claim

CATALOGUE = Catalogue()


def provost_after(claim: Claim, picks: tuple[str, ...]) -> int:
    """Return the space of the provost after a move."""
    return int(claim.state.provost) + int(picks[0])


def lowest(claim: Claim, picks: tuple[str, ...]) -> int:
    """Return the lowest space to which the others can push the provost after a move."""
    game, position, at = claim.game, claim.after(picks), provost_after(claim, picks)
    while asked := next((one for one in game.decisions(position) if one.kind == "provost"), None):
        keys = [option.key for option in asked.ask.options]
        key = "0" if asked.ask.seat == claim.seat else min(keys, key=int)
        at += int(key)
        position = game.apply(position, Action(asked.ask.seat, "provost", (key,)))[0]
    return at


def reached(claim: Claim, at: int) -> set[int]:
    """Return the spaces of workers that the provost reaches from a space."""
    return {space for space in claim.workers() if space <= at}


def spaces(claim: Claim) -> set[int]:
    """Return the spaces that a merit names; each has the building that the merit names with it."""
    named = [place.split(":") for place in claim.data["places"]]
    assert all(building_at(claim, int(space)) == building for space, building in named)
    assert claim.data.get("count", 1) == len(named) or "asked" in claim.data
    return {int(space) for space, _ in named}


def provost_keep(claim: Claim) -> bool:
    return provost_reach(claim) and claim.picks == ("0",) and claim.data["to"] == provost_after(claim, claim.other)


def provost_reach(claim: Claim) -> bool:
    gained = reached(claim, provost_after(claim, claim.picks)) - reached(claim, provost_after(claim, claim.other))
    return spaces(claim) == {space for space in gained if claim.workers()[space] == claim.seat}


def provost_shut(claim: Claim) -> bool:
    lost = reached(claim, provost_after(claim, claim.other)) - reached(claim, provost_after(claim, claim.picks))
    theirs = {space for space in lost if claim.workers()[space] != claim.seat}
    mine = {space for space, worker in claim.workers().items() if worker == claim.seat}
    moves = [provost_after(claim, (option.key,)) for option in claim.decision.ask.options]
    kept = {space for at in moves for space in reached(claim, at) & mine}
    is_own = claim.data["own"] == bool(kept - reached(claim, provost_after(claim, claim.picks)))
    return spaces(claim) == theirs and is_own and claim.workers()[min(theirs)] == claim.data["by"]


def cut_off(claim: Claim) -> bool:
    """Check the cost of cutting off the last worker that the provost reaches, by letting the others push him back."""
    at = provost_after(claim, claim.picks)
    mine = max(space for space, worker in claim.workers().items() if worker == claim.seat and space <= at)
    is_guarded = claim.merit.kind == "provost_guard"
    other = provost_after(claim, claim.other)
    assert is_guarded == (mine <= other < at)
    steps = len([space for space in range(1, other + 1) if space >= mine])
    reach = sum(min(3, claim.state.players[seat].deniers) for seat in movers(claim))
    assert claim.data["least"] == (-1 if steps > reach else steps)
    can_pay = {str(seat) for seat in movers(claim) if claim.state.players[seat].deniers}
    is_due = lowest(claim, claim.picks) < mine == at - claim.data["deniers"] + 1
    return (
        is_due and spaces(claim) == {mine} and {*claim.data["asked"]} == can_pay and claim.data["count"] == len(can_pay)
    )


def movers(claim: Claim) -> set[int]:
    """Return the seats that move the provost after the question."""
    game, position = claim.game, claim.after(claim.picks)
    found = set[int]()
    while asked := next((one for one in game.decisions(position) if one.kind == "provost"), None):
        found |= {asked.ask.seat}
        position = game.apply(position, Action(asked.ask.seat, "provost", ("0",)))[0]
    return found - {claim.seat}


def provost_undone(claim: Claim) -> bool:
    """Check that a player whose worker is cut off can bring the provost back to it for less than the move costs."""
    at, steps = provost_after(claim, claim.picks), claim.data["deniers"]
    cut = {space: worker for space, worker in claim.workers().items() if at < space <= claim.state.provost}
    theirs = {space: worker for space, worker in cut.items() if worker != claim.seat}
    players = {int(seat) for seat in claim.data["asked"]}
    can_pay = all(claim.state.players[seat].deniers >= steps for seat in players)
    paid = int(str(claim.option(claim.picks).data["cost"]))
    is_theirs = players == {
        seat for seat in movers(claim) & {*theirs.values()} if claim.state.players[seat].deniers >= steps
    }
    return can_pay and is_theirs and min(theirs) - at == steps < paid and claim.data["count"] == len(players)


def provost_safe(claim: Claim) -> bool:
    low, other = lowest(claim, claim.picks), lowest(claim, claim.other)
    high = min(low, provost_after(claim, claim.other))
    mine = {space for space, worker in claim.workers().items() if worker == claim.seat}
    return low == claim.data["least"] and spaces(claim) == {space for space in mine if other < space <= high}


def provost_idle(claim: Claim) -> bool:
    there, instead = provost_after(claim, claim.picks), provost_after(claim, claim.other)
    price = abs(int(claim.other[0])) - abs(int(claim.picks[0]))
    moves = [provost_after(claim, (option.key,)) for option in claim.decision.ask.options]
    here = reached(claim, claim.state.provost)
    gained = {one for at in moves for one in reached(claim, at) - here}
    lost = {one for at in moves for one in here - reached(claim, at)}
    mine = {space for space, worker in claim.workers().items() if worker == claim.seat}
    assert claim.data["alone"] == (not gained & mine and lost <= mine)
    return reached(claim, there) == reached(claim, instead) and price == claim.data["cost"] > 0


def provost_dear(claim: Claim) -> bool:
    there, instead = provost_after(claim, claim.picks), provost_after(claim, claim.other)
    changed = reached(claim, there) ^ reached(claim, instead)
    price = abs(int(claim.other[0])) - abs(int(claim.picks[0]))
    is_theirs = all(claim.workers()[space] != claim.seat for space in changed)
    return spaces(claim) == changed and is_theirs and price == claim.data["cost"] > 0 and undoes(claim, min(changed))


def undoes(claim: Claim, space: int) -> bool:
    """Play the other move, and let the player of a worker bring the provost back to it."""
    game, position, steps = claim.game, claim.after(claim.other), 0
    while asked := next((one for one in game.decisions(position) if one.kind == "provost"), None):
        keys = [option.key for option in asked.ask.options]
        move = space - provost_after(claim, claim.other) if asked.ask.seat == claim.data["by"] else 0
        move *= f"{move:+d}" in keys
        steps += move
        position = game.apply(position, Action(asked.ask.seat, "provost", (f"{move:+d}" if move else "0",)))[0]
    return bool(steps == claim.data["undo"])


def share(claim: Claim, face: str) -> bool:
    """Check the owner's share of a card by the card's text."""
    sentence = CATALOGUE.words("en")(f"magna_carta-effect-{face}").partition("Owner: ")[2]
    match claim.data["share"]:
        case "takes":
            ((kind, amount),) = claim.data["gain"].items()
            return sentence.startswith(f"{amount} {kind}")
        case "buys":
            return sentence.startswith("buy 1 gold" if claim.data["gain"] else "buy 1 for") and (
                f"for {claim.data['cost']}" in sentence
            )
        case "buys_token":
            return sentence == f"buy 1 for {claim.data['cost']}."
        case _:
            return sentence.startswith("swap")


def last_mover(claim: Claim) -> bool:
    others = {*range(len(claim.state.players))} - {claim.seat}
    option = claim.option(claim.picks)
    away, cost = int(str(option.data["space"])) - claim.state.provost, int(str(option.data["cost"]))
    return others <= {*claim.state.passed} and away == claim.data["deniers"] <= min(3, claim.me.deniers - cost)


def first(claim: Claim) -> bool:
    gain = claim.data["gain"]
    has_none = all(not held.get(kind) for kind in gain for held in holdings(claim, {}, with_workers=False))
    is_batch = not gain.keys() & {"gold", "cloth"} and sum(getattr(claim.state, "tokens", {}).values()) > 0
    assert claim.data.get("count", 0) == int(is_batch)
    return (
        has_none and gives(claim) and claim.data.get("food", False) == (claim.game.name == "caylus" and "food" in gain)
    )


def gives(claim: Claim) -> bool:
    """Check that an answer can bring the goods: in an exchange, or by a building."""
    option, gain = claim.option(claim.picks), claim.data["gain"]
    brought = [option.data["gain"]] if "gain" in option.data else yields(claim, str(option.data.get("building")))
    if claim.decision.kind == "favour":
        brought = [claim.data["gain"]] if sum(gain.values()) == 1 else []
    return any(gain.items() <= one.items() for one in brought)  # type: ignore[union-attr] # goods


def yields(claim: Claim, building: str) -> Iterator[Amounts]:
    """Yield the goods that a worker may take at a building."""
    match effect_of(claim, building):
        case MakeGoods(choices):
            yield from choices
        case Gain(gain):
            yield gain
        case CaylusBuy(offers):
            sold = "food", "wood", "stone", "cloth"
            (count,) = (count for cost, count in offers if cost == claim.data.get("cost", offers[0][0]))
            yield from (dict(Counter(cubes)) for cubes in combinations_with_replacement(sold, count))
        case Buy(offers, kinds):
            (count,) = (count for cost, count in offers if cost == claim.data.get("cost", offers[0][0]))
            yield from (dict(Counter(cubes)) for cubes in combinations_with_replacement(kinds, count))
        case _:
            return


def effect_of(claim: Claim, building: str) -> Any:
    """Return the effect of a building for a worker."""
    if claim.game.name == "caylus":
        return BUILDINGS[building].effect if building in BUILDINGS else None
    return CARDS[building].primary if building in CARDS else None


def holdings(
    claim: Claim,
    gain: Amounts,
    *,
    with_workers: bool,
    before: int = 99,
    picks: tuple[str, ...] | None = None,
    placing: bool = False,
) -> Iterator[dict[str, int]]:
    """Every amount of cubes that the seat may hold at the end of the road, or before a space of it.

    After the answer `picks` its costs are paid, and what it says to buy; with none of them, nothing is. If it is
    `placing`, it may place its other workers on free cards.
    """
    data = claim.option(picks).data if picks else {}
    paid: Any = data.get("pay") or {}
    held = {kind: claim.me.cubes[kind] + gain.get(kind, 0) - paid.get(kind, 0) for kind in claim.me.cubes}
    spent = int(str(data.get("cost") or 0)) + paid.get("denier", 0) + claim.data.get("cost", 0) * bool(picks)
    if claim.game.name == "magna_carta" and picks == ("pass",):
        spent -= claim.after(picks).state.players[claim.seat].deniers - claim.me.deniers
    deniers = claim.deniers - spent
    workers = min(claim.me.workers, deniers) if placing else 0
    yield from walk(claim, held, deniers, 1 if with_workers else 99, before, workers)


def walk(
    claim: Claim, held: dict[str, int], deniers: int, space: int, before: int, workers: int
) -> Iterator[dict[str, int]]:
    """Walk on along the road, and take at each space the goods that the seat may take there."""
    last = getattr(claim.state, "provost", 0) or len(claim.state.road)
    if space > min(last, before - 1):
        yield held
        return
    place = claim.state.road[space - 1]
    is_free = place.worker < 0
    is_theirs = not is_free and claim.seat not in (place.worker, place.owner)
    if is_free or is_theirs or space == claim.state.active:
        yield from walk(claim, held, deniers, space + 1, before, workers)
    if is_theirs or space == claim.state.active or (is_free and not workers):
        return
    for cost, gain in takings(claim, place):
        more = {kind: amount + gain.get(kind, 0) for kind, amount in held.items()}
        if cost + is_free <= deniers and min(more.values()) >= 0:
            yield from walk(claim, more, deniers - cost - is_free, space + 1, before, workers - is_free)


def takings(claim: Claim, place: Any) -> Iterator[tuple[int, Amounts]]:
    """Yield the deniers and cubes of each choice of the seat at a place; nothing for nothing if it may decline."""
    is_worker = place.worker in (claim.seat, -1)
    if claim.game.name == "caylus":
        effect: Any = BUILDINGS[place.building].effect if place.building else None
        if isinstance(effect, MakeGoods):
            choices = effect.choices if is_worker else [{kind: 1} for kind in effect.owner]
            yield from ((0, choice) for choice in choices or [{}])
            return
    else:
        effect = CARDS[place.face].primary if is_worker else CARDS[place.face].secondary
        if isinstance(effect, Gain | FromCard):
            gain = effect.gain if isinstance(effect, Gain) else {effect.kind: int(place.cubes > 0)}
            yield -gain.get("denier", 0), {kind: amount for kind, amount in gain.items() if kind != "denier"}
            return
        if isinstance(effect, Sell | Swap):
            for kind in claim.me.cubes:
                if isinstance(effect, Sell):
                    yield -effect.deniers, {kind: -1}
                else:
                    yield 0, {**effect.gain, kind: effect.gain.get(kind, 0) - 1}
    yield 0, {}
    if isinstance(effect, Buy | CaylusBuy) and (is_worker or claim.game.name != "caylus"):
        kinds = getattr(effect, "kinds", ("food", "wood", "stone", "cloth"))
        for cost, count in effect.offers:
            yield from ((cost, dict(Counter(cubes))) for cubes in combinations_with_replacement(kinds, count))
    if isinstance(effect, TradeOffer) and is_worker:
        yield from (
            (pay["denier"], gain)
            for pay, gain in (effect.small, effect.large)
            if {*gain} == {"gold"} and {*pay} == {"denier"}
        )


def building_at(claim: Claim, space: int) -> str:
    place = claim.state.road[space - 1]
    return str(place.building if claim.game.name == "caylus" else place.face)


def batches(claim: Claim, held: Mapping[str, int]) -> int:
    """Count the batches of these cubes, by trying all."""
    if claim.game.name == "magna_carta":
        copy = claim.game.copy(claim.position)
        copy.state.players[claim.seat].cubes = dict(held)
        return most_batches(copy.state, claim.seat)
    found = 0
    for cost in BATCH_COSTS.values():
        if all(held[kind] >= amount for kind, amount in cost.items()):
            rest = {kind: amount - cost.get(kind, 0) for kind, amount in held.items()}
            found = max(found, 1 + batches(claim, rest))
    return found


def max_batches(
    claim: Claim, gain: Amounts, *, with_workers: bool, picks: tuple[str, ...] | None = None, placing: bool = False
) -> int:
    """Return the highest number of batches with a gain."""
    ready = holdings(claim, gain, with_workers=with_workers, picks=picks, placing=placing)
    possible = {tuple(one.items()) for one in ready if min(one.values()) >= 0}
    return max([batches(claim, dict(held)) for held in possible], default=0)


def batch(claim: Claim) -> bool:
    with_workers, gain = bool(claim.data["others"]), claim.data["gain"]
    before = max_batches(claim, {}, with_workers=True)
    found = [*holdings(claim, gain, with_workers=with_workers, picks=claim.picks)]
    is_more = max(batches(claim, held) for held in found) > before * with_workers
    best = max(batches(claim, held) for held in holdings(claim, gain, with_workers=True, picks=claim.picks))
    pay = claim.data["pay"]
    can_pay = any(
        all(held[kind] >= pay[kind] for kind in pay)
        for held in holdings(claim, gain, with_workers=True, picks=claim.picks)
    )
    is_batch = not pay or (sum(pay.values()) == 3 * claim.data.get("count", 1) and can_pay)
    if claim.game.name == "magna_carta":
        is_batch &= claim.data["count"] == before + 1
    else:
        is_batch &= bool(pay) == (before == 0)
    if claim.merit.kind == "batch" and claim.game.name == "caylus":
        here = claim.seat in claim.state.castle
        assert claim.data["there"] == here
        assert here or (claim.state.phase == "placing" and claim.me.workers > 1)
    return is_more and best > before and is_batch and gives(claim)


def saves_gold(claim: Claim) -> bool:
    def plain(gain: Amounts, picks: tuple[str, ...] | None) -> int:
        found = holdings(claim, gain, with_workers=True, picks=picks)
        return max(batches(claim, {**held, "gold": 0}) for held in found)

    gain = claim.data["gain"]
    before, after = plain({}, None), plain(gain, claim.picks)
    whole = [max_batches(claim, {}, with_workers=True), max_batches(claim, gain, with_workers=True, picks=claim.picks)]
    return before < after == claim.data["count"] and whole[0] == whole[1] and gives(claim)


def spares_gold(claim: Claim) -> bool:
    """Check that as many batches take less gold: the rest of the gold is no more than before without it."""
    gain, count = claim.data["gain"], claim.data["count"]

    def spent(gain: Amounts, picks: tuple[str, ...] | None) -> int:
        found = [*holdings(claim, gain, with_workers=True, picks=picks)]
        return min(
            gold
            for held in found
            for gold in range(held["gold"] + 1)
            if batches(claim, {**held, "gold": gold}) >= count
        )

    is_less = spent({}, None) - spent(gain, claim.picks) == claim.data["gold"] > 0
    return is_less and gives(claim) and count == max_batches(claim, {}, with_workers=True)


def nearer_batch(claim: Claim) -> bool:
    """Check that one more cube makes a batch with the gain, and none does without it."""

    def fills(gain: Amounts, picks: tuple[str, ...] | None) -> set[str]:
        found = [*holdings(claim, gain, with_workers=True, picks=picks)]
        kinds = [kind for kind in claim.me.cubes if kind != "gold"]
        return {kind for kind in kinds for held in found if batches(claim, {**held, kind: held[kind] + 1}) == count}

    count = max_batches(claim, {}, with_workers=True) + 1
    gain = claim.data["gain"]
    able = fills(gain, claim.picks)
    if claim.game.name == "caylus":
        is_missing = ("food" in able) if claim.data["food"] else bool(able - {"food"})
        return count == claim.data["count"] and not fills({}, None) and is_missing and gives(claim)
    (lost,) = (kind for kind, amount in claim.data["lost"].items() if amount)
    is_golden = claim.data["gold"] <= max(held["gold"] for held in holdings(claim, gain, with_workers=True))
    is_more = claim.data.get("more") == (lost if lost in gain else None)
    return (
        claim.data["count"] == count and not fills({}, None) and lost in able and gives(claim) and is_golden & is_more
    )


def alike(claim: Claim) -> bool:
    """Check that the same batches and points of buildings can be had after either answer."""

    def gains(paying: Claim, picks: tuple[str, ...]) -> list[Amounts]:
        data = claim.option(picks).data
        if isinstance(data.get("gain"), dict):
            return [{kind: amount for kind, amount in data["gain"].items() if kind != "denier"}]  # type: ignore[union-attr] # amounts
        if data.get("building") and claim.decision.kind in ("act", "place", "gate"):
            return [*yields(paying, str(data["building"]))] or [{}]
        return [{}]

    def best(picks: tuple[str, ...]) -> int:
        """Count the batches after an answer, or after buying nothing there."""
        effect = effect_of(claim, str(claim.option(picks).data.get("building") or "castle"))
        is_shop = claim.decision.kind in ("act", "place") and isinstance(effect, Buy | CaylusBuy)
        offers: Any = effect.offers[: 1 if claim.game.name == "caylus" else 9] if is_shop else [(0, 0)]
        asked = [claim._replace(merit=Merit("alike", {"cost": cost})) for cost, _ in offers]
        bought = [
            max_batches(paying, gain, with_workers=True, picks=picks)
            for paying in asked
            if paying.can_buy(picks)
            for gain in gains(paying, picks)
        ]
        return max([*bought, max_batches(claim, {}, with_workers=True, picks=picks)] if is_shop else bought)

    if claim.game.name == "caylus" and claim.seat not in claim.state.castle:
        return True
    here, there = best(claim.picks), best(claim.other)
    return bool(here == there >= claim.data.get("count", 0))


def pays_plenty(claim: Claim) -> bool:
    pays = [dict(claim.option(picks).data["pay"]) for picks in (claim.picks, claim.other)]  # type: ignore[arg-type] # cubes
    ((kind, _),), ((rival, _),) = claim.data["pay"].items(), claim.data["lost"].items()
    is_instead = pays[0].get(kind, 0) > pays[1].get(kind, 0) and pays[1].get(rival, 0) > pays[0].get(rival, 0)
    held = {one: claim.me.cubes[one] for one in (kind, rival)}
    return bool(is_instead and claim.data["have"] == held and held[kind] > held[rival])


def keeps_gold(claim: Claim) -> bool:
    """Check that more gold is left than after the other answer, and its worth at the end."""
    left = [claim.after(picks).state.players[claim.seat].cubes["gold"] for picks in (claim.picks, claim.other)]
    rate = 3 if claim.game.name == "caylus" else 1
    return bool(
        left[0] - left[1] == claim.data["have"]["gold"] > 0 and claim.data["vp"] == rate * claim.data["have"]["gold"]
    )


def pays_off(claim: Claim) -> bool:
    """Check that an exchange brings more at the end of the game than it takes, if made many times."""
    option, many = claim.option(claim.picks), 12
    caylus = claim.game.name == "caylus"

    def worth(goods: Any) -> float:
        cubes = sum(amount for kind, amount in goods.items() if kind not in ("denier", "gold", "vp"))
        gold, deniers = goods.get("gold", 0), goods.get("denier", 0)
        ends = many * gold * (3 if caylus else 1) + many * cubes // 3 + many * deniers // (4 if caylus else 3)
        return float(many * goods.get("vp", 0) + ends)

    rates = {"pays_gold": {0, 12, 9} if caylus else {0, 3}}.get(claim.merit.kind, {0, 3, 4})
    named = {value for key, value in claim.data.items() if key in ("deniers", "cubes", "gold")}
    assert claim.data.get("golden", False) == (not caylus and option.verb == "sell" and "gold" in option.data["pay"])  # type: ignore[operator] # goods
    return worth(option.data["gain"]) > worth(option.data["pay"]) and named <= rates


def brings_more(claim: Claim) -> bool:
    gains = [
        [claim.option(picks).data["gain"]]
        if "gain" in claim.option(picks).data
        else [*yields(claim, str(claim.option(picks).data["building"]))]
        for picks in (claim.picks, claim.other)
    ]
    (kind,) = claim.data["gain"]
    return (
        claim.data["gain"] in gains[0]
        and claim.data["have"] in gains[1]
        and claim.data["gain"][kind] > claim.data["have"][kind]
    )


def spare(claim: Claim) -> bool:
    if claim.decision.kind in ("provost", "guild"):
        return buys_batch(claim)
    placing = claim.merit.kind == "leaves_batches" and claim.game.name == "magna_carta"
    counts = [
        max_batches(claim, {}, with_workers=True, picks=claim.picks),
        max_batches(claim, {}, with_workers=True, picks=claim.other, placing=placing),
    ]
    if claim.merit.kind == "spare_cube":
        return bool(counts[0] == counts[1] == claim.data["count"] > 0)
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def paid(claim: Claim, picks: tuple[str, ...], *, refund: int = 0) -> Claim:
    """Return a claim about the position after a worker was placed, the provost was moved, or a player passed."""
    copy, option = claim.game.copy(claim.position), claim.option(picks)
    player, data = copy.state.players[claim.seat], option.data
    player.deniers += refund - int(str(data.get("cost") or 0))
    if claim.game.name == "magna_carta" and option.verb == "pass":
        player.deniers += claim.after(picks).state.players[claim.seat].deniers - claim.me.deniers
    if option.verb == "place":
        player.workers -= 1
    if option.verb == "place" and data.get("space"):
        copy.state.road[int(str(data["space"])) - 1].worker = claim.seat
    if claim.decision.kind in ("provost", "guild"):
        copy.state.provost += int(picks[0])
    return claim._replace(position=copy)


def buys_batch(claim: Claim) -> bool:
    """Check the batches with the deniers of each answer, and that those of the cheaper one are enough after the other."""
    placing = claim.decision.kind == "act"
    left = max_batches(paid(claim, claim.picks), {}, with_workers=True)
    otherwise = max_batches(paid(claim, claim.other), {}, with_workers=True, placing=placing)
    if claim.merit.kind == "leaves_batches":
        return bool(left == claim.data["count"] > otherwise == claim.data["left"])
    spent = paid(claim, claim.picks).me.deniers - paid(claim, claim.other).me.deniers
    enough = max_batches(paid(claim, claim.other, refund=spent), {}, with_workers=True, placing=placing)
    is_there = claim.game.name == "magna_carta" or claim.seat in claim.state.castle
    return bool(is_there and enough >= left and left - otherwise == claim.data["count"] > 0 < spent)


def residence(claim: Claim) -> bool:
    if claim.merit.kind == "keeps_tile":
        mine, other = (claim.state.road[int(picks[0].partition("@")[2]) - 1] for picks in (claim.picks, claim.other))
        return bool(mine.owner < 0 and other.owner == claim.seat and other.building == claim.data["building"])
    if claim.game.name == "magna_carta":
        return bool(claim.data["lost"] == CARDS[claim.picks[0].partition("@")[0]].points and claim.data["vp"] == 1)
    return bool("@" in claim.picks[0] and claim.data == {"vp": 2, "deniers": 1})


def owner_takes(claim: Claim) -> bool:
    """Check that another player owns the place, and the gains: points at once, cubes by its text."""
    place = claim.state.road[int(str(claim.option(claim.picks).data["space"])) - 1]
    if claim.game.name == "magna_carta":
        taken = claim._replace(merit=Merit("owned", {"share": "takes", "gain": claim.data["gain"]}))
        return place.owner == claim.data["by"] != claim.seat and share(taken, place.face)
    after, by = claim.after(claim.picks), claim.data["by"]
    vp = after.state.players[by].vp - claim.state.players[by].vp
    makes = {"s_farm": ("food", "cloth"), "s_park": ("wood", "food"), "s_workshop": ("stone", "cloth")}
    kinds = () if "beyond" in claim.option(claim.picks).data else makes.get(place.building, ())
    named = (*claim.data["gain"], *claim.data["have"])
    return place.owner == by != claim.seat and vp == claim.data["vp"] and named == kinds


def exposed(claim: Claim) -> bool:
    """Check that the worker is on the provost's space, and another player could pay to move the provost back.

    The seat cannot bring him forward again: it moves him before another player, or has no denier left for it.
    """
    rivals = [player for at, player in enumerate(claim.state.players) if at != claim.seat]
    option = claim.option(claim.picks)
    space = int(str(option.data["space"]))
    left = claim.me.deniers - int(str(option.data.get("cost") or 0))
    is_undone = len(claim.state.passed) < len(rivals) or left < 1
    return bool(space == claim.state.provost and space > 1 and max(one.deniers for one in rivals) > 0 and is_undone)


def keeps_move(claim: Claim) -> bool:
    """Check that the seat moves the provost last, and can pay for the move after the cheaper answer alone."""
    (space,), at, to = spaces(claim), claim.state.provost, claim.data["to"]
    special = getattr(claim.state, "special", {})
    left = [
        claim.me.deniers - int(str(claim.option(picks).data.get("cost") or 0)) for picks in (claim.picks, claim.other)
    ]
    can_pay = [money >= claim.data["deniers"] for money in left]
    cut = {worker for one, worker in claim.workers().items() if min(at, to) < one <= max(at, to)}
    is_own = claim.workers()[space] == claim.seat
    is_move = abs(to - at) == claim.data["deniers"] <= 3 and (to == space if is_own else to == space - 1 < at)
    is_last = {*claim.state.passed, claim.seat} == {*range(len(claim.state.players))}
    is_alone = claim.data["own"] if is_own else claim.seat not in cut and not claim.data["own"]
    return (
        is_last
        and is_move
        and bool(is_alone)
        and claim.seat not in special.get("trading_post", ())
        and all(seat < 0 for seat in special.get("merchants_guild", ()))
        and can_pay == [claim.merit.kind == "keeps_move", claim.merit.kind != "keeps_move"]
    )


def provost_loses(claim: Claim) -> bool:
    lost = reached(claim, provost_after(claim, claim.other)) - reached(claim, provost_after(claim, claim.picks))
    return bool(lost) and spaces(claim) == lost and all(claim.workers()[space] == claim.seat for space in lost)


def fewer_batches(claim: Claim) -> bool:
    """Check that fewer batches can be given after paying for an answer, or for the building there."""
    if claim.decision.kind in ("provost", "guild"):
        moved = [max_batches(paid(claim, one), {}, with_workers=True) for one in (claim.other, claim.picks)]
        return bool(moved[0] - moved[1] == claim.data["count"] > 0)
    data = claim.option(claim.picks).data
    gain: Any = data.get("gain") if "pay" in data else {kind: -cost for kind, cost in claim.data["pay"].items()}
    can_place = claim.game.name == "magna_carta" and claim.decision.kind == "act"
    counts = [
        max_batches(claim, {}, with_workers=True, placing=placing)
        - max_batches(claim, gain or {}, with_workers=True, picks=claim.picks, placing=placing)
        for placing in {False, can_place}
    ]
    return bool(min(counts) == claim.data["count"] > 0)


def spends_gold(claim: Claim) -> bool:
    left = claim.after(claim.picks).state.players[claim.seat].cubes["gold"]
    rate = 3 if claim.game.name == "caylus" else 1
    return bool(
        claim.me.cubes["gold"] - left == claim.data["pay"]["gold"] > 0
        and claim.data["vp"] == rate * (claim.me.cubes["gold"] - left)
    )


def shop(claim: Claim) -> bool:
    """Check that a worker can pay for the offer of a bank, church or lawyer, beside its own cost."""
    option = claim.option(claim.picks)
    left = claim.me.deniers - int(str(option.data["cost"]))
    sentence = CATALOGUE.words("en")(f"{claim.game.name}-effect-{option.data['building']}").partition(" Owner")[0]
    if claim.merit.kind in ("bank", "church"):
        token = next(
            points for section, points in (("dungeon", 4), ("walls", 3), ("towers", 2)) if claim.state.tokens[section]
        )
        is_token = claim.merit.kind == "bank" or claim.data["vp"] == token
        return f"for {claim.data['deniers']} denier" in sentence and left >= claim.data["deniers"] and is_token
    pay = claim.data["pay"]
    has_all = all((left if kind == "denier" else claim.me.cubes[kind]) >= amount for kind, amount in pay.items())
    return "lawyer" in claim.picks[0] and has_all and claim.data["deniers"] == 1


def fewer_held(claim: Claim) -> bool:
    kind, other = ("".join(claim.option(picks).data["gain"]) for picks in (claim.picks, claim.other))  # type: ignore[arg-type] # goods
    held = {one: claim.me.cubes[one] for one in (kind, other) if claim.me.cubes[one]}
    is_none = claim.merit.kind == "none_held"
    return claim.data["have"] == held and claim.me.cubes[kind] < claim.me.cubes[other] and is_none == (kind not in held)


def plenty(claim: Claim) -> bool:
    ((kind, amount),) = claim.data["have"].items()
    return bool(amount == claim.me.cubes[kind] > max(held for other, held in claim.me.cubes.items() if other != kind))


def sale(claim: Claim) -> bool:
    option = claim.option(claim.picks)
    id = str(option.data["building"])
    effect = BUILDINGS[id].effect if claim.game.name == "caylus" else CARDS[id].primary
    ready = holdings(claim, {}, with_workers=True, before=int(str(option.data.get("space") or 99)))
    return any(any(held.values()) for held in ready) and (effect.deniers, option.data["cost"] or 0) == (  # type: ignore[union-attr] # a sale
        claim.data["deniers"],
        claim.data["cost"],
    )


def price(claim: Claim) -> bool:
    return bool((claim.option(claim.picks).data["cost"] or 0) == claim.data["cost"])


def peddler(claim: Claim) -> bool:
    id = str(claim.option(claim.picks).data["building"])
    effect = BUILDINGS[id].effect if claim.game.name == "caylus" else CARDS[id].primary
    left = claim.deniers - int(str(claim.option(claim.picks).data["cost"] or 0))
    offers: Any = effect.offers if isinstance(effect, Buy | CaylusBuy) else ()
    counts = [count for cost, count in offers if cost <= left]
    return bool(counts[-1] == claim.data["count"] and offers[0] == (claim.data["deniers"], 1))


PROVOST: Final[dict[str, Check]] = {
    "provost_keep": provost_keep,
    "provost_reach": provost_reach,
    "provost_shut": provost_shut,
    "provost_safe": provost_safe,
    "provost_idle": provost_idle,
    "provost_dear": provost_dear,
    "provost_loses": provost_loses,
    **dict.fromkeys(("provost_guard", "provost_open"), cut_off),
    "provost_undone": provost_undone,
    "exposed": exposed,
    "last_mover": last_mover,
    **dict.fromkeys(("keeps_move", "spends_move"), keeps_move),
}
CUBES: Final[dict[str, Check]] = {
    "alike": alike,
    "batch": batch,
    "brings": gives,
    "buys_batch": buys_batch,
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
    "spares_gold": spares_gold,
    **dict.fromkeys(("leaves_batches", "spare_cube"), spare),
    "spends_gold": spends_gold,
}
