"""Batches that a player of Magna Carta may deliver later in the turn."""

from engine.core.types import Reason
from tests.magna_carta.table import MAGNA_CARTA, Table, table


def reasons(game: Table) -> dict[str, Reason]:
    return {one.option.key: one.reason for one in MAGNA_CARTA.later(game.position, 0)}


def test_batches_that_can_be_paid_come_later_and_one_more_does_not() -> None:
    game = table(2, goods={0: {"food": 1, "wood": 1, "stone": 1}})
    assert reasons(game) == {"1": Reason("later", {"phase": "castle"}), "2": Reason("cannot_offer", {"count": 2})}


def test_no_more_batches_than_there_are_tokens() -> None:
    game = table(2, left=(0, 0, 1), tokens={1: {"dungeon": 1}}, goods={0: {"food": 3, "wood": 3, "stone": 3}})
    assert reasons(game)["2"].kind == "not_enough_tokens"


def test_the_castle_is_not_later_than_itself() -> None:
    assert reasons(table(2, phase="castle", goods={0: {"food": 1, "wood": 1, "stone": 1}})) == {}
