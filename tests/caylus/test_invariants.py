"""Invariants of the rules page, each of which notices when it is broken."""

from collections.abc import Callable

import pytest

from engine.caylus.invariants import INVARIANTS
from engine.caylus.state import Space, State
from tests.caylus.table import CAYLUS, table
from tests.pages import PAGES
from tests.watched import Watched

WATCHED = Watched(INVARIANTS)


def fresh() -> State:
    """Return a sound position in the middle of a game."""
    game = table(
        phase="castle",
        scored=1,
        bailiff=12,
        road={9: ("w_mason", 0), 10: ("residence", 1), 11: ("p_statue", 2), 12: ("s_architect", 3)},
        workers={"castle": (0, 1)},
        houses=([0, 1], [2], []),
        favours={0: {"prestige": 4}},
        used={0: ["prestige"]},
    )
    return game.state


def spend_too_much(state: State) -> None:
    state.players[1].deniers = -1


def forge_a_point(state: State) -> None:
    state.players[2].vp += 1


def hire_a_seventh(state: State) -> None:
    state.players[0].workers += 1


def print_a_tile(state: State) -> None:
    state.stock["w_mason"] += 1


def owe_a_tile(state: State) -> None:
    state.road[12] = Space("w_mason", 0)
    state.stock["w_mason"] = -1


def overbuild(state: State) -> None:
    state.houses[0] += [3] * 5


def leave_the_road(state: State) -> None:
    state.provost = 29


def enter_the_castle(state: State) -> None:
    state.provost = 0


def run_ahead(state: State) -> None:
    state.bailiff = 19


def open_a_column(state: State) -> None:
    state.players[3].favours["deniers"] = 5


def leave_the_favour_table(state: State) -> None:
    state.players[3].favours["deniers"] = -1


def use_a_line_twice(state: State) -> None:
    state.players[0].used = ["deniers", "deniers"]


def work_at_home(state: State) -> None:
    state.players[0].workers -= 1
    state.castle[0], state.castle[2] = 0, 0


def wait_for_a_seat_without_worker(state: State) -> None:
    state.space(9).pending = 0


def forget_a_worker(state: State) -> None:
    state.players[3].workers -= 1
    state.special["gate"][0] = 3


def give_away_a_fixed_building(state: State) -> None:
    state.space(7).owner = 0


def orphan_a_tile(state: State) -> None:
    state.space(9).owner = -1


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (spend_too_much, "nothing_negative"),
        (forge_a_point, "points_add_up"),
        (hire_a_seventh, "six_workers"),
        (print_a_tile, "tiles_kept"),
        (owe_a_tile, "tiles_kept"),
        (overbuild, "houses_fit"),
        (leave_the_road, "markers_on_road"),
        (enter_the_castle, "markers_on_road"),
        (run_ahead, "markers_on_road"),
        (open_a_column, "favours_open"),
        (leave_the_favour_table, "favours_open"),
        (use_a_line_twice, "lines_once"),
        (work_at_home, "workers_at_work"),
        (wait_for_a_seat_without_worker, "workers_at_work"),
        (forget_a_worker, "workers_home"),
        (give_away_a_fixed_building, "owners_fit"),
        (orphan_a_tile, "owners_fit"),
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[State], None], id: str) -> None:
    assert WATCHED.spoilt(fresh(), spoil) == [id]


def test_four_lines_may_be_used_in_a_phase() -> None:
    state = fresh()
    state.players[0].used = ["prestige", "deniers", "resources", "buildings"]
    assert list(WATCHED.violations(state)) == []


def test_a_worker_on_a_residence_is_noticed() -> None:
    state = table(phase="placing", road={9: ("residence", 1)}, workers={9: 0}).state
    assert list(WATCHED.violations(state)) == ["workers_at_work"]


def keep_the_turn(state: State) -> None:
    state.turn += 1
    state.castle = [-1] * 5


def raze(state: State) -> None:
    state.road[8] = Space()


def unscore(state: State) -> None:
    state.scored = 0


def keep_working(state: State) -> None:
    state.turn += 1
    state.bailiff += 1


@pytest.mark.parametrize(
    ("spoil", "id"),
    [
        (keep_the_turn, "bailiff_advances"),
        (raze, "road_fills"),
        (unscore, "sections_in_order"),
        (keep_working, "turn_begins_clear"),
    ],
)
def test_a_broken_step_is_noticed(spoil: Callable[[State], None], id: str) -> None:
    assert WATCHED.spoilt_later(fresh(), fresh(), spoil) == [id]


def test_the_page_lists_exactly_the_watched_invariants() -> None:
    state = fresh()
    for spoil in (spend_too_much, forge_a_point, hire_a_seventh, print_a_tile, overbuild, leave_the_road):
        spoil(state)
    for spoil in (
        open_a_column,
        use_a_line_twice,
        wait_for_a_seat_without_worker,
        forget_a_worker,
        give_away_a_fixed_building,
    ):
        spoil(state)
    later = fresh()
    for spoil in (raze, unscore, keep_working):
        spoil(later)
    later.bailiff -= 1
    assert [*WATCHED.violations(state), *WATCHED.broken_between(fresh(), later)] == PAGES["caylus"].invariants()


def test_a_game_watches_positions_and_steps() -> None:
    game = table()
    earlier = CAYLUS.copy(game.position)
    assert list(CAYLUS.violations(game.position)) == []
    game.state.turn += 1
    game.state.bailiff += 3
    assert list(CAYLUS.violations(game.position)) == ["markers_on_road"]
    assert list(CAYLUS.violations(game.position, earlier)) == ["markers_on_road", "bailiff_advances"]
