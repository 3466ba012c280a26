"""Lists of a game's wishes that are refused, with their reasons."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.tabletop import Tabletop

Denied = Mapping[str, tuple[Callable[[], Tabletop[Any]], dict[str, str]]]
"""A position and the kind of reason for every wish that its question does not offer, by key; the mapping is by name."""

Typed = Mapping[str, tuple[Callable[[], Tabletop[Any]], str]]
"""Keys that no list offers but a player may type: a position and the key, by kind of reason."""


def all_for(kind: str, *keys: str) -> dict[str, str]:
    """Give all these keys the same reason."""
    return dict.fromkeys(keys, kind)
