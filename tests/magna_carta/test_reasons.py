"""Wishes that no player may have at all, and secrets of reasons (docs/rules/magna_carta.md, phase 2)."""

import pytest

from tests.magna_carta.reasons import CARDS, PRESTIGE, RICH, worker_on_own_card
from tests.magna_carta.table import table


@pytest.mark.parametrize(
    "key", ["n_park@2", "small_farm@1", "theatre.wood", "peddler", "peddler.cloth", "@", "hotel@5"]
)
def test_a_meaningless_key_is_not_offered(key: str) -> None:
    assert table(hands={0: ["peddler"]}).why(key).kind == "not_offered"


@pytest.mark.parametrize("key", ["n_park@2", "n_forest@1", "n_peddler@3"])
def test_a_card_is_named_with_its_own_slot(key: str) -> None:
    assert table(workers={1: 1, 2: 1, 3: 1, 4: 1}).why(key).kind == "not_offered"


@pytest.mark.parametrize("key", ["-1", "25", "all", ""])
def test_no_such_number_is_offered(key: str) -> None:
    assert table(phase="castle", goods={0: RICH}).why(key).kind == "not_offered"
    assert worker_on_own_card("church").why(key).kind == "not_offered"


def test_a_card_that_the_beginner_rules_leave_out_is_not_offered() -> None:
    game = table(rules="beginner", goods={0: RICH})
    assert {game.why(key).kind for key in ("church", "lawyer", "hotel")} == {"not_offered"}


def test_reasons_tell_nothing_of_other_hands() -> None:
    one = table(hands={0: ["bank"], 1: ["church", "market"]}, goods={0: RICH})
    other = table(hands={0: ["bank"], 1: ["lawyer", "peddler"]}, goods={0: RICH})
    keys = [*CARDS, *PRESTIGE, "market.wood", "peddler.food", "draw"]
    told = [[game.game.why(game.position, 0, "act", key) for key in keys] for game in (one, other)]
    assert told[0] == told[1]
