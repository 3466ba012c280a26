"""What computer players notice in the Catan Card Game: points, stores, what produces, and what could be built next."""

from typing import Final

from engine.catan_cards.principality import free_sites, neighbours, open_roads
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import hand_limit, points, strength, tournament, trade
from engine.catan_cards.state import NOBODY, State
from engine.catan_cards.tables import CENTRE, RESOURCES, STORE
from engine.core.goods import count_missing
from engine.core.insight import Facts
from engine.core.types import Seat

EARLY, LATE = 6, 9
"""Points of the leader with which the middle and the end of the game begin."""

KINDS = ("knight", "trade_fleet", "fleet", "jester", "building", "doubles")
"""What the cards of a principality are counted as."""

DRAWBACKS: Final = frozenset({"behind", "full", "lacks_city", "lacks_road", "lacks_settlement"})


def insight(state: State, seat: Seat) -> Facts:
    """Named numbers about a seat, in the order in which they were first listed."""
    player, goods = state.players[seat], holdings(state, seat)
    scored = points(state, seat)
    total, other = sum(scored.values()), sum(points(state, 1 - seat).values())
    leader = max(total, other)
    producing = dict.fromkeys(RESOURCES, 0)
    full = 0
    for region in player.regions.values():
        producing[region.kind] += 1
        full += region.stored == STORE
    counted, doubled = _cards(state, seat)
    cards = [state.printed(card) for card in player.hand]
    return {
        "stage": 0 if leader < EARLY else 1 if leader < LATE else 2,
        "points": total,
        **{f"points_{source}": amount for source, amount in scored.items()},
        **goods,
        "goods": sum(goods.values()),
        **{f"makes_{kind}": amount for kind, amount in producing.items()},
        "full": full,
        **{f"count_{kind}": amount for kind, amount in counted.items()},
        "doubled": doubled,
        "strength": strength(state, seat),
        "tournament": tournament(state, seat),
        "trade": trade(state, seat),
        "knight": int(state.knight == seat),
        "windmill": int(state.windmill == seat),
        "hand": len(player.hand),
        "limit": hand_limit(state, seat),
        "actions": sum([card.kind == "action" for card in cards]),
        "units": sum([card.kind == "unit" for card in cards]),
        "payable": sum([card.placed and not count_missing(goods, card.cost) for card in cards]),
        **{f"lacks_{kind}": count_missing(goods, cost) for kind, cost in CENTRE.items()},
        "open_roads": len(open_roads(player)),
        "sites": len(free_sites(player)),
        "city_sites": len(free_sites(player, city=True)),
        "regions": len(state.region_stack) // 2,
        "behind": max(0, other - total),
        "active": int(state.active == seat),
    }


def _cards(state: State, seat: Seat) -> tuple[dict[str, int], int]:
    """The cards of a principality by kind, and how many of its regions stand beside what doubles them."""
    player, counted, doubled = state.players[seat], dict.fromkeys(KINDS, 0), 0
    for built in player.cards:
        if built.owner != seat or built.dogma != NOBODY:
            continue
        card = built.printed
        counted[card.unit or "building"] += 1
        if card.doubles:
            counted["doubles"] += 1
            for name in neighbours(built.place):
                region = player.regions.get(name)
                doubled += region is not None and card.doubles in (region.kind, "any")
    return counted, doubled
