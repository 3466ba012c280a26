"""Wishes of players of Caylus Magna Carta that are refused, and their reasons."""

from engine.core.goods import Goods
from engine.magna_carta.cards import CUBES, PLAYER_COLOURS, deck
from engine.magna_carta.state import Slot
from tests.magna_carta.table import Table, residence, table
from tests.reasons import Denied, Typed, all_for

RICH: Goods = dict.fromkeys(CUBES, 9)
CARDS = deck(PLAYER_COLOURS, beginner=False)
PRESTIGE = deck(("prestige",), beginner=False)
NEUTRAL = ("n_park@1", "n_forest@2", "n_trading_post@3", "n_peddler@4")
PAIRS = ("2food", "food.wood", "food.stone", "2wood", "wood.stone", "2stone")
LAWYER = [
    Slot("lawyer", 0),
    Slot("large_farm", 0),
    Slot("bank", 1),
    residence(0, "church"),
    residence(0, "bank", prestige="hotel"),
]

HELD = [card for card in CARDS if card != "large_farm"]
"""Every card of a player whose Large Farm is the residence of that position."""


def worker_on_own_card(id: str, left: tuple[int, int, int] | None = None, **goods: int) -> Table:
    """Put seat 0's worker on the own card, slot 5, in phase 4."""
    return table(phase="road", road=[Slot(id, 0)], workers={5: 0}, provost=5, goods={0: goods}, left=left)


def position_with_waiting_farm() -> Table:
    """Put seat 0 at a second Lawyer, with an own Farm already waiting to be turned over."""
    road = [*LAWYER, Slot("lawyer", 1), Slot("market", 0)]
    return table(phase="road", road=road, workers={5: 0, 10: 0}, provost=10, goods={0: {"food": 2}}).do(
        "0 lawyer large_farm@6"
    )


DENIED: Denied = {
    "act with a denier": (
        lambda: table(
            road=[Slot("bank", 1), residence(0), residence(1, prestige="statue")],
            workers={1: 2, 5: 0},
            hands={0: ["small_farm", "market"]},
            goods={0: {"denier": 1, "food": 1}},
        ),
        {
            **all_for("occupied", "n_park@1", "bank@5"),
            **all_for("no_work_here", "residence@6", "statue@7"),
            **all_for("cannot_pay", "small_farm", *(f"market.{kind}" for kind in CUBES)),
            **all_for("cannot_pay", *(id for id in PRESTIGE if id != "statue")),
            "statue": "already_built",
        },
    ),
    "act without deniers and cards": (
        lambda: table(goods={0: {**RICH, "denier": 0}}),
        {
            "draw": "no_money",
            "replace": "no_hand",
            **all_for("no_money", *NEUTRAL),
            **all_for("no_residence", *PRESTIGE),
        },
    ),
    "act with all cards in hand and all workers away": (
        lambda: table(road=[residence(0)], workers=dict.fromkeys(range(1, 5), 0), hands={0: HELD}, goods={0: RICH}),
        {
            **all_for("no_cards_left", "draw", "replace"),
            **all_for("no_worker", *NEUTRAL, "residence@5"),
        },
    ),
    "provost": (
        lambda: table(phase="provost", provost=3, goods={0: {"denier": 1}}),
        {**all_for("off_road", "-3", "+2", "+3"), "-2": "no_money"},
    ),
    "buy": (lambda: worker_on_own_card("peddler", denier=1), all_for("cannot_pay", *PAIRS)),
    "buy gold": (lambda: worker_on_own_card("bank", denier=2), {"2gold": "cannot_pay"}),
    "tokens": (lambda: worker_on_own_card("church", denier=4), {"2": "cannot_pay"}),
    "the last token": (lambda: worker_on_own_card("church", (0, 0, 1)), {"2": "not_enough_tokens"}),
    "sell": (lambda: worker_on_own_card("market", wood=1), all_for("cannot_pay", "food", "stone", "gold")),
    "swap": (
        lambda: table(phase="road", road=[Slot("gold_mine", 1)], workers={5: 0}, provost=5, goods={1: {"wood": 1}}),
        all_for("cannot_pay", "food", "stone"),
    ),
    "lawyer": (
        lambda: table(phase="road", road=LAWYER, workers={5: 0}, provost=5, goods={0: {"food": 1}}),
        {
            **all_for("neutral_card", *NEUTRAL),
            "lawyer@5": "own_lawyer",
            "bank@7": "foreign_card",
            "residence@8": "already_residence",
            "hotel@9": "prestige_card",
        },
    ),
    "lawyer once more": (
        position_with_waiting_farm,
        {
            **all_for("neutral_card", *NEUTRAL),
            "lawyer@5": "own_lawyer",
            "large_farm@6": "pending",
            **all_for("foreign_card", "bank@7", "lawyer@10"),
            "residence@8": "already_residence",
            "hotel@9": "prestige_card",
        },
    ),
    "batches": (lambda: table(phase="castle", goods={0: {"food": 1, "wood": 1, "stone": 1}}), {"2": "cannot_offer"}),
    "batches without cubes": (lambda: table(phase="castle"), {"1": "cannot_offer"}),
    "batches for few tokens": (
        lambda: table(phase="castle", goods={0: RICH}, left=(0, 0, 2)),
        {"3": "not_enough_tokens"},
    ),
}

TYPED: Typed = {
    "same_with_gold": (lambda: table(hands={0: ["market"]}, goods={0: {"wood": 1, "gold": 1}}), "market.wood"),
    "not_in_hand": (lambda: table(hands={0: ["bank"]}, goods={0: RICH}), "church"),
}
