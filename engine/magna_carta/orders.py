"""What players may order in advance in Caylus Magna Carta."""

from typing import Final

from engine.core.orders import Orderable, Terms, reaching, routine, unless
from engine.core.types import Decision
from engine.magna_carta.actions import PASS
from engine.magna_carta.state import State
from engine.magna_carta.tables import PROVOST_RANGE


def protect(state: State, decision: Decision, terms: Terms) -> str:
    """Leave the provost, or pay up to the amount to reach cards with a worker of the seat's."""
    seat = decision.ask.seat
    spaces = [number for number, slot in enumerate(state.road, start=1) if slot.worker == seat]
    return reaching(decision.ask.options, state.provost, spaces, terms.amount)


def deliver(state: State, decision: Decision, terms: Terms) -> str:
    """Offer as many batches as can be given."""
    return decision.ask.options[-1].key


ORDERS: Final = (
    routine({"act": PASS.key}),
    unless("pass", "act", PASS.key, by_phase=True),
    Orderable("provost", ("provost",), protect, most=PROVOST_RANGE),
    Orderable("castle", ("batches",), deliver),
)
