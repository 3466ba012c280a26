"""Invariants of the rules page, each of which notices when it is broken."""

from collections.abc import Callable
from typing import Final

import pytest

from engine.magna_carta.invariants import INVARIANTS
from engine.magna_carta.state import Slot, State
from tests.magna_carta.table import BLUE, GREEN, MAGNA_CARTA, ORANGE, RED, residence, table
from tests.pages import PAGES
from tests.watched import Watched

WATCHED = Watched(INVARIANTS)


def fresh() -> State:
    """Return a sound position in phase 4: a worker is at the peddler, and a card waits to be turned over."""
    game = table(
        phase="road",
        road=(
            Slot("small_farm", ORANGE, cubes=4),
            residence(GREEN, prestige="statue"),
            Slot("market", BLUE, pending=True),
            residence(RED),
        ),
        workers={4: GREEN},
        left=(4, 8, 9),
        tokens={ORANGE: {"dungeon": 2}},
    )
    return game.state


def spend_too_much(state: State) -> None:
    state.players[GREEN].deniers = -1


def owe_a_cube(state: State) -> None:
    state.players[GREEN].cubes["gold"] = -1


def overdraw_a_card(state: State) -> None:
    state.slot(5).cubes = -1


def overdraw_the_castle(state: State) -> None:
    state.tokens["dungeon"] = -1
    state.players[ORANGE].tokens["dungeon"] = 7


def hire_a_fifth(state: State) -> None:
    state.players[BLUE].workers += 1


def work_on_a_residence(state: State) -> None:
    state.players[BLUE].workers -= 1
    state.slot(8).worker = BLUE


def stay_out(state: State) -> None:
    state.phase = "castle"
    state.slot(7).pending = False


def lose_a_card(state: State) -> None:
    state.players[RED].pile.pop()


def copy_a_card(state: State) -> None:
    state.players[RED].hand.append("market")


def deal_too_many(state: State) -> None:
    state.phase = "setup"
    player = state.players[RED]
    player.hand = [player.pile.pop()]
    state.slot(4).worker, state.slot(7).pending = -1, False
    state.players[GREEN].workers += 1


def sell_a_monument(state: State) -> None:
    state.prestige.remove("monument")


def keep_a_monument(state: State) -> None:
    state.prestige.remove("monument")
    state.players[GREEN].prestige.append("monument")


def forge_a_token(state: State) -> None:
    state.players[GREEN].tokens["walls"] = 1


def lose_many(state: State) -> None:
    state.tokens["dungeon"] = 0
    state.tokens["walls"] = 7


def begin_the_walls(state: State) -> None:
    state.tokens["walls"] -= 1
    state.players[GREEN].tokens["walls"] += 1


def wait_in_the_castle(state: State) -> None:
    state.phase = "castle"
    state.slot(4).worker = -1
    state.players[GREEN].workers += 1


def leave_the_road(state: State) -> None:
    state.provost = 9


def move_a_neutral(state: State) -> None:
    state.road.insert(0, state.road.pop(4))


def lose_a_neutral(state: State) -> None:
    del state.road[0]


def fill_a_card(state: State) -> None:
    state.slot(5).cubes = 5


def load_a_market(state: State) -> None:
    state.slot(7).cubes = 1


def turn_over_a_park(state: State) -> None:
    state.slot(2).residence = True


def turn_over_twice(state: State) -> None:
    state.slot(8).pending = True


def build_on_a_market(state: State) -> None:
    state.slot(7).prestige = state.prestige.pop()


def pass_twice(state: State) -> None:
    state.passed[1] = state.passed[0]


def forget_to_pass(state: State) -> None:
    state.passed.pop()


def take_nothing_for_a_turn(state: State) -> None:
    state.turn = 5


def end_a_turn_without_a_token(state: State) -> None:
    wait_in_the_castle(state)
    state.phase, state.turn, state.slot(7).pending = "end", 4, False


def play_after_the_last_token(state: State) -> None:
    state.turn = 25
    state.tokens = dict.fromkeys(state.tokens, 0)


def go_on_too_long(state: State) -> None:
    state.turn = 25


def stop_early(state: State) -> None:
    state.phase = "over"
    state.slot(4).worker, state.slot(7).pending = -1, False
    state.players[GREEN].workers += 1


POSITIONS: Final = (
    (spend_too_much, "nothing_negative"),
    (owe_a_cube, "nothing_negative"),
    (overdraw_a_card, "nothing_negative"),
    (overdraw_the_castle, "nothing_negative"),
    (hire_a_fifth, "four_workers"),
    (work_on_a_residence, "workers_at_work"),
    (stay_out, "workers_home"),
    (lose_a_card, "cards_kept"),
    (copy_a_card, "cards_kept"),
    (deal_too_many, "first_hands"),
    (sell_a_monument, "prestige_kept"),
    (keep_a_monument, "prestige_kept"),
    (forge_a_token, "tokens_kept"),
    (lose_many, "tokens_kept"),
    (begin_the_walls, "tokens_in_order"),
    (leave_the_road, "provost_on_road"),
    (move_a_neutral, "road_fits"),
    (lose_a_neutral, "road_fits"),
    (fill_a_card, "road_fits"),
    (load_a_market, "road_fits"),
    (turn_over_a_park, "residences_fit"),
    (turn_over_twice, "residences_fit"),
    (wait_in_the_castle, "residences_fit"),
    (build_on_a_market, "residences_fit"),
    (pass_twice, "bridge_fits"),
    (forget_to_pass, "bridge_fits"),
    (take_nothing_for_a_turn, "turns_end"),
    (end_a_turn_without_a_token, "turns_end"),
    (play_after_the_last_token, "turns_end"),
    (go_on_too_long, "turns_end"),
    (stop_early, "turns_end"),
)
"""The ways to spoil a sound position, each with the invariant that it breaks."""


@pytest.mark.parametrize(("spoil", "id"), POSITIONS)
def test_a_broken_position_is_noticed(spoil: Callable[[State], None], id: str) -> None:
    assert WATCHED.spoilt(fresh(), spoil) == [id]


def test_a_turn_for_every_token_breaks_nothing() -> None:
    state = fresh()
    state.turn = 4
    assert list(WATCHED.violations(state)) == []
    towers: dict[str, int] = {"dungeon": 7, "walls": 8, "towers": 8}
    last = table(left=(0, 0, 1), tokens={ORANGE: towers}).state
    last.turn = 24
    assert list(WATCHED.violations(last)) == []


def test_a_deck_that_is_lost_whole_is_noticed() -> None:
    state = table().state
    state.players[GREEN].pile.clear()
    assert list(WATCHED.violations(state)) == ["cards_kept"]


def test_a_table_that_is_being_set_up_breaks_nothing() -> None:
    position = MAGNA_CARTA.begin(MAGNA_CARTA.setup(3))
    assert list(MAGNA_CARTA.violations(position)) == []
    position.state.provost = 1
    assert list(MAGNA_CARTA.violations(position)) == ["provost_on_road"]
    position.state.provost, position.state.players[1].pile = 0, ["market"]
    assert list(MAGNA_CARTA.violations(position)) == ["cards_kept"]


def test_a_road_without_cards_belongs_to_the_set_up() -> None:
    state = table().state
    state.road.clear()
    assert list(WATCHED.violations(state)) == ["provost_on_road", "road_fits"]


def test_the_beginner_rules_know_no_provost_and_no_residences() -> None:
    state = table(rules="beginner", road=(Slot("market", BLUE),), fronts={GREEN: ("statue",)}).state
    assert list(WATCHED.violations(state)) == []
    state.provost = 1
    assert list(WATCHED.violations(state)) == ["provost_on_road"]
    state.provost, state.slot(5).residence = 0, True
    assert list(WATCHED.violations(state)) == ["residences_fit"]


def move_a_card(state: State) -> None:
    state.road[4], state.road[6] = state.road[6], state.road[4]


def tear_down(state: State) -> None:
    state.road.pop()


def give_back(state: State) -> None:
    state.tokens["dungeon"] += 1


STEPS: Final = ((move_a_card, "road_grows"), (tear_down, "road_grows"), (give_back, "tokens_go"))
"""The ways to spoil the later of two positions, each with the invariant that it breaks."""


@pytest.mark.parametrize(("spoil", "id"), STEPS)
def test_a_broken_step_is_noticed(spoil: Callable[[State], None], id: str) -> None:
    assert WATCHED.spoilt_later(fresh(), fresh(), spoil) == [id]


def test_the_page_lists_exactly_the_watched_invariants() -> None:
    assert list(dict.fromkeys(id for _, id in (*POSITIONS, *STEPS))) == PAGES["magna_carta"].invariants()


def test_a_game_watches_positions_and_steps() -> None:
    game = table(left=(4, 8, 9))
    earlier = MAGNA_CARTA.copy(game.position)
    assert list(MAGNA_CARTA.violations(game.position)) == []
    game.state.tokens["dungeon"] += 1
    game.state.provost = 0
    assert list(MAGNA_CARTA.violations(game.position)) == ["provost_on_road"]
    assert list(MAGNA_CARTA.violations(game.position, earlier)) == ["provost_on_road", "tokens_go"]
