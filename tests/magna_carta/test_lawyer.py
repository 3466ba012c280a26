"""Phase 4: lawyers, and cards that become residences (docs/rules/magna_carta.md, phase 4)."""

import pytest

from engine.core.goods import Goods
from engine.magna_carta.state import NO_SEAT, Slot
from tests.magna_carta.table import Table, residence, table

ROAD = [
    Slot("lawyer", 0),
    Slot("small_farm", 0, cubes=3),
    Slot("large_quarry", 0),
    Slot("market", 1),
    residence(0, "bank"),
    residence(0, "church", prestige="statue"),
]
"""Slots 5 to 10 of a road for four; seat 0 has most of them."""


def worker_on_lawyer(
    workers: dict[int, int] | None = None, road: list[Slot] | None = None, *, provost: int = 5, **goods: int
) -> Table:
    """Put seat 0's worker on the Lawyer of slot 5, in phase 4."""
    everybody: dict[int, Goods] = {0: {"food": 1, **goods}, 1: {"food": 1}}
    return table(phase="road", road=road or ROAD, workers={5: 0, **(workers or {})}, provost=provost, goods=everybody)


@pytest.mark.decision("4f")
@pytest.mark.ruling(5)
def test_a_lawyer_takes_any_own_card_that_lies_face_up_but_no_lawyer() -> None:
    game = worker_on_lawyer()
    assert (game.asked, game.offered) == ("0 lawyer", ["small_farm@6", "large_quarry@7", "none"])
    option = game.option("small_farm@6")
    assert option.data == {"building": "small_farm", "space": 6, "pay": {"food": 1}, "vp": 1, "gain": {"vp": 1}}
    assert (option.verb, option.spot, game.decision.ask.open) == ("lawyer", "road.6", True)
    assert (game.why("lawyer@5").kind, game.why("lawyer@5").data) == ("own_lawyer", {})
    assert (game.why("market@8").kind, game.why("market@8").data) == ("foreign_card", {"building": "market", "by": 1})
    assert (game.why("residence@9").kind, game.why("residence@9").data) == ("already_residence", {})
    assert (game.why("n_park@1").kind, game.why("n_park@1").data) == ("neutral_card", {"building": "n_park"})


@pytest.mark.parametrize("key", ["statue@10", "church@10", "bank@9", "nothing@77"])
def test_a_card_that_is_not_face_up_is_no_target(key: str) -> None:
    assert worker_on_lawyer().why(key).kind in ("prestige_card", "not_offered")


def test_the_card_is_turned_over_at_the_end_of_the_phase() -> None:
    game = worker_on_lawyer(workers={4: 1}).do("1 buy none", "0 lawyer large_quarry@7")
    slot = game.state.slot(7)
    assert (slot.face, slot.residence, slot.pending, slot.owner) == ("residence", True, False, 0)
    assert (game.cubes(0), game.sources(0)["residences"]) == ({}, 2)
    place = {"building": "large_quarry", "space": 7}
    told = [(event.kind, event.seat, event.data) for event in game.events if event.kind in ("lawyer_paid", "residence")]
    assert told == [("lawyer_paid", 0, {**place, "pay": {"food": 1}}), ("residence", 0, place)]
    assert [event.kind for event in game.events][-1] == "phase"


def test_the_fee_is_food_or_gold_when_there_is_none() -> None:
    game = worker_on_lawyer(food=0, gold=2)
    assert game.option("small_farm@6").data["pay"] == {"gold": 1}
    assert game.do("0 lawyer small_farm@6").cubes(0) == {"gold": 1}
    assert worker_on_lawyer(gold=2).do("0 lawyer small_farm@6").cubes(0) == {"gold": 2}
    assert worker_on_lawyer(food=0, wood=5, stone=5).asked == "over"


@pytest.mark.decision("4f")
def test_the_lawyer_can_be_declined() -> None:
    game = worker_on_lawyer().do("0 lawyer none")
    assert (game.cubes(0), game.asked, game.events_of("residence")) == ({"food": 1}, "over", [])
    assert [(event.seat, event.data) for event in game.events_of("declined")] == [
        (0, {"building": "lawyer", "space": 5})
    ]


@pytest.mark.ruling(6)
def test_anothers_lawyer_turns_over_an_own_card_and_costs_nothing() -> None:
    game = worker_on_lawyer(road=[Slot("lawyer", 1), Slot("bank", 1), Slot("small_farm", 0)])
    assert game.offered == ["small_farm@7", "none"]
    game.do("0 lawyer small_farm@7")
    assert (game.faces[4:], game.deniers(1), game.cubes(1)) == (["lawyer", "bank", "residence"], 12, {"food": 1})


def test_an_own_lawyer_brings_its_owner_no_deniers() -> None:
    assert worker_on_lawyer().do("0 lawyer none").deniers(0) == 10


@pytest.mark.ruling(20)
def test_a_lawyers_owner_has_the_deniers_though_the_worker_declines() -> None:
    game = worker_on_lawyer(road=[Slot("lawyer", 1), Slot("small_farm", 0)]).do("0 lawyer none")
    assert game.deniers(1) == 12


@pytest.mark.ruling(5)
def test_a_lawyer_takes_cards_beyond_the_provost_and_such_as_have_worked() -> None:
    road = [Slot("large_farm", 0), Slot("lawyer", 0), Slot("large_quarry", 0)]
    game = table(phase="road", road=road, workers={5: 1, 6: 0}, provost=6, goods={0: {"food": 1}})
    assert (game.offered, game.cubes(1)) == (["large_farm@5", "large_quarry@7", "none"], {"food": 2})
    assert game.do("0 lawyer large_farm@5").faces[4:] == ["residence", "lawyer", "large_quarry"]


@pytest.mark.ruling(4)
def test_a_card_with_a_worker_still_works_before_it_is_turned_over() -> None:
    game = worker_on_lawyer(workers={6: 2, 8: 3}, provost=8).do("0 lawyer small_farm@6")
    assert [(event.seat, event.data["space"]) for event in game.events_of("produced")] == [(2, 6)]
    assert [(event.seat, event.data["space"]) for event in game.events_of("bonus")] == [(0, 6), (1, 8)]
    assert (game.cubes(2), game.cubes(0)) == ({"food": 1}, {"food": 1})
    assert (game.faces[5], game.player(2).workers) == ("residence", 4)


@pytest.mark.ruling(4)
def test_until_then_the_card_keeps_its_face_its_worker_and_its_cubes() -> None:
    game = worker_on_lawyer(workers={6: 2, 8: 3}, road=[ROAD[0], ROAD[1], ROAD[2], Slot("bank", 1)], provost=8)
    game.do("0 lawyer small_farm@6")
    slot = game.state.slot(6)
    assert (game.asked, slot.face, slot.pending, slot.cubes) == ("3 buy", "small_farm", True, 2)
    assert (game.sources(0)["residences"], game.events_of("residence")) == (0, [])
    game.do("3 buy none", "1 buy none")
    assert (slot := game.state.slot(6)).face == "residence"
    assert (slot.pending, slot.worker) == (False, NO_SEAT)


@pytest.mark.ruling(4)
def test_a_waiting_card_is_no_target_and_all_are_turned_over_together() -> None:
    road = [Slot("lawyer", 0), Slot("lawyer", 1), Slot("large_farm", 0), Slot("bank", 0), Slot("church", 1)]
    game = table(phase="road", road=road, workers={5: 0, 6: 0}, provost=6, goods={0: {"food": 2}, 1: {"denier": 0}})
    game.do("0 lawyer bank@8")
    assert (game.asked, game.offered) == ("0 lawyer", ["large_farm@7", "none"])
    assert (game.why("bank@8").kind, game.why("bank@8").data) == ("pending", {"building": "bank"})
    game.do("0 lawyer large_farm@7")
    assert game.faces[4:] == ["lawyer", "lawyer", "residence", "residence", "church"]
    assert [event.data["space"] for event in game.events_of("residence")] == [7, 8]


@pytest.mark.ruling(4)
def test_a_card_without_a_worker_waits_for_the_end_of_the_phase_too() -> None:
    game = worker_on_lawyer(workers={8: 3}, road=[ROAD[0], ROAD[1], ROAD[2], Slot("bank", 1)], provost=8)
    game.do("0 lawyer large_quarry@7")
    assert (game.asked, game.faces[6]) == ("3 buy", "large_quarry")
    assert game.do("3 buy none", "1 buy none").faces[6] == "residence"


@pytest.mark.ruling(4)
def test_a_waiting_card_beyond_the_provost_is_turned_over_unworked() -> None:
    game = worker_on_lawyer(workers={6: 2}).do("0 lawyer small_farm@6")
    assert (game.cubes(2), game.faces[5], game.player(2).workers) == ({}, "residence", 4)
    assert [event.kind for event in game.events if event.kind in ("unused", "residence")] == ["unused", "residence"]


@pytest.mark.ruling(7)
def test_cubes_on_a_card_that_is_turned_over_belong_to_no_player() -> None:
    game = worker_on_lawyer().do("0 lawyer small_farm@6")
    assert (game.state.slot(6).cubes, game.cubes(0)) == (0, {})


@pytest.mark.ruling(8)
def test_a_card_that_was_turned_over_is_in_no_pile_again() -> None:
    game = worker_on_lawyer().do("0 lawyer small_farm@6")
    player = game.player(0)
    assert game.state.slot(6).card == "small_farm"
    assert "small_farm" not in [*player.hand, *player.pile, *player.discard]


def test_without_an_own_card_the_player_is_not_asked() -> None:
    assert worker_on_lawyer(road=[Slot("lawyer", 0), Slot("bank", 1)]).asked == "over"


def test_the_new_residence_brings_income_from_the_next_turn_on() -> None:
    road = [Slot("lawyer", 0), Slot("bank", 0)]
    game = table(2, phase="road", going_on=True, road=road, workers={3: 0}, provost=3, goods={0: {"food": 1}})
    game.do("0 lawyer bank@4")
    game.finish_turn()
    assert {event.seat: event.data["deniers"] for event in game.events_of("income")} == {0: 3, 1: 2}
    assert "residence@4" not in game.offered
