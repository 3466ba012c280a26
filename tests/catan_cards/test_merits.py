"""Merits of answers in the Catan Card Game: what position and rules say for them."""

from typing import Any

import pytest

from engine.catan_cards.building import CardSite
from engine.catan_cards.cards.base_events import MasterBuilder
from engine.catan_cards.piles import Bury, ExchangeCard, Refill, Search
from engine.catan_cards.resources import Pay, Take
from engine.catan_cards.trading import AnswerOffer
from engine.core.types import Action, Merit
from tests.catan_cards.table import CATAN, Table, table

SOLD_OUT = {"city": 0, "settlement": 0, "road": 0}


def said(game: Table, key: str, other: str) -> list[tuple[str, Any]]:
    """What is said for an answer rather than for another one."""
    return [(merit.kind, merit.data) for merit in CATAN.merits(game.position, game.decision, (key,), (other,))]


def kinds(game: Table, key: str, other: str) -> list[str]:
    """The kinds of what is said."""
    return [kind for kind, _ in said(game, key, other)]


def acting(hand: tuple[str, ...] = (), villages: tuple[int, ...] = (), **goods: int) -> Table:
    """Seat 0 acting with these goods."""
    return table(hands={0: hand}, villages={0: villages}, goods={0: goods})


def test_ending_with_nothing_left_to_do_says_so() -> None:
    game = acting()
    assert CATAN.merits(game.position, game.decision, ("end",), ()) == [
        *CATAN.merits(game.position, game.decision, ("end",), ("end",))
    ]
    assert said(game, "end", "end") == [("end_idle", {"by": 1})]
    busy = acting(lumber=3)
    assert CATAN.merits(busy.position, busy.decision, ("end",), ()) == ()
    assert CATAN.merits(busy.position, busy.decision, ("end", "trade.lumber"), ("end",)) == ()


def test_ending_keeps_what_the_next_building_needs() -> None:
    game = acting(villages=(30,), ore=3, grain=1)
    assert said(game, "end", "trade.ore") == [
        ("keeps", {"building": "city", "level": 3, "lost": {"grain": 1}, "left": 3})
    ]
    game = acting(villages=(30,), ore=3, grain=3)
    assert said(game, "end", "trade.ore") == [], "it can be built at once"
    assert kinds(acting(villages=(30,), ore=3), "end", "trade.ore") == ["keeps"]
    assert kinds(acting(wool=3), "end", "trade.wool") == [], "nothing needs it"
    assert kinds(acting(("church",), ore=3, grain=2, brick=2), "end", "church") == ["keeps"], "a road"


def test_the_bank_brings_what_is_missing() -> None:
    assert said(acting(villages=(30,), ore=2, grain=2, wool=3), "trade.wool", "end") == [
        ("completes", {"gain": {"ore": 1}, "building": "city", "level": 3, "roll": 0}),
        ("full", {"have": {"wool": 3}}),
    ]
    assert said(acting(villages=(30,), ore=1, grain=2, wool=3), "trade.wool", "end")[1] == (
        "bank_nearer", {"building": "city", "level": 3, "lost": {"ore": 2}}
    )  # fmt: skip
    assert kinds(acting(gold=3), "trade.gold", "end") == ["full", "bank_nearer"]
    game = acting(gold=3)
    game.state.supply = dict(SOLD_OUT)
    assert kinds(game, "trade.gold", "end") == ["full"]
    assert kinds(acting(villages=(30,), ore=3, grain=2, gold=3), "trade.gold", "end") == ["full", "bank_nearer"], (
        "a road"
    )
    game = table(goods={0: {"gold": 3}}, third={0: ("gold.3", "wool.5")})
    game.player(0).regions["u35"].stored = 1
    assert "full" not in kinds(Table(game.position), "trade.gold", "end")


def test_a_road_opens_a_place_for_a_settlement() -> None:
    game = acting(brick=2, lumber=1)
    assert said(game, "road.left", "end") == [("opens_site", {})]
    again = acting(brick=3, lumber=2)
    again.player(0).centre.append("road")
    assert kinds(Table(again.position), "road.left", "end") == []
    assert kinds(acting(villages=(30,), ore=3, grain=2), "city.30", "end") == []


@pytest.mark.parametrize(
    ("card", "merit"),
    [
        ("garrison", [("unit", {"strength": 0, "tournament": 0, "trade": 1})]),
        ("foundry", [("doubles", {"kind": "ore"})]),
        ("abbey", [("holds_more", {"count": 1})]),
        ("smithy", []),
    ],
)
def test_a_card_says_what_it_adds(card: str, merit: list[tuple[str, Any]]) -> None:
    game = acting((card,), lumber=3, brick=3, ore=3, wool=3, grain=3)
    assert said(game, card, "end") == merit


def taking(hand: tuple[str, ...] = (), villages: tuple[int, ...] = (), third: Any = None, **goods: int) -> Table:
    """Seat 0 taking a resource from the bank."""
    return table(
        doing=[Take(0, 1, "ev_progress")], hands={0: hand}, villages={0: villages}, goods={0: goods}, third=third
    )


def test_a_resource_completes_a_building_or_brings_it_nearer() -> None:
    game = taking(villages=(30,), ore=2, grain=2)
    assert said(game, "ore", "wool") == [("completes", {"gain": {"ore": 1}, "building": "city", "level": 3, "roll": 0})]
    game = taking(villages=(30,), ore=1, grain=1)
    assert said(game, "grain", "wool") == [
        ("nearer", {"gain": {"grain": 1}, "building": "city", "level": 3, "lost": {"ore": 2}, "roll": 0})
    ]
    sold = taking(ore=1)
    sold.state.supply = dict(SOLD_OUT)
    assert said(sold, "wool", "ore") == [("first", {"gain": {"wool": 1}})]
    assert kinds(sold, "ore", "wool") == []
    far = taking(("colossus",))
    far.state.supply = dict(SOLD_OUT)
    assert kinds(far, "ore", "wool") == ["first"], "eight more are missing"


def test_a_card_in_hand_is_wanted_for_its_points() -> None:
    game = taking(("church", "smithy", "spy"), ore=2, grain=1, brick=1)
    assert said(game, "grain", "wool") == [
        ("completes", {"gain": {"grain": 1}, "building": "church", "level": 0, "roll": 0})
    ]


def test_room_for_the_next_harvest_is_a_reason() -> None:
    game = taking(third={0: ("lumber.6", "wool.5")}, lumber=1)
    game.player(0).regions["u35"].stored = 0
    game = Table(game.position)
    assert said(game, "lumber.u35", "lumber.u29") == [("leaves_room", {"most": 3})]
    assert kinds(game, "lumber.u29", "lumber.u35") == []
    paying = table(doing=[Pay(0, {"lumber": 1}, "build")], third={0: ("lumber.6", "wool.5")}, goods={0: {"lumber": 2}})
    paying.player(0).regions["u35"].stored = 1
    paying = Table(paying.position)
    assert said(paying, "u29", "u35") == [("frees_room", {"most": 3})]
    assert kinds(paying, "u35", "u29") == []


def test_an_offer_is_judged_by_the_next_building() -> None:
    def offered(gain: dict[str, int], pay: dict[str, int], **goods: int) -> Table:
        return table(doing=[AnswerOffer(0, gain, pay)], villages={0: (30,)}, goods={0: goods, 1: gain})

    game = offered({"grain": 1}, {"wool": 1}, ore=3, grain=1, wool=1)
    assert said(game, "accept", "decline") == [
        ("completes", {"gain": {"grain": 1}, "building": "city", "level": 3, "roll": 0})
    ]
    assert kinds(game, "decline", "accept") == []
    game = offered({"wool": 1}, {"ore": 1}, ore=3, grain=1)
    assert kinds(game, "accept", "decline") == []
    assert said(game, "decline", "accept") == [
        ("keeps", {"building": "city", "level": 3, "lost": {"grain": 1}, "left": 2})
    ]


def test_a_card_is_put_where_it_doubles_something() -> None:
    game = table(doing=[CardSite(0, "foundry")], hands={0: ("foundry",)})
    beside = {option.key: option.data["regions"] for option in game.options}
    doubled = next(key for key, regions in beside.items() if "ore" in list(regions))  # type: ignore[arg-type] # names
    other = next(key for key, regions in beside.items() if "ore" not in list(regions))  # type: ignore[arg-type] # names
    assert said(game, doubled, other) == [("site_doubles", {"kind": "ore"})]
    assert kinds(game, other, doubled) == []


def test_a_unit_does_the_same_anywhere() -> None:
    fleet = table(doing=[CardSite(0, "fleet_ore")], hands={0: ("fleet_ore",)})
    assert kinds(fleet, fleet.offered[0], fleet.offered[-1]) == ["site_alike"]
    abbey = table(doing=[CardSite(0, "abbey")], hands={0: ("abbey",)})
    assert kinds(abbey, abbey.offered[0], abbey.offered[-1]) == []


def test_a_garrison_is_put_where_most_is_stored() -> None:
    game = table(doing=[CardSite(0, "garrison")], hands={0: ("garrison",)}, goods={0: {"lumber": 2}})
    assert said(game, "u30a", "d30a") == [("site_guards", {"count": 2, "left": 0})]
    assert kinds(game, "d30a", "u30a") == []


def exchanging(hand: tuple[str, ...], cards: Any = None, **goods: int) -> Table:
    """Seat 0 asked which card to exchange."""
    return table(doing=[ExchangeCard(0)], hands={0: hand}, goods={0: goods}, cards=cards)


def test_a_card_is_given_back_for_what_keeps_it_from_use() -> None:
    game = exchanging(("arsonist", "church", "abbey", "knight_johanna", "scout"), ore=1)
    assert said(game, "arsonist", "church") == [("no_target", {"building": "arsonist", "by": 1})]
    assert kinds(game, "knight_johanna", "church") == ["needs_building"]
    assert said(game, "church", "abbey") == [
        (
            "costly",
            {"pay": {"ore": 2, "grain": 2, "brick": 1}, "lost": {"ore": 1, "grain": 2, "brick": 1}, "tied": False},
        )
    ]
    villages = table(doing=[ExchangeCard(0)], hands={0: ("church", "abbey")}, villages={0: (30, 32)})
    assert kinds(villages, "church", "abbey") == ["needs_city"]
    assert kinds(game, "abbey", "church") == kinds(game, "scout", "church") == kinds(game, "none", "church") == []
    game = exchanging(("abbey", "merchant"), lumber=1, brick=1, ore=1)
    assert kinds(game, "abbey", "none") == []
    assert said(game, "none", "abbey") == [("usable_hand", {"cards": ["abbey"], "count": 1})]
    assert kinds(exchanging(("merchant", "abbey")), "merchant", "abbey") == [], (
        "it has nothing to take, which is not said"
    )


def test_a_card_goes_under_a_stack_for_a_reason() -> None:
    game = table(doing=[Bury(0, "spy")], hands={0: ("spy",)})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    assert said(game, "1", "2") == [("deeper", {"count": len(game.state.stacks[0])})]
    assert kinds(game, "2", "1") == []
    game = table(doing=[Bury(0, "spy"), MasterBuilder(1, 2)], hands={0: ("spy",)})
    assert said(game, "2", "1") == [("barred", {"by": 1, "stack": 2})]
    assert kinds(game, "1", "2") == []


def test_a_top_card_is_taken_unseen() -> None:
    game = table(doing=[Refill(0)], goods={0: {"wool": 2}})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    assert said(game, "2", "1") == [("unseen", {"cost": 2, "stack": 2})]
    assert said(game, "search.2", "1") == [("looks", {"cost": 2, "count": 3})]


def test_stacks_that_were_looked_through_are_remembered() -> None:
    unseen = Merit("unseen", {"cost": 2, "stack": 2})
    opened, searched = Action(0, "opening_stack", ("1",)), Action(0, "draw", ("search.3",))
    theirs, none = Action(1, "draw", ("search.2",)), Action(0, "master_builder", ("none",))
    drawn = Action(0, "draw", ("2",))
    for actions, found in (
        ((drawn, theirs, none), unseen),
        ((opened,), Merit("unseen", {**unseen.data, "known": "1"})),
        ((opened, searched, drawn, none), Merit("unseen", {**unseen.data, "known": "3"})),
        ((Action(0, "master_builder", ("2",)), searched), Merit("seen", unseen.data)),
    ):
        assert CATAN.recall(unseen, actions, 0) == found
    looks = Merit("looks", {"cost": 2, "count": 3})
    assert CATAN.recall(looks, (opened,), 0) == looks


def test_a_card_is_taken_for_its_points() -> None:
    game = table(doing=[Search(0, 1, "hand", free=True)])
    church, abbey = (next(key for key in game.offered if key.startswith(name)) for name in ("church", "abbey"))
    points = [("card_points", {"vp": 1, "city": False})]
    assert said(game, church, abbey) == said(game, church, "none") == points
    assert kinds(game, abbey, church) == kinds(game, "none", church) == []
    game = table(doing=[Search(0, 1, "hand")], goods={0: {"lumber": 1, "brick": 1, "ore": 1}}, villages={0: (30, 32)})
    assert said(game, abbey, church) == [("ready_card", {"pay": {"lumber": 1, "brick": 1, "ore": 1}})]
    assert said(game, church, "spy") == [("card_points", {"vp": 1, "city": True})]


def test_of_two_stacks_the_larger_one_gives_more_to_choose_from() -> None:
    game = table(doing=[Refill(0)], goods={0: {"wool": 2}})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    count = len(game.state.stacks[0])
    assert said(game, "search.1", "search.2") == [("more_cards", {"count": count, "left": 3})]
    assert kinds(game, "search.2", "search.1") == []
    builder = table(doing=[MasterBuilder(0)])
    builder.state.stacks[1] = builder.state.stacks[0][:3]
    builder = Table(builder.position)
    assert said(builder, "1", "2") == [("more_cards", {"count": count, "left": 3})]
    assert kinds(builder, "2", "1") == kinds(builder, "1", "none") == kinds(builder, "none", "1") == []


def test_attack_cards_wait_for_seven_points() -> None:
    game = exchanging(("black_knight", "church"))
    assert kinds(game, "black_knight", "church") == ["no_target"]
    early = table(doing=[ExchangeCard(0)], hands={0: ("black_knight",)}, villages={0: (30, 32), 1: (30, 32)})
    assert said(early, "black_knight", "none") == [("gate_closed", {"building": "black_knight", "least": 7, "have": 4})]


def test_the_harvest_to_come_counts_before_it() -> None:
    def rolled(pips: int, **more: Any) -> Table:
        game = table(phase="event", doing=[Take(0, 1, "ev_progress")], villages={0: (30,)}, **more)
        game.state.pips = pips
        return Table(game.position)

    ore = next(region.number for region in rolled(0).player(0).regions.values() if region.kind == "ore")
    game = rolled(ore, goods={0: {"ore": 2, "grain": 1}})
    assert said(game, "grain", "wool") == [
        ("completes", {"gain": {"grain": 1}, "building": "city", "level": 3, "roll": ore})
    ]
    game = rolled(ore, goods={0: {"ore": 1, "grain": 1}})
    assert said(game, "grain", "wool") == [
        ("nearer", {"gain": {"grain": 1}, "building": "city", "level": 3, "lost": {"ore": 1}, "roll": ore})
    ]
    assert kinds(game, "ore", "grain") == [], "grain is as near"
    theirs = rolled(ore, goods={0: {"ore": 2, "grain": 1}}, active=1)
    assert said(theirs, "grain", "wool")[0][1]["roll"] == 0


def test_the_harvest_to_come_needs_room_too() -> None:
    def rolled(*, filled: int, empty: int) -> Table:
        game = table(phase="event", doing=[Take(0, 1, "ev_progress")], third={0: ("lumber.6", "wool.5")})
        area = game.player(0)
        area.regions["u29"].kind, area.regions["u29"].number = "lumber", 4
        area.regions["u29"].stored, area.regions["u35"].stored = filled, empty
        game.state.pips = 4
        game.state.supply = dict(SOLD_OUT)
        return Table(game.position)

    game = rolled(filled=2, empty=2)
    assert said(game, "lumber.u35", "lumber.u29") == [("fits", {"gain": {"lumber": 1}, "number": 4, "most": 3})]
    assert kinds(game, "lumber.u29", "lumber.u35") == []
    assert kinds(rolled(filled=1, empty=1), "lumber.u35", "lumber.u29") == []
    game = table(phase="event", doing=[Take(0, 1, "ev_progress")], goods={0: {"lumber": 2, "brick": 2}})
    brick = next(region for region in game.player(0).regions.values() if region.kind == "brick")
    lumber = next(region for region in game.player(0).regions.values() if region.kind == "lumber")
    lumber.number, brick.number, game.state.pips = 6, 1, 6
    game = Table(game.position)
    assert kinds(game, "lumber", "wool") == [], "the harvest brings as much"
