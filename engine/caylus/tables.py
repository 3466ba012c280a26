"""Numbers of Caylus beside those of `buildings`: the start, the road, the castle and the royal favours (docs/rules/caylus.md 1 and 2)."""

from typing import Final

from msgspec import Struct

from engine.core.goods import Goods

WORKERS: Final = 6
START_CUBES: Final[Goods] = {"food": 2, "wood": 1}

START_DENIERS: Final[dict[int, tuple[int, ...]]] = {
    2: (5, 5),
    3: (5, 6, 6),
    4: (5, 6, 6, 7),
    5: (5, 6, 6, 7, 7),
}
"""Starting deniers by number of players, then by place in the first turn order (1.1)."""

PHASES: Final = ("income", "placing", "special", "provost", "road", "castle", "end", "over")
"""The seven phases of a turn, and the end of the game (3)."""

ROAD_SPACES: Final = 28
FIXED_BUILDINGS: Final[dict[int, str]] = {7: "f_peddler", 8: "f_carpenter", 16: "f_gold_mine"}

BUILD_ORDER: Final = tuple(space for space in range(9, ROAD_SPACES + 1) if space not in FIXED_BUILDINGS)
"""The 19 spaces that tiles are built on, in order (2)."""

BAILIFF_START: Final = 6
PROVOST_RANGE: Final = 3
GUILD_RANGE: Final = 3

SPECIAL_BUILDINGS: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
"""The special buildings in the order of activation (1.2)."""

SPECIAL_SLOTS: Final[dict[str, int]] = {"stables": 3, "inn": 2}
CASTLE: Final = "castle"
CASTLE_SLOTS: Final = 5
STABLES_MIN_SEATS: Final = 3
INN_LEFT: Final = 0
INN_RIGHT: Final = 1

INCOME_DENIERS: Final = 2
TRADING_POST_DENIERS: Final = 3
FIRST_PASS: Final = 1
OWNER_VP: Final = 1
OWN_TILE_COST: Final = 1
INN_COST: Final = 1
TWO_SEATS_PASSED_COST: Final = 3
JOUST_COST: Final[Goods] = {"denier": 1, "cloth": 1}
LAWYER_FAVOUR_COST: Final[Goods] = {"cloth": 1}
NO_BATCH_PENALTY: Final = 2

BATCHES: Final = tuple(
    ("food", first, second)
    for first, second in (
        ("wood", "stone"),
        ("wood", "cloth"),
        ("wood", "gold"),
        ("stone", "cloth"),
        ("stone", "gold"),
        ("cloth", "gold"),
    )
)
"""Three different kinds, one of them food; gold is an ordinary kind here (1.10)."""


class CastleSection(Struct, frozen=True):
    """A castle section: parts, points for a batch, loss for no house, and (least houses, favours) steps (1.10)."""

    id: str
    parts: int
    vp: int
    zero: int
    steps: tuple[tuple[int, int], ...]
    marker: int

    def favours(self, houses: int) -> int:
        """Return the favours for a number of houses when the section is scored."""
        return max((favours for least, favours in self.steps if houses >= least), default=0)


SECTIONS: Final = (
    CastleSection("dungeon", 6, 5, 2, ((2, 1),), 12),
    CastleSection("walls", 10, 4, 3, ((2, 1), (3, 2), (5, 3)), 18),
    CastleSection("towers", 14, 3, 4, ((2, 1), (4, 2), (6, 3)), 24),
)

FAVOUR_LINES: Final = ("prestige", "deniers", "resources", "buildings")
"""The lines a to d of the favour table (1.9)."""

OPEN_COLUMNS: Final = (2, 4, 5, 5)
"""Open columns once 0, 1, 2 or 3 sections have been scored."""

FAVOUR_GAINS: Final = {"prestige": ("vp", (1, 2, 3, 4, 5)), "deniers": ("denier", (3, 4, 5, 6, 7))}
"""Gains of the lines a and b: the kind, and its amount by column."""

FAVOUR_RESOURCES: Final = (("food",), ("wood", "stone"), ("cloth",), ("swap",), ("gold",))
SWAP_TAKES: Final = 2
FAVOUR_BUILDINGS: Final = ("", "wood", "stone", "residence", "prestige")
FAVOUR_DISCOUNT: Final[dict[str, Goods]] = {"wood": {"wood": 1}, "stone": {"stone": 1}, "prestige": {}}
SIMPLIFIED_FAVOUR_VP: Final = 3

GOLD_VP: Final = 3
CUBES_PER_VP: Final = 3
DENIERS_PER_VP: Final = 4

USUAL_TURNS: Final = {2: 17, 3: 15, 4: 14, 5: 13}
"""Turns of a usual game, by number of players: medians of 7 games each between journeymen (`bot.match.computer_levels`)."""
