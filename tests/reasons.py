"""What a player may want and cannot have: how tests list it, so that no reason is left out."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from tests.tabletop import Tabletop

WORDS: Final = Path(__file__).parents[1] / "bot" / "words" / "en"

Denied = Mapping[str, tuple[Callable[[], Tabletop[Any]], dict[str, str]]]
"""By name: a position, and the kind of reason for everything that its question does not offer, by key."""

Typed = Mapping[str, tuple[Callable[[], Tabletop[Any]], str]]
"""What no list shows, but a player may type: by the kind of reason, a position and the key."""


def all_for(kind: str, *keys: str) -> dict[str, str]:
    """The same reason for all these keys."""
    return dict.fromkeys(keys, kind)


def met(denied: Denied, typed: Typed) -> set[str]:
    """Every kind of reason in these lists."""
    return typed.keys() | {kind for _, reasons in denied.values() for kind in reasons.values()}


def worded(game: str) -> set[str]:
    """Every kind of reason that a game has words for."""
    text = (WORDS / f"{game}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{game}-reason-(\w+) =", text, re.MULTILINE))
