"""Effects of every card of the base set, as the rules page words them (docs/rules/catan_cards.md 1.6)."""

import pytest

from engine.catan_cards.scoring import hand_limit, search_cost, strength, tournament, trade
from engine.catan_cards.state import State
from engine.catan_cards.turn import TurnPhase
from engine.core.goods import Goods
from tests.catan_cards.table import Cards, Table, chance, table
from tests.catan_cards.test_data import BASE_ROWS, TRADERS_ROWS
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_production import produce
from tests.catan_cards.test_rulings import TWO
from tests.pages import amounts


def values_of(game: Table, seat: int = 0) -> Goods:
    """Return the values of a principality."""
    return {
        "vp": game.points(seat) - (game.state.knight == seat) - (game.state.windmill == seat),
        "TP": trade(game.state, seat),
        "S": strength(game.state, seat),
        "T": tournament(game.state, seat),
        "hand": hand_limit(game.state, seat),
    }


@pytest.mark.card("colossus", "counting_house", "marketplace", "merchant_guild")
@pytest.mark.card("knight_conrad", "knight_falk", "knight_gotz", "knight_hagen", "knight_karl")
@pytest.mark.card("knight_otto", "knight_pippin", "knight_siegfried", "knight_walter", "knight_johanna")
@pytest.mark.parametrize(
    "row", [row for row in (*BASE_ROWS.values(), *TRADERS_ROWS.values()) if row.get("cost")], ids=lambda row: row["id"]
)
def test_a_card_in_play_has_the_values_of_the_page(row: dict[str, str]) -> None:
    place = {"road": "c31x", "gold": "d31x", "ore": "d33x", "lumber": "u29x", "wool": "u31x"}
    at = place[row["goes on"].split()[-1]] if "goes on" in row else "u30a"
    abroad = row["id"] in ("barbarian_camp", "trading_outpost")
    card = {at: (row["id"], 0)}
    game = table("tournament", cards={1: card} if abroad else {0: card})
    before, after = values_of(table("tournament")), values_of(game)
    gained = {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}
    points = amounts(row.get("values", "").replace("hand +1", "1 hand"))
    knight = {"S": int(row["S"]), "T": int(row["T"])} if "S" in row else {}
    assert gained == points | knight


@pytest.mark.card("abbey")
@pytest.mark.parametrize(("abbeys", "cards"), [(0, 3), (1, 4), (2, 5)])
def test_abbeys_let_more_cards_stay(abbeys: int, cards: int) -> None:
    standing: Cards = dict(list({"u30a": "abbey", "d30a": "abbey"}.items())[:abbeys])
    game = table("base", hands={0: ["spy"]}, cards={0: standing}).do("0 act end")
    while game.asked == "0 draw":
        game.do("0 draw 1")
    assert len(game.hand(0)) == cards


@pytest.mark.card("garrison")
def test_a_garrison_guards_its_own_two_regions_only() -> None:
    rich = {"lumber": 3, "wool": 3, "grain": 3, "ore": 3}
    assert roll_face("brigands", cards={0: {"u30a": "garrison"}}, goods={0: rich}).goods(0) == rich
    assert roll_face("brigands", cards={0: {"d30a": "garrison"}}, goods={0: rich}).goods(0) == {"lumber": 3, "grain": 3}


@pytest.mark.card("smithy")
def test_a_smithy_strengthens_every_own_knight() -> None:
    knights: Cards = {"u30a": "knight_otto", "d30a": "knight_hagen"}
    assert strength(table(cards={0: knights}).state, 0) == 4
    assert strength(table(cards={0: {**knights, "u32a": "smithy"}}).state, 0) == 6
    assert strength(table(cards={0: knights, 1: {"u32a": "smithy"}}).state, 0) == 4


@pytest.mark.card("brick_factory", "foundry", "grain_mill", "sawmill", "woolen_mill")
@pytest.mark.parametrize(("mill", "site", "pips", "kind", "other"), [
    ("brick_factory", "d30a", 5, "brick", "u30a"),
    ("foundry", "d32a", 2, "ore", "d30a"),
    ("grain_mill", "u32a", 1, "grain", "u30a"),
    ("sawmill", "u30a", 4, "lumber", "u32a"),
    ("woolen_mill", "u32b", 3, "wool", "d32a"),
])  # fmt: skip
def test_a_mill_doubles_its_kind_where_it_stands_beside_it(
    mill: str, site: str, pips: int, kind: str, other: str
) -> None:
    assert produce(pips, cards={0: {site: mill}}).goods(0) == {kind: 2}
    assert produce(pips, cards={0: {other: mill}}).goods(0) == {kind: 1}


@pytest.mark.card("fleet_lumber", "fleet_brick", "fleet_wool", "fleet_grain", "fleet_ore", "fleet_gold")
@pytest.mark.parametrize("kind", TWO)
def test_a_trade_fleet_makes_the_bank_take_two_of_its_kind(kind: str) -> None:
    game = table("base", cards={0: {"u30a": f"fleet_{kind}"}}, goods={0: TWO})
    assert {key for key in game.keys if key.startswith("trade.")} == {f"trade.{kind}"}
    game.do(f"0 act trade.{kind}", f"0 receive {'ore' if kind == 'wool' else 'wool'}")
    assert (kind in game.goods(0), game.goods(0)["ore" if kind == "wool" else "wool"]) == (False, 3)


@pytest.mark.card("aqueduct", "bath_house", "ev_plague")
@pytest.mark.parametrize(("cards", "healthy"), [
    ({}, set()),
    ({"u30a": "aqueduct"}, set(TWO)),
    ({"u30a": "bath_house"}, {"lumber", "wool", "brick", "gold"}),
])  # fmt: skip
def test_the_plague_spares_what_is_protected(cards: Cards, healthy: set[str]) -> None:
    game = turn_up("ev_plague", mode="base", cards={0: cards}, goods={0: TWO})
    assert game.goods(0) == {kind: 2 if kind in healthy else 1 for kind in TWO}


@pytest.mark.card("ev_plague")
def test_the_plague_keeps_away_from_settlements() -> None:
    game = turn_up("ev_plague", mode="base", goods={0: TWO}, villages={0: (30,)})
    assert game.goods(0) == {**dict.fromkeys(TWO, 1), "lumber": 2, "brick": 2}


@pytest.mark.card("church", "ev_civil_war")
def test_a_church_keeps_the_units_of_its_city_out_of_a_civil_war() -> None:
    cards: dict[int, Cards] = {
        0: {"u30a": "church", "u30b": "fleet_ore", "u32a": "knight_otto"},
        1: {"u30a": "knight_falk"},
    }
    game = turn_up("ev_civil_war", mode="base", cards=cards)
    assert (game.hand(0), game.hand(1)) == (["knight_otto"], ["knight_falk"])
    assert game.standing(0) == {"u30a": "church", "u30b": "fleet_ore"}


@pytest.mark.card("church", "black_knight", "herb_woman")
def test_a_church_does_not_stop_a_black_knight_but_a_herb_woman_may() -> None:
    cards: dict[int, Cards] = {1: {"u30a": "church", "u30b": "knight_otto"}}
    game = table("base", hands={0: ["black_knight"], 1: ["herb_woman"]}, cards=cards).do("0 act black_knight")
    assert game.do("1 react herb_woman", chance("duel", 2)).hand(1) == ["knight_otto"]
    kept = table("base", hands={0: ["black_knight"], 1: ["herb_woman"]}, cards=cards).do("0 act black_knight")
    assert kept.do("1 react herb_woman", chance("duel", 3)).hand(1) == []


@pytest.mark.card("arsonist", "bishop")
@pytest.mark.parametrize(
    ("answer", "pips", "burnt"), [("none", 5, True), ("none", 6, False), ("bishop", 2, True), ("bishop", 3, False)]
)
def test_a_fire_burns_unless_the_die_or_a_bishop_stops_it(answer: str, pips: int, burnt: bool) -> None:
    game = table("base", hands={0: ["arsonist"], 1: ["bishop"]}, cards={1: {"u30a": "abbey"}})
    game.do("0 act arsonist", f"1 react {answer}", chance("duel", pips))
    assert ("abbey" in game.hand(1)) == burnt


@pytest.mark.card("brigands", "bishop")
def test_brigands_take_two_for_the_winner_of_the_duel() -> None:
    goods = {0: {"wool": 2}, 1: {"ore": 2}}
    won = table("base", hands={0: ["brigands"], 1: ["bishop"]}, goods=goods).do(
        "0 act brigands", "1 react none", chance("duel", 5)
    )
    assert (won.goods(0), won.goods(1)) == ({"wool": 2, "ore": 2}, {})
    lost = table("base", hands={0: ["brigands"], 1: ["bishop"]}, goods=goods).do(
        "0 act brigands", "1 react bishop", chance("duel", 3)
    )
    assert (lost.goods(0), lost.goods(1)) == ({}, {"ore": 2, "wool": 2})


@pytest.mark.card("alchemist")
def test_an_alchemist_fixes_the_number_after_the_event() -> None:
    rolling = [TurnPhase(phase) for phase in ("roll", "event", "production", "actions")]
    game = table("base", hands={0: ["alchemist"]}, doing=rolling).do(
        "0 before_roll alchemist.5", chance("event_die", "plenty")
    )
    assert (game.asked, game.state.pips) == ("0 take", 5)
    game.do("0 take ore", "1 take ore")
    assert (game.goods(0), game.discard) == ({"ore": 1, "brick": 1}, ["alchemist"])


@pytest.mark.card("merchant")
def test_a_merchant_takes_up_to_two_and_gives_one() -> None:
    game = table("base", hands={0: ["merchant"]}, goods={0: {"grain": 1}, 1: {"ore": 3, "wool": 1}})
    game.do("0 act merchant", "0 rob ore", "0 rob wool", "0 give grain")
    assert (game.goods(0), game.goods(1)) == ({"ore": 1, "wool": 1}, {"ore": 2, "grain": 1})


@pytest.mark.card("caravan")
def test_a_caravan_swaps_up_to_two() -> None:
    game = table("base", hands={0: ["caravan"]}, goods={0: {"wool": 2}}).do(
        "0 act caravan", "0 swap 2wool", "0 take ore", "0 take gold"
    )
    assert game.goods(0) == {"ore": 1, "gold": 1}


@pytest.mark.card("scout")
def test_a_scout_picks_both_regions_of_a_settlement() -> None:
    game = table("base", hands={0: ["scout"]}, goods={0: {**TWO, "brick": 3}}).do(
        "0 act road.left", "0 act settlement.left.scout"
    )
    game.do("0 scout ore.5", "0 scout grain.4")
    regions = game.player(0).regions
    assert [(regions[place].kind, regions[place].number, regions[place].stored) for place in ("u27", "d27")] == [
        ("ore", 5, 0), ("grain", 4, 0),
    ]  # fmt: skip


@pytest.mark.card("spy")
def test_a_spy_takes_units_and_actions_but_no_building() -> None:
    game = table("base", hands={0: ["spy"], 1: ["abbey", "fleet_ore", "merchant"]}).do("0 act spy")
    assert game.keys == {"fleet_ore", "merchant"}
    assert game.do("0 spy merchant").hand(0) == ["merchant"]


@pytest.mark.card("harbor")
def test_a_harbor_counts_trade_fleets() -> None:
    fleets: Cards = {"u30a": "fleet_ore", "d30a": "fleet_wool"}
    assert trade(table("base", cards={0: {**fleets, "u32a": "harbor"}}).state, 0) == 5


@pytest.mark.card("library", "ev_progress")
def test_libraries_and_abbeys_are_progress() -> None:
    game = turn_up("ev_progress", mode="base", cards={0: {"u30a": "library", "d30a": "abbey"}, 1: {"u30a": "library"}})
    assert game.do("0 take ore", "0 take ore").asked == "1 take"
    assert (game.do("1 take wool").goods(0), game.goods(1)) == ({"ore": 2}, {"wool": 1})


@pytest.mark.card("mint")
def test_a_mint_changes_gold_one_for_one_any_number_of_times() -> None:
    game = table("base", cards={0: {"u30a": "mint"}}, goods={0: {"gold": 3}})
    game.do(*["0 act trade.gold", "0 receive ore"] * 3)
    assert game.goods(0) == {"ore": 3}


@pytest.mark.card("town_hall")
def test_a_town_hall_makes_searching_cheaper_once() -> None:
    assert [search_cost(table("base", cards={0: cards}).state, 0) for cards in (
        {}, {"u30a": "town_hall"}, {"u30a": "town_hall", "u32a": "town_hall"},
    )] == [2, 1, 1]  # fmt: skip


@pytest.mark.card("ev_conflict")
def test_a_conflict_puts_two_cards_away_which_are_not_replaced_at_once() -> None:
    hands = {1: ["spy", "scout", "abbey"]}
    game = turn_up("ev_conflict", mode="base", cards={0: {"u30a": "knight_otto"}}, hands=hands)
    game.do("0 conflict spy abbey", "0 conflict_stack 3")
    assert (game.hand(1), game.state.stacks[2]) == (["scout"], ["spy", "abbey"])
    assert turn_up("ev_conflict", mode="base", hands=hands).asked == "0 draw", "without a knight token nothing happens"


@pytest.mark.card("ev_master_builder")
def test_a_master_builder_opens_two_different_stacks() -> None:
    def two_stacks(state: State) -> None:
        state.stacks[1] = [state.stacks[0].pop() for _ in range(2)]

    game = turn_up("ev_master_builder", mode="base", hands={0: ["spy"], 1: ["scout"]}, given=two_stacks)
    game.do("0 master_builder 1", "0 search abbey", "0 return_card abbey", "0 bury_stack 2")
    assert (game.asked, game.keys, game.state.stacks[1][-1]) == ("1 master_builder", {"2", "none"}, "abbey")
    assert game.option("2").data["barred"] == 1


@pytest.mark.card("ev_productive_year")
def test_garrisons_make_a_productive_year() -> None:
    game = turn_up("ev_productive_year", mode="base", cards={1: {"d32a": "garrison"}}, goods={1: {"ore": 3}})
    assert (game.goods(0), game.goods(1)) == ({}, {"gold": 1, "ore": 3})


@pytest.mark.card("ev_year_end")
def test_new_year_shuffles_itself_in_too() -> None:
    game = turn_up("ev_year_end", mode="base")
    assert (game.asked, len(game.offered), "ev_year_end" in game.keys) == ("chance shuffle_events", 10, True)
