"""Phase 4: the walk along the road and simple gains (docs/rules/magna_carta.md, phase 4)."""

import pytest

from engine.core.goods import Goods
from engine.magna_carta.state import NO_SEAT, Slot
from tests.magna_carta.table import Table, residence, table

CARRIED = {"small_farm": "food", "small_sawmill": "wood", "small_quarry": "stone"}

YIELDS: list[tuple[str, Goods, Goods]] = [
    ("small_farm", {"food": 1}, {"food": 1}),
    ("small_sawmill", {"wood": 1}, {"wood": 1}),
    ("small_quarry", {"stone": 1}, {"stone": 1}),
    ("large_farm", {"food": 2}, {"food": 1}),
    ("large_sawmill", {"wood": 2}, {"wood": 1}),
    ("large_quarry", {"stone": 2}, {"stone": 1}),
]
"""The gains of the worker and of the owner."""


def worker_on_card(id: str, owner: int = 1, cubes: int = 4, **goods: int) -> Table:
    """Put seat 0's worker on a player's card, slot 5, in phase 4; `goods` are seat 0's."""
    slot = Slot(id, owner, cubes=cubes if id in CARRIED else 0)
    return table(phase="road", road=[slot], workers={5: 0}, provost=5, goods={0: goods})


@pytest.mark.parametrize(
    ("id", "gain"),
    [
        ("n_park", {"food": 1}),
        ("n_forest", {"wood": 1}),
        ("n_quarry", {"stone": 1}),
        ("n_trading_post", {"denier": 2}),
    ],
)
def test_a_neutral_card_is_for_the_worker_alone(id: str, gain: Goods) -> None:
    game = table(2, phase="road", neutral=(id, "n_peddler"), workers={1: 0})
    assert game.asked == "over"
    assert {**game.cubes(0), "denier": game.deniers(0) - 10} == {"denier": 0, **gain}
    told = {"building": id, "space": 1, "gain": gain}
    assert [(event.seat, event.data) for event in game.events_of("produced")] == [(0, told)]
    assert (game.events_of("bonus"), game.player(0).workers) == ([], 4)


@pytest.mark.parametrize(("id", "primary", "secondary"), YIELDS)
def test_worker_and_owner_gain_without_being_asked(id: str, primary: Goods, secondary: Goods) -> None:
    game = worker_on_card(id)
    assert (game.asked, game.cubes(0), game.cubes(1)) == ("over", primary, secondary)
    place = {"building": id, "space": 5}
    told = [(event.kind, event.seat, event.data) for event in game.events if event.kind in ("produced", "bonus")]
    assert told == [("produced", 0, {**place, "gain": primary}), ("bonus", 1, {**place, "gain": secondary})]


@pytest.mark.parametrize(("id", "primary", "secondary"), YIELDS)
def test_an_own_worker_has_only_the_gain_of_the_worker(id: str, primary: Goods, secondary: Goods) -> None:
    game = worker_on_card(id, owner=0)
    assert (game.cubes(0), game.events_of("bonus")) == (primary, [])
    assert game.state.slot(5).cubes == (4 if id in CARRIED else 0)


@pytest.mark.parametrize("id", CARRIED)
def test_the_owners_cube_comes_from_the_small_card_until_it_is_empty(id: str) -> None:
    kind = CARRIED[id]
    for cubes in (4, 1):
        game = worker_on_card(id, cubes=cubes)
        assert (game.cubes(1), game.state.slot(5).cubes) == ({kind: 1}, cubes - 1)
    empty = worker_on_card(id, cubes=0)
    assert (empty.cubes(0), empty.cubes(1), empty.events_of("bonus")) == ({kind: 1}, {}, [])
    assert (empty.events_of("declined"), empty.state.slot(5).cubes) == ([], 0)


def test_the_road_is_walked_from_its_first_slot_to_the_provost() -> None:
    road = [Slot("large_farm", 1), Slot("large_sawmill", 1), Slot("large_quarry", 2)]
    game = table(phase="road", road=road, workers={7: 0, 6: 3, 1: 2, 2: 0}, provost=6)
    assert [(event.data["space"], event.seat) for event in game.events_of("produced")] == [(1, 2), (2, 0), (6, 3)]
    assert [(event.seat, event.data) for event in game.events_of("unused")] == [
        (0, {"building": "large_quarry", "space": 7})
    ]
    assert {slot.worker for slot in game.state.road} == {NO_SEAT}
    assert {game.player(seat).workers for seat in range(4)} == {4}
    assert (game.deniers(0), game.cubes(2), game.cubes(1)) == (10, {"food": 1}, {"wood": 1})


def test_cards_without_a_worker_do_nothing() -> None:
    game = table(phase="road", road=[Slot("large_sawmill", 1), residence(1)], provost=6)
    assert [event.kind for event in game.events] == ["phase"]


@pytest.mark.ruling(17)
def test_a_gold_mine_gives_gold_and_its_owner_no_exchange_for_an_own_worker() -> None:
    game = worker_on_card("gold_mine", owner=0, food=1)
    assert (game.asked, game.cubes(0)) == ("over", {"food": 1, "gold": 1})
    assert worker_on_card("gold_mine").cubes(0) == {"gold": 1}


@pytest.mark.parametrize(("id", "deniers"), [("market", 1), ("lawyer", 2)])
def test_the_owner_of_a_market_or_a_lawyer_gets_deniers_used_or_not(id: str, deniers: int) -> None:
    game = worker_on_card(id)
    assert (game.asked, game.deniers(1)) == ("over", 10 + deniers)
    told = {"building": id, "space": 5, "gain": {"denier": deniers}}
    assert [(event.seat, event.data) for event in game.events_of("bonus")] == [(1, told)]


@pytest.mark.ruling(24)
def test_earlier_gains_can_be_spent_later_in_the_phase() -> None:
    game = table(phase="road", workers={3: 0, 4: 0}, goods={0: {"denier": 0}})
    assert (game.asked, game.deniers(0)) == ("0 buy", 2)
    market = table(phase="road", road=[Slot("market", 0)], workers={1: 0, 5: 0}, provost=5)
    assert market.offered == ["food", "none"]
    early = table(phase="road", workers={3: 1, 4: 0}, goods={0: {"denier": 0}})
    assert early.asked == "over"


def test_the_worker_stays_while_its_card_works() -> None:
    game = table(phase="road", workers={4: 0})
    assert (game.asked, game.state.slot(4).worker, game.state.active) == ("0 buy", 0, 4)
    game.do("0 buy none")
    assert (game.state.slot(4).worker, game.player(0).workers, game.state.active) == (NO_SEAT, 4, 0)


@pytest.mark.ruling(20)
def test_the_owner_gains_where_the_worker_declines() -> None:
    game = worker_on_card("market", wood=1).do("0 sell none")
    assert (game.deniers(1), game.cubes(0)) == (11, {"wood": 1})
    told = [(event.seat, event.data) for event in game.events_of("declined")]
    assert told == [(0, {"building": "market", "space": 5})]
