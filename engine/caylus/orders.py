"""What players may order in advance in Caylus."""

from typing import Final

from engine.caylus.castle import COSTS
from engine.caylus.placing import PASS
from engine.caylus.state import State
from engine.caylus.tables import PROVOST_RANGE
from engine.core.orders import Orderable, Terms, nothing_else, reaching, unless
from engine.core.types import Decision


def protect(state: State, decision: Decision, terms: Terms) -> str:
    """Leave the provost, or pay up to the amount to reach buildings with a worker of the seat's."""
    seat = decision.ask.seat
    spaces = [number for number, space in enumerate(state.road, start=1) if space.worker == seat]
    return reaching(decision.ask.options, state.provost, spaces, terms.amount)


def deliver(state: State, decision: Decision, terms: Terms) -> str:
    """Give one more batch, of what there is most of, so that as many as possible follow; stop when none is left."""
    offered = [option.key for option in decision.ask.options if option.key in COSTS]
    cubes = state.players[decision.ask.seat].cubes

    def plenty(key: str) -> tuple[list[int], bool]:
        return sorted((cubes.get(kind, 0) for kind in COSTS[key]), reverse=True), "gold" not in COSTS[key]

    return max(offered, key=plenty, default="stop")


ORDERS: Final = (
    nothing_else("place", PASS.key),
    unless("pass", "place", PASS.key, by_phase=True),
    Orderable("provost", ("provost",), protect, most=PROVOST_RANGE),
    Orderable("castle", ("batch",), deliver),
)
