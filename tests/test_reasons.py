"""Every wish of a player is offered or refused for the right reason, and every reason has its words."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.catan_cards import reasons as catan_cards
from tests.caylus import reasons as caylus
from tests.contract.drawing import LISTED
from tests.magna_carta import reasons as magna_carta
from tests.reasons import Denied, Typed

WORDS: Final = Path(__file__).parents[1] / "bot" / "words" / "en"

LISTS: Final[dict[str, tuple[Denied, Typed]]] = {
    "catan_cards": (catan_cards.DENIED, catan_cards.TYPED),
    "caylus": (caylus.DENIED, caylus.TYPED),
    "magna_carta": (magna_carta.DENIED, magna_carta.TYPED),
}
"""The lists by game."""


@pytest.mark.parametrize(("game", "question"), [(game, name) for game, (denied, _) in LISTS.items() for name in denied])
def test_a_wish_is_refused_for_its_reason(game: str, question: str) -> None:
    position, reasons = LISTS[game][0][question]
    assert position().denied == reasons


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, (_, typed) in LISTS.items() for kind in typed])
def test_a_typed_wish_is_refused_for_its_reason(game: str, kind: str) -> None:
    position, key = LISTS[game][1][kind]
    assert position().why(key).kind == kind


@pytest.mark.parametrize("game", LISTS)
def test_every_reason_that_has_words_is_met_here(game: str) -> None:
    denied, typed = LISTS[game]
    text = (WORDS / f"{game}.ftl").read_text(encoding="utf-8")
    met = {kind for _, reasons in denied.values() for kind in reasons.values()} | set(_about_decks(game))
    assert met | typed.keys() == set(re.findall(rf"^{game}-reason-(\w+) =", text, re.MULTILINE))


def _about_decks(game: str) -> Iterator[str]:
    """Return the problems that a deck's parts can have, which are reported before a match begins."""
    building = LISTED[game].deckbuilding
    for part in building.parts if building else ():
        yield from (f"{part.name}_{wrong}" for wrong in ("size", "unknown", "copies"))
