"""Which questions the spotlight can show: those with one answer out of a few, since each is a button."""

from typing import Final

from engine.core.types import Ask

OPTIONS: Final = range(2, 26)
"""So many options may such a question have."""


def asks_for_one(ask: Ask) -> bool:
    """Whether a question takes exactly one of a few options."""
    return (ask.least, ask.most) == (1, 1) and len(ask.options) in OPTIONS
