"""Questions that a standing order may answer in any game: reactions, and questions without a choice."""

from typing import Any, Final

from engine.core.game import Game
from engine.core.orders import ROUTINE, Terms
from engine.core.types import Decision

VERB: Final = "react"
"""The verb of questions for a reaction in another player's turn."""

NOTHING: Final = "none"
"""The option of not reacting."""

ASK, NEVER = "ask", "never"
ORDERS: Final = (ASK, NEVER)
"""Values of the order about reactions: be asked, or never react."""


ALWAYS: Final = "routine"
ROUTINE_ORDERS: Final = (ASK, ALWAYS)
"""Values of the order about closed questions with one answer: be asked, or have it given."""


def is_reaction(decision: Decision) -> bool:
    """Return True if a question asks for an optional reaction."""
    options = decision.ask.options
    return all(option.verb == VERB for option in options) and any(option.key == NOTHING for option in options)


def routine_answer(game: Game[Any, Any], decision: Decision) -> str:
    """Return the key of a closed question's only answer, if the game lets an order give it; else an empty text."""
    order = game.orderable(ROUTINE)
    if order is None or decision.kind not in order.kinds:
        return ""
    return order.choose(None, decision, Terms()) or ""
