"""Invariants of every position of the Catan Card Game (docs/rules/catan_cards.md 1, 2.1)."""

from collections import Counter
from itertools import chain
from typing import Final

from engine.catan_cards.catalogue import BASE_SET, CARDS, UNIQUE_UNITS, UNUSED_CARDS, copies
from engine.catan_cards.catalogue import events as event_cards
from engine.catan_cards.consequences import Settle, unbearable
from engine.catan_cards.place import CardPlace
from engine.catan_cards.principality import around, sites
from engine.catan_cards.scoring import score
from engine.catan_cards.state import Built, Player, State
from engine.catan_cards.tables import CENTRE_SUPPLY, MAX_STORED, REGION_STACK, STARTING_NUMBERS
from engine.catan_cards.tokens import holder
from engine.core.flow import Frame, Position
from engine.core.invariants import Invariants

MAX_POINTS: Final = 20
"""Points that a seat cannot have without having won."""

_BASE: Final = sorted(copies(BASE_SET, "base"))
_THEMED: Final = sorted(card for card in (*_BASE, *copies(CARDS.values(), "traders")) if card not in UNUSED_CARDS)


def cards_conserved(state: State) -> bool:
    """Check that every card is in exactly one place."""
    hands = (player.hand for player in state.players)
    lying = list(chain(*state.stacks, *state.discards, state.row, state.sold, *hands))
    for _, built in state.built():
        lying.append(built.card)
        if not built.active:
            lying.append("dogma")
    return not state.turn or sorted(lying) == sorted(owned_cards(state))


def events_conserved(state: State) -> bool:
    """Check that every event is in the event deck."""
    return not state.turn or sorted(state.events) == sorted(owned_events(state))


def owned_cards(state: State) -> list[str]:
    """Return all cards of the match but the events."""
    if state.submitted is not None:
        return [card for deck in state.submitted.decks for card in deck]
    return list(_BASE if state.mode == "base" else _THEMED)


def owned_events(state: State) -> list[str]:
    """Return all event cards of the match."""
    if state.submitted is None:
        return event_cards(traders=state.mode == "themed")
    required = ["ev_civil_war", "ev_plague"] * 2
    return [*required, "ev_year_end", *(card for chosen in state.submitted.events for card in chosen)]


def regions_conserved(state: State) -> bool:
    """Check that every region is in a principality or in the stack."""
    lying = Counter(f"{one.kind}.{one.number}" for player in state.players for one in player.regions.values())
    lying.update(state.region_stack)
    begun = Counter(f"{kind}.{number}" for numbers in STARTING_NUMBERS for kind, number in numbers.items())
    return lying == begun + Counter(REGION_STACK)


def storage(state: State) -> bool:
    """Check that each region holds none to three resources."""
    stored = [one.stored for player in state.players for one in player.regions.values()]
    return all(0 <= amount <= MAX_STORED for amount in stored)


def row(state: State) -> bool:
    """Check that settlements and roads alternate."""
    return all((kind == "road") == bool(at % 2) for player in state.players for at, kind in player.columns)


def supply(state: State) -> bool:
    """Check that the supply holds all centre cards that are not on the table."""
    built: Counter[str] = Counter({"road": -2, "settlement": -4})
    for player in state.players:
        for _, kind in player.columns:
            built[kind] += 1
            built["settlement"] += kind == "city"
    return all(
        built[kind] + state.supply[kind] == CENTRE_SUPPLY[kind] and state.supply[kind] >= 0 for kind in CENTRE_SUPPLY
    )


def one_card_a_place(state: State) -> bool:
    """Check that no two cards share a place."""
    taken = [[built.place for built in player.cards] for player in state.players]
    return all(len(set(places)) == len(places) for places in taken)


def cards_in_place(state: State) -> bool:
    """Check that every card is where its colour may be."""
    for player in state.players:
        on = set(sites(player))
        if not all(_belongs(player, built, on) for built in player.cards):
            return False
    return True


def counters(state: State) -> bool:
    """Check that no counter is below zero or beyond its end."""
    top = {"triumphal_arch": int(state.options["arch_max"])}
    return all(0 <= built.counter <= top.get(built.card, MAX_STORED) for _, built in state.built())


def regions_beside_settlements(state: State) -> bool:
    """Check that every region is next to a settlement or city."""
    for player in state.players:
        known = {place for at, kind in player.columns if kind != "road" for place in around(at)}
        if not set(player.regions) <= known:
            return False
    return True


def _belongs(player: Player, built: Built, sites: set[str]) -> bool:
    """Return True if a card is where its colour may be."""
    place, colour = CardPlace.parse(built.place), built.printed.colour
    centre = player.at(place.column)
    if colour == "brown":
        region = player.regions.get(place.region)
        return region is not None and region.kind == built.printed.land
    if colour == "road":
        return centre == "road"
    return built.place in sites and (centre == "city" or colour == "green")


def knight_token(position: Position[State, Frame[State]]) -> bool:
    """Check that the token of the knights is where it belongs."""
    return not _settled(position) or holder(position.state, "knight") == position.state.knight


def windmill_token(position: Position[State, Frame[State]]) -> bool:
    """Check that the token of the windmill is where it belongs."""
    return not _settled(position) or holder(position.state, "windmill") == position.state.windmill


def foreign_cards_fall(position: Position[State, Frame[State]]) -> bool:
    """Check that no foreign card remains where it would have to fall."""
    state = position.state
    standing = (built.printed.foreign and unbearable(state, host, built.card) for host, built in state.built())
    return not _settled(position) or not any(standing)


def _settled(position: Position[State, Frame[State]]) -> bool:
    """Return True if tokens and foreign cards must be in order: not before a civil war has hit both players."""
    waiting = (frame for slot in position.stack for frame in slot.frames)
    return position.state.turn > 0 and not any(isinstance(frame, Settle) for frame in waiting)


def units_unique(state: State) -> bool:
    """Check that no unit is built twice."""
    units = Counter(built.card for _, built in state.built() if built.printed.unit in UNIQUE_UNITS)
    return not state.turn or all(count == 1 for count in units.values())


def foreign_cards_abroad(state: State) -> bool:
    """Check that foreign cards are with the opponent, and all others with their owner."""
    return not state.turn or all(built.printed.foreign == (built.owner != host) for host, built in state.built())


def points(state: State) -> bool:
    """Check that a player with enough points has won."""
    return not state.turn or state.phase == "over" or all(score(state, seat) < MAX_POINTS for seat in range(2))


def ended_in_time(position: Position[State, Frame[State]]) -> bool:
    """Check that the game is over when `ended` is set, and when no frame is left."""
    state, over = position.state, position.state.phase == "over"
    return bool(state.ended) == over and bool(position.stack) != over


INVARIANTS: Final = Invariants[State](
    states=(
        cards_conserved,
        events_conserved,
        regions_conserved,
        storage,
        row,
        supply,
        one_card_a_place,
        cards_in_place,
        counters,
        regions_beside_settlements,
        units_unique,
        foreign_cards_abroad,
        points,
    ),
    positions=(knight_token, windmill_token, foreign_cards_fall, ended_in_time),
)
