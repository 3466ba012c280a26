"""Checks of merits of the Catan Card Game."""

from __future__ import annotations

from typing import Any, Final

from engine.catan_cards.building import card_hindrance
from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from engine.catan_cards.tables import CENTRE_COSTS
from engine.core.flow import Position
from engine.core.types import Merit
from tests.bot.commands.true_merits.told import Amounts, Check, Told


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
        assert told.data["won"] == 1
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
    if told.state.phase != "event":
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
    idle = risks(told) and all(option.key in ("end", "offer", "demolish") for option in told.decision.ask.options)
    ids = ["city", "settlement", "road_and_settlement", *told.me.hand]
    several = [told._replace(merit=goal(told._replace(merit=Merit("goal", {"building": id})))) for id in ids]
    pointed = [one for one in several if one.data["won"] and goal_cost(one, one.data["building"]) and can_stand(one)]
    counts = [sum(lacks(one, {}).values()) for one in pointed]
    if not told.data.get("building"):
        return idle and not counts
    return (
        idle and can_stand(told) and lacks(told, {}) == told.data["lost"] and count_of(told.data["lost"]) == min(counts)
    )


def risks(told: Told) -> bool:
    """Whether brigands may come next turn and take something, if that is said, and only then."""
    guarded = {name for built in told.me.cards if built.card == "garrison" for name in neighbours(built.place)}
    count = sum(one.stored for name, one in told.me.regions.items() if name not in guarded)
    count += sum(
        built.counter for _, built in told.state.built() if (built.card, built.owner) == ("colonial_base", told.seat)
    )
    held = resources(told)
    may_come = held["ore"] + held["wool"] > 0 and told.state.turn >= int(told.state.options["brigand_grace_turns"])
    return (told.data.get("count"), told.data.get("most")) == ((count, 7) if may_come and count > 7 else (None, None))


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
    measure = "strength" if mine["strength"] else "trade"
    totals = [told.game.insight(through(told), seat)[measure] for seat in (told.seat, 1 - told.seat)]
    early = bool(mine["trade"]) and "city" not in told.me.centre
    rate = told.data.get("have", {})
    card = told.state.printed(str(told.option(told.picks).data["building"]))
    trades = rate == ({card.trades: 2} if card.unit == "trade_fleet" else {})
    return bool(
        trades
        and [told.data["count"], told.data["left"]] == totals
        and told.data.get("token") == ("windmill" if early else None)
        and all(told.data[name] == mine[name] for name in ("strength", "tournament", "trade"))
    )


def guards(told: Told) -> bool:
    places = [place for place in free_places(told) if place.endswith(("a", "b"))]
    counts = [sum(told.me.regions[name].stored for name in neighbours(place)) for place in places]
    return bool(told.option(told.picks).data["building"] == "garrison" and max(counts) == told.data["count"])


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
    card = CATAN_CARDS[str(told.option(told.picks).data["building"])]
    is_local = bool(card.doubles) or card.id in ("garrison", "bath_house", "church", "flagship")
    return same[0] == same[1] and told.data["tied"] == is_local


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


def site_pair(told: Told) -> bool:
    """Whether both regions beside the other place, and not beside this one, are of a kind that nothing doubles there."""
    kinds = [{told.me.regions[name].kind for name in neighbours(picks[0])} for picks in (told.picks, told.other)]
    mills = [card for card in CATAN_CARDS.values() if card.doubles == told.data["region"]]
    twice = [any(doubled(told, mill.id, picks[0]) == 2 for mill in mills) for picks in (told.picks, told.other)]
    return kinds[1] == {told.data["region"]} and twice[1] and not (twice[0] and len(kinds[0]) == 1)


def region_pair(told: Told) -> bool:
    """Whether a new region has one of its kind across the new settlement, and at the other place has none."""
    kinds = list[str]()
    for picks in (told.picks, told.other):
        after, spot = told.after(picks), str(told.option(picks).spot).rpartition(".")[2]
        regions, at = after.state.players[told.seat].regions, int(spot[1:])
        assert regions[spot].kind == told.data["region"]
        kinds.append(next(regions[name].kind for step in (-2, 2) if (name := f"{spot[0]}{at + step}") in regions))
    return bool(kinds[0] == told.data["region"] != kinds[1])


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
        "takes": (("merchant",), {"by": 1 - told.seat, "most": min(2, takeable(told))}),
        "swaps": (("caravan",), {"most": min(2, sum(resources(told).values()))}),
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


def takeable(told: Told) -> int:
    """The resources of the opponent for which the player has room."""
    theirs = told.game.insight(told.position, 1 - told.seat)
    room = dict.fromkeys(resources(told), 0)
    for one in told.me.regions.values():
        room[one.kind] += 3 - one.stored
    return sum(min(theirs[kind], free) for kind, free in room.items())


def returned(told: Told) -> bool:
    """Whether the return of a card costs the opponent what is said."""
    here, there = (told.game.insight(told.after(picks), 1 - told.seat) for picks in (told.picks, told.other))
    before = told.game.insight(told.position, 1 - told.seat)
    cards = [told.state.printed(str(told.option(picks).data["building"])) for picks in (told.picks, told.other)]
    prize, kind = str(told.data.get("token")), told.merit.kind
    if kind == "gains_token":
        mine = [told.game.insight(told.after(picks), told.seat)[prize] for picks in (told.picks, told.other)]
        return bool(mine == [1, 0] and told.data["vp"] == 1)
    if kind in ("costs_token", "denies_token"):
        return (here[prize], there[prize], before[prize]) == (0, 1, int(kind == "costs_token"))
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
    facts, theirs = (told.game.insight(told.position, seat) for seat in (told.seat, 1 - told.seat))
    if id == "city":
        return 1 + (facts["trade"] > theirs["trade"] and not facts["windmill"])
    if id in ("road", "settlement", "road_and_settlement"):
        return int(id != "road")
    card, mine = told.state.printed(id), [told.state.printed(built.card) for built in told.me.cards]
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
    takes_windmill = "city" in told.me.centre and trade > theirs["trade"] and not facts["windmill"]
    return int(card.vp + takes_knight + takes_windmill)


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
    held, cost = resources(told), joined(*(told.state.printed(id).cost for id in told.data["cards"]))
    can_pay = all(held[kind] >= amount for kind, amount in cost.items())
    return bool({*told.data["cards"]} <= {*usable} and can_pay and told.data["cards"])


def gaps(told: Told, id: str) -> int:
    """The resources that are missing for a card."""
    cost = told.state.printed(id).cost if CATAN_CARDS[id].placed else {}
    held = joined(resources(told), coming(told))
    return sum(max(0, amount - held[kind]) for kind, amount in cost.items())


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
    if told.merit.kind == "hand_without_city":
        red = [sum(CATAN_CARDS[id].colour == "red" for id in ids) for ids in (mine, theirs)]
        return red == [told.data["count"], told.data["left"]] and red[0] < red[1]
    if told.merit.kind == "hand_cost":
        prices = [sum(count_of(told.state.printed(id).cost) for id in ids) for ids in (mine, theirs)]
        return prices == [told.data["count"], told.data["left"]] and prices[0] < prices[1]
    seat = told.seat if told.merit.kind == "opens_with" else 1 - told.seat
    if told.merit.kind == "spoils_points":
        return bool(points[0] - points[1] == told.data["vp"] - told.data["left"] > 0)
    facts = told.game.insight(told.position, seat)
    costs = [told.state.printed(id).cost for id in told.data["cards"]]
    can_pay = all(facts[kind] >= amount for kind, amount in joined(*costs).items())
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
    counts = {option.key: len(told.state.stacks[int(option.key) - 1]) for option in told.decision.ask.options}
    mine, other = (counts[picks[0]] for picks in (told.picks, told.other))
    return bool(told.data["count"] == mine == max(counts.values()) > other)


def stack(told: Told) -> bool:
    option = told.option(told.picks)
    return told.data.get("count", option.data["count"]) == option.data["count"] and (
        option.group == ("search" if told.merit.kind == "looks" else "top")
    )


def compared(told: Told) -> bool:
    """Whether a card costs more or less than the other one, with no more or no fewer points, or needs no city."""
    mine, other = (told.state.printed(str(told.option(picks).data["building"])) for picks in (told.picks, told.other))
    counts = [count_of(mine.cost), count_of(other.cost)]
    if told.option(told.picks).verb == "build":
        pays = [-count_of(paid(told, picks)) for picks in (told.picks, told.other)]
        points = [worth(told, str(told.option(picks).data["building"])) for picks in (told.picks, told.other)]
        same = points[0] if points[0] == points[1] else 0
        costs = [told.data["count"], told.data["left"]]
        return pays == costs and pays[0] < pays[1] and points[0] >= points[1] and told.data["won"] == same
    if told.merit.kind == "without_city":
        return mine.colour != "red" == other.colour and "city" not in told.me.centre
    if told.merit.kind == "costs_more":
        return counts == [told.data["count"], told.data["left"]] and counts[0] > counts[1] and mine.vp <= other.vp
    return counts == [told.data["count"], told.data["left"]] and counts[0] < counts[1] and mine.vp >= other.vp


def scarce(told: Told) -> bool:
    (kind,), (rival,) = told.data["gain"], told.data["have"]
    facts = told.game.insight(told.position, told.seat)
    counts = [facts[f"makes_{kind}"], facts[f"makes_{rival}"]]
    gains = [told.option(picks).data["gain"] for picks in (told.picks, told.other)]
    return gains == [told.data["gain"], told.data["have"]] and counts == [told.data["count"], told.data["left"]]


def saves_search(told: Told) -> bool:
    is_top = (told.option(told.picks).group, told.option(told.other).group) == ("top", "search")
    return is_top and told.option(told.other).data["cost"] == told.data["cost"]


def as_many(told: Told) -> bool:
    counts = [told.option(picks).data["count"] for picks in (told.picks, told.other)]
    return bool(counts == [told.data["count"]] * 2)


def more_cards(told: Told) -> bool:
    counts = [told.option(picks).data["count"] for picks in (told.picks, told.other)]
    group = told.option(told.picks).group
    same = [one for one in told.decision.ask.options if one.group == group and one.data.get("count") == counts[0]]
    stacks = [str(one.data["stack"]) for one in same if one.key not in told.picks]
    is_same = (told.data["stacks"], told.data["tied"]) == (stacks, len(stacks))
    return bool(
        is_same and counts == [told.data["count"], told.data["left"]] and told.data["count"] > told.data["left"]
    )


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


def fewer(told: Told) -> bool:
    """Whether there is less of a resource than of the other one, with what is to come."""
    gains: list[Any] = [told.option(picks).data["gain"] for picks in (told.picks, told.other)]
    (kind,), (rival,) = gains
    held = joined(resources(told), coming(told))
    if told.merit.kind == "first":
        return not held[kind] and held[rival] > 0
    return told.data["have"] == {kind: held[kind], rival: held[rival]} and 0 < held[kind] < held[rival]


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
