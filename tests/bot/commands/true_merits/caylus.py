"""Checks of merits of Caylus."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from engine.caylus.buildings import BUILDINGS, Build, LawyerOffice, MakeGoods, SellOffer
from engine.caylus.buildings import BuyOffer as CaylusBuy
from engine.caylus.castle import BATCH_COSTS
from engine.caylus.construction import offers as tile_offers
from engine.caylus.merits import STAKED
from engine.caylus.placing import PlaceWorker
from engine.core.types import Action
from tests.bot.commands.true_merits.claim import Amounts, Check, Claim
from tests.bot.commands.true_merits.road import (
    CUBES,
    PROVOST,
    batch,
    batches,
    building_at,
    first,
    gives,
    holdings,
    max_batches,
    paid,
    price,
    provost_after,
    residence,
    yields,
)


def castle(claim: Claim) -> bool:
    count = max_batches(claim, {}, with_workers=claim.merit.kind == "castle_with", picks=claim.picks)
    section = next(
        at for at, houses in enumerate(claim.state.houses) if at >= claim.state.scored and len(houses) < (6, 10, 14)[at]
    )
    uses_up = spends(claim, claim.other)
    can_be_late = uses_up or not can_wait(claim, claim.other)
    is_last = claim.decision.kind == "place" and not claim.data["others"] and can_be_late
    assert claim.decision.kind != "place" or claim.data["spends"] == uses_up
    assert claim.data["passes"] == (claim.other == ("pass",))
    is_worth = claim.data["vp"] in (0, claim.data["count"] * (5, 4, 3)[section])
    return bool(claim.data["count"] <= count and is_worth and claim.data["last"] == is_last)


def spends(claim: Claim, picks: tuple[str, ...]) -> bool:
    """Check that the building with most points that a worker can build after an answer costs the seat a batch."""
    data = claim.option(picks).data
    effect = BUILDINGS[str(data["building"])].effect if data.get("space") else None
    if not isinstance(effect, Build) or "beyond" in data:
        return False
    copy, best = claim.game.copy(claim.position), list[tuple[int, Any]]()
    for held in holdings(claim, {}, with_workers=True, before=int(str(data["space"]))):
        copy.state.players[claim.seat].cubes = held
        best += [
            (int(str(one.data["vp"])), one.data["pay"]) for one in tile_offers(copy.state, claim.seat, effect.colour)
        ]
    whole = max_batches(claim, {}, with_workers=True)
    most = max([vp for vp, _ in best], default=0)
    left = [
        max_batches(claim, {kind: -cost for kind, cost in pay.items()}, with_workers=True)
        for vp, pay in best
        if vp == most
    ]
    return bool(left) and min(left) < whole


def can_wait(claim: Claim, picks: tuple[str, ...]) -> bool:
    """Check that the seat can pay for the castle after an answer and, if there is one, a pass of the next player."""
    if picks == ("pass",):
        return False
    position, game = claim.after(picks), claim.game
    rival = next(iter(game.decisions(position)))
    if rival.ask.seat != claim.seat:
        position = game.apply(position, Action(rival.ask.seat, "place", ("pass",)))[0]
    position.state.castle = [-1] * 5
    asked = PlaceWorker(claim.seat).ask(game.resume(position))
    return "castle" in {option.key for option in asked.options}


def castle_cost(claim: Claim, position: Any) -> int:
    """Return what the castle costs the seat in a position."""
    position.state.castle = [-1] * 5
    options = PlaceWorker(claim.seat).ask(claim.game.resume(position)).options
    return int(str(next(option.data["cost"] for option in options if option.key == "castle")))


def castle_waits(claim: Claim) -> bool:
    """Check that a batch can still be brought to the castle afterwards, and what that costs after a pass of the next player."""
    position = claim.after(claim.picks)
    rival = next(iter(claim.game.decisions(position)))
    costs = [castle_cost(claim, position)]
    if rival.ask.seat != claim.seat:
        costs.append(castle_cost(claim, claim.game.apply(position, Action(rival.ask.seat, "place", ("pass",)))[0]))
    return (
        claim.data["cost"] == (costs[-1] if costs[-1] > costs[0] + 1 else 0)
        and claim.seat not in claim.state.castle
        and can_wait(claim, claim.picks)
        and max_batches(claim, {}, with_workers=True) > 0
    )


def tiles(
    claim: Claim,
    colour: str,
    gain: Amounts,
    *,
    with_workers: bool,
    before: int = 99,
    picks: tuple[str, ...] | None = None,
) -> dict[str, int]:
    """Return the tiles that can be built with a gain, with their points."""
    found, copy = dict[str, int](), claim.game.copy(claim.position)
    for held in holdings(claim, gain, with_workers=with_workers, before=before, picks=picks):
        copy.state.players[claim.seat].cubes = held
        for option in tile_offers(copy.state, claim.seat, colour):
            found[str(option.data["building"])] = int(str(option.data["vp"]))
    return found


def colour_at(claim: Claim, building: str) -> str:
    """Return the colour that a building builds."""
    return str(BUILDINGS[building].effect.colour)  # type: ignore[union-attr] # it builds


def build(claim: Claim) -> bool:
    option = claim.option(claim.picks)
    with_workers = claim.merit.kind == "build_with"
    space = int(str(option.data["space"]))
    found = tiles(claim, colour_at(claim, str(option.data["building"])), {}, with_workers=with_workers, before=space)
    return bool(found.get(claim.data["building"]) == claim.data["vp"] == max(found.values()))


def lets_build(claim: Claim) -> bool:
    space = claim.data["space"]
    colour = colour_at(claim, building_at(claim, space))
    without = tiles(claim, colour, {}, with_workers=True, before=space)
    found = tiles(claim, colour, claim.data["gain"], with_workers=True, before=space, picks=claim.picks)
    is_there = claim.workers()[space] == claim.seat and space <= claim.state.provost
    return is_there and not without and found[claim.data["building"]] == claim.data["vp"] and gives(claim)


def buys_tile(claim: Claim) -> bool:
    """Check that a worker can build the tile with the deniers of one answer, and none with those of the other one."""
    space, tile = claim.data["space"], claim.data["building"]
    spent = paid(claim, claim.picks).me.deniers - paid(claim, claim.other).me.deniers
    colour, found = colour_at(claim, building_at(claim, space)), list[dict[str, int]]()
    for picks, refund in ((claim.picks, 0), (claim.other, 0), (claim.other, spent)):
        after = paid(claim, picks, refund=refund)
        is_reached = space <= after.state.provost
        found.append(tiles(after, colour, {}, with_workers=True, before=space) if is_reached else {})
    is_there = claim.workers()[space] == claim.seat
    is_first = not any(
        worker == claim.seat and at < space and isinstance(BUILDINGS[building_at(claim, at)].effect, Build)
        for at, worker in claim.workers().items()
    )
    is_less = not found[1] or not is_first
    return is_there and is_less and found[0][tile] == claim.data["vp"] and tile in found[2] and spent > 0


def would_build(claim: Claim) -> bool:
    """Check that a worker at a free builder further on could build the tile with the gain, and not without it."""
    space = claim.data["space"]
    colour, placed = colour_at(claim, building_at(claim, space)), claim._replace(position=placing_there(claim, space))
    without = tiles(claim, colour, {}, with_workers=True, before=space)
    found = tiles(claim, colour, claim.data["gain"], with_workers=True, before=space, picks=claim.picks)
    is_free = space not in claim.workers() and space <= claim.state.provost
    is_paid = placed.state.players[claim.seat].deniers >= 0
    return is_free and is_paid and not without and found[claim.data["building"]] == claim.data["vp"] and gives(claim)


def placing_there(claim: Claim, space: int) -> Any:
    """Return the position after an answer and a worker at a road space."""
    position, key = claim.after(claim.picks), f"{building_at(claim, space)}@{space}"
    while (asked := next(iter(claim.game.decisions(position)))).ask.seat != claim.seat:
        position = claim.game.apply(position, Action(asked.ask.seat, "place", ("pass",)))[0]
        position.state.passed = []
    return claim.game.apply(position, Action(claim.seat, "place", (key,)))[0]


def builds_later(claim: Claim) -> bool:
    """Check that the gain pays for the tile, and what there is otherwise for none of its colour."""
    colour = colour_at(claim, claim.data["known"][0])
    without = tiles(claim, colour, {}, with_workers=True)
    found = tiles(claim, colour, claim.data["gain"], with_workers=True, picks=claim.picks)
    is_on_road = any(place.building == claim.data["known"][0] for place in claim.state.road)
    return is_on_road and not without and found[claim.data["building"]] == claim.data["vp"] and gives(claim)


def build_second(claim: Claim) -> bool:
    """Check by building both that the worker can build after the other one."""
    space = int(str(claim.option(claim.picks).data["space"]))
    places = {int(one.partition(":")[0]) for one in claim.data["places"]}
    colour = colour_at(claim, building_at(claim, space))
    copy, found = claim.game.copy(claim.position), dict[str, int]()
    for held in holdings(claim, {}, with_workers=True, before=space, picks=claim.picks):
        copy.state.players[claim.seat].cubes = held
        for one in tile_offers(copy.state, claim.seat, colour):
            rest = {kind: held[kind] - one.data["pay"].get(kind, 0) for kind in held}  # type: ignore[union-attr] # cubes
            left = claim.game.copy(copy)
            left.state.players[claim.seat].cubes = rest
            left.state.stock[str(one.data["building"])] -= 1
            found |= {
                str(tile.data["building"]): int(str(tile.data["vp"]))
                for tile in tile_offers(left.state, claim.seat, colour)
            }
    is_before = all(claim.workers()[at] == claim.seat and at < space for at in places)
    return is_before and found.get(claim.data["building"]) == claim.data["vp"]


def stake(check: Check) -> Check:
    """Return a check of a merit with the points that the worker it names can build."""

    def staked(claim: Claim) -> bool:
        sites = [int(one.partition(":")[0]) for one in claim.data["places"]]
        best = 0
        for space in sites:
            effect = BUILDINGS[building_at(claim, space)].effect
            if isinstance(effect, Build):
                found = tiles(claim, effect.colour, {}, with_workers=True, before=space)
                best = max(best, *found.values(), 0)
        return bool(check(claim) and 0 <= claim.data["won"] <= best)

    return staked


def first_cube(claim: Claim) -> bool:
    """Check what is missing for a batch with the gain, after the best building of the seat's workers if they build."""
    colours = [
        BUILDINGS[building_at(claim, at)].effect.colour  # type: ignore[union-attr] # it builds
        for at, worker in claim.workers().items()
        if worker == claim.seat
        and claim.state.active < at <= claim.state.provost
        and isinstance(BUILDINGS[building_at(claim, at)].effect, Build)
    ]
    left, copy = claim.data["left"], claim.game.copy(claim.position)
    found = list[int]()
    for held in holdings(claim, claim.data["gain"], with_workers=True, picks=claim.picks):
        several = [held]
        for colour in colours:
            copy.state.players[claim.seat].cubes = held
            costs: list[Any] = [one.data["pay"] for one in tile_offers(copy.state, claim.seat, colour)]
            several += [{kind: held[kind] - cost.get(kind, 0) for kind in held} for cost in costs]
        found += [missing_for_batch(claim, one) for one in several if min(one.values()) >= 0]
    return first(claim) and claim.data["built"] == bool(colours) and (left == 0 or left in found)


def missing_for_batch(claim: Claim, held: Amounts) -> int:
    """Return the fewest cubes that make a batch with these, by trying all."""
    kinds = [kind for kind in held if kind != "gold"]
    return next(
        count
        for count in range(4)
        if any(
            batches(claim, {kind: held[kind] + more.count(kind) for kind in held})
            for more in combinations_with_replacement(kinds, count)
        )
    )


def guild(claim: Claim) -> bool:
    provost = claim.state.provost
    if claim.merit.kind == "guild":
        return claim.picks == ("merchants_guild",) and claim.data["most"] == 3
    space = claim.data["space"]
    if claim.merit.kind == "guild_reach":
        return bool(claim.workers()[space] == claim.seat and 0 < space - provost <= 3)
    is_back = claim.data["to"] == space - 1 >= provost - 3 and space <= provost
    kept = all(at < space for at, worker in claim.workers().items() if worker == claim.seat and at <= provost)
    return bool(is_back and kept and claim.workers()[space] == claim.data["by"] != claim.seat)


def bailiff(claim: Claim) -> bool:
    steps = [2 if provost_after(claim, picks) > claim.state.bailiff else 1 for picks in (claim.picks, claim.other)]
    to = claim.state.bailiff + steps[0]
    is_scored = to == (12, 18, 24)[claim.state.scored] and steps[0] == 2
    return to == claim.data["to"] and steps[0] != steps[1] and is_scored == (claim.merit.kind == "scored_now")


def deliver(claim: Claim) -> bool:
    """Check the gains of a batch: give it, let the others give all that they can, and score the section."""
    after = claim.after(claim.picks)
    vp = after.state.players[claim.seat].vp - claim.me.vp
    at = [before != now for before, now in zip(claim.state.houses, after.state.houses, strict=True)].index(True)
    name = ("dungeon", "walls", "towers")[at]
    now = after.state.houses[at].count(claim.seat)
    favours = {"dungeon": (2,), "walls": (2, 3, 5), "towers": (2, 4, 6)}[name]
    bests = [best_builder(claim, picks) for picks in (claim.picks, ("stop",))]
    rivals = {*claim.state.castle} - {claim.seat, -1}
    return bool(
        claim.data
        == {
            "gain": {"vp": vp},
            "favours": int(bests == [True, False]),
            "alone": not rivals,
            "houses": now,
            "section": name,
            "step": now in favours,
            "lost": {"dungeon": 2, "walls": 3, "towers": 4}[name] if now == 1 else 0,
        }
    )


def best_builder(claim: Claim, picks: tuple[str, ...]) -> bool:
    """Return True if the seat gives most batches, or is the first of equals, once the others give all that they can."""
    game, position = claim.game, claim.after(picks)
    while asked := next((one for one in game.decisions(position) if one.kind == "batch"), None):
        keys = [option.key for option in asked.ask.options]
        key = "stop" if asked.ask.seat == claim.seat else keys[0]
        fewest = 99
        for one in keys[:-1] if key != "stop" else ():
            rest = game.apply(position, Action(asked.ask.seat, "batch", (one,)))[0]
            left = 9 - batches(claim, rest.state.players[asked.ask.seat].cubes)
            key, fewest = (one, left) if left < fewest else (key, fewest)
        position = game.apply(position, Action(asked.ask.seat, "batch", (key,)))[0]
    built = position.state.castle_built
    order = [seat for seat in claim.state.castle if seat >= 0]
    return bool(max(built) > 0 and max(order, key=lambda seat: built[seat]) == claim.seat)


def building_brings(claim: Claim) -> bool:
    """Check the points, favours and income of a building by building it."""
    after = claim.after(claim.picks)
    asked = [one for one in claim.game.decisions(after) if one.kind in ("favour", "site")]
    tile = BUILDINGS[claim.picks[0].partition(".")[0]]
    is_favour = bool(asked) or not claim.data["favours"] or claim.state.options["favours"] == "simplified"
    is_most = claim.merit.kind != "most_points" or (most_points(claim) and equals(claim))
    return is_favour and (tile.vp if tile.id != "w_lawyer" else claim.data["vp"]) == claim.data["vp"] and is_most


def steps(claim: Claim) -> tuple[int, int]:
    """Return the points and deniers of the next favour, by playing one on each line."""
    simple = claim.state.options["favours"] == "simplified"
    levels = [min(claim.state.columns, claim.me.favours[line] + 1) for line in ("prestige", "deniers")]
    return (
        (3, 0)
        if simple
        else (max(levels[0], claim.me.favours["prestige"]), 2 + max(levels[1], claim.me.favours["deniers"]))
    )


def favour(claim: Claim) -> bool:
    return (claim.data["vp"], claim.data["deniers"]) == steps(claim) and claim.picks in (("pay",), ("joust_field",))


def favour_line(claim: Claim) -> bool:
    after, line = claim.after(claim.picks), claim.picks[0]
    level = after.state.players[claim.seat].favours[line]
    is_last = claim.state.phase == "end" and claim.state.scored == 2
    stopped = not is_last and level < 5 and level == (2, 4, 5, 5)[claim.state.scored]
    if line == "prestige":
        instead = claim.after(claim.other)
        more = (instead.state.players[claim.seat].deniers - claim.me.deniers) * (claim.other == ("deniers",))
        gold = instead.state.players[claim.seat].favours["resources"] > 4
        found = {
            "vp": level,
            "most": 0 if is_last or level >= min(5, claim.state.columns) else level + 1,
            "stopped": stopped,
            "deniers": 4 if 0 < more < 4 * level else 0,
            "cubes": 3 if claim.other == ("resources",) and not gold else 0,
        }
    elif line == "deniers":
        found = {
            "deniers": 2 + level,
            "have": claim.me.deniers,
            "most": 0 if is_last or level >= min(5, claim.state.columns) else level + 3,
            "stopped": stopped,
        }
    elif line == "resources":
        asked = [one for one in claim.game.decisions(after) if one.kind == "resources"]
        kinds = [option.key for one in asked for option in one.ask.options if option.key in claim.me.cubes] or ["food"]
        found = {"gain": dict.fromkeys(kinds, 1), "count": len(kinds)}
    else:
        return favour_builds(claim, after)
    return bool(claim.data == found)


def favour_builds(claim: Claim, after: Any) -> bool:
    """Check that the building line offers the building at its cost, and no other with more points."""
    asked = [one for one in claim.game.decisions(after) if one.kind == "works"]
    offers = [option for one in asked for option in one.ask.options if option.data]
    if claim.merit.kind == "favour_later":
        return not offers and after.state.players[claim.seat].favours["buildings"] == 1
    if claim.merit.kind == "favour_residence":
        return {option.group for option in offers} == {"residence"} and claim.data["pay"] == {"cloth": 1}
    best = max(int(str(option.data.get("vp", 0))) for option in offers)
    return best == claim.data["vp"] and any({**option.data, **claim.data} == option.data for option in offers)


def lets_trade(claim: Claim) -> bool:
    """Check that a worker further on is offered an exchange with the gain, and not without it."""
    space, gain = claim.data["space"], claim.data["gain"]
    price = int(str(claim.option(claim.picks).data.get("cost") or 0))
    effect: Any = BUILDINGS[building_at(claim, space)].effect
    if claim.merit.kind == "lets_trade":
        offers = {tuple(pay.items()): got for pay, got in (effect.small, effect.large)}
    else:
        offers = {(("denier", cost),): {} for cost, _ in effect.offers}
    if count := claim.data.get("count"):
        here = paid(claim, claim.picks) if claim.decision.kind == "place" else claim
        counts = [
            max_batches(one, {}, with_workers=True)
            for one in (here, here._replace(position=paid(here, claim.picks, refund=price + gain["denier"]).position))
        ]
        assert counts[1] - counts[0] == count
        assert claim.seat in claim.state.castle
    held = {**claim.me.cubes, "denier": claim.deniers - price}
    can = [
        [pay for pay in offers if all(held[kind] + more.get(kind, 0) >= amount for kind, amount in pay)]
        for more in (dict[str, int](), gain)
    ]
    pay = tuple(claim.data["pay"].items())
    is_mine = claim.workers()[space] == claim.seat and space <= claim.state.provost and space > claim.state.active
    # Workers before it may have spent some of the goods on the way.
    is_first = not any(claim.workers().get(at) == claim.seat for at in range(claim.state.active + 1, space))
    return is_mine and pay in can[1] and offers[pay] == claim.data["have"] and (pay not in can[0] or not is_first)


def places(claim: Claim) -> bool:
    """Check that a merit of a place before the bridge, or of the inn, names the right one."""
    names = {"gate": "gate", "inn": "inn", "inn_leave": "leave", "any_residence": "residence"}
    return claim.picks[0].partition("@")[0] in (names[claim.merit.kind], "stay")


def trade_cubes(claim: Claim) -> bool:
    return bool(
        claim.data == {"count": 2, "gain": {"gold": 1}} and sum(claim.me.cubes.values()) - claim.me.cubes["gold"] >= 2
    )


def last_source(claim: Claim) -> bool:
    option = claim.option(claim.picks)
    free = [
        place.building
        for at, place in enumerate(claim.state.road[: claim.state.provost], start=1)
        if place.building and place.worker < 0 and at != option.data["space"]
    ]
    made = [BUILDINGS[one].effect for one in free]
    others = [choice for effect in made if isinstance(effect, MakeGoods) for choice in effect.choices]
    sold = any(isinstance(effect, CaylusBuy) for effect in made)
    return gives(claim) and not sold and not any({*choice} & {*claim.data["gain"]} for choice in others)


def most_points(claim: Claim) -> bool:
    found = [option.data.get("vp", 0) for option in claim.decision.ask.options]
    return bool(claim.option(claim.picks).data["vp"] == claim.data["vp"] == max(found, key=int))  # type: ignore[arg-type] # numbers


def equals(claim: Claim) -> bool:
    """Check that the named buildings are all others with as many points."""
    options = [option.data for option in claim.decision.ask.options if "building" in option.data]
    found = {str(data["building"]) for data in options if data["vp"] == claim.data["vp"]}
    return {*claim.data["equals"]} == found - {str(claim.option(claim.picks).data["building"])}


def either(claim: Claim) -> bool:
    several = [*holdings(claim, {}, with_workers=True, picks=claim.picks)]
    kinds = {*claim.data["gain"], *claim.data["have"]}
    if claim.data["count"] != sum(not any(held[kind] for held in several) for kind in kinds):
        return False
    return [*yields(claim, str(claim.option(claim.picks).data["building"]))] == [claim.data["gain"], claim.data["have"]]


def no_use(claim: Claim) -> bool:
    """Check that nothing held or taken on the way can be spent at a building, except the cubes of a batch."""
    option = claim.option(claim.picks)
    space, id = int(str(option.data["space"])), str(option.data["building"])
    effect: Any = BUILDINGS[id].effect
    left = claim.deniers - int(str(option.data["cost"] or 0))
    several = [*holdings(claim, {}, with_workers=True, before=space, picks=claim.picks)]
    if isinstance(effect, Build):
        return not tiles(claim, effect.colour, {}, with_workers=True, before=space, picks=claim.picks)
    if isinstance(effect, SellOffer):
        whole = max_batches(claim, {}, with_workers=True, picks=claim.picks)
        kinds = {kind for held in several for kind, amount in held.items() if amount}
        return all(max_batches(claim, {kind: -1}, with_workers=True, picks=claim.picks) < whole for kind in kinds)
    if isinstance(effect, CaylusBuy):
        return bool(left < effect.offers[0][0])
    pay = {"cloth": 1} if isinstance(effect, LawyerOffice) else effect.small[0]
    purses = [{**held, "denier": left, "nongold": sum(held.values()) - held["gold"]} for held in several]
    return not any(all(purse[kind] >= amount for kind, amount in pay.items()) for purse in purses)


def joust(claim: Claim) -> bool:
    left = claim.me.deniers - int(str(claim.option(claim.picks).data["cost"] or 0))
    return bool(claim.me.cubes["cloth"] and left >= 1) and favour(claim)


def stables(claim: Claim) -> bool:
    before = [seat for seat in claim.state.special["stables"] if seat >= 0]
    order = [*before, claim.seat, *(seat for seat in claim.state.order if seat not in (*before, claim.seat))]
    is_later = order.index(claim.seat) < claim.state.order.index(claim.seat)
    return bool(claim.data["place"] == order.index(claim.seat) + 1 and is_later == (claim.merit.kind == "stables"))


def short_of_food(claim: Claim) -> bool:
    """Check that the seat has food, but no more than half as much as other cubes."""
    food, others = claim.me.cubes["food"], sum(claim.me.cubes[kind] for kind in ("wood", "stone", "cloth", "gold"))
    is_food = "food" in claim.option(claim.picks).data["gain"]  # type: ignore[operator] # cubes
    return bool(is_food and claim.data["have"] == {"food": food} and 0 < 2 * food <= others)


def food_staple(claim: Claim) -> bool:
    """Check that the answer brings food, and how often batches and buildings cost it."""
    gain, other = (claim.option(picks).data.get("gain", {}) for picks in (claim.picks, claim.other))
    costs = [tile.cost for tile in BUILDINGS.values() if tile.colour in ("wood", "stone")]
    is_common = 2 * sum("food" in cost for cost in costs) > len(costs)
    return is_common and all("food" in cost for cost in BATCH_COSTS.values()) and "food" in {*gain} - {*other}  # type: ignore[misc] # goods


def trade(claim: Claim) -> bool:
    left = claim.deniers - int(str(claim.option(claim.picks).data["cost"] or 0))
    held = {**claim.me.cubes, "denier": left}
    return all(held[kind] >= amount for kind, amount in claim.data["pay"].items())


CHECKS: Final[dict[str, Check]] = {
    **PROVOST,
    **CUBES,
    **dict.fromkeys(("castle", "castle_with"), castle),
    **dict.fromkeys(("build", "build_with"), build),
    **dict.fromkeys(("guild", "guild_reach", "guild_shut"), guild),
    **dict.fromkeys(("scored_now", "bailiff_far", "bailiff_near"), bailiff),
    **{kind: stake(PROVOST[kind]) for kind in STAKED},
    "first": first_cube,
    "would_build": would_build,
    "builds_later": builds_later,
    "build_second": build_second,
    "food_staple": food_staple,
    "castle_waits": castle_waits,
    "batch_later": batch,
    "either": either,
    "no_use": no_use,
    **dict.fromkeys(("any_residence", "gate", "inn", "inn_leave"), places),
    "buys_tile": buys_tile,
    "lets_build": lets_build,
    **dict.fromkeys(("lets_buy", "lets_trade"), lets_trade),
    "deliver": deliver,
    "last_source": last_source,
    **dict.fromkeys(("building_brings", "most_points"), building_brings),
    "keeps_tile": residence,
    "favour": favour,
    **dict.fromkeys(("favour_builds", "favour_cubes", "favour_deniers", "favour_later"), favour_line),
    **dict.fromkeys(("favour_points", "favour_residence"), favour_line),
    "trading_post": price,
    "joust_field": joust,
    **dict.fromkeys(("stables", "stables_keep"), stables),
    "short_of_food": short_of_food,
    "trade": trade,
    "trade_cubes": trade_cubes,
}
