"""Facts and preferences of computer players in Caylus Magna Carta: points first, then sources of later points.

Ratings are about tenths of a point.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core import computer_preferences
from engine.core.computer_facts import Facts, beyond
from engine.core.computer_preferences import Preferences, Rating, amounts, mine, number, text
from engine.core.goods import add, without
from engine.core.provost import Stakes, expected_move
from engine.core.types import Decision, Option, Seat
from engine.magna_carta import scoring
from engine.magna_carta.cards import CARDS, RESIDENCE, Buy, Effect, FromCard, Gain, Sell, Tokens
from engine.magna_carta.castle import tokens_left
from engine.magna_carta.payment import ways
from engine.magna_carta.state import State
from engine.magna_carta.tables import SECTIONS, TOKENS_BY_SEATS
from engine.magna_carta.view import MagnaCartaView, PlayerView

DRAWBACKS: Final = frozenset({"beyond", "place"})


def find_facts(state: State, seat: Seat) -> Facts:
    """Return named numbers about a seat, in a fixed order: what it has, with what its placed workers will bring."""
    player, seats = state.players[seat], len(state.players)
    held = {**player.cubes, "denier": player.deniers}
    owned = dict.fromkeys(("wood_cards", "stone_cards", "residence_cards", "prestige_cards"), 0)
    beyond = placed = income = 0
    last = len(state.road) if state.beginner else state.provost
    for at, slot in enumerate(state.road, start=1):
        card = CARDS[slot.face]
        if slot.owner == seat:
            owned[f"{card.colour}_cards"] += 1
            income += card.income
            if at <= last and isinstance(card.secondary, Gain):
                add(held, card.secondary.gain)
            elif at <= last and isinstance(card.secondary, FromCard) and slot.cubes:
                add(held, {card.secondary.kind: 1})
        if slot.worker == seat:
            placed += 1
            if at > last:
                beyond += 1
            elif isinstance(card.primary, Gain):
                add(held, card.primary.gain)
    sources = scoring.sources(state, seat)
    left = tokens_left(state)
    others = [other for at, other in enumerate(state.players) if at != seat]
    cubes = [held["food"], held["wood"], held["stone"]]
    return {
        "stage": 2 - min(2, 3 * left // (TOKENS_BY_SEATS[seats] + 1)),
        "points": sum(sources.values()),
        "castle": sources["castle"],
        "deniers": held["denier"],
        **{kind: held[kind] for kind in player.cubes},
        "sets": min(cubes),
        "workers": player.workers,
        "placed": placed,
        "beyond": beyond,
        "hand": len(player.hand),
        "affordable": sum([bool(ways(player.cubes, card)) for card in player.hand]),
        "pile": len(player.pile),
        **owned,
        "income": income,
        "batches": player.batches,
        "tokens": left,
        "dear": next((section.points for section in SECTIONS if state.tokens[section.id]), 0),
        "passed": len(state.passed),
        "road": len(state.road),
        "ahead": max(0, last - len(state.road) // 2),
        "place": state.order.index(seat),
        "seats": seats,
        "beginner": int(state.beginner),
        "turn": state.turn,
        "rivals": max([min([other.cubes[kind] for kind in ("food", "wood", "stone")]) for other in others]),
        "rich": max([other.deniers for other in others]),
        "idle": max([other.workers for other in others]),
        "castled": max([other.batches for other in others]),
    }


def find_remarks(state: State, decision: Decision) -> Callable[[Option], str] | None:
    """Remark how far a card is beyond the provost, and whose workers a move of the provost reaches or leaves."""
    if decision.kind == "act" and not state.beginner:
        return lambda option: f"beyond={beyond(option, state.provost)}"
    if decision.kind == "provost":
        return lambda option: _moved(state, decision.ask.seat, option)
    return None


def _moved(state: State, seat: Seat, option: Option) -> str:
    """Return a remark on what comes into reach, or leaves it: workers, and cards with a share for their owner."""
    to = option.data.get("to")
    assert isinstance(to, int)
    own = others = 0
    sign = 1 if to > state.provost else -1
    for at in range(min(to, state.provost) + 1, max(to, state.provost) + 1):
        slot = state.slot(at)
        for who, amount in ((slot.worker, 2), (slot.owner, 1)):
            if who == seat:
                own += sign * amount
            elif who >= 0:
                others += sign * amount
    return f"own={max(-4, min(4, own))} others={max(-4, min(4, others))}"


STAKES: Final = Stakes(own=15, other=12, step=5)

DUEL_SEATS: Final = 2
"""Players among whom moves of the provost are expected; among three it brought nothing."""


def expect_move(state: State, decision: Decision) -> str | None:
    """Return the move of the provost that one of two players is expected to choose; None for another question.

    A policy never cuts off the other's workers, so that places beside the provost seem safe to it.
    """
    if decision.kind != "provost" or len(state.players) > DUEL_SEATS:
        return None
    return expected_move(state, decision, STAKES)


PRICES: Final = {"vp": 10, "denier": 4, "food": 8, "wood": 8, "stone": 8, "gold": 14}

SCARCE_BONUS: Final = 14
"""Bonus of the first cube of a kind."""

BUILDING_WORTH: Final = 30
"""The worth of a building beside its points."""

TOKEN_WORTH, LAWYER_WORTH = 30, 30
"""Worth of a worker who buys a token, or sees a lawyer."""

HOUSE_WORTH: Final = 20

MAX_HOUSES: Final = 2
"""Number of residences that are worth `HOUSE_WORTH`, to be covered by prestige cards."""

DISTANCE_LOSS: Final = 8
"""The loss of a worker's worth for each card that it is beyond the provost."""

MIN_ACTION_WORTH: Final = 2
"""Minimum worth of an action; below it, passing is better."""

DRAW_WORTH: Final = 3

CARDS_WANTED: Final = 3
"""Cards in hand; with fewer, one is drawn."""

LOW_MONEY: Final = 4
"""Deniers; with fewer, they are spent on workers alone."""


worth: Final = partial(computer_preferences.worth, PRICES, SCARCE_BONUS)
"""The worth of goods to a player with these cubes."""


def act(view: MagnaCartaView) -> Rating:
    """Prefer cards with points, then workers where they bring most, then cards to be built later."""
    me = mine(view)
    last = len(view.road) if view.provost is None else view.provost

    def rate(option: Option) -> int:
        card = text(option, "building")
        if option.verb == "place":
            away = max(0, number(option, "space") - last)
            return _work(CARDS[card].primary, me) - PRICES["denier"] - DISTANCE_LOSS * away
        if card:
            return PRICES["vp"] * CARDS[card].points + BUILDING_WORTH
        if option.verb == "draw":
            return DRAW_WORTH * (me.hand < CARDS_WANTED and me.deniers >= LOW_MONEY)
        return MIN_ACTION_WORTH * (option.verb == "pass")

    return rate


def _work(effect: Effect | None, me: PlayerView) -> int:
    """Return the worth of a worker on a card; buying takes money. The last kind of effect is the lawyer."""
    match effect:
        case Gain(gain):
            return worth(me.cubes, gain)
        case Buy(_, kinds):
            return worth(me.cubes, {kinds[0]: 1}) * (me.deniers >= LOW_MONEY)
        case Sell(deniers):
            return PRICES["denier"] * deniers * (me.deniers < LOW_MONEY)
        case Tokens():
            return TOKEN_WORTH * (me.deniers >= LOW_MONEY)
        case _:
            return LAWYER_WORTH


def exchange(view: MagnaCartaView) -> Rating:
    """Rate gains less costs."""
    held = mine(view).cubes

    def rate(option: Option) -> int:
        pay = amounts(option, "pay")
        return worth(held, amounts(option, "gain")) - worth(without(held, pay), pay)

    return rate


def lawyer(view: MagnaCartaView) -> Rating:
    """Prefer a few residences, of the cards with fewest points."""
    houses = [slot.owner for slot in view.road if slot.face == RESIDENCE].count(view.viewer)
    house = HOUSE_WORTH if houses < MAX_HOUSES else 0

    def rate(option: Option) -> int:
        card = text(option, "building")
        return house - PRICES["vp"] * CARDS[card].points if card else 0

    return rate


def provost(view: MagnaCartaView) -> Rating:
    """Prefer to move the provost as far as the player's own workers, if that is not expensive."""
    spaces = [slot.number for slot in view.road if slot.worker == view.viewer]
    return computer_preferences.rate_reach(spaces, DISTANCE_LOSS, PRICES["denier"])


def batches(view: MagnaCartaView) -> Rating:
    """Prefer as many as there are."""
    return lambda option: number(option, "count")


PREFERENCES: Final[Preferences] = {
    "act": act,
    "provost": provost,
    "buy": exchange,
    "sell": exchange,
    "swap": exchange,
    "tokens": exchange,
    "lawyer": lawyer,
    "batches": batches,
}
"""Preferences by kind of question; whether the first hand is kept is left to chance."""
