"""Invariants of the Catan Card Game, each of which notices when it is broken."""

from collections.abc import Callable, Iterator

import pytest

from engine.catan_cards.consequences import Settle
from engine.catan_cards.invariants import INVARIANTS
from engine.catan_cards.state import Built, State
from engine.catan_cards.turn import PlayerTurn
from engine.core.flow import FrameSlot, Position
from tests.catan_cards.table import table


def violations(state: State, *, running: bool, settled: bool) -> Iterator[str]:
    """Return the ids of the invariants that a state breaks in the middle of a step."""
    frames = [*([PlayerTurn()] if running else []), *([] if settled else [Settle()])]
    return INVARIANTS.violations(Position(state, [FrameSlot([frame], [0]) for frame in frames]))


def fresh() -> State:
    """Return a sound position in the middle of a turn."""
    return table(cards={0: {"u30a": "knight_otto", "d31x": "colonial_base"}}, hands={0: ["spy"]}).state


def lose_a_card(state: State) -> None:
    state.players[0].hand.clear()


def lose_an_event(state: State) -> None:
    state.events.pop()


def lose_a_region(state: State) -> None:
    state.region_stack.pop()


def store_too_much(state: State) -> None:
    state.players[1].regions["u29"].stored = 4


def build_twice_the_same(state: State) -> None:
    state.players[0].centre[1] = "settlement"
    state.supply["road"] += 1
    state.supply["settlement"] -= 1


def find_a_road(state: State) -> None:
    state.supply["road"] += 1


def stack_cards(state: State) -> None:
    state.players[0].cards[1].place = "u30a"


def build_in_the_wild(state: State) -> None:
    state.players[0].cards[0].place = "u34a"


def build_beside_a_city(state: State) -> None:
    state.players[0].centre[0] = "settlement"
    state.supply["city"] += 1
    state.players[0].cards.append(Built("church", "d30a", 0))


def crowd_a_village(state: State) -> None:
    state.players[0].centre[0] = "settlement"
    state.supply["city"] += 1
    state.players[0].cards[0].place = "u30b"


def dig_in_the_fields(state: State) -> None:
    state.players[0].cards[1].place = "u31x"


def dig_in_the_wild(state: State) -> None:
    state.players[0].cards[1].place = "u39x"


def camp_in_town(state: State) -> None:
    state.players[1].cards.append(Built("barbarian_camp", "c30x", 0))


def rise_too_high(state: State) -> None:
    state.players[0].cards.append(Built("triumphal_arch", "d32a", 0, counter=4))


def count_backwards(state: State) -> None:
    state.players[0].cards[1].counter = -1


def found_nowhere(state: State) -> None:
    regions = state.players[0].regions
    regions["u39"] = regions.pop("u29")


def steal_the_knight(state: State) -> None:
    state.knight = 1


def steal_the_windmill(state: State) -> None:
    state.windmill = 1


def double_a_knight(state: State) -> None:
    state.stacks[0].append("knight_otto")
    state.players[1].cards.append(Built("knight_otto", "u30a", 1))
    state.knight = -1


def endure(state: State) -> None:
    state.players[1].cards.append(Built("knight_karl", "u30a", 1))
    state.players[1].cards.append(Built("barbarian_camp", "c31x", 0))
    state.knight = 1


def keep_at_home(state: State) -> None:
    state.players[0].cards.append(Built("barbarian_camp", "c31x", 0))


def go_on_for_ever(state: State) -> None:
    state.players[0].cards += [Built("colossus", "u32a", 0)] * 9


def end_early(state: State) -> None:
    state.phase = "over"


@pytest.mark.parametrize(
    ("broken", "id"),
    [
        (lose_a_card, "cards_conserved"),
        (lose_an_event, "events_conserved"),
        (lose_a_region, "regions_conserved"),
        (store_too_much, "storage"),
        (build_twice_the_same, "row"),
        (find_a_road, "supply"),
        (stack_cards, "one_card_a_place"),
        (build_in_the_wild, "cards_in_place"),
        (build_beside_a_city, "cards_in_place"),
        (crowd_a_village, "cards_in_place"),
        (dig_in_the_fields, "cards_in_place"),
        (dig_in_the_wild, "cards_in_place"),
        (camp_in_town, "cards_in_place"),
        (count_backwards, "counters"),
        (rise_too_high, "counters"),
        (found_nowhere, "regions_beside_settlements"),
        (steal_the_knight, "knight_token"),
        (steal_the_windmill, "windmill_token"),
        (double_a_knight, "units_unique"),
        (endure, "foreign_cards_fall"),
        (keep_at_home, "foreign_cards_abroad"),
        (go_on_for_ever, "points"),
        (end_early, "ended_in_time"),
    ],
)
def test_an_invariant_is_noticed_when_it_is_broken(broken: Callable[[State], None], id: str) -> None:
    state = fresh()
    assert list(violations(state, running=True, settled=True)) == []
    broken(state)
    assert id in list(violations(state, running=True, settled=True))


def test_nothing_is_left_to_be_done_when_the_game_is_over() -> None:
    assert list(violations(fresh(), running=False, settled=True)) == ["ended_in_time"]


@pytest.mark.ruling(40)
@pytest.mark.parametrize(
    ("broken", "id"),
    [(steal_the_knight, "knight_token"), (steal_the_windmill, "windmill_token"), (endure, "foreign_cards_fall")],
)
def test_open_ends_of_a_civil_war_are_not_yet_broken(broken: Callable[[State], None], id: str) -> None:
    state = fresh()
    broken(state)
    assert id not in list(violations(state, running=True, settled=False))


def test_a_card_at_home_is_wrong_even_in_a_civil_war() -> None:
    state = fresh()
    keep_at_home(state)
    assert "foreign_cards_abroad" in list(violations(state, running=True, settled=False))
