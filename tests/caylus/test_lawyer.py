"""The lawyer and residences (docs/rules/caylus.md 1.7, 3.5c)."""

import pytest

from engine.caylus.favours import Favour, Works
from engine.caylus.state import NO_SEAT
from engine.core.goods import Goods
from tests.caylus.table import NEUTRAL, Table, table

FEE: Goods = {"cloth": 1, "denier": 1}


def lawyer(
    road: dict[int, tuple[str, int] | str] | None = None,
    workers: dict[int | str, int] | None = None,
    hand: Goods = FEE,
    provost: int = 9,
) -> Table:
    """Put seat 0's worker on seat 0's Lawyer on space 9."""
    return table(
        phase="road",
        provost=provost,
        road={9: ("w_lawyer", 0), **(road or {})},
        workers={9: 0, **(workers or {})},
        hands={0: hand},
    )


def by_favour(
    road: dict[int, tuple[str, int] | str], workers: dict[int | str, int], phase: str = "special", provost: int = 6
) -> Table:
    """Ask seat 0 to use column 4 of the line of buildings, with a cloth and no deniers."""
    return table(
        phase=phase,
        doing=[Works(0)],
        scored=1,
        bailiff=12,
        provost=provost,
        road=road,
        workers=workers,
        favours={0: {"buildings": 4}},
        hands={0: {"cloth": 1, "denier": 0}},
    )


@pytest.mark.decision("7d")
def test_neutral_tiles_and_own_tiles_but_no_lawyer_are_targets() -> None:
    road: dict[int, tuple[str, int] | str] = {
        10: ("w_mason", 0),
        11: ("s_bank", 0),
        12: ("w_quarry", 1),
        13: ("residence", 0),
        14: ("p_statue", 0),
    }
    game = lawyer(road)
    neutral = ["n_farm@1", "n_forest@2", "n_sawmill@3", "n_quarry@4", "n_market@5", "n_carpenter@6"]
    assert game.offered == [*neutral, "w_mason@10", "s_bank@11", "none"]
    assert game.option("s_bank@11").data == {"building": "s_bank", "space": 11, "pay": FEE}
    kinds = {
        "w_lawyer@9": "lawyer_tile",
        "w_quarry@12": "foreign_tile",
        "residence@13": "already_residence",
        "p_statue@14": "prestige_building",
        "f_peddler@7": "fixed_building",
        "f_gold_mine@16": "fixed_building",
        "w_farm@20": "empty_space",
        "w_sawmill@10": "not_offered",
        "w_mason@²": "not_offered",
        "w_mason@29": "not_offered",
        "w_mason": "not_offered",
    }
    assert {key: game.why(key).kind for key in kinds} == kinds
    assert game.why("w_quarry@12").data == {"building": "w_quarry", "space": 12, "by": 1}


def test_a_tile_is_named_with_its_own_space() -> None:
    game = lawyer({27: ("s_bank", 1), 28: ("w_quarry", 1)}, hand={})
    assert {game.why(key).kind for key in ("s_bank@27", "w_quarry@28")} == {"foreign_tile"}
    assert {game.why(key).kind for key in ("w_quarry@9", "n_farm@2", "n_farm@29", "n_farm")} == {"not_offered"}


@pytest.mark.decision("7d")
def test_a_lawyer_may_be_declined() -> None:
    game = lawyer().do("0 lawyer none")
    assert (game.cubes(0), game.events_of("declined")[0].data) == ({"cloth": 1}, {"building": "w_lawyer", "space": 9})


@pytest.mark.ruling(17)
@pytest.mark.parametrize("hand", [{"cloth": 1, "denier": 0, "gold": 9}, {"gold": 9}, {"denier": 9}])
def test_the_price_is_a_denier_and_a_cloth_and_nothing_else(hand: Goods) -> None:
    game = lawyer(hand=hand)
    assert game.offered == ["none"]
    assert (game.why("n_farm@1").kind, game.why("n_farm@1").data["pay"]) == ("cannot_pay", {"denier": 1, "cloth": 1})


@pytest.mark.example(12)
def test_a_neutral_tile_becomes_a_residence_and_leaves_the_game() -> None:
    game = lawyer().do("0 lawyer n_quarry@4")
    assert game.standing(4) == ("residence", 0)
    assert (game.cubes(0), game.player(0).vp, game.player(0).sources["residences"]) == ({}, 12, 2)
    assert "n_quarry" not in [space.building for space in game.state.road]
    assert game.events_of("income")[0].data["deniers"] == 3
    assert game.events_of("lawyer_paid")[0].data["pay"] == FEE
    assert game.events_of("residence")[0].data == {"building": "n_quarry", "space": 4, "vp": 2}


def test_an_own_tile_goes_back_to_stock() -> None:
    game = lawyer({10: ("w_mason", 0)})
    assert game.state.stock["w_mason"] == 0
    game.do("0 lawyer w_mason@10")
    assert (game.standing(10), game.state.stock["w_mason"]) == (("residence", 0), 1)


@pytest.mark.ruling(14)
def test_a_church_from_stock_brings_points_and_favour_again() -> None:
    game = table(
        phase="road",
        provost=11,
        road={9: ("w_lawyer", 0), 10: ("s_church", 0), 11: ("w_mason", 0)},
        workers={9: 0, 11: 1},
        hands={0: FEE, 1: {"stone": 1, "cloth": 1}},
    )
    game.do("0 lawyer s_church@10", "1 build s_church")
    assert (game.standing(12), game.player(1).vp, game.asked) == (("s_church", 1), 13, "1 favour")


def test_the_change_waits_until_the_worker_has_left() -> None:
    game = lawyer({11: ("w_mason", 0)}, {11: 1}, provost=11).do("0 lawyer w_mason@11")
    space = game.state.space(11)
    assert (space.building, space.pending, game.cubes(0), game.player(0).vp) == ("w_mason", 0, {}, 10)
    assert game.state.stock["w_mason"] == 0
    assert game.asked == "1 build"
    game.do("1 build none")
    assert (game.standing(11), space.pending, game.player(0).vp) == (("residence", 0), 0, 12)
    assert game.state.stock["w_mason"] == 1
    assert [event.kind for event in game.events if event.kind in ("declined", "residence")] == ["declined", "residence"]


def test_beyond_the_provost_the_change_is_done_when_workers_go_home() -> None:
    game = lawyer({20: ("s_farm", 0), 21: ("w_mason", 2)}, {20: 1, 21: 2}).do("0 lawyer s_farm@20")
    assert (game.standing(20), game.cubes(1), game.player(0).vp) == (("residence", 0), {}, 12)
    kinds = [event.kind for event in game.events if event.kind in ("unused", "residence")]
    assert kinds == ["unused", "residence", "unused"]
    assert game.events_of("income")[0].data["deniers"] == 3


def test_the_worker_may_be_ones_own() -> None:
    game = lawyer({10: ("w_sawmill", 0)}, {10: 0}, provost=10).do("0 lawyer w_sawmill@10")
    assert (game.standing(10), game.cubes(0)) == (("residence", 0), {"wood": 2})


@pytest.mark.ruling(11)
def test_a_waiting_tile_works_as_ever_owners_cube_included() -> None:
    game = lawyer({11: ("s_farm", 0)}, {11: 1}, provost=11).do("0 lawyer s_farm@11")
    assert (game.cubes(1), game.asked) == ({"food": 2, "cloth": 1}, "0 bonus")
    assert game.standing(11) == ("s_farm", 0)
    game.do("0 bonus cloth")
    assert (game.cubes(0), game.standing(11)) == ({"cloth": 1}, ("residence", 0))


@pytest.mark.ruling(6)
def test_several_changes_in_one_turn() -> None:
    game = table(
        phase="road",
        scored=1,
        bailiff=12,
        provost=10,
        road={9: ("w_lawyer", 0), 10: ("w_mason", 1)},
        workers={9: 0, 10: 0},
        favours={0: {"buildings": 3}},
        hands={0: {"cloth": 3, "stone": 1, "denier": 1}},
    )
    game.do("0 lawyer n_farm@1", "0 build s_church", "0 favour buildings", "0 works n_forest@2")
    assert (game.standing(1), game.standing(2)) == (("residence", 0), ("residence", 0))
    assert game.player(0).deniers == 0 + 4


@pytest.mark.ruling(7)
def test_a_waiting_tile_is_no_target() -> None:
    game = table(
        phase="road",
        scored=1,
        bailiff=12,
        road={9: ("w_lawyer", 0), 10: ("w_mason", 1), 11: ("s_farm", 0)},
        workers={9: 0, 10: 0, 11: 2},
        favours={0: {"buildings": 3}},
        hands={0: {"cloth": 3, "stone": 1}},
    )
    game.do("0 lawyer s_farm@11", "0 build s_church", "0 favour buildings")
    assert not {"s_farm@11", "w_mason@10"} & {*game.offered}
    assert "n_farm@1" in game.offered
    refused = game.why("s_farm@11")
    assert (refused.kind, refused.data["by"]) == ("pending", 0)


@pytest.mark.ruling(8)
def test_a_space_that_was_activated_before_changes_at_once() -> None:
    game = lawyer(workers={3: 1}).do("0 lawyer n_sawmill@3")
    assert (game.cubes(1), game.standing(3)) == ({"wood": 1}, ("residence", 0))


@pytest.mark.ruling(9)
@pytest.mark.parametrize("phase", ["castle", "end"])
def test_by_favour_in_phase_6_or_7_it_is_immediate(phase: str) -> None:
    game = by_favour({9: ("w_mason", 0)}, {}, phase, provost=12).do("0 works w_mason@9")
    assert (game.standing(9), game.cubes(0), game.player(0).vp) == (("residence", 0), {}, 12)


def test_the_favours_residence_has_the_lawyers_targets() -> None:
    game = by_favour({9: ("w_lawyer", 0), 10: ("w_quarry", 1), 11: ("s_bank", 0)}, {}, "castle", provost=12)
    residences = [option.key for option in game.options if option.group == "residence"]
    assert residences == [*(f"{id}@{number}" for number, id in enumerate(NEUTRAL, start=1)), "s_bank@11"]
    assert game.option("n_farm@1").data["pay"] == {"cloth": 1}
    assert (game.why("w_lawyer@9").kind, game.why("w_quarry@10").kind) == ("lawyer_tile", "foreign_tile")


@pytest.mark.ruling(10)
def test_by_favour_in_phase_3_an_occupied_tile_waits() -> None:
    game = by_favour({}, {1: 2}).do("0 works n_farm@1")
    assert (game.standing(1), game.state.space(1).pending, game.cubes(0)) == (("n_farm", NO_SEAT), 0, {})
    game.decline(until="produce").do("2 produce food")
    assert (game.standing(1), game.player(0).vp) == (("residence", 0), 12)


@pytest.mark.ruling(10)
def test_by_favour_the_tile_being_activated_changes_right_after() -> None:
    game = table(
        phase="road",
        scored=1,
        bailiff=12,
        provost=10,
        road={9: ("w_mason", 0)},
        workers={9: 0, 10: 1},
        favours={0: {"buildings": 3}},
        hands={0: {"stone": 1, "cloth": 2}},
    )
    game.do("0 build s_church", "0 favour buildings", "0 works w_mason@9")
    assert (game.standing(9), game.standing(10)) == (("residence", 0), ("s_church", 0))
    assert game.state.stock["w_mason"] == 1


@pytest.mark.ruling(35)
def test_all_neutral_tiles_may_become_residences() -> None:
    road: dict[int, tuple[str, int] | str] = dict.fromkeys(range(1, 6), ("residence", 1))
    game = lawyer(road).do("0 lawyer n_carpenter@6")
    assert {game.standing(number)[0] for number in range(1, 7)} == {"residence"}
    assert "f_carpenter@8" in game.offered


def test_residences_never_run_out() -> None:
    road: dict[int, tuple[str, int] | str] = dict.fromkeys((*range(1, 6), *range(10, 16)), ("residence", 1))
    assert lawyer(road).do("0 lawyer n_carpenter@6").standing(6) == ("residence", 0)


def test_a_favour_of_the_lawyer_needs_no_denier() -> None:
    game = table(
        phase="castle",
        doing=[Favour(0)],
        scored=1,
        bailiff=12,
        favours={0: {"buildings": 3}},
        hands={0: {"cloth": 1, "denier": 0}},
    )
    game.do("0 favour buildings", "0 works n_farm@1")
    assert (game.standing(1), game.cubes(0)) == (("residence", 0), {})
