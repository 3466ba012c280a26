"""Effects of every card of Barbarians & Traders, as the rules page words them (docs/rules/catan_cards.md 1.7)."""

import pytest

from engine.catan_cards.computers import find_facts
from engine.catan_cards.scoring import strength, trade
from engine.catan_cards.turn import TurnPhase
from engine.core.goods import Goods
from tests.catan_cards.table import Cards, chance, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_production import produce
from tests.catan_cards.test_rulings import ALL, TWO, set_counters


@pytest.mark.card("barbarian_camp")
def test_a_camp_leaves_one_card_free_in_each_turn() -> None:
    hand = ["caravan", "merchant", "spy"]
    hands = {0: hand, 1: ["bishop"]}
    game = table(hands=hands, cards={0: {"c31x": ("barbarian_camp", 1)}}, goods={0: {"gold": 1, "wool": 1}, 1: TWO})
    assert [game.option(card).data["pay"] for card in hand] == [None] * 3
    game.do("0 act caravan", "0 swap wool", "0 take ore")
    assert game.option("merchant").data["pay"] == {"gold": 1}
    game.do("0 act merchant")
    assert (game.asked, "gold" in game.goods(0)) == ("0 rob", False), "paid before it takes effect"
    game.do("0 rob wool", "0 rob none", "0 give wool")
    assert game.why("spy").kind == "cannot_pay"


@pytest.mark.card("trading_outpost", "harbor")
def test_an_outpost_serves_the_player_who_placed_it() -> None:
    game = table(hands={0: ["trading_outpost"]}, cards={0: {"u30a": "harbor"}}, goods={0: TWO}, villages={1: (30, 32)})
    game.do("0 act trading_outpost", "0 site d32a")
    assert (game.built(1, "trading_outpost").owner, trade(game.state, 0), trade(game.state, 1)) == (0, 1, 0)
    assert produce(3, cards={1: {"d32a": ("trading_outpost", 0)}}).goods(0) == {"wool": 1, "ore": 1}


def test_a_computer_player_counts_a_card_with_its_owner_not_its_host() -> None:
    facts = [find_facts(table(cards={1: {"d32a": ("trading_outpost", 0)}}).state, seat) for seat in range(2)]
    assert [one["count_building"] for one in facts] == [1, 0]


@pytest.mark.card("wine_cellar", "ev_fair_voyage", "ev_year_end")
def test_cellars_open_with_new_year_and_a_favourable_voyage() -> None:
    year = turn_up("ev_year_end", cards={0: {"u30a": "wine_cellar"}}).do("0 take ore", "0 take wool")
    assert (year.asked, year.goods(0)) == ("chance shuffle_events", {"ore": 1, "wool": 1})
    cards: dict[int, Cards] = {0: {"u30a": "wine_cellar"}, 1: {"u30a": "fleet_ore", "d30a": "fleet_gold"}}
    voyage = turn_up("ev_fair_voyage", cards=cards)
    assert (voyage.asked, voyage.goods(1)) == ("0 take", {"ore": 3, "gold": 3})
    assert voyage.option("ore").data["source"] == "wine_cellar"


@pytest.mark.card("knight_baroc", "barbarian_camp")
@pytest.mark.parametrize(("camp", "ore"), [({}, 1), ({"c31x": ("barbarian_camp", 0)}, 2)])
def test_baroc_brings_ore_after_the_brigands_have_taken_theirs(camp: Cards, ore: int) -> None:
    goods = {0: {"ore": 3, "gold": 3, "brick": 2}}
    game = roll_face("brigands", mode="themed", cards={0: {"u30a": "knight_baroc"}, 1: camp}, goods=goods)
    assert game.goods(0) == {"gold": 3, "brick": 2, "ore": ore}


@pytest.mark.card("knight_johanna")
def test_johanna_comes_to_a_player_with_a_church() -> None:
    assert table(hands={0: ["knight_johanna"]}, goods={0: TWO}).why("knight_johanna").data["needs"] == ["church"]
    game = table(hands={0: ["knight_johanna"]}, goods={0: TWO}, cards={0: {"u32a": "church"}})
    assert strength(game.do("0 act knight_johanna", "0 site u30a").state, 0) == 2


@pytest.mark.card("knight_sven")
def test_sven_trades_like_a_merchant_for_gold_and_is_gone() -> None:
    game = table(cards={0: {"u30a": "knight_sven"}}, goods={0: {"gold": 2}, 1: {"ore": 1, "wool": 1}})
    game.do("0 act use.knight_sven", "0 rob ore", "0 rob wool", "0 give gold")
    assert (game.goods(0), game.goods(1)) == ({"ore": 1, "wool": 1}, {"gold": 1})
    assert (game.standing(0), game.discard, game.state.knight) == ({}, ["knight_sven"], -1)


@pytest.mark.card("flavo")
def test_flavo_changes_sides_for_gold() -> None:
    game = roll_face("tournament", mode="themed", cards={0: {"d32a": "flavo"}}, goods={1: {"gold": 1}})
    assert game.goods(0) == {"gold": 1, "ore": 1}
    assert game.do("1 flavo accept", "0 flavo_site d30a").standing(1) == {"d30a": "flavo"}


@pytest.mark.card("treasure_fleet")
def test_a_treasure_fleet_makes_plenty_threefold() -> None:
    game = roll_face("plenty", mode="themed", cards={1: {"u30a": "treasure_fleet"}})
    game.do("0 take ore", "1 take ore", "1 take wool", "1 take ore")
    assert (game.goods(0), game.goods(1)) == ({"ore": 1}, {"ore": 2, "wool": 1})


@pytest.mark.card("colonial_base")
def test_a_colonial_base_stores_the_gold_of_its_river() -> None:
    assert produce(6, cards={0: {"d31x": "colonial_base"}}).goods(0) == {"gold": 2}
    assert (
        produce(6, cards={0: {"d31x": "colonial_base"}}, goods={0: {"gold": 1}}).built(0, "colonial_base").counter == 1
    )
    assert produce(5, cards={0: {"d31x": "colonial_base"}}).goods(0) == {"brick": 1}


@pytest.mark.card("res_coin")
@pytest.mark.parametrize(("trades", "cost"), [(2, {"grain": 2, "ore": 2, "wool": 3}), (3, {"ore": 2})])
def test_full_coin_merchants_waive_wool_and_grain(trades: int, cost: Goods) -> None:
    game = table(
        hands={0: ["knight_karl"]}, goods={0: ALL}, cards={0: {"d33x": "res_coin"}}, given=set_counters(trades)
    )
    assert game.option("knight_karl").data["pay"] == cost


@pytest.mark.card("res_paper")
@pytest.mark.parametrize(("trades", "asked"), [(2, "0 act"), (3, "0 take")])
def test_full_paper_merchants_open_the_turn(trades: int, asked: str) -> None:
    doing = [TurnPhase("start"), TurnPhase("actions")]
    assert table(doing=doing, cards={0: {"u29x": "res_paper"}}, given=set_counters(trades)).asked == asked
    other = table(doing=doing, cards={0: {"u29x": "res_paper"}}, given=set_counters(3), active=1)
    assert other.asked == "1 act", "only the own turn"


@pytest.mark.card("res_cloth")
def test_full_cloth_merchants_swap_two_of_a_kind_once_a_turn() -> None:
    cards: dict[int, Cards] = {0: {"u31x": "res_cloth"}}
    goods = {0: {"ore": 3, "wool": 2, "grain": 1}}
    assert table(cards=cards, goods=goods, given=set_counters(2)).why("use.res_cloth").kind == "counter_low"
    game = table(cards=cards, goods=goods, given=set_counters(3)).do("0 act use.res_cloth")
    assert game.keys == {"2ore", "2wool"}
    game.do("0 swap 2ore", "0 take grain", "0 take brick")
    assert game.goods(0) == {"ore": 1, "wool": 2, "grain": 2, "brick": 1}
    assert game.why("use.res_cloth").kind == "already_used"


@pytest.mark.card("wizard_alliance")
def test_wizards_stay_out_of_every_game() -> None:
    game = table("tournament", hands={0: ["wizard_alliance"]}, goods={0: ALL})
    assert game.why("wizard_alliance").kind == "never_playable"
    assert "wizard_alliance" not in {card for pile in table("themed").state.stacks for card in pile}


@pytest.mark.card("secret_brotherhood")
def test_a_brotherhood_buys_any_number_of_action_cards() -> None:
    game = table(hands={0: ["spy", "bishop", "abbey"]}, cards={0: {"u30a": "secret_brotherhood"}})
    for card in ("spy", "bishop"):
        game.do("0 act use.secret_brotherhood", f"0 sell {card}", "0 take ore")
    assert (game.goods(0), game.hand(0), game.events_of("played")) == ({"ore": 2}, ["abbey"], [])
    assert game.why("use.secret_brotherhood").kind == "no_action_card"


@pytest.mark.card("merchants_league", "merchant_guild")
@pytest.mark.parametrize("needed", ["harbor", "merchant_guild"])
def test_the_league_comes_with_a_harbor_or_a_chamber_and_earns(needed: str) -> None:
    game = table(hands={1: ["merchants_league"]}, cards={1: {"u30a": needed}}, goods={1: TWO, 0: ALL}, active=1)
    assert "merchants_league" in game.keys
    earning = table(cards={1: {"u30a": "merchants_league"}}, goods={0: {"wool": 3}}).do(
        "0 act trade.wool", "0 receive ore"
    )
    assert earning.goods(1) == {"ore": 1}


@pytest.mark.card("triumphal_arch", "ev_barbarian_invasion", "campaign")
def test_an_arch_rises_with_victories() -> None:
    cards: Cards = {"u30a": "triumphal_arch", "d30a": "knight_otto", "d30b": "knight_falk", "u32a": "flagship"}
    battle = turn_up("ev_barbarian_invasion", cards={0: cards}).do("0 reward triumphal_arch")
    march = table(hands={0: ["campaign"]}, cards={0: cards}).do("0 act campaign", "0 reward triumphal_arch")
    assert [game.built(0, "triumphal_arch").counter for game in (battle, march)] == [1, 1]
    assert [game.points(0) for game in (battle, march)] == [6, 6], "two cities, the arch, the knight token"
    rich = table(hands={0: ["campaign"]}, cards={0: cards}).do(
        "0 act campaign", "0 reward resources", "0 take ore", "0 take ore"
    )
    assert (rich.goods(0), rich.built(0, "triumphal_arch").counter) == ({"ore": 2}, 0)


@pytest.mark.card("ev_barbarian_invasion")
def test_barbarians_who_are_not_beaten_take_all_gold() -> None:
    game = turn_up("ev_barbarian_invasion", cards={0: {"u30a": "knight_otto", "d30a": "abbey"}}, goods={0: TWO, 1: TWO})
    told = [(one.seat, one.data["number"], one.data["count"]) for one in game.events_of("invaded")]
    assert told == [(0, 2, 1), (1, 1, 0)]
    assert [game.goods(seat).get("gold", 0) for seat in range(2)] == [0, 0]


@pytest.mark.card("exchange")
@pytest.mark.parametrize(("pips", "kind"), [(4, "lumber"), (3, "wool")])
def test_an_exchange_doubles_both_regions_beside_it(pips: int, kind: str) -> None:
    assert produce(pips, cards={0: {"u30a": "exchange"}}).goods(0) == {kind: 2}


@pytest.mark.card("flagship")
def test_a_flagship_keeps_its_city_out_of_a_civil_war_but_not_its_knights() -> None:
    cards: Cards = {"u30a": "flagship", "u30b": "fleet_ore", "d30a": "knight_otto", "u32a": "fleet_wool"}
    game = turn_up("ev_civil_war", cards={0: cards})
    assert (game.asked, game.keys) == ("1 return", {"0.d30a", "0.u32a"})


@pytest.mark.card("scriptorium")
def test_a_scriptorium_draws_once_in_an_own_turn() -> None:
    hand = ("spy", "scout", "bishop")
    game = table(hands={0: hand}, cards={0: {"u30a": "scriptorium"}}).do("0 act use.scriptorium", "0 draw_stack 1")
    assert (len(game.hand(0)), game.asked) == (4, "0 act")
    assert game.why("use.scriptorium").kind == "already_used"


@pytest.mark.card("ev_superstition")
def test_superstition_costs_one_for_each_abbey() -> None:
    game = turn_up("ev_superstition", cards={1: {"u30a": "abbey", "d30a": "abbey"}}, goods={0: TWO, 1: TWO})
    game.do("1 lose u29", "1 lose d33")
    assert (game.goods(0), game.goods(1)) == (TWO, {**TWO, "lumber": 1, "ore": 1})


@pytest.mark.card("ancient_wisdom")
def test_ancient_wisdom_needs_a_library_and_a_card_that_is_no_building() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "library"}}
    assert table(hands={0: ["ancient_wisdom"]}, discard=["spy"]).why("ancient_wisdom").kind == "needs_building"
    assert (
        table(hands={0: ["ancient_wisdom"]}, cards=cards, discard=["abbey"]).why("ancient_wisdom").kind
        == "no_card_to_retrieve"
    )
    game = table(hands={0: ["ancient_wisdom"]}, cards=cards, discard=["abbey", "spy"]).do(
        "0 act ancient_wisdom", "0 retrieve spy"
    )
    assert game.hand(0) == ["spy"]


@pytest.mark.card("chamberlain")
def test_the_chamberlain_makes_two_of_a_gold() -> None:
    game = table(hands={0: ["chamberlain"]}, cards={0: {"u30a": "town_hall"}}, goods={0: {"gold": 1}})
    assert game.do("0 act chamberlain", "0 take ore", "0 take ore").goods(0) == {"ore": 2}


@pytest.mark.card("dogma")
@pytest.mark.parametrize("place", ["u30a", "u32a"])
def test_a_dogma_takes_a_library_or_church_out_of_play(place: str) -> None:
    cards: dict[int, Cards] = {0: {"u30a": "church"}, 1: {"u30a": "library", "u32a": "church", "d30a": "town_hall"}}
    game = table(hands={0: ["dogma"]}, cards=cards).do("0 act dogma")
    assert game.keys == {"1.u30a", "1.u32a"}
    game.do(f"0 dogma 1.{place}")
    assert (game.points(1), game.discard) == (6, [])


@pytest.mark.card("eryn")
@pytest.mark.parametrize(("ahead", "taken"), [(["church"], 1), (["church", "church", "colossus", "aqueduct"], 4)])
def test_eryn_makes_up_for_points_but_for_four_at_most(ahead: list[str], taken: int) -> None:
    standing: Cards = dict(zip(("u30a", "u32a", "d30a", "d32a"), ahead, strict=False))
    game = table(hands={0: ["eryn"]}, cards={1: standing}).do("0 act eryn")
    for _ in range(taken):
        game.do("0 take " + next(key for key in game.offered))
    assert (game.asked, sum(game.goods(0).values())) == ("0 act", taken)


@pytest.mark.card("christoph")
def test_christoph_trades_one_kind_for_the_rest_of_the_turn() -> None:
    cards: Cards = {"u30a": "harbor", "u32a": "fleet_ore", "d30a": "fleet_wool"}
    game = table(hands={0: ["christoph"]}, cards={0: cards}, goods={0: {"ore": 1, "wool": 1}}).do("0 act christoph")
    assert game.keys == {"ore", "wool"}
    game.do("0 christoph ore", "0 act trade.ore", "0 receive gold")
    assert (game.goods(0), game.why("trade.wool").kind) == ({"wool": 1, "gold": 1}, "cannot_pay")


@pytest.mark.card("gunther")
def test_gunther_wants_two_trade_fleets() -> None:
    assert (
        table(hands={0: ["gunther"]}, cards={0: {"u30a": "fleet_ore", "u32a": "flagship"}}).why("gunther").kind
        == "too_few_units"
    )
    game = table(hands={0: ["gunther"]}, cards={0: {"u30a": "fleet_ore", "u32a": "fleet_wool"}})
    assert game.do("0 act gunther", "0 take ore", "0 take wool").goods(0) == {"ore": 1, "wool": 1}


@pytest.mark.card("neighbour_help")
@pytest.mark.parametrize(
    ("mill", "site", "kind"),
    [("sawmill", "u30a", "lumber"), ("woolen_mill", "u30b", "wool"), ("grain_mill", "u32a", "grain")],
)
def test_neighbours_fill_up_a_region_beside_its_mill(mill: str, site: str, kind: str) -> None:
    game = table(hands={0: ["neighbour_help"]}, cards={0: {site: mill}}, goods={0: {kind: 1}}).do(
        "0 act neighbour_help"
    )
    assert game.goods(0) == {kind: 3}


@pytest.mark.card("sigismund")
def test_sigismund_saves_trade_fleets_but_no_knights_in_a_civil_war() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "fleet_ore", "d30a": "knight_otto"}}
    game = turn_up("ev_civil_war", cards=cards, hands={0: ["sigismund"]})
    assert (game.asked, game.keys) == ("0 react", {"sigismund", "none"})
    assert game.do("0 react sigismund").standing(0) == {"u30a": "fleet_ore"}
    back = table(hands={0: ["sigismund"]}, discard=["fleet_ore", "flagship", "knight_otto"]).do("0 act sigismund")
    assert back.keys == {"fleet_ore"}


@pytest.mark.card("campaign")
def test_a_campaign_takes_any_fleet_and_two_knights() -> None:
    knights: Cards = {"d30a": "knight_otto", "d30b": "knight_falk"}
    for fleet in ("fleet_ore", "treasure_fleet", "flagship"):
        game = table(hands={0: ["campaign"]}, cards={0: {**knights, "u30a": fleet}})
        assert game.do("0 act campaign", "0 take ore", "0 take ore").goods(0) == {"ore": 2}
    assert table(hands={0: ["campaign"]}, cards={0: knights}).why("campaign").kind == "too_few_units"


@pytest.mark.card("harbor", "triumphal_arch")
def test_one_harbor_and_one_arch_of_the_row_for_each() -> None:
    game = table(goods={0: ALL}).do("0 act row.harbor", "0 site u30a", "0 act row.triumphal_arch", "0 site u32a")
    assert {game.why("row.harbor").kind, game.why("row.triumphal_arch").kind} == {"one_only"}
    assert sorted(game.state.row) == ["harbor", "triumphal_arch"]


@pytest.mark.card("alchemist")
def test_a_camp_charges_an_alchemist_as_the_first_card_of_the_turn() -> None:
    cards: dict[int, Cards] = {0: {"c31x": ("barbarian_camp", 1)}}
    doing = [TurnPhase(phase) for phase in ("roll", "event", "production", "actions")]
    game = table(hands={0: ["alchemist", "caravan"]}, cards=cards, goods={0: {"wool": 1, "gold": 1}}, doing=doing)
    game.do("0 before_roll alchemist.5", chance("event_die", "tournament"))
    assert game.option("caravan").data["pay"] == {"gold": 1}
