"""Wishes of players of Caylus for later in the turn, with the obstacles so far."""

from engine.caylus.state import NO_SEAT
from engine.core.types import Reason
from tests.caylus.table import CAYLUS, Table, table


def reasons(game: Table, seat: int = 0) -> dict[str, Reason]:
    return {one.option.key.partition(".")[0]: one.reason for one in CAYLUS.later(game.position, seat)}


def batches(game: Table, seat: int = 0) -> dict[str, Reason]:
    return {one.option.key: one.reason for one in CAYLUS.later(game.position, seat) if one.kind == "batch"}


def test_building_takes_a_worker_at_a_builder_and_the_goods() -> None:
    assert reasons(table())["w_quarry"] == Reason(
        "later_worker", {"phase": "road", "known": ["n_carpenter", "f_carpenter"]}
    )
    there = table(workers={6: 0})
    assert reasons(there)["w_quarry"].kind == "cannot_pay"
    assert reasons(table(workers={6: 0}, hands={0: {"wood": 1, "food": 1}}))["w_quarry"] == Reason(
        "later", {"phase": "road"}
    )
    assert reasons(there, 1)["w_quarry"].kind == "later_worker", "the worker is another's"


def test_a_builder_beyond_the_provost_is_reported() -> None:
    """From where the provost is now, nothing would be built there, so it must not look possible."""
    rich = {"wood": 1, "food": 1}
    assert reasons(table(workers={8: 0}, hands={0: rich}))["w_quarry"] == Reason(
        "later_beyond", {"phase": "road", "beyond": 2}
    )
    assert reasons(table(provost=8, workers={8: 0}, hands={0: rich}))["w_quarry"].kind == "later"


def test_a_tile_that_cannot_be_built_yet_names_every_builder() -> None:
    assert reasons(table())["s_bank"] == Reason("later_worker", {"phase": "road", "known": ["w_mason"]})
    assert reasons(table())["p_statue"].data["known"] == ["s_architect"]


def test_each_tile_is_named_once_by_a_way_that_can_be_paid() -> None:
    game = table(workers={6: 0}, hands={0: {"wood": 1, "stone": 1}})
    found = [one.option.key for one in CAYLUS.later(game.position, 0) if one.kind == "build"]
    assert "w_market.stone" in found
    assert len({key.partition(".")[0] for key in found}) == len(found)


def test_the_castle_takes_a_worker_and_a_batch() -> None:
    assert {reason.kind for reason in batches(table()).values()} == {"later_worker"}
    game = table(workers={"castle": (0,)}, hands={0: {"food": 1, "wood": 1, "cloth": 1}})
    assert batches(game)["food.wood.cloth"] == Reason("later", {"phase": "castle"})
    assert batches(game)["food.wood.stone"].kind == "cannot_pay"


def test_a_full_castle_takes_nothing_more() -> None:
    game = table(scored=2)
    game.state.houses[2] = [NO_SEAT] * 99
    assert {reason.kind for reason in batches(game).values()} == {"castle_full"}


def test_nothing_comes_later_than_the_castle() -> None:
    assert batches(table(phase="road", provost=8, workers={8: 0}))
    road = CAYLUS.later(table(phase="road", provost=8, workers={8: 0}).position, 0)
    assert {one.kind for one in road} == {"batch"}
    assert not [*CAYLUS.later(table(phase="castle", workers={"castle": (0,)}).position, 0)]
