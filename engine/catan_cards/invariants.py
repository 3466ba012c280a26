"""What holds in every position of the Catan Card Game (rules/catan_cards.md 1, 2.1)."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Final

from engine.catan_cards.cards.catalogue import BASE, BOX, CARDS, UNIQUE, copies
from engine.catan_cards.cards.catalogue import events as event_cards
from engine.catan_cards.principality import around, column, sites
from engine.catan_cards.state import Built, Player, State
from engine.catan_cards.tables import REGION_STACK, SETS, STORE, SUPPLY
from engine.catan_cards.upkeep import HOLDERS, holder, unbearable
from engine.catan_cards.values import score

_BASE: Final = sorted(copies(BASE, "base"))
_THEMED: Final = sorted(card for card in (*_BASE, *copies(CARDS.values(), "traders")) if card not in BOX)


def violations(state: State, *, running: bool, settled: bool) -> Iterator[str]:
    """Yield the id of every invariant that a state breaks.

    `running` while something is still to be done; not `settled` as long as a civil war has not hit both players.
    """
    if state.turn:
        yield from _cards(state)
    yield from _regions(state)
    yield from _rows(state)
    for player in state.players:
        yield from _places(state, player)
    if state.turn and settled:
        yield from _consequences(state)
    if state.turn:
        yield from _owners(state)
    if bool(state.ended) != (state.phase == "over") or running == (state.phase == "over"):
        yield "ended_in_time"


def _cards(state: State) -> Iterator[str]:
    """Every card is somewhere, once."""
    hands = (player.hand for player in state.players)
    lying = list(chain(*state.stacks, *state.discards, state.row, state.sold, *hands))
    for _, built in state.built():
        lying.append(built.card)
        if not built.active:
            lying.append("dogma")
    if sorted(lying) != sorted(owned(state)):
        yield "cards_conserved"
    if sorted(state.events) != sorted(owned_events(state)):
        yield "events_conserved"


def owned(state: State) -> list[str]:
    """All cards of the match but the events."""
    if state.submitted is not None:
        return [card for deck in state.submitted.decks for card in deck]
    return list(_BASE if state.mode == "base" else _THEMED)


def owned_events(state: State) -> list[str]:
    """All event cards of the match."""
    if state.submitted is None:
        return event_cards(traders=state.mode == "themed")
    required = ["ev_civil_war", "ev_plague"] * 2
    return [*required, "ev_year_end", *(card for chosen in state.submitted.events for card in chosen)]


def _regions(state: State) -> Iterator[str]:
    lying = Counter(f"{one.kind}.{one.number}" for player in state.players for one in player.regions.values())
    lying.update(state.region_stack)
    begun = Counter(f"{kind}.{number}" for numbers in SETS for kind, number in numbers.items())
    if lying != begun + Counter(REGION_STACK):
        yield "regions_conserved"
    stored = [one.stored for player in state.players for one in player.regions.values()]
    if not all(0 <= amount <= STORE for amount in stored):
        yield "storage"


def _rows(state: State) -> Iterator[str]:
    """Settlements and roads alternate, and the supply is what is not on the table."""
    built: Counter[str] = Counter({"road": -2, "settlement": -4})
    for player in state.players:
        for at, kind in player.columns:
            built[kind] += 1
            built["settlement"] += kind == "city"
            if (kind == "road") != bool(at % 2):
                yield "row"
    if any(built[kind] + state.supply[kind] != SUPPLY[kind] or state.supply[kind] < 0 for kind in SUPPLY):
        yield "supply"


def _places(state: State, player: Player) -> Iterator[str]:
    """Every card lies in a place of its own, of the right kind, and every settlement between four regions."""
    taken = [built.place for built in player.cards]
    if len(set(taken)) < len(taken):
        yield "one_card_a_place"
    on = set(sites(player))
    if not all(_belongs(player, built, on) for built in player.cards):
        yield "cards_in_place"
    top = {"triumphal_arch": int(state.options["arch_max"])}
    if not all(0 <= built.counter <= top.get(built.card, STORE) for built in player.cards):
        yield "counters"
    known = {place for at, kind in player.columns if kind != "road" for place in around(at)}
    if not set(player.regions) <= known:
        yield "regions_beside_settlements"


def _belongs(player: Player, built: Built, sites: set[str]) -> bool:
    """Whether a card lies where its colour may lie."""
    colour, centre = built.printed.colour, player.at(column(built.place))
    if colour == "brown":
        region = player.regions.get(built.place[:3])
        return region is not None and region.kind == built.printed.land
    if colour == "road":
        return centre == "road"
    return built.place in sites and (centre == "city" or colour == "green")


def _consequences(state: State) -> Iterator[str]:
    """Tokens lie where they belong, and foreign cards fall when they have to."""
    for token in HOLDERS:
        if holder(state, token) != getattr(state, token):
            yield f"{token}_token"
    if any(built.printed.foreign and unbearable(state, host, built.card) for host, built in state.built()):
        yield "foreign_cards_fall"


def _owners(state: State) -> Iterator[str]:
    """Units are unique, foreign cards stand abroad, and nobody has won unnoticed."""
    units = Counter(built.card for _, built in state.built() if built.printed.unit in UNIQUE)
    if any(count > 1 for count in units.values()):
        yield "units_unique"
    if any(built.printed.foreign == (built.owner == host) for host, built in state.built()):
        yield "foreign_cards_abroad"
    if state.phase != "over" and any(score(state, seat) >= 20 for seat in range(2)):
        yield "points"
