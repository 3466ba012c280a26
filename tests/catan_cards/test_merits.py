"""Merits of answers in the Catan Card Game: what position and rules say for them."""

from typing import Any

from engine.catan_cards.building import NewRegions, Scouted
from engine.catan_cards.cards.base_actions import Give, Spy
from engine.catan_cards.dice import BeforeRoll
from engine.catan_cards.reactions import Duel, React
from engine.catan_cards.resources import Lose, Pay, Take
from engine.catan_cards.state import Built
from engine.catan_cards.trading import AnswerOffer, Receive
from engine.core.types import Action, Merit
from tests.catan_cards.merits import SOLD_OUT, acting, find_merits, kinds, table_without_row
from tests.catan_cards.table import CATAN, Table, table


def test_ending_with_nothing_left_to_do_says_so() -> None:
    game = acting()
    assert CATAN.merits(game.position, game.decision, ("end",), ()) == [
        *CATAN.merits(game.position, game.decision, ("end",), ("end",))
    ]
    road = {"building": "road_and_settlement", "level": 4, "lost": {"brick": 3, "lumber": 2, "grain": 1, "wool": 1}}
    assert find_merits(game, "end", "end") == [("end_idle", {"by": 1, **road})]
    game.state.supply = dict(SOLD_OUT)
    assert find_merits(Table(game.position), "end", "end") == [("end_idle", {"by": 1})]
    city = acting(("garrison",), villages=(30, 32), ore=2, grain=2)
    assert find_merits(city, "end", "end") == [
        ("end_idle", {"by": 1, "building": "city", "level": 3, "lost": {"ore": 1}})
    ]
    assert [one.data["won"] for one in CATAN.merits(city.position, city.decision, ("end",), ())] == [1]
    trading = table_without_row(
        cards={0: {"u30a": "garrison"}}, villages={0: (30, 32)}, goods={0: {"ore": 2, "grain": 2}}
    )
    assert [one.data["won"] for one in CATAN.merits(trading.position, trading.decision, ("end",), ())] == [2]
    both = acting(villages=(30, 32), ore=2, grain=2, brick=1, wool=1)
    both.player(0).centre.append("road")
    found = find_merits(Table(both.position), "end", "end")
    assert found == [("end_idle", {"by": 1, "building": "settlement", "level": 2, "lost": {"lumber": 1}})], (
        "it is cheaper"
    )
    busy = acting(lumber=3)
    assert CATAN.merits(busy.position, busy.decision, ("end",), ()) == ()
    assert CATAN.merits(busy.position, busy.decision, ("end", "trade.lumber"), ("end",)) == ()


def test_ending_with_more_than_is_safe_names_the_brigands() -> None:
    goods = {"ore": 2, "grain": 2, "wool": 2, "gold": 2}
    safe = {"lumber": 2, "grain": 2, "brick": 2, "gold": 2}
    for held, turn, risk in ((goods, 3, {}), (goods, 4, {"count": 8, "most": 7}), (safe, 4, {})):
        game = table_without_row(goods={0: held}, turn=turn, options={"brigand_grace_turns": "4"})
        game.state.supply = dict(SOLD_OUT)
        assert find_merits(Table(game.position), "end", "end") == [("end_idle", {"by": 1, **risk})]


def test_ending_keeps_what_the_next_building_needs() -> None:
    game = acting(villages=(30,), ore=3, grain=1)
    assert find_merits(game, "end", "trade.ore") == [
        ("keeps", {"building": "city", "level": 3, "lost": {"grain": 1}, "left": 3}),
        ("bank_idle", {"pay": {"ore": 3}}),
    ]
    game = acting(villages=(30,), ore=3, grain=3)
    assert kinds(game, "end", "trade.ore") == ["bank_idle"], "it can be built at once"
    assert kinds(acting(villages=(30,), ore=3), "end", "trade.ore") == ["keeps", "bank_idle"]
    assert kinds(acting(villages=(30,), grain=3), "end", "trade.grain") == ["bank_idle"], "a city is far off"
    assert kinds(acting(wool=3), "end", "trade.wool") == ["bank_idle"], "nothing needs it"
    assert kinds(acting(("church",), ore=3, grain=2, brick=2), "end", "church") == [], "a road has no points"


def test_nothing_is_kept_for_less_than_the_bank_completes() -> None:
    city = acting(villages=(30,), ore=3, grain=1, brick=1, lumber=1)
    assert find_merits(city, "end", "trade.ore")[1:] == [("bank_pointless", {"building": "road", "level": 1})]
    assert kinds(city, "end", "trade.ore") == ["keeps", "bank_pointless"], "a road has no points"
    goods = {"ore": 3, "grain": 1, "wool": 1, "lumber": 1, "brick": 1}
    assert kinds(acting(("scriptorium",), villages=(30,), **goods), "end", "trade.ore") == [], "both are worth a point"
    assert kinds(acting(lumber=2, brick=3, grain=1), "end", "road.left") == [], "the road is a part of it"
    spy = table_without_row(hands={0: ("spy",), 1: ("scout",)}, goods={0: goods})
    assert kinds(spy, "end", "spy") == []


def test_what_is_kept_for_points_goes_before_what_is_kept_for_less() -> None:
    game = acting(("brick_factory", "grain_mill"), villages=(30, 32), brick=1, ore=2, grain=1)
    assert find_merits(game, "end", "brick_factory") == [
        ("keeps", {"building": "city", "level": 3, "lost": {"ore": 1, "grain": 1}, "left": 3})
    ]


def test_a_mill_without_a_place_beside_its_regions_is_no_goal() -> None:
    mill = table_without_row(
        hands={0: ("foundry",)}, cards={0: {"d32a": "abbey"}}, villages={0: (30, 32)}, goods={0: {"gold": 3, "ore": 1}}
    )
    assert kinds(mill, "end", "trade.gold") == ["bank_idle"]
    mill = table_without_row(
        hands={0: ("foundry",)}, cards={0: {"d32a": "abbey"}}, villages={0: (30, 32)}, goods={0: {"brick": 1, "ore": 1}}
    )
    assert find_merits(mill, "end", "foundry") == [("doubles_nothing", {"building": "foundry"})]
    assert kinds(mill, "foundry", "end") == []
    assert kinds(acting(("foundry",), brick=1, ore=1), "end", "foundry") == []


def test_a_road_that_can_be_paid_leads_on_to_a_settlement() -> None:
    game = acting(lumber=3, brick=3, grain=1, gold=3)
    assert find_merits(game, "trade.gold", "end")[0] == (
        "completes",
        {"gain": {"wool": 1}, "building": "road_and_settlement", "level": 4, "roll": 0},
    )
    assert kinds(game, "road.left", "end") == ["opens_site"]
    game.state.region_stack = game.state.region_stack[:1]
    assert kinds(game, "trade.gold", "end") == ["full"]
    assert kinds(game, "road.left", "end") == [], "no settlement can follow"


def test_the_bank_brings_what_is_missing() -> None:
    assert find_merits(acting(villages=(30,), ore=2, grain=2, wool=3), "trade.wool", "end") == [
        ("completes", {"gain": {"ore": 1}, "building": "city", "level": 3, "roll": 0})
    ]
    wool = acting(villages=(30,), ore=2, grain=2, wool=3)
    assert find_merits(wool, "trade.wool", "end", beside=True) == [("frees_full", {"have": {"wool": 3}})]
    nearer = ("nearer", {"gain": {"ore": 1}, "building": "city", "level": 3, "roll": 0, "lost": {"ore": 1}})
    wool = acting(villages=(30,), ore=1, grain=2, wool=3)
    assert find_merits(wool, "trade.wool", "end") == [nearer]
    assert find_merits(wool, "trade.wool", "end", beside=True) == [("frees_full", {"have": {"wool": 3}})]
    garrison = acting(("garrison",), villages=(30,), ore=1, grain=2, wool=3, lumber=1)
    assert find_merits(garrison, "trade.wool", "end")[0][1]["building"] == "garrison", "a city lacks one more"
    game = acting(gold=3)
    game.state.supply = dict(SOLD_OUT)
    assert find_merits(game, "trade.gold", "end") == [("full", {"have": {"gold": 3}})]
    game = table_without_row(goods={0: {"gold": 3}}, third={0: ("gold.3", "wool.5")})
    game.player(0).regions["u35"].stored = 1
    assert kinds(Table(game.position), "trade.gold", "end") == ["nearer"]
    game.state.supply = dict(SOLD_OUT)
    assert kinds(Table(game.position), "trade.gold", "end") == []


def traded(game: Table) -> Table:
    """The position after 3 gold are paid to the bank."""
    return Table(CATAN.apply(game.position, Action(0, "act", ("trade.gold",)))[0])


def test_what_the_bank_gives_is_what_a_trade_was_for() -> None:
    game = acting(villages=(30,), ore=1, grain=2, gold=3)
    (trade,) = find_merits(game, "trade.gold", "end")
    game = traded(game)
    assert find_merits(game, "ore", "lumber") == [trade]
    assert CATAN.recall_answer(game.position, game.decision, ("lumber",), ()) == ("ore",)
    completing = traded(acting(villages=(30,), ore=2, grain=2, gold=3))
    assert kinds(completing, "ore", "lumber") == ["completes"]
    assert kinds(completing, "lumber", "ore") == ["first"]
    third = table(doing=[Receive(0, 1, "bank", ["wool"], "gold")], third={0: ("gold.3", "wool.5")})
    here, there = third.offered
    assert kinds(third, there, here) == ["regions_alike"]


def test_the_bank_is_asked_for_what_few_regions_bring_and_there_is_room_for() -> None:
    game = acting(lumber=1, gold=3, wool=1)
    trade = find_merits(game, "trade.gold", "end")[0][1]
    assert trade["gain"] == {"brick": 1}


def test_a_road_opens_a_place_for_a_settlement() -> None:
    game = acting(brick=2, lumber=1)
    assert find_merits(game, "road.left", "end") == [("opens_site", {})]
    both = acting(brick=3, lumber=2, grain=1, wool=1)
    assert find_merits(both, "road.left", "end") == [("settles", {"won": 1, "count": 2})]
    again = acting(brick=3, lumber=2)
    again.player(0).centre.append("road")
    assert kinds(Table(again.position), "road.left", "end") == []


def test_what_is_left_may_be_safe_from_brigands() -> None:
    game = acting(("garrison",), ore=1, wool=2, gold=3, lumber=1, brick=1)
    escape = ("escapes_brigands", {"count": 6, "most": 7, "have": {"wool": 2, "ore": 1}})
    assert escape in find_merits(game, "trade.gold", "end")
    assert escape in find_merits(game, "garrison", "end")
    assert find_merits(game, "end", "garrison", beside=True) == [("risks_brigands", {"count": 8, "most": 7})]
    guarded = table_without_row(
        goods={0: {"ore": 1, "wool": 2, "gold": 3, "lumber": 2}}, cards={0: {"u30a": "garrison"}}
    )
    assert "escapes_brigands" not in kinds(guarded, "trade.gold", "end")
    assert find_merits(guarded, "end", "trade.gold", beside=True) == []
    robbed = acting(wool=3, gold=3, lumber=2)
    assert "escapes_brigands" in kinds(robbed, "trade.gold", "end")
    assert "escapes_brigands" not in kinds(robbed, "trade.wool", "end"), "nothing is left to rob"


def test_what_can_follow_a_building_is_said_beside_it() -> None:
    game = acting(("grain_mill", "knight_siegfried"), villages=(30,), grain=1, brick=1, ore=1)
    mill = {"building": "grain_mill", "level": 0, "won": 0}
    assert find_merits(game, "knight_siegfried", "grain_mill", beside=True) == [("follows", mill)]
    assert find_merits(game, "knight_siegfried", "end", beside=True) == [("leaves", mill)]
    road = acting(("brick_factory",), brick=3, lumber=1, ore=1)
    assert find_merits(road, "road.left", "end", beside=True) == [], "the settlement then needs a brick"
    rich = acting(("brick_factory",), brick=3, lumber=1, ore=1, wool=1, grain=1)
    assert find_merits(rich, "road.left", "end", beside=True) == []
    knight = acting(("knight_siegfried",), brick=2, lumber=1, ore=1)
    assert find_merits(knight, "road.left", "end", beside=True)[0][1]["building"] == "knight_siegfried"
    full = {"d30a": "abbey", "u32a": "smithy", "d32a": "foundry"}
    last = table_without_row(
        hands={0: ("fleet_ore", "garrison")},
        villages={0: (30, 32)},
        cards={0: full},
        goods={0: {"lumber": 2, "brick": 1, "wool": 1}},
    )
    assert find_merits(last, "garrison", "fleet_ore", beside=True) == [("last_site", {})]
    camp = table_without_row(hands={0: ("res_paper",)}, cards={0: {**full, "d32a": "harbor"}}, goods={0: {"ore": 1}})
    assert find_merits(camp, "res_paper", "end", beside=True) == []


def test_a_building_names_the_points_that_it_delays() -> None:
    game = acting(("abbey",), villages=(30,), lumber=3, brick=1, ore=2, grain=2)
    assert find_merits(game, "abbey", "trade.lumber", beside=True) == [
        ("delays", {"building": "city", "level": 3, "lost": {"ore": 2}})
    ]
    assert find_merits(game, "abbey", "end", beside=True) == find_merits(game, "abbey", "trade.lumber", beside=True)
    bank = acting(villages=(30,), lumber=3, brick=1, grain=2, wool=1, ore=2)
    bank.player(0).centre.append("road")
    trading = Table(bank.position)
    assert find_merits(trading, "trade.lumber", "end", beside=True)[0] == (
        "delays", {"building": "settlement", "level": 2, "lost": {"lumber": 1}}
    )  # fmt: skip
    road = acting(lumber=3, brick=3, grain=1)
    assert find_merits(road, "road.left", "trade.lumber", beside=True) == [], "it is a part of it"
    far = acting(("abbey",), brick=2, lumber=1, grain=1, ore=1, gold=3)
    assert find_merits(far, "abbey", "trade.gold", beside=True) == [], "a road and a settlement are far off"


def test_a_card_that_costs_nothing_hinders_nothing() -> None:
    game = table_without_row(hands={0: ("arsonist",)}, goods={0: {"lumber": 3}}, cards={1: {"u30a": "abbey"}})
    assert find_merits(game, "arsonist", "trade.lumber", beside=True) == [("plays_free", {})]
    assert find_merits(game, "arsonist", "end", beside=True) == []


def taking(hand: tuple[str, ...] = (), villages: tuple[int, ...] = (), third: Any = None, **goods: int) -> Table:
    """Seat 0 taking a resource from the bank."""
    return table_without_row(
        doing=[Take(0, 1, "ev_progress")], hands={0: hand}, villages={0: villages}, goods={0: goods}, third=third
    )


def test_a_resource_completes_a_building_or_brings_it_nearer() -> None:
    game = taking(villages=(30,), ore=2, grain=2)
    assert find_merits(game, "ore", "wool") == [
        ("completes", {"gain": {"ore": 1}, "building": "city", "level": 3, "roll": 0})
    ]
    game = taking(villages=(30,), ore=1, grain=1)
    assert find_merits(game, "grain", "wool") == [
        ("nearer", {"gain": {"grain": 1}, "building": "city", "level": 3, "lost": {"ore": 2}, "roll": 0})
    ]
    sold = taking(ore=1)
    sold.state.supply = dict(SOLD_OUT)
    assert find_merits(sold, "wool", "ore") == [("first", {"gain": {"wool": 1}})]
    assert kinds(sold, "ore", "wool") == []
    far = taking(("colossus",))
    far.state.supply = dict(SOLD_OUT)
    assert kinds(far, "ore", "wool") == [], "eight more are missing, and there is none of either"
    few = taking(("colossus",), wool=2)
    few.state.supply = dict(SOLD_OUT)
    assert find_merits(few, "gold", "wool") == [("first", {"gain": {"gold": 1}})]


def test_points_one_resource_further_go_before_what_has_none() -> None:
    fleets = {"u30a": "fleet_ore", "d30a": "fleet_wool"}
    game = taking(("garrison",), villages=(30,), brick=1, grain=1)
    game.player(0).centre.append("road")
    game.player(1).cards += [Built(card, place, 1) for place, card in fleets.items()]
    settlement = {"building": "settlement", "level": 2, "lost": {"wool": 1}}
    assert find_merits(Table(game.position), "lumber", "ore") == [
        ("nearer", {"gain": {"lumber": 1}, **settlement, "roll": 0})
    ]


def test_a_card_that_lies_face_up_is_a_goal() -> None:
    game = table(doing=[Take(0, 1, "ev_progress")], cards={0: {"u30a": "harbor"}}, goods={0: {"brick": 1}})
    arch = {"gain": {"ore": 1}, "building": "triumphal_arch", "level": 0, "won": 0, "roll": 0}
    assert find_merits(game, "ore", "wool") == [("completes", arch)]


def test_nothing_is_nearer_than_points_that_the_other_resource_pays_for() -> None:
    game = taking(("library",), lumber=2, ore=2, wool=1)
    assert kinds(game, "wool", "brick") == []
    game = taking(("woolen_mill",), lumber=0, wool=1, gold=1)
    assert kinds(game, "lumber", "brick") == kinds(game, "lumber", "ore") == ["nearer"]
    assert find_merits(game, "brick", "lumber") == [
        ("completes", {"gain": {"brick": 1}, "building": "woolen_mill", "level": 0, "won": 0, "roll": 0})
    ]


def test_a_resource_that_fewer_regions_bring_is_wanted() -> None:
    game = taking(third={0: ("lumber.6", "wool.5")})
    game.state.supply = dict(SOLD_OUT)
    scarce = ("scarce", {"gain": {"ore": 1}, "count": 1, "left": 2, "have": {"wool": 1}})
    assert (
        find_merits(Table(game.position), "ore", "wool.d35")
        == find_merits(Table(game.position), "ore", "wool.u31")
        == [scarce]
    )
    assert kinds(game, "wool.u31", "ore") == kinds(game, "ore", "brick") == []


def test_a_card_in_hand_is_wanted_for_its_points() -> None:
    game = taking(("church", "smithy", "spy"), ore=2, grain=1, brick=1)
    assert find_merits(game, "grain", "wool") == [
        ("completes", {"gain": {"grain": 1}, "building": "church", "level": 0, "won": 1, "roll": 0})
    ]


def test_room_for_the_next_harvest_is_a_reason() -> None:
    game = taking(third={0: ("lumber.6", "wool.5")}, lumber=1)
    game.player(0).regions["u35"].stored = 0
    game = Table(game.position)
    assert find_merits(game, "lumber.u35", "lumber.u29") == [("leaves_room", {"most": 3})]
    assert kinds(game, "lumber.u29", "lumber.u35") == []
    paying = table_without_row(
        doing=[Pay(0, {"lumber": 1}, "build")], third={0: ("lumber.6", "wool.5")}, goods={0: {"lumber": 2}}
    )
    paying.player(0).regions["u35"].stored = 1
    paying = Table(paying.position)
    assert find_merits(paying, "u29", "u35") == [("frees_room", {"most": 3})]
    assert kinds(paying, "u35", "u29") == []


def test_an_offer_is_judged_by_the_next_building() -> None:
    def offered(gain: dict[str, int], pay: dict[str, int], **goods: int) -> Table:
        return table_without_row(doing=[AnswerOffer(0, gain, pay)], villages={0: (30,)}, goods={0: goods, 1: gain})

    game = offered({"grain": 1}, {"wool": 1}, ore=3, grain=1, wool=1)
    assert find_merits(game, "accept", "decline") == [
        ("completes", {"gain": {"grain": 1}, "building": "city", "level": 3, "roll": 0})
    ]
    assert kinds(game, "decline", "accept") == []
    game = offered({"wool": 1}, {"ore": 1}, ore=3, grain=1)
    assert kinds(game, "accept", "decline") == []
    assert find_merits(game, "decline", "accept") == [
        ("keeps", {"building": "city", "level": 3, "lost": {"grain": 1}, "left": 2})
    ]


def test_the_harvest_to_come_counts_before_it() -> None:
    def rolled(pips: int, **more: Any) -> Table:
        game = table_without_row(phase="event", doing=[Take(0, 1, "ev_progress")], villages={0: (30,)}, **more)
        game.state.pips = pips
        return Table(game.position)

    ore = next(region.number for region in rolled(0).player(0).regions.values() if region.kind == "ore")
    game = rolled(ore, goods={0: {"ore": 2, "grain": 1}})
    assert find_merits(game, "grain", "wool") == [
        ("completes", {"gain": {"grain": 1}, "building": "city", "level": 3, "roll": ore})
    ]
    game = rolled(ore, goods={0: {"ore": 1, "grain": 1}})
    assert find_merits(game, "grain", "wool") == [
        ("nearer", {"gain": {"grain": 1}, "building": "city", "level": 3, "lost": {"ore": 1}, "roll": ore})
    ]
    assert kinds(game, "ore", "grain") == ["nearer"], "grain is as near"
    assert kinds(game, "wool", "grain") == ["first"]
    theirs = rolled(ore, goods={0: {"ore": 2, "grain": 1}}, active=1)
    assert find_merits(theirs, "grain", "wool")[0][1]["roll"] == ore, "both have the harvest of a roll"


def test_the_harvest_to_come_needs_room_too() -> None:
    def rolled(*, filled: int, empty: int) -> Table:
        game = table_without_row(phase="event", doing=[Take(0, 1, "ev_progress")], third={0: ("lumber.6", "wool.5")})
        area = game.player(0)
        area.regions["u29"].kind, area.regions["u29"].number = "lumber", 4
        area.regions["u29"].stored, area.regions["u35"].stored = filled, empty
        game.state.pips = 4
        game.state.supply = dict(SOLD_OUT)
        return Table(game.position)

    game = rolled(filled=2, empty=2)
    assert find_merits(game, "lumber.u35", "lumber.u29") == [("fits", {"gain": {"lumber": 1}, "number": 4, "most": 3})]
    assert kinds(game, "lumber.u29", "lumber.u35") == []
    assert kinds(rolled(filled=1, empty=1), "lumber.u35", "lumber.u29") == ["regions_alike"]
    game = table_without_row(phase="event", doing=[Take(0, 1, "ev_progress")], goods={0: {"lumber": 2, "brick": 2}})
    brick = next(region for region in game.player(0).regions.values() if region.kind == "brick")
    lumber = next(region for region in game.player(0).regions.values() if region.kind == "lumber")
    lumber.number, brick.number, game.state.pips = 6, 1, 6
    game = Table(game.position)
    assert kinds(game, "lumber", "wool") == [], "the harvest brings as much"


def test_what_the_harvest_brings_is_not_the_first_of_its_kind() -> None:
    game = table_without_row(phase="event", doing=[Take(0, 1, "ev_progress")])
    game.state.supply = dict(SOLD_OUT)
    game.state.pips = next(one.number for one in game.player(0).regions.values() if one.kind == "wool")
    game = Table(game.position)
    assert kinds(game, "ore", "wool") == ["first"]
    assert kinds(game, "wool", "ore") == []


def test_what_is_paid_is_not_needed_for_the_next_building() -> None:
    game = table_without_row(
        doing=[Lose(0, 2, "search")], villages={0: (30,)}, goods={0: {"ore": 3, "grain": 1, "wool": 1}}
    )
    wool, ore = (
        next(key for key, one in game.player(0).regions.items() if one.kind == kind) for kind in ("wool", "ore")
    )
    assert find_merits(game, wool, ore) == [
        ("keeps", {"building": "city", "level": 3, "lost": {"grain": 1}, "left": 2})
    ]
    assert kinds(game, ore, wool) == ["frees_room"], "its region is full"
    game = table_without_row(
        doing=[Give(0, "merchant")], villages={0: (30,)}, goods={0: {"ore": 3, "grain": 2, "wool": 1}}
    )
    assert find_merits(game, "wool", "ore") == [("keeps_whole", {"building": "city", "level": 3})]
    assert kinds(game, "ore", "grain") == []


def test_regions_that_hold_as_much_are_alike() -> None:
    paying = table_without_row(
        doing=[Pay(0, {"lumber": 1}, "build")], third={0: ("lumber.6", "wool.5")}, goods={0: {"lumber": 2}}
    )
    assert find_merits(paying, "u29", "u35") == [("regions_alike", {"place": "u29"})]


def test_a_new_region_is_wanted_for_its_number_or_kind() -> None:
    game = table_without_row(doing=[Scouted(0, 35, "upper")])
    mine = {region.number for region in game.player(0).regions.values()}
    assert mine == {1, 2, 3, 4, 5, 6}
    assert kinds(game, "ore.4", "ore.5") == []
    game.player(0).regions["d33"].number = 2
    game = Table(game.position)
    assert {region.number for region in game.player(0).regions.values()} >= {1, 3, 4, 5, 6}
    game.player(0).regions["u33"].kind = "ore"
    game.player(0).regions["u29"].number = 5
    game = Table(game.position)
    assert find_merits(game, "wool.5", "ore.5") == [("few_regions", {"region": "wool", "count": 1, "left": 2})]
    assert find_merits(game, "ore.4", "ore.5") == [("new_number", {"number": 4})]


def test_a_new_region_lies_across_from_one_of_its_kind() -> None:
    sides = table_without_row(doing=[NewRegions(0, 35)])
    sides.state.region_stack.insert(0, sides.state.region_stack.pop(sides.state.region_stack.index("brick.1")))
    assert find_merits(Table(sides.position), "upper", "lower") == [("sides_alike", {"place": "upper"})]
    sides.player(0).regions["u33"].kind = "brick"
    assert find_merits(Table(sides.position), "upper", "lower") == [("region_pair", {"region": "brick"})]
    assert kinds(Table(sides.position), "lower", "upper") == []
    sides.player(0).cards.append(Built("brick_factory", "u30a", 0))
    assert kinds(Table(sides.position), "upper", "lower") == ["sides_alike"]


def test_an_alchemist_brings_what_the_number_yields() -> None:
    game = table_without_row(doing=[BeforeRoll(0)], hands={0: ("alchemist",)}, phase="roll")
    (number,) = {one.number for one in game.player(0).regions.values() if one.kind == "ore"}
    assert find_merits(game, f"alchemist.{number}", "roll") == [("fixes", {"number": number, "gain": {"ore": 1}})]
    assert kinds(game, "roll", f"alchemist.{number}") == []


def test_an_alchemist_brings_what_a_building_lacks() -> None:
    game = table_without_row(
        doing=[BeforeRoll(0)],
        hands={0: ("alchemist",)},
        phase="roll",
        villages={0: (30,)},
        goods={0: {"ore": 2, "grain": 2}},
    )
    (ore, grain) = (
        next(one.number for one in game.player(0).regions.values() if one.kind == kind) for kind in ("ore", "grain")
    )
    city: dict[str, Any] = {"building": "city", "level": 3}
    assert find_merits(game, f"alchemist.{ore}", f"alchemist.{grain}")[0] == (
        "completes", {"gain": {"ore": 1}, "number": ore, **city, "roll": 0}
    )  # fmt: skip
    assert [kind for kind in kinds(game, f"alchemist.{grain}", f"alchemist.{ore}") if kind != "fixes"] == []
    poor = table_without_row(
        doing=[BeforeRoll(0)],
        hands={0: ("alchemist",)},
        phase="roll",
        villages={0: (30,)},
        goods={0: {"ore": 1, "grain": 2}},
    )
    assert find_merits(poor, f"alchemist.{ore}", "roll")[0] == (
        "nearer", {"gain": {"ore": 1}, "number": ore, **city, "lost": {"ore": 1}, "roll": 0}
    )  # fmt: skip


def test_a_spy_who_finds_only_buildings_says_so() -> None:
    game = table_without_row(doing=[Spy(0)], hands={1: ("abbey", "garrison")})
    assert CATAN.merits(game.position, game.decision, ("none",), ()) == [Merit("spies_nothing", {"by": 1, "count": 2})]


def test_an_answer_makes_an_attack_harder() -> None:
    game = table_without_row(doing=[React(1, "bishop", "brigands"), Duel(0, "brigands")], hands={1: ("bishop",)})
    assert find_merits(game, "bishop", "none") == [("parries", {"most": 5, "least": 2})]
    assert kinds(game, "none", "bishop") == []
