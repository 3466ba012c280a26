"""The worth of a principality: points of every kind and the hand limit (docs/rules/catan_cards.md 1.6).

`consequences` finds out who has won.
"""

from engine.catan_cards.principality import has, own, units
from engine.catan_cards.state import NO_SEAT, SOURCES, State
from engine.catan_cards.tables import (
    CITY_POINTS,
    HAND_SIZE,
    SEARCH_COST,
    SETTLEMENT_POINTS,
    TOKEN_POINTS,
    TOWN_HALL_DISCOUNT,
)
from engine.core.goods import Goods
from engine.core.types import Outcome, Seat


def strength(state: State, seat: Seat) -> int:
    """Return the strength of the knights, with one more each for a smithy."""
    knights = units(state, seat, "knight")
    return sum([state.printed(knight.card).strength for knight in knights]) + len(knights) * has(
        state, seat, ("smithy",)
    )


def tournament(state: State, seat: Seat) -> int:
    """Return the tournament points of the knights."""
    return sum([state.printed(knight.card).tournament for knight in units(state, seat, "knight")])


def trade(state: State, seat: Seat) -> int:
    """Return trade points, including an outpost with the opponent; a harbor adds one for every trade fleet."""
    printed = sum(
        [state.printed(built.card).trade for _, built in state.built() if built.owner == seat and built.active]
    )
    harbors = sum(1 for _ in own(state, seat, "harbor"))
    return printed + (harbors * len(units(state, seat, "trade_fleet")) if harbors else 0)


def points(state: State, seat: Seat) -> Goods:
    """Return victory points by source."""
    player, found = state.players[seat], dict.fromkeys(SOURCES, 0)
    found["settlements"] = SETTLEMENT_POINTS * player.centre.count("settlement")
    found["cities"] = CITY_POINTS * player.centre.count("city")
    for built in player.cards:
        if built.card == "triumphal_arch":
            found["arch"] += built.counter
        elif built.dogma < 0 and built.owner == seat:
            found["buildings"] += state.printed(built.card).vp
    found["knight"] = TOKEN_POINTS * (state.knight == seat)
    found["windmill"] = TOKEN_POINTS * (state.windmill == seat)
    return found


def score(state: State, seat: Seat) -> int:
    """Return the sum of victory points."""
    return sum(points(state, seat).values())


def hand_limit(state: State, seat: Seat) -> int:
    """Return the hand limit of a seat (3.5)."""
    return HAND_SIZE + sum(
        [state.printed(built.card).hand for built in state.players[seat].cards if built.owner == seat and built.active]
    )


def search_cost(state: State, seat: Seat) -> int:
    """Return the cost, in resources, of looking through a stack."""
    return SEARCH_COST - TOWN_HALL_DISCOUNT * has(state, seat, ("town_hall",))


def result(state: State) -> Outcome:
    """Return the outcome, with the winner first whatever the points (3.9)."""
    ranks = tuple([1 if state.winner in (seat, NO_SEAT) else 2 for seat in range(2)])
    return Outcome(ranks, (score(state, 0), score(state, 1)), (points(state, 0), points(state, 1)), state.ended)
