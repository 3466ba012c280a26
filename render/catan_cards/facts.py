"""Single facts of a position of the Catan Card Game as sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.catan_cards.view import (
    CATALOGUE,
    GATE_POINTS,
    RESOURCES,
    BuiltView,
    CardPlace,
    CatanCardsView,
    DiscardView,
    HandCardView,
    PrincipalityView,
    RegionView,
)
from render.catan_cards.layout import mark
from render.prose.facts import count, seat_name
from render.prose.numbers import written
from render.prose.phrases import effect_text, goods, name
from render.prose.words import Words

GAME: Final = "catan_cards"
SIDE_IDS: Final = {"u": "upper", "d": "lower", "c": "middle"}


def player_line(words: Words, area: PrincipalityView, target: int) -> str:
    """Return a player's points and stored resources."""
    return words(
        "catan_cards-describe-player",
        player=words.seat(area.seat),
        points=count(words, "vp", area.points),
        target=target,
        goods=stored(words, area.goods),
    )


def sources_line(words: Words, area: PrincipalityView) -> str:
    """Return the sources of a player's points."""
    found = (f"{name(words, source, 'source')} {written(points)}" for source, points in area.sources.items() if points)
    return words("catan_cards-describe-sources", player=words.seat(area.seat), sources=", ".join(found))


def numbers_line(words: Words, area: PrincipalityView) -> str:
    """Return a player's strength, tournament and trade points, hand, and the resources that brigands would count."""
    return words(
        "catan_cards-describe-numbers",
        player=words.seat(area.seat),
        strength=area.strength,
        tournament=area.tournament,
        trade=area.trade,
        hand=area.hand,
        limit=area.limit,
        exposed=area.exposed,
    )


def stored(words: Words, found: Mapping[str, int]) -> str:
    """Return stored resources, in the order of the resources."""
    return goods(words, {kind: found.get(kind, 0) for kind in RESOURCES}) or words("list-none")


def axis_line(words: Words, area: PrincipalityView) -> str:
    """Return the row from left to right, each with its mark."""
    cards = (f"{mark(f'axis.{area.seat}.{each.place}')} {name(words, each.kind)}" for each in area.centre)
    return words("catan_cards-describe-axis", cards=", ".join(cards))


def region_lines(words: Words, area: PrincipalityView) -> Iterator[str]:
    """Yield the regions of both sides, from left to right."""
    for side, regions in _sides(area.regions):
        described = (region_name(words, each, mark(f"region.{area.seat}.{each.place}")) for each in regions)
        yield words("catan_cards-describe-regions", side=name(words, side, "side"), regions="; ".join(described))


def _sides(regions: Sequence[RegionView]) -> Iterator[tuple[str, list[RegionView]]]:
    for side in ("u", "d"):
        here = [each for each in regions if CardPlace.parse(each.place).side == side]
        yield SIDE_IDS[side], sorted(here, key=lambda each: CardPlace.parse(each.place).column)


def region_name(words: Words, region: RegionView, place: str) -> str:
    """Return a region with the mark of its place, its number on the die, and its store."""
    return words(
        "catan_cards-describe-region",
        place=place,
        region=name(words, region.kind, "region"),
        number=region.number,
        stored=region.stored,
    )


def built_line(words: Words, area: PrincipalityView, card: BuiltView) -> str:
    """Return a placed card: its place, a foreign owner, its counter, and its effect."""
    counted = card.counter if CATALOGUE[card.card].colour == "brown" or card.card == "triumphal_arch" else -1
    return words(
        "catan_cards-describe-built",
        kind=where(area, card.place),
        at=mark(f"site.{area.seat}.{card.place}"),
        side=name(words, SIDE_IDS[CardPlace.parse(card.place).side], "side"),
        building=name(words, card.card),
        owner="" if card.owner == area.seat else words.seat(card.owner),
        dogma=seat_name(words, card.dogma),
        counter=counted,
        effect=effect_text(words, GAME, card.card),
    ).rstrip()


def where(area: PrincipalityView, place: str) -> str:
    """Return the type of a place: settlement, city, road or region."""
    here = CardPlace.parse(place)
    if not here.at_settlement and not here.in_row:
        return "region"
    return next(each.kind for each in area.centre if CardPlace.parse(each.place).column == here.column)


def free_line(words: Words, area: PrincipalityView) -> str:
    """Return the numbers of free sites of settlements and of cities."""
    taken = {card.place for card in area.cards}
    free = [place for place in area.sites if place not in taken]
    city = sum(where(area, place) == "city" for place in free)
    return words("catan_cards-describe-free", free=len(free), city=city)


def dice_line(view: CatanCardsView, words: Words) -> str:
    """Return the dice and the event card of this turn; empty before the roll."""
    if view.face is None and view.fixed is None:
        return ""
    return words(
        "catan_cards-describe-dice",
        face="" if view.face is None else name(words, view.face, "face"),
        number=view.number or view.fixed or 0,
        card="" if view.card is None else name(words, view.card),
        effect="" if view.card is None else effect_text(words, GAME, view.card),
    ).rstrip()


def gate_line(view: CatanCardsView, words: Words) -> str:
    """Return the sentence whether attack and neutral cards may be played."""
    return words("catan_cards-describe-gate", open="yes" if view.gate else "no", points=GATE_POINTS)


def supply_line(view: CatanCardsView, words: Words) -> str:
    """Return the numbers of centre cards, regions and events that are left."""
    return words("catan_cards-describe-supply", **view.supply, regions=view.region_stack, events=view.events)


def stacks_line(view: CatanCardsView, words: Words) -> str:
    """Return the height of every stack."""
    described = (
        words("catan_cards-describe-stack", stack=stack.number, count=stack.count, owner=seat_name(words, stack.owner))
        for stack in view.stacks
    )
    return words("catan_cards-describe-stacks", stacks=", ".join(described))


def row_line(view: CatanCardsView, words: Words) -> str:
    """Return the face-up cards beside the stacks; empty if the game has none."""
    cards = ", ".join(name(words, card) for card in view.row)
    return words("catan_cards-describe-row", cards=cards) if view.options["mode"] == "themed" else ""


def sold_line(view: CatanCardsView, words: Words) -> str:
    """Return the cards that have left the game; empty if there are none."""
    cards = ", ".join(name(words, card) for card in view.sold)
    return words("catan_cards-describe-sold", cards=cards) if cards else ""


def tokens_line(view: CatanCardsView, words: Words) -> str:
    """Return the holders of the two tokens."""
    knight, windmill = seat_name(words, view.knight), seat_name(words, view.windmill)
    return words("catan_cards-describe-tokens", knight=knight, windmill=windmill)


def discard_line(words: Words, discard: DiscardView) -> str:
    """Return a discard with its cards, the newest last."""
    return words(
        "catan_cards-describe-discard",
        owner=seat_name(words, discard.owner),
        count=len(discard.cards),
        cards=", ".join(name(words, card) for card in discard.cards),
    )


def card_line(words: Words, card: HandCardView, state: str, *, whole: bool) -> str:
    """Return a card in hand: its cost, its kind and, if `whole`, its effect; `state` is its present use."""
    return words(
        "catan_cards-describe-card",
        building=name(words, card.card),
        kind=kind(words, card.card),
        cost=goods(words, card.cost),
        state=state,
        effect=effect_text(words, GAME, card.card) if whole else "",
    ).rstrip()


def kind(words: Words, id: str) -> str:
    """Return the kind of a card, and its place."""
    card = CATALOGUE[id]
    return words(f"catan_cards-kind-{card.role or card.colour}")
