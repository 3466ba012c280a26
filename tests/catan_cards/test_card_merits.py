"""Merits of cards in hands and stacks."""

from typing import Any, Final

import pytest

from engine.catan_cards.card_merits import POINT_WORTH, card_worth
from engine.catan_cards.cards.base_events import Conflict, ConflictStack, MasterBuilder
from engine.catan_cards.opening import Opening
from engine.catan_cards.piles import Bury, ExchangeCard, Refill, ReturnCard, Search
from engine.catan_cards.reactions import Return
from engine.catan_cards.trading import Receive
from engine.core.types import Action, Merit
from tests.catan_cards.merits import find_merits, kinds
from tests.catan_cards.table import CATAN, Table, table


def exchanging(hand: tuple[str, ...], cards: Any = None, **goods: int) -> Table:
    """Seat 0 asked which card to exchange."""
    return table(doing=[ExchangeCard(0)], hands={0: hand}, goods={0: goods}, cards=cards)


def test_a_card_is_given_back_for_what_keeps_it_from_use() -> None:
    game = exchanging(("arsonist", "church", "abbey", "knight_johanna", "scout"), ore=1)
    assert find_merits(game, "arsonist", "church") == [
        ("no_target", {"building": "arsonist", "by": 1}),
        ("pointless", {"vp": 1}),
    ]
    assert kinds(game, "knight_johanna", "abbey") == ["needs_building"]
    assert find_merits(game, "church", "abbey") == [
        (
            "costly",
            {"pay": {"ore": 2, "grain": 2, "brick": 1}, "lost": {"ore": 1, "grain": 2, "brick": 1}, "tied": False},
        )
    ]
    assert find_merits(game, "knight_johanna", "abbey")[0][0] == "needs_building"
    villages = table(doing=[ExchangeCard(0)], hands={0: ("church", "abbey")}, villages={0: (30, 32)})
    assert kinds(villages, "church", "abbey") == ["needs_city"]
    villages = table(doing=[ExchangeCard(0)], hands={0: ("aqueduct", "church")}, villages={0: (30, 32)})
    assert find_merits(villages, "aqueduct", "church")[1:] == [("costs_more", {"count": 6, "left": 5})]
    assert kinds(villages, "church", "aqueduct") == ["needs_city"]
    assert kinds(game, "abbey", "church") == kinds(game, "scout", "church") == ["pointless"]
    assert kinds(game, "none", "church") == []
    game = exchanging(("abbey", "merchant"), lumber=1, brick=1, ore=1)
    assert kinds(game, "abbey", "none") == []
    assert find_merits(game, "none", "abbey") == [("usable_hand", {"cards": ["abbey"], "count": 1})]
    assert kinds(exchanging(("merchant", "abbey")), "merchant", "abbey") == [], (
        "it has nothing to take, which is not said"
    )


def test_a_card_goes_under_a_stack_for_a_reason() -> None:
    game = table(doing=[Bury(0, "spy")], hands={0: ("spy",)})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    assert find_merits(game, "1", "2") == [("deeper", {"count": len(game.state.stacks[0])})]
    assert kinds(game, "2", "1") == []
    game = table(doing=[Bury(0, "spy"), MasterBuilder(1, 2)], hands={0: ("spy",)})
    assert find_merits(game, "2", "1") == [("barred", {"by": 1, "stack": 2})]
    assert kinds(game, "1", "2") == []


def test_a_top_card_is_taken_unseen() -> None:
    game = table(doing=[Refill(0)], goods={0: {"wool": 2}})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    unseen = ("unseen", {"cost": 2, "stack": 2, "stacks": ["1", "2"], "heights": [str(len(game.state.stacks[0])), "3"]})
    assert find_merits(game, "2", "1") == [unseen]
    assert find_merits(game, "2", "search.1") == [("saves_search", {"cost": 2}), unseen]
    assert find_merits(game, "search.2", "1") == [("looks", {"cost": 2, "count": 3})]


UNSEEN: Final = Merit("unseen", {"cost": 2, "stack": 2, "stacks": ["1", "2", "3"], "heights": ["3", "3", "3"]})
OPENED, THEIRS = Action(0, "opening_stack", ("1",)), Action(1, "draw", ("search.2",))
DRAWN: Final = Action(0, "draw", ("2",))


@pytest.mark.parametrize(
    ("actions", "found"),
    [
        ((DRAWN, Action(1, "draw", ("search.5",))), Merit("unseen_all", {"cost": 2})),
        ((DRAWN, THEIRS, Action(0, "master_builder", ("none",))), UNSEEN),
        ((OPENED,), Merit("untouched", {"cost": 2, "stacks": ["2", "3"], "count": 2})),
        ((OPENED, Action(1, "draw", ("3",))), Merit("untouched", {"cost": 2, "stacks": ["2"], "count": 1})),
        ((OPENED, DRAWN), Merit("unsearched", {"cost": 2, "count": 3})),
        ((OPENED, Action(0, "draw", ("search.3",)), THEIRS), Merit("searched_all", {"cost": 2, "stacks": []})),
        ((Action(0, "master_builder", ("2",)), Action(0, "draw", ("search.3",))), Merit("seen", UNSEEN.data)),
    ],
)
def test_stacks_that_were_looked_through_or_drawn_from_are_remembered(
    actions: tuple[Action, ...], found: Merit
) -> None:
    assert CATAN.recall(UNSEEN, actions, 0) == found
    looks = Merit("looks", {"cost": 2, "count": 3})
    assert CATAN.recall(looks, actions, 0) == looks


def put_back(stack: str) -> list[Action]:
    """Four cards that go under a stack: one of seat 0, two that it takes by a conflict, and one of seat 1."""
    return [
        Action(1, "exchange", ("spy",)),
        Action(1, "exchange_stack", (stack,)),
        Action(0, "return_card", ("garrison",)),
        Action(0, "bury_stack", (stack,)),
        Action(0, "conflict", ("abbey", "abbey.2")),
        Action(0, "conflict_stack", (stack,)),
    ]


def test_cards_that_were_put_back_are_known_to_those_who_saw_them() -> None:
    spent = CATAN.recall(UNSEEN, put_back("2"), 0)
    assert spent == Merit("put_back", {"count": 3, "cards": ["garrison", "abbey"]})
    assert CATAN.recall(UNSEEN, put_back("2"), 1) == Merit("put_back", {"count": 3, "cards": ["abbey"]})
    assert CATAN.recall(UNSEEN, put_back("2")[:4], 0).kind == "unseen_all", "others are above them"
    assert CATAN.recall(UNSEEN, [*put_back("3"), OPENED], 0) == Merit(
        "untouched", {"cost": 2, "stacks": ["2"], "count": 1}
    )
    assert CATAN.recall(UNSEEN, [*put_back("3"), THEIRS, OPENED], 0) == Merit(
        "others_spent", {"cost": 2, "stacks": ["3"]}
    )


def test_no_card_is_drawn_from_what_was_put_back() -> None:
    game = table(doing=[Refill(0)], goods={0: {"wool": 2}})
    game.state.stacks = [game.state.stacks[0][:3] for _ in game.state.stacks]
    game = Table(game.position)
    looked = [Action(1, "opening_stack", (stack,)) for stack in ("1", "3", "4")]
    assert CATAN.recall_answer(game.position, game.decision, ("2",), looked) == ("2",)
    assert CATAN.recall_answer(game.position, game.decision, ("2",), [*put_back("2"), *looked]) == ("1",)


@pytest.mark.parametrize(
    ("looked", "picks", "found"),
    [
        ((), "2", "2"),
        (((1, "2"),), "2", "1"),
        (((0, "2"),), "2", "1"),
        (((0, "1"), (1, "2"), (1, "3"), (0, "4")), "2", "1"),
        (((1, "1"), (1, "2"), (1, "3"), (1, "4")), "2", "2"),
        (((1, "5"),), "5", "6"),
        (((1, "2"),), "search.2", "search.2"),
    ],
)
def test_a_top_card_is_best_taken_from_an_unseen_stack(
    looked: tuple[tuple[int, str], ...], picks: str, found: str
) -> None:
    game = table(doing=[Refill(0)], goods={0: {"wool": 2}})
    game.state.stacks = [game.state.stacks[0][:3] for _ in game.state.stacks]
    game = Table(game.position)
    actions = [Action(seat, "opening_stack", (stack,)) for seat, stack in looked]
    assert CATAN.recall_answer(game.position, game.decision, (picks,), actions) == (found,)


def preferred(game: Table, picks: str) -> str:
    """The answer that is preferred to one that is as good."""
    (found,) = CATAN.recall_answer(game.position, game.decision, (picks,), ())
    return found


def test_of_stacks_that_nobody_has_searched_the_highest_is_taken() -> None:
    game = table(doing=[Refill(0)])
    game.state.stacks = [game.state.stacks[0][: 5 if number == 2 else 3] for number in range(len(game.state.stacks))]
    assert preferred(Table(game.position), "1") == "3"


def test_a_card_that_a_near_building_needs_is_not_given_back() -> None:
    hand = ("marketplace", "black_knight", "abbey")
    near = table(
        doing=[ExchangeCard(0)], hands={0: hand}, villages={0: (30, 32), 1: (30, 32)}, goods={0: {"ore": 2, "grain": 2}}
    )
    assert preferred(near, "marketplace") == "black_knight", "the city lacks 1 ore"
    assert preferred(near, "abbey") == "abbey"
    assert preferred(near, "none") == "none"
    assert kinds(near, "marketplace", "black_knight") == []
    far = table(doing=[ExchangeCard(0)], hands={0: hand}, villages={0: (30, 32), 1: (30, 32)}, goods={0: {"ore": 2}})
    assert preferred(far, "marketplace") == "marketplace"
    dear = table(
        doing=[ExchangeCard(0)],
        hands={0: ("marketplace", "knight_karl", "abbey")},
        villages={0: (30, 32)},
        goods={0: {"ore": 2, "grain": 2}},
        cards={1: {"u30a": "knight_gotz", "u32a": "knight_otto"}},
    )
    assert preferred(dear, "marketplace") == "knight_karl", "it lacks most"
    ready = table(
        doing=[ExchangeCard(0)],
        hands={0: ("marketplace", "abbey")},
        villages={0: (30, 32)},
        goods={0: {"ore": 2, "grain": 2, "brick": 1, "lumber": 1}},
    )
    assert preferred(ready, "marketplace") == "marketplace", "the other one can be built now"
    assert find_merits(near, "black_knight", "marketplace", beside=True) == [
        ("stays", {"building": "marketplace", "level": 3, "count": 1, "lost": {"ore": 1}})
    ]


def test_a_card_waits_for_the_place_of_a_near_settlement() -> None:
    full = {0: {"u30a": "knight_hagen", "d30a": "knight_pippin", "u32a": "fleet_ore", "d32a": "fleet_wool"}}
    game = table(
        doing=[ExchangeCard(0)],
        hands={0: ("sawmill", "spy")},
        villages={0: (30, 32)},
        cards=full,
        goods={0: {"brick": 1, "wool": 1, "grain": 1}},
    )
    assert kinds(game, "sawmill", "spy") == ["no_site"], "there is no road"
    game.player(0).centre.append("road")
    assert kinds(Table(game.position), "sawmill", "spy") == []
    assert find_merits(Table(game.position), "spy", "sawmill", beside=True) == [
        ("stays", {"building": "sawmill", "level": 2, "count": 1, "lost": {"lumber": 1}})
    ]
    pair = table(doing=[ExchangeCard(0)], hands={0: ("sawmill", "bishop")}, villages={0: (30, 32)})
    assert kinds(pair, "sawmill", "bishop") == ["costly"]
    for name in ("u29", "u31"):
        pair.player(0).regions[name].kind = "lumber"
    assert kinds(Table(pair.position), "sawmill", "bishop") == []
    assert find_merits(Table(pair.position), "bishop", "sawmill", beside=True) == [
        ("stays", {"building": "sawmill", "level": 0, "count": 0, "lost": {}})
    ]


def test_a_token_is_taken_from_the_opponent_before_anything_else() -> None:
    cards = {1: {"u30a": "knight_walter", "u32a": "fleet_grain", "d32a": "fleet_wool"}}
    war = table(doing=[Return(0, "ev_civil_war")], cards=cards, villages={0: (30, 32), 1: (30, 32)})
    assert preferred(war, "1.u32a") == preferred(war, "1.u30a") == "1.u30a"
    first = table(doing=[Return(0, "ev_civil_war"), Return(1, "ev_civil_war")], cards=cards, villages={0: (30, 32)})
    assert preferred(first, "1.u32a") == "1.u30a", "the token may move"


def test_cards_that_can_be_paid_for_together_are_named() -> None:
    goods = {"lumber": 1, "brick": 1, "grain": 1, "ore": 1}
    game = exchanging(("knight_siegfried", "knight_conrad", "garrison"), **goods)
    assert find_merits(game, "none", "garrison") == [
        ("usable_hand", {"cards": ["knight_siegfried", "garrison"], "count": 2})
    ]


def test_the_harvest_to_come_pays_for_a_card() -> None:
    game = table(doing=[ExchangeCard(0)], hands={0: ("church", "abbey")}, phase="event")
    game.state.pips = next(one.number for one in game.player(0).regions.values() if one.kind == "ore")
    ((_, data), *_) = find_merits(Table(game.position), "church", "abbey")
    assert data["lost"] == {"ore": 1, "grain": 2, "brick": 1}


def test_a_card_is_taken_for_its_points() -> None:
    game = table(doing=[Search(0, 1, "hand", free=True)])
    church, abbey = (next(key for key in game.offered if key.startswith(name)) for name in ("church", "abbey"))
    points = [("card_points", {"vp": 1, "city": False})]
    assert find_merits(game, church, abbey) == find_merits(game, church, "none") == points
    assert kinds(game, abbey, church) == kinds(game, "none", church) == []
    game = table(doing=[Search(0, 1, "hand")], goods={0: {"lumber": 1, "brick": 1, "ore": 1}}, villages={0: (30, 32)})
    cost = {"lumber": 1, "brick": 1, "ore": 1}
    assert find_merits(game, abbey, church) == [
        ("holds_more", {"count": 1}),
        ("ready_card", {"pay": cost}),
        ("without_city", {}),
    ]
    assert find_merits(game, abbey, church, beside=True) == [("pays_now", {"pay": cost})]
    assert find_merits(game, church, "spy") == [("card_points", {"vp": 1, "city": True})]


def test_of_two_stacks_the_larger_one_gives_more_to_choose_from() -> None:
    game = table(doing=[Refill(0)], goods={0: {"wool": 2}})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    count = len(game.state.stacks[0])
    larger = ("more_cards", {"count": count, "left": 3, "stacks": [], "tied": 0})
    assert find_merits(game, "search.1", "search.2") == [larger]
    assert kinds(game, "search.2", "search.1") == []
    builder = table(doing=[MasterBuilder(0)])
    builder.state.stacks[1] = builder.state.stacks[0][:3]
    builder = Table(builder.position)
    assert find_merits(builder, "1", "2") == [larger]
    builder.state.stacks[2] = builder.state.stacks[0][:]
    assert find_merits(Table(builder.position), "1", "2") == [("more_cards", {**larger[1], "stacks": ["3"], "tied": 1})]
    assert kinds(builder, "2", "1") == kinds(builder, "1", "none") == kinds(builder, "none", "1") == []


def test_attack_cards_wait_for_seven_points() -> None:
    game = exchanging(("black_knight", "church"))
    assert kinds(game, "black_knight", "church") == ["no_target", "pointless"]
    early = table(doing=[ExchangeCard(0)], hands={0: ("black_knight",)}, villages={0: (30, 32), 1: (30, 32)})
    assert find_merits(early, "black_knight", "none") == [
        ("gate_closed", {"building": "black_knight", "least": 7, "have": 4})
    ]


def test_a_card_that_lacks_more_is_given_back() -> None:
    game = exchanging(("colossus", "church", "library", "bishop", "abbey"), ore=1, lumber=1)
    assert find_merits(game, "church", "abbey") == [
        ("lacks_more", {"lost": {"ore": 1, "grain": 2, "brick": 1}, "left": 1}),
    ]
    assert (
        find_merits(game, "abbey", "none")
        == find_merits(game, "abbey", "bishop")
        == [("lacks", {"lost": {"brick": 1}})]
    )
    assert kinds(game, "library", "church") == []
    assert find_merits(game, "bishop", "abbey") == [("only_answers", {"by": 1})]
    assert kinds(game, "bishop", "church") == ["only_answers", "pointless"]


def test_a_card_that_wins_a_token_is_worth_its_point() -> None:
    game = exchanging(("abbey", "knight_karl", "merchant"))
    assert ("pointless", {"vp": 1}) in find_merits(game, "merchant", "knight_karl")
    assert "pointless" not in kinds(game, "knight_karl", "merchant")


def test_a_card_that_scores_soon_is_not_given_back() -> None:
    goods = {"grain": 1, "lumber": 1}
    game = table(
        doing=[ExchangeCard(0)], hands={0: ("knight_walter", "fleet_ore")}, villages={0: (30, 32)}, goods={0: goods}
    )
    assert kinds(game, "knight_walter", "none") == [], "two more bring the knight token"
    held = {1: {"u30a": "knight_karl"}}
    game = table(doing=[ExchangeCard(0)], hands={0: ("knight_walter", "fleet_ore")}, goods={0: goods}, cards=held)
    assert kinds(game, "knight_walter", "none") == ["costly"]


def test_an_opening_hand_is_one_that_can_be_paid_for() -> None:
    goods = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore"), 1)
    game = table("base", doing=[Opening(0, 1)], goods={0: goods}, villages={0: (30, 32)})
    fleet, church, spy = (
        next(key for key in game.offered if key.startswith(name)) for name in ("fleet_ore", "church", "spy")
    )
    picks = [(fleet, "herb_woman", "scout"), (church, spy, "scout")]
    found = [
        [(one.kind, one.data) for one in CATAN.merits(game.position, game.decision, *pair)]
        for pair in (picks, picks[::-1])
    ]
    assert found == [
        [
            ("opens_with", {"cards": ["fleet_ore"], "count": 1}),
            ("hand_without_city", {"count": 0, "left": 1}),
            ("hand_cost", {"count": 2, "left": 5}),
        ],
        [("hand_points", {"vp": 1, "left": 0})],
    ]
    wool, bishop = (next(key for key in game.offered if key.startswith(name)) for name in ("fleet_wool", "bishop"))
    same = (fleet, bishop, "scout"), (wool, bishop, "scout")
    assert [one.kind for one in CATAN.merits(game.position, game.decision, *same)] == ["opens_with"]
    aqueduct, herb = (next(key for key in game.offered if key.startswith(name)) for name in ("aqueduct", "herb_woman"))
    dear = (church, herb, "scout"), (aqueduct, herb, "scout")
    assert [*CATAN.merits(game.position, game.decision, *dear)] == [Merit("hand_cost", {"count": 5, "left": 6})]


def test_a_conflict_spoils_what_the_opponent_could_build() -> None:
    hands = {1: ("fleet_ore", "church", "spy")}
    game = table(doing=[Conflict(0)], hands=hands, goods={1: {"lumber": 1, "wool": 1}})
    fleet, church, spy = (
        next(key for key in game.offered if key.startswith(name)) for name in ("fleet_ore", "church", "spy")
    )
    picks = [(fleet, spy), (church, spy)]
    found = [
        [(one.kind, one.data) for one in CATAN.merits(game.position, game.decision, *pair)]
        for pair in (picks, picks[::-1])
    ]
    assert found == [
        [("spoils", {"by": 1, "cards": ["fleet_ore"]})],
        [("spoils_points", {"by": 1, "vp": 1, "left": 0})],
    ]


def test_the_cards_of_a_conflict_go_under_the_highest_stack() -> None:
    game = table(doing=[ConflictStack(0, ["spy"])], hands={1: ("spy",)})
    game.state.stacks[1] = game.state.stacks[0][:3]
    assert find_merits(Table(game.position), "1", "2") == [("deeper", {"count": len(game.state.stacks[0])})]
    assert preferred(Table(game.position), "2") == "1"
    barred = table(doing=[Bury(0, "spy"), MasterBuilder(1, 2)], hands={0: ("spy",)})
    barred.state.stacks[1] = barred.state.stacks[0][:3]
    assert preferred(Table(barred.position), "2") == "2"
    assert preferred(Table(barred.position), "3") == "1"


def test_stacks_that_are_as_high_are_alike() -> None:
    game = table(doing=[Bury(0, "spy")], hands={0: ("spy",)})
    game.state.stacks[1], game.state.stacks[2] = game.state.stacks[0][:3], game.state.stacks[0][:3]
    game = Table(game.position)
    assert find_merits(game, "2", "3") == [("as_deep", {"stack": 2, "count": 3})]
    builder = table(doing=[MasterBuilder(0)])
    builder.state.stacks[1], builder.state.stacks[2] = builder.state.stacks[0][:3], builder.state.stacks[0][:3]
    builder = Table(builder.position)
    assert find_merits(builder, "2", "3") == [("as_many_cards", {"stack": 2, "count": 3})]


def test_stacks_of_another_deck_are_not_looked_through() -> None:
    game = table("tournament", doing=[Bury(0, "spy"), MasterBuilder(1, 2)], hands={0: ("spy",)})
    game.state.stacks[1] = game.state.stacks[0][:3]
    game = Table(game.position)
    assert kinds(game, "2", "1") == []
    assert kinds(game, "1", "2") == ["deeper"]


def test_an_action_card_is_taken_for_what_it_does_now() -> None:
    game = table(doing=[Search(0, 1, "hand")], hands={1: ("scout",)})
    spy, abbey = (next(key for key in game.offered if key.startswith(name)) for name in ("spy", "abbey"))
    assert find_merits(game, spy, abbey) == [("spies", {"by": 1, "count": 1})]


def test_a_card_is_taken_for_what_it_does_soon() -> None:
    game = table(doing=[Search(0, 1, "hand")], goods={0: {"brick": 1}}, villages={0: (30, 32)})
    mill, church = (next(key for key in game.offered if key.startswith(name)) for name in ("grain_mill", "church"))
    assert find_merits(game, mill, church)[0] == ("doubles", {"count": 1, "kind": "grain"})
    assert find_merits(game, mill, church, beside=True) == [("pays_soon", {"lost": {"grain": 1}})]
    full = {"u30a": "abbey", "d30a": "smithy", "u32a": "foundry", "d32a": "fleet_wool"}
    placeless = table(doing=[Search(0, 1, "hand")], villages={0: (30, 32)}, cards={0: full})
    assert find_merits(placeless, mill, church, beside=True) == [("no_use", {})]
    assert find_merits(placeless, church, mill, beside=True) == [], "it waits for a city"
    smithy, arsonist = (next(key for key in game.offered if key.startswith(name)) for name in ("smithy", "arsonist"))
    assert find_merits(game, arsonist, church) == [], "nothing can burn"
    rich = table(doing=[Search(0, 1, "hand")], goods={0: {"ore": 2, "lumber": 1}}, villages={0: (30, 32)})
    assert find_merits(rich, smithy, mill) == [("ready_card", {"pay": {"ore": 2, "lumber": 1}})], "there is no knight"
    assert find_merits(rich, smithy, mill, beside=True) == []


def test_the_card_of_least_worth_goes_back_but_not_the_one_just_taken() -> None:
    hand = ("garrison", "knight_karl", "church")
    goods = {"lumber": 1, "brick": 1}
    given = table(doing=[ReturnCard(0)], hands={0: hand}, goods={0: goods}, villages={0: (30, 32)})
    assert (
        preferred(given, "garrison") == preferred(given, "church") == preferred(given, "knight_karl") == "knight_karl"
    )
    taken = table(
        doing=[ReturnCard(0)], hands={0: ("garrison", "knight_karl")}, goods={0: goods}, villages={0: (30, 32)}
    )
    assert preferred(taken, "knight_karl") == "garrison", "though nothing speaks against it"
    only = table(doing=[ReturnCard(0)], hands={0: ("spy", "spy")})
    assert preferred(only, "spy") == "spy"
    full = exchanging(("bishop", "arsonist", "knight_johanna", "foundry", "garrison"), lumber=1, brick=1)
    assert preferred(full, "garrison") == preferred(full, "foundry") == "knight_johanna", "it needs a church"
    assert preferred(full, "bishop") == "knight_johanna"
    full.player(0).hand.remove("knight_johanna")
    assert preferred(Table(full.position), "garrison") == "arsonist", "it has no target"
    several = ("bishop", "arsonist")
    assert CATAN.recall_answer(full.position, full.decision, several, ()) == several


def test_the_bank_gives_what_completes_something() -> None:
    goods = {"brick": 1, "ore": 1, "grain": 2}
    game = table(
        doing=[Receive(0, 1, "bank")], hands={0: ("foundry", "garrison")}, villages={0: (30,)}, goods={0: goods}
    )
    game.state.row.clear()
    game = Table(game.position)
    assert preferred(game, "ore") == preferred(game, "lumber") == "lumber"
    far = table(doing=[Receive(0, 1, "bank")], villages={0: (30,)})
    assert preferred(far, "ore") == "ore"


def test_the_card_of_most_worth_is_taken() -> None:
    cards = {1: {"u30a": "knight_conrad"}}
    game = table(doing=[Search(0, 1, "hand")], goods={0: {"ore": 1, "grain": 1}}, villages={0: (30, 32)}, cards=cards)
    game.state.stacks[0] = ["colossus", "smithy", "fleet_ore", "knight_otto"]
    game = Table(game.position)
    assert preferred(game, "colossus") == preferred(game, "smithy") == "knight_otto"
    assert preferred(game, "knight_otto") == "knight_otto"


def test_of_two_cards_the_cheaper_one_without_a_city_is_taken() -> None:
    game = table(doing=[Search(0, 1, "hand")], villages={0: (30, 32)})
    keys = {name: next(key for key in game.offered if key.startswith(name)) for name in ("church", "aqueduct", "abbey")}
    assert find_merits(game, keys["church"], keys["aqueduct"]) == [("costs_less", {"count": 5, "left": 6, "won": 1})]
    assert kinds(game, keys["aqueduct"], keys["church"]) == []
    assert kinds(game, keys["abbey"], keys["church"]) == ["without_city"]


def searching(cards: list[str], hand: tuple[str, ...] = (), active: int = 0, goods: Any = None) -> Table:
    """Seat 0 takes one of the cards of a stack."""
    game = table(doing=[Search(0, 1, "hand")], hands={0: hand}, goods={0: goods or {}}, villages={0: (30, 32)})
    game.state.stacks[0] = cards
    game.state.active = active
    return Table(game.position)


def test_a_card_takes_a_token_at_once_only_if_it_can_be_built_now() -> None:
    cards, cost = ["knight_walter", "church"], {"grain": 1, "ore": 1, "wool": 1}
    assert kinds(searching(cards, goods=cost), "knight_walter", "church")[0] == "takes_knight"
    later = {"token": "knight", "count": 3, "left": 0, "by": 1, "vp": 1}
    for game in (searching(cards, active=1, goods=cost), searching(cards), searching(cards, goods={"wool": 1})):
        assert find_merits(game, "knight_walter", "church")[0] == ("would_take", later)
    weak = searching(["knight_pippin", "church"], active=1, goods=cost)
    assert kinds(weak, "knight_pippin", "church")[0] == "unit", "the opponent may be stronger before"
    assert "would_take" not in kinds(searching(["knight_pippin", "church"]), "knight_pippin", "church")


def test_a_card_does_not_take_the_token_that_a_cheaper_one_in_hand_takes() -> None:
    cost = {"grain": 1, "ore": 1, "wool": 1}
    cards = ["knight_pippin", "abbey"]
    assert kinds(searching(cards, goods=cost), "knight_pippin", "abbey")[0] == "takes_knight"
    assert kinds(searching(cards, ("knight_siegfried",), goods=cost), "knight_pippin", "abbey")[0] == "unit"
    game = searching(cards, ("knight_siegfried",))
    worth = [card_worth(one.state, 0, "knight_pippin") for one in (searching(cards), game)]
    assert worth[0] - worth[1] == POINT_WORTH
