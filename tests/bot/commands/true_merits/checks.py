"""The checks of merits of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.bot.commands.true_merits import catan_cards, caylus, magna_carta
from tests.bot.commands.true_merits.told import Check, Told

CHECKS: Final[Mapping[str, Mapping[str, Check]]] = {
    "caylus": caylus.CHECKS,
    "magna_carta": magna_carta.CHECKS,
    "catan_cards": catan_cards.CHECKS,
}


def is_true(told: Told) -> bool:
    """Whether a merit holds in the position."""
    return CHECKS[told.game.name][told.merit.kind](told)
