"""Signs of each game's boards that need an explanation, the explanations as text, and signs of options."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.core.types import Option
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
        "passed": ("passed", "1"),
    },
    "magna_carta": {
        **_TRADED,
        "locked": ("lock",),
        "hand": ("hand",),
        "pile": ("pile",),
        "first": ("first",),
        "passed": ("passed", "1"),
    },
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
        "locked": ("lock",),
        "road": ("road",),
        "settlement": ("settlement",),
        "city": ("city",),
    },
}
"""Items of `render.parts.pieces.row` by game and name of their explanation."""


MAX_LEGEND_SIGNS: Final = 11
"""Maximum number of signs in one picture, for letters that a phone shows large enough."""


def legend_parts(game: str) -> tuple[Mapping[str, Sequence[str]], ...]:
    """Return the signs of a game, divided evenly among pictures. Raises KeyError for an unknown game."""
    signs = [*LEGENDS[game].items()]
    size = -(-len(signs) // -(-len(signs) // MAX_LEGEND_SIGNS))
    return tuple(dict(signs[first : first + size]) for first in range(0, len(signs), size))


def explained(words: Words, signs: Iterable[str]) -> str:
    """Return the meaning of signs, in the order of the legend."""
    return " · ".join(words(f"legend-{name}") for name in signs)


BUILDING_SIGNS: Final[Mapping[str, str]] = {
    "castle": "castle",
    "carpenter": "build",
    "farm": "food",
    "forest": "wood",
    "gate": "worker",
    "gold_mine": "gold",
    "inn": "worker",
    "joust_field": "favour",
    "market": "denier",
    "mason": "build",
    "merchants_guild": "provost",
    "quarry": "stone",
    "sawmill": "wood",
    "trading_post": "denier",
    "w_farm_cloth": "cloth",
}
"""Signs of places to work at, by building or by its kind, which the id names after its prefix."""

KEY_SIGNS: Final[Mapping[str, str]] = {
    "buildings": "build",
    "deniers": "denier",
    "draw": "pile",
    "pass": "pass",
    "prestige": "vp",
    "replace": "hand",
    "resources": "any",
}
"""Signs of other options, by key."""

SAME_SIGNS: Final[Mapping[str, str]] = {"lumber": "wood"}


def option_signs(options: Sequence[Option]) -> Mapping[str, str]:
    """Return the obvious signs of a question's options by key, or nothing where they would tell no options apart.

    What an option gives comes first, then what it costs, then its place.
    """
    for sign_of in (_gain, _cost, _place):
        signs = {option.key: sign for option in options if (sign := sign_of(option))}
        if len({*signs.values()}) > 1:
            return signs
    return {}


def _gain(option: Option) -> str:
    return _only_kind(option.data.get("gain"))


def _cost(option: Option) -> str:
    return _only_kind(option.data.get("pay"))


def _place(option: Option) -> str:
    region, building = str(option.data.get("region", "")), str(option.data.get("building", ""))
    kind = building if building in BUILDING_SIGNS else building.partition("_")[2]
    return SAME_SIGNS.get(region, region) or BUILDING_SIGNS.get(kind, "") or KEY_SIGNS.get(option.key, "")


def _only_kind(amounts: object) -> str:
    """Return the sign of goods that are all of one kind."""
    if not isinstance(amounts, Mapping) or len(amounts) != 1:
        return ""
    (kind,) = map(str, amounts)
    return SAME_SIGNS.get(kind, kind)
