"""Positions of the Catan Card Game to draw and describe."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Final

from msgspec.structs import replace

from engine import GAMES
from engine.catan_cards.view import (
    CATALOGUE,
    RESOURCES,
    BuiltView,
    CatanCardsView,
    CentreView,
    DiscardView,
    HandCardView,
    PrincipalityView,
    RegionView,
    StackView,
)
from engine.core.types import CHANCE, Action, Ask, Decision, Option, Seat
from render.catan_cards.layout import layout
from tests.render.table import Table

FIRST_COLUMN: Final = 30
"""The column of the left one of the two settlements that a player starts with."""

STACKS: Final = {"base": ("base",) * 5, "themed": ("base",) * 4 + ("traders",) * 2, "tournament": ("",) * 8}
MAX_BUILDINGS: Final = 9
"""Settlements and cities of a principality that is longer than any game allows."""

TRADE_SHARE: Final = 0.5
"""The share of possible trades that builders make."""

GREEN, RED, BROWN = (
    [card.id for card in CATALOGUE.values() if card.colour == colour and not card.foreign]
    for colour in ("green", "red", "brown")
)
ACTION_CARDS: Final = [card.id for card in CATALOGUE.values() if card.kind == "action"]


def crowded(
    mode: str = "themed", settlements: int = MAX_BUILDINGS, viewer: Seat | None = None, slots: int = 1
) -> CatanCardsView:
    """Make principalities of that many settlements and cities, with cards on most places and large numbers everywhere."""
    return CatanCardsView(
        game="catan_cards",
        viewer=viewer,
        options={"mode": mode, "brown_slots": str(slots)},
        rules=GAMES["catan_cards"].rules,
        turn=37,
        phase="actions",
        active=1,
        face="event",
        card="ev_barbarian_invasion",
        number=6,
        fixed=None,
        principalities=tuple(_principality(seat, settlements, mode != "base", slots) for seat in (0, 1)),
        stacks=tuple(
            StackView(number, (number - 1) // 4 if mode == "tournament" else None, cards, 16 - number)
            for number, cards in enumerate(STACKS[mode], 1)
        ),
        discards=tuple(
            DiscardView(owner, tuple(ACTION_CARDS[:12])) for owner in ((0, 1) if mode == "tournament" else (None,))
        ),
        row=("harbor", "harbor", "triumphal_arch", "triumphal_arch") if mode == "themed" else (),
        sold=(),
        events=14,
        region_stack=11,
        supply={"road": 7, "settlement": 5, "city": 7},
        knight=0,
        windmill=1,
        target=13,
        gate=True,
        hand=() if viewer is None else hand(ACTION_CARDS[:4] + GREEN[:3] + RED[:2]),
        deck=(),
        decisions=(),
        asked=(1,),
        outcome=None,
    )


def play_as_builders(seed: int, part: float, own: bool = False, **options: str) -> CatanCardsView:
    """Return the position after that part of a game of two builders, which is fuller than random play."""
    whole = list(_grown(seed, own, options))
    return whole[int((len(whole) - 1) * part)]


def _grown(seed: int, own: bool, options: dict[str, str]) -> Iterator[CatanCardsView]:
    game, random = GAMES["catan_cards"], Random(seed)
    position = game.start(game.setup(2, options))
    while decisions := game.decisions(position):
        decision = decisions[0]
        ask = decision.ask
        if ask.seat != CHANCE:
            yield game.view(position, ask.seat if own else None)
        keys = pick_as_builder(random, decision)
        picks = tuple(random.sample(keys, min(len(keys), random.randint(ask.least, ask.most))))
        position, _ = game.apply(position, Action(ask.seat, decision.kind, picks))
    yield game.view(position, 0 if own else None)


def pick_as_builder(random: Random, decision: Decision) -> list[str]:
    """Settle before anything else is built, build before cards are played, trade half of the time, and take given resources."""
    keys = {option.key: option.verb for option in decision.ask.options}
    if decision.kind != "act":
        return [key for key in keys if key != "none"] or list(keys)
    built, played, traded = ([key for key in keys if keys[key] == verb] for verb in ("build", "play", "trade"))
    settled = [key for key in built if key.startswith(("settlement", "city"))]
    return settled or built or played or (traded if random.random() < TRADE_SHARE else []) or ["end"]


def holding_all() -> CatanCardsView:
    """Return a hand of every card, each to be chosen for something."""
    cards = [card.id for card in CATALOGUE.values() if card.kind != "event"]
    options = tuple(Option(card, "card", spot=f"hand.{number}") for number, card in enumerate(cards, 1))
    decision = Decision(1, "bury", Ask(0, options, open=False))
    return replace(crowded("themed", 2, viewer=0), hand=hand(cards), decisions=(decision,))


def hand(cards: Sequence[str]) -> tuple[HandCardView, ...]:
    """Return a hand of which every other card can be paid."""
    return tuple(HandCardView(card, CATALOGUE[card].cost, number % 2 == 0) for number, card in enumerate(cards))


def start(view: CatanCardsView) -> CatanCardsView:
    """Return the same table at its beginning, so that all of `view` is a change."""
    return replace(
        view,
        principalities=tuple(
            replace(
                _principality(area.seat, 2, False, 1),
                cards=(),
                points=0,
                strength=0,
                tournament=0,
                trade=0,
                goods={"gold": area.goods["gold"] + 12},
                sources={},
            )
            for area in view.principalities
        ),
        stacks=tuple(replace(stack, count=1) for stack in view.stacks),
    )


def _principality(seat: Seat, settlements: int, traders: bool, slots: int) -> PrincipalityView:
    left = FIRST_COLUMN - settlements // 2 * 2
    columns = [left + 2 * number for number in range(settlements)]
    kinds = {at: "city" if number % 2 == seat else "settlement" for number, at in enumerate(columns)}
    centre = [CentreView(f"c{at}", kinds.get(at, "road")) for at in range(left, columns[-1] + 1)]
    sites = tuple(_sites(kinds))
    brown = tuple(
        f"{side}{at}{slot}" for side in "ud" for at in range(left - 1, columns[-1] + 2, 2) for slot in "xy"[:slots]
    )
    roads = [each.place for each in centre if each.kind == "road"] if traders else []
    return PrincipalityView(
        seat=seat,
        centre=tuple(centre),
        regions=tuple(_regions(left, settlements)),
        cards=tuple(_cards(seat, sites, brown if traders else (), roads)),
        sites=sites,
        brown=brown,
        expansions=tuple(f"{place}x" for place in roads),
        points=10 + seat,
        sources={"settlements": 4, "cities": 10, "buildings": 7, "arch": 3, "knight": 1 - seat, "windmill": seat},
        strength=17,
        tournament=16,
        trade=18,
        hand=4 + seat,
        limit=6,
        goods=dict(zip(RESOURCES, (12, 11, 10, 9, 8, 7), strict=True)),
        exposed=7 + seat,
        toll=seat,
    )


def _sites(kinds: dict[int, str]) -> Iterator[str]:
    for at, kind in kinds.items():
        for slot in "ab" if kind == "city" else "a":
            yield from (f"u{at}{slot}", f"d{at}{slot}")


def _regions(left: int, settlements: int) -> Iterator[RegionView]:
    kinds = cycle(RESOURCES)
    for column in range(left - 1, left + 2 * settlements, 2):
        for side in "ud":
            yield RegionView(f"{side}{column}", next(kinds), column % 6 + 1, column // 2 % 4)


def _cards(seat: Seat, sites: Sequence[str], brown: Sequence[str], roads: Sequence[str]) -> Iterator[BuiltView]:
    """Put a card on all places but every seventh site and every other brown one, with foreign cards on a site and a road."""
    city = [place for place in sites if place[:-1] + "b" in sites]
    plain = [place for place in sites if place not in city]
    if roads:
        yield BuiltView("trading_outpost", plain[0], 1 - seat, None, 0)
        yield BuiltView("barbarian_camp", f"{roads[0]}x", 1 - seat, None, 0)
    for number, (place, card) in enumerate(zip(plain[1:], cycle(GREEN), strict=False), 1):
        if number % 7:
            yield BuiltView(card, place, seat, None, 0)
    for place, card in zip(city, cycle((*RED, *GREEN)), strict=False):
        dogma = 1 - seat if card in ("library", "church") else None
        yield BuiltView(card, place, seat, dogma, 2 if card == "triumphal_arch" else 0)
    for number, (place, card) in enumerate(zip(brown[::2], cycle(BROWN), strict=False)):
        yield BuiltView(card, place, seat, None, number % 4)


TABLE: Final = Table(
    "catan_cards",
    (2,),
    ({"mode": "base"}, {"mode": "themed"}, {"mode": "tournament"}),
    (crowded("themed", 5), crowded("tournament", 9), crowded("base", 2), crowded("themed", 4, slots=2)),
    start,
    ("stack.3", "axis.0.c31", "region.1.u31", "site.1.d30a", "row.harbor", "expansion.0.c31x"),
    lambda view: len(view.principalities),
    layout,
)
