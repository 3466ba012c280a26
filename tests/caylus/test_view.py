"""View of a game: it shows everything, because nothing is hidden in Caylus."""

import pytest

from engine.caylus.state import NO_SEAT
from engine.caylus.view import see
from engine.core.types import Seat
from tests.caylus.table import CAYLUS, table

LAID_OUT = table(
    3,
    phase="road",
    order=[2, 0, 1],
    passed=[1, 2, 0],
    scored=1,
    bailiff=12,
    provost=11,
    road={9: ("w_mason", 1), 10: ("residence", 0), 11: ("s_farm", 0)},
    workers={9: 2, 11: 1, 16: 0, "castle": (1, 0), "inn": (NO_SEAT, 2)},
    houses=([0, 1, 1], [2], []),
    favours={0: {"prestige": 3}},
    hands={2: {"stone": 1, "cloth": 1}},
)


@pytest.mark.parametrize(
    ("phase", "shown"), [("placing", (0, 0, 0)), ("road", (0, 0, 0)), ("castle", (1, 0, 2)), ("end", (1, 0, 2))]
)
def test_batches_of_the_turn_before_are_not_those_of_this_turn(phase: str, shown: tuple[int, ...]) -> None:
    state = table(3, phase="placing").state
    state.phase, state.castle_built = phase, [1, 0, 2]
    assert see(state, None).castle_built == shown


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_all_viewers_see_the_same(seat: Seat | None) -> None:
    view = CAYLUS.view(LAID_OUT.position, seat)
    assert view.viewer == seat
    assert view.decisions == CAYLUS.decisions(LAID_OUT.position)
    assert view.asked == (2,)


def test_the_view_tells_what_lies_on_the_table() -> None:
    view = CAYLUS.view(LAID_OUT.position, None)
    assert (view.turn, view.phase, view.bailiff, view.provost, view.bailiff_next) == (7, "road", 12, 11, 13)
    assert (view.active, view.columns, view.section, view.outcome) == (9, 4, "walls", None)
    assert (view.order, view.passed, view.castle_built) == ((2, 0, 1), (1, 2, 0), (0, 0, 0))
    mason, empty = view.road[8], view.road[11]
    assert (mason.number, mason.building, mason.owner, mason.worker, mason.pending) == (9, "w_mason", 1, 2, None)
    assert (empty.number, empty.building, empty.owner, empty.worker) == (12, None, None, None)
    assert {special.id: special.workers for special in view.special}["inn"] == (None, 2)
    assert view.castle == (1, 0, None, None, None)
    assert [(section.id, section.houses, section.scored) for section in view.sections] == [
        ("dungeon", (0, 1, 1), True),
        ("walls", (2,), False),
        ("towers", (), False),
    ]
    assert (view.stock["w_mason"], view.stock["s_architect"], view.stock["s_jeweler"]) == (0, 2, 0)


def test_the_view_tells_what_a_player_has() -> None:
    first, _, last = CAYLUS.view(LAID_OUT.position, 1).players
    assert (first.seat, first.vp, first.deniers, first.workers, first.income) == (0, 10, 10, 4, 3)
    assert (first.residences, first.passed, first.favours["prestige"]) == (1, 3, 3)
    assert (last.cubes["stone"], last.passed, last.sources["exchanges"]) == (1, 2, 10)


def test_a_waiting_change_is_seen() -> None:
    road = {9: ("w_lawyer", 0), 11: ("w_mason", 0)}
    game = table(phase="road", provost=11, road=road, workers={9: 0, 11: 1}, hands={0: {"cloth": 1}})
    seen = CAYLUS.view(game.do("0 lawyer w_mason@11").position, None).road[10]
    assert (seen.building, seen.worker, seen.pending) == ("w_mason", 1, 0)


def test_a_view_is_a_value_of_its_own() -> None:
    position = CAYLUS.copy(LAID_OUT.position)
    view = CAYLUS.view(position, None)
    position.state.players[0].cubes["food"] += 5
    position.state.stock["w_quarry"] = 0
    assert view == CAYLUS.view(LAID_OUT.position, None)


def test_the_view_of_the_end_holds_the_outcome() -> None:
    game = table(phase="end", scored=2, bailiff=23)
    view = CAYLUS.view(game.position, 0)
    assert (view.phase, view.section, view.decisions, view.asked) == ("over", None, (), ())
    assert view.outcome == CAYLUS.outcome(game.position)


def test_a_scene_is_taken_after_every_phase_and_at_the_end() -> None:
    play = CAYLUS.resume(table(phase="castle", scored=2, bailiff=23).position, record_snapshots=True)
    assert play.snapshots == []
    game = table(phase="provost", scored=2, bailiff=23, provost=23)
    assert game.phases_shown() == ["provost", "road", "castle", "end", "over"]
