"""Questions that leave no choice, and why."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.flow import Play
from engine.core.types import Decision


def only_answer(decision: Decision) -> tuple[str, ...] | None:
    """Return the only possible answer to a question, or None if there is a choice or if its options are hidden.

    An immediate answer to a question with hidden options would reveal that there is only one.
    """
    ask = decision.ask
    if ask.open and ask.least == ask.most == len(ask.options) and not (ask.ordered and ask.least > 1):
        return tuple(option.key for option in ask.options)
    return None


def why_forced(play: Play[Any], decision: Decision) -> str | None:
    """Return why a question has a single answer, or None if there is a choice.

    It is the most frequent kind of reason, or an empty string if there is none. Reasons caused by other players count
    only if there are no others.
    """
    if only_answer(decision) is None:
        return None
    frame, offered = play.frame(decision), {option.key for option in decision.ask.options}
    denied = [frame.why(play, wish.key) for wish in frame.wishes(play) if wish.key not in offered]
    reasons = [reason for reason in denied if reason is not None]
    own = [reason for reason in reasons if reason.data.get("by") is None]
    kinds = Counter(reason.kind for reason in own or reasons)
    return max(kinds, key=kinds.__getitem__, default="")
