"""Wishes of players of Caylus that are refused, and their reasons."""

from engine.caylus.buildings import BY_COLOUR, CUBES
from engine.caylus.favours import Favour
from engine.caylus.placing import PlaceWorker
from engine.caylus.state import NO_SEAT
from engine.caylus.tables import BUILD_ORDER
from engine.core.goods import Goods
from tests.caylus.table import NEUTRAL, Table, table
from tests.reasons import Denied, Typed, all_for

NEUTRAL_KEYS = [f"{id}@{number}" for number, id in enumerate(NEUTRAL, start=1)]
FIXED_KEYS = ["f_peddler@7", "f_carpenter@8", "f_gold_mine@16"]
SPECIAL_KEYS = ["gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn"]
STONE = [building.id for building in BY_COLOUR["stone"]]
PRESTIGE = [building.id for building in BY_COLOUR["prestige"]]
DEAR_WOOD = ["w_mason", "w_lawyer", *(f"{id}.{kind}" for id in ("w_market", "w_peddler") for kind in CUBES)]
WOOD = ["w_farm_food", "w_farm_cloth", "w_quarry", "w_sawmill", *DEAR_WOOD]
PAIRS = ["2food", "food.wood", "food.stone", "food.cloth", "2wood", "wood.stone", "wood.cloth", "2stone", "stone.cloth"]
BATCHES = ["food.wood.cloth", "food.wood.gold", "food.stone.cloth", "food.stone.gold", "food.cloth.gold"]
SWAPS = [f"swap.{kind}" for kind in CUBES]
RICH: Goods = dict.fromkeys(CUBES, 9)
LAWYER: dict[int, str | tuple[str, int]] = {
    9: ("w_lawyer", 0),
    11: ("s_farm", 0),
    12: ("w_quarry", 1),
    13: ("residence", 0),
}


def worker_on_tile(number: int, id: str, owner: int = 0, **hand: int) -> Table:
    """Place seat 0's worker on a tile of the road in phase 5."""
    return table(phase="road", provost=number, workers={number: 0}, road={number: (id, owner)}, hands={0: hand})


def carpenter(road: dict[int, str | tuple[str, int]], hand: Goods) -> Table:
    return table(phase="road", provost=8, workers={8: 0}, road=road, hands={0: hand})


def position_before_favour(line: str, column: int, scored: int) -> Table:
    """Put seat 0 on a line, with the marker about to move to a column."""
    bailiff = (6, 12, 18)[scored]
    game = table(phase="castle", doing=[Favour(0)], scored=scored, bailiff=bailiff, favours={0: {line: column - 1}})
    return game.do(f"0 favour {line}")


def position_with_waiting_farm() -> Table:
    """Put seat 0 at the Lawyer, with an own Farm already waiting by the favour of a joust."""
    game = table(
        phase="special",
        scored=1,
        bailiff=12,
        road=LAWYER,
        workers={"joust_field": 0, 9: 0, 11: 2},
        favours={0: {"buildings": 3}},
        hands={0: {"cloth": 3}},
    )
    return game.do("0 joust pay", "0 favour buildings", "0 works s_farm@11").decline(until="lawyer")


def position_in_crowd() -> Table:
    """Ask seat 0 to place a worker, with one denier, after seat 3 has passed and with most places taken."""
    return table(
        5,
        doing=[PlaceWorker(0)],
        passed=[3],
        workers={"gate": 1, "castle": 0, "stables": (1, 2, 3), 7: 2, "inn": (NO_SEAT, 4)},
        road={9: ("w_mason", 0), 10: ("residence", 0)},
        hands={0: {"denier": 1}},
    )


DENIED: Denied = {
    "place": (
        position_in_crowd,
        {
            "gate": "occupied",
            "stables": "all_taken",
            "castle": "already_there",
            "f_peddler@7": "occupied",
            "residence@10": "no_work_here",
            **all_for("too_dear", "trading_post", "merchants_guild", "joust_field", "inn", *NEUTRAL_KEYS),
            **all_for("too_dear", *FIXED_KEYS[1:]),
        },
    ),
    "place without workers": (
        lambda: table(workers=dict.fromkeys(range(1, 7), 0)),
        all_for("no_worker", *SPECIAL_KEYS, "castle", *NEUTRAL_KEYS, *FIXED_KEYS),
    ),
    "place with two players": (lambda: table(2), {"stables": "two_players"}),
    "gate": (
        lambda: table(phase="special", workers={"gate": 0, "castle": 0, 7: 2}, road={9: ("p_hotel", 1)}),
        {"gate": "gate_itself", "castle": "already_there", "f_peddler@7": "occupied", "p_hotel@9": "no_work_here"},
    ),
    "guild": (
        lambda: table(phase="special", workers={"merchants_guild": 0}, provost=27),
        all_for("off_road", "+2", "+3"),
    ),
    "joust": (lambda: table(phase="special", workers={"joust_field": 0}), {"pay": "cannot_pay"}),
    "provost": (
        lambda: table(phase="provost", provost=2, hands={0: {"denier": 1}}),
        {**all_for("off_road", "-3", "-2"), **all_for("no_money", "+2", "+3")},
    ),
    "carpenter": (
        lambda: carpenter({9: ("w_mason", 1)}, {"wood": 1, "food": 1}),
        {
            **all_for("cannot_pay", *(key for key in DEAR_WOOD if not key.endswith(".food"))),
            "w_mason": "out_of_stock",
        },
    ),
    "carpenter on a full road": (
        lambda: carpenter(dict.fromkeys(BUILD_ORDER, ("residence", 1)), RICH),
        all_for("road_full", *WOOD),
    ),
    "architect": (lambda: worker_on_tile(9, "s_architect", **RICH), all_for("no_residence", *PRESTIGE)),
    "lawyer": (
        lambda: table(phase="road", provost=9, workers={9: 0}, road=LAWYER, hands={0: {"cloth": 1}}),
        {
            **all_for("fixed_building", *FIXED_KEYS),
            "w_lawyer@9": "lawyer_tile",
            "w_quarry@12": "foreign_tile",
            "residence@13": "already_residence",
        },
    ),
    "lawyer once more": (
        position_with_waiting_farm,
        {
            **all_for("fixed_building", *FIXED_KEYS),
            "w_lawyer@9": "lawyer_tile",
            "s_farm@11": "pending",
            "w_quarry@12": "foreign_tile",
            "residence@13": "already_residence",
        },
    ),
    "sell": (lambda: worker_on_tile(9, "w_market", wood=1), all_for("cannot_pay", "food", "stone", "cloth", "gold")),
    "buy": (lambda: worker_on_tile(9, "w_peddler", denier=1), all_for("cannot_pay", *PAIRS, "2cloth")),
    "trade": (lambda: worker_on_tile(9, "s_bank", denier=4), {"large": "cannot_pay"}),
    "batch": (
        lambda: table(phase="castle", workers={"castle": 0}, hands={0: {"food": 1, "wood": 1, "stone": 1}}),
        all_for("cannot_pay", *BATCHES),
    ),
    "batch for a full castle": (
        lambda: table(
            phase="castle",
            scored=2,
            bailiff=18,
            workers={"castle": 0},
            hands={0: RICH},
            houses=([], [], [1] * 14),
        ),
        all_for("castle_full", "food.wood.stone", *BATCHES),
    ),
    "favour": (
        lambda: table(phase="castle", doing=[Favour(0)], used={0: ["deniers"]}),
        {"deniers": "line_used"},
    ),
    "resources": (
        lambda: position_before_favour("resources", 3, scored=1),
        {"gold": "column_closed", **all_for("marker_short", *SWAPS)},
    ),
    "resources to swap": (
        lambda: position_before_favour("resources", 4, scored=1),
        {"gold": "column_closed", **all_for("cannot_pay", *SWAPS)},
    ),
    "works": (
        lambda: position_before_favour("buildings", 2, scored=0),
        {
            **all_for("cannot_pay", *WOOD),
            **all_for(
                "column_closed", *(id for id in STONE if id != "s_jeweler"), *PRESTIGE, *NEUTRAL_KEYS, *FIXED_KEYS
            ),
        },
    ),
}

TYPED: Typed = {
    "prestige_building": (
        lambda: table(phase="road", provost=10, workers={9: 0}, road={**LAWYER, 10: ("p_hotel", 0)}),
        "p_hotel@10",
    ),
    "empty_space": (lambda: worker_on_tile(9, "w_lawyer"), "w_mason@20"),
    "too_far": (lambda: table(phase="provost"), "+4"),
    "wrong_colour": (lambda: carpenter({}, RICH), "s_bank"),
}
