"""Questions that ask for a reaction on another's turn, in any game."""

from typing import Final

from engine.core.types import Decision

VERB: Final = "react"
"""The verb of questions that ask for a reaction on another's turn."""

NOTHING: Final = "none"
"""The option of not reacting."""

ASK, NEVER = "ask", "never"
ORDERS: Final = (ASK, NEVER)
"""What a player may order about reactions: to be asked, or that none is ever given."""


def is_reaction(decision: Decision) -> bool:
    """Whether a question asks for a reaction, which one may do without."""
    options = decision.ask.options
    return all(option.verb == VERB for option in options) and any(option.key == NOTHING for option in options)
