"""Refusals of Discord's as a sentence for people, by the code that it gives."""

import re
from typing import Final

from bot.words import Words

NAMED: Final = re.compile(r"(?:\d+ \()?(\d+)\)?$")
"""A failure by its status and code, as `400 (200000)`, or by its code alone."""

KINDS: Final = {
    50035: "title",
    200000: "title",
    200001: "title",
    220001: "title",
    240000: "title",
    40067: "tag",
    50001: "permission",
    50013: "permission",
    10003: "gone",
    160006: "threads",
}
"""What Discord does not allow, as the sentence `discord-refusal-<kind>` says it, by its code."""


def failure_text(words: Words, failure: str) -> str:
    """Why Discord refused something, from the name that the failure has in the log."""
    code = NAMED.match(failure)
    kind = None if code is None else KINDS.get(int(code[1]))
    return words("discord-refusal-other", failure=failure) if kind is None else words(f"discord-refusal-{kind}")
