"""How the tests of each game list what a player may want and cannot have."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.tabletop import Tabletop

Denied = Mapping[str, tuple[Callable[[], Tabletop[Any]], dict[str, str]]]
"""By name: a position, and the kind of reason for everything that its question does not offer, by key."""

Typed = Mapping[str, tuple[Callable[[], Tabletop[Any]], str]]
"""What no list shows, but a player may type: by the kind of reason, a position and the key."""


def all_for(kind: str, *keys: str) -> dict[str, str]:
    """The same reason for all these keys."""
    return dict.fromkeys(keys, kind)
