"""Wishes of players of the Catan Card Game that are refused, and their reasons."""

from engine.catan_cards.actions import ACTION_USE
from engine.catan_cards.cards.base_actions import Give
from engine.catan_cards.piles import Refill
from engine.catan_cards.resources import Rob, Take
from engine.catan_cards.state import State
from engine.catan_cards.tables import MAX_ACTIONS, RESOURCES
from engine.catan_cards.trading import MAX_OFFERS, OFFER_USE
from engine.core.goods import Goods
from tests.catan_cards.table import Table, table
from tests.reasons import Denied, Typed, all_for

RICH: Goods = dict.fromkeys(RESOURCES, 2)
FULL: Goods = dict.fromkeys(RESOURCES, 3)
ROW = ("row.harbor", "row.triumphal_arch")
ROADS = ("road.left", "road.right")
SETTLEMENTS = ("settlement.left", "settlement.right")
TRADES = tuple(f"trade.{kind}" for kind in RESOURCES)


def empty_stacks(state: State) -> None:
    """Empty all stacks and the supplies of centre cards and face-up cards."""
    state.sold, state.stacks[0] = [*state.stacks[0], *state.row], []
    state.row, state.supply = [], dict.fromkeys(state.supply, 0)


def take_all_regions(state: State) -> None:
    """Lay a road that waits for a settlement, with no region left to draw."""
    state.players[0].centre.append("road")
    state.region_stack = []


def use_up_abilities(state: State) -> None:
    """Use up everything that can be used once in a turn."""
    state.used = ["scriptorium"]


def decline_offer() -> Table:
    """Decline an offer of wool for grain."""
    game = table(goods={0: {"wool": 1}, 1: {"grain": 1}}).do("0 act offer", "0 offer_give wool", "0 offer_get grain")
    return game.do("1 answer_offer decline", "0 act offer", "0 offer_give wool")


DENIED: Denied = {
    "act with nothing": (
        lambda: table(
            hands={0: ["church", "spy", "bishop", "alchemist", "eryn", "arsonist", "brigands"]},
            villages={0: (30, 32)},
        ),
        {
            **all_for("cannot_pay", *ROADS, "city.30", "city.32", *TRADES),
            **all_for("no_open_road", *SETTLEMENTS),
            **all_for("no_site", "church", *ROW),
            **all_for("gate_closed", "spy", "eryn", "arsonist", "brigands"),
            "bishop": "only_as_answer",
            "alchemist": "only_before_roll",
            "offer": "nothing_to_swap",
            "demolish": "nothing_to_demolish",
        },
    ),
    "act with something of all": (
        lambda: table(
            hands={
                0: ["res_coin", "eryn", "arsonist", "brigands", "gunther", "neighbour_help", "caravan", "sigismund"]
            },
            goods={0: RICH},
            cards={
                0: {"u30a": "triumphal_arch", "u32a": "scriptorium", "d30a": "secret_brotherhood", "d32a": "harbor"}
            },
            given=use_up_abilities,
        ),
        {
            **all_for("no_open_road", *SETTLEMENTS),
            **all_for("one_only", *ROW),
            **all_for("cannot_pay", *TRADES),
            **all_for("not_fewer_points", "eryn"),
            "arsonist": "no_target",
            "brigands": "nothing_to_take",
            "gunther": "too_few_units",
            "neighbour_help": "no_mill",
            "sigismund": "no_card_to_retrieve",
            "offer": "nothing_to_swap",
            "use.scriptorium": "already_used",
        },
    ),
    "act with all that can be stored": (
        lambda: table(
            hands={0: ["barbarian_camp", "knight_johanna"]},
            goods={0: FULL, 1: FULL},
            cards={0: {"u30a": "smithy", "u32a": "abbey", "d30a": "knight_sven"}, 1: {"u30a": "knight_karl"}},
        ),
        {
            **all_for("no_open_road", *SETTLEMENTS),
            **all_for("no_room", *TRADES),
            "barbarian_camp": "host_too_strong",
            "knight_johanna": "needs_building",
            "offer": "nothing_to_swap",
        },
    ),
    "take with a full region": (
        lambda: table(doing=[Take(0, 1, "plenty")], goods={0: {"wool": 3}}),
        {"wool": "no_room"},
    ),
    "rob": (
        lambda: table(doing=[Rob(0, 1, "brigands")], goods={0: {"wool": 3}, 1: {"wool": 1, "ore": 1, "gold": 1}}),
        {"wool": "no_room", **all_for("opponent_has_none", "lumber", "brick", "grain")},
    ),
    "give": (
        lambda: table(doing=[Give(0, "merchant")], goods={0: {"wool": 1, "ore": 1, "gold": 1}, 1: {"ore": 3}}),
        {"ore": "no_room", **all_for("cannot_pay", "lumber", "brick", "grain")},
    ),
    "demolish": (
        lambda: table(cards={0: {"u30a": "abbey", "u32a": ("trading_outpost", 1)}}).do("0 act demolish"),
        {"u32a": "foreign_card"},
    ),
}


def use_up_offers(state: State) -> None:
    """Make all the offers of a turn."""
    state.used += [OFFER_USE] * MAX_OFFERS


def use_up_actions(state: State) -> None:
    """Take all the actions of a turn."""
    state.used += [ACTION_USE] * MAX_ACTIONS


TYPED: Typed = {
    "same_kind": (
        lambda: table(goods={0: {"wool": 1}, 1: {"grain": 1}}).do("0 act offer", "0 offer_give wool"),
        "wool.grain",
    ),
    "already_declined": (decline_offer, "grain"),
    "already_in_play": (
        lambda: table("tournament", hands={0: ["knight_otto"]}, cards={1: {"u30a": "knight_otto"}}),
        "knight_otto",
    ),
    "counter_low": (lambda: table(cards={0: {"u31x": "res_cloth"}}), "use.res_cloth"),
    "empty_hand": (lambda: table(hands={0: ["spy"]}), "spy"),
    "empty_stack": (lambda: table(doing=[Refill(0)]), "6"),
    "has_abbey": (lambda: table(hands={0: ["eryn"]}, cards={0: {"u30a": "abbey"}}), "eryn"),
    "never_playable": (lambda: table("tournament", hands={0: ["wizard_alliance"]}), "wizard_alliance"),
    "no_action_card": (lambda: table(cards={0: {"u30a": "secret_brotherhood"}}), "use.secret_brotherhood"),
    "no_actions_left": (lambda: table(goods={0: FULL}, given=use_up_actions), "road.left"),
    "no_cards_left": (lambda: table(cards={0: {"u30a": "scriptorium"}}, given=empty_stacks), "use.scriptorium"),
    "no_offers_left": (lambda: table(goods={0: {"wool": 1}, 1: {"ore": 1}}, given=use_up_offers), "offer"),
    "no_regions_left": (lambda: table(goods={0: FULL}, given=take_all_regions), "settlement.right"),
    "no_road_end": (lambda: table(goods={0: FULL}).do("0 act road.left"), "road.left"),
    "no_settlement": (table, "city.30"),
    "not_in_hand": (table, "church"),
    "not_in_mode": (lambda: table("base", rules=4), "demolish"),
    "not_standing": (table, "use.knight_sven"),
    "only_with_settlement": (lambda: table(hands={0: ["scout"]}), "scout"),
    "search_too_dear": (lambda: table(doing=[Refill(0)]), "search.1"),
    "supply_empty": (lambda: table(given=empty_stacks), "row.harbor"),
    "too_soon": (lambda: table(cards={0: {"u30a": "knight_sven"}}, goods={0: {"gold": 1}}, turn=0), "use.knight_sven"),
}
