"""What computer players notice in Caylus Magna Carta: what a seat has, with what its placed workers are going to bring."""

from collections.abc import Callable
from typing import Final

from engine.core.goods import add
from engine.core.insight import Facts, beyond
from engine.core.types import Decision, Option, Seat
from engine.magna_carta import scoring
from engine.magna_carta.cards import CARDS, FromCard, Gain
from engine.magna_carta.castle import tokens_left
from engine.magna_carta.payment import ways
from engine.magna_carta.state import State
from engine.magna_carta.tables import SECTIONS, TOKENS

DRAWBACKS: Final = frozenset({"beyond", "place"})


def insight(state: State, seat: Seat) -> Facts:
    """Named numbers about a seat, in the order in which they were first listed."""
    player, seats = state.players[seat], len(state.players)
    held = {**player.cubes, "denier": player.deniers}
    owned = dict.fromkeys(("wood_cards", "stone_cards", "residence_cards", "prestige_cards"), 0)
    beyond = placed = income = 0
    last = len(state.road) if state.beginner else state.provost
    for number, slot in enumerate(state.road, start=1):
        card = CARDS[slot.face]
        if slot.owner == seat:
            owned[f"{card.colour}_cards"] += 1
            income += card.income
            if number <= last and isinstance(card.secondary, Gain):
                add(held, card.secondary.gain)
            elif number <= last and isinstance(card.secondary, FromCard) and slot.cubes:
                add(held, {card.secondary.kind: 1})
        if slot.worker == seat:
            placed += 1
            if number > last:
                beyond += 1
            elif isinstance(card.primary, Gain):
                add(held, card.primary.gain)
    sources = scoring.sources(state, seat)
    left = tokens_left(state)
    cubes = [held["food"], held["wood"], held["stone"]]
    return {
        "stage": 2 - min(2, 3 * left // (TOKENS[seats] + 1)),
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
    }


def remarks(state: State, decision: Decision) -> Callable[[Option], str] | None:
    """How far a card lies beyond the provost, and whose workers a move of the provost reaches or leaves."""
    if decision.kind == "act" and not state.beginner:
        return lambda option: f"beyond={beyond(option, state.provost)}"
    if decision.kind == "provost":
        return lambda option: _moved(state, decision.ask.seat, option)
    return None


def _moved(state: State, seat: Seat, option: Option) -> str:
    """What comes into reach, or leaves it: workers, and cards that bring their owner something."""
    to = option.data.get("to")
    assert isinstance(to, int)
    own = others = 0
    sign = 1 if to > state.provost else -1
    for number in range(min(to, state.provost) + 1, max(to, state.provost) + 1):
        slot = state.slot(number)
        for who, amount in ((slot.worker, 2), (slot.owner, 1)):
            if who == seat:
                own += sign * amount
            elif who >= 0:
                others += sign * amount
    return f"own={max(-4, min(4, own))} others={max(-4, min(4, others))}"
