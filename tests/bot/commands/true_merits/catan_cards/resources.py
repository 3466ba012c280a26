"""Checks of merits about resources: what they complete, where they are stored, and what ends a turn."""

from __future__ import annotations

from typing import Any, Final

from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from engine.core.types import Merit
from tests.bot.commands.true_merits.catan_cards.buildings import position_after
from tests.bot.commands.true_merits.catan_cards.goals import (
    add,
    can_stand,
    count_of,
    doubled,
    free_places,
    goal,
    goal_cost,
    is_useful,
    lacks,
    payment,
    resources,
    roll_gain,
    worth,
)
from tests.bot.commands.true_merits.claim import Check, Claim


def fits(claim: Claim) -> bool:
    here, there = (sum(roll_gain(claim, picks).values()) for picks in (claim.picks, claim.other))
    return here > there and claim.data["number"] == claim.state.pips


def completes(claim: Claim) -> bool:
    extra = roll_gain(claim, claim.picks) if claim.data["roll"] else {}
    change = add(payment(claim, claim.picks), claim.data["gain"], extra)
    fixed = fixed_gain(claim, claim.picks) if "number" in claim.data else claim.data["gain"]
    brings = claim.option(claim.picks).data.get("gain", fixed) == claim.data["gain"]
    rolled = claim.data["roll"] in (0, claim.state.pips)
    return can_stand(claim) and brings and rolled and not lacks(claim, change) and bool(lacks(claim, roll_gain(claim)))


def nearer(claim: Claim) -> bool:
    extra = roll_gain(claim, claim.picks) if claim.data["roll"] else {}
    found = lacks(claim, add(payment(claim, claim.picks), claim.data["gain"], extra))
    if claim.option(claim.picks).group == "trade":
        return can_stand(claim) and found == claim.data["lost"] and is_offered(claim)
    other = claim.option(claim.other).data.get("gain") or fixed_gain(claim, claim.other)
    instead = lacks(claim, add(other if isinstance(other, dict) else {}, roll_gain(claim, claim.other)))
    brings = claim.data["gain"] == (fixed_gain(claim, claim.picks) or claim.data["gain"])
    return can_stand(claim) and brings and found == claim.data["lost"] and sum(found.values()) <= sum(instead.values())


def is_offered(claim: Claim) -> bool:
    """Check that the bank gives a resource that brings a building nearer, for what it then does not lack more of."""
    ((kind, amount),) = claim.data["gain"].items()
    offered = [one.data.get("gain") for one in claim.game.decisions(claim.after(claim.picks))[0].ask.options]
    paid, then = payment(claim, claim.picks), lacks(claim, payment(claim, claim.picks))
    is_bought = not paid.keys() & then.keys() and then.get(kind, 0) > 0
    return bool(amount == 1 and is_bought and (not all(offered) or {kind: 1} in offered))


def keeps(claim: Claim) -> bool:
    option = claim.option(claim.other)
    is_answer = claim.decision.kind == "answer_offer"
    change = dict(payment(claim, claim.other))
    gain = option.data.get("gain")
    for kind, amount in gain.items() if is_answer and isinstance(gain, dict) else ():
        change[kind] = change.get(kind, 0) + amount
    left = sum(lacks(claim, change).values()) - (option.group == "trade")
    now = lacks(claim, {})
    is_part = (option.data.get("building"), claim.data["building"]) == ("road", "road_and_settlement")
    return (
        can_stand(claim)
        and not is_part
        and now == claim.data.get("lost", {})
        and claim.data.get("left", left) == left > sum(now.values())
    )


def full(claim: Claim) -> bool:
    ((kind, amount),) = claim.data["have"].items()
    regions = [region for region in claim.me.regions.values() if region.kind == kind]
    return bool(amount == resources(claim)[kind] >= 3 * len(regions) and kind in payment(claim, claim.picks))


def end_idle(claim: Claim) -> bool:
    idle = risks(claim) and all(option.key in ("end", "offer", "demolish") for option in claim.decision.ask.options)
    ids = ["city", "settlement", "road_and_settlement", *claim.me.hand]
    several = [claim._replace(merit=goal(claim._replace(merit=Merit("goal", {"building": id})))) for id in ids]
    pointed = [one for one in several if one.data["won"] and goal_cost(one, one.data["building"]) and can_stand(one)]
    counts = [sum(lacks(one, {}).values()) for one in pointed]
    if not claim.data.get("building"):
        return idle and not counts
    return (
        idle
        and can_stand(claim)
        and lacks(claim, {}) == claim.data["lost"]
        and count_of(claim.data["lost"]) == min(counts)
    )


def exposed(claim: Claim) -> int:
    """Count the resources that brigands see."""
    guarded = {name for built in claim.me.cards if built.card == "garrison" for name in neighbours(built.place)}
    count = sum(one.stored for name, one in claim.me.regions.items() if name not in guarded)
    count += sum(
        built.counter for _, built in claim.state.built() if (built.card, built.owner) == ("colonial_base", claim.seat)
    )
    return int(count)


def risks(claim: Claim) -> bool:
    """Check that brigands are named if, and only if, they may come next turn and take something."""
    held, count = resources(claim), exposed(claim)
    may_come = held["ore"] + held["wool"] > 0 and claim.state.turn >= int(claim.state.options["brigand_grace_turns"])
    return (claim.data.get("count"), claim.data.get("most")) == ((count, 7) if may_come and count > 7 else (None, None))


def escapes(claim: Claim) -> bool:
    """Check that brigands may take something now, and nothing of what is left after an action."""
    held, change = resources(claim), payment(claim, claim.picks)
    named = claim._replace(merit=Merit("risk", {"count": exposed(claim), "most": 7}))
    count = sum(held.values()) + sum(change.values()) + (claim.option(claim.picks).group == "trade")
    left = {kind: held[kind] + change.get(kind, 0) for kind in ("ore", "wool")}
    is_left = claim.data["have"] == {kind: amount for kind, amount in left.items() if amount > 0}
    return risks(named) and is_left and claim.data["count"] == count <= claim.data["most"] == 7


def follows(claim: Claim) -> bool:
    """Check that a building can still be built after another one, whatever its place."""
    id, after = claim.data["building"], position_after(claim)
    offered = [str(one.data.get("building")) for one in claim.game.decisions(after)[0].ask.options if not one.idle]
    is_other = claim.option(claim.other).data.get("building") == id
    return id in offered and can_stand(claim) and is_other >= (claim.merit.kind == "follows")


def plays_free(claim: Claim) -> bool:
    """Check that a card is played at no cost, and that everything else is still on offer before its effect."""
    held = resources(claim)
    after = claim._replace(position=claim.after(claim.picks))
    return claim.option(claim.picks).group == "cards" and resources(after) == held and claim.other != ("end",)


def delays(claim: Claim) -> bool:
    """Check that a building lacks more after another one, or after a trade with the bank for what is built then."""
    option, now = claim.option(claim.picks), lacks(claim, {})
    then = lacks(claim, payment(claim, claim.picks))
    if option.group == "trade":
        bought = {kind: then.get(kind, 0) - claim.data["lost"].get(kind, 0) for kind in resources(claim)}
        is_delayed = sum(bought.values()) in (0, 1) and min(bought.values()) == 0
        is_later = count_of(now) < count_of(claim.data["lost"])
        return can_stand(claim) and is_later and is_delayed and bool(claim.data["won"] > 0)
    is_worth_it = claim.data["won"] >= max(1, worth(claim, str(option.data["building"])))
    return bool(can_stand(claim) and is_worth_it and then == claim.data["lost"] and count_of(now) < count_of(then))


def last_site(claim: Claim) -> bool:
    after = claim._replace(position=position_after(claim))
    return len(free_places(claim)) == 1 and not free_places(after)


def stored(claim: Claim) -> bool:
    here, there = (int(str(claim.option(picks).data["have"])) for picks in (claim.picks, claim.other))
    return {"frees_room": here > there, "leaves_room": here < there, "regions_alike": here == there}[claim.merit.kind]


def bank_idle(claim: Claim) -> bool:
    change = payment(claim, claim.other)
    goals = ["city", "settlement", "road", *dict.fromkeys(claim.me.hand)]
    several = [claim._replace(merit=Merit("goal", {"building": id})) for id in goals if goal_cost(claim, id)]
    open_to = [one for one in several if lacks(one, {}) and can_stand(one._replace(merit=goal(one))) and is_useful(one)]
    return all(sum(lacks(one, change).values()) != 1 for one in open_to)


def bank_pointless(claim: Claim) -> bool:
    change = payment(claim, claim.other)
    return can_stand(claim) and not claim.data["won"] and sum(lacks(claim, change).values()) == 1


def doubles_nothing(claim: Claim) -> bool:
    card = claim.data["building"]
    return claim.option(claim.other).data["building"] == card and not any(
        doubled(claim, card, place) for place in free_places(claim)
    )


def fixes(claim: Claim) -> bool:
    return bool(fixed_gain(claim, claim.picks) == claim.data["gain"])


def fixed_gain(claim: Claim, picks: tuple[str, ...]) -> dict[str, int]:
    """Return what the number that an Alchemist fixes brings."""
    gain, is_alchemist = dict[str, int](), claim.decision.kind == "before_roll"
    for name, one in claim.me.regions.items() if is_alchemist else ():
        if one.number == claim.option(picks).data.get("number"):
            kinds = {CATAN_CARDS[built.card].doubles for built in claim.me.cards if name in neighbours(built.place)}
            gain[one.kind] = gain.get(one.kind, 0) + min(3 - one.stored, 2 ** len(kinds & {one.kind, "any"}))
    return gain


def scarce(claim: Claim) -> bool:
    (kind,), (rival,) = claim.data["gain"], claim.data["have"]
    facts = claim.game.insight(claim.position, claim.seat)
    counts = [facts[f"makes_{kind}"], facts[f"makes_{rival}"]]
    gains = [claim.option(picks).data["gain"] for picks in (claim.picks, claim.other)]
    return gains == [claim.data["gain"], claim.data["have"]] and counts == [claim.data["count"], claim.data["left"]]


def fewer(claim: Claim) -> bool:
    """Check that there is less of a resource than of the other one, with the resources of the roll."""
    gains: list[Any] = [claim.option(picks).data["gain"] for picks in (claim.picks, claim.other)]
    (kind,), (rival,) = gains
    held = add(resources(claim), roll_gain(claim))
    if claim.merit.kind == "first":
        return not held[kind] and held[rival] > 0
    return claim.data["have"] == {kind: held[kind], rival: held[rival]} and 0 < held[kind] < held[rival]


CHECKS: Final[dict[str, Check]] = {
    "completes": completes,
    "nearer": nearer,
    **dict.fromkeys(("first", "fewer_held"), fewer),
    **dict.fromkeys(("keeps", "keeps_whole"), keeps),
    **dict.fromkeys(("frees_full", "full"), full),
    "end_idle": end_idle,
    "risks_brigands": risks,
    "escapes_brigands": escapes,
    **dict.fromkeys(("follows", "leaves"), follows),
    "delays": delays,
    "plays_free": plays_free,
    "last_site": last_site,
    "bank_idle": bank_idle,
    "bank_pointless": bank_pointless,
    "doubles_nothing": doubles_nothing,
    "fixes": fixes,
    **dict.fromkeys(("frees_room", "leaves_room", "regions_alike"), stored),
    "scarce": scarce,
    "fits": fits,
}
