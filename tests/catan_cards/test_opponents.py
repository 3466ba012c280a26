"""Attacks and thefts turn on the other player in either seat's turn (docs/rules/catan_cards.md 1.6, 1.7, 4.25)."""

from collections.abc import Sequence

import pytest

from engine.catan_cards.resources import Rob
from engine.catan_cards.state import State
from engine.core.types import Seat
from tests.catan_cards.table import Cards, Table, chance, table

SEATS = [0, 1]


def table_of_attack(seat: Seat, card: str, own: Cards, others: Cards, hand: Sequence[str] = ()) -> Table:
    """Lay out one player with a card in hand and cards in play, and the other with cards in play and a hand."""
    return table(active=seat, hands={seat: [card], 1 - seat: hand}, cards={seat: own, 1 - seat: others})


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "target"), [("arsonist", "sawmill"), ("black_knight", "knight_karl")])
def test_an_attack_needs_a_target_of_the_opponents(card: str, target: str, seat: Seat) -> None:
    assert card in table_of_attack(seat, card, {}, {"u30a": target}).offered
    refused = table_of_attack(seat, card, {"u30a": target}, {}).why(card)
    assert (refused.kind, refused.data) == ("no_target", {"building": card, "by": 1 - seat})


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("card", "target"), [("arsonist", "sawmill"), ("black_knight", "knight_karl")])
def test_an_attack_that_succeeds_hits_the_opponent(card: str, target: str, seat: Seat) -> None:
    game = table_of_attack(seat, card, {"u32a": "abbey"}, {"u30a": target}).do(f"{seat} act {card}", chance("duel", 1))
    assert (game.standing(1 - seat), game.hand(1 - seat)) == ({}, [target])
    assert game.standing(seat) == {"u32a": "abbey"}


@pytest.mark.parametrize("seat", SEATS)
def test_a_merchant_takes_from_the_opponent_and_gives_back(seat: Seat) -> None:
    game = table(
        active=seat,
        hands={seat: ["merchant"]},
        goods={seat: {"ore": 1}, 1 - seat: {"wool": 1, "grain": 2}},
    )
    game.do(f"{seat} act merchant")
    assert {option.data["owner"] for option in game.options} == {1 - seat}
    game.do(f"{seat} rob wool", f"{seat} rob grain")
    assert {option.data["owner"] for option in game.options} == {1 - seat}
    game.do(f"{seat} give ore")
    assert game.goods(seat) == {"wool": 1, "grain": 1}
    assert game.goods(1 - seat) == {"grain": 1, "ore": 1}


@pytest.mark.parametrize("seat", SEATS)
def test_a_merchant_gives_nothing_that_the_opponent_has_no_room_for(seat: Seat) -> None:
    game = table(
        active=seat,
        hands={seat: ["merchant"]},
        goods={seat: {"ore": 2, "brick": 1}, 1 - seat: {"wool": 2, "ore": 3}},
    )
    game.do(f"{seat} act merchant", f"{seat} rob wool", f"{seat} rob none")
    assert set(game.offered) == {"brick", "wool"}
    assert (game.why("ore").kind, game.why("lumber").kind) == ("no_room", "cannot_pay")
    found = game.game.unavailable(game.position, seat)
    assert {option.key: option.data["pay"] for option, _ in found} == {
        kind: {kind: 1} for kind in ("lumber", "grain", "ore", "gold")
    }


@pytest.mark.parametrize("seat", SEATS)
def test_a_spy_takes_out_of_the_opponents_hand(seat: Seat) -> None:
    game = table_of_attack(seat, "spy", {}, {}, hand=("scout", "abbey", "merchant")).do(
        f"{seat} act spy", f"{seat} spy scout"
    )
    assert (game.hand(seat), game.hand(1 - seat)) == (["scout"], ["abbey", "merchant"])


@pytest.mark.parametrize("seat", SEATS)
def test_ancient_wisdom_takes_from_the_opponents_discard_in_a_tournament(seat: Seat) -> None:
    def discarded(state: State) -> None:
        for owner, card in ((seat, "scout"), (1 - seat, "spy")):
            state.stacks[state.own_stacks(owner)[0] - 1].remove(card)
            state.discard(owner).append(card)

    cards: dict[Seat, Cards] = {seat: {"u30b": "library"}}
    game = table("tournament", active=seat, hands={seat: ["ancient_wisdom"]}, cards=cards, given=discarded)
    game.do(f"{seat} act ancient_wisdom")
    assert game.offered == ["spy"]
    game.do(f"{seat} retrieve spy")
    assert (game.hand(seat), game.state.discard(1 - seat)) == (["spy"], [])
    assert sorted(game.state.discard(seat)) == ["ancient_wisdom", "scout"]


@pytest.mark.parametrize("seat", SEATS)
def test_resources_that_are_missing_or_find_no_room_cannot_be_taken(seat: Seat) -> None:
    theirs = {"wool": 1, "grain": 1, "ore": 1}
    game = table(active=seat, doing=[Rob(seat, 1, "merchant")], goods={seat: {"ore": 3}, 1 - seat: theirs})
    assert game.offered == ["wool", "grain"]
    assert game.denied == {
        "lumber": "opponent_has_none",
        "brick": "opponent_has_none",
        "ore": "no_room",
        "gold": "opponent_has_none",
    }


def test_an_offer_names_the_player_to_whom_it_is_made() -> None:
    game = table(active=1, goods={0: {"wool": 1}, 1: {"ore": 1}})
    game.do("1 act offer", "1 offer_give ore", "1 offer_get wool")
    assert (game.asked, game.events_of("offered")[0].data["by"]) == ("0 answer_offer", 0)
