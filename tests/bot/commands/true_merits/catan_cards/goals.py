"""Goals of a player of the Catan Card Game, counted from the position: costs, what is missing, places and points."""

from __future__ import annotations

from engine.catan_cards.building import card_hindrance
from engine.catan_cards.catalogue import CARDS as CATAN_CARDS
from engine.catan_cards.principality import neighbours
from engine.catan_cards.tables import CENTRE_COSTS
from engine.core.types import Merit
from tests.bot.commands.true_merits.claim import Amounts, Claim


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
    own = 1 if id in CENTRE_COSTS else claim.state.printed(id).vp
    assert claim.merit.kind == "goal" or ("token" in claim.data) == (claim.data["won"] > own)
    if claim.data["won"] != worth(claim, id):
        return False
    if id in CENTRE_COSTS:
        place = {"city": "settlement" in claim.me.centre, "settlement": "road" in ends, "road": "road" not in ends}
        settlements = claim.state.supply["settlement"] and len(claim.state.region_stack) >= 2
        return bool(place[id] and claim.state.supply[id] and (id == "city" or settlements))
    found = card_hindrance(claim.state, claim.seat, id)
    return id in (*claim.me.hand, *claim.state.row) and (found is None or found.kind == "cannot_pay")


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


def count_of(cost: Amounts) -> int:
    """Count the resources of a cost."""
    return sum(cost.values())


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
