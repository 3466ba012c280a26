"""Loops within a turn, and their limits (docs/rules/catan_cards.md 4.45)."""

from collections.abc import Callable
from itertools import cycle, islice

import pytest

from engine.catan_cards.actions import ACTION_USE
from engine.catan_cards.state import State
from engine.catan_cards.tables import MAX_ACTIONS
from engine.core.types import Reason
from tests.catan_cards.table import CATAN, Cards, Table, table

NEWEST = CATAN.rules


def table_with_offers(rules: int) -> Table:
    """Give each player a resource that the other lacks."""
    return table("base", goods={0: {"wool": 1}, 1: {"ore": 1}}, rules=rules)


def table_with_demolition(rules: int) -> Table:
    """Lay out a card that could be demolished."""
    return table(cards={0: {"u30a": "abbey"}}, rules=rules)


def table_with_sale(rules: int) -> Table:
    """Lay out a position with an action card that could be sold."""
    return table(cards={0: {"u30a": "secret_brotherhood"}}, hands={0: ["bishop"]}, rules=rules)


def table_with_trades(rules: int) -> Table:
    """Lay out a position in which the bank trades ore for gold by Christoph, and gold for ore by the mint."""
    cards: Cards = {"u30a": "harbor", "u32a": "fleet_ore", "d32a": "mint"}
    game = table(cards={0: cards}, goods={0: {"ore": 1}}, rules=rules)
    game.state.christoph.append("ore")
    return game


def table_with_wisdom(rules: int) -> Table:
    """Put one copy of Ancient Wisdom in the hand and the other on the common discard."""
    cards: dict[int, Cards] = {0: {"u30a": "library"}, 1: {"u30a": "church", "u32a": "church"}}
    return table(cards=cards, hands={0: ["ancient_wisdom"]}, discard=["ancient_wisdom"], rules=rules)


LOOPS: dict[str, tuple[Callable[[int], Table], tuple[str, ...]]] = {
    "offers dropped at once": (table_with_offers, ("0 act offer", "0 offer_give none")),
    "offers dropped late": (table_with_offers, ("0 act offer", "0 offer_give wool", "0 offer_get none")),
    "demolitions": (table_with_demolition, ("0 act demolish", "0 demolish none")),
    "sales": (table_with_sale, ("0 act use.secret_brotherhood", "0 sell none")),
    "the bank": (table_with_trades, ("0 act trade.ore", "0 receive gold", "0 act trade.gold", "0 receive ore")),
    "wisdom": (table_with_wisdom, ("0 act ancient_wisdom", "0 retrieve ancient_wisdom")),
}
"""The loops by name: a position for each, and the answers that lead back to the beginning."""


def repeat(name: str, rules: int, actions: int) -> Table:
    """Play that many actions of a loop."""
    start, lines = LOOPS[name]
    game, count = start(rules), len(lines) // sum(line.startswith("0 act") for line in lines)
    return game.do(*islice(cycle(lines), actions * count))


@pytest.mark.ruling(45)
@pytest.mark.parametrize("name", LOOPS)
def test_a_turn_has_a_hundred_actions_and_no_more(name: str) -> None:
    last = repeat(name, NEWEST, MAX_ACTIONS - 1)
    assert len(last.offered) > 1
    game = repeat(name, NEWEST, MAX_ACTIONS)
    assert (game.asked, game.offered) == ("0 act", ["end"])
    assert set(game.denied.values()) == {"no_actions_left"}
    assert game.why("demolish") == Reason("no_actions_left", {"most": 100})
    assert len(repeat(name, 3, MAX_ACTIONS + 1).offered) > 1, "before, there was no end"


@pytest.mark.ruling(45)
def test_the_next_turn_has_its_own_hundred_actions() -> None:
    game = repeat("offers dropped at once", NEWEST, MAX_ACTIONS).do("0 act end")
    game.decline(until="act")
    assert (game.asked, ACTION_USE in game.state.used) == ("1 act", False)


@pytest.mark.ruling(45)
def test_actions_are_counted_from_the_fourth_revision_on() -> None:
    def used(rules: int) -> list[str]:
        return table_with_demolition(rules).do("0 act demolish", "0 demolish none").state.used

    assert [used(rules) for rules in (1, 2, 3, 4)] == [[], [], [], [ACTION_USE]]


@pytest.mark.ruling(45)
def test_a_demolished_card_must_be_paid_to_be_demolished_again() -> None:
    def rich(state: State) -> None:
        for region in state.players[0].regions.values():
            region.stored = 3

    game = table(cards={0: {"u30a": "triumphal_arch"}}, given=rich)
    for left in (2, 1, 0):
        game.do("0 act demolish", "0 demolish u30a", "0 act row.triumphal_arch", "0 site u30a")
        assert game.goods(0).get("ore", 0) == left
    assert game.do("0 act demolish", "0 demolish u30a").why("row.triumphal_arch").kind == "cannot_pay"
