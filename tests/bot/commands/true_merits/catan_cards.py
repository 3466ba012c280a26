"""Checks of merits of the Catan Card Game."""

from __future__ import annotations

from typing import Any, Final

from engine.catan_cards.building import card_hindrance
from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from engine.catan_cards.tables import CENTRE_COSTS
from engine.core.flow import Position
from engine.core.types import Merit
from tests.bot.commands.true_merits.claim import Amounts, Check, Claim


def resources(claim: Claim) -> dict[str, int]:
    """Return the resources of the seat."""
    facts = claim.game.insight(claim.position, claim.seat)
    return {kind: facts[kind] for kind in ("lumber", "brick", "wool", "grain", "ore", "gold")}


def goal_cost(claim: Claim, id: str) -> Amounts:
    """Return the cost of a building, or of a road and a settlement together."""
    if id == "road_and_settlement":
        return add(CENTRE_COSTS["road"], CENTRE_COSTS["settlement"])
    return CENTRE_COSTS[id] if id in CENTRE_COSTS else claim.state.printed(id).cost


def lacks(claim: Claim, change: Amounts) -> dict[str, int]:
    """Return the resources that are missing for the building of a merit after a change."""
    id, held = claim.data["building"], resources(claim)
    cost = goal_cost(claim, id)
    gaps = {kind: amount - held[kind] - change.get(kind, 0) for kind, amount in cost.items()}
    return {kind: gap for kind, gap in gaps.items() if gap > 0}


def can_stand(claim: Claim) -> bool:
    """Check that there is a place for the building of a merit, and one of it to build."""
    id = claim.data["building"]
    ends = (claim.me.centre[0], claim.me.centre[-1])
    if id == "road_and_settlement":
        assert claim.data["won"] == 1
        regions, supply = len(claim.state.region_stack), claim.state.supply
        return bool("road" not in ends and regions >= 2 and supply["road"] and supply["settlement"])
    if claim.data["won"] != worth(claim, id):
        return False
    if id in CENTRE_COSTS:
        place = {"city": "settlement" in claim.me.centre, "settlement": "road" in ends, "road": "road" not in ends}
        settlements = claim.state.supply["settlement"] and len(claim.state.region_stack) >= 2
        return bool(place[id] and claim.state.supply[id] and (id == "city" or settlements))
    found = card_hindrance(claim.state, claim.seat, id)
    return id in claim.me.hand and (found is None or found.kind == "cannot_pay")


def payment(claim: Claim, picks: tuple[str, ...]) -> dict[str, int]:
    """Return the cost of an answer, as negative amounts."""
    pay = claim.option(picks).data.get("pay")
    return {kind: -amount for kind, amount in (pay.items() if isinstance(pay, dict) else ())}


def add(*several: Amounts) -> dict[str, int]:
    """Add amounts."""
    return {
        kind: sum(one.get(kind, 0) for one in several)
        for kind in dict.fromkeys(kind for one in several for kind in one)
    }


def roll_gain(claim: Claim, picks: tuple[str, ...] = ()) -> dict[str, int]:
    """Return the resources that the rolled number brings after an answer, before the seat can build."""
    if claim.state.phase != "event":
        return {}
    found = dict[str, int]()
    for name, region in claim.me.regions.items():
        if region.number == claim.state.pips:
            beside = [built for built in claim.me.cards if name in neighbours(built.place)]
            doubled = {CATAN_CARDS[built.card].doubles for built in beside} & {region.kind, "any"}
            here = bool(picks) and claim.option(picks).spot == f"region.{claim.seat}.{name}"
            room = max(0, 3 - region.stored - here)
            found[region.kind] = found.get(region.kind, 0) + min(room, 2 ** len(doubled))
    return found


def fits(claim: Claim) -> bool:
    here, there = (sum(roll_gain(claim, picks).values()) for picks in (claim.picks, claim.other))
    return here > there and claim.data["number"] == claim.state.pips


def completes(claim: Claim) -> bool:
    extra = roll_gain(claim, claim.picks) if claim.data["roll"] else {}
    change = add(payment(claim, claim.picks), claim.data["gain"], extra)
    brings = claim.option(claim.picks).data.get("gain", claim.data["gain"]) == claim.data["gain"]
    rolled = claim.data["roll"] in (0, claim.state.pips)
    return can_stand(claim) and brings and rolled and not lacks(claim, change) and bool(lacks(claim, roll_gain(claim)))


def nearer(claim: Claim) -> bool:
    extra = roll_gain(claim, claim.picks) if claim.data["roll"] else {}
    found = lacks(claim, add(claim.data["gain"], extra))
    other = claim.option(claim.other).data.get("gain")
    instead = lacks(claim, add(other if isinstance(other, dict) else {}, roll_gain(claim, claim.other)))
    return can_stand(claim) and found == claim.data["lost"] and sum(found.values()) <= sum(instead.values())


def keeps(claim: Claim) -> bool:
    option = claim.option(claim.other)
    is_answer = claim.decision.kind == "answer_offer"
    change = dict(payment(claim, claim.other))
    gain = option.data.get("gain")
    for kind, amount in gain.items() if is_answer and isinstance(gain, dict) else ():
        change[kind] = change.get(kind, 0) + amount
    left = sum(lacks(claim, change).values()) - (option.group == "trade")
    now = lacks(claim, {})
    return (
        can_stand(claim)
        and now == claim.data.get("lost", {})
        and claim.data.get("left", left) == left > sum(now.values())
    )


def bank_nearer(claim: Claim) -> bool:
    return can_stand(claim) and lacks(claim, payment(claim, claim.picks)) == claim.data["lost"]


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


def risks(claim: Claim) -> bool:
    """Check that brigands are named if, and only if, they may come next turn and take something."""
    guarded = {name for built in claim.me.cards if built.card == "garrison" for name in neighbours(built.place)}
    count = sum(one.stored for name, one in claim.me.regions.items() if name not in guarded)
    count += sum(
        built.counter for _, built in claim.state.built() if (built.card, built.owner) == ("colonial_base", claim.seat)
    )
    held = resources(claim)
    may_come = held["ore"] + held["wool"] > 0 and claim.state.turn >= int(claim.state.options["brigand_grace_turns"])
    return (claim.data.get("count"), claim.data.get("most")) == ((count, 7) if may_come and count > 7 else (None, None))


def position_after(claim: Claim) -> Position[Any, Any]:
    """Return the position after a building or an action, its payment and its place included."""
    play, asked, picks = claim.game.fork(claim.position), claim.decision, claim.picks
    while True:
        play.answer(next(one for one in play.decisions if one.id == asked.id), picks)
        if not play.decisions or play.decisions[0].kind == "act":
            return play.position
        asked = play.decisions[0]
        picks = tuple(option.key for option in asked.ask.options[: max(1, asked.ask.least)])


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
    if claim.merit.kind.startswith("breaks"):
        return is_counted and theirs[prize] == -1 and not mine[prize] and claim.data["by"] == 1 - claim.seat
    robbed = claim.data.get("by") == 1 - claim.seat
    return is_counted and mine[prize] == 1 and robbed == (theirs[prize] == -1) and claim.data["vp"] == mine["points"]


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
    counts = [sum(claim.me.regions[name].stored for name in neighbours(place)) for place in places]
    return bool(claim.option(claim.picks).data["building"] == "garrison" and max(counts) == claim.data["count"])


def holds_more(claim: Claim) -> bool:
    return bool(fact_changes(claim)[0]["limit"] == claim.data["count"])


def columns(claim: Claim) -> dict[int, str]:
    """Return the settlements and cities of the player, by column."""
    return {at: centre for at, centre in enumerate(claim.me.centre, claim.me.left) if centre != "road"}


def free_places(claim: Claim) -> list[str]:
    """Return the names of the free places beside a settlement or city."""
    taken = [built.place for built in claim.me.cards]
    return [
        f"{side}{at}{slot}"
        for at, centre in columns(claim).items()
        for side in "ud"
        for slot in ("ab" if centre == "city" else "a")
        if f"{side}{at}{slot}" not in taken
    ]


def doubled(claim: Claim, card: str, place: str) -> int:
    """Count the regions beside a place whose harvest a card would double."""
    kind, side, at = CATAN_CARDS[card].doubles, place[0], int(place[1:].rstrip("ab"))
    already = {
        f"{built.place[0]}{int(built.place[1:].rstrip('ab')) + step}"
        for built in claim.me.cards
        if CATAN_CARDS[built.card].doubles == kind
        for step in (-1, 1)
    }
    found = [f"{side}{at + step}" for step in (-1, 1)]
    return sum(name not in already and kind in (claim.me.regions[name].kind, "any") for name in found)


def doubles(claim: Claim) -> bool:
    card = str(claim.option(claim.picks).data["building"])
    kind = claim.data.get("kind", "any")
    return bool(
        kind == CATAN_CARDS[card].doubles
        and claim.data["count"] == max(doubled(claim, card, place) for place in free_places(claim))
    )


def site_doubles(claim: Claim) -> bool:
    card = str(claim.option(claim.picks).data["building"])
    here, there = (doubled(claim, card, picks[0]) for picks in (claim.picks, claim.other))
    return bool(here == claim.data["count"] and here > there)


def site_alike(claim: Claim) -> bool:
    after = [claim.game.insight(claim.after(picks), claim.seat) for picks in (claim.picks, claim.other)]
    same = [{name: value for name, value in facts.items() if "sites" not in name} for facts in after]
    card = CATAN_CARDS[str(claim.option(claim.picks).data["building"])]
    is_local = bool(card.doubles) or card.id in ("garrison", "bath_house", "church", "flagship")
    return same[0] == same[1] and claim.data["tied"] == is_local


def site_guards(claim: Claim) -> bool:
    counts = [
        sum(claim.me.regions[name].stored for name in neighbours(picks[0])) for picks in (claim.picks, claim.other)
    ]
    is_garrison = claim.option(claim.picks).data["building"] == "garrison"
    return is_garrison and counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def site_plague(claim: Claim) -> bool:
    counts = [
        sum(claim.me.regions[f"{side}{int(picks[0][1:-1]) + step}"].stored for side in "ud" for step in (-1, 1))
        for picks in (claim.picks, claim.other)
    ]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def site_units(claim: Claim) -> bool:
    kinds = {"church": ("knight", "trade_fleet"), "flagship": ("trade_fleet",)}
    counts = [
        sum(
            CATAN_CARDS[built.card].unit in kinds[str(claim.option(picks).data["building"])]
            for built in claim.me.cards
            if built.place[1:-1] == picks[0][1:-1]
        )
        for picks in (claim.picks, claim.other)
    ]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1]


def site_spares(claim: Claim) -> bool:
    here, there = (doubled(claim, claim.data["building"], picks[0]) for picks in (claim.picks, claim.other))
    return claim.data["building"] in claim.me.hand and there > here


def site_pair(claim: Claim) -> bool:
    """Check that only the other place is between two regions of one kind that no card doubles there."""
    kinds = [{claim.me.regions[name].kind for name in neighbours(picks[0])} for picks in (claim.picks, claim.other)]
    mills = [card for card in CATAN_CARDS.values() if card.doubles == claim.data["region"]]
    twice = [any(doubled(claim, mill.id, picks[0]) == 2 for mill in mills) for picks in (claim.picks, claim.other)]
    return kinds[1] == {claim.data["region"]} and twice[1] and not (twice[0] and len(kinds[0]) == 1)


def region_pair(claim: Claim) -> bool:
    """Check that the region across a new region is of the same kind, and that across the other place is not."""
    kinds = list[str]()
    for picks in (claim.picks, claim.other):
        after, spot = claim.after(picks), str(claim.option(picks).spot).rpartition(".")[2]
        regions, at = after.state.players[claim.seat].regions, int(spot[1:])
        assert regions[spot].kind == claim.data["region"]
        kinds.append(next(regions[name].kind for step in (-2, 2) if (name := f"{spot[0]}{at + step}") in regions))
    return bool(kinds[0] == claim.data["region"] != kinds[1])


def site_sheltered(claim: Claim) -> bool:
    guards = [built.place[1:-1] for built in claim.me.cards if built.card in ("church", "flagship")]
    return claim.picks[0][1:-1] in guards and claim.other[0][1:-1] not in guards


def site_city(claim: Claim) -> bool:
    cities = [place for place in free_places(claim) if columns(claim)[int(place[1:-1])] == "city"]
    return len(cities) == claim.data["count"] and claim.other[0] in cities and claim.picks[0] not in cities


def action(claim: Claim) -> bool:
    """Check the effect of an action card."""
    rival = claim.game.insight(claim.position, 1 - claim.seat)
    card = claim.option(claim.picks).data["building"]
    said = {
        "duel": (("arsonist", "black_knight", "brigands"), {"by": 1 - claim.seat, "most": 5, "least": 2}),
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
    return bool(card in cards and claim.data == data)


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
    measure = {"weakens": "strength", "costs_trade": "trade"}[kind]
    lost = [before[measure] - one[measure] for one in (here, there)]
    return bool(lost == [claim.data["count"], claim.data["left"]] and lost[0] > lost[1])


def count_of(cost: Amounts) -> int:
    """Count the resources of a cost."""
    return sum(cost.values())


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


def goal(claim: Claim) -> Merit:
    """Return a building as a goal, with its points."""
    id = claim.data["building"]
    return Merit("goal", {"building": id, "won": worth(claim, id)})


def is_useful(claim: Claim) -> bool:
    """Return False for a card that would double no harvest."""
    id = claim.data["building"]
    is_mill = id in CATAN_CARDS and CATAN_CARDS[id].doubles
    return not is_mill or any(doubled(claim, id, place) for place in free_places(claim))


def worth(claim: Claim, id: str) -> int:
    """Return the points that a building adds."""
    facts, theirs = (claim.game.insight(claim.position, seat) for seat in (claim.seat, 1 - claim.seat))
    if id == "city":
        return 1 + (facts["trade"] > theirs["trade"] and not facts["windmill"])
    if id in ("road", "settlement", "road_and_settlement"):
        return int(id != "road")
    card, mine = claim.state.printed(id), [claim.state.printed(built.card) for built in claim.me.cards]
    knights = [one for one in mine if one.unit == "knight"]
    strength, trade = facts["strength"] + card.strength, facts["trade"] + card.trade
    if id == "smithy":
        strength += len(knights)
    elif card.unit == "knight":
        strength += any(one.id == "smithy" for one in mine)
    if id == "harbor":
        trade += sum(one.unit == "trade_fleet" for one in mine)
    elif card.unit == "trade_fleet":
        trade += sum(one.id == "harbor" for one in mine)
    takes_knight = strength > theirs["strength"] and not facts["knight"]
    takes_windmill = "city" in claim.me.centre and trade > theirs["trade"] and not facts["windmill"]
    return int(card.vp + takes_knight + takes_windmill)


def doubles_nothing(claim: Claim) -> bool:
    card = claim.data["building"]
    return claim.option(claim.other).data["building"] == card and not any(
        doubled(claim, card, place) for place in free_places(claim)
    )


def region(claim: Claim) -> bool:
    """Check the number or the kind of a new region."""
    here, there = (claim.option(picks).data for picks in (claim.picks, claim.other))
    mine = list(claim.me.regions.values())
    if claim.merit.kind == "new_number":
        numbers = [one.number for one in mine]
        return here["number"] == claim.data["number"] not in numbers and there["number"] in numbers
    counts = [[one.kind for one in mine].count(str(data["region"])) for data in (here, there)]
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] < counts[1]


def sides_alike(claim: Claim) -> bool:
    spots = [str(claim.option(picks).spot).rpartition(".")[2] for picks in (claim.picks, claim.other)]
    return not any(spot in neighbours(built.place) for built in claim.me.cards for spot in spots)


def fixes(claim: Claim) -> bool:
    gain = dict[str, int]()
    for name, one in claim.me.regions.items():
        if one.number == claim.data["number"] == claim.option(claim.picks).data["number"]:
            kinds = {CATAN_CARDS[built.card].doubles for built in claim.me.cards if name in neighbours(built.place)}
            gain[one.kind] = gain.get(one.kind, 0) + min(3 - one.stored, 2 ** len(kinds & {one.kind, "any"}))
    return bool(gain == claim.data["gain"])


def opens_site(claim: Claim) -> bool:
    settlements = claim.state.supply["settlement"] and len(claim.state.region_stack) >= 2
    return bool(claim.me.centre[0] != "road" != claim.me.centre[-1] and settlements)


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
    return bool(mine and other and mine.vp == 0 < other.vp == claim.data["vp"])


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


def barred(claim: Claim) -> bool:
    frames = [frame for slot in claim.position.stack for frame in slot.frames]
    return any(getattr(frame, "barred", 0) == claim.data["stack"] == int(claim.picks[0]) for frame in frames)


def deeper(claim: Claim) -> bool:
    counts = {option.key: len(claim.state.stacks[int(option.key) - 1]) for option in claim.decision.ask.options}
    mine, other = (counts[picks[0]] for picks in (claim.picks, claim.other))
    return bool(claim.data["count"] == mine == max(counts.values()) > other)


def stack(claim: Claim) -> bool:
    option = claim.option(claim.picks)
    return claim.data.get("count", option.data["count"]) == option.data["count"] and (
        option.group == ("search" if claim.merit.kind == "looks" else "top")
    )


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
        return counts == [claim.data["count"], claim.data["left"]] and counts[0] > counts[1] and mine.vp <= other.vp
    return counts == [claim.data["count"], claim.data["left"]] and counts[0] < counts[1] and mine.vp >= other.vp


def scarce(claim: Claim) -> bool:
    (kind,), (rival,) = claim.data["gain"], claim.data["have"]
    facts = claim.game.insight(claim.position, claim.seat)
    counts = [facts[f"makes_{kind}"], facts[f"makes_{rival}"]]
    gains = [claim.option(picks).data["gain"] for picks in (claim.picks, claim.other)]
    return gains == [claim.data["gain"], claim.data["have"]] and counts == [claim.data["count"], claim.data["left"]]


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
    "bank_nearer": bank_nearer,
    "full": full,
    "end_idle": end_idle,
    "opens_site": opens_site,
    **dict.fromkeys(("takes_knight", "takes_windmill", "breaks_knight", "breaks_windmill"), token),
    **dict.fromkeys(("founds", "grows"), founds),
    "scores": scores,
    "unit": unit,
    "guards": guards,
    "doubles": doubles,
    "holds_more": holds_more,
    "site_doubles": site_doubles,
    "site_alike": site_alike,
    "site_plague": site_plague,
    "site_units": site_units,
    "site_spares": site_spares,
    "site_pair": site_pair,
    "region_pair": region_pair,
    "site_sheltered": site_sheltered,
    "site_city": site_city,
    **dict.fromkeys(("duel", "duel_token", "spies", "takes", "swaps", "parries"), action),
    **dict.fromkeys(
        ("costs_points", "gains_token", "costs_token", "denies_token", "weakens", "costs_trade", "dear_again"), returned
    ),
    "bank_idle": bank_idle,
    "bank_pointless": bank_pointless,
    "doubles_nothing": doubles_nothing,
    **dict.fromkeys(("new_number", "few_regions"), region),
    "sides_alike": sides_alike,
    "fixes": fixes,
    **dict.fromkeys(("lacks", "lacks_more"), lacking),
    **dict.fromkeys(("only_answers", "pointless"), spared),
    **dict.fromkeys(
        ("opens_with", "hand_cost", "hand_points", "hand_without_city", "spoils", "spoils_points"), several
    ),
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
    "saves_search": saves_search,
    **dict.fromkeys(("costs_more", "costs_less", "without_city"), compared),
    "scarce": scarce,
    "card_points": card_points,
    "fits": fits,
}
