"""Phase 6: batches for the castle and the best builder (docs/rules/caylus.md 1.10, 3.6)."""

import pytest

from engine.core.goods import Goods
from tests.caylus.table import BLUE, GREEN, RED, Table, table

BATCHES = [
    "food.wood.stone",
    "food.wood.cloth",
    "food.wood.gold",
    "food.stone.cloth",
    "food.stone.gold",
    "food.cloth.gold",
]
BATCH: Goods = {"food": 1, "wood": 1, "stone": 1}


def cubes_for_batches(count: int) -> Goods:
    """Return the cubes for that many batches."""
    return {kind: amount * count for kind, amount in BATCH.items()}


def castle(*seats: int, hands: dict[int, Goods], houses: tuple[int, int, int] = (0, 0, 0), scored: int = 0) -> Table:
    """Put these seats at the castle by number, with that many houses of seat 3 in each section."""
    standing = tuple([3] * count for count in houses)
    bailiff = (6, 12, 18)[scored]
    return table(
        phase="castle", workers={"castle": seats}, hands=hands, houses=standing, scored=scored, bailiff=bailiff
    )


def give(game: Table, seat: int, count: int) -> Table:
    """Give that many batches and stop."""
    return game.do(*[f"{seat} batch food.wood.stone"] * count, f"{seat} batch stop")


@pytest.mark.decision("9")
def test_a_batch_is_food_and_two_other_kinds() -> None:
    game = castle(0, hands={0: dict.fromkeys(("food", "wood", "stone", "cloth", "gold"), 1)})
    assert game.offered == [*BATCHES, "stop"]
    told = {"pay": {"food": 1, "cloth": 1, "gold": 1}, "section": "dungeon", "gain": {"vp": 5}}
    assert game.option("food.cloth.gold").data == told
    game.do("0 batch food.cloth.gold")
    assert (game.cubes(0), game.player(0).vp, game.offered) == ({"wood": 1, "stone": 1}, 15, ["stop"])
    assert game.events_of("batch")[0].data == {"section": "dungeon", "pay": told["pay"], "vp": 5}


@pytest.mark.decision("9")
def test_batches_follow_one_another_until_one_stops() -> None:
    game = castle(0, hands={0: cubes_for_batches(3)}).do("0 batch food.wood.stone", "0 batch food.wood.stone")
    assert game.asked == "0 batch"
    assert game.option("stop").data == {"vp": None}
    game.do("0 batch stop")
    assert (game.state.houses[0], game.cubes(0), game.player(0).vp) == ([0, 0], cubes_for_batches(1), 20)


@pytest.mark.parametrize(
    "hand", [{"food": 9}, {"wood": 1, "stone": 1, "cloth": 1}, {"food": 2, "gold": 2}, {"food": 3, "wood": 3}]
)
def test_other_sets_of_cubes_are_not_offered(hand: Goods) -> None:
    game = castle(0, hands={0: hand})
    assert game.offered == ["stop"]
    assert game.why("food.wood.stone").kind == "cannot_pay"
    assert game.why("food.food.wood").kind == "not_offered"


def test_players_act_by_castle_number() -> None:
    game = castle(2, 0, 1, hands={})
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        game.do(f"{game.asked} stop")
    assert asked == ["2 batch", "0 batch", "1 batch"]


@pytest.mark.parametrize("hand", [{}, cubes_for_batches(1)])
def test_nothing_given_costs_two_points(hand: Goods) -> None:
    game = castle(0, hands={0: hand})
    assert game.option("stop").data == {"vp": 2}
    game.do("0 batch stop")
    assert (game.player(0).vp, game.player(0).sources["penalties"], game.player(0).workers) == (8, -2, 6)
    assert game.events_of("no_batch")[0].data == {"vp": 2}


@pytest.mark.ruling(25)
@pytest.mark.parametrize("vp", [0, 1])
def test_the_penalty_stops_at_zero(vp: int) -> None:
    game = castle(0, hands={0: {"vp": vp}})
    assert game.option("stop").data == {"vp": vp}
    game.do("0 batch stop")
    assert (game.player(0).vp, game.events_of("no_batch")[0].data) == (0, {"vp": vp})


@pytest.mark.ruling(19)
def test_a_full_dungeon_stays_current_and_more_goes_to_the_walls() -> None:
    game = castle(0, 1, hands={0: cubes_for_batches(2), 1: {}}, houses=(5, 0, 0))
    game.do("0 batch food.wood.stone")
    assert game.option("food.wood.stone").data["section"] == "walls"
    game.do("0 batch food.wood.stone")
    assert (game.player(0).vp, game.state.houses[1]) == (19, [0])
    assert (game.state.scored, game.events_of("section_scored")) == (0, [])
    game.do("0 batch stop", "1 batch stop", "0 favour deniers")
    assert [event.data["section"] for event in game.events_of("section_scored")] == ["dungeon"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("bailiff") < kinds.index("section_scored")


def test_more_goes_on_to_the_towers() -> None:
    game = castle(0, hands={0: cubes_for_batches(1)}, houses=(6, 10, 0)).do("0 batch food.wood.stone")
    assert (game.state.houses[2], game.player(0).vp) == ([0], 13)


@pytest.mark.ruling(22)
def test_empty_parts_of_a_scored_section_stay_empty() -> None:
    game = castle(0, hands={0: cubes_for_batches(1)}, houses=(2, 0, 0), scored=1)
    assert game.option("food.wood.stone").data["section"] == "walls"
    game.do("0 batch food.wood.stone", "0 batch stop")
    assert (len(game.state.houses[0]), len(game.state.houses[1])) == (2, 1)


def test_no_more_batches_than_free_parts() -> None:
    game = castle(0, hands={0: cubes_for_batches(3)}, houses=(2, 3, 12), scored=2)
    game.do("0 batch food.wood.stone", "0 batch food.wood.stone")
    assert game.offered == ["stop"]
    assert game.why("food.wood.stone").kind == "castle_full"
    assert game.do("0 batch stop").player(0).sources["penalties"] == 0


@pytest.mark.ruling(24)
def test_a_full_castle_spares_only_players_with_a_batch() -> None:
    game = castle(0, 1, hands={0: cubes_for_batches(1), 1: {"food": 9, "wood": 9}}, houses=(0, 0, 14), scored=2)
    assert (game.offered, game.option("stop").data) == (["stop"], {"vp": 0})
    game.do("0 batch stop")
    assert (game.player(0).vp, game.cubes(0)) == (10, cubes_for_batches(1))
    assert [event.seat for event in game.events_of("castle_spared")] == [0]
    assert game.option("stop").data == {"vp": 2}
    game.do("1 batch stop")
    assert [event.seat for event in game.events_of("no_batch")] == [1]
    assert game.player(1).sources["penalties"] == -2 - 4


@pytest.mark.example(5)
def test_example_of_the_castle() -> None:
    game = give(
        castle(RED, GREEN, hands={RED: cubes_for_batches(1), GREEN: cubes_for_batches(2)}, houses=(4, 0, 0)), RED, 1
    )
    give(game, GREEN, 2)
    assert (game.player(RED).vp, game.player(GREEN).vp) == (15, 19)
    assert game.asked == f"{GREEN} favour"
    tie = give(
        castle(RED, GREEN, hands={RED: cubes_for_batches(1), GREEN: cubes_for_batches(2)}, houses=(4, 0, 0)), RED, 1
    )
    assert give(tie, GREEN, 1).asked == f"{RED} favour"
    assert [(event.seat, event.data) for event in tie.events_of("best_builder")] == [(RED, {"houses": 1, "tied": True})]


def test_the_best_builder_counts_houses_of_this_turn() -> None:
    game = castle(BLUE, RED, hands={BLUE: cubes_for_batches(2), RED: cubes_for_batches(1)}, houses=(3, 0, 0))
    give(give(game, BLUE, 2), RED, 1)
    assert game.asked == f"{BLUE} favour"
    assert [(event.seat, event.data) for event in game.events_of("best_builder")] == [
        (BLUE, {"houses": 2, "tied": None})
    ]
    assert {game.player(seat).workers for seat in range(4)} == {6}


def test_without_a_house_there_is_no_best_builder() -> None:
    game = castle(0, 1, hands={}).do("0 batch stop", "1 batch stop")
    assert (game.asked, game.events_of("best_builder")) == ("0 place", [])
    assert not castle(hands={}).events_of("best_builder")


def test_houses_of_an_earlier_turn_do_not_count() -> None:
    hands = {0: cubes_for_batches(2), 1: cubes_for_batches(1)}
    game = give(castle(0, hands=hands), 0, 2).do("0 favour deniers")
    game.do("0 place pass", "1 place castle").decline(until="batch")
    assert give(game, 1, 1).asked == "1 favour"


def test_houses_of_an_earlier_turn_make_no_best_builder() -> None:
    game = give(castle(0, hands={0: cubes_for_batches(4), 1: cubes_for_batches(2)}), 0, 3).do("0 favour deniers")
    game.do("0 place castle", "1 place castle").decline(until="batch")
    give(give(game, 0, 1), 1, 2)
    assert [(event.seat, event.data) for event in game.events_of("best_builder")] == [
        (0, {"houses": 3, "tied": None}),
        (1, {"houses": 2, "tied": None}),
    ]
    assert game.asked == "1 favour"
