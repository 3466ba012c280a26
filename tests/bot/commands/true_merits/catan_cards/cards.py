"""Checks of merits about cards in hands and stacks."""

from __future__ import annotations

from typing import Final

from engine.catan_cards.building import card_hindrance
from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.tables import CENTRE_COSTS
from tests.bot.commands.true_merits.catan_cards.goals import add, count_of, doubled, free_places, resources, roll_gain
from tests.bot.commands.true_merits.claim import Check, Claim


def usable_hand(claim: Claim) -> bool:
    usable = [
        id for id in claim.me.hand if CATAN_CARDS[id].placed and card_hindrance(claim.state, claim.seat, id) is None
    ]
    held, cost = resources(claim), add(*(claim.state.printed(id).cost for id in claim.data["cards"]))
    can_pay = all(held[kind] >= amount for kind, amount in cost.items())
    return bool({*claim.data["cards"]} <= {*usable} and can_pay and claim.data["cards"])


def gaps(claim: Claim, id: str) -> int:
    """Count the resources that are missing for a card."""
    cost = claim.state.printed(id).cost if CATAN_CARDS[id].placed else {}
    held = add(resources(claim), roll_gain(claim))
    return sum(max(0, amount - held[kind]) for kind, amount in cost.items())


def costly(claim: Claim) -> bool:
    mine = gaps(claim, claim.picks[0])
    others = [gaps(claim, id) for id in {*claim.me.hand} - {claim.picks[0]}]
    return bool(
        sum(claim.data["lost"].values()) == mine == max([mine, *others]) and claim.data["tied"] == (mine in others)
    )


def lacking(claim: Claim) -> bool:
    mine, other = gaps(claim, claim.picks[0]), gaps(claim, claim.other[0]) if claim.other[0] in CATAN_CARDS else 0
    is_more = mine > other == claim.data["left"] if claim.merit.kind == "lacks_more" else True
    return bool(sum(claim.data["lost"].values()) == mine and is_more)


def spared(claim: Claim) -> bool:
    """Check that a card to give back brings no points, or only answers attacks."""
    mine, other = (
        claim.state.printed(picks[0]) if picks[0] in CATAN_CARDS else None for picks in (claim.picks, claim.other)
    )
    if claim.merit.kind == "only_answers":
        return bool(mine and mine.id in ("bishop", "herb_woman"))
    assert mine
    assert other
    points = [points_with(claim, card.id) if card.placed else 0 for card in (mine, other)]
    return points == [0, claim.data["vp"]]


def points_with(claim: Claim, id: str) -> int:
    """Return the points of a card and of the tokens that its strength and trade points win."""
    card = claim.state.printed(id)
    mine, theirs = (claim.game.insight(claim.position, seat) for seat in (claim.seat, 1 - claim.seat))
    won = (
        (claim.state.knight != claim.seat, mine["strength"] + card.strength > theirs["strength"]),
        (
            claim.state.windmill != claim.seat and "city" in claim.me.centre,
            mine["trade"] + card.trade > theirs["trade"],
        ),
    )
    return int(card.vp) + sum(map(all, won))


def several(claim: Claim) -> bool:
    """Check cards that are chosen together."""
    mine, theirs = ([key.partition(".")[0] for key in picks] for picks in (claim.picks, claim.other))
    points = [sum(claim.state.printed(id).vp for id in ids) for ids in (mine, theirs)]
    if claim.merit.kind == "hand_points":
        return points == [claim.data["vp"], claim.data["left"]] and points[0] > points[1]
    if claim.merit.kind == "hand_without_city":
        red = [sum(CATAN_CARDS[id].colour == "red" for id in ids) for ids in (mine, theirs)]
        return red == [claim.data["count"], claim.data["left"]] and red[0] < red[1]
    if claim.merit.kind == "hand_cost":
        prices = [sum(count_of(claim.state.printed(id).cost) for id in ids) for ids in (mine, theirs)]
        return prices == [claim.data["count"], claim.data["left"]] and prices[0] < prices[1]
    seat = claim.seat if claim.merit.kind == "opens_with" else 1 - claim.seat
    if claim.merit.kind == "spoils_points":
        return bool(points[0] - points[1] == claim.data["vp"] - claim.data["left"] > 0)
    facts = claim.game.insight(claim.position, seat)
    costs = [claim.state.printed(id).cost for id in claim.data["cards"]]
    can_pay = all(facts[kind] >= amount for kind, amount in add(*costs).items())
    return bool(can_pay and {*claim.data["cards"]} <= {*mine})


def stays(claim: Claim) -> bool:
    """Check what the other card waits for: a place for it between two regions, or a settlement or city that is near."""
    card, held = CATAN_CARDS[claim.data["building"]], add(resources(claim), roll_gain(claim))
    if claim.data["level"] == 0:
        return bool(card.doubles) and any(doubled(claim, card.id, place) == 2 for place in free_places(claim))
    kind, first = {2: ("settlement", "road"), 3: ("city", "settlement")}[claim.data["level"]]
    lost = {one: amount - held[one] for one, amount in CENTRE_COSTS[kind].items() if amount > held[one]}
    row = claim.me.centre if kind == "city" else [claim.me.centre[0], claim.me.centre[-1]]
    is_placeless = kind == "city" or not free_places(claim)
    is_near = lost == claim.data["lost"] and count_of(lost) == claim.data["count"] <= 2
    return claim.picks != claim.other == (card.id,) and first in row and is_near and is_placeless


def affordable(claim: Claim) -> bool:
    """Check what a card to take costs, or lacks, with the resources of the roll."""
    card = claim.state.printed(str(claim.option(claim.picks).data["building"]))
    held = add(resources(claim), roll_gain(claim))
    lost = {kind: amount - held[kind] for kind, amount in card.cost.items() if amount > held[kind]}
    if claim.merit.kind == "pays_now":
        return bool(not lost and claim.data["pay"] == card.cost)
    return bool(lost == claim.data["lost"] and sum(lost.values()) > 0)


def no_use(claim: Claim) -> bool:
    card = CATAN_CARDS[str(claim.option(claim.picks).data["building"])]
    found = card_hindrance(claim.state, claim.seat, card.id)
    return card.placed and found is not None and found.kind != "cannot_pay"


def hindered(claim: Claim) -> bool:
    """Check why a card cannot be placed; an action is hindered if it cannot be played."""
    card = CATAN_CARDS[claim.picks[0]]
    if claim.merit.kind == "needs_city":
        return card.colour == "red" and "city" not in claim.me.centre
    if claim.merit.kind == "gate_closed":
        points = sum(claim.game.insight(claim.position, seat)["points"] for seat in range(2))
        return card.role in ("attack", "neutral") and points == claim.data["have"] < claim.data["least"] == 7
    found = card_hindrance(claim.state, claim.seat, card.id) if card.placed else None
    return found.kind == claim.merit.kind if found is not None else not card.placed


def spies_nothing(claim: Claim) -> bool:
    hand = claim.state.players[1 - claim.seat].hand
    kinds = {CATAN_CARDS[id].kind for id in hand}
    return claim.decision.kind == "spy" and claim.data["count"] == len(hand) > 0 and not kinds & {"unit", "action"}


def barred(claim: Claim) -> bool:
    frames = [frame for slot in claim.position.stack for frame in slot.frames]
    return any(getattr(frame, "barred", 0) == claim.data["stack"] == int(claim.picks[0]) for frame in frames)


def deeper(claim: Claim) -> bool:
    counts = {option.key: len(claim.state.stacks[int(option.key) - 1]) for option in claim.decision.ask.options}
    mine, other = (counts[picks[0]] for picks in (claim.picks, claim.other))
    return bool(claim.data["count"] == mine == max(counts.values()) > other)


def stack(claim: Claim) -> bool:
    option = claim.option(claim.picks)
    costs = {one.data["cost"] for one in claim.decision.ask.options if one.group == "search"}
    assert claim.data.get("cost", 0) in (costs or {0})
    return claim.data.get("count", option.data["count"]) == option.data["count"] and (
        option.group == ("search" if claim.merit.kind == "looks" else "top")
    )


def saves_search(claim: Claim) -> bool:
    is_top = (claim.option(claim.picks).group, claim.option(claim.other).group) == ("top", "search")
    return is_top and claim.option(claim.other).data["cost"] == claim.data["cost"]


def as_many(claim: Claim) -> bool:
    counts = [claim.option(picks).data["count"] for picks in (claim.picks, claim.other)]
    return bool(counts == [claim.data["count"]] * 2)


def more_cards(claim: Claim) -> bool:
    counts = [claim.option(picks).data["count"] for picks in (claim.picks, claim.other)]
    group = claim.option(claim.picks).group
    same = [one for one in claim.decision.ask.options if one.group == group and one.data.get("count") == counts[0]]
    stacks = [str(one.data["stack"]) for one in same if one.key not in claim.picks]
    is_same = (claim.data["stacks"], claim.data["tied"]) == (stacks, len(stacks))
    return bool(
        is_same and counts == [claim.data["count"], claim.data["left"]] and claim.data["count"] > claim.data["left"]
    )


def ready_card(claim: Claim) -> bool:
    card = claim.state.printed(str(claim.option(claim.picks).data["building"]))
    held = resources(claim)
    return card_hindrance(claim.state, claim.seat, card.id) is None and all(
        held[kind] >= amount for kind, amount in claim.data["pay"].items()
    )


def card_points(claim: Claim) -> bool:
    mine, other = (claim.option(picks).data.get("building") for picks in (claim.picks, claim.other))
    points = [claim.state.printed(str(id)).vp if id else 0 for id in (mine, other)]
    return bool(claim.data["vp"] == points[0] > points[1])


CHECKS: Final[dict[str, Check]] = {
    **dict.fromkeys(("lacks", "lacks_more"), lacking),
    **dict.fromkeys(("only_answers", "pointless"), spared),
    **dict.fromkeys(
        ("opens_with", "hand_cost", "hand_points", "hand_without_city", "spoils", "spoils_points"), several
    ),
    **dict.fromkeys(("as_deep", "as_many_cards"), as_many),
    "usable_hand": usable_hand,
    "stays": stays,
    **dict.fromkeys(("pays_now", "pays_soon"), affordable),
    "no_use": no_use,
    "costly": costly,
    **dict.fromkeys(("already_in_play", "needs_building", "no_site", "no_target", "one_only"), hindered),
    **dict.fromkeys(("gate_closed", "needs_city"), hindered),
    "more_cards": more_cards,
    "ready_card": ready_card,
    "barred": barred,
    "spies_nothing": spies_nothing,
    "deeper": deeper,
    **dict.fromkeys(("looks", "searched_all", "seen", "unseen"), stack),
    "saves_search": saves_search,
    "card_points": card_points,
}
