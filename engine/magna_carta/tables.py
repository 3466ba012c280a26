"""Numbers of Caylus Magna Carta beyond its cards: start, costs, provost and castle (docs/rules/magna_carta.md 1)."""

from typing import Final

from msgspec import Struct

from engine.core.goods import Goods

WORKERS: Final = 4
START_CUBES: Final[Goods] = {"food": 2, "wood": 2}
START_DENIERS: Final = 4

FIRST_HAND_SIZE: Final = 3
"""Cards drawn at the start, and again by a player who exchanges them (2)."""

PHASES: Final = ("setup", "income", "actions", "provost", "road", "castle", "end", "over")
"""Setup, the six phases of a turn, and the end of the game (3)."""

INCOME_DENIERS: Final = 2

ACTION_COST: Final = 1
"""Deniers for drawing, replacing the hand, or placing a worker."""

FIRST_PASS: Final = 1
PROVOST_RANGE: Final = 3
PROVOST_ADVANCE: Final = 2

SMALL_CARD_CUBES: Final[dict[int, int]] = {2: 2, 3: 4, 4: 4}
"""Cubes put on a small card when it is built, by number of players (1.2)."""

BATCH_COST: Final[Goods] = {"food": 1, "wood": 1, "stone": 1}
MOST_BATCHES_GOLD: Final = 1

NO_BATCH_LOSS: Final = 2
"""Tokens that leave the game if no batch is given (3, phase 5)."""


class Section(Struct, frozen=True):
    """A section of the castle: points of a token, and tokens by number of players (1.5)."""

    id: str
    points: int
    tokens: dict[int, int]


SECTIONS: Final = (
    Section("dungeon", 4, {2: 5, 3: 6, 4: 7}),
    Section("walls", 3, {2: 6, 3: 7, 4: 8}),
    Section("towers", 2, {2: 7, 3: 8, 4: 9}),
)
"""Sections in the order in which their tokens are taken."""

TOKENS_BY_SEATS: Final = {seats: sum(section.tokens[seats] for section in SECTIONS) for seats in SECTIONS[0].tokens}
"""All castle tokens, by number of players."""

MAX_TURNS: Final[dict[int, int]] = {2: 18, 3: 21, 4: 24}
"""Maximum turns by number of players: each turn takes at least one token (ruling 26)."""

GOLD_POINTS: Final = 1
CUBES_PER_POINT: Final = 3
DENIERS_PER_POINT: Final = 3

USUAL_TURNS: Final = {2: 11, 3: 8, 4: 8}
"""Turns of a usual game, by number of players: medians of 7 games each between journeymen (`bot.match.computer_levels`)."""
