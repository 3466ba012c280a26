"""Sentences of the rules without another test (docs/rules/catan_cards.md 1.7, 3.2 to 3.4, 4.5, 4.10, 4.18, 4.20)."""

import pytest

from engine.catan_cards.event_cards import DogmasEnd, Reveal
from engine.catan_cards.production import ProduceRegions
from engine.catan_cards.state import State
from tests.catan_cards.table import Cards, chance, table
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_rulings import ALL

HOST: dict[int, Cards] = {1: {"u30a": "secret_brotherhood", "c31x": ("barbarian_camp", 0)}}


@pytest.mark.ruling(20)
def test_a_card_sold_to_the_brotherhood_is_not_a_played_card_for_the_camp() -> None:
    goods = {0: {"lumber": 2}, 1: {"ore": 1}}
    game = table(hands={1: ["bishop", "merchant"]}, cards=HOST, goods=goods, active=1)
    game.do("1 act use.secret_brotherhood", "1 sell bishop", "1 take wool")
    assert (game.option("merchant").data["pay"], game.player(1).played) == (None, 0)


@pytest.mark.ruling(10)
def test_all_dogmas_of_the_active_player_end_with_the_same_event() -> None:
    game = table(
        "tournament", doing=[Reveal(), DogmasEnd(0)], event="ev_plague",
        cards={1: {"u30a": "library", "u30b": "church"}}, dogmas={1: ["u30a", "u30b"]},
    )  # fmt: skip
    assert game.state.discards[0] == ["dogma", "dogma"]
    assert [built.active for built in game.player(1).cards] == [True, True]


@pytest.mark.ruling(18)
def test_two_treasure_fleets_bring_three_resources_in_a_year_of_plenty() -> None:
    fleets: Cards = {"u30a": "treasure_fleet", "u32a": "treasure_fleet"}
    game = roll_face("plenty", mode="tournament", cards={0: fleets})
    taken = 0
    while game.asked == "0 take":
        game.do(f"0 take {game.offered[0]}")
        taken += 1
    assert (taken, sum(game.goods(0).values()), game.asked) == (3, 3, "1 take")


@pytest.mark.parametrize(("id", "place"), [("trading_outpost", "u30a"), ("barbarian_camp", "c31x")])
def test_own_cards_in_the_other_principality_are_not_demolished(id: str, place: str) -> None:
    game = table(cards={0: {"u32a": "abbey"}, 1: {place: (id, 0)}}).do("0 act demolish")
    assert game.offered == ["u32a", "none"]
    alone = table(cards={1: {place: (id, 0)}})
    assert (alone.why("demolish").kind, "demolish" in alone.keys) == ("nothing_to_demolish", False)


@pytest.mark.ruling(18)
@pytest.mark.parametrize("beside", [{}, {"u30a": "exchange"}, {"d30a": "exchange", "d32a": "exchange"}])
def test_a_colonial_base_gets_one_gold_though_its_river_produces_double(beside: Cards) -> None:
    def rolled(state: State) -> None:
        state.pips = next(region.number for region in state.players[0].regions.values() if region.kind == "gold")

    cards: dict[int, Cards] = {0: {"d31x": "colonial_base", **beside}}
    game = table("tournament", doing=[ProduceRegions()], cards=cards, given=rolled)
    assert game.built(0, "colonial_base").counter == 1


def test_a_spy_takes_no_wizard_card() -> None:
    game = table("tournament", hands={0: ["spy"], 1: ["wizard_alliance", "bishop", "abbey"]}).do("0 act spy")
    assert game.offered == ["bishop"]
    alone = table("tournament", hands={0: ["spy"], 1: ["wizard_alliance"]}).do("0 act spy")
    assert alone.offered == ["none"]


@pytest.mark.ruling(23)
def test_eryn_counts_the_points_of_tokens() -> None:
    game = table(hands={0: ["eryn"]}, cards={1: {"u30a": "knight_siegfried"}})
    assert (game.points(0), game.points(1), game.state.knight) == (4, 5, 1)
    game.do("0 act eryn", "0 take ore")
    assert (game.goods(0), game.asked) == ({"ore": 1}, "0 act")


@pytest.mark.ruling(5)
def test_a_camp_that_burns_returns_to_the_hand_of_its_owner() -> None:
    cards: dict[int, Cards] = {0: {"c31x": ("barbarian_camp", 1)}, 1: {}}
    game = table(hands={0: ["arsonist"]}, cards=cards).do("0 act arsonist", chance("duel", 1))
    assert (game.hand(1), game.standing(0), game.discard) == (["barbarian_camp"], {}, ["arsonist"])


@pytest.mark.parametrize("mode", ["base", "themed", "tournament"])
def test_a_site_that_was_cleared_is_built_on_in_the_same_turn(mode: str) -> None:
    sites: Cards = {"u30a": "garrison", "d30a": "abbey", "u32a": "garrison", "d32a": "abbey"}
    game = table(mode, hands={0: ["smithy"]}, cards={0: sites}, villages={0: (30, 32)}, goods={0: ALL})
    assert game.why("smithy").kind == "no_site"
    game.do("0 act demolish", "0 demolish u30a", "0 act smithy")
    assert (game.standing(0)["u30a"], game.discard) == ("smithy", ["garrison"])


@pytest.mark.parametrize("mode", ["tournament"])
def test_a_knight_that_was_driven_out_may_be_placed_by_the_other_player(mode: str) -> None:
    hands = {0: ["black_knight", "knight_otto"]}
    game = table(mode, hands=hands, cards={1: {"u30a": "knight_otto"}}, goods={0: ALL})
    assert game.why("knight_otto").kind == "already_in_play"
    game.do("0 act black_knight", chance("duel", 1))
    assert (game.hand(1), "knight_otto" in game.keys) == (["knight_otto"], True)
    game.do("0 act knight_otto", "0 site u30a")
    assert game.standing(0) == {"u30a": "knight_otto"}
