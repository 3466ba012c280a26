"""Questions that a standing order may answer in any game: reactions, and questions without a choice."""

from typing import Any, Final

from engine.core.game import Game
from engine.core.orders import ROUTINE, Terms
from engine.core.types import Decision

REACTION_VERB: Final = "react"  # the verb of questions for a reaction in another player's turn
NO_REACTION: Final = "none"  # the option of not reacting

ASK_PLAYER, REACT_NEVER = "ask", "never"
REACTION_ORDERS: Final = (ASK_PLAYER, REACT_NEVER)
"""Values of the order about reactions: be asked, or never react."""


ALWAYS_ROUTINE: Final = "routine"
ROUTINE_ORDERS: Final = (ASK_PLAYER, ALWAYS_ROUTINE)
"""Values of the order about closed questions with one answer: be asked, or have it given."""


def is_reaction(decision: Decision) -> bool:
    """Return True if a question asks for an optional reaction."""
    options = decision.ask.options
    return all(option.verb == REACTION_VERB for option in options) and any(
        option.key == NO_REACTION for option in options
    )


def routine_answer(game: Game[Any, Any], decision: Decision) -> str:
    """Return the key of a closed question's only answer, if an order may give it; otherwise an empty string."""
    order = game.orderable(ROUTINE)
    if order is None or decision.kind not in order.kinds:
        return ""
    return order.choose(None, decision, Terms()) or ""
