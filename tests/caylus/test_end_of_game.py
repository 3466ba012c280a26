"""The end of the game and its final points (docs/rules/caylus.md 3.9)."""

import pytest

from engine.core.goods import Goods
from tests.caylus.table import CAYLUS, Table, table


def last_turn(hands: dict[int, Goods], towers: int = 3) -> Table:
    """Lay out a position before phase 7, the bailiff at the Towers' marker; seat 3 has more houses than the others."""
    houses: tuple[list[int], ...] = ([], [], [0, 1, 2, *[3] * (towers - 3)])
    return table(phase="end", scored=2, bailiff=23, houses=houses, hands=hands)


@pytest.mark.parametrize(
    ("hand", "vp"),
    [
        ({"gold": 2, "denier": 0}, 6),
        ({"food": 1, "wood": 1, "stone": 1, "denier": 0}, 1),
        ({"cloth": 3, "food": 2, "denier": 0}, 1),
        ({"cloth": 2, "gold": 1, "denier": 0}, 3),
        ({"denier": 3}, 0),
        ({"denier": 9}, 2),
        ({"gold": 1, "food": 7, "denier": 4}, 3 + 2 + 1),
    ],
)
def test_gold_other_cubes_and_deniers_bring_points(hand: Goods, vp: int) -> None:
    game = last_turn({0: hand})
    assert game.asked == "over"
    assert game.player(0).vp == 10 + vp
    told = game.events_of("final")[0]
    assert (told.seat, told.data["vp"]) == (0, 10 + vp)
    assert sum(int(str(told.data[source])) for source in ("gold", "cubes", "deniers")) == vp


def test_the_highest_score_wins_and_ties_are_shared() -> None:
    game = last_turn({0: {"vp": 30}, 1: {"vp": 40}, 2: {"vp": 40}, 3: {"vp": 5}})
    outcome = CAYLUS.outcome(game.position)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((3, 1, 1, 4), (32, 42, 42, 5 - 4 + 2))
    assert game.events_of("over")[0].data == {"winners": ["1", "2"]}


def test_the_favours_of_the_towers_come_before_the_final_points() -> None:
    game = last_turn({3: {"denier": 1}}, towers=5)
    assert game.asked == "3 favour"
    assert not game.events_of("final")
    game.do("3 favour deniers")
    assert (game.player(3).deniers, game.events_of("final")[3].data["deniers"]) == (4, 1)


def test_the_game_goes_on_until_the_towers_are_scored() -> None:
    game = table(phase="end", scored=2, bailiff=22, provost=22)
    assert (game.state.bailiff, game.asked, CAYLUS.outcome(game.position)) == (23, "0 place", None)


@pytest.mark.parametrize(("towers", "ended"), [(4, "bailiff"), (14, "towers_built")])
def test_it_ends_by_the_bailiff_or_with_full_towers(towers: int, ended: str) -> None:
    outcome = CAYLUS.outcome(last_turn({}, towers).finish_turn().position)
    assert outcome is not None
    assert outcome.ended == ended


def test_full_towers_end_it_before_the_bailiff_comes() -> None:
    game = table(phase="end", scored=2, bailiff=18, houses=([], [], [0] * 14))
    game.finish_turn()
    assert (game.asked, game.state.phase, game.state.bailiff) == ("over", "over", 19)


def test_the_outcome_says_where_points_come_from() -> None:
    game = last_turn({0: {"vp": 7, "gold": 1}})
    outcome = CAYLUS.outcome(game.position)
    assert outcome is not None
    assert {source: vp for source, vp in outcome.sources[0].items() if vp} == {"exchanges": 7, "gold": 3, "deniers": 2}
