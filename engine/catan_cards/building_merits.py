"""Merits of buildings, units and action cards: tokens, points, harvests, and places (docs/rules/catan_cards.md 1.5, 1.6)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import structs

from engine.catan_cards.cards.base_actions import CARAVAN, MAX_SWAPPED
from engine.catan_cards.cards.traders_events import BOUNTY_SIZE, CELLAR
from engine.catan_cards.catalogue import ANY, BASE_SET, Card
from engine.catan_cards.event_die import exposed_goods
from engine.catan_cards.place import CardPlace
from engine.catan_cards.principality import around, city_sites, neighbours, places
from engine.catan_cards.reactions import (
    MAX_COUNTERED_ROLL,
    MAX_WINNING_ROLL,
    PRIZES,
    Return,
    find_target_card,
    knights,
    rebels,
)
from engine.catan_cards.resources import holdings, room
from engine.catan_cards.scoring import strength, tournament, trade
from engine.catan_cards.state import Built, Player, State
from engine.catan_cards.tables import (
    CITY_POINTS,
    FLEET_RATE,
    NEW_REGIONS,
    SAFE_FROM_BRIGANDS,
    SETTLEMENT_POINTS,
    TOKEN_POINTS,
)
from engine.catan_cards.tokens import TOKEN_COUNTS, WINDMILL, holder
from engine.core.computer_preferences import text
from engine.core.flow import Position
from engine.core.types import Data, Merit, Option, Seat

GARRISON, BATH_HOUSE, FLAVO = "garrison", "bath_house", "flavo"
"""Cards that do something for the regions around them, apart from those that double a harvest."""

CARING: Final = {BATH_HOUSE: "site_plague", "church": "site_units", "flagship": "site_units"}
"""The merits of places for other cards that protect what is around them."""

MILLS: Final = {card.doubles: card for card in BASE_SET if card.doubles}
"""Cards that double the harvest of one kind of region, by kind."""

MAX_HARVEST: Final = 3
"""Resources that a player easily gets before brigands may come."""

LOOT: Final = {"black_knight": 1, "arsonist": 2, "brigands": 3}
"""The prizes of duels in words: a knight, a building, or resources."""

MERCHANT_TAKES: Final = 2
"""Maximum number of resources that a Merchant takes."""


def added_points(state: State, seat: Seat, id: str) -> int:
    """Return the points that a building adds, with those of the tokens that move to the seat."""
    if id in ("road", "settlement"):
        return SETTLEMENT_POINTS * (id == "settlement")
    own = CITY_POINTS - SETTLEMENT_POINTS if id == "city" else state.printed(id).vp
    return own + TOKEN_POINTS * len(taken_tokens(state, seat, id))


def taken_tokens(state: State, seat: Seat, id: str) -> list[str]:
    """Return the tokens that a city or card brings."""
    after = _with_city(state, seat) if id == "city" else _with(state, seat, id)
    return [token for token in TOKEN_COUNTS if holder(after, token) == seat != getattr(state, token)]


def swung_points(state: State, seat: Seat, id: str) -> int:
    """Return the points that a card adds, with the points of the tokens that the opponent loses by it."""
    after = _with(state, seat, id)
    lost = [token for token in TOKEN_COUNTS if getattr(state, token) == 1 - seat != holder(after, token)]
    return added_points(state, seat, id) + TOKEN_POINTS * len(lost)


def find_building_merits(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what a settlement, a city or a card brings: tokens and points first, then what it adds."""
    id = text(option, "building")
    if id == "settlement":
        yield Merit("founds", {"vp": 1, "count": NEW_REGIONS})
        return
    if id == "city":
        yield from _tokens(state, _with_city(state, seat), seat, 1)
        yield Merit("grows", {"vp": 1})
        return
    card = state.printed(id)
    if card.foreign:
        return
    after = _with(state, seat, id)
    yield from _tokens(state, after, seat, card.vp)
    yield from _adds(state, after, seat, card)


def _adds(state: State, after: State, seat: Seat, card: Card) -> Iterator[Merit]:
    """Yield the points of a card, and what it adds to strength, tournaments, trade, harvests and the hand."""
    if card.vp:
        yield Merit("scores", {"vp": card.vp, "count": card.hand})
    gained = {count.__name__: count(after, seat) - count(state, seat) for count in (strength, tournament, trade)}
    if any(gained.values()):
        measure = strength if gained["strength"] else trade
        against: Data = {"count": measure(after, seat), "left": measure(after, 1 - seat)}
        early = bool(gained["trade"]) and "city" not in after.players[seat].centre
        rate: Data = {"have": {card.trades: FLEET_RATE}} if card.trades else {}
        yield Merit("unit", {**gained, **against, **({"token": WINDMILL} if early else {}), **rate})
    if card.id == GARRISON:
        most = max([_left_there(state, seat, neighbours(place), card.cost) for place in places(state, seat, card)])
        if most and exposed_goods(state, seat) - sum(card.cost.values()) >= SAFE_FROM_BRIGANDS - MAX_HARVEST:
            yield Merit("guards", {"count": most})
    if card.doubles and (count := best_doubled(state, seat, card)):
        yield Merit("doubles", {"count": count, **({} if card.doubles == ANY else {"kind": card.doubles})})
    if card.id == CELLAR:
        yield Merit("fills_cellar", {"count": BOUNTY_SIZE})
    if card.hand and not card.vp:
        yield Merit("holds_more", {"count": card.hand})


def _tokens(state: State, after: State, seat: Seat, points: int) -> Iterator[Merit]:
    """Yield the tokens that a building brings, or that it takes from the opponent; `points` are its own."""
    for token, count in TOKEN_COUNTS.items():
        held, holds = getattr(state, token), holder(after, token)
        data: Data = {"token": token, "count": count(after, seat), "left": count(after, 1 - seat)}
        if holds == seat != held:
            robbed: Data = {"by": held} if held == 1 - seat else {}
            yield Merit(f"takes_{token}", {**data, **robbed, "vp": points + TOKEN_POINTS})
        elif held == 1 - seat != holds:
            yield Merit(f"breaks_{token}", {**data, "by": held, "won": TOKEN_POINTS})


def find_action_merits(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what an action card does to the opponent, or what it brings."""
    id, rival = text(option, "building"), 1 - seat
    if id in PRIZES:
        rolls: Data = {"by": rival, "most": MAX_WINNING_ROLL, "least": MAX_COUNTERED_ROLL}
        if id == "black_knight" and state.knight == rival:
            left = [holder(_without(state, *target), "knight") for target in knights(state, rival)]
            if any(holds != rival for holds in left):
                yield Merit("duel_token", {**rolls, "token": "knight"})
        yield Merit("duel", {**rolls, "level": LOOT[id]})
    elif id == "spy":
        yield Merit("spies", {"by": rival, "count": len(state.players[rival].hand)})
    elif id == "merchant":
        free, theirs = room(state, seat), holdings(state, rival)
        fits = sum([min(amount, free[kind]) for kind, amount in theirs.items()])
        yield Merit("takes", {"by": rival, "most": min(MERCHANT_TAKES, fits)})
    elif id == CARAVAN:
        yield Merit("swaps", {"most": min(MAX_SWAPPED, sum(holdings(state, seat).values()))})


def _doubled(state: State, seat: Seat, card: Card, place: str) -> int:
    """Count the regions beside a place whose harvest a card doubles, and another of its kind does not yet."""
    player = state.players[seat]
    alike = [built.place for built in player.cards if built.printed.doubles == card.doubles]
    done = {region for other in alike for region in neighbours(other)}
    found = [name for name in neighbours(place) if card.doubles in (player.regions[name].kind, ANY)]
    return sum([name not in done for name in found])


def find_site_merits(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what a card does in one place more than in another, what the place leaves free, or that both are alike."""
    card, sites = state.printed(text(option, "building")), (option.key, other.key)
    if card.id == FLAVO or not all(CardPlace.parse(site).at_settlement for site in sites):
        return
    here, there = (_doubled(state, seat, card, site) for site in sites)
    if here > there:
        yield Merit("site_doubles", {"count": here, **({} if card.doubles == ANY else {"kind": card.doubles})})
    after, otherwise = (_with(state, seat, card.id, site) for site in sites)
    cared, less = (_cared(state, one, seat, card, site) for one, site in zip((after, otherwise), sites, strict=True))
    if cared > less:
        yield Merit(CARING.get(card.id, "site_guards"), {"count": cared, "left": less})
    if here < there or cared < less:
        return
    yield from _spares(state, seat, card, sites)
    exposed, elsewhere = (_is_exposed(one, seat, site) for one, site in zip((after, otherwise), sites, strict=True))
    if elsewhere and not exposed:
        yield Merit("site_sheltered")
    free, left = (_city_places(one, seat) for one in (after, otherwise))
    if free > left and card.colour != "red":
        yield Merit("site_city", {"count": free})
    if here == there and cared == less and exposed == elsewhere:
        yield Merit("site_alike", {"place": option.key, "tied": bool(card.doubles) or card.id in {GARRISON, *CARING}})


def _spares(state: State, seat: Seat, card: Card, sites: tuple[str, str]) -> Iterator[Merit]:
    """Yield the card in hand that doubles a harvest at the other place, or that two regions of a kind are beside it."""
    after, otherwise = (_with(state, seat, card.id, site) for site in sites)
    for mill in map(state.printed, dict.fromkeys(state.players[seat].hand)):
        is_other = bool(mill.doubles) and mill.id != card.id
        if is_other and best_doubled(after, seat, mill) > best_doubled(otherwise, seat, mill):
            yield Merit("site_spares", {"building": mill.id})
            return
    pair, kind = (_pair(state, seat, site) for site in sites)
    if kind and not pair and not card.doubles:
        yield Merit("site_pair", {"region": kind})


def _with(state: State, seat: Seat, id: str, place: str = "") -> State:
    """Return the state with a card in a place."""
    player = state.players[seat]
    return _replaced(state, seat, structs.replace(player, cards=[*player.cards, Built(id, place, seat)]))


def _with_city(state: State, seat: Seat) -> State:
    """Return the state with a city in place of a settlement."""
    player = state.players[seat]
    centre = [*player.centre]
    centre[centre.index("settlement")] = "city"
    return _replaced(state, seat, structs.replace(player, centre=centre))


def _without(state: State, area: Seat, built: Built) -> State:
    """Return the state without a card."""
    player = state.players[area]
    return _replaced(state, area, structs.replace(player, cards=[one for one in player.cards if one is not built]))


def _replaced(state: State, area: Seat, player: Player) -> State:
    """Return the state with another principality."""
    players = [player if seat == area else other for seat, other in enumerate(state.players)]
    return structs.replace(state, players=players)


def _pair(state: State, seat: Seat, place: str) -> str:
    """Return the kind of both regions beside a place, if one card there would double the harvest of both."""
    kind = state.players[seat].regions[neighbours(place)[0]].kind
    return kind if kind in MILLS and _doubled(state, seat, MILLS[kind], place) == len(neighbours(place)) else ""


def makes_pair(state: State, seat: Seat, place: str, kind: str) -> bool:
    """Return True if a new region lies across from one of its kind, so that one card would double the harvest of both."""
    player, at = state.players[seat], CardPlace.parse(place)
    across = [player.regions.get(str(CardPlace(at.side, at.column + step))) for step in (-2, 2)]
    is_doubled = any(built.printed.doubles == kind for built in player.cards)
    return kind in MILLS and not is_doubled and any(one is not None and one.kind == kind for one in across)


def best_doubled(state: State, seat: Seat, card: Card) -> int:
    """Return the maximum number of regions that a card in hand may still double."""
    return max([_doubled(state, seat, card, place) for place in places(state, seat, card)], default=0)


def _city_places(state: State, seat: Seat) -> int:
    """Count the free places of cities."""
    player = state.players[seat]
    taken = {built.place for built in player.cards}
    cities = [at for at, centre in player.columns if centre == "city"]
    return sum([place not in taken for at in cities for side in city_sites(at) for place in side])


def _cared(state: State, after: State, seat: Seat, card: Card, place: str) -> int:
    """Count what a card protects in a place: resources of regions, or units."""
    if card.id == GARRISON:
        return _stored(state, seat, neighbours(place))
    if card.id == BATH_HOUSE:
        return _stored(state, seat, around(CardPlace.parse(place).column))
    return len(rebels(state, seat)) - len(rebels(after, seat)) if card.id in CARING else 0


def _stored(state: State, seat: Seat, regions: Iterable[str]) -> int:
    """Count the resources of regions."""
    return sum([state.players[seat].regions[name].stored for name in regions])


def _left_there(state: State, seat: Seat, regions: Iterable[str], cost: Mapping[str, int]) -> int:
    """Count the resources of regions that are left if a cost is paid, as far as possible, from other regions."""
    player, held = state.players[seat], holdings(state, seat)
    kinds = {name: player.regions[name] for name in regions}
    there = {kind: sum([one.stored for one in kinds.values() if one.kind == kind]) for kind in held}
    return sum([amount - max(0, cost.get(kind, 0) - held[kind] + amount) for kind, amount in there.items()])


def _is_exposed(state: State, seat: Seat, place: str) -> bool:
    """Return True if a civil war may hit a unit in a place, which a church or a flagship prevents."""
    return any(built.place == place for _, built in rebels(state, seat))


def is_last_return(position: Position[State, Any]) -> bool:
    """Return True if no other return follows the one that is asked about."""
    return len([frame for slot in position.stack for frame in slot.frames if isinstance(frame, Return)]) == 1


def find_target_merits(state: State, seat: Seat, option: Option, other: Option, *, is_last: bool) -> Iterator[Merit]:
    """Yield what the return of one card costs the opponent more than that of another one.

    Tokens move only once both players have lost a card to a civil war, so they count if this is the last return.
    """
    rival, targets = 1 - seat, [find_target_card(state, one.key) for one in (option, other)]
    (card, second), (after, instead) = (
        [state.printed(built.card) for _, built in targets],
        [_without(state, area, built) for area, built in targets],
    )
    if card.vp > second.vp:
        yield Merit("costs_points", {"by": rival, "vp": card.vp})
    for token in TOKEN_COUNTS if is_last else ():
        holds, held = holder(after, token), holder(instead, token)
        if holds == seat != held:
            yield Merit("gains_token", {"token": token, "vp": TOKEN_POINTS})
        elif held == rival != holds:
            kind = "costs_token" if getattr(state, token) == rival else "denies_token"
            yield Merit(kind, {"by": rival, "token": token})
    for token, count in TOKEN_COUNTS.items() if not is_last else ():
        if getattr(state, token) == rival == holder(instead, token) != holder(after, token):
            counts: Data = {"count": count(after, rival), "left": count(after, seat)}
            yield Merit("may_cost_token", {"by": rival, "token": token, **counts})
    for kind, count in (("weakens", strength), ("costs_trade", trade)):
        lost, less = (count(state, rival) - count(one, rival) for one in (after, instead))
        if lost > less:
            yield Merit(kind, {"by": rival, "count": lost, "left": less, "tournament": card.tournament})
    if sum(card.cost.values()) > sum(second.cost.values()):
        yield Merit("dear_again", {"by": rival, "pay": card.cost})
