"""What a computer player that builds wants in the Catan Card Game: points now, then what its next building lacks."""

from functools import cache
from typing import Final

from engine.catan_cards.place import Place
from engine.catan_cards.tables import CENTRE, SAFE_FROM_BRIGANDS
from engine.catan_cards.view import Card, CatanCardsView, PrincipalityView, catalogue
from engine.core.goods import Goods, count_missing, without
from engine.core.preferences import Preferences, Rating, amounts, by_key, text
from engine.core.types import Option

BUILT: Final = {"city": 1000, "settlement": 900, "road": 800}
POINTS: Final = 950
ARCH: Final = "triumphal_arch"
"""It has no points when it is built, but brings some later."""

DONE: Final = {"cards": 500, "abilities": 300, "expansions": 100, "trade": 50}
"""Everything else by its group, if it does not set the next building back."""

KEPT: Final = 20
"""A card that is worth less is exchanged for another."""

NEEDED: Final = 20
"""What a resource is worth more that the next building lacks."""

ROOM: Final = 2
"""So many free sites of cities are left to cards with points."""


def mine(view: CatanCardsView) -> PrincipalityView:
    """The viewer's principality."""
    assert view.viewer is not None
    return view.principalities[view.viewer]


def cards(view: CatanCardsView, option: Option) -> Card | None:
    """The card that an option names, as it is printed in this match."""
    return catalogue(view.options, view.rules).get(text(option, "building"))


@cache
def worth(card: Card) -> int:
    """What a card is worth in hand."""
    values = 40 * card.vp + 8 * card.hand + 4 * card.trade + 2 * card.strength + card.tournament
    return values + 15 * bool(card.doubles) + 12 * (card.kind == "action") - 50 * (card.kind == "wizard")


def free(me: PrincipalityView, centre: str) -> int:
    """How many sites of cities, or of settlements, are free."""
    taken = {built.place for built in me.cards}
    columns = {Place.parse(one.place).column for one in me.centre if one.kind == centre}
    return sum([Place.parse(site).column in columns and site not in taken for site in me.sites])


def goal(view: CatanCardsView) -> Goods:
    """What the next building costs: of those that lack something the one that lacks least."""
    me, printed = mine(view), catalogue(view.options, view.rules)
    costs = [one.cost for one in view.hand if printed[one.card].vp] if free(me, "city") else []
    if view.supply["city"] and me.sources["settlements"]:
        costs.append(CENTRE["city"])
    if view.supply["settlement"]:
        costs.append(CENTRE["settlement" if open_road(me) else "road"])
    return min(
        [cost for cost in costs if count_missing(me.goods, cost)],
        key=lambda cost: count_missing(me.goods, cost),
        default={},
    )


def open_road(me: PrincipalityView) -> bool:
    """Whether there is a road to found a settlement on."""
    return "road" in (me.centre[0].kind, me.centre[-1].kind)


def act(view: CatanCardsView) -> Rating:
    """Points; then whatever does not set the next building back, the bank if it brings it nearer."""
    me, wanted = mine(view), goal(view)
    short, roads = count_missing(me.goods, wanted), open_road(me)
    crowded = not free(me, "settlement") and free(me, "city") <= ROOM

    def rate(option: Option) -> int:
        card, left = cards(view, option), without(me.goods, amounts(option, "pay"))
        if option.group == "centre":
            kind = text(option, "building")
            return -1 if kind == "road" and roads else BUILT[kind]
        if card and (card.vp or card.id == ARCH):
            return POINTS
        cramped = option.group == "expansions" and crowded and card is not None and card.colour in ("green", "red")
        useless = option.group == "trade" and not short
        if option.idle or cramped or useless or count_missing(left, wanted) > short:
            return -1
        return DONE.get(option.group, 0) + (worth(card) if card else 0)

    return rate


def take(view: CatanCardsView) -> Rating:
    """What the next building lacks, then what there is least of."""
    held, wanted = mine(view).goods, goal(view)

    def rate(option: Option) -> int:
        gain = amounts(option, "gain")
        return sum([NEEDED * (held[kind] < wanted.get(kind, 0)) - held[kind] for kind in gain])

    return rate


def give(view: CatanCardsView) -> Rating:
    """What the next building does not need, then what there is most of."""
    held, wanted = mine(view).goods, goal(view)

    def rate(option: Option) -> int:
        pay = amounts(option, "pay") or [text(option, "region")]
        return sum([held[kind] - NEEDED * (held[kind] <= wanted.get(kind, 0)) for kind in pay])

    return rate


def site(view: CatanCardsView) -> Rating:
    """Beside the regions that a card doubles; a settlement rather than a city, whose sites are few."""

    def rate(option: Option) -> int:
        card, beside = cards(view, option), option.data.get("regions")
        doubled = isinstance(beside, list) and card is not None and card.doubles in beside
        return 2 * doubled + (text(option, "centre") == "settlement")

    return rate


def best(view: CatanCardsView) -> Rating:
    """The card that is worth most, rather than none."""

    def rate(option: Option) -> int:
        card = cards(view, option)
        return worth(card) if card else 0

    return rate


def worst(view: CatanCardsView) -> Rating:
    """The card that is worth least, rather none than a good one."""

    def rate(option: Option) -> int:
        card = cards(view, option)
        return KEPT - worth(card) if card else 0

    return rate


def draw(view: CatanCardsView) -> Rating:
    """Look through a stack when there are more resources than brigands let pass, otherwise take the top card."""
    rich = sum(mine(view).goods.values()) >= SAFE_FROM_BRIGANDS
    return lambda option: (option.group == "search") == rich


def answer(view: CatanCardsView) -> Rating:
    """Accept what brings the next building nearer."""
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
"""By kind of question; the others, such as where regions lie, are left to chance."""
