"""Placing cards, pulling them down, and foreign cards (docs/rules/catan_cards.md 1.7, 1.8, 3.4, 4.6 to 4.8)."""

from collections.abc import Mapping

import pytest

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.state import State
from engine.core.goods import Goods
from tests.catan_cards.table import Cards, Table, table

ALL: Goods = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)

HARBOR: Cards = {"d32a": "harbor"}
HARBORED = ("trading_outpost", "treasure_fleet", "colonial_base", "res_coin", "res_paper", "res_cloth", "exchange")

REQUIRED_CARDS: Mapping[str, Cards] = {
    "barbarian_camp": {"d32a": "smithy"},
    "knight_johanna": {"d32a": "church"},
    "merchants_league": {"d32a": "merchant_guild"},
    **dict.fromkeys(HARBORED, HARBOR),
}
"""The cards that must be in play before a card can be built."""

PLACED = [card.id for card in CARDS.values() if card.placed and card.kind != "wizard"]


def table_with_card(
    card: str, *, mode: str = "tournament", cards: Cards | None = None, **said: Mapping[int, Cards]
) -> Table:
    """Give seat 0 a card and three of every resource."""
    return table(mode, hands={0: [card]}, goods={0: ALL}, cards={0: cards or {}, **said.get("other", {})})


@pytest.mark.parametrize("id", PLACED)
def test_a_card_is_built_for_its_cost_where_its_colour_belongs(id: str) -> None:
    card = CARDS[id]
    game = table_with_card(id, cards=REQUIRED_CARDS.get(id, {}))
    assert game.option(id).data == {"building": id, "pay": card.cost}
    assert (game.option(id).verb, game.option(id).group, game.option(id).spot) == ("build", "expansions", "hand.1")
    game.do(f"0 act {id}")
    if game.asked == "0 site":
        assert not game.decision.ask.open
        game.do(f"0 site {game.offered[0]}")
    area = 1 if card.foreign else 0
    place = game.built(area, id).place
    assert {"green": "u30a", "red": "u30a", "brown": place, "road": "c31x"}[card.colour] == place
    if card.colour == "brown":
        assert game.player(0).regions[place[:3]].kind == card.land
    left = {kind: ALL[kind] - card.cost.get(kind, 0) for kind in ALL}
    assert game.goods(0) == {kind: amount for kind, amount in left.items() if amount}
    told = game.events_of("built")[0]
    assert (told.seat, told.data["building"], told.data["owner"]) == (0, id, area)
    assert game.hand(0) == []


@pytest.mark.parametrize("id", REQUIRED_CARDS)
def test_a_card_waits_for_the_building_it_needs(id: str) -> None:
    assert table_with_card(id).why(id).data == {"building": id, "needs": list(CARDS[id].needs)}


@pytest.mark.parametrize("id", [id for id in PLACED if CARDS[id].cost])
def test_a_card_that_cannot_be_paid_is_refused(id: str) -> None:
    game = table("tournament", hands={0: [id]}, cards={0: REQUIRED_CARDS.get(id, {})})
    assert (game.why(id).kind, game.why(id).data["pay"]) == ("cannot_pay", CARDS[id].cost)


@pytest.mark.parametrize("id", [id for id in PLACED if not CARDS[id].cost])
def test_a_card_that_costs_nothing_can_be_built_with_nothing(id: str) -> None:
    game = table("tournament", hands={0: [id]}, cards={0: REQUIRED_CARDS.get(id, {})}).do(f"0 act {id}")
    assert (game.built(0, id).counter, game.goods(0)) == (0, {})


def test_a_refused_card_has_a_reason() -> None:
    game = table(
        "base", hands={0: ["church", "bishop", "spy"]}, villages={0: (30, 32), 1: (30, 32)}, goods={0: {"wool": 3}}
    )
    assert game.denied == {
        **dict.fromkeys(("road.left", "road.right", "city.30", "city.32"), "cannot_pay"),
        **dict.fromkeys(("settlement.left", "settlement.right"), "no_open_road"),
        **{f"trade.{kind}": "cannot_pay" for kind in ALL if kind != "wool"},
        "church": "no_site",
        "bishop": "only_as_answer",
        "spy": "gate_closed",
        "offer": "nothing_to_swap",
        "demolish": "nothing_to_demolish",
    }


def test_red_cards_need_a_city_and_green_ones_any_site() -> None:
    villages = {0: (30, 32)}
    game = table(hands={0: ["church", "abbey"]}, goods={0: ALL}, villages=villages)
    assert game.why("church").data == {"building": "church"}
    assert game.why("church").kind == "no_site"
    game.do("0 act abbey")
    assert game.offered == ["u30a", "d30a", "u32a", "d32a"]
    mixed = table(hands={0: ["church"]}, goods={0: ALL}, villages={0: (30,)}).do("0 act church")
    assert mixed.offered == ["u32a", "d32a"]


def test_both_sites_of_a_side_are_worth_the_same_and_offered_once() -> None:
    game = table_with_card("abbey", cards={"u30a": "foundry", "d30a": "sawmill", "d30b": "smithy"}).do("0 act abbey")
    assert game.offered == ["u30b", "u32a", "d32a"]
    assert game.option("u30b").spot == "site.0.u30b"
    assert game.option("d32a").data == {
        "building": "abbey", "side": "lower", "at": 2, "centre": "city", "regions": ["gold", "ore"],
    }  # fmt: skip


def test_a_brown_slot_holds_one_card_or_two_where_that_was_agreed() -> None:
    for slots, kind in (("1", "no_site"), ("2", None)):
        game = table(
            "tournament", hands={0: ["res_paper"]}, goods={0: ALL}, options={"brown_slots": slots},
            cards={0: {"u30a": "harbor", "u29x": "res_paper"}},
        )  # fmt: skip
        assert (game.why("res_paper").kind if kind else game.do("0 act res_paper").standing(0)["u29y"]) == (
            kind or "res_paper"
        )


def test_a_brown_card_is_shown_beside_the_regions_that_it_may_lie_at() -> None:
    game = table(
        hands={0: ["res_cloth"]}, goods={0: ALL}, cards={0: {"u30a": "harbor"}}, third={0: ("wool.5", "grain.3")},
    ).do("0 act res_cloth")  # fmt: skip
    assert [option.spot for option in game.options] == ["brown.0.u31x", "brown.0.u35x"]


def test_a_wizard_is_never_of_use_here() -> None:
    assert table_with_card("wizard_alliance").why("wizard_alliance").kind == "never_playable"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_fleet_in_play_bars_no_other_copy(seat: int) -> None:
    game = table("tournament", hands={0: ["fleet_ore"]}, goods={0: ALL}, cards={seat: {"u30a": "fleet_ore"}})
    assert "fleet_ore" in game.keys


def test_all_but_harbors_and_arches_may_be_in_play_twice_in_the_themed_game() -> None:
    game = table(hands={0: ["abbey", "church"]}, goods={0: ALL}, cards={0: {"u30a": "abbey", "u32a": "church"}})
    assert game.keys >= {"abbey", "church"}


def test_a_road_has_room_for_one_camp() -> None:
    standing: dict[int, Cards] = {0: {"u30a": "smithy"}, 1: {"c31x": ("barbarian_camp", 0)}}
    game = table("tournament", hands={0: ["barbarian_camp"]}, goods={0: ALL}, cards=standing)
    assert game.why("barbarian_camp").kind == "no_site"
    longer = table(
        "tournament",
        hands={0: ["barbarian_camp"]},
        goods={0: ALL},
        cards={0: standing[0]},
        third={1: ("gold.3", "wool.6")},
    )
    longer.do("0 act barbarian_camp")
    assert [option.spot for option in longer.options] == ["expansion.1.c31x", "expansion.1.c33x"]


@pytest.mark.parametrize("id", ["knight_otto", "flavo"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_knight_or_jester_in_play_bars_its_double_on_both_sides(id: str, seat: int) -> None:
    game = table("tournament", hands={0: [id]}, goods={0: ALL}, cards={seat: {"u30a": id}})
    assert game.why(id).kind == "already_in_play"


def test_tournament_has_two_harbors_and_one_arch_themed_one_of_each() -> None:
    both: Cards = {"u30a": "harbor", "u32a": "triumphal_arch"}
    game = table("tournament", hands={0: ["harbor", "triumphal_arch"]}, goods={0: ALL}, cards={0: both})
    assert "harbor" in game.keys
    assert game.why("triumphal_arch").kind == "one_only"
    themed = table(goods={0: ALL}, cards={0: both})
    assert {themed.why("row.harbor").kind, themed.why("row.triumphal_arch").kind} == {"one_only"}


def test_face_up_cards_go_straight_onto_a_city() -> None:
    game = table(goods={0: ALL})
    assert game.option("row.harbor").data == {"building": "harbor", "pay": CARDS["harbor"].cost}
    assert game.option("row.harbor").spot == "row.harbor"
    game.do("0 act row.harbor")
    assert game.decision.ask.open, "everybody sees what is taken from the row"
    game.do("0 site u30a")
    assert sorted(game.state.row) == ["harbor", "triumphal_arch", "triumphal_arch"]
    assert table("base").why("row.harbor").kind == "supply_empty"


@pytest.mark.parametrize(("start", "points"), [("0", 4), ("1", 5)])
def test_an_arch_starts_at_the_level_that_was_agreed(start: str, points: int) -> None:
    game = table(goods={0: ALL}, options={"arch_start": start}).do("0 act row.triumphal_arch", "0 site u30a")
    assert game.points(0) == points
    other = table(hands={0: ["aqueduct"]}, goods={0: ALL}, options={"arch_start": start})
    assert other.do("0 act aqueduct", "0 site u30a").built(0, "aqueduct").counter == 0


def test_full_coin_merchants_waive_wool_and_grain_for_knights() -> None:
    def full(state: State) -> None:
        state.players[0].cards[0].counter = 3

    hand = ["knight_gotz", "fleet_wool"]
    game = table(hands={0: hand}, goods={0: ALL}, cards={0: {"d33x": "res_coin"}}, given=full)
    assert game.option("knight_gotz").data["pay"] == {"ore": 2}
    assert game.option("fleet_wool").data["pay"] == CARDS["fleet_wool"].cost
    risen = table(hands={0: hand}, goods={0: ALL}, cards={0: {"u30a": "triumphal_arch"}}, given=full)
    assert risen.option("knight_gotz").data["pay"] == CARDS["knight_gotz"].cost


def test_cards_in_play_can_be_demolished_for_free() -> None:
    cards: dict[int, Cards] = {0: {"u30a": "abbey", "d31x": "colonial_base", "u32a": ("trading_outpost", 1)}}
    game = table(cards=cards).do("0 act demolish")
    assert (game.asked, game.offered) == ("0 demolish", ["u30a", "d31x", "none"])
    assert game.denied == {"u32a": "foreign_card"}
    assert (game.why("u32a").data, game.why("x").kind) == ({"building": "trading_outpost", "by": 1}, "not_offered")
    game.do("0 demolish u30a")
    assert (game.discard, game.standing(0)) == (["abbey"], {"d31x": "colonial_base", "u32a": "trading_outpost"})
    assert game.do("0 act demolish", "0 demolish none").asked == "0 act"
    assert table().why("demolish").kind == "nothing_to_demolish"


def test_a_harbor_or_arch_that_is_pulled_down_lies_in_the_row_again() -> None:
    game = table(cards={0: {"u30a": "triumphal_arch"}}).do("0 act demolish", "0 demolish u30a")
    assert (game.discard, len(game.state.row)) == ([], 4)


CAMP: dict[int, Cards] = {0: {"u30a": "smithy"}}


@pytest.mark.parametrize(
    ("knights", "kind"), [({"u30a": "knight_gotz"}, None), ({"u30a": "knight_karl"}, "host_too_strong")]
)
def test_a_camp_or_outpost_is_not_placed_with_a_host_who_would_destroy_it(knights: Cards, kind: str | None) -> None:
    game = table(hands={0: ["barbarian_camp"]}, goods={0: ALL}, cards={**CAMP, 1: knights})
    if kind is None:
        assert "barbarian_camp" in game.keys
    else:
        assert game.why("barbarian_camp").data == {
            "building": "barbarian_camp", "most": 6, "by": 1, "measure": "strength",
        }  # fmt: skip


def test_a_camp_falls_when_its_host_grows_stronger_smithy_included() -> None:
    cards: dict[int, Cards] = {0: CAMP[0], 1: {"c31x": ("barbarian_camp", 0), "u30a": "knight_gotz"}}
    game = table(hands={1: ["knight_otto"]}, goods={1: ALL}, cards=cards, active=1).do("1 act knight_otto")
    game.do("1 site u30b")
    assert (game.standing(1), game.discard) == ({"u30a": "knight_gotz", "u30b": "knight_otto"}, ["barbarian_camp"])
    assert (game.events_of("destroyed")[0].seat, game.events_of("destroyed")[0].data) == (
        0,
        {"building": "barbarian_camp", "by": 1, "most": 6, "measure": "strength"},
    )


def test_an_outpost_occupies_a_site_of_its_host() -> None:
    game = table(hands={0: ["trading_outpost"]}, goods={0: ALL}, cards={0: {"u30a": "harbor"}}, villages={1: (30, 32)})
    game.do("0 act trading_outpost")
    assert [option.spot for option in game.options] == [f"site.1.{place}" for place in ("u30a", "d30a", "u32a", "d32a")]
    game.do("0 site u32a")
    assert game.built(1, "trading_outpost").owner == 0


@pytest.mark.parametrize(("id", "place"), [("trading_outpost", "u30a"), ("barbarian_camp", "c31x")])
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_places_foreign_cards_with_the_other(seat: int, id: str, place: str) -> None:
    own: Cards = {"u30a": "harbor", "u32a": "smithy"}
    game = table(hands={seat: [id]}, goods={seat: ALL}, cards={seat: own}, active=seat).do(f"{seat} act {id}")
    if game.asked == f"{seat} site":
        assert game.option(place).spot == f"site.{1 - seat}.{place}"
        game.do(f"{seat} site {place}")
    assert (game.standing(1 - seat), game.built(1 - seat, id).owner) == ({place: id}, seat)


def test_an_outpost_falls_with_the_hosts_seventh_point() -> None:
    cards: dict[int, Cards] = {
        0: {"u30a": "harbor"},
        1: {"u30a": ("trading_outpost", 0), "u32a": "church", "d30a": "aqueduct"},
    }
    game = table(hands={1: ["town_hall"]}, goods={1: ALL}, cards=cards, active=1).do("1 act town_hall", "1 site u32b")
    assert (game.discard, game.points(1)) == (["trading_outpost"], 7)


def test_a_foreign_card_goes_to_the_discard_of_the_player_who_placed_it() -> None:
    cards: dict[int, Cards] = {0: CAMP[0], 1: {"c31x": ("barbarian_camp", 0), "u30a": "knight_gotz"}}
    game = table("tournament", hands={1: ["knight_otto"]}, goods={1: ALL}, cards=cards, active=1)
    game.do("1 act knight_otto", "1 site u30b")
    assert game.state.discards == [["barbarian_camp"], []]


TOLL: dict[int, Cards] = {
    0: {"c31x": ("barbarian_camp", 1), "u30a": "fleet_ore", "u30b": "fleet_wool"},
    1: {"u30a": "smithy"},
}


def test_a_camp_makes_every_card_after_the_first_of_a_turn_cost_a_gold() -> None:
    game = table(hands={0: ["gunther", "caravan", "spy"]}, goods={0: {"gold": 1}}, cards=TOLL)
    assert game.option("gunther").data == {"building": "gunther", "pay": None}
    game.do("0 act gunther", "0 take wool", "0 take wool")
    assert game.option("caravan").data == {"building": "caravan", "pay": {"gold": 1}}
    game.do("0 act caravan")
    assert game.goods(0) == {"wool": 2}, "paid before it takes effect"
    assert game.events_of("played")[1].data["pay"] == {"gold": 1}
    game.do("0 swap wool", "0 take ore")
    assert game.why("spy").data == {"pay": {"gold": 1}, "have": {"gold": 0}}


def test_by_the_first_revision_a_turn_of_the_other_counted_its_own_cards() -> None:
    hands = {1: ["arsonist", "black_knight"], 0: ["bishop", "herb_woman"]}
    cards: dict[int, Cards] = {
        0: {**TOLL[0], "d30a": "knight_otto", "d30b": "abbey"},
        1: {"u30a": "smithy", "d30a": "knight_falk"},
    }
    for gold, option, keys in (
        (0, "on", ["none"]),
        (1, "on", ["herb_woman", "none"]),
        (0, "off", ["herb_woman", "none"]),
    ):
        options = {"camp_counts_reactions": option}
        game = table(hands=hands, cards=cards, goods={0: {"gold": gold}}, active=1, rules=1, options=options)
        game.do("1 act arsonist", "0 react bishop", "chance duel 6", "0 return 1.u30a", "1 act black_knight")
        assert (game.asked, game.offered) == ("0 react", keys)
        if keys == ["none"]:
            assert game.why("herb_woman").kind == "cannot_pay"
