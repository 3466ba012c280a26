"""Facts and preferences of computer players in the Catan Card Game: points first, then the next building."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.catan_cards.building import has_settlements
from engine.catan_cards.place import CardPlace
from engine.catan_cards.principality import free_sites, neighbours, open_roads
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import hand_limit, points, strength, tournament, trade
from engine.catan_cards.state import NO_SEAT, State
from engine.catan_cards.tables import CENTRE_COSTS, MAX_STORED, RESOURCES, SAFE_FROM_BRIGANDS
from engine.catan_cards.view import Card, CatanCardsView, PrincipalityView, catalogue
from engine.core.computer_facts import Facts
from engine.core.computer_preferences import Preferences, Rating, amounts, by_key, text
from engine.core.goods import Goods, count_missing, without
from engine.core.types import Option, Seat

MIDDLE_GAME_POINTS, END_GAME_POINTS = 6, 9
"""Points of the leader at which the middle and the end of the game begin."""

COUNTED_KINDS = ("knight", "trade_fleet", "fleet", "jester", "building", "doubles")
"""Kinds of cards that are counted in a principality."""

GOALS: Final[Mapping[str, str]] = {
    "lacks_city": "points_cities",
    "lacks_road": "open_roads",
    "lacks_settlement": "points_settlements",
}
DRAWBACKS: Final = frozenset({"behind", "full", *GOALS})


def find_moot(state: State) -> frozenset[str]:
    """Return the facts about roads, settlements and cities that bring nothing, because those are sold out."""
    sold_out = {kind for kind in CENTRE_COSTS if not state.supply[kind]}
    if not has_settlements(state):
        sold_out.add("settlement")
    roads = {"lacks_road", "open_roads"} if "settlement" in sold_out else set[str]()
    return frozenset({f"lacks_{kind}" for kind in sold_out} | roads)


def find_facts(state: State, seat: Seat) -> Facts:
    """Return named numbers about a seat, in a fixed order."""
    player, goods = state.players[seat], holdings(state, seat)
    scored = points(state, seat)
    total, other = sum(scored.values()), sum(points(state, 1 - seat).values())
    leader = max(total, other)
    producing = dict.fromkeys(RESOURCES, 0)
    full = 0
    for region in player.regions.values():
        producing[region.kind] += 1
        full += region.stored == MAX_STORED
    counted, doubled = _cards(state, seat)
    cards = [state.printed(card) for card in player.hand]
    return {
        "stage": 0 if leader < MIDDLE_GAME_POINTS else 1 if leader < END_GAME_POINTS else 2,
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
        **{f"lacks_{kind}": count_missing(goods, cost) for kind, cost in CENTRE_COSTS.items()},
        "open_roads": len(open_roads(player)),
        "sites": len(free_sites(player)),
        "city_sites": len(free_sites(player, city=True)),
        "regions": len(state.region_stack) // 2,
        "behind": max(0, other - total),
        "active": int(state.active == seat),
    }


def _cards(state: State, seat: Seat) -> tuple[dict[str, int], int]:
    """Count a seat's cards by kind, those with the opponent too, and its regions beside cards that double them."""
    player, counted, doubled = state.players[seat], dict.fromkeys(COUNTED_KINDS, 0), 0
    for _, built in state.built():
        if built.owner != seat or built.dogma != NO_SEAT:
            continue
        card = built.printed
        counted[card.unit or "building"] += 1
        if card.doubles:
            counted["doubles"] += 1
            for name in neighbours(built.place):
                region = player.regions.get(name)
                doubled += region is not None and card.doubles in (region.kind, "any")
    return counted, doubled


CENTRE_WORTH: Final = {"city": 1000, "settlement": 900, "road": 800}
POINT_CARD_WORTH: Final = 950

ARCH: Final = "triumphal_arch"
"""A card that has no points when it is built, but gains some later."""

OPTION_WORTH: Final = {"cards": 500, "abilities": 300, "expansions": 100, "trade": 50}
"""The worth of other options by group, if they do not delay the next building."""

MIN_KEPT_WORTH: Final = 20

NEEDED_BONUS: Final = 20

RESERVED_CITY_SITES: Final = 2
"""Free city sites that are reserved for cards with points."""


def mine(view: CatanCardsView) -> PrincipalityView:
    """Return the viewer's principality."""
    assert view.viewer is not None
    return view.principalities[view.viewer]


def cards(view: CatanCardsView, option: Option) -> Card | None:
    """Return the card that an option names, as printed in this match."""
    return catalogue(view.options, view.rules).get(text(option, "building"))


@cache
def worth(card: Card) -> int:
    """Return the worth of a card in hand."""
    values = 40 * card.vp + 8 * card.hand + 4 * card.trade + 2 * card.strength + card.tournament
    return values + 15 * bool(card.doubles) + 12 * (card.kind == "action") - 50 * (card.kind == "wizard")


def free(me: PrincipalityView, centre: str) -> int:
    """Count the free sites of cities, or of settlements."""
    taken = {built.place for built in me.cards}
    columns = {CardPlace.parse(one.place).column for one in me.centre if one.kind == centre}
    return sum([CardPlace.parse(site).column in columns and site not in taken for site in me.sites])


def goal(view: CatanCardsView) -> Goods:
    """Return the cost of the next building: of those not yet affordable, the one that lacks fewest goods."""
    me, printed = mine(view), catalogue(view.options, view.rules)
    costs = [one.cost for one in view.hand if printed[one.card].vp] if free(me, "city") else []
    if view.supply["city"] and me.sources["settlements"]:
        costs.append(CENTRE_COSTS["city"])
    if view.supply["settlement"]:
        costs.append(CENTRE_COSTS["settlement" if open_road(me) else "road"])
    return min(
        [cost for cost in costs if count_missing(me.goods, cost)],
        key=lambda cost: count_missing(me.goods, cost),
        default={},
    )


def open_road(me: PrincipalityView) -> bool:
    """Return True if there is a road for a new settlement."""
    return "road" in (me.centre[0].kind, me.centre[-1].kind)


def act(view: CatanCardsView) -> Rating:
    """Prefer points, then options that do not delay the next building; use the bank only while that lacks goods."""
    me, wanted = mine(view), goal(view)
    short, roads = count_missing(me.goods, wanted), open_road(me)
    crowded = not free(me, "settlement") and free(me, "city") <= RESERVED_CITY_SITES

    def rate(option: Option) -> int:
        if option.idle:
            return -1
        card, left = cards(view, option), without(me.goods, amounts(option, "pay"))
        if option.group == "centre":
            kind = text(option, "building")
            return -1 if kind == "road" and roads else CENTRE_WORTH[kind]
        if card and (card.vp or card.id == ARCH):
            return POINT_CARD_WORTH
        cramped = option.group == "expansions" and crowded and card is not None and card.colour in ("green", "red")
        useless = option.group == "trade" and not short
        if cramped or useless or count_missing(left, wanted) > short:
            return -1
        return OPTION_WORTH.get(option.group, 0) + (worth(card) if card else 0)

    return rate


def take(view: CatanCardsView) -> Rating:
    """Prefer goods that the next building lacks, then the scarcest."""
    held, wanted = mine(view).goods, goal(view)

    def rate(option: Option) -> int:
        gain = amounts(option, "gain")
        return sum([NEEDED_BONUS * (held[kind] < wanted.get(kind, 0)) - held[kind] for kind in gain])

    return rate


def give(view: CatanCardsView) -> Rating:
    """Prefer goods that the next building does not need, then the most plentiful."""
    held, wanted = mine(view).goods, goal(view)

    def rate(option: Option) -> int:
        pay = amounts(option, "pay") or [text(option, "region")]
        return sum([held[kind] - NEEDED_BONUS * (held[kind] <= wanted.get(kind, 0)) for kind in pay])

    return rate


def site(view: CatanCardsView) -> Rating:
    """Prefer sites beside regions that a card doubles, and sites at settlements to the few at cities."""

    def rate(option: Option) -> int:
        card, beside = cards(view, option), option.data.get("regions")
        doubled = isinstance(beside, list) and card is not None and card.doubles in beside
        return 2 * doubled + (text(option, "centre") == "settlement")

    return rate


def best(view: CatanCardsView) -> Rating:
    """Prefer the most valuable card, and any card to none."""

    def rate(option: Option) -> int:
        card = cards(view, option)
        return worth(card) if card else 0

    return rate


def worst(view: CatanCardsView) -> Rating:
    """Prefer the least valuable card, but none to a good one."""

    def rate(option: Option) -> int:
        card = cards(view, option)
        return MIN_KEPT_WORTH - worth(card) if card else 0

    return rate


def draw(view: CatanCardsView) -> Rating:
    """Search a stack when at or above the goods that are safe from brigands, otherwise take the top card."""
    rich = sum(mine(view).goods.values()) >= SAFE_FROM_BRIGANDS
    return lambda option: (option.group == "search") == rich


def answer(view: CatanCardsView) -> Rating:
    """Accept offers that bring the next building nearer."""
    held, wanted = mine(view).goods, goal(view)

    def rate(option: Option) -> int:
        gain, pay = amounts(option, "gain"), amounts(option, "pay")
        after = {kind: amount + gain.get(kind, 0) for kind, amount in without(held, pay).items()}
        nearer = count_missing(after, wanted) < count_missing(held, wanted)
        return nearer == (option.key == "accept")

    return rate


PREFERENCES: Final[Preferences] = {
    "act": act,
    "take": take,
    "receive": take,
    "rob": take,
    "pay": give,
    "lose": give,
    "give": give,
    "swap": give,
    "answer_offer": answer,
    "site": site,
    "deck": best,
    "opening": best,
    "search": best,
    "retrieve": best,
    "spy": best,
    "conflict": best,
    "return": best,
    "react": best,
    "bury": worst,
    "return_card": worst,
    "exchange": worst,
    "sell": worst,
    "draw": draw,
    "exchange_stack": draw,
    "reward": by_key(triumphal_arch=1),
}
"""Preferences by kind of question; other questions, such as the places of regions, are left to chance."""
