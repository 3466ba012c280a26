"""Changes of the second revision of the rules, each compared with the first (docs/rules/catan_cards.md 7)."""

import pytest

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.event_die import EventFace
from engine.catan_cards.game import WITH_TRADERS
from engine.catan_cards.piles import remove
from engine.catan_cards.state import State
from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.setup import Setup
from engine.core.types import Illegal
from tests.catan_cards.table import CATAN, Cards, Table, chance, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_rulings import ALL, set_counters
from tests.pages import PAGES

BOTH = pytest.mark.parametrize("rules", [1, 2])
MODES = ("base", *WITH_TRADERS["mode"])
HOSTED: Cards = {"c31x": ("barbarian_camp", 1), "u30a": "fleet_ore", "d30a": "knight_otto", "d30b": "abbey"}
EVERY_WAY = [(1, {"camp_counts_reactions": "on"}), (1, {"camp_counts_reactions": "off"}), (2, {})]


@pytest.mark.ruling(34)
@pytest.mark.parametrize(("way", "gold", "left", "counted"), [(0, 0, 0, 1), (0, 1, 0, 2), (1, 0, 0, 0), (2, 1, 1, 0)])
def test_a_camp_lets_the_passive_host_answer_for_nothing(way: int, gold: int, left: int, counted: int) -> None:
    """The host gives two answers in a turn of the other's: a Bishop, and then a Herb Woman, if she can be paid."""
    rules, options = EVERY_WAY[way]
    game = table(
        hands={0: ["bishop", "herb_woman"], 1: ["arsonist", "black_knight"]}, active=1, rules=rules, options=options,
        cards={0: HOSTED, 1: {"u30a": "abbey"}}, goods={0: {"gold": gold}},
    )  # fmt: skip
    game.do("1 act arsonist", "0 react bishop", chance("duel", 6), "0 return 1.u30a", "1 act black_knight")
    game.do(f"0 react {game.offered[0]}")
    assert (game.goods(0).get("gold", 0), game.player(0).played) == (left, counted)


@pytest.mark.ruling(34)
@pytest.mark.parametrize(("way", "toll"), [(0, 1), (1, 0), (2, 1)])
def test_a_camp_charges_and_counts_a_sigismund_of_the_active_host(way: int, toll: int) -> None:
    """The host plays an Alchemist before rolling a Civil War, and Gunther after it."""
    rules, options = EVERY_WAY[way]

    def played(state: State) -> None:
        state.players[0].played = 1

    game = turn_up(
        "ev_civil_war", cards={0: HOSTED}, hands={0: ["sigismund"]}, goods={0: {"gold": 3}}, rules=rules,
        options=options, given=played,
    )  # fmt: skip
    assert game.option("sigismund").data.get("pay") == ({"gold": 1} if toll else None)
    game.do("0 react sigismund")
    assert (game.goods(0), game.player(0).played) == ({"gold": 3 - toll}, 1 + toll)


@pytest.mark.ruling(34)
def test_the_option_of_a_camp_is_known_in_old_setups_alone() -> None:
    option = {"camp_counts_reactions": "off"}
    assert CATAN.check_setup(Setup(CATAN.name, 2, 1, option)).options["camp_counts_reactions"] == "off"
    assert CATAN.check_setup(Setup(CATAN.name, 2, 1, {})).options["camp_counts_reactions"] == "on"
    with pytest.raises(Illegal):
        CATAN.setup(2, option)


FLEET: dict[int, Cards] = {0: {"u30a": "fleet_wool"}}


@pytest.mark.ruling(42)
@BOTH
def test_the_windmill_face_takes_only_resources_that_find_room(rules: int) -> None:
    goods: dict[int, Goods] = {0: {"ore": 3}, 1: {"ore": 1, "wool": 1, "grain": 1}}
    game = roll_face("trade", cards=FLEET, goods=goods, rules=rules)
    assert game.keys == {"wool", "grain"} | ({"ore"} if rules == 1 else set())
    if rules == 2:
        assert game.why("ore").kind == "no_room"
    assert game.do("0 rob wool").goods(0) == {"ore": 3, "wool": 1}


@pytest.mark.ruling(42)
@BOTH
def test_the_windmill_face_does_nothing_when_nothing_finds_room(rules: int) -> None:
    game = roll_face("trade", cards=FLEET, goods={0: {"ore": 3}, 1: {"ore": 2}}, rules=rules)
    assert (game.asked, game.goods(0)) == ("0 draw", {"ore": 3})
    assert game.goods(1) == ({"ore": 1} if rules == 1 else {"ore": 2})
    assert [one.data["gain"] for one in game.events_of("robbed")] == ([{"ore": 0}] if rules == 1 else [])


@pytest.mark.ruling(42)
def test_by_the_first_revision_the_windmill_face_took_lost_resources() -> None:
    game = roll_face("trade", cards=FLEET, goods={0: {"ore": 3}, 1: {"ore": 1, "wool": 1}}, rules=1)
    assert game.option("ore").data == {"gain": {}, "lost": {"ore": 1}, "source": "trade", "owner": 1}
    game.do("0 rob ore")
    assert (game.goods(0), game.goods(1)) == ({"ore": 3}, {"wool": 1})


@pytest.mark.ruling(41)
@BOTH
def test_a_building_burnt_and_rebuilt_may_be_used_again(rules: int) -> None:
    """The fire is the player's own, and fails."""
    game = table(
        hands={0: ["arsonist"]}, cards={0: {"u30a": "scriptorium"}, 1: {"u30a": "abbey"}}, goods={0: ALL}, rules=rules,
    ).do("0 act use.scriptorium", "0 draw_stack 1")  # fmt: skip
    assert game.why("use.scriptorium").kind == "already_used"
    game.do("0 act arsonist", chance("duel", 6), "0 act scriptorium", "0 site u30a")
    if rules == 1:
        assert game.why("use.scriptorium").kind == "already_used"
    else:
        assert game.do("0 act use.scriptorium", "0 draw_stack 1").why("use.scriptorium").kind == "already_used"


@pytest.mark.ruling(41)
def test_the_active_players_cards_stay_used_when_the_others_card_leaves() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "scriptorium"}, 1: {"u30a": "scriptorium"}}
    game = table("tournament", cards=cards).do("0 act use.scriptorium", "0 draw_stack 1")
    remove(Play(game.position), 1, game.built(1, "scriptorium"))
    assert game.why("use.scriptorium").kind == "already_used"


SIX_POINTS: Cards = {"u30a": "knight_otto", "u32a": "church", "d32a": "aqueduct", "d30a": ("trading_outpost", 0)}
"""Six points with two cities, for a player without a token."""

CITY = {"church_scope": "city"}


@pytest.mark.ruling(40)
@BOTH
def test_nothing_follows_between_the_two_returns_of_a_civil_war(rules: int) -> None:
    """After the first return seat 1 is stronger, which makes seven points; after the second no seat is."""
    cards: dict[int, Cards] = {
        0: {"u30a": "knight_karl", "d30a": "fleet_wool"},
        1: {**SIX_POINTS, "u30b": "knight_falk"},
    }
    game = turn_up("ev_civil_war", active=1, cards=cards, rules=rules, options=CITY)
    assert (game.asked, game.state.knight, game.state.windmill, game.points(1)) == ("1 return", 0, 0, 6)
    game.do("1 return 0.u30a")
    assert game.asked == "0 return"
    between = (game.state.knight, game.points(1), game.discard, [one.data["token"] for one in game.events_of("token")])
    assert between == ((1, 7, ["trading_outpost"], ["knight"]) if rules == 1 else (0, 6, [], []))
    game.do("0 return 1.u30a")
    assert (game.state.knight, game.state.windmill) == (1, 0)


@pytest.mark.ruling(40)
@BOTH
def test_an_outpost_outlives_a_token_that_a_civil_war_lends(rules: int) -> None:
    cards: dict[int, Cards] = {0: {"u30a": "knight_karl"}, 1: SIX_POINTS}
    game = turn_up("ev_civil_war", active=1, cards=cards, rules=rules, options=CITY)
    assert (game.hand(0), game.hand(1), game.state.knight) == (["knight_karl"], ["knight_otto"], -1)
    assert game.discard == (["trading_outpost"] if rules == 1 else [])
    assert [one.seat for one in game.events_of("token") if one.data["token"] == "knight"] == (
        [1, None] if rules == 1 else [None]
    )


@pytest.mark.ruling(43)
@BOTH
def test_an_exchange_is_offered_with_stacks_that_have_cards_alone(rules: int) -> None:
    def three_stacks(state: State) -> None:
        state.stacks[1] = [state.stacks[0].pop() for _ in range(3)]
        state.stacks[2] = [state.stacks[0].pop()]

    hand = ("spy", "merchant", "scout")
    game = table(hands={0: hand}, goods={0: {"wool": 2}}, rules=rules, given=three_stacks)
    game.do("0 act end", "0 exchange spy")
    numbers = range(1, 4) if rules == 2 else range(1, 7)
    assert game.offered == [*map(str, numbers), *(f"search.{number}" for number in numbers)]
    if rules == 2:
        assert {game.why(key).kind for key in ("4", "search.6")} == {"empty_stack"}
        return
    game.do("0 exchange_stack search.4")
    assert (game.asked, game.offered) == ("0 search", ["spy"])


@pytest.mark.ruling(14)
@pytest.mark.parametrize("mode", MODES)
@BOTH
def test_a_church_protects_the_principality_unless_the_base_game_is_played(mode: str, rules: int) -> None:
    game = turn_up("ev_civil_war", mode=mode, cards={0: {"u30a": "church", "u32a": "fleet_ore"}}, rules=rules)
    spared = rules == 2 and mode != "base"
    assert (game.state.options["church_scope"], "u32a" in game.standing(0)) == (
        ("principality", True) if spared else ("city", False)
    )
    for scope in ("city", "principality"):
        assert CATAN.setup(2, {"mode": mode, "church_scope": scope}).options["church_scope"] == scope


def table_with_jester(rules: int, *, sites: Cards | None = None, gold: int = 2) -> Table:
    """Roll the tournament, with the jester at seat 0."""
    cards: dict[int, Cards] = {0: {"u30a": "flavo"}, 1: sites or {}}

    def shown(state: State) -> None:
        state.face = "tournament"

    return table("tournament", cards=cards, goods={1: {"gold": gold}}, doing=[EventFace()], rules=rules, given=shown)


@pytest.mark.ruling(35)
def test_the_owner_chooses_the_jesters_site_at_the_opponents() -> None:
    game = table_with_jester(2)
    assert (game.asked, game.offered) == ("1 flavo", ["accept", "none"])
    assert game.option("accept").data == {"building": "flavo", "by": 0, "pay": {"gold": 1}}
    game.do("1 flavo accept")
    assert (game.asked, game.keys, game.goods(1)) == ("0 flavo_site", {"u30a", "d30a", "u32a", "d32a"}, {"gold": 1})
    game.do("0 flavo_site d32a")
    assert (game.standing(0), game.standing(1)) == ({}, {"d32a": "flavo"})
    assert (game.built(1, "flavo").owner, game.built(1, "flavo").giver) == (1, 0)
    assert [(one.seat, one.data) for one in game.events_of("jester")] == [(1, {"building": "flavo", "by": 0})]


@pytest.mark.ruling(35)
def test_the_jesters_only_site_is_not_asked_for() -> None:
    sites: Cards = {
        "u30a": "abbey", "u30b": "smithy", "d30a": "foundry", "d30b": "sawmill",
        "u32a": "grain_mill", "u32b": "woolen_mill", "d32a": "brick_factory",
    }  # fmt: skip
    game = table_with_jester(2, sites=sites).do("1 flavo accept")
    assert (game.asked, game.standing(1)["d32b"]) == ("0 draw", "flavo")


@pytest.mark.ruling(35)
def test_by_the_first_revision_the_new_host_chose_the_jesters_site() -> None:
    game = table_with_jester(1)
    assert game.keys == {"u30a", "d30a", "u32a", "d32a", "none"}
    assert game.option("u32a").data == {
        "building": "flavo", "pay": {"gold": 1}, "side": "upper", "at": 2, "centre": "city", "regions": ["wool", "grain"],
    }  # fmt: skip
    assert game.option("none").data == {"building": "flavo"}
    game.do("1 flavo u32a")
    assert (game.standing(0), game.standing(1), game.goods(1)) == ({}, {"u32a": "flavo"}, {"gold": 1})
    assert table_with_jester(1).do("1 flavo none").state.discards[0] == ["flavo"]


HOARD: Goods = {"ore": 3, "grain": 3, "gold": 2}


@pytest.mark.parametrize("mode", MODES)
@BOTH
def test_brigands_stay_away_for_four_turns_in_every_mode(mode: str, rules: int) -> None:
    def raided(turn: int, options: dict[str, str]) -> bool:
        game = roll_face("brigands", mode=mode, turn=turn, goods={0: HOARD}, rules=rules, options=options)
        return game.goods(0) != HOARD

    spared = [turn for turn in range(1, 8) if not raided(turn, {})]
    assert spared == ([] if (mode, rules) == ("base", 1) else [1, 2, 3, 4])
    assert raided(1, {"brigand_grace_turns": "0"}), "the base game of 1996"


PRINTED: dict[str, tuple[dict[str, int | Goods], dict[str, int | Goods]]] = {
    "trading_outpost": ({"trade": 1}, {"trade": 0}),
    "knight_baroc": ({"cost": {"grain": 1, "gold": 1}}, {"cost": {"ore": 1, "gold": 1}}),
    "flavo": ({"cost": {"wool": 1, "gold": 1}}, {"cost": {"gold": 2}}),
    "res_coin": ({"cost": {"gold": 2}}, {"cost": {}}),
    "res_paper": ({"cost": {"gold": 2}}, {"cost": {}}),
    "res_cloth": ({"cost": {"gold": 2}}, {"cost": {}}),
    "secret_brotherhood": (
        {"cost": {"lumber": 1, "wool": 1, "gold": 1}, "vp": 0},
        {"cost": {"wool": 2, "lumber": 1, "gold": 1}, "vp": 1},
    ),
    "merchants_league": (
        {"cost": {"lumber": 1, "brick": 1, "grain": 1, "wool": 1}},
        {"cost": {"grain": 2, "lumber": 1, "brick": 1}},
    ),
    "scriptorium": ({"vp": 0}, {"vp": 1}),
}


@BOTH
@pytest.mark.parametrize("id", PRINTED)
def test_values_are_those_of_the_printed_cards(id: str, rules: int) -> None:
    card = table(rules=rules).state.printed(id)
    numbers = PRINTED[id][rules - 1]
    assert {field: getattr(card, field) for field in numbers} == numbers


def test_a_revision_changes_no_card_but_those_of_the_page() -> None:
    first, second = (table(rules=rules).state for rules in (1, 2))
    assert {id for id in CARDS if first.printed(id) != second.printed(id)} == PRINTED.keys()
    page = PAGES["catan_cards"].section("7")
    for name in ("Trading Outpost", "Baroc", "Flavo", "residences", "Secret Brotherhood", "League", "Scriptorium"):
        assert name in page


@BOTH
def test_costs_and_points_of_a_revision_are_paid_and_counted(rules: int) -> None:
    game = table(
        "tournament", hands={0: ["res_coin", "scriptorium"]}, goods={0: ALL}, rules=rules, cards={0: {"u30a": "harbor"}}
    )
    game.do("0 act res_coin")
    assert game.goods(0)["gold"] == (1 if rules == 1 else 3)
    game.do("0 act scriptorium", "0 site u32a")
    assert game.points(0) == (4 if rules == 1 else 5) + 1, "the windmill too"
    assert CATAN.view(game.position, 0).rules == rules


@BOTH
def test_a_revision_is_saved_with_the_position(rules: int) -> None:
    game = table(rules=rules, given=set_counters(0))
    loaded = CATAN.load(CATAN.save(game.position))
    assert (loaded.state.revision, loaded) == (rules, game.position)
    assert (b"rules" in CATAN.save(game.position)) == (rules > 1), "old positions are saved as ever"
