"""Phase 6, the end of the game and its points (docs/rules/magna_carta.md, phase 6 and the end)."""

import pytest

from engine.core.goods import Goods
from engine.core.types import Outcome
from engine.magna_carta.state import Slot
from tests.magna_carta.table import MAGNA_CARTA, Table, residence, table

ROAD = [Slot("market", 0), residence(1), Slot("bank", 2)]


def before_phase_6(
    seats: int = 4, *, first: int = 0, provost: int | None = None, road: list[Slot] | None = None
) -> Table:
    """Lay out a position before phase 6 of the first turn, in which no batch was given."""
    left = {2: (3, 6, 7), 3: (4, 7, 8), 4: (5, 8, 9)}[seats]
    return table(
        seats, phase="end", going_on=True, first=first, provost=provost, road=ROAD if road is None else road, left=left
    )


def before_the_end(goods: dict[int, Goods] | None = None, *, road: list[Slot] | None = None, **tokens: Goods) -> Table:
    """Lay out a position of three players before phase 6 of the last turn; `tokens` are those of a, b and c."""
    owned = {"abc".index(name): one for name, one in tokens.items()}
    purses = {seat: {"denier": 0, **(goods or {}).get(seat, {})} for seat in range(3)}
    return table(3, phase="end", going_on=True, goods=purses, road=road or [], tokens=owned, left=(0, 0, 0))


def outcome(game: Table) -> Outcome:
    """Return the outcome of the game."""
    found = MAGNA_CARTA.outcome(game.position)
    assert found is not None
    return found


@pytest.mark.parametrize(("provost", "to"), [(1, 3), (4, 6), (5, 7)])
def test_the_provost_goes_two_cards_on(provost: int, to: int) -> None:
    game = before_phase_6(provost=provost)
    assert (game.state.provost, game.events_of("advance")[0].data["to"]) == (to, to)
    assert game.events_of("advance")[0].seat is None


@pytest.mark.example(3)
def test_the_provost_does_not_leave_the_road() -> None:
    assert before_phase_6(provost=6).state.provost == 7
    assert before_phase_6(provost=7).state.provost == 7


def test_the_next_player_clockwise_becomes_first_in_any_passing_order() -> None:
    for first in range(4):
        game = before_phase_6(first=first)
        assert (game.state.first, game.asked) == ((first + 1) % 4, f"{(first + 1) % 4} act")
        assert [event.seat for event in game.events_of("first_player")] == [(first + 1) % 4]


def test_another_turn_begins_with_income_and_an_empty_bridge() -> None:
    game = before_phase_6(2, road=[])
    assert (game.state.turn, game.state.phase, game.state.passed) == (2, "actions", [])
    kinds = [event.kind for event in game.events]
    assert kinds == ["advance", "first_player", "phase", "turn", "income", "income", "phase"]
    assert [game.deniers(seat) for seat in range(2)] == [12, 12]
    assert MAGNA_CARTA.outcome(game.position) is None


def test_the_game_ends_with_the_turn_in_which_the_last_token_is_taken() -> None:
    goods: dict[int, Goods] = {0: {"food": 1, "wood": 1, "stone": 1}}
    game = table(2, phase="castle", going_on=True, goods=goods, left=(0, 0, 1))
    game.do("0 batches 1")
    assert (game.asked, game.state.phase, game.state.first) == ("over", "over", 1)
    assert outcome(game).ended == "castle"
    lost = table(2, phase="castle", going_on=True, left=(0, 0, 2)).do("0 batches 0", "1 batches 0")
    assert outcome(lost).ended == "castle"
    assert table(2, phase="castle", going_on=True, left=(0, 0, 3)).finish_turn().asked == "1 act"


@pytest.mark.ruling(16)
def test_the_gold_for_the_last_batches_counts() -> None:
    goods: dict[int, Goods] = {0: {"food": 1, "wood": 1, "stone": 1, "denier": 0}, 1: {"denier": 0}}
    game = table(2, phase="castle", going_on=True, goods=goods, left=(0, 0, 1)).do("0 batches 1")
    assert outcome(game).scores == (2 + 1, 0)


@pytest.mark.parametrize(
    ("hand", "gold", "cubes", "deniers"),
    [
        ({"gold": 2}, 2, 0, 0),
        ({"food": 1, "wood": 1, "stone": 1}, 0, 1, 0),
        ({"food": 2, "gold": 1}, 1, 0, 0),
        ({"stone": 8}, 0, 2, 0),
        ({"denier": 2}, 0, 0, 0),
        ({"denier": 7}, 0, 0, 2),
        ({"denier": 3, "food": 3, "gold": 3}, 3, 1, 1),
    ],
)
def test_gold_other_cubes_and_deniers_bring_points(hand: Goods, gold: int, cubes: int, deniers: int) -> None:
    game = before_the_end({0: hand})
    found = outcome(game)
    assert (found.sources[0]["gold"], found.sources[0]["cubes"], found.sources[0]["deniers"]) == (gold, cubes, deniers)
    whole = {"gold": gold, "cubes": cubes, "deniers": deniers, "vp": gold + cubes + deniers}
    assert {event.seat: event.data for event in game.events_of("final")}[0] == whole
    assert found.scores[0] == whole["vp"]


def test_tokens_count_by_their_section() -> None:
    found = outcome(before_the_end(a={"dungeon": 2, "walls": 1, "towers": 3}))
    assert (found.sources[0]["castle"], found.scores) == (8 + 3 + 6, (17, 0, 0))


@pytest.mark.example(5)
@pytest.mark.ruling(9)
def test_the_visible_cards_of_ones_own_slots_count() -> None:
    road = [
        Slot("small_farm", 0),
        Slot("bank", 0),
        residence(0, "market"),
        residence(0, "church", prestige="statue"),
        residence(1, "church", prestige="hotel"),
    ]
    found = outcome(before_the_end(road=road))
    assert {source: vp for source, vp in found.sources[0].items() if vp} == {
        "buildings": 1 + 3,
        "residences": 1,
        "prestige": 6,
    }
    assert found.scores == (11, 6, 0)


def test_cards_in_hands_and_piles_count_nothing() -> None:
    game = table(2, phase="end", going_on=True, hands={0: ["bank", "church"]}, goods={0: {}}, left=(0, 0, 0))
    assert outcome(game).scores == (10 // 3, 10 // 3)


def test_the_highest_score_wins_and_ties_are_shared() -> None:
    game = before_the_end({1: {"denier": 12}}, a={"dungeon": 1}, c={"towers": 1})
    found = outcome(game)
    assert (found.ranks, found.scores) == ((1, 1, 3), (4, 4, 2))
    assert game.events_of("over")[0].data == {"winners": ["0", "1"]}


def test_points_so_far_leave_goods_out() -> None:
    game = table(goods={0: {"gold": 5}}, road=[Slot("bank", 0)])
    assert {source: vp for source, vp in game.sources(0).items() if vp} == {"buildings": 3}
