"""Differences of the Beginner rules (docs/rules/magna_carta.md 4)."""

import pytest

from engine.core.goods import Goods
from engine.magna_carta.cards import PLAYER_COLOURS, deck
from engine.magna_carta.state import Slot
from tests.magna_carta.table import MAGNA_CARTA, Table, table
from tests.magna_carta.test_start import begin_game, deal_hands, keep_hands

DECK = deck(PLAYER_COLOURS, beginner=True)


def test_standard_rules_are_the_default() -> None:
    assert MAGNA_CARTA.setup(3).options == {"rules": "standard"}


def test_there_is_no_provost_and_no_phase_for_it() -> None:
    game = keep_hands(2, rules="beginner")
    assert (game.state.provost, MAGNA_CARTA.view(game.position, None).provost) == (0, None)
    game.do("0 act n_peddler@2", "1 act pass", "0 act pass")
    assert game.state.phase == "road"
    game.finish_turn()
    assert (game.events_of("provost"), game.events_of("advance"), game.state.provost) == ([], [], 0)
    assert [event.data["phase"] for event in game.events_of("phase")][:5] == [
        "income",
        "actions",
        "road",
        "castle",
        "end",
    ]


def test_lawyer_church_and_hotel_are_left_out() -> None:
    game = begin_game(2, "beginner")
    assert set(game.state.prestige) == {"theatre", "statue", "stables", "town_hall", "monument", "cathedral"}
    game.do("chance neutral n_park")
    assert (len(game.offered), {"lawyer", "church"} & set(game.offered)) == (10, set())
    assert "hotel" not in table(rules="beginner", goods={0: {"stone": 9, "gold": 9}}).offered


def test_all_neutral_cards_and_all_tokens_stay() -> None:
    assert set(begin_game(4, "beginner").offered) == {"n_park", "n_forest", "n_quarry", "n_trading_post"}
    assert begin_game(3, "beginner").state.tokens == begin_game(3).state.tokens


def test_the_first_hand_of_the_smaller_deck_may_be_exchanged() -> None:
    game = deal_hands(2, "beginner").do("0 exchange exchange")
    player = game.player(0)
    assert (player.hand, player.discard, len(player.pile)) == (list(DECK[3:6]), list(DECK[:3]), 4)


def test_the_start_is_the_same() -> None:
    game = keep_hands(3, rules="beginner")
    assert [(game.deniers(seat), game.cubes(seat)) for seat in range(3)] == [(6, {"food": 2, "wood": 2})] * 3


def test_every_card_with_a_worker_works() -> None:
    road = [Slot("large_farm", 0), Slot("large_sawmill", 0), Slot("large_quarry", 0)]
    game = table(2, rules="beginner", phase="road", road=road, workers={1: 1, 3: 1, 5: 0})
    assert [event.data["space"] for event in game.events_of("produced")] == [1, 3, 5]
    assert (game.events_of("unused"), game.cubes(0)) == ([], {"food": 1, "stone": 2})


def test_income_is_two_deniers() -> None:
    game = table(2, rules="beginner", phase="income", road=[Slot("market", 0)], fronts={0: ["statue"]})
    assert [game.deniers(0), game.deniers(1)] == [12, 12]


def test_a_prestige_card_needs_no_residence_and_lies_in_front_of_its_player() -> None:
    game = table(2, rules="beginner", goods={0: {"stone": 2, "gold": 1}})
    data = game.option("statue").data
    assert (data["building"], data["pay"], data.get("space")) == ("statue", {"stone": 2, "gold": 1}, None)
    game.do("0 act statue")
    assert (game.player(0).prestige, game.faces, game.cubes(0)) == (["statue"], ["n_trading_post", "n_peddler"], {})
    (told,) = game.events_of("prestige_built")
    assert (told.seat, told.data["building"], told.data.get("space")) == (0, "statue", None)
    assert (game.sources(0)["prestige"], "statue" in game.state.prestige) == (6, False)
    assert game.why("statue").kind == "already_built"


@pytest.mark.parametrize("id", ["theatre", "stables"])
def test_a_prestige_card_must_be_paid(id: str) -> None:
    assert table(2, rules="beginner", goods={0: {"wood": 9, "food": 9, "stone": 9}}).why(id).kind == "cannot_pay"


def test_prestige_cards_count_in_full_at_the_end() -> None:
    goods: dict[int, Goods] = {0: {"denier": 0}, 1: {"denier": 0}}
    fronts = {0: ["statue", "cathedral"], 1: ["stables"]}
    game = table(2, rules="beginner", phase="end", going_on=True, goods=goods, fronts=fronts, left=(0, 0, 0))
    outcome = MAGNA_CARTA.outcome(game.position)
    assert outcome is not None
    assert outcome.scores == (20, 10)


def test_batches_gold_and_the_first_player_are_as_ever() -> None:
    goods: dict[int, Goods] = {0: {"food": 1, "wood": 1, "gold": 1}}
    game = table(2, rules="beginner", phase="castle", going_on=True, goods=goods).do("0 batches 1", "1 batches 0")
    assert (game.cubes(0), game.player(0).tokens["dungeon"], game.asked) == ({"gold": 1}, 1, "1 act")


def test_small_cards_and_owners_are_as_ever() -> None:
    game: Table = table(2, rules="beginner", hands={0: ["small_farm"]}, goods={0: {"food": 1, "wood": 1}})
    assert game.do("0 act small_farm").state.road[-1] == Slot("small_farm", 0, cubes=2)
    visit = table(2, rules="beginner", phase="road", road=[Slot("bank", 0)], workers={3: 1}).do("1 buy none")
    assert visit.asked == "0 buy"
