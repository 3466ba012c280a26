"""Lists of several things in one sentence, as a language writes them."""

from collections.abc import Sequence
from functools import reduce

from render.prose.words import Words


def listed(words: Words, parts: Sequence[str], last_one: str = "list-last") -> str:
    """Join the parts, the last one after an *and* or with the sentence `last_one`; empty without parts."""
    *others, last = parts or ("",)
    if not others:
        return last
    start = reduce(lambda start, part: words("list-more", start=start, next=part), others)
    return words(last_one, start=start, next=last)
