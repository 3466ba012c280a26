"""Phase 5: batches, the gold for most of them, and lost tokens (docs/rules/magna_carta.md, phase 5)."""

import pytest

from engine.core.goods import Goods
from engine.magna_carta.state import Slot
from tests.magna_carta.table import BLUE, GREEN, ORANGE, RED, Table, table


def castle(
    goods: dict[int, Goods], left: tuple[int, int, int] = (7, 8, 9), passed: tuple[int, ...] = (0, 1, 2, 3)
) -> Table:
    """Lay out a position before phase 5, with all players' cubes and the remaining tokens."""
    return table(phase="castle", goods=goods, left=left, passed=passed)


def cubes_for_batches(count: int, **more: int) -> Goods:
    """Return the cubes for that many batches, and more."""
    return {"food": count, "wood": count, "stone": count, **more}


def give(game: Table, given: dict[int, int]) -> Table:
    """Give that many batches by seat, each when asked; other seats give none."""
    while game.asked.endswith("batches"):
        game.do(f"{game.asked} {given.get(game.decision.ask.seat, 0)}")
    return game


@pytest.mark.decision("5")
def test_each_gives_any_number_of_batches_in_the_order_of_passing() -> None:
    game = castle({seat: cubes_for_batches(2) for seat in range(4)}, passed=(2, 0, 3, 1))
    asked = []
    for count in (1, 0, 2, 1):
        asked.append(game.asked)
        assert (game.offered, game.decision.ask.open) == (["0", "1", "2"], True)
        game.do(f"{game.asked} {count}")
    assert asked == ["2 batches", "0 batches", "3 batches", "1 batches"]
    assert [game.player(seat).tokens["dungeon"] for seat in range(4)] == [0, 1, 1, 2]
    assert [(event.seat, event.data) for event in game.events_of("no_batch")] == [(0, {})]


@pytest.mark.decision("5")
def test_a_batch_is_food_wood_and_stone_for_a_token() -> None:
    game = castle({0: cubes_for_batches(2, food=3)})
    option = game.option("2")
    assert option.data == {"pay": {"food": 2, "wood": 2, "stone": 2}, "count": 2, "gain": {"vp": 8}}
    assert (option.verb, option.spot) == ("castle", "castle")
    game.do("0 batches 2")
    assert (game.left, game.player(0).tokens["dungeon"]) == ((5, 8, 9), 2)
    assert game.events_of("batches")[0].data == {"count": 2, "pay": {"food": 2, "wood": 2, "stone": 2}, "vp": 8}
    assert game.deniers(0) == 10


@pytest.mark.parametrize(
    ("held", "most"),
    [
        ({"food": 1, "wood": 1, "stone": 1}, 1),
        ({"food": 9, "wood": 9}, 0),
        ({"food": 9, "wood": 9, "gold": 2}, 2),
        ({"food": 1, "wood": 2, "stone": 3, "gold": 2}, 2),
        ({"food": 1, "wood": 2, "stone": 3, "gold": 3}, 3),
        ({"gold": 5}, 1),
        ({"gold": 9}, 3),
        ({"food": 2, "gold": 1, "wood": 1}, 1),
    ],
)
def test_gold_replaces_any_cube_of_a_batch(held: Goods, most: int) -> None:
    game = castle({0: held})
    assert game.offered == [str(count) for count in range(most + 1)]
    assert (game.why(str(most + 1)).kind, game.why(str(most + 1)).data) == ("cannot_offer", {"count": most + 1})
    game.do(f"0 batches {most}")
    assert sum(held.values()) - sum(game.cubes(0).values()) == 3 * most


def test_a_batch_that_cannot_be_paid_is_shown_at_its_full_price() -> None:
    game = castle({0: cubes_for_batches(1)})
    (wish, _), *more = game.game.unavailable(game.position, 0)
    assert (wish.data["pay"], more) == ({"food": 2, "wood": 2, "stone": 2}, [])


def test_gold_is_kept_as_long_as_the_other_cubes_last() -> None:
    game = castle({0: {"food": 1, "wood": 2, "stone": 3, "gold": 5}})
    assert [option.data.get("pay") for option in game.options][1:3] == [
        {"food": 1, "wood": 1, "stone": 1},
        {"food": 1, "wood": 2, "stone": 2, "gold": 1},
    ]


def test_no_more_batches_than_tokens() -> None:
    game = castle({0: cubes_for_batches(5), 1: cubes_for_batches(5)}, left=(0, 0, 3))
    assert game.offered == ["0", "1", "2", "3"]
    assert (game.why("4").kind, game.why("4").data) == ("not_enough_tokens", {"left": 3})
    game.do("0 batches 2")
    assert game.offered == ["0", "1"]
    assert castle({0: cubes_for_batches(2)}, left=(0, 0, 3)).why("3").kind == "cannot_offer"
    assert castle({0: cubes_for_batches(2)}).why("24").kind == "cannot_offer"
    assert game.do("1 batches 1").left == (0, 0, 0)


def test_tokens_are_taken_from_the_dungeon_on() -> None:
    game = castle({0: cubes_for_batches(3), 1: cubes_for_batches(9)}, left=(1, 8, 9))
    assert [option.data["gain"] for option in game.options if option.data] == [{"vp": 4}, {"vp": 7}, {"vp": 10}]
    game.do("0 batches 3")
    assert (game.player(0).tokens, game.left) == ({"dungeon": 1, "walls": 2, "towers": 0}, (0, 6, 9))
    game.do("1 batches 8")
    assert (game.player(1).tokens, game.left) == ({"dungeon": 0, "walls": 6, "towers": 2}, (0, 0, 7))


@pytest.mark.example(2)
def test_example_of_the_castle() -> None:
    goods: dict[int, Goods] = {
        ORANGE: cubes_for_batches(1),
        BLUE: {"wood": 1, "stone": 1, "gold": 1},
        GREEN: cubes_for_batches(2),
        RED: cubes_for_batches(1),
    }
    order = (ORANGE, BLUE, GREEN, RED)
    game = give(castle(goods, (2, 8, 9), order), {ORANGE: 1, BLUE: 1, GREEN: 2})
    assert game.left == (0, 6, 9)
    assert {event.seat: event.data["vp"] for event in game.events_of("batches")} == {ORANGE: 4, BLUE: 4, GREEN: 6}
    told = [(event.seat, event.data) for event in game.events_of("most_batches")]
    assert told == [(GREEN, {"count": 2, "gain": {"gold": 1}, "tied": None})]
    assert (game.cubes(GREEN), game.cubes(BLUE)) == ({"gold": 1}, {})
    tie = give(castle(goods, (2, 8, 9), order), {ORANGE: 1, BLUE: 1, GREEN: 1})
    assert [(event.seat, event.data["count"], event.data["tied"]) for event in tie.events_of("most_batches")] == [
        (ORANGE, 1, True)
    ]


@pytest.mark.ruling(16)
def test_the_gold_comes_when_all_have_given() -> None:
    game = castle({0: cubes_for_batches(1)}).do("0 batches 1", "1 batches 0", "2 batches 0")
    assert (game.cubes(0), game.events_of("most_batches")) == ({}, [])
    game.do("3 batches 0")
    assert (game.cubes(0), [event.seat for event in game.events_of("most_batches")]) == ({"gold": 1}, [0])


def test_a_tie_goes_to_the_first_to_pass_whatever_was_given_before() -> None:
    game = castle({seat: cubes_for_batches(2) for seat in range(4)}, passed=(3, 2, 1, 0))
    game.do("3 batches 1", "2 batches 2", "1 batches 2", "0 batches 0")
    assert [event.seat for event in game.events_of("most_batches")] == [2]


def test_two_tokens_leave_the_game_without_batches() -> None:
    game = give(castle({0: cubes_for_batches(1)}, left=(1, 8, 9)), {})
    assert (game.left, game.events_of("most_batches")) == ((0, 7, 9), [])
    assert [(event.seat, event.data) for event in game.events_of("tokens_lost")] == [(None, {"count": 2})]
    assert all(set(player.tokens.values()) == {0} for player in game.state.players)


@pytest.mark.ruling(15)
def test_the_last_token_leaves_alone() -> None:
    game = castle({}, left=(0, 0, 1))
    assert (give(game, {}).left, game.events_of("tokens_lost")[0].data) == ((0, 0, 0), {"count": 1})


@pytest.mark.ruling(12)
def test_tokens_of_a_church_are_no_batches() -> None:
    game = table(
        phase="road",
        going_on=True,
        road=[Slot("church", 0)],
        workers={5: 0},
        provost=5,
        goods={1: cubes_for_batches(1)},
    )
    game.do("0 tokens 2").finish_turn()
    assert game.left == (3, 8, 9)
    assert game.events_of("tokens_lost")[0].data == {"count": 2}
    other = table(
        phase="road",
        going_on=True,
        road=[Slot("church", 0)],
        workers={5: 0},
        provost=5,
        goods={1: cubes_for_batches(1)},
    )
    other.do("0 tokens 2").decline(until="batches").do("0 batches 0", "1 batches 1").finish_turn()
    assert [(event.seat, event.data["count"]) for event in other.events_of("most_batches")] == [(1, 1)]


@pytest.mark.ruling(14)
def test_without_tokens_there_is_nothing_to_give_to_lose_or_to_win() -> None:
    game = table(
        2,
        phase="road",
        going_on=True,
        road=[Slot("church", 0)],
        workers={3: 0},
        provost=3,
        goods={0: cubes_for_batches(1), 1: cubes_for_batches(1)},
        left=(0, 0, 2),
    )
    game.do("0 tokens 2")
    give(game, {})
    assert (game.asked, game.events_of("most_batches"), game.events_of("tokens_lost"), game.events_of("batches")) == (
        "over",
        [],
        [],
        [],
    )
    assert [event.kind for event in game.events if event.kind in ("advance", "over")] == ["advance", "over"]
    assert (game.state.provost, game.cubes(0)["food"]) == (3, 1)
