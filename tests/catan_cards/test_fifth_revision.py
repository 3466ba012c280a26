"""Changes of the fifth revision of the rules, each compared with the fourth (docs/rules/catan_cards.md 7)."""

import pytest

from tests.catan_cards.table import Cards, Table, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_revisions import MODES

NEWEST = table().state.revision
BOTH = pytest.mark.parametrize("rules", [4, NEWEST])


@BOTH
@pytest.mark.parametrize("mode", MODES)
def test_own_cards_are_demolished_in_every_mode(mode: str, rules: int) -> None:
    game = table(mode, cards={0: {"u30a": "garrison"}}, rules=rules)
    if (mode, rules) == ("base", 4):
        assert ("demolish" in game.keys, game.why("demolish").kind) == (False, "not_in_mode")
        return
    game.do("0 act demolish", "0 demolish u30a")
    assert (game.discard, game.standing(0)) == (["garrison"], {})
    assert (game.why("demolish").kind, game.asked) == ("nothing_to_demolish", "0 act")


FLEETS: Cards = {"u30a": "flagship", "u30b": "treasure_fleet", "u32a": "treasure_fleet"}


def start_civil_war(rules: int, *, targets: str) -> Table:
    """Hit seat 0 with a Civil War; it has two Treasure Fleets, one of them in the Flagship's city."""
    return turn_up(
        "ev_civil_war", mode="tournament", cards={0: FLEETS}, options={"civil_war_targets": targets}, rules=rules
    )


@pytest.mark.ruling(13)
def test_a_flagship_protects_the_treasure_fleet_of_its_city() -> None:
    game = start_civil_war(NEWEST, targets="any_fleet")
    assert (game.hand(0), game.standing(0)) == (["treasure_fleet"], {"u30a": "flagship", "u30b": "treasure_fleet"})


@pytest.mark.ruling(13)
def test_by_the_fourth_revision_a_flagship_protected_trade_fleets_alone() -> None:
    game = start_civil_war(4, targets="any_fleet")
    assert (game.asked, game.keys) == ("1 return", {"0.u30b", "0.u32a"})


@pytest.mark.ruling(13)
@BOTH
def test_without_the_option_no_treasure_fleet_is_hit(rules: int) -> None:
    assert start_civil_war(rules, targets="trade_fleets").standing(0) == FLEETS


@pytest.mark.ruling(37)
@BOTH
def test_a_spy_is_not_played_on_a_hand_that_is_seen_to_be_empty(rules: int) -> None:
    game = table(hands={0: ["spy"]}, rules=rules)
    assert ("spy" in game.keys) == (rules == 4)
    if rules != 4:
        assert (game.why("spy").kind, game.why("spy").data) == ("empty_hand", {"by": 1})


@pytest.mark.ruling(37)
@pytest.mark.parametrize("card", ["abbey", "bishop"])
def test_the_cards_of_the_other_hand_do_not_decide_about_a_spy(card: str) -> None:
    assert "spy" in table(hands={0: ["spy"], 1: [card]}).keys


@pytest.mark.ruling(11)
@BOTH
def test_as_many_units_as_barbarians_are_a_defeat_by_default(rules: int) -> None:
    cards: dict[int, Cards] = {0: {"u30a": "knight_otto"}}
    game = turn_up("ev_barbarian_invasion", cards=cards, goods={0: {"gold": 2}}, rules=rules)
    assert (game.goods(0), game.state.options["barbarian_tie"]) == ({}, "defeat")
