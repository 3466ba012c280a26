"""Checks of merits about buildings, units and action cards."""

from __future__ import annotations

from typing import Any, Final

from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from engine.catan_cards.state import Built
from engine.core.flow import Position
from tests.bot.commands.true_merits.catan_cards.goals import (
    add,
    count_of,
    doubled,
    free_places,
    payment,
    resources,
    roll_gain,
    worth,
)
from tests.bot.commands.true_merits.claim import Check, Claim

TAKING: Final = frozenset({"retrieve", "search", "spy"})
"""Kinds of questions for a card to take."""


def position_after(claim: Claim) -> Position[Any, Any]:
    """Return the position after a building or an action, its payment and its place included.

    A card to take is put into a place for nothing.
    """
    if claim.decision.kind in TAKING:
        return position_with(claim)
    play, asked, picks = claim.game.fork(claim.position), claim.decision, claim.picks
    while True:
        play.answer(next(one for one in play.decisions if one.id == asked.id), picks)
        if not play.decisions or play.decisions[0].kind == "act":
            return play.position
        asked = play.decisions[0]
        picks = tuple(option.key for option in asked.ask.options[: max(1, asked.ask.least)])


def position_with(claim: Claim) -> Position[Any, Any]:
    """Return the position with a card in the first place that it can have, and with the tokens that move by it."""
    position = claim.game.load(claim.game.save(claim.position))
    id, state = str(claim.option(claim.picks).data["building"]), position.state
    place = next(iter(free_places(claim))) if CATAN_CARDS[id].colour in ("green", "red") else ""
    state.players[claim.seat].cards.append(Built(id, place, claim.seat))
    facts = [claim.game.insight(position, seat) for seat in range(2)]
    for token, measure in (("knight", "strength"), ("windmill", "trade")):
        counts = [one[measure] for one in facts]
        leader = counts.index(max(counts)) if counts[0] != counts[1] else -1
        is_held = leader >= 0 and (token == "knight" or "city" in state.players[leader].centre)
        setattr(state, token, leader if is_held else -1)
    return position


def fact_changes(claim: Claim) -> tuple[dict[str, int], dict[str, int]]:
    """Return the changes of the facts of the builder and of the opponent by a building."""
    after = position_after(claim)
    mine, theirs = (
        {name: amount - before[name] for name, amount in claim.game.insight(after, seat).items()}
        for seat in (claim.seat, 1 - claim.seat)
        for before in (claim.game.insight(claim.position, seat),)
    )
    return mine, theirs


def token(claim: Claim) -> bool:
    """Check the token that a building moves, and the counts that decide about it."""
    prize = claim.merit.kind.partition("_")[2]
    counts = [claim.game.insight(position_after(claim), seat) for seat in (claim.seat, 1 - claim.seat)]
    measure = {"knight": "strength", "windmill": "trade"}[prize]
    mine, theirs = fact_changes(claim)
    is_counted = [claim.data["count"], claim.data["left"]] == [facts[measure] for facts in counts]
    if claim.decision.kind in TAKING and not is_at_once(claim):
        return False
    if claim.merit.kind.startswith("breaks"):
        return is_counted and theirs[prize] == -1 and not mine[prize] and claim.data["by"] == 1 - claim.seat
    robbed = claim.data.get("by") == 1 - claim.seat
    return is_counted and mine[prize] == 1 and robbed == (theirs[prize] == -1) and claim.data["vp"] == mine["points"]


def is_at_once(claim: Claim) -> bool:
    """Check that a card to take can be paid for in the player's own turn, with the resources of the roll."""
    held, card = add(resources(claim), roll_gain(claim)), str(claim.option(claim.picks).data["building"])
    cost = claim.state.printed(card).cost
    return bool(claim.state.active == claim.seat and all(held[kind] >= amount for kind, amount in cost.items()))


def would_take(claim: Claim) -> bool:
    """Check a token that a card takes later, with the counts, the lead, and the cards in hand that cost less."""
    prize, mine = claim.data["token"], fact_changes(claim)[0]
    measure = {"knight": "strength", "windmill": "trade"}[prize]
    counts = [claim.game.insight(position_after(claim), seat)[measure] for seat in (claim.seat, 1 - claim.seat)]
    is_counted = [claim.data["count"], claim.data["left"]] == counts and counts[0] - counts[1] >= 3
    return bool(mine[prize] == 1 and is_counted and not is_at_once(claim) and claim.data["by"] == 1 - claim.seat)


def founds(claim: Claim) -> bool:
    mine = fact_changes(claim)[0]
    made = sum(amount for name, amount in mine.items() if name.startswith("makes_"))
    points = mine["points_settlements"] + mine["points_cities"]
    return bool(points == claim.data["vp"] and made == claim.data.get("count", 0))


def scores(claim: Claim) -> bool:
    mine = fact_changes(claim)[0]
    return bool(claim.data == {"vp": mine["points_buildings"], "count": mine["limit"]})


def unit(claim: Claim) -> bool:
    mine = fact_changes(claim)[0]
    measure = "strength" if mine["strength"] else "trade"
    totals = [claim.game.insight(position_after(claim), seat)[measure] for seat in (claim.seat, 1 - claim.seat)]
    early = bool(mine["trade"]) and "city" not in claim.me.centre
    rate = claim.data.get("have", {})
    card = claim.state.printed(str(claim.option(claim.picks).data["building"]))
    trades = rate == ({card.trades: 2} if card.unit == "trade_fleet" else {})
    return bool(
        trades
        and [claim.data["count"], claim.data["left"]] == totals
        and claim.data.get("token") == ("windmill" if early else None)
        and all(claim.data[name] == mine[name] for name in ("strength", "tournament", "trade"))
    )


def guards(claim: Claim) -> bool:
    places = [place for place in free_places(claim) if place.endswith(("a", "b"))]
    regions, counts = claim.me.regions, list[int]()
    for place in places:
        near = neighbours(place)
        left = sum(regions[name].stored for name in near)
        for kind in ("brick", "lumber"):  # each is paid from regions elsewhere, if there are any
            elsewhere = sum(one.stored for name, one in regions.items() if one.kind == kind and name not in near)
            left -= min(1, 1 - min(1, elsewhere))
        counts.append(left)
    return bool(claim.option(claim.picks).data["building"] == "garrison" and max(counts) == claim.data["count"] > 0)


def fills_cellar(claim: Claim) -> bool:
    return bool(claim.option(claim.picks).data["building"] == "wine_cellar" and claim.data["count"] == 2)


def holds_more(claim: Claim) -> bool:
    return bool(fact_changes(claim)[0]["limit"] == claim.data["count"])


def doubles(claim: Claim) -> bool:
    card = str(claim.option(claim.picks).data["building"])
    kind = claim.data.get("kind", "any")
    return bool(
        kind == CATAN_CARDS[card].doubles
        and claim.data["count"] == max(doubled(claim, card, place) for place in free_places(claim))
    )


def action(claim: Claim) -> bool:
    """Check the effect of an action card."""
    rival = claim.game.insight(claim.position, 1 - claim.seat)
    card = claim.option(claim.picks).data["building"]
    said = {
        "duel": (
            ("black_knight", "arsonist", "brigands"),
            {"by": 1 - claim.seat, "most": 5, "least": 2, "level": claim.data.get("level")},
        ),
        "spies": (("spy",), {"by": 1 - claim.seat, "count": rival["hand"]}),
        "takes": (("merchant",), {"by": 1 - claim.seat, "most": min(2, takeable(claim))}),
        "swaps": (("caravan",), {"most": min(2, sum(resources(claim).values()))}),
        "parries": (("bishop", "herb_woman"), {"most": 5, "least": 2}),
    }
    if claim.merit.kind == "duel_token":
        others = [claim.state.printed(one.card).strength for one in claim.state.players[1 - claim.seat].cards]
        mine = claim.game.insight(claim.position, claim.seat)["strength"]
        return bool(
            card == "black_knight" and rival["knight"] and rival["strength"] - max(others) <= mine + len(others)
        )
    cards, data = said[claim.merit.kind]
    prize = cards[claim.data["level"] - 1] if claim.merit.kind == "duel" else card
    return bool(card in cards and card == prize and claim.data == data)


def takeable(claim: Claim) -> int:
    """Count the opponent's resources for which the player has room."""
    theirs = claim.game.insight(claim.position, 1 - claim.seat)
    room = dict.fromkeys(resources(claim), 0)
    for one in claim.me.regions.values():
        room[one.kind] += 3 - one.stored
    return sum(min(theirs[kind], free) for kind, free in room.items())


def returned(claim: Claim) -> bool:
    """Check the loss of the opponent by the return of a card."""
    here, there = (claim.game.insight(claim.after(picks), 1 - claim.seat) for picks in (claim.picks, claim.other))
    before = claim.game.insight(claim.position, 1 - claim.seat)
    cards = [claim.state.printed(str(claim.option(picks).data["building"])) for picks in (claim.picks, claim.other)]
    prize, kind = str(claim.data.get("token")), claim.merit.kind
    if kind == "gains_token":
        mine = [claim.game.insight(claim.after(picks), claim.seat)[prize] for picks in (claim.picks, claim.other)]
        return bool(mine == [1, 0] and claim.data["vp"] == 1)
    if kind in ("costs_token", "denies_token"):
        return (here[prize], there[prize], before[prize]) == (0, 1, int(kind == "costs_token"))
    if kind == "costs_points":
        return bool(cards[0].vp == claim.data["vp"] > cards[1].vp)
    if kind == "dear_again":
        return bool(cards[0].cost == claim.data["pay"] and count_of(cards[0].cost) > count_of(cards[1].cost))
    if kind == "may_cost_token":
        measure = {"knight": "strength", "windmill": "trade"}[prize]
        own = claim.game.insight(claim.position, claim.seat)[measure]
        is_counted = [claim.data["count"], claim.data["left"]] == [here[measure], own]
        return bool(before[prize] and is_counted and here[measure] <= own and here[measure] < there[measure])
    measure = {"weakens": "strength", "costs_trade": "trade"}[kind]
    lost = [before[measure] - one[measure] for one in (here, there)]
    is_all = claim.data["tournament"] == before["tournament"] - here["tournament"]
    return bool(is_all and lost == [claim.data["count"], claim.data["left"]] and lost[0] > lost[1])


def opens_site(claim: Claim) -> bool:
    settlements = claim.state.supply["settlement"] and len(claim.state.region_stack) >= 2
    return bool(claim.me.centre[0] != "road" != claim.me.centre[-1] and settlements)


def settles(claim: Claim) -> bool:
    """Check that a settlement can be built at once after a road, and brings points and regions."""
    asked = claim.game.decisions(position_after(claim))[0]
    settling = next(one for one in asked.ask.options if one.key.startswith("settlement."))
    later = claim._replace(position=position_after(claim), decision=asked, picks=(settling.key,))
    mine = fact_changes(later)[0]
    made = sum(amount for name, amount in mine.items() if name.startswith("makes_"))
    return opens_site(claim) and [claim.data["won"], claim.data["count"]] == [mine["points_settlements"], made]


def compared(claim: Claim) -> bool:
    """Check that a card costs more or less than the other one, with no more or no fewer points, or needs no city."""
    mine, other = (
        claim.state.printed(str(claim.option(picks).data["building"])) for picks in (claim.picks, claim.other)
    )
    counts = [count_of(mine.cost), count_of(other.cost)]
    if claim.option(claim.picks).verb == "build":
        pays = [-count_of(payment(claim, picks)) for picks in (claim.picks, claim.other)]
        points = [worth(claim, str(claim.option(picks).data["building"])) for picks in (claim.picks, claim.other)]
        same = points[0] if points[0] == points[1] else 0
        costs = [claim.data["count"], claim.data["left"]]
        return pays == costs and pays[0] < pays[1] and points[0] >= points[1] and claim.data["won"] == same
    if claim.merit.kind == "without_city":
        return mine.colour != "red" == other.colour and "city" not in claim.me.centre
    if claim.merit.kind == "costs_more":
        is_dearer = counts[0] > counts[1] and (mine.vp <= other.vp or counts[0] - counts[1] >= 3)
        return is_dearer and counts == [claim.data["count"], claim.data["left"]]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] < counts[1] and mine.vp >= other.vp


CHECKS: Final[dict[str, Check]] = {
    "opens_site": opens_site,
    "settles": settles,
    **dict.fromkeys(("takes_knight", "takes_windmill", "breaks_knight", "breaks_windmill"), token),
    **dict.fromkeys(("founds", "grows"), founds),
    "would_take": would_take,
    "scores": scores,
    "unit": unit,
    "guards": guards,
    "doubles": doubles,
    "holds_more": holds_more,
    "fills_cellar": fills_cellar,
    **dict.fromkeys(("duel", "duel_token", "spies", "takes", "swaps", "parries"), action),
    **dict.fromkeys(
        (
            "costs_points",
            "gains_token",
            "costs_token",
            "denies_token",
            "may_cost_token",
            "weakens",
            "costs_trade",
            "dear_again",
        ),
        returned,
    ),
    **dict.fromkeys(("costs_more", "costs_less", "without_city"), compared),
}
