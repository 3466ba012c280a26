"""The view of a game of the Catan Card Game: a frozen value of ids and numbers.

Places are named as in the state: `c30` is a settlement or city, `c31` a road, `u31` and `d31` are the regions above and
below a road, `u30a`, `u30b`, `d30a`, `d30b` the sites of a city (those with `a` of a settlement), `u31x` and `u31y` the
brown slots of a region, `c31x` the slot of a road. Even columns have settlements, odd ones roads and regions.
"""

from functools import cache
from typing import Final

from msgspec import Struct

from engine.catan_cards.building import price
from engine.catan_cards.card_values import catalogue
from engine.catan_cards.catalogue import CARDS, FACE_UP_CARDS, TRADERS_SET, Card
from engine.catan_cards.event_die import exposed_goods
from engine.catan_cards.place import MIDDLE, SLOTS, CardPlace
from engine.catan_cards.playing_cards import gate_open, toll
from engine.catan_cards.principality import expansion, sites
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import hand_limit, points, strength, tournament, trade
from engine.catan_cards.state import Player, State
from engine.catan_cards.tables import (
    CENTRE_COSTS,
    CENTRE_SUPPLY,
    FACES,
    GATE_POINTS,
    MAX_STORED,
    RESOURCES,
    SAFE_FROM_BRIGANDS,
    STACKS,
    TARGET_POINTS,
)
from engine.core.goods import Goods
from engine.core.types import Seat
from engine.core.view import View, seat_or_none

__all__ = [
    "CATALOGUE",
    "CENTRE_COSTS",
    "CENTRE_SUPPLY",
    "FACES",
    "FACE_UP_CARDS",
    "GATE_POINTS",
    "MAX_STORED",
    "RECONSTRUCTED",
    "RESOURCES",
    "SAFE_FROM_BRIGANDS",
    "BuiltView",
    "Card",
    "CardPlace",
    "CatanCardsView",
    "CentreView",
    "DiscardView",
    "HandCardView",
    "PrincipalityView",
    "RegionView",
    "StackView",
    "catalogue",
]

CATALOGUE: Final = CARDS
"""Printed values of every card, known to all viewers. The numbers in a match are in `catalogue`."""

RECONSTRUCTED: Final = frozenset(card.id for card in TRADERS_SET)
"""Cards whose costs and points no public source prints (docs/rules/catan_cards.md 1.7)."""


class CentreView(Struct, frozen=True):
    """A card in the row: settlement, city or road, at its column."""

    place: str
    kind: str


class RegionView(Struct, frozen=True):
    """A region: its kind (a resource), its number, and its stored amount, at most 3."""

    place: str
    kind: str
    number: int
    stored: int


class BuiltView(Struct, frozen=True):
    """A card in a principality: `owner` is not the seat of the principality for a foreign card.

    `dogma` is the seat that laid a dogma on it, or None if there is none. `counter` is a residence's trades, a colonial
    base's gold or a triumphal arch's points, or 0 for all others.
    """

    card: str
    place: str
    owner: Seat
    dogma: Seat | None
    counter: int


class PrincipalityView(Struct, frozen=True):
    """The public part of a player.

    `sites`, `brown` and `expansions` are all places for cards, free or taken: on sites, beside regions, on roads.
    `hand` and `limit` are numbers of cards, `goods` is what is stored in all, `exposed_goods` what brigands would
    count, and `toll` the gold that the next action card would cost the host of a barbarian camp.
    """

    seat: Seat
    centre: tuple[CentreView, ...]
    regions: tuple[RegionView, ...]
    cards: tuple[BuiltView, ...]
    sites: tuple[str, ...]
    brown: tuple[str, ...]
    expansions: tuple[str, ...]
    points: int
    sources: dict[str, int]
    strength: int
    tournament: int
    trade: int
    hand: int
    limit: int
    goods: Goods
    exposed: int
    toll: int


class StackView(Struct, frozen=True):
    """A face-down stack by its number, from 1.

    `cards` is the set that it was dealt from, base or traders; empty in the tournament game, where `owner` is the seat
    that may use it.
    """

    number: int
    owner: Seat | None
    cards: str
    count: int


class DiscardView(Struct, frozen=True):
    """A face-up discard, the newest card last; `owner` is None for the common one."""

    owner: Seat | None
    cards: tuple[str, ...]


class HandCardView(Struct, frozen=True):
    """A card in the viewer's own hand: its present cost, and whether the viewer can pay it."""

    card: str
    cost: Goods
    affordable: bool


class CatanCardsView(View, frozen=True, kw_only=True):
    """A whole position as one viewer sees it; `viewer` None is a spectator.

    `phase` is one of setup, start, roll, event, production, actions, hand, over; `active` is None in the setup. `face`,
    `card` (the event card) and `number` are the results of this turn's dice, or None before the roll. `fixed` is the
    number that an Alchemist has chosen. `row` lies face up beside the stacks in the themed game. `sold` cards have left
    the game. `events` and `region_stack` are heights. `knight` and `windmill` are the holders of the tokens. `target`
    points win; `gate` is True if attack and neutral cards may be played. `hand` and, in the tournament game, `deck` are
    the viewer's own, and empty for spectators. `rules` is the revision of the rules.
    """

    active: Seat | None
    face: str | None
    card: str | None
    number: int | None
    fixed: int | None
    principalities: tuple[PrincipalityView, ...]
    stacks: tuple[StackView, ...]
    discards: tuple[DiscardView, ...]
    row: tuple[str, ...]
    sold: tuple[str, ...]
    events: int
    region_stack: int
    supply: Goods
    knight: Seat | None
    windmill: Seat | None
    target: int
    gate: bool
    hand: tuple[HandCardView, ...]
    deck: tuple[str, ...]
    rules: int = 1


def see(state: State, seat: Seat | None) -> CatanCardsView:
    """Return a view without the other hand, the stacks, the decks, and the decks that were handed in."""
    deck = state.submitted.decks[seat] if state.submitted is not None and seat is not None else []
    return CatanCardsView(
        active=state.active if state.turn else None,
        face=state.face or None,
        card=state.card or None,
        number=state.pips or None,
        fixed=state.fixed or None,
        principalities=tuple([_principality(state, each) for each in range(len(state.players))]),
        stacks=_stacks(state),
        discards=tuple([DiscardView(_owner(state, each), tuple(pile)) for each, pile in enumerate(state.discards)]),
        row=tuple(state.row),
        sold=tuple(state.sold),
        events=len(state.events),
        region_stack=len(state.region_stack),
        supply=state.supply.copy(),
        knight=seat_or_none(state.knight),
        windmill=seat_or_none(state.windmill),
        target=TARGET_POINTS[state.mode],
        gate=gate_open(state),
        hand=() if seat is None else _hand(state, seat),
        deck=tuple(deck),
        rules=state.revision,
    )


def _owner(state: State, seat: Seat) -> Seat | None:
    return seat if state.mode == "tournament" else None


def _stacks(state: State) -> tuple[StackView, ...]:
    sets = [name for name, count in STACKS[state.mode] for _ in range(count)]
    tournament = state.mode == "tournament"
    return tuple(
        [
            StackView(number, int(name) if tournament else None, "" if tournament else name, len(stack))
            for number, (name, stack) in enumerate(zip(sets, state.stacks, strict=True), start=1)
        ]
    )


def _hand(state: State, seat: Seat) -> tuple[HandCardView, ...]:
    held, cards = holdings(state, seat), []
    for id in state.players[seat].hand:
        cost = price(state, seat, state.printed(id))
        cards.append(HandCardView(id, cost, all(held[kind] >= amount for kind, amount in cost.items())))
    return tuple(cards)


@cache
def _region(place: str, kind: str, number: int, stored: int) -> RegionView:
    return RegionView(place, kind, number, stored)


@cache
def _built(card: str, place: str, owner: Seat, dogma: Seat, counter: int) -> BuiltView:
    return BuiltView(card, place, owner, seat_or_none(dogma), counter)


@cache
def _centre(column: int, kind: str) -> CentreView:
    return CentreView(str(CardPlace(MIDDLE, column)), kind)


def _principality(state: State, seat: Seat) -> PrincipalityView:
    player = state.players[seat]
    sources = points(state, seat)
    return PrincipalityView(
        seat=seat,
        centre=tuple([_centre(column, kind) for column, kind in player.columns]),
        regions=tuple([_region(at, one.kind, one.number, one.stored) for at, one in player.regions.items()]),
        cards=tuple([_built(one.card, one.place, one.owner, one.dogma, one.counter) for one in player.cards]),
        sites=tuple(sites(player)),
        brown=_brown(state, player),
        expansions=tuple([expansion(column) for column, kind in player.columns if kind == "road"]),
        points=sum(sources.values()),
        sources=sources,
        strength=strength(state, seat),
        tournament=tournament(state, seat),
        trade=trade(state, seat),
        hand=len(player.hand),
        limit=hand_limit(state, seat),
        goods=holdings(state, seat),
        exposed=exposed_goods(state, seat),
        toll=toll(state, seat, answering=seat != state.active),
    )


def _brown(state: State, player: Player) -> tuple[str, ...]:
    if state.mode == "base":
        return ()
    slots = SLOTS[: int(state.options["brown_slots"])]
    return tuple([place + slot for place in player.regions for slot in slots])
