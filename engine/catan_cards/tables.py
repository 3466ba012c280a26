"""Numbers of the Catan Card Game that are not printed on a card with an effect (docs/rules/catan_cards.md 1 and 2)."""

from typing import Final

from engine.core.goods import Goods

RESOURCES: Final = ("lumber", "brick", "wool", "grain", "ore", "gold")

MAX_STORED: Final = 3
"""Maximum number of resources in a region; any more are lost (1.2)."""

PHASES: Final = ("setup", "start", "roll", "event", "production", "actions", "hand", "over")
"""Setup, the parts of a turn (3.0 to 3.5), and the end."""

FACES: Final = ("brigands", "trade", "tournament", "plenty", "event", "event")
"""The faces of the event die (1.4)."""

PIPS: Final = 6

STARTING_NUMBERS: Final = (
    {"grain": 1, "ore": 2, "wool": 3, "lumber": 4, "brick": 5, "gold": 6},
    {"grain": 2, "ore": 3, "wool": 4, "lumber": 5, "brick": 6, "gold": 1},
)
"""The numbers of the starting regions, by seat (1.2)."""

NEW_REGIONS: Final = 2
"""Regions that come with a new settlement."""

REGION_STACK: Final = tuple(
    f"{kind}.{number}"
    for kind, numbers in (
        ("grain", (3, 4)),
        ("ore", (4, 5)),
        ("wool", (5, 6)),
        ("lumber", (6, 1)),
        ("brick", (1, 2)),
        ("gold", (3,)),
    )
    for number in numbers
)
"""The regions that are drawn during the game, each as kind and number (1.2)."""

CENTRE_COSTS: Final[dict[str, Goods]] = {
    "road": {"brick": 2, "lumber": 1},
    "settlement": {"lumber": 1, "brick": 1, "grain": 1, "wool": 1},
    "city": {"ore": 3, "grain": 2},
}
"""Costs of the centre cards (1.3)."""

CENTRE_SUPPLY: Final[Goods] = {"road": 7, "settlement": 5, "city": 7}
"""The centre cards for both players together, beside those that they start with (1.1)."""

SETTLEMENT_POINTS: Final = 1
CITY_POINTS: Final = 2
TOKEN_POINTS: Final = 1
TOKENS: Final = ("knight", "windmill")

TARGET_POINTS: Final[dict[str, int]] = {"base": 12, "themed": 13, "tournament": 13}
"""Points to win, by mode (3.9)."""

GATE_POINTS: Final = 7
"""Points of both players together that allow attack and neutral cards (3.6)."""

HAND_SIZE: Final = 3
"""Cards in hand without any building, and in the opening hand (2.2, 3.5)."""

SEARCH_COST: Final = 2
TOWN_HALL_DISCOUNT: Final = 1

MAX_ACTIONS: Final = 100
"""Maximum number of actions in a turn, including those begun and not finished (4.45)."""

BANK_RATE: Final = 3
FLEET_RATE: Final = 2

SAFE_FROM_BRIGANDS: Final = 7
"""Maximum number of resources that are safe; a player with more loses ore and wool (1.4)."""

PLUNDER: Final = ("ore", "wool")

FOREIGN_LIMIT: Final = 6
"""Maximum strength or points of the host of a camp or outpost (1.7)."""

STACKS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "base": (("base", 5),),
    "themed": (("base", 4), ("traders", 2)),
    "tournament": (("0", 4), ("1", 4)),
}
"""Sets of cards and the number of stacks for each, by mode; in the tournament game each seat's deck (2)."""

DECK_SIZE: Final = 33
FREE_EVENTS: Final = 4
HOST_EVENTS: Final = ("ev_civil_war", "ev_plague", "ev_year_end")
GUEST_EVENTS: Final = HOST_EVENTS[:2]
"""Required events of each player in the tournament game (2.4)."""

USUAL_TURNS: Final = {"base": 46, "themed": 51, "tournament": 44}
"""Turns of both players in a usual game, by mode: the medians of 7 games each between journeymen
(`bot.match.computer_levels`).
"""
