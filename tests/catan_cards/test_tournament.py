"""Differences of the tournament game: stacks and discards of each player (docs/rules/catan_cards.md 2.4)."""

import pytest

from engine.catan_cards.event_cards import Reveal
from engine.catan_cards.state import State
from engine.core.goods import Goods
from engine.core.types import Seat
from tests.catan_cards.table import Cards, table

ALL: Goods = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)


def test_cards_are_drawn_from_and_put_under_own_stacks_only() -> None:
    game = table("tournament", hands={1: ["spy"]}, active=1).do("1 act end")
    assert game.offered == ["5"]
    game.do("1 draw 5", "1 draw 5")
    full = table("tournament", hands={1: ["spy", "scout", "bishop", "church"]}, active=1).do("1 act end", "1 bury spy")
    assert full.offered == ["5", "6", "7", "8"]
    full.do("1 bury_stack 8")
    assert full.state.stacks[7] == ["spy"], "a stack begins anew on an empty place"


def test_played_cards_go_to_the_own_discard() -> None:
    game = table("tournament", hands={1: ["spy"], 0: ["church"]}, active=1).do("1 act spy", "1 spy none")
    assert game.state.discards == [[], ["spy"]]


def test_a_stolen_card_uses_the_piles_of_its_holder() -> None:
    hands = {0: ["spy", "scout", "church", "abbey"], 1: ["bishop"]}
    game = table("tournament", hands=hands).do(
        "0 act spy", "0 spy bishop", "0 act end", "0 bury bishop", "0 bury_stack 3"
    )
    assert game.state.stacks[2] == ["bishop"]


@pytest.mark.parametrize(("holder", "stacks"), [(0, ["5", "6", "7", "8"]), (1, ["1", "2", "3", "4"])])
def test_in_a_conflict_the_cards_go_under_a_stack_of_the_victim(holder: Seat, stacks: list[str]) -> None:
    cards: dict[int, Cards] = {holder: {"u30a": "knight_otto"}}
    game = table(
        "tournament", doing=[Reveal()], event="ev_conflict", hands={1 - holder: ["spy", "church"]}, cards=cards
    )
    game.do(f"{holder} conflict spy church")
    assert game.offered == stacks


def test_both_look_through_own_stacks_with_a_master_builder() -> None:
    def second(state: State) -> None:
        state.stacks[1], state.stacks[5] = [state.stacks[0].pop()], [state.stacks[4].pop()]

    game = table("tournament", doing=[Reveal()], event="ev_master_builder", given=second)
    assert game.offered == ["1", "2", "none"]
    game.do("0 master_builder 1", "0 search none")
    assert (game.asked, game.offered) == ("1 master_builder", ["5", "6", "none"])


def test_harbors_and_arches_are_cards_of_the_deck_and_go_where_all_others_go() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "harbor", "u32a": "abbey"}}
    game = table("tournament", hands={0: ["arsonist"]}, cards=cards)
    game.do("0 act arsonist", "chance duel 1", "0 return 1.u30a")
    assert game.hand(1) == ["harbor"]
    arch = table("tournament", cards={0: {"u30a": "triumphal_arch"}}).do("0 act demolish", "0 demolish u30a")
    assert arch.state.discards[0] == ["triumphal_arch"]
