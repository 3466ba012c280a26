"""The checks of merits of every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.bot.commands.true_merits import caylus, magna_carta
from tests.bot.commands.true_merits.catan_cards import buildings, cards, places, resources
from tests.bot.commands.true_merits.claim import Check, Claim

CHECKS: Final[Mapping[str, Mapping[str, Check]]] = {
    "caylus": caylus.CHECKS,
    "magna_carta": magna_carta.CHECKS,
    "catan_cards": {**resources.CHECKS, **buildings.CHECKS, **places.CHECKS, **cards.CHECKS},
}


def is_true(claim: Claim) -> bool:
    """Check a merit in its position."""
    return CHECKS[claim.game.name][claim.merit.kind](claim)
