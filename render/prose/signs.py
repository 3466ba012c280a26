"""Signs of each game's boards that need an explanation, and the explanations as text."""

from collections.abc import Mapping, Sequence
from typing import Final

from render.prose.words import Words

_TRADED: Final[Mapping[str, Sequence[str]]] = {
    "food": ("food",),
    "wood": ("wood",),
    "stone": ("stone",),
    "gold": ("gold",),
    "any": ("any",),
    "nongold": ("nongold",),
    "denier": ("denier",),
    "vp": ("vp",),
    "worker": ("worker",),
    "arrow": ("2", "food", "arrow", "denier"),
    "owned": ("plot.wood",),
    "provost": ("provost",),
    "lock": ("lock",),
}
"""Signs that both games of Caylus have, by the name of their explanation."""

LEGENDS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "caylus": {
        **_TRADED,
        "cloth": ("cloth",),
        "bailiff": ("bailiff",),
        "favour": ("favour",),
        "build": ("build", "plot.wood"),
        "passed": ("passed",),
    },
    "magna_carta": {**_TRADED, "hand": ("hand",), "pile": ("pile",), "first": ("first",)},
    "catan_cards": {
        "lumber": ("wood",),
        "brick": ("brick",),
        "wool": ("wool",),
        "grain": ("grain",),
        "ore": ("ore",),
        "gold": ("gold",),
        "choice": ("any",),
        "cost": ("build", "2", "ore"),
        "bank": ("2:1", "wool"),
        "vp": ("vp",),
        "strength": ("strength",),
        "tournament": ("tournament",),
        "trade": ("trade",),
        "hand": ("hand",),
        "stack": ("pile",),
        "mask": ("mask",),
        "protected": ("lock", "mask"),
        "road": ("road",),
        "settlement": ("settlement",),
        "city": ("city",),
    },
}
"""Items of `render.parts.pieces.row` by game and name of their explanation."""


def explained(game: str, words: Words) -> str:
    """Return the meaning of a game's signs, in the order of the legend."""
    return " · ".join(words(f"legend-{name}") for name in LEGENDS[game])
