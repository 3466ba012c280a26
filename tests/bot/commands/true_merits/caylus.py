"""Checks of merits of Caylus."""

from __future__ import annotations

from typing import Any, Final

from engine.caylus.buildings import BUILDINGS, Build, LawyerOffice, MakeGoods, SellOffer
from engine.caylus.buildings import BuyOffer as CaylusBuy
from engine.caylus.construction import offers as tile_offers
from engine.caylus.placing import PlaceWorker
from engine.core.types import Action
from tests.bot.commands.true_merits.road import (
    CUBES,
    PROVOST,
    batch,
    batches,
    building_at,
    gives,
    holdings,
    most,
    price,
    provost_after,
    residence,
    yields,
)
from tests.bot.commands.true_merits.told import Amounts, Check, Told


def castle(told: Told) -> bool:
    count = most(told, {}, with_workers=told.merit.kind == "castle_with", picks=told.picks)
    section = next(
        at for at, houses in enumerate(told.state.houses) if at >= told.state.scored and len(houses) < (6, 10, 14)[at]
    )
    is_last = told.decision.kind == "place" and not told.data["others"] and not can_wait(told, told.other)
    is_worth = told.data["vp"] in (0, told.data["count"] * (5, 4, 3)[section])
    return bool(told.data["count"] <= count and is_worth and told.data["last"] == is_last)


def can_wait(told: Told, picks: tuple[str, ...]) -> bool:
    """Whether the seat can pay for the castle after an answer and, if there is one, a pass of the next player."""
    if picks == ("pass",):
        return False
    position, game = told.after(picks), told.game
    rival = next(iter(game.decisions(position)))
    if rival.ask.seat != told.seat:
        position = game.apply(position, Action(rival.ask.seat, "place", ("pass",)))[0]
    position.state.castle = [-1] * 5
    asked = PlaceWorker(told.seat).ask(game.resume(position))
    return "castle" in {option.key for option in asked.options}


def castle_waits(told: Told) -> bool:
    """Whether a batch can still be brought to the castle afterwards."""
    return told.seat not in told.state.castle and can_wait(told, told.picks) and most(told, {}, with_workers=True) > 0


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
    colour = colour_at(told, building_at(told, space))
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


def building_brings(told: Told) -> bool:
    """Whether a building has the points, favours and income that are said, by playing it."""
    after = told.after(told.picks)
    asked = [one for one in told.game.decisions(after) if one.kind in ("favour", "site")]
    tile = BUILDINGS[told.picks[0].partition(".")[0]]
    is_favour = bool(asked) or not told.data["favours"] or told.state.options["favours"] == "simplified"
    is_most = told.merit.kind != "most_points" or most_points(told)
    return is_favour and (tile.vp if tile.id != "w_lawyer" else told.data["vp"]) == told.data["vp"] and is_most


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
    effect: Any = BUILDINGS[building_at(told, space)].effect
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
    several = [*holdings(told, {}, with_workers=True, picks=told.picks)]
    kinds = {*told.data["gain"], *told.data["have"]}
    if told.data["count"] != sum(not any(held[kind] for held in several) for kind in kinds):
        return False
    return [*yields(told, str(told.option(told.picks).data["building"]))] == [told.data["gain"], told.data["have"]]


def no_use(told: Told) -> bool:
    """Whether nothing that is held or taken on the way can be spent at a building, but for the cubes of a batch."""
    option = told.option(told.picks)
    space, id = int(str(option.data["space"])), str(option.data["building"])
    effect: Any = BUILDINGS[id].effect
    left = told.deniers - int(str(option.data["cost"] or 0))
    several = [*holdings(told, {}, with_workers=True, before=space, picks=told.picks)]
    if isinstance(effect, Build):
        return not tiles(told, effect.colour, {}, with_workers=True, before=space, picks=told.picks)
    if isinstance(effect, SellOffer):
        whole = most(told, {}, with_workers=True, picks=told.picks)
        kinds = {kind for held in several for kind, amount in held.items() if amount}
        return all(most(told, {kind: -1}, with_workers=True, picks=told.picks) < whole for kind in kinds)
    if isinstance(effect, CaylusBuy):
        return bool(left < effect.offers[0][0])
    pay = {"cloth": 1} if isinstance(effect, LawyerOffice) else effect.small[0]
    purses = [{**held, "denier": left, "nongold": sum(held.values()) - held["gold"]} for held in several]
    return not any(all(purse[kind] >= amount for kind, amount in pay.items()) for purse in purses)


def joust(told: Told) -> bool:
    left = told.me.deniers - int(str(told.option(told.picks).data["cost"] or 0))
    return bool(told.me.cubes["cloth"] and left >= 1) and favour(told)


def stables(told: Told) -> bool:
    before = [seat for seat in told.state.special["stables"] if seat >= 0]
    order = [*before, told.seat, *(seat for seat in told.state.order if seat not in (*before, told.seat))]
    is_later = order.index(told.seat) < told.state.order.index(told.seat)
    return bool(told.data["place"] == order.index(told.seat) + 1 and is_later == (told.merit.kind == "stables"))


def short_of_food(told: Told) -> bool:
    """Whether the food that is held is not more than the batches for which there are two other cubes."""
    food, others = told.me.cubes["food"], sum(told.me.cubes[kind] for kind in ("wood", "stone", "cloth", "gold"))
    is_food = "food" in told.option(told.picks).data["gain"]  # type: ignore[operator] # cubes
    return bool(is_food and told.data["have"] == {"food": food} and 0 < 2 * food <= others)


def trade(told: Told) -> bool:
    left = told.deniers - int(str(told.option(told.picks).data["cost"] or 0))
    held = {**told.me.cubes, "denier": left}
    return all(held[kind] >= amount for kind, amount in told.data["pay"].items())


CHECKS: Final[dict[str, Check]] = {
    **PROVOST,
    **CUBES,
    **dict.fromkeys(("castle", "castle_with"), castle),
    **dict.fromkeys(("build", "build_with"), build),
    **dict.fromkeys(("guild", "guild_reach", "guild_shut"), guild),
    **dict.fromkeys(("scored_now", "bailiff_far", "bailiff_near"), bailiff),
    "castle_waits": castle_waits,
    "batch_later": batch,
    "either": either,
    "no_use": no_use,
    **dict.fromkeys(("any_residence", "gate", "inn", "inn_leave"), places),
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
