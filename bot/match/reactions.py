"""Questions that a standing order may answer, in any game: for a reaction, or without a choice."""

from typing import Any, Final

from engine.core.game import Game
from engine.core.orders import ROUTINE, Terms
from engine.core.types import Decision

VERB: Final = "react"
"""The verb of questions that ask for a reaction on another's turn."""

NOTHING: Final = "none"
"""The option of not reacting."""

ASK, NEVER = "ask", "never"
ORDERS: Final = (ASK, NEVER)
"""What a player may order about reactions: to be asked, or that none is ever given."""


ALWAYS: Final = "routine"
ROUTINE_ORDERS: Final = (ASK, ALWAYS)
"""What a player may order about closed questions with one answer: to be asked, or that it is given."""


def is_reaction(decision: Decision) -> bool:
    """Whether a question asks for a reaction, which one may do without."""
    options = decision.ask.options
    return all(option.verb == VERB for option in options) and any(option.key == NOTHING for option in options)


def routine_answer(game: Game[Any, Any], decision: Decision) -> str:
    """The key of what a closed question leaves as the only answer, if the game lets an order give it; else empty."""
    order = game.orderable(ROUTINE)
    if order is None or decision.kind not in order.kinds:
        return ""
    return order.choose(None, decision, Terms()) or ""
